import type { Identity, Message } from '../mail/message.ts';

/** A series as it lies in the mails: one posting, complete or not. */
export interface FoundSeries {
  readonly version: number;
  readonly versionInferred: boolean;
  /** M of a reroll `vN.M`, else 0. */
  readonly minor: number;
  readonly sender: Identity;
  readonly total: number;
  readonly cover: Message | null;
  /** By number from 1; numbers above the total are extra patches that somebody added. */
  readonly patches: ReadonlyMap<number, Message>;
  /** Mails that carry a number of this series but no diff. */
  readonly empty: ReadonlyMap<number, Message>;
  /** Mails that were left out, with the reason. */
  readonly notes: readonly string[];
  /** What was filled in from an older version; null for a series as it was sent. */
  readonly over: { readonly version: number; readonly replaced: readonly number[] } | null;
}

/** Numbers from 1 to the total that have no patch. */
export function missingOf(series: FoundSeries): readonly number[] {
  const missing: number[] = [];
  for (let n = 1; n <= series.total; n++) if (!series.patches.has(n)) missing.push(n);
  return missing;
}

export function isComplete(series: FoundSeries): boolean {
  return series.patches.size > 0 && missingOf(series).length === 0;
}

/** The newest date of its mails in milliseconds; -1 when none has one. */
export function newestDate(series: FoundSeries): number {
  const dates = [...series.patches.values(), ...(series.cover === null ? [] : [series.cover])];
  return Math.max(-1, ...dates.map((message) => message.dateMs ?? -1));
}

/** Patches in order. */
export function inOrder(series: FoundSeries): readonly (readonly [number, Message])[] {
  return [...series.patches].sort(([a], [b]) => a - b);
}

/** All mails of it, the cover letter first. */
export function mailsOf(series: FoundSeries): readonly Message[] {
  return [...(series.cover === null ? [] : [series.cover]), ...inOrder(series).map(([, message]) => message)];
}

/** The title that people know it by. */
export function titleOf(series: FoundSeries): string {
  return mailsOf(series)[0]?.subject.title ?? [...series.empty.values()][0]?.subject.title ?? '';
}
