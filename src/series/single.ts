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
  const homes = homesOf(numbered);
  for (const message of messages.filter((one) => one.posted)) {
    const reroll = rerollOf(message, homes, threads);
    if (reroll !== null) {
      series.push(reroll);
      continue;
    }
    const reason = strayReason(message, homes, threads);
    if (reason === null) series.push(ofMessages([message]));
    else strays.push({ message, reason });
  }
  return { series, strays };
}

function byFolder(files: readonly Message[]): readonly (readonly Message[])[] {
  const inFile = new Map<string, number>();
  for (const { file } of files) inFile.set(file, (inFile.get(file) ?? 0) + 1);
  const found = new Map<string, Message[]>();
  for (const message of files) {
    const place = inFile.get(message.file) === 1 ? path.dirname(message.file) : message.file;
    const key = `${place} ${message.subject.version}`;
    const group = found.get(key);
    if (group === undefined) found.set(key, [message]);
    else group.push(message);
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

/** Where each mail of the numbered series belongs; 0 is the cover letter. */
type Homes = ReadonlyMap<Message, { readonly series: FoundSeries; readonly number: number }>;

function homesOf(numbered: readonly FoundSeries[]): Homes {
  const homes = new Map<Message, { series: FoundSeries; number: number }>();
  for (const series of numbered) {
    if (series.cover !== null) homes.set(series.cover, { series, number: 0 });
    for (const [number, message] of series.patches) homes.set(message, { series, number });
  }
  return homes;
}

/** `[PATCH v2] title` below `[PATCH 2/3] title` by the same sender is version 2 of that patch. */
function rerollOf(message: Message, homes: Homes, threads: Threads): FoundSeries | null {
  if (message.subject.versionInferred) return null;
  for (const above of threads.ancestors(message)) {
    const home = homes.get(above);
    if (home === undefined || home.number === 0 || above.subject.title !== message.subject.title) continue;
    const { series, number } = home;
    if (series.version >= message.subject.version || !sameAddress(series.sender, message.sender)) continue;
    return { ...ofMessages([message]), total: series.total, patches: new Map([[number, message]]) };
  }
  return null;
}

function strayReason(message: Message, homes: Homes, threads: Threads): string | null {
  const above = threads.ancestors(message);
  if (above.some((one) => homes.has(one))) return 'a diff without a number in the thread of a series';
  const answered = above.find((one) => one.kind !== 'reply');
  if (answered?.kind === 'patch' && !sameAddress(answered.sender, message.sender)) {
    return "a diff that answers somebody else's patch";
  }
  return null;
}
