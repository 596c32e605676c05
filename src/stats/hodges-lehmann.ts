import { medianOfSorted, sorted } from './describe.ts';
import { EXACT_LIMIT, mannWhitneyCdf } from './mann-whitney.ts';
import { Z95 } from './normal.ts';
import { signedRankCdf } from './pairs.ts';

export interface Shift {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  /** Coverage of [low, high]; below the wanted one when there are too few values to reach it. */
  readonly confidence: number;
}

const ALPHA = 0.05;

/**
 * Shift of the second sample against the first: the median of all pairwise differences. The interval holds
 * exactly the shifts that the Mann-Whitney test would not reject at 5 %, so it excludes 0 when the test does.
 * NaN throughout when a side is empty.
 */
export function shiftBetween(first: readonly number[], second: readonly number[]): Shift {
  const differences = sorted(second.flatMap((b) => first.map((a) => b - a)));
  const [n, m] = [first.length, second.length];
  const middle = (n * m) / 2;
  const spread = Math.sqrt((n * m * (n + m + 1)) / 12);
  const cdf = n > 0 && m > 0 && n + m <= EXACT_LIMIT ? mannWhitneyCdf(n, m) : null;
  return interval(differences, cdf, middle - Z95 * spread);
}

/** Shift of pairs: the median of all means of two differences (Walsh), the signed-rank test inverted. */
export function shiftOfPairs(differences: readonly number[]): Shift {
  const walsh: number[] = [];
  differences.forEach((a, i) => {
    for (const b of differences.slice(i)) walsh.push((a + b) / 2);
  });
  const n = differences.length;
  const middle = (n * (n + 1)) / 4;
  const spread = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
  return interval(sorted(walsh), n > 0 && n <= EXACT_LIMIT ? signedRankCdf(n) : null, middle - Z95 * spread);
}

/** `cdf` is the distribution of the count of values below the true shift; null when n is large. */
function interval(values: readonly number[], cdf: Float64Array | null, largeSampleCut: number): Shift {
  const estimate = medianOfSorted(values);
  if (values.length === 0) return { estimate, low: Number.NaN, high: Number.NaN, confidence: 0 };
  let cut = Math.max(1, Math.floor(largeSampleCut));
  let confidence = 1 - ALPHA;
  if (cdf !== null) {
    cut = 1;
    while ((cdf[cut] as number) <= ALPHA / 2) cut += 1;
    confidence = Math.max(0, 1 - 2 * (cdf[cut - 1] as number));
  }
  const low = values[cut - 1] as number;
  const high = values[values.length - cut] as number;
  return { estimate, low: Math.min(low, high), high: Math.max(low, high), confidence };
}
