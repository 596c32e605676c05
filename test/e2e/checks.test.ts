import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../src/errors.ts';
import type { CheckFinding, Result } from '../../src/report/result.ts';
import { type CliRun, runCliBundle } from './cli.ts';
import { seriesOf } from './inputs.ts';

/**
 * The functional checks on real kernels. A check that was never seen failing is none: one patch breaks what each is for,
 * by name on the kernel's command line, so that one build does for all. PATCHBOOT_E2E=all runs every one, and what needs
 * many kernels; by default only those run whose patch is the least like a real one.
 */

const COLD_MS = 40 * 60_000;
const ALL = process.env['PATCHBOOT_E2E'] === 'all';
/** Cheap to build and to boot, and virtual time makes a race that is lost once be lost every time. */
const MACHINE = 'x86_64-rt';
const BREAKS = 'test/e2e/patches/breaks-a-promise.patch';
const breaking = (name: string): string[] => ['--append', `patchboot_break=${name}`];
const BY_DEFAULT = ['lazy-busy', 'isolation', 'stress'];
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patchboot-checks-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome extends CliRun {
  readonly result: Result;
  readonly out: string;
}

async function run(mails: string, suite: string, ...more: string[]): Promise<Outcome> {
  const out = mkdtempSync(join(folder, 'out-'));
  const args = [
    'run',
    mails,
    '--machines',
    MACHINE,
    '--boots',
    '1',
    '--suites',
    suite,
    '--out',
    out,
    ...more,
  ];
  const ended = await runCliBundle(args, { timeoutMs: COLD_MS });
  expect(ended.leftRunning).toEqual([]);
  return { ...ended, out, result: JSON.parse(readFileSync(join(out, 'result.json'), 'utf8')) as Result };
}

/** A suite of some checks of patchboot, with few rounds where they can be told. */
function suiteOf(...checks: readonly string[]): string {
  const path = join(folder, `${checks.join('-')}.yaml`);
  const rounds: Readonly<Record<string, string>> = {
    leak: ', arguments: [1000]',
    stress: ', arguments: [3000]',
  };
  const steps = checks.map(
    (name) =>
      ` - { id: ${name}, title: ${name}, kind: check, program: ${name}, timeout: 60${rounds[name] ?? ''} }\n`,
  );
  writeFileSync(path, `name: breaks\ndescription: checks that must fail\nsteps:\n${steps.join('')}`);
  return path;
}

const checks = readdirSync('guest/checks')
  .filter((name) => name.endsWith('.c'))
  .map((name) => name.replace(/\.c$/, ''));

test('there is a way to break the promise of every check', () => {
  const patch = readFileSync(BREAKS, 'utf8');
  const names = [...patch.matchAll(/(?:breaks\(|patchboot_break, )"([a-z-]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect([...new Set(names)].filter((name) => name !== 'hang').sort()).toEqual([...checks].sort());
});

describe.each(checks)('%s', (name) => {
  test.runIf(ALL || BY_DEFAULT.includes(name))(
    'fails on the kernel that breaks it, and passes on base',
    async () => {
      const { code, result } = await run(BREAKS, suiteOf(name), ...breaking(name));
      expect(result.findings).toHaveLength(1);
      expect(result.findings[0]).toMatchObject({
        type: 'check-failure',
        check: name,
        change: 'new',
        base: { hits: 0, runs: 1 },
        patched: { hits: 1, runs: 1 },
      });
      expect(code).toBe(EXIT.finding);
      expect(result.checks?.find(({ side }) => side === 'base')?.outcome).toBe('passed');
    },
  );
});

test('a check that hangs: its deadline, its stacks, and the next check in a fresh boot', async () => {
  const { result, out } = await run(BREAKS, suiteOf('answers', 'lazy-release'), ...breaking('hang'));
  const [finding, ...more] = result.findings as CheckFinding[];
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ type: 'check-failure', check: 'answers', change: 'new' });
  expect(finding?.message).toMatch(/ended by its deadline after 60 s:[\s\S]*answers \(\d+\) state D/);
  const patched = result.checks?.filter(({ side }) => side === 'patched') ?? [];
  expect(patched.map(({ check, outcome }) => `${check} ${outcome}`)).toEqual([
    'answers failed',
    'lazy-release passed',
  ]);
  const log = result.boots.find(({ side }) => side === 'patched')?.log ?? '';
  const console = readFileSync(join(out, log), 'latin1');
  expect(console).toMatch(/task:answers\s+state:D/);
  expect(console.match(/Linux version /g)).toHaveLength(2);
});

test("checks of one's own, in C and in shell", async () => {
  const { code, result } = await run('examples/cleanup', 'docs/own-check/suite.yaml');
  expect(result.checks?.map(({ check, outcome }) => `${check} ${outcome}`)).toEqual(
    ['base', 'patched'].flatMap(() => ['remount passed', 'overmount passed', 'lazy-release passed']),
  );
  expect(code).toBe(EXIT.passed);
});

describe('a series of several patches', () => {
  test.runIf(ALL)('patch 7 of 12 is bad: bisection names it', async () => {
    const bad = readFileSync(BREAKS, 'utf8');
    const mails = join(folder, 'twelve.mbox');
    writeFileSync(mails, seriesOf(12, 7, bad));
    const { result, stderr } = await run(mails, suiteOf('sync-release'), ...breaking('sync-release'));
    expect(result.findings).toHaveLength(1);
    expect(result.findings[0]).toMatchObject({ type: 'check-failure', check: 'sync-release', patchIndex: 7 });
    // 6 good, 9 bad, 7 bad: with base and the whole series five kernels.
    expect(stderr.match(/looking for the first bad patch/g)).toHaveLength(3);
  });

  test('patch 3 of 4 does not compile: named with the line of the compiler', async () => {
    const bad = readFileSync('test/e2e/patches/does-not-compile.patch', 'utf8');
    const mails = join(folder, 'four.mbox');
    writeFileSync(mails, seriesOf(4, 3, bad));
    const { code, result } = await run(mails, suiteOf('answers'));
    expect(code).toBe(EXIT.finding);
    expect(result.findings).toHaveLength(1);
    expect(result.findings[0]).toMatchObject({ type: 'build-error', patchIndex: 3, file: 'fs/namespace.c' });
    expect(result.headline).toMatch(
      /does not compile on x86_64-rt, patch 3: fs\/namespace\.c:\d+: .*nobody_declared_this/,
    );
  });
});
