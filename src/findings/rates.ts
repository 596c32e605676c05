import type { Boot } from '../boot/boot.ts';
import type { Rate, Side } from '../report/result.ts';

/** Counting: in how many of the boots that count was something seen? */

/** A boot that says something about its kernel. Trouble of ours or of the host says nothing. */
export function counts(boot: Boot): boolean {
  return boot.state !== 'infrastructure';
}

export function boots(all: readonly Boot[], side: Side): readonly Boot[] {
  return all.filter((boot) => boot.request.side === side && counts(boot));
}

/** Hits of a predicate over the counting boots of one side. */
export function rate(all: readonly Boot[], side: Side, hit: (boot: Boot) => boolean): Rate {
  const counted = boots(all, side);
  return { hits: counted.filter(hit).length, runs: counted.length };
}

/** What two rates mean: blame needs a base that was looked at and was clean. */
export function changeOf(base: Rate, patched: Rate): 'new' | 'old' | 'fixed' {
  if (base.hits === 0) return 'new';
  return patched.hits === 0 ? 'fixed' : 'old';
}

/** For people: "12 of 12 boots". */
export function describeRate({ hits, runs }: Rate): string {
  return `${hits} of ${runs} ${runs === 1 ? 'boot' : 'boots'}`;
}
