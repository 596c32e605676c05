import { type MailDate, parseDate } from './date.ts';
import { isMasked, readIdentity, UNKNOWN } from './identity.ts';
import type { Identity } from './message.ts';
import { cleanText, decodeWords } from './words.ts';

/** The text of a mail above its diff, split the way `git mailinfo` splits it. */
export interface Body {
  /** In-body headers, null where there is none. They win over the mail's own. */
  readonly author: Identity | null;
  readonly subject: string | null;
  readonly date: MailDate | null;
  /** The text without in-body headers. */
  readonly prose: string;
  /** The part that becomes the commit message, without the subject. */
  readonly log: string;
  /** The part below `---`. */
  readonly below: string;
  readonly notes: readonly string[];
}

/** Line ends to LF, control characters out: escape sequences of terminals have no place in a report. */
export function cleanProse(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');
}

/** True for the lines at which git ends the commit message (mailinfo.c, patchbreak). */
export function isPatchBreak(line: string): boolean {
  return /^(?:diff -|Index: |--- \S|---\s*$)/.test(line);
}

/** Splits clean text into commit message and the rest. */
export function splitLog(prose: string): { readonly log: string; readonly below: string } {
  const lines = prose.split('\n');
  const at = lines.findIndex(isPatchBreak);
  if (at < 0) return { log: tidy(prose), below: '' };
  const marker = /^---\s*$/.test(lines[at] ?? '');
  return {
    log: tidy(lines.slice(0, at).join('\n')),
    below: lines
      .slice(marker ? at + 1 : at)
      .join('\n')
      .trim(),
  };
}

/** Blank lines at both ends and blanks at line ends go, as `git stripspace` does. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  if (first < 0) return '';
  return lines.slice(first, lines.findLastIndex((line) => line !== '') + 1).join('\n');
}

/** Reads the text of a mail with the subject `title`. `text` ends where the diff starts, or is the whole text when there is no diff. */
export function readBody(text: string, title = ''): Body {
  const lines = cleanProse(text).split('\n');
  const notes: string[] = [];
  let author: Identity | null = null;
  let subject: string | null = null;
  let date: MailDate | null = null;
  let at = 0;
  let seen = false;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at++;
      if (seen) break;
      continue;
    }
    if (/^>?From [0-9a-f]{40,64} /.test(line)) {
      at++;
      continue;
    }
    const patch = /^\[PATCH\]\s/.test(line) && subject === null;
    const field = patch ? ['', 'subject', line] : /^(From|Subject|Date):[ \t]?(.*)$/i.exec(line);
    if (field === null) break;
    const from = at++;
    let value = field[2] ?? '';
    while (!patch && /^[ \t]+\S/.test(lines[at] ?? '') && at - from < 20)
      value += ` ${(lines[at++] ?? '').trim()}`;
    const name = (field[1] ?? '').toLowerCase();
    if (name === 'from' && author === null) author = readIdentity(value) ?? maskedIdentity(value);
    else if (name === 'date' && date === null) date = parseDate(value);
    else if (name === 'subject' && subject === null) subject = cleanText(decodeWords(value));
    else {
      at = from;
      break;
    }
    if ((name === 'from' && author === null) || (name === 'date' && date === null)) {
      // Prose that looks like a header; git would lose the author over it.
      notes.push(
        `the body starts with ${JSON.stringify(line.slice(0, 60))}, which is read as text, not as a header`,
      );
      at = from;
      break;
    }
    seen = true;
  }
  if (/^# HG changeset patch/.test(lines[at] ?? '')) {
    const changeset = mercurial(lines, at);
    at = changeset.at;
    // Mercurial repeats the subject as the first line of the log.
    if ((lines[at] ?? '').trim() === title && title !== '') at++;
    author ??= changeset.author;
    date ??= changeset.date;
  }
  const prose = lines.slice(at).join('\n').replace(/^\n+/, '');
  return { author, subject, date, prose, ...splitLog(prose), notes };
}

function maskedIdentity(value: string): Identity | null {
  if (!isMasked(value)) return null;
  const name = cleanText(value.replace(/<.*$|\[email.*$/, ''));
  return name === '' ? null : { name, email: UNKNOWN.email };
}

/** The `# User` and `# Date` lines of a Mercurial patch. */
function mercurial(
  lines: readonly string[],
  from: number,
): { at: number; author: Identity | null; date: MailDate | null } {
  let author: Identity | null = null;
  let date: MailDate | null = null;
  let at = from;
  for (; /^# /.test(lines[at] ?? ''); at++) {
    const [, name = '', value = ''] = /^# (User|Date) (.*)$/.exec(lines[at] ?? '') ?? [];
    if (name === 'User') author = readIdentity(value);
    const stamp = name === 'Date' ? /^(\d{1,11}) (-?\d{1,6})$/.exec(value) : null;
    if (stamp !== null)
      date = { ms: Number(stamp[1]) * 1000, zoneMinutes: -Math.round(Number(stamp[2]) / 60) };
  }
  return { at, author, date };
}

/** The text below the last scissors line (`-- >8 --`), or null when there is none (mailinfo.c, is_scissors_line). */
export function afterScissors(prose: string): string | null {
  const lines = prose.split('\n');
  const at = lines.findLastIndex(isScissors);
  return at < 0 ? null : lines.slice(at + 1).join('\n');
}

function isScissors(line: string): boolean {
  if (line.length > 200) return false;
  const marks = line.match(/>8|8<|>%|%</g);
  if (marks === null || !line.includes('-')) return false;
  const rest = line.replace(/>8|8<|>%|%<|cut here|[\s-]/gi, '');
  // The perforation must be at least as long as the words that tell people to cut.
  return rest === '' || (rest.length * 2 < line.trim().length && /^[\s-]*-/.test(line));
}
