import { InputError } from '../errors.ts';
import { succeeded } from '../world/process.ts';
import type { World } from '../world/world.ts';
import { Git, isObjectId, wordsOf } from './git.ts';
import type { Tree } from './tree.ts';
import { cleanLine } from './words.ts';

/** Objects that a tree lacks: fetched by id from its remotes, one commit deep, into the private repository. */

const FETCH_TIMEOUT_MS = 20 * 60_000;

export interface Attempt {
  readonly where: string;
  readonly words: string;
}

/** Whether the commit's objects can be read, fetching them when a remote gives them. Says what was tried. */
export async function fetchCommit(
  tree: Tree,
  commit: string,
  world: World,
): Promise<{ readonly found: boolean; readonly attempts: readonly Attempt[] }> {
  const git = new Git(world, { gitDir: tree.repo });
  if (await hasCommit(git, commit)) return { found: true, attempts: [] };
  const attempts: Attempt[] = [];
  if (!isObjectId(commit)) return { found: false, attempts };
  for (const remote of tree.remotes) {
    world.emit({
      type: 'progress',
      stage: 'tree',
      message: `fetching ${commit.slice(0, 12)} from ${cleanLine(remote.url)}`,
    });
    const result = await git.run(
      [
        'fetch',
        '--quiet',
        '--no-tags',
        '--depth=1',
        '--no-write-fetch-head',
        '--end-of-options',
        remote.url,
        commit,
      ],
      { timeoutMs: FETCH_TIMEOUT_MS },
    );
    if (succeeded(result) && (await hasCommit(git, commit))) return { found: true, attempts };
    attempts.push({ where: cleanLine(remote.url), words: wordsOf(result) });
  }
  return { found: false, attempts };
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
  // --batch-check asks for the object itself; a promisor remote would otherwise be asked by rev-parse, too.
  const type = await git.maybe(
    ['cat-file', '-t', '--end-of-options', commit].filter((arg) => arg !== '--end-of-options'),
  );
  return type === 'commit' || type === 'tag';
}
