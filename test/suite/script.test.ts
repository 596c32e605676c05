import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseTimer } from '../../src/suite/results.ts';
import { perfCommand, stepScript, suiteFiles, timerCommand } from '../../src/suite/script.ts';
import { type PerfStep, parseSuite } from '../../src/suite/suite.ts';

const suite = parseSuite(readFileSync('suites/umount.yaml', 'utf8'), 'suites/umount.yaml');
const lazy = suite.steps.find((step) => step.id === 'umount-lazy') as PerfStep;

test('the perf line is the one that people quote', () => {
  expect(perfCommand(lazy)).toBe(
    "perf stat -r 10 --table --null --pre 'mount -t tmpfs tmpfs mnt' -- umount -l mnt",
  );
});

test('under perf the mount is looked for after each run, outside of what is timed', () => {
  const script = stepScript(lazy, { measure: true });
  expect(script).toContain('-- umount -l mnt');
  expect(script).toContain(`--post '{ grep -c " $PWD/mnt " /proc/self/mountinfo >>/run/perf-runs || :; }'`);
  const own = stepScript({ ...lazy, post: 'true # mine', gone: null }, { measure: true });
  expect(own).toContain("--post '{ true # mine\n} && { echo 0 >>/run/perf-runs || :; }'");
});

test('our timer checks the mount as well', () => {
  expect(timerCommand(lazy)).toBe(
    "/patchboot/timer -r 10 --pre 'mount -t tmpfs tmpfs mnt' --gone 'mnt' -- umount -l mnt",
  );
});

test('every script is one that sh can read, on machines that measure and on those that do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'));
  try {
    for (const measure of [true, false]) {
      for (const step of suite.steps) {
        const file = join(folder, 'run');
        writeFileSync(file, stepScript(step, { measure }));
        execFileSync('sh', ['-n', file]);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('debug kernels are exercised without figures', () => {
  const script = stepScript(lazy, { measure: false });
  expect(script).not.toContain('perf stat');
  expect(script).toContain('/patchboot/timer');
});

test('files of a suite come in the order of its steps', () => {
  const ids = suiteFiles(suite, { measure: true }).filter((file) => file.path.endsWith('/id'));
  expect(ids.map((file) => file.content.trim())).toEqual(suite.steps.map((step) => step.id));
  expect([...ids.map((file) => file.path)].sort()).toEqual(ids.map((file) => file.path));
});

describe('what is no suite is said with the place', () => {
  test.each([
    ['name: x\ndescription: y\nsteps: []\n', 'steps'],
    ['name: x\ndescription: y\nsteps: [{ id: A b, title: t, kind: script, script: true }]\n', 'id'],
    ['name: x\ndescription: y\nsteps: [{ id: a, title: t, kind: dance }]\n', 'kind'],
    ['a: [', 'not YAML'],
    [
      'name: x\ndescription: y\nsteps:\n - { id: a, title: t, kind: script, script: "true" }\n - { id: a, title: t, kind: script, script: "true" }\n',
      'two steps',
    ],
  ])('%j', (text, words) => {
    expect(() => parseSuite(text, 'mine.yaml')).toThrow(words);
    expect(() => parseSuite(text, 'mine.yaml')).toThrow('mine.yaml');
  });
});

describe('the timer', () => {
  test('gives seconds', () => {
    expect(parseTimer('ns 1500000\nns 2000000000\n')).toEqual([0.0015, 2]);
  });
  test.each(['ns -1\n', 'ns 1e9\n', 'umount: busy\n', 'ns 5\nns\n'])('%j is not believed', (text) => {
    expect(parseTimer(text)).toBeNull();
  });
});
