import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Result } from '../../src/report/result.ts';
import { parseResult } from '../../src/report/schema.ts';
import { FakeGitHub } from '../github/server.ts';
import { BOT, READ_TOKEN, REPOSITORY, WRITE_TOKEN } from '../github/state.ts';
import { ROOT, runCliBundle } from './cli.ts';
import { BASE, commentEvent, dispatchEvent, HEAD, PULL, pullEvent, workflowRunEvent } from './events.ts';
import { exampleFiles, makeQueue } from './queue.ts';
import { type Job, type JobRun, runJob } from './runner.ts';

/** The shipped action in a runner, with a GitHub that checks every request: what reaches a pull request, and when. */

const RECORDED = join(ROOT, 'test/publish/call-rcu.result.json');
const RESULT = parseResult(readFileSync(RECORDED, 'utf8'));
const COMMENTS = `/issues/${PULL}/comments`;

let github: FakeGitHub;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'patchboot-publish-'));
  mkdirSync(join(folder, 'workspace/results/patchboot-x86_64-lockdep'), { recursive: true });
  cpSync(RECORDED, join(folder, 'workspace/results/patchboot-x86_64-lockdep/result.json'));
  github = new FakeGitHub();
  await github.start();
  addPull(REPOSITORY);
});
afterEach(async () => {
  await github.close();
  rmSync(folder, { recursive: true, force: true });
  expect(github.violations).toEqual([]);
});

function addPull(headRepository: string, over: Partial<(typeof github.state.pulls)[number]> = {}): void {
  github.state.pulls.length = 0;
  github.state.pulls.push({
    number: PULL,
    headSha: HEAD,
    headRepository,
    headBranch: 'topic',
    baseSha: BASE,
    files: [
      {
        filename: 'fs/namespace.c',
        status: 'modified',
        patch: '@@ -1720,2 +1720,9 @@ x\n a\n+b\n+c\n+d\n+e\n+f\n+g\n+h\n b',
      },
    ],
    ...over,
  });
}

const job = (
  inputs: Record<string, string>,
  event: string,
  payload: unknown,
  more: Partial<Job> = {},
): Promise<JobRun> => runJob({ inputs, event, payload, folder, apiUrl: github.url, ...more });

const report = (inputs: Record<string, string> = {}, more: Partial<Job> = {}): Promise<JobRun> =>
  job(
    { mode: 'report', results: 'results', 'github-token': WRITE_TOKEN, ...inputs },
    'workflow_run',
    workflowRunEvent(),
    more,
  );

/** What must hold whatever happens to the publishing. */
function expectVerdictStands(run: JobRun): void {
  expect({ code: run.code, verdict: run.outputs['verdict'] }, run.raw).toEqual({ code: 1, verdict: 'fail' });
  const written = parseResult(readFileSync(run.outputs['result'] ?? '', 'utf8'));
  expect(written.findings).toEqual(RESULT.findings);
  expect(run.summary).toContain('WARNING');
  expect(existsSync(join(run.outputs['report-dir'] ?? '', 'report.html'))).toBe(true);
  expect(run.raw.replaceAll(`::add-mask::${WRITE_TOKEN}`, '')).not.toContain(WRITE_TOKEN);
}

