import type { Boot } from '../boot/boot.ts';
import type { Finding, Rate, Side } from '../report/result.ts';

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

/** What two rates mean: blame needs a base that was looked at and was clean, and praise a series that was. */
export function changeOf(base: Rate, patched: Rate): Finding['change'] {
  if (base.hits > 0 && patched.hits > 0) return 'old';
  if (base.runs === 0 || patched.runs === 0) return 'unclear';
  return base.hits === 0 ? 'new' : 'fixed';
}

/** For people: "12 of 12 boots". */
export function describeRate({ hits, runs }: Rate): string {
  return `${hits} of ${runs} ${runs === 1 ? 'boot' : 'boots'}`;
}

/** The part of a finding that says where it was seen: rates on both sides, what they mean, and whose it must be. */
export function compareSides(
  all: readonly Boot[],
  hit: (boot: Boot) => boolean,
  patchCount: number,
): Pick<Finding, 'base' | 'patched' | 'change' | 'patchIndex'> {
  const base = rate(all, 'base', hit);
  const patched = rate(all, 'patched', hit);
  const change = changeOf(base, patched);
  // In a series of one there is nobody else; in a longer one a bisection has to tell.
  return { base, patched, change, patchIndex: change === 'new' && patchCount === 1 ? 1 : null };
}

/** The boot whose evidence is shown: a patched one where there is one. */
export function firstSeen(all: readonly Boot[], hit: (boot: Boot) => boolean): Boot | undefined {
  return all.find((boot) => boot.request.side === 'patched' && hit(boot)) ?? all.find(hit);
}
