/**
 * Bytes of a console to lines. A serial console carries firmware text, terminal controls, two kinds of line
 * ends, kernel records glued to what was printed before them, and lines cut by a kill; everything behind
 * this file sees clean text with the printk prefix taken apart.
 */

/** One line of the console, or one kernel record of a line that carries several. */
export interface ConsoleLine {
  /** Physical line in the console, from 1. */
  readonly number: number;
  /** The text with its prefix, control characters removed. */
  readonly text: string;
  /** What stands behind level, time and caller id. Leading blanks of the message are kept. */
  readonly body: string;
  /** Seconds of the printk time stamp; null when the line has none. Never used for ordering. */
  readonly seconds: number | null;
  /** printk caller id (`T1`, `C0`); '' when there is none. */
  readonly context: string;
  /** The line carries a time stamp, level or syslog tag that only the kernel's log gives. */
  readonly fromKernel: boolean;
  /** Host milliseconds when the chunk with the line's end came; null when the caller does not tell. */
  readonly hostMs: number | null;
  /** The console ended before the line did. */
  readonly unfinished: boolean;
}

/** Characters kept of a line; printk cuts records at about 1 KiB, so more is noise or an attack. */
export const MAX_LINE_CHARS = 8192;

// CSI sequences (ESC [ ... letter), OSC strings (ESC ] ... BEL), and two-character escapes such as ESC c.
const ESCAPES = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[@-Z\\^_`a-z0-9=>])?/g;
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
const NEEDS_CLEANING = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
// A kernel record that begins in the middle of a line: something printed without a newline before it.
const GLUED_RECORD = /(?:<\d{1,3}>)?\[ *\d+\.\d{6}\]/g;
const STAMP = /\[ *(\d+\.\d{6})\](?:\s?\[ *([TC]\d+)\])? ?/y;
const LEVEL = /(?:<\d{1,3}>|(?:kern|user|daemon) *:[a-z]+ *: ?)/y;
// `dmesg -T`, and syslog or journal lines: "Nov 30 10:00:00 host kernel: ", "2025-11-30T10:00:00+00:00 host kernel: ".
const WALL_STAMP = /\[[A-Z][a-z]{2} [A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d \d{4}\](?:\s?\[ *([TC]\d+)\])? ?/y;
const SYSLOG =
  /(?:[A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)) \S+ kernel(?:\[\d+\])?: ?/y;
// Prefix that a CI service puts before each line of a job's log.
const CI_STAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /y;

/** Takes level, time stamp and caller id off a line's text. */
export function takePrefix(text: string): Pick<ConsoleLine, 'body' | 'seconds' | 'context' | 'fromKernel'> {
  let at = 0;
  let fromKernel = false;
  let seconds: number | null = null;
  let context = '';
  const eat = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) at += match[0].length;
    return match;
  };
  const first = text.charCodeAt(0);
  if (first !== 0x5b /* [ */) {
    if (first >= 0x30 && first <= 0x39) eat(CI_STAMP);
    if (eat(LEVEL) !== null || eat(SYSLOG) !== null) fromKernel = true;
  }
  if (text.charCodeAt(at) === 0x5b) {
    const stamp = eat(STAMP);
    if (stamp !== null) {
      fromKernel = true;
      seconds = Number(stamp[1]);
      context = stamp[2] ?? '';
    } else {
      const wall = eat(WALL_STAMP);
      if (wall !== null) {
        fromKernel = true;
        context = wall[1] ?? '';
      }
    }
  }
  return { body: text.slice(at), seconds, context, fromKernel };
}

/**
 * A copy of a line with strings of its own. Slices of a chunk keep the whole chunk in memory, so what outlives
 * the chunk must be copied.
 */
export function ownLine(line: ConsoleLine): ConsoleLine {
  const text = Buffer.from(line.text).toString();
  return { ...line, text, body: text.slice(text.length - line.body.length) };
}

/** Removes escape sequences and control characters other than TAB. */
export function cleanText(text: string): string {
  return NEEDS_CLEANING.test(text) ? text.replace(ESCAPES, '').replace(CONTROLS, '') : text;
}

/** Start offsets of the kernel records in a line of text; the first is always 0. */
function recordStarts(text: string): number[] {
  const starts = [0];
  if (text.indexOf('[', 1) < 0) return starts;
  GLUED_RECORD.lastIndex = 0;
  for (let match = GLUED_RECORD.exec(text); match !== null; match = GLUED_RECORD.exec(text)) {
    const before = text.slice(starts[starts.length - 1], match.index);
    // A prefix that belongs to the record itself ("kern  :warn  : ", syslog) is no reason to split.
    if (match.index > 0 && takePrefix(before).body !== '') starts.push(match.index);
  }
  return starts;
}

/** Splits a stream of bytes into lines. Holds at most one line of {@link MAX_LINE_CHARS}. */
export class LineSplitter {
  private readonly decoder = new TextDecoder('utf-8');
  private rest = '';
  private number = 0;
  private readonly emit: (line: ConsoleLine) => void;

  constructor(emit: (line: ConsoleLine) => void) {
    this.emit = emit;
  }

  push(chunk: Uint8Array | string, hostMs: number | null = null): void {
    const text = typeof chunk === 'string' ? chunk : this.decoder.decode(chunk, { stream: true });
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const piece = text.slice(start, end);
      this.physical(this.rest === '' ? piece : this.rest + piece, hostMs, false);
      this.rest = '';
      start = end + 1;
    }
    // A console that never ends a line must not fill memory: the rest of such a line is dropped.
    if (this.rest.length < MAX_LINE_CHARS) this.rest += text.slice(start, start + MAX_LINE_CHARS);
  }

  /** Emits what stands after the last newline. Returns whether there was any. */
  end(hostMs: number | null = null): boolean {
    this.rest += this.decoder.decode();
    const unfinished = this.rest !== '';
    if (unfinished) this.physical(this.rest, hostMs, true);
    this.rest = '';
    return unfinished;
  }

  private physical(raw: string, hostMs: number | null, unfinished: boolean): void {
    this.number += 1;
    const cut = raw.length > MAX_LINE_CHARS ? raw.slice(0, MAX_LINE_CHARS) : raw;
    if (cut.indexOf('\r') < 0) {
      this.logical(cut, hostMs, unfinished);
      return;
    }
    // CR at the end is a line end of its own kind; a CR in the middle overprints, so it starts a new line.
    for (const part of cut.replace(/\r+$/, '').split(/\r+/)) this.logical(part, hostMs, unfinished);
  }

  private logical(raw: string, hostMs: number | null, unfinished: boolean): void {
    const text = cleanText(raw);
    const starts = recordStarts(text);
    for (let i = 0; i < starts.length; i++) {
      const record = starts.length === 1 ? text : text.slice(starts[i], starts[i + 1]);
      this.emit({ number: this.number, text: record, ...takePrefix(record), hostMs, unfinished });
    }
  }
}
