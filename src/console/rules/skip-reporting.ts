import { patterns, type SkipClass } from './skip-class.ts';

/** Functions that find, print or survive the problem. */
export const REPORTING: readonly SkipClass[] = [
  {
    name: 'sanitizers',
    functions: patterns(String.raw`
      __(?:asan|hwasan|msan|tsan|kcsan|kmsan|ubsan|kasan)_\w+ kmsan_\w+ kcsan_\w+ ubsan_\w+
      __sanitizer_\w+ write_comp_data check_kcov_mode check_memory_region\w* check_region_inline
      memory_is_(?:poisoned|nonzero)\w* bytes_is_nonzero print_address_description\w* print_report\w*
      end_report report_(?:invalid_)?access\w* describe_\w+ object_err slab_err print_trailer
      kmemleak_\w+ create_object __create_object handle_overflow val_to_string kcov_\w+ set_track\w*
      report_usercopy _*kasan_\w+ _*kfence_\w+ _*(?:hw)?asan_\w+ _*[mt]san_\w+`),
    why: 'run-time checkers that found the problem and print it',
  },
  {
    name: 'stack-dump',
    functions: patterns(String.raw`
      _*dump_stack\w* dump_backtrace\w* show_(?:stack|regs|trace|backtrace)\w*
      print_(?:stack|trace|cpu|other_cpu)\w* unwind_\w+ __unwind_\w+ walk_stackframe\w*
      arch_stack_walk\w* save_stack\w* __save_stack\w* save_trace stack_trace_\w+ stack_depot_\w+
      depot_\w+ nmi_cpu_backtrace\w* nmi_trigger_\w+ nmi_\w*handler\w* arch_trigger_\w*backtrace\w*
      trigger_\w*backtrace\w* rcu_dump_cpu_stacks sched_show_task dump_cpu_task dump_page\w*
      dump_header spin_dump spin_bug rwlock_bug get_stack_info\w* in_task_stack get_wchan
      return_address trace_dump_stack ftrace_\w+ debug_dma_\w+dump perf_trace_\w+ trace_event_\w+
      trace_call_bpf`),
    why: 'printing or recording a stack',
  },
  {
    name: 'die-and-warn',
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
    why: 'the path from the faulting instruction to the report',
  },
  {
    name: 'lockdep',
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
    why: 'the lock validator and its annotations',
  },
  {
    name: 'printk',
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
    why: 'printing and formatting',
  },
];
