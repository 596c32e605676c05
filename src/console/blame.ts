import { sourceName, syscallName } from './frames.ts';
import type { Frame, SourceLine } from './problem.ts';
import { HANG_BUCKETS, isDispatcher, isWrapper, STALL_BUCKETS } from './rules/dispatch.ts';
import type { BlameSource, Rule } from './rules/rule.ts';
import { isHelper } from './rules/skip.ts';

/** The function that a title names, and what else it may be called. */
export interface Blame {
  /** Source name; system call wrappers as `sys_NAME`. */
  readonly function: string;
  /** Other names for the same thing: the wrapper as printed, the member of a bucket. */
  readonly aliases: readonly string[];
  readonly frame: Frame;
  /** The inline level that the function is, where the frame is decoded. */
  readonly source: SourceLine | null;
}

/** One function of a stack: a frame, or one level of its inline chain. */
interface Candidate {
  readonly name: string;
  readonly frame: Frame;
  readonly source: SourceLine | null;
}

/** Stacks of these sections tell of the past or of others, never who is to blame. */
const HISTORY = new Set([
  'allocated',
  'freed',
  'origin',
  'other access',
  'last work',
  'listed',
  'slub track',
  'lr',
]);

/** Places that a report lists for completeness: where interrupts were switched last. */
export function isIncidental(frame: Frame): boolean {
  return frame.section.startsWith('irq history');
}

/** Finds the guilty function of a report, over the inline chains where frames are decoded. */
export function findBlame(rule: Rule, frames: readonly Frame[]): Blame | null {
  for (const source of rule.blame) {
    const found = fromSource(source, frames);
    if (found !== null) return found;
  }
  // Where a fault has only helpers, the place itself is better than nothing.
  if (rule.kind === 'oops') {
    const at = frames.find((f) => f.section === 'ip') ?? frames.find((f) => isMainTrace(f) && !f.unreliable);
    if (at !== undefined)
      return named({ name: sourceName(at.symbol), frame: at, source: at.source.at(-1) ?? null });
  }
  return null;
}

function fromSource(source: BlameSource, frames: readonly Frame[]): Blame | null {
  const inSection = (frame: Frame): boolean =>
    source.section === undefined || frame.section.startsWith(source.section);
  switch (source.from) {
    case 'header':
      return first(frames.filter((f) => f.section === 'header').slice(0, 1), source);
    case 'ip':
      return first(frames.filter((f) => f.section === 'ip').slice(0, 1), source);
    case 'caller':
      return first(frames.filter((f) => f.section === (source.section ?? 'caller')).slice(0, 1), source);
    case 'lock':
      return first(
        frames.filter((f) => f.role === 'lock' && inSection(f) && !isIncidental(f)),
        source,
      );
    case 'registered':
      return first(
        frames.filter((f) => f.role === 'registered' && inSection(f)),
        source,
      );
    case 'trace':
      // A stalled processor prints where it is before its trace; the two are one stack.
      if (source.pick === 'stall') {
        return fromTraces(
          source,
          frames.filter((f) => (isMainTrace(f) || f.section === 'ip') && inSection(f)),
        );
      }
      return fromTraces(
        source,
        frames.filter((f) => isMainTrace(f) && inSection(f)),
      );
  }
}

