import { count } from '../report/figures.ts';
import type { BenchBoot, BenchKernel } from './result.ts';

/** Whether virtual time did repeat, where the same kernel was measured more than once. */
export function repeatNotes(kernels: readonly BenchKernel[], boots: readonly BenchBoot[]): readonly string[] {
  return kernels.flatMap((kernel, index) => {
    const first = kernels.slice(0, index).find((other) => isSame(other, kernel));
    if (first === undefined) return [];
    const pairs = boots.flatMap((boot) => {
      if (boot.kernel !== kernel.label || boot.timing !== 'virtual' || !ended(boot)) return [];
      const other = boots.find(
        (one) =>
          one.kernel === first.label &&
          one.suite === boot.suite &&
          one.timing === 'virtual' &&
          one.seed === boot.seed &&
          ended(one),
      );
      return other === undefined ? [] : [{ boot, other }];
    });
    if (pairs.length === 0) return [];
    const names = `${first.label} and ${kernel.label} are the same kernel`;
    const differing = pairs.filter(
      ({ boot, other }) =>
        boot.consoleSha256 !== other.consoleSha256 || boot.resultsSha256 !== other.resultsSha256,
    );
    return [
      differing.length === 0
        ? `${names}: consoles and results are equal byte for byte in ${count(pairs.length, 'pair')} of boots`
        : `${names}, but ${differing.length} of ${count(pairs.length, 'pair')} of boots differ: virtual time did not repeat`,
    ];
  });
}

/** A boot that was interrupted stopped wherever the host stood. */
function ended({ state }: BenchBoot): boolean {
  return state === 'passed' || state === 'failed';
}

function isSame(a: BenchKernel, b: BenchKernel): boolean {
  return a.key !== '' && a.key === b.key && a.machine === b.machine;
}
