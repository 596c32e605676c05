/** Kinds of problems on a kernel console; see the tables in src/console/rules. */
export const PROBLEM_KINDS = [
  'lockdep',
  'warning',
  'bug',
  'oops',
  'panic',
  'kasan',
  'kmsan',
  'kcsan',
  'kfence',
  'ubsan',
  'hung-task',
  'rcu-stall',
  'soft-lockup',
  'hard-lockup',
  'workqueue-lockup',
  'atomic-sleep',
  'preempt',
  'spinlock',
  'refcount',
  'list-corruption',
  'bad-page',
  'leak',
  'oom',
  'vfs',
  'hang',
  'other',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Where a frame of a stack is, after inlining is expanded: innermost first. */
export interface SourceLine {
  readonly function: string;
  /** Relative to the kernel tree. */
  readonly file: string;
  readonly line: number;
}

/** One stack frame as printed, with what decoding added. */
export interface Frame {
  readonly symbol: string;
  /** Bytes from the start of the symbol, and the symbol's size in bytes. */
  readonly offset: number;
  readonly size: number;
  readonly module: string | null;
  /** A frame marked `? `: found on the stack, not proved to be called. */
  readonly unreliable: boolean;
  /** Where it stands: the trace of the report, RIP/pc, a lock's `at:`, or how a lock state was registered. */
  readonly role: 'trace' | 'ip' | 'lock' | 'registered';
  /** What the frame stands under: `call trace`, `became`, `chain`, `allocated`, `header`, `listed` ...; see SECTIONS in sections.ts. */
  readonly section: string;
  /** The printed absolute address (hex, without 0x); null when the kernel prints none. */
  readonly address: string | null;
  /** Line number in the console, from 1. */
  readonly line: number;
  /** Inline chain, innermost first; empty when not decoded. */
  readonly source: readonly SourceLine[];
}

/** A lock that a lockdep report names. `name` has no `#version` or `/subclass`. */
export interface Lock {
  readonly name: string;
  /** Usage letters in braces, for example `+.?.`; '' when the report has none. */
  readonly usage: string;
  /**
   * What the report says of it: `wanted`, `held` (the other lock of a deadlock), `chain` (a link between them),
   * `listed` (held by the task, by chance or not), or a state change `{SOFTIRQ-ON-W} -> {IN-SOFTIRQ-W}`.
   */
  readonly role: string;
  /** The lock's address where the kernel prints it (hex, without 0x); null otherwise. */
  readonly address: string | null;
}

/** One problem found on a console. */
export interface Problem {
  readonly kind: ProblemKind;
  /** Name of the row in src/console/rules that recognised it. */
  readonly rule: string;
  /** A limit of the debug machinery, of the configuration or of the harness; not the kernel's fault. */
  readonly infrastructure: boolean;
  /** Which boot of the console it belongs to, from 0; see {@link ConsoleReport.reboots}. */
  readonly boot: number;
  /** In syzkaller's manner: "inconsistent lock state in mntput_no_expire". */
  readonly title: string;
  readonly alternativeTitles: readonly string[];
  /** In LKP's manner: "WARNING:inconsistent_lock_state". */
  readonly id: string;
  /** What base and patched are compared by: id plus lock names, never the function. */
  readonly key: string;
  readonly function: string | null;
  /** Guilty source file, relative to the tree. */
  readonly file: string | null;
  /** First and last line of the report in the console, from 1, both included. */
  readonly line: number;
  readonly endLine: number;
  /** A consequence of an earlier problem in the same boot. */
  readonly secondary: boolean;
  /** The report has no usable stack. */
  readonly corrupted: boolean;
  /** The console ends inside the report. */
  readonly truncated: boolean;
  readonly locks: readonly Lock[];
  /** printk caller id of the header line, `T1` or `C0`; '' when the kernel prints none. */
  readonly context: string;
  readonly frames: readonly Frame[];
  /** The raw report lines, time stamps kept, console control characters removed. */
  readonly excerpt: readonly string[];
  /** The same lines decoded in LKP's form; equals `excerpt` when there was no vmlinux. */
  readonly decoded: readonly string[];
  /** How often the same id was seen in this boot. */
  readonly count: number;
}

/** What one console log says. */
export interface ConsoleReport {
  readonly panicked: boolean;
  /** Number of `Linux version` banners after the first. */
  readonly reboots: number;
  /** `Linux version ...` of the first boot; null when the log has none. */
  readonly banner: string | null;
  /** false when lockdep switched itself off; null when the console does not tell. */
  readonly lockdepActive: boolean | null;
  readonly problems: readonly Problem[];
  /** `Kernel Offset:` of a panic, bytes; null when the console does not tell. */
  readonly kernelOffset: bigint | null;
  /** What decoding has to say: why it was not done, or what to know about it. */
  readonly notes: readonly string[];
  /** Problems beyond the limit, which were counted and not kept. */
  readonly droppedProblems: number;
  /** Signs that timings of this boot are disturbed: "sched: RT throttling activated". */
  readonly disturbances: readonly string[];
  /** The log ends in the middle of a line or report. */
  readonly truncated: boolean;
}
