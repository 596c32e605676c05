import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JobContext } from '../../src/event/event.ts';
import { connect } from '../../src/publish/github.ts';
import { markerLine } from '../../src/publish/marker.ts';
import { type Publication, type PublishOptions, publish } from '../../src/publish/publish.ts';
import type { Clock } from '../../src/publish/retry.ts';
import type { Result } from '../../src/report/result.ts';
import { parseResult } from '../../src/report/schema.ts';
import { FakeGitHub } from '../github/server.ts';
import { BOT, READ_TOKEN, REPOSITORY, WRITE_TOKEN } from '../github/state.ts';

/** A recorded result of a real run to a server that checks every request against GitHub's description. */

const RESULT = parseResult(readFileSync(join(import.meta.dirname, 'call-rcu.result.json'), 'utf8'));
const HEAD = 'a'.repeat(40);
const PULL = 7;
const COMMENTS = `/issues/${PULL}/comments`;

let github: FakeGitHub;
let waits: number[];
beforeEach(async () => {
  waits = [];
  github = new FakeGitHub();
  await github.start();
  github.state.pulls.push({
    number: PULL,
    headSha: HEAD,
    headRepository: REPOSITORY,
    headBranch: 'topic',
    baseSha: 'b'.repeat(40),
    files: [],
  });
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

/** Time that passes only by waiting. */
function fakeClock(): Clock {
  let now = 1_800_000_000_000;
  return {
    now: () => now,
    sleep: (ms) => {
      waits.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
}

interface Wish {
  readonly result?: Result;
  readonly token?: string;
  readonly run?: string;
  readonly options?: Partial<PublishOptions>;
}

function post({
  result = RESULT,
  token = WRITE_TOKEN,
  run = '500',
  options = {},
}: Wish = {}): Promise<Publication> {
  const signal = new AbortController().signal;
  const [owner = '', repo = ''] = REPOSITORY.split('/');
  const context: JobContext = {
    repository: { owner, repo },
    apiUrl: github.url,
    graphqlUrl: `${github.url}/graphql`,
    serverUrl: 'https://github.com',
    runId: run,
    runAttempt: 1,
    event: { name: 'other', event: 'workflow_dispatch' },
  };
  const clock = fakeClock();
  return publish(result, {
    github: connect({ token, ...context, signal }),
    context,
    patience: { clock, signal, deadlineMs: clock.now() + 240_000 },
    options: {
      comment: true,
      commentKey: 'patchboot',
      checkRun: false,
      checkName: 'patchboot report',
      target: { number: PULL, sha: null },
      artifactUrl: null,
      ...options,
    },
  });
}

const PASS: Result = { ...RESULT, verdict: 'pass', headline: 'no new problem', findings: [] };
const bodies = (): string[] => github.state.comments.map((comment) => comment.body);

describe('the sticky comment', () => {
  test('is made once and then updated in place', async () => {
    expect((await post()).comment).toMatchObject({ state: 'created' });
    expect((await post({ run: '501' })).comment).toMatchObject({ state: 'updated' });
    expect(bodies()).toHaveLength(1);
    expect(bodies()[0]).toContain('## FAIL: WARNING');
    expect(bodies()[0]).toContain('/actions/runs/501');
  });

  test('is found on the third page, behind 240 comments of others', async () => {
    await post();
    const [own] = github.state.comments.splice(0, 1);
    for (let index = 0; index < 240; index++) github.state.addComment(PULL, 'somebody', `word ${index}`);
    if (own !== undefined) github.state.comments.push(own);
    expect((await post({ run: '501' })).comment).toMatchObject({ state: 'updated' });
    expect(github.state.comments.filter((comment) => comment.author === BOT)).toHaveLength(1);
  });

  test('a marker that somebody else planted is not touched', async () => {
    const planted = `${markerLine({ key: 'patchboot', nonce: 'x', state: 'final', verdict: 'fail', head: '', run: '' })}\nhaha`;
    github.state.addComment(PULL, 'mallory', planted);
    github.state.addComment(PULL, 'github-actions', planted);
    github.state.addComment(PULL, BOT, 'another workflow of this repository');
    expect((await post()).comment).toMatchObject({ state: 'created' });
    expect(bodies().slice(0, 3)).toEqual([planted, planted, 'another workflow of this repository']);
    expect(bodies()).toHaveLength(4);
  });

  test('another verdict makes a new comment; the old one says so, keeps its report and is folded', async () => {
    await post();
    expect((await post({ result: PASS, run: '501' })).comment).toMatchObject({ state: 'created' });
    const [old, fresh] = github.state.comments;
    expect(old?.minimized).toBe(true);
    expect(old?.body).toContain('state=superseded');
    expect(old?.body).toContain(`pull/${PULL}#issuecomment-${fresh?.id}`);
    expect(old?.body).toContain('inconsistent lock state');
    expect(fresh?.body).toContain('## PASS');
    // And the next one of the same verdict goes into the new comment.
    expect((await post({ result: PASS, run: '502' })).comment).toMatchObject({ state: 'updated' });
    expect(github.state.comments).toHaveLength(2);
  });

  test('keys keep two comments of one pull request apart', async () => {
    await post();
    await post({ options: { commentKey: 'arm64' } });
    await post({ options: { commentKey: 'arm64' }, run: '501' });
    expect(bodies().map((body) => /key=(\S+)/.exec(body)?.[1])).toEqual(['patchboot', 'arm64']);
  });

  test('an older run does not write over a newer one', async () => {
    await post({ run: '900' });
    const before = bodies();
    expect((await post({ run: '899', result: PASS })).comment).toMatchObject({
      state: 'skipped',
      reason: expect.stringContaining('a newer run has reported already'),
    });
    expect(bodies()).toEqual(before);
  });

  test('a comment that was deleted is made again', async () => {
    await post();
    github.fail({ method: 'PATCH', path: '/issues/comments/', status: 404 });
    expect((await post({ run: '501' })).comment).toMatchObject({ state: 'created' });
  });

  test('two live comments, left by an old fault, become one', async () => {
    await post();
    const [first] = github.state.comments;
    github.state.addComment(PULL, BOT, first?.body.replace(/nonce=\S+/, 'nonce=other') ?? '');
    expect((await post({ run: '501' })).comment).toMatchObject({ state: 'updated' });
    expect(bodies().map((body) => /state=(\w+)/.exec(body)?.[1])).toEqual(['superseded', 'final']);
  });
});

describe('faults', () => {
  test('a read-only token of a fork: told, with the way out, and nothing is tried twice', async () => {
    const { comment } = await post({ token: READ_TOKEN });
    expect(comment).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('Resource not accessible by integration'),
      hint: expect.stringContaining('workflow_run'),
    });
    expect(github.writes).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  test('a bad token', async () => {
    expect((await post({ token: 'ghs_none' })).comment).toMatchObject({ state: 'failed' });
  });

  test('a pull request that is gone', async () => {
    github.state.pulls.length = 0;
    const { comment } = await post();
    expect(comment).toMatchObject({ state: 'failed', reason: expect.stringContaining('Not Found') });
    expect(github.writes).toEqual([]);
  });

  test('422 that calls the body too long: once more with half of it', async () => {
    github.fail({
      method: 'POST',
      path: COMMENTS,
      status: 422,
      message: 'Body is too long (maximum is 65536 characters)',
    });
    expect((await post()).comment).toMatchObject({ state: 'created' });
    expect(bodies()).toHaveLength(1);
    expect(Buffer.byteLength(bodies()[0] ?? '')).toBeLessThan(30_001);
  });

  test('422 for another reason is not repeated', async () => {
    github.fail({ method: 'POST', path: COMMENTS, status: 422, message: 'Validation Failed', times: 9 });
    expect((await post()).comment).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('Validation'),
    });
    expect(github.writes).toHaveLength(1);
  });

  test('429 with retry-after: waits that long', async () => {
    github.fail({ method: 'POST', path: COMMENTS, status: 429, headers: { 'retry-after': '7' } });
    expect((await post()).comment).toMatchObject({ state: 'created' });
    expect(waits).toEqual([7000]);
    expect(bodies()).toHaveLength(1);
  });

  test('the secondary limit, a 403 with retry-after', async () => {
    github.fail({
      method: 'POST',
      path: COMMENTS,
      status: 403,
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
      headers: { 'retry-after': '60' },
    });
    expect((await post()).comment).toMatchObject({ state: 'created' });
    expect(waits).toEqual([60_000]);
  });

  test('the primary limit: waits for its reset', async () => {
    const reset = Math.floor(1_800_000_000_000 / 1000) + 30;
    github.fail({
      method: 'GET',
      path: COMMENTS,
      status: 403,
      message: 'API rate limit exceeded',
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) },
    });
    expect((await post()).comment).toMatchObject({ state: 'created' });
    expect(waits).toEqual([31_000]);
  });

  test('a wait that is longer than the job may take ends the trying', async () => {
    github.fail({ method: 'POST', path: COMMENTS, status: 429, headers: { 'retry-after': '3600' } });
    expect((await post()).comment).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('wait'),
    });
    expect(waits).toEqual([]);
    expect(bodies()).toEqual([]);
  });

  test.each([500, 502, 503, 504])(
    '%i before the comment was made: it is made on the next try',
    async (status) => {
      github.fail({ method: 'POST', path: COMMENTS, status });
      expect((await post()).comment).toMatchObject({ state: 'created' });
      expect(bodies()).toHaveLength(1);
    },
  );

  test.each([500, 502, 0])(
    '%i after the comment was really made: it is found, not made twice',
    async (status) => {
      github.fail({ method: 'POST', path: COMMENTS, status, done: true });
      expect((await post()).comment).toMatchObject({ state: 'created' });
      expect(bodies()).toHaveLength(1);
      expect(
        github.requests.filter((seen) => seen.method === 'POST' && seen.path.endsWith(COMMENTS)),
      ).toHaveLength(1);
    },
  );

  test('502 after the comment was made, and the search for it fails too: it is not made again', async () => {
    github.fail({ method: 'POST', path: COMMENTS, status: 502, done: true });
    // The first listing is the one before the creation.
    github.fail({ method: 'GET', path: COMMENTS, status: 503, skip: 1, times: 99 });
    const { comment } = await post();
    expect(comment).toMatchObject({ state: 'failed', hint: expect.stringContaining('posts nothing twice') });
    expect(bodies()).toHaveLength(1);
    expect(github.writes).toHaveLength(1);
  });

  test('a connection that breaks on every request: given up in the end, with the reason', async () => {
    github.fail({ method: 'GET', path: '/', status: 0, times: 99 });
    const { comment } = await post();
    expect(comment).toMatchObject({ state: 'failed', hint: expect.stringContaining('posts nothing twice') });
    expect(waits).toEqual([1000, 4000, 15_000]);
  });

  test('the old comment cannot be rewritten: the new one stands, and the next run mends it', async () => {
    await post();
    const first = github.state.comments[0];
    github.fail({ method: 'PATCH', path: `/issues/comments/${first?.id}`, status: 403, message: 'no' });
    const publication = await post({ result: PASS, run: '501' });
    expect(publication.comment).toMatchObject({ state: 'created' });
    expect(publication.notes.join()).toContain('could not be folded');
    await post({ result: PASS, run: '502' });
    expect(github.state.comments.map((comment) => comment.minimized)).toEqual([true, false]);
  });

  test('no fault changes the result', async () => {
    const before = JSON.stringify(RESULT);
    github.fail({ method: 'POST', path: COMMENTS, status: 500, times: 9 });
    await post();
    expect(JSON.stringify(RESULT)).toBe(before);
  });
});

