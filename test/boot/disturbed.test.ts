import { expect, test } from 'vitest';
import type { Boot } from '../../src/boot/boot.ts';
import { disturbances, disturbedNotes, stealPercent } from '../../src/boot/disturbed.ts';
import { parseConsole } from '../../src/console/parse.ts';

const boot = (console: string, stat: string): Boot =>
  ({
    console: parseConsole(Buffer.from(console)),
    frames: [{ sequence: 1, type: 'output', name: 'guest/stat', content: Buffer.from(stat) }],
  }) as unknown as Boot;
const CALM = 'cpu  10 0 20 900 0 0 5 5 0 0\ncpu0 10 0 20 900 0 0 5 5 0 0\n';

test('the share of stolen time is read from the line of all CPUs', () => {
  expect(stealPercent(CALM)).toBeCloseTo(0.53, 2);
  expect(stealPercent('cpu  0 0 50 0 0 0 0 50 0 0\ncpu0 0 0 100 0 0 0 0 0 0 0\n')).toBe(50);
  for (const text of ['', 'cpu  1 2 3\n', 'cpu0 1 2 3 4 5 6 7 8 9 10\n', 'cpu  0 0 0 0 0 0 0 0 0 0\n']) {
    expect(stealPercent(text)).toBeNull();
  }
});

test('a calm boot is not called disturbed, a throttled or robbed one is, with what was seen', () => {
  const start = '[    0.000000] Linux version 6.12.0 (a@b) (gcc 12.2.0) #1 SMP\n';
  expect(disturbances(boot(start, CALM))).toEqual([]);
  const throttled = `${start}[    3.000000] sched: RT throttling activated\n`;
  expect(disturbances(boot(throttled, CALM)).join()).toContain('RT throttling activated');
  const robbed = 'cpu  0 0 50 30 0 0 0 20 0 0\n';
  expect(disturbances(boot(start, robbed))).toEqual(['the host took 20 % of its CPU time (steal)']);
});

test('several boots with the same sign are told in one line, and counts in it do not matter', () => {
  const late = (ns: number, index: number): Boot => ({
    ...boot(
      `[    0.000000] Linux version 6.12.0 (a@b) #1\n[    3.000000] hrtimer: interrupt took ${ns} ns\n`,
      CALM,
    ),
    request: { index, timing: 'wall' } as Boot['request'],
  });
  const notes = disturbedNotes([late(100, 1), late(2000, 2)], ({ request }) => `base ${request.index}`);
  expect(notes).toEqual([
    '2 of 2 boots in wall time were disturbed (base 1, base 2): hrtimer: interrupt took 100 ns; their figures are kept',
  ]);
});
