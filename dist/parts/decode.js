import { i as InterruptedError } from "./errors.js";
import { a as runChecked, o as succeeded } from "./process.js";
import { join, posix } from "node:path";
import { tmpdir } from "node:os";
import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";

// src/console/frames.ts
const SYMBOL = String.raw`(?<![\w.$])[A-Za-z_$][\w.$]{0,200}`;
const OFFSET = String.raw`\+0x([0-9a-f]+)\/0x([0-9a-f]+)`;
const ADDRESS$1 = String.raw`\(?\[<(?:0x)?([0-9a-f]{6,16})>\]\)?`;
const MODULE = String.raw`(?: \[([\w-]+)(?: [0-9a-f]+)?\])?`;
const TAIL = String.raw`(?:\s+\((?:unreliable|[A-Z]+)\))?(?:\s+[\w./<>-]+:\d+)?(?:\s+\[inline\])?\s*`;
/** ` ? [<addr>] func+0x1/0x2 [mod]`, with the bracketed stack address of powerpc before it. */
const FRAME = new RegExp(`^\\s*(?:\\[[0-9a-f]{8,16}\\] )?(\\? )?(?:(?:${ADDRESS$1}|\\[\\(ptrval\\)\\]|\\[[0-9a-f]{8,16}\\]|\\(ptrval\\))\\s*)?(\\? )?(?:[0-9a-f]+:)?(${SYMBOL})${OFFSET}${MODULE}${TAIL}$`);
/** ` func file.c:12 [inline]`: what symbolising scripts add for inlined functions. */
const INLINE = new RegExp(`^\\s*(\\? )?(${SYMBOL}) [\\w./-]+:\\d+ \\[inline\\]\\s*$`);
/** ` func file.c:12`: an outermost function of a symbolised stack whose offset was dropped. */
const SYMBOLISED = new RegExp(`^\\s+(\\? )?(${SYMBOL})(?:${OFFSET})? [\\w.-]+\\/[\\w./-]+:\\d+\\s*$`);
/** 32-bit arm: `[<addr>] (func) from [<addr>] (caller+0x1/0x2)`, and without addresses from 5.18 on. */
const ARM = new RegExp(`^\\s*(?:${ADDRESS$1} )?\\(?(${SYMBOL})(?:${OFFSET})?${MODULE}\\)? from (?:${ADDRESS$1}\\s*\\(|${SYMBOL}\\+0x|0x[0-9a-f]+)`);
/** `<IRQ>` and the like, on the line of the next frame until 4.9. */
const STACK_MARK = /^\s*<\/?[A-Z]+>\s*(?=\S)/;
/** Parses a line's body as a stack frame; null when it is none. */
function parseFrame(text) {
	if (text.indexOf("+0x") < 0 && text.indexOf(" from ") < 0 && text.indexOf(":") < 0) return null;
	const body = text.indexOf(">") > 0 ? text.replace(STACK_MARK, "") : text;
	const match = FRAME.exec(body);
	if (match !== null) return {
		symbol: match[4] ?? "",
		offset: Number.parseInt(match[5] ?? "0", 16),
		size: Number.parseInt(match[6] ?? "0", 16),
		module: match[7] ?? null,
		unreliable: match[1] !== void 0 || match[3] !== void 0 || body.includes("(unreliable)"),
		address: match[2] ?? null
	};
	const inline = INLINE.exec(body) ?? SYMBOLISED.exec(body);
	if (inline !== null) return {
		symbol: inline[2] ?? "",
		offset: Number.parseInt(inline[3] ?? "0", 16),
		size: Number.parseInt(inline[4] ?? "0", 16),
		module: null,
		unreliable: inline[1] !== void 0,
		address: null
	};
	const arm = ARM.exec(body);
	if (arm === null) return null;
	return {
		symbol: arm[2] ?? "",
		offset: Number.parseInt(arm[3] ?? "0", 16),
		size: Number.parseInt(arm[4] ?? "0", 16),
		module: arm[5] ?? null,
		unreliable: false,
		address: arm[1] ?? null
	};
}
const EMBEDDED = new RegExp(`(${SYMBOL})${OFFSET}${MODULE}`);
const EMBEDDED_ADDRESS = new RegExp(`${ADDRESS$1}\\s+${SYMBOL}${OFFSET}`);
/** The first `func+0x1/0x2` anywhere in a text: lock lines, `RIP:`, `pc :`, WARN headers. */
function findSymbol(text) {
	if (text.indexOf("+0x") < 0) return null;
	const match = EMBEDDED.exec(text);
	if (match === null) return null;
	return {
		symbol: match[1] ?? "",
		offset: Number.parseInt(match[2] ?? "0", 16),
		size: Number.parseInt(match[3] ?? "0", 16),
		module: match[4] ?? null,
		unreliable: false,
		address: EMBEDDED_ADDRESS.exec(text)?.[1] ?? null
	};
}
const COMPILER_SUFFIX = /[.$].*$/;
/** The name as it stands in the source: compiler suffixes removed. */
function sourceName(symbol) {
	return symbol.replace(COMPILER_SUFFIX, "");
}
const SYSCALL_WRAPPER = /^(?:__(?:x64|ia32|x32|arm64|arm|riscv|powerpc|s390x?|se|do|do_compat|se_compat|ia32_compat|arm64_compat|powerpc_compat)_(?:compat_)?sys|(?:__)?(?:compat_)?sys|SyS)_(?=[a-z0-9_]+$)/;
/** Wrappers of old kernels whose calls are known by the bare name. */
const BARE_SYSCALL = /^(?:compat_SyS|SYSC|C_SYSC)_(?=[a-z0-9_]+$)/;
/** `sys_NAME` for every wrapper of a system call; null for other functions. */
function syscallName(name) {
	if (BARE_SYSCALL.test(name)) return name.replace(BARE_SYSCALL, "");
	const match = SYSCALL_WRAPPER.exec(name);
	return match === null ? null : `sys_${name.slice(match[0].length)}`;
}

// src/console/rules/dispatch.ts
const DISPATCHERS = [
	{
		functions: [
			"do_syscall_\\w+",
			"do_(?:fast|int80)_syscall_\\w+",
			"__do_fast_syscall_\\w+",
			"entry_(?:SYSCALL|SYSENTER|INT80)\\w*",
			"system_call\\w*",
			"sysenter_\\w+",
			"tracesys\\w*",
			"ret_fast_syscall",
			"__sys_trace_return",
			"el0_svc\\w*",
			"do_el0_svc",
			"invoke_syscall",
			"__invoke_syscall",
			"x64_sys_call",
			"ia32_sys_call",
			"syscall_common",
			"handle_syscall",
			"cstar_dispatch",
			"do_trap_ecall_u"
		],
		why: "system call entry: the call itself is the work"
	},
	{
		functions: [
			"(?:SyS|sys|__(?:x64|ia32|arm64|se|do|s390x?|riscv|powerpc)_(?:compat_)?sys|compat_SyS|compat_sys|__do_compat_sys|ksys)_(?:ioctl|read|write|pread64|pwrite64|readv|writev|connect|sendto|sendmsg|sendmmsg|setsockopt|bind|accept4?|close|fallocate|sendfile64)",
			"_*do_(?:vfs|compat)_ioctl",
			"vfs_ioctl",
			"__do_compat_sys_ioctl",
			"compat_ioctl",
			"__vfs_(?:read|write)",
			"vfs_(?:read|write|readv|writev|iter_read|iter_write|fallocate|copy_file_range)",
			"new_sync_(?:read|write)",
			"do_iter_(?:read|write|readv_writev)\\w*",
			"call_(?:read|write)_iter",
			"do_(?:readv|writev|pwritev|preadv)",
			"do_loop_readv_writev",
			"sock_(?:sendmsg\\w*|recvmsg\\w*|write_iter|read_iter|do_ioctl|ioctl|common_setsockopt)",
			"__sock_sendmsg",
			"sock_sendmsg_nosec",
			"_*sys_(?:sendto|sendmsg|sendmmsg|connect|bind|accept4?|setsockopt)\\w*",
			"___sys_sendm?msg",
			"____sys_sendm?msg",
			"do_sock_setsockopt",
			"splice_\\w+",
			"do_splice\\w*"
		],
		why: "one call for every file, device and socket: what it dispatches to is the work"
	},
	{
		functions: [
			"process_one_work",
			"process_scheduled_works",
			"worker_thread",
			"kthread",
			"kthread_worker_fn",
			"ret_from_fork\\w*",
			"kernel_thread\\w*",
			"run_ksoftirqd",
			"smpboot_thread_fn",
			"task_work_run",
			"resume_user_mode_work",
			"exit_to_user(?:mode|_mode)_\\w+",
			"tracehook_\\w+",
			"prepare_exit_to_usermode",
			"syscall_return_slowpath",
			"syscall_exit_to_\\w+",
			"do_notify_resume",
			"cpuhp_thread_fun"
		],
		why: "threads and work queues run functions of others"
	},
	{
		functions: [
			"call_timer_fn",
			"expire_timers",
			"__run_timers\\w*",
			"run_timer_(?:base|softirq)",
			"__hrtimer_run_queues",
			"__run_hrtimer",
			"hrtimer_interrupt",
			"hrtimer_run_softirq",
			"local_apic_timer_interrupt",
			"tasklet_(?:action|hi_action)\\w*",
			"__tasklet_\\w*run\\w*",
			"__do_softirq",
			"handle_softirqs\\w*",
			"do_softirq\\w*",
			"__softirqentry_text_start",
			"_*irq_exit\\w*",
			"invoke_softirq",
			"call_softirq",
			"softirq_\\w+",
			"rcu_(?:do_batch|core\\w*|process_callbacks)",
			"__rcu_process_callbacks",
			"net_(?:rx|tx)_action",
			"__napi_poll\\w*",
			"napi_poll",
			"process_backlog",
			"_*netif_receive_skb\\w*",
			"deliver_skb",
			"handle_irq\\w*",
			"__handle_irq\\w*",
			"do_IRQ",
			"handle_(?:edge|level|fasteoi|percpu)\\w*irq",
			"smp_apic_timer_interrupt",
			"apic_timer_interrupt",
			"sysvec_\\w+",
			"asm_sysvec_\\w+",
			"generic_handle_\\w*irq"
		],
		why: "interrupts, timers and soft interrupts run callbacks of others"
	},
	{
		functions: [
			"rtnetlink_rcv_msg",
			"nfnetlink_rcv_msg",
			"sock_diag_rcv_msg",
			"nf_(?:setsockopt|getsockopt|sockopt)"
		],
		why: "netlink and socket options: one message handler for every subsystem"
	},
	{
		functions: [
			"do_one_initcall",
			"do_initcalls?\\w*",
			"kernel_init\\w*",
			"do_basic_setup",
			"do_exit",
			"do_group_exit",
			"get_signal",
			"exit_mm",
			"mmput",
			"__mmput",
			"task_work_\\w+",
			"do_init_module",
			"load_module"
		],
		why: "start and end of tasks and modules call everything"
	}
];
const DISPATCHER = new RegExp(`^(?:${DISPATCHERS.flatMap((row) => row.functions).join("|")})$`);
/** Thin layers over a handler of the same name: the handler, when it is on the stack, says more. */
const WRAPPER = /(?:^|_)compat_(?:\w+_)?ioctl$|^compat_\w+_ioctl$/;
/** True for wrappers that count as dispatchers only when what they call is known. */
function isWrapper(name) {
	return WRAPPER.test(name);
}
/** True for functions that only hand work on to others. */
function isDispatcher(name) {
	return DISPATCHER.test(name);
}
/** Well-known things to wait for; found anywhere in a hung task's stack, before any other rule. */
const HANG_BUCKETS = [{
	pattern: /^synchronize_(?:rcu|srcu|sched|net|rcu_bh|rcu_tasks)\w*$/,
	name: "synchronize_rcu",
	why: "a grace period that does not end stops all who wait for one"
}, {
	pattern: /^rtnl_lock\w*$/,
	name: "rtnl_lock",
	why: "the victim of the same holder may be any network call"
}];
/** Frames of a stalled CPU that name the whole class of problem. */
const STALL_BUCKETS = [{
	pattern: /^smp_call_function\w*$/,
	name: "smp_call_function",
	why: "this CPU waits for another one that does not answer"
}];

// src/console/rules/skip-class.ts
/** A blank-separated list of patterns, as the tables write them. */
function patterns(text) {
	return text.trim().split(/\s+/);
}

// src/console/rules/skip-cores.ts
/** Parts of the kernel that call, wait or count for everyone. */
const CORES = [
	{
		name: "deferred-work",
		functions: patterns(String.raw`
      _*queue_(?:work|delayed_work|rcu_work|kthread)\w* __queue_\w+ insert_work
      _*flush_(?:work|workqueue|delayed_work|rcu_work|scheduled_work)\w* __flush_\w*work\w*
      start_flush_work _*cancel_(?:work|delayed_work)\w* __cancel_work\w* drain_workqueue
      destroy_workqueue alloc_workqueue\w* mod_delayed_work\w* schedule_(?:work|delayed_work)\w*
      delayed_work_timer_fn work_(?:busy|grab)\w* get_work_pool try_to_grab_pending wq_\w+ pwq_\w+
      touch_w\w+ kthread_(?:queue|flush|cancel|destroy|mod)\w* _*kthread_(?:queue|cancel|flush)_\w+
      irq_work_\w+ __irq_work_\w+ task_work_(?:add|cancel)\w*
      tasklet_(?:schedule|kill|unlock|init|setup)\w* __tasklet_\w+
      _*(?:mod|add|del|try_to_del)_timer\w* __mod_timer timer_(?:delete|shutdown|reduce|is_static)\w*
      _*timer_(?:delete|shutdown)\w* __try_to_del\w* del_singleshot\w* detach_(?:timer|if_pending)
      lock_timer_base internal_add_timer enqueue_timer init_timer\w* do_init_timer
      timer_(?:fixup|init)_\w*
      _*hrtimer_(?:start|cancel|init|try_to_cancel|forward|reprogram|setup|nanosleep)\w*
      __hrtimer_(?!run)\w+ _?_?hrtimer_\w*cancel\w* _*remove_hrtimer enqueue_hrtimer
      debug_(?:object|timer|hrtimer|work|rcu|print_object|check_no_obj|assert_init|activate|deactivate)\w*
      __debug_(?:object|check)\w* lookup_object(?:_or_alloc)? debug_print_object
      _*call_(?:rcu|srcu)\w* init_(?:rcu_head|work|completion)\w* timers?_\w*dead\w* kvfree_call_rcu
      work_(?:fixup|is_static)\w* check_flush_dependency`),
		why: "queueing, cancelling and debugging of timers and work: the object is the caller's"
	},
	{
		name: "scheduling-and-waiting",
		functions: patterns(String.raw`
      kill_fasync\w* send_sig\w* sock_def_\w+ sk_wake_async\w*
      _*schedule(?:_preempt|_timeout|_idle|_hrtimeout|_user|_tail|_rtlock)?\w* __schedule\w*
      _?_?cond_resched\w* __cond_resched\w* dynamic_(?:cond|might)_resched\w* preempt_schedule\w*
      _*wake_up(?!_new_task)\w* __wake_up\w* try_to_wake_up ttwu_\w+
      _*wait_(?:for_(?:completion|common)|event|on_bit|on_var|task|rcu_gp|woken|consider)\w*
      do_wait_(?:for_common|intr)\w* out_of_line_wait\w* bit_wait\w* _*complete(?:_all)?\w* swake_\w+
      __swait_\w+ _*prepare_to_wait\w* _*finish_wait autoremove_wake_function default_wake_function
      pollwake ep_poll_callback rcu_(?:sync|nocb|gp|core|barrier)\w* io_schedule\w* context_switch
      __switch_to\w* switch_to finish_task_switch\w* task_rq_lock __task_rq_lock select_task_rq\w*
      sched_clock\w* pick_next_\w+ resched_\w+ __schedule_bug schedule_debug rwsem_\w+
      rtlock_slowlock\w* set_current_state prepare_to_swait\w* swait_\w+ msleep\w* usleep_range\w*
      might_sleep\w* kthread_(?:stop|park|unpark|should_stop|parkme)\w* __kthread_parkme do_nanosleep
      _*add_wait_queue\w* __wait_\w+ synchronize_\w+ rcu_barrier\w* wait_rcu_gp\w*
      _*kthread_(?:create|bind)\w*`),
		why: "waiting and waking on behalf of the caller"
	},
	{
		name: "driver-core",
		functions: patterns(String.raw`
      add_uevent_var device_for_each_\w+
      (?:tty|hwrng|misc|led|rfkill|power_supply|rtc|spi|nvmem|thermal|i2c)_\w*(?:un)?register\w*
      i2c_(?:del|add)_\w+ __(?:un)?register_client
      device_(?:add|del|register|unregister|create|destroy|release|initial_probe|release_driver\w*|attach|bind|links?|pm|remove|shutdown|driver|initialize|rename|move|unblock)\w*
      __device_(?:attach|release|driver|links)\w* get_device put_device
      driver_(?:probe|register|attach|detach|bound|sysfs|remove)\w* __driver_(?:probe|attach)\w*
      really_probe\w* call_driver_probe bus_(?:add|remove|probe|for_each|rescan|notify|to)\w*
      kobject_\w+ __kobject_\w+ kobj_\w+ kset_\w+ devm_(?!drm|add_action)\w+ devres_\w+ release_nodes
      dpm_\w+ pm_runtime_\w+ __pm_runtime_\w+ rpm_\w+ sysfs_\w+ __sysfs_\w+ internal_create_groups?
      class_(?:dev|find|for)\w* attribute_container_\w+ transport_\w+
      platform_(?:probe|drv_probe|remove|device_add|device_del)\w* cleanup_glue_dir get_device_parent
      cdev_(?:device|del|add)_?\w* component_\w+ bind_store unbind_store drv_attr_store`),
		why: "the driver core calls and is called for every device"
	},
	{
		name: "usb-core",
		functions: patterns(String.raw`

      usb_(?:submit_urb|kill_urb|unlink_urb|poison_urb|unpoison_urb|free_urb|alloc_urb|hcd\w*|start_wait_urb|internal_control_msg|control_msg\w*|bulk_msg|interrupt_msg|probe_interface|unbind_interface|probe_device|generic_driver\w*|choose_configuration|set_configuration|new_device|disconnect|disable_(?:device|interface|endpoint)\w*|hub\w*|ifnum_to_if|get_\w+|put_\w+|string\w*|autopm\w*|autosuspend\w*|reset_\w+|remove_device|deauthorize\w*|giveback\w*)\w*
      __usb_(?:hcd|submit|unanchor|get)\w* hub_(?:event|port|activate|probe)\w* port_event
      generic_probe dummy_timer urb_destroy`),
		why: "the USB core calls drivers and runs their requests"
	},
	{
		name: "network-core",
		functions: patterns(String.raw`
      _*(?:un)?register_netdev(?:ice)?(?:_many|_queue|_many_notify)? rollback_registered\w*
      unregister_netdevice_\w+ netdev_run_todo_\w+`),
		why: "the device list calls and is called for every network device"
	},
	{
		name: "page-cache",
		functions: patterns(String.raw`
      folio_\w+ __folio_\w+ truncate_(?:inode_pages|pagecache|cleanup|folio_batch)\w*
      invalidate_(?:inode_pages|mapping)\w* mark_buffer_dirty\w* _*b(?:relse|forget) touch_buffer
      (?:un)?lock_(?:buffer|page) __lock_(?:buffer|page) do_read_cache_(?:folio|page)
      filemap_(?:read_folio|get_(?:entry|folios?|pages|read_batch)|add_folio|create_folio|update_page)\w*
      __filemap_\w+ find_(?:get|lock)_(?:page|entry|entries)\w*`),
		why: "pages and buffers of every file system"
	},
	{
		name: "object-lifetime",
		functions: patterns(String.raw`
      \w+_dput (?:drop|inc|clear|set)_nlink dput\w* __dput iput\w* __iput

      _*skb_(?:put|push|pull|trim|over_panic|under_panic|panic|tailroom)\w* k?free_skb\w* __kfree_skb\w* napi_consume_skb
       dev_put\w* dev_hold\w* netdev_(?:hold|put)

      inet_(?:sock_destruct|csk_destroy)\w* sk_(?:free|destruct|common_release)\w*
      __sk_(?:free|destruct)\w* `),
		why: "dropping a reference: whoever took or lost one is to blame"
	},
	{
		name: "debug-helpers",
		functions: patterns(String.raw`
      paravirt_\w+ pv_\w+ static_(?:key|branch|call)_\w+ __static_\w+ jump_label_\w+ arch_static_\w+
      current_\w*stack\w* get_current constant_test_bit apic_timer_interrupt retint_\w+
      restore_regs_\w+ ret_(?:fast|slow)_\w+ rcu_(?:dynticks|eqs|irq|user|nmi)\w* context_tracking_\w+
      __context_tracking_\w+ user_(?:enter|exit)\w* __cfi_\w+ __x86_\w+ __kcfi_\w+ __fentry__
      __SCT__\w+ __bpf_trace_\w+ __traceiter_\w+ __cfi_slowpath\w* cfi_\w+ ret_from_fork\w*
      kernel_thread_\w+ entry_(?:SYSCALL|SYSENTER|INT80)\w* syscall_(?:return|exit|trace)_\w*
      do_syscall_\w+ do_(?:fast|int80)_syscall_\w+ __do_fast_syscall_\w+ x64_sys_call ia32_sys_call
      invoke_syscall el0_svc\w* el0t_64_\w+ el0_sync\w* do_el0_svc secondary_startup\w*
      start_secondary irq_(?:enter|exit)\w* __irq_(?:enter|exit)\w* sysvec_\w+ asm_sysvec_\w+
      __sysvec_\w+ asm_common_interrupt common_interrupt call_on_\w*stack asm_call_\w+
      do_softirq_own_stack run_on_irqstack\w* smp_apic_timer_interrupt kernel_thread
      native_(?:save|restore|irq|safe|queued|read|write|smp|wait|load|set|get)_?\w*`),
		why: "entry code and helpers that are compiled into everything"
	}
];

