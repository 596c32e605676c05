import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../world/files.ts';
import type { CompilerMessage } from './compiler-messages.ts';
import type { Kernel } from './kernel.ts';

/**
 * Kernels are kept by content: the same tree, options, compiler and architecture never build twice. A folder
 * `kernels/<key>/` holds image, vmlinux, .config and kernel.json; kernel.json is written last, so a folder without it
 * is an interrupted build and does not count.
 */

/** Raised when what is stored, or how kernels are built, changes. */
const FORMAT = 1;

export interface KernelIdentity {
  readonly treeId: string;
  readonly arch: string;
  /** Requested options in kconfig's form; the final .config follows from them, the tree and the compiler. */
  readonly options: string;
  /** Output of the compiler's --version. */
  readonly compilerVersion: string;
  /** How the compiler calls the source tree; it is part of the debug information. */
  readonly sourceRoot: string;
}

/** sha256 over everything that a kernel depends on. */
export function kernelKey(identity: KernelIdentity): string {
  const { treeId, arch, options, compilerVersion, sourceRoot } = identity;
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, treeId, arch, options, compilerVersion, sourceRoot]))
    .digest('hex');
}

export interface StoredKernel {
  readonly key: string;
  readonly commit: string;
  readonly release: string;
  readonly compiler: string;
  readonly warnings: readonly CompilerMessage[];
  readonly buildSeconds: number;
  readonly sourceRoot: string;
}

export function kernelFolder(cacheDir: string, key: string): string {
  return join(cacheDir, 'kernels', key.slice(0, 32));
}

/** Folder with the objects of a base build, from which patched trees build on; it may not exist. */
export function objectsFolder(cacheDir: string, key: string): string {
  return join(cacheDir, 'objects', key.slice(0, 32));
}

/** The kernel of the key, when the cache has it whole. */
export async function findKernel(cacheDir: string, key: string, commit: string): Promise<Kernel | null> {
  const folder = kernelFolder(cacheDir, key);
  const text = await readFile(join(folder, 'kernel.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const kernel = openKernel(folder, JSON.parse(text) as StoredKernel, commit, true);
  const whole =
    (await exists(kernel.image)) && (await exists(kernel.vmlinux)) && (await exists(kernel.config));
  if (whole) return kernel;
  await rm(folder, { recursive: true, force: true });
  return null;
}

/** The kernel that a folder of the cache holds. */
export function openKernel(folder: string, stored: StoredKernel, commit: string, fromCache: boolean): Kernel {
  return {
    ...stored,
    commit,
    folder,
    image: join(folder, 'image'),
    vmlinux: join(folder, 'vmlinux'),
    config: join(folder, 'config'),
    fromCache,
  };
}
