import { mean } from './describe.ts';

/** How a cost grows with a size. */
export interface Growth {
  /** Slope of log(seconds) over log(size), least squares: 0 is constant, 1 in proportion, 2 quadratic. */
  readonly exponent: number;
  /** Seconds for one more between the two largest sizes, where fixed costs weigh least. */
  readonly marginalSeconds: number;
}

/** Fits points of different sizes, all above zero; null for fewer than three, which no line can be wrong about. */
export function growthOf(
  points: readonly { readonly size: number; readonly seconds: number }[],
): Growth | null {
  const inOrder = [...points].sort((a, b) => a.size - b.size);
  const usable = inOrder.every(({ size, seconds }) => size > 0 && seconds > 0);
  const sizes = new Set(inOrder.map(({ size }) => size));
  if (!usable || inOrder.length < 3 || sizes.size < inOrder.length) return null;
  const x = inOrder.map(({ size }) => Math.log(size));
  const y = inOrder.map(({ seconds }) => Math.log(seconds));
  const [meanX, meanY] = [mean(x), mean(y)];
  const covariance = mean(x.map((value, index) => (value - meanX) * ((y[index] as number) - meanY)));
  const variance = mean(x.map((value) => (value - meanX) ** 2));
  const [last, before] = [inOrder.at(-1), inOrder.at(-2)];
  if (last === undefined || before === undefined) return null;
  return {
    exponent: covariance / variance,
    marginalSeconds: (last.seconds - before.seconds) / (last.size - before.size),
  };
}
