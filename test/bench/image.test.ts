import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageFault, takeImage } from '../../src/bench/image.ts';

function bytes(at: number, magic: string): Buffer {
  const buffer = Buffer.alloc(1024);
  buffer.write(magic, at, 'latin1');
  return buffer;
}
const X86 = bytes(0x202, 'HdrS');
const ARM = bytes(56, 'ARM\x64');
const GZIP = bytes(0, '\x1f\x8b');

test.each([
  ['a bzImage', X86, 'x86_64', null],
  ['an Image', ARM, 'arm64', null],
  ['an Image.gz, which QEMU unpacks', GZIP, 'arm64', null],
  ['a gzip file on x86_64', GZIP, 'x86_64', 'gzip'],
  ['an Image on x86_64', ARM, 'x86_64', 'image for arm64'],
  ['a bzImage on arm64', X86, 'arm64', 'image for x86_64'],
  ['a vmlinux', bytes(0, '\x7fELF'), 'x86_64', 'vmlinux'],
  ['text', bytes(0, 'hello'), 'x86_64', 'no kernel image'],
  ['an empty file', Buffer.alloc(0), 'x86_64', 'no kernel image'],
] as const)('%s', (_, content, arch, fault) => {
  const found = imageFault(content, arch);
  if (fault === null) expect(found).toBeNull();
  else expect(found).toContain(fault);
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchboot-image-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an image is copied to a folder that holds nothing else, and its key is its content', async () => {
  await writeFile(join(folder, 'bzImage'), X86);
  const taken = await takeImage(join(folder, 'bzImage'), 'x86_64=bzImage', 'x86_64', join(folder, 'copy'));
  expect(taken.image).toBe(join(folder, 'copy', 'image'));
  expect(taken.key).toMatch(/^[0-9a-f]{64}$/);
  await writeFile(join(folder, 'other'), bytes(0x202, 'HdrS!'));
  const other = await takeImage(join(folder, 'other'), 'x86_64=other', 'x86_64', join(folder, 'copy2'));
  expect(other.key).not.toBe(taken.key);
});

test('what cannot be booted is named, with what to give instead', async () => {
  await writeFile(join(folder, 'vmlinux'), bytes(0, '\x7fELF'));
  const take = takeImage(join(folder, 'vmlinux'), 'x86_64=vmlinux', 'x86_64', join(folder, 'copy3'));
  await expect(take).rejects.toMatchObject({ kind: 'input', hint: expect.stringContaining('bzImage') });
});
