/**
 * Holm's step-down adjustment: p values that can each be held against alpha while the chance of any false
 * finding among them stays below alpha. Same order as the input.
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
  const adjusted = new Array<number>(pValues.length).fill(1);
  let largest = 0;
  order.forEach(({ p, index }, position) => {
    largest = Math.max(largest, Math.min(1, p * (pValues.length - position)));
    adjusted[index] = largest;
  });
  return adjusted;
}
