import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists, writeFileAtomic } from '../world/files.ts';
import type { World } from '../world/world.ts';
import { programClosure } from './closure.ts';
import { type CpioEntry, cpioArchive } from './cpio.ts';
import { compileHelpers, HELPER_COMPILER, HELPER_FLAGS } from './helpers.ts';
import { recipeScript } from './recipe.ts';
import { type Arch, GUEST_PROGRAMS, guestPackages, guestRoot } from './root.ts';

/** Applets of busybox that the init and the suites may use; util-linux and e2fsprogs keep their own names. */
const APPLETS = [
  'awk',
  'basename',
  'cat',
  'chmod',
  'chroot',
  'cmp',
  'cp',
  'cut',
  'date',
  'dd',
  'dirname',
  'dmesg',
  'echo',
  'env',
  'expr',
  'false',
  'find',
  'grep',
  'head',
  'kill',
  'ln',
  'ls',
  'mkdir',
  'mkfifo',
  'mknod',
  'mktemp',
  'mv',
  'nproc',
  'poweroff',
  'printf',
  'ps',
  'readlink',
  'rm',
  'rmdir',
  'sed',
  'seq',
  'setsid',
  'sha256sum',
  'sleep',
  'sort',
  'stat',
  'sync',
  'tail',
  'tee',
  'test',
  'timeout',
  'touch',
  'tr',
  'true',
  'truncate',
  'uname',
  'uniq',
  'unshare',
  'wc',
  'xargs',
];

const FOLDERS = [
  'dev',
  'etc',
  'mnt',
  'proc',
  'root',
  'run',
  'suite',
  'sys',
  'tmp',
  'usr',
  'usr/bin',
  'usr/sbin',
  'usr/lib',
  'usr/lib64',
  'var',
  'patchboot',
];

/** Links of a merged-usr root. */
const LINKS: readonly (readonly [string, string])[] = [
  ['bin', 'usr/bin'],
  ['sbin', 'usr/sbin'],
  ['lib', 'usr/lib'],
  ['lib64', 'usr/lib64'],
  ['usr/bin/sh', 'dash'],
  ['usr/sbin/mkfs.ext4', 'mke2fs'],
  ['etc/mtab', '../proc/self/mounts'],
];

/** Extra files of a suite: path in the guest, content, and whether it is executable. */
export interface SuiteFile {
  readonly path: string;
  readonly content: string;
  readonly executable: boolean;
}

/** Any other file for the guest; modules are bytes. */
export interface InitramfsFile extends Omit<SuiteFile, 'content'> {
  readonly content: string | Buffer;
  /** The C text that a program was compiled from, for the recipe. */
  readonly source?: string;
}

export interface Initramfs {
  readonly path: string;
  /** Of the archive. */
  readonly sha256: string;
  /** A shell script of plain commands that makes such an archive by hand. `title`: what it is for. */
  readonly recipe: (title: string) => string;
}

/** Builds the guest's root with the suite's files in it, as an uncompressed cpio archive in the cache. */
export async function buildInitramfs(
  arch: Arch,
  suiteFiles: readonly InitramfsFile[],
  world: World,
  /** Programs that every guest does not have, each with its package. */
  more: Readonly<Record<string, string>> = {},
): Promise<Initramfs> {
  const root = await guestRoot(arch, world, Object.values(more));
  const programs = await programClosure(root, [...Object.keys(GUEST_PROGRAMS), ...Object.keys(more)], world);
  const helpers = await compileHelpers(arch, world);
  const links: readonly (readonly [string, string])[] = [
    ...LINKS,
    ...APPLETS.map((applet) => [`usr/bin/${applet}`, 'busybox'] as const),
  ];
  const files = [
    { path: 'init', content: await readFile(join(world.dataDir, 'guest', 'init')), mode: 0o755 },
    ...suiteFiles.map(({ content, executable, ...file }) => ({
      ...file,
      content: bytesOf(content),
      mode: executable ? 0o755 : 0o644,
    })),
  ];

  const entries: CpioEntry[] = [];
  const folders = new Set<string>();
  const addFolder = (path: string): void => {
    if (path === '.' || folders.has(path)) return;
    addFolder(dirname(path));
    folders.add(path);
    entries.push({ type: 'directory', path });
  };
  for (const folder of FOLDERS) addFolder(folder);
  for (const [path, target] of links) entries.push({ type: 'symlink', path, target });
  const addFile = (path: string, content: Uint8Array, mode: number): void => {
    addFolder(dirname(path));
    entries.push({ type: 'file', path, content, mode });
  };
  const inGuest = programs.map((file) => ({ ...file, path: mergedUsr(file.path) }));
  for (const file of inGuest) addFile(file.path, await readFile(file.host), 0o755);
  for (const [name, host] of [...helpers].sort()) addFile(`patchboot/${name}`, await readFile(host), 0o755);
  for (const file of files) addFile(file.path, file.content, file.mode);

  const sources = await Promise.all(
    [...helpers.keys()].sort().map(async (name) => ({
      path: `patchboot/${name}`,
      source: await readFile(join(world.dataDir, 'guest', `${name}.c`)),
    })),
  );
  const packages = await guestPackages(arch, Object.values(more));
  const archive = cpioArchive(entries);
  const sha256 = createHash('sha256').update(archive).digest('hex');
  const path = join(world.cacheDir, 'initramfs', `${sha256.slice(0, 32)}.cpio`);
  if (!(await exists(path))) {
    await mkdir(dirname(path), { recursive: true });
    await writeFileAtomic(path, archive);
  }
  const recipe = (title: string): string =>
    recipeScript({
      title,
      packages,
      folders: FOLDERS,
      links,
      programs: inGuest,
      compile: [HELPER_COMPILER[arch], ...HELPER_FLAGS],
      helpers: [
        ...sources,
        ...files.flatMap(({ path: target, source }) =>
          source === undefined ? [] : [{ path: target, source: Buffer.from(source) }],
        ),
      ],
      files: files.filter(({ source }) => source === undefined),
    });
  return { path, sha256, recipe };
}

function bytesOf(content: string | Buffer): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

function mergedUsr(path: string): string {
  return /^(bin|sbin|lib|lib64)\//.test(path) ? `usr/${path}` : path;
}
