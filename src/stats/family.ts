import type { Comparison, Measurement, PerfFinding } from '../report/result.ts';
import { conclude, type Weighed, weighSamples } from './compare.ts';
import { holm } from './holm.ts';
import { summarise } from './summary.ts';

/** Commands that are judged together: one machine, one suite, one kind of timing. */
const familyOf = (measurement: Measurement): string =>
  `${measurement.machine}\0${measurement.suite}\0${measurement.timing}`;

/**
 * Fills in the comparison and the summary of every measurement. Holm runs over the commands of one machine, suite and timing
 * without the controls; a control is held against its own p, so that it confounds sooner rather than later.
 * When a control moves, every change of its family gets `confoundedBy`.
 */
export function compareMeasurements(measurements: readonly Measurement[]): Measurement[] {
  const weighed = new Map<Measurement, Weighed>();
  const families = new Map<string, Measurement[]>();
  for (const measurement of measurements) {
    const found = weighSamples(measurement.samples, measurement.timing);
    if (found === null) continue;
    weighed.set(measurement, found);
    const key = familyOf(measurement);
    families.set(key, [...(families.get(key) ?? []), measurement]);
  }
  const results = new Map<Measurement, Comparison>();
  for (const members of families.values()) {
    const controls = members.filter((member) => member.control);
    const hypotheses = members.filter((member) => !member.control);
    for (const control of controls) {
      const found = weighed.get(control) as Weighed;
      results.set(control, conclude(found, found.evidence.p, 1));
    }
    const moved = controls.filter((control) => isChange(results.get(control)));
    const adjusted = holm(hypotheses.map((member) => (weighed.get(member) as Weighed).evidence.p));
    hypotheses.forEach((member, index) => {
      const comparison = conclude(
        weighed.get(member) as Weighed,
        adjusted[index] as number,
        hypotheses.length,
      );
      const confounded = isChange(comparison) && moved.length > 0;
      results.set(
        member,
        confounded ? { ...comparison, confoundedBy: moved.map((control) => control.command) } : comparison,
      );
    });
  }
  return measurements.map((measurement) => ({
    ...measurement,
    comparison: results.get(measurement) ?? null,
    summary: summarise(measurement.samples, measurement.timing),
  }));
}

/** Whether a comparison says that something became faster or slower. */
export function isChange(comparison: Comparison | null | undefined): boolean {
  return comparison?.verdict === 'regression' || comparison?.verdict === 'improvement';
}

/**
 * One finding for each command that changed. A control that moved is a finding too, as `confounded`: no patch
 * was expected to move it, so the experiment or the expectation is wrong.
 */
export function perfFindings(measurements: readonly Measurement[]): PerfFinding[] {
  return measurements.flatMap((measurement) => {
    const { comparison } = measurement;
    if (comparison === null || !isChange(comparison)) return [];
    const boots = (side: 'base' | 'patched'): number =>
      measurement.samples.filter((sample) => sample.side === side).length;
    const confounded = measurement.control || comparison.confoundedBy !== undefined;
    const direction = confounded ? 'confounded' : (comparison.verdict as 'regression' | 'improvement');
    return [
      {
        type: 'perf-change' as const,
        machine: measurement.machine,
        base: { hits: boots('base'), runs: boots('base') },
        patched: { hits: boots('patched'), runs: boots('patched') },
        change: 'new' as const,
        touches: [],
        patchIndex: null,
        suite: measurement.suite,
        step: measurement.step,
        direction,
        ratio: comparison.patchedSeconds / comparison.baseSeconds,
        message: changeMessage(measurement, comparison),
      },
    ];
  });
}

const percent = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(1)} %`;

function changeMessage({ command, timing, control }: Measurement, comparison: Comparison): string {
  const [low, high] = comparison.intervalPercent;
  const amount = Math.abs(comparison.shiftPercent).toFixed(1);
  const size = `${amount} % ${comparison.shiftPercent > 0 ? 'more' : 'less'} ${timing} time`;
  const text = `"${command}" takes ${size} (${percent(low)} to ${percent(high)}), p = ${comparison.p.toPrecision(2)}, ${comparison.test}`;
  if (control) return `${text}; the series was not expected to change this command`;
  const { confoundedBy } = comparison;
  return confoundedBy === undefined
    ? text
    : `${text}; not to be trusted, because the control ${confoundedBy.map((c) => `"${c}"`).join(', ')} moved too`;
}

/** Such a message without its p and test, for places where these stand beside the times. */
export function withoutTest(message: string): string {
  return message.replace(/, p [=<] [^;]*/, '');
}
