import { constants, createReadStream, open } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { promisify } from 'node:util';
import { InputError, InterruptedError } from '../errors.ts';

/** Words for what the system says of a path, for people; codes of errno(3). */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'you may not read or write it',
  EPERM: 'you may not read or write it',
  ELOOP: 'its symbolic links go in a circle',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EROFS: 'the file system is read-only',
  ENXIO: 'it is a socket or a device that cannot be read',
};

/** Why something could not be done with a path, in words. */
export function pathTrouble(cause: unknown): string {
  const code = (cause as NodeJS.ErrnoException)?.code;
  const message = cause instanceof Error ? cause.message : String(cause);
  return (code === undefined ? undefined : WORDS[code]) ?? message;
}

/**
 * The bytes of a file or named pipe, chunk by chunk.
 * @throws InputError that says why it cannot be read; InterruptedError when the signal fires meanwhile.
 */
export async function* readChunks(path: string, name: string, signal?: AbortSignal): AsyncGenerator<Buffer> {
  try {
    const source = (await stat(path)).isFIFO()
      ? await openPipe(path)
      : createReadStream(path, { highWaterMark: CHUNK });
    const stop = (): void => void source.destroy();
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted === true) stop();
    try {
      yield* source as AsyncIterable<Buffer>;
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  } catch (cause) {
    if (signal?.aborted === true) throw new InterruptedError(`interrupted while reading ${name}`);
    throw new InputError(`cannot read ${name}: ${pathTrouble(cause)}`, { cause });
  }
  if (signal?.aborted === true) throw new InterruptedError(`interrupted while reading ${name}`);
}

const CHUNK = 1024 * 1024;

/**
 * A named pipe that may have no writer yet. An ordinary open(2) would block a thread of the pool until one comes, and
 * a process with a blocked thread cannot exit; polled like a socket, it can be given up at any time.
 */
async function openPipe(path: string): Promise<Socket> {
  // A bare descriptor and no FileHandle: the socket owns and closes it.
  const fd = await promisify(open)(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return new Socket({ fd, readable: true, writable: false });
}
