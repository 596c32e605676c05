import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type BenchLane, bootLanes, laneTrouble } from './bench/boots.ts';
import { benchCommands, benchGrowth, type LaneResult } from './bench/figures.ts';
import { type BenchKernelInHand, type BenchTarget, takeKernels } from './bench/kernels.ts';
import { LOADER_ARGUMENTS } from './bench/modules.ts';
import type { BenchOptions } from './bench/options.ts';
import { repeatNotes } from './bench/repeat.ts';
import {
  BENCH_VERSION,
  type BenchBoot,
  type BenchClock,
  type BenchKernel,
  type BenchResult,
} from './bench/result.ts';
import { kernelLabels, type PathKind, parseKernelSpec } from './bench/spec.ts';
import { renderBench } from './bench/text.ts';
import type { Boot } from './boot/boot.ts';
import { disturbedNotes } from './boot/disturbed.ts';
import { timingsOf } from './boot/plan.ts';
import { requireHost } from './doctor/require.ts';
import { UsageError } from './errors.ts';
import { type BootBench, machineRecord, prepareBench } from './job/boots.ts';
import { adjustMachine, machineForSuites } from './machine/choose.ts';
import { loadMachine, type Machine } from './machine/machine.ts';
import { DEFAULT_TREE } from './options.ts';
import { stage } from './stage.ts';
import { RULES } from './stats/rules.ts';
import { loadSuite, type Suite } from './suite/suite.ts';
import { VERSION } from './version.ts';
import { writeFileAtomic } from './world/files.ts';
import { chooseSandbox, type Sandbox } from './world/sandbox.ts';
import type { World } from './world/world.ts';

/**
 * Measures kernels without any patch: kernels → boots → figures → bench.json and bench.txt. A kernel that does not
 * compile or boot is told as its trouble and does not keep the others from being measured.
 */
export async function bench(options: BenchOptions, world: World): Promise<BenchResult> {
  const startedMs = world.now();
  const { run } = options;
  await mkdir(run.outDir, { recursive: true });
  const targets = await benchTargets(options, world);
  await requireHost(
    {
      guests: [...new Set(targets.map(({ machine }) => machine.arch))],
      defaultTree: targets.some(
        ({ spec }) => spec.source.type === 'tree' && spec.source.tree === DEFAULT_TREE,
      ),
      sandbox: run.sandbox !== 'off',
    },
    world,
  );
  const sandbox = await chooseSandbox(run.sandbox, world.processes);
  const taken = await stage(world, 'kernel', 'the kernels', () =>
    takeKernels(targets, { options: run, sandbox }, world),
  );
  const lanes = await stage(world, 'boot', 'the boots', () =>
    bootAll(targets, taken, options, sandbox, world),
  );

  const labels = targets.map(({ label }) => label);
  const { commands, faults } = benchCommands(lanes, labels);
  const boots = await Promise.all(
    lanes.flatMap((lane) => lane.boots.map((boot) => bootRecord(lane, boot, run.outDir))),
  );
  const kernels = await Promise.all(
    targets.map((target, index) =>
      kernelRecord(
        target,
        taken[index] as BenchKernelInHand,
        lanes.filter((lane) => lane.label === target.label),
        faults.filter(({ kernel }) => kernel === target.label).map(({ text }) => text),
      ),
    ),
  );
  const result: BenchResult = {
    version: BENCH_VERSION,
    tool: { name: 'patchboot', version: VERSION },
    startedAt: new Date(startedMs).toISOString(),
    elapsedSeconds: Math.round(world.now() - startedMs) / 1000,
    kernels,
    boots,
    commands,
    growth: benchGrowth(commands),
    notes: [
      ...faults.map(({ kernel, text }) => `${kernel}, ${text}`),
      ...problemNotes(boots),
      ...lanes.flatMap(({ label, boots: ofLane }) =>
        disturbedNotes(ofLane, (boot) => `boot ${boot.request.index}`).map((note) => `${label}: ${note}`),
      ),
      ...repeatNotes(kernels, boots),
    ],
  };
  await writeFileAtomic(join(run.outDir, 'bench.json'), `${JSON.stringify(result, null, 2)}\n`);
  await writeFileAtomic(join(run.outDir, 'bench.txt'), renderBench(result));
  return result;
}

async function benchTargets({ kernels, run }: BenchOptions, world: World): Promise<readonly BenchTarget[]> {
  const specs = kernels.map((text) => parseKernelSpec(text, run.tree, run.cwd, pathKind));
  const labels = kernelLabels(specs);
  return Promise.all(
    specs.map(async (spec, index) => {
      const own = adjustMachine(await loadMachine(spec.machine, world.dataDir), run);
      if (!own.measures) {
        throw new UsageError(
          `figures of the machine "${spec.machine}" mean nothing: its kernel has debug options`,
          {
            hint: 'Name a machine without them, such as x86_64 or x86_64-rt.',
          },
        );
      }
      const suites = await Promise.all(
        (run.suites ?? own.suites).map(async (name) =>
          measuredSteps(await loadSuite(name, world.dataDir, run.cwd)),
        ),
      );
      return { spec, machine: machineForSuites(own, suites), suites, label: labels[index] ?? spec.text };
    }),
  );
}

const pathKind: PathKind = (path) => {
  const info = statSync(path, { throwIfNoEntry: false });
  return info === undefined ? null : info.isDirectory() ? 'folder' : 'file';
};

interface BootedLane extends LaneResult {
  readonly bench: BootBench;
}

