import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InputError } from '../errors.ts';
import { exists } from '../world/files.ts';
import { withLock } from '../world/lock.ts';
import type { World } from '../world/world.ts';
import { Git, isObjectId, PROTOCOLS } from './git.ts';
import { addShallow, ensureRepository, readRefs, writeRefs } from './repository.ts';
import type { Remote, Tree } from './tree.ts';
import { cleanLine } from './words.ts';

/** A user's git folder, opened without writing a byte to it: its object store becomes an alternate of ours. */

export interface GitDirs {
  /** Where HEAD is: the repository's own folder, or that of a linked worktree. */
  readonly gitDir: string;
  /** Where objects and refs are. */
  readonly commonDir: string;
}

/**
 * Finds the repository of a folder. Git's own discovery is not used: it refuses folders of another owner
 * (a container that runs as root on a checkout made outside), and it walks up into parents.
 */
export async function findGitDir(folder: string): Promise<GitDirs | null> {
  const dotGit = join(folder, '.git');
  const info = await stat(dotGit).catch(() => null);
  let gitDir = folder;
  if (info?.isDirectory()) gitDir = dotGit;
  else if (info?.isFile()) {
    const target = /^gitdir: (.+)$/m.exec(await readFile(dotGit, 'utf8'))?.[1];
    if (target === undefined) return null;
    gitDir = resolve(folder, target);
  }
  if (!(await exists(join(gitDir, 'HEAD')))) return null;
  const common = await readFile(join(gitDir, 'commondir'), 'utf8').catch(() => null);
  const commonDir = common === null ? gitDir : resolve(gitDir, common.trim());
  return (await exists(join(commonDir, 'objects'))) ? { gitDir, commonDir } : null;
}

/** Opens a git folder. Uncommitted changes in it are not looked at. */
export async function openFolder(path: string, name: string, world: World): Promise<Tree> {
  const dirs = await findGitDir(path);
  if (dirs === null) {
    throw new InputError(`the folder "${name}" is not a git repository`, {
      hint: `Make it one (cd ${cleanLine(path)} && git init && git add -A && git commit -m base), or give --tree a tarball.`,
    });
  }
  const user = new Git(world, { gitDir: dirs.gitDir });
  const head = await user.maybe(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head === null || !isObjectId(head)) {
    throw new InputError(`the git folder "${name}" has no commit yet`, {
      hint: 'Commit the tree that the series should be applied to.',
    });
  }
  const branch = await user.maybe(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const refs = await readRefs(user);
  const config = await readConfig(user);
  const remotes = remotesOf(config, dirs.commonDir);
  const partial = [...config.keys()].some((key) =>
    /^remote\..*\.promisor$|^extensions\.partialclone$/i.test(key),
  );
  const promisor = partial ? (remotes.find((remote) => remote.promisor) ?? remotes[0] ?? null) : null;
  const shallowText = await readFile(join(dirs.commonDir, 'shallow'), 'utf8').catch(() => '');

  const objects = await realpath(join(dirs.commonDir, 'objects'));
  // A line of `alternates` ends at a newline; there is no way to quote one that git 2.39 and older agree on.
  if (objects.includes('\n')) throw new InputError(`the path of the tree "${name}" holds a line break`);
  const key = createHash('sha256').update(objects).digest('hex').slice(0, 16);
  const dir = join(world.cacheDir, 'trees', `folder-${key}`);
  const repo = join(dir, 'repo.git');
  await mkdir(dir, { recursive: true });
  await withLock(join(dir, 'lock'), world.signal, async () => {
    const objectFormat = config.get('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1';
    await ensureRepository(repo, { objectFormat, alternates: [objects], promisor }, world);
    await addShallow(repo, shallowText);
    await writeRefs(repo, refs, head);
  });
  const notes: string[] = [];
  if (partial && promisor === null) {
    notes.push(
      `${name} is a partial clone of a remote that cannot be used from here; objects that it lacks cannot be fetched`,
    );
  }
  return {
    name,
    kind: 'folder',
    dir,
    repo,
    head,
    headName: branch === null ? 'HEAD' : cleanLine(branch),
    refs,
    remotes,
    shallow: shallowText !== '',
    partial,
    notes,
  };
}

async function readConfig(git: Git): Promise<ReadonlyMap<string, string>> {
  const text = (await git.maybe(['config', '--local', '--null', '--list'])) ?? '';
  return new Map(
    text.split('\0').map((entry) => {
      const end = entry.indexOf('\n');
      return end < 0 ? ([entry, 'true'] as const) : ([entry.slice(0, end), entry.slice(end + 1)] as const);
    }),
  );
}

/** The remotes that git may be sent to: listed protocols, and paths (as file URLs). Promisors first. Pure. */
export function remotesOf(
  config: ReadonlyMap<string, string>,
  base: string,
): readonly (Remote & { readonly promisor: boolean })[] {
  const found = [...config].flatMap(([key, value]) => {
    const name = /^remote\.(.+)\.url$/.exec(key)?.[1];
    const url = name === undefined ? null : usableUrl(value, base);
    if (name === undefined || url === null) return [];
    return [{ name: cleanLine(name), url, promisor: config.get(`remote.${name}.promisor`) === 'true' }];
  });
  return found.sort((a, b) => Number(b.promisor) - Number(a.promisor));
}

function usableUrl(url: string, base: string): string | null {
  if (/[\u0000-\u0020\u007f]/.test(url) || url.startsWith('-') || url.includes('::')) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  if (scheme !== undefined) return (PROTOCOLS as readonly string[]).includes(scheme) ? url : null;
  if (/^[^/]+:/.test(url)) return null;
  return pathToFileURL(isAbsolute(url) ? url : resolve(base, url)).href;
}
