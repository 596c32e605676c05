import { describe, expect, it } from 'vitest';
import { parseConsole } from '../../src/console/parse.ts';
import type { Problem } from '../../src/console/problem.ts';
import { CONSEQUENCES, isConsequence } from '../../src/console/secondary.ts';

function problem(body: string, context = 'T1'): Problem {
  const [found] = parseConsole(`[    1.000000][${context.padStart(6)}] ${body}\n`).problems;
  if (found === undefined) throw new Error(`no problem: ${body}`);
  return found;
}

const OOPS = 'BUG: kernel NULL pointer dereference, address: 0000000000000008';
const WARN = 'WARNING: CPU: 1 PID: 1 at fs/box.c:12 box_put+0x1/0x2';
const PANIC = 'Kernel panic - not syncing: The kettle has burst';
const LOCKDEP = 'WARNING: possible circular locking dependency detected';
const KASAN = 'BUG: KASAN: slab-use-after-free in box_get+0x1/0x2';

/** One pair for each row: what came first, what follows from it. */
const PAIRS: Record<string, readonly [string, string]> = {
  'after-panic': [PANIC, WARN],
  'panic-says-why': [WARN, 'Kernel panic - not syncing: kernel: panic_on_warn set ...'],
  'panic-in-same-context': [OOPS, PANIC],
  'lockdep-after-splat': [WARN, LOCKDEP],
  'after-oops': [OOPS, 'BUG: sleeping function called from invalid context at kernel/box.c:3'],
  'reason-of-warn': [LOCKDEP, 'possible reason: unannotated irqs-off.'],
  'fault-after-kasan': [KASAN, OOPS],
};

describe('consequences', () => {
  it.each(CONSEQUENCES.map((row) => [row.name, row] as const))('%s', (name, row) => {
    const [first, then] = (PAIRS[name] ?? ['', '']).map((body) => problem(body));
    if (first === undefined || then === undefined) throw new Error('no pair');
    expect(row.problem(then) && row.earlier(first, then)).toBe(true);
    expect(isConsequence(then, [first])).toBe(true);
    expect(isConsequence(then, [])).toBe(false);
  });

  it.each([
    [LOCKDEP, WARN],
    [WARN, 'INFO: task umount:214 blocked for more than 122 seconds.'],
    ['BUG: sleeping function called from invalid context at kernel/box.c:3', LOCKDEP],
    ['INFO: task umount:214 blocked for more than 122 seconds.', OOPS],
  ])('not after %s: %s', (first, then) => {
    expect(isConsequence(problem(then), [problem(first)])).toBe(false);
  });

  it('the same boot only', () => {
    const banner = '[    0.000000][    T0] Linux version 6.12.0 (a@b) #1\n';
    const report = parseConsole(
      `${banner}[    1.000000][    T1] ${OOPS}\n${banner}[    1.000000][    T1] ${WARN}\n`,
    );
    expect(report.problems.map((found) => [found.boot, found.secondary])).toEqual([
      [0, false],
      [1, false],
    ]);
  });
});
