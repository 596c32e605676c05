import path from 'node:path';
import { sameAddress } from '../mail/identity.ts';
import type { Message } from '../mail/message.ts';
import type { FoundSeries } from './found.ts';
import type { Threads } from './threads.ts';

/** A diff that belongs to no series, and why. */
export interface Stray {
  readonly message: Message;
  readonly reason: string;
}

/**
 * Patches without a number. Alone, each is a series of one; inside of a thread it may be a fix-up, a bot's
 * suggestion, or a new version of one patch. Files of format-patch without numbers are one series in the order
 * in which they were given, as `git am` takes them.
 */
export function singleSeries(
  messages: readonly Message[],
  numbered: readonly FoundSeries[],
  threads: Threads,
): { readonly series: readonly FoundSeries[]; readonly strays: readonly Stray[] } {
  const series: FoundSeries[] = [];
  const strays: Stray[] = [];
  const files = messages.filter((message) => !message.posted);
  for (const group of byFolder(files)) series.push(ofMessages(group));
  for (const message of messages.filter((one) => one.posted)) {
    const reroll = rerollOf(message, numbered, threads);
    if (reroll !== null) {
      series.push(reroll);
      continue;
    }
    const reason = strayReason(message, numbered, threads);
    if (reason === null) series.push(ofMessages([message]));
    else strays.push({ message, reason });
  }
  return { series, strays };
}

function byFolder(files: readonly Message[]): readonly (readonly Message[])[] {
  const found = new Map<string, Message[]>();
  for (const message of files) {
    const alone = files.filter((one) => one.file === message.file).length === 1;
    const key = `${alone ? path.dirname(message.file) : message.file} ${message.subject.version}`;
    found.set(key, [...(found.get(key) ?? []), message]);
  }
  return [...found.values()];
}

function ofMessages(messages: readonly Message[]): FoundSeries {
  const first = messages[0] as Message;
  return {
    version: first.subject.version,
    versionInferred: first.subject.versionInferred,
    minor: 0,
    sender: first.sender,
    total: messages.length,
    cover: null,
    patches: new Map(messages.map((message, i) => [i + 1, message])),
    empty: new Map(),
    notes:
      messages.length > 1 ? ['the patches carry no numbers; they are taken in the order of the input'] : [],
    over: null,
  };
}

/** `[PATCH v2] title` below `[PATCH 2/3] title` by the same sender is version 2 of that patch. */
function rerollOf(message: Message, numbered: readonly FoundSeries[], threads: Threads): FoundSeries | null {
  if (message.subject.versionInferred) return null;
  const above = new Set(threads.ancestors(message));
  for (const series of numbered) {
    if (series.version >= message.subject.version || !sameAddress(series.sender, message.sender)) continue;
    for (const [number, patch] of series.patches) {
      if (!above.has(patch) || patch.subject.title !== message.subject.title) continue;
      return { ...ofMessages([message]), total: series.total, patches: new Map([[number, message]]) };
    }
  }
  return null;
}

function strayReason(message: Message, numbered: readonly FoundSeries[], threads: Threads): string | null {
  const above = threads.ancestors(message);
  if (above.length === 0) return null;
  const inSeries = numbered.find((series) =>
    above.some((one) => one === series.cover || [...series.patches.values()].includes(one)),
  );
  if (inSeries !== undefined) return 'a diff without a number in the thread of a series';
  const answered = above.find((one) => one.kind !== 'reply');
  if (answered?.kind === 'patch' && !sameAddress(answered.sender, message.sender)) {
    return "a diff that answers somebody else's patch";
  }
  return null;
}
