import { patterns, type SkipClass } from './skip-class.ts';

/** Functions that do to an object what their caller asked for. */
export const PRIMITIVES: readonly SkipClass[] = [
  {
    name: 'locks',
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
    why: 'lock primitives: the caller chose the lock and the context',
  },
  {
    name: 'allocation',
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
    why: "allocators work for their callers; a bad free or size is the caller's",
  },
  {
    name: 'counters-and-bits',
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
    why: 'counters, bit operations and their instrumentation',
  },
  {
    name: 'memory-and-strings',
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
    why: 'copying and comparing what the caller passed',
  },
  {
    name: 'lists-and-trees',
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
    why: "generic containers: the elements and the locking are the caller's",
  },
  {
    name: 'io-accessors',
    functions: patterns(String.raw`
      _*(?:raw_)?(?:read|write)[bwlq](?:_relaxed)? logic_(?:in|out)s?[bwl] _*(?:in|out)s?[bwl]
      io(?:read|write)(?:8|16|32|64)\w* memcpy_(?:from|to)io`),
    why: 'access to a device register: the driver chose the address',
  },
];
