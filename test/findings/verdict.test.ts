import { describe, expect, test } from 'vitest';
import { changeOf } from '../../src/findings/rates.ts';
import {
  decide,
  fails,
  type MachineOutcome,
  sortFindings,
  type VerdictInput,
} from '../../src/findings/verdict.ts';
import type {
  BootFinding,
  BuildFinding,
  CheckFinding,
  Finding,
  PerfFinding,
} from '../../src/report/result.ts';

const SEEN = {
  machine: 'x86_64',
  base: { hits: 0, runs: 3 },
  patched: { hits: 2, runs: 3 },
  change: 'new',
  touches: [],
  patchIndex: 1,
} as const;
const BOOT: BootFinding = {
  ...SEEN,
  type: 'boot-failure',
  id: 'BUG:kernel_hang_in_test_stage',
  message: '',
  log: '',
};
const CHECK: CheckFinding = {
  ...SEEN,
  type: 'check-failure',
  suite: 's',
  check: 'sync-release',
  message: '',
  log: '',
};
const BUILD: BuildFinding = {
  ...SEEN,
  type: 'build-error',
  file: 'fs/a.c',
  line: 7,
  message: 'fs/a.c:7:1: error: no',
  log: '',
};
const perf = (direction: PerfFinding['direction']): PerfFinding => ({
  ...SEEN,
  type: 'perf-change',
  suite: 's',
  step: 'umount',
  direction,
  ratio: 1.5,
  message: 'umount mnt is 50 % slower',
});
const FINE: MachineOutcome = {
  machine: 'x86_64',
  baseBoots: 3,
  patchedBoots: 3,
  basePassed: 3,
  patchedPassed: 3,
  trouble: '',
};
const input = (change: Partial<VerdictInput>): VerdictInput => ({
  findings: [],
  machines: [FINE],
  error: null,
  nothingToTest: null,
  ...change,
});

describe('what two rates mean', () => {
  test.each([
    [0, 2, 'new'],
    [1, 2, 'old'],
    [2, 0, 'fixed'],
  ])('base %i, patched %i: %s', (base, patched, change) => {
    expect(changeOf({ hits: base, runs: 3 }, { hits: patched, runs: 3 })).toBe(change);
  });
  test('a side that was not looked at gets neither blame nor praise', () => {
    const seen = { hits: 1, runs: 1 };
    const none = { hits: 0, runs: 0 };
    expect(changeOf(none, seen)).toBe('unclear');
    expect(changeOf(seen, none)).toBe('unclear');
  });
});

describe('verdict', () => {
  test('all boots clean: pass', () => {
    expect(decide(input({})).verdict).toBe('pass');
  });
  test('one new problem: fail, with rates and patch in the headline', () => {
    const { verdict, headline } = decide(input({ findings: [BOOT] }));
    expect(verdict).toBe('fail');
    expect(headline).toBe(
      'BUG:kernel_hang_in_test_stage on x86_64: 2 of 3 boots (base 0 of 3 boots), patch 1',
    );
  });
  test('an old problem is no failure, but is said', () => {
    const { verdict, headline } = decide(input({ findings: [{ ...BOOT, change: 'old' }] }));
    expect(verdict).toBe('pass');
    expect(headline).toContain('1 old problem');
  });
  test('a slower command fails, a faster or confounded one does not', () => {
    expect(decide(input({ findings: [perf('regression')] })).verdict).toBe('fail');
    expect(decide(input({ findings: [perf('improvement')] })).verdict).toBe('pass');
    expect(decide(input({ findings: [perf('confounded')] })).verdict).toBe('pass');
  });
  test('a certain finding outweighs trouble elsewhere; without one, trouble is never green', () => {
    const troubled = { ...FINE, machine: 'arm64', trouble: 'QEMU did not start' };
    expect(decide(input({ findings: [CHECK], machines: [FINE, troubled] })).verdict).toBe('fail');
    expect(decide(input({ machines: [FINE, troubled] }))).toEqual({
      verdict: 'infrastructure',
      headline: 'arm64: QEMU did not start',
    });
  });
  test.each([
    ['no machine', { machines: [] }],
    ['no boot of base counts', { machines: [{ ...FINE, baseBoots: 0 }] }],
    ['base never gets through', { machines: [{ ...FINE, basePassed: 0 }] }],
    ['the series never gets through either', { machines: [{ ...FINE, patchedPassed: 0 }] }],
    ['there is no telling', { findings: [{ ...BOOT, change: 'unclear' as const }] }],
    ['already applied', { nothingToTest: 'the series is already there' }],
  ])('%s: inconclusive', (_, change) => {
    expect(decide(input(change)).verdict).toBe('inconclusive');
  });
  test.each([
    ['input', 'invalid-input'],
    ['usage', 'invalid-input'],
    ['infrastructure', 'infrastructure'],
    ['interrupted', 'infrastructure'],
  ])('an error of kind %s is %s', (kind, verdict) => {
    const error = { kind, message: 'no such tree\nmore', hint: null };
    expect(decide(input({ error }))).toEqual({ verdict, headline: 'no such tree' });
  });
});

test('the first thing that stops a reader comes first', () => {
  const findings: readonly Finding[] = [perf('improvement'), CHECK, { ...BOOT, change: 'old' }, BUILD];
  expect(sortFindings(findings).map((f) => f.type)).toEqual([
    'build-error',
    'check-failure',
    'boot-failure',
    'perf-change',
  ]);
  expect(findings.filter(fails)).toEqual([CHECK, BUILD]);
});

test('a build error is told with the compiler and the place', () => {
  expect(decide(input({ findings: [BUILD], machines: [] })).headline).toBe(
    'does not compile on x86_64, patch 1: fs/a.c:7: no',
  );
});
