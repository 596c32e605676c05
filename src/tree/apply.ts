import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InfrastructureError } from '../errors.ts';
import type { Decoder } from '../mail/message.ts';
import type { Patch, Series } from '../series/series.ts';
import { succeeded } from '../world/process.ts';
import { withTempDir } from '../world/temp.ts';
import type { World } from '../world/world.ts';
import { type Strip, treePaths } from './diff-scan.ts';
import { explainFailure } from './failure.ts';
import { wordsOf } from './git.ts';
import { type Reading, readPatch } from './ladder.ts';
import { TREE_LIMITS, type TreeLimits } from './limits.ts';
import { emitPatchMail } from './patch-mail.ts';
import { describeFinding, judgeEntries, PolicyError, type PolicyFinding } from './policy.ts';
import { type HunkPlace, parseRaw, TrialGround } from './trial.ts';
import { cleanLine } from './words.ts';
import type { Worktree } from './worktree.ts';

/** Applying a series: each patch through `git am` as a commit of its own, after all of it was tried on an index. */

export interface ApplyOptions {
  /**
   * exact: all context must match; where it does not, git's three-way merge may place the hunk if the old blobs
   * are here. fuzz: as a last resort, hunks may apply with less context.
   */
  readonly mode: 'exact' | 'fuzz';
  readonly limits?: TreeLimits;
}

export interface AppliedPatch {
  readonly index: number;
  readonly subject: string;
  readonly status: 'applied' | 'already-applied';
  /** clean: git am as it is. three-way: merged. fuzz: with less context. none: it was there already. */
  readonly how: 'clean' | 'three-way' | 'fuzz' | 'none';
  /** The patch's commit; of a patch that was there already, the commit it was found in. */
  readonly commit: string;
  /** Id of the commit's tree object. */
  readonly tree: string;
  /** The reading of the mail that applied. */
  readonly decoder: Decoder;
  readonly strip: Strip;
  /** Hunks that went elsewhere than their header says, or with less context. */
  readonly places: readonly HunkPlace[];
  /** What policy flags. */
  readonly flags: readonly PolicyFinding[];
}

export interface AppliedSeries {
  /** already-applied: no patch changes anything; there is nothing to test. */
  readonly outcome: 'applied' | 'already-applied';
  readonly base: string;
  /** The commit with the whole series. */
  readonly head: string;
  readonly patches: readonly AppliedPatch[];
  /** Sentences for the report. */
  readonly notes: readonly string[];
}

const AM_TIMEOUT_MS = 10 * 60_000;

/**
 * Applies the series to the base in the worktree, which ends at the last patch's commit.
 * @throws ApplyError when a patch does not apply, PolicyError when one is refused; the worktree is back at the
 * base then.
 */
export async function applySeries(
  worktree: Worktree,
  series: Series,
  base: string,
  world: World,
  options: ApplyOptions,
): Promise<AppliedSeries> {
  if ((await worktree.head()) !== base) await worktree.checkout(base);
  try {
    return await withTempDir(world.tempDir, 'apply', (folder) =>
      new Applier({ worktree, series, base, world, options, folder }).run(),
    );
  } catch (error) {
    if (!world.signal.aborted) await worktree.checkout(base);
    throw error;
  }
}

export interface Job {
  readonly worktree: Worktree;
  readonly series: Series;
  readonly base: string;
  readonly world: World;
  readonly options: ApplyOptions;
  /** Private folder. */
  readonly folder: string;
}

class Applier {
  private readonly job: Job;
  private readonly ground: TrialGround;
  private readonly limits: TreeLimits;
  private readonly notes: string[] = [];

  constructor(job: Job) {
    this.job = job;
    this.ground = new TrialGround(job.worktree.git, job.folder);
    this.limits = job.options.limits ?? TREE_LIMITS;
  }

  async run(): Promise<AppliedSeries> {
    const { series, base, worktree, world } = this.job;
    const done: AppliedPatch[] = [];
    for (const [at, patch] of series.patches.entries()) {
      world.emit({
        type: 'progress',
        stage: 'tree',
        message: `applying ${patch.subject}`,
        done: at,
        total: series.patches.length,
      });
      const rest = await this.applyPatch(patch, series.patches.slice(at));
      done.push(...rest);
      if (rest.length > 1) break;
    }
    const head = await worktree.head();
    const outcome = done.some((patch) => patch.status === 'applied') ? 'applied' : 'already-applied';
    if (outcome === 'already-applied') this.notes.push('every patch of the series is in the base already');
    return { outcome, base, head, patches: done, notes: this.notes };
  }

