import path from 'node:path';
import { UNKNOWN } from '../mail/identity.ts';
import type { Message } from '../mail/message.ts';
import type { FoundSeries } from './found.ts';
import { Group, joinPostings, mayCover, type Placed, splitPostings } from './group.ts';
import { type Stray, singleSeries } from './single.ts';
import { buildThreads, type Threads } from './threads.ts';

/** All series of some mails, and what belongs to none. */
export interface Assembly {
  readonly series: readonly FoundSeries[];
  readonly threads: Threads;
  /** Mails without doubles, in the order of their dates, then of the input. */
  readonly messages: readonly Message[];
  /** Diffs that belong to no series, with the reason: fix-ups in replies, suggestions of bots. */
  readonly strays: readonly Stray[];
}

/** Puts mails together to series as they were posted. Never guesses a version by counting. */
export function assemble(input: readonly Message[]): Assembly {
  const messages = inOrderOfTime(withoutDoubles(input));
  const threads = buildThreads(messages);
  const strays: Stray[] = [];
  const numbered: Placed[] = [];
  const single: Message[] = [];
  for (const message of messages) {
    const { kind, subject } = message;
    if (kind === 'reply' && message.candidates.length > 0) {
      strays.push({ message, reason: 'a reply with a diff' });
      continue;
    }
    const isMember =
      kind === 'patch' || kind === 'cover' || (kind === 'other' && subject.isPatch && !subject.isReply);
    if (!isMember || message.error !== undefined) continue;
    if (subject.position !== null) numbered.push(place(message, threads));
    else if (kind === 'patch') single.push(message);
  }

  const groups = joinPostings(buckets(numbered, threads).flatMap((bucket) => splitPostings(bucket, threads)));
  const numberedGroups = adoptCovers(groups, threads);
  nameCovers(numberedGroups, threads);
  const series = numberedGroups.map(fromGroup);
  const unnumbered = singleSeries(single, series, threads);
  series.push(...unnumbered.series);
  strays.push(...unnumbered.strays);
  return {
    series: series.filter((one) => one.patches.size > 0 || one.cover !== null),
    threads,
    messages,
    strays,
  };
}

/** The same mail from two lists is one mail; the copy whose From no list rewrote is kept. */
function withoutDoubles(messages: readonly Message[]): readonly Message[] {
  const kept = new Map<string, Message>();
  for (const message of messages) {
    const other = kept.get(message.messageId);
    const score = (one: Message): number =>
      one.candidates.length * 2 - one.notes.length - (one.error === undefined ? 0 : 99);
    if (other === undefined || score(message) > score(other)) kept.set(message.messageId, message);
  }
  return [...kept.values()];
}

