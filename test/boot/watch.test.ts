import { expect, test } from 'vitest';
import { BootWatch } from '../../src/boot/watch.ts';

const DEADLINES = { firstOutputMs: 30_000, userspaceMs: 90_000, silenceMs: 60_000 };

test('a guest that says nothing is late, and on a busy host later', () => {
  const watch = new BootWatch(DEADLINES, 1000);
  expect(watch.alarm(31_000)).toBeNull();
  expect(watch.alarm(31_001)).toBe('no-output');
  expect(watch.alarm(31_001, 3)).toBeNull();
  expect(watch.alarm(91_001, 3)).toBe('no-output');
});

test('silence counts from the last sign of life, on either channel', () => {
  const watch = new BootWatch(DEADLINES, 0);
  watch.console(Buffer.from('Linux version 6.12\npatchboot: userspace\n'), 10_000);
  watch.results(1, 20_000);
  expect(watch.alarm(80_000)).toBeNull();
  expect(watch.alarm(80_001)).toBe('silent');
  expect(watch.alarm(80_001, 2)).toBeNull();
  expect(watch.alarm(140_001, 2)).toBe('silent');
});
