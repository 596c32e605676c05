import type { Patch } from '../series/series.ts';
import { succeeded } from '../world/process.ts';
import { runAm } from './am.ts';
import type { Made } from './applied.ts';
import type { Job } from './apply.ts';
import { treePaths } from './diff-scan.ts';
import type { Reading } from './ladder.ts';
import type { ChangedEntry } from './policy.ts';
import { parseRaw } from './trial.ts';
import { cleanLine } from './words.ts';

/** git's own three-way merge of a patch, from the blobs that its index lines name. */

export type Merge =
  | { readonly ok: true; readonly made: Made }
  /** `conflicts` are git's CONFLICT lines; none when the blobs are not here. */
  | { readonly ok: false; readonly conflicts: readonly string[] };

const MAX_CONFLICTS = 5;

/** Merges the patch into the worktree. `judge` throws when policy refuses what came out; then nothing stays. */
export async function mergePatch(
  job: Job,
  patch: Patch,
  reading: Reading,
  judge: (entries: readonly ChangedEntry[]) => Promise<void>,
): Promise<Merge> {
  const { worktree, folder } = job;
  const { git } = worktree;
  const before = await worktree.head();
  const result = await runAm(git, folder, patch, reading, ['--3way']);
  if (!succeeded(result)) {
    const said = `${result.stdout}\n${result.stderr}`.split('\n');
    const conflicts = said.filter((line) => line.startsWith('CONFLICT ')).slice(0, MAX_CONFLICTS);
    return { ok: false, conflicts: conflicts.map((line) => cleanLine(line.slice(0, 300))) };
  }
  const commit = await worktree.head();
  const tree = await worktree.treeId(commit);
  if (commit === before) {
    const notes = ['already applied (nothing is left of it after a three-way merge)'];
    return { ok: true, made: { commit, tree, how: 'none', places: [], notes } };
  }
  const entries = parseRaw(
    await git.fields(['diff-tree', '-r', '--raw', '-z', '--no-renames', before, commit, '--']),
  );
  try {
    await judge(entries);
  } catch (error) {
    await git.check(['reset', '--quiet', '--hard', before]);
    throw error;
  }
  const notes = [describeMerge(entries, reading)];
  return { ok: true, made: { commit, tree, how: 'three-way', places: [], notes } };
}

/** Says what the merge did, above all when it took another file than the patch names. Pure. */
function describeMerge(entries: readonly ChangedEntry[], reading: Reading): string {
  const named = reading.diff.files.flatMap((file) => treePaths(file, reading.diff.strip));
  const changed = entries.map((entry) => entry.path);
  const followed = changed.filter((path) => !named.includes(path)).map(cleanLine);
  const missing = named.filter((path) => !changed.includes(path)).map(cleanLine);
  return followed.length > 0
    ? `${missing.join(', ')} is not in this base; git took ${followed.join(', ')} for it, by its content`
    : 'its context does not match this base; git merged it three-way, from the blobs that it was made on';
}
