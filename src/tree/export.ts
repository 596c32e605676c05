import type { Git } from './git.ts';

const LIMIT_BYTES = 256 * 1024 * 1024;

/**
 * The commits from base to head as an mbox for `git am --keep-cr --keep-non-patch --committer-date-is-author-date`,
 * which makes the same commits of it. These are the patches as they were applied, after any merge.
 */
export async function exportSeries(git: Git, base: string, head: string): Promise<Buffer> {
  const flags = ['--stdout', '--no-signature', '--no-renames', '--binary', '--full-index'];
  const { stdout } = await git.check(['format-patch', ...flags, `${base}..${head}`], {
    outputLimit: LIMIT_BYTES,
  });
  return stdout;
}
