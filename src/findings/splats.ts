import type { Boot } from '../boot/boot.ts';
import type { Problem, ProblemKind } from '../console/problem.ts';
import { isConsequence } from '../console/secondary.ts';
import { type ChangedCode, touchedCode } from '../console/touched.ts';
import type { SplatFinding } from '../report/result.ts';
import { compareSides } from './rates.ts';

/**
 * Splats of one machine's boots, base against patched. They are compared by id and lock names, never by function:
 * inlining moves functions, a bug stays the same. Consequences of an earlier splat in the same boot are not listed.
 * @param all Boots that count.
 */
export function splatFindings(
  all: readonly Boot[],
  old: OldProblems,
  changed: readonly ChangedCode[],
  logOf: (boot: Boot) => string,
  patchCount: number,
): readonly SplatFinding[] {
  const firsts = new Map<string, { boot: Boot; problem: Problem }>();
  for (const boot of seenOrder(all)) {
    for (const problem of primaryProblems(boot, old)) {
      if (!firsts.has(problem.key)) firsts.set(problem.key, { boot, problem });
    }
  }
  return [...firsts.values()].map(({ boot, problem }) => {
    const has = (other: Boot): boolean => primaryProblems(other, old).some((p) => p.key === problem.key);
    const seen = compareSides(all, has, patchCount);
    return {
      type: 'splat',
      machine: boot.request.machine.name,
      ...(mayBeTheHost(boot, problem, seen) ? { ...seen, change: 'unclear', patchIndex: null } : seen),
      touches: touchedCode(problem, changed),
      kind: problem.kind,
      id: problem.id,
      title: problem.title,
      problem,
      log: logOf(boot),
    };
  });
}

/** Reports of something that took too long, by the guest's clock. */
const STALLS: ReadonlySet<ProblemKind> = new Set([
  'rcu-stall',
  'soft-lockup',
  'hard-lockup',
  'hung-task',
  'workqueue-lockup',
]);

/** A host that stops the guest for a while makes stalls. One boot is no proof; in virtual time there is no host. */
function mayBeTheHost(
  boot: Boot,
  problem: Problem,
  { base, patched }: Pick<SplatFinding, 'base' | 'patched'>,
) {
  return STALLS.has(problem.kind) && boot.request.timing === 'wall' && base.hits === 0 && patched.hits === 1;
}

/** Keys of what base reports too and goes on after. */
export type OldProblems = ReadonlySet<string>;

const BROKEN: ReadonlySet<ProblemKind> = new Set(['oops', 'bug', 'panic']);

export function oldProblems(all: readonly Boot[]): OldProblems {
  return new Set(
    all
      .filter((boot) => boot.request.side === 'base')
      .flatMap((boot) => boot.console.problems)
      .filter((problem) => problem.infrastructure !== true && !BROKEN.has(problem.kind))
      .map((problem) => problem.key),
  );
}

/**
 * Problems of a boot that are its own, not consequences and not limits of the checker. What follows an old problem
 * counts: base has had that one too, and went on without this. A kernel that has crashed is another thing.
 */
export function primaryProblems(boot: Boot, old: OldProblems): readonly Problem[] {
  const { problems } = boot.console;
  return problems.filter((problem, index) => {
    if (problem.infrastructure === true) return false;
    if (!problem.secondary) return true;
    const causes = problems
      .slice(0, index)
      .filter((earlier) => earlier.boot === problem.boot && !old.has(earlier.key));
    return !isConsequence(problem, causes);
  });
}

/** Patched boots first: their evidence is what a reader wants to see. */
function seenOrder(all: readonly Boot[]): readonly Boot[] {
  const sideOrder = (boot: Boot): number => (boot.request.side === 'patched' ? 0 : 1);
  return [...all].sort((a, b) => sideOrder(a) - sideOrder(b) || a.request.index - b.request.index);
}
