import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { InitramfsFile } from '../guest/initramfs.ts';
import { exists } from '../world/files.ts';
import { runChecked } from '../world/process.ts';
import type { World } from '../world/world.ts';

/**
 * Kernels of distributions have the drivers of the result channel as modules. Where the modules lie beside the image,
 * as packages install them (boot/vmlinuz-RELEASE, lib/modules/RELEASE), they are brought along and loaded first.
 */

/** In the order in which they are loaded; each needs only what stands before it. What is built in is not there. */
const MODULES = [
  'virtio_ring',
  'virtio',
  'virtio_pci_legacy_dev',
  'virtio_pci_modern_dev',
  'virtio_pci',
  'virtio_console',
] as const;

/** Whether a file is one of the modules that are loaded. */
export function isWantedModule(path: string): boolean {
  return MODULES.some((name) => [`${name}.ko`, `${name}.ko.xz`].includes(basename(path)));
}

const LOADER = 'patchboot/load-modules';
const FOLDER = 'patchboot/modules';
const XZ_TIMEOUT_MS = 60_000;

/** Kernel parameters that make the loader the first process. */
export const LOADER_ARGUMENTS: readonly string[] = [`rdinit=/${LOADER}`];

/** Folder of the modules of an image: by its name, as packages install it; null when there is none. */
export async function modulesFolder(image: string): Promise<string | null> {
  const release = /^(?:vmlinuz|vmlinux|Image|bzImage|kernel)-(.+)$/.exec(basename(image))?.[1];
  if (release === undefined) return null;
  for (const place of ['../lib/modules', '../usr/lib/modules']) {
    const folder = join(dirname(image), place, release);
    if (await exists(folder)) return folder;
  }
  return null;
}

/** Files for the guest that load the modules and go on with its init; none when the folder has none of them. */
export async function moduleFiles(folder: string, world: World): Promise<readonly InitramfsFile[]> {
  const all = await readdir(folder, { recursive: true });
  const found: InitramfsFile[] = [];
  const names: string[] = [];
  for (const name of MODULES) {
    const file = all.find((path) => [`${name}.ko`, `${name}.ko.xz`].includes(basename(path)));
    if (file === undefined) continue;
    names.push(name);
    found.push({
      path: `${FOLDER}/${name}.ko`,
      content: await unpacked(join(folder, file), world),
      executable: false,
    });
  }
  if (names.length === 0) return [];
  return [...found, { path: LOADER, content: loaderScript(names), executable: true }];
}

/** Loads the modules in order; what cannot be loaded shows on the console, and in the end as a missing channel. */
export function loaderScript(names: readonly string[]): string {
  const loads = names.map((name) => `/usr/bin/busybox insmod /${FOLDER}/${name}.ko`);
  return `#!/bin/sh\n${loads.join('\n')}\nexec /init\n`;
}

async function unpacked(path: string, world: World): Promise<Buffer> {
  if (!path.endsWith('.xz')) return readFile(path);
  const argv = ['xz', '-dc', '--', path] as const;
  const result = await runChecked(world.processes, { argv, timeoutMs: XZ_TIMEOUT_MS }, world.signal);
  return result.stdout;
}