describe('the check run', () => {
  const checkRun = { checkRun: true, comment: false } as const;
  const many: Result = {
    ...RESULT,
    findings: Array.from({ length: 130 }, (_, index) => ({
      type: 'build-warning' as const,
      machine: 'x86_64-lockdep',
      base: { hits: 0, runs: 1 },
      patched: { hits: 1, runs: 1 },
      change: 'new' as const,
      touches: [],
      patchIndex: 1,
      file: 'fs/namespace.c',
      line: index + 1,
      message: `fs/namespace.c:${index + 1}: warning: unused variable v${index}`,
      log: 'build.log',
    })),
  };
  const withFile = (): void => {
    const patch = `@@ -1,1 +1,200 @@\n context\n${Array.from({ length: 199 }, () => '+x').join('\n')}`;
    github.state.pulls[0] = {
      ...(github.state.pulls[0] as (typeof github.state.pulls)[number]),
      files: [{ filename: 'fs/namespace.c', status: 'modified', patch }],
    };
  };

  test('130 annotations come in requests of 50', async () => {
    withFile();
    expect((await post({ result: many, options: checkRun })).checkRun).toMatchObject({ state: 'created' });
    const sizes = github.writes.map(
      (seen) => (seen.body['output'] as { annotations: unknown[] }).annotations.length,
    );
    expect(sizes).toEqual([50, 50, 30]);
    expect(github.state.checkRuns).toHaveLength(1);
    expect(github.state.checkRuns[0]?.annotations).toHaveLength(130);
  });

  test('lost answers make neither a second check run nor annotations twice', async () => {
    withFile();
    github.fail({ method: 'POST', path: '/check-runs', status: 502, done: true });
    github.fail({ method: 'PATCH', path: '/check-runs/', status: 0, done: true });
    expect((await post({ result: many, options: checkRun })).checkRun).toMatchObject({ state: 'created' });
    expect(github.state.checkRuns).toHaveLength(1);
    expect(github.state.checkRuns[0]?.annotations).toHaveLength(130);
  });

  test.each([
    ['pass', 'success'],
    ['fail', 'failure'],
    ['inconclusive', 'action_required'],
    ['infrastructure', 'action_required'],
    ['invalid-input', 'failure'],
  ] as const)('%s is %s, and only a pass is green', async (verdict, conclusion) => {
    await post({ result: { ...RESULT, verdict }, options: checkRun });
    expect(github.state.checkRuns[0]?.conclusion).toBe(conclusion);
  });
});
