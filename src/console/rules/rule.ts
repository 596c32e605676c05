import type { ProblemKind } from '../problem.ts';

/** Where the guilty function of a report stands; sources are tried in order. */
export interface BlameSource {
  /**
   * header: the function that the header line names. ip: `RIP:`, `pc :`. trace: the call trace.
   * lock: a lock line's `at:`. registered: how a lock state came to be. caller: `caller is F`.
   */
  readonly from: 'header' | 'ip' | 'trace' | 'lock' | 'registered' | 'caller';
  /** Only frames of sections whose name starts with this. */
  readonly section?: string;
  /** How a frame of a trace is chosen: the first that no skip rule takes, or by the rules for hangs and stalls. */
  readonly pick?: 'first' | 'hang' | 'stall';
  /** Take the frame even when a skip rule names it. */
  readonly raw?: boolean;
  /** More functions to skip, for this kind of report only. */
  readonly skip?: RegExp;
}

/**
 * How a report ends. trace: with the last line of its call trace. marker: at `---[ end trace`. bar: at a line
 * of `=`. dump: after traces of several tasks or CPUs, when nothing of that kind comes any more. line: it is
 * one line (and what belongs to it).
 */
export type ReportEnd = 'trace' | 'marker' | 'bar' | 'dump' | 'line';

/** One kind of report: one row of the tables. */
export interface Rule {
  /** Unique; names the golden case that proves the row. */
  readonly name: string;
  readonly kind: ProblemKind;
  /** The body starts with one of these, after blanks, `[ ` and subsystem tags. For speed, and to read the table. */
  readonly starts: readonly string[];
  /** Matched against the whole body from its start; group `fn` is the function the header names. */
  readonly header: RegExp;
  /** Title in syzkaller's manner; `{fn}` is the guilty function, `{name}` a group of the header. */
  readonly title: string;
  readonly blame: readonly BlameSource[];
  readonly end: ReportEnd;
  /** Without a usable stack the report is corrupted. */
  readonly needsStack: boolean;
  /** Other titles for the same function, for finding duplicates: "bad-access in {fn}". */
  readonly alternatives?: readonly string[];
  /** Not the patch's fault: a limit of the debug machinery or of the harness. */
  readonly infrastructure?: boolean;
  /** Reports that people paste without the kernel's prefix: user space prints them (kmemleak's debugfs file). */
  readonly fromUserSpace?: boolean;
  /** Names of headers that continue this report when no trace was seen yet ("Oops:" after "BUG: unable to handle"). */
  readonly continuedBy?: readonly string[];
  /** The report is about the locks that the task holds, so their names are part of its key. */
  readonly heldLocksMatter?: boolean;
  /** Kernel source and reason. */
  readonly why: string;
}

/** A part of a sentence: literal text to a regular expression source. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `func+0x1/0x2` at the end of a header, with its function as group `fn`. */
export const FN = String.raw`(?<fn>(?![0-9a-f]{8,16}\b)[A-Za-z_$][\w.$]*)(?:\+0x[0-9a-f]+\/0x[0-9a-f]+)?`;

export const LOCK: BlameSource = { from: 'lock' };
export const TRACE: BlameSource = { from: 'trace' };
export const IP: BlameSource = { from: 'ip' };
export const HEADER: BlameSource = { from: 'header' };

/** How an oops goes on after its first line: `Oops: 0002 [#1]`, `invalid opcode: 0000 [#1]`, `Internal error: ...`. */
export const OOPS_CONTINUATIONS = [
  'oops',
  'general-protection',
  'internal-error',
  'x86-trap',
  'double-fault',
];
/** A stack overrun happens anywhere in a deep call chain: the entry of the chain says more than its end. */
export const OVERRUN: readonly BlameSource[] = [{ from: 'trace', pick: 'stall' }, IP];
