import { lstat, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../errors.ts';
import { pathTrouble, readChunks } from '../world/read.ts';
import { archiveUrl, fetchThread, isArchiveInput } from './archive.ts';
import { expandGlob, isGlob } from './glob.ts';
import { compareNatural } from './natural.ts';

/** What reading mail needs from its surroundings; tests pass their own. */
export interface MailIo {
  readonly cwd: string;
  /** All of standard input, for the input `-`. */
  readonly stdin: () => Promise<Buffer>;
  /** Base URL of a public-inbox archive for inputs that are Message-IDs. */
  readonly archive?: string;
  readonly signal?: AbortSignal;
}

/** One thing to read: `name` is what the user sees, `open` gives its bytes. */
export interface Source {
  readonly name: string;
  readonly open: () => AsyncIterable<Buffer>;
}

/**
 * Turns what the user typed into things to read: files, globs, maildirs, folders of patch files, `-`,
 * Message-IDs and archive URLs. One inner list for each input.
 * @throws InputError when an input does not exist or a pattern fits nothing.
 */
export async function findSources(
  inputs: readonly string[],
  io: MailIo,
): Promise<readonly (readonly Source[])[]> {
  const found: (readonly Source[])[] = [];
  for (const input of inputs) found.push(...(await sourcesOf(input, io)));
  return found;
}

async function sourcesOf(input: string, io: MailIo): Promise<readonly (readonly Source[])[]> {
  if (input === '') {
    throw new InputError('an input has an empty name', {
      hint: 'Is a variable of your shell unset? Name a file, "-" or a Message-ID.',
    });
  }
  if (input === '-') return [[{ name: 'stdin', open: () => once(io.stdin) }]];
  if (/^https?:\/\//i.test(input)) return [[remote(input, io)]];
  const file = path.resolve(io.cwd, input);
  const info = await stat(file).catch((cause: NodeJS.ErrnoException) => {
    // What is not there may be a pattern or a Message-ID; what is there and cannot be read is neither.
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR' || cause.code === 'ENAMETOOLONG') return null;
    throw new InputError(`cannot read ${input}: ${pathTrouble(cause)}`, { cause });
  });
  if (info !== null) {
    if (info.isDirectory()) return [await folder(file, input, io.signal)];
    return [[{ name: input, open: () => readChunks(file, input, io.signal) }]];
  }
  if (isGlob(input)) {
    const names = await expandGlob(input, io.cwd);
    if (names.length === 0) {
      throw new InputError(`no file fits ${input}`, { hint: `It was looked for in ${io.cwd}.` });
    }
    return (await Promise.all(names.map((name) => sourcesOf(name, io)))).flat();
  }
  if (isArchiveInput(input)) return [[remote(input, io)]];
  const link = await lstat(file).catch(() => null);
  if (link !== null) throw new InputError(`cannot read ${input}: it is a symbolic link to nothing`);
  throw new InputError(`there is no file ${input}`, {
    hint: `It was looked for in ${io.cwd}. An mbox, a mail, a maildir, "-" or a Message-ID is expected.`,
  });
}

function remote(input: string, io: MailIo): Source {
  const url = archiveUrl(input, io.archive);
  return { name: input, open: () => fetchThread(url, io.signal) };
}

async function* once(read: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  const bytes = await read();
  const step = 256 * 1024;
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
}

/** A maildir (cur and new), or a folder of mail and patch files as `git format-patch -o` makes it. */
async function folder(dir: string, name: string, signal?: AbortSignal): Promise<readonly Source[]> {
  const entries = new Set(await readdir(dir));
  const maildir = entries.has('cur') || entries.has('new');
  const places = maildir ? ['cur', 'new'].filter((sub) => entries.has(sub)) : ['.'];
  const sources: Source[] = [];
  for (const place of places) {
    const files = await readdir(path.join(dir, place), { withFileTypes: true });
    const names = files
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => entry.name);
    for (const file of names) {
      const full = path.join(dir, place, file);
      if (!maildir && !(await looksLikeMail(full))) continue;
      sources.push({
        name: `${name}/${place === '.' ? '' : `${place}/`}${file}`,
        open: () => readChunks(full, full, signal),
      });
    }
  }
  if (sources.length === 0) {
    throw new InputError(`the folder ${name} holds no mail`, {
      hint: 'A maildir (with cur and new) or a folder of mail or patch files is expected.',
    });
  }
  // Delivery and format-patch names count up; 10 comes behind 9. `git am` sorts maildirs the same way.
  return sources.sort((a, b) => compareNatural(path.basename(a.name), path.basename(b.name)));
}

/** Words of which every mail and every patch has one at the start of a line. */
const MAIL_LINE = /^(?:From |(?:From|Subject|Message-ID|Date|Content-Type): |diff |--- |Index: |# HG )/im;
const LOOKED_AT_BYTES = 64 * 1024;

/** Whether a file of a folder is worth reading as mail: a README beside the patches is not. Unsure is yes. */
async function looksLikeMail(file: string): Promise<boolean> {
  if (file.endsWith('.gz')) return true;
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOKED_AT_BYTES), 0, LOOKED_AT_BYTES, 0);
      return bytesRead === LOOKED_AT_BYTES || MAIL_LINE.test(buffer.toString('latin1', 0, bytesRead));
    } finally {
      await handle.close();
    }
  } catch {
    // Reading it as mail will say why it cannot be read.
    return true;
  }
}