  /** Applies the first of `rest`; gives more than one when all of `rest` turns out to be in the tree already. */
  private async applyPatch(patch: Patch, rest: readonly Patch[]): Promise<readonly AppliedPatch[]> {
    const readings = await readPatch(patch, this.ground, this.job.worktree.git, this.limits);
    const refused: PolicyFinding[] = [];
    const failed: { reading: Reading; words: string }[] = [];
    for (const reading of readings) {
      const refusals = reading.findings.filter((finding) => finding.severity === 'refuse');
      if (refusals.length > 0) {
        refused.push(...refusals);
        continue;
      }
      const trial = await this.ground.apply(reading.diff);
      if (!trial.ok) {
        failed.push({ reading, words: trial.words });
        continue;
      }
      await this.judge(patch, trial.entries);
      return [await this.commit(patch, reading, { tree: trial.treeId, places: trial.places, how: 'clean' })];
    }
    const [first] = failed;
    if (first === undefined) {
      if (refused.length === 0) {
        throw new InfrastructureError(`patch ${patch.index} has no reading of its diff`);
      }
      throw new PolicyError(patch.index, this.job.series.patches.length, patch.subject, refused);
    }
    const there = await this.alreadyApplied(readings, rest);
    if (there !== null) return there;
    const merged = await this.threeWay(patch, first.reading);
    if (merged !== null) return [merged];
    if (this.job.options.mode === 'fuzz') {
      const fuzzy = await this.fuzz(
        patch,
        failed.map(({ reading }) => reading),
      );
      if (fuzzy !== null) return [fuzzy];
    }
    throw await explainFailure({
      job: this.job,
      patch,
      ground: this.ground,
      diff: first.reading.diff,
      candidate: first.reading.candidate,
      words: first.words,
      decoders: readings.map((reading) => reading.candidate.decoder),
    });
  }

  private async judge(patch: Patch, entries: Parameters<typeof judgeEntries>[0]): Promise<void> {
    const findings = await judgeEntries(entries, (blob) => this.ground.readLink(blob, this.limits.linkBytes));
    if (findings.length > 0) {
      throw new PolicyError(patch.index, this.job.series.patches.length, patch.subject, findings);
    }
  }

  /** Commits the patch through git am, and makes sure that it made the very tree that was tried. */
  private async commit(
    patch: Patch,
    reading: Reading,
    tried: { tree: string; places: readonly HunkPlace[]; how: 'clean' | 'fuzz' },
    extra: readonly string[] = [],
  ): Promise<AppliedPatch> {
    const { git } = this.job.worktree;
    const result = await this.am(patch, reading, ['--no-3way', ...extra]);
    const commit = await this.job.worktree.head();
    const tree = await this.job.worktree.treeId(commit);
    if (!succeeded(result) || tree !== tried.tree) {
      await git.run(['am', '--quit']);
      throw new InfrastructureError(
        `git am did not make of patch ${patch.index} ("${patch.subject}") what git apply made of it`,
        { hint: `git said: ${wordsOf(result)}` },
      );
    }
    return this.applied(patch, reading, { commit, tree, places: tried.places, how: tried.how });
  }

  private applied(
    patch: Patch,
    reading: Reading,
    made: { commit: string; tree: string; places: readonly HunkPlace[]; how: AppliedPatch['how'] },
  ): AppliedPatch {
    const label = `patch ${patch.index}`;
    const flags = reading.findings.filter((finding) => finding.severity === 'flag');
    if (reading.candidate.decoder !== 'exact')
      this.notes.push(`${label}: applied from the reading "${reading.candidate.decoder}" of its mail`);
    if (reading.diff.strip === 0) this.notes.push(`${label}: its paths have no a/ and b/ in front`);
    for (const place of made.places) this.notes.push(`${label}: ${describePlace(place)}`);
    for (const flag of flags.slice(0, this.limits.findingsOfAKind))
      this.notes.push(`${label}: ${describeFinding(flag)}`);
    return {
      index: patch.index,
      subject: patch.subject,
      status: made.how === 'none' ? 'already-applied' : 'applied',
      decoder: reading.candidate.decoder,
      strip: reading.diff.strip,
      flags,
      ...made,
    };
  }

  private async am(patch: Patch, reading: Reading, extra: readonly string[]) {
    const file = join(this.job.folder, 'patch.mail');
    await writeFile(file, emitPatchMail(patch, reading.diff.bytes));
    const args = [
      'am',
      '--quiet',
      '--keep-cr',
      '--no-scissors',
      '--patch-format=mbox',
      '--keep-non-patch',
      '--committer-date-is-author-date',
      '--no-gpg-sign',
      `-p${reading.diff.strip}`,
    ];
    return this.job.worktree.git.run([...args, ...extra, '--', file], { timeoutMs: AM_TIMEOUT_MS });
  }

