import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { InputError, InterruptedError } from '../errors.ts';
import { exists, writeFileAtomic } from '../world/files.ts';
import { withLock } from '../world/lock.ts';
import { describeEnding, succeeded } from '../world/process.ts';
import { removeTree } from '../world/temp.ts';
import type { World } from '../world/world.ts';
import { FIXED_DATE_SECONDS, type Git } from './git.ts';
import { setOldTimes } from './mtime.ts';
import { kernelRelease } from './release.ts';
import { ensureRepository, writeRefs } from './repository.ts';
import { createSlot, slotGit, slotPaths } from './slot.ts';
import type { Tree } from './tree.ts';
import { cleanLine, cleanWords } from './words.ts';

/**
 * A tarball as a tree: unpacked and committed once into the cache, under the hash of its bytes. The commit has
 * a fixed author, date and message, so its id is the same on every machine. The unpacked files become the
 * first worktree slot.
 */

const UNPACK_TIMEOUT_MS = 20 * 60_000;
const ADD_TIMEOUT_MS = 30 * 60_000;
/** tar's checkpoints count records of 10 KiB. */
const CHECKPOINT_RECORDS = 10_000;

const FORMATS: readonly { readonly name: string; readonly magic: readonly number[] }[] = [
  { name: 'xz', magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { name: 'gzip', magic: [0x1f, 0x8b] },
  { name: 'zstd', magic: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: 'bzip2', magic: [0x42, 0x5a, 0x68] },
];

interface Label {
  readonly name: string;
  readonly kind: 'tarball' | 'apt';
  /** Of the package; null when there is none. */
  readonly version: string | null;
}

export async function openTarball(path: string, label: Label, world: World): Promise<Tree> {
  await checkFormat(path, label.name);
  const sha256 = await hashFile(path, world.signal);
  const trees = join(world.cacheDir, 'trees');
  const dir = join(trees, `tar-${sha256.slice(0, 16)}`);
  await mkdir(trees, { recursive: true });
  await withLock(
    `${dir}.lock`,
    world.signal,
    async () => {
      if (!(await exists(join(dir, 'imported.json')))) await importTarball(path, label.name, dir, world);
    },
    (holder) =>
      world.emit({
        type: 'progress',
        stage: 'tree',
        message: `waiting for process ${holder?.pid ?? '?'}, which unpacks the same tarball`,
      }),
  );
  const { commit, release } = JSON.parse(await readFile(join(dir, 'imported.json'), 'utf8')) as Imported;
  const versions = [release, label.version].filter((each) => each !== null);
  return {
    name: label.name,
    kind: label.kind,
    dir,
    repo: join(dir, 'repo.git'),
    head: commit,
    headName: versions.length > 0 ? versions.join(', package ') : basename(path),
    refs: [],
    remotes: [],
    shallow: false,
    partial: false,
    notes: [],
  };
}

interface Imported {
  readonly commit: string;
  /** Kernel release by its Makefile, or null when it is no kernel tree. */
  readonly release: string | null;
}

async function importTarball(path: string, name: string, dir: string, world: World): Promise<void> {
  const draft = `${dir}.new`;
  await removeTree(draft);
  await removeTree(dir);
  const unpacked = join(draft, 'unpacked');
  await mkdir(unpacked, { recursive: true });
  try {
    await unpack(path, name, unpacked, world);
    const top = await onlyFolder(unpacked, name);
    const repo = join(draft, 'repo.git');
    await ensureRepository(repo, { objectFormat: 'sha1', alternates: [], promisor: null }, world);
    const slot = slotPaths(draft, 1);
    await createSlot(slot);
    // A repository inside the tarball would be taken for a submodule.
    await removeTree(join(unpacked, top, '.git'));
    await rename(join(unpacked, top), slot.tree);
    await removeTree(unpacked);
    const files = await setOldTimes(slot.tree, world);
    const commit = await commitAll(slotGit(slot, world), top, files, world);
    await writeRefs(repo, [{ name: 'refs/heads/master', target: commit }], commit);
    await writeFileAtomic(join(slot.dir, 'ready'), '');
    const imported: Imported = { commit, release: await kernelRelease(slot.tree) };
    await writeFileAtomic(join(draft, 'imported.json'), JSON.stringify(imported));
    await rename(draft, dir);
  } catch (error) {
    await removeTree(draft);
    throw error;
  }
}

async function unpack(path: string, name: string, target: string, world: World): Promise<void> {
  const size = Math.round((await stat(path)).size / 1e6);
  const progress = (mb: number): void =>
    world.emit({
      type: 'progress',
      stage: 'tree',
      message: `unpacking ${basename(path)} (${size} MB): ${mb} MB of files`,
    });
  progress(0);
  const result = await world.processes.run(
    {
      argv: [
        'tar',
        '--extract',
        `--file=${path}`,
        '--force-local',
        `--directory=${target}`,
        '--no-same-owner',
        '--no-same-permissions',
        `--checkpoint=${CHECKPOINT_RECORDS}`,
        '--checkpoint-action=echo=checkpoint %u',
      ],
      // xz decodes the blocks of a big tarball on all cores from version 5.4 on.
      env: { XZ_DEFAULTS: '-T0' },
      timeoutMs: UNPACK_TIMEOUT_MS,
      onLine: (line) => {
        const at = /checkpoint (\d+)/.exec(line)?.[1];
        if (at !== undefined) progress(Math.round((Number(at) * 10_240) / 1e6));
      },
    },
    world.signal,
  );
  if (result.ending.type === 'aborted') throw new InterruptedError('interrupted');
  if (!succeeded(result)) {
    const words = result.stderr.toString().replaceAll(/^.*checkpoint \d+\n/gm, '');
    throw new InputError(`the tarball ${name} cannot be unpacked (${describeEnding(result)})`, {
      hint: `tar said: ${cleanWords(words, 8)}`,
    });
  }
}

async function onlyFolder(unpacked: string, name: string): Promise<string> {
  const entries = await readdir(unpacked, { withFileTypes: true });
  const [top] = entries;
  if (entries.length === 1 && top?.isDirectory()) return top.name;
  const seen = entries.slice(0, 5).map((entry) => cleanLine(entry.name));
  throw new InputError(`the tarball ${name} has no single top folder`, {
    hint: `A source tarball holds one folder with everything in it; this one holds ${entries.length === 0 ? 'nothing' : `${entries.length}: ${seen.join(', ')}`}.`,
  });
}

/** Commits all files of the slot; ignore files do not apply. */
async function commitAll(git: Git, top: string, files: number, world: World): Promise<string> {
  let done = 0;
  const progress = (): void =>
    world.emit({ type: 'progress', stage: 'tree', message: 'committing files', done, total: files });
  progress();
  await git.check(['add', '--all', '--force', '--verbose', '.'], {
    timeoutMs: ADD_TIMEOUT_MS,
    outputLimit: 64 * 1024,
    config: { 'core.looseCompression': '1' },
    onLine: (_line, stream) => {
      if (stream === 'stdout' && ++done % 5000 === 0) progress();
    },
  });
  const tree = await git.text(['write-tree']);
  const date = `${FIXED_DATE_SECONDS} +0000`;
  const commit = await git.text(['commit-tree', tree, '-m', `Contents of ${cleanLine(top)}`], {
    env: { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
  await git.check(['update-ref', '--no-deref', 'HEAD', commit]);
  return commit;
}

async function checkFormat(path: string, name: string): Promise<void> {
  const info = await stat(path);
  const refuse = (why: string): never => {
    throw new InputError(`the tree "${name}" is ${why}`, {
      hint: 'Give --tree a git folder, a git URL, a tarball (.tar.xz, .tar.gz, .tar.zst), or apt:linux-source-6.12.',
    });
  };
  if (!info.isFile()) return refuse('neither a folder nor a file');
  if (info.size === 0) return refuse('an empty file');
  const head = Buffer.alloc(512);
  const file = await open(path);
  await file.read(head, 0, head.length, 0).finally(() => file.close());
  const compressed = FORMATS.some(({ magic }) => magic.every((byte, at) => head[at] === byte));
  const plain = head.subarray(257, 262).toString('latin1') === 'ustar';
  if (!compressed && !plain) return refuse('a file that is no tarball');
}

async function hashFile(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash, { signal }).catch((error) => {
    throw signal.aborted ? new InterruptedError('interrupted') : error;
  });
  return hash.digest('hex');
}
