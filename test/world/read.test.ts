import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readChunks } from '../../src/world/read.ts';

const folder = mkdtempSync(join(tmpdir(), 'patchboot-read-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function bytes(name: string, signal?: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of readChunks(join(folder, name), name, signal)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function pipe(name: string): string {
  const path = join(folder, name);
  execFileSync('mkfifo', [path]);
  return path;
}

describe('readChunks', () => {
  it('gives a file whole', async () => {
    const content = Buffer.alloc(3_000_000, 'patch ');
    writeFileSync(join(folder, 'file'), content);
    expect((await bytes('file')).equals(content)).toBe(true);
  });

  it('waits for the writer of a named pipe', async () => {
    const path = pipe('pipe');
    const read = bytes('pipe');
    await writeFile(path, 'late');
    expect((await read).toString()).toBe('late');
  });

  it('gives up a named pipe without a writer when it is interrupted', async () => {
    pipe('silent');
    const abort = new AbortController();
    const read = bytes('silent', abort.signal);
    setImmediate(() => abort.abort());
    await expect(read).rejects.toThrow('interrupted while reading silent');
  });

  it('says in words why a path cannot be read', async () => {
    symlinkSync('b', join(folder, 'a'));
    symlinkSync('a', join(folder, 'b'));
    await expect(bytes('nothing')).rejects.toThrow('cannot read nothing: there is no such file');
    await expect(bytes('.')).rejects.toThrow('cannot read .: it is a folder, not a file');
    await expect(bytes('a')).rejects.toThrow('cannot read a: its symbolic links go in a circle');
  });
});
