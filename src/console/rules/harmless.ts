/** Lines that look like reports and are none. Checked only for lines that a rule matched. */
export interface HarmlessRow {
  readonly pattern: RegExp;
  readonly why: string;
}

export const HARMLESS: readonly HarmlessRow[] = [
  { pattern: /^WARNING: .* uses wireless extensions/i, why: 'deprecation note, net/wireless' },
  { pattern: /^INFO: lockdep is turned off\./, why: 'a note inside other reports' },
  { pattern: /^INFO: NMI handler \(.*\) took too long to run/, why: 'a timing note of a busy host' },
  {
    pattern: /^INFO: Stall ended before state dump start/,
    why: 'the stall was over before it could be shown',
  },
  { pattern: /^WARNING: [tT]he mand mount option /, why: 'deprecation note, fs/namespace.c' },
  { pattern: /^WARNING: \/etc\/ssh\/moduli does not exist/, why: 'sshd through the system log' },
  { pattern: /^WARNING: (?:fbcon|stifb)\b/, why: 'screen size note, drivers/video/fbdev' },
  {
    pattern: /^WARNING: [Kk]ernel not compiled with /,
    why: 'CPU mitigation notes, arch/x86/kernel/cpu/bugs.c',
  },
  {
    pattern:
      /^WARNING: (?:Unprivileged eBPF is enabled|Spectre|LFENCE mitigation|IBRS mitigation|BTB |ITS mitigation|CPU does not support IBPB|retbleed=|See https?:)/,
    why: 'CPU mitigation notes, arch/x86/kernel/cpu/bugs.c',
  },
  {
    pattern: /^WARNING: (?:polling idle and HT|This combination of AMD|BIOS bug:|MP table|SMP operation may)/,
    why: 'notes about the CPU or firmware',
  },
  {
    pattern: /^WARNING: (?:Invalid trigger for IRQ|Please fix your firmware|x1-x3 nonzero)/,
    why: 'notes about firmware, arm64',
  },
  {
    pattern: /^WARNING: '?bootconfig'? found on the (?:kernel )?command line/,
    why: 'a note about the command line, init/main.c',
  },
  {
    pattern: /^WARNING: Bad or missing \.orc_unwind|^WARNING: Corrupt \.orc_unwind/,
    why: 'a note about the build',
  },
  {
    pattern:
      /^WARNING: (?:Your 'console=|Support for .* is experimental|.* is deprecated|.* (?:will|has) be(?:en)? (?:removed|deprecated))/,
    why: 'deprecation notes',
  },
  {
    pattern: /^WARNING: workqueue cpumask: online intersect/,
    why: 'more CPUs possible than online, as in most virtual machines; kernel/workqueue.c',
  },
  { pattern: /^WARNING: stack recursion on stack type/, why: 'the unwinder gave up; part of another report' },
  {
    pattern: /^BUG: Bad page (?:state|map): \d+ messages suppressed/,
    why: 'a count, the reports came before',
  },
  {
    pattern: /^WARNING: all dangerous packets|^WARNING: .*(?:memory may be corrupted|trace_printk)/,
    why: 'notes of debug facilities',
  },
  { pattern: /^rcu_\w+ kthread starved for 0 jiffies/, why: 'nothing starved' },
  { pattern: /^BUG: sleeping function called from invalid context at .*selftest/, why: 'a self test' },
];

/** Signs that timings of this boot are disturbed; never a failure. */
export const DISTURBANCES: readonly HarmlessRow[] = [
  {
    pattern: /^(?:rcu: )?INFO: Stall ended before state dump start/,
    why: 'a CPU did not run for many seconds',
  },
  { pattern: /^hrtimer: interrupt took \d+ ns/, why: 'the timer interrupt was late' },
  { pattern: /^perf: interrupt took too long/, why: 'sampling was throttled' },
  { pattern: /^sched: (?:DL replenish|RT throttling activated)/, why: 'real-time tasks were stopped' },
  { pattern: /^clocksource: .*(?:unstable|skewed|wd-.*read-back delay)/, why: 'time itself is not trusted' },
  {
    pattern: /^clocksource: timekeeping watchdog on CPU\d+: .*(?:mark|wd-)/,
    why: 'time itself is not trusted',
  },
  { pattern: /^INFO: NMI handler \(.*\) took too long to run/, why: 'the host was busy' },
  { pattern: /^workqueue: \S+ hogged CPU for/, why: 'a work item kept a CPU' },
  { pattern: /^\*\* \d+ printk messages dropped/, why: 'the console could not keep up' },
];
/** First letters of the rows above: asked for every line of a console. */
const DISTURBANCE_LETTERS = 'rIhpscw*';

export function isHarmless(body: string): boolean {
  return HARMLESS.some((row) => row.pattern.test(body));
}

export function isDisturbance(body: string): boolean {
  if (!DISTURBANCE_LETTERS.includes(body.charAt(0))) return false;
  return DISTURBANCES.some((row) => row.pattern.test(body));
}