  /** git's own three-way merge, where the blobs of the index lines are here. */
  private async threeWay(patch: Patch, reading: Reading): Promise<AppliedPatch | null> {
    const { git } = this.job.worktree;
    const before = await this.job.worktree.head();
    const result = await this.am(patch, reading, ['--3way']);
    if (!succeeded(result)) {
      await git.run(['am', '--quit']);
      await git.check(['reset', '--quiet', '--hard', before]);
      await git.check(['clean', '-ffdxq']);
      return null;
    }
    const commit = await this.job.worktree.head();
    const tree = await this.job.worktree.treeId(commit);
    if (commit === before) {
      this.notes.push(
        `patch ${patch.index}: already applied (nothing is left of it after a three-way merge)`,
      );
      return this.applied(patch, reading, { commit, tree, places: [], how: 'none' });
    }
    const raw = await git.fields(['diff-tree', '-r', '--raw', '-z', '--no-renames', before, commit, '--']);
    try {
      await this.judge(patch, parseRaw(raw));
    } catch (error) {
      await git.check(['reset', '--quiet', '--hard', before]);
      throw error;
    }
    const entries = parseRaw(raw);
    const named = reading.diff.files.flatMap((file) => treePaths(file, reading.diff.strip));
    const followed = entries
      .filter((entry) => !named.includes(entry.path))
      .map((entry) => cleanLine(entry.path));
    const missing = named.filter((path) => !entries.some((entry) => entry.path === path)).map(cleanLine);
    this.notes.push(
      followed.length > 0
        ? `patch ${patch.index}: ${missing.join(', ')} is not in this base; git took ${followed.join(', ')} for it, by its content`
        : `patch ${patch.index}: its context does not match this base; git merged it three-way, from the blobs that it was made on`,
    );
    return this.applied(patch, reading, { commit, tree, places: [], how: 'three-way' });
  }

  private async fuzz(patch: Patch, readings: readonly Reading[]): Promise<AppliedPatch | null> {
    for (const context of [2, 1]) {
      for (const reading of readings) {
        const trial = await this.ground.apply(reading.diff, { context });
        if (!trial.ok) continue;
        await this.judge(patch, trial.entries);
        this.notes.push(
          `FUZZY: patch ${patch.index} applied only with its context reduced to ${context} line${context === 1 ? '' : 's'}; check that every hunk stands where it belongs`,
        );
        const tried = { tree: trial.treeId, places: trial.places, how: 'fuzz' as const };
        return this.commit(patch, reading, tried, [`-C${context}`]);
      }
    }
    return null;
  }

  /** Whether the patch, or all of the patches from it on, can be taken off the tree: then they are in it. */
  private async alreadyApplied(
    readings: readonly Reading[],
    rest: readonly Patch[],
  ): Promise<readonly AppliedPatch[] | null> {
    const commit = await this.job.worktree.head();
    const there = async (patch: Patch, reading: Reading): Promise<AppliedPatch> => {
      this.notes.push(`patch ${patch.index}: already applied (the base has its changes)`);
      const tree = await this.job.worktree.treeId(commit);
      return this.applied(patch, reading, { commit, tree, places: [], how: 'none' });
    };
    const [patch, ...later] = rest;
    if (patch === undefined) return null;
    for (const reading of readings) {
      const back = await this.ground.apply(reading.diff, { reverse: true });
      if (back.ok) return [await there(patch, reading)];
    }
    if (later.length === 0) return null;
    // A later patch changed the same lines again: only all of them together can be taken off, last one first.
    const firsts = [readings[0]];
    for (const next of later) {
      firsts.push((await readPatch(next, this.ground, this.job.worktree.git, this.limits))[0]);
    }
    const known = firsts.filter((reading) => reading !== undefined);
    if (known.length !== rest.length) return null;
    const back = await this.ground.applyAll(known.map((reading) => reading.diff).reverse(), {
      reverse: true,
    });
    if (!back.ok) return null;
    const found: AppliedPatch[] = [];
    for (const [at, reading] of known.entries()) {
      const one = rest[at];
      if (one !== undefined) found.push(await there(one, reading));
    }
    return found;
  }
}

/** A hunk's place in words. Pure. */
export function describePlace(place: HunkPlace): string {
  const hunk = place.hunk === null ? 'a hunk' : `hunk ${place.hunk}`;
  const moved =
    place.offset === 0
      ? ''
      : `, ${Math.abs(place.offset)} line${Math.abs(place.offset) === 1 ? '' : 's'} ${place.offset > 0 ? 'below' : 'above'} where it was made`;
  const context =
    place.reducedTo === null
      ? ''
      : `, matching only ${place.reducedTo[0]} lines of context before and ${place.reducedTo[1]} behind`;
  return `${hunk} of ${place.path} went to line ${place.line}${moved}${context}`;
}
