import { expect, test } from 'vitest';
import { benchCommands, benchGrowth } from '../../src/bench/figures.ts';
import { repeatNotes } from '../../src/bench/repeat.ts';
import type { BenchBoot, BenchKernel, BenchResult } from '../../src/bench/result.ts';
import { renderBench } from '../../src/bench/text.ts';
import { bootsOf, SUITE } from './boots-of.ts';

const kernel = (label: string, more: Partial<BenchKernel> = {}): BenchKernel => ({
  label,
  machine: label,
  description: '',
  arch: 'x86_64',
  timing: 'virtual',
  clocks: [{ timing: 'virtual', accel: 'tcg', accelReason: '', testMachine: 'qemu-system-x86_64 -smp 1' }],
  tree: { name: 'linux', commit: '0123456789abcdef0123', describe: 'v6.12' },
  release: '6.12.0',
  compiler: 'gcc',
  fromCache: true,
  buildSeconds: 1,
  key: 'k',
  accel: 'tcg',
  accelReason: '',
  testMachine: 'qemu-system-x86_64 -smp 1',
  sandbox: '',
  trouble: '',
  ...more,
});

function result(labels: readonly string[], kernels = labels.map((label) => kernel(label))): BenchResult {
  const lanes = labels.map((label, index) => ({
    label,
    arch: 'x86_64',
    timing: 'virtual' as const,
    suite: SUITE,
    boots: bootsOf(12, 1 + index),
  }));
  const { commands } = benchCommands(lanes, labels);
  return {
    version: 1,
    tool: { name: 'patchboot', version: '0' },
    startedAt: '',
    elapsedSeconds: 60,
    kernels,
    boots: [],
    commands,
    growth: benchGrowth(commands),
    notes: ['a note'],
  };
}

test('the tables of two kernels: medians, ratio with interval, verdict, perf text, growth, and which clock', () => {
  const text = renderBench(result(['x86_64', 'x86_64-rt']));
  expect(text).toMatch(/^kernel +release +source +clock +test machine$/m);
  expect(text).toMatch(
    /^x86_64-rt +6\.12\.0 +v6\.12 0123456789ab +virtual, tcg +qemu-system-x86_64 -smp 1$/m,
  );
  expect(text).toMatch(
    /^ {2}x86_64-rt +virtual +12 +36\.\d\d ms +36\.\d\d ms +0\.\d\d% +x 2\.000 +2\.000 to 2\.000 \(\d+%\) +slower by \+100\.0%, p = 0\.\d+$/m,
  );
  expect(text).toContain('perf stat on x86_64, boot 1, virtual time:');
  expect(text).toContain(" Performance counter stats for 'umount' (3 runs):");
  expect(text).toMatch(/^umount tree-#: median against mounts, fitted exponent/m);
  expect(text).toContain('Note: a note');
  expect(text).toContain('Virtual time is no hardware time');
});

test('a single kernel has no ratios', () => {
  const text = renderBench(result(['x86_64']));
  expect(text).not.toContain('ratio');
  expect(text).toContain('median');
});

test('a kernel in trouble is named with all that is known, and cannot paint the terminal', () => {
  const bad = kernel('own', { tree: null, release: '', trouble: 'it hangs:\n    \u001b[31mpanic' });
  const text = renderBench(result(['own'], [bad]));
  expect(text).toContain('own could not be measured in whole:');
  expect(text).toContain('panic');
  expect(text).toMatch(/^own +- +image k/m);
  expect(text).not.toContain('\u001b');
});

test('whether virtual time repeated is said for equal kernels, and only for them', () => {
  const boot = (label: string, seed: number, consoleSha256: string, state: BenchBoot['state'] = 'passed') =>
    ({
      kernel: label,
      suite: 's',
      timing: 'virtual',
      seed,
      consoleSha256,
      resultsSha256: 'r',
      state,
    }) as BenchBoot;
  const same = { key: 'k', machine: 'm' };
  const kernels = [kernel('a', same), kernel('b', same), kernel('c', { ...same, key: 'other' })];
  const equal = [
    boot('a', 0, 'x'),
    boot('b', 0, 'x'),
    boot('a', 1, 'y'),
    boot('b', 1, 'y'),
    boot('c', 0, 'z'),
  ];
  expect(repeatNotes(kernels, equal)).toEqual([
    'a and b are the same kernel: consoles and results are equal byte for byte in 2 pairs of boots',
  ]);
  const different = [boot('a', 0, 'x'), boot('b', 0, 'w'), boot('a', 1, 'y'), boot('b', 1, 'y')];
  expect(repeatNotes(kernels, different)).toEqual([
    'a and b are the same kernel, but 1 of 2 pairs of boots differ: virtual time did not repeat',
  ]);
  // One that was interrupted says nothing.
  const cut = [boot('a', 0, 'x'), boot('b', 0, 'w', 'infrastructure')];
  expect(repeatNotes(kernels, cut)).toEqual([]);
  const wall = [kernel('a', { ...same, timing: 'wall' }), kernel('b', { ...same, timing: 'wall' })];
  expect(
    repeatNotes(
      wall,
      equal.map((one) => ({ ...one, timing: 'wall' })),
    ),
  ).toEqual([]);
});
