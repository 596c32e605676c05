import { type FoundSeries, inOrder, isComplete, missingOf } from './found.ts';
import type { Lineage } from './lineage.ts';
import type { Threads } from './threads.ts';

/**
 * A newer version of some patches only, sent as answers to the older ones: the holes are filled from the older
 * version. Null unless every patch that is there answers the same number of that version, directly or through
 * other mails; anything less would be a guess.
 */
export function completeReroll(series: FoundSeries, lineage: Lineage, threads: Threads): FoundSeries | null {
  const older = lineage.slice(0, Math.max(0, lineage.indexOf(series))).toReversed();
  for (const candidate of older) {
    const isOlder = candidate.version < series.version || candidate.minor < series.minor;
    if (!isOlder || candidate.total !== series.total || series.patches.size === 0) continue;
    const base = isComplete(candidate) ? candidate : completeReroll(candidate, lineage, threads);
    if (base === null) continue;
    const answers = inOrder(series).every(([number, message]) => {
      const replaced = base.patches.get(number);
      return replaced !== undefined && threads.ancestors(message).includes(replaced);
    });
    if (!answers || missingOf(series).some((number) => !base.patches.has(number))) continue;
    const replaced = [...series.patches.keys()].sort((a, b) => a - b);
    const label = `v${series.version}${series.minor > 0 ? `.${series.minor}` : ''}`;
    const numbers = replaced.map((number) => `${number}/${series.total}`).join(', ');
    return {
      ...series,
      cover: series.cover ?? base.cover,
      patches: new Map([...base.patches, ...series.patches]),
      notes: [...series.notes, `${label} (${numbers} only) over v${base.version}`],
      over: { version: base.version, replaced },
    };
  }
  return null;
}
