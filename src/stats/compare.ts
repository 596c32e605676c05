import type { Comparison, Sample } from '../report/result.ts';
import { bootFigures, seedPairs } from './boots.ts';
import { detectablePercent, ONLY_DOUBLING, scatterOf } from './detectable.ts';
import { smallestMannWhitneyP } from './mann-whitney.ts';
import { smallestPairedP } from './pairs.ts';
import { RULES, type Rule, type Timing } from './rules.ts';
import { decide, type Evidence, shiftPercent, weighIndependent, weighPairs } from './weigh.ts';

/** A comparison with everything that the rules added to it. */
export type FullComparison = Comparison & Required<Pick<Comparison, 'pAdjusted' | 'floorPercent' | 'notes'>>;

/** A comparison before the other commands are looked at: the figures of each boot and their evidence. */
export interface Weighed {
  readonly timing: Timing;
  readonly rule: Rule;
  readonly base: readonly number[];
  readonly patched: readonly number[];
  readonly evidence: Evidence;
  /** The smallest two-sided p that this many boots can reach. */
  readonly smallestP: number;
  readonly notes: readonly string[];
}

/** Figures and evidence of one command's samples; null when a side has no usable boot (or no pair). */
export function weighSamples(samples: readonly Sample[], timing: Timing): Weighed | null {
  const rule = RULES[timing];
  const base = bootFigures(samples, 'base', timing);
  const patched = bootFigures(samples, 'patched', timing);
  const notes = [...base.notes, ...patched.notes];
  if (timing === 'wall') {
    const [a, b] = [base.figures.map((f) => f.seconds), patched.figures.map((f) => f.seconds)];
    if (a.length === 0 || b.length === 0) return null;
    const smallestP = smallestMannWhitneyP(a.length, b.length);
    return { timing, rule, base: a, patched: b, evidence: weighIndependent(a, b, rule), smallestP, notes };
  }
  const paired = seedPairs(base.figures, patched.figures);
  if (paired.pairs.length === 0) return null;
  const [a, b] = [paired.pairs.map((pair) => pair.base), paired.pairs.map((pair) => pair.patched)];
  const smallestP = smallestPairedP(a.length);
  const evidence = weighPairs(a, b, rule);
  return { timing, rule, base: a, patched: b, evidence, smallestP, notes: [...notes, ...paired.notes] };
}

/**
 * The comparison that the evidence allows. `pAdjusted` is the p after Holm over `family` commands. When not even
 * the smallest p that these boots can reach would pass the strictest step of Holm, there are too few of them.
 */
export function conclude(weighed: Weighed, pAdjusted: number, family: number): FullComparison {
  const { evidence, rule, smallestP } = weighed;
  const decided = decide(evidence, rule, pAdjusted);
  const tooFew = decided === 'no-change' && smallestP * family >= rule.alpha;
  const verdict = tooFew ? 'too-few-boots' : decided;
  const notes = [...weighed.notes];
  if (verdict === 'too-few-boots') {
    notes.push(
      `${evidence.boots} boots a side cannot show anything below a factor of two${
        family > 1 ? ` among ${family} commands` : ''
      }`,
    );
  }
  const percentInterval = [shiftPercent(evidence.shift.low), shiftPercent(evidence.shift.high)] as const;
  return {
    baseSeconds: evidence.baseSeconds,
    patchedSeconds: evidence.patchedSeconds,
    changePercent: 100 * (evidence.patchedSeconds / evidence.baseSeconds - 1),
    shiftPercent: shiftPercent(evidence.shift.estimate),
    intervalPercent: percentInterval,
    confidence: evidence.shift.confidence,
    p: evidence.p,
    pAdjusted,
    test: evidence.test,
    verdict,
    floorPercent: evidence.floorPercent,
    detectablePercent: verdict === 'too-few-boots' ? ONLY_DOUBLING : detectable(weighed, family),
    notes,
  };
}

function detectable({ timing, rule, base, patched, evidence }: Weighed, family: number): number {
  return detectablePercent(
    { base: base.length, patched: patched.length },
    evidence.baseSeconds,
    scatterOf(base, patched, timing === 'virtual'),
    { ...rule, alpha: rule.alpha / family },
    timing === 'wall' ? weighIndependent : weighPairs,
  );
}

/**
 * Compares one command in wall-clock time. The boot is the unit: the medians of the runs of each boot (the first
 * run left out) by exact Mann-Whitney and Hodges-Lehmann. null when a side has no usable boot.
 */
export function compareWall(samples: readonly Sample[]): FullComparison | null {
  return compareOne(samples, 'wall');
}

/**
 * Compares one command in virtual time. Boots with the same perturbation seed are pairs: the means of their runs
 * by exact Wilcoxon signed-rank and the Hodges-Lehmann shift of the differences. null when there is no pair.
 */
export function compareVirtual(samples: readonly Sample[]): FullComparison | null {
  return compareOne(samples, 'virtual');
}

function compareOne(samples: readonly Sample[], timing: Timing): FullComparison | null {
  const weighed = weighSamples(samples, timing);
  return weighed === null ? null : conclude(weighed, weighed.evidence.p, 1);
}
