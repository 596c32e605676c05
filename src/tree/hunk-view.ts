import type { Hunk } from './diff-scan.ts';
import { cleanLine } from './words.ts';

/** A hunk that does not apply, beside what stands in the file at the most similar place. */

export interface HunkView {
  /** Line of the file, from 1, at which the most similar place starts. */
  readonly at: number;
  /** Lines that the hunk expects, and how many of them stand there. */
  readonly expected: number;
  readonly matching: number;
  /** Lines to show: `  same`, `- only in the patch`, `+ only in the file`. */
  readonly lines: readonly string[];
}

const MAX_WIDTH = 120;
const MAX_HUNK_LINES = 400;
const MAX_SHOWN = 40;

/** Finds the place in the file that is most like the hunk's old side. Pure. */
export function viewHunk(hunk: Hunk, file: string): HunkView | null {
  const expected = hunk.lines
    .filter((line) => !/^[+\\]/.test(line))
    .slice(0, MAX_HUNK_LINES)
    .map((line) => Buffer.from(line.slice(1), 'latin1').toString('utf8'));
  if (expected.length === 0) return null;
  const lines = file.split('\n');
  const start = bestStart(expected, lines, hunk.oldStart - 1);
  const there = lines.slice(start, start + expected.length + 3);
  const pairs = align(expected, there);
  while (pairs.at(-1)?.startsWith('+')) pairs.pop();
  const matching = pairs.filter((line) => line.startsWith(' ')).length;
  const shown = aroundDifference(pairs).map((line) => cleanLine(line.slice(0, MAX_WIDTH)));
  return { at: start + 1, expected: expected.length, matching, lines: shown };
}

/** The start with the most equal lines in place; the nearest to where the hunk should go wins ties. */
function bestStart(expected: readonly string[], lines: readonly string[], wanted: number): number {
  const offsets = new Map<number, number>();
  const positions = new Map<string, number[]>();
  lines.forEach((line, at) => {
    const seen = positions.get(line);
    if (seen === undefined) positions.set(line, [at]);
    else if (seen.length < 200) seen.push(at);
  });
  expected.forEach((line, i) => {
    // Blank lines and lone braces stand everywhere and say little.
    const weight = line.trim().length > 2 ? 4 : 1;
    for (const at of positions.get(line) ?? []) offsets.set(at - i, (offsets.get(at - i) ?? 0) + weight);
  });
  const fallback = Math.max(0, Math.min(wanted, lines.length - 1));
  let best = { start: fallback, score: 0 };
  for (const [start, score] of offsets) {
    const nearer = Math.abs(start - wanted) < Math.abs(best.start - wanted);
    if (score > best.score || (score === best.score && nearer)) best = { start, score };
  }
  return Math.max(0, best.start);
}

/** A longest-common-subsequence alignment of two short lists of lines. */
function align(a: readonly string[], b: readonly string[]): string[] {
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i * width + j] =
        a[i] === b[j]
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0);
    }
  }
  const out: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const down = i < a.length ? (table[(i + 1) * width + j] ?? 0) : -1;
    const right = j < b.length ? (table[i * width + j + 1] ?? 0) : -1;
    if (i < a.length && j < b.length && a[i] === b[j]) {
      out.push(`  ${a[i]}`);
      i++;
      j++;
    } else if (down >= right) out.push(`- ${a[i++]}`);
    else out.push(`+ ${b[j++]}`);
  }
  return out;
}

/** At most MAX_SHOWN lines, starting a little before the first difference. */
function aroundDifference(lines: readonly string[]): readonly string[] {
  if (lines.length <= MAX_SHOWN) return lines;
  const first = lines.findIndex((line) => !line.startsWith(' '));
  const from = Math.max(0, Math.min(first - 5, lines.length - MAX_SHOWN));
  const shown = lines.slice(from, from + MAX_SHOWN);
  return lines.length > from + MAX_SHOWN ? [...shown, '  ...'] : shown;
}
