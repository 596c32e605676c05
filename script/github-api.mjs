/**
 * Cuts the operations that patchboot uses out of GitHub's own OpenAPI description (npm package @octokit/openapi, MIT,
 * 400 MB unpacked, so not a dependency) for the test server.
 * usage: node script/github-api.mjs .../@octokit/openapi/generated/api.github.com.json > test/github/api.json
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const OPERATIONS = [
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['get', '/repos/{owner}/{repo}/pulls'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/files'],
  ['get', '/repos/{owner}/{repo}/contents/{path}'],
  ['post', '/repos/{owner}/{repo}/check-runs'],
  ['patch', '/repos/{owner}/{repo}/check-runs/{check_run_id}'],
  ['get', '/repos/{owner}/{repo}/commits/{ref}/check-runs'],
];
const WEBHOOKS = [
  'pull-request-opened',
  'pull-request-synchronize',
  'workflow-run-completed',
  'issue-comment-created',
  'workflow-dispatch',
];

const bytes = readFileSync(process.argv[2] ?? '');
const whole = JSON.parse(bytes.toString());
const kept = new Map();

/** Copies a value without prose and examples, and notes what it refers to. */
function copy(value, inProperties = false) {
  if (Array.isArray(value)) return value.map((item) => copy(item));
  if (typeof value !== 'object' || value === null) return value;
  if (typeof value.$ref === 'string') {
    keep(value.$ref);
    return { $ref: value.$ref };
  }
  const entries = Object.entries(value).filter(
    ([key]) =>
      inProperties ||
      !['description', 'example', 'examples', 'summary', 'externalDocs', 'tags', 'title'].includes(key),
  );
  return Object.fromEntries(
    entries.map(([key, item]) => [key, copy(item, !inProperties && key === 'properties')]),
  );
}

function keep(ref) {
  if (kept.has(ref)) return;
  const value = ref
    .slice(2)
    .split('/')
    .reduce((at, part) => at[part.replaceAll('~1', '/').replaceAll('~0', '~')], whole);
  kept.set(ref, null);
  kept.set(ref, copy(value));
}

const operations = OPERATIONS.map(([method, path]) => {
  const { parameters = [], requestBody, responses } = whole.paths[path][method];
  return { method, path, ...copy({ parameters, requestBody, responses }) };
});
const webhooks = Object.fromEntries(
  WEBHOOKS.map((name) => [
    name,
    copy(whole['x-webhooks'][name].post.requestBody.content['application/json'].schema),
  ]),
);
const components = {};
for (const [ref, value] of [...kept].sort(([a], [b]) => a.localeCompare(b))) {
  const [, , group, name] = ref.split('/');
  components[group] ??= {};
  components[group][name] = value;
}
const source = {
  package: '@octokit/openapi',
  version: whole.info.version,
  sha256: createHash('sha256').update(bytes).digest('hex'),
};
process.stdout.write(`${JSON.stringify({ source, operations, webhooks, components })}
`);
