import { isMainTrace } from './blame.ts';
import { findSymbol, type PrintedFrame, parseFrame } from './frames.ts';
import type { ConsoleLine } from './lines.ts';
import { parseLock } from './locks.ts';
import type { Frame, Lock } from './problem.ts';
import type { HeaderMatch } from './rules/index.ts';
import { INSTRUCTION, LINK_REGISTER, type SectionRow, sectionOf } from './sections.ts';
import { detailsOf, type Groups } from './title.ts';

/** More of these are read and not kept. */
const MAX_FRAMES = 1000;
const MAX_LOCKS = 300;
/** A promised stack has its first frame within so many lines, or it was lost. */
const STACK_WITHIN = 15;

/** A stack of the fault injector inside a report: two stacks were printed through each other. */
const INJECTED = /^should_fail(?:slab|_ex|_alloc_page|_slab)?$/;
/** Frames that nothing can stand below: entry from user space, start of a thread or of a CPU. */
const OUTERMOST =
  /^(?:entry_\w+|ret_from_\w+|system_call\w*|sysenter\w*|el0\w*|ret_fast_syscall|kthread|secondary_startup\w*|start_secondary|start_kernel|x86_64_start\w*|__primary_switched|page_fault|asm_exc_page_fault|cpu_startup_entry|kernel_thread\w*)/;
/** `comm/pid is trying to acquire lock`, `1 lock held by comm/pid:`, and the line that dump_stack begins with. */
const OWNER = /^(?:\d+ locks? held by )?\S.{0,40}\/(\d+)(?: |:$)/;
const CPU_LINE = /^CPU: \d+ (?:UID: \d+ )?PID: (\d+) /;
const TRANSITION = /^inconsistent (\{[\w-]+\} -> \{[\w-]+\}) usage/;
const SUSPICIOUS = /^(?:\.\/|\/(?:\S*?\/)?linux[^/]*\/)?([\w./-]+\.[chS]):\d+ (suspicious .*usage|.{3,80})!/;
const NO_OFFSET = { offset: 0, size: 0, module: null, unreliable: false, address: null } as const;

/** What the lines of one report say: frames, locks, and how sound its stack is. */
export class Evidence {
  readonly frames: Frame[] = [];
  /** Groups of the header and of detail lines, for the title. */
  groups: Groups;
  /** A stack of the report itself was begun. */
  hasTrace = false;
  /** The last frame of a stack was one that nothing stands below. */
  outermost = false;
  /** After `Sending NMI from CPU`, other CPUs print into this report. */
  sentNmi = false;
  /** Place and text of a suspicious RCU usage. */
  detail = '';
  private readonly found: Lock[] = [];
  private readonly kind: HeaderMatch['rule'];
  /** The kernel prints caller ids, so the report's lines are its own. */
  private readonly hasIds: boolean;
  private section: { name: string; row: SectionRow | null } = { name: 'start', row: null };
  private readonly seen = new Map<string, number>();
  private awaiting = 0;
  private broken = false;
  private transition = '';
  private pid: string | null = null;

  constructor(header: HeaderMatch, line: ConsoleLine) {
    this.kind = header.rule;
    this.hasIds = line.context !== '';
    this.groups = header.match.groups ?? {};
    this.readHeader(header, line);
  }

  /** Takes the function that a header names. */
  readHeader(header: HeaderMatch, line: ConsoleLine): void {
    const fn = header.match.groups?.['fn'];
    if (fn === undefined) return;
    const symbol = findSymbol(line.body.slice(line.body.indexOf(fn)));
    this.addFrame(symbol?.symbol === fn ? symbol : { ...NO_OFFSET, symbol: fn }, 'ip', 'header', line.number);
  }

  /** Takes frames, locks and details from a line. Returns whether it had any. */
  read(line: ConsoleLine): boolean {
    const { body } = line;
    const row = sectionOf(body);
    if (row !== null) this.openSection(row, line);
    if (body.startsWith('Sending NMI')) this.sentNmi = true;
    if (!this.hasIds) this.readPid(body);
    const frame = parseFrame(body);
    if (frame !== null) {
      this.readFrame(frame, line.number);
      return true;
    }
    this.await(body);
    return this.readInstruction(line) || this.readLock(line) || this.readDetail(body) || row !== null;
  }

