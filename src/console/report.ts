import { findBlame, isMainTrace } from './blame.ts';
import { findSymbol, type PrintedFrame, parseFrame } from './frames.ts';
import type { ConsoleLine } from './lines.ts';
import { lkpId } from './lkp-id.ts';
import { parseLock } from './locks.ts';
import type { Frame, Lock, Problem } from './problem.ts';
import type { HeaderMatch } from './rules/index.ts';
import type { Rule } from './rules/rule.ts';
import { INSTRUCTION, LINK_REGISTER, REPORT_TEXT, type SectionRow, sectionOf } from './sections.ts';
import { detailsOf, type Groups, titles } from './title.ts';

/** Limits of one report; a longer one goes on being read but is not kept. */
const MAX_EXCERPT_LINES = 600;
const MAX_FRAMES = 2000;
/** A promised stack has its first frame within so many lines, or it was lost. */
const STACK_WITHIN = 15;

/** Lines in a row that are no report text, after which a report is over. */
const PATIENCE: Record<Rule['end'], { before: number; after: number; afterWithIds: number }> = {
  trace: { before: 120, after: 12, afterWithIds: 1 },
  marker: { before: 120, after: 60, afterWithIds: 60 },
  bar: { before: 120, after: 60, afterWithIds: 60 },
  dump: { before: 120, after: 80, afterWithIds: 80 },
  line: { before: 0, after: 0, afterWithIds: 0 },
};

