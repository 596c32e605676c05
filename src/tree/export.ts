import type { Git } from './git.ts';

const LIMIT_BYTES = 256 * 1024 * 1024;

/** Whole patches with nothing but what the commits say, whatever the repository is configured to. */
const FLAGS = [
  '--stdout',
  '--no-signature',
  '--no-thread',
  '--binary',
  '--full-index',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
];

/** The commits from base to head as an mbox, one mail a commit. */
export async function commitMails(
  git: Git,
  base: string,
  head: string,
  flags: readonly string[] = [],
): Promise<Buffer> {
  const { stdout } = await git.check(['format-patch', ...FLAGS, ...flags, `${base}..${head}`], {
    outputLimit: LIMIT_BYTES,
  });
  return stdout;
}

/**
 * The commits from base to head as an mbox for `git am --keep-cr --keep-non-patch --committer-date-is-author-date`,
 * which makes the same commits of it. These are the patches as they were applied, after any merge.
 */
export function exportSeries(git: Git, base: string, head: string): Promise<Buffer> {
  return commitMails(git, base, head, ['--no-renames']);
}
