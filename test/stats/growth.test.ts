import { expect, test } from 'vitest';
import { growthOf } from '../../src/stats/growth.ts';

const points = (cost: (size: number) => number, sizes = [1000, 1, 100, 10]) =>
  sizes.map((size) => ({ size, seconds: cost(size) }));

test.each([
  ['constant', (_: number): number => 0.02, 0, 0],
  ['in proportion', (n: number): number => 3e-6 * n, 1, 3e-6],
  ['quadratic', (n: number): number => 2e-9 * n * n, 2, 2e-9 * 1100],
] as const)('%s', (_, cost, exponent, marginal) => {
  const growth = growthOf(points(cost));
  expect(growth?.exponent).toBeCloseTo(exponent, 9);
  expect(growth?.marginalSeconds).toBeCloseTo(marginal, 12);
});

test('a fixed cost lowers the exponent and leaves the cost of one more alone', () => {
  const growth = growthOf(points((n) => 0.01 + 5e-6 * n));
  expect(growth?.exponent).toBeLessThan(0.2);
  expect(growth?.marginalSeconds).toBeCloseTo(5e-6, 12);
});

test('no line through too few points, equal sizes or times that are none', () => {
  expect(growthOf(points((n) => n, [1, 10]))).toBeNull();
  expect(growthOf(points((n) => n, [1, 10, 10]))).toBeNull();
  expect(growthOf(points(() => 0))).toBeNull();
});
