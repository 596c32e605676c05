import { join } from 'node:path';
import { type AccelDecision, decideAccel } from '../boot/accel.ts';
import type { Boot, BootRequest } from '../boot/boot.ts';
import { bootPlan, bootsAtOnce, type PlannedBoot, runLimited } from '../boot/plan.ts';
import { type Accel, testMachineLine } from '../boot/qemu.ts';
import { runWholeSuite } from '../boot/resume.ts';
import { decodeReport } from '../console/decode.ts';
import type { ResultDraft } from '../draft.ts';
import { InterruptedError } from '../errors.ts';
import { buildInitramfs, type Initramfs } from '../guest/initramfs.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { MachineRecord, Side } from '../report/result.ts';
import { REPRODUCE_DIR } from '../report/script.ts';
import { checkPrograms } from '../suite/programs.ts';
import { suiteFiles } from '../suite/script.ts';
import type { World } from '../world/world.ts';
import type { BootJob } from './job.ts';

/** A machine that is ready to boot kernels: guest files made, accelerator decided. */
export interface BootBench {
  readonly job: BootJob;
  readonly initramfs: Initramfs;
  readonly accel: Accel;
  /** How the accelerator was decided. */
  readonly accelReason: string;
}

/** What of a kernel a boot needs. */
export type BootableKernel = Pick<Kernel, 'key' | 'image'>;

export async function prepareBench(job: BootJob, probe: BootableKernel, world: World): Promise<BootBench> {
  const { machine, suite, timing, options } = job;
  const files = [
    ...suiteFiles(suite, { measure: machine.measures }),
    ...(await checkPrograms(suite, machine.arch, world)),
    ...(job.guestFiles ?? []),
  ];
  const initramfs = await buildInitramfs(machine.arch, files, world, suite.needs.programs);
  const { accel, reason }: AccelDecision =
    timing === 'virtual'
      ? { accel: 'tcg', reason: 'virtual time is an instruction counter' }
      : await decideAccel(
          options.accel,
          bootRequest({ job, initramfs }, probe, { side: 'base', index: 0, seed: 0 }, 'kvm-probe'),
          world,
        );
  return { job, initramfs, accel, accelReason: reason };
}

/** Where the run keeps the script that makes this bench's initramfs by hand. */
export function recipeFile({ job }: BootBench): string {
  return join(job.options.outDir, REPRODUCE_DIR, `initramfs-${job.machine.name}-${job.suite.name}.sh`);
}

/** The machine as results and reports have it. */
export function machineRecord({ job, accel, accelReason }: BootBench, reason: string): MachineRecord {
  const { machine, sandbox, timing } = job;
  return {
    name: machine.name,
    description: machine.description,
    arch: machine.arch,
    reason,
    accel,
    accelReason,
    testMachine: testMachineLine(machine, accel, timing),
    sandbox: sandbox.description,
  };
}

/** All boots of base and patched, in the order of the plan. */
export async function bootBothSides(
  bench: BootBench,
  kernels: Readonly<Record<Side, Kernel>>,
  draft: ResultDraft,
  world: World,
): Promise<readonly Boot[]> {
  const { job } = bench;
  const plan = planOf(job);
  let done = 0;
  const tasks = plan.map((planned) => async (): Promise<Boot> => {
    const startedMs = world.now();
    const name = `${planned.side}-${planned.index}`;
    const boot = await bootOnce(bench, kernels[planned.side], planned, name, world);
    draft.addBoot(boot, startedMs, recipeFile(bench));
    done++;
    world.emit({
      type: 'progress',
      stage: 'boot',
      message: `${name}: ${describeBoot(boot)}`,
      done,
      total: plan.length,
    });
    return boot;
  });
  const boots = await runLimited(tasks, bootsAtOnce(job.timing, job.options.jobs));
  // Half of the boots are no ground for a verdict.
  if (world.signal.aborted) throw new InterruptedError('interrupted while booting');
  return Promise.all(boots.map((boot) => decoded(boot, kernels[boot.request.side], world)));
}

function planOf({ machine, timing, options }: BootJob): readonly PlannedBoot[] {
  return bootPlan(options.boots ?? machine.boots, timing, options.firstSeed);
}

/** As many boots of one kernel as a side gets; for bisection, where only this kernel matters. */
export async function bootOneSide(
  bench: BootBench,
  kernel: Kernel,
  label: string,
  world: World,
): Promise<readonly Boot[]> {
  const { job } = bench;
  const plan = planOf(job).filter(({ side }) => side === 'patched');
  const tasks = plan.map((planned) => async (): Promise<Boot> => {
    const boot = await bootOnce(bench, kernel, planned, `${label}-${planned.index}`, world);
    world.emit({
      type: 'progress',
      stage: 'boot',
      message: `${label}, boot ${planned.index}: ${describeBoot(boot)}`,
    });
    return decoded(boot, kernel, world);
  });
  return runLimited(tasks, bootsAtOnce(job.timing, job.options.jobs));
}

/** One boot, once more when the first try says nothing about the kernel. */
export async function bootOnce(
  bench: BootBench,
  kernel: BootableKernel,
  planned: PlannedBoot,
  name: string,
  world: World,
): Promise<Boot> {
  const {
    accel,
    job: { timing },
  } = bench;
  const attempt = (folder: string): Promise<Boot> =>
    runWholeSuite({ ...bootRequest(bench, kernel, planned, folder), accel, timing }, world);
  const boot = await attempt(name);
  if (boot.state !== 'infrastructure' || world.signal.aborted) return boot;
  world.emit({ type: 'warning', stage: 'boot', message: `${name}: ${boot.detail}; once more` });
  return attempt(`${name}-again`);
}

function bootRequest(
  { job, initramfs }: Pick<BootBench, 'job' | 'initramfs'>,
  kernel: BootableKernel,
  planned: PlannedBoot,
  name: string,
): Omit<BootRequest, 'accel' | 'timing'> {
  const { machine, sandbox, bootsDir } = job;
  const folder = join(bootsDir, name);
  return {
    ...planned,
    machine,
    kernelKey: kernel.key,
    image: kernel.image,
    initramfs,
    sandbox,
    folder,
    stepSeconds: new Map(job.suite.steps.map(({ id, timeout }) => [id, timeout])),
  };
}

export function describeBoot(boot: Boot): string {
  const ids = new Set(boot.console.problems.map((problem) => problem.id));
  return [boot.detail === '' ? boot.state : boot.detail, ...ids].join(', ');
}

/** The boot with its console decoded by the vmlinux of its own kernel, where there is something to decode. */
async function decoded(boot: Boot, kernel: Kernel, world: World): Promise<Boot> {
  if (boot.console.problems.length === 0) return boot;
  const { processes, signal } = world;
  const { vmlinux, sourceRoot } = kernel;
  return { ...boot, console: await decodeReport(boot.console, { vmlinux, sourceRoot, processes, signal }) };
}
