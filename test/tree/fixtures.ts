import { createHash } from 'node:crypto';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StageEvent } from '../../src/events.ts';
import { parseFiles } from '../../src/mail/files.ts';
import type { Decoder, DiffCandidate } from '../../src/mail/message.ts';
import type { Patch, Series } from '../../src/series/series.ts';
import { HostProcesses, runChecked } from '../../src/world/process.ts';
import type { World } from '../../src/world/world.ts';

/** A world on temp folders, with what stages told and a switch to interrupt it. */
export interface TestWorld extends World {
  readonly root: string;
  readonly events: StageEvent[];
  interrupt(): void;
  remove(): Promise<void>;
}

export async function makeWorld(): Promise<TestWorld> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'patchboot-tree-')));
  const abort = new AbortController();
  const events: StageEvent[] = [];
  const world = {
    root,
    events,
    processes: new HostProcesses(abort.signal),
    emit: (event: StageEvent) => void events.push(event),
    signal: abort.signal,
    cacheDir: join(root, 'cache'),
    tempDir: join(root, 'temp'),
    dataDir: join(root, 'data'),
    now: () => Date.now(),
    stdin: async () => Buffer.alloc(0),
    interrupt: () => abort.abort(),
    remove: () => rm(root, { recursive: true, force: true }),
  };
  await mkdir(world.cacheDir);
  await mkdir(world.tempDir);
  return world;
}

/** A user's repository: plain git with the settings that tests give it. */
export class Repo {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  async git(...args: string[]): Promise<string> {
    return run(['git', '-C', this.path, ...args]);
  }

  async write(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(this.path, name)), { recursive: true });
      await writeFile(join(this.path, name), content);
    }
  }

  /** Commits everything and gives the commit's id. */
  async commit(message: string, files: Readonly<Record<string, string | Buffer>> = {}): Promise<string> {
    await this.write(files);
    await this.git('add', '--all', '--force');
    await this.git('commit', '--quiet', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD');
  }

  /** The diff between two commits, as format-patch writes it. */
  async diff(from: string, to: string, ...options: string[]): Promise<Buffer> {
    const result = await runGit([
      '-C',
      this.path,
      'diff',
      '--binary',
      '--find-renames',
      ...options,
      from,
      to,
    ]);
    return result.stdout;
  }
}

const USER = ['-c', 'user.name=User', '-c', 'user.email=user@example.org', '-c', 'init.defaultBranch=master'];

function runGit(args: readonly string[]) {
  return runChecked(new HostProcesses(), {
    argv: ['git', ...USER, '-c', 'protocol.file.allow=always', ...args],
    env: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    timeoutMs: 60_000,
  });
}

/** Runs a program and gives its output without the last newline. */
export async function run(argv: readonly [string, ...string[]]): Promise<string> {
  const [program, ...args] = argv;
  const result =
    program === 'git'
      ? await runGit(args)
      : await runChecked(new HostProcesses(), { argv, timeoutMs: 60_000 });
  return result.stdout.toString().replace(/\n$/, '');
}

export async function makeRepo(path: string): Promise<Repo> {
  await mkdir(path, { recursive: true });
  await run(['git', 'init', '--quiet', path]);
  return new Repo(path);
}

/** Lines "name 1" to "name n", so that every line of every file is different. */
export function numbered(name: string, n: number): string {
  return Array.from({ length: n }, (_, i) => `${name} ${i + 1}\n`).join('');
}

/** One patch around diff bytes. */
export function makePatch(diff: Buffer | string, more: Partial<Patch> = {}): Patch {
  const bytes = Buffer.from(diff);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const candidate: DiffCandidate = { decoder: 'exact', bytes, sha256, strip: 1 };
  return {
    index: 1,
    subject: 'fs: change a thing',
    author: { name: 'Ann Author', email: 'ann@example.org' },
    dateMs: Date.UTC(2024, 4, 6, 7, 8, 9),
    zoneMinutes: 120,
    messageId: 'a@example.org',
    listed: false,
    log: 'Why it is changed.\n\nSigned-off-by: Ann Author <ann@example.org>',
    notes: '',
    candidates: [candidate],
    decoder: 'exact',
    diffSha256: sha256,
    files: parseFiles(bytes).files,
    ...more,
  };
}

/** Another reading of the same mail. */
export function candidate(decoder: Decoder, bytes: Buffer | string): DiffCandidate {
  const buffer = Buffer.from(bytes);
  return { decoder, bytes: buffer, sha256: createHash('sha256').update(buffer).digest('hex'), strip: 1 };
}

export function makeSeries(patches: readonly Patch[], more: Partial<Series> = {}): Series {
  return {
    subject: 'fs: change things',
    author: { name: 'Ann Author', email: 'ann@example.org' },
    version: 1,
    rfc: false,
    resend: false,
    tags: [],
    total: patches.length,
    complete: true,
    missing: [],
    cover: null,
    patches: patches.map((patch, at) => ({ ...patch, index: at + 1 })),
    baseCommit: null,
    prerequisites: [],
    trailers: [],
    messageId: 'a@example.org',
    listed: false,
    to: [],
    cc: [],
    notes: [],
    ...more,
  };
}

/**
 * A hash over every name, mode, time and content below a folder: equal only when nothing was touched. Times of git
 * objects do not count: git renews that of an object it would have to write again, which keeps it from being pruned.
 */
export async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const walk = async (path: string, name: string): Promise<void> => {
    for (const entry of (await readdir(path, { withFileTypes: true })).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const full = join(path, entry.name);
      const label = `${name}/${entry.name}`;
      if (entry.isSymbolicLink()) hash.update(`${label} -> ${await readlink(full)}\n`);
      else {
        const info = await stat(full);
        const mtime = /\/objects\/.*\./.test(`${label}.`) && info.isFile() ? '' : info.mtimeMs;
        hash.update(`${label} ${info.mode} ${mtime}\n`);
        if (entry.isDirectory()) await walk(full, label);
        else hash.update(await readFile(full));
      }
    }
  };
  await walk(folder, '');
  return hash.digest('hex');
}

export { cp };
