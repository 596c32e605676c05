/** A stream of numbers in [0, 1), the same for the same seed on every machine. */
export type Random = () => number;

/** mulberry32, public domain, by Tommy Ettinger: 32 bits of state, good enough for resampling and simulation. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One draw from the standard normal distribution (Box and Muller). */
export function normalDraw(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** As many values as there are, drawn with replacement. */
export function resample<T>(values: readonly T[], random: Random): T[] {
  return values.map(() => values[Math.floor(random() * values.length)] as T);
}
