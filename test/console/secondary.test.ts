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

it('a panic whose own report is lost has no stack of use', () => {
  const log = (words: string): Buffer =>
    Buffer.from(
      `[    9.000000] Kernel panic - not syncing: ${words}\n[    9.000001] Call Trace:\n` +
        '[    9.000002]  <TASK>\n[    9.000003]  panic+0x1/0x20\n[    9.000004]  foo+0x1/0x20\n[    9.000005]  </TASK>\n',
    );
  const corrupted = (words: string): boolean | undefined => parseConsole(log(words)).problems[0]?.corrupted;
  expect(corrupted('Fatal exception in interrupt')).toBe(true);
  expect(corrupted('hung_task: blocked tasks')).toBe(true);
  expect(corrupted('out of ideas')).toBe(false);
});

it('what a program writes about a report is no report', () => {
  const problems = (line: string) => parseConsole(Buffer.from(`[    1.000000] ${line}\n`)).problems.length;
  expect(problems('test[12]: INFO: task foo:1 blocked for more than 120 seconds.')).toBe(0);
  expect(problems('fuse: WARNING: CPU: 1 PID: 2 at x.c:1 foo+0x1/0x2')).toBe(0);
  expect(problems('text without endWARNING: CPU: 1 PID: 2 at x.c:1 foo+0x1/0x2')).toBe(1);
});

it('a leak is named by the first function that is no allocator', () => {
  const leak = (...names: string[]): string | null | undefined =>
    parseConsole(
      Buffer.from(
        `BUG: memory leak\nunreferenced object 0xffff888104d0e000 (size 320):\n  comm "umount", pid 64, jiffies 4294937300\n  backtrace (crc 0):\n${names.map((name) => `    ${name}+0x10/0x20\n`).join('')}\n`,
      ),
    ).problems[0]?.function;
  expect(leak('kmem_cache_alloc_noprof', 'alloc_vfsmnt', 'clone_mnt', 'copy_tree', 'copy_mnt_ns')).toBe(
    'clone_mnt',
  );
  expect(leak('kmem_cache_alloc_noprof', 'alloc_vfsmnt')).toBe('alloc_vfsmnt');
});

it('a report that is through takes no stack that its CPU shows much later', () => {
  const splat = (at: string): string =>
    [
      'WARNING: inconsistent lock state',
      'inconsistent {SOFTIRQ-ON-W} -> {IN-SOFTIRQ-W} usage.',
      'umount/64 [HC0[0]:SC1[1]:HE1:SE0] takes:',
      'ffffffff81a10610 (mount_lock){+.?.}-{2:2}, at: mntput_no_expire+0x119/0x3f0',
      'stack backtrace:',
      'Call Trace:',
      ' <TASK>',
      ' dump_stack_lvl+0x1/0x2',
      ' mntput_no_expire+0x119/0x3f0',
      ' </TASK>',
    ]
      .map((line) => `[${at}][    C1] ${line}\n`)
      .join('');
  const later = (at: string): string =>
    `[${at}][    C1] NMI backtrace for cpu 1\n[${at}][    C1]  <TASK>\n[${at}][    C1]  late_function+0x1/0x2\n[${at}][    C1]  </TASK>\n`;
  const lines = (log: string): number | undefined => parseConsole(log).problems[0]?.excerpt.length;
  expect(lines(splat('    2.828000') + later('   52.065000'))).toBe(lines(splat('    2.828000')));
});
