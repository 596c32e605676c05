import { sorted } from './describe.ts';
import { resample, seededRandom } from './random.ts';

/**
 * Percentile bootstrap interval of any figure of two samples. The units that are drawn must be boots, not runs:
 * runs of one boot resemble each other and would make the interval too narrow. Same seed, same interval.
 */
export function bootstrapInterval<T>(
  base: readonly T[],
  patched: readonly T[],
  figure: (base: readonly T[], patched: readonly T[]) => number,
  { seed = 1, rounds = 2000, confidence = 0.95 } = {},
): readonly [number, number] {
  if (base.length === 0 || patched.length === 0) return [Number.NaN, Number.NaN];
  const random = seededRandom(seed);
  const values: number[] = [];
  for (let round = 0; round < rounds; round++) {
    values.push(figure(resample(base, random), resample(patched, random)));
  }
  const inOrder = sorted(values);
  const tail = (1 - confidence) / 2;
  const low = inOrder[Math.floor(tail * (rounds - 1))] as number;
  const high = inOrder[Math.ceil((1 - tail) * (rounds - 1))] as number;
  return [low, high];
}
