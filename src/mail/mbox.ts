import { headerEnd } from './headers.ts';
import { MAIL_LIMITS } from './limits.ts';
import type { RawMail } from './prepare.ts';

/**
 * Splitting an mbox while it streams. A `From ` line separates mails only when everything speaks for it: the
 * form of the line, the header below it, no open multipart around it, no Content-Length that reaches beyond
 * it. `git mailsplit` looks at the line alone and cuts commit messages in two.
 */

/** A mail of an mbox, or the size of one that was too large to keep. */
export type MboxEntry = RawMail | { readonly tooLarge: number; readonly head: Buffer };

/** `From ` + address + weekday + time + year, as every writer of mboxes makes it. */
const SEPARATOR = /^From \S.*\b\d{1,2}:\d{2}(?::\d{2})?\b.*\b\d{4}\b/;
/** The exact form of asctime: enough to split where the empty line before it is missing. */
const STRICT =
  /^From \S+ +(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d \d{2}:\d{2}:\d{2} (?:[A-Z]{3,4} )?\d{4}\s*$/;
const PUBLIC_INBOX = /^From mboxrd@z /;

/** What the first bytes of a file say about its being an mbox. */
export function isMbox(head: Buffer): boolean {
  const first = head.toString('latin1', 0, 400);
  return SEPARATOR.test(first.split('\n')[0] ?? '');
}

/** Splits chunks of an mbox into mails. The stream starts with a `From ` line. */
export async function* splitMbox(chunks: AsyncIterable<Buffer>, mboxrd: boolean): AsyncGenerator<MboxEntry> {
  const splitter = new MboxSplitter(mboxrd);
  for await (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}

class MboxSplitter {
  private buffer: Buffer = Buffer.alloc(0);
  /** Text of the buffer; kept in step with it. */
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  /** Offset up to which the current mail was searched for its end. */
  private searched = 0;
  /** Bytes of the current mail that were dropped because it is too large. */
  private dropped = 0;
  private droppedHead: Buffer = Buffer.alloc(0);
  private readonly mboxrd: boolean;

  constructor(mboxrd: boolean) {
    this.mboxrd = mboxrd;
  }

  *push(chunk: Buffer): Generator<MboxEntry> {
    this.pending.push(chunk);
    this.pendingBytes += chunk.length;
    // Joining grows with the buffer, so that a large mail is not copied once per chunk.
    if (this.pendingBytes < Math.max(256 * 1024, this.buffer.length / 2)) return;
    yield* this.drain(false);
  }

  *end(): Generator<MboxEntry> {
    yield* this.drain(true);
    if (this.buffer.length > 0 || this.dropped > 0) yield this.take(this.buffer.length);
  }

  private *drain(last: boolean): Generator<MboxEntry> {
    this.buffer = this.pending.length === 0 ? this.buffer : Buffer.concat([this.buffer, ...this.pending]);
    this.pending = [];
    this.pendingBytes = 0;
    let start = 0;
    for (;;) {
      const mail = start === 0 ? this.buffer : this.buffer.subarray(start);
      const end = findEnd(mail, this.searched, last, this.dropped > 0);
      if (end.at === null) {
        this.searched = end.searched;
        break;
      }
      this.buffer = mail;
      yield this.take(end.at);
      start += end.at;
      this.buffer = mail.subarray(end.at);
      start = 0;
      this.searched = 0;
    }
    if (this.buffer.length > MAIL_LIMITS.mailBytes) this.drop();
    // A copy, so that the mails already given away do not keep the whole buffer alive.
    else if (this.buffer.length > 0) this.buffer = Buffer.from(this.buffer);
  }

  /** Forgets the bytes of a mail that is too large, but for a tail in which a separator may stand. */
  private drop(): void {
    const keep = MAIL_LIMITS.lookaheadBytes;
    if (this.dropped === 0) this.droppedHead = Buffer.from(this.buffer.subarray(0, 16 * 1024));
    const cut = this.buffer.length - keep;
    this.dropped += cut;
    this.buffer = Buffer.from(this.buffer.subarray(cut));
    this.searched = Math.max(0, this.searched - cut);
  }

  private take(length: number): MboxEntry {
    const bytes = this.buffer.subarray(0, length);
    if (this.dropped > 0) {
      const entry = { tooLarge: this.dropped + length, head: this.droppedHead };
      this.dropped = 0;
      this.droppedHead = Buffer.alloc(0);
      return entry;
    }
    const rd = this.mboxrd || PUBLIC_INBOX.test(bytes.toString('latin1', 0, 16));
    return { bytes: Buffer.from(trimEnd(bytes)), mboxrd: rd };
  }
}

/** The empty line in front of the next separator belongs to the mbox. */
function trimEnd(bytes: Buffer): Buffer {
  const end = bytes.length;
  if (bytes[end - 1] !== 0x0a) return bytes;
  if (bytes[end - 2] === 0x0a) return bytes.subarray(0, end - 1);
  if (bytes[end - 2] === 0x0d && bytes[end - 3] === 0x0a) return bytes.subarray(0, end - 2);
  return bytes;
}

interface End {
  /** Length of the mail, or null when its end is not in the buffer. */
  readonly at: number | null;
  readonly searched: number;
}

/** Finds where the mail at the start of `buffer` ends. */
function findEnd(buffer: Buffer, searched: number, last: boolean, headless: boolean): End {
  let shape: Shape | null = null;
  for (let from = Math.max(searched, 1); ; ) {
    const at = buffer.indexOf('\nFrom ', from - 1);
    if (at < 0) return { at: null, searched: Math.max(1, buffer.length - 8) };
    const line = at + 1;
    if (!last && buffer.length - line < MAIL_LIMITS.lookaheadBytes) return { at: null, searched: line };
    from = line + 1;
    if (!startsMail(buffer, line)) continue;
    shape ??= headless ? { boundary: null, bodyAt: 0, length: null } : readShape(buffer);
    const length = shape.length === null ? null : shape.bodyAt + shape.length;
    // Believe a length only when it ends exactly where another mail starts, or the input ends.
    if (length !== null && line < length) {
      if (length > buffer.length && !last && length <= MAIL_LIMITS.mailBytes)
        return { at: null, searched: line };
      if (endsMail(buffer, length)) {
        from = length;
        continue;
      }
    }
    if (shape.boundary !== null && isOpen(buffer, shape, line)) {
      if (
        !last &&
        buffer.length <= MAIL_LIMITS.mailBytes &&
        !buffer.includes(`\n--${shape.boundary}--`, line)
      ) {
        return { at: null, searched: line };
      }
      if (closesLater(buffer, shape.boundary, line)) continue;
    }
    return { at: line, searched: 0 };
  }
}

interface Shape {
  readonly boundary: string | null;
  readonly bodyAt: number;
  readonly length: number | null;
}

function readShape(buffer: Buffer): Shape {
  const text = headerText(buffer, 0, MAIL_LIMITS.headerBytes);
  const skip = text.startsWith('From ') ? text.indexOf('\n') + 1 : 0;
  const end = headerEnd(text.slice(skip));
  if (end === null) return { boundary: null, bodyAt: 0, length: null };
  const header = text.slice(skip, skip + end.headerTo);
  const type = /^content-type:[ \t\r\n]*multipart\/[^\n]*(?:\n[ \t][^\n]*)*/im.exec(header)?.[0] ?? '';
  const boundary = /boundary[ \t]*=[ \t]*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/i.exec(type);
  const length = /^content-length:[ \t]*(\d{1,10})[ \t]*\r?$/im.exec(header);
  return {
    boundary: boundary === null ? null : (boundary[1] ?? boundary[2] ?? null),
    bodyAt: skip + end.bodyAt,
    length: length === null ? null : Number(length[1]),
  };
}

/** The text from an offset to its first empty line, at most `limit` bytes: all that a header can be. */
function headerText(buffer: Buffer, at: number, limit: number): string {
  const view = buffer.subarray(at, at + limit);
  const empty = view.indexOf('\n\n');
  const before = empty < 0 ? view : view.subarray(0, empty + 2);
  const crlf = before.indexOf('\n\r\n');
  return before.toString('latin1', 0, crlf < 0 ? before.length : crlf + 3);
}

/** Whether a mail starts at this line: a separator with a header block below it. */
function startsMail(buffer: Buffer, line: number): boolean {
  const text = headerText(buffer, line, MAIL_LIMITS.lookaheadBytes);
  const lf = text.indexOf('\n');
  const separator = lf < 0 ? text : text.slice(0, lf);
  if (!SEPARATOR.test(separator.slice(0, 400))) return false;
  if (lf < 0) return false;
  const before = buffer.toString('latin1', Math.max(0, line - 3), line);
  const afterBlank = before.endsWith('\n\n') || before.endsWith('\n\r\n');
  if (!afterBlank && !STRICT.test(separator)) return false;
  const below = text.slice(lf + 1).replace(/^>From [^\n]*\n/, '');
  return headerEnd(below) !== null;
}

/** Whether an offset is the end of the input or the start of a separator, blank lines aside. */
function endsMail(buffer: Buffer, at: number): boolean {
  const tail = buffer.toString('latin1', at, at + 600);
  const rest = tail.replace(/^[\r\n]{0,4}/, '');
  if (rest === '') return true;
  return SEPARATOR.test((rest.split('\n')[0] ?? '').slice(0, 400));
}

/** Whether the multipart of the mail is not yet closed at the line. */
function isOpen(buffer: Buffer, shape: Shape, line: number): boolean {
  const close = buffer.indexOf(`\n--${shape.boundary}--`, Math.max(0, shape.bodyAt - 1));
  return close < 0 || close >= line;
}

/**
 * Whether the multipart goes on behind the line: its delimiter comes again, and the mail that would start at
 * the line does not use the same boundary (every mail of one git version does).
 */
function closesLater(buffer: Buffer, boundary: string, line: number): boolean {
  const next = buffer.indexOf(`\n--${boundary}`, line);
  if (next < 0) return false;
  const text = headerText(buffer, line, MAIL_LIMITS.lookaheadBytes);
  const end = headerEnd(text.slice(text.indexOf('\n') + 1));
  const header = end === null ? '' : text.slice(0, text.indexOf('\n') + 1 + end.headerTo);
  return !header.includes(boundary);
}
