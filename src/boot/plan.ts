import type { Side } from '../report/result.ts';
import type { Timing } from './qemu.ts';

/** Which boots are run, in which order. */

export interface PlannedBoot {
  readonly side: Side;
  /** From 1 on each side. */
  readonly index: number;
  readonly seed: number;
}

/**
 * `count` boots a side in the order base, patched, patched, base, ...: a host that grows slower over time then
 * disturbs both sides alike. Equal indices have equal seeds, so that boots make pairs. In wall time there is nothing
 * to perturb on purpose: the seed is 0.
 */
export function bootPlan(count: number, timing: Timing): readonly PlannedBoot[] {
  return Array.from({ length: count }, (_, position) => {
    const index = position + 1;
    const seed = timing === 'virtual' ? position : 0;
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
