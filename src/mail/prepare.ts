import { type Headers, headerEnd, parseHeaders } from './headers.ts';
import { MAIL_LIMITS } from './limits.ts';

/** A mail as bytes, taken from its container. */
export interface RawMail {
  readonly bytes: Buffer;
  /** True for mail of public-inbox archives, whose `>From ` lines are escaped and can be restored exactly. */
  readonly mboxrd: boolean;
}

/** A mail cut into header and body. */
export interface PreparedMail {
  readonly headers: Headers;
  /** The header block with an empty line behind it; empty when the text is no mail. */
  readonly headerBytes: Buffer;
  readonly body: Buffer;
  readonly notes: readonly string[];
}

/** Cuts a mail at the end of its header; mends what stands in front of the header and between the two. */
export function prepareMail(mail: RawMail): PreparedMail {
  const notes: string[] = [];
  let bytes = dropLeadingBlanks(mail.bytes);
  if (!bytes.includes(0x0a) && bytes.includes(0x0d)) {
    bytes = Buffer.from(bytes.toString('latin1').replace(/\r/g, '\n'), 'latin1');
    notes.push('the file has CR line ends; they were read as line feeds');
  }
  let fromLine = '';
  // The separator of the mbox, and the one that some tools escape and leave below it.
  while (/^>?From /.test(bytes.toString('latin1', 0, 6)) && bytes.length > 0) {
    const lf = bytes.indexOf(0x0a);
    const end = lf < 0 ? bytes.length : lf;
    if (fromLine === '') fromLine = bytes.toString('latin1', 0, Math.min(end, 1000)).trimEnd();
    bytes = bytes.subarray(lf < 0 ? bytes.length : lf + 1);
  }
  const text = bytes.toString('latin1');
  const ends = headerEnd(text);
  if (ends === null) {
    const body = fromLine === '' ? bytes : dropLeadingBlanks(bytes);
    return { headers: { fields: [], fromLine }, headerBytes: Buffer.alloc(0), body, notes };
  }
  const header = bytes.subarray(0, ends.headerTo);
  const body = bytes.subarray(ends.bodyAt);
  const lineEnd = header.length > 0 && header[header.length - 1] !== 0x0a ? '\n\n' : '\n';
  const headerBytes = Buffer.concat([header, Buffer.from(lineEnd)]);
  const charset = /charset="?([\w.:-]{1,40})/i.exec(text.slice(0, ends.headerTo))?.[1] ?? '';
  return {
    // A header above the limit is refused later; its fields are read as far as the limit for the error.
    headers: parseHeaders(headerBytes.subarray(0, MAIL_LIMITS.headerBytes), fromLine, charset),
    headerBytes,
    body: mail.mboxrd ? unescapeFrom(body) : body,
    notes,
  };
}

/** Blank lines and a byte order mark in front of the first header, which editors and web pages leave. */
function dropLeadingBlanks(bytes: Buffer): Buffer {
  let at = 0;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) at = 3;
  let line = at;
  for (; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x0a || byte === 0x0d) line = at + 1;
    else if (byte !== 0x20 && byte !== 0x09) break;
  }
  return bytes.subarray(line);
}

/** mboxrd: one `>` off every `>From `, `>>From ` line. */
function unescapeFrom(body: Buffer): Buffer {
  if (!body.includes('>From ')) return body;
  return Buffer.from(body.toString('latin1').replace(/(^|\n)>(>*From )/g, '$1$2'), 'latin1');
}

/** Text that was copied from `git show`, `git log` or a web page: the commit's own header lines, if any. */
export interface PlainText {
  readonly author: string;
  readonly date: string;
  readonly subject: string;
  readonly text: string;
  readonly sha: string;
}

/** Reads text without a mail header. The log of `git show` is indented by four blanks; they are taken off. */
export function readPlainText(text: string): PlainText {
  const show = /^commit ([0-9a-f]{40,64})\b[^\n]*\n/.exec(text);
  if (show === null) return { author: '', date: '', subject: '', text, sha: '' };
  const lines = text.slice(show[0].length).split('\n');
  const fields = new Map<string, string>();
  let at = 0;
  for (; at < lines.length && (lines[at] ?? '').trim() !== ''; at++) {
    const field = /^(Author|Date|AuthorDate):\s+(.*)$/.exec(lines[at] ?? '');
    if (field !== null) fields.set(field[1] ?? '', field[2] ?? '');
  }
  const log: string[] = [];
  for (at++; at < lines.length && /^(?: {4}|\s*$)/.test(lines[at] ?? ''); at++)
    log.push((lines[at] ?? '').slice(4));
  const subject = log.find((line) => line.trim() !== '') ?? '';
  const rest = log.slice(log.indexOf(subject) + 1).join('\n');
  return {
    author: fields.get('Author') ?? '',
    date: fields.get('AuthorDate') ?? fields.get('Date') ?? '',
    subject,
    text: `${rest}\n---\n${lines.slice(at).join('\n')}`,
    sha: show[1] ?? '',
  };
}