/** Frames of call traces, with the instruction pointers that are printed between them. */
export function isMainTrace(frame: Frame): boolean {
  const section = frame.section.replace(/ #\d+$/, '');
  return frame.role === 'trace' ? !HISTORY.has(section) : frame.role === 'ip' && section === 'call trace';
}

/** Traces in order of printing; the first that yields a function wins. */
function fromTraces(source: BlameSource, frames: readonly Frame[]): Blame | null {
  const traces: Frame[][] = [];
  let section = '';
  for (const frame of frames) {
    const trace = traces.at(-1);
    if (trace !== undefined && (frame.section === section || section === 'ip')) trace.push(frame);
    else traces.push([frame]);
    section = frame.section;
  }
  for (const trace of traces) {
    const found =
      source.pick === 'stall'
        ? stalled(trace)
        : source.pick === 'hang'
          ? hung(trace, source)
          : first(trace, source);
    if (found !== null) return found;
  }
  return null;
}

/** Expands frames to functions, innermost inline level first; `? ` frames never count. */
function expand(frames: readonly Frame[]): Candidate[] {
  return frames
    .filter((frame) => !frame.unreliable)
    .flatMap((frame): Candidate[] =>
      frame.source.length > 0
        ? frame.source.map((source) => ({ name: sourceName(source.function), frame, source }))
        : [{ name: sourceName(frame.symbol), frame, source: null }],
    );
}

function first(frames: readonly Frame[], source: BlameSource): Blame | null {
  for (const candidate of expand(frames)) {
    const { name } = candidate;
    if (source.raw !== true && (isHelper(name) || source.skip?.test(name))) continue;
    return named(candidate);
  }
  return null;
}

function named({ name, frame, source }: Candidate): Blame {
  const call = syscallName(name);
  return call === null || call === name
    ? { function: name, aliases: [], frame, source }
    : { function: call, aliases: [name], frame, source };
}

/** A well-known thing that stands for many functions. */
function bucketed(bucket: string, { name, frame, source }: Candidate): Blame {
  return { function: bucket, aliases: name === bucket ? [] : [name], frame, source };
}

/** Sleeping and lock functions by pattern: newer kernels add variants faster than a list follows. */
const WAITING =
  /sched|_lock|_slowlock|^_*down|rwsem|completion|kthread|wait|synchronize|context_switch|__switch_to|_rcu_barrier|^rcu_barrier|_flush|flush_/;

function hung(trace: readonly Frame[], source: BlameSource): Blame | null {
  const candidates = expand(trace);
  for (const candidate of candidates) {
    const bucket = HANG_BUCKETS.find((row) => row.pattern.test(candidate.name));
    if (bucket !== undefined) return bucketed(bucket.name, candidate);
  }
  for (const candidate of candidates) {
    const { name } = candidate;
    if (!WAITING.test(name) && !isHelper(name) && source.skip?.test(name) !== true) return named(candidate);
  }
  return null;
}

/** The timer tick that noticed the stall; what stands below it was interrupted by it. */
const TICK =
  /^(?:tick_(?:sched|nohz|handle|periodic)\w*|update_process_times|scheduler_tick|sched_tick|rcu_(?:check_callbacks|sched_clock_irq)|watchdog_timer_fn)$/;
const INTERRUPT_ENTRY =
  /^(?:apic_timer_interrupt|smp_(?:trace_)?apic_timer_interrupt\w*|asm_sysvec_\w+|sysvec_\w+|el1_irq|el1_interrupt|el1h_64_irq\w*|__irq_svc|gic_handle_irq|call_on_irq_stack|do_interrupt_handler|handle_domain_irq|timer_interrupt|do_IRQ|ret_from_intr|common_interrupt)$/;

function stalled(trace: readonly Frame[]): Blame | null {
  let candidates = expand(trace);
  const tick = candidates.findIndex(({ name }) => TICK.test(name));
  if (tick >= 0) {
    let below = candidates.findIndex(({ name }, i) => i > tick && INTERRUPT_ENTRY.test(name));
    while (below >= 0 && INTERRUPT_ENTRY.test(candidates[below + 1]?.name ?? '')) below += 1;
    if (below >= 0) candidates = candidates.slice(below + 1);
  }
  for (const candidate of candidates) {
    const bucket = STALL_BUCKETS.find((row) => row.pattern.test(candidate.name));
    if (bucket !== undefined) return bucketed(bucket.name, candidate);
  }
  let last: Candidate | null = null;
  for (const candidate of candidates) {
    const { name } = candidate;
    if (isDispatcher(name) || (last !== null && isWrapper(name))) {
      if (last !== null) return named(last);
      continue;
    }
    if (!isHelper(name)) last = candidate;
  }
  return last === null ? null : named(last);
}
