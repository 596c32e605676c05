import type { Content } from './candidates.ts';
import { findDiff } from './cut.ts';
import { headerEnd } from './headers.ts';
import { htmlToText } from './html.ts';
import type { Message } from './message.ts';
import { compareNatural } from './natural.ts';

/** What of a mail's parts is text, diff, and attached mail. */
export interface Choice {
  /** What a reader sees first, or null when the mail has no text. */
  readonly text: Content | null;
  /** Parts that hold the mail's own diff; several are readings of the same diff. */
  readonly diffs: readonly Content[];
  /** Patches that are attached as mails or as patch files of their own, in order. */
  readonly embedded: readonly Message[];
  readonly notes: readonly string[];
}

const PATCH_TYPE = /^(?:text\/x-(?:patch|diff)|text\/(?:patch|diff)|application\/x-(?:patch|diff))$/;
const PATCH_NAME = /\.(?:patch|diff|eml|mbox|txt)$/i;

/**
 * Decides where the patch of a mail is: in its text, in a part that a mailing list or PGP wrapped, in an
 * attachment, or in attached mails. git glues all parts together, which lets footers and HTML into the patch.
 */
export async function choosePatches(
  contents: readonly Content[],
  parse: (mail: Buffer) => Promise<readonly Message[]>,
): Promise<Choice> {
  const inline = contents.filter(isInlineText);
  const plain = inline.filter((content) => content.part.contentType !== 'text/html');
  const text = joined(preferPlain(plain)) ?? inline[0] ?? null;
  const textHasDiff = text !== null && hasDiff(text);
  const html = contents.find((content) => content.part.contentType === 'text/html' && hasDiff(content));

  const attached = contents.filter((content) => !inline.includes(content));
  const mails: Message[] = [];
  const loose: Content[] = [];
  for (const content of sortByName(attached)) {
    if (content.part.contentType === 'message/rfc822' || looksLikeMail(content)) {
      mails.push(...(await parse(content.bytes)));
    } else if (mayHoldPatch(content) && hasDiff(content)) loose.push(content);
  }
  const patches = mails.filter((message) => message.candidates.length > 0);
  const [onlyLoose] = loose;

  if (patches.length === 0 && loose.length === 0) {
    const diffs = textHasDiff && text !== null ? [text] : html === undefined ? [] : [html];
    return { text, diffs, embedded: [], notes: [] };
  }
  if (patches.length === 0 && loose.length === 1 && onlyLoose !== undefined) {
    if (!textHasDiff || text === null) return { text, diffs: [onlyLoose], embedded: [], notes: [] };
    // People attach what their client mangles inline: the attachment is the better reading of one diff.
    const same = sameFiles(text, onlyLoose);
    const note = same
      ? 'the patch stands in the text and in an attachment; the attachment is read first'
      : 'the text and an attachment hold different diffs; the attachment is used';
    return { text, diffs: same ? [onlyLoose, text] : [onlyLoose], embedded: [], notes: [note] };
  }
  const separate: Message[] = [...patches];
  for (const content of loose) separate.push(...(await parse(content.bytes)));
  separate.sort((a, b) => (a.subject.position ?? 0) - (b.subject.position ?? 0));
  const diffs = textHasDiff && text !== null ? [text] : [];
  const notes = separate.length > 1 ? [`${separate.length} patches are attached`] : [];
  return { text, diffs, embedded: separate, notes };
}

function isInlineText(content: Content): boolean {
  const { contentType, disposition, filename } = content.part;
  if (disposition === 'attachment' || filename !== '') return false;
  return contentType === 'text/plain' || contentType === 'text/html' || contentType === 'text';
}

/** One of each set of alternatives; plain text parts only are given. */
function preferPlain(plain: readonly Content[]): readonly Content[] {
  const seen = new Set<number>();
  return plain.filter((content) => {
    const { alternative } = content.part;
    if (alternative === null) return true;
    if (seen.has(alternative)) return false;
    seen.add(alternative);
    return true;
  });
}

/** Text parts of one mail are one text: lists add footers, clients split long mails. */
function joined(parts: readonly Content[]): Content | null {
  const [first] = parts;
  if (first === undefined || parts.length === 1) return first ?? null;
  // Different encodings cannot be re-read as one part; the diff then comes from the part that holds it.
  const holder = parts.find(hasDiff);
  if (holder !== undefined) return holder === first ? first : withTextOf(first, holder);
  return first;
}

/** The holder's diff below the text of the first part. */
function withTextOf(first: Content, holder: Content): Content {
  const gap = first.bytes.at(-1) === 0x0a ? '\n' : '\n\n';
  const same = first.part.encoding === holder.part.encoding && first.part.charset === holder.part.charset;
  if (!same || first.part.flowed !== holder.part.flowed) return holder;
  const join = (a: Buffer, b: Buffer): Buffer => Buffer.concat([a, Buffer.from(gap), b]);
  return {
    part: { ...holder.part, raw: join(first.part.raw, holder.part.raw) },
    bytes: join(first.bytes, holder.bytes),
  };
}

function sortByName(contents: readonly Content[]): readonly Content[] {
  if (contents.length < 2) return contents;
  const name = (content: Content): string => content.part.filename;
  return [...contents].sort((a, b) =>
    name(a) === '' || name(b) === '' ? 0 : compareNatural(name(a), name(b)),
  );
}

function looksLikeMail(content: Content): boolean {
  if (!mayHoldPatch(content)) return false;
  const text = content.bytes.toString('latin1', 0, 64 * 1024);
  const start = /^From [0-9a-f]{40,64} [^\n]*\n/.exec(text)?.[0].length ?? 0;
  const end = headerEnd(text.slice(start));
  if (end === null) return false;
  const header = text.slice(start, start + end.headerTo);
  return /^from:/im.test(header) && /^(?:subject|date|message-id):/im.test(header);
}

function mayHoldPatch(content: Content): boolean {
  const { contentType, filename } = content.part;
  if (PATCH_TYPE.test(contentType)) return true;
  if (contentType.startsWith('text/') && contentType !== 'text/html') return true;
  return (
    contentType === 'application/octet-stream' || PATCH_NAME.test(filename) || /\bmbox\b/.test(contentType)
  );
}

function hasDiff(content: Content): boolean {
  const text = content.bytes.toString('latin1');
  if (findDiff(text) !== null) return true;
  if (content.part.contentType === 'text/html') return findDiff(htmlToText(text)) !== null;
  // UTF-16 hides everything from a byte-wise search.
  return /^utf-?16/i.test(content.part.charset) && text.includes('d\0i\0f\0f\0');
}

/** Whether two texts change the same files, by the names in their headers. */
function sameFiles(a: Content, b: Content): boolean {
  const names = (content: Content): string =>
    [...content.bytes.toString('latin1').matchAll(/^\+\+\+ [^\t\r\n]*/gm)]
      .map((match) => match[0])
      .join('\n');
  return names(a) === names(b);
}
