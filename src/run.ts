import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeClaims } from './claims/judge.ts';
import { claimsOfSeries } from './claims/series.ts';
import { changedCode } from './console/touched.ts';
import { requireHost } from './doctor/require.ts';
import { ResultDraft } from './draft.ts';
import { planWork } from './job/planned.ts';
import { testMachine } from './job/test-machine.ts';
import { chooseMachines } from './machine/choose.ts';
import { DEFAULT_TREE, type RunOptions } from './options.ts';
import type { Result } from './report/result.ts';
import { REPRODUCE_DIR } from './report/script.ts';
import { writeReports } from './report/write.ts';
import { reproduceLine } from './reproduce.ts';
import { readSeries } from './series/read.ts';
import type { Series } from './series/series.ts';
import { stage } from './stage.ts';
import { applySeries } from './tree/apply.ts';
import { findBase } from './tree/base.ts';
import { exportSeries } from './tree/export.ts';
import { openTree } from './tree/tree.ts';
import { prepareWorktree, type Worktree } from './tree/worktree.ts';
import { writeFileAtomic } from './world/files.ts';
import { chooseSandbox } from './world/sandbox.ts';
import type { World } from './world/world.ts';

/**
 * The main job: mails → series → tree → kernels → boots → findings → report. Both fronts, command line and action, call
 * this. It always gives a result and always writes it; errors of the input or of the host become its verdict.
 */
export async function run(options: RunOptions, world: World): Promise<Result> {
  await mkdir(options.outDir, { recursive: true });
  const draft = new ResultDraft(world.now(), options.outDir, reproduceLine(options));
  try {
    await work(options, draft, world);
  } catch (error) {
    if (process.env['PATCHBOOT_DEBUG']) console.error(error);
    draft.fail(error);
  }
  return report(draft, options, world);
}

/** A run that could not even begin: the error becomes its result, and is written and told as any other. */
export async function failedRun(options: RunOptions, error: unknown, world: World): Promise<Result> {
  const draft = new ResultDraft(world.now(), options.outDir, reproduceLine(options));
  draft.fail(error);
  return report(draft, options, world);
}

async function report(draft: ResultDraft, { outDir }: RunOptions, world: World): Promise<Result> {
  const result = draft.finish(world.now());
  await stage(world, 'report', `reports in ${outDir}`, () => writeReports(result, outDir));
  return result;
}

async function work(options: RunOptions, draft: ResultDraft, world: World): Promise<void> {
  const series = await stage(world, 'series', 'the series', () => readSeries(options, world));
  draft.chooseSeries(series);
  const machines = await chooseMachines(options, series, world.dataDir);
  const jobs = await planWork(machines, options, world);
  await requireHost(
    {
      guests: [...new Set(machines.map(({ machine }) => machine.arch))],
      defaultTree: options.tree === DEFAULT_TREE,
      sandbox: options.sandbox !== 'off',
    },
    world,
  );
  const { worktree, base, commits } = await stage(world, 'tree', `apply to ${options.tree}`, () =>
    apply(series, options, draft, world),
  );
  try {
    if (draft.nothingToTest !== null) return;
    const sandbox = await chooseSandbox(options.sandbox, world.processes);
    const changed = changedCode(series.patches.map((patch) => patch.candidates[0]?.bytes ?? Buffer.alloc(0)));
    world.emit({
      type: 'planned',
      kernels: 2 * machines.length,
      boots: jobs.reduce((sum, { machine }) => sum + 2 * (options.boots ?? machine.boots), 0),
    });
    const code = { worktree, baseCommit: base, commits, changed, sandbox, options };
    for (const job of jobs) await testMachine({ ...job, ...code }, draft, world);
    const measuring = machines.filter(({ machine }) => machine.measures);
    const facts = measuring.map(({ machine: { name, arch, kconfig } }) => ({
      name,
      arch,
      rt: kconfig.includes('rt'),
    }));
    if (measuring.length > 0)
      draft.findings.push(...judgeClaims(claimsOfSeries(series), draft.measurements, facts));
  } finally {
    await worktree.release();
  }
}

async function apply(
  series: Series,
  options: RunOptions,
  draft: ResultDraft,
  world: World,
): Promise<{ worktree: Worktree; base: string; commits: readonly string[] }> {
  const tree = await openTree(options.tree, world, options.cwd);
  const base = await findBase(tree, series, options.base, world);
  draft.chooseBase({ tree: tree.name, commit: base.commit, describe: base.describe, how: base.how });
  const worktree = await prepareWorktree(tree, base.commit, world);
  try {
    const applied = await applySeries(worktree, series, base.commit, world, { mode: options.apply });
    draft.apply(
      applied.patches.map((patch) => patch.commit),
      applied.patches.map((patch) => patch.decoder),
    );
    const mbox = join(options.outDir, REPRODUCE_DIR, 'series.mbox');
    await writeFileAtomic(mbox, await exportSeries(worktree.git, base.commit, applied.head));
    draft.keepMbox(mbox);
    draft.notes.push(...series.notes, ...tree.notes, ...base.notes, ...applied.notes);
    if (applied.outcome === 'already-applied') {
      draft.nothingToTest = `the series is already applied in ${base.describe}`;
    }
    return { worktree, base: base.commit, commits: applied.patches.map((patch) => patch.commit) };
  } catch (error) {
    await worktree.release();
    throw error;
  }
}
