import type { Boot } from '../boot/boot.ts';
import type { Timing } from '../boot/qemu.ts';
import type { Comparison, Measurement, Sample } from '../report/result.ts';
import { compareMeasurements } from '../stats/family.ts';
import { growthOf } from '../stats/growth.ts';
import { summarise } from '../stats/summary.ts';
import { outcomeWords, stepOutcome } from '../suite/outcome.ts';
import { stepSample } from '../suite/results.ts';
import { perfCommand } from '../suite/script.ts';
import type { PerfStep, Suite } from '../suite/suite.ts';
import type { BenchCommand, BenchFigure, BenchGrowth } from './result.ts';

/** From boots to figures: what each kernel took, against the first one. */

/** One kernel's boots with one suite. */
export interface LaneResult {
  readonly label: string;
  readonly arch: string;
  readonly timing: Timing;
  readonly suite: Suite;
  readonly boots: readonly Boot[];
}

/** Why a boot gave no figure of a command. */
export interface BenchFault {
  readonly kernel: string;
  readonly text: string;
}

interface Measured {
  readonly lane: LaneResult;
  readonly step: PerfStep;
  readonly samples: readonly Sample[];
}

/** All commands of all suites. `labels` is the order of the kernels; the first is what others are held against. */
export function benchCommands(
  lanes: readonly LaneResult[],
  labels: readonly string[],
): { readonly commands: readonly BenchCommand[]; readonly faults: readonly BenchFault[] } {
  const faults: BenchFault[] = [];
  const measured = lanes.flatMap((lane) =>
    lane.suite.steps.flatMap((step): Measured[] => {
      if (step.kind !== 'perf') return [];
      const samples = lane.boots.flatMap((boot) => {
        const { sample, faults: why } = stepSample(boot, step);
        const end = stepOutcome(boot, step);
        for (const fault of end.outcome === 'failed' ? [outcomeWords(end)] : why) {
          faults.push({ kernel: lane.label, text: `boot ${boot.request.index}, ${step.id}: ${fault}` });
        }
        return sample === null ? [] : [sample];
      });
      return [{ lane, step, samples }];
    }),
  );
  const comparisons = compareWithFirst(measured, labels);
  const commands = new Map<string, BenchCommand & { readonly figures: BenchFigure[] }>();
  for (const one of measured) {
    const { lane, step } = one;
    const key = keyOf(one);
    const command = commands.get(key) ?? {
      suite: lane.suite.name,
      step: step.id,
      title: step.title,
      command: step.command,
      perfCommand: perfCommand(step),
      size: step.size,
      figures: [],
    };
    commands.set(key, command);
    const found = comparisons.get(one);
    command.figures.push({
      kernel: lane.label,
      timing: lane.timing,
      samples: one.samples.map(({ boot, seed, runs, perfText }) => ({ boot, seed, runs, perfText })),
      summary: summarise(one.samples, lane.timing).base,
      comparison: typeof found === 'object' ? found : null,
      notComparable: typeof found === 'string' ? found : '',
    });
  }
  return { commands: [...commands.values()], faults };
}

const keyOf = ({ lane, step }: Measured): string => `${lane.suite.name}\0${step.id}`;

/** Comparisons of every later kernel with the first, judged kernel by kernel; a string says why there is none. */
function compareWithFirst(
  measured: readonly Measured[],
  labels: readonly string[],
): ReadonlyMap<Measured, Comparison | string> {
  const found = new Map<Measured, Comparison | string>();
  const firsts = measured.filter(({ lane }) => lane.label === labels[0]);
  /** The first kernel's times of the same command, by the same clock where it was measured with both. */
  const baseOf = (one: Measured): Measured | undefined => {
    const same = firsts.filter((other) => keyOf(other) === keyOf(one));
    return same.find(({ lane }) => lane.timing === one.lane.timing) ?? same[0];
  };
  for (const label of labels.slice(1)) {
    const pairs = measured.flatMap((one) => {
      const base = baseOf(one);
      if (one.lane.label !== label || base === undefined) return [];
      const why = notComparable(base.lane, one.lane);
      if (why === '') return [{ one, base }];
      found.set(one, why);
      return [];
    });
    const judged = compareMeasurements(pairs.map(({ one, base }) => asMeasurement(base, one)));
    pairs.forEach(({ one }, index) => {
      const comparison = judged[index]?.comparison ?? null;
      if (comparison !== null) found.set(one, comparison);
    });
  }
  return found;
}

function notComparable(first: LaneResult, other: LaneResult): string {
  if (first.timing !== other.timing) return `${other.timing} time is not held against ${first.timing} time`;
  if (first.timing === 'virtual' && first.arch !== other.arch) {
    return `virtual time counts instructions, and those of ${other.arch} and ${first.arch} are not the same work`;
  }
  return '';
}

/** A pair as the statistics take it: the first kernel is the base. Nothing is a control: no series is on trial. */
function asMeasurement(base: Measured, other: Measured): Measurement {
  const { lane, step } = other;
  return {
    machine: lane.label,
    suite: lane.suite.name,
    step: step.id,
    command: step.command,
    perfCommand: perfCommand(step),
    control: false,
    timing: lane.timing,
    samples: [...base.samples, ...other.samples.map((sample) => ({ ...sample, side: 'patched' as const }))],
    comparison: null,
  };
}

/** How the commands that were measured over sizes grow, for each kernel. */
export function benchGrowth(commands: readonly BenchCommand[]): readonly BenchGrowth[] {
  const groups = new Map<string, BenchCommand[]>();
  for (const command of commands) {
    if (command.size === null) continue;
    const key = [command.suite, command.size.name, openSize(command)].join('\0');
    groups.set(key, [...(groups.get(key) ?? []), command]);
  }
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first?.size == null) return [];
    const { suite, size } = first;
    return first.figures.flatMap(({ kernel, timing }): BenchGrowth[] => {
      const points = members
        .flatMap((member) => {
          const own = member.figures.find((figure) => figure.kernel === kernel && figure.timing === timing);
          const seconds = own?.summary?.medianSeconds;
          return seconds === undefined || member.size === null ? [] : [{ size: member.size.value, seconds }];
        })
        .sort((a, b) => a.size - b.size);
      const growth = growthOf(points);
      if (growth === null) return [];
      const sizes = points.map((point) => point.size);
      const seconds = points.map((point) => point.seconds);
      return [
        { kernel, timing, suite, command: openSize(first), sizeName: size.name, sizes, seconds, ...growth },
      ];
    });
  });
}

function openSize({ command }: BenchCommand): string {
  return command.replace(/\d+/g, '#');
}
