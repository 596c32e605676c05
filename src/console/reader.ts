import { type ConsoleLine, LineSplitter } from './lines.ts';
import type { ConsoleReport, Problem } from './problem.ts';
import { OpenReport } from './report.ts';
import { isDisturbance, isHarmless } from './rules/harmless.ts';
import { type HeaderMatch, matchHeader } from './rules/index.ts';
import { SELF_TESTS, type SelfTest } from './rules/selftests.ts';
import { isConsequence } from './secondary.ts';

/** Bounds of memory on a console that never ends. */
const MAX_OPEN = 32;
const MAX_PROBLEMS = 400;
const MAX_DISTURBANCES = 50;
const PRELUDE = 12;
/** Lines after which a report that nobody added to is over. */
const STALE_LINES = 4000;

/** Other lines, of other tasks, that may follow the last line of a report that is being printed. */
const RECENT_LINES = 5;

const BANNER = /^Linux version \d/;
const PANIC = /^Kernel panic - not syncing/;
const KERNEL_OFFSET = /^Kernel Offset: 0x([0-9a-f]+) from/;
const LOCKDEP_OFF =
  /^(?:INFO: lockdep is turned off|Disabling lock debugging due to kernel taint|turning off the locking correctness validator)/;
const LOCKDEP_ON = /^Lock dependency validator: /;
const DROPPED = /^\*\* \d+ printk messages dropped/;
/** How the first lines of self tests begin; see rules/selftests.ts. */
const SELF_TEST_START = /^(?:\s*# Subtest|lkdtm:|Running RCU|\| Locking)/;
const REPLAY = /^\*\* replaying previous printk message \*\*/;
const CUT_HERE = /^-+\[ cut here \]-+/;
const BAR = /^={5,}\s*$/;

/** Reads a console while it is written. Feed it chunks; ask for problems at any time. */
export class ConsoleReader {
  private readonly splitter = new LineSplitter((line) => this.line(line));
  private readonly open: OpenReport[] = [];
  private readonly closed: Problem[] = [];
  private readonly seen = new Map<string, number>();
  private readonly prelude: ConsoleLine[] = [];
  private readonly disturbances = new Set<string>();
  private sequence = 0;
  private banners = 0;
  private banner: string | null = null;
  private panicked = false;
  private stamped = false;
  private lockdepActive: boolean | null = null;
  private kernelOffset: bigint | null = null;
  private dropped = 0;
  /** Sequence number of the last line that a report took. */
  private lastTaken = 0;
  private selfTest: { test: SelfTest; since: number } | null = null;
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
    return this.banners;
  }

  get panickedSoFar(): boolean {
    return this.panicked;
  }

  /** What is known now, reports that are still being printed included (marked truncated). */
  problemsSoFar(): Problem[] {
    return markSecondary([...this.closed, ...this.open.map((report) => report.finish(true))]);
  }

  /** The console has ended. */
  end(): ConsoleReport {
    const unfinished = this.splitter.end(this.lastHostMs);
    for (const report of this.open.splice(0)) this.record(report.finish(this.endsInside(report, unfinished)));
    const last = this.prelude.at(-1);
    // "cut here" or an opening bar as the last words: a report was about to come.
    const promised =
      last !== undefined &&
      !this.isForeign(last) &&
      this.lastTaken < this.sequence &&
      (CUT_HERE.test(last.body) || BAR.test(last.body));
    const problems = markSecondary(this.closed);
    return {
      panicked: this.panicked,
      reboots: Math.max(this.banners - 1, 0),
      banner: this.banner,
      lockdepActive: this.lockdepActive,
      problems,
      disturbances: [...this.disturbances],
      truncated: unfinished || promised || problems.some((problem) => problem.truncated),
      kernelOffset: this.kernelOffset,
      notes:
        this.expected === 0
          ? []
          : [`${this.expected} report lines of kernel self tests were expected and are not listed.`],
      droppedProblems: this.dropped,
    };
  }

  private line(line: ConsoleLine): void {
    this.sequence += 1;
    if (line.fromKernel) this.stamped = true;
    this.facts(line);
    this.selfTests(line);
    const found = this.header(line);
    if (found !== null) this.openReport(found, line);
    else this.distribute(line);
    this.prelude.push(line);
    if (this.prelude.length > PRELUDE) this.prelude.shift();
    if (this.sequence % 512 === 0) this.closeStale();
  }

  private facts(line: ConsoleLine): void {
    const { body } = line;
    if (this.isForeign(line) && !DROPPED.test(body)) return;
    if (body.charCodeAt(0) === 0x2a && DROPPED.test(body))
      for (const report of this.open) report.markBroken();
    switch (body.charCodeAt(0)) {
      case 0x4c /* L */:
        if (BANNER.test(body)) this.reboot(body);
        else if (LOCKDEP_ON.test(body)) this.lockdepActive = true;
        break;
      case 0x4b /* K */:
        if (PANIC.test(body)) this.panicked = true;
        else {
          const offset = KERNEL_OFFSET.exec(body);
          if (offset !== null) this.kernelOffset = BigInt(`0x${offset[1]}`);
        }
        break;
      case 0x49 /* I */:
      case 0x44 /* D */:
      case 0x74 /* t */:
        if (LOCKDEP_OFF.test(body)) this.lockdepActive = false;
        break;
    }
    if (this.disturbances.size < MAX_DISTURBANCES && isDisturbance(body))
      this.disturbances.add(body.slice(0, 200));
  }

  /** Notes where a self test begins and ends; between the two its reports are expected. */
  private selfTests(line: ConsoleLine): void {
    const { body } = line;
    if (this.selfTest !== null) {
      const { test, since } = this.selfTest;
      if (test.ends.test(body) || this.sequence - since > test.lines) this.selfTest = null;
    } else if (SELF_TEST_START.test(body)) {
      const test = SELF_TESTS.find((row) => row.begins.test(body));
      if (test !== undefined) this.selfTest = { test, since: this.sequence };
    }
  }

  private reboot(banner: string): void {
    for (const report of this.open.splice(0)) this.record(report.finish(false));
    this.banners += 1;
    this.banner ??= banner;
    this.seen.clear();
  }

  /** Where the kernel stamps its lines, one without a stamp is user space's. */
  private isForeign(line: ConsoleLine): boolean {
    return this.stamped && !line.fromKernel;
  }

  private header(line: ConsoleLine): HeaderMatch | null {
    const found = matchHeader(line.body);
    if (found === null) return null;
    if (this.isForeign(line) && found.rule.fromUserSpace !== true) return null;
    if (this.selfTest !== null) {
      this.expected += 1;
      return null;
    }
    return isHarmless(line.body.trimStart().replace(/^(?:watchdog|rcu): /, '')) ? null : found;
  }

  private openReport(found: HeaderMatch, line: ConsoleLine): void {
    const mine = this.owner(line);
    if (mine?.isContinuedBy(found) === true) {
      mine.continueWith(found, line, this.sequence);
      return;
    }
    // Without caller ids a header in the middle of a stack is another CPU's: both go on.
    const apart = line.context === '' && mine?.isMidTrace === true;
    if (mine !== undefined && mine.context === line.context && !apart) {
      mine.cutShort();
      this.close(mine, false);
    }
    const report = new OpenReport(
      found,
      line,
      this.preludeOf(line),
      Math.max(this.banners - 1, 0),
      this.sequence,
    );
    if (report.rule.kind === 'lockdep' && report.rule.name !== 'suspicious-rcu') this.lockdepActive = false;
    if (report.rule.name === 'lockdep-limit') this.lockdepActive = false;
    this.open.push(report);
    const oldest = this.open.length > MAX_OPEN ? this.open[0] : undefined;
    if (oldest !== undefined) this.close(oldest, false);
  }

  /** Lines just before a header that belong to it: the bar, "cut here", and what a WARN says first. */
  private preludeOf(header: ConsoleLine): ConsoleLine[] {
    const same = this.prelude.filter(
      (line) => line.context === header.context && line.fromKernel === header.fromKernel,
    );
    for (let i = same.length - 1; i >= 0 && i >= same.length - 6; i--) {
      const body = same[i]?.body ?? '';
      if (CUT_HERE.test(body)) return same.slice(i);
      if (BAR.test(body) && i === same.length - 1) return same.slice(i);
      if (body.startsWith('---[ end')) break;
    }
    return [];
  }

  private owner(line: ConsoleLine): OpenReport | undefined {
    const same = this.open.findLast((report) => report.context === line.context);
    if (same !== undefined) return same;
    return line.context.startsWith('C') ? this.open.findLast((report) => report.takesOtherCpus) : undefined;
  }

  private distribute(line: ConsoleLine): void {
    if (this.open.length === 0) return;
    const owner = this.owner(line);
    if (owner === undefined) return;
    if (REPLAY.test(line.body)) {
      // The header before it is printed again in a moment.
      if (owner.isHeaderOnly) this.open.splice(this.open.indexOf(owner), 1);
      return;
    }
    const owners = line.context === '' ? this.open.filter((report) => report.context === '') : [owner];
    for (const report of owners) {
      if (this.isForeign(line) && report.header.fromKernel) continue;
      const accepted = report.accept(line, line.context !== '', this.sequence);
      if (accepted !== 'closed') this.lastTaken = this.sequence;
      if (accepted !== 'taken') this.close(report, false);
    }
  }

  /** The console ended before the report did: it was still being printed, and its end was not seen. */
  private endsInside(report: OpenReport, unfinished: boolean): boolean {
    const recent = this.sequence - report.touched <= RECENT_LINES;
    return recent && (unfinished || !report.isComplete);
  }

  private close(report: OpenReport, cut: boolean): void {
    const at = this.open.indexOf(report);
    if (at >= 0) this.open.splice(at, 1);
    this.record(report.finish(cut));
  }

  private closeStale(): void {
    for (const report of [...this.open]) {
      if (this.sequence - report.touched > STALE_LINES) this.close(report, false);
    }
  }

  private record(problem: Problem): void {
    const at = this.seen.get(problem.key);
    const known = at === undefined ? undefined : this.closed[at];
    if (at !== undefined && known !== undefined) {
      this.closed[at] = { ...known, count: known.count + 1 };
      return;
    }
    if (this.closed.length >= MAX_PROBLEMS) {
      this.dropped += 1;
      return;
    }
    this.seen.set(problem.key, this.closed.length);
    this.closed.push(problem);
  }
}

/** Problems in order of their first lines, consequences of earlier ones marked. */
function markSecondary(problems: readonly Problem[]): Problem[] {
  const sorted = [...problems].sort((a, b) => a.line - b.line);
  return sorted.map((problem, i) =>
    isConsequence(
      problem,
      sorted.slice(0, i).filter((earlier) => earlier.boot === problem.boot),
    )
      ? { ...problem, secondary: true }
      : problem,
  );
}
