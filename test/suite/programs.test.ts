import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programSource } from '../../src/suite/programs.ts';
import { stepScript } from '../../src/suite/script.ts';
import { type CheckStep, loadSuite, parseSuite } from '../../src/suite/suite.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patchboot-programs-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOURCES = readdirSync('guest/checks').filter((name) => name.endsWith('.c'));
const suiteWith = (program: string) =>
  `name: s\ndescription: d\nsteps: [{ id: a, title: t, kind: check, program: ${program}, arguments: [10, "a'b"] }]\n`;
const stepOf = (program: string) => parseSuite(suiteWith(program), 's.yaml').steps[0] as CheckStep;

describe.each(SOURCES)('guest/checks/%s', (name) => {
  const text = readFileSync(join('guest/checks', name), 'utf8');

  test('compiles without a warning', () => {
    const argv = ['-O2', '-Wall', '-Wextra', '-Werror', '-static', '-pthread', '-fsyntax-only'];
    execFileSync('gcc', [...argv, join('guest/checks', name)]);
  });

  test('is in the suite umount, and says what it is for at its top', async () => {
    const { steps } = await loadSuite('umount', '.', '.');
    const own = name.replace(/\.c$/, '');
    expect(steps.flatMap((step) => (step.kind === 'check' ? [step.program] : []))).toContain(own);
    expect(text).toMatch(new RegExp(`^// SPDX.*\\n/\\*\\n \\* ${own} - \\S`));
  });
});

test('a name is a check of patchboot, a path starts from the folder of the suite', async () => {
  const file = join(folder, 'mine.yaml');
  writeFileSync(file, suiteWith('./mine.sh'));
  writeFileSync(join(folder, 'mine.sh'), '');
  const suite = await loadSuite(file, '.', '.');
  expect(await programSource(stepOf('./mine.sh'), suite, '.')).toBe(join(folder, 'mine.sh'));
  expect(await programSource(stepOf('leak'), suite, '.')).toBe(join('guest', 'checks', 'leak.c'));
  await expect(programSource(stepOf('leek'), suite, '.')).rejects.toThrow('no check "leek"');
  await expect(programSource(stepOf('other.c'), suite, '.')).rejects.toMatchObject({
    hint: expect.stringContaining(resolve(folder, 'other.c')),
  });
});

test.each(['../x', 'a b', 'x.py', 'Leak'])('program %j is refused', (program) => {
  expect(() => parseSuite(suiteWith(program), 's.yaml')).toThrow('program');
});

test('the script hands the words of the suite on as they are', () => {
  expect(stepScript(stepOf('leak'), { measure: true })).toContain(`exec "$STEP/program/a" '10' 'a'\\''b'\n`);
  expect(stepScript(stepOf('./mine.sh'), { measure: true })).toContain('exec sh "$STEP/program/a" ');
});

test('the example of the docs is a suite whose programs are there', async () => {
  const suite = await loadSuite('docs/own-check/suite.yaml', '.', '.');
  for (const step of suite.steps) {
    if (step.kind === 'check') expect(await programSource(step, suite, '.')).toMatch(/\.(c|sh)$/);
  }
});
