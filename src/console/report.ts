import { findBlame, isMainTrace } from './blame.ts';
import { Evidence } from './evidence.ts';
import type { ConsoleLine } from './lines.ts';
import { lkpId } from './lkp-id.ts';
import type { Problem } from './problem.ts';
import { problemKey } from './problem-key.ts';
import type { HeaderMatch } from './rules/index.ts';
import type { Rule } from './rules/rule.ts';
import { REPORT_TEXT } from './sections.ts';
import { titles } from './title.ts';

/** Limits of one report; a longer one goes on being read but is not kept. */
const MAX_EXCERPT_LINES = 600;
const MAX_EXCERPT_CHARS = 150_000;

/** Lines in a row that are no report text, after which a report is over: before its stack, after it, and after it where caller ids keep others out. */
const PATIENCE: Record<Rule['end'], { before: number; after: number; afterWithIds: number }> = {
  trace: { before: 120, after: 12, afterWithIds: 1 },
  marker: { before: 120, after: 60, afterWithIds: 60 },
  bar: { before: 120, after: 60, afterWithIds: 60 },
  dump: { before: 120, after: 80, afterWithIds: 80 },
  line: { before: 0, after: 0, afterWithIds: 0 },
};
/** The same before the stack of a report that need not have one. */
const PATIENCE_WITHOUT_STACK = 10;

