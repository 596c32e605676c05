import { describe, expect, it } from 'vitest';
import { isDispatcher, isWrapper } from '../../src/console/rules/dispatch.ts';
import { DISTURBANCES, HARMLESS, isDisturbance, isHarmless } from '../../src/console/rules/harmless.ts';
import { matchHeader, RULES, ruleNamed } from '../../src/console/rules/index.ts';
import { SELF_TESTS } from '../../src/console/rules/selftests.ts';
import { helperClass, isHelper, SKIP_CLASSES } from '../../src/console/rules/skip.ts';

/** One function that each class of helpers is for. */
const HELPERS: Record<string, string> = {
  sanitizers: '__asan_report_load8_noabort',
  'stack-dump': 'dump_stack_lvl',
  'die-and-warn': '__warn',
  lockdep: 'lock_acquire',
  printk: 'vprintk_emit',
  locks: '_raw_spin_lock_irqsave',
  allocation: 'kmem_cache_alloc',
  'counters-and-bits': 'refcount_dec_and_test',
  'memory-and-strings': '_copy_from_user',
  'lists-and-trees': '__list_del_entry_valid',
  'io-accessors': '__raw_readl',
  'deferred-work': 'queue_work_on',
  'scheduling-and-waiting': 'wait_for_completion',
  'driver-core': 'device_add',
  'usb-core': 'usb_submit_urb',
  'network-core': 'unregister_netdevice_many',
  'page-cache': 'folio_unlock',
  'object-lifetime': 'dput',
  'debug-helpers': 'entry_SYSCALL_64_after_hwframe',
};

describe('functions that are never to blame', () => {
  it.each(SKIP_CLASSES.map((row) => [row.name, row] as const))('class %s', (name, row) => {
    expect(helperClass(HELPERS[name] ?? '')?.name).toBe(row.name);
    expect(isHelper(HELPERS[name] ?? '')).toBe(true);
    expect(row.why).not.toBe('');
  });

  it.each([
    'lock_mount_hash',
    'mntput_no_expire',
    'cleanup_mnt',
    'do_umount',
    'namespace_unlock',
    'shrink_dcache_for_umount',
  ])('%s may be to blame', (name) => {
    expect(isHelper(name)).toBe(false);
  });

  it('does not match names of absurd length, and answers at once', () => {
    expect(isHelper('_'.repeat(5000))).toBe(false);
    expect(isHelper(`${'_'.repeat(100)}x`)).toBe(false);
  });
});

describe('dispatchers', () => {
  it.each([
    'do_syscall_64',
    'vfs_ioctl',
    'process_one_work',
    'call_timer_fn',
    'rtnetlink_rcv_msg',
    'do_one_initcall',
  ])('%s', (name) => {
    expect(isDispatcher(name)).toBe(true);
  });
  it('a compat ioctl counts only below what it calls', () => {
    expect(isWrapper('kite_compat_ioctl')).toBe(true);
    expect(isDispatcher('kite_compat_ioctl')).toBe(false);
  });
});

const HARMLESS_LINES = [
  "WARNING: `cat' uses wireless extensions which will stop working",
  'INFO: lockdep is turned off.',
  'INFO: NMI handler (kite_handler) took too long to run: 2.277 msecs',
  'INFO: Stall ended before state dump start',
  'WARNING: the mand mount option has been deprecated and',
  'WARNING: /etc/ssh/moduli does not exist, using fixed modulus',
  "WARNING: fbcon: Driver 'x' missed to adjust virtual screen size",
  'WARNING: kernel not compiled with MITIGATION_SRSO.',
  'WARNING: Unprivileged eBPF is enabled with eIBRS on',
  'WARNING: polling idle and HT enabled, performance may degrade',
  'WARNING: Invalid trigger for IRQ3, assuming level low',
  "WARNING: 'bootconfig' found on the kernel command line but CONFIG_BOOT_CONFIG is not set.",
  'WARNING: Corrupt .orc_unwind table.  Disabling unwinder.',
  "WARNING: Your 'console=ttyO0' has been replaced by 'ttyS0'",
  'WARNING: workqueue cpumask: online intersect > possible intersect',
  'WARNING: stack recursion on stack type 2',
  'BUG: Bad page state: 12 messages suppressed',
  'WARNING: do not use trace_printk here',
  'rcu_preempt kthread starved for 0 jiffies! g1',
  'BUG: sleeping function called from invalid context at lib/selftest.c:3',
];

