import { describe, expect, test } from 'vitest';
import type { Boot } from '../../src/boot/boot.ts';
import { parseConsole } from '../../src/console/parse.ts';
import { bootFindings } from '../../src/findings/boots.ts';
import { lockdepNotes, lockdepTrouble } from '../../src/findings/lockdep.ts';
import { oldProblems, splatFindings } from '../../src/findings/splats.ts';

/** What boots show together: which splats and failures are the series' own, which are old, and which no one can tell. */

const BANNER = '[    0.000000][    T0] Linux version 6.12.0 (a@b) #1 SMP\n';
const trace = (at: string, caller: string, names: readonly string[]): string =>
  [' <TASK>', ...names.map((name) => ` ${name}+0x10/0x20`), ' </TASK>']
    .map((line) => `[ ${at}][ ${caller}] ${line}\n`)
    .join('');
const warning = (at: string, file: string): string =>
  `[ ${at}][    T1] ------------[ cut here ]------------\n` +
  `[ ${at}][    T1] WARNING: CPU: 0 PID: 1 at ${file}:10 setup_foo+0x1/0x2\n` +
  `[ ${at}][    T1] Call Trace:\n${trace(at, '   T1', ['setup_foo', 'kernel_init'])}` +
  `[ ${at}][    T1] ---[ end trace 0000000000000000 ]---\n`;
const OLD_WARNING = warning('1.000000', 'arch/x86/kernel/foo.c');
const LOCKDEP = [
  '================================',
  'WARNING: inconsistent lock state',
  '6.12.0 #1 Not tainted',
  '--------------------------------',
  'inconsistent {SOFTIRQ-ON-W} -> {IN-SOFTIRQ-W} usage.',
  'umount/64 [HC0[0]:SC1[1]:HE1:SE0] takes:',
  'ffffffff81a10610 (mount_lock){+.?.}-{2:2}, at: mntput_no_expire+0x119/0x3f0',
  'stack backtrace:',
  'Call Trace:',
]
  .map((line) => `[   19.000000][    C1] ${line}\n`)
  .join('')
  .concat(trace('  19.000001', '   C1', ['dump_stack_lvl', 'mntput_no_expire', 'rcu_core']));
const PANIC =
  '[    9.000000][    T1] Kernel panic - not syncing: Attempted to kill init! exitcode=0x0000000b\n';
const STALL =
  '[   60.000000][    C0] rcu: INFO: rcu_preempt self-detected stall on CPU\n' +
  `[   60.000001][    C0] Call Trace:\n${trace('  60.000002', '   C0', ['path_umount', 'do_syscall_64'])}`;
const CHAINS = '[    5.000000][    T1] BUG: MAX_LOCKDEP_CHAINS too low!\n';

interface Shape {
  readonly state?: Boot['state'];
  readonly timing?: 'wall' | 'virtual';
  readonly lockdepActive?: boolean | null;
}

function boot(side: 'base' | 'patched', index: number, log: string, shape: Shape = {}): Boot {
  const state = shape.state ?? 'passed';
  return {
    request: { side, index, machine: { name: 'm' }, timing: shape.timing ?? 'wall' },
    state,
    detail: state,
    complete: state === 'passed' || state === 'failed',
    frames: [],
    console: parseConsole(Buffer.from(BANNER + log)),
    lockdepActive: shape.lockdepActive ?? null,
    consoleFile: `${side}-${index}.log`,
  } as unknown as Boot;
}

function told(all: readonly Boot[]): readonly string[] {
  const old = oldProblems(all);
  const logOf = (one: Boot): string => one.consoleFile;
  return [...splatFindings(all, old, [], logOf, 1), ...bootFindings(all, old, logOf, 1)].map(
    ({ change, id, base, patched }) =>
      `${change} ${id} ${base.hits}/${base.runs} ${patched.hits}/${patched.runs}`,
  );
}
const both = (base: string, patched: string, shape: Shape = {}): readonly Boot[] => [
  boot('base', 1, base),
  boot('base', 2, base),
  boot('patched', 1, patched, shape),
  boot('patched', 2, patched, shape),
];
const WARNS = 'old WARNING:at_arch/x86/kernel/foo.c:#setup_foo 2/2 2/2';

