import { evidence } from './lkp-parts.ts';
import type { Finding } from './result.ts';

/**
 * Evidence for a first screen: the report as the kernel printed it, without register dumps and code bytes where they
 * say nothing. The whole text stays in report.txt and report.html.
 */

/** Reports on rules that were broken, not on a bad address: what was in the registers does not matter. */
const REGISTERS_SAY_NOTHING: ReadonlySet<string> = new Set([
  'lockdep',
  'hung-task',
  'rcu-stall',
  'soft-lockup',
  'hard-lockup',
  'workqueue-lockup',
  'atomic-sleep',
  'preempt',
  'leak',
]);

/** `RAX: ... RBX: ...`, `x29: ...`, `Code: ...`, the flags and control registers; after the time and caller. */
const REGISTERS =
  /^(?:\[[^\]]*\])*\s*(?:(?:ORIG_)?R(?:SP|AX|DX|BP|SI|DI|\d\d|FLAGS):|Code:|[FG]S:|CS:|CR2:|DR\d:|PKRU:|x\d+\s?:|sp :|pstate:)/;
/** Where the registers of the interrupted program begin: user code says nothing about the kernel. */
const USER_CODE = /\bRIP: 0033:/;

export function condensedEvidence(finding: Finding): readonly string[] {
  const lines = evidence(finding);
  if (finding.type !== 'splat') return lines;
  let user = REGISTERS_SAY_NOTHING.has(finding.kind);
  const kept: string[] = [];
  let left = 0;
  const close = () => {
    if (left > 0) kept.push(`... ${left === 1 ? '1 line' : `${left} lines`} of registers and code bytes`);
    left = 0;
  };
  for (const line of lines) {
    if (USER_CODE.test(line)) user = true;
    if (user && REGISTERS.test(line)) {
      left++;
      continue;
    }
    close();
    kept.push(line);
  }
  close();
  return kept;
}
