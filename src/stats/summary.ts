import type { Sample, SideSummary, Summary } from '../report/result.ts';
import { bootFigures } from './boots.ts';
import { mean, median, populationSd, sorted } from './describe.ts';
import type { Timing } from './rules.ts';

/** Means, deviations and medians of both sides, one value a boot. */
export function summarise(samples: readonly Sample[], timing: Timing): Summary {
  const side = (name: 'base' | 'patched'): SideSummary | null =>
    summariseSide(bootFigures(samples, name, timing).figures.map((figure) => figure.seconds));
  const [base, patched] = [side('base'), side('patched')];
  const meanChangePercent =
    base === null || patched === null ? null : 100 * (patched.meanSeconds / base.meanSeconds - 1);
  return { base, patched, meanChangePercent };
}

function summariseSide(values: readonly number[]): SideSummary | null {
  if (values.length === 0) return null;
  const average = mean(values);
  return {
    samples: values.length,
    meanSeconds: average,
    stddevPercent: values.length < 2 ? null : (100 * populationSd(values)) / average,
    medianSeconds: median(values),
    medianIntervalSeconds: medianInterval(values),
  };
}

/**
 * Interval of the median from the order of the values (sign test inverted), at least 95 %; null below 6 values,
 * where even smallest to largest covers less.
 */
export function medianInterval(values: readonly number[]): readonly [number, number] | null {
  const inOrder = sorted(values);
  const n = inOrder.length;
  let cut = 0;
  let probability = 0.5 ** n;
  for (let tail = probability; tail <= 0.025; tail += probability) {
    cut += 1;
    probability = (probability * (n - cut + 1)) / cut;
  }
  return cut === 0 ? null : [inOrder[cut - 1] as number, inOrder[n - cut] as number];
}
