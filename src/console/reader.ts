import { ConsoleFacts } from './facts.ts';
import { type ConsoleLine, LineSplitter, ownLine } from './lines.ts';
import { Prelude } from './prelude.ts';
import type { ConsoleReport, Problem } from './problem.ts';
import { ProblemList } from './problem-list.ts';
import { OpenReport } from './report.ts';
import { isHarmless } from './rules/harmless.ts';
import { type HeaderMatch, matchHeader } from './rules/index.ts';

/** Reports that are read at the same time; the oldest is closed when there are more. */
const MAX_OPEN = 32;
/** Lines after which a report that nobody added to is over. */
const STALE_LINES = 4000;
/** Lines of other tasks that may follow the last line of a report that is still being printed. */
const RECENT_LINES = 5;

const DROPPED = /^\*\* \d+ printk messages dropped/;
const REPLAY = /^\*\* replaying previous printk message \*\*/;

/** Lines of one report follow each other, on the slowest serial line as well. */
const OVER_SECONDS = 5;

/** Reads a console while it is written. Feed it chunks; ask for problems at any time. Memory is bounded. */
export class ConsoleReader {
  private readonly splitter = new LineSplitter((line) => this.line(line));
  private readonly facts = new ConsoleFacts();
  private readonly prelude = new Prelude();
  private readonly problems = new ProblemList();
  private readonly open: OpenReport[] = [];
  private sequence = 0;
  /** Physical number of the last line that a report took. */
  private lastTaken = 0;
  private expected = 0;
  private lastHostMs: number | null = null;

  /** Adds console bytes. `hostMs`: when they came, for silence detection. */
  push(chunk: Uint8Array | string, hostMs: number | null = null): void {
    this.lastHostMs = hostMs ?? this.lastHostMs;
    this.splitter.push(chunk, hostMs);
  }

  /** Host time of the last chunk, milliseconds; null before the first, or when times are not given. */
  get lastOutputMs(): number | null {
    return this.lastHostMs;
  }

  /** Kernel banners seen so far; the first is a normal boot. */
  get bannersSoFar(): number {
    return this.facts.banners;
  }

  get panickedSoFar(): boolean {
    return this.facts.panicked;
  }

  /** What is known now, reports that are still being printed included (marked truncated). */
  problemsSoFar(): Problem[] {
    return this.problems.sorted(this.open.map((report) => report.finish(true)));
  }

  /** The console has ended. */
  end(): ConsoleReport {
    const unfinished = this.splitter.end(this.lastHostMs);
    for (const report of this.open.splice(0)) {
      this.problems.add(report.finish(this.endsInside(report, unfinished)));
    }
    const problems = this.problems.sorted();
    const promised = this.prelude.promisesReport(
      (line) => line.number <= this.lastTaken,
      (line) => this.facts.isForeign(line),
    );
    const note = `${this.expected} report lines of kernel self tests were expected and are not listed.`;
    return {
      panicked: this.facts.panicked,
      reboots: Math.max(this.facts.banners - 1, 0),
      banner: this.facts.banner,
      lockdepActive: this.facts.lockdepActive,
      problems,
      disturbances: [...this.facts.disturbances],
      truncated: unfinished || promised || problems.some((problem) => problem.truncated),
      kernelOffset: this.facts.kernelOffset,
      notes: this.expected === 0 ? [] : [note],
      droppedProblems: this.problems.dropped,
    };
  }

  private line(line: ConsoleLine): void {
    this.sequence += 1;
    if (this.facts.read(line, this.sequence)) this.reboot();
    if (this.open.length > 0) this.closeOver(line);
    const found = this.header(line);
    if (found !== null) this.openReport(found, ownLine(line));
    else if (this.open.length > 0) this.distribute(ownLine(line));
    this.prelude.push(line);
    if (this.sequence % 512 === 0) this.closeStale();
  }

