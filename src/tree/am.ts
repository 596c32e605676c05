import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Patch } from '../series/series.ts';
import { type ProcessResult, succeeded } from '../world/process.ts';
import type { Strip } from './diff-scan.ts';
import type { Git } from './git.ts';
import type { Reading } from './ladder.ts';
import { emitPatchMail } from './patch-mail.ts';

/** `git am` on one clean mail; the index and files are those of the worktree. */

const TIMEOUT_MS = 10 * 60_000;

/** Arguments of git am, without the file. Pure. */
export function amArguments(strip: Strip, extra: readonly string[]): readonly string[] {
  return [
    'am',
    '--keep-cr',
    '--no-scissors',
    '--patch-format=mbox',
    // The subject is clean but for our own [PATCH]: other brackets are words of the author.
    '--keep-non-patch',
    // The same series on the same base has the same commit ids on every machine.
    '--committer-date-is-author-date',
    '--no-gpg-sign',
    `-p${strip}`,
    ...extra,
    '--',
  ];
}

/** Runs git am; after a failure the worktree is as it was before. */
export async function runAm(
  git: Git,
  folder: string,
  patch: Patch,
  reading: Reading,
  extra: readonly string[],
): Promise<ProcessResult> {
  const file = join(folder, 'patch.mail');
  await writeFile(file, emitPatchMail(patch, reading.diff.bytes));
  const result = await git.run([...amArguments(reading.diff.strip, extra), file], { timeoutMs: TIMEOUT_MS });
  if (!succeeded(result)) {
    await git.run(['am', '--quit']);
    await git.check(['reset', '--quiet', '--hard', 'HEAD']);
    await git.check(['clean', '-ffdxq']);
  }
  return result;
}
