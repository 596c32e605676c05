import { expect, test } from 'vitest';
import { bootPlan, bootsAtOnce, runLimited, timingsOf } from '../../src/boot/plan.ts';

test('sides alternate as base, patched, patched, base', () => {
  expect(bootPlan(2, 'wall')).toEqual([
    { side: 'base', index: 1, seed: 0 },
    { side: 'patched', index: 1, seed: 0 },
    { side: 'patched', index: 2, seed: 0 },
    { side: 'base', index: 2, seed: 0 },
  ]);
});

test('in virtual time equal indices have equal seeds, and every pair another one', () => {
  const plan = bootPlan(6, 'virtual');
  const seeds = (side: string) =>
    plan
      .filter((b) => b.side === side)
      .sort((a, b) => a.index - b.index)
      .map((b) => b.seed);
  expect(seeds('base')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(seeds('patched')).toEqual(seeds('base'));
});

test('seeds start where they are asked to, and only in virtual time', () => {
  expect(bootPlan(2, 'virtual', 8).map(({ seed }) => seed)).toEqual([8, 8, 9, 9]);
  expect(bootPlan(2, 'wall', 8).map(({ seed }) => seed)).toEqual([0, 0, 0, 0]);
});

test('both clocks for machines that measure, else the one of the machine', () => {
  const measuring = { timing: 'virtual', measures: true } as const;
  const debugging = { timing: 'wall', measures: false } as const;
  expect(timingsOf('both', measuring)).toEqual(['virtual', 'wall']);
  expect(timingsOf('both', debugging)).toEqual(['wall']);
  expect(timingsOf('auto', measuring)).toEqual(['virtual']);
  expect(timingsOf('wall', measuring)).toEqual(['wall']);
  expect(timingsOf('virtual', debugging)).toEqual(['virtual']);
});

test('only virtual time shares the host', () => {
  expect(bootsAtOnce('wall', 8)).toBe(1);
  expect(bootsAtOnce('virtual', 8)).toBe(8);
});

test('limited tasks keep their order and never exceed the limit', async () => {
  let running = 0;
  let most = 0;
  const task = (value: number) => async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5 - value));
    running--;
    return value;
  };
  expect(await runLimited([task(0), task(1), task(2), task(3), task(4)], 2)).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('the first error stops new tasks, and those that run are waited for', async () => {
  const started: number[] = [];
  const task = (value: number, fail: boolean) => async () => {
    started.push(value);
    await Promise.resolve();
    if (fail) throw new Error('no');
    return value;
  };
  await expect(runLimited([task(1, true), task(2, false), task(3, false)], 1)).rejects.toThrow('no');
  expect(started).toEqual([1]);
});
