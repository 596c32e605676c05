import { expect, test } from 'vitest';
import { benchCommands, benchGrowth, type LaneResult } from '../../src/bench/figures.ts';
import { bootOf, bootsOf, SUITE } from './boots-of.ts';

const lane = (label: string, boots: LaneResult['boots'], more: Partial<LaneResult> = {}): LaneResult => ({
  label,
  arch: 'x86_64',
  timing: 'virtual',
  suite: SUITE,
  boots,
  ...more,
});

test('every later kernel is held against the first, command by command', () => {
  const lanes = [lane('a', bootsOf(12, 1)), lane('b', bootsOf(12, 1.5)), lane('c', bootsOf(12, 1))];
  const { commands, faults } = benchCommands(lanes, ['a', 'b', 'c']);
  expect(faults).toEqual([]);
  expect(commands.map(({ step }) => step)).toEqual(['plain', 'tree-1', 'tree-10', 'tree-100']);
  const [a, b, c] = commands[0]?.figures ?? [];
  expect(a?.comparison).toBeNull();
  expect(a?.notComparable).toBe('');
  expect(b?.comparison?.verdict).toBe('regression');
  expect(b?.comparison?.shiftPercent).toBeCloseTo(50, 6);
  expect(c?.comparison?.verdict).toBe('no-change');
  expect(c?.comparison?.shiftPercent).toBe(0);
  // Every single run is there, the cold first one too.
  expect(b?.samples).toHaveLength(12);
  expect(b?.samples[0]?.runs[0]).toBeCloseTo(0.018 * 1.5 * 1.5, 9);
  expect(b?.summary?.medianSeconds).toBeCloseTo(0.018 * 1.5 * 1.002 * 1.005, 6);
});

test('one kernel has figures and nothing to be held against', () => {
  const { commands } = benchCommands([lane('a', bootsOf(1, 1))], ['a']);
  expect(commands[0]?.figures).toHaveLength(1);
  expect(commands[0]?.figures[0]?.comparison).toBeNull();
});

test('clocks and instruction sets are not mixed', () => {
  const lanes = [
    lane('a', bootsOf(12, 1)),
    lane('b', bootsOf(12, 1), { arch: 'arm64' }),
    lane('c', bootsOf(12, 1), { timing: 'wall' }),
  ];
  const [, b, c] = benchCommands(lanes, ['a', 'b', 'c']).commands[0]?.figures ?? [];
  expect(b?.comparison).toBeNull();
  expect(b?.notComparable).toContain('instructions');
  expect(c?.comparison).toBeNull();
  expect(c?.notComparable).toContain('wall time');
});

test('a step that failed gives no figure, and none to be held against', () => {
  const failing = Array.from({ length: 12 }, (_, index) => bootOf(index + 1, { plain: null }));
  const { commands } = benchCommands([lane('a', failing), lane('b', bootsOf(12, 1))], ['a', 'b']);
  expect(commands[0]?.figures.map(({ summary }) => summary === null)).toEqual([true, false]);
  expect(commands[0]?.figures[1]?.comparison).toBeNull();
});

test('cost against size, for each kernel, from the commands that have a size', () => {
  const { commands } = benchCommands([lane('a', bootsOf(2, 1)), lane('b', bootsOf(2, 2))], ['a', 'b']);
  const growth = benchGrowth(commands);
  expect(growth.map(({ kernel, command }) => `${kernel} ${command}`)).toEqual([
    'a umount tree-#',
    'b umount tree-#',
  ]);
  expect(growth[0]).toMatchObject({ sizeName: 'mounts', sizes: [1, 10, 100] });
  expect(growth[0]?.marginalSeconds).toBeCloseTo((0.009 * 1.005) / 90, 6);
  expect(growth[0]?.exponent).toBeGreaterThan(0);
});

test('a kernel that was measured with both clocks is held against the same clock of the first', () => {
  const both = (label: string, factor: number): LaneResult[] => [
    lane(label, bootsOf(12, factor)),
    lane(label, bootsOf(12, 10 * factor), { timing: 'wall' }),
  ];
  const { commands } = benchCommands([...both('a', 1), ...both('b', 1.5)], ['a', 'b']);
  const figures = commands[0]?.figures.filter(({ kernel }) => kernel === 'b');
  expect(figures?.map(({ timing }) => timing)).toEqual(['virtual', 'wall']);
  expect(figures?.map(({ notComparable }) => notComparable)).toEqual(['', '']);
  for (const figure of figures ?? []) expect(figure.comparison?.shiftPercent).toBeCloseTo(50, 6);
  const growth = benchGrowth(commands).filter(({ kernel }) => kernel === 'a');
  expect(growth.map(({ timing, seconds }) => [timing, (seconds[0] ?? 0) > 0.1])).toEqual([
    ['virtual', false],
    ['wall', true],
  ]);
});

test('a step that failed or whose perf text is not to be believed says why', () => {
  const failing = bootOf(1, { plain: null });
  const words = {
    sequence: 99,
    type: 'output' as const,
    name: 'plain/stderr',
    content: Buffer.from('first\nmnt is still mounted\n'),
  };
  const told = { ...failing, frames: [...failing.frames, words] };
  const odd = bootOf(2, { plain: 0.018 });
  const cut = odd.frames.map((frame) =>
    frame.name === 'plain/perf' ? { ...frame, content: Buffer.from('umount: Terminated\n') } : frame,
  );
  const { faults } = benchCommands([lane('a', [told, { ...odd, frames: cut }])], ['a']);
  const texts = faults.filter(({ text }) => text.includes(', plain: ')).map(({ text }) => text);
  expect(texts).toEqual([
    'boot 1, plain: first; mnt is still mounted',
    'boot 2, plain: perf stat counted a run that was killed (umount: Terminated)',
  ]);
});
