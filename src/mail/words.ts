import { decoderOf, decodeText } from './charset.ts';
import { decodeQuotedPrintable } from './transfer.ts';

const WORD = /=\?([!-<>@-~]{1,64})\?([bBqQ])\?([^?\r\n]*)\?=/g;

/**
 * RFC 2047 encoded words to text. Neighbouring words of one charset are joined as bytes first, because
 * senders split multi-byte characters between words; blanks between words are dropped. A word in an unknown
 * charset is read as UTF-8 or windows-1252, never as question marks.
 */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return value;
  let out = '';
  let end = 0;
  let pending: { charset: string; bytes: Buffer[] } | null = null;
  const flush = (): void => {
    if (pending !== null) out += decodeBytes(Buffer.concat(pending.bytes), pending.charset);
    pending = null;
  };
  for (const match of value.matchAll(WORD)) {
    const [whole, charsetAndLanguage = '', encoding = '', text = ''] = match;
    const between = value.slice(end, match.index);
    const adjacent = pending !== null && /^[ \t\r\n]*$/.test(between);
    const charset = (charsetAndLanguage.split('*')[0] ?? '').toLowerCase();
    const bytes = decodeWord(encoding, text);
    const open: { charset: string; bytes: Buffer[] } | null = pending;
    if (adjacent && open !== null && (open as { charset: string }).charset === charset) {
      (open as { bytes: Buffer[] }).bytes.push(bytes);
    } else {
      flush();
      if (!adjacent) out += between;
      pending = { charset, bytes: [bytes] };
    }
    end = match.index + whole.length;
  }
  flush();
  return out + value.slice(end);
}

function decodeWord(encoding: string, text: string): Buffer {
  if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64');
  return decodeQuotedPrintable(Buffer.from(text.replace(/_/g, ' '), 'latin1'));
}

function decodeBytes(bytes: Buffer, charset: string): string {
  const declared = decoderOf(charset, false);
  if (declared !== null) return declared.decode(bytes);
  return decodeText(bytes, '');
}

/** C0, C1, DEL, line and paragraph separators and no-break blanks become blanks; runs collapse; ends are cut. */
export function cleanText(text: string): string {
  return text.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]+/g, ' ').trim();
}
