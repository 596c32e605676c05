import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { decideAccel } from './boot/accel.ts';
import { type Boot, type BootRequest, runBoot } from './boot/boot.ts';
import { bootPlan, bootsAtOnce, type PlannedBoot, runLimited } from './boot/plan.ts';
import { type Timing, testMachineLine } from './boot/qemu.ts';
import { decodeReport } from './console/decode.ts';
import type { ChangedCode } from './console/touched.ts';
import type { ResultDraft } from './draft.ts';
import { bootFindings } from './findings/boots.ts';
import { buildErrorFinding, buildWarningFindings } from './findings/builds.ts';
import { checkFindings } from './findings/checks.ts';
import { boots as countedBoots } from './findings/rates.ts';
import { splatFindings } from './findings/splats.ts';
import { buildInitramfs } from './guest/initramfs.ts';
import { KernelBuilder } from './kernel/build.ts';
import { requestedOptions } from './kernel/config.ts';
import type { Kernel } from './kernel/kernel.ts';
import type { Machine } from './machine/machine.ts';
import type { RunOptions } from './options.ts';
import type { Finding, Side } from './report/result.ts';
import { stage } from './stage.ts';
import { compareMeasurements, perfFindings } from './stats/family.ts';
import { checkRecords, measurements } from './suite/results.ts';
import { suiteFiles } from './suite/script.ts';
import type { Suite } from './suite/suite.ts';
import type { Worktree } from './tree/worktree.ts';
import type { Sandbox } from './world/sandbox.ts';
import type { World } from './world/world.ts';

/** The middle of the sentence, for one machine: kernels → boots → findings. */

export interface MachineJob {
  readonly machine: Machine;
  /** Why the machine was chosen. */
  readonly reason: string;
  readonly suite: Suite;
  readonly worktree: Worktree;
  readonly baseCommit: string;
  /** Commits of the series in order; the last one is booted. */
  readonly commits: readonly string[];
  readonly changed: readonly ChangedCode[];
  readonly sandbox: Sandbox;
  readonly options: RunOptions;
}

type Kernels = Readonly<Record<Side, Kernel>>;

/** Tests one machine; everything that it learns goes into the draft. */
export async function testMachine(job: MachineJob, draft: ResultDraft, world: World): Promise<void> {
  const { machine } = job;
  const kernels = await stage(world, 'kernel', `kernels for ${machine.name}`, () =>
    buildKernels(job, draft, world),
  );
  if (kernels === null) return;
  const boots = await stage(world, 'boot', `boots on ${machine.name}`, () =>
    bootKernels(job, kernels, draft, world),
  );
  await stage(world, 'console', `findings on ${machine.name}`, () => find(job, kernels, boots, draft, world));
}

/** Base and patched kernel; null when there is nothing to boot, with the reason in the draft. */
async function buildKernels(job: MachineJob, draft: ResultDraft, world: World): Promise<Kernels | null> {
  const { machine, options, worktree, sandbox, commits, baseCommit } = job;
  const logDir = join(options.outDir, 'build');
  const requests = await requestedOptions(machine, options.kconfig, world.dataDir);
  const site = { machine, options: requests, sandbox, jobs: options.jobs, workDir: world.tempDir, logDir };
  const builder = new KernelBuilder(site, world);

  await worktree.checkout(baseCommit);
  const base = await builder.build({
    source: worktree.path,
    commit: baseCommit,
    treeId: await worktree.treeId(baseCommit),
    label: 'base',
    trusted: true,
  });
  if (!base.ok) {
    const trouble = `base does not compile: ${base.reason}`;
    draft.notes.push(`${machine.name}: ${trouble}; see ${draft.relative(base.logFile)}`);
    draft.outcomes.push({
      machine: machine.name,
      baseBoots: null,
      patchedBoots: null,
      basePassed: 0,
      trouble,
    });
    return null;
  }
  await keepConfig(base.kernel, 'base', job, draft);

  const commit = commits.at(-1) ?? baseCommit;
  await worktree.checkout(commit);
  const patched = await builder.build({
    source: worktree.path,
    commit,
    treeId: await worktree.treeId(commit),
    label: 'patched',
    trusted: false,
  });
  const patchIndex = commits.length === 1 ? 1 : null;
  if (!patched.ok) {
    draft.findings.push(
      buildErrorFinding(machine.name, patched, patchIndex, draft.relative(patched.logFile)),
    );
    draft.outcomes.push({
      machine: machine.name,
      baseBoots: null,
      patchedBoots: null,
      basePassed: 0,
      trouble: '',
    });
    return null;
  }
  await keepConfig(patched.kernel, 'patched', job, draft);
  const log = draft.relative(join(logDir, `build-${machine.name}-patched.log`));
  draft.findings.push(...buildWarningFindings(machine.name, base.kernel, patched.kernel, patchIndex, log));
  return { base: base.kernel, patched: patched.kernel };
}

