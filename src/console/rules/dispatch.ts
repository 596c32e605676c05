/**
 * A stall shows a random moment of a loop, so the top of its stack differs from report to report. What stays is
 * the work that loops: the function called by the first dispatcher below it. And a hung task is a victim: tasks
 * that wait for the same well-known thing are one bucket.
 */

export interface DispatchRow {
  readonly functions: readonly string[];
  readonly why: string;
}

export const DISPATCHERS: readonly DispatchRow[] = [
  {
    functions: [
      'do_syscall_\\w+',
      'do_(?:fast|int80)_syscall_\\w+',
      '__do_fast_syscall_\\w+',
      'entry_(?:SYSCALL|SYSENTER|INT80)\\w*',
      'system_call\\w*',
      'sysenter_\\w+',
      'tracesys\\w*',
      'ret_fast_syscall',
      '__sys_trace_return',
      'el0_svc\\w*',
      'do_el0_svc',
      'invoke_syscall',
      '__invoke_syscall',
      'x64_sys_call',
      'ia32_sys_call',
      'syscall_common',
      'handle_syscall',
      'cstar_dispatch',
      'do_trap_ecall_u',
    ],
    why: 'system call entry: the call itself is the work',
  },
  {
    functions: [
      '(?:SyS|sys|__(?:x64|ia32|arm64|se|do|s390x?|riscv|powerpc)_(?:compat_)?sys|compat_SyS|compat_sys|__do_compat_sys|ksys)_(?:ioctl|read|write|pread64|pwrite64|readv|writev|connect|sendto|sendmsg|sendmmsg|setsockopt|bind|accept4?|close|fallocate|sendfile64)',
      '_*do_(?:vfs|compat)_ioctl',
      'vfs_ioctl',
      '__do_compat_sys_ioctl',
      'compat_ioctl',
      '__vfs_(?:read|write)',
      'vfs_(?:read|write|readv|writev|iter_read|iter_write|fallocate|copy_file_range)',
      'new_sync_(?:read|write)',
      'do_iter_(?:read|write|readv_writev)\\w*',
      'call_(?:read|write)_iter',
      'do_(?:readv|writev|pwritev|preadv)',
      'do_loop_readv_writev',
      'sock_(?:sendmsg\\w*|recvmsg\\w*|write_iter|read_iter|do_ioctl|ioctl|common_setsockopt)',
      '__sock_sendmsg',
      'sock_sendmsg_nosec',
      '_*sys_(?:sendto|sendmsg|sendmmsg|connect|bind|accept4?|setsockopt)\\w*',
      '___sys_sendm?msg',
      '____sys_sendm?msg',
      'do_sock_setsockopt',
      'splice_\\w+',
      'do_splice\\w*',
    ],
    why: 'one call for every file, device and socket: what it dispatches to is the work',
  },
  {
    functions: [
      'process_one_work',
      'process_scheduled_works',
      'worker_thread',
      'kthread',
      'kthread_worker_fn',
      'ret_from_fork\\w*',
      'kernel_thread\\w*',
      'run_ksoftirqd',
      'smpboot_thread_fn',
      'task_work_run',
      'resume_user_mode_work',
      'exit_to_user(?:mode|_mode)_\\w+',
      'tracehook_\\w+',
      'prepare_exit_to_usermode',
      'syscall_return_slowpath',
      'syscall_exit_to_\\w+',
      'do_notify_resume',
      'cpuhp_thread_fun',
    ],
    why: 'threads and work queues run functions of others',
  },
  {
    functions: [
      'call_timer_fn',
      'expire_timers',
      '__run_timers\\w*',
      'run_timer_(?:base|softirq)',
      '__hrtimer_run_queues',
      '__run_hrtimer',
      'hrtimer_interrupt',
      'hrtimer_run_softirq',
      'local_apic_timer_interrupt',
      'tasklet_(?:action|hi_action)\\w*',
      '__tasklet_\\w*run\\w*',
      '__do_softirq',
      'handle_softirqs\\w*',
      'do_softirq\\w*',
      '__softirqentry_text_start',
      '_*irq_exit\\w*',
      'invoke_softirq',
      'call_softirq',
      'softirq_\\w+',
      'rcu_(?:do_batch|core\\w*|process_callbacks)',
      '__rcu_process_callbacks',
      'net_(?:rx|tx)_action',
      '__napi_poll\\w*',
      'napi_poll',
      'process_backlog',
      '_*netif_receive_skb\\w*',
      'deliver_skb',

      'handle_irq\\w*',
      '__handle_irq\\w*',
      'do_IRQ',
      'handle_(?:edge|level|fasteoi|percpu)\\w*irq',
      'smp_apic_timer_interrupt',
      'apic_timer_interrupt',
      'sysvec_\\w+',
      'asm_sysvec_\\w+',
      'generic_handle_\\w*irq',
    ],
    why: 'interrupts, timers and soft interrupts run callbacks of others',
  },
  {
    functions: [
      'rtnetlink_rcv_msg',
      'nfnetlink_rcv_msg',
      'sock_diag_rcv_msg',
      'nf_(?:setsockopt|getsockopt|sockopt)',
    ],
    why: 'netlink and socket options: one message handler for every subsystem',
  },
  {
    functions: [
      'do_one_initcall',
      'do_initcalls?\\w*',
      'kernel_init\\w*',
      'do_basic_setup',
      'do_exit',
      'do_group_exit',
      'get_signal',
      'exit_mm',
      'mmput',
      '__mmput',
      'task_work_\\w+',
      'do_init_module',
      'load_module',
    ],
    why: 'start and end of tasks and modules call everything',
  },
];

const DISPATCHER = new RegExp(`^(?:${DISPATCHERS.flatMap((row) => row.functions).join('|')})$`);

/** Thin layers over a handler of the same name: the handler, when it is on the stack, says more. */
const WRAPPER = /(?:^|_)compat_(?:\w+_)?ioctl$|^compat_\w+_ioctl$/;

/** True for wrappers that count as dispatchers only when what they call is known. */
export function isWrapper(name: string): boolean {
  return WRAPPER.test(name);
}

/** True for functions that only hand work on to others. */
export function isDispatcher(name: string): boolean {
  return DISPATCHER.test(name);
}

export interface Bucket {
  readonly pattern: RegExp;
  /** The name under which such frames are reported. */
  readonly name: string;
  readonly why: string;
}

/** Well-known things to wait for; found anywhere in a hung task's stack, before any other rule. */
export const HANG_BUCKETS: readonly Bucket[] = [
  {
    pattern: /^synchronize_(?:rcu|srcu|sched|net|rcu_bh|rcu_tasks)\w*$/,
    name: 'synchronize_rcu',
    why: 'a grace period that does not end stops all who wait for one',
  },
  {
    pattern: /^rtnl_lock\w*$/,
    name: 'rtnl_lock',
    why: 'the victim of the same holder may be any network call',
  },
];

/** Frames of a stalled CPU that name the whole class of problem. */
export const STALL_BUCKETS: readonly Bucket[] = [
  {
    pattern: /^smp_call_function\w*$/,
    name: 'smp_call_function',
    why: 'this CPU waits for another one that does not answer',
  },
];
