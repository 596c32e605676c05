import { InputError, PatchbootError } from '../errors.ts';
import { type Body, cleanProse, isPatchBreak, readBody } from './body.ts';
import { type Content, readCandidates, readContent } from './candidates.ts';
import { decodeText } from './charset.ts';
import { type Choice, choosePatches } from './choose.ts';
import { findDiff, findFileStart } from './cut.ts';
import { mailDate, parseDate } from './date.ts';
import { diagnoseDiff } from './diagnose.ts';
import { withEmbedded } from './embedded.ts';
import { parseFiles } from './files.ts';
import { doubledFields, firstRaw, firstText, type Headers, messageIds } from './headers.ts';
import { htmlToText } from './html.ts';
import { isMasked, readIdentities, readIdentity, readSender, UNKNOWN } from './identity.ts';
import { kindOf } from './kind.ts';
import { MAIL_LIMITS } from './limits.ts';
import { isListed } from './listed.ts';
import type { DiffCandidate, FileChange, Message } from './message.ts';
import { splitParts } from './mime.ts';
import { ownId } from './own-id.ts';
import { prepareMail, type RawMail, readPlainText } from './prepare.ts';
import { parseSubject } from './subject.ts';
import { suspectCharacters } from './unicode.ts';

/** Where a mail came from. */
export interface Origin {
  readonly file: string;
  readonly index: number;
  /** Mails inside of mails: 0 for the outermost. */
  readonly depth: number;
}

/**
 * Reads one mail. It gives one message, or several when it carries several patches as attachments or attached
 * mails. Never throws for what a stranger wrote: a mail that cannot be read is a message with `error`.
 */
export async function parseMail(mail: RawMail, origin: Origin): Promise<readonly Message[]> {
  try {
    if (mail.bytes.length > MAIL_LIMITS.mailBytes) {
      throw new InputError(`the mail has ${mail.bytes.length} bytes; the limit is ${MAIL_LIMITS.mailBytes}`);
    }
    return await readMail(mail, origin);
  } catch (error) {
    if (!(error instanceof PatchbootError)) throw error;
    return [unreadable(mail, origin, error.message)];
  }
}

/** The message that stands for a mail which could not be read. */
export function unreadable(mail: RawMail, origin: Origin, error: string): Message {
  const head = { ...mail, bytes: mail.bytes.subarray(0, MAIL_LIMITS.headerBytes) };
  const { headers } = prepareMail(head);
  return { ...assemble(headers, mail, origin, readBody(''), [], []), kind: 'other', error };
}

async function readMail(mail: RawMail, origin: Origin): Promise<readonly Message[]> {
  const prepared = prepareMail(mail);
  const { headers } = prepared;
  if (prepared.headerBytes.length > MAIL_LIMITS.headerBytes) {
    throw new InputError(
      `the header has ${prepared.headerBytes.length} bytes; the limit is ${MAIL_LIMITS.headerBytes}`,
    );
  }
  if (prepared.headerBytes.length === 0) return [readPlain(prepared.body, headers, mail, origin)];

  const parts = await splitParts(prepared.headerBytes, prepared.body);
  const choice = await choosePatches(parts.map(readContent), async (bytes) =>
    origin.depth >= MAIL_LIMITS.embeddedDepth
      ? []
      : await parseMail({ bytes, mboxrd: false }, { ...origin, depth: origin.depth + 1 }),
  );
  const notes = [...prepared.notes, ...doubledFields(headers), ...choice.notes];
  const archived = isArchived(headers);
  const outer = fromChoice(headers, mail, origin, choice, archived, notes);
  return choice.embedded.length === 0 ? [outer] : withEmbedded(outer, choice.embedded);
}

/** Whether the text was copied from a page: no trace of transport, or masked addresses. */
function isArchived(headers: Headers): boolean {
  const has = (name: string): boolean => firstRaw(headers, name) !== '';
  if (isMasked(firstRaw(headers, 'from'))) return true;
  const transported = has('received') || has('mime-version') || headers.fromLine !== '';
  return !transported && messageIds(firstRaw(headers, 'message-id')).length === 0;
}

function fromChoice(
  headers: Headers,
  mail: RawMail,
  origin: Origin,
  choice: Choice,
  archived: boolean,
  notes: readonly string[],
): Message {
  const candidates = choice.diffs.flatMap((content) => readCandidates(content, archived));
  const unique = candidates.filter(
    (one, i) => candidates.findIndex((other) => other.sha256 === one.sha256) === i,
  );
  const hasDiff = unique.length > 0;
  let text = choice.text === null ? '' : hasDiff ? textAbove(choice.text) : wholeText(choice.text);
  // The log of an attached patch stands in the attachment, above its diff.
  const carrier = choice.diffs[0];
  if (carrier !== undefined && carrier !== choice.text) {
    const own = textAbove(carrier);
    // The words of the mail then stand below `---`, where claims and base lines are still found.
    if (own.trim() !== '') text = `${own}${own.split('\n').some(isPatchBreak) ? '' : '\n---\n'}\n${text}`;
  }
  const footer = carrier === undefined ? '' : belowDiff(carrier);
  const { title } = parseSubject(firstText(headers, 'subject'));
  return assemble(headers, mail, origin, readBody(text, title), unique, notes, footer);
}

const FOOTER_BYTES = 16 * 1024;

