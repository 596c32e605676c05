// src/console/frames.ts
const SYMBOL = String.raw`(?<![\w.$])[A-Za-z_$][\w.$]{0,200}`;
const OFFSET = String.raw`\+0x([0-9a-f]+)\/0x([0-9a-f]+)`;
const ADDRESS = String.raw`\(?\[<(?:0x)?([0-9a-f]{6,16})>\]\)?`;
const MODULE = String.raw`(?: \[([\w-]+)(?: [0-9a-f]+)?\])?`;
const TAIL = String.raw`(?:\s+\((?:unreliable|[A-Z]+)\))?(?:\s+[\w./<>-]+:\d+)?(?:\s+\[inline\])?\s*`;
/** ` ? [<addr>] func+0x1/0x2 [mod]`, with the bracketed stack address of powerpc before it. */
const FRAME = new RegExp(`^\\s*(?:\\[[0-9a-f]{8,16}\\] )?(\\? )?(?:(?:${ADDRESS}|\\[\\(ptrval\\)\\]|\\[[0-9a-f]{8,16}\\]|\\(ptrval\\))\\s*)?(\\? )?(?:[0-9a-f]+:)?(${SYMBOL})${OFFSET}${MODULE}${TAIL}$`);
/** ` func file.c:12 [inline]`: what symbolising scripts add for inlined functions. */
const INLINE = new RegExp(`^\\s*(\\? )?(${SYMBOL}) [\\w./-]+:\\d+ \\[inline\\]\\s*$`);
/** ` func file.c:12`: an outermost function of a symbolised stack whose offset was dropped. */
const SYMBOLISED = new RegExp(`^\\s+(\\? )?(${SYMBOL})(?:${OFFSET})? [\\w.-]+\\/[\\w./-]+:\\d+\\s*$`);
/** 32-bit arm: `[<addr>] (func) from [<addr>] (caller+0x1/0x2)`, and without addresses from 5.18 on. */
const ARM = new RegExp(`^\\s*(?:${ADDRESS} )?\\(?(${SYMBOL})(?:${OFFSET})?${MODULE}\\)? from (?:${ADDRESS}\\s*\\(|${SYMBOL}\\+0x|0x[0-9a-f]+)`);
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
const EMBEDDED_ADDRESS = new RegExp(`${ADDRESS}\\s+${SYMBOL}${OFFSET}`);
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
const REMEMBERED = 2e4;
const LONGEST_NAME = 128;
/** True when a function (source name) is never to blame. */
function isHelper(name) {
	if (name.length > LONGEST_NAME) return false;
	const known = verdicts.get(name);
	if (known !== void 0) return known;
	const verdict = ALL.test(name);
	if (verdicts.size >= REMEMBERED) verdicts.clear();
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

export { parseFrame as a, findSymbol as i, isIncidental as n, sourceName as o, isMainTrace as r, findBlame as t };