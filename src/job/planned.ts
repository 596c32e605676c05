import { join } from 'node:path';
import { timingsOf } from '../boot/plan.ts';
import { type ChosenMachine, machineForSuites } from '../machine/choose.ts';
import type { RunOptions } from '../options.ts';
import { loadSuite } from '../suite/suite.ts';
import type { World } from '../world/world.ts';
import type { MachineJob } from './job.ts';

/** A job before there is a tree: which suite runs on which machine, by which clock. */
export type PlannedWork = Pick<MachineJob, 'machine' | 'reason' | 'suite' | 'timing' | 'bootsDir'>;

/** All jobs of a run, in order: each suite of each machine by each clock. Loads every suite, so errors come early. */
export async function planWork(
  machines: readonly ChosenMachine[],
  options: Pick<RunOptions, 'suites' | 'timing' | 'outDir' | 'cwd'>,
  world: Pick<World, 'dataDir'>,
): Promise<readonly PlannedWork[]> {
  const perMachine = machines.map(async ({ machine: chosen, reason }) => {
    const suites = await Promise.all(
      (options.suites ?? chosen.suites).map((name) => loadSuite(name, world.dataDir, options.cwd)),
    );
    const machine = machineForSuites(chosen, suites);
    const timings = timingsOf(options.timing, machine);
    return suites.flatMap((suite) =>
      timings.map((timing) => {
        const bootsDir = join(
          ...[options.outDir, 'boots', machine.name],
          ...(suites.length > 1 ? [suite.name] : []),
          ...(timings.length > 1 ? [timing] : []),
        );
        return { machine, reason, suite, timing, bootsDir };
      }),
    );
  });
  return (await Promise.all(perMachine)).flat();
}
