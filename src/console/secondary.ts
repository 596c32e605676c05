import type { Problem, ProblemKind } from './problem.ts';

/** When a problem is a consequence of an earlier one in the same boot. The first row that matches decides. */
interface ConsequenceRow {
  readonly name: string;
  readonly problem: (problem: Problem) => boolean;
  readonly earlier: (earlier: Problem, problem: Problem) => boolean;
  readonly why: string;
}

const isOneOf =
  (...kinds: ProblemKind[]) =>
  (problem: Problem): boolean =>
    kinds.includes(problem.kind);

const FATAL = isOneOf('oops', 'bug', 'panic');
const PANIC_FOLLOWS =
  /not_syncing:(?:panic_on_warn|kernel:panic_on_warn|(?:Oops:)?.*Fatal_exception|hung_task|softlockup|hardlockup|Hard_LOCKUP|RCU_Stall|kernel:panic|Attempted_to_kill|KASAN|KFENCE|UBSAN|Aiee|BUG|Fatal|corrupted_stack|stack-protector)/i;

const ENDS_ANOTHER = /not_syncing:(?:\w+:panic_on_warn|Fatal_exception|hung_task|softlockup|RCU_Stall)/;

/** A panic that never comes without another report, whose end it is. */
export function endsAnother(problem: Problem): boolean {
  return problem.kind === 'panic' && ENDS_ANOTHER.test(problem.id);
}

export const CONSEQUENCES: readonly ConsequenceRow[] = [
  {
    name: 'after-panic',
    problem: () => true,
    earlier: (earlier) => earlier.kind === 'panic',
    why: 'a panicked kernel stops its CPUs in any state: warnings of the stopping are no news',
  },
  {
    name: 'panic-says-why',
    problem: (p) => p.kind === 'panic' && PANIC_FOLLOWS.test(p.id),
    earlier: () => true,
    why: 'panic_on_warn, oops=panic and the like only end the boot',
  },
  {
    name: 'panic-in-same-context',
    problem: isOneOf('panic'),
    earlier: (earlier) => FATAL(earlier) || earlier.kind === 'hang',
    why: 'the kernel died of the oops',
  },
  {
    name: 'lockdep-after-splat',
    problem: isOneOf('lockdep'),
    earlier: isOneOf('oops', 'bug', 'warning', 'kasan', 'panic', 'list-corruption', 'refcount'),
    why: 'printing the splat took console locks in a context where nobody does otherwise',
  },
  {
    name: 'after-oops',
    problem: isOneOf(
      'oops',
      'bug',
      'warning',
      'atomic-sleep',
      'preempt',
      'spinlock',
      'hung-task',
      'rcu-stall',
      'soft-lockup',
      'hard-lockup',
      'workqueue-lockup',
      'bad-page',
      'refcount',
      'kasan',
      'list-corruption',
      'vfs',
      'other',
    ),
    earlier: isOneOf('oops', 'bug'),
    why: 'the killed task left its locks held and its data half changed',
  },
  {
    name: 'reason-of-warn',
    problem: (p) => p.rule === 'unannotated-irqs',
    earlier: isOneOf('lockdep'),
    why: 'it explains the report before it',
  },
  {
    name: 'fault-after-kasan',
    problem: isOneOf('oops', 'bug', 'panic'),
    earlier: (earlier, problem) =>
      ['kasan', 'kfence', 'ubsan'].includes(earlier.kind) && earlier.context === problem.context,
    why: 'the access that the checker reported then went through',
  },
];

/** True when `problem` follows from one of the earlier problems of its boot. */
export function isConsequence(problem: Problem, earlier: readonly Problem[]): boolean {
  return CONSEQUENCES.some(
    (row) => row.problem(problem) && earlier.some((other) => row.earlier(other, problem)),
  );
}
