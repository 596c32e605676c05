import { patterns, type SkipClass } from './skip-class.ts';

/** Parts of the kernel that call, wait or count for everyone. */
export const CORES: readonly SkipClass[] = [
  {
    name: 'deferred-work',
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
    why: "queueing, cancelling and debugging of timers and work: the object is the caller's",
  },
  {
    name: 'scheduling-and-waiting',
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
    why: 'waiting and waking on behalf of the caller',
  },
  {
    name: 'driver-core',
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
    why: 'the driver core calls and is called for every device',
  },
  {
    name: 'usb-core',
    functions: patterns(String.raw`

      usb_(?:submit_urb|kill_urb|unlink_urb|poison_urb|unpoison_urb|free_urb|alloc_urb|hcd\w*|start_wait_urb|internal_control_msg|control_msg\w*|bulk_msg|interrupt_msg|probe_interface|unbind_interface|probe_device|generic_driver\w*|choose_configuration|set_configuration|new_device|disconnect|disable_(?:device|interface|endpoint)\w*|hub\w*|ifnum_to_if|get_\w+|put_\w+|string\w*|autopm\w*|autosuspend\w*|reset_\w+|remove_device|deauthorize\w*|giveback\w*)\w*
      __usb_(?:hcd|submit|unanchor|get)\w* hub_(?:event|port|activate|probe)\w* port_event
      generic_probe dummy_timer urb_destroy`),
    why: 'the USB core calls drivers and runs their requests',
  },
  {
    name: 'network-core',
    functions: patterns(String.raw`
      _*(?:un)?register_netdev(?:ice)?(?:_many|_queue|_many_notify)? rollback_registered\w*
      unregister_netdevice_\w+ netdev_run_todo_\w+`),
    why: 'the device list calls and is called for every network device',
  },
  {
    name: 'page-cache',
    functions: patterns(String.raw`
      folio_\w+ __folio_\w+ truncate_(?:inode_pages|pagecache|cleanup|folio_batch)\w*
      invalidate_(?:inode_pages|mapping)\w* mark_buffer_dirty\w* _*b(?:relse|forget) touch_buffer
      (?:un)?lock_(?:buffer|page) __lock_(?:buffer|page) do_read_cache_(?:folio|page)
      filemap_(?:read_folio|get_(?:entry|folios?|pages|read_batch)|add_folio|create_folio|update_page)\w*
      __filemap_\w+ find_(?:get|lock)_(?:page|entry|entries)\w*`),
    why: 'pages and buffers of every file system',
  },
  {
    name: 'object-lifetime',
    functions: patterns(String.raw`
      \w+_dput (?:drop|inc|clear|set)_nlink dput\w* __dput iput\w* __iput

      _*skb_(?:put|push|pull|trim|over_panic|under_panic|panic|tailroom)\w* k?free_skb\w* __kfree_skb\w* napi_consume_skb
       dev_put\w* dev_hold\w* netdev_(?:hold|put)

      inet_(?:sock_destruct|csk_destroy)\w* sk_(?:free|destruct|common_release)\w*
      __sk_(?:free|destruct)\w* `),
    why: 'dropping a reference: whoever took or lost one is to blame',
  },
  {
    name: 'debug-helpers',
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
    why: 'entry code and helpers that are compiled into everything',
  },
];
