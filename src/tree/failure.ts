import { diagnoseDiff } from '../mail/diagnose.ts';
import type { Patch } from '../series/series.ts';
import type { Job } from './apply.ts';
import { ApplyError, readComplaint } from './apply-error.ts';
import { treePaths } from './diff-scan.ts';
import { OFFLINE } from './git.ts';
import { type HunkView, viewHunk } from './hunk-view.ts';
import type { Reading } from './ladder.ts';
import type { TrialGround } from './trial.ts';
import { cleanLine } from './words.ts';

const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Everything that helps to understand why a patch does not apply, as the error to throw. */
export async function explainFailure(about: {
  readonly job: Job;
  readonly patch: Patch;
  readonly ground: TrialGround;
  readonly reading: Reading;
  readonly words: string;
  /** CONFLICT lines of git's three-way merge. */
  readonly conflicts: readonly string[];
  readonly decoders: readonly string[];
}): Promise<ApplyError> {
  const { job, patch, ground, words } = about;
  const { diff, candidate } = about.reading;
  const complaint = readComplaint(words);
  const diagnosis = complaint.meaning === null ? [] : [complaint.meaning];
  // Only told, never done: the added lines would keep the wrong blanks.
  const blanks = (await ground.apply(diff, { ignoreWhitespace: true })).ok;
  if (blanks) {
    diagnosis.push(
      'It would apply if blanks were ignored: a mail program has turned tabs into spaces, or changed blanks in another way.',
    );
  }
  const damage = diagnoseDiff(candidate);
  // What is only likely is told where something else speaks for it, too: a file may have no tabs at all.
  if (damage !== null && (damage.certain || blanks || complaint.damaged)) {
    diagnosis.push(
      `The mail is ${damage.certain ? '' : 'probably '}damaged: ${damage.what}; ${damage.remedy}. First seen in line ${damage.line} of the diff${damage.file === null ? '' : ` (${cleanLine(damage.file)})`}: ${cleanLine(damage.text)}`,
    );
  }
  for (const conflict of about.conflicts) diagnosis.push(`git's three-way merge found: ${conflict}`);
  let hunk: string | null = null;
  let view: HunkView | null = null;
  if (complaint.file !== null) {
    const file = diff.files.find((each) => treePaths(each, diff.strip).includes(complaint.file ?? ''));
    const failed = file?.hunks.find((each) => each.oldStart === complaint.line) ?? file?.hunks[0];
    const text = await fileText(job, complaint.file);
    if (failed !== undefined && text !== null) {
      hunk = cleanLine(failed.header.slice(0, 160));
      view = viewHunk(failed, text);
    }
    const note = await blobNote(job, patch, complaint.file);
    if (note !== null) diagnosis.push(note);
  }
  return new ApplyError({
    patchIndex: patch.index,
    total: job.series.patches.length,
    subject: cleanLine(patch.subject),
    base: `${job.worktree.tree.name} at ${job.base.slice(0, 12)}`,
    file: complaint.file === null ? null : cleanLine(complaint.file),
    line: complaint.line,
    hunk,
    view,
    gitWords: words,
    diagnosis,
    decoders: about.decoders,
    notTried: job.series.patches
      .filter((each) => each.index > patch.index)
      .map(({ index, subject }) => ({ index, subject: cleanLine(subject) })),
  });
}

/** Why there was no three-way merge: the blob that the diff was made on is not here. */
async function blobNote(job: Job, patch: Patch, path: string): Promise<string | null> {
  const change = patch.files.find((file) => file.path === path || file.oldPath === path);
  const blob = change?.oldBlob ?? null;
  if (blob === null || !/^[0-9a-f]{7,64}$/.test(blob) || /^0+$/.test(blob)) return null;
  const { git, tree } = job.worktree;
  const known = await git.maybe(['rev-parse', '--verify', '--quiet', `${blob}^{blob}`], { env: OFFLINE });
  if (known !== null) return null;
  const cut =
    tree.shallow || tree.partial ? ', of which only a part is here (a shallow or partial clone)' : '';
  return `The diff was made on another state of ${cleanLine(path)} (blob ${blob}), which is not in ${tree.name}${cut}; so git could not merge it three-way.`;
}

async function fileText(job: Job, path: string): Promise<string | null> {
  const { git } = job.worktree;
  const result = await git.run(['cat-file', 'blob', `HEAD:${path}`], { outputLimit: MAX_FILE_BYTES });
  return result.ending.type === 'exited' && result.ending.code === 0 ? result.stdout.toString() : null;
}
