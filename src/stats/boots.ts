import type { Sample, Side } from '../report/result.ts';
import { mean, median } from './describe.ts';
import type { Timing } from './rules.ts';

/** One boot's figure for one command: the unit of all tests. */
export interface BootFigure {
  readonly boot: number;
  readonly seed: number;
  /** Wall: median of its runs. Virtual: mean of its runs. The first run is left out of both. */
  readonly seconds: number;
}

export interface BootFigures {
  readonly figures: readonly BootFigure[];
  /** Boots that could not be used, and why. */
  readonly notes: readonly string[];
}

/**
 * The figure of each boot of a side. The first run of a boot is cold and is left out, unless it is the only one.
 * A boot with a run of zero, a negative or no finite time was not measured; it is left out whole, with a note.
 */
export function bootFigures(samples: readonly Sample[], side: Side, timing: Timing): BootFigures {
  const figures: BootFigure[] = [];
  const notes: string[] = [];
  for (const { boot, seed, runs } of samples.filter((sample) => sample.side === side)) {
    const bad = runs.find((run) => !Number.isFinite(run) || run <= 0);
    if (runs.length === 0 || bad !== undefined) {
      const why = bad === undefined ? 'it has no runs' : `a run of ${bad} s is not a time`;
      notes.push(`${side} boot ${boot} is left out: ${why}`);
      continue;
    }
    const warm = runs.length > 1 ? runs.slice(1) : runs;
    figures.push({ boot, seed, seconds: timing === 'wall' ? median(warm) : mean(warm) });
  }
  return { figures, notes };
}

export interface SeedPair {
  readonly seed: number;
  readonly base: number;
  readonly patched: number;
}

/**
 * Pairs of boots with the same seed, in the order of the base side; seconds. A seed that was booted twice on a
 * side must have given the same figure: virtual time repeats, and when it did not, a note says so.
 */
export function seedPairs(
  base: readonly BootFigure[],
  patched: readonly BootFigure[],
): { readonly pairs: readonly SeedPair[]; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const first = (figures: readonly BootFigure[], side: Side): Map<number, number> => {
    const bySeed = new Map<number, number>();
    for (const { seed, seconds, boot } of figures) {
      const known = bySeed.get(seed);
      if (known === undefined) bySeed.set(seed, seconds);
      else if (known !== seconds) {
        notes.push(`${side} boot ${boot} did not repeat seed ${seed}: ${seconds} s after ${known} s`);
      }
    }
    return bySeed;
  };
  const [baseBySeed, patchedBySeed] = [first(base, 'base'), first(patched, 'patched')];
  const pairs: SeedPair[] = [];
  for (const [seed, seconds] of baseBySeed) {
    const other = patchedBySeed.get(seed);
    if (other !== undefined) pairs.push({ seed, base: seconds, patched: other });
  }
  const single = baseBySeed.size + patchedBySeed.size - 2 * pairs.length;
  if (single > 0)
    notes.push(`${single} ${single === 1 ? 'seed has' : 'seeds have'} no partner on the other side`);
  return { pairs, notes };
}