  private readFrame(frame: PrintedFrame, line: number): void {
    this.awaiting = 0;
    const role = this.section.row?.role ?? 'trace';
    if (role === 'trace') {
      this.outermost = OUTERMOST.test(frame.symbol);
      // With caller ids the injector can only be deeper in this very stack.
      if (!frame.unreliable && !this.hasIds && INJECTED.test(frame.symbol)) this.broken = true;
    }
    this.addFrame(frame, role, this.section.name, line);
  }

  private readInstruction(line: ConsoleLine): boolean {
    const isLink = LINK_REGISTER.test(line.body);
    if (!isLink && !INSTRUCTION.test(line.body)) return false;
    const symbol = findSymbol(line.body);
    if (symbol !== null) {
      const inTrace = this.section.name.startsWith('call trace');
      this.addFrame(symbol, 'ip', isLink ? 'lr' : inTrace ? this.section.name : 'ip', line.number);
    }
    return true;
  }

  private readLock(line: ConsoleLine): boolean {
    const { body } = line;
    const lock = parseLock(body);
    if (lock !== null && this.found.length < MAX_LOCKS) this.found.push({ ...lock, role: this.lockRole() });
    const at = body.indexOf(' at: ');
    const row = this.section.row;
    if (at >= 0 || (lock === null && row !== null && row.role !== 'trace')) {
      const symbol = findSymbol(at >= 0 ? body.slice(at) : body);
      if (symbol !== null) {
        this.addFrame(symbol, row?.role === 'ip' ? 'ip' : 'lock', this.section.name, line.number);
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
    if (this.kind.name !== 'suspicious-rcu' || this.detail !== '') return false;
    const suspicious = SUSPICIOUS.exec(body);
    if (suspicious === null) return false;
    this.detail = `${suspicious[1]} ${suspicious[2]}`;
    return true;
  }

  private openSection(row: SectionRow, line: ConsoleLine): void {
    if (this.awaiting > 0 && row.promisesStack) this.broken = true;
    const seen = (this.seen.get(row.name) ?? 0) + 1;
    this.seen.set(row.name, seen);
    this.section = { name: seen === 1 ? row.name : `${row.name} #${seen}`, row };
    if (row.promisesStack && seen === 1) this.awaiting = STACK_WITHIN;
    if (row.role !== 'ip') return;
    // `caller is F+0x1/0x2`, `last function: F`: the section is one line.
    const named = /last function: ([A-Za-z_]\w*)/.exec(line.body)?.[1];
    const symbol = findSymbol(line.body) ?? (named === undefined ? null : { ...NO_OFFSET, symbol: named });
    if (symbol !== null) this.addFrame(symbol, 'ip', row.name, line.number);
  }

  /** Counts down to the first frame of a promised stack. */
  private await(body: string): void {
    if (this.awaiting === 0) return;
    this.awaiting -= 1;
    if (body.includes('(stack is not available)')) this.awaiting = 0;
    else if (this.awaiting === 0) this.broken = true;
  }

  /** Without caller ids the printed pids tell whether a stack is this report's own. */
  private readPid(body: string): void {
    const owner = OWNER.exec(body);
    if (owner !== null) {
      this.pid ??= owner[1] ?? null;
      return;
    }
    const printed = CPU_LINE.exec(body);
    if (printed === null || this.pid === null || this.hasTrace || this.kind.kind !== 'lockdep') return;
    if (printed[1] !== this.pid) this.broken = true;
  }

  private addFrame(printed: PrintedFrame, role: Frame['role'], section: string, line: number): void {
    if (this.frames.length >= MAX_FRAMES) return;
    const frame: Frame = { ...printed, role, section, line, source: [] };
    this.frames.push(frame);
    this.hasTrace ||= isMainTrace(frame);
  }

  /** Lines were lost inside the report, or another report cut into it. */
  markBroken(): void {
    this.broken = true;
  }

  /** Some promised stack is missing or is mixed with another one. */
  get isBroken(): boolean {
    return this.broken || this.awaiting > 0;
  }

  /** The report's own trace was the last thing printed, so what comes after may be its end. */
  get traceEnded(): boolean {
    const { row } = this.section;
    return this.hasTrace && (row === null || row.role === 'trace' || row.name === 'irq history');
  }

  /** Locks in order of printing; the wanted one with the change of state that the report is about. */
  get locks(): readonly Lock[] {
    if (this.transition === '') return this.found;
    return this.found.map((lock) => (lock.role === 'wanted' ? { ...lock, role: this.transition } : lock));
  }
}
