import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeGitHub } from './server.ts';
import { REPOSITORY, WRITE_TOKEN } from './state.ts';

/** The test server itself: it must see what is wrong. */

let github: FakeGitHub;
beforeEach(async () => {
  github = new FakeGitHub();
  await github.start();
});
afterEach(() => github.close());

async function ask(method: string, path: string, body?: unknown): Promise<number> {
  const headers = { authorization: `token ${WRITE_TOKEN}`, accept: 'application/json' };
  const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return (await fetch(`${github.url}${path}`, request)).status;
}

test.each([
  ['POST', `/repos/${REPOSITORY}/issues/7/comments`, { boddy: 'x' }, 'boddy'],
  ['POST', `/repos/${REPOSITORY}/issues/7/comments`, {}, 'body'],
  [
    'POST',
    `/repos/${REPOSITORY}/check-runs`,
    { name: 'x', head_sha: 'y', status: 'completed', conclusion: 'good', output: {} },
    'conclusion',
  ],
  ['GET', `/repos/${REPOSITORY}/issues/7/comments?page_size=3`, undefined, 'page_size is not known'],
  ['GET', `/repos/${REPOSITORY}/issues/seven/comments`, undefined, 'no number'],
  ['GET', `/repos/${REPOSITORY}/nothing`, undefined, 'not in the description'],
  ['POST', '/graphql', { query: 'query { viewer { name_of_it } }' }, 'Cannot query field'],
])('%s %s with %j is seen', async (method, path, body, words) => {
  await ask(method, path, body);
  expect(github.violations.join('\n')).toMatch(new RegExp(words));
});

test('51 annotations are one too many for a request', async () => {
  const annotation = { path: 'a.c', start_line: 1, end_line: 1, annotation_level: 'warning', message: 'm' };
  const output = { title: 't', summary: 's', annotations: Array(51).fill(annotation) };
  await ask('POST', `/repos/${REPOSITORY}/check-runs`, {
    name: 'n',
    head_sha: 'a',
    status: 'completed',
    conclusion: 'success',
    output,
  });
  expect(github.violations.join('\n')).toContain('must NOT have more than 50 items');
});