describe('an old warning hides nothing', () => {
  test.each([
    ['hung', 'BUG:kernel_hang_in_boot_stage'],
    ['never-booted', 'BUG:kernel_failed_in_early-boot_stage'],
    ['panicked', 'BUG:kernel_panic_without_a_report'],
    ['reset', 'BUG:kernel_reboot-without-warning_in_test_stage'],
  ] as const)('a patched kernel that is %s', (state, id) => {
    expect(told(both(OLD_WARNING, OLD_WARNING, { state }))).toEqual([WARNS, `new ${id} 0/2 2/2`]);
  });

  test('a panic that says no more than that init died', () => {
    const got = told(both(OLD_WARNING, OLD_WARNING + PANIC, { state: 'panicked' }));
    expect(got).toHaveLength(2);
    expect(got[1]).toMatch(/^new .*not_syncing:Attempted_to_kill_init.* 0\/2 2\/2$/);
  });

  test('a lockdep report of the series, much later', () => {
    expect(told(both(OLD_WARNING, OLD_WARNING + LOCKDEP))).toEqual([
      WARNS,
      'new WARNING:inconsistent_lock_state 0/2 2/2',
    ]);
  });
});

test('what follows a new warning is not told beside it', () => {
  const got = told(both('', warning('19.000000', 'fs/namespace.c') + PANIC, { state: 'panicked' }));
  expect(got).toEqual(['new WARNING:at_fs/namespace.c:#setup_foo 0/2 2/2']);
});

test('a deadlock that both have is one old problem, and no new hang', () => {
  const hangs = (side: 'base' | 'patched', index: number): Boot =>
    boot(side, index, LOCKDEP, { state: 'hung' });
  expect(told([hangs('base', 1), hangs('patched', 1), hangs('patched', 2)])).toEqual([
    'old WARNING:inconsistent_lock_state 1/1 2/2',
  ]);
});

describe('a stall', () => {
  test('in one boot of many may be the host', () => {
    const boots = [...both('', '').slice(0, 3), boot('patched', 2, STALL)];
    expect(told(boots)).toEqual([expect.stringMatching(/^unclear .*stall.* 0\/2 1\/2$/)]);
  });
  test('in every boot is not', () => {
    expect(told(both('', STALL))).toEqual([expect.stringMatching(/^new .*stall.* 0\/2 2\/2$/)]);
  });
  test('in virtual time is no matter of the host', () => {
    const boots = [...both('', '').slice(0, 3), boot('patched', 2, STALL, { timing: 'virtual' })];
    expect(told(boots)).toEqual([expect.stringMatching(/^new /)]);
  });
});

describe('lockdep', () => {
  test('with full tables has nothing to say, and that is trouble', () => {
    const boots = both(CHAINS, CHAINS);
    expect(told(boots)).toEqual([]);
    expect(lockdepTrouble(boots)).toContain('MAX_LOCKDEP_CHAINS');
    expect(lockdepTrouble(both('', ''))).toBeNull();
  });
  test('that an old report switched off is said, with the time', () => {
    const off = (side: 'base' | 'patched', log: string): Boot => boot(side, 1, log, { lockdepActive: false });
    const notes = lockdepNotes([off('base', LOCKDEP), off('patched', LOCKDEP)]);
    expect(notes).toEqual([
      expect.stringMatching(
        /^lockdep was off at the end of 1 of 1 boot of base, since "inconsistent lock state in mntput_no_expire" at 19\.0+ s/,
      ),
      expect.stringContaining('of patched'),
    ]);
    expect(lockdepNotes([off('patched', '')])).toEqual([expect.stringContaining('without a report')]);
    expect(lockdepNotes([boot('base', 1, '', { lockdepActive: true }), off('patched', LOCKDEP)])).toEqual([]);
  });
});
