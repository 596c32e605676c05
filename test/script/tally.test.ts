import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** script/tally.mjs decides whether script/test has passed: it must never find more good than there is. */

const TALLY = resolve(import.meta.dirname, '../../script/tally.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function tally(files: Readonly<Record<string, unknown>>): {
  last: string | undefined;
  status: number | null;
} {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const { stdout, status } = spawnSync(process.execPath, [TALLY, folder], { encoding: 'utf8' });
  return { last: stdout.trimEnd().split('\n').at(-1), status };
}

/** A report as vitest writes it, as far as it is read. */
function report(passed: number, failed: number, files: unknown[] = [], pending = 0): unknown {
  return {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: 0,
    testResults: files,
  };
}

test('sums steps and reports', () => {
  const files = { 'lint.json': { passed: 1, failed: 0, skipped: 0 }, 'unit.json': report(40, 0) };
  expect(tally(files)).toEqual({ last: '41 passed, 0 failed', status: 0 });
});

test('one failure anywhere fails', () => {
  const files = { 'lint.json': { passed: 0, failed: 1, skipped: 0 }, 'unit.json': report(40, 2) };
  expect(tally(files)).toEqual({ last: '40 passed, 3 failed', status: 1 });
});

test('a test file that could not be loaded is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  expect(tally({ 'unit.json': report(3, 0, [broken]) })).toEqual({ last: '3 passed, 1 failed', status: 1 });
});

test('a failed test is not counted a second time for its file', () => {
  const file = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  expect(tally({ 'unit.json': report(3, 1, [file]) })).toEqual({ last: '3 passed, 1 failed', status: 1 });
});

test('a runner that failed although its report is all good has failed', () => {
  const files = { 'unit.json': report(3, 0), 'unit.json.exit': '1\n' };
  expect(tally(files)).toEqual({ last: '3 passed, 1 failed', status: 1 });
});

test('a runner that ended well adds nothing', () => {
  expect(tally({ 'unit.json': report(3, 0), 'unit.json.exit': '0\n' }).last).toBe('3 passed, 0 failed');
});

test.each(['', '{"numPassedTests": 3'])('a report that cannot be read (%j) is a failure', (text) => {
  expect(tally({ 'unit.json': text, 'lint.json': { passed: 1, failed: 0, skipped: 0 } })).toEqual({
    last: '1 passed, 1 failed',
    status: 1,
  });
});

test('nothing run, or everything skipped, is no success', () => {
  expect(tally({}).status).toBe(1);
  expect(tally({ 'unit.json': report(0, 0, [], 7) })).toEqual({ last: '0 passed, 1 failed', status: 1 });
});
