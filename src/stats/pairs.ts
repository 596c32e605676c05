import { EXACT_LIMIT, type RankTest } from './mann-whitney.ts';
import { normalUpperTail } from './normal.ts';
import { doubledMidranks } from './ranks.ts';

/** Number of sign patterns by the sum of the positive weights: result[s] of 2^n patterns sum to s. */
function signSums(weights: readonly number[]): Float64Array {
  const total = weights.reduce((a, b) => a + b, 0);
  const counts = new Float64Array(total + 1);
  counts[0] = 1;
  let used = 0;
  for (const weight of weights) {
    used += weight;
    for (let s = used; s >= weight; s--) counts[s] = (counts[s] as number) + (counts[s - weight] as number);
  }
  return counts;
}

const tables = new Map<number, Float64Array>();

/** P(W <= w) of the sum of positive ranks for w = 0 .. n(n+1)/2, without ties. */
export function signedRankCdf(n: number): Float64Array {
  const known = tables.get(n);
  if (known !== undefined) return known;
  const counts = signSums(Array.from({ length: n }, (_, index) => index + 1));
  let running = 0;
  const cdf = counts.map((count) => {
    running += count;
    return running / 2 ** n;
  });
  tables.set(n, cdf);
  return cdf;
}

/**
 * Wilcoxon signed-rank test of paired differences, two-sided. Exact for tied sizes too (the distribution is
 * that of the signs given the sizes). Zero differences are ranked and then dropped (Pratt), so that pairs which
 * did not move at all make the others count for more rank but not for more evidence. p is 1 when all are zero.
 */
export function wilcoxonSignedRank(differences: readonly number[]): RankTest {
  const ranks = doubledMidranks(differences.map(Math.abs));
  const kept = ranks.filter((_, index) => differences[index] !== 0);
  const doubled = ranks.reduce((a, rank, index) => a + ((differences[index] as number) > 0 ? rank : 0), 0);
  const statistic = doubled / 2;
  if (kept.length === 0) return { statistic, p: 1, exact: true };
  const total = kept.reduce((a, b) => a + b, 0);
  if (kept.length > EXACT_LIMIT) {
    const variance = kept.reduce((a, rank) => a + rank ** 2, 0) / 16;
    const distance = Math.max(0, Math.abs(statistic - total / 4) - 0.5);
    const p = Math.min(1, 2 * normalUpperTail(distance / Math.sqrt(variance)));
    return { statistic, p, exact: false };
  }
  const smaller = Math.min(doubled, total - doubled);
  const counts = signSums(kept);
  let tail = 0;
  for (let s = 0; s <= smaller; s++) tail += counts[s] as number;
  return { statistic, p: Math.min(1, (2 * tail) / 2 ** kept.length), exact: true };
}

/** Sign test of paired differences, two-sided, exact; zero differences are dropped. */
export function signTest(differences: readonly number[]): RankTest {
  const positive = differences.filter((difference) => difference > 0).length;
  const n = differences.filter((difference) => difference !== 0).length;
  const smaller = Math.min(positive, n - positive);
  let term = 0.5 ** n;
  let tail = 0;
  for (let k = 0; k <= smaller; k++) {
    tail += term;
    term = (term * (n - k)) / (k + 1);
  }
  return { statistic: positive, p: Math.min(1, 2 * tail), exact: true };
}

/** The smallest two-sided p that this many pairs can reach: 2 / 2^n. */
export function smallestPairedP(n: number): number {
  return Math.min(1, 2 * 0.5 ** n);
}
