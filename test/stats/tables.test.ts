import { describe, expect, it } from 'vitest';
import { mannWhitneyCdf } from '../../src/stats/mann-whitney.ts';
import { signedRankCdf, signTest } from '../../src/stats/pairs.ts';

/** The largest statistic that a two-sided test at `alpha` rejects; -1 when none. */
function critical(cdf: Float64Array, alpha: number): number {
  return cdf.findIndex((p) => 2 * p > alpha) - 1;
}

/** Critical values of U, two-sided, as statistics textbooks print them: row n, columns m from the first one. */
const MANN_WHITNEY: readonly (readonly [
  alpha: number,
  n: number,
  firstM: number,
  values: readonly number[],
])[] = [
  [0.05, 2, 8, [0, 0, 0, 0, 1, 1, 1, 1]],
  [0.05, 3, 5, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]],
  [0.05, 4, 4, [0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 13, 14]],
  [0.05, 5, 5, [2, 3, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 17, 18, 19, 20]],
  [0.05, 6, 6, [5, 6, 8, 10, 11, 13, 14, 16, 17, 19, 21, 22, 24, 25, 27]],
  [0.05, 7, 7, [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34]],
  [0.05, 8, 8, [13, 15, 17, 19, 22, 24, 26, 29, 31, 34, 36, 38, 41]],
  [0.05, 9, 9, [17, 20, 23, 26, 28, 31, 34, 37, 39, 42, 45, 48]],
  [0.05, 10, 10, [23, 26, 29, 33, 36, 39, 42, 45, 48, 52, 55]],
  [0.05, 20, 20, [127]],
  [0.01, 5, 5, [0, 1, 1, 2, 3, 4]],
  [0.01, 6, 6, [2, 3, 4, 5, 6]],
  [0.01, 7, 7, [4, 6, 7, 9]],
  [0.01, 8, 8, [7, 9, 11]],
  [0.01, 10, 10, [16]],
  [0.01, 20, 20, [105]],
];

describe('published tables', () => {
  it.each(MANN_WHITNEY)('Mann-Whitney U at %s, n = %s, m from %s', (alpha, n, firstM, values) => {
    expect(values.map((_, index) => critical(mannWhitneyCdf(n, firstM + index), alpha))).toEqual(values);
  });

  it('Wilcoxon signed-rank T at 0.05, n = 6 to 25', () => {
    const table = [0, 2, 3, 5, 8, 10, 13, 17, 21, 25, 29, 34, 40, 46, 52, 58, 65, 73, 81, 89];
    expect(table.map((_, index) => critical(signedRankCdf(6 + index), 0.05))).toEqual(table);
  });

  it('Wilcoxon signed-rank T at 0.01, n = 8 to 20', () => {
    const table = [0, 1, 3, 5, 7, 9, 12, 15, 19, 23, 27, 32, 37];
    expect(table.map((_, index) => critical(signedRankCdf(8 + index), 0.01))).toEqual(table);
  });

  it('no verdict at 0.05 with 5 pairs or with 3 boots a side', () => {
    expect(critical(signedRankCdf(5), 0.05)).toBe(-1);
    expect(critical(mannWhitneyCdf(3, 3), 0.05)).toBe(-1);
  });

  it.each([
    [6, 0, 0.03125],
    [9, 1, 0.0390625],
    [10, 1, 0.021484375],
    [10, 2, 0.109375],
    [12, 2, 0.03857421875],
    [20, 5, 0.04138946533203125],
  ])('sign test: %i pairs, %i of them against: p = %f', (n, against, p) => {
    const differences = Array.from({ length: n }, (_, index) => (index < against ? -1 : 1));
    expect(signTest(differences).p).toBeCloseTo(p, 12);
  });
});
