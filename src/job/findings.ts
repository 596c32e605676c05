import type { Boot } from '../boot/boot.ts';
import { disturbedNotes } from '../boot/disturbed.ts';
import type { ResultDraft } from '../draft.ts';
import { bootFindings } from '../findings/boots.ts';
import { checkFindings, skippedChecks } from '../findings/checks.ts';
import { lockdepNotes, lockdepTrouble } from '../findings/lockdep.ts';
import { boots as countedBoots, counts } from '../findings/rates.ts';
import { oldProblems, splatFindings } from '../findings/splats.ts';
import type { Finding } from '../report/result.ts';
import { compareMeasurements, perfFindings } from '../stats/family.ts';
import { checkRecords, measurements } from '../suite/results.ts';
import type { MachineJob } from './job.ts';

/** What the boots of a job show, base against patched. */
export function jobFindings(job: MachineJob, boots: readonly Boot[], draft: ResultDraft): readonly Finding[] {
  const { machine, suite, commits, changed } = job;
  const logOf = (boot: Boot): string => draft.relative(boot.consoleFile);
  // What a boot shows that was ended from outside is no evidence for either side.
  const counted = boots.filter(counts);
  const old = oldProblems(counted);
  const findings: Finding[] = [
    ...splatFindings(counted, old, changed, logOf, commits.length),
    ...bootFindings(counted, old, logOf, commits.length),
    ...checkFindings(counted, suite, logOf, commits.length),
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
  draft.notes.push(...lockdepNotes(boots).map((note) => `${machine.name}: ${note}`));
  draft.outcomes.push({
    machine: machine.name,
    baseBoots: base.length,
    patchedBoots: patched.length,
    basePassed: base.filter((boot) => boot.complete).length,
    patchedPassed: patched.filter((boot) => boot.complete).length,
    trouble: silent ? (reason ?? 'no boot counts') : (lockdepTrouble(boots) ?? faults[0] ?? ''),
  });
}
