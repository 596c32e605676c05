import { type FileHandle, open } from 'node:fs/promises';

/** Reads what a growing file got since the last read; memory is bounded by the size of one read. */
export class Tail {
  private readonly path: string;
  private handle: FileHandle | undefined;
  /** Bytes read so far. */
  position = 0;

  constructor(path: string) {
    this.path = path;
  }

  /** The next bytes, at most `limit`; empty when there are none yet or the file does not exist. */
  async read(limit = 1024 * 1024): Promise<Buffer> {
    this.handle ??= await open(this.path).catch(() => undefined);
    if (this.handle === undefined) return Buffer.alloc(0);
    const buffer = Buffer.allocUnsafe(limit);
    const { bytesRead } = await this.handle.read(buffer, 0, limit, this.position);
    this.position += bytesRead;
    return buffer.subarray(0, bytesRead);
  }

  async close(): Promise<void> {
    await this.handle?.close();
    this.handle = undefined;
  }
}
