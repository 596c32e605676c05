import type { Boot } from '../boot/boot.ts';
import type { BootFinding } from '../report/result.ts';
import { compareSides, firstSeen } from './rates.ts';
import { primaryProblems } from './splats.ts';

/** Boots that did not get to their end, and left no splat that would say why. Ids are those of LKP's harness. */

/** LKP's id of a boot that failed without a splat; null when it did not. */
export function failureId(boot: Boot): string | null {
  if (primaryProblems(boot).length > 0) return null;
  switch (boot.state) {
    case 'never-booted':
      return 'BUG:kernel_failed_in_early-boot_stage';
    case 'panicked':
      return 'BUG:kernel_panic_without_a_report';
    case 'hung':
      return boot.detail.includes('hang in test') || boot.frames.length > 0
        ? 'BUG:kernel_hang_in_test_stage'
        : 'BUG:kernel_hang_in_boot_stage';
    default:
      return null;
  }
}

export function bootFindings(
  all: readonly Boot[],
  logOf: (boot: Boot) => string,
  patchCount: number,
): readonly BootFinding[] {
  const ids = new Set(all.map(failureId).filter((id) => id !== null));
  return [...ids].map((id) => {
    const has = (boot: Boot): boolean => failureId(boot) === id;
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