// src/console/rules/skip-primitives.ts
/** Functions that do to an object what their caller asked for. */
const PRIMITIVES = [
	{
		name: "locks",
		functions: patterns(String.raw`
      \w+_(?:read|write)_(?:un)?lock(?:_nested)?
      _*(?:arch_|native_|do_|raw_|queued_|pv_|__pv_)*_*(?:raw_)?(?:spin|read|write)_(?:lock|unlock|trylock|is_locked|lock_irq|lock_bh)\w*
      _*(?:arch_|native_|pv_)*queued?_(?:spin|read|write)_?\w* _?_?raw_\w+_(?:lock|unlock)\w*
      rt_(?:spin|read|write|mutex)_\w* __?rt_(?:mutex|spin|rwlock)_?\w* rtlock_\w+ rtmutex_\w+
      rwbase_\w+ __rwbase_\w+ _*mutex_\w+ __mutex_\w+ _*ww_mutex_\w+ _*rwsem_\w+
      _*(?:down|up)(?:_(?:read|write|interruptible|killable|trylock|timeout|common)\w*)?
      __(?:down|up)\w* downgrade_write\w* call_rwsem_\w+ _*percpu_(?:down|up|rwsem|is)_?\w*
      __percpu_\w+ read_seq\w* __read_seq\w* seqprop_\w+ __seqprop_\w+
      do_(?:raw_)?(?:read|write)_seqcount_\w+ write_seq\w* seqcount_\w+ do_write_seq\w* local_lock\w*
      __local_(?:lock|unlock|bh)\w* _*local_bh_\w+ __local_bh_\w+ _*local_irq_\w+ arch_local_\w+
      bit_spin_\w+ hlist_bl_(?:lock|unlock) get_cpu_\w*ptr\w* sema_\w+ semaphore_\w+
      preempt_(?:schedule|count|disable|enable|latency)\w* __preempt_\w+ osq_\w+ lock_task_sighand
      class_\w+_(?:con|de)structor mcs_\w+ pvqspinlock_\w+ virt_spin_lock
      kvm_(?:kick_cpu|wait_qspinlock) lock_sock(?:_nested|_fast)? _*lock_sock_\w+ release_sock
      sock_lock_init\w* _*spin_\w+ trylock_\w+`),
		why: "lock primitives: the caller chose the lock and the context"
	},
	{
		name: "allocation",
		functions: patterns(String.raw`
      \w+_noprof \w*page_pool_alloc\w*
      _*(?:kmalloc|kzalloc|kcalloc|krealloc|kvmalloc|kvzalloc|kvcalloc|kvrealloc|kmem_cache|kmemdup|kstrdup|kstrndup|kvasprintf|kasprintf|vmemdup|memdup|strndup)\w*
      _*do_kmalloc\w* _*kmalloc_\w+ k[vz]?free\w* kfree\w* vfree\w* _*(?:slab|slub)_\w+ ___?slab_\w+
      __slab_\w+ new_slab\w* allocate_slab\w*
      free_(?:slab|to_partial_list|debug_processing|block|block\w*) discard_slab
      setup_(?:object|slub)\w* init_object check_(?:slab|object|bytes\w*|poison\w*)
      alloc_(?:debug|consistency|slab|single|from)\w* cache_(?:alloc|free|grow|flusharray)\w*
      ___cache_free __cache_free do_(?:slab|kmem)_\w+ memcg_\w+ _*(?:alloc|free)_pages?\w*
      __alloc_pages\w* alloc_pages\w* __get_free_pages?
      get_(?:zeroed_page|free_pages?|page_from_freelist)\w* _*folio_alloc\w* prep_new_page
      post_alloc_hook free_(?:pcp|unref|frozen|the|large|one|hot|pgd)\w*
      __free_(?:one_page|pages|slab)\w* vma_alloc_\w+ _*v[mz]alloc\w* _*vmap\w* __vunmap\w* vunmap\w*
      alloc_vmap\w* pcpu_\w+ alloc_percpu\w* __alloc_percpu\w* free_percpu mempool_\w+
      devm_k?(?:malloc|zalloc|kmalloc|kzalloc|memdup|strdup|calloc)\w* devres_alloc\w*
      __devres_alloc\w* alloc_dr krealloc\w* should_fail\w* fail_\w+ should_failslab __should_\w+
      fault_\w+ dma_(?:alloc|free)_\w+ deactivate_slab_\w+ __kmem\w* _*free_slab\w* rcu_free_slab
      sysfs_slab\w* allocate_\w*slab\w* page_frag_\w+ alloc_(?:unmovable|large|slow)\w* kmalloc_\w+
      mem_cgroup_\w+ __mem_cgroup_\w+ try_charge\w* obj_cgroup\w* __memcg_\w+ warn_alloc\w*
      out_of_memory oom_kill_process shrink_node\w*_direct try_to_free_pages do_try_to_free_pages
      kernfs_iattrs_alloc kernel_init_\w+pages tag_clear_highpage kernel_(?:poison|unpoison|map)_pages
      want_init_on_\w+ check_(?:new_pages?|pcp\w*|free\w*) dma_(?:un)?map_\w+ debug_dma_\w+
      __phys_addr\w* __virt_to_\w+ virt_to_\w+ kern_addr_valid`),
		why: "allocators work for their callers; a bad free or size is the caller's"
	},
	{
		name: "counters-and-bits",
		functions: patterns(String.raw`
      _*(?:arch_|raw_|instrument_|generic_|ll_sc_|lse_)*_*atomic(?:64|_long)?_\w+ instrument_\w+
      _*refcount_\w+ kref_\w+
      _*(?:arch_|generic_|const_|variable_|assign_)*_*(?:set|clear|change|test|test_and_set|test_and_clear|test_and_change)_bit\w*
      _*find_(?:first|next|last|nth)_(?:and_|zero_|clump_)?bit\w* _*(?:READ|WRITE)_ONCE\w*
      __(?:read|write)_once_\w+ read_word_at_a_time cpumask_\w+ _*cmpxchg\w* _*xchg\w* __x?chg_\w+
      percpu_ref_\w+ percpu_counter_\w+ debug_smp_processor_id __this_cpu_preempt_check
      check_preemption_disabled rcuref_\w+ __refcount_\w+ lockref_(?:get|put)\w* sync_\w+_bit fetch_or
      llist_\w+ const_test_bit arch_test_bit folio_(?:get|put|ref|try_get)\w* put_page\w* get_page\w*
      _compound_head page_ref_\w+ put_page_testzero data_race nr_\w+_cpus?
      _*bitmap_(?:set|clear|weight|and|andnot|or|xor|fill|zero|copy|find|equal|empty|full|subset|intersects|parse|print|alloc|free|to|from|cut|gather|shift|complement|release|allocate)\w*
      _*module_(?:get|put) try_module_get`),
		why: "counters, bit operations and their instrumentation"
	},
	{
		name: "memory-and-strings",
		functions: patterns(String.raw`
      \w+_copy_(?:to|from)_user crc\w+
      _*(?:arch_|generic_|__pi_|fortify_)*_*mem(?:cpy|move|set|cmp|chr|chr_inv|scan|zero|copy|parse|set16|set32|set64|cpy_\w+|move_\w+|set_\w+|zero_\w+|cmp_\w+)\w*
      _*str(?:n|r|l|s|case|ncase)?(?:len|cpy|ncpy|lcpy|cat|cmp|chr|str|sep|pbrk|spn|cspn|scpy|dup|nlen|casecmp|ncmp|rchr|lcat|nchr|len_user|ncpy_from_user|nlen_user|replace|im|match\w*)?
      sized_str\w* __real_\w+ skip_spaces
      _*(?:arch_|raw_|generic_|rep_)*_*copy_(?:to|from|in|user|mc|page|highpage|folio|compat)\w*
      __?_?copy_\w*(?:user|iter|mc)\w* copyout\w* copyin\w* _*(?:clear|get|put)_user\w*
      __(?:get|put)_(?:user|unaligned|kernel)\w* rep_(?:movs|stos)\w* get_unaligned\w*
      put_unaligned\w* instrument_copy\w*
      iterate_(?:and_advance|iovec|ubuf|bvec|kvec|all_kinds|xarray|folioq)\w* iov_iter_\w+
      memcpy_(?:to|from)_\w+ csum_(?:and_copy|partial|block)\w* do_csum\w*
      clear_(?:page|highpage|user)\w* fault_in_\w+ kunmap\w* kmap\w* __kmap\w* sort(?:_r)? do_swap
      bcmp crc\w*_(?:le|be|generic|base)\w* clear_huge_page bin2hex\w* hex_\w+ ether_addr_\w+
      is_(?:zero|multicast|valid)_ether_addr _*raw_copy_\w+ ntohl? __swab\w* le\d+_to_cpu\w*
      simple_copy_\w+ match_string parse_option_str __pi_\w+ jhash\w* __jhash\w*
      hash_(?:32|64|ptr|string|name|bytes)\w* full_name_hash siphash\w* __siphash\w* hsiphash\w*
      copy_(?:page|highpage)\w* user_access_\w+ access_ok\w*`),
		why: "copying and comparing what the caller passed"
	},
	{
		name: "lists-and-trees",
		functions: patterns(String.raw`
      _*h?list_\w+ __list_\w+ __hlist_\w+ rb_\w+ __rb_\w+ ____rb_\w+ rbtree_\w+ plist_\w+ klist_\w+
      xa_\w+ xas_\w+ __xa_\w+ xa(?:rray)?_\w+ radix_tree_(?!node_alloc|preload)\w+
      __radix_tree_(?!preload)\w+ idr_\w+ ida_\w+ mas_\w+ mtree_\w+ mab_\w+ rhashtable_\w+
      __rhashtable_\w+ rht_\w+ __rht_\w+ rhltable_\w+ interval_tree_\w+
      sg_(?:init|next|copy|miter|pcopy|alloc_table|free_table|set_page|set_buf)\w* assoc_array_\w+
      kfifo_\w+ __kfifo_\w+ list_(?:lru|sort)_\w+ hash_(?:add|del)\w*
      btree_(?:lookup|insert|remove)\w* llist_\w+ skb_queue_(?:head|tail|walk)_\w* hashtab_\w+
      mt_(?:find|next|prev|validate|free|destroy|slots?|dump|alloc)\w*
      (?:atomic|blocking|raw|srcu)_notifier_\w+ notifier_chain_\w+`),
		why: "generic containers: the elements and the locking are the caller's"
	},
	{
		name: "io-accessors",
		functions: patterns(String.raw`
      _*(?:raw_)?(?:read|write)[bwlq](?:_relaxed)? logic_(?:in|out)s?[bwl] _*(?:in|out)s?[bwl]
      io(?:read|write)(?:8|16|32|64)\w* memcpy_(?:from|to)io`),
		why: "access to a device register: the driver chose the address"
	}
];

// src/console/rules/skip-reporting.ts
/** Functions that find, print or survive the problem. */
const REPORTING = [
	{
		name: "sanitizers",
		functions: patterns(String.raw`
      __(?:asan|hwasan|msan|tsan|kcsan|kmsan|ubsan|kasan)_\w+ kmsan_\w+ kcsan_\w+ ubsan_\w+
      __sanitizer_\w+ write_comp_data check_kcov_mode check_memory_region\w* check_region_inline
      memory_is_(?:poisoned|nonzero)\w* bytes_is_nonzero print_address_description\w* print_report\w*
      end_report report_(?:invalid_)?access\w* describe_\w+ object_err slab_err print_trailer
      kmemleak_\w+ create_object __create_object handle_overflow val_to_string kcov_\w+ set_track\w*
      report_usercopy _*kasan_\w+ _*kfence_\w+ _*(?:hw)?asan_\w+ _*[mt]san_\w+`),
		why: "run-time checkers that found the problem and print it"
	},
	{
		name: "stack-dump",
		functions: patterns(String.raw`
      _*dump_stack\w* dump_backtrace\w* show_(?:stack|regs|trace|backtrace)\w*
      print_(?:stack|trace|cpu|other_cpu)\w* unwind_\w+ __unwind_\w+ walk_stackframe\w*
      arch_stack_walk\w* save_stack\w* __save_stack\w* save_trace stack_trace_\w+ stack_depot_\w+
      depot_\w+ nmi_cpu_backtrace\w* nmi_trigger_\w+ nmi_\w*handler\w* arch_trigger_\w*backtrace\w*
      trigger_\w*backtrace\w* rcu_dump_cpu_stacks sched_show_task dump_cpu_task dump_page\w*
      dump_header spin_dump spin_bug rwlock_bug get_stack_info\w* in_task_stack get_wchan
      return_address trace_dump_stack ftrace_\w+ debug_dma_\w+dump perf_trace_\w+ trace_event_\w+
      trace_call_bpf`),
		why: "printing or recording a stack"
	},
	{
		name: "die-and-warn",
		functions: patterns(String.raw`
      bad_page print_bad_pte __print_bad_pte\w*
      _*panic\w* _*\w+_panic \w*assert_?fail(?:ed|ure)? ref_tracker_\w+ panic vpanic
      check_panic_on_warn nmi_panic\w* oops_\w+ _*die\w* die_\w+ __die_\w+
      _*warn(?:_slowpath\w*|_printk|_slowpath_fmt\w*)? __warn_\w+ warn_(?:bogus|alloc)\w* report_bug
      __report_bug is_valid_bugaddr fixup_(?:bug|exception) handle_bug bug_(?:handler|brk_handler)
      do_error_trap do_trap\w* do_invalid_op invalid_op exc_\w+ asm_exc_\w+
      error_(?:entry|exit|return) error_code page_fault async_page_fault general_protection
      divide_error do_general_protection do_divide_error do_int3 int3 double_fault do_double_fault
      do_page_fault __do_page_fault ___do_page_fault do_user_addr_fault do_kern_addr_fault
      handle_page_fault trace_(?:page_fault|do_page_fault)\w* no_context bad_area\w* __bad_area\w*
      mm_fault_error spurious_\w*fault\w* page_fault_oops show_fault_oops kernelmode_fixup_or_oops
      search_(?:exception_tables|extable) __do_kernel_fault do_kernel_fault do_translation_fault
      do_bad_area do_mem_abort do_alignment_fault do_tag_check_fault do_bad do_sea do_sp_pc_abort
      do_DataAbort do_PrefetchAbort do_undefinstr do_undef\w* __dabt_(?:svc|usr) __pabt_(?:svc|usr)
      __und_(?:svc|usr|svc_finish) arm_notify_die arm64_notify_\w+ do_debug_exception do_el1_\w+
      brk_handler call_break_hook call_undef_hook
      el1_(?:sync|dbg|da|abort|undef|pc|error|bti|brk64|irq|interrupt)\w* el1h?_64_\w+ el1h_\w+
      el0_(?:da|ia|undef|error)\w* bad_el0_sync bad_mode __panic_unhandled panic_bad_stack
      handle_bad_stack __bad_stack handle_stack_overflow __stack_chk_fail program_check\w*
      do_exit_trap reserved_trap\w* rust_begin_unwind rust_helper_BUG
      _R\w*(?:rust_begin_unwind|panicking|panic_fmt|panic_const|option13expect_failed|unwrap_failed)\w*
      abort fortify_panic __fortify_\w+ usercopy_(?:abort|warn)
      check_(?:stack|heap|page|bogus)\w*_?\w*object\w* __check_(?:heap_)?object\w* check_bogus_address
      check_page_span ex_handler_\w+ early_\w*exception\w* do_early_exception do_machine_check
      restore_all\w* ret_from_exception do_bug\w* BUG_func assfail refcount_error_report
      native_irq_return_iret irqentry_(?:enter|exit)\w* common_interrupt_return
      \w+_assert_(?:withdraw|warn|fail|i)\w* _*\w+_abort_transaction \w+_handle_fs_error`),
		why: "the path from the faulting instruction to the report"
	},
	{
		name: "lockdep",
		functions: patterns(String.raw`
      lock_(?:acquire|release|acquired|contended|downgrade|is_held\w*|set_class|sync)\w*
      __lock_(?:acquire|release|acquired|contended|is_held|text_start|pin_lock|set_class)\w*
      mark_(?:lock|usage|held_locks)\w* validate_chain\w*
      check_(?:prev_add|prevs_add|noncircular|deadlock|usage\w*|irq_usage|wait_context|path|redundant|flags|chain_key|lock|lock_\w+|no_locks_freed|prev_\w+|no_collision)
      print_(?:circular|deadlock|usage|irq|bad|lock|shortest|kernel|unlock|freed|held|collision)\w*
      register_lock_class look_up_lock_class assign_lock_key lockdep_\w+ __lockdep_\w+
      debug_(?:check_no_locks|lock|locks|show|mutex|rt_mutex|spin)\w*
      add_(?:lock_to_list|chain_cache|usage)\w* lookup_chain_cache\w* save_trace graph_lock
      find_(?:held_lock|usage\w*|lock_\w+) __bfs\w*
      trace_(?:hardirqs|softirqs|lock|contention|irq_\w+|preempt)_?\w* _?_?trace_hardirqs_\w+
      hlock_\w+ rcu_(?:lock|read_lock|read_unlock|note)\w* rcu_is_watching reacquire_held_locks
      inc_chains verify_lock_unused warn_rlock_\w+ might_(?:alloc|lock|fault|sleep)\w*
      __might_(?:sleep|fault|resched) ___might_sleep __cant_\w+ sched_(?:annotate|core)_\w+
      match_held_lock ww_\w+`),
		why: "the lock validator and its annotations"
	},
	{
		name: "printk",
		functions: patterns(String.raw`
      _*v?printk\w* _?printk\w* __?printk_\w+
      _*(?:dev_(?:printk|warn|err|info|vprintk|notice|crit|alert|emerg)|netdev_(?:printk|warn|err|info))\w*
      __dev_printk __netdev_printk __dynamic_\w+ dev_vprintk_emit v?s?c?n?printf vs?n?c?printf\w*
      v?s[cn]*printf format_decode string(?:_nocheck)? pointer number widen_string hex_dump_to_buffer
      print_hex_dump\w* seq_(?:printf|puts|putc|vprintf|write)\w*
      console_(?:unlock|flush_all|trylock\w*|emit\w*|cpu_notify|init) vprintk_\w+ call_console_drivers
      univ8250_console_write serial8250_console_(?:putchar|write_thread) kmsg_dump\w* log_store
      wake_up_klogd\w* early_printk trace_printk\w* __trace_\w*printk\w* audit_log\w* va_format
      prb_\w+ __prb_\w+ info_print_\w+ msg_print_text ratelimit\w* ___ratelimit legacy_\w*console\w*
      nbcon_\w+ sprintf snprintf scnprintf sscanf vsscanf`),
		why: "printing and formatting"
	}
];

// src/console/rules/skip.ts
/**
* Functions that a stack shows but that are never to blame: they report the problem, or do what their caller
* asked for with what the caller gave them. Rules are classes with a reason; none is for a single report.
*/
const SKIP_CLASSES = [
	...REPORTING,
	...PRIMITIVES,
	...CORES
];
const ALL = new RegExp(`^(?:${SKIP_CLASSES.flatMap((row) => row.functions).join("|")})$`);
const verdicts = /* @__PURE__ */ new Map();
/** Names come from the console: the memory of verdicts is bounded, and so is what is matched. */
const REMEMBERED$1 = 2e4;
const LONGEST_NAME = 128;
/** True when a function (source name) is never to blame. */
function isHelper(name) {
	if (name.length > LONGEST_NAME) return false;
	const known = verdicts.get(name);
	if (known !== void 0) return known;
	const verdict = ALL.test(name);
	if (verdicts.size >= REMEMBERED$1) verdicts.clear();
	verdicts.set(name, verdict);
	return verdict;
}

