import { type Git, OFFLINE } from './git.ts';
import type { Ref, Tree } from './tree.ts';

/** Commits that may be the base of a series: few enough to be looked at one by one. */

/** The tree's head, then branches and tags, newest first, bounded. Pure. */
export function candidateCommits(tree: Tree, limit: number): readonly Ref[] {
  const head: Ref = { name: tree.headName, commit: tree.head, dateSeconds: 0 };
  const newest = (prefix: string, most: number): readonly Ref[] =>
    tree.refs
      .filter((ref) => ref.name.startsWith(prefix))
      .sort((a, b) => b.dateSeconds - a.dateSeconds || byVersion(b.name, a.name))
      .slice(0, most);
  const third = Math.ceil(limit / 3);
  const all = [
    head,
    ...newest('refs/heads/', third),
    ...newest('refs/tags/', third),
    ...newest('refs/remotes/', third),
  ];
  const seen = new Set<string>();
  return all.filter((ref) => {
    if (seen.has(ref.commit)) return false;
    seen.add(ref.commit);
    return true;
  });
}

/** Orders v6.9 before v6.12-rc7 before v6.12, for refs whose dates are not known. Pure. */
export function byVersion(a: string, b: string): number {
  const [x, y] = [versionOf(a), versionOf(b)];
  const at = x.findIndex((part, i) => part !== y[i]);
  return at < 0 ? 0 : (x[at] ?? 0) < (y[at] ?? 0) ? -1 : 1;
}

function versionOf(name: string): readonly number[] {
  const match = /v?(\d+(?:\.\d+){0,3})(?:-rc(\d+))?$/.exec(name);
  const parts = match?.[1]?.split('.').map(Number) ?? [];
  const rc = match?.[2] === undefined ? Number.POSITIVE_INFINITY : Number(match[2]);
  return [...parts, 0, 0, 0, 0].slice(0, 4).concat(rc);
}

const LOG_TIMEOUT_MS = 60_000;

/**
 * Commits reachable from the refs that changed one of the paths, newest first: each is another state of these
 * files. Reads no blobs. Gives nothing when git takes too long.
 */
export async function historyCommits(
  git: Git,
  refs: readonly Ref[],
  paths: readonly string[],
  limit: number,
): Promise<readonly string[]> {
  const present: string[] = [];
  for (const { commit } of refs.slice(0, 30)) {
    if ((await git.maybe(['cat-file', '-t', commit], { env: OFFLINE })) === 'commit') present.push(commit);
  }
  if (present.length === 0 || paths.length === 0) return [];
  const listed = await git.maybe(
    [
      '--literal-pathspecs',
      'log',
      `--max-count=${limit}`,
      '--format=%H',
      '--no-renames',
      '--full-history',
      '--end-of-options',
      ...present,
      '--',
      ...new Set(paths),
    ],
    { timeoutMs: LOG_TIMEOUT_MS, env: OFFLINE },
  );
  return listed === null || listed === '' ? [] : listed.split('\n');
}
