import { describe, expect, it } from 'vitest';
import { lkpId, REWRITES } from '../../src/console/lkp-id.ts';

const IDS: readonly [string, string][] = [
  ['WARNING: inconsistent lock state', 'WARNING:inconsistent_lock_state'],
  ['[   12.345678][  T214] WARNING: inconsistent lock state', 'WARNING:inconsistent_lock_state'],
  ['<4>[   12.345678] [ BUG: Invalid wait context ]', 'BUG:Invalid_wait_context'],
  ['inconsistent {SOFTIRQ-ON-W} -> {IN-SOFTIRQ-W} usage.', 'inconsistent{SOFTIRQ-ON-W}->{IN-SOFTIRQ-W}usage'],
  ['WARNING: CPU: 0 PID: 1 at mm/page.c:4685 box_alloc.isra.3+0x1/0x2', 'WARNING:at_mm/page.c:#box_alloc'],
  ['WARNING: CPU: 3 UID: 0 PID: 77 at mm/page.c:4690 box_alloc+0x9/0x20', 'WARNING:at_mm/page.c:#box_alloc'],
  [
    'WARNING: [a < 0] fs/box.c:1240 at box_put+0x1a/0x30, CPU#0: kworker/u8:0/10',
    'WARNING:[a<#]fs/box.c:#at_box_put',
  ],
  [
    'WARNING: CPU: 0 PID: 1 at arch/x86/mm/fault.c:10 do_syscall_64+0x1/0x2',
    'WARNING:at_arch/x86/mm/fault.c:#do_syscall_64',
  ],
  [
    'rcu: INFO: rcu_preempt detected expedited stalls on CPUs/tasks: { 1-.... } 26 jiffies s: 100 root: 0x2/.',
    'INFO:rcu_preempt_detected_expedited_stalls_on_CPUs/tasks',
  ],
  [
    'INFO: rcu_sched detected stalls on CPUs/tasks: { P64} (detected by 0, t=2102 jiffies)',
    'INFO:rcu_sched_detected_stalls_on_CPUs/tasks',
  ],
  [
    "rcu: Possible timer handling issue: timer wakeup didn't happen for 210 jiffies! g2345 f0x2",
    "Possible_timer_handling_issue:timer_wakeup_didn't_happen_for#jiffies",
  ],
  ['watchdog: CPU1: Watchdog detected hard LOCKUP on cpu 1', 'Watchdog_detected_hard_LOCKUP_on_cpu'],
  ['RIP: 0010:box_put+0x1/0x2', 'RIP:box_put'],
  ['UBSAN: shift-out-of-bounds in fs/box.c:12:3 again', 'UBSAN:shift-out-of-bounds_in_fs/box.c:#again'],
  ['kernel BUG at drivers/ata/box.c:1220!', 'kernel_BUG_at_drivers/ata/box.c'],
  ['INFO: task a b/c:1 blocked for more than 491 seconds.', 'INFO:task_blocked_for_more_than#seconds'],
  ['watchdog: BUG: soft lockup - CPU#1 stuck for 22s! [umount:123]', 'BUG:soft_lockup-CPU##stuck_for#s'],
  ['rcu: INFO: rcu_preempt self-detected stall on CPU', 'INFO:rcu_preempt_self-detected_stall_on_CPU'],
  [
    'BUG: unable to handle page fault for address: ffffc90000123000',
    'BUG:unable_to_handle_page_fault_for_address',
  ],
  ['BUG: scheduling while atomic: umount/123/0x00000002', 'BUG:scheduling_while_atomic'],
  [
    'BUG: using smp_processor_id() in preemptible [00000000] code: umount/21',
    'BUG:using_smp_processor_id()in_preemptible_code',
  ],
  ['BUG: spinlock bad magic on CPU#1, umount/2021', 'BUG:spinlock_bad_magic_on_CPU'],
  ['BUG: workqueue lockup - pool cpus=0 node=0 flags=0x0 nice=0 stuck for 34s!', 'BUG:workqueue_lockup-pool'],
  ['BUG: workqueue leaked atomic, lock or RCU: kworker/1:1[41]', 'BUG:workqueue_leaked_atomic,lock_or_RCU'],
  ['BUG: Bad page state in process umount  pfn:0123ab', 'BUG:Bad_page_state_in_process'],
  ['WARNING: umount/212 still has locks held!', 'WARNING:still_has_locks_held'],
  ['Oops: general protection fault, maybe: 0000 [#1] SMP', 'Oops:general_protection_fault,maybe'],
  ['BUG kmalloc-64 (Tainted: G    B  ): Poison overwritten', 'BUG_kmalloc-#:Poison_overwritten'],
  ['VFS: Busy inodes after unmount of sda1 (ext4)', 'VFS:Busy_inodes_after_unmount_of_sda#(ext4)'],
  [
    'BUG: Dentry 00000000abcdef12{i=12,n=file}  still in use (1) [unmount of ext4 x',
    'BUG:Dentry_still_in_use(#)[unmount_of_ext4_x',
  ],
  ['umount invoked oom-killer: gfp_mask=0x140cca(X), order=0', 'invoked_oom-killer'],
  ['umount: page allocation failure: order:5, mode:0x40cc0', 'page_allocation_failure'],
  ['Out of memory: Killed process 214 (umount) total-vm:10412kB', 'Out_of_memory:Killed_process'],
  [
    'rcu: rcu_preempt kthread starved for 21000 jiffies! g8817 f0x0',
    'rcu_preempt_kthread_starved_for#jiffies',
  ],
  [
    'BUG: TASK stack guard page was hit at ffffc90000a37ff8 (stack is 1..2)',
    'BUG:TASK_stack_guard_page_was_hit',
  ],
  ['commit 0123456789abcdef at 0x12', 'commit#at'],
];

describe('LKP ids', () => {
  it.each(IDS)('%s', (line, id) => {
    expect(lkpId(line)).toBe(id);
  });

  it.each(REWRITES.map((row) => [row.why, row] as const))(
    'the rewrite "%s" changes one of the lines above',
    (_, row) => {
      const changed = IDS.some(([line]) => {
        let text = line;
        for (const other of REWRITES) {
          const next = text.replace(other.pattern, other.to);
          if (other === row) return next !== text;
          text = next;
        }
        return false;
      });
      expect(changed).toBe(true);
    },
  );

  it('is one word of bounded length for any line', () => {
    expect(lkpId(`WARNING: ${'a b '.repeat(10_000)}`).length).toBeLessThanOrEqual(200);
    expect(lkpId('BUG: a  b\tc')).not.toMatch(/\s/);
  });
});