/** The text behind the diff, for the lines that git puts there. */
function belowDiff(content: Content): string {
  const range = findDiff(content.bytes.toString('latin1'));
  if (range === null) return '';
  const rest = content.bytes.subarray(range.end, range.end + FOOTER_BYTES);
  return cleanProse(decodeText(rest, content.part.charset));
}

function wholeText(content: Content): string {
  const bytes = content.bytes.subarray(0, MAIL_LIMITS.proseBytes);
  const text = decodeText(bytes, content.part.charset);
  return content.part.contentType === 'text/html' ? htmlToText(text) : text;
}

/** The text above the diff, decoded without it: the diff may be in another charset than the words. */
function textAbove(content: Content): string {
  const start = findFileStart(content.bytes.toString('latin1'));
  if (start >= 0 && content.part.contentType !== 'text/html') {
    return decodeText(
      content.bytes.subarray(0, Math.min(start, MAIL_LIMITS.proseBytes)),
      content.part.charset,
    );
  }
  const text = wholeText(content);
  const at = findFileStart(text);
  return at < 0 ? text : text.slice(0, at);
}

function readPlain(body: Buffer, headers: Headers, mail: RawMail, origin: Origin): Message {
  const part = {
    contentType: 'text/plain',
    encoding: '',
    charset: '',
    flowed: false,
    delSp: false,
    disposition: '',
    filename: '',
    path: [],
    alternative: null,
    raw: body,
  };
  const content = readContent(part);
  const candidates = readCandidates(content, true);
  const plain = readPlainText(candidates.length === 0 ? wholeText(content) : textAbove(content));
  const read = readBody(plain.text);
  const date = parseDate(plain.date);
  const complete: Body = {
    ...read,
    author: read.author ?? readIdentity(plain.author),
    subject: read.subject ?? (plain.subject === '' ? null : plain.subject),
    date: read.date ?? date,
  };
  const notes = ['the input is text without a mail header'];
  const footer = candidates.length === 0 ? '' : belowDiff(content);
  const message = assemble(headers, mail, origin, complete, candidates, notes, footer);
  return plain.sha === '' || message.posted ? message : { ...message, messageId: `${plain.sha}@github` };
}

function assemble(
  headers: Headers,
  mail: RawMail,
  origin: Origin,
  body: Body,
  candidates: readonly DiffCandidate[],
  extraNotes: readonly string[],
  footer = '',
): Message {
  const notes: string[] = [...extraNotes, ...body.notes];
  const sender = readSender(headers);
  const known = sender.identity !== UNKNOWN || body.author === null;
  const ownSubject = parseSubject(firstText(headers, 'subject'));
  const inBody = body.subject === null ? null : parseSubject(body.subject);
  // A subject in the body replaces the title; the brackets of the mail still say which patch of which series.
  let subject = ownSubject;
  if (inBody !== null)
    subject = inBody.isPatch || ownSubject.title === '' ? inBody : { ...ownSubject, title: inBody.title };
  if (inBody !== null && ownSubject.isReply) subject = { ...subject, isReply: true };
  if (subject.title === '' && headers.fields.length === 0) subject = titleFromText(subject, body);
  if (subject.problem !== null) notes.push(subject.problem);
  const sent = mailDate(headers);
  const date = body.date ?? sent.date;
  if (sent.note !== null && body.date === null) notes.push(sent.note);
  if (known) notes.push(...sender.notes);
  const first = candidates[0];
  let files: readonly FileChange[] = [];
  if (first !== undefined) {
    files = parseFiles(first.bytes).files;
    notes.push(...suspectCharacters(first.bytes, 10));
    const broken = first.tail === undefined ? null : diagnoseDiff(first);
    if (broken !== null && !subject.isReply) notes.push(`${broken.what} (line ${broken.line} of the diff)`);
    if (files.length === 0 && first.bytes.length > 0) notes.push('the diff names no file');
  }
  const id = ownId(headers, mail.bytes);
  const partial = {
    file: origin.file,
    index: origin.index,
    subject,
    author: body.author ?? sender.identity,
    sender: sender.identity,
    dateMs: date?.ms ?? null,
    zoneMinutes: date?.zoneMinutes ?? 0,
    messageId: id.id,
    posted: id.posted,
    listed: id.posted && isListed(headers, origin.file),
    inReplyTo: messageIds(firstRaw(headers, 'in-reply-to')),
    references: messageIds(firstRaw(headers, 'references')),
    to: readIdentities(firstRaw(headers, 'to')),
    cc: readIdentities(firstRaw(headers, 'cc')),
    prose: body.prose,
    log: body.log,
    below: body.below,
    footer,
    candidates,
    files,
  };
  const { kind, note } = kindOf(partial);
  if (note !== null) notes.push(note);
  const kept = notes.slice(0, MAIL_LIMITS.notes);
  if (notes.length > kept.length) kept.push(`${notes.length - kept.length} more notes`);
  return { ...partial, kind, notes: [...new Set(kept)] };
}

function titleFromText(subject: Message['subject'], body: Body): Message['subject'] {
  const line = body.prose
    .split('\n')
    .find((text) => text.trim() !== '' && !/^(?:diff |Index: |---)/.test(text));
  return line === undefined ? subject : { ...parseSubject(line.slice(0, 200)), isReply: subject.isReply };
}