describe('workflow_run: the report of a pull request from a fork', () => {
  beforeEach(() => addPull('stranger/linux'));

  test('finds the pull request by its head, and posts', async () => {
    const run = await report();
    expectVerdictStands(run);
    expect(run.outputs).toMatchObject({ published: 'true', 'pull-request': String(PULL), 'head-sha': HEAD });
    expect(run.outputs['comment-url']).toContain(`/pull/${PULL}#issuecomment-`);
    expect(github.state.comments).toHaveLength(1);
    const body = github.state.comments[0]?.body ?? '';
    expect(body).toContain('## FAIL');
    // The run that tested, not the one that reports.
    expect(body).toContain('https://github.com/octo/linux/actions/runs/400');
  });

  test('the number in an uploaded file is not looked at', async () => {
    const file = join(folder, 'workspace/results/patchboot-x86_64-lockdep/result.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), pull: 99, number: 99 }));
    expect((await report()).outputs['pull-request']).toBe(String(PULL));
  });

  test('a pull request that has moved on is left alone', async () => {
    addPull('stranger/linux', { headSha: 'e'.repeat(40) });
    const run = await report();
    expect(run.code).toBe(1);
    expect(run.outputs['published']).toBe('false');
    expect(run.log).toContain('has moved on from aaaaaaaaaaaa to eeeeeeeeeeee');
    expect(github.writes).toEqual([]);
  });

  test('another head of the same name in another fork is another pull request', async () => {
    addPull('somebody-else/linux');
    expect((await report()).log).toContain('no open pull request has the head');
    expect(github.writes).toEqual([]);
  });

  test('a run that no pull request started', async () => {
    const run = await job(
      { mode: 'report', results: 'results', 'github-token': WRITE_TOKEN },
      'workflow_run',
      workflowRunEvent({ cause: 'push' }),
    );
    expect(run.code).toBe(1);
    expect(github.writes).toEqual([]);
  });

  test('mode: run refuses to build there, and under pull_request_target', async () => {
    const mails = { mails: 'x.mbox' };
    for (const [event, payload] of [
      ['workflow_run', workflowRunEvent()],
      ['pull_request_target', pullEvent('opened', { headRepository: 'stranger/linux' })],
    ] as const) {
      const run = await job(mails, event, payload);
      expect(run.code).toBe(2);
      expect(run.annotations[0]?.message).toContain('has the token of the repository');
    }
  });
});

describe('faults: the result and its report survive, the verdict stands, nothing is there twice', () => {
  beforeEach(() => addPull('stranger/linux'));
  const own = () => github.state.comments.filter((comment) => comment.author === BOT);

  test('403: a token that may only read', async () => {
    const run = await report({ 'github-token': READ_TOKEN });
    expectVerdictStands(run);
    expect(run.outputs['published']).toBe('false');
    const warning = run.annotations.find((annotation) => annotation.level === 'warning');
    expect(warning?.message).toContain('Resource not accessible by integration');
    expect(warning?.message).toContain('workflow_run');
  });

  test('404 on the comment', async () => {
    github.fail({ method: 'POST', path: COMMENTS, status: 404, message: 'Not Found' });
    expectVerdictStands(await report());
    expect(own()).toHaveLength(0);
  });

  test('422', async () => {
    github.fail({ method: 'POST', path: COMMENTS, status: 422, message: 'Validation Failed' });
    expectVerdictStands(await report());
    expect(own()).toHaveLength(0);
  });

  test('429, and the secondary limit', async () => {
    github.fail({ method: 'GET', path: COMMENTS, status: 429, headers: { 'retry-after': '1' } });
    github.fail({
      method: 'POST',
      path: COMMENTS,
      status: 403,
      message: 'You have exceeded a secondary rate limit.',
      headers: { 'retry-after': '1' },
    });
    const run = await report();
    expectVerdictStands(run);
    expect(run.outputs['published']).toBe('true');
    expect(own()).toHaveLength(1);
  });

  test.each([502, 0])('%i after the comment was really made', async (status) => {
    github.fail({ method: 'POST', path: COMMENTS, status, done: true });
    const run = await report();
    expectVerdictStands(run);
    expect(run.outputs['published']).toBe('true');
    expect(own()).toHaveLength(1);
  });

  test('no connection at all', async () => {
    const run = await report({}, { apiUrl: 'http://127.0.0.1:9' });
    expectVerdictStands(run);
    expect(run.outputs['published']).toBe('false');
  });

  test('a cancelled job stops waiting, and ends in time', async () => {
    github.fail({ method: 'GET', path: COMMENTS, status: 429, headers: { 'retry-after': '120' } });
    const run = await report({}, { cancelAt: /junit|patchboot|FAIL/ });
    expect(run.cancelMs).toBeLessThan(7500);
    expect(run.outputs['verdict']).toBe('fail');
  });
});

describe('several machines', () => {
  const second = (over: Partial<Result>): void => {
    const name = 'x86_64-rt';
    const named = JSON.parse(JSON.stringify(RESULT).replaceAll('x86_64-lockdep', name)) as Result;
    mkdirSync(join(folder, `workspace/results/patchboot-${name}`), { recursive: true });
    writeFileSync(
      join(folder, `workspace/results/patchboot-${name}/result.json`),
      JSON.stringify({ ...named, ...over }),
    );
  };

  test('are one report: the worst verdict, and the trouble of the other', async () => {
    second({
      verdict: 'infrastructure',
      headline: 'x86_64-rt: the host ran out of disk',
      findings: [],
      error: null,
    });
    const run = await job(
      { mode: 'report', results: 'results/*/result.json', 'github-token': WRITE_TOKEN },
      'pull_request',
      pullEvent('synchronize'),
    );
    expect(run.code, run.raw).toBe(1);
    expect(run.outputs['verdict']).toBe('fail');
    const merged = parseResult(readFileSync(run.outputs['result'] ?? '', 'utf8'));
    expect(merged.machines.map((machine) => machine.name)).toEqual(['x86_64-lockdep', 'x86_64-rt']);
    expect(merged.boots[0]?.log).toMatch(/^patchboot-x86_64-lockdep\/boots\//);
    expect(github.state.comments[0]?.body).toContain('the host ran out of disk');
  });

  test('a job that left no result keeps the others from passing', async () => {
    const file = join(folder, 'workspace/results/patchboot-x86_64-lockdep/result.json');
    writeFileSync(
      file,
      JSON.stringify({ ...RESULT, verdict: 'pass', headline: 'no new problem', findings: [] }),
    );
    mkdirSync(join(folder, 'workspace/results/patchboot-plan'));
    const plan = { include: [{ machine: 'x86_64-lockdep' }, { machine: 'x86_64-rt' }] };
    writeFileSync(join(folder, 'workspace/results/patchboot-plan/plan.json'), JSON.stringify(plan));
    addPull('stranger/linux');
    const run = await report();
    expect({ code: run.code, verdict: run.outputs['verdict'] }, run.raw).toEqual({
      code: 3,
      verdict: 'infrastructure',
    });
    expect(github.state.comments[0]?.body).toContain('its job left no result');
    // And when none is left, that is told as well.
    rmSync(join(folder, 'workspace/results/patchboot-x86_64-lockdep'), { recursive: true });
    expect((await report({}, { runId: '501' })).outputs['verdict']).toBe('infrastructure');
    expect(github.state.comments).toHaveLength(1);
  });

  test('results of different series are refused', async () => {
    const { series } = RESULT;
    if (series === null) throw new Error('the recorded result has a series');
    second({ series: { ...series, patches: series.patches.slice(1) } });
    const run = await report();
    expect(run.code).toBe(2);
    expect(run.annotations[0]?.message).toContain('are of different series');
    expect(github.writes).toEqual([]);
  });

  test('a folder without a result is named', async () => {
    rmSync(join(folder, 'workspace/results'), { recursive: true });
    const run = await report();
    expect(run.code).toBe(2);
    expect(run.annotations[0]?.message).toContain('there is no result.json at results');
  });

  test('a file that is no result is refused before anything is posted', async () => {
    writeFileSync(
      join(folder, 'workspace/results/patchboot-x86_64-lockdep/result.json'),
      '{"version":1,"verdict":"pass"}',
    );
    const run = await report();
    expect(run.code).toBe(2);
    expect(run.outputs['verdict']).toBe('invalid-input');
    expect(github.requests).toEqual([]);
  });
});

describe('pull_request: opened, then synchronize', () => {
  test('one comment, updated; annotations at changed lines; a check run', async () => {
    const inputs = { mode: 'report', results: 'results', 'github-token': WRITE_TOKEN, 'check-run': 'true' };
    const first = await job(inputs, 'pull_request', pullEvent('opened'));
    expectVerdictStands(first);
    const [annotation] = first.annotations.filter((one) => one.file !== '');
    expect(annotation).toMatchObject({ level: 'error', file: 'fs/namespace.c' });
    expect(Number(annotation?.line)).toBeGreaterThanOrEqual(1721);
    expect(Number(annotation?.line)).toBeLessThanOrEqual(1727);
    expect(github.state.checkRuns).toMatchObject([{ headSha: HEAD, conclusion: 'failure' }]);

    const head = 'f'.repeat(40);
    addPull(REPOSITORY, { headSha: head });
    const next = await job(inputs, 'pull_request', pullEvent('synchronize', { headSha: head }), {
      runId: '501',
    });
    expectVerdictStands(next);
    expect(github.state.comments).toHaveLength(1);
    expect(github.state.comments[0]?.body).toContain('`ffffffffffff`');
    expect(github.state.checkRuns.map((run) => run.headSha)).toEqual([HEAD, head]);
  });

  test('fail-job: false leaves the job green, and the verdict what it is', async () => {
    const run = await report({ 'fail-job': 'false' });
    expect({ code: run.code, verdict: run.outputs['verdict'] }).toEqual({ code: 0, verdict: 'fail' });
  });

  test('a queue of patches in which the pull request adds no mail: told in the pull request', async () => {
    const workspace = join(folder, 'queue');
    const { base, head } = makeQueue(workspace, { 'README.md': 'words\n' });
    addPull(REPOSITORY, { headSha: head, baseSha: base });
    const run = await job(
      { 'github-token': WRITE_TOKEN },
      'pull_request',
      pullEvent('opened', { headSha: head, baseSha: base }),
      { workspace },
    );
    expect({ code: run.code, verdict: run.outputs['verdict'] }, run.raw).toEqual({
      code: 2,
      verdict: 'invalid-input',
    });
    expect(github.state.comments).toHaveLength(1);
    expect(github.state.comments[0]?.body).toContain('adds or changes no mail');
  });

  test('without a token nothing is asked of GitHub', async () => {
    const workspace = join(folder, 'queue');
    const { base, head } = makeQueue(workspace, { 'README.md': 'words\n' });
    const run = await job({}, 'pull_request', pullEvent('opened', { headSha: head, baseSha: base }), {
      workspace,
    });
    expect(run.code).toBe(2);
    expect(github.requests).toEqual([]);
  });
});

describe('plan', () => {
  const matrixOf = (run: JobRun) =>
    (JSON.parse(run.outputs['matrix'] ?? '{}') as { include: { machine: string; reason: string }[] }).include;
  test('workflow_dispatch with a path: one job a machine, with reasons', async () => {
    const run = await job(
      { mode: 'plan', mails: join(ROOT, 'examples/call-rcu'), machines: 'x86_64-lockdep, x86_64-rt' },
      'workflow_dispatch',
      dispatchEvent({ mails: 'examples/call-rcu' }),
    );
    expect(run.code, run.raw).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'workspace/patchboot-out/plan.json'), 'utf8'))).toEqual({
      include: matrixOf(run),
    });
    expect(matrixOf(run)).toEqual([
      { machine: 'x86_64-lockdep', arch: 'x86_64', reason: 'asked for' },
      { machine: 'x86_64-rt', arch: 'x86_64', reason: 'asked for' },
    ]);
  });

  test('workflow_dispatch without mails says what to name', async () => {
    const run = await job({ mode: 'plan' }, 'workflow_dispatch', dispatchEvent({}));
    expect(run.code).toBe(2);
    expect(run.annotations[0]?.message).toContain('message-ids');
  });

  test('a pull request from a fork, in a queue of patches: the mails that it adds, without a token', async () => {
    const workspace = join(folder, 'queue');
    const { base, head } = makeQueue(workspace, { ...exampleFiles('call-rcu'), 'notes.txt': 'no mail\n' });
    const run = await job(
      { mode: 'plan' },
      'pull_request',
      pullEvent('opened', { headSha: head, baseSha: base, headRepository: 'stranger/queue' }),
      { workspace },
    );
    expect(run.code, run.raw).toBe(0);
    expect(run.outputs['mails']?.split('\n')).toEqual([
      'patchboot-out/mails/0001-0000-cover-letter.patch',
      expect.stringContaining('patchboot-out/mails/0002-0001-'),
      expect.stringContaining('patchboot-out/mails/0003-0002-'),
    ]);
    expect(matrixOf(run).length).toBeGreaterThan(0);
  });

  test('a command of a maintainer: read, and the patches come from GitHub', async () => {
    const files = exampleFiles('call-rcu');
    addPull('stranger/queue', {
      contents: files,
      files: Object.keys(files).map((filename) => ({ filename, status: 'added' })),
    });
    const run = await job(
      { mode: 'plan', 'github-token': WRITE_TOKEN },
      'issue_comment',
      commentEvent('Looks good.\n/patchboot run machines=x86_64-rt boots=3'),
    );
    expect(run.code, run.raw).toBe(0);
    expect(matrixOf(run).map((one) => one.machine)).toEqual(['x86_64-rt']);
    expect(run.outputs).toMatchObject({ 'pull-request': String(PULL), 'head-sha': HEAD });
    expect(github.writes).toEqual([]);
  });

  test.each(['CONTRIBUTOR', 'NONE', 'FIRST_TIME_CONTRIBUTOR'])(
    'a command of %s does nothing',
    async (association) => {
      const run = await job(
        { mode: 'plan', 'github-token': WRITE_TOKEN },
        'issue_comment',
        commentEvent('/patchboot run', association),
      );
      expect(run.code).toBe(2);
      expect(run.annotations[0]?.message).toContain('may not start a run');
      expect(github.requests).toEqual([]);
    },
  );

  test('a command for a commit that is no longer the head is refused', async () => {
    const run = await job(
      { mode: 'plan', 'github-token': WRITE_TOKEN },
      'issue_comment',
      commentEvent('/patchboot run head=1234567'),
    );
    expect(run.code).toBe(2);
    expect(run.annotations[0]?.message).toContain('not at 1234567');
  });
});

