import { InfrastructureError } from '../errors.ts';
import type { Patch, Series } from '../series/series.ts';
import { succeeded } from '../world/process.ts';
import { withTempDir } from '../world/temp.ts';
import type { World } from '../world/world.ts';
import { runAm } from './am.ts';
import { type AppliedPatch, type AppliedSeries, FUZZY, type Made, notesOf, recordPatch } from './applied.ts';
import { explainFailure } from './failure.ts';
import { wordsOf } from './git.ts';
import { type Reading, readPatch } from './ladder.ts';
import { TREE_LIMITS, type TreeLimits } from './limits.ts';
import { mergePatch } from './merge.ts';
import { type ChangedEntry, judgeEntries, PolicyError, type PolicyFinding } from './policy.ts';
import { findPresent } from './present.ts';
import { type Trial, TrialGround } from './trial.ts';
import type { Worktree } from './worktree.ts';

export type { AppliedPatch, AppliedSeries } from './applied.ts';

/** Applying a series: every patch is tried on an index, judged, and made a commit of its own through `git am`. */

export interface ApplyOptions {
  /**
   * exact: all context must match; where it does not, git's three-way merge may place the hunk if the old blobs
   * are here. fuzz: as a last resort, hunks may apply with less context.
   */
  readonly mode: 'exact' | 'fuzz';
  readonly limits?: TreeLimits;
}

/** All that the parts of applying share. */
export interface Job {
  readonly worktree: Worktree;
  readonly series: Series;
  readonly base: string;
  readonly world: World;
  readonly options: ApplyOptions;
  /** Private folder. */
  readonly folder: string;
}

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
    // After an interruption no program can be started; the next run resets the slot.
    if (!world.signal.aborted) await worktree.checkout(base);
    throw error;
  }
}

class Applier {
  private readonly job: Job;
  private readonly ground: TrialGround;
  private readonly limits: TreeLimits;
  private readonly applied: AppliedPatch[] = [];
  private readonly notes: string[] = [];

  constructor(job: Job) {
    this.job = job;
    this.ground = new TrialGround(job.worktree.git, job.folder);
    this.limits = job.options.limits ?? TREE_LIMITS;
  }

  async run(): Promise<AppliedSeries> {
    const { series, base, worktree, world } = this.job;
    const total = series.patches.length;
    while (this.applied.length < total) {
      const rest = series.patches.slice(this.applied.length);
      const [patch] = rest;
      if (patch === undefined) break;
      const message = `applying ${patch.subject}`;
      world.emit({ type: 'progress', stage: 'tree', message, done: this.applied.length, total });
      await this.applyFirst(patch, rest);
    }
    const outcome = this.applied.some((patch) => patch.status === 'applied') ? 'applied' : 'already-applied';
    if (outcome === 'already-applied') this.notes.push('every patch of the series is in the base already');
    return { outcome, base, head: await worktree.head(), patches: this.applied, notes: this.notes };
  }

  /** Applies the first of `rest`, by the first way that works; finds more when all of `rest` is there already. */
  private async applyFirst(patch: Patch, rest: readonly Patch[]): Promise<void> {
    const readings = await this.read(patch);
    const refused = readings.flatMap(({ findings }) => findings.filter(isRefusal));
    const allowed = readings.filter(({ findings }) => !findings.some(isRefusal));
    if (allowed.length === 0 && refused.length > 0) throw this.refusal(patch, refused);

    const failures: string[] = [];
    for (const reading of allowed) {
      const trial = await this.ground.apply(reading.diff);
      if (trial.ok) return this.record(patch, reading, await this.commit(patch, reading, trial, []));
      failures.push(trial.words);
    }
    const present = await findPresent(rest, (each) => this.read(each), this.ground);
    if (present !== null) return this.recordPresent(rest, present);

    const conflicts: string[] = [];
    for (const reading of allowed) {
      const merge = await mergePatch(this.job, patch, reading, (entries) => this.judge(patch, entries));
      if (merge.ok) return this.record(patch, reading, merge.made);
      conflicts.push(...merge.conflicts);
    }
    if (this.job.options.mode === 'fuzz' && (await this.fuzz(patch, allowed))) return;

    const [reading] = allowed;
    if (reading === undefined) throw new InfrastructureError(`patch ${patch.index} has no diff to apply`);
    throw await explainFailure({
      job: this.job,
      patch,
      ground: this.ground,
      reading,
      words: failures[0] ?? '',
      conflicts: [...new Set(conflicts)],
      decoders: readings.map((each) => each.candidate.decoder),
    });
  }

