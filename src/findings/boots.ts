import type { Boot } from '../boot/boot.ts';
import type { BootFinding } from '../report/result.ts';
import { compareSides, firstSeen } from './rates.ts';
import { type OldProblems, primaryProblems } from './splats.ts';

/** Boots that did not get to their end, and left no splat that would say why. Ids are those of LKP's harness. */

/** LKP's id of a boot that failed; null when it did not. */
function stateId(boot: Boot): string | null {
  switch (boot.state) {
    case 'never-booted':
      return 'BUG:kernel_failed_in_early-boot_stage';
    case 'panicked':
      return 'BUG:kernel_panic_without_a_report';
    case 'reset':
      return 'BUG:kernel_reboot-without-warning_in_test_stage';
    case 'hung':
      return boot.detail.includes('hang in test') || boot.frames.length > 0
        ? 'BUG:kernel_hang_in_test_stage'
        : 'BUG:kernel_hang_in_boot_stage';
    default:
      return null;
  }
}

/**
 * Tells which boots failed without a splat that explains it. A splat that boots survive explains nothing: an old
 * warning must not hide that the patched kernel hangs.
 */
export function failureIds(all: readonly Boot[], old: OldProblems): (boot: Boot) => string | null {
  const survived = new Set(
    all
      .filter((boot) => boot.complete)
      .flatMap((boot) => primaryProblems(boot, old).map((problem) => problem.key)),
  );
  return (boot) =>
    primaryProblems(boot, old).some((problem) => !survived.has(problem.key)) ? null : stateId(boot);
}

/** @param all Boots that count. */
export function bootFindings(
  all: readonly Boot[],
  old: OldProblems,
  logOf: (boot: Boot) => string,
  patchCount: number,
): readonly BootFinding[] {
  const idOf = failureIds(all, old);
  const ids = new Set(all.map(idOf).filter((id) => id !== null));
  return [...ids].map((id) => {
    const has = (boot: Boot): boolean => idOf(boot) === id;
    const first = firstSeen(all, has);
    if (first === undefined) throw new Error(`no boot has ${id}`);
    return {
      type: 'boot-failure',
      machine: first.request.machine.name,
      ...compareSides(all, has, patchCount),
      touches: [],
      id,
      message: first.detail,
      log: logOf(first),
    };
  });
}
