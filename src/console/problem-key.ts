import { sourceName } from './frames.ts';
import type { Frame, Lock } from './problem.ts';
import type { Rule } from './rules/rule.ts';

/**
 * What two boots are compared by: the id, and the names of the locks. The guilty function is no part of it, for
 * inlining moves it. A fault's header says only an address, so there the place of the fault counts (LKP's
 * `RIP:` ids); a leak's says only a size, so there who leaked; a suspicious RCU usage's nothing, so there where.
 */
export function problemKey(
  rule: Rule,
  id: string,
  evidence: { readonly locks: readonly Lock[]; readonly frames: readonly Frame[]; readonly detail: string },
): string {
  const counted = evidence.locks.filter((lock) => rule.heldLocksMatter === true || lock.role !== 'listed');
  const names = [...new Set(counted.map((lock) => lock.name))].sort();
  const parts = [id];
  if (evidence.detail !== '') parts.push(evidence.detail.replace(/\s+/g, '_'));
  if (names.length > 0) parts.push(names.join(','));
  if (rule.kind === 'oops' || rule.name === 'bug') {
    const ip = evidence.frames.find((frame) => frame.section === 'ip');
    if (ip !== undefined) parts.push(`RIP:${sourceName(ip.symbol)}`);
  }
  return parts.join(' ');
}
