import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from '../machine/machine.ts';
import { exists, writeFileAtomic } from '../world/files.ts';
import { runChecked } from '../world/process.ts';
import type { World } from '../world/world.ts';

/**
 * The guest's programs come from the distribution's own packages, extracted and never executed on the host, so
 * that a foreign architecture works the same way. Extraction is done once a day at most and kept in the cache.
 */

export type Arch = Machine['arch'];

const DEBIAN_ARCH: Readonly<Record<Arch, string>> = { x86_64: 'amd64', arm64: 'arm64' };

/** Packages by distribution; what each is for stands in {@link GUEST_PROGRAMS}. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  debian: ['busybox-static', 'dash', 'mount', 'util-linux', 'e2fsprogs', 'linux-perf'],
  ubuntu: ['busybox-static', 'dash', 'mount', 'util-linux', 'e2fsprogs', 'linux-tools-generic'],
};

/** Programs that go into every guest, and the folders of a root where they may be. */
export const GUEST_PROGRAMS = {
  busybox: 'everything small: cat, sleep, sha256sum, poweroff',
  dash: '/bin/sh, which perf stat --pre runs; busybox sh would run its own mount applet instead of mount(8)',
  mount: 'the mount(8) of util-linux that people measure with',
  umount: 'the umount(8) of util-linux, the command under test',
  losetup: 'loop devices for file systems on a block device',
  mke2fs: 'ext4 on a loop device',
  e2fsck: 'is the image clean?',
  perf: 'the perf stat lines that commit messages quote',
} as const;

const EXTRACT_TIMEOUT_MS = 10 * 60_000;

/** What the guest's programs come from. */
export interface GuestPackages {
  /** The distribution's name of the release: `bookworm`. */
  readonly codename: string;
  readonly packages: readonly string[];
  /** The mmdebstrap call that extracts them, without release and target folder. */
  readonly extract: readonly [string, ...string[]];
}

export async function guestPackages(arch: Arch, more: readonly string[] = []): Promise<GuestPackages> {
  const { id, codename } = await hostRelease();
  const usual = PACKAGES[id] ?? PACKAGES['debian'] ?? [];
  const packages = [...usual, ...[...new Set(more)].filter((name) => !usual.includes(name)).sort()];
  return { codename, packages, extract: extractCommand(arch, packages) };
}

const extractCommand = (arch: Arch, packages: readonly string[]): readonly [string, ...string[]] => [
  'mmdebstrap',
  '--variant=extract',
  `--architectures=${DEBIAN_ARCH[arch]}`,
  `--include=${packages.join(',')}`,
];

/** Folder with the extracted packages of an architecture; made when it is not in the cache. */
export async function guestRoot(
  arch: Arch,
  world: World,
  /** More packages than every guest has. */
  more: readonly string[] = [],
): Promise<string> {
  const { codename, packages } = await guestPackages(arch, more);
  const name = `${arch}-${codename}-${packages.join('+')}`;
  const folder = join(world.cacheDir, 'guest-root', name);
  const stamp = `${folder}.complete`;
  if ((await exists(stamp)) && (await exists(folder))) return folder;

  world.emit({
    type: 'progress',
    stage: 'boot',
    message: `fetching the guest's programs for ${arch} (${packages.join(', ')})`,
  });
  const making = `${folder}.${process.pid}.making`;
  await mkdir(join(world.cacheDir, 'guest-root'), { recursive: true });
  try {
    await extractPackages(arch, packages, making, world);
    await rm(folder, { recursive: true, force: true });
    await rename(making, folder);
    await writeFileAtomic(stamp, '');
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return folder;
}

/** Unpacks packages of the host's release, with what they depend on, into a new folder. Nothing of them is executed. */
export async function extractPackages(
  arch: Arch,
  packages: readonly string[],
  folder: string,
  world: World,
): Promise<void> {
  const { codename } = await hostRelease();
  await runChecked(
    world.processes,
    {
      argv: [
        ...extractCommand(arch, packages),
        // Nothing is executed, so no namespace and no chroot is needed; without root mmdebstrap has to be told so.
        ...(process.getuid?.() === 0 ? [] : ['--mode=chrootless']),
        codename,
        folder,
      ],
      timeoutMs: EXTRACT_TIMEOUT_MS,
      ...(world.networkEnv === undefined ? {} : { env: world.networkEnv }),
    },
    world.signal,
  );
}

/** Distribution and release of the host, from os-release(5). Debian 12 when it does not tell. */
export async function hostRelease(): Promise<{ id: string; codename: string }> {
  const text = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const field = (name: string): string | undefined =>
    new RegExp(`^${name}="?([a-z0-9.-]+)"?$`, 'm').exec(text)?.[1];
  return { id: field('ID') ?? 'debian', codename: field('VERSION_CODENAME') ?? 'bookworm' };
}
