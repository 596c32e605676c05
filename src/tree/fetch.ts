import { join } from 'node:path';
import { InputError } from '../errors.ts';
import { withLock } from '../world/lock.ts';
import { succeeded } from '../world/process.ts';
import type { World } from '../world/world.ts';
import { Git, isObjectId, OFFLINE, wordsOf } from './git.ts';
import { withoutPassword } from './source.ts';
import type { Remote, Tree } from './tree.ts';
import { cleanLine } from './words.ts';

/** Objects that a tree lacks: fetched by id from its remotes, one commit deep, into the private repository. */

const FETCH_TIMEOUT_MS = 20 * 60_000;

export interface Attempt {
  readonly where: string;
  readonly words: string;
}

/**
 * Whether the commit can be read, fetching it when a remote gives it. Says what was tried. `blobs: false` leaves
 * files out where the remote can do that: enough to compare blob ids, and a checkout fetches the rest.
 */
export async function fetchCommit(
  tree: Tree,
  commit: string,
  world: World,
  options: { readonly blobs: boolean } = { blobs: true },
): Promise<{ readonly found: boolean; readonly attempts: readonly Attempt[] }> {
  const git = new Git(world, { gitDir: tree.repo });
  if (await hasCommit(git, commit)) return { found: true, attempts: [] };
  if (!isObjectId(commit) || tree.remotes.length === 0) return { found: false, attempts: [] };
  // git locks its list of shallow commits only while it writes, and gives up when another run does.
  return withLock(join(tree.dir, 'lock'), world.signal, async () => {
    const attempts: Attempt[] = [];
    for (const remote of tree.remotes) {
      const message = `fetching ${commit.slice(0, 12)} from ${cleanLine(withoutPassword(remote.url))}`;
      world.emit({ type: 'progress', stage: 'tree', message });
      const result = await git.run(fetchArguments(tree, remote, commit, options.blobs), {
        timeoutMs: FETCH_TIMEOUT_MS,
      });
      if (succeeded(result) && (await hasCommit(git, commit))) return { found: true, attempts };
      attempts.push({ where: cleanLine(withoutPassword(remote.url)), words: wordsOf(result) });
    }
    return { found: false, attempts };
  });
}

/** Arguments of the fetch of one commit. Pure. */
export function fetchArguments(
  tree: Pick<Tree, 'kind'>,
  remote: Remote,
  commit: string,
  blobs: boolean,
): readonly string[] {
  // The name "origin" is configured in a URL tree's repository as one that may leave objects out; by its URL,
  // the same remote gives all of them.
  const partial = !blobs && tree.kind === 'url';
  return [
    'fetch',
    '--quiet',
    '--no-tags',
    '--depth=1',
    '--no-write-fetch-head',
    ...(partial ? ['--filter=blob:none'] : []),
    '--end-of-options',
    partial ? 'origin' : remote.url,
    commit,
  ];
}

/** As {@link fetchCommit}, with an {@link InputError} when the commit cannot be had. */
export async function needCommit(tree: Tree, commit: string, world: World): Promise<void> {
  const { found, attempts } = await fetchCommit(tree, commit, world);
  if (!found) {
    throw new InputError(`the tree ${tree.name} has no commit ${cleanLine(commit)}`, {
      hint: describeAttempts(tree, attempts),
    });
  }
}

/** What was tried to get a commit, in sentences. */
export function describeAttempts(tree: Tree, attempts: readonly Attempt[]): string {
  if (attempts.length > 0) {
    return attempts.map(({ where, words }) => `Fetching it from ${where} failed: ${words}`).join('\n');
  }
  return tree.kind === 'tarball' || tree.kind === 'apt'
    ? 'A tarball has one commit only; give --tree a git folder or URL to use another base.'
    : 'It has no remote that it could be fetched from (https, http, git or file).';
}

async function hasCommit(git: Git, commit: string): Promise<boolean> {
  // Looking must not fetch: git would ask a promisor remote for the one object, and for no file of it.
  const type = await git.maybe(['cat-file', '-t', commit], { env: OFFLINE });
  return type === 'commit' || type === 'tag';
}