  private reboot(): void {
    for (const report of this.open.splice(0)) this.problems.add(report.finish(false));
    this.problems.startBoot();
  }

  private header(line: ConsoleLine): HeaderMatch | null {
    const found = matchHeader(line.body);
    if (found === null) return null;
    if (this.facts.isForeign(line) && found.rule.fromUserSpace !== true) return null;
    if (this.facts.inSelfTest) {
      this.expected += 1;
      return null;
    }
    return isHarmless(line.body.trimStart().replace(/^(?:watchdog|rcu): /, '')) ? null : found;
  }

  private openReport(found: HeaderMatch, line: ConsoleLine): void {
    this.lastTaken = line.number;
    if (found.rule.kind === 'panic') this.facts.panicked = true;
    const mine = this.owner(line);
    if (mine?.isContinuedBy(found) === true) {
      mine.continueWith(found, line, this.sequence);
      return;
    }
    // Without caller ids a header in the middle of a stack is another CPU's: both go on.
    const apart = line.context === '' && mine?.isMidTrace === true;
    if (mine !== undefined && mine.context === line.context && !apart) {
      mine.cutShort();
      this.close(mine);
    }
    if (switchesLockdepOff(found)) this.facts.lockdepActive = false;
    const boot = Math.max(this.facts.banners - 1, 0);
    const before = this.prelude.of(line).map(ownLine);
    this.open.push(new OpenReport(found, line, before, boot, this.sequence));
    const oldest = this.open.length > MAX_OPEN ? this.open[0] : undefined;
    if (oldest !== undefined) this.close(oldest);
  }

  /** The report that a line of this context belongs to. */
  private owner(line: ConsoleLine): OpenReport | undefined {
    const same = this.open.findLast((report) => report.context === line.context);
    if (same !== undefined) return same;
    return line.context.startsWith('C') ? this.open.findLast((report) => report.takesOtherCpus) : undefined;
  }

  private distribute(line: ConsoleLine): void {
    if (DROPPED.test(line.body)) for (const report of this.open) report.markBroken();
    const owner = this.owner(line);
    if (owner === undefined) return;
    if (REPLAY.test(line.body)) {
      // The header before it is printed again in a moment.
      if (owner.isHeaderOnly) this.open.splice(this.open.indexOf(owner), 1);
      return;
    }
    const owners = line.context === '' ? this.open.filter((report) => report.context === '') : [owner];
    for (const report of owners) {
      if (this.facts.isForeign(line) && report.header.fromKernel) continue;
      const accepted = report.accept(line, this.sequence);
      if (accepted !== 'closed') this.lastTaken = line.number;
      if (accepted !== 'taken') this.close(report);
    }
  }

  /** The console ended before the report did: it was still being printed, and its end was not seen. */
  private endsInside(report: OpenReport, unfinished: boolean): boolean {
    const recent = this.sequence - report.touched <= RECENT_LINES;
    return recent && (unfinished || !report.isComplete);
  }

  private close(report: OpenReport): void {
    const at = this.open.indexOf(report);
    if (at >= 0) this.open.splice(at, 1);
    this.problems.add(report.finish(false));
  }

  /** A report that had all that it must have, and long ago, is over: the same CPU may have another stack to show. */
  private closeOver({ seconds }: ConsoleLine): void {
    if (seconds === null) return;
    for (const report of [...this.open]) {
      if (report.hasAllItNeeds && seconds - (report.lastSeconds ?? seconds) > OVER_SECONDS)
        this.close(report);
    }
  }

  private closeStale(): void {
    for (const report of [...this.open]) {
      if (this.sequence - report.touched > STALE_LINES) this.close(report);
    }
  }
}

/** debug_locks_off() is called by every lockdep report but suspicious RCU usage. */
function switchesLockdepOff({ rule }: HeaderMatch): boolean {
  return rule.name === 'lockdep-limit' || (rule.kind === 'lockdep' && rule.name !== 'suspicious-rcu');
}
