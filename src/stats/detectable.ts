import { mean, sampleSd } from './describe.ts';
import { normalDraw, seededRandom } from './random.ts';
import type { Rule } from './rules.ts';
import { decide, type Evidence } from './weigh.ts';

/** How figures of boots scatter, as standard deviations of their logarithms (0.01 is one percent). */
export interface Scatter {
  readonly base: number;
  readonly patched: number;
  /** Correlation of the two boots of a pair; 0 for independent boots. */
  readonly correlation: number;
}

type Weigh = (base: readonly number[], patched: readonly number[], rule: Rule) => Evidence;

const ROUNDS = 200;
const POWER = 0.8;
/** What is stated when only a very large change may be told: the rule's factor of two. */
export const ONLY_DOUBLING = 100;

/** Scatter of figures in seconds. */
export function scatterOf(base: readonly number[], patched: readonly number[], paired: boolean): Scatter {
  const [a, b] = [base.map(Math.log), patched.map(Math.log)];
  const [sdA, sdB] = [sampleSd(a) || 0, sampleSd(b) || 0];
  let correlation = 0;
  if (paired && sdA > 0 && sdB > 0) {
    const [meanA, meanB] = [mean(a), mean(b)];
    const products = a.map((value, index) => (value - meanA) * ((b[index] as number) - meanB));
    correlation = (mean(products) * a.length) / (a.length - 1) / (sdA * sdB);
  }
  // A negative correlation of few pairs is chance; counting on it would only state a larger change.
  return { base: sdA, patched: sdB, correlation: Math.max(0, Math.min(0.99, correlation)) };
}

/**
 * The smallest slowdown, percent, that the rule would have found in 4 of 5 experiments of this size and scatter.
 * Found by running the rule itself on simulated boots (normal logarithms, fixed seed: same input, same answer)
 * and halving the range; ONLY_DOUBLING when no change below a doubling would do.
 */
export function detectablePercent(
  size: { readonly base: number; readonly patched: number },
  baseSeconds: number,
  scatter: Scatter,
  rule: Rule,
  weigh: Weigh,
): number {
  const random = seededRandom(20250101);
  const shared = Math.sqrt(scatter.correlation);
  const own = Math.sqrt(1 - scatter.correlation);
  const experiments = Array.from({ length: ROUNDS }, () => {
    const common = Array.from({ length: Math.max(size.base, size.patched) }, () => normalDraw(random));
    const side = (count: number, sd: number): number[] =>
      Array.from(
        { length: count },
        (_, i) => baseSeconds * Math.exp(sd * (shared * (common[i] as number) + own * normalDraw(random))),
      );
    return { base: side(size.base, scatter.base), patched: side(size.patched, scatter.patched) };
  });
  const found = (percent: number): boolean => {
    const hits = experiments.filter(({ base, patched }) => {
      const slower = patched.map((seconds) => seconds * (1 + percent / 100));
      const evidence = weigh(base, slower, rule);
      return decide(evidence, rule, evidence.p) === 'regression';
    });
    return hits.length >= POWER * ROUNDS;
  };
  if (!found(ONLY_DOUBLING)) return ONLY_DOUBLING;
  let [low, high] = [0, ONLY_DOUBLING];
  while (high - low > 0.05 * Math.max(1, low)) {
    const middle = low > 0 ? Math.sqrt(low * high) : high > 1 ? high / 4 : high / 2;
    if (found(middle)) high = middle;
    else low = middle;
    if (high < 0.01) break;
  }
  return high;
}