function inOrderOfTime(messages: readonly Message[]): readonly Message[] {
  const rank = new Map(messages.map((message, i) => [message, i]));
  // Files that were never posted keep the order in which they were given.
  const time = (message: Message): number => (message.posted ? (message.dateMs ?? 0) : 0);
  return [...messages].sort((a, b) => time(a) - time(b) || (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

/** Number and version of a mail. `v5.1 10/12` is version 5 only when it answers patch 10 of v5. */
function place(message: Message, threads: Threads): Placed {
  const { subject } = message;
  const number = subject.position ?? 0;
  if (subject.minor !== null) {
    const { version, minor } = subject.minor;
    const answered = threads
      .ancestors(message)
      .find(
        (one) => one.subject.position === number && one.subject.version === version && one.kind === 'patch',
      );
    if (answered !== undefined) return { message, number, version, inferred: false, minor };
  }
  return { message, number, version: subject.version, inferred: subject.versionInferred, minor: 0 };
}

/** Mails that can be of one posting: one sender, version and thread; or the files of one folder. */
function buckets(placed: readonly Placed[], threads: Threads): readonly (readonly Placed[])[] {
  const inFile = new Map<string, number>();
  for (const { message } of placed) inFile.set(message.file, (inFile.get(message.file) ?? 0) + 1);
  const found = new Map<string, Placed[]>();
  for (const one of placed) {
    const { message } = one;
    // Files of format-patch have their authors as senders and no thread: the file holds them together when there
    // are several in it, else the folder.
    const place = inFile.get(message.file) === 1 ? path.dirname(message.file) : message.file;
    const source = message.posted
      ? `${threads.thread(message)} ${message.sender.email.toLowerCase()}`
      : `file ${place}`;
    const key = `${source} ${one.version} ${one.minor}`;
    const bucket = found.get(key);
    if (bucket === undefined) found.set(key, [one]);
    else bucket.push(one);
  }
  return [...found.values()];
}

/** Cover letters whose patches do not repeat the version (`[PATCH v3 0/4]` above `[PATCH 1/4]`). */
function adoptCovers(groups: readonly Group[], threads: Threads): readonly Group[] {
  const left = new Set(groups);
  for (const lone of groups) {
    const cover = lone.members.get(0);
    if (cover === undefined || lone.members.size > 1) continue;
    const patches = [...left].find((group) => {
      if (group === lone || group.members.has(0) || group.members.size === 0) return false;
      if (group.posted !== lone.posted || (group.posted && group.sender !== lone.sender)) return false;
      if (!group.versionInferred && !lone.versionInferred) return false;
      if (lone.total !== 0 && group.total !== lone.total) return false;
      const members = [...group.members.values()];
      if (!mayCover(cover, members)) return false;
      return !group.posted || members.some((message) => threads.ancestors(message).includes(cover));
    });
    if (patches === undefined) continue;
    const explicit = lone.versionInferred ? patches : lone;
    const [first] = explicit.members.values();
    if (first === undefined) continue;
    const merged = new Group({
      message: first,
      number: 0,
      version: explicit.version,
      inferred: explicit.versionInferred,
      minor: patches.minor,
    });
    for (const [number, message] of [...lone.members, ...patches.members])
      merged.members.set(number, message);
    merged.notes.push(...lone.notes, ...patches.notes);
    if (explicit === lone)
      merged.notes.push(`the patches carry no version; that of the cover letter, v${lone.version}, counts`);
    left.delete(lone);
    left.delete(patches);
    left.add(merged);
  }
  return [...left];
}

/** A cover letter without brackets: the mail above several patches, by the same sender, without a diff (b4). */
function nameCovers(groups: readonly Group[], threads: Threads): void {
  for (const group of groups) {
    if (group.members.has(0) || group.members.size < 2) continue;
    const [lowest] = [...group.members].sort(([a], [b]) => a - b);
    const parent = lowest === undefined ? null : threads.parent(lowest[1]);
    if (parent === null || parent.kind !== 'other' || parent.subject.isPatch || parent.candidates.length > 0)
      continue;
    if (parent.sender.email.toLowerCase() !== group.sender) continue;
    const below = [...group.members.values()].filter((message) =>
      threads.ancestors(message).includes(parent),
    );
    if (below.length < 2) continue;
    group.members.set(0, parent);
    group.notes.push('the cover letter has no [PATCH 0/n] mark; it is the mail that the patches answer');
  }
}

function fromGroup(group: Group): FoundSeries {
  const patches = new Map<number, Message>();
  const empty = new Map<number, Message>();
  for (const [number, message] of group.members) {
    if (number > 0) (message.candidates.length > 0 ? patches : empty).set(number, message);
  }
  const { total } = group;
  const notes = [...group.notes];
  const extra = [...patches.keys()].filter((number) => number > total);
  if (total > 0 && extra.length > 0)
    notes.push(`patch ${extra.join(', ')} of ${total} is kept as an extra patch`);
  for (const number of empty.keys()) notes.push(`mail ${number}/${total} holds no diff`);
  return {
    version: group.version,
    versionInferred: group.versionInferred,
    minor: group.minor,
    sender: [...group.members.values()][0]?.sender ?? UNKNOWN,
    total: total === 0 ? Math.max(0, ...patches.keys()) : total,
    cover: group.members.get(0) ?? null,
    patches,
    empty,
    notes,
    over: null,
  };
}
