/** One row of `perf stat --table`, seconds. */
export interface PerfStatRow {
  readonly seconds: number;
  /** Difference from the mean, as printed. */
  readonly delta: number;
}

/** One "Performance counter stats for ..." block. */
export interface PerfStatBlock {
  /** The command as perf prints it: arguments joined by blanks, quotes lost. */
  readonly command: string;
  /** What the header says; 1 when it says nothing. */
  readonly runs: number;
  /** Seconds; null when there is no result line. */
  readonly mean: number | null;
  /** The number after `+-`, the standard error of the mean, seconds; null with a single run. */
  readonly stderr: number | null;
  /** The percentage in brackets; null when it is absent (perf leaves out a zero). */
  readonly percent: number | null;
  /** Decimals of the mean as printed; 0 when there is none. */
  readonly decimals: number;
  /** Individual measurements; null without --table. */
  readonly table: readonly PerfStatRow[] | null;
  readonly userSeconds: number | null;
  readonly sysSeconds: number | null;
  /** perf's own complaint, `Workload failed: ...`. */
  readonly failure: string | null;
  /** Line of the header in the text, from 1. */
  readonly line: number;
}

/** Longest line that is looked at. A failed --pre with --table draws a bar of 128 million `#`. */
export const MAX_LINE_LENGTH = 4096;

const HEADER =
  /Performance counter stats for\s+'([^\n]{0,4096}?)'(?:\s*\(\s*(\d{1,9})\s+runs?\s*\))?\s*:(?=\s|$)/g;
/** A comma is the decimal point of a perf that runs in such a locale. */
const NUMBER = '\\d{1,15}(?:[.,]\\d{1,15})?';
const RESULT = new RegExp(
  `(${NUMBER})(?:\\s+\\+-\\s+(${NUMBER}))?\\s+seconds\\s+time\\s+elapsed(?:\\s+\\(\\s*\\+-\\s*(${NUMBER})\\s*%\\s*\\))?`,
);
const ROW = new RegExp(`(?:^|\\s)(${NUMBER})\\s+\\(([+-]${NUMBER})\\)\\s+#`, 'g');
const CPU = new RegExp(`(${NUMBER})\\s+seconds\\s+(user|sys)\\b`, 'g');

const numeric = (text: string): number => Number(text.replace(',', '.'));

/**
 * Every perf stat block of a text, in order. White space may be mangled, down to the whole text on one line, and
 * lines may carry quote marks; bars and other endless lines are cut first. Never throws.
 */
export function parsePerfStat(text: string): PerfStatBlock[] {
  const bounded = boundLines(text);
  const headers = [...bounded.matchAll(HEADER)];
  return headers.map((header, index) => {
    const start = header.index + header[0].length;
    const body = bounded.slice(start, headers[index + 1]?.index);
    const result = RESULT.exec(body);
    // Rows stand before the result; what follows may be another tool's table.
    const rows = [...body.slice(0, result?.index).matchAll(ROW)];
    const cpu = new Map([...body.matchAll(CPU)].map((match) => [match[2], numeric(match[1] as string)]));
    const before = bounded.slice(0, header.index);
    return {
      command: header[1] as string,
      runs: header[2] === undefined ? 1 : Number(header[2]),
      mean: result === null ? null : numeric(result[1] as string),
      stderr: result?.[2] === undefined ? null : numeric(result[2]),
      percent: result?.[3] === undefined ? null : numeric(result[3]),
      decimals: result?.[1]?.split(/[.,]/)[1]?.length ?? 0,
      table:
        rows.length === 0 && !/#\s*Table of individual measurements/.test(body)
          ? null
          : rows.map((row) => ({ seconds: numeric(row[1] as string), delta: numeric(row[2] as string) })),
      userSeconds: cpu.get('user') ?? null,
      sysSeconds: cpu.get('sys') ?? null,
      failure: /Workload failed:[^\n]{0,300}/.exec(body)?.[0].trim() ?? lastFailure(before, index === 0),
      line: before.split('\n').length,
    };
  });
}

/** perf says `Workload failed` before the block when the command could not be started. */
function lastFailure(before: string, first: boolean): string | null {
  return first ? (/Workload failed:[^\n]{0,300}/.exec(before)?.[0].trim() ?? null) : null;
}

/** Shortens bars to one mark for each of their first few, and cuts what is still too long. */
function boundLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/#{101,}/g, '#'.repeat(100))
    .split('\n')
    .map((line) => (/seconds time elapsed|counter stats/.test(line) ? line : line.slice(0, MAX_LINE_LENGTH)))
    .join('\n');
}
