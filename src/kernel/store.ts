import { copyFile, mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InfrastructureError } from '../errors.ts';
import { runChecked } from '../world/process.ts';
import type { World } from '../world/world.ts';
import { kernelFolder, objectsFolder, openKernel, type StoredKernel } from './cache.ts';
import type { Kernel } from './kernel.ts';

/** Moving kernels and objects between a run and the cache. */

const COPY_TIMEOUT_MS = 10 * 60_000;
/** A debug kernel of this size of configuration needs about 1.5 GB for objects, snapshot and image. */
const NEEDED_BYTES = 3 * 1024 ** 3;
const LINKED_ANEW = ['vmlinux', 'vmlinux.o', 'vmlinux.a', '.tmp_vmlinux0', '.tmp_vmlinux1', '.tmp_vmlinux2'];

/** Puts the results of a build into the cache; kernel.json last. */
export async function storeKernel(
  stored: StoredKernel,
  objects: string,
  image: string,
  world: World,
): Promise<Kernel> {
  const folder = kernelFolder(world.cacheDir, stored.key);
  const making = `${folder}.${process.pid}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  await copyFile(join(objects, image), join(making, 'image'));
  await copyFile(join(objects, 'vmlinux'), join(making, 'vmlinux'));
  await copyFile(join(objects, '.config'), join(making, 'config'));
  await writeFile(join(making, 'kernel.json'), `${JSON.stringify(stored, null, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(making, folder);
  return openKernel(folder, stored, stored.commit, false);
}

/** Keeps the objects of a base, less what make links anew for every change anyway. */
export async function keepObjects(objects: string, key: string, world: World): Promise<void> {
  const kept = objectsFolder(world.cacheDir, key);
  const making = `${kept}.${process.pid}.making`;
  await rm(making, { recursive: true, force: true });
  await copyTree(objects, making, world);
  for (const name of LINKED_ANEW) await rm(join(making, name), { force: true });
  await writeFile(join(making, '.complete'), '');
  await rm(kept, { recursive: true, force: true });
  await rename(making, kept);
}

/** cp keeps times and permissions, and shares blocks where the file system can. */
export async function copyTree(from: string, to: string, world: World): Promise<void> {
  await mkdir(join(to, '..'), { recursive: true });
  await runChecked(
    world.processes,
    { argv: ['cp', '-a', '--reflink=auto', '--', from, to], timeoutMs: COPY_TIMEOUT_MS },
    world.signal,
  );
}

export async function requireSpace(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < NEEDED_BYTES) {
      throw new InfrastructureError(
        `only ${((bavail * bsize) / 1024 ** 3).toFixed(1)} GiB are free below ${folder}, a kernel build needs ${NEEDED_BYTES / 1024 ** 3}`,
        { hint: 'Free some space, or name another place with --cache.' },
      );
    }
  }
}
