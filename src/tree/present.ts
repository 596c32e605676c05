import type { Patch } from '../series/series.ts';
import type { Reading } from './ladder.ts';
import type { TrialGround } from './trial.ts';

/**
 * Whether patches are in the tree already: then they can be taken off it. Gives the readings by which the first
 * patch, or all of the patches, are found; null when they are not.
 *
 * A patch alone is looked for first. When a later patch of the series changed the same lines again, only all of them
 * together can be taken off, the last one first.
 */
export async function findPresent(
  patches: readonly Patch[],
  read: (patch: Patch) => Promise<readonly Reading[]>,
  ground: TrialGround,
): Promise<readonly Reading[] | null> {
  const [first, ...later] = patches;
  if (first === undefined) return null;
  const readings = await read(first);
  for (const reading of readings) {
    if ((await ground.apply(reading.diff, { reverse: true })).ok) return [reading];
  }
  if (later.length === 0) return null;
  const all: Reading[] = [];
  for (const patch of patches) {
    const [reading] = await read(patch);
    if (reading === undefined) return null;
    all.push(reading);
  }
  const diffs = all.map((reading) => reading.diff).reverse();
  return (await ground.applyAll(diffs, { reverse: true })).ok ? all : null;
}
