import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { DEFAULT_ARCHIVE, DEFAULT_OUT, DEFAULT_TREE, RUN_FLAGS, RUN_FLAGS_HELP } from '../src/options.ts';
import { VERSION } from '../src/version.ts';

const action = parse(readFileSync('action.yml', 'utf8')) as {
  inputs: Record<string, { description: string; default?: string }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string };
};

test('the action and the command line have the same options', () => {
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(RUN_FLAGS)));
  for (const name of Object.keys(RUN_FLAGS)) expect(RUN_FLAGS_HELP).toContain(`--${name}`);
});

test('defaults are said the same way everywhere', () => {
  expect(action.inputs['tree']?.description).toContain(DEFAULT_TREE);
  expect(action.inputs['out']?.default).toBe(DEFAULT_OUT);
  expect(action.inputs['archive']?.default).toBe(DEFAULT_ARCHIVE);
});

test('the action runs on the current Node of runners, and its version is that of the package', () => {
  expect(action.runs.using).toBe('node24');
  expect((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version).toBe(VERSION);
});