const END_MARKER = /^---\[ end (?:trace|Kernel panic)/;
const BAR = /^={20,}\s*$/;
/** What a panicking kernel says last. */
const CLOSING = /^(?:Kernel Offset: |Rebooting in |---\[ end )/;
const REBOOTING = /^Rebooting in \d+ seconds/;

/** What accepting a line did. */
export type Accepted = 'taken' | 'taken-and-closed' | 'closed';

/** A report that is being read. */
export class OpenReport {
  readonly rule: Rule;
  readonly header: ConsoleLine;
  private readonly headerText: string;
  readonly context: string;
  /** Sequence number of the last accepted line, for closing reports that nobody adds to. */
  touched: number;
  private readonly boot: number;
  private readonly evidence: Evidence;
  private readonly excerpt: string[] = [];
  private excerptChars = 0;
  private readonly firstLine: number;
  private lastLine: number;
  /** Time stamp of the last line that it took; null without stamps. */
  lastSeconds: number | null;
  /** Excerpt length up to the last line that is surely report text. */
  private keep: number;
  private strangers = 0;
  private closing = false;

  constructor(
    found: HeaderMatch,
    header: ConsoleLine,
    prelude: readonly ConsoleLine[],
    boot: number,
    sequence: number,
  ) {
    this.rule = found.rule;
    this.header = header;
    this.headerText = found.text;
    this.context = header.context;
    this.boot = boot;
    this.touched = sequence;
    this.evidence = new Evidence(found, header);
    this.firstLine = prelude[0]?.number ?? header.number;
    this.lastLine = header.number;
    this.lastSeconds = header.seconds;
    for (const line of [...prelude, header]) this.quote(line.text);
    this.keep = this.excerpt.length;
  }

  /** Other CPUs print into this report. */
  get takesOtherCpus(): boolean {
    return this.evidence.sentNmi;
  }

  /** A stack of this report was begun and its outermost frame was not seen. */
  get isMidTrace(): boolean {
    return this.evidence.hasTrace && !this.evidence.outermost;
  }

  get isHeaderOnly(): boolean {
    return this.lastLine === this.header.number;
  }

  /** Nothing more was to come: the console may end here. */
  get isComplete(): boolean {
    if (this.closing || this.rule.end === 'line') return true;
    if (this.rule.end !== 'trace' && this.rule.end !== 'dump') return false;
    if (!this.evidence.hasTrace) return !this.rule.needsStack;
    return this.evidence.outermost || this.rule.fromUserSpace === true;
  }

  /** It has had all that it must have; more may come, but soon. */
  get hasAllItNeeds(): boolean {
    return this.isComplete || this.evidence.traceEnded;
  }

  /** Whether a header belongs to this report and opens none of its own. */
  isContinuedBy(found: HeaderMatch): boolean {
    const { name } = found.rule;
    const { hasTrace } = this.evidence;
    // A panic belongs to a report that had no stack yet: panic_on_warn comes before the WARN's own.
    if (name === 'panic') return this.rule.needsStack && !hasTrace && this.rule.kind !== 'panic';
    const continues =
      this.rule.continuedBy?.some((own) => name === own || name.startsWith(`${own}-`)) === true;
    // So does a WARN that the report's own printing ran into.
    return continues && (!name.startsWith('warn') || !hasTrace);
  }

  continueWith(found: HeaderMatch, line: ConsoleLine, sequence: number): void {
    this.evidence.readHeader(found, line);
    this.take(line, true, sequence);
  }

  /** Reads the next line of this report's context. */
  accept(line: ConsoleLine, sequence: number): Accepted {
    if (this.rule.end === 'line') return 'closed';
    if (this.isEnd(line)) {
      this.take(line, true, sequence);
      return 'taken-and-closed';
    }
    const known = this.evidence.read(line) || REPORT_TEXT.test(line.body);
    this.strangers = known ? 0 : this.strangers + 1;
    if (this.strangers > 0 && this.strangers >= this.patience()) return 'closed';
    this.take(line, known, sequence);
    return 'taken';
  }

  private isEnd(line: ConsoleLine): boolean {
    if (END_MARKER.test(line.body)) return true;
    if (this.rule.kind === 'panic' && REBOOTING.test(line.body)) return true;
    // The opening bar may come after the header's first lines where two CPUs print.
    return this.rule.end === 'bar' && line.number - this.header.number > 2 && BAR.test(line.body);
  }

  private patience(): number {
    const patience = PATIENCE[this.rule.end];
    if (this.evidence.traceEnded) return this.context === '' ? patience.after : patience.afterWithIds;
    return this.rule.needsStack ? patience.before : Math.min(patience.before, PATIENCE_WITHOUT_STACK);
  }

  private take(line: ConsoleLine, known: boolean, sequence: number): void {
    this.touched = sequence;
    this.quote(line.text);
    if (!known) return;
    this.closing = CLOSING.test(line.body);
    this.keep = this.excerpt.length;
    this.lastLine = line.number;
    this.lastSeconds = line.seconds ?? this.lastSeconds;
  }

  private quote(text: string): void {
    if (this.excerpt.length >= MAX_EXCERPT_LINES || this.excerptChars > MAX_EXCERPT_CHARS) return;
    this.excerpt.push(text);
    this.excerptChars += text.length;
  }

  /** Console lines were lost inside the report. */
  markBroken(): void {
    this.evidence.markBroken();
  }

  /** A checker's report goes on to its closing bar; another report before that cut it short. */
  cutShort(): void {
    if (this.rule.end === 'bar') this.evidence.markBroken();
  }

  /** The problem as far as it was read. `cut`: the console ended inside the report. */
  finish(cut: boolean): Problem {
    const { rule, evidence } = this;
    const { frames, groups, locks } = evidence;
    const blame = findBlame(rule, frames);
    const { title, alternatives } = titles(rule, groups, blame);
    const id = lkpId(this.headerText);
    const detail = rule.kind === 'leak' ? (blame?.function ?? '') : evidence.detail;
    const excerpt = this.excerpt.slice(0, this.keep);
    return {
      kind: rule.kind,
      rule: rule.name,
      infrastructure: rule.infrastructure ?? false,
      boot: this.boot,
      title,
      alternativeTitles: alternatives,
      id,
      key: problemKey(rule, id, { locks, frames, detail }),
      function: blame?.function ?? null,
      file: blame?.source?.file ?? groups['src']?.replace(/:\d+$/, '') ?? null,
      line: this.firstLine,
      endLine: this.lastLine,
      secondary: false,
      corrupted: rule.needsStack && (evidence.isBroken || !this.hasUsableStack(blame !== null)),
      truncated: cut,
      locks,
      context: this.context,
      frames: [...frames],
      excerpt,
      decoded: excerpt,
      count: 1,
    };
  }

  private hasUsableStack(hasBlame: boolean): boolean {
    const named = hasBlame || !this.rule.title.includes('{fn}');
    return named && this.evidence.frames.some((frame) => isMainTrace(frame) && !frame.unreliable);
  }
}
