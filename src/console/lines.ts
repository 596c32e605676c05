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
export const MAX_LINE_CHARS = 4096;

// CSI sequences (ESC [ ... letter), OSC strings (ESC ] ... BEL), and two-character escapes such as ESC c.
const ESCAPES = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[@-Z\\^_`a-z0-9=>])?/g;
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
const NEEDS_CLEANING = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
// A kernel record that begins in the middle of a line: something printed without a newline before it.
const GLUED_RECORD = /(?:<\d{1,3}>)?\[ *\d+\.\d{6}\]/g;
const LEVEL = /(?:<\d{1,3}>|(?:kern|user|daemon) *:[a-z]+ *: ?)/y;
// `dmesg -T`, and syslog or journal lines: "Nov 30 10:00:00 host kernel: ", "2025-11-30T10:00:00+00:00 host kernel: ".
const WALL_STAMP = /\[[A-Z][a-z]{2} [A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d \d{4}\](?:\s?\[ *([TC]\d+)\])? ?/y;
const SYSLOG =
  /(?:[A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)) \S+ kernel(?:\[\d+\])?: ?/y;
// Prefix that a CI service puts before each line of a job's log.
const CI_STAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /y;

type Prefix = Pick<ConsoleLine, 'body' | 'seconds' | 'context' | 'fromKernel'>;

const BLANK = 0x20;
const OPEN = 0x5b;
const CLOSE = 0x5d;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/**
 * Reads `[    1.234567][   T12] ` at a place, by hand: this runs for every line of a console. `end` is behind the
 * stamp, the caller and one blank; null when no stamp stands there.
 */
function readStamp(text: string, start: number): { end: number; seconds: number; context: string } | null {
  let at = start + 1;
  while (text.charCodeAt(at) === BLANK) at += 1;
  let whole = 0;
  const first = at;
  for (; isDigit(text.charCodeAt(at)); at++) whole = whole * 10 + text.charCodeAt(at) - 0x30;
  if (at === first || text.charCodeAt(at) !== 0x2e) return null;
  let micros = 0;
  const point = at;
  for (at += 1; isDigit(text.charCodeAt(at)); at++) micros = micros * 10 + text.charCodeAt(at) - 0x30;
  if (at !== point + 7 || text.charCodeAt(at) !== CLOSE) return null;
  const caller = readCaller(text, at + 1);
  const end = caller?.end ?? at + 1;
  return {
    end: text.charCodeAt(end) === BLANK ? end + 1 : end,
    seconds: whole + micros / 1e6,
    context: caller?.context ?? '',
  };
}

function readCaller(text: string, start: number): { end: number; context: string } | null {
  let at = text.charCodeAt(start) === BLANK ? start + 1 : start;
  if (text.charCodeAt(at) !== OPEN) return null;
  at += 1;
  while (text.charCodeAt(at) === BLANK) at += 1;
  const letter = text.charCodeAt(at);
  if (letter !== 0x54 /* T */ && letter !== 0x43 /* C */) return null;
  const from = at;
  at += 1;
  while (isDigit(text.charCodeAt(at))) at += 1;
  return at > from + 1 && text.charCodeAt(at) === CLOSE
    ? { end: at + 1, context: text.slice(from, at) }
    : null;
}

/** Takes level, time stamp and caller id off a line's text. */
export function takePrefix(text: string): Prefix {
  if (text.charCodeAt(0) === OPEN) {
    const stamp = readStamp(text, 0);
    if (stamp !== null) {
      const { end, seconds, context } = stamp;
      return { body: text.slice(end), seconds, context, fromKernel: true };
    }
  }
  return takeRarePrefix(text);
}

/** The prefixes of /dev/kmsg readers, system logs, `dmesg -T` and CI services. */
function takeRarePrefix(text: string): Prefix {
  let at = 0;
  const eat = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) at += match[0].length;
    return match;
  };
  const first = text.charCodeAt(0);
  let fromKernel = false;
  if (first !== OPEN) {
    if (isDigit(first)) eat(CI_STAMP);
    if (text.charCodeAt(at) !== OPEN) fromKernel = eat(LEVEL) !== null || eat(SYSLOG) !== null;
  }
  if (text.charCodeAt(at) !== OPEN) return { body: text.slice(at), seconds: null, context: '', fromKernel };
  const stamp = readStamp(text, at);
  if (stamp !== null) {
    return { body: text.slice(stamp.end), seconds: stamp.seconds, context: stamp.context, fromKernel: true };
  }
  const wall = eat(WALL_STAMP);
  return {
    body: text.slice(at),
    seconds: null,
    context: wall?.[1] ?? '',
    fromKernel: fromKernel || wall !== null,
  };
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
  GLUED_RECORD.lastIndex = 0;
  for (let match = GLUED_RECORD.exec(text); match !== null; match = GLUED_RECORD.exec(text)) {
    const before = text.slice(starts[starts.length - 1], match.index);
    // A prefix that belongs to the record itself ("kern  :warn  : ", syslog) is no reason to split.
    if (match.index > 0 && takePrefix(before).body !== '') starts.push(match.index);
  }
  return starts;
}

/** What a chunk of bytes holds besides plain text. */
function inspect(chunk: Uint8Array): { ascii: boolean; clean: boolean } {
  let clean = true;
  for (let i = 0; i < chunk.length; i++) {
    const byte = chunk[i] ?? 0;
    if (byte >= 0x80) return { ascii: false, clean: false };
    if (byte < 0x20 ? byte !== 0x0a && byte !== 0x0d && byte !== 0x09 : byte === 0x7f) clean = false;
  }
  return { ascii: true, clean };
}

/** Splits a stream of bytes into lines. Holds at most one line of {@link MAX_LINE_CHARS}. */
export class LineSplitter {
  private readonly decoder = new TextDecoder('utf-8');
  /** The decoder holds the beginning of a character whose end is in the next chunk. */
  private midCharacter = false;
  private rest = '';
  /** No control characters are in the chunk, so its lines need no cleaning. */
  private clean = false;
  private number = 0;
  private readonly emit: (line: ConsoleLine) => void;

  constructor(emit: (line: ConsoleLine) => void) {
    this.emit = emit;
  }

  push(chunk: Uint8Array | string, hostMs: number | null = null): void {
    const text = this.decode(chunk);
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

  private decode(chunk: Uint8Array | string): string {
    const wasClean = this.clean || this.rest === '';
    if (typeof chunk === 'string') {
      this.clean = false;
      return chunk;
    }
    const { ascii, clean } = inspect(chunk);
    // A line that began in the chunk before is as clean as both.
    this.clean = clean && wasClean;
    if (ascii && !this.midCharacter)
      return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1');
    this.midCharacter = (chunk.at(-1) ?? 0) >= 0x80;
    return this.decoder.decode(chunk, { stream: true });
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
    const text = this.clean ? raw : cleanText(raw);
    const prefix = takePrefix(text);
    if (prefix.body.indexOf('[') < 0 && (prefix.fromKernel || text.indexOf('[') < 0)) {
      this.emit({ number: this.number, text, ...prefix, hostMs, unfinished });
      return;
    }
    const starts = recordStarts(text);
    for (let i = 0; i < starts.length; i++) {
      const record = starts.length === 1 ? text : text.slice(starts[i], starts[i + 1]);
      this.emit({ number: this.number, text: record, ...takePrefix(record), hostMs, unfinished });
    }
  }
}
