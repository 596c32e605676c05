/** Transfer decoding that changes no byte beyond what the encoding says. libqp and others trim and repair. */

const CR = 0x0d;
const LF = 0x0a;
const EQUALS = 0x3d;

/** The decoders that a Content-Transfer-Encoding value can name. */
export type TransferEncoding = 'base64' | 'quoted-printable' | 'identity';

/** Reads the value of Content-Transfer-Encoding; unknown names mean that the bytes are as they are. */
export function transferEncoding(value: string): TransferEncoding {
  const name = value.trim().toLowerCase().replace(/^"|"$/g, '');
  if (name === 'base64') return 'base64';
  if (name === 'quoted-printable') return 'quoted-printable';
  return 'identity';
}

/** Hexadecimal digit to value, or -1. */
function hexValue(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/**
 * Quoted-printable as git's mailinfo reads it: a `=` before the line end joins lines, `=XX` is a byte, and
 * everything else stands for itself, raw blanks at line ends included (RFC 2045 would drop them, and with
 * them the empty context lines of a diff).
 */
export function decodeQuotedPrintable(input: Buffer): Buffer {
  const out = Buffer.allocUnsafe(input.length);
  let length = 0;
  for (let i = 0; i < input.length; i++) {
    const byte = input[i] as number;
    if (byte === EQUALS) {
      if (input[i + 1] === LF || i + 1 === input.length) {
        i += 1;
        continue;
      }
      if (input[i + 1] === CR && input[i + 2] === LF) {
        i += 2;
        continue;
      }
      const high = hexValue(input[i + 1]);
      const low = hexValue(input[i + 2]);
      if (high >= 0 && low >= 0) {
        out[length++] = high * 16 + low;
        i += 2;
        continue;
      }
    }
    out[length++] = byte;
  }
  return Buffer.from(out.subarray(0, length));
}

/** Blanks between a soft break and its line end, which gateways add and the strict decoder keeps. */
export function dropBlanksAfterSoftBreaks(input: Buffer): Buffer {
  const text = input.toString('latin1');
  return /=[ \t]+\r?\n/.test(text)
    ? Buffer.from(text.replace(/=[ \t]{1,80}(\r?\n)/g, '=$1'), 'latin1')
    : input;
}

/** Share of `=` signs that start no escape, 0 to 1: high when the body was never encoded. */
export function invalidEscapes(input: Buffer): { readonly bad: number; readonly all: number } {
  let bad = 0;
  let all = 0;
  for (let i = input.indexOf(EQUALS); i >= 0; i = input.indexOf(EQUALS, i + 1)) {
    all++;
    const next = input[i + 1];
    const soft = next === LF || next === undefined || (next === CR && input[i + 2] === LF);
    if (!soft && (hexValue(next) < 0 || hexValue(input[i + 2]) < 0)) bad++;
  }
  return { bad, all };
}

const BASE64 = new Int8Array(256).fill(-1);
for (const [i, c] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries()) {
  BASE64[c.charCodeAt(0)] = i;
}

/**
 * Base64 that drops bytes outside of the alphabet and starts anew after padding, so that lines which were
 * encoded one by one decode as well as one long text.
 */
export function decodeBase64(input: Buffer): Buffer {
  const out = Buffer.allocUnsafe(Math.ceil((input.length * 3) / 4) + 3);
  let length = 0;
  let group = 0;
  let bits = 0;
  for (const byte of input) {
    if (byte === EQUALS) {
      group = 0;
      bits = 0;
      continue;
    }
    const value = BASE64[byte] as number;
    if (value < 0) continue;
    group = ((group << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out[length++] = (group >> bits) & 0xff;
    }
  }
  return Buffer.from(out.subarray(0, length));
}

/** The content of a part in its own bytes. */
export function decodeTransfer(input: Buffer, encoding: TransferEncoding): Buffer {
  if (encoding === 'base64') return decodeBase64(input);
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(input);
  return input;
}

/** Removes one CR before each LF: the line ends of the wire, as `git mailsplit` does. */
export function stripWireCr(input: Buffer): Buffer {
  if (!input.includes('\r\n')) return input;
  return Buffer.from(input.toString('latin1').replace(/\r\n/g, '\n'), 'latin1');
}

/** Removes every CR that stands before a line end. */
export function stripAllCr(input: Buffer): Buffer {
  if (!input.includes('\r\n')) return input;
  const text = input.toString('latin1');
  let out = '';
  let from = 0;
  for (let lf = text.indexOf('\r\n'); lf >= 0; lf = text.indexOf('\r\n', from)) {
    let end = lf;
    while (end > from && text.charCodeAt(end - 1) === CR) end--;
    out += text.slice(from, end);
    from = lf + 1;
  }
  return Buffer.from(out + text.slice(from), 'latin1');
}