describe('harmless lines', () => {
  it.each(HARMLESS.map((row) => [row.why, row] as const))('%s', (_, row) => {
    expect(HARMLESS_LINES.some((line) => row.pattern.test(line))).toBe(true);
  });
  it.each(HARMLESS_LINES)('%s', (line) => {
    expect(isHarmless(line)).toBe(true);
  });
  it.each(['WARNING: possible recursive locking detected', 'BUG: Bad page state in process x  pfn:1'])(
    'not: %s',
    (line) => {
      expect(isHarmless(line)).toBe(false);
    },
  );
});

const DISTURBANCE_LINES = [
  'rcu: INFO: Stall ended before state dump start',
  'hrtimer: interrupt took 8123456 ns',
  'perf: interrupt took too long (2503 > 2500)',
  'sched: RT throttling activated',
  'clocksource: Switched to unstable clocksource tsc: unstable',
  "clocksource: timekeeping watchdog on CPU1: Marking clocksource 'tsc' as wd-unstable mark",
  'INFO: NMI handler (kite_handler) took too long to run: 2.277 msecs',
  'workqueue: barn_sweep hogged CPU for >10000us 4 times',
  '** 12 printk messages dropped **',
];

describe('disturbed timings', () => {
  it.each(DISTURBANCES.map((row) => [row.why, row] as const))('%s', (_, row) => {
    expect(DISTURBANCE_LINES.some((line) => row.pattern.test(line))).toBe(true);
  });
  it.each(DISTURBANCE_LINES)('%s', (line) => {
    expect(isDisturbance(line)).toBe(true);
  });
});

describe('kernel self tests', () => {
  const LINES: Record<string, readonly [string, string]> = {
    kunit: ['    # Subtest: kasan', 'ok 7 kasan'],
    lkdtm: ['lkdtm: Performing direct entry BUG', 'lkdtm: FAIL: survived'],
    'rcu-self-test': ['Running RCU self tests', 'NR_IRQS: 4352, nr_irqs: 64, preallocated irqs: 16'],
    'locking-api-testsuite': ['| Locking API testsuite:', 'Good, all 378 testcases passed! |'],
  };
  it.each(SELF_TESTS.map((row) => [row.name, row] as const))('%s', (name, row) => {
    const [begin, end] = LINES[name] ?? ['', ''];
    expect(row.begins.test(begin)).toBe(true);
    expect(row.ends.test(end)).toBe(true);
    expect(row.ends.test(begin)).toBe(false);
  });
});

describe('headers', () => {
  it.each(RULES.filter((rule) => rule.starts.length > 0).map((rule) => [rule.name, rule] as const))(
    '%s begins with what its table row says',
    (_, rule) => {
      expect(rule.starts.every((start) => start.length >= 2)).toBe(true);
    },
  );

  it.each([
    ['Modules linked in: BUG WARNING', null],
    ['xfs: Unknown parameter "BUG: x"', null],
    ['traps: cat[3] general protection fault ip:1 sp:2 error:0', null],
    ['user memory accessgeneral protection fault: 0000 [#1] SMP', 'general-protection'],
    ['box: gone BUG: KASAN: use-after-free in kite_fly+0x1/0x2', 'kasan'],
    ["xfs: Unknown parameter 'Kernel panic - not syncing: x'", null],
    ['  BUG: KASAN: use-after-free in kite_fly+0x1/0x2', 'kasan'],
    ['watchdog: BUG: soft lockup - CPU#1 stuck for 22s! [cat:1]', 'soft-lockup'],
    ['rcu: INFO: rcu_sched detected expedited stalls on CPUs/tasks: { 0-... }', 'rcu-stall'],
    ['INFO: rcu_tasks detected stalls on tasks:', 'rcu-stall'],
    ['[ INFO: possible recursive locking detected ]', 'recursive-locking'],
    ['BUG: held lock freed!', 'held-lock-freed'],
    ['INFO: task cat:12 blocked in I/O wait for more than 120 seconds.', 'hung-task'],
  ])('%s', (body, name) => {
    expect(matchHeader(body)?.rule.name ?? null).toBe(name);
  });

  it('knows its rules by name', () => {
    expect(ruleNamed('kasan').kind).toBe('kasan');
    expect(() => ruleNamed('no such rule')).toThrow('no such rule');
  });
});
