import { mad, median, standardError } from './describe.ts';
import { type Shift, shiftBetween, shiftOfPairs } from './hodges-lehmann.ts';
import { mannWhitney } from './mann-whitney.ts';
import { wilcoxonSignedRank } from './pairs.ts';
import { type Rule, VERY_LARGE } from './rules.ts';

/** What the figures of two sides say, before any decision. */
export interface Evidence {
  readonly boots: number;
  readonly baseSeconds: number;
  readonly patchedSeconds: number;
  /** Shift of the logarithms: exp(estimate) is the ratio patched / base. */
  readonly shift: Shift;
  readonly p: number;
  readonly test: string;
  /** The smallest shift that may be told here, percent of base: the largest of the rule's floors. */
  readonly floorPercent: number;
  readonly veryLarge: boolean;
}

export type Decision = 'regression' | 'improvement' | 'no-change' | 'too-few-boots';

/** Logarithms make shifts ratios, which is how changes of times are said, and leave every rank as it is. */
const logs = (values: readonly number[]): number[] => values.map(Math.log);

/** Weighs boots that are independent of each other: exact Mann-Whitney. Seconds, all above zero. */
export function weighIndependent(base: readonly number[], patched: readonly number[], rule: Rule): Evidence {
  const test = mannWhitney(base, patched);
  return evidence(base, patched, Math.min(base.length, patched.length), rule, {
    shift: shiftBetween(logs(base), logs(patched)),
    p: test.p,
    test: `${test.exact ? 'exact ' : ''}Mann-Whitney on ${base.length} + ${patched.length} boots`,
    noise: mad(base) / median(base),
  });
}

/** Weighs pairs of boots with the same seed, base[i] with patched[i]: exact Wilcoxon signed-rank. */
export function weighPairs(base: readonly number[], patched: readonly number[], rule: Rule): Evidence {
  const differences = base.map((seconds, index) => Math.log((patched[index] as number) / seconds));
  const test = wilcoxonSignedRank(differences);
  return evidence(base, patched, base.length, rule, {
    shift: shiftOfPairs(differences),
    p: test.p,
    test: `${test.exact ? 'exact ' : ''}Wilcoxon signed-rank on ${base.length} pairs of seeds`,
    noise: Math.hypot(standardError(logs(base)), standardError(logs(patched))),
  });
}

function evidence(
  base: readonly number[],
  patched: readonly number[],
  boots: number,
  rule: Rule,
  found: { shift: Shift; p: number; test: string; noise: number },
): Evidence {
  const [baseSeconds, patchedSeconds] = [median(base), median(patched)];
  const floorPercent = Math.max(
    rule.floorPercent,
    rule.noiseFactor * found.noise * 100,
    (rule.floorSeconds / baseSeconds) * 100,
  );
  const closest = Math.max(
    Math.min(...patched) / Math.max(...base),
    Math.min(...base) / Math.max(...patched),
  );
  const ratio = patchedSeconds / baseSeconds;
  const veryLarge =
    boots >= VERY_LARGE.minBoots &&
    closest > VERY_LARGE.closestRatio &&
    Math.max(ratio, 1 / ratio) > VERY_LARGE.ratio &&
    Math.abs(patchedSeconds - baseSeconds) >= rule.floorSeconds;
  const { shift, p, test } = found;
  return { boots, baseSeconds, patchedSeconds, shift, p, test, floorPercent, veryLarge };
}

/** Percent of a shift of logarithms. */
export const shiftPercent = (logShift: number): number => 100 * Math.expm1(logShift);

/** The decision; `p` is the evidence's own, or that after Holm's adjustment. */
export function decide(evidence: Evidence, rule: Rule, p: number): Decision {
  const direction = evidence.shift.estimate > 0 ? 'regression' : 'improvement';
  if (evidence.veryLarge) return direction;
  if (evidence.boots < rule.minBoots) return 'too-few-boots';
  const large = Math.abs(shiftPercent(evidence.shift.estimate)) >= evidence.floorPercent;
  return p < rule.alpha && large ? direction : 'no-change';
}
