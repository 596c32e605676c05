import { decodeText, isUtf8 } from './charset.ts';
import { MAIL_LIMITS } from './limits.ts';
import { cleanText, decodeWords } from './words.ts';

/** One header field. `value` is unfolded text, encoded words still in it; raw 8-bit bytes are decoded. */
export interface HeaderField {
  /** Lower case. */
  readonly name: string;
  readonly value: string;
}

/** The header of a mail, in its own order, read from the raw bytes. */
export interface Headers {
  readonly fields: readonly HeaderField[];
  /** The text of the mbox separator that stood before the header, without its line end; '' when none did. */
  readonly fromLine: string;
}

const FIELD = /^([!-9;-~]+)[ \t]*:/;

/** Names that only a mail header has: a text whose first lines carry one of these is a mail. */
const MAIL_FIELDS = new Set([
  'from',
  'subject',
  'date',
  'message-id',
  'to',
  'cc',
  'received',
  'return-path',
  'mime-version',
  'content-type',
  'in-reply-to',
  'references',
  'path',
  'newsgroups',
  'delivered-to',
  'x-original-from',
  'list-id',
]);

/**
 * Where the header block of a mail ends. `bodyAt` is the offset of the body; it follows an empty line, or is
 * the first line that is no header field, which some tools glue to the header. Null when the text does not
 * start with a mail header.
 */
export function headerEnd(text: string): { readonly headerTo: number; readonly bodyAt: number } | null {
  let at = 0;
  let known = false;
  while (at < text.length) {
    const lf = text.indexOf('\n', at);
    const next = lf < 0 ? text.length : lf + 1;
    const line = text.slice(at, Math.min(next, at + 512));
    if (line === '\n' || line === '\r\n') {
      return known ? { headerTo: at, bodyAt: next } : null;
    }
    const continuation = at > 0 && (line.startsWith(' ') || line.startsWith('\t'));
    if (!continuation) {
      const match = FIELD.exec(line);
      if (match === null) return known ? { headerTo: at, bodyAt: at } : null;
      if (MAIL_FIELDS.has((match[1] ?? '').toLowerCase())) known = true;
    }
    at = next;
  }
  return known ? { headerTo: at, bodyAt: at } : null;
}

/** Splits a header block into fields. `charset` is used for raw 8-bit text that is not UTF-8. */
export function parseHeaders(block: Buffer, fromLine = '', charset = ''): Headers {
  const fields: HeaderField[] = [];
  const text = isUtf8(block) ? block.toString('utf8') : decodeText(block, charset);
  let current: { name: string; lines: string[] } | null = null;
  const close = (): void => {
    if (current === null) return;
    const value = current.lines.join('\n').slice(0, MAIL_LIMITS.headerValueBytes);
    fields.push({ name: current.name, value: value.trim() });
  };
  for (const raw of text.split('\n')) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    if (current !== null && /^[ \t]/.test(line)) {
      current.lines.push(line);
      continue;
    }
    const match = FIELD.exec(line);
    if (match === null) continue;
    close();
    current = { name: (match[1] ?? '').toLowerCase(), lines: [line.slice(match[0].length)] };
  }
  close();
  return { fields, fromLine };
}

/** The first value of a field as it was sent, or ''. The first one counts when a field comes twice. */
export function firstRaw(headers: Headers, name: string): string {
  return headers.fields.find((field) => field.name === name)?.value ?? '';
}

/** All values of a field as they were sent. */
export function allRaw(headers: Headers, name: string): readonly string[] {
  return headers.fields.filter((field) => field.name === name).map((field) => field.value);
}

/** The first value of a field as clean text: encoded words decoded, no control characters, no newline. */
export function firstText(headers: Headers, name: string): string {
  return cleanText(decodeWords(firstRaw(headers, name).replace(/\n[ \t]*/g, ' ')));
}

/** All `<id>` of a field, without brackets. The only safe way: comments, missing blanks and lists occur. */
export function messageIds(value: string): readonly string[] {
  // No control characters: an id is printed, and must not drive a terminal.
  return [...value.matchAll(/<([^<>\s\u0000-\u001f\u007f-\u009f]{1,998})>/g)].map((match) => match[1] ?? '');
}

/** Fields that must stand once; a second one is a way to show two readers two different mails. */
const SINGLE = ['from', 'subject', 'date', 'message-id', 'content-type', 'content-transfer-encoding'];

/** Notes about fields that stand twice. */
export function doubledFields(headers: Headers): readonly string[] {
  return SINGLE.filter((name) => allRaw(headers, name).length > 1).map(
    (name) => `the header has ${allRaw(headers, name).length} ${name} fields; the first one counts`,
  );
}
