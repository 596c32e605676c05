import { createHash } from 'node:crypto';
import { InputError } from '../errors.ts';
import { transcode } from './charset.ts';
import { cutDiff } from './cut.ts';
import { parseFiles } from './files.ts';
import { unflow } from './flowed.ts';
import { htmlToText, unescapeHtml } from './html.ts';
import { MAIL_LIMITS } from './limits.ts';
import type { Decoder, DiffCandidate } from './message.ts';
import type { Part } from './mime.ts';
import { isClearSigned, undash } from './pgp.ts';
import {
  decodeTransfer,
  dropBlanksAfterSoftBreaks,
  invalidEscapes,
  stripAllCr,
  stripWireCr,
  transferEncoding,
} from './transfer.ts';

/** A part with its content in bytes as git would read it: transfer encoding, wire line ends and flowed undone. */
export interface Content {
  readonly part: Part;
  readonly bytes: Buffer;
}

/** Undoes what the mail's own header says was done to the bytes, nothing else. */
export function readContent(part: Part): Content {
  const encoding = transferEncoding(part.encoding);
  const decoded =
    encoding === 'base64'
      ? decodeTransfer(part.raw, encoding)
      : decodeTransfer(stripWireCr(part.raw), encoding);
  return { part, bytes: part.flowed ? unflow(decoded, part.delSp) : decoded };
}

interface Reading {
  readonly decoder: Decoder;
  readonly bytes: Buffer;
}

/**
 * All readings of a content as a diff, best first and each once. `exact` is what the header says; the others
 * undo one known fault of mail clients each, and the tree decides which one fits.
 * `archived` says that the text was copied from a web page rather than received as mail.
 * @throws InputError when the diff is longer than the limit.
 */
export function readCandidates(content: Content, archived: boolean): readonly DiffCandidate[] {
  const found: DiffCandidate[] = [];
  const seen: Buffer[] = [];
  for (const reading of order(content, archived)) {
    // Keeping the CR also takes it off header lines, so its bytes may be new although those of the mail are not.
    const mayDiffer = reading.decoder === 'keep-cr' && reading.bytes.includes('\r\n');
    if (!mayDiffer && seen.some((one) => one === reading.bytes || one.equals(reading.bytes))) continue;
    seen.push(reading.bytes);
    const cut = cutDiff(reading.bytes);
    if (cut === null) continue;
    const { bytes, tail } = cut;
    if (bytes.length > MAIL_LIMITS.diffBytes) {
      throw new InputError(`the diff has ${bytes.length} bytes; the limit is ${MAIL_LIMITS.diffBytes}`, {
        hint: 'Split the patch.',
      });
    }
    const diff = reading.decoder === 'keep-cr' ? stripHeaderCr(bytes) : bytes;
    const sha256 = createHash('sha256').update(diff).digest('hex');
    if (found.some((one) => one.sha256 === sha256)) continue;
    found.push({
      decoder: reading.decoder,
      bytes: diff,
      sha256,
      strip: parseFiles(diff).strip,
      ...(content.part.flowed ? { flowed: true } : {}),
      ...(tail === null ? {} : { tail }),
    });
  }
  return found;
}

function* order(content: Content, archived: boolean): Generator<Reading> {
  const { part, bytes } = content;
  const exact: Reading = { decoder: 'exact', bytes };
  const encoding = transferEncoding(part.encoding);
  const isHtml = part.contentType === 'text/html' || part.contentType === 'application/xhtml+xml';
  const latin1 = bytes.toString('latin1');

  // These damage every line in a way that can still apply by accident, so the repaired reading goes first.
  if (isHtml) {
    const text = decodedText(bytes, part.charset);
    yield { decoder: 'html-text', bytes: Buffer.from(htmlToText(text), 'utf8') };
  }
  const escaped = !isHtml && isEscapedHtml(latin1);
  const unescaped = (): Reading => ({
    decoder: 'html-text',
    bytes: Buffer.from(unescapeHtml(latin1.replace(/&nbsp;/g, ' ')), 'latin1'),
  });
  if (escaped && archived) yield unescaped();
  const signed = isClearSigned(latin1);
  if (signed) yield { decoder: 'pgp-undash', bytes: Buffer.from(undash(latin1), 'latin1') };
  const stripped = stripAllCr(bytes);
  // Git writes header lines with LF only; CR on them says that a mail server changed every line.
  const crEverywhere = /(?:^|\n)(?:diff --git |\+\+\+ )[^\n]*\r\n/.test(latin1);
  if (crEverywhere) yield { decoder: 'strip-cr', bytes: stripped };
  const withoutBom = bytes[0] === 0xef ? transcode(bytes, '') : null;
  if (withoutBom !== null && latin1.startsWith('\u00ef\u00bb\u00bfdiff --git ')) {
    yield { decoder: 'transcoded', bytes: withoutBom };
  }

  yield exact;
  if (encoding === 'quoted-printable') {
    const repaired = dropBlanksAfterSoftBreaks(part.raw);
    if (repaired !== part.raw)
      yield { decoder: 'exact', bytes: readContent({ ...part, raw: repaired }).bytes };
  }
  yield { decoder: 'strip-cr', bytes: stripped };
  yield { decoder: 'keep-cr', bytes: decodeTransfer(part.raw, encoding) };
  for (const source of crEverywhere ? [stripped, bytes] : [bytes, stripped]) {
    const converted = transcode(source, part.charset);
    if (converted !== null) yield { decoder: 'transcoded', bytes: converted };
  }
  if (escaped && !archived) yield unescaped();
  if (encoding !== 'identity') {
    const { bad, all } = invalidEscapes(part.raw);
    const plain = encoding === 'quoted-printable' ? bad > 0 && bad * 4 >= all : true;
    if (plain) yield { decoder: 'undecoded', bytes: stripWireCr(part.raw) };
  }
}

function decodedText(bytes: Buffer, charset: string): string {
  return (transcode(bytes, charset) ?? bytes).toString('utf8');
}

/** Whether all markup characters of the text are escaped, as in a page of a list archive. */
function isEscapedHtml(latin1: string): boolean {
  return (
    /&(?:lt|gt|amp|quot);/.test(latin1) &&
    !/<[A-Za-z"]/.test(latin1.slice(Math.max(0, latin1.search(/^@@ /m))))
  );
}

/** Removes CR from file and hunk header lines, which git never writes with one. Content lines keep theirs. */
function stripHeaderCr(diff: Buffer): Buffer {
  const text = diff.toString('latin1');
  const header =
    /(^|\n)((?:diff --git |index |--- |\+\+\+ |@@ |old mode|new mode|deleted file|new file|copy |rename |similarity |dissimilarity )[^\r\n]*)\r+(?=\n)/g;
  return Buffer.from(text.replace(header, '$1$2'), 'latin1');
}
