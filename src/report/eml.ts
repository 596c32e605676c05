import { createHash } from 'node:crypto';
import type { Identity } from '../mail/message.ts';
import { cleanLine, shorten } from './clean.ts';
import { renderLkp } from './lkp.ts';
import { foldList, foldText, identityText } from './mail-header.ts';
import type { Result } from './result.ts';
import { fullSubject } from './view.ts';

export interface EmlOptions {
  /** Who would send it. patchboot sends nothing; a person edits this line. */
  readonly from?: Identity;
  /** The report's text; the LKP report when absent. */
  readonly text?: string;
  /** What a reader needs to do it again, as LKP attaches it: configuration, scripts, console. */
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  /** A plain file name. */
  readonly name: string;
  readonly content: Buffer;
}

const NOBODY: Identity = { name: 'patchboot', email: 'patchboot@localhost' };

/**
 * The report as a mail that replies to the patch: threads under it by In-Reply-To and References, goes to the
 * author with the mail's To and Cc in Cc. For a person to read, change and send; we never send. Lines end CR LF,
 * the text is UTF-8 as it is (8bit). null when there is no series to answer, or its message id was made up.
 */
export function renderEml(result: Result, options: EmlOptions = {}): string | null {
  const series = result.series;
  if (series === null) return null;
  const id = messageId(series.messageId);
  if (id === null) return null;
  const answered =
    series.cover?.messageId === series.messageId
      ? { subject: series.cover.subject, index: 0 }
      : (series.patches.find((patch) => patch.messageId === series.messageId) ?? series.patches[0]);
  const subject = answered === undefined ? cleanLine(series.subject) : fullSubject(series, answered);
  const author = usable(series.author) ? [series.author] : [];
  const seen = new Set(author.map((identity) => identity.email.toLowerCase()));
  const cc = [...series.to, ...series.cc].filter((identity) => {
    const key = identity.email.toLowerCase();
    if (!usable(identity) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const attachments = options.attachments ?? [];
  const attached = attachments.length === 0 ? {} : { attached: attachments.map(({ name }) => name) };
  const body = options.text ?? renderLkp(result, attached);
  const headers = [
    foldList('From', [identityText(options.from ?? NOBODY)]),
    ...(author.length === 0 ? [] : [foldList('To', author.map(identityText))]),
    ...(cc.length === 0 ? [] : [foldList('Cc', cc.map(identityText))]),
    foldText('Subject', `Re: ${shorten(subject.replace(/^(?:re:\s*)+/i, ''), 500)}`),
    `In-Reply-To: ${id}`,
    `References: ${id}`,
    'MIME-Version: 1.0',
  ];
  const text = `${TEXT_HEADERS.join('\r\n')}\r\n\r\n${wireBody(body)}`;
  if (attachments.length === 0) return `${headers.join('\r\n')}\r\n${text}`;
  const mark = boundary([body, ...attachments.map(({ name }) => name)]);
  return [
    ...headers,
    `Content-Type: multipart/mixed; boundary="${mark}"`,
    '',
    `--${mark}`,
    text,
    ...attachments.flatMap((attachment) => [`--${mark}`, ...attachmentLines(attachment), '']),
    `--${mark}--`,
    '',
  ].join('\r\n');
}

const TEXT_HEADERS = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'];

/** A separator that no line of the text is; base64 has no hyphens. The same mail every time, for the same report. */
function boundary(texts: readonly string[]): string {
  return `patchboot-${createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 32)}`;
}

/** Text goes as base64 too: its lines may be longer than a mail's. */
function attachmentLines({ name, content }: Attachment): string[] {
  const type = name.endsWith('.gz') ? 'application/gzip' : 'text/plain; charset=utf-8';
  return [
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(content.toString('base64').match(/.{1,76}/g) ?? []),
  ];
}

/** A real message id in angle brackets; null for one that patchboot made up or that would break the header. */
function messageId(id: string): string | null {
  if (/@(?:github|patchboot)$/.test(id)) return null;
  return /^[!-;=?-~]{1,900}$/.test(id) ? `<${id}>` : null;
}

/** An address that can stand in a header: one @, no blanks, no characters of the header's own grammar. */
function usable(identity: Identity): boolean {
  return /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,128}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,200}[A-Za-z0-9])?$/.test(
    identity.email,
  );
}

/** RFC 5322 allows 998 bytes a line; a longer one is broken so that no mail server does it elsewhere. */
const LINE_BYTES = 998;

function wireBody(text: string): string {
  return text.split('\n').flatMap(breakLine).join('\r\n');
}

function breakLine(line: string): string[] {
  if (Buffer.byteLength(line) <= LINE_BYTES) return [line];
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece];
}