async function keepConfig(kernel: Kernel, side: Side, job: MachineJob, draft: ResultDraft): Promise<void> {
  const folder = join(job.options.outDir, 'kernels');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${job.machine.name}-${side}.config`);
  await copyFile(kernel.config, file);
  draft.addKernel(job.machine.name, side, kernel, file);
}

async function bootKernels(
  job: MachineJob,
  kernels: Kernels,
  draft: ResultDraft,
  world: World,
): Promise<readonly Boot[]> {
  const { machine, suite, sandbox, options } = job;
  const timing: Timing = options.timing === 'auto' ? machine.timing : options.timing;
  const initramfs = await buildInitramfs(
    machine.arch,
    suiteFiles(suite, { measure: machine.measures }),
    world,
  );
  const request = (planned: PlannedBoot, folder: string): Omit<BootRequest, 'accel' | 'timing'> => ({
    ...planned,
    machine,
    kernelKey: kernels[planned.side].key,
    image: kernels[planned.side].image,
    initramfs,
    sandbox,
    folder,
  });
  const folderOf = (name: string): string => join(options.outDir, 'boots', machine.name, name);

  const { accel, reason: accelReason } =
    timing === 'virtual'
      ? { accel: 'tcg' as const, reason: 'virtual time is an instruction counter' }
      : await decideAccel(
          options.accel,
          request({ side: 'base', index: 0, seed: 0 }, folderOf('kvm-probe')),
          world,
        );
  draft.machines.push({
    name: machine.name,
    description: machine.description,
    arch: machine.arch,
    reason: job.reason,
    accel,
    accelReason,
    testMachine: testMachineLine(machine, accel, timing),
    sandbox: sandbox.description,
  });

  const plan = bootPlan(options.boots ?? machine.boots, timing);
  let done = 0;
  const tasks = plan.map((planned) => async (): Promise<Boot> => {
    const startedMs = world.now();
    const name = `${planned.side}-${planned.index}`;
    let boot = await runBoot({ ...request(planned, folderOf(name)), accel, timing }, world);
    if (boot.state === 'infrastructure' && !world.signal.aborted) {
      world.emit({ type: 'warning', stage: 'boot', message: `${name}: ${boot.detail}; once more` });
      boot = await runBoot({ ...request(planned, folderOf(`${name}-again`)), accel, timing }, world);
    }
    draft.addBoot(boot, startedMs);
    done++;
    const problems = boot.console.problems.map((problem) => problem.id);
    const words = [boot.detail === '' ? boot.state : boot.detail, ...new Set(problems)].join(', ');
    world.emit({ type: 'progress', stage: 'boot', message: `${name}: ${words}`, done, total: plan.length });
    return boot;
  });
  return runLimited(tasks, bootsAtOnce(timing, options.jobs));
}

async function find(
  job: MachineJob,
  kernels: Kernels,
  boots: readonly Boot[],
  draft: ResultDraft,
  world: World,
): Promise<void> {
  const { machine, suite, commits, changed } = job;
  const logOf = (boot: Boot): string => draft.relative(boot.consoleFile);
  const decoded = await decodeConsoles(boots, kernels, world);
  const findings: Finding[] = [
    ...splatFindings(decoded, changed, logOf, commits.length),
    ...bootFindings(decoded, logOf, commits.length),
    ...checkFindings(decoded, suite, logOf, commits.length),
  ];
  draft.checks.push(...checkRecords(decoded, suite));
  if (machine.measures) {
    const { measurements: measured, faults } = measurements(decoded, suite, machine.name);
    const compared = compareMeasurements(measured);
    draft.notes.push(...faults);
    draft.measurements.push(...compared);
    findings.push(...perfFindings(compared));
  }
  for (const finding of findings) world.emit({ type: 'finding', finding });
  draft.findings.push(...findings);

  const base = countedBoots(decoded, 'base');
  const patched = countedBoots(decoded, 'patched');
  const lost = decoded.length - base.length - patched.length;
  if (lost > 0)
    draft.notes.push(`${machine.name}: ${lost} of ${decoded.length} boots do not count (infrastructure)`);
  const reason = decoded.find((boot) => boot.state === 'infrastructure')?.detail;
  draft.outcomes.push({
    machine: machine.name,
    baseBoots: base.length,
    patchedBoots: patched.length,
    basePassed: base.filter((boot) => boot.complete).length,
    trouble: base.length === 0 || patched.length === 0 ? (reason ?? 'no boot counts') : '',
  });
}

/** Decodes the consoles that have something to decode, each with the vmlinux of its own kernel. */
async function decodeConsoles(
  boots: readonly Boot[],
  kernels: Kernels,
  world: World,
): Promise<readonly Boot[]> {
  const decoded: Boot[] = [];
  for (const boot of boots) {
    if (boot.console.problems.length === 0) {
      decoded.push(boot);
      continue;
    }
    const kernel = kernels[boot.request.side];
    const report = await decodeReport(boot.console, {
      vmlinux: kernel.vmlinux,
      sourceRoot: kernel.sourceRoot,
      processes: world.processes,
      signal: world.signal,
    });
    decoded.push({ ...boot, console: report });
  }
  return decoded;
}
