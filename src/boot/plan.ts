import type { Machine } from '../machine/machine.ts';
import type { TimingChoice } from '../options.ts';
import type { Side } from '../report/result.ts';
import type { Timing } from './qemu.ts';

/** Which boots are run, in which order. */

export interface PlannedBoot {
  readonly side: Side;
  /** From 1 on each side. */
  readonly index: number;
  readonly seed: number;
}

/** The clocks that a machine is booted with. One that measures nothing would gain nothing from a second clock. */
export function timingsOf(
  choice: TimingChoice,
  machine: Pick<Machine, 'timing' | 'measures'>,
): readonly Timing[] {
  if (choice === 'both') return machine.measures ? ['virtual', 'wall'] : [machine.timing];
  return [choice === 'auto' ? machine.timing : choice];
}

/** Perturbation seed of a boot, by its position on its side. In wall time there is nothing to perturb on purpose. */
export function seedOf(position: number, timing: Timing, firstSeed: number): number {
  return timing === 'virtual' ? firstSeed + position : 0;
}

/**
 * `count` boots a side in the order base, patched, patched, base, ...: a host that grows slower over time then
 * disturbs both sides alike. Equal indices have equal seeds, so that boots make pairs.
 */
export function bootPlan(count: number, timing: Timing, firstSeed = 0): readonly PlannedBoot[] {
  return Array.from({ length: count }, (_, position) => {
    const index = position + 1;
    const seed = seedOf(position, timing, firstSeed);
    const sides: readonly Side[] = position % 2 === 0 ? ['base', 'patched'] : ['patched', 'base'];
    return sides.map((side) => ({ side, index, seed }));
  }).flat();
}

/**
 * How many boots may run at the same time. Wall time wants the host for itself; virtual time does not notice what else
 * the host does, and each boot uses one thread.
 */
export function bootsAtOnce(timing: Timing, cpuCount: number): number {
  return timing === 'virtual' ? Math.max(1, cpuCount) : 1;
}

/** Runs the tasks, at most `limit` at a time, and gives their results in order. The first error stops new tasks. */
export async function runLimited<T>(
  tasks: readonly (() => Promise<T>)[],
  limit: number,
): Promise<readonly T[]> {
  const results: T[] = [];
  let next = 0;
  let failed = false;
  const worker = async (): Promise<void> => {
    while (next < tasks.length && !failed) {
      const index = next++;
      try {
        const task = tasks[index];
        if (task !== undefined) results[index] = await task();
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const workers = Array.from({ length: Math.min(limit, tasks.length) }, worker);
  const endings = await Promise.allSettled(workers);
  for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
  return results;
}
