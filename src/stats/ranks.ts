/**
 * Ranks from 1, each multiplied by two so that the mean rank of tied values stays a whole number: the exact
 * tests count sums of ranks and must compare them without rounding.
 */
export function doubledMidranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && order[end]?.value === order[start]?.value) end += 1;
    for (const { index } of order.slice(start, end)) ranks[index] = start + 1 + end;
    start = end;
  }
  return ranks;
}

/** Sizes of the groups of equal values that have more than one member. */
export function tieSizes(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1);
}
