import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BenchResult } from '../../src/bench/result.ts';
import { EXIT } from '../../src/errors.ts';
import { parseSuite } from '../../src/suite/suite.ts';
import { runCliBundle } from './cli.ts';

/** Each of perf's silent failures, done to it in a real guest: the run fails with the reason, and there is no figure. */

const SUITE = 'test/e2e/suites/silent-failures.yaml';
const COLD_MS = 40 * 60_000;
const out = mkdtempSync(join(tmpdir(), 'patchboot-silent-'));
let result: BenchResult;
let code: number | null;

beforeAll(async () => {
  const words = ['bench', 'x86_64-rt', '--suites', SUITE, '--boots', '1', '--json', '--out', out];
  const run = await runCliBundle(words, { timeoutMs: COLD_MS });
  code = run.code;
  result = JSON.parse(run.stdout) as BenchResult;
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** By step: words of the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'pre-fails': 'perf stat printed without end',
  'pre-fails-once': 'perf stat printed without end',
  'command-fails': 'perf stat ended with status',
  'command-fails-once': 'under perf stat 3 of 4 runs were whole',
  'command-killed-once': 'Terminated',
  'command-missing': 'perf stat ended with status 255',
  'mount-stays': 'mnt was still mounted after a run',
  'mount-stays-once': 'mnt was still mounted after a run',
  'post-fails': 'under perf stat 0 of 4 runs were whole',
};

const figureOf = (step: string) => result.commands.find((command) => command.step === step)?.figures[0];

test('every step of the suite but the sound one has its reason here', () => {
  const steps = parseSuite(readFileSync(SUITE, 'utf8'), SUITE).steps.map(({ id }) => id);
  expect(steps.filter((id) => id !== 'sound').sort()).toEqual(Object.keys(REASONS).sort());
});

test('the run as a whole fails', () => {
  expect(code).toBe(EXIT.finding);
  expect(result.kernels[0]?.trouble).not.toBe('');
});

describe.each(Object.entries(REASONS))('%s', (step, reason) => {
  test('gives the reason and no figure', () => {
    expect(result.notes.filter((note) => note.includes(`, ${step}: `)).join('\n')).toContain(reason);
    expect(figureOf(step)?.samples).toEqual([]);
    expect(figureOf(step)?.summary).toBeNull();
  });
});

test('the step with nothing wrong has its figure', () => {
  expect(figureOf('sound')?.samples[0]?.runs).toHaveLength(4);
});
