import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ACTION_ONLY_INPUTS, readInputs } from '../../src/action/inputs.ts';
import { OUTPUTS } from '../../src/action/outputs.ts';
import { RUN_FLAGS } from '../../src/options.ts';

const action = parse(readFileSync('action.yml', 'utf8')) as {
  inputs: Record<string, { default?: string }>;
  outputs: Record<string, unknown>;
};
/** The runner passes the defaults of action.yml. */
const inputs = (given: Readonly<Record<string, string>>) =>
  readInputs((name) => given[name] ?? action.inputs[name]?.default ?? '');

test('action.yml has the inputs and outputs that the program reads and sets, and no others', () => {
  expect(Object.keys(action.inputs).sort()).toEqual(
    [...Object.keys(ACTION_ONLY_INPUTS), ...Object.keys(RUN_FLAGS)].sort(),
  );
  expect(Object.keys(action.outputs).sort()).toEqual([...OUTPUTS].sort());
});

test('defaults are those of action.yml', () => {
  for (const [name, value] of Object.entries(ACTION_ONLY_INPUTS)) {
    expect({ name, value: action.inputs[name]?.default }).toEqual({ name, value });
  }
  expect(inputs({})).toMatchObject({ mode: 'run', mails: [], token: null, annotations: true, failJob: true });
});

describe('wrong and contradicting inputs are named', () => {
  const token = { 'github-token': 't' };
  test.each<[Record<string, string>, string]>([
    [{ mode: 'runn' }, 'mode is one of run, plan, report, not "runn"'],
    [{ comment: 'yes' }, 'comment is true or false, not "yes"'],
    [{ 'allow-incomplete': '1' }, 'allow-incomplete is true or false'],
    [{ series: 'mail' }, 'series is one of'],
    [{ 'pull-request': '#7' }, 'pull-request is "#7"'],
    [{ 'head-sha': 'main' }, 'head-sha is "main"'],
    [{ 'artifact-url': 'javascript:alert(1)' }, 'no https:// address'],
    [{ 'comment-key': 'a--b' }, 'comment-key is "a--b"'],
    [{ 'comment-key': '-->' }, 'comment-key'],
    [{ mode: 'report', ...token }, 'needs the input results'],
    [{ mode: 'report', results: 'r' }, 'needs a token to post with'],
    [{ mode: 'report', results: 'r', mails: 'm', ...token }, 'takes no mails'],
    [{ results: 'r' }, 'results is for mode: report'],
    [{ 'check-run': 'true' }, 'check-run: true needs a token'],
    [{ sandbox: 'off', ...token }, 'sandbox: off runs code of the patch beside the token'],
  ])('%j', (given, words) => {
    expect(() => inputs(given)).toThrow(words);
  });

  test('report without posting needs no token', () => {
    expect(inputs({ mode: 'report', results: 'r', comment: 'false' }).token).toBeNull();
  });
});
