import { sameAddress } from '../mail/identity.ts';
import { type FoundSeries, mailsOf, newestDate, titleOf } from './found.ts';
import type { Threads } from './threads.ts';

/** Versions and reposts of one piece of work, the newest last. */
export type Lineage = readonly FoundSeries[];

/** Sorts series into lineages. Two series that share nothing are two lineages, and the user must choose. */
export function findLineages(series: readonly FoundSeries[], threads: Threads): readonly Lineage[] {
  const lineages: FoundSeries[][] = [];
  for (const one of series) {
    const related = lineages.filter((lineage) => lineage.some((other) => areRelated(one, other, threads)));
    const merged = [one, ...related.flat()];
    for (const lineage of related) lineages.splice(lineages.indexOf(lineage), 1);
    lineages.push(merged);
  }
  return lineages.map((lineage) => lineage.sort(byVersion));
}

/** Older before newer: by version, then by minor reroll, then by date. */
export function byVersion(a: FoundSeries, b: FoundSeries): number {
  return a.version - b.version || a.minor - b.minor || newestDate(a) - newestDate(b);
}

function areRelated(a: FoundSeries, b: FoundSeries, threads: Threads): boolean {
  const titles = new Set(mailsOf(a).map((message) => normal(message.subject.title)));
  titles.delete('');
  if (titles.has(normal(titleOf(b)))) return true;
  if (mailsOf(b).some((message) => titles.has(normal(message.subject.title)))) return true;
  if (!sameAddress(a.sender, b.sender) || (a.version === b.version && a.minor === b.minor)) return false;
  const [oneMail] = mailsOf(a);
  const [otherMail] = mailsOf(b);
  if (
    oneMail !== undefined &&
    otherMail !== undefined &&
    threads.thread(oneMail) === threads.thread(otherMail)
  )
    return true;
  const files = new Set(filesOf(a));
  return filesOf(b).some((file) => files.has(file));
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