/** Boots every kernel with every suite that it is to run; all kernels of one suite and clock take turns. */
async function bootAll(
  targets: readonly BenchTarget[],
  taken: readonly BenchKernelInHand[],
  { run }: BenchOptions,
  sandbox: Sandbox,
  world: World,
): Promise<readonly BootedLane[]> {
  const groups = new Map<string, (BenchLane & { readonly suite: Suite; readonly arch: string })[]>();
  for (const [index, { label, machine, suites }] of targets.entries()) {
    const hand = taken[index];
    if (hand === undefined || !hand.ok) continue;
    const folder = join(run.outDir, 'boots', `${index + 1}-${label.replaceAll(/[^\w.@-]+/g, '-')}`);
    const timings = timingsOf(run.timing, machine);
    const { guestFiles } = hand;
    const loading = guestFiles.length === 0 ? machine : withLoader(machine);
    for (const suite of suites) {
      for (const timing of timings) {
        const bootsDir = join(folder, suite.name, ...(timings.length > 1 ? [timing] : []));
        const job = { machine: loading, suite, timing, sandbox, bootsDir, options: run, guestFiles };
        const ready = await prepareBench(job, hand.kernel, world);
        const boots = run.boots ?? RULES[timing].usualBoots;
        const lane = { label, kernel: hand.kernel, bench: ready, boots, suite, arch: machine.arch };
        const group = `${suite.name}\0${timing}`;
        groups.set(group, [...(groups.get(group) ?? []), lane]);
      }
    }
  }
  const results: BootedLane[] = [];
  for (const lanes of groups.values()) {
    const outcome = await bootLanes(lanes, run.jobs, world);
    lanes.forEach(({ label, arch, suite, bench: ready }, index) => {
      const { timing } = ready.job;
      results.push({ label, arch, timing, suite, boots: outcome[index] ?? [], bench: ready });
    });
  }
  return results;
}

/** The suite without its checks, which say nothing about speed and need more than a foreign kernel may have. */
function measuredSteps(suite: Suite): Suite {
  const steps = suite.steps.filter(({ kind }) => kind !== 'check');
  if (steps.some(({ kind }) => kind === 'perf')) return { ...suite, steps };
  throw new UsageError(`the suite "${suite.name}" measures nothing`, {
    hint: 'bench needs a suite with steps of the kind perf, such as umount or umount-more.',
  });
}

function withLoader(machine: Machine): Machine {
  return { ...machine, bootArguments: [...machine.bootArguments, ...LOADER_ARGUMENTS] };
}

async function kernelRecord(
  { label, machine }: BenchTarget,
  hand: BenchKernelInHand,
  lanes: readonly BootedLane[],
  faults: readonly string[],
): Promise<BenchKernel> {
  const [lane] = lanes;
  const troubles = await Promise.all(lanes.map(({ boots }) => troubleOf(boots)));
  const facts = lane === undefined ? null : machineRecord(lane.bench, '');
  const banner = lane?.boots.find((boot) => boot.console.banner !== null)?.console.banner ?? '';
  const { provenance } = hand;
  return {
    label,
    machine: machine.name,
    description: machine.description,
    arch: machine.arch,
    timing: lane?.timing ?? machine.timing,
    clocks: clocksOf(lanes),
    ...provenance,
    release: provenance.release || (/Linux version (\S+)/.exec(banner)?.[1] ?? ''),
    key: hand.ok ? hand.kernel.key : '',
    accel: facts?.accel ?? 'tcg',
    accelReason: facts?.accelReason ?? 'it was not booted',
    testMachine: facts?.testMachine ?? '',
    sandbox: facts?.sandbox ?? '',
    trouble: hand.ok ? (faults[0] ?? troubles.find((trouble) => trouble !== '') ?? '') : hand.trouble,
  };
}

/** Each clock once, whatever the suites. */
function clocksOf(lanes: readonly BootedLane[]): readonly BenchClock[] {
  const clocks = lanes.map(({ timing, bench: ready }) => {
    const { accel, accelReason, testMachine } = machineRecord(ready, '');
    return { timing, accel, accelReason, testMachine };
  });
  return clocks.filter((clock, index) => clocks.findIndex(({ timing }) => timing === clock.timing) === index);
}

async function troubleOf(boots: readonly Boot[]): Promise<string> {
  const consoles = new Map<Boot, string>();
  for (const boot of boots.filter(({ state }) => state !== 'passed')) {
    consoles.set(boot, await readFile(boot.consoleFile, 'utf8').catch(() => ''));
  }
  return laneTrouble(boots, (boot) => consoles.get(boot) ?? '');
}

async function bootRecord(lane: BootedLane, boot: Boot, outDir: string): Promise<BenchBoot> {
  const { index, seed, timing, accel, folder } = boot.request;
  return {
    kernel: lane.label,
    suite: lane.suite.name,
    index,
    seed,
    timing,
    accel,
    state: boot.state,
    detail: boot.detail,
    elapsedSeconds: Math.round(boot.elapsedMs) / 1000,
    log: relative(outDir, boot.consoleFile),
    problems: boot.console.problems.map((problem) => problem.id),
    qemu: boot.qemu,
    consoleSha256: await digest(boot.consoleFile),
    resultsSha256: await digest(join(folder, 'results.bin')),
  };
}

/** A kernel that complains while it is measured may be measuring its complaint. */
function problemNotes(boots: readonly BenchBoot[]): readonly string[] {
  const seen = new Map(
    boots.flatMap((boot) => boot.problems.map((id) => [`${boot.kernel}\0${id}`, { boot, id }])),
  );
  return [...seen.values()].map(
    ({ boot, id }) =>
      `${boot.kernel}: the console shows ${id} (${boot.log}); its figures may be those of the report`,
  );
}

async function digest(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path).catch(() => Buffer.alloc(0)))
    .digest('hex');
}
