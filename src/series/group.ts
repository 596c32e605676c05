import type { Message } from '../mail/message.ts';
import { patchId } from './patch-id.ts';
import type { Threads } from './threads.ts';

/** Mails that make up one posting, while it is put together. Key 0 is the cover letter. */
export class Group {
  readonly members = new Map<number, Message>();
  readonly notes: string[] = [];
  readonly version: number;
  readonly versionInferred: boolean;
  readonly minor: number;
  readonly sender: string;
  /** True for mails with a Message-ID; files of format-patch have no thread and no time of sending. */
  readonly posted: boolean;

  constructor(first: Placed) {
    this.version = first.version;
    this.versionInferred = first.inferred;
    this.minor = first.minor;
    this.sender = first.message.sender.email.toLowerCase();
    this.posted = first.message.posted;
  }

  get total(): number {
    return Math.max(0, ...[...this.members.values()].map((message) => message.subject.total ?? 0));
  }

  get isWhole(): boolean {
    for (let n = 1; n <= this.total; n++) if (!this.members.has(n)) return false;
    return this.total > 0;
  }

  /** Milliseconds between a time and the nearest mail of the group; 0 when times are unknown. */
  distance(dateMs: number | null): number {
    if (dateMs === null) return 0;
    const gaps = [...this.members.values()].map((one) =>
      one.dateMs === null ? 0 : Math.abs(one.dateMs - dateMs),
    );
    return Math.min(...gaps);
  }
}

/** A mail with its number and version as the thread makes them out. */
export interface Placed {
  readonly message: Message;
  readonly number: number;
  readonly version: number;
  readonly inferred: boolean;
  readonly minor: number;
}

/** Longest pause between mails of one posting that no thread ties together (b4's --rethread). */
const PAUSE_MS = 60 * 60 * 1000;

/**
 * Sorts the numbered mails of one sender, version and thread into postings. The same number twice means the
 * same patch twice, or a repost without a version: a new posting then starts.
 */
export function splitPostings(placed: readonly Placed[], threads: Threads): Group[] {
  const groups: Group[] = [];
  const home = new Map<Message, Group>();
  for (const one of placed) {
    const fits = (group: Group): boolean => hasRoom(group, one) && totalsFit(group, one.message);
    // The posting of the nearest ancestor, then the newest one that is not far away in time.
    const near = threads.ancestors(one.message).map((message) => home.get(message));
    const same = groups.find((group) => isSamePatch(group.members.get(one.number), one));
    if (same !== undefined) {
      same.notes.push(`patch ${one.number} is there twice with the same content; one is used`);
      home.set(one.message, same);
      continue;
    }
    const time = one.message.dateMs;
    let group = near.find((other) => other !== undefined && fits(other));
    group ??= groups.findLast(
      (other) => fits(other) && (!one.message.posted || other.distance(time) <= PAUSE_MS),
    );
    group ??= groups.findLast((other) => fits(other) && groups.length === 1);
    if (group === undefined) {
      group = new Group(one);
      groups.push(group);
    }
    group.members.set(one.number, one.message);
    home.set(one.message, group);
  }
  return groups;
}

/** Whether the number is free, or held by a mail that forgot its diff. */
function hasRoom(group: Group, one: Placed): boolean {
  const holder = group.members.get(one.number);
  if (holder === undefined) return true;
  return one.number > 0 && holder.candidates.length === 0 && one.message.candidates.length > 0;
}

/** A repost has new mails with the same content; only a copy next to the original is the same patch. */
function isSamePatch(member: Message | undefined, one: Placed): boolean {
  if (member === undefined || one.number === 0 || patchId(member) !== patchId(one.message)) return false;
  if (patchId(member) === '' || !one.message.posted) return false;
  return (
    member.inReplyTo[0] === one.message.inReplyTo[0] &&
    Math.abs((member.dateMs ?? 0) - (one.message.dateMs ?? 0)) < 60_000
  );
}

/** Totals of one posting are equal, or grow as its author adds patches (1/2, 2/3, 3/3). */
function totalsFit(group: Group, message: Message): boolean {
  const total = message.subject.total;
  if (total === null || group.total === 0 || total === group.total) return true;
  const position = message.subject.position ?? 0;
  return (
    position > 0 &&
    total === group.total + 1 &&
    position >= group.total &&
    group.members.size >= group.total - 1
  );
}

/**
 * Joins postings that no thread ties together: the same sender, version and total, no number twice, and not far
 * apart in time.
 */
export function joinPostings(groups: readonly Group[]): Group[] {
  const first = (group: Group): number =>
    Math.min(...[...group.members.values()].map((one) => one.dateMs ?? 0));
  const joined: Group[] = [];
  const alike = new Map<string, Group[]>();
  for (const group of [...groups].sort((a, b) => first(a) - first(b))) {
    const key = `${group.sender} ${group.version} ${group.minor}`;
    const candidates = alike.get(key) ?? [];
    alike.set(key, candidates);
    const other = candidates.findLast((candidate) => mayJoin(candidate, group));
    if (other === undefined) {
      joined.push(group);
      candidates.push(group);
      continue;
    }
    for (const [number, message] of group.members) other.members.set(number, message);
    other.notes.push(...group.notes);
  }
  return joined;
}

function mayJoin(a: Group, b: Group): boolean {
  if (!a.posted || !b.posted) return false;
  if (a.total !== b.total && a.total !== 0 && b.total !== 0) return false;
  if ([...b.members.keys()].some((number) => a.members.has(number))) return false;
  // Two whole threads are two series, even when one of them lost its cover letter.
  if (a.members.size > 1 && b.members.size > 1 && (a.isWhole || b.isWhole)) return false;
  const cover = a.members.get(0) ?? b.members.get(0);
  const patches = [...a.members, ...b.members].filter(([number]) => number > 0).map(([, message]) => message);
  if (cover !== undefined && patches.length > 0 && !mayCover(cover, patches)) return false;
  return [...b.members.values()].some((message) => a.distance(message.dateMs) <= PAUSE_MS);
}

/** A cover letter that lists patches must list these. */
export function mayCover(cover: Message, patches: readonly Message[]): boolean {
  const listsPatches = /^\S.* \(\d{1,4}\):$/m.test(cover.prose);
  return !listsPatches || patches.some((patch) => cover.prose.includes(patch.subject.title.slice(0, 40)));
}
