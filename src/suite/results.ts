import type { Boot } from '../boot/boot.ts';
import type { CheckRecord, Measurement, Sample } from '../report/result.ts';
import { outcomeWords, stepOutcome, stepOutput, stepStatus } from './outcome.ts';
import { checkPerfText } from './perf-stat.ts';
import { perfCommand } from './script.ts';
import type { PerfStep, Suite } from './suite.ts';

/** From what the guest sent to samples and check records. */

/** Runs of our timer, seconds: the lines `ns <value>` of guest/timer.c. Throws away nothing silently: a bad line is null. */
export function parseTimer(text: string): readonly number[] | null {
  const lines = text.split('\n').filter((line) => line !== '');
  const runs = lines.map((line) => /^ns (\d{1,15})$/.exec(line)?.[1]);
  if (runs.some((run) => run === undefined)) return null;
  return runs.map((run) => Number(run) / 1e9);
}

export interface SampleResult {
  readonly sample: Sample | null;
  /** Why there is no sample although the step ran: perf or the timer is not to be believed. */
  readonly faults: readonly string[];
}

/** One boot's times of one command. perf stat fails silently, so its text is checked against what was asked for. */
export function stepSample(boot: Boot, step: PerfStep): SampleResult {
  if (stepStatus(boot, step.id) !== 0) return { sample: null, faults: [] };
  const runs = parseTimer(stepOutput(boot, step.id, 'runs'));
  const perfText = stepOutput(boot, step.id, 'perf');
  const faults: string[] = [];
  if (runs === null || runs.length !== step.repeat)
    faults.push(`the timer gave ${runs?.length ?? 'unreadable'} runs, not ${step.repeat}`);
  faults.push(...checkPerfText(perfText, step.repeat));
  if (faults.length > 0 || runs === null) return { sample: null, faults };
  const { side, index, seed } = boot.request;
  return { sample: { side, boot: index, seed, runs, perfText }, faults: [] };
}

/** All measurements of a suite over one machine's boots, without their comparisons. */
export function measurements(
  boots: readonly Boot[],
  suite: Suite,
  machine: string,
): { readonly measurements: readonly Measurement[]; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const found = suite.steps.flatMap((step): Measurement[] => {
    if (step.kind !== 'perf') return [];
    const samples = boots.flatMap((boot) => {
      const { sample, faults: why } = stepSample(boot, step);
      for (const fault of why)
        faults.push(`${machine}, ${boot.request.side} boot ${boot.request.index}, ${step.id}: ${fault}`);
      return sample === null ? [] : [sample];
    });
    return [
      {
        machine,
        suite: suite.name,
        step: step.id,
        command: step.command,
        perfCommand: perfCommand(step),
        control: step.control,
        timing: boots[0]?.request.timing ?? 'virtual',
        samples,
        comparison: null,
        ...(step.size === null ? {} : { size: step.size }),
      },
    ];
  });
  return { measurements: found, faults };
}

/** How every step ended in every boot. */
export function checkRecords(boots: readonly Boot[], suite: Suite): readonly CheckRecord[] {
  return boots.flatMap((boot) =>
    suite.steps.map((step) => {
      const outcome = stepOutcome(boot, step);
      return {
        machine: boot.request.machine.name,
        side: boot.request.side,
        suite: suite.name,
        check: step.id,
        boot: boot.request.index,
        seed: boot.request.seed,
        outcome: outcome.outcome,
        message: outcomeWords(outcome),
      };
    }),
  );
}
