import type { Boot } from '../boot/boot.ts';
import { bootsAtOnce, runLimited, seedOf } from '../boot/plan.ts';
import type { Timing } from '../boot/qemu.ts';
import { type BootableKernel, type BootBench, bootOnce, describeBoot } from '../job/boots.ts';
import type { World } from '../world/world.ts';

/** Boots of several kernels, one suite after the other. */

/** One kernel with one suite, ready to boot. */
export interface BenchLane {
  readonly label: string;
  readonly kernel: BootableKernel;
  readonly bench: BootBench;
  readonly boots: number;
}

export interface LaneBoot {
  readonly lane: number;
  /** From 1. */
  readonly index: number;
  readonly seed: number;
}

/**
 * The order of the boots: all lanes once, then all again the other way round, so that a host that grows slower
 * disturbs them alike. Equal indices have equal seeds.
 */
export function lanePlan(
  lanes: readonly { readonly boots: number; readonly timing: Timing }[],
  firstSeed = 0,
): readonly LaneBoot[] {
  const rounds = Math.max(0, ...lanes.map(({ boots }) => boots));
  return Array.from({ length: rounds }, (_, round) => {
    const order = lanes.flatMap((lane, index) => (round < lane.boots ? [{ ...lane, index }] : []));
    if (round % 2 === 1) order.reverse();
    return order.map(({ index, timing }) => ({
      lane: index,
      index: round + 1,
      seed: seedOf(round, timing, firstSeed),
    }));
  }).flat();
}

/** Boots all lanes and gives the boots of each. A kernel that never speaks over the result channel is not tried again. */
export async function bootLanes(
  lanes: readonly BenchLane[],
  jobs: number,
  world: World,
): Promise<readonly (readonly Boot[])[]> {
  const plan = lanePlan(
    lanes.map(({ boots, bench }) => ({ boots, timing: bench.job.timing })),
    lanes[0]?.bench.job.options.firstSeed,
  );
  // A single lane in wall time wants the host for itself.
  const slots = lanes.every(({ bench }) => bench.job.timing === 'virtual') ? bootsAtOnce('virtual', jobs) : 1;
  const mute = new Set<number>();
  let done = 0;
  const tasks = plan.map((planned) => async (): Promise<{ lane: number; boot: Boot } | null> => {
    const lane = lanes[planned.lane];
    done++;
    if (lane === undefined || mute.has(planned.lane) || world.signal.aborted) return null;
    const request = { side: 'base' as const, index: planned.index, seed: planned.seed };
    const boot = await bootOnce(lane.bench, lane.kernel, request, String(planned.index), world);
    if (boot.frames.length === 0) mute.add(planned.lane);
    world.emit({
      type: 'progress',
      stage: 'boot',
      message: `${lane.label}, boot ${planned.index}: ${describeBoot(boot)}`,
      done,
      total: plan.length,
    });
    return { lane: planned.lane, boot };
  });
  const booted = await runLimited(tasks, slots);
  return lanes.map((_, index) =>
    booted
      .flatMap((one) => (one?.lane === index ? [one.boot] : []))
      .sort((a, b) => a.request.index - b.request.index),
  );
}

/** Lines of console shown for a kernel that does not get as far as the suite. */
const TAIL_LINES = 12;

/** Why these boots do not measure their kernel in whole; '' when they do. `consoleOf` gives a boot's console. */
export function laneTrouble(boots: readonly Boot[], consoleOf: (boot: Boot) => string): string {
  const bad = boots.find((boot) => boot.state !== 'passed');
  if (bad === undefined) return boots.length === 0 ? 'it was not booted' : '';
  const where = `boot ${bad.request.index}: ${bad.detail || bad.state}`;
  if (bad.frames.length > 0) return where;
  const text = consoleOf(bad);
  const tail = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(-TAIL_LINES);
  const why = text.includes('patchboot: no result channel')
    ? 'it found no result channel: it needs CONFIG_VIRTIO_PCI and CONFIG_VIRTIO_CONSOLE built in, or its modules beside it (boot/vmlinuz-RELEASE, lib/modules/RELEASE)'
    : `${where}; a kernel needs at least CONFIG_BLK_DEV_INITRD, CONFIG_DEVTMPFS, CONFIG_TMPFS, CONFIG_VIRTIO_PCI and CONFIG_VIRTIO_CONSOLE built in, and a driver for the console`;
  const end =
    tail.length === 0
      ? 'Its console is empty.'
      : `The end of its console:\n${tail.map((line) => `    ${line}`).join('\n')}`;
  return `${why}. ${end}`;
}
