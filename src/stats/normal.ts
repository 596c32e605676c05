/** P(Z > z) of the standard normal distribution; relative error below 1.2e-7 (Chebyshev fit of erfc). */
export function normalUpperTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const terms = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196,
    1.00002368, -1.26551223,
  ];
  const polynomial = terms.reduce((value, term) => value * t + term, 0);
  const tail = (t * Math.exp(-x * x + polynomial)) / 2;
  return z >= 0 ? tail : 1 - tail;
}

/** Two-sided 95 % point of the standard normal distribution. */
export const Z95 = 1.959964;

/** One-sided 80 % point: the usual power of a stated detectable change. */
export const Z80 = 0.841621;
