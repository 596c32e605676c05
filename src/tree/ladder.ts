import type { DiffCandidate } from '../mail/message.ts';
import type { Patch } from '../series/series.ts';
import { likelyStrip, type ScannedFile, type Strip, scanDiff, treePaths } from './diff-scan.ts';
import type { Git } from './git.ts';
import type { TreeLimits } from './limits.ts';
import { judgeDiff, type PolicyFinding } from './policy.ts';
import type { TrialDiff, TrialGround } from './trial.ts';

/** One reading of a patch's mail, ready to be tried. */
export interface Reading {
  readonly candidate: DiffCandidate;
  readonly diff: TrialDiff;
  readonly findings: readonly PolicyFinding[];
}

/** The readings of a patch in the order in which they are tried, each judged by policy. */
export async function readPatch(
  patch: Patch,
  ground: TrialGround,
  git: Git,
  limits: TreeLimits,
): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  for (const candidate of patch.candidates) {
    const { bytes } = candidate;
    const files = bytes.length > limits.diffBytes ? [] : scanDiff(bytes);
    const strip = await chooseStrip(files, git);
    const diff = await ground.prepare(bytes, strip);
    readings.push({ candidate, diff, findings: judgeDiff(files, strip, bytes.length, limits) });
  }
  return readings;
}

/**
 * How many components to take off the names: what the headers look like, unless only the other level names files
 * that are in the tree (a folder of the tree may be called `a`).
 */
export async function chooseStrip(files: readonly ScannedFile[], git: Git): Promise<Strip> {
  const likely = likelyStrip(files);
  const other: Strip = likely === 1 ? 0 : 1;
  const old = files.filter((file) => !file.isNew);
  if (old.length === 0) return likely;
  const [here, there] = [await known(old, likely, git), await known(old, other, git)];
  return here === 0 && there > 0 ? other : likely;
}

async function known(files: readonly ScannedFile[], strip: Strip, git: Git): Promise<number> {
  const paths = files.slice(0, 50).flatMap((file) => treePaths(file, strip).slice(0, 1));
  const plain = paths.filter((path) => path !== '' && !/[\0]|^\/|(?:^|\/)\.\.(?:\/|$)/.test(path));
  if (plain.length === 0) return 0;
  const listed = await git.run([
    'ls-files',
    '--cached',
    '-z',
    '--',
    ...plain.map((path) => `:(literal,top)${path}`),
  ]);
  return listed.stdout
    .toString()
    .split('\0')
    .filter((path) => plain.includes(path)).length;
}
