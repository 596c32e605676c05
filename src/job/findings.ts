import type { Boot } from '../boot/boot.ts';
import { disturbedNotes } from '../boot/disturbed.ts';
import type { ResultDraft } from '../draft.ts';
import { bootFindings } from '../findings/boots.ts';
import { checkFindings, skippedChecks } from '../findings/checks.ts';
import { boots as countedBoots } from '../findings/rates.ts';
import { splatFindings } from '../findings/splats.ts';
import type { Finding } from '../report/result.ts';
import { compareMeasurements, perfFindings } from '../stats/family.ts';
import { checkRecords, measurements } from '../suite/results.ts';
import type { MachineJob } from './job.ts';

/** What the boots of a job show, base against patched. */
export function jobFindings(job: MachineJob, boots: readonly Boot[], draft: ResultDraft): readonly Finding[] {
  const { machine, suite, commits, changed } = job;
  const logOf = (boot: Boot): string => draft.relative(boot.consoleFile);
  const findings: Finding[] = [
    ...splatFindings(boots, changed, logOf, commits.length),
    ...bootFindings(boots, logOf, commits.length),
    ...checkFindings(boots, suite, logOf, commits.length),
  ];
  draft.checks.push(...checkRecords(boots, suite));
  draft.notes.push(...skippedChecks(boots, suite));
  const faults: string[] = [];
  if (machine.measures) {
    draft.notes.push(
      ...disturbedNotes(boots, ({ request: { side, index } }) => `${side} ${index}`).map(
        (note) => `${machine.name}: ${note}`,
      ),
    );
    const { measurements: measured, faults: found } = measurements(boots, suite, machine.name);
    faults.push(...found);
    const compared = compareMeasurements(measured);
    draft.notes.push(...faults);
    draft.measurements.push(...compared);
    findings.push(...perfFindings(compared));
  }
  noteOutcome(job, boots, faults, draft);
  return findings;
}

/** Whether this machine said anything at all, for the verdict. */
function noteOutcome(
  { machine }: MachineJob,
  boots: readonly Boot[],
  /** Why a command that ran well has no figure: a run without them must not look like one that found nothing. */
  faults: readonly string[],
  draft: ResultDraft,
): void {
  const base = countedBoots(boots, 'base');
  const patched = countedBoots(boots, 'patched');
  const lost = boots.length - base.length - patched.length;
  if (lost > 0)
    draft.notes.push(`${machine.name}: ${lost} of ${boots.length} boots do not count (infrastructure)`);
  const reason = boots.find((boot) => boot.state === 'infrastructure')?.detail;
  const silent = base.length === 0 || patched.length === 0;
  const lockdepOff = boots.filter(
    (boot) => boot.lockdepActive === false && boot.console.problems.length === 0,
  );
  for (const boot of lockdepOff) {
    const { side, index } = boot.request;
    draft.notes.push(
      `${machine.name}: lockdep was off at the end of ${side} boot ${index}, without a report`,
    );
  }
  draft.outcomes.push({
    machine: machine.name,
    baseBoots: base.length,
    patchedBoots: patched.length,
    basePassed: base.filter((boot) => boot.complete).length,
    trouble: silent ? (reason ?? 'no boot counts') : (faults[0] ?? ''),
  });
}