// src/console/blame.ts
/** Stacks of these sections tell of the past or of others, never who is to blame. */
const HISTORY = /* @__PURE__ */ new Set([
	"allocated",
	"freed",
	"origin",
	"other access",
	"last work",
	"listed",
	"slub track",
	"lr"
]);
/** Places that a report lists for completeness: where interrupts were switched last. */
function isIncidental(frame) {
	return frame.section.startsWith("irq history");
}
/** Finds the guilty function of a report, over the inline chains where frames are decoded. */
function findBlame(rule, frames) {
	for (const source of rule.blame) {
		const found = fromSource(source, frames);
		if (found !== null) return found;
	}
	if (rule.kind === "oops") {
		const at = frames.find((f) => f.section === "ip") ?? frames.find((f) => isMainTrace(f) && !f.unreliable);
		if (at !== void 0) return named({
			name: sourceName(at.symbol),
			frame: at,
			source: at.source.at(-1) ?? null
		});
	}
	return null;
}
function fromSource(source, frames) {
	const inSection = (frame) => source.section === void 0 || frame.section.startsWith(source.section);
	switch (source.from) {
		case "header": return first(frames.filter((f) => f.section === "header").slice(0, 1), source);
		case "ip": return first(frames.filter((f) => f.section === "ip").slice(0, 1), source);
		case "caller": return first(frames.filter((f) => f.section === (source.section ?? "caller")).slice(0, 1), source);
		case "lock": return first(frames.filter((f) => f.role === "lock" && inSection(f) && !isIncidental(f)), source);
		case "registered": return first(frames.filter((f) => f.role === "registered" && inSection(f)), source);
		case "trace":
			if (source.pick === "stall") return fromTraces(source, frames.filter((f) => (isMainTrace(f) || f.section === "ip") && inSection(f)));
			return fromTraces(source, frames.filter((f) => isMainTrace(f) && inSection(f)));
	}
}
/** Frames of call traces, with the instruction pointers that are printed between them. */
function isMainTrace(frame) {
	const section = frame.section.replace(/ #\d+$/, "");
	return frame.role === "trace" ? !HISTORY.has(section) : frame.role === "ip" && section === "call trace";
}
/** Traces in order of printing; the first that yields a function wins. */
function fromTraces(source, frames) {
	const traces = [];
	let section = "";
	for (const frame of frames) {
		const trace = traces.at(-1);
		if (trace !== void 0 && (frame.section === section || section === "ip")) trace.push(frame);
		else traces.push([frame]);
		section = frame.section;
	}
	for (const trace of traces) {
		const found = source.pick === "stall" ? stalled(trace) : source.pick === "hang" ? hung(trace, source) : first(trace, source);
		if (found !== null) return found;
	}
	return null;
}
/** Expands frames to functions, innermost inline level first; `? ` frames never count. */
function expand(frames) {
	return frames.filter((frame) => !frame.unreliable).flatMap((frame) => frame.source.length > 0 ? frame.source.map((source) => ({
		name: sourceName(source.function),
		frame,
		source
	})) : [{
		name: sourceName(frame.symbol),
		frame,
		source: null
	}]);
}
function first(frames, source) {
	for (const candidate of expand(frames)) {
		const { name } = candidate;
		if (source.raw !== true && (isHelper(name) || source.skip?.test(name))) continue;
		return named(candidate);
	}
	return null;
}
function named({ name, frame, source }) {
	const call = syscallName(name);
	return call === null || call === name ? {
		function: name,
		aliases: [],
		frame,
		source
	} : {
		function: call,
		aliases: [name],
		frame,
		source
	};
}
/** A well-known thing that stands for many functions. */
function bucketed(bucket, { name, frame, source }) {
	return {
		function: bucket,
		aliases: name === bucket ? [] : [name],
		frame,
		source
	};
}
/** Sleeping and lock functions by pattern: newer kernels add variants faster than a list follows. */
const WAITING = /sched|_lock|_slowlock|^_*down|rwsem|completion|kthread|wait|synchronize|context_switch|__switch_to|_rcu_barrier|^rcu_barrier|_flush|flush_/;
function hung(trace, source) {
	const candidates = expand(trace);
	for (const candidate of candidates) {
		const bucket = HANG_BUCKETS.find((row) => row.pattern.test(candidate.name));
		if (bucket !== void 0) return bucketed(bucket.name, candidate);
	}
	for (const candidate of candidates) {
		const { name } = candidate;
		if (!WAITING.test(name) && !isHelper(name) && source.skip?.test(name) !== true) return named(candidate);
	}
	return null;
}
/** The timer tick that noticed the stall; what stands below it was interrupted by it. */
const TICK = /^(?:tick_(?:sched|nohz|handle|periodic)\w*|update_process_times|scheduler_tick|sched_tick|rcu_(?:check_callbacks|sched_clock_irq)|watchdog_timer_fn)$/;
const INTERRUPT_ENTRY = /^(?:apic_timer_interrupt|smp_(?:trace_)?apic_timer_interrupt\w*|asm_sysvec_\w+|sysvec_\w+|el1_irq|el1_interrupt|el1h_64_irq\w*|__irq_svc|gic_handle_irq|call_on_irq_stack|do_interrupt_handler|handle_domain_irq|timer_interrupt|do_IRQ|ret_from_intr|common_interrupt)$/;
function stalled(trace) {
	let candidates = expand(trace);
	const tick = candidates.findIndex(({ name }) => TICK.test(name));
	if (tick >= 0) {
		let below = candidates.findIndex(({ name }, i) => i > tick && INTERRUPT_ENTRY.test(name));
		while (below >= 0 && INTERRUPT_ENTRY.test(candidates[below + 1]?.name ?? "")) below += 1;
		if (below >= 0) candidates = candidates.slice(below + 1);
	}
	for (const candidate of candidates) {
		const bucket = STALL_BUCKETS.find((row) => row.pattern.test(candidate.name));
		if (bucket !== void 0) return bucketed(bucket.name, candidate);
	}
	let last = null;
	for (const candidate of candidates) {
		const { name } = candidate;
		if (isDispatcher(name) || last !== null && isWrapper(name)) {
			if (last !== null) return named(last);
			continue;
		}
		if (!isHelper(name)) last = candidate;
	}
	return last === null ? null : named(last);
}

// src/console/rules/harmless.ts
const HARMLESS = [
	{
		pattern: /^WARNING: .* uses wireless extensions/i,
		why: "deprecation note, net/wireless"
	},
	{
		pattern: /^INFO: lockdep is turned off\./,
		why: "a note inside other reports"
	},
	{
		pattern: /^INFO: NMI handler \(.*\) took too long to run/,
		why: "a timing note of a busy host"
	},
	{
		pattern: /^INFO: Stall ended before state dump start/,
		why: "the stall was over before it could be shown"
	},
	{
		pattern: /^WARNING: [tT]he mand mount option /,
		why: "deprecation note, fs/namespace.c"
	},
	{
		pattern: /^WARNING: \/etc\/ssh\/moduli does not exist/,
		why: "sshd through the system log"
	},
	{
		pattern: /^WARNING: (?:fbcon|stifb)\b/,
		why: "screen size note, drivers/video/fbdev"
	},
	{
		pattern: /^WARNING: [Kk]ernel not compiled with /,
		why: "CPU mitigation notes, arch/x86/kernel/cpu/bugs.c"
	},
	{
		pattern: /^WARNING: (?:Unprivileged eBPF is enabled|Spectre|LFENCE mitigation|IBRS mitigation|BTB |ITS mitigation|CPU does not support IBPB|retbleed=|See https?:)/,
		why: "CPU mitigation notes, arch/x86/kernel/cpu/bugs.c"
	},
	{
		pattern: /^WARNING: (?:polling idle and HT|This combination of AMD|BIOS bug:|MP table|SMP operation may)/,
		why: "notes about the CPU or firmware"
	},
	{
		pattern: /^WARNING: (?:Invalid trigger for IRQ|Please fix your firmware|x1-x3 nonzero)/,
		why: "notes about firmware, arm64"
	},
	{
		pattern: /^WARNING: '?bootconfig'? found on the (?:kernel )?command line/,
		why: "a note about the command line, init/main.c"
	},
	{
		pattern: /^WARNING: Bad or missing \.orc_unwind|^WARNING: Corrupt \.orc_unwind/,
		why: "a note about the build"
	},
	{
		pattern: /^WARNING: (?:Your 'console=|Support for .* is experimental|.* is deprecated|.* (?:will|has) be(?:en)? (?:removed|deprecated))/,
		why: "deprecation notes"
	},
	{
		pattern: /^WARNING: workqueue cpumask: online intersect/,
		why: "more CPUs possible than online, as in most virtual machines; kernel/workqueue.c"
	},
	{
		pattern: /^WARNING: stack recursion on stack type/,
		why: "the unwinder gave up; part of another report"
	},
	{
		pattern: /^BUG: Bad page (?:state|map): \d+ messages suppressed/,
		why: "a count, the reports came before"
	},
	{
		pattern: /^WARNING: all dangerous packets|^WARNING: .*(?:memory may be corrupted|trace_printk)/,
		why: "notes of debug facilities"
	},
	{
		pattern: /^rcu_\w+ kthread starved for 0 jiffies/,
		why: "nothing starved"
	},
	{
		pattern: /^BUG: sleeping function called from invalid context at .*selftest/,
		why: "a self test"
	}
];
/** Signs that timings of this boot are disturbed; never a failure. */
const DISTURBANCES = [
	{
		pattern: /^(?:rcu: )?INFO: Stall ended before state dump start/,
		why: "a CPU did not run for many seconds"
	},
	{
		pattern: /^hrtimer: interrupt took \d+ ns/,
		why: "the timer interrupt was late"
	},
	{
		pattern: /^perf: interrupt took too long/,
		why: "sampling was throttled"
	},
	{
		pattern: /^sched: (?:DL replenish|RT throttling activated)/,
		why: "real-time tasks were stopped"
	},
	{
		pattern: /^clocksource: .*(?:unstable|skewed|wd-.*read-back delay)/,
		why: "time itself is not trusted"
	},
	{
		pattern: /^clocksource: timekeeping watchdog on CPU\d+: .*(?:mark|wd-)/,
		why: "time itself is not trusted"
	},
	{
		pattern: /^INFO: NMI handler \(.*\) took too long to run/,
		why: "the host was busy"
	},
	{
		pattern: /: \d+ callbacks suppressed$/,
		why: "a flood of messages"
	},
	{
		pattern: /^workqueue: \S+ hogged CPU for/,
		why: "a work item kept a CPU"
	},
	{
		pattern: /^\*\* \d+ printk messages dropped/,
		why: "the console could not keep up"
	}
];
/** First letters of the rows above: asked for every line of a console. */
const DISTURBANCE_LETTERS = "rIhpscw*";
function isHarmless(body) {
	return HARMLESS.some((row) => row.pattern.test(body));
}
function isDisturbance(body) {
	if (!DISTURBANCE_LETTERS.includes(body.charAt(0)) && !body.endsWith("suppressed")) return false;
	return DISTURBANCES.some((row) => row.pattern.test(body));
}

// src/console/rules/selftests.ts
const SELF_TESTS = [
	{
		name: "kunit",
		begins: /^\s*# Subtest: (?:kasan|kfence|kcsan|kmsan|slub_test|ubsan\w*|fortify|usercopy\w*|stackinit|backtrace\w*|drm_(?:rect|mode)_test)\s*$/,
		ends: /^\s*(?:not )?ok \d+ (?:- )?(?:kasan|kfence|kcsan|kmsan|slub_test|ubsan\w*|fortify|usercopy\w*|stackinit|backtrace\w*|drm_\w+)\b/,
		lines: 2e5,
		why: "KUnit suites of the checkers, lib and mm"
	},
	{
		name: "lkdtm",
		begins: /^lkdtm: Performing direct entry \w+/,
		ends: /^lkdtm: (?!Performing|attempting|trying|calling|Bad|Good|Overwriting|ok:)/,
		lines: 150,
		why: "drivers/misc/lkdtm: a crash that somebody asked for by name"
	},
	{
		name: "rcu-self-test",
		begins: /^Running RCU self tests/,
		ends: /^.*(?:RCU Tasks|NR_IRQS|Dentry cache|rcu: Hierarchical|Console: )/,
		lines: 60,
		why: "kernel/rcu/update.c"
	},
	{
		name: "locking-api-testsuite",
		begins: /^\| Locking API testsuite:/,
		ends: /^(?:Good, all \d+ testcases passed|BUG: +\d+ unexpected failures)/,
		lines: 600,
		why: "lib/locking-selftest.c provokes every lockdep report there is"
	}
];

// src/console/facts.ts
const MAX_DISTURBANCES = 50;
const BANNER = /^Linux version \d/;
const PANIC = /^Kernel panic - not syncing/;
const KERNEL_OFFSET = /^Kernel Offset: 0x([0-9a-f]+) from/;
const LOCKDEP_OFF = /^(?:INFO: lockdep is turned off|Disabling lock debugging due to kernel taint|turning off the locking correctness validator)/;
const LOCKDEP_ON = /^Lock dependency validator: /;
/** How the first lines of self tests begin; see rules/selftests.ts. */
const SELF_TEST_LETTERS = " #lR|";
const SELF_TEST_START = /^(?:\s*# Subtest|lkdtm:|Running RCU|\| Locking)/;
/** What single lines tell of a boot, besides reports. */
var ConsoleFacts = class {
	banners = 0;
	banner = null;
	panicked = false;
	lockdepActive = null;
	kernelOffset = null;
	disturbances = /* @__PURE__ */ new Set();
	/** The kernel stamps its lines, so lines without a stamp are user space's. */
	stamped = false;
	selfTest = null;
	/** Reads a line. Returns whether it is the banner of a kernel that starts. */
	read(line, sequence) {
		if (line.fromKernel) this.stamped = true;
		this.watchSelfTests(line.body, sequence);
		const { body } = line;
		if (this.isForeign(line) && !body.startsWith("** ")) return false;
		if (this.disturbances.size < MAX_DISTURBANCES && isDisturbance(body)) this.disturbances.add(Buffer.from(body.slice(0, 200)).toString());
		return this.readFact(body);
	}
	readFact(body) {
		switch (body.charAt(0)) {
			case "L":
				if (LOCKDEP_ON.test(body)) this.lockdepActive = true;
				if (!BANNER.test(body)) return false;
				this.banners += 1;
				this.banner ??= Buffer.from(body).toString();
				return true;
			case "K": {
				if (PANIC.test(body)) this.panicked = true;
				const offset = KERNEL_OFFSET.exec(body);
				if (offset !== null) this.kernelOffset = BigInt(`0x${offset[1]}`);
				return false;
			}
			case "I":
			case "D":
			case "t":
				if (LOCKDEP_OFF.test(body)) this.lockdepActive = false;
				return false;
			default: return false;
		}
	}
	/** Where the kernel stamps its lines, one without a stamp is user space's. */
	isForeign(line) {
		return this.stamped && !line.fromKernel;
	}
	/** A self test runs whose reports are expected. */
	get inSelfTest() {
		return this.selfTest !== null;
	}
	watchSelfTests(body, sequence) {
		if (this.selfTest !== null) {
			const { test, since } = this.selfTest;
			if (test.ends.test(body) || sequence - since > test.lines) this.selfTest = null;
		} else if (SELF_TEST_LETTERS.includes(body.charAt(0)) && SELF_TEST_START.test(body)) {
			const test = SELF_TESTS.find((row) => row.begins.test(body));
			if (test !== void 0) this.selfTest = {
				test,
				since: sequence
			};
		}
	}
};

// src/console/lines.ts
/** Characters kept of a line; printk cuts records at about 1 KiB, so more is noise or an attack. */
const MAX_LINE_CHARS = 4096;
const ESCAPES = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[@-Z\\^_`a-z0-9=>])?/g;
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
const NEEDS_CLEANING = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
const GLUED_RECORD = /(?:<\d{1,3}>)?\[ *\d+\.\d{6}\]/g;
const LEVEL = /(?:<\d{1,3}>|(?:kern|user|daemon) *:[a-z]+ *: ?)/y;
const WALL_STAMP = /\[[A-Z][a-z]{2} [A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d \d{4}\](?:\s?\[ *([TC]\d+)\])? ?/y;
const SYSLOG = /(?:[A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)) \S+ kernel(?:\[\d+\])?: ?/y;
const CI_STAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /y;
const BLANK = 32;
const OPEN = 91;
const CLOSE = 93;
const isDigit = (code) => code >= 48 && code <= 57;
/**
* Reads `[    1.234567][   T12] ` at a place, by hand: this runs for every line of a console. `end` is behind the
* stamp, the caller and one blank; null when no stamp stands there.
*/
function readStamp(text, start) {
	let at = start + 1;
	while (text.charCodeAt(at) === BLANK) at += 1;
	let whole = 0;
	const first = at;
	for (; isDigit(text.charCodeAt(at)); at++) whole = whole * 10 + text.charCodeAt(at) - 48;
	if (at === first || text.charCodeAt(at) !== 46) return null;
	let micros = 0;
	const point = at;
	for (at += 1; isDigit(text.charCodeAt(at)); at++) micros = micros * 10 + text.charCodeAt(at) - 48;
	if (at !== point + 7 || text.charCodeAt(at) !== CLOSE) return null;
	const caller = readCaller(text, at + 1);
	const end = caller?.end ?? at + 1;
	return {
		end: text.charCodeAt(end) === BLANK ? end + 1 : end,
		seconds: whole + micros / 1e6,
		context: caller?.context ?? ""
	};
}
function readCaller(text, start) {
	let at = text.charCodeAt(start) === BLANK ? start + 1 : start;
	if (text.charCodeAt(at) !== OPEN) return null;
	at += 1;
	while (text.charCodeAt(at) === BLANK) at += 1;
	const letter = text.charCodeAt(at);
	if (letter !== 84 && letter !== 67) return null;
	const from = at;
	at += 1;
	while (isDigit(text.charCodeAt(at))) at += 1;
	return at > from + 1 && text.charCodeAt(at) === CLOSE ? {
		end: at + 1,
		context: text.slice(from, at)
	} : null;
}
/** Takes level, time stamp and caller id off a line's text. */
function takePrefix(text) {
	if (text.charCodeAt(0) === OPEN) {
		const stamp = readStamp(text, 0);
		if (stamp !== null) {
			const { end, seconds, context } = stamp;
			return {
				body: text.slice(end),
				seconds,
				context,
				fromKernel: true
			};
		}
	}
	return takeRarePrefix(text);
}
/** The prefixes of /dev/kmsg readers, system logs, `dmesg -T` and CI services. */
function takeRarePrefix(text) {
	let at = 0;
	const eat = (pattern) => {
		pattern.lastIndex = at;
		const match = pattern.exec(text);
		if (match !== null) at += match[0].length;
		return match;
	};
	const first = text.charCodeAt(0);
	let fromKernel = false;
	if (first !== OPEN) {
		if (isDigit(first)) eat(CI_STAMP);
		if (text.charCodeAt(at) !== OPEN) fromKernel = eat(LEVEL) !== null || eat(SYSLOG) !== null;
	}
	if (text.charCodeAt(at) !== OPEN) return {
		body: text.slice(at),
		seconds: null,
		context: "",
		fromKernel
	};
	const stamp = readStamp(text, at);
	if (stamp !== null) return {
		body: text.slice(stamp.end),
		seconds: stamp.seconds,
		context: stamp.context,
		fromKernel: true
	};
	const wall = eat(WALL_STAMP);
	return {
		body: text.slice(at),
		seconds: null,
		context: wall?.[1] ?? "",
		fromKernel: fromKernel || wall !== null
	};
}
/**
* A copy of a line with strings of its own. Slices of a chunk keep the whole chunk in memory, so what outlives
* the chunk must be copied.
*/
function ownLine(line) {
	const text = Buffer.from(line.text).toString();
	return {
		...line,
		text,
		body: text.slice(text.length - line.body.length)
	};
}
/** Removes escape sequences and control characters other than TAB. */
function cleanText(text) {
	return NEEDS_CLEANING.test(text) ? text.replace(ESCAPES, "").replace(CONTROLS, "") : text;
}
/** Start offsets of the kernel records in a line of text; the first is always 0. */
function recordStarts(text) {
	const starts = [0];
	GLUED_RECORD.lastIndex = 0;
	for (let match = GLUED_RECORD.exec(text); match !== null; match = GLUED_RECORD.exec(text)) {
		const before = text.slice(starts[starts.length - 1], match.index);
		if (match.index > 0 && takePrefix(before).body !== "") starts.push(match.index);
	}
	return starts;
}
/** What a chunk of bytes holds besides plain text. */
function inspect(chunk) {
	let clean = true;
	for (let i = 0; i < chunk.length; i++) {
		const byte = chunk[i] ?? 0;
		if (byte >= 128) return {
			ascii: false,
			clean: false
		};
		if (byte < 32 ? byte !== 10 && byte !== 13 && byte !== 9 : byte === 127) clean = false;
	}
	return {
		ascii: true,
		clean
	};
}
/** Splits a stream of bytes into lines. Holds at most one line of {@link MAX_LINE_CHARS}. */
var LineSplitter = class {
	decoder = new TextDecoder("utf-8");
	/** The decoder holds the beginning of a character whose end is in the next chunk. */
	midCharacter = false;
	rest = "";
	/** No control characters are in the chunk, so its lines need no cleaning. */
	clean = false;
	number = 0;
	emit;
	constructor(emit) {
		this.emit = emit;
	}
	push(chunk, hostMs = null) {
		const text = this.decode(chunk);
		let start = 0;
		for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
			const piece = text.slice(start, end);
			this.physical(this.rest === "" ? piece : this.rest + piece, hostMs, false);
			this.rest = "";
			start = end + 1;
		}
		if (this.rest.length < 4096) this.rest += text.slice(start, start + MAX_LINE_CHARS);
	}
	decode(chunk) {
		const wasClean = this.clean || this.rest === "";
		if (typeof chunk === "string") {
			this.clean = false;
			return chunk;
		}
		const { ascii, clean } = inspect(chunk);
		this.clean = clean && wasClean;
		if (ascii && !this.midCharacter) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString("latin1");
		this.midCharacter = (chunk.at(-1) ?? 0) >= 128;
		return this.decoder.decode(chunk, { stream: true });
	}
	/** Emits what stands after the last newline. Returns whether there was any. */
	end(hostMs = null) {
		this.rest += this.decoder.decode();
		const unfinished = this.rest !== "";
		if (unfinished) this.physical(this.rest, hostMs, true);
		this.rest = "";
		return unfinished;
	}
	physical(raw, hostMs, unfinished) {
		this.number += 1;
		const cut = raw.length > 4096 ? raw.slice(0, MAX_LINE_CHARS) : raw;
		if (cut.indexOf("\r") < 0) {
			this.logical(cut, hostMs, unfinished);
			return;
		}
		for (const part of cut.replace(/\r+$/, "").split(/\r+/)) this.logical(part, hostMs, unfinished);
	}
	logical(raw, hostMs, unfinished) {
		const text = this.clean ? raw : cleanText(raw);
		const prefix = takePrefix(text);
		if (prefix.body.indexOf("[") < 0 && (prefix.fromKernel || text.indexOf("[") < 0)) {
			this.emit({
				number: this.number,
				text,
				...prefix,
				hostMs,
				unfinished
			});
			return;
		}
		const starts = recordStarts(text);
		for (let i = 0; i < starts.length; i++) {
			const record = starts.length === 1 ? text : text.slice(starts[i], starts[i + 1]);
			this.emit({
				number: this.number,
				text: record,
				...takePrefix(record),
				hostMs,
				unfinished
			});
		}
	}
};

// src/console/prelude.ts
/** Lines that are remembered, and how far back a "cut here" may be. */
const REMEMBERED = 12;
const REACH = 6;
const CUT_HERE = /^-+\[ cut here \]-+/;
const BAR$1 = /^={5,}\s*$/;
const END = /^---\[ end/;
/** The last few lines, for what belongs to a report and is printed before its header. */
var Prelude = class {
	lines = [];
	push(line) {
		this.lines.push(line);
		if (this.lines.length > REMEMBERED) this.lines.shift();
	}
	/** Lines just before a header that belong to it: the bar, "cut here", and what a WARN says first. */
	of(header) {
		const same = this.lines.filter((line) => line.context === header.context && line.fromKernel === header.fromKernel);
		for (let i = same.length - 1; i >= 0 && i >= same.length - REACH; i--) {
			const body = same[i]?.body ?? "";
			if (CUT_HERE.test(body) || i === same.length - 1 && BAR$1.test(body)) return same.slice(i);
			if (END.test(body)) return [];
		}
		return [];
	}
	/** The last lines open a report whose header did not come. Lines that a report took, and user space's, do not. */
	promisesReport(isTaken, isForeign) {
		const free = this.lines.filter((line) => !isForeign(line) && !isTaken(line));
		if (free.some((line) => CUT_HERE.test(line.body))) return true;
		return [...new Set(free.map((line) => line.context))].some((context) => {
			const isBar = free.filter((line) => line.context === context).map((line) => BAR$1.test(line.body));
			if (isBar.at(-1) !== true) return false;
			return isBar.at(-2) === true || isBar.filter((bar) => bar).length % 2 === 1;
		});
	}
};

// src/console/secondary.ts
const isOneOf = (...kinds) => (problem) => kinds.includes(problem.kind);
const FATAL = isOneOf("oops", "bug", "panic");
const PANIC_FOLLOWS = /not_syncing:(?:panic_on_warn|kernel:panic_on_warn|(?:Oops:)?.*Fatal_exception|hung_task|softlockup|hardlockup|Hard_LOCKUP|RCU_Stall|kernel:panic|Attempted_to_kill|KASAN|KFENCE|UBSAN|Aiee|BUG|Fatal|corrupted_stack|stack-protector)/i;
const CONSEQUENCES = [
	{
		name: "after-panic",
		problem: () => true,
		earlier: (earlier) => earlier.kind === "panic",
		why: "a panicked kernel stops its CPUs in any state: warnings of the stopping are no news"
	},
	{
		name: "panic-says-why",
		problem: (p) => p.kind === "panic" && PANIC_FOLLOWS.test(p.id),
		earlier: () => true,
		why: "panic_on_warn, oops=panic and the like only end the boot"
	},
	{
		name: "panic-in-same-context",
		problem: isOneOf("panic"),
		earlier: (earlier) => FATAL(earlier) || earlier.kind === "hang",
		why: "the kernel died of the oops"
	},
	{
		name: "lockdep-after-splat",
		problem: isOneOf("lockdep"),
		earlier: isOneOf("oops", "bug", "warning", "kasan", "panic", "list-corruption", "refcount"),
		why: "printing the splat took console locks in a context where nobody does otherwise"
	},
	{
		name: "after-oops",
		problem: isOneOf("oops", "bug", "warning", "atomic-sleep", "preempt", "spinlock", "hung-task", "rcu-stall", "soft-lockup", "hard-lockup", "workqueue-lockup", "bad-page", "refcount", "kasan", "list-corruption", "vfs", "other"),
		earlier: isOneOf("oops", "bug"),
		why: "the killed task left its locks held and its data half changed"
	},
	{
		name: "reason-of-warn",
		problem: (p) => p.rule === "unannotated-irqs",
		earlier: isOneOf("lockdep"),
		why: "it explains the report before it"
	},
	{
		name: "fault-after-kasan",
		problem: isOneOf("oops", "bug", "panic"),
		earlier: (earlier, problem) => [
			"kasan",
			"kfence",
			"ubsan"
		].includes(earlier.kind) && earlier.context === problem.context,
		why: "the access that the checker reported then went through"
	}
];
/** True when `problem` follows from one of the earlier problems of its boot. */
function isConsequence(problem, earlier) {
	return CONSEQUENCES.some((row) => row.problem(problem) && earlier.some((other) => row.earlier(other, problem)));
}

// src/console/problem-list.ts
/** Bounds of memory on a console that never ends. */
const MAX_PROBLEMS = 400;
const MAX_WEIGHT = 24e6;
/** Rough bytes of one frame or lock. */
const FRAME_WEIGHT = 250;
/** Finished problems; the same one again in a boot only counts. */
var ProblemList = class {
	/** Problems that were counted and not kept. */
	dropped = 0;
	problems = [];
	seen = /* @__PURE__ */ new Map();
	weight = 0;
	add(problem) {
		const at = this.seen.get(problem.key);
		const known = at === void 0 ? void 0 : this.problems[at];
		if (at !== void 0 && known !== void 0) {
			this.problems[at] = {
				...known,
				count: known.count + 1
			};
			return;
		}
		if (this.problems.length >= MAX_PROBLEMS || this.weight > MAX_WEIGHT) {
			this.dropped += 1;
			return;
		}
		this.weight += problem.frames.length * FRAME_WEIGHT;
		for (const line of problem.excerpt) this.weight += line.length;
		this.seen.set(problem.key, this.problems.length);
		this.problems.push(problem);
	}
	/** Another boot begins: what it shows again is a problem of its own. */
	startBoot() {
		this.seen.clear();
	}
	/** Problems in order of their first lines, with those that are not finished; consequences are marked. */
	sorted(unfinished = []) {
		const sorted = [...this.problems, ...unfinished].sort((a, b) => a.line - b.line);
		return sorted.map((problem, i) => {
			const earlier = sorted.slice(0, i).filter((other) => other.boot === problem.boot);
			return isConsequence(problem, earlier) ? {
				...problem,
				secondary: true
			} : problem;
		});
	}
};

// src/console/locks.ts
/**
* Lock descriptors of lockdep: `ADDR (NAME#version/subclass){USAGE}-{outer:inner}, at: SYMBOL`, from
* print_lock_name() and print_lock() in kernel/locking/lockdep.c. Old kernels leave out address and wait types.
*/
const DESCRIPTOR = /(?:^|[\s:])(?:([0-9a-f]{8,16})\s+)?\((.+?)\)\{([^}]{0,16})\}/;
/** `is trying to release lock (NAME) at:`: the one place without usage letters. */
const BARE = /\block \((.+?)\) at:/;
/** A lock's class name: instance version and subclass removed, so that it is the same in every boot. */
function lockClass(name) {
	return name.replace(/\/\d+$/, "").replace(/#\d+$/, "");
}
/** The lock that a line describes; null when it describes none. */
function parseLock(body) {
	if (body.indexOf("(") < 0) return null;
	const match = DESCRIPTOR.exec(body);
	if (match !== null) return {
		name: lockClass(match[2] ?? ""),
		usage: match[3] ?? "",
		address: match[1] ?? null
	};
	const bare = BARE.exec(body);
	return bare === null ? null : {
		name: lockClass(bare[1] ?? ""),
		usage: "",
		address: null
	};
}

// src/console/sections.ts
const SECTIONS = [
	{
		name: "cpu",
		pattern: /^(?:NMI backtrace for cpu \d+|CPU: \d+ )/,
		role: "trace",
		promisesStack: false,
		why: "the next processor of a dump: its RIP comes before its trace"
	},
	{
		name: "call trace",
		pattern: /^\s*Call [Tt]race:?|Call [Tt]race:\s*$|^\s*Backtrace:/,
		role: "trace",
		promisesStack: true,
		why: "show_stack"
	},
	{
		name: "stack backtrace",
		pattern: /^stack backtrace:/,
		role: "trace",
		promisesStack: false,
		why: "lockdep, before its dump_stack"
	},
	{
		name: "backtrace",
		pattern: /^\s*backtrace(?: \(crc [0-9a-f]+\))?:/,
		role: "trace",
		promisesStack: true,
		why: "kmemleak"
	},
	{
		name: "allocated",
		pattern: /^(?:Allocated(?: by task .*)?:|allocated by task )/,
		role: "trace",
		promisesStack: true,
		why: "KASAN, KFENCE"
	},
	{
		name: "freed",
		pattern: /^(?:Freed(?: by task .*)?:|freed by task )/,
		role: "trace",
		promisesStack: true,
		why: "KASAN, KFENCE"
	},
	{
		name: "slub track",
		pattern: /^(?:INFO: )?(?:Allocated|Freed) in \S+ age=/,
		role: "trace",
		promisesStack: false,
		why: "SLUB"
	},
	{
		name: "origin",
		pattern: /^(?:Uninit was (?:stored|created)|Local variable|Bytes? \d+)/,
		role: "trace",
		promisesStack: false,
		why: "KMSAN"
	},
	{
		name: "other access",
		pattern: /^(?:(?:read|write|race at unknown origin).* (?:by|of|to) .*(?:task|interrupt|on cpu))/,
		role: "trace",
		promisesStack: false,
		why: "KCSAN"
	},
	{
		name: "last work",
		pattern: /^(?:Last|Second to last) potentially related work creation/,
		role: "trace",
		promisesStack: false,
		why: "KASAN generic"
	},
	{
		name: "wanted",
		pattern: /(?:is trying to (?:acquire|lock|release|contend)(?: lock)?\b|just changed the state of lock:|\] takes:)/,
		role: "lock",
		promisesStack: false,
		why: "lockdep: the lock that the report is about"
	},
	{
		name: "held",
		pattern: /^but (?:task|this task|now) is (?:already|not) holding|^but task is already holding|^and this task is already holding/,
		role: "lock",
		promisesStack: false,
		why: "lockdep: the other lock"
	},
	{
		name: "other",
		pattern: /^(?:but this lock (?:took another|was taken by another)|to a \S+-irq-unsafe lock:|and interrupts could create)/,
		role: "lock",
		promisesStack: false,
		why: "lockdep: the lock at the other end"
	},
	{
		name: "chain",
		pattern: /^-> #\d+ /,
		role: "registered",
		promisesStack: false,
		why: "lockdep: one link of a dependency chain"
	},
	{
		name: "became",
		pattern: /\bwhich became .* at:/,
		role: "registered",
		promisesStack: false,
		why: "lockdep: how a class got its state"
	},
	{
		name: "registered",
		pattern: /^\{[\w-]+\} state was registered at:/,
		role: "registered",
		promisesStack: false,
		why: "lockdep: how a class got its state"
	},
	{
		name: "key",
		pattern: /^\s*\.\.\. key\s+at:|^ \.\.\. acquired at:|^\s*-?> ?\(|^the .*'s lock dependencies|^the shortest dependencies/,
		role: "registered",
		promisesStack: false,
		why: "lockdep: usage of the classes of a dependency"
	},
	{
		name: "listed",
		pattern: /^(?:\d+ locks? held by |no locks held by |Showing all locks held)/,
		role: "lock",
		promisesStack: false,
		why: "lockdep: what the task holds"
	},
	{
		name: "irq history",
		pattern: /^irq event stamp: /,
		role: "lock",
		promisesStack: false,
		why: "print_irqtrace_events: where interrupts were switched last, guilty of nothing"
	},
	{
		name: "last-function",
		pattern: /^\s*last function: /,
		role: "ip",
		promisesStack: false,
		why: "process_one_work"
	},
	{
		name: "caller",
		pattern: /^caller is /,
		role: "ip",
		promisesStack: false,
		why: "check_preemption_disabled"
	}
];
/** The section that a line opens; null for all other lines. */
function sectionOf(body) {
	for (const row of SECTIONS) if (row.pattern.test(body)) return row;
	return null;
}
/** Where the processor was: x86 RIP/EIP/IP, arm and arm64 pc, powerpc NIP, riscv epc. `lr` is a return address. */
const INSTRUCTION$1 = /^\s*(?:RIP: [0-9a-f]{4}:|RIP: |EIP: |EIP is at |IP: |PC is at |pc : |NIP |epc : |Fixed up RIP|\[<[0-9a-f]+>\] \(?PC is at )/;
const LINK_REGISTER = /^\s*(?:lr : |LR is at |LR \[)/;
/** Lines that reports consist of besides frames; everything else inside a report may be someone else's. */
const REPORT_TEXT = new RegExp(`^(?:${[
	"\\s*$",
	"\\s*</?[A-Z]+>\\s*$",
	"(?:CPU|COMM|Comm|PID): ",
	"Hardware name:|Tainted:|Modules linked in:|last unloaded:|Workqueue:|Process |Stopper:|task:|Dumping ftrace|Kernel Offset|Rebooting in",
	"\\s+\\(ftrace buffer empty\\)",
	"[RE]?[A-Z][A-Z0-9]{1,8}: ?[0-9a-fx]",
	"[rx]\\d+ *: |(?:sp|pc|lr|fp|ip|pstate|psr|s\\d|a\\d|t\\d|ra|gp|tp) *: ",
	"RSP: |Code: |CS: |FS: |CR2: |DR[0-7]: |PKRU: |GS: |ORIG_RAX|EFLAGS",
	"#PF: |PGD |\\[[0-9a-f]{8,16}\\] [*\\w]|pgd = |Mem abort info|Data abort info|  [A-Z]+ = |user pgtable|swapper pgtable|Internal error|Oops|Exception stack|Stack: ?|Flags: |Control: ",
	"[0-9a-f]{4}: [ 0-9a-f]{20,}",
	"\\s*[0-9a-f]{8,16}(?: [0-9a-f]{8,16})+",
	"---\\[ |-{5}|={5}",
	"irq event stamp|(?:hard|soft)irqs last",
	"other info that|\\s*Possible |(?:Chain|Hash chain) |\\s*CPU0|\\s*-{4}|\\s*(?:rlock|lock|sync|local_irq)[\\w_]*\\(|\\s*<Interrupt>|\\s*<?lock|\\s*\\*\\*\\* DEADLOCK|\\s*May be due",
	"which lock already|the existing dependency|which would create|the dependencies between|and interrupts could|inconsistent \\{|but there are no|there are no more|turning off the locking|The code is fine|you didn.t init|the code is fine|rcu_scheduler_active|context-\\{|no locks held|\\d+ locks? held|\\s*#\\d+: |\\s*\\(.*\\)\\{|\\s+\\.\\.\\. |\\s*-> |\\s*\\}|\\s+(?:HARDIRQ|SOFTIRQ|IN-|INITIAL|LOCKED)",
	"(?:Read|Write) of size|The buggy address|Memory state|Allocated|Freed|Last potentially|Second to last|[ >]?[0-9a-f]{8,16}: |\\s+\\^|page:|page_|flags: |raw: |head: |page dumped|Object |Redzone |Padding |Slab |INFO: |FIX |kfence-|allocated by|freed by|Local variable|Uninit was|Bytes? \\d|read(?:-write)? to|write to|value changed|Reported by|This frame has|located in stack|buggy",
	"in_atomic\\(\\)|preempt_count|preempt_offset|INFO: lockdep is|Preemption disabled at|RCU nest depth|caller is|\\s*last function|signed integer|index |shift exponent|load of value|member access|Not tainted|\\s+(?:Not t|T)ainted|\\s*\"echo 0|task |Sending NMI|NMI backtrace|rcu:|\\t\\(|\\s+\\d+-|\\(detected by|\\s+\\(t=|Showing |Mem-Info|pool |workqueue |\\s+pwq |\\s+(?:pending|in-flight|delayed|inactive)",
	"comm |\\s+comm \"|\\s+hex dump|\\s+[0-9a-f]{2} [0-9a-f]{2}|\\s+\\[<|\\s*backtrace|note: |Call |stack |\\*\\* |end of "
].join("|")})`);

// src/console/title.ts
/** Numbers and addresses of a free text become words, so that equal problems have equal titles. */
function generalise(text) {
	return text.replace(/\b(?:0x)?[0-9a-f]{8,16}\b/g, "ADDR").replace(/\b0x[0-9a-f]+\b/g, "ADDR").replace(/(?<![\w])\d+(?![\w])/g, "NUM").trim().slice(0, 150);
}
/** Fills a title pattern. Without a function, " in {fn}" is left out. */
function fillTitle(pattern, groups, fn) {
	return (fn === null ? pattern.replace(/(?: in)? ?\{fn\}/, "") : pattern.replace("{fn}", fn)).replace(/\{(\w+)\}/g, (_, name) => generalise(groups[name] ?? "")).replace(/ {2,}/g, " ").replace(/[: ]+$/, "");
}
/** Title and alternative titles of a report. */
function titles(rule, groups, blame) {
	const fn = blame?.function ?? null;
	const title = fillTitle(rule.title, groups, fn);
	const patterns = [rule.title, ...rule.alternatives ?? []];
	const names = blame === null ? [] : [blame.function, ...blame.aliases];
	const all = patterns.flatMap((pattern) => pattern.includes("{fn}") ? names.map((name) => fillTitle(pattern, groups, name)) : []);
	return {
		title,
		alternatives: [...new Set(all)].filter((other) => other !== title)
	};
}
const ACCESS = /^(?<access>Read|Write)(?: of size|s? at)/i;
/** Groups that lines after the header add to a title: whether KASAN saw a read or a write. */
function detailsOf(body) {
	const access = ACCESS.exec(body)?.groups?.["access"];
	return access === void 0 ? {} : { access };
}

// src/console/evidence.ts
/** More of these are read and not kept. */
const MAX_FRAMES = 1e3;
const MAX_LOCKS = 300;
/** A promised stack has its first frame within so many lines, or it was lost. */
const STACK_WITHIN = 15;
/** A stack of the fault injector inside a report: two stacks were printed through each other. */
const INJECTED = /^should_fail(?:slab|_ex|_alloc_page|_slab)?$/;
/** Frames that nothing can stand below: entry from user space, start of a thread or of a CPU. */
const OUTERMOST = /^(?:entry_\w+|ret_from_\w+|system_call\w*|sysenter\w*|el0\w*|ret_fast_syscall|kthread|secondary_startup\w*|start_secondary|start_kernel|x86_64_start\w*|__primary_switched|page_fault|asm_exc_page_fault|cpu_startup_entry|kernel_thread\w*)/;
/** `comm/pid is trying to acquire lock`, `1 lock held by comm/pid:`, and the line that dump_stack begins with. */
const OWNER = /^(?:\d+ locks? held by )?\S.{0,40}\/(\d+)(?: |:$)/;
const CPU_LINE = /^CPU: \d+ (?:UID: \d+ )?PID: (\d+) /;
const TRANSITION = /^inconsistent (\{[\w-]+\} -> \{[\w-]+\}) usage/;
const SUSPICIOUS = /^(?:\.\/|\/(?:\S*?\/)?linux[^/]*\/)?([\w./-]+\.[chS]):\d+ (suspicious .*usage|.{3,80})!/;
const NO_OFFSET = {
	offset: 0,
	size: 0,
	module: null,
	unreliable: false,
	address: null
};
/** What the lines of one report say: frames, locks, and how sound its stack is. */
var Evidence = class {
	frames = [];
	/** Groups of the header and of detail lines, for the title. */
	groups;
	/** A stack of the report itself was begun. */
	hasTrace = false;
	/** The last frame of a stack was one that nothing stands below. */
	outermost = false;
	/** After `Sending NMI from CPU`, other CPUs print into this report. */
	sentNmi = false;
	/** Place and text of a suspicious RCU usage. */
	detail = "";
	found = [];
	kind;
	/** The kernel prints caller ids, so the report's lines are its own. */
	hasIds;
	section = {
		name: "start",
		row: null
	};
	seen = /* @__PURE__ */ new Map();
	awaiting = 0;
	broken = false;
	transition = "";
	pid = null;
	constructor(header, line) {
		this.kind = header.rule;
		this.hasIds = line.context !== "";
		this.groups = header.match.groups ?? {};
		this.readHeader(header, line);
	}
	/** Takes the function that a header names. */
	readHeader(header, line) {
		const fn = header.match.groups?.["fn"];
		if (fn === void 0) return;
		const symbol = findSymbol(line.body.slice(line.body.indexOf(fn)));
		this.addFrame(symbol?.symbol === fn ? symbol : {
			...NO_OFFSET,
			symbol: fn
		}, "ip", "header", line.number);
	}
	/** Takes frames, locks and details from a line. Returns whether it had any. */
	read(line) {
		const { body } = line;
		const row = sectionOf(body);
		if (row !== null) this.openSection(row, line);
		if (body.startsWith("Sending NMI")) this.sentNmi = true;
		if (!this.hasIds) this.readPid(body);
		const frame = parseFrame(body);
		if (frame !== null) {
			this.readFrame(frame, line.number);
			return true;
		}
		this.await(body);
		return this.readInstruction(line) || this.readLock(line) || this.readDetail(body) || row !== null;
	}
	readFrame(frame, line) {
		this.awaiting = 0;
		const role = this.section.row?.role ?? "trace";
		if (role === "trace") {
			this.outermost = OUTERMOST.test(frame.symbol);
			if (!frame.unreliable && !this.hasIds && INJECTED.test(frame.symbol)) this.broken = true;
		}
		this.addFrame(frame, role, this.section.name, line);
	}
	readInstruction(line) {
		const isLink = LINK_REGISTER.test(line.body);
		if (!isLink && !INSTRUCTION$1.test(line.body)) return false;
		const symbol = findSymbol(line.body);
		if (symbol !== null) {
			const inTrace = this.section.name.startsWith("call trace");
			this.addFrame(symbol, "ip", isLink ? "lr" : inTrace ? this.section.name : "ip", line.number);
		}
		return true;
	}
	readLock(line) {
		const { body } = line;
		const lock = parseLock(body);
		if (lock !== null && this.found.length < MAX_LOCKS) this.found.push({
			...lock,
			role: this.lockRole()
		});
		const at = body.indexOf(" at: ");
		const row = this.section.row;
		if (at >= 0 || lock === null && row !== null && row.role !== "trace") {
			const symbol = findSymbol(at >= 0 ? body.slice(at) : body);
			if (symbol !== null) {
				this.addFrame(symbol, row?.role === "ip" ? "ip" : "lock", this.section.name, line.number);
				return true;
			}
		}
		return lock !== null;
	}
	lockRole() {
		const name = this.section.name.replace(/ #\d+$/, "");
		if (name === "wanted" || name === "start") return "wanted";
		if (name === "held" || name === "chain" || name === "listed") return name;
		return name === "other" ? "held" : "chain";
	}
	readDetail(body) {
		const transition = TRANSITION.exec(body);
		if (transition !== null) {
			this.transition = transition[1] ?? "";
			return true;
		}
		const details = detailsOf(body);
		if (Object.keys(details).length > 0) {
			this.groups = {
				...details,
				...this.groups
			};
			return true;
		}
		if (this.kind.name !== "suspicious-rcu" || this.detail !== "") return false;
		const suspicious = SUSPICIOUS.exec(body);
		if (suspicious === null) return false;
		this.detail = `${suspicious[1]} ${suspicious[2]}`;
		return true;
	}
	openSection(row, line) {
		if (this.awaiting > 0 && row.promisesStack) this.broken = true;
		const seen = (this.seen.get(row.name) ?? 0) + 1;
		this.seen.set(row.name, seen);
		this.section = {
			name: seen === 1 ? row.name : `${row.name} #${seen}`,
			row
		};
		if (row.promisesStack && seen === 1) this.awaiting = STACK_WITHIN;
		if (row.role !== "ip") return;
		const named = /last function: ([A-Za-z_]\w*)/.exec(line.body)?.[1];
		const symbol = findSymbol(line.body) ?? (named === void 0 ? null : {
			...NO_OFFSET,
			symbol: named
		});
		if (symbol !== null) this.addFrame(symbol, "ip", row.name, line.number);
	}
	/** Counts down to the first frame of a promised stack. */
	await(body) {
		if (this.awaiting === 0) return;
		this.awaiting -= 1;
		if (body.includes("(stack is not available)")) this.awaiting = 0;
		else if (this.awaiting === 0) this.broken = true;
	}
	/** Without caller ids the printed pids tell whether a stack is this report's own. */
	readPid(body) {
		const owner = OWNER.exec(body);
		if (owner !== null) {
			this.pid ??= owner[1] ?? null;
			return;
		}
		const printed = CPU_LINE.exec(body);
		if (printed === null || this.pid === null || this.hasTrace || this.kind.kind !== "lockdep") return;
		if (printed[1] !== this.pid) this.broken = true;
	}
	addFrame(printed, role, section, line) {
		if (this.frames.length >= MAX_FRAMES) return;
		const frame = {
			...printed,
			role,
			section,
			line,
			source: []
		};
		this.frames.push(frame);
		this.hasTrace ||= isMainTrace(frame);
	}
	/** Lines were lost inside the report, or another report cut into it. */
	markBroken() {
		this.broken = true;
	}
	/** Some promised stack is missing or is mixed with another one. */
	get isBroken() {
		return this.broken || this.awaiting > 0;
	}
	/** The report's own trace was the last thing printed, so what comes after may be its end. */
	get traceEnded() {
		const { row } = this.section;
		return this.hasTrace && (row === null || row.role === "trace" || row.name === "irq history");
	}
	/** Locks in order of printing; the wanted one with the change of state that the report is about. */
	get locks() {
		if (this.transition === "") return this.found;
		return this.found.map((lock) => lock.role === "wanted" ? {
			...lock,
			role: this.transition
		} : lock);
	}
};

// src/console/lkp-id.ts
/** Applied in this order. */
const REWRITES = [
	{
		pattern: /^(?:<\d+>|kern *:\w+ *: *)/,
		to: "",
		why: "the level is no part of the message"
	},
	{
		pattern: /^\[ *\d+\.\d+\](?: ?\[ *[TC]\d+\])? ?/,
		to: "",
		why: "time and caller differ between boots"
	},
	{
		pattern: /^[^A-Za-z]+/,
		to: "",
		why: "\"[ BUG: x ]\" and \"=== BUG: x\" are the same message"
	},
	{
		pattern: /^(?:watchdog|rcu|traps|smp): /,
		to: "",
		why: "subsystem tags come and go between releases"
	},
	{
		pattern: /\((?:Tainted|Not tainted)[^)]*\)/g,
		to: "",
		why: "taint tells of what came before"
	},
	{
		pattern: /\btask \S.*?:\d+ (?=(?:is )?blocked|can't)/,
		to: "task ",
		why: "any task may be the victim"
	},
	{
		pattern: /\bin process .*$/,
		to: "in process",
		why: "any process and page may be the victim"
	},
	{
		pattern: /^(WARNING|BUG): \S.*\/\d+ (?=still has locks held)/,
		to: "$1: ",
		why: "task"
	},
	{
		pattern: /\b(scheduling (?:while atomic|in a non-blocking section)): .*$/,
		to: "$1",
		why: "task and preempt count"
	},
	{
		pattern: /\b(preemptible) \[[0-9a-f]+\] (code): .*$/,
		to: "$1 $2",
		why: "preempt count and task"
	},
	{
		pattern: /\b((?:spinlock|rwlock) [\w -]+ on CPU)#\d+.*$/,
		to: "$1",
		why: "CPU and task"
	},
	{
		pattern: /\b(workqueue lockup - pool) .*$/,
		to: "$1",
		why: "pool and time"
	},
	{
		pattern: /\b(workqueue leaked [\w ,]+): .*$/,
		to: "$1",
		why: "work, function and task"
	},
	{
		pattern: /^\S.* (?=invoked oom-killer)|(?<=invoked oom-killer): .*$/g,
		to: "",
		why: "task and request"
	},
	{
		pattern: /^\S.*: (?=page allocation failure)|(?<=page allocation failure): .*$/g,
		to: "",
		why: "task and request"
	},
	{
		pattern: /\b(Killed process|Kill process) .*$/,
		to: "$1",
		why: "process and sizes"
	},
	{
		pattern: /\b(kthread starved for \d+ jiffies)!.*$/,
		to: "$1",
		why: "state of the moment"
	},
	{
		pattern: /\b(stack guard page was hit|non-responsive CSD lock|trying to register non-static key)\b.*$/,
		to: "$1",
		why: "addresses and CPUs"
	},
	{
		pattern: /\bDentry \S+\{[^}]*\}/,
		to: "Dentry",
		why: "one of many names"
	},
	{
		pattern: / ?\[[^\]\s][^\]]*:\d+\]/g,
		to: "",
		why: "command and pid of a stuck task"
	},
	{
		pattern: /\bCPU: \d+ (?:UID: \d+ )?PID: \d+ (?:Comm: .*? )?(?=at )/,
		to: "",
		why: "any CPU and task may hit it"
	},
	{
		pattern: /, CPU#\d+: .*$/,
		to: "",
		why: "CPU and task of the WARN format of 6.19"
	},
	{
		pattern: /\b(RIP: )[0-9a-f]{4}:/,
		to: "$1",
		why: "the code segment"
	},
	{
		pattern: /( \[#\d+\]).*$/,
		to: "$1",
		why: "build options behind the count of oopses"
	},
	{
		pattern: /\+0x[0-9a-f]+\/0x[0-9a-f]+/g,
		to: "",
		why: "offsets change with every build"
	},
	{
		pattern: /\.(?:isra|constprop|part|cold|llvm|lto_priv)(?:\.\d+)*/g,
		to: "",
		why: "suffixes are the compiler's"
	},
	{
		pattern: /\b(?:0x)?[0-9a-f]{8,}\b/g,
		to: "#",
		why: "addresses, commit ids"
	},
	{
		pattern: /\b0x[0-9a-f]+\b/g,
		to: "#",
		why: "numbers"
	},
	{
		pattern: /\b(sd[a-z]|vd[a-z]|nvme|loop|md|dm-|zram|ram|nbd|sr)\d+\w*/g,
		to: "$1#",
		why: "device numbers"
	},
	{
		pattern: /(?<![A-Za-z_])\d+(?=s?\b)/g,
		to: "#",
		why: "numbers and times"
	},
	{
		pattern: /(?<=[A-Za-z]\.[chS]:)#(?::#)?/g,
		to: "#",
		why: "line and column move with every patch"
	},
	{
		pattern: /^(kernel BUG at [^:]+):.*$/i,
		to: "$1",
		why: "the line of a BUG()"
	},
	{
		pattern: /\s+/g,
		to: " ",
		why: "runs of blanks are layout"
	},
	{
		pattern: /\s+(?=[^A-Za-z0-9_/])|(?<=[^A-Za-z0-9_/])\s+/g,
		to: "",
		why: "blanks beside punctuation"
	},
	{
		pattern: /\s+/g,
		to: "_",
		why: "an id is one word"
	},
	{
		pattern: /[^A-Za-z0-9})]+$/,
		to: "",
		why: "trailing punctuation and numbers"
	}
];
const LONGEST = 200;
/** LKP-style id of a message line, for example "WARNING:inconsistent_lock_state". */
function lkpId(line) {
	let id = line.slice(0, 800);
	for (const { pattern, to } of REWRITES) id = id.replace(pattern, to);
	return id.slice(0, LONGEST);
}

// src/console/problem-key.ts
/**
* What two boots are compared by: the id, and the names of the locks. The guilty function is no part of it, for
* inlining moves it. A fault's header says only an address, so there the place of the fault counts (LKP's
* `RIP:` ids); a leak's says only a size, so there who leaked; a suspicious RCU usage's nothing, so there where.
*/
function problemKey(rule, id, evidence) {
	const counted = evidence.locks.filter((lock) => rule.heldLocksMatter === true || lock.role !== "listed");
	const names = [...new Set(counted.map((lock) => lock.name))].sort();
	const parts = [id];
	if (evidence.detail !== "") parts.push(evidence.detail.replace(/\s+/g, "_"));
	if (names.length > 0) parts.push(names.join(","));
	if (rule.kind === "oops" || rule.name === "bug") {
		const ip = evidence.frames.find((frame) => frame.section === "ip");
		if (ip !== void 0) parts.push(`RIP:${sourceName(ip.symbol)}`);
	}
	return parts.join(" ");
}

// src/console/report.ts
/** Limits of one report; a longer one goes on being read but is not kept. */
const MAX_EXCERPT_LINES = 600;
const MAX_EXCERPT_CHARS = 15e4;
/** Lines in a row that are no report text, after which a report is over: before its stack, after it, and after it where caller ids keep others out. */
const PATIENCE = {
	trace: {
		before: 120,
		after: 12,
		afterWithIds: 1
	},
	marker: {
		before: 120,
		after: 60,
		afterWithIds: 60
	},
	bar: {
		before: 120,
		after: 60,
		afterWithIds: 60
	},
	dump: {
		before: 120,
		after: 80,
		afterWithIds: 80
	},
	line: {
		before: 0,
		after: 0,
		afterWithIds: 0
	}
};
/** The same before the stack of a report that need not have one. */
const PATIENCE_WITHOUT_STACK = 10;
const END_MARKER = /^---\[ end (?:trace|Kernel panic)/;
const BAR = /^={20,}\s*$/;
/** What a panicking kernel says last. */
const CLOSING = /^(?:Kernel Offset: |Rebooting in |---\[ end )/;
const REBOOTING = /^Rebooting in \d+ seconds/;
/** A report that is being read. */
var OpenReport = class {
	rule;
	header;
	headerText;
	context;
	/** Sequence number of the last accepted line, for closing reports that nobody adds to. */
	touched;
	boot;
	evidence;
	excerpt = [];
	excerptChars = 0;
	firstLine;
	lastLine;
	/** Excerpt length up to the last line that is surely report text. */
	keep;
	strangers = 0;
	closing = false;
	constructor(found, header, prelude, boot, sequence) {
		this.rule = found.rule;
		this.header = header;
		this.headerText = found.text;
		this.context = header.context;
		this.boot = boot;
		this.touched = sequence;
		this.evidence = new Evidence(found, header);
		this.firstLine = prelude[0]?.number ?? header.number;
		this.lastLine = header.number;
		for (const line of [...prelude, header]) this.quote(line.text);
		this.keep = this.excerpt.length;
	}
	/** Other CPUs print into this report. */
	get takesOtherCpus() {
		return this.evidence.sentNmi;
	}
	/** A stack of this report was begun and its outermost frame was not seen. */
	get isMidTrace() {
		return this.evidence.hasTrace && !this.evidence.outermost;
	}
	get isHeaderOnly() {
		return this.lastLine === this.header.number;
	}
	/** Nothing more was to come: the console may end here. */
	get isComplete() {
		if (this.closing || this.rule.end === "line") return true;
		if (this.rule.end !== "trace" && this.rule.end !== "dump") return false;
		if (!this.evidence.hasTrace) return !this.rule.needsStack;
		return this.evidence.outermost || this.rule.fromUserSpace === true;
	}
	/** Whether a header belongs to this report and opens none of its own. */
	isContinuedBy(found) {
		const { name } = found.rule;
		const { hasTrace } = this.evidence;
		if (name === "panic") return this.rule.needsStack && !hasTrace && this.rule.kind !== "panic";
		return this.rule.continuedBy?.some((own) => name === own || name.startsWith(`${own}-`)) === true && (!name.startsWith("warn") || !hasTrace);
	}
	continueWith(found, line, sequence) {
		this.evidence.readHeader(found, line);
		this.take(line, true, sequence);
	}
	/** Reads the next line of this report's context. */
	accept(line, sequence) {
		if (this.rule.end === "line") return "closed";
		if (this.isEnd(line)) {
			this.take(line, true, sequence);
			return "taken-and-closed";
		}
		const known = this.evidence.read(line) || REPORT_TEXT.test(line.body);
		this.strangers = known ? 0 : this.strangers + 1;
		if (this.strangers > 0 && this.strangers >= this.patience()) return "closed";
		this.take(line, known, sequence);
		return "taken";
	}
	isEnd(line) {
		if (END_MARKER.test(line.body)) return true;
		if (this.rule.kind === "panic" && REBOOTING.test(line.body)) return true;
		return this.rule.end === "bar" && line.number - this.header.number > 2 && BAR.test(line.body);
	}
	patience() {
		const patience = PATIENCE[this.rule.end];
		if (this.evidence.traceEnded) return this.context === "" ? patience.after : patience.afterWithIds;
		return this.rule.needsStack ? patience.before : Math.min(patience.before, PATIENCE_WITHOUT_STACK);
	}
	take(line, known, sequence) {
		this.touched = sequence;
		this.quote(line.text);
		if (!known) return;
		this.closing = CLOSING.test(line.body);
		this.keep = this.excerpt.length;
		this.lastLine = line.number;
	}
	quote(text) {
		if (this.excerpt.length >= MAX_EXCERPT_LINES || this.excerptChars > MAX_EXCERPT_CHARS) return;
		this.excerpt.push(text);
		this.excerptChars += text.length;
	}
	/** Console lines were lost inside the report. */
	markBroken() {
		this.evidence.markBroken();
	}
	/** A checker's report goes on to its closing bar; another report before that cut it short. */
	cutShort() {
		if (this.rule.end === "bar") this.evidence.markBroken();
	}
	/** The problem as far as it was read. `cut`: the console ended inside the report. */
	finish(cut) {
		const { rule, evidence } = this;
		const { frames, groups, locks } = evidence;
		const blame = findBlame(rule, frames);
		const { title, alternatives } = titles(rule, groups, blame);
		const id = lkpId(this.headerText);
		const detail = rule.kind === "leak" ? blame?.function ?? "" : evidence.detail;
		const excerpt = this.excerpt.slice(0, this.keep);
		return {
			kind: rule.kind,
			rule: rule.name,
			infrastructure: rule.infrastructure ?? false,
			boot: this.boot,
			title,
			alternativeTitles: alternatives,
			id,
			key: problemKey(rule, id, {
				locks,
				frames,
				detail
			}),
			function: blame?.function ?? null,
			file: blame?.source?.file ?? groups["src"]?.replace(/:\d+$/, "") ?? null,
			line: this.firstLine,
			endLine: this.lastLine,
			secondary: false,
			corrupted: rule.needsStack && (evidence.isBroken || !this.hasUsableStack(blame !== null)),
			truncated: cut,
			locks,
			context: this.context,
			frames: [...frames],
			excerpt,
			decoded: excerpt,
			count: 1
		};
	}
	hasUsableStack(hasBlame) {
		return (hasBlame || !this.rule.title.includes("{fn}")) && this.evidence.frames.some((frame) => isMainTrace(frame) && !frame.unreliable);
	}
};

// src/console/rules/rule.ts
/** A part of a sentence: literal text to a regular expression source. */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** `func+0x1/0x2` at the end of a header, with its function as group `fn`. */
const FN = String.raw`(?<fn>(?![0-9a-f]{8,16}\b)[A-Za-z_$][\w.$]*)(?:\+0x[0-9a-f]+\/0x[0-9a-f]+)?`;
const LOCK = { from: "lock" };
const TRACE = { from: "trace" };
const IP = { from: "ip" };
const HEADER = { from: "header" };
/** How an oops goes on after its first line: `Oops: 0002 [#1]`, `invalid opcode: 0000 [#1]`, `Internal error: ...`. */
const OOPS_CONTINUATIONS = [
	"oops",
	"general-protection",
	"internal-error",
	"x86-trap",
	"double-fault"
];
/** A stack overrun happens anywhere in a deep call chain: the entry of the chain says more than its end. */
const OVERRUN = [{
	from: "trace",
	pick: "stall"
}, IP];

// src/console/rules/checks.ts
/** Checks of kernel subsystems that print a report of their own. */
const CHECK_RULES = [
	{
		name: "sleep-in-atomic",
		kind: "atomic-sleep",
		starts: [
			"BUG: sleeping function",
			"BUG: assuming atomic",
			"BUG: assuming non migratable",
			"do not call blocking ops"
		],
		header: /^(?:BUG: sleeping function called from invalid context|BUG: assuming (?:atomic|non migratable) context)/,
		title: "BUG: sleeping function called from invalid context in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "__might_resched, __cant_sleep, __cant_migrate in kernel/sched/core.c"
	},
	{
		name: "scheduling-while-atomic",
		kind: "atomic-sleep",
		starts: ["BUG: scheduling while atomic", "BUG: scheduling in a non-blocking"],
		header: /^BUG: scheduling (?:while atomic|in a non-blocking section): /,
		title: "BUG: scheduling while atomic in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "__schedule_bug"
	},
	{
		name: "preemptible-percpu",
		kind: "preempt",
		starts: ["BUG: using "],
		header: /^BUG: using (?<what>\w+\(\)) in preemptible/,
		title: "BUG: using {what} in preemptible code in {fn}",
		blame: [{ from: "caller" }, TRACE],
		end: "trace",
		needsStack: true,
		why: "check_preemption_disabled, lib/smp_processor_id.c"
	},
	{
		name: "spinlock-debug",
		kind: "spinlock",
		starts: ["BUG: spinlock ", "BUG: rwlock "],
		header: /^BUG: (?<lock>spinlock|rwlock) (?<what>[ \w-]+?) on CPU#\d+/,
		title: "BUG: {lock} {what} in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "spin_bug, rwlock_bug in kernel/locking/spinlock_debug.c"
	},
	{
		name: "rust-panic",
		kind: "bug",
		starts: ["rust_kernel: panicked at"],
		header: /^rust_kernel: panicked at /,
		title: "Rust panic in {fn}",
		blame: [TRACE],
		end: "marker",
		needsStack: true,
		continuedBy: [
			"bug",
			"x86-trap",
			"oops"
		],
		why: "the panic handler of rust/kernel/lib.rs, followed by BUG()"
	},
	{
		name: "list-corruption",
		kind: "list-corruption",
		starts: [
			"list_add corruption",
			"list_del corruption",
			"slub: list_",
			"list_add double add",
			"hlist_"
		],
		header: /^list_(?:add|del) (?:corruption|double add)/,
		title: "BUG: corrupted list in {fn}",
		blame: [TRACE, { from: "ip" }],
		end: "marker",
		needsStack: true,
		alternatives: ["bad-access in {fn}"],
		continuedBy: [
			"bug",
			"warn",
			"x86-trap"
		],
		why: "__list_add_valid_or_report and its like, lib/list_debug.c"
	},
	{
		name: "usercopy",
		kind: "bug",
		starts: ["usercopy: "],
		header: /^usercopy: .*(?:attempt detected|exposure|overwrite)/,
		title: "BUG: bad usercopy in {fn}",
		blame: [TRACE],
		end: "marker",
		needsStack: true,
		continuedBy: [
			"bug",
			"x86-trap",
			"warn"
		],
		why: "usercopy_abort, mm/usercopy.c, followed by BUG()"
	},
	{
		name: "workqueue-leak",
		heldLocksMatter: true,
		kind: "bug",
		starts: ["BUG: workqueue leaked"],
		header: /^BUG: workqueue leaked (?:atomic, lock or RCU|lock or atomic)/,
		title: "BUG: workqueue leaked lock or atomic in {fn}",
		blame: [
			{
				from: "caller",
				section: "last-function"
			},
			LOCK,
			TRACE
		],
		end: "trace",
		needsStack: false,
		why: "process_one_work prints the work function as `last function:`"
	},
	{
		name: "bad-unwind",
		kind: "warning",
		starts: ["WARNING: kernel stack "],
		header: /^WARNING: kernel stack (?<what>regs|frame pointer) at .* has bad (?<value>'bp' value|value)/,
		title: "WARNING: kernel stack {what} has bad {value}",
		blame: [],
		end: "line",
		needsStack: false,
		why: "update_stack_state, arch/x86/kernel/unwind_frame.c"
	},
	{
		name: "softirq-count",
		kind: "preempt",
		starts: ["softirq: huh, entered", "huh, entered softirq"],
		header: /^(?:softirq: )?huh, entered softirq \d+ (?<vector>\w+)/,
		title: "BUG: softirq {vector} changed the preempt count",
		blame: [],
		end: "line",
		needsStack: false,
		why: "handle_softirqs: a handler returned with another preempt_count than it was called with"
	},
	{
		name: "idle-scheduling",
		kind: "bug",
		starts: ["bad: scheduling from the idle"],
		header: /^bad: scheduling from the idle thread!/,
		title: "BUG: scheduling from the idle thread in {fn}",
		blame: [{
			from: "trace",
			skip: /^dequeue_task_idle$/
		}],
		end: "trace",
		needsStack: true,
		why: "dequeue_task_idle, kernel/sched/idle.c"
	},
	{
		name: "unhandled-irq",
		kind: "other",
		starts: ["irq "],
		header: /^irq \d+: nobody cared/,
		title: "irq: nobody cared",
		blame: [],
		end: "trace",
		needsStack: false,
		why: "__report_bad_irq, kernel/irq/spurious.c; the line is then switched off"
	}
];
/** Last resort: the kernel used the word, and no row above knows the sentence. */
const FALLBACK_RULES = [{
	name: "other-bug",
	kind: "bug",
	starts: ["BUG: "],
	header: /^BUG: (?<what>\S.*)/,
	title: "BUG: {what}",
	blame: [],
	end: "trace",
	needsStack: false,
	why: "any pr_err(\"BUG: ...\"): rare, and always meant"
}, {
	name: "other-warning",
	kind: "warning",
	starts: ["WARNING: "],
	header: /^WARNING: (?<what>\S.*)/,
	title: "WARNING: {what}",
	blame: [],
	end: "trace",
	needsStack: false,
	why: "any pr_warn(\"WARNING: ...\") that the harmless table does not know"
}];

// src/console/rules/faults.ts
/** Faults of the CPU, on x86 (32 and 64 bit, from 3.x to 6.19), arm and arm64. */
const BAD_ACCESS$1 = ["bad-access in {fn}"];
/** RIP first; when it is a helper (memcpy, a lock function), the call trace tells who called it. */
const AT_IP = [IP, TRACE];
const FAULT_RULES = [
	{
		name: "null-pointer",
		kind: "oops",
		starts: [
			"BUG: kernel NULL",
			"BUG: Kernel NULL",
			"BUG: unable to handle kernel NULL",
			"Unable to handle kernel NULL"
		],
		header: /^(?:BUG: (?:unable to handle )?|Unable to handle )[kK]ernel NULL pointer dereference/,
		title: "BUG: unable to handle kernel NULL pointer dereference in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		alternatives: BAD_ACCESS$1,
		continuedBy: OOPS_CONTINUATIONS,
		why: "show_fault_oops on x86, die_kernel_fault on arm64"
	},
	{
		name: "page-fault",
		kind: "oops",
		starts: [
			"BUG: unable to handle",
			"Unable to handle kernel",
			"BUG: Unable to handle kernel"
		],
		header: /^(?:BUG: )?[Uu]nable to handle (?:kernel )?(?:page fault|paging request|execute|read|write|access|instruction fetch|data access|unaligned|unknown|user|\w+)/,
		title: "BUG: unable to handle kernel paging request in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		alternatives: BAD_ACCESS$1,
		continuedBy: OOPS_CONTINUATIONS,
		why: "show_fault_oops on x86, die_kernel_fault on arm64, bad_page_fault on powerpc"
	},
	{
		name: "general-protection",
		kind: "oops",
		starts: [
			"general protection fault",
			"Oops: general protection",
			"segment-related general protection"
		],
		header: /^(?:Oops: )?(?:segment-related )?general protection fault(?!.* ip:)/,
		title: "general protection fault in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		alternatives: BAD_ACCESS$1,
		why: "exc_general_protection; a user-space fault has ` ip:` and is none of ours"
	},
	{
		name: "divide-error",
		kind: "oops",
		starts: [
			"divide error",
			"divide_error",
			"Oops: divide error"
		],
		header: /^(?:Oops: )?divide[ _]error: /,
		title: "divide error in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		why: "exc_divide_error"
	},
	{
		name: "stack-guard",
		kind: "oops",
		starts: [
			"BUG: stack guard page",
			"BUG: IRQ stack",
			"BUG: #DF stack",
			"BUG: NMI stack",
			"BUG: TASK stack",
			"BUG: #"
		],
		header: /^BUG: (?:[#\w]+ )?stack guard page was hit/,
		title: "BUG: stack guard page was hit in {fn}",
		blame: OVERRUN,
		end: "marker",
		needsStack: true,
		alternatives: ["stack-overflow in {fn}"],
		continuedBy: [...OOPS_CONTINUATIONS, "stack-overflow"],
		why: "handle_stack_overflow, arch/x86/kernel/traps.c"
	},
	{
		name: "stack-overflow",
		kind: "oops",
		starts: [
			"kernel stack overflow",
			"Insufficient stack space",
			"Kernel stack overflow",
			"Overflow: "
		],
		header: /^(?:[Kk]ernel stack overflow|Insufficient stack space to handle exception)/,
		title: "kernel stack overflow in {fn}",
		blame: OVERRUN,
		end: "marker",
		needsStack: true,
		alternatives: ["stack-overflow in {fn}"],
		why: "x86 double fault on the guard page; panic_bad_stack on arm64"
	},
	{
		name: "double-fault",
		kind: "oops",
		starts: [
			"PANIC: double fault",
			"double fault: ",
			"Oops: double fault",
			"traps: PANIC: double fault"
		],
		header: /^(?:Oops: |PANIC: )?double fault/,
		title: "PANIC: double fault in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		continuedBy: [
			"oops",
			"double-fault",
			"panic"
		],
		why: "exc_double_fault, df_debug"
	},
	{
		name: "x86-trap",
		kind: "oops",
		starts: [
			"invalid opcode: ",
			"Oops: invalid opcode",
			"int3: ",
			"Oops: int3",
			"stack segment: ",
			"Oops: stack segment",
			"alignment check: ",
			"Oops: alignment check",
			"invalid TSS: ",
			"Oops: invalid TSS",
			"segment not present: ",
			"Oops: segment not present",
			"overflow: ",
			"Oops: overflow",
			"bounds: ",
			"Oops: bounds",
			"debug: ",
			"Oops: debug",
			"Oops: control protection",
			"control protection fault",
			"simd exception: ",
			"Oops: simd exception",
			"Oops: fpu exception",
			"fpu exception: ",
			"coprocessor segment overrun",
			"Oops: unhandled exception"
		],
		header: /^(?:Oops: )?(?<trap>invalid opcode|int3|stack segment|alignment check|invalid TSS|segment not present|overflow|bounds|debug|control protection fault|simd exception|fpu exception|coprocessor segment overrun|unhandled exception)(?:, .*)?: [0-9a-f]{4} \[#\d+\]/,
		title: "{trap} in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		why: "do_trap / die_addr on x86: any exception of the kernel itself"
	},
	{
		name: "internal-error",
		kind: "oops",
		starts: ["Internal error: "],
		header: /^Internal error: /,
		title: "Internal error in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		alternatives: BAD_ACCESS$1,
		why: "die() on arm and arm64"
	},
	{
		name: "arm-fault",
		kind: "oops",
		starts: [
			"Unhandled fault",
			"Unhandled prefetch abort",
			"Alignment trap",
			"Bad mode in ",
			"Unhandled 64-bit",
			"Unexpected kernel",
			"SError Interrupt on"
		],
		header: /^(?<what>Unhandled fault|Unhandled prefetch abort|Alignment trap|Bad mode|Unhandled 64-bit \w+ exception|Unexpected kernel \w+ exception|SError Interrupt)/,
		title: "{what} in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		alternatives: BAD_ACCESS$1,
		continuedBy: [...OOPS_CONTINUATIONS, "arm-fault"],
		why: "do_DataAbort, do_alignment on arm; bad_el0_sync, __panic_unhandled on arm64"
	},
	{
		name: "oops",
		kind: "oops",
		starts: [
			"Oops: ",
			"Oops - ",
			"Oops[",
			"Oops ["
		],
		header: /^Oops(?:: | - | ?\[)(?!.*kernel BUG)/,
		title: "Oops in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		continuedBy: ["oops"],
		why: "__die on every architecture; alone only when the line before it was lost"
	}
];

// src/console/rules/lockdep.ts
/**
* Everything that kernel/locking/lockdep.c prints (6.12, and its older forms: `[ INFO: ... ]` until 4.12,
* `BUG:` in place of `WARNING:` for misuse). All but suspicious RCU usage switch lockdep off.
*/
const head = (text) => new RegExp(`^(?:WARNING|INFO|BUG): ${text}`);
const starts = (text) => [
	`WARNING: ${text}`,
	`INFO: ${text}`,
	`BUG: ${text}`
];
/** Work queues take pseudo locks around the work that they run and flush. */
const RUNNERS = /^(?:process_one_work|process_scheduled_works|worker_thread)$/;
/** Where the wanted lock was taken; when that is a helper, where the other one was; at last the stack. */
const DEADLOCK = [
	{
		from: "lock",
		section: "wanted",
		skip: RUNNERS
	},
	{
		from: "lock",
		section: "held",
		skip: RUNNERS
	},
	TRACE
];
const LOCKDEP_RULES = [
	{
		name: "circular-locking",
		kind: "lockdep",
		starts: starts("possible circular locking"),
		header: head("possible circular locking dependency detected"),
		title: "possible deadlock in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_circular_bug_header"
	},
	{
		name: "recursive-locking",
		kind: "lockdep",
		starts: starts("possible recursive locking"),
		header: head("possible recursive locking detected"),
		title: "possible deadlock in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_deadlock_bug"
	},
	{
		name: "irq-unsafe-order",
		kind: "lockdep",
		starts: ["WARNING: ", "INFO: "],
		header: head("\\w+-(?:READ-)?safe -> \\w+-(?:READ-)?unsafe lock order detected"),
		title: "possible deadlock in {fn}",
		blame: [{
			from: "registered",
			section: "became"
		}, ...DEADLOCK],
		end: "trace",
		needsStack: true,
		why: "print_bad_irq_dependency: HARDIRQ, SOFTIRQ, RECLAIM_FS"
	},
	{
		name: "irq-inversion",
		kind: "lockdep",
		starts: starts("possible irq lock inversion"),
		header: head("possible irq lock inversion dependency detected"),
		title: "possible deadlock in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_irq_inversion_bug"
	},
	{
		name: "inconsistent-lock-state",
		kind: "lockdep",
		starts: starts("inconsistent lock state"),
		header: head("inconsistent lock state"),
		title: "inconsistent lock state in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_usage_bug"
	},
	{
		name: "bad-unlock-balance",
		kind: "lockdep",
		starts: starts("bad unlock balance"),
		header: head("bad unlock balance detected!"),
		title: "WARNING: bad unlock balance in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_unlock_imbalance_bug"
	},
	{
		name: "bad-contention",
		kind: "lockdep",
		starts: starts("bad contention"),
		header: head("bad contention detected!"),
		title: "WARNING: bad contention in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_lock_contention_bug"
	},
	{
		name: "held-lock-freed",
		kind: "lockdep",
		starts: starts("held lock freed"),
		header: head("held lock freed!"),
		title: "WARNING: held lock freed in {fn}",
		blame: [LOCK, TRACE],
		end: "trace",
		needsStack: true,
		why: "print_freed_lock_bug"
	},
	{
		name: "locks-still-held",
		heldLocksMatter: true,
		kind: "lockdep",
		starts: ["WARNING: ", "BUG: "],
		header: head(".{1,40}\\/\\d+ still has locks held!"),
		title: "WARNING: still has locks held in {fn}",
		blame: [LOCK, TRACE],
		end: "trace",
		needsStack: true,
		why: "print_held_locks_bug"
	},
	{
		name: "lock-held-returning",
		heldLocksMatter: true,
		kind: "lockdep",
		starts: starts("lock held when returning"),
		header: head("lock held when returning to user space!"),
		title: "WARNING: lock held when returning to user space in {fn}",
		blame: [LOCK, TRACE],
		end: "trace",
		needsStack: false,
		why: "lockdep_sys_exit: prints the held locks and no stack"
	},
	{
		name: "nested-lock-not-taken",
		kind: "lockdep",
		starts: starts("Nested lock was not taken"),
		header: head("Nested lock was not taken"),
		title: "WARNING: nested lock was not taken in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_lock_nested_lock_not_held: prints the stack twice"
	},
	{
		name: "invalid-wait-context",
		kind: "lockdep",
		starts: starts("Invalid wait context"),
		header: head("Invalid wait context"),
		title: "WARNING: locking bug in {fn}",
		blame: [TRACE, LOCK],
		end: "trace",
		needsStack: true,
		why: "print_lock_invalid_wait_context: `[ BUG: Invalid wait context ]`, PROVE_RAW_LOCK_NESTING"
	},
	{
		name: "suspicious-rcu",
		kind: "lockdep",
		starts: starts("suspicious RCU usage"),
		header: head("suspicious RCU usage"),
		title: "WARNING: suspicious RCU usage in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "lockdep_rcu_suspicious: the one report that leaves lockdep on"
	},
	{
		name: "chain-key-collision",
		kind: "lockdep",
		starts: ["WARNING: chain_key"],
		header: /^WARNING: chain_key collision/,
		title: "WARNING: chain_key collision in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "print_collision"
	},
	{
		name: "non-static-key",
		kind: "lockdep",
		starts: ["INFO: trying to register"],
		header: /^INFO: trying to register non-static key/,
		title: "INFO: trying to register non-static key in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "assign_lock_key"
	},
	{
		name: "lockdep-limit",
		kind: "other",
		starts: ["BUG: MAX_"],
		header: /^BUG: (?<limit>MAX_(?:LOCKDEP_\w+|LOCK_DEPTH|STACK_TRACE_ENTRIES)) too low!/,
		title: "BUG: {limit} too low!",
		blame: [],
		end: "trace",
		needsStack: false,
		infrastructure: true,
		why: "a table of lockdep is full: the configuration is too small, and lockdep is off from here"
	},
	{
		name: "lock-key-unregistered",
		continuedBy: ["warn"],
		kind: "lockdep",
		starts: ["BUG: key "],
		header: /^BUG: key \S+ (?:has not been registered|not in \.data)!/,
		title: "BUG: lock key has not been registered in {fn}",
		blame: [TRACE],
		end: "marker",
		needsStack: false,
		why: "lockdep_init_map_type; a DEBUG_LOCKS_WARN_ON follows"
	},
	{
		name: "unannotated-irqs",
		kind: "lockdep",
		starts: ["possible reason: unannotated"],
		header: /^possible reason: unannotated irqs-(?<state>off|on)\./,
		title: "possible reason: unannotated irqs-{state}",
		blame: [TRACE],
		end: "line",
		needsStack: false,
		why: "check_flags: the WARN before it is the report, this line says why"
	},
	{
		name: "lockdep-subclass",
		kind: "lockdep",
		starts: ["BUG: looking up invalid subclass"],
		header: /^BUG: looking up invalid subclass: /,
		title: "BUG: looking up invalid subclass in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: false,
		why: "look_up_lock_class"
	}
];

// src/console/rules/memory.ts
/** Reports of memory management and of the VFS. */
const MEMORY_RULES = [
	{
		name: "bad-page",
		kind: "bad-page",
		starts: ["BUG: Bad page"],
		header: /^BUG: Bad page (?<what>state|map|cache)(?! state: \d+ messages| map: \d+ messages)/,
		title: "BUG: Bad page {what} in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "bad_page, print_bad_pte"
	},
	{
		name: "bad-rss-counter",
		kind: "bad-page",
		starts: ["BUG: Bad rss-counter", "BUG: non-zero"],
		header: /^BUG: (?<what>Bad rss-counter state|non-zero (?:pgtables_bytes|nr_ptes|nr_pmds))/,
		title: "BUG: {what}",
		blame: [],
		end: "line",
		needsStack: false,
		why: "check_mm, kernel/fork.c"
	},
	{
		name: "slub",
		kind: "bug",
		starts: ["BUG "],
		header: /^BUG (?<cache>\S+)(?: \((?:Tainted|Not tainted).*?\))?: (?<what>.+)$/,
		title: "BUG {cache}: {what} in {fn}",
		continuedBy: ["slub-detail"],
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "slab_bug, mm/slub.c"
	},
	{
		name: "slub-detail",
		continuedBy: ["slub-detail"],
		kind: "bug",
		starts: [
			"INFO: Allocated in",
			"INFO: Freed in",
			"INFO: Slab 0x",
			"INFO: Object 0x"
		],
		header: new RegExp(`^INFO: (?<what>Allocated|Freed|Slab|Object)(?: in ${FN})? .*(?:age=|@offset=|flags=|objects=)`),
		title: "INFO: {what} in {fn}",
		blame: [{
			from: "header",
			raw: true
		}, TRACE],
		end: "trace",
		needsStack: true,
		why: "print_trailer, mm/slub.c: alone only when the line before it was lost"
	},
	{
		name: "busy-inodes",
		kind: "vfs",
		starts: ["VFS: Busy inodes"],
		header: /^VFS: Busy inodes after unmount/,
		title: "VFS: Busy inodes after unmount (use-after-free)",
		blame: [],
		end: "marker",
		needsStack: false,
		continuedBy: [
			"bug",
			"warn",
			"oops",
			"x86-trap",
			"internal-error"
		],
		why: "generic_shutdown_super, fs/super.c"
	},
	{
		name: "busy-dentry",
		kind: "vfs",
		starts: ["BUG: Dentry "],
		header: /^BUG: Dentry .*still in use \(\d+\) \[(?<op>\w+) of (?<fs>.+)\]/,
		title: "BUG: Dentry still in use [{op} of {fs}]",
		blame: [{ from: "header" }, TRACE],
		end: "marker",
		needsStack: false,
		continuedBy: ["warn"],
		why: "umount_check, fs/dcache.c, followed by a WARN"
	},
	{
		name: "oom",
		kind: "oom",
		starts: [
			"Out of memory",
			"Memory cgroup out of memory",
			"Out of memory and no killable"
		],
		header: /^(?:Memory cgroup o|O)ut of memory(?:: Killed process \d+| \(oom_kill_allocating_task\)|: Kill process| and no killable)/,
		title: "Out of memory",
		blame: [],
		end: "line",
		needsStack: false,
		why: "__oom_kill_process; sizes of the harness unless base is clean"
	}
];
/** Headers that follow the name of a task, so they cannot be found by how a line starts. */
const INNER_RULES = [{
	name: "oom-invoked",
	kind: "oom",
	contains: " invoked oom-killer: ",
	starts: [],
	header: /^.{1,40} invoked oom-killer: gfp_mask=/,
	title: "Out of memory in {fn}",
	blame: [TRACE],
	end: "dump",
	needsStack: false,
	continuedBy: ["oom"],
	why: "dump_header, mm/oom_kill.c"
}, {
	name: "page-allocation-failure",
	kind: "other",
	contains: ": page allocation failure: ",
	starts: [],
	header: /^.{1,40}: page allocation failure: order:\d+/,
	title: "page allocation failure in {fn}",
	blame: [TRACE],
	end: "dump",
	needsStack: false,
	why: "warn_alloc, mm/page_alloc.c"
}];

// src/console/rules/panics.ts
/** WARN(), BUG() and panic(), and the panics that are not the kernel's fault. */
const PANIC_RULES = [
	{
		name: "warn",
		kind: "warning",
		starts: ["WARNING: "],
		header: new RegExp(`^WARNING: (?:CPU: \\d+ (?:UID: \\d+ )?PID: \\d+ )?(?:Comm: .{1,40} )?at (?<src>\\S+?:\\d+) ${FN}`),
		title: "WARNING in {fn}",
		blame: [
			HEADER,
			IP,
			TRACE
		],
		end: "marker",
		needsStack: true,
		continuedBy: ["panic"],
		why: "__warn, kernel/panic.c, until 6.18"
	},
	{
		name: "warn-new",
		kind: "warning",
		starts: ["WARNING: "],
		header: new RegExp(`^WARNING: (?:\\[(?<cond>.*)\\] )?(?<src>[\\w./-]+:\\d+) at (?:${FN}|0x[0-9a-f]+).*, CPU#\\d+: `),
		title: "WARNING in {fn}",
		blame: [
			HEADER,
			IP,
			TRACE
		],
		end: "marker",
		needsStack: true,
		continuedBy: ["panic"],
		why: "__warn from 6.19 on: condition first, task last"
	},
	{
		name: "warn-no-symbol",
		kind: "warning",
		starts: ["WARNING: "],
		header: /^WARNING: (?:CPU: \d+ (?:UID: \d+ )?PID: \d+ )?(?:Comm: .{1,40} )?at (?<src>\S+?:\d+)?/,
		title: "WARNING in {fn}",
		blame: [TRACE],
		end: "marker",
		needsStack: true,
		continuedBy: ["panic"],
		why: "a WARN without kallsyms, or one that was cut"
	},
	{
		name: "bug",
		kind: "bug",
		starts: ["kernel BUG at", "Kernel BUG at"],
		header: /^[kK]ernel BUG at (?<src>\S+?:\d+)!?/,
		title: "kernel BUG in {fn}",
		blame: [IP, TRACE],
		end: "marker",
		needsStack: true,
		continuedBy: OOPS_CONTINUATIONS,
		why: "report_bug, lib/bug.c; followed by an invalid opcode oops"
	},
	{
		name: "stack-protector",
		kind: "panic",
		starts: ["Kernel panic - not syncing: stack-protector", "Kernel panic - not syncing: stack protector"],
		header: new RegExp(`^Kernel panic - not syncing: stack-?.?protector: Kernel stack is corrupted in: (?:${FN})?`),
		title: "kernel panic: stack is corrupted in {fn}",
		blame: [{
			from: "header",
			raw: true
		}, TRACE],
		end: "trace",
		needsStack: false,
		why: "__stack_chk_fail names the function by its return address"
	},
	{
		name: "stack-end",
		kind: "panic",
		starts: ["Kernel panic - not syncing: corrupted stack end"],
		header: /^Kernel panic - not syncing: corrupted stack end detected inside scheduler/,
		title: "kernel panic: corrupted stack end in {fn}",
		blame: OVERRUN,
		end: "trace",
		needsStack: true,
		alternatives: ["stack-overflow in {fn}"],
		why: "schedule_debug: the overrun was earlier, so the task's entry function says more than the top frame"
	},
	{
		name: "init-exited",
		kind: "panic",
		starts: ["Kernel panic - not syncing: Attempted to kill init"],
		header: /^Kernel panic - not syncing: Attempted to kill init! exitcode=0x0000[0-9a-f]{2}00\b/,
		title: "kernel panic: init exited",
		blame: [],
		end: "trace",
		needsStack: false,
		infrastructure: true,
		why: "do_exit: init returned of its own accord, so the fault is in what ran as init"
	},
	{
		name: "no-root",
		kind: "panic",
		starts: [
			"Kernel panic - not syncing: VFS: Unable",
			"Kernel panic - not syncing: No working init",
			"Kernel panic - not syncing: Requested init"
		],
		header: /^Kernel panic - not syncing: (?<what>VFS: Unable to mount root fs|No working init found|Requested init \S+ failed)/,
		title: "kernel panic: {what}",
		blame: [],
		end: "trace",
		needsStack: false,
		infrastructure: true,
		why: "init/main.c, init/do_mounts.c: the image that it was to start is missing or not readable"
	},
	{
		name: "initramfs-unpacking",
		kind: "other",
		starts: ["Initramfs unpacking failed"],
		header: /^Initramfs unpacking failed: /,
		title: "Initramfs unpacking failed",
		blame: [],
		end: "line",
		needsStack: false,
		infrastructure: true,
		why: "init/initramfs.c: the image is damaged or its compression is not built in"
	},
	{
		name: "cfi-failure",
		kind: "bug",
		starts: ["CFI failure at "],
		header: new RegExp(`^CFI failure at ${FN}`),
		title: "CFI failure in {fn}",
		blame: [
			HEADER,
			IP,
			TRACE
		],
		end: "marker",
		needsStack: true,
		continuedBy: [...OOPS_CONTINUATIONS, "warn"],
		why: "report_cfi_failure, kernel/cfi.c"
	},
	{
		name: "panic",
		kind: "panic",
		starts: ["Kernel panic - not syncing"],
		header: /^Kernel panic - not syncing(?:: (?<what>.*))?/,
		title: "kernel panic: {what}",
		blame: [],
		end: "trace",
		needsStack: true,
		why: "panic(), kernel/panic.c"
	}
];

// src/console/rules/sanitizers.ts
/** Reports of run-time checkers: KASAN, KMSAN, KCSAN, KFENCE, UBSAN, kmemleak, ODEBUG. */
const BAD_ACCESS = ["bad-access in {fn}"];
/** Ciphers and digests read what they are given: whoever gave them unset memory is to blame. */
const DIGESTS = /crypto|cipher|shash|ahash|(?:^|_)(?:md5|sha\d+|sm3|aes|chacha|poly1305|blake2\w|ghash)_|netlink_(?:ack|rcv_skb)$/;
/** Constructors of buffers and sockets: the leak belongs to whoever asked for one. */
const LEAK_HELPERS = /^_*(?:\w+_)?(?:alloc|zalloc|dup|clone|copy)(?:_\w+)?$|^_*(?:sk|skb|idr|radix_tree|xa)_\w+$|^new_inode\w*$|^getname\w*$/;
const SANITIZER_RULES = [
	{
		name: "kasan",
		kind: "kasan",
		starts: ["BUG: KASAN: "],
		header: new RegExp(`^BUG: KASAN: (?<what>[\\w-]+(?: or [\\w-]+)?)(?: (?:in|on) (?:${FN})?)?`),
		title: "KASAN: {what} {access} in {fn}",
		blame: [TRACE, HEADER],
		end: "bar",
		needsStack: true,
		alternatives: BAD_ACCESS,
		why: "print_error_description, mm/kasan/report.c"
	},
	{
		name: "kmsan",
		kind: "kmsan",
		starts: ["BUG: KMSAN: "],
		header: new RegExp(`^BUG: KMSAN: (?<what>[\\w-]+) in ${FN}`),
		title: "KMSAN: {what} in {fn}",
		blame: [{
			...TRACE,
			skip: DIGESTS
		}, HEADER],
		end: "bar",
		needsStack: true,
		alternatives: BAD_ACCESS,
		why: "kmsan_report, mm/kmsan/report.c"
	},
	{
		name: "kcsan",
		kind: "kcsan",
		starts: ["BUG: KCSAN: "],
		header: new RegExp(`^BUG: KCSAN: (?<what>data-race|assert: race) in ${FN}(?: / (?<other>[A-Za-z_$][\\w.$]*))?`),
		title: "KCSAN: {what} in {fn}",
		blame: [{
			from: "header",
			raw: true
		}, TRACE],
		end: "bar",
		needsStack: false,
		why: "print_report, kernel/kcsan/report.c"
	},
	{
		name: "kfence",
		kind: "kfence",
		starts: ["BUG: KFENCE: "],
		header: new RegExp(`^BUG: KFENCE: (?<what>[\\w-]+(?: (?!in )\\w+)?)(?: in ${FN})?`),
		title: "KFENCE: {what} in {fn}",
		blame: [TRACE, HEADER],
		end: "bar",
		needsStack: true,
		alternatives: BAD_ACCESS,
		why: "kfence_report_error, mm/kfence/report.c"
	},
	{
		name: "ubsan",
		kind: "ubsan",
		starts: ["UBSAN: "],
		header: /^UBSAN: (?<what>[\w-]+)(?: [\w ]+)? in (?<src>\S+?:\d+)/,
		title: "UBSAN: {what} in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "ubsan_prologue, lib/ubsan.c; old kernels say \"Undefined behaviour\""
	},
	{
		name: "kmemleak-object",
		kind: "leak",
		starts: [
			"BUG: memory leak",
			"unreferenced object",
			"20"
		],
		header: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:BUG: memory leak|unreferenced object 0x)/,
		title: "memory leak in {fn}",
		blame: [{
			from: "trace",
			section: "backtrace",
			skip: LEAK_HELPERS
		}],
		end: "trace",
		needsStack: true,
		fromUserSpace: true,
		continuedBy: ["kmemleak-object"],
		why: "print_unreferenced, mm/kmemleak.c: read from debugfs, so user space prints it"
	},
	{
		name: "kmemleak-count",
		kind: "leak",
		starts: ["kmemleak: "],
		header: /^kmemleak: \d+ new suspected memory leaks/,
		title: "memory leak",
		blame: [],
		end: "line",
		needsStack: false,
		why: "kmemleak_scan: only a number, the objects are in debugfs"
	}
];

// src/console/rules/stalls.ts
/** Tasks and CPUs that do not get on. */
const STALL = {
	from: "trace",
	pick: "stall"
};
const HANG = {
	from: "trace",
	pick: "hang"
};
const STALL_RULES = [
	{
		name: "hung-task",
		kind: "hung-task",
		starts: ["INFO: task "],
		header: /^INFO: task .{1,60}?:\d+ (?:is )?blocked (?:in I\/O wait )?for more than \d+ seconds/,
		title: "INFO: task hung in {fn}",
		blame: [HANG],
		end: "dump",
		needsStack: true,
		alternatives: ["hang in {fn}"],
		why: "check_hung_task, kernel/hung_task.c"
	},
	{
		name: "unkillable-task",
		kind: "hung-task",
		starts: ["INFO: task "],
		header: /^INFO: task .{1,60}?:\d+ can't die for more than \d+ seconds/,
		title: "INFO: task can't die in {fn}",
		blame: [HANG],
		end: "dump",
		needsStack: true,
		alternatives: ["hang in {fn}"],
		why: "check_killed_task of linux-next"
	},
	{
		name: "rcu-stall",
		kind: "rcu-stall",
		starts: ["INFO: rcu"],
		header: /^INFO: rcu\w* (?:self-)?detected (?:expedited )?stalls?\b/,
		title: "INFO: rcu detected stall in {fn}",
		continuedBy: ["rcu-kthread-starved", "warn"],
		blame: [STALL],
		end: "dump",
		needsStack: true,
		alternatives: ["stall in {fn}"],
		why: "print_cpu_stall, print_other_cpu_stall, synchronize_rcu_expedited_stall, check_rcu_tasks_stall"
	},
	{
		name: "rcu-kthread-starved",
		kind: "rcu-stall",
		starts: ["rcu_"],
		header: /^rcu_\w+ kthread (?:starved for|timer wakeup didn't happen for) /,
		title: "INFO: rcu detected stall: kthread starved",
		blame: [],
		end: "dump",
		needsStack: false,
		why: "rcu_check_gp_kthread_starvation; part of a stall report unless that one was lost"
	},
	{
		name: "soft-lockup",
		kind: "soft-lockup",
		starts: ["BUG: soft lockup", "NMI watchdog: BUG: soft lockup"],
		header: /^(?:NMI watchdog: )?BUG: soft lockup - CPU#\d+ stuck for \d+s!/,
		title: "BUG: soft lockup in {fn}",
		blame: [STALL],
		end: "dump",
		needsStack: true,
		alternatives: ["stall in {fn}"],
		why: "watchdog_timer_fn, kernel/watchdog.c"
	},
	{
		name: "hard-lockup",
		kind: "hard-lockup",
		starts: [
			"Watchdog detected hard LOCKUP",
			"CPU",
			"NMI watchdog: Watchdog detected",
			"BUG: NMI Watchdog",
			"NMI watchdog: BUG"
		],
		header: /^(?:NMI watchdog: )?(?:(?:CPU\d+: )?Watchdog detected hard LOCKUP|BUG: NMI Watchdog detected LOCKUP)/,
		title: "BUG: hard lockup in {fn}",
		blame: [STALL],
		end: "dump",
		needsStack: true,
		alternatives: ["stall in {fn}"],
		why: "watchdog_hardlockup_check"
	},
	{
		name: "workqueue-lockup",
		kind: "workqueue-lockup",
		starts: ["BUG: workqueue lockup"],
		header: /^BUG: workqueue lockup - pool/,
		title: "BUG: workqueue lockup",
		blame: [],
		end: "dump",
		needsStack: false,
		why: "wq_watchdog_timer_fn: repeats about every 30 s"
	},
	{
		name: "netdev-refcount",
		kind: "hang",
		starts: ["unregister_netdevice: waiting for"],
		header: /^unregister_netdevice: waiting for \S+ to become free/,
		title: "unregister_netdevice: waiting for DEV to become free",
		blame: [],
		end: "line",
		needsStack: false,
		why: "netdev_wait_allrefs_any: a reference was leaked, and the caller waits for ever; repeats every 10 s"
	},
	{
		name: "csd-lock",
		kind: "other",
		starts: ["csd: Detected non-responsive", "smp: csd: Detected"],
		header: /^(?:smp: )?csd: Detected non-responsive CSD lock/,
		title: "csd: non-responsive CSD lock in {fn}",
		blame: [TRACE],
		end: "dump",
		needsStack: false,
		why: "csd_lock_wait_toolong, kernel/smp.c"
	}
];

// src/console/rules/warn-sites.ts
const SITES = [
	{
		name: "lockdep",
		kind: "lockdep",
		file: "kernel/locking/lockdep\\.c",
		title: "WARNING: locking bug in {fn}",
		why: "DEBUG_LOCKS_WARN_ON"
	},
	{
		name: "refcount",
		kind: "refcount",
		file: "(?:lib/refcount\\.c|include/linux/refcount\\.h)",
		title: "WARNING: refcount bug in {fn}",
		why: "refcount_warn_saturate"
	},
	{
		name: "odebug",
		kind: "warning",
		file: "lib/debugobjects\\.c",
		title: "WARNING: ODEBUG bug in {fn}",
		why: "debug_print_object"
	},
	{
		name: "kobject",
		kind: "warning",
		file: "lib/kobject\\.c",
		title: "WARNING: kobject bug in {fn}",
		why: "kobject_get, kobject_put on an uninitialised object"
	},
	{
		name: "kmalloc",
		kind: "warning",
		file: "mm/(?:slab_common|slab|slub)\\.c",
		title: "WARNING: kmalloc bug in {fn}",
		why: "a size that no cache has"
	},
	{
		name: "list-debug",
		kind: "list-corruption",
		file: "lib/list_debug\\.c",
		title: "BUG: corrupted list in {fn}",
		why: "__list_add_valid_or_report"
	},
	{
		name: "vmalloc",
		kind: "warning",
		file: "mm/vmalloc\\.c",
		title: "WARNING: zero-size vmalloc in {fn}",
		why: "__vmalloc_node_range"
	},
	{
		name: "usercopy",
		kind: "bug",
		file: "mm/usercopy\\.c",
		title: "BUG: bad usercopy in {fn}",
		why: "usercopy_abort"
	}
];
const BLAME = [
	HEADER,
	IP,
	TRACE
];
const OLD = "^WARNING: (?:CPU: \\d+ (?:UID: \\d+ )?PID: \\d+ )?(?:Comm: .{1,40} )?at ";
function rules(site) {
	const common = {
		kind: site.kind,
		title: site.title,
		blame: BLAME,
		end: "marker",
		needsStack: true,
		why: site.why
	};
	return [
		{
			...common,
			name: `warn-${site.name}`,
			starts: ["WARNING: "],
			header: new RegExp(`${OLD}(?<src>(?:\\S*/)?${site.file}:\\d+) ${FN}`),
			continuedBy: ["panic"]
		},
		{
			...common,
			name: `warn-${site.name}-new`,
			starts: ["WARNING: "],
			header: new RegExp(`^WARNING: (?:\\[(?<cond>.*)\\] )?(?<src>${site.file}:\\d+) at (?:${FN}|0x[0-9a-f]+).*, CPU#\\d+: `),
			continuedBy: ["panic"]
		},
		{
			...common,
			name: `bug-${site.name}`,
			starts: ["kernel BUG at"],
			header: new RegExp(`^kernel BUG at (?<src>(?:\\S*/)?${site.file}:\\d+)`),
			blame: [IP, TRACE],
			continuedBy: [
				"oops",
				"x86-trap",
				"internal-error",
				"general-protection"
			]
		}
	];
}
const WARN_SITE_RULES = SITES.flatMap(rules);

// src/console/rules/index.ts
/** All rows; the first whose header matches wins. */
const RULES = [
	...LOCKDEP_RULES,
	...WARN_SITE_RULES,
	...PANIC_RULES,
	...FAULT_RULES,
	...SANITIZER_RULES,
	...STALL_RULES,
	...CHECK_RULES,
	...MEMORY_RULES,
	...INNER_RULES,
	...FALLBACK_RULES
];
const startKey = (text) => text.charCodeAt(0) * 256 + text.charCodeAt(1);
const BY_START = /* @__PURE__ */ new Map();
for (const rule of RULES) {
	const byKey = /* @__PURE__ */ new Map();
	for (const start of rule.starts) byKey.set(startKey(start), [...byKey.get(startKey(start)) ?? [], start]);
	for (const [key, starts] of byKey) BY_START.set(key, [...BY_START.get(key) ?? [], {
		rule,
		starts
	}]);
}
/** Tags before the header that do not change what it says; each begins with a letter of TAG_LETTERS. */
const TAGS = /^(?:\[ |(?:watchdog|rcu|traps|smp): )/;
const TAG_LETTERS = "[wrts";
const RARE_WORDS = new RegExp([
	"BUG",
	"fault: 0000",
	"WARNING: ",
	"panic - not",
	"INFO: ",
	...INNER_RULES.map((rule) => literal(rule.contains))
].join("|"));
/**
* Headers that are unmistakable in the middle of a line, behind text that was printed without a newline:
* old KASAN's "user memory accessgeneral protection fault: 0000 [#1]".
*/
const GLUED = /(?<!["'`]|end )(?:BUG: KASAN: [\w-]+ in [a-z_]|general protection fault: 0000 \[#|WARNING: CPU: \d+ PID: \d+ at |kernel BUG at \S+:\d+!|BUG: unable to handle (?:kernel|page fault)|BUG: kernel NULL pointer|Kernel panic - not syncing: |INFO: rcu_\w+ (?:self-)?detected|BUG: soft lockup - CPU#|INFO: task \S+:\d+ blocked for|WARNING: (?:possible (?:circular|recursive) locking|suspicious RCU usage|inconsistent lock state))/;
/** The row whose header a line's body is; null for all other lines. */
function matchHeader(body) {
	let text = body.charCodeAt(0) === 32 ? body.trimStart() : body;
	if (TAG_LETTERS.includes(text.charAt(0))) text = text.replace(TAGS, "");
	const found = matchStart(text);
	if (found !== null) return found;
	if (!RARE_WORDS.test(text)) return null;
	for (const rule of INNER_RULES) {
		const match = rule.header.exec(text);
		if (match !== null) return {
			rule,
			match,
			text
		};
	}
	const at = text.search(GLUED);
	return at <= 0 ? null : matchStart(text.slice(at));
}
function matchStart(text) {
	for (const { rule, starts } of BY_START.get(startKey(text)) ?? []) {
		if (!starts.some((start) => text.startsWith(start))) continue;
		const match = rule.header.exec(text);
		if (match !== null) return {
			rule,
			match,
			text
		};
	}
	return null;
}
const BY_NAME = new Map(RULES.map((rule) => [rule.name, rule]));
/** The row of a problem. Throws when the name is none of ours. */
function ruleNamed(name) {
	const rule = BY_NAME.get(name);
	if (rule === void 0) throw new Error(`no console rule is named ${name}`);
	return rule;
}

// src/console/reader.ts
/** Reports that are read at the same time; the oldest is closed when there are more. */
const MAX_OPEN = 32;
/** Lines after which a report that nobody added to is over. */
const STALE_LINES = 4e3;
/** Lines of other tasks that may follow the last line of a report that is still being printed. */
const RECENT_LINES = 5;
const DROPPED = /^\*\* \d+ printk messages dropped/;
const REPLAY = /^\*\* replaying previous printk message \*\*/;
/** Reads a console while it is written. Feed it chunks; ask for problems at any time. Memory is bounded. */
var ConsoleReader = class {
	splitter = new LineSplitter((line) => this.line(line));
	facts = new ConsoleFacts();
	prelude = new Prelude();
	problems = new ProblemList();
	open = [];
	sequence = 0;
	/** Physical number of the last line that a report took. */
	lastTaken = 0;
	expected = 0;
	lastHostMs = null;
	/** Adds console bytes. `hostMs`: when they came, for silence detection. */
	push(chunk, hostMs = null) {
		this.lastHostMs = hostMs ?? this.lastHostMs;
		this.splitter.push(chunk, hostMs);
	}
	/** Host time of the last chunk, milliseconds; null before the first, or when times are not given. */
	get lastOutputMs() {
		return this.lastHostMs;
	}
	/** Kernel banners seen so far; the first is a normal boot. */
	get bannersSoFar() {
		return this.facts.banners;
	}
	get panickedSoFar() {
		return this.facts.panicked;
	}
	/** What is known now, reports that are still being printed included (marked truncated). */
	problemsSoFar() {
		return this.problems.sorted(this.open.map((report) => report.finish(true)));
	}
	/** The console has ended. */
	end() {
		const unfinished = this.splitter.end(this.lastHostMs);
		for (const report of this.open.splice(0)) this.problems.add(report.finish(this.endsInside(report, unfinished)));
		const problems = this.problems.sorted();
		const promised = this.prelude.promisesReport((line) => line.number <= this.lastTaken, (line) => this.facts.isForeign(line));
		const note = `${this.expected} report lines of kernel self tests were expected and are not listed.`;
		return {
			panicked: this.facts.panicked,
			reboots: Math.max(this.facts.banners - 1, 0),
			banner: this.facts.banner,
			lockdepActive: this.facts.lockdepActive,
			problems,
			disturbances: [...this.facts.disturbances],
			truncated: unfinished || promised || problems.some((problem) => problem.truncated),
			kernelOffset: this.facts.kernelOffset,
			notes: this.expected === 0 ? [] : [note],
			droppedProblems: this.problems.dropped
		};
	}
	line(line) {
		this.sequence += 1;
		if (this.facts.read(line, this.sequence)) this.reboot();
		const found = this.header(line);
		if (found !== null) this.openReport(found, ownLine(line));
		else if (this.open.length > 0) this.distribute(ownLine(line));
		this.prelude.push(line);
		if (this.sequence % 512 === 0) this.closeStale();
	}
	reboot() {
		for (const report of this.open.splice(0)) this.problems.add(report.finish(false));
		this.problems.startBoot();
	}
	header(line) {
		const found = matchHeader(line.body);
		if (found === null) return null;
		if (this.facts.isForeign(line) && found.rule.fromUserSpace !== true) return null;
		if (this.facts.inSelfTest) {
			this.expected += 1;
			return null;
		}
		return isHarmless(line.body.trimStart().replace(/^(?:watchdog|rcu): /, "")) ? null : found;
	}
	openReport(found, line) {
		this.lastTaken = line.number;
		if (found.rule.kind === "panic") this.facts.panicked = true;
		const mine = this.owner(line);
		if (mine?.isContinuedBy(found) === true) {
			mine.continueWith(found, line, this.sequence);
			return;
		}
		const apart = line.context === "" && mine?.isMidTrace === true;
		if (mine !== void 0 && mine.context === line.context && !apart) {
			mine.cutShort();
			this.close(mine);
		}
		if (switchesLockdepOff(found)) this.facts.lockdepActive = false;
		const boot = Math.max(this.facts.banners - 1, 0);
		const before = this.prelude.of(line).map(ownLine);
		this.open.push(new OpenReport(found, line, before, boot, this.sequence));
		const oldest = this.open.length > MAX_OPEN ? this.open[0] : void 0;
		if (oldest !== void 0) this.close(oldest);
	}
	/** The report that a line of this context belongs to. */
	owner(line) {
		const same = this.open.findLast((report) => report.context === line.context);
		if (same !== void 0) return same;
		return line.context.startsWith("C") ? this.open.findLast((report) => report.takesOtherCpus) : void 0;
	}
	distribute(line) {
		if (DROPPED.test(line.body)) for (const report of this.open) report.markBroken();
		const owner = this.owner(line);
		if (owner === void 0) return;
		if (REPLAY.test(line.body)) {
			if (owner.isHeaderOnly) this.open.splice(this.open.indexOf(owner), 1);
			return;
		}
		const owners = line.context === "" ? this.open.filter((report) => report.context === "") : [owner];
		for (const report of owners) {
			if (this.facts.isForeign(line) && report.header.fromKernel) continue;
			const accepted = report.accept(line, this.sequence);
			if (accepted !== "closed") this.lastTaken = line.number;
			if (accepted !== "taken") this.close(report);
		}
	}
	/** The console ended before the report did: it was still being printed, and its end was not seen. */
	endsInside(report, unfinished) {
		return this.sequence - report.touched <= RECENT_LINES && (unfinished || !report.isComplete);
	}
	close(report) {
		const at = this.open.indexOf(report);
		if (at >= 0) this.open.splice(at, 1);
		this.problems.add(report.finish(false));
	}
	closeStale() {
		for (const report of [...this.open]) if (this.sequence - report.touched > STALE_LINES) this.close(report);
	}
};
/** debug_locks_off() is called by every lockdep report but suspicious RCU usage. */
function switchesLockdepOff({ rule }) {
	return rule.name === "lockdep-limit" || rule.kind === "lockdep" && rule.name !== "suspicious-rcu";
}

// src/console/addr2line.ts
/** Which program answers, in order of trust. */
const ADDR2LINE_TOOLS = [{
	name: "llvm-addr2line",
	exact: true,
	why: "right file for every inline level, and the fastest"
}, {
	name: "addr2line",
	exact: false,
	why: "GNU: with DWARF 5 it names the wrong file for about one inlined address in seventy (2.40)"
}];
const TIMEOUT_MS = 12e4;
/** Looks up all addresses in one process; null when no tool works here. */
async function lookUp(vmlinux, addresses, processes, signal) {
	const input = `${addresses.map((address) => `0x${address.toString(16)}`).join("\n")}\n`;
	for (const tool of ADDR2LINE_TOOLS) {
		const result = await processes.run({
			argv: [
				tool.name,
				"-e",
				vmlinux,
				"-a",
				"-f",
				"-i"
			],
			input,
			timeoutMs: TIMEOUT_MS,
			outputLimit: 67108864
		}, signal).catch(() => null);
		if (result?.ending.type === "aborted") throw new InterruptedError("interrupted while decoding stacks");
		if (result === null || !succeeded(result)) continue;
		return {
			chains: parseAddr2line(result.stdout.toString()),
			tool
		};
	}
	return null;
}
const ADDRESS = /^0x([0-9a-f]+)$/;
const PLACE = /^(.*?):(\d+)(?: \(discriminator \d+\))?$/;
/** Reads `addr2line -a -f -i`: an address line, then a pair of lines (function, file:line) for each inline level. */
function parseAddr2line(output) {
	const chains = /* @__PURE__ */ new Map();
	let chain = [];
	let name = null;
	for (const line of output.split("\n")) {
		const address = name === null ? ADDRESS.exec(line) : null;
		if (address !== null) {
			chain = [];
			chains.set(BigInt(`0x${address[1]}`), chain);
		} else if (name === null) name = line;
		else {
			const place = PLACE.exec(line);
			if (place !== null && place[1] !== "??" && place[2] !== "0") chain.push({
				function: name,
				file: place[1] ?? "",
				line: Number(place[2])
			});
			name = null;
		}
	}
	return chains;
}
/** The folder that the kernel was compiled in, found by where a function of init/main.c is. */
function sourcePrefix(file) {
	return file?.endsWith("/init/main.c") === true ? file.slice(0, -11) : null;
}
/** A path relative to the tree: build folder taken off, `./` and `../` resolved. */
function treePath(file, prefixes) {
	const clean = posix.normalize(file);
	for (const prefix of prefixes) {
		const folder = posix.normalize(prefix.endsWith("/") ? prefix : `${prefix}/`);
		if (folder !== "./" && clean.startsWith(folder)) return clean.slice(folder.length);
	}
	return clean;
}

// src/console/banner.ts
/** Compares the console's `Linux version` line with the string in the vmlinux. */
async function checkBanner(printed, elf, symbols) {
	if (printed === null) return {
		verdict: "unknown",
		notes: ["The console has no banner, so the vmlinux was checked by its functions only."]
	};
	const address = symbols.addressOf("linux_banner");
	const bytes = address === null ? null : await elf.read(address, 1024);
	const end = bytes?.indexOf(0) ?? -1;
	if (bytes === null || end <= 0) return {
		verdict: "unknown",
		notes: ["The vmlinux has no readable banner, so it was checked by its functions only."]
	};
	const own = bytes.toString("latin1", 0, end).trim();
	if (own === printed.trim() || printed.length >= 80 && own.startsWith(printed.trim())) return {
		verdict: "same",
		notes: []
	};
	return {
		verdict: "other",
		note: `Stacks are not decoded: the vmlinux is of another kernel.\n  console: ${printed.trim()}\n  vmlinux: ${own}`
	};
}

// src/console/code-bytes.ts
const LINE = /\bCode: ((?:[<(]?[0-9a-f]{2,8}[>)]?\s*)+)$/;
/** Reads a `Code:` line; null when it has no bytes ("Unable to access opcode bytes", "Bad RIP value."). */
function parseCode(text) {
	const words = LINE.exec(text.trimEnd())?.[1]?.trim().split(/\s+/) ?? [];
	if (words.length < 2) return null;
	const bare = words.map((word) => word.replace(/[<>()]/g, ""));
	const marked = words.findIndex((word) => /[<(]/.test(word));
	const width = bare[0]?.length === 8 ? 4 : 1;
	if (marked < 0 || bare.some((word) => word.length !== width * 2)) return null;
	return {
		bytes: Uint8Array.from(bare.flatMap((word) => {
			const value = Buffer.from(word, "hex");
			return [...width === 4 ? value.reverse() : value];
		})),
		at: marked * width,
		machine: width === 4 ? "aarch64" : "x86_64"
	};
}
const TOOLS = {
	x86_64: [[
		"objdump",
		"-m",
		"i386:x86-64"
	], [
		"x86_64-linux-gnu-objdump",
		"-m",
		"i386:x86-64"
	]],
	aarch64: [[
		"aarch64-linux-gnu-objdump",
		"-m",
		"aarch64"
	], [
		"objdump",
		"-m",
		"aarch64"
	]]
};
const INSTRUCTION = /^ *[0-9a-f]+:\t/;
/**
* Disassembles a `Code:` line in the manner of the kernel's scripts/decodecode: all bytes with the trapping
* instruction marked, then again from that instruction on. Empty when no objdump can do it.
*/
async function disassemble(code, processes, signal) {
	const folder = await mkdtemp(join(tmpdir(), "patchboot-code-"));
	try {
		const all = await dump(code.bytes, code.machine, folder, processes, signal);
		const from = await dump(code.bytes.subarray(code.at), code.machine, folder, processes, signal);
		if (all.length === 0 || from.length === 0) return [];
		const trapping = all.length - from.length;
		return [
			"All code",
			"========",
			...all.map((line, i) => i === trapping ? `${line.replace(":", ":*")}\t\t<-- trapping instruction` : line),
			"",
			"Code starting with the faulting instruction",
			"===========================================",
			...from,
			""
		];
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function dump(bytes, machine, folder, processes, signal) {
	const file = join(folder, "code.bin");
	await writeFile(file, bytes);
	for (const tool of TOOLS[machine]) {
		const result = await processes.run({
			argv: [
				...tool,
				"-D",
				"-b",
				"binary",
				file
			],
			timeoutMs: 2e4
		}, signal).catch(() => null);
		if (result === null || !succeeded(result)) continue;
		return result.stdout.toString().split("\n").filter((line) => INSTRUCTION.test(line)).map((line) => line.trimEnd());
	}
	return [];
}

// src/console/decode-lines.ts
/**
* Report lines in the form of the kernel's scripts/decode_stacktrace.sh since its 2025 alignment fix, which is
* what LKP mails show: `func (file:line file:line)`, innermost inline level first, all blanks kept.
*/
const PRINTED = /(?:\[<(?:0x)?[0-9a-f]+>\]\s+)?([A-Za-z_$][\w.$]*)\+0x([0-9a-f]+)\/0x([0-9a-f]+)( \[[\w-]+(?: [0-9a-f]+)?\])?/g;
/** `file:line file:line` of an inline chain. */
function formatChain(source) {
	return source.map((level) => `${level.file}:${level.line}`).join(" ");
}
/** Replaces every symbol of a line that is known; the others stay as they are. */
function decodeLine(text, known) {
	if (text.indexOf("+0x") < 0) return text;
	return text.replace(PRINTED, (whole, symbol, offset, size, module) => {
		const found = known({
			symbol,
			offset: Number.parseInt(offset, 16),
			size: Number.parseInt(size, 16)
		});
		if (found === null || found.source.length === 0 || module !== void 0) return whole;
		const doubt = found.candidates > 1 ? ` (ambiguous: ${found.candidates})` : "";
		return `${symbol} (${formatChain(found.source)})${doubt}`;
	}).replace(/\s+$/, "");
}

// src/console/decode-problem.ts
/** Kinds whose `Code:` line is where the kernel itself failed; elsewhere it only shows what was interrupted. */
const SHOWS_CODE = /* @__PURE__ */ new Set([
	"oops",
	"bug",
	"warning",
	"list-corruption",
	"refcount",
	"kasan"
]);
const KERNEL_IP = /\b(?:RIP: 0010:|pc : |PC is at )/;
const ANY_IP = /\b(?:RIP: [0-9a-f]{4}:|pc : |PC is at )/;
/** A problem with its frames' source lines, decoded text, and title and function over the inlined functions. */
async function withDecodedFrames(problem, sourceOf, tools) {
	const found = new Map(problem.frames.map((frame) => [frame, sourceOf(frame)]));
	const frames = problem.frames.map((frame) => ({
		...frame,
		source: found.get(frame)?.source ?? []
	}));
	const rule = ruleNamed(problem.rule);
	const blame = findBlame(rule, frames);
	const { title, alternatives } = titles(rule, groupsOf(rule, problem.excerpt), blame);
	return {
		...problem,
		frames,
		...blame === null ? {} : {
			title,
			alternativeTitles: alternatives,
			function: blame.function
		},
		file: blame?.source?.file ?? problem.file,
		decoded: await decodedText(problem, found, tools)
	};
}
/** Groups of header and detail lines, read again from the excerpt. */
function groupsOf(rule, excerpt) {
	let groups = {};
	for (const text of excerpt) {
		const { body } = takePrefix(text);
		const found = matchHeader(body);
		const header = found?.rule === rule ? found.match : null;
		if (header !== null && Object.keys(groups).length === 0) groups = {
			...header.groups ?? {},
			...groups
		};
		groups = {
			...detailsOf(body),
			...groups
		};
	}
	return groups;
}
async function decodedText(problem, found, tools) {
	const traces = /* @__PURE__ */ new Map();
	const places = /* @__PURE__ */ new Map();
	for (const [frame, source] of found) {
		const target = frame.role === "ip" ? places : traces;
		if (!target.has(symbolKey(frame))) target.set(symbolKey(frame), source);
	}
	const decoded = [];
	let inKernel = true;
	let dumped = !SHOWS_CODE.has(problem.kind);
	for (const text of problem.excerpt) {
		if (ANY_IP.test(text)) inKernel = KERNEL_IP.test(text);
		const first = ANY_IP.test(text) || /\bWARNING: /.test(text) ? places : traces;
		const second = first === places ? traces : places;
		decoded.push(decodeLine(text, (symbol) => first.get(symbolKey(symbol)) ?? second.get(symbolKey(symbol)) ?? null));
		if (dumped || !inKernel || text.indexOf("Code: ") < 0) continue;
		const code = parseCode(text);
		if (code === null) continue;
		dumped = true;
		decoded.push(...await disassemble(code, tools.processes, tools.signal));
	}
	return decoded;
}
function symbolKey({ symbol, offset, size }) {
	return `${symbol}+${offset}/${size}`;
}

// src/console/elf.ts
const SHT_NOBITS = 8;
const MACHINES = {
	62: "x86_64",
	183: "aarch64"
};
/** Opens a 64-bit little-endian ELF file; null when the file is none. Throws what opening the file throws. */
async function readElf(path) {
	const header = await readAt(path, 0, 64);
	if (header.length < 64 || header.toString("latin1", 0, 4) !== "ELF" || header[4] !== 2 || header[5] !== 1) return null;
	const count = header.readUInt16LE(60);
	const table = await readAt(path, Number(header.readBigUInt64LE(40)), count * 64);
	const raw = Array.from({ length: Math.floor(table.length / 64) }, (_, i) => table.subarray(i * 64, i * 64 + 64));
	const range = (entry) => ({
		offset: Number(entry.readBigUInt64LE(24)),
		size: Number(entry.readBigUInt64LE(32))
	});
	const names = raw[header.readUInt16LE(62)];
	const strings = names === void 0 ? Buffer.alloc(0) : await readAt(path, range(names).offset, range(names).size);
	const sections = raw.map((entry) => {
		const start = entry.readUInt32LE(0);
		const end = strings.indexOf(0, start);
		return {
			name: strings.toString("latin1", start, end < 0 ? start : end),
			type: entry.readUInt32LE(4),
			address: entry.readBigUInt64LE(16),
			...range(entry)
		};
	});
	return {
		machine: MACHINES[header.readUInt16LE(18)] ?? "other",
		dwarf: await dwarfVersion(path, sections),
		async read(address, length) {
			const holder = sections.find((s) => s.address !== 0n && s.type !== SHT_NOBITS && address >= s.address && address < s.address + BigInt(s.size));
			if (holder === void 0) return null;
			const inside = Number(address - holder.address);
			return readAt(path, holder.offset + inside, Math.min(length, holder.size - inside));
		}
	};
}
async function dwarfVersion(path, sections) {
	const info = sections.find((section) => section.name === ".debug_info");
	if (info === void 0 || info.size < 16) return null;
	const head = await readAt(path, info.offset, 16);
	return head.readUInt32LE(0) === 0xffffffff ? head.readUInt16LE(12) : head.readUInt16LE(4);
}
async function readAt(path, position, length) {
	const file = await open(path, "r");
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

// src/console/return-address.ts
/**
* Whether a printed address is where a call returns to. The call itself is one byte earlier: without stepping
* back, a call at the end of a statement is shown with the next statement's line, or another inlined function.
*/
function returnsTo(frame, problem) {
	if (frame.offset === 0) return false;
	if (frame.role !== "ip") return !isArmPc(frame, problem);
	if (frame.section === "lr" || frame.section === "caller") return true;
	if (frame.section === "header") return [
		"kasan",
		"kmsan",
		"kcsan",
		"kfence",
		"panic"
	].includes(problem.kind);
	return false;
}
/** arm64 begins a fault's call trace with the pc itself. */
function isArmPc(frame, problem) {
	const first = problem.frames.find((f) => f.role === "trace" && f.section.startsWith("call trace"));
	const pc = problem.frames.find((f) => f.section === "ip");
	return first === frame && pc !== void 0 && pc.symbol === frame.symbol && pc.offset === frame.offset;
}

// src/console/source-check.ts
const files = /* @__PURE__ */ new Map();
const MAX_FILES = 400;
async function linesOf(root, file) {
	const path = join(root, file);
	const known = files.get(path);
	if (known !== void 0) return known;
	const lines = await readFile(path, "utf8").then((text) => text.split("\n"), () => null);
	if (files.size >= MAX_FILES) files.clear();
	files.set(path, lines);
	return lines;
}
/**
* The levels of a chain that can be right. GNU addr2line puts the .c file of the unit in place of a header for an
* inlined function (seen with DWARF 5): such a level has a line beyond the file's end, or a function that the file
* never names. The outermost function is always its unit's own. Without the source nothing can be checked.
*/
async function trustedChain(chain, root) {
	if (root === null) return chain;
	const good = [];
	for (const [i, level] of chain.entries()) {
		const lines = i < chain.length - 1 && level.file.endsWith(".c") ? await linesOf(root, level.file) : null;
		if (lines === null || level.line <= lines.length && names(lines, level.function)) good.push(level);
	}
	return good;
}
function names(lines, symbol) {
	const name = symbol.replace(/\..*$/, "").replace(/^__(?:do|se)_(?:compat_)?sys_/, "");
	return lines.some((line) => line.includes(name));
}

// src/console/symbols.ts
var SymbolTable = class {
	byName = /* @__PURE__ */ new Map();
	data = /* @__PURE__ */ new Map();
	/** Reads the output of `nm -n`: lines `ADDRESS TYPE NAME` in order of address. */
	constructor(nm) {
		let pending = [];
		for (const line of nm.split("\n")) {
			const first = line.indexOf(" ");
			const type = line.charAt(first + 1);
			const name = line.slice(first + 3);
			if (first <= 0 || name === "") continue;
			const address = BigInt(`0x${line.slice(0, first)}`);
			if (pending[0] !== void 0 && pending[0].address !== address) {
				const size = Number(address - pending[0].address);
				for (const symbol of pending) this.add(symbol.name, {
					address: symbol.address,
					size
				});
				pending = [];
			}
			if ("tTwW".includes(type)) pending.push({
				name,
				address
			});
			else this.data.set(name, address);
		}
		for (const symbol of pending) this.add(symbol.name, {
			address: symbol.address,
			size: 0
		});
	}
	add(name, symbol) {
		const known = this.byName.get(name);
		if (known === void 0) this.byName.set(name, [symbol]);
		else known.push(symbol);
	}
	/** Every place that has this name and this size; duplicates of static functions are common. */
	find(name, size) {
		return (this.byName.get(name) ?? []).filter((symbol) => symbol.size === size);
	}
	/** Address of a function or of data; null when there is none or more than one. */
	addressOf(name) {
		const code = this.byName.get(name);
		if (code !== void 0) return code.length === 1 ? code[0]?.address ?? null : null;
		return this.data.get(name) ?? null;
	}
	get isEmpty() {
		return this.byName.size === 0;
	}
};

// src/console/decode.ts
/** More places than this for one symbol are not all looked up. */
const MAX_CANDIDATES = 16;
/** A frame of a matching vmlinux resolves nearly always; fewer than this share means another kernel. */
const MIN_RESOLVED = .5;
/**
* Adds source lines to all frames of a console, decodes the excerpts in LKP's form, and names titles and guilty
* functions anew over the inlined functions. A vmlinux that is not of this kernel decodes nothing: the report
* comes back as it was, with a note. Throws InfrastructureError when vmlinux or nm cannot be read.
*/
async function decodeReport(report, options) {
	if (report.problems.length === 0) return report;
	const { vmlinux, processes, signal } = options;
	const elf = await readElf(vmlinux).catch(() => null);
	if (elf === null) return noted(report, `Stacks are not decoded: ${vmlinux} is no readable 64-bit vmlinux.`);
	const nm = await runChecked(processes, {
		argv: [
			"nm",
			"-n",
			vmlinux
		],
		timeoutMs: 6e4,
		outputLimit: 268435456
	}, signal);
	const symbols = new SymbolTable(nm.stdout.toString("latin1"));
	const banner = await checkBanner(report.banner, elf, symbols);
	if (banner.verdict === "other") return noted(report, banner.note);
	const frames = report.problems.flatMap((problem) => problem.frames);
	const resolver = new Resolver(symbols, report.kernelOffset ?? 0n);
	const wanted = frames.filter((frame) => frame.module === null && frame.size > 0);
	const resolved = wanted.filter((frame) => resolver.places(frame).length > 0);
	if (wanted.length > 0 && resolved.length / wanted.length < MIN_RESOLVED) return noted(report, `Stacks are not decoded: ${vmlinux} has other functions than the kernel of this console.`);
	const anchor = symbols.addressOf("start_kernel") ?? symbols.addressOf("kernel_init");
	const addresses = new Set(anchor === null ? [] : [anchor]);
	const wants = /* @__PURE__ */ new Map();
	for (const problem of report.problems) for (const frame of problem.frames) {
		const back = returnsTo(frame, problem) ? 1n : 0n;
		const at = resolver.places(frame).map((place) => place - back);
		wants.set(frame, at);
		for (const address of at) addresses.add(address);
	}
	const lookup = await lookUp(vmlinux, [...addresses], processes, signal);
	if (lookup === null) return noted(report, "Stacks are not decoded: neither llvm-addr2line nor addr2line works here.");
	const chains = await cleanChains(lookup, anchor, elf, options);
	const problems = [];
	for (const problem of report.problems) {
		const sourceOf = (frame) => settle(frame, wants.get(frame) ?? [], chains);
		problems.push(await withDecodedFrames(problem, sourceOf, {
			processes,
			signal
		}));
	}
	const notes = [
		...report.notes,
		...banner.notes,
		RETURN_NOTE,
		...lookup.tool.exact ? [] : [gnuNote(elf)]
	];
	return {
		...report,
		problems,
		notes: [...new Set(notes.filter((note) => note !== ""))]
	};
}
const RETURN_NOTE = "Source lines are those of the calls: return addresses are looked up minus one, so some lines differ by a few from those of scripts/decode_stacktrace.sh.";
function gnuNote(elf) {
	return elf.dwarf === 5 ? "Decoded by GNU addr2line, which can name a wrong file for inlined functions of a DWARF 5 kernel; lines that cannot be right were left out. Install llvm for exact files." : "";
}
function noted(report, note) {
	return {
		...report,
		notes: [...report.notes, note]
	};
}
/** Addresses that a printed symbol may stand for. */
var Resolver = class {
	symbols;
	slide;
	constructor(symbols, slide) {
		this.symbols = symbols;
		this.slide = slide;
	}
	places(frame) {
		if (frame.module !== null || frame.size === 0 || frame.offset > frame.size) return [];
		const offset = BigInt(frame.offset);
		const places = this.symbols.find(frame.symbol, frame.size).map((symbol) => symbol.address + offset);
		if (places.length > 1 && frame.address !== null) {
			const printed = BigInt(`0x${frame.address}`) - this.slide;
			if (places.includes(printed)) return [printed];
		}
		return places.slice(0, MAX_CANDIDATES);
	}
};
/** One chain when all places agree, else the first with the number of places. */
function settle(frame, places, chains) {
	const all = places.map((place) => chains.get(place) ?? []);
	const distinct = new Map(all.map((chain) => [JSON.stringify(chain), chain]));
	return {
		source: (all[0] ?? []).map((level) => level.function === "??" ? {
			...level,
			function: frame.symbol
		} : level),
		candidates: distinct.size
	};
}
async function cleanChains(lookup, anchor, elf, options) {
	const prefixes = [sourcePrefix(anchor === null ? void 0 : lookup.chains.get(anchor)?.at(-1)?.file), options.sourceRoot].filter((prefix) => prefix !== null);
	const clean = /* @__PURE__ */ new Map();
	for (const [address, chain] of lookup.chains) {
		const relative = chain.map((level) => ({
			...level,
			file: treePath(level.file, prefixes)
		}));
		const doubtful = !lookup.tool.exact && elf.dwarf === 5;
		clean.set(address, doubtful ? await trustedChain(relative, options.sourceRoot) : relative);
	}
	return clean;
}

export { sourceName as i, ConsoleReader as n, isIncidental as r, decodeReport as t };