import type { Frame } from './problem.ts';

/** Lines that say what the lines after them are. */
export interface SectionRow {
  readonly name: string;
  readonly pattern: RegExp;
  /** Role of frames that follow. */
  readonly role: Frame['role'];
  /** A stack is promised: without one within a few lines the report is corrupted. */
  readonly promisesStack: boolean;
  readonly why: string;
}

export const SECTIONS: readonly SectionRow[] = [
  {
    name: 'cpu',
    pattern: /^(?:NMI backtrace for cpu \d+|CPU: \d+ )/,
    role: 'trace',
    promisesStack: false,
    why: 'the next processor of a dump: its RIP comes before its trace',
  },
  {
    name: 'call trace',
    pattern: /^\s*Call [Tt]race:?|Call [Tt]race:\s*$|^\s*Backtrace:/,
    role: 'trace',
    promisesStack: true,
    why: 'show_stack',
  },
  {
    name: 'stack backtrace',
    pattern: /^stack backtrace:/,
    role: 'trace',
    promisesStack: false,
    why: 'lockdep, before its dump_stack',
  },
  {
    name: 'backtrace',
    pattern: /^\s*backtrace(?: \(crc [0-9a-f]+\))?:/,
    role: 'trace',
    promisesStack: true,
    why: 'kmemleak',
  },
  {
    name: 'allocated',
    pattern: /^(?:Allocated(?: by task .*)?:|allocated by task )/,
    role: 'trace',
    promisesStack: true,
    why: 'KASAN, KFENCE',
  },
  {
    name: 'freed',
    pattern: /^(?:Freed(?: by task .*)?:|freed by task )/,
    role: 'trace',
    promisesStack: true,
    why: 'KASAN, KFENCE',
  },
  {
    name: 'slub track',
    pattern: /^(?:INFO: )?(?:Allocated|Freed) in \S+ age=/,
    role: 'trace',
    promisesStack: false,
    why: 'SLUB',
  },
  {
    name: 'origin',
    pattern: /^(?:Uninit was (?:stored|created)|Local variable|Bytes? \d+)/,
    role: 'trace',
    promisesStack: false,
    why: 'KMSAN',
  },
  {
    name: 'other access',
    pattern: /^(?:(?:read|write|race at unknown origin).* (?:by|of|to) .*(?:task|interrupt|on cpu))/,
    role: 'trace',
    promisesStack: false,
    why: 'KCSAN',
  },
  {
    name: 'last work',
    pattern: /^(?:Last|Second to last) potentially related work creation/,
    role: 'trace',
    promisesStack: false,
    why: 'KASAN generic',
  },
  {
    name: 'wanted',
    pattern:
      /(?:is trying to (?:acquire|lock|release|contend)(?: lock)?\b|just changed the state of lock:|\] takes:)/,
    role: 'lock',
    promisesStack: false,
    why: 'lockdep: the lock that the report is about',
  },
  {
    name: 'held',
    pattern:
      /^but (?:task|this task|now) is (?:already|not) holding|^but task is already holding|^and this task is already holding/,
    role: 'lock',
    promisesStack: false,
    why: 'lockdep: the other lock',
  },
  {
    name: 'other',
    pattern:
      /^(?:but this lock (?:took another|was taken by another)|to a \S+-irq-unsafe lock:|and interrupts could create)/,
    role: 'lock',
    promisesStack: false,
    why: 'lockdep: the lock at the other end',
  },
  {
    name: 'chain',
    pattern: /^-> #\d+ /,
    role: 'registered',
    promisesStack: false,
    why: 'lockdep: one link of a dependency chain',
  },
  {
    name: 'became',
    pattern: /\bwhich became .* at:/,
    role: 'registered',
    promisesStack: false,
    why: 'lockdep: how a class got its state',
  },
  {
    name: 'registered',
    pattern: /^\{[\w-]+\} state was registered at:/,
    role: 'registered',
    promisesStack: false,
    why: 'lockdep: how a class got its state',
  },
  {
    name: 'key',
    pattern:
      /^\s*\.\.\. key\s+at:|^ \.\.\. acquired at:|^\s*-?> ?\(|^the .*'s lock dependencies|^the shortest dependencies/,
    role: 'registered',
    promisesStack: false,
    why: 'lockdep: usage of the classes of a dependency',
  },
  {
    name: 'listed',
    pattern: /^(?:\d+ locks? held by |no locks held by |Showing all locks held)/,
    role: 'lock',
    promisesStack: false,
    why: 'lockdep: what the task holds',
  },
  {
    name: 'irq history',
    pattern: /^irq event stamp: /,
    role: 'lock',
    promisesStack: false,
    why: 'print_irqtrace_events: where interrupts were switched last, guilty of nothing',
  },
  {
    name: 'last-function',
    pattern: /^\s*last function: /,
    role: 'ip',
    promisesStack: false,
    why: 'process_one_work',
  },
  {
    name: 'caller',
    pattern: /^caller is /,
    role: 'ip',
    promisesStack: false,
    why: 'check_preemption_disabled',
  },
];

/** The section that a line opens; null for all other lines. */
export function sectionOf(body: string): SectionRow | null {
  for (const row of SECTIONS) if (row.pattern.test(body)) return row;
  return null;
}

/** Where the processor was: x86 RIP/EIP/IP, arm and arm64 pc, powerpc NIP, riscv epc. `lr` is a return address. */
export const INSTRUCTION =
  /^\s*(?:RIP: [0-9a-f]{4}:|RIP: |EIP: |EIP is at |IP: |PC is at |pc : |NIP |epc : |Fixed up RIP|\[<[0-9a-f]+>\] \(?PC is at )/;
export const LINK_REGISTER = /^\s*(?:lr : |LR is at |LR \[)/;

/** Lines that reports consist of besides frames; everything else inside a report may be someone else's. */
export const REPORT_TEXT = new RegExp(
  `^(?:${[
    '\\s*$',
    '\\s*</?[A-Z]+>\\s*$',
    '(?:CPU|COMM|Comm|PID): ',
    'Hardware name:|Tainted:|Modules linked in:|last unloaded:|Workqueue:|Process |Stopper:|task:|Dumping ftrace|Kernel Offset|Rebooting in',
    '\\s+\\(ftrace buffer empty\\)',
    '[RE]?[A-Z][A-Z0-9]{1,8}: ?[0-9a-fx]',
    '[rx]\\d+ *: |(?:sp|pc|lr|fp|ip|pstate|psr|s\\d|a\\d|t\\d|ra|gp|tp) *: ',
    'RSP: |Code: |CS: |FS: |CR2: |DR[0-7]: |PKRU: |GS: |ORIG_RAX|EFLAGS',
    '#PF: |PGD |\\[[0-9a-f]{8,16}\\] [*\\w]|pgd = |Mem abort info|Data abort info|  [A-Z]+ = |user pgtable|swapper pgtable|Internal error|Oops|Exception stack|Stack: ?|Flags: |Control: ',
    '[0-9a-f]{4}: [ 0-9a-f]{20,}',
    '\\s*[0-9a-f]{8,16}(?: [0-9a-f]{8,16})+',
    '---\\[ |-{5}|={5}',
    'irq event stamp|(?:hard|soft)irqs last',
    'other info that|\\s*Possible |(?:Chain|Hash chain) |\\s*CPU0|\\s*-{4}|\\s*(?:rlock|lock|sync|local_irq)[\\w_]*\\(|\\s*<Interrupt>|\\s*<?lock|\\s*\\*\\*\\* DEADLOCK|\\s*May be due',
    'which lock already|the existing dependency|which would create|the dependencies between|and interrupts could|inconsistent \\{|but there are no|there are no more|turning off the locking|The code is fine|you didn.t init|the code is fine|rcu_scheduler_active|context-\\{|no locks held|\\d+ locks? held|\\s*#\\d+: |\\s*\\(.*\\)\\{|\\s+\\.\\.\\. |\\s*-> |\\s*\\}|\\s+(?:HARDIRQ|SOFTIRQ|IN-|INITIAL|LOCKED)',
    '(?:Read|Write) of size|The buggy address|Memory state|Allocated|Freed|Last potentially|Second to last|[ >]?[0-9a-f]{8,16}: |\\s+\\^|page:|page_|flags: |raw: |head: |page dumped|Object |Redzone |Padding |Slab |INFO: |FIX |kfence-|allocated by|freed by|Local variable|Uninit was|Bytes? \\d|read(?:-write)? to|write to|value changed|Reported by|This frame has|located in stack|buggy',
    'in_atomic\\(\\)|preempt_count|preempt_offset|INFO: lockdep is|Preemption disabled at|RCU nest depth|caller is|\\s*last function|signed integer|index |shift exponent|load of value|member access|Not tainted|\\s+(?:Not t|T)ainted|\\s*"echo 0|task |Sending NMI|NMI backtrace|rcu:|\\t\\(|\\s+\\d+-|\\(detected by|\\s+\\(t=|Showing |Mem-Info|pool |workqueue |\\s+pwq |\\s+(?:pending|in-flight|delayed|inactive)',
    'comm |\\s+comm "|\\s+hex dump|\\s+[0-9a-f]{2} [0-9a-f]{2}|\\s+\\[<|\\s*backtrace|note: |Call |stack |\\*\\* |end of ',
  ].join('|')})`,
);