const END_MARKER = /^---\[ end (?:trace|Kernel panic)/;
const BAR = /^={20,}\s*$/;
/** What a panicking kernel says last. */
const CLOSING = /^(?:Kernel Offset: |Rebooting in |---\[ end )/;
const REBOOTING = /^Rebooting in \d+ seconds/;
/** A stack of the fault injector inside a report: two stacks were printed through each other. */
const INJECTED = /^should_fail(?:slab|_ex|_alloc_page|_slab)?$/;
/** Frames that nothing can stand below: entry from user space, start of a thread or of a CPU. */
const OUTERMOST =
  /^(?:entry_\w+|ret_from_\w+|system_call\w*|sysenter\w*|el0\w*|ret_fast_syscall|kthread|secondary_startup\w*|start_secondary|start_kernel|x86_64_start\w*|__primary_switched|page_fault|asm_exc_page_fault|cpu_startup_entry|kernel_thread\w*)/;
/** `comm/pid is trying to acquire lock`, `1 lock held by comm/pid:`, and the line that dump_stack begins with. */
const OWNER = /^(?:\d+ locks? held by )?\S.{0,40}\/(\d+)(?: |:$)/;
const CPU_LINE = /^CPU: \d+ (?:UID: \d+ )?PID: (\d+) /;
const NO_OFFSET = { offset: 0, size: 0, module: null, unreliable: false, address: null } as const;
const TRANSITION = /^inconsistent (\{[\w-]+\} -> \{[\w-]+\}) usage/;
const SUSPICIOUS = /^(?:\.\/|\/(?:\S*?\/)?linux[^/]*\/)?([\w./-]+\.[chS]):\d+ (suspicious .*usage|.{3,80})!/;

/** What accepting a line did. */
export type Accepted = 'taken' | 'taken-and-closed' | 'closed';

/** A report that is being read. */
export class OpenReport {
  readonly rule: Rule;
  readonly context: string;
  readonly header: ConsoleLine;
  readonly boot: number;
  private groups: Groups;
  private readonly excerpt: string[] = [];
  private readonly frames: Frame[] = [];
  private readonly locks: Lock[] = [];
  private readonly firstLine: number;
  private section: { name: string; row: SectionRow | null };
  private readonly counts = new Map<string, number>();
  private lastLine: number;
  /** Excerpt length up to the last line that is surely report text. */
  private keep: number;
  private strangers = 0;
  private awaiting = 0;
  private brokenStack = false;
  private transition = '';
  private detail = '';
  private nmi = false;
  private pid: string | null = null;
  private outermost = false;
  private closing = false;
  /** Sequence number of the last accepted line, for closing reports that nobody adds to. */
  touched: number;

  constructor(
    found: HeaderMatch,
    header: ConsoleLine,
    prelude: readonly ConsoleLine[],
    boot: number,
    sequence: number,
  ) {
    this.rule = found.rule;
    this.groups = found.match.groups ?? {};
    this.header = header;
    this.context = header.context;
    this.boot = boot;
    this.touched = sequence;
    this.firstLine = prelude[0]?.number ?? header.number;
    this.lastLine = header.number;
    for (const line of prelude) this.excerpt.push(line.text);
    this.excerpt.push(header.text);
    this.keep = this.excerpt.length;
    this.section = { name: 'start', row: null };
    const symbol =
      found.match.groups?.['fn'] === undefined
        ? null
        : findSymbol(header.body.slice(header.body.indexOf(found.match.groups['fn'])));
    const fn = found.match.groups?.['fn'];
    if (symbol !== null && symbol.symbol === fn) this.addFrame(symbol, 'ip', 'header', header.number);
    else if (fn !== undefined) {
      this.addFrame({ ...NO_OFFSET, symbol: fn }, 'ip', 'header', header.number);
    }
  }

  /** After `Sending NMI from CPU`, other CPUs print into this report. */
  get takesOtherCpus(): boolean {
    return this.nmi;
  }

  /** A stack of this report was begun and its outermost frame was not seen. */
  get isMidTrace(): boolean {
    return this.hasTrace && !this.outermost;
  }

  get isHeaderOnly(): boolean {
    return this.lastLine === this.header.number && this.frames.every((frame) => frame.section === 'header');
  }

  /** Nothing more was to come: the console may end here. */
  get isComplete(): boolean {
    if (this.closing) return true;
    if (this.rule.end === 'line') return true;
    if (this.rule.end === 'trace' || this.rule.end === 'dump') {
      return this.hasTrace ? this.outermost || this.rule.fromUserSpace === true : !this.rule.needsStack;
    }
    return false;
  }

  get hasTrace(): boolean {
    return this.frames.some(isMainTrace);
  }

  /** Whether a header belongs to this report and opens none of its own. */
  isContinuedBy(found: HeaderMatch): boolean {
    const continues = this.rule.continuedBy?.some(
      (name) => found.rule.name === name || found.rule.name.startsWith(`${name}-`),
    );
    // A panic belongs to a report that had no stack yet: panic_on_warn comes before the WARN's own.
    if (found.rule.name === 'panic')
      return this.rule.needsStack && !this.hasTrace && this.rule.kind !== 'panic';
    // So does a WARN that the stall's own printing ran into.
    return continues === true && (!found.rule.name.startsWith('warn') || !this.hasTrace);
  }

  continueWith(found: HeaderMatch, line: ConsoleLine, sequence: number): void {
    const fn = found.match.groups?.['fn'];
    const symbol = fn === undefined ? null : findSymbol(line.body.slice(line.body.indexOf(fn)));
    if (symbol !== null) this.addFrame(symbol, 'ip', 'header', line.number);
    this.take(line, true, sequence);
  }

  /** Reads the next line of this report's context. */
  accept(line: ConsoleLine, withIds: boolean, sequence: number): Accepted {
    const body = line.body;
    if (this.rule.end === 'line') return 'closed';
    if (END_MARKER.test(body) || (this.rule.kind === 'panic' && REBOOTING.test(body))) {
      this.take(line, true, sequence);
      return 'taken-and-closed';
    }
    if (this.rule.end === 'bar' && BAR.test(body) && line.number - this.header.number > 2) {
      this.take(line, true, sequence);
      return 'taken-and-closed';
    }
    const known = this.read(line) || REPORT_TEXT.test(body);
    if (known) {
      this.strangers = 0;
      this.take(line, true, sequence);
      return 'taken';
    }
    this.strangers += 1;
    const patience = PATIENCE[this.rule.end];
    const limit = this.traceEnded()
      ? withIds
        ? patience.afterWithIds
        : patience.after
      : this.rule.needsStack
        ? patience.before
        : Math.min(patience.before, 10);
    if (this.strangers >= limit) return 'closed';
    this.take(line, false, sequence);
    return 'taken';
  }

  /** A trace of the report itself was printed, so what comes after may be its end. */
  private traceEnded(): boolean {
    return this.hasTrace && (this.section.row === null || this.section.row.role === 'trace');
  }

  private take(line: ConsoleLine, known: boolean, sequence: number): void {
    this.touched = sequence;
    if (this.excerpt.length < MAX_EXCERPT_LINES) this.excerpt.push(line.text);
    if (known) {
      this.closing = CLOSING.test(line.body);
      this.keep = this.excerpt.length;
      this.lastLine = line.number;
    }
  }

  /** Takes frames, locks and sections from a line. Returns whether it was one of these. */
  private read(line: ConsoleLine): boolean {
    const body = line.body;
    const row = sectionOf(body);
    if (row !== null) this.openSection(row, body);
    if (body.startsWith('Sending NMI')) this.nmi = true;

    if (this.context === '') this.readPid(body);

    const frame = parseFrame(body);
    if (frame !== null) {
      this.awaiting = 0;
      const role = this.section.row?.role ?? 'trace';
      // With caller ids the injector can only be deeper in this very stack.
      if (!frame.unreliable && this.context === '' && role === 'trace' && INJECTED.test(frame.symbol)) {
        this.brokenStack = true;
      }
      if (role === 'trace') this.outermost = OUTERMOST.test(frame.symbol);
      this.addFrame(frame, role, this.section.name, line.number);
      return true;
    }
    if (this.awaiting > 0) {
      this.awaiting -= 1;
      if (body.includes('(stack is not available)')) this.awaiting = 0;
      else if (this.awaiting === 0) this.brokenStack = true;
    }
    if (INSTRUCTION.test(body) || LINK_REGISTER.test(body)) {
      const symbol = findSymbol(body);
      if (symbol !== null) {
        const inTrace = this.section.name.startsWith('call trace');
        const section = LINK_REGISTER.test(body) ? 'lr' : inTrace ? this.section.name : 'ip';
        this.addFrame(symbol, 'ip', section, line.number);
      }
      return true;
    }
    return this.readLock(line) || this.readDetail(body) || row !== null;
  }

  private readLock(line: ConsoleLine): boolean {
    const body = line.body;
    const lock = parseLock(body);
    const at = body.indexOf(' at: ');
    if (lock !== null) {
      this.locks.push({ ...lock, role: this.lockRole() });
    }
    if (at >= 0 || (lock === null && this.section.row !== null && this.section.row.role !== 'trace')) {
      const symbol = findSymbol(at >= 0 ? body.slice(at) : body);
      if (symbol !== null) {
        const role = this.section.row?.role === 'ip' ? 'ip' : 'lock';
        this.addFrame(symbol, role, this.section.name, line.number);
        return true;
      }
    }
    return lock !== null;
  }

  private lockRole(): string {
    const name = this.section.name.replace(/ #\d+$/, '');
    if (name === 'wanted' || name === 'start') return 'wanted';
    if (name === 'held' || name === 'chain' || name === 'listed') return name;
    return name === 'other' ? 'held' : 'chain';
  }

  private readDetail(body: string): boolean {
    const transition = TRANSITION.exec(body);
    if (transition !== null) {
      this.transition = transition[1] ?? '';
      return true;
    }
    const details = detailsOf(body);
    if (Object.keys(details).length > 0) {
      this.groups = { ...details, ...this.groups };
      return true;
    }
    if (this.rule.name === 'suspicious-rcu' && this.detail === '') {
      const suspicious = SUSPICIOUS.exec(body);
      if (suspicious !== null) {
        this.detail = `${suspicious[1]} ${suspicious[2]}`;
        return true;
      }
    }
    return false;
  }

  private openSection(row: SectionRow, body: string): void {
    if (this.awaiting > 0 && row.promisesStack) this.brokenStack = true;
    const seen = (this.counts.get(row.name) ?? 0) + 1;
    this.counts.set(row.name, seen);
    // "stack backtrace:" announces the "Call Trace:" that follows; they are one.
    this.section = { name: seen === 1 ? row.name : `${row.name} #${seen}`, row };
    if (row.promisesStack && seen === 1) this.awaiting = STACK_WITHIN;
    if (row.name === 'chain' || row.name === 'last-function' || row.name === 'caller') {
      const named = /last function: ([A-Za-z_]\w*)/.exec(body)?.[1];
      const bare = named === undefined ? null : { ...NO_OFFSET, symbol: named };
      const symbol = row.name === 'chain' ? null : (findSymbol(body) ?? bare);
      if (symbol !== null) this.addFrame(symbol, 'ip', row.name, this.lastLine + 1);
    }
  }

  private addFrame(printed: PrintedFrame, role: Frame['role'], section: string, line: number): void {
    if (this.frames.length >= MAX_FRAMES) return;
    this.frames.push({ ...printed, role, section, line, source: [] });
  }

  /** Console lines were lost inside the report, or another report cut into it. */
  markBroken(): void {
    this.brokenStack = true;
  }

  /** A checker's report goes on to its closing bar; another report before that cut it short. */
  cutShort(): void {
    if (this.rule.end === 'bar') this.brokenStack = true;
  }

  /** Without caller ids the printed pids tell whether a stack is this report's own. */
  private readPid(body: string): void {
    const owner = OWNER.exec(body);
    if (owner !== null) {
      this.pid ??= owner[1] ?? null;
      return;
    }
    const printed = CPU_LINE.exec(body);
    if (printed === null) return;
    if (this.pid !== null && !this.hasTrace && this.rule.kind === 'lockdep' && printed[1] !== this.pid)
      this.brokenStack = true;
  }

  /** The problem as far as it was read. `cut`: the console ended inside the report. */
  finish(cut: boolean): Problem {
    const { rule } = this;
    const blame = findBlame(rule, this.frames);
    const { title, alternatives } = titles(rule, this.groups, blame);
    const needsFunction = rule.title.includes('{fn}');
    const noStack =
      rule.needsStack &&
      (!this.frames.some((f) => isMainTrace(f) && !f.unreliable) || (needsFunction && blame === null));
    const corrupted = noStack || (rule.needsStack && (this.brokenStack || this.awaiting > 0));
    const locks =
      this.transition === ''
        ? this.locks
        : this.locks.map((l) => (l.role === 'wanted' ? { ...l, role: this.transition } : l));
    const id = lkpId(this.header.body);
    return {
      kind: rule.kind,
      rule: rule.name,
      infrastructure: rule.infrastructure ?? false,
      boot: this.boot,
      title,
      alternativeTitles: alternatives,
      id,
      key: problemKey(
        rule,
        id,
        locks,
        this.frames,
        rule.kind === 'leak' ? (blame?.function ?? '') : this.detail,
      ),
      function: blame?.function ?? null,
      file: blame?.source?.file ?? this.groups['src']?.replace(/:\d+$/, '') ?? null,
      line: this.firstLine,
      endLine: this.lastLine,
      secondary: false,
      corrupted,
      truncated: cut,
      locks,
      context: this.context,
      frames: this.frames,
      excerpt: this.excerpt.slice(0, this.keep),
      decoded: this.excerpt.slice(0, this.keep),
      count: 1,
    };
  }
}

/** What two boots are compared by: the id and the names of the locks; for faults also where the CPU was. */
export function problemKey(
  rule: Rule,
  id: string,
  locks: readonly Lock[],
  frames: readonly Frame[],
  detail: string,
): string {
  const counted = locks.filter((lock) => rule.heldLocksMatter === true || lock.role !== 'listed');
  const names = [...new Set(counted.map((lock) => lock.name))].sort();
  const parts = [id];
  if (detail !== '') parts.push(detail.replace(/\s+/g, '_'));
  if (names.length > 0) parts.push(names.join(','));
  if (rule.kind === 'oops' || rule.name === 'bug') {
    const ip = frames.find((f) => f.section === 'ip');
    if (ip !== undefined) parts.push(`RIP:${ip.symbol.replace(/[.$].*$/, '')}`);
  }
  return parts.join(' ');
}
