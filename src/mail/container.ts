import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { InputError } from '../errors.ts';
import { MAIL_LIMITS } from './limits.ts';
import { isMbox, type MboxEntry, splitMbox } from './mbox.ts';

/** Formats that people pass by mistake, by their first bytes, and what to do with each. */
const FOREIGN: readonly (readonly [string, string, string])[] = [
  ['504b0304', 'a zip archive', 'Unpack it and pass the files.'],
  ['fd377a585a00', 'compressed with xz', 'Unpack it with `xz -d` first.'],
  ['425a68', 'compressed with bzip2', 'Unpack it with `bzip2 -d` first.'],
  ['28b52ffd', 'compressed with zstd', 'Unpack it with `zstd -d` first.'],
  ['7f454c46', 'a program', 'Pass a mail, an mbox or a patch file.'],
  ['89504e47', 'a picture', 'Pass a mail, an mbox or a patch file.'],
  ['25504446', 'a PDF document', 'Pass a mail, an mbox or a patch file.'],
  ['5041434b', 'a git pack', 'Pass a mail, an mbox or a patch file.'],
  ['d0cf11e0', 'an Outlook message or Office document', 'Save the mail as text or .eml.'],
];

/** The mails of one file, in order. `name` is used in errors. Streams: holds one mail at a time. */
export async function* readContainer(
  source: AsyncIterable<Buffer>,
  name: string,
  gzipDepth = 0,
): AsyncGenerator<MboxEntry> {
  const { head, rest } = await peek(source, 4096);
  if (head.length === 0)
    throw new InputError(`${name} is empty`, { hint: 'Pass a mail, an mbox or a patch file.' });
  if (head[0] === 0x1f && head[1] === 0x8b) {
    if (gzipDepth >= MAIL_LIMITS.gzipDepth) {
      throw new InputError(`${name} is compressed more than ${MAIL_LIMITS.gzipDepth} times over`);
    }
    yield* readContainer(gunzip(rest, name), name, gzipDepth + 1);
    return;
  }
  const hex = head.toString('hex', 0, 8);
  const foreign = FOREIGN.find(([magic]) => hex.startsWith(magic));
  if (foreign !== undefined) throw new InputError(`${name} is ${foreign[1]}, not mail`, { hint: foreign[2] });
  const utf16 = utf16Of(head);
  if (utf16 !== null) {
    yield* readContainer(recode(rest, utf16), name, gzipDepth);
    return;
  }
  const start = textStart(head);
  if (looksBinary(head)) {
    throw new InputError(`${name} holds binary data, not mail`, {
      hint: 'Pass a mail, an mbox or a patch file.',
    });
  }
  const bounded = limit(skip(rest, start), name);
  if (isMbox(head.subarray(start))) yield* splitMbox(bounded, /\.mboxrd(?:\.gz)?$/i.test(name));
  else yield await single(bounded);
}

async function single(chunks: AsyncIterable<Buffer>): Promise<MboxEntry> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size <= MAIL_LIMITS.mailBytes) kept.push(chunk);
  }
  const bytes = Buffer.concat(kept);
  return size > MAIL_LIMITS.mailBytes
    ? { tooLarge: size, head: bytes.subarray(0, 16 * 1024) }
    : { bytes, mboxrd: false };
}

/** Blanks, blank lines and a UTF-8 mark in front of the first line of text. */
function textStart(head: Buffer): number {
  let at = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
  let line = at;
  for (; at < head.length; at++) {
    const byte = head[at];
    if (byte === 0x0a || byte === 0x0d) line = at + 1;
    else if (byte !== 0x20 && byte !== 0x09) break;
  }
  return line;
}

function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return null;
}

/** A first line that no mail and no diff can start with. NUL bytes further down are allowed: diffs hold them. */
function looksBinary(head: Buffer): boolean {
  const lf = head.indexOf(0x0a);
  const first = head.subarray(0, Math.min(lf < 0 ? head.length : lf, 512));
  let control = 0;
  for (const byte of first) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) control++;
  return control > 2 || (control > 0 && first[0] === 0);
}

async function peek(
  source: AsyncIterable<Buffer>,
  bytes: number,
): Promise<{ readonly head: Buffer; readonly rest: AsyncIterable<Buffer> }> {
  const iterator = source[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  let size = 0;
  while (size < bytes) {
    const next = await iterator.next();
    if (next.done === true) break;
    read.push(next.value);
    size += next.value.length;
  }
  const head = Buffer.concat(read);
  async function* all(): AsyncGenerator<Buffer> {
    try {
      yield head;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
        yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head: head.subarray(0, bytes), rest: all() };
}

async function* skip(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes;
  for await (const chunk of chunks) {
    if (left >= chunk.length) left -= chunk.length;
    else {
      yield left === 0 ? chunk : chunk.subarray(left);
      left = 0;
    }
  }
}

async function* limit(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MAIL_LIMITS.containerBytes) {
      throw new InputError(`${name} has more than ${MAIL_LIMITS.containerBytes} bytes of mail`, {
        hint: 'Split it into smaller files.',
      });
    }
    yield chunk;
  }
}

async function* recode(
  chunks: AsyncIterable<Buffer>,
  encoding: 'utf-16le' | 'utf-16be',
): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8');
}

/** Unpacks as a stream; members may follow each other. The limit is on what comes out. */
async function* gunzip(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  const out = new PassThrough({ highWaterMark: 256 * 1024 });
  const done = pipeline(Readable.from(chunks), createGunzip(), out).catch((cause: unknown) => {
    out.destroy(cause as Error);
  });
  let size = 0;
  try {
    for await (const chunk of out as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAIL_LIMITS.totalBytes) {
        throw new InputError(`${name} unpacks to more than ${MAIL_LIMITS.totalBytes} bytes`, {
          hint: 'Unpack it yourself and pass the mails that matter.',
        });
      }
      yield chunk;
    }
  } catch (cause) {
    const code = (cause as { code?: string }).code ?? '';
    if (!code.startsWith('Z_')) throw cause;
    const what = code === 'Z_BUF_ERROR' ? 'ends in the middle of its gzip data' : 'is damaged gzip data';
    throw new InputError(`${name} ${what}`, { hint: 'Fetch the file again.', cause });
  } finally {
    out.destroy();
    await done;
  }
}
