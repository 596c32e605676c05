import { normalUpperTail } from './normal.ts';
import { doubledMidranks, tieSizes } from './ranks.ts';

export interface RankTest {
  /** The statistic: U of the second sample, or the sum of positive ranks of pairs. */
  readonly statistic: number;
  /** Two-sided. */
  readonly p: number;
  readonly exact: boolean;
}

/** Above this many values together the normal approximation is within 0.001 and the exact count too slow. */
export const EXACT_LIMIT = 100;

/**
 * Number of subsets of `size` of the weights, by their sum: result[s] subsets sum to s. Weights are whole
 * numbers from 1. Counts are floating point: C(100,50) is 1e29 and a relative error of 1e-13 is harmless.
 */
function subsetSums(weights: readonly number[], size: number): Float64Array {
  const total = weights.reduce((a, b) => a + b, 0);
  const counts = Array.from({ length: size + 1 }, () => new Float64Array(total + 1));
  (counts[0] as Float64Array)[0] = 1;
  let used = 0;
  for (const weight of weights) {
    used += weight;
    for (let k = size; k >= 1; k--) {
      const from = counts[k - 1] as Float64Array;
      const to = counts[k] as Float64Array;
      for (let s = used; s >= weight; s--) to[s] = (to[s] as number) + (from[s - weight] as number);
    }
  }
  return counts[size] as Float64Array;
}

const tables = new Map<string, Float64Array>();

/** P(U <= u) for u = 0 .. n*m when no two values are equal. Computed once for each pair of sizes. */
export function mannWhitneyCdf(n: number, m: number): Float64Array {
  const key = `${n},${m}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const sums = subsetSums(
    Array.from({ length: n + m }, (_, index) => index + 1),
    n,
  );
  const cdf = cumulative(sums.subarray((n * (n + 1)) / 2, (n * (n + 1)) / 2 + n * m + 1));
  tables.set(key, cdf);
  return cdf;
}

function cumulative(counts: Float64Array): Float64Array {
  const cdf = new Float64Array(counts.length);
  let running = 0;
  counts.forEach((count, index) => {
    running += count;
    cdf[index] = running;
  });
  return cdf.map((value) => value / running);
}

/**
 * Mann-Whitney (Wilcoxon rank-sum) test, two-sided: twice the smaller tail, at most 1. The exact distribution
 * is that of the ranks given their ties, so it holds for tied values too. p is 1 when a side is empty.
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): RankTest {
  const [n, m] = [first.length, second.length];
  if (n === 0 || m === 0) return { statistic: Number.NaN, p: 1, exact: true };
  const all = [...first, ...second];
  const ranks = doubledMidranks(all);
  const doubledSum = ranks.slice(n).reduce((a, b) => a + b, 0);
  const u = doubledSum / 2 - (m * (m + 1)) / 2;
  const ties = tieSizes(all);
  if (n + m > EXACT_LIMIT) return { statistic: u, p: normalP(u, n, m, ties), exact: false };
  if (ties.length === 0) {
    const cdf = mannWhitneyCdf(n, m);
    const smaller = Math.min(u, n * m - u);
    return { statistic: u, p: Math.min(1, 2 * (cdf[smaller] as number)), exact: true };
  }
  const counts = subsetSums(ranks, m);
  let [below, above, total] = [0, 0, 0];
  counts.forEach((count, index) => {
    total += count;
    if (index <= doubledSum) below += count;
    if (index >= doubledSum) above += count;
  });
  return { statistic: u, p: Math.min(1, (2 * Math.min(below, above)) / total), exact: true };
}

/** Normal approximation with the correction for ties and for continuity. */
function normalP(u: number, n: number, m: number, ties: readonly number[]): number {
  const size = n + m;
  const tied = ties.reduce((a, t) => a + (t ** 3 - t), 0);
  const variance = ((n * m) / 12) * (size + 1 - tied / (size * (size - 1)));
  if (variance <= 0) return 1;
  const distance = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5);
  return Math.min(1, 2 * normalUpperTail(distance / Math.sqrt(variance)));
}

/** The smallest two-sided p that samples of these sizes can reach: 2 / C(n+m, n). */
export function smallestMannWhitneyP(n: number, m: number): number {
  return n === 0 || m === 0 ? 1 : Math.min(1, 2 * (mannWhitneyCdf(n, m)[0] as number));
}
