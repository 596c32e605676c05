import type { Frame, Problem } from './problem.ts';

/**
 * Whether a printed address is where a call returns to. The call itself is one byte earlier: without stepping
 * back, a call at the end of a statement is shown with the next statement's line, or another inlined function.
 */
export function returnsTo(frame: Frame, problem: Pick<Problem, 'kind' | 'rule' | 'frames'>): boolean {
  // Offset 0 is an entry point: nobody returns there.
  if (frame.offset === 0) return false;
  if (frame.role !== 'ip') return !isArmPc(frame, problem);
  // RIP, pc: the instruction itself. WARN prints it in its header as well; KASAN prints the caller of its check.
  if (frame.section === 'lr' || frame.section === 'caller') return true;
  if (frame.section === 'header')
    return ['kasan', 'kmsan', 'kcsan', 'kfence', 'panic'].includes(problem.kind);
  return false;
}

/** arm64 begins a fault's call trace with the pc itself. */
function isArmPc(frame: Frame, problem: Pick<Problem, 'frames'>): boolean {
  const first = problem.frames.find((f) => f.role === 'trace' && f.section.startsWith('call trace'));
  const pc = problem.frames.find((f) => f.section === 'ip');
  return first === frame && pc !== undefined && pc.symbol === frame.symbol && pc.offset === frame.offset;
}
