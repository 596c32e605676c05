import { type FoundSeries, mailsOf, newestDate } from './found.ts';
import type { Threads } from './threads.ts';

/** Versions and reposts of one piece of work, the newest last. */
export type Lineage = readonly FoundSeries[];

/**
 * Sorts series into lineages. Series are related when they share the title of a mail, or when one sender sent
 * different versions in one thread or to one file. Series that share nothing are for the user to choose from.
 */
export function findLineages(series: readonly FoundSeries[], threads: Threads): readonly Lineage[] {
  const sets = new Sets<FoundSeries>();
  const byKey = new Map<string, FoundSeries[]>();
  const note = (key: string, one: FoundSeries): void => {
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [one]);
    else known.push(one);
  };
  for (const one of series) {
    const sender = one.sender.email.toLowerCase();
    for (const message of mailsOf(one)) {
      const title = normal(message.subject.title);
      if (title !== '') note(`title ${title}`, one);
      note(`sender ${sender} thread ${threads.thread(message)}`, one);
    }
    for (const file of filesOf(one)) note(`sender ${sender} file ${file}`, one);
  }
  for (const [key, [first, ...others]] of byKey) {
    if (first === undefined) continue;
    // One version twice in a thread, or two first versions for one file, may be different work.
    const versions = new Set([first, ...others].map((one) => `${one.version}.${one.minor}`));
    if (!key.startsWith('title ') && versions.size < 2) continue;
    for (const other of others) sets.join(first, other);
  }
  return sets.groups(series).map((lineage) => lineage.sort(byVersion));
}

/** Older before newer: by version, then by minor reroll, then by date. */
export function byVersion(a: FoundSeries, b: FoundSeries): number {
  return a.version - b.version || a.minor - b.minor || newestDate(a) - newestDate(b);
}

function filesOf(series: FoundSeries): readonly string[] {
  return [...series.patches.values()].flatMap((message) => message.files.map((file) => file.path));
}

function normal(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Sets that grow together. */
class Sets<T> {
  private readonly up = new Map<T, T>();

  private root(of: T): T {
    let at = of;
    for (let next = this.up.get(at); next !== undefined; next = this.up.get(at)) {
      const further = this.up.get(next);
      if (further !== undefined) this.up.set(at, further);
      at = next;
    }
    return at;
  }

  join(a: T, b: T): void {
    const [left, right] = [this.root(a), this.root(b)];
    if (left !== right) this.up.set(right, left);
  }

  /** The sets, in the order of their first members. */
  groups(all: readonly T[]): T[][] {
    const found = new Map<T, T[]>();
    for (const one of all) {
      const root = this.root(one);
      const group = found.get(root);
      if (group === undefined) found.set(root, [one]);
      else group.push(one);
    }
    return [...found.values()];
  }
}
