/**
 * Finding the diff in a text: from the first file header to the end of the last hunk by the hunk's own
 * counts. Offsets are bytes; the text is a latin1 view of the bytes, so that no byte can change.
 */

/** A diff inside of a text, as byte offsets. `short` says that a hunk had fewer lines than it announced. */
export interface DiffRange {
  readonly start: number;
  readonly end: number;
  readonly short: boolean;
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

/** Header lines of one file in a git diff, after `diff --git`. */
const EXTENDED =
  /^(?:index |--- |\+\+\+ |old mode|new mode|deleted file|new file|copy |rename |similarity |dissimilarity |GIT binary patch|literal |delta |Binary files )/;

/** A line of base85 data: a length character and groups of five. */
const BASE85 = /^[A-Za-z][0-9A-Za-z+\-;<=>?@^_`{|}~!#$%&()*]{1,66}\r?$/;

/** Walks over lines of a text without making an array of them. */
class Lines {
  readonly text: string;
  at: number;
  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }
  get done(): boolean {
    return this.at >= this.text.length;
  }
  /** Offset behind the current line. */
  get next(): number {
    const lf = this.text.indexOf('\n', this.at);
    return lf < 0 ? this.text.length : lf + 1;
  }
  /** The current line without its line feed, or its first `limit` characters. */
  line(limit = 4096): string {
    const next = this.next;
    const end = this.text.charCodeAt(next - 1) === 10 ? next - 1 : next;
    return this.text.slice(this.at, Math.min(end, this.at + limit));
  }
  first(): string {
    return this.text.charAt(this.at);
  }
}

/** True when a file header starts at the offset. */
export function isFileStart(text: string, at: number): boolean {
  if (text.startsWith('diff --git ', at) || text.startsWith('Index: ', at)) return true;
  if (!text.startsWith('--- ', at) || /[\s]|^$/.test(text.charAt(at + 4))) return false;
  const lf = text.indexOf('\n', at);
  return lf >= 0 && text.startsWith('+++ ', lf + 1) && /\S/.test(text.charAt(lf + 5));
}

const MARKS = ['diff --git ', 'Index: ', '--- '] as const;

/** Offset of the first file header at or after `from` (a line start), or -1. */
export function findFileStart(text: string, from = 0): number {
  let best = -1;
  for (const mark of MARKS) {
    let at = text.startsWith(mark, from) ? from : nextLineWith(text, mark, from);
    while (at >= 0 && (best < 0 || at < best)) {
      if (isFileStart(text, at)) best = at;
      else at = nextLineWith(text, mark, at);
    }
  }
  return best;
}

function nextLineWith(text: string, mark: string, after: number): number {
  const found = text.indexOf(`\n${mark}`, after);
  return found < 0 ? -1 : found + 1;
}

/** Finds the diff of a text; null when there is none. */
export function findDiff(text: string): DiffRange | null {
  const start = findFileStart(text);
  if (start < 0) return null;
  const lines = new Lines(text, start);
  let end = start;
  let short = false;
  // Extended header lines and base85 data count only right behind a file header: footers hold such lines too.
  let state: 'header' | 'binary' | 'outside' = 'outside';
  while (!lines.done) {
    const hunk = lines.first() === '@' ? HUNK.exec(lines.line()) : null;
    if (hunk !== null) {
      lines.at = lines.next;
      const whole = skipHunk(lines, Number(hunk[1] ?? 1), Number(hunk[2] ?? 1));
      if (!whole) short = true;
      end = lines.at;
      // A word at which a hunk breaks off stays with it: it is the rest of a context line that lost its blank.
      state = whole ? 'outside' : 'binary';
      continue;
    }
    const line = lines.line(80);
    if (isFileStart(text, lines.at)) state = 'header';
    else if (state === 'header' && EXTENDED.test(line)) {
      if (line.startsWith('GIT binary patch')) state = 'binary';
    } else if (state === 'binary' && /^(?:literal|delta) \d/.test(line)) {
      // One of the two directions of a binary patch starts.
    } else if (state === 'binary' && end === lines.at && BASE85.test(line)) {
      // Data.
    } else {
      // An empty line stands between the two directions of a binary patch.
      if (state !== 'binary' || !/^\r?$/.test(line)) state = 'outside';
      lines.at = lines.next;
      continue;
    }
    lines.at = lines.next;
    end = lines.at;
  }
  return { start, end, short };
}

/** Steps behind the lines of a hunk. False when they end before the counts are met. */
function skipHunk(lines: Lines, oldCount: number, newCount: number): boolean {
  let [oldLeft, newLeft] = [oldCount, newCount];
  while (!lines.done && (oldLeft > 0 || newLeft > 0)) {
    const first = lines.first();
    // An empty line is a context line whose blank was stripped; git apply takes it as well.
    if (first === ' ' || first === '\n' || first === '\r') {
      oldLeft--;
      newLeft--;
    } else if (first === '-') oldLeft--;
    else if (first === '+') newLeft--;
    else if (first !== '\\') break;
    lines.at = lines.next;
  }
  if (!lines.done && lines.first() === '\\') lines.at = lines.next;
  return oldLeft <= 0 && newLeft <= 0;
}

/** A diff as bytes, and what follows it when it breaks off inside of a hunk. Copies, not views. */
export interface CutDiff {
  readonly bytes: Buffer;
  readonly tail: Buffer | null;
}

const TAIL_BYTES = 2048;

/** The diff of a text, always with a final newline; null when the bytes hold no diff. */
export function cutDiff(bytes: Buffer): CutDiff | null {
  const text = bytes.toString('latin1');
  const range = findDiff(text);
  if (range === null) return null;
  const ended = text.charCodeAt(range.end - 1) === 10;
  const diff = text.slice(range.start, range.end);
  const tail = range.short ? Buffer.from(text.slice(range.end, range.end + TAIL_BYTES), 'latin1') : null;
  return { bytes: Buffer.from(ended ? diff : `${diff}\n`, 'latin1'), tail };
}
