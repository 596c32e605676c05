import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeGitHub } from '../github/server.ts';
import { REPOSITORY, WRITE_TOKEN } from '../github/state.ts';
import { ROOT } from './cli.ts';
import { dispatchEvent, PULL, pullEvent } from './events.ts';
import { exampleFiles, makeQueue } from './queue.ts';
import { runJob } from './runner.ts';

/** The shipped action as the runner starts it, with real kernels in real virtual machines. */

let folder = '';
let github: FakeGitHub;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'patchboot-action-'));
  github = new FakeGitHub();
  await github.start();
});
afterEach(async () => {
  await github.close();
  rmSync(folder, { recursive: true, force: true });
  expect(github.violations).toEqual([]);
});

const LONG_MS = 40 * 60_000;
/** What the action does with a result is looked at here; the checks of the usual suite have tests of their own. */
const SUITE = join(ROOT, 'bench/umount-only.yaml');

test.runIf(process.env['PATCHBOOT_E2E'] === 'all')(
  'a pull request: opened with a clean series, then pushed to with one that has a bug',
  async () => {
    const workspace = join(folder, 'queue');
    const push = async (example: string, action: 'opened' | 'synchronize', runId: string) => {
      const { base, head } = makeQueue(workspace, exampleFiles(example));
      github.state.pulls[0] = {
        number: PULL,
        headSha: head,
        headRepository: REPOSITORY,
        headBranch: 'topic',
        baseSha: base,
        files: [],
      };
      return runJob({
        inputs: { machines: 'x86_64-lockdep', suites: SUITE, boots: '1', 'github-token': WRITE_TOKEN },
        event: 'pull_request',
        payload: pullEvent(action, { headSha: head, baseSha: base }),
        folder,
        workspace,
        apiUrl: github.url,
        runId,
        timeoutMs: LONG_MS,
      });
    };

    const clean = await push('cleanup', 'opened', '500');
    expect({ code: clean.code, verdict: clean.outputs['verdict'] }, clean.raw).toEqual({
      code: 0,
      verdict: 'pass',
    });
    expect(clean.raw).toContain('::group::');
    expect(clean.outputs['findings']).toBe('0');
    expect(clean.outputs['result']).toBe(join(workspace, 'patchboot-out/result.json'));
    expect(existsSync(clean.outputs['result'] ?? '')).toBe(true);
    expect(clean.summary).toContain('x86_64-lockdep');
    expect(github.state.comments.map((comment) => comment.body)).toEqual([
      expect.stringContaining('## PASS'),
    ]);
    // What people saw in the comment meanwhile.
    const seen = github.writes.map((write) => String(write.body['body']));
    expect(seen[0]).toContain('## Testing');
    expect(seen.join('\n')).toMatch(/applied, built [12]\/2, booted [012]\/2/);

    const buggy = await push('call-rcu', 'synchronize', '501');
    expect({ code: buggy.code, verdict: buggy.outputs['verdict'] }, buggy.raw).toEqual({
      code: 1,
      verdict: 'fail',
    });
    const [old, fresh, ...more] = github.state.comments;
    expect(more).toEqual([]);
    expect(old?.minimized).toBe(true);
    expect(old?.body).toContain('It said PASS');
    expect(fresh?.body).toContain('inconsistent lock state');
    // The finding stands at the line of the mail that brings the code.
    const [annotation] = buggy.annotations.filter((one) => one.file !== '');
    expect(annotation?.file).toMatch(/^patches\/0002-/);
    expect(buggy.raw.replaceAll(`::add-mask::${WRITE_TOKEN}`, '')).not.toContain(WRITE_TOKEN);
  },
);

test('a mail that is no patch: exit 2, and the verdict is an output all the same', async () => {
  const run = await runJob({
    inputs: { mails: join(ROOT, 'test/e2e/patches/no-patch.eml') },
    event: 'workflow_dispatch',
    payload: dispatchEvent({}),
    folder,
  });
  expect(run.code).toBe(2);
  expect(run.outputs['verdict']).toBe('invalid-input');
  expect(run.annotations).toMatchObject([{ level: 'error', title: 'patchboot' }]);
  expect(run.summary).not.toBe('');
});

test('a wrong input is named before anything runs', async () => {
  const run = await runJob({
    inputs: { mails: 'examples/cleanup', accel: 'warp' },
    event: 'workflow_dispatch',
    payload: dispatchEvent({}),
    folder,
  });
  expect(run.code).toBe(2);
  expect(run.outputs['verdict']).toBe('invalid-input');
  expect(run.annotations[0]?.message).toContain('warp');
});

test('a cancelled run ends in time, says so in the comment, and tells no verdict', async () => {
  const workspace = join(folder, 'queue');
  const { base, head } = makeQueue(workspace, exampleFiles('cleanup'));
  github.state.pulls.push({
    number: PULL,
    headSha: head,
    headRepository: REPOSITORY,
    headBranch: 'topic',
    baseSha: base,
    files: [],
  });
  const run = await runJob({
    inputs: { machines: 'x86_64-lockdep', suites: SUITE, boots: '1', 'github-token': WRITE_TOKEN },
    event: 'pull_request',
    payload: pullEvent('opened', { headSha: head, baseSha: base }),
    folder,
    workspace,
    apiUrl: github.url,
    cancelAt: /boots on x86_64-lockdep/,
    timeoutMs: LONG_MS,
  });
  expect(run.code, run.raw).toBe(130);
  expect(run.cancelMs).toBeLessThan(10_000);
  expect(existsSync(run.outputs['result'] ?? '')).toBe(true);
  expect(github.state.comments.map((comment) => comment.body)).toEqual([
    expect.stringContaining('The run was stopped before it had a verdict.'),
  ]);
});
