import type { Boot } from '../boot/boot.ts';
import type { CheckFinding } from '../report/result.ts';
import type { Suite } from '../suite/suite.ts';
import { compareSides, firstSeen } from './rates.ts';

/** Steps that ended with a non-zero status. Only a difference between base and patched is blamed on the series. */
export function checkFindings(
  all: readonly Boot[],
  suite: Suite,
  logOf: (boot: Boot) => string,
  patchCount: number,
): readonly CheckFinding[] {
  return suite.steps.flatMap((step) => {
    const failed = (boot: Boot): boolean =>
      stepStatus(boot, step.id) !== null && stepStatus(boot, step.id) !== 0;
    const first = firstSeen(all, failed);
    if (first === undefined) return [];
    return [
      {
        type: 'check-failure' as const,
        machine: first.request.machine.name,
        ...compareSides(all, failed, patchCount),
        touches: [],
        suite: suite.name,
        check: step.id,
        message: `${step.title}: ${stepWords(first, step.id)}`,
        log: logOf(first),
      },
    ];
  });
}

/** Exit status of a step in a boot; null when the boot did not get that far. */
export function stepStatus(boot: Boot, step: string): number | null {
  const frame = boot.frames.find((f) => f.type === 'step' && f.name === step);
  return frame === undefined ? null : Number(frame.content.toString('latin1').trim());
}

/** One of the files that a step left, as text; '' when it is not there. */
export function stepOutput(boot: Boot, step: string, name: string): string {
  return (
    boot.frames.find((f) => f.type === 'output' && f.name === `${step}/${name}`)?.content.toString('utf8') ??
    ''
  );
}

/** Why a step failed in a boot, in its own last words; null when it did not fail, or did not run. */
export function stepFailure(boot: Boot, step: string): string | null {
  const status = stepStatus(boot, step);
  return status === null || status === 0 ? null : stepWords(boot, step);
}

function stepWords(boot: Boot, step: string): string {
  const words = stepOutput(boot, step, 'stderr').trim().split('\n').slice(-3).join('; ');
  const status = stepStatus(boot, step);
  if (status === 137) return 'it was killed after its deadline';
  return words === '' ? `it ended with status ${status}` : words;
}
