/** Sum without the rounding drift of a plain loop (Neumaier), so that equal inputs give equal means. */
export function sum(values: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

/** Arithmetic mean; NaN for an empty list. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : sum(values) / values.length;
}

/** Ascending copy. */
export function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

/** Middle value, or the mean of the two middle values; NaN for an empty list. */
export function median(values: readonly number[]): number {
  return medianOfSorted(sorted(values));
}

/** As `median`, for a list that is in ascending order already. */
export function medianOfSorted(values: readonly number[]): number {
  const high = values[values.length >> 1];
  if (high === undefined) return Number.NaN;
  const low = values[(values.length - 1) >> 1] ?? high;
  return low === high ? low : (low + high) / 2;
}

/** Mean and spread as Welford's running update gives them, which is how perf accumulates its runs. */
export interface Welford {
  readonly n: number;
  readonly mean: number;
  /** Sum of squared deviations from the mean. */
  readonly m2: number;
}

/** Source: update_stats() in tools/perf/util/stat.c. */
export function welford(values: readonly number[]): Welford {
  let n = 0;
  let average = 0;
  let m2 = 0;
  for (const value of values) {
    n += 1;
    const delta = value - average;
    average += delta / n;
    m2 += delta * (value - average);
  }
  return { n, mean: average, m2 };
}

/** Standard deviation of the values as the whole population (divides by n); 0 for one value, NaN for none. */
export function populationSd(values: readonly number[]): number {
  const { n, m2 } = welford(values);
  return n === 0 ? Number.NaN : Math.sqrt(m2 / n);
}

/** Standard deviation of the population that the values were drawn from (divides by n - 1); NaN below two. */
export function sampleSd(values: readonly number[]): number {
  const { n, m2 } = welford(values);
  return n < 2 ? Number.NaN : Math.sqrt(m2 / (n - 1));
}

/**
 * Standard error of the mean, the number behind perf's `+-`: sqrt(M2 / (n - 1) / n), and 0 below two values.
 * It is neither a standard deviation nor a confidence interval. Source: stddev_stats() in tools/perf/util/stat.c.
 */
export function standardError(values: readonly number[]): number {
  const { n, m2 } = welford(values);
  return n < 2 ? 0 : Math.sqrt(m2 / (n - 1) / n);
}

/** Median absolute deviation from the median, not scaled; NaN for an empty list. */
export function mad(values: readonly number[]): number {
  const centre = median(values);
  return median(values.map((value) => Math.abs(value - centre)));
}

/** MAD times this estimates the standard deviation of normal data. */
export const MAD_TO_SD = 1.4826;
