import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../errors.ts';
import type { Machine } from '../machine/machine.ts';

/** Kernel images that a user brings along. */

type Arch = Machine['arch'];

/** What the first bytes of a file say that it is; null when they say nothing known. */
export function imageArch(bytes: Buffer): Arch | 'elf' | 'gzip' | null {
  if (bytes.toString('latin1', 0, 4) === '\x7fELF') return 'elf';
  // Documentation/arch/x86/boot.rst: the header's magic.
  if (bytes.toString('latin1', 0x202, 0x206) === 'HdrS') return 'x86_64';
  // Documentation/arch/arm64/booting.rst: magic number at 56.
  if (bytes.toString('latin1', 56, 60) === 'ARM\x64') return 'arm64';
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip';
  return null;
}

const WANTED: Readonly<Record<Arch, string>> = {
  x86_64: 'arch/x86/boot/bzImage (Debian: /boot/vmlinuz-*)',
  arm64: 'arch/arm64/boot/Image or Image.gz',
};

/** Why the bytes are no image for the architecture; null when they are one. */
export function imageFault(bytes: Buffer, arch: Arch): string | null {
  const found = imageArch(bytes);
  if (found === arch || (found === 'gzip' && arch === 'arm64')) return null;
  switch (found) {
    case null:
      return 'it is no kernel image';
    case 'elf':
      return 'it is an ELF file such as vmlinux, which QEMU does not boot';
    case 'gzip':
      return 'it is a gzip file';
    default:
      return `it is an image for ${found}`;
  }
}

/** Copies the image to a folder of its own, which is all that the sandbox shows of it. Its key is its digest. */
export async function takeImage(
  path: string,
  shown: string,
  arch: Arch,
  folder: string,
): Promise<{ readonly key: string; readonly image: string }> {
  const bytes = await readFile(path).catch((cause: Error) => {
    throw new InputError(`the kernel image of "${shown}" cannot be read: ${cause.message}`, { cause });
  });
  const fault = imageFault(bytes, arch);
  if (fault !== null) {
    throw new InputError(`"${shown}" cannot be booted on ${arch}: ${fault}`, {
      hint: `Give ${WANTED[arch]}.`,
    });
  }
  await mkdir(folder, { recursive: true });
  const image = join(folder, 'image');
  await writeFile(image, bytes);
  return { key: createHash('sha256').update(bytes).digest('hex'), image };
}
