import type { RunOptions } from '../options.ts';
import type { Series } from '../series/series.ts';
import type { Suite } from '../suite/suite.ts';
import { loadMachine, type Machine } from './machine.ts';

export interface ChosenMachine {
  readonly machine: Machine;
  /** For the report. */
  readonly reason: string;
}

/** Machines when nobody names any: the locking bugs, and the figures. */
const DEFAULT_MACHINES = [
  { name: 'x86_64-lockdep', reason: 'the default machine for locking bugs' },
  { name: 'x86_64-rt', reason: 'the default machine for umount latency' },
] as const;

/** The machines that a run uses, with the options of the user worked in. */
export async function chooseMachines(
  options: RunOptions,
  _series: Series,
  dataDir: string,
): Promise<readonly ChosenMachine[]> {
  const wanted = options.machines?.map((name) => ({ name, reason: 'asked for' })) ?? DEFAULT_MACHINES;
  return Promise.all(
    wanted.map(async ({ name, reason }) => ({
      machine: adjustMachine(await loadMachine(name, dataDir), options),
      reason,
    })),
  );
}

/** The machine with a kernel that serves all these suites: one kernel for all, so that it is built once. */
export function machineForSuites(machine: Machine, suites: readonly Pick<Suite, 'needs'>[]): Machine {
  const fragments = suites.flatMap(({ needs }) => needs.kconfig);
  return { ...machine, kconfig: [...new Set([...machine.kconfig, ...fragments])] };
}

/** The machine with memory and kernel parameters as the user wants them. */
export function adjustMachine(
  machine: Machine,
  options: Pick<RunOptions, 'memory' | 'bootArguments'>,
): Machine {
  return {
    ...machine,
    qemu: { ...machine.qemu, memory: options.memory ?? machine.qemu.memory },
    bootArguments: [...machine.bootArguments, ...options.bootArguments],
  };
}