describe('a hostile result', () => {
  test('gives the runner no order, and pings nobody', async () => {
    addPull('stranger/linux');
    const evil =
      '::error::x ##[error]y ::set-output name=verdict::pass @torvalds fixes #1 <!-- patchboot key=x --> ```';
    const file = join(folder, 'workspace/results/patchboot-x86_64-lockdep/result.json');
    writeFileSync(file, JSON.stringify({ ...RESULT, headline: evil, notes: [evil, `\n${evil}`] }));
    const run = await report();
    expect(run.outputs['verdict']).toBe('fail');
    expect(run.annotations.every((annotation) => annotation.title !== '')).toBe(true);
    const body = github.state.comments[0]?.body ?? '';
    expect(body.match(/<!-- patchboot key/g)).toHaveLength(1);
    expect(body).not.toContain('@torvalds');
  });
});

describe('the command line', () => {
  const env = { GITHUB_TOKEN: WRITE_TOKEN, GITHUB_REPOSITORY: REPOSITORY };
  const publish = (args: readonly string[], more: Record<string, string> = {}) =>
    runCliBundle(['publish', RECORDED, ...args], {
      env: { ...env, GITHUB_API_URL: github.url, GITHUB_GRAPHQL_URL: `${github.url}/graphql`, ...more },
    });

  test('publish posts, and says where', async () => {
    const { code, stdout, stderr } = await publish(['--pr', String(PULL), '--sha', HEAD.slice(0, 12)]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^comment created: https:\/\/github.com\/octo\/linux\/pull\/7#issuecomment-\d+\n$/,
    );
  });

  test('what cannot be posted is exit 3, with the way out', async () => {
    const { code, stderr } = await publish(['--pr', String(PULL)], { GITHUB_TOKEN: READ_TOKEN });
    expect(code).toBe(3);
    expect(stderr).toContain('pull-requests: write');
    expect(stderr).not.toContain(READ_TOKEN);
  });

  test('no token, no pull request, no result: exit 2 or 3 before anything is sent', async () => {
    expect((await publish(['--pr', '7'], { GITHUB_TOKEN: '', GH_TOKEN: '' })).stderr).toContain(
      'there is no token',
    );
    expect((await publish([])).code).toBe(3);
    expect((await runCliBundle(['publish', 'package.json', '--pr', '7'], { env })).code).toBe(2);
    expect(github.writes).toEqual([]);
  });

  test('--dry-run prints the comment and asks nobody', async () => {
    const { code, stdout } = await publish(['--dry-run'], { GITHUB_TOKEN: '', GH_TOKEN: '' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<!-- patchboot key=patchboot /);
    expect(github.requests).toEqual([]);
  });

  test('plan prints a matrix that GitHub can read', async () => {
    const { code, stdout } = await runCliBundle(['plan', 'examples/cleanup', '--machines', 'x86_64-lockdep']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      include: [{ machine: 'x86_64-lockdep', arch: 'x86_64', reason: 'asked for' }],
    });
  });
});
