import type { Boot } from '../boot/boot.ts';
import type { Problem } from '../console/problem.ts';
import { type ChangedCode, touchedCode } from '../console/touched.ts';
import type { SplatFinding } from '../report/result.ts';
import { compareSides } from './rates.ts';

/**
 * Splats of one machine's boots, base against patched. They are compared by id and lock names, never by function:
 * inlining moves functions, a bug stays the same. Consequences of an earlier splat in the same boot are not listed.
 */
export function splatFindings(
  all: readonly Boot[],
  changed: readonly ChangedCode[],
  logOf: (boot: Boot) => string,
  patchCount: number,
): readonly SplatFinding[] {
  const firsts = new Map<string, { boot: Boot; problem: Problem }>();
  for (const boot of seenOrder(all)) {
    for (const problem of primaryProblems(boot)) {
      if (!firsts.has(problem.key)) firsts.set(problem.key, { boot, problem });
    }
  }
  return [...firsts.values()].map(({ boot, problem }) => {
    const has = (other: Boot): boolean => primaryProblems(other).some((p) => p.key === problem.key);
    return {
      type: 'splat',
      machine: boot.request.machine.name,
      ...compareSides(all, has, patchCount),
      touches: touchedCode(problem, changed),
      kind: problem.kind,
      id: problem.id,
      title: problem.title,
      problem,
      log: logOf(boot),
    };
  });
}

/** Problems of a boot that are its own, not consequences and not limits of the checker. */
export function primaryProblems(boot: Boot): readonly Problem[] {
  return boot.console.problems.filter((problem) => !problem.secondary && problem.infrastructure !== true);
}

/** Patched boots first: their evidence is what a reader wants to see. */
function seenOrder(all: readonly Boot[]): readonly Boot[] {
  const sideOrder = (boot: Boot): number => (boot.request.side === 'patched' ? 0 : 1);
  return [...all].sort((a, b) => sideOrder(a) - sideOrder(b) || a.request.index - b.request.index);
}
