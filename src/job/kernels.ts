import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResultDraft } from '../draft.ts';
import { buildErrorFinding, buildWarningFindings } from '../findings/builds.ts';
import { KernelBuilder } from '../kernel/build.ts';
import type { CompilerMessage } from '../kernel/compiler-messages.ts';
import { requestedOptions } from '../kernel/config.ts';
import type { Kernel, KernelBuild } from '../kernel/kernel.ts';
import type { Side } from '../report/result.ts';
import type { World } from '../world/world.ts';
import type { MachineJob } from './job.ts';

/** The kernels of a job: base, the whole series, and, for a bisection, the series up to a patch. */
export interface JobKernels {
  readonly base: Kernel;
  readonly patched: Kernel;
  /** Patches of the series. */
  readonly count: number;
  /** The series up to patch `index` (from 1). */
  upTo(index: number): Promise<KernelBuild>;
}

/** Builds base and patched kernel; null when there is nothing to boot, with the reason in the draft. */
export async function buildKernels(
  job: MachineJob,
  draft: ResultDraft,
  world: World,
): Promise<JobKernels | null> {
  const { machine, options, commits, baseCommit } = job;
  const logDir = join(options.outDir, 'build');
  const builder = new KernelBuilder(
    {
      machine,
      options: await requestedOptions(machine, options.kconfig, world.dataDir),
      sandbox: job.sandbox,
      jobs: options.jobs,
      workDir: world.tempDir,
      logDir,
    },
    world,
  );

  const addBuildError = (build: Extract<KernelBuild, { ok: false }>, index: number): void => {
    draft.findings.push(buildErrorFinding(machine.name, build, index, draft.relative(build.logFile)));
  };
  const base = await buildCommit(builder, job, baseCommit, 'base');
  if (!base.ok) {
    const trouble = `base does not compile: ${base.reason}`;
    draft.notes.push(`${machine.name}: ${trouble}; see ${draft.relative(base.logFile)}`);
    draft.outcomes.push({
      machine: machine.name,
      baseBoots: null,
      patchedBoots: null,
      basePassed: 0,
      patchedPassed: 0,
      trouble,
    });
    return null;
  }
  await keepConfig(base.kernel, 'base', job, draft);
  tell(world, `${machine.name}: base kernel ready`, 1);

  const upTo = (index: number): Promise<KernelBuild> => {
    const label = index === commits.length ? 'patched' : `patch ${index} of ${commits.length}`;
    return buildCommit(builder, job, commits[index - 1] ?? baseCommit, label);
  };
  // Every patch has to compile, or nobody can bisect over the series later. In their order, so that each compiles only
  // what its own diff touches. The kernels are kept: our own bisection wants some of them.
  const warned: (readonly CompilerMessage[])[] = [];
  for (let index = 1; index < commits.length; index++) {
    const build = await upTo(index);
    if (!build.ok) {
      addBuildError(build, index);
      break;
    }
    warned.push(build.kernel.warnings);
  }
  const patched = await upTo(commits.length);
  if (!patched.ok) {
    // An earlier patch that does not compile has been named already, and is the likely reason.
    if (draft.findings.every(({ type, machine: where }) => type !== 'build-error' || where !== machine.name))
      addBuildError(patched, commits.length);
    draft.outcomes.push({
      machine: machine.name,
      baseBoots: null,
      patchedBoots: null,
      basePassed: 0,
      patchedPassed: 0,
      trouble: '',
    });
    return null;
  }
  await keepConfig(patched.kernel, 'patched', job, draft);
  tell(world, `${machine.name}: patched kernel ready`, 2);
  const log = draft.relative(join(logDir, `build-${machine.name}-patched.log`));
  draft.findings.push(
    ...buildWarningFindings(machine.name, base.kernel.warnings, [...warned, patched.kernel.warnings], log),
  );
  return { base: base.kernel, patched: patched.kernel, count: commits.length, upTo };
}

function tell(world: World, message: string, done: number): void {
  world.emit({ type: 'progress', stage: 'kernel', message, done, total: 2 });
}

async function buildCommit(
  builder: KernelBuilder,
  job: MachineJob,
  commit: string,
  label: string,
): Promise<KernelBuild> {
  const { worktree } = job;
  await worktree.checkout(commit);
  const trusted = commit === job.baseCommit;
  const treeId = await worktree.treeId(commit);
  return builder.build({ source: worktree.path, commit, treeId, label, trusted });
}

async function keepConfig(kernel: Kernel, side: Side, job: MachineJob, draft: ResultDraft): Promise<void> {
  const folder = join(job.options.outDir, 'kernels');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${job.machine.name}-${side}.config`);
  await copyFile(kernel.config, file);
  draft.addKernel(job.machine.name, side, kernel, file);
}