  /** Applies the patch with less context; false when even one line of it does not match. */
  private async fuzz(patch: Patch, readings: readonly Reading[]): Promise<boolean> {
    for (const context of [2, 1]) {
      for (const reading of readings) {
        const trial = await this.ground.apply(reading.diff, { context });
        if (!trial.ok) continue;
        const made = await this.commit(patch, reading, trial, [`-C${context}`]);
        const lines = context === 1 ? '1 line' : `${context} lines`;
        const note = `${FUZZY} applied only with its context reduced to ${lines}; check that every hunk stands where it belongs`;
        this.record(patch, reading, { ...made, how: 'fuzz', notes: [note] });
        return true;
      }
    }
    return false;
  }

  /** Commits the patch through git am, and makes sure that it made the very tree that was tried and judged. */
  private async commit(
    patch: Patch,
    reading: Reading,
    trial: Extract<Trial, { ok: true }>,
    extra: readonly string[],
  ): Promise<Made> {
    await this.judge(patch, trial.entries);
    const notes = (await this.looksPresent(reading, trial))
      ? ['its changes also stand in the base already, where it was made for; it may be applied twice now']
      : [];
    const { worktree, folder } = this.job;
    const result = await runAm(worktree.git, folder, patch, reading, ['--no-3way', ...extra]);
    const commit = await worktree.head();
    const tree = await worktree.treeId(commit);
    if (!succeeded(result) || tree !== trial.treeId) {
      throw new InfrastructureError(
        `git am did not make of patch ${patch.index} ("${patch.subject}") what git apply made of it`,
        { hint: `git said: ${wordsOf(result)}` },
      );
    }
    return { commit, tree, how: 'clean', places: trial.places, notes };
  }

  /** Among lines that repeat, a patch that is in the tree may apply once more, at another place. */
  private async looksPresent(reading: Reading, trial: Extract<Trial, { ok: true }>): Promise<boolean> {
    if (trial.places.length === 0) return false;
    const back = await this.ground.apply(reading.diff, { reverse: true });
    return back.ok && back.places.length === 0;
  }

  private read(patch: Patch): Promise<readonly Reading[]> {
    return readPatch(patch, this.ground, this.job.worktree.git, this.limits);
  }

  private async judge(patch: Patch, entries: readonly ChangedEntry[]): Promise<void> {
    const findings = await judgeEntries(entries, (blob) => this.ground.readLink(blob, this.limits.linkBytes));
    if (findings.length > 0) throw this.refusal(patch, findings);
  }

  private refusal(patch: Patch, findings: readonly PolicyFinding[]): PolicyError {
    return new PolicyError(patch.index, this.job.series.patches.length, patch.subject, findings);
  }

  private record(patch: Patch, reading: Reading, made: Made): void {
    const applied = recordPatch(patch, reading, made);
    this.applied.push(applied);
    this.notes.push(...notesOf(applied, made, this.limits));
  }

  private async recordPresent(rest: readonly Patch[], readings: readonly Reading[]): Promise<void> {
    const { worktree } = this.job;
    const commit = await worktree.head();
    const tree = await worktree.treeId(commit);
    for (const [at, reading] of readings.entries()) {
      const patch = rest[at];
      const notes = ['already applied (the base has its changes)'];
      if (patch !== undefined) this.record(patch, reading, { commit, tree, how: 'none', places: [], notes });
    }
  }
}

function isRefusal(finding: PolicyFinding): boolean {
  return finding.severity === 'refuse';
}
