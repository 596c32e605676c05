import { showIdentity } from '../mail/identity.ts';
import type { Message } from '../mail/message.ts';
import { type FoundSeries, isComplete, mailsOf, missingOf, newestDate, titleOf } from './found.ts';

const MAX_ROWS = 20;

/** Rows of text in aligned columns, two blanks apart. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows
    .map((row) =>
      `  ${row.map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i] ?? 0))).join('  ')}`.trimEnd(),
    )
    .join('\n');
}

function capped<T>(
  items: readonly T[],
  row: (item: T) => readonly string[],
  head: readonly string[],
): string {
  const rows = [head, ...items.slice(0, MAX_ROWS).map(row)];
  if (items.length > MAX_ROWS) rows.push([`and ${items.length - MAX_ROWS} more`]);
  return columns(rows);
}

/** The series that were seen, for an error that asks the user to choose. */
export function seriesTable(series: readonly FoundSeries[]): string {
  const head = ['version', 'patches', 'date', 'from', 'subject', 'message-id'];
  return capped(
    series,
    (one) => [
      `v${one.version}${one.minor > 0 ? `.${one.minor}` : ''}`,
      isComplete(one) ? `${one.patches.size}` : `${one.patches.size} of ${one.total}`,
      day(newestDate(one)),
      one.sender.email,
      titleOf(one).slice(0, 60),
      mailsOf(one)[0]?.messageId ?? '',
    ],
    head,
  );
}

/** What of a series is there and what is not, for an error about a hole. */
export function holesTable(series: FoundSeries): string {
  const rows: string[][] = [];
  const missing = new Set(missingOf(series));
  for (let n = 1; n <= series.total && rows.length < 200; n++) {
    const message = series.patches.get(n) ?? series.empty.get(n);
    const near = missing.has(n) || missing.has(n - 1) || missing.has(n + 1);
    if (!near && series.total > MAX_ROWS) continue;
    const state = message === undefined ? 'MISSING' : series.patches.has(n) ? 'there' : 'NO DIFF';
    rows.push([
      `${n}/${series.total}`,
      state,
      message?.subject.title.slice(0, 60) ?? '',
      message?.messageId ?? '',
    ]);
  }
  return columns(rows);
}

/** Mails that hold no patch, with the reason for each. */
export function mailTable(messages: readonly Message[]): string {
  return capped(
    messages,
    (message) => [
      `${message.file}:${message.index}`,
      message.kind,
      message.subject.title.slice(0, 50) || '(no subject)',
      whyNoPatch(message),
    ],
    ['mail', 'kind', 'subject', 'why it is no patch'],
  );
}

function whyNoPatch(message: Message): string {
  if (message.error !== undefined) return message.error;
  if (message.subject.problem !== null) return message.subject.problem;
  switch (message.kind) {
    case 'reply':
      return message.candidates.length > 0 ? 'a reply with a diff; choose it with --message-id' : 'a reply';
    case 'cover':
      return 'a cover letter';
    case 'pull':
      return 'a pull request, not a patch';
    default:
      return message.candidates.length > 0 ? `a diff by ${showIdentity(message.sender)}` : 'it holds no diff';
  }
}

function day(dateMs: number): string {
  return dateMs < 0 ? '-' : new Date(dateMs).toISOString().slice(0, 10);
}
