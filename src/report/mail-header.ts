import type { Identity } from '../mail/message.ts';
import { cleanLine, shorten } from './clean.ts';

/** Header lines of a mail: folding (RFC 5322) and encoded words (RFC 2047). */

const FOLD_AT = 76;
/** `=?UTF-8?B?` and `?=` take 12 characters, base64 makes 4 of 3 bytes: 68, so that one fits behind `Subject: `. */
const ENCODED_BYTES = 42;

/** Whether a text can stand in a header as it is. Something that looks like an encoded word cannot. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text) && !text.includes('=?');

/** Text as encoded words, none of them splitting a character. */
function encodedWords(text: string): string[] {
  const words: string[] = [];
  let piece = '';
  for (const character of text) {
    if (Buffer.byteLength(piece + character) > ENCODED_BYTES) {
      words.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...words, piece].map((word) => `=?UTF-8?B?${Buffer.from(word, 'utf8').toString('base64')}?=`);
}

/** Puts words on lines of at most 76 characters; continuation lines begin with a blank. A longer word stands alone. */
function fold(name: string, words: readonly string[]): string {
  const lines: string[] = [];
  let line = `${name}:`;
  for (const word of words) {
    if (line.length + 1 + word.length > FOLD_AT && line !== `${name}:`) {
      lines.push(line);
      line = '';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\r\n');
}

/** An unstructured header such as Subject. */
export function foldText(name: string, text: string): string {
  const line = cleanLine(text);
  if (!isPlain(line)) return fold(name, encodedWords(line));
  // A word longer than a header line may be would be broken by servers: send it encoded.
  const words = line.split(' ');
  return words.some((word) => word.length > 900) ? fold(name, encodedWords(line)) : fold(name, words);
}

/** A header that is a list of addresses. */
export function foldList(name: string, items: readonly string[]): string {
  return fold(
    name,
    items.map((item, index) => (index < items.length - 1 ? `${item},` : item)),
  );
}

/** `Name <address>`; the name quoted or encoded where needed. The address must be checked before. */
export function identityText(identity: Identity): string {
  const name = shorten(cleanLine(identity.name), 200);
  if (name === '') return identity.email;
  if (!isPlain(name)) return `${encodedWords(name).join('\r\n ')} <${identity.email}>`;
  const quoted = /^[A-Za-z0-9 !#$%&'*+/=?^_`{|}~-]+$/.test(name)
    ? name
    : `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `${quoted} <${identity.email}>`;
}
