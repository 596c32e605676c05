import { welford } from '../stats/describe.ts';

const pad = (text: string): string => text.padStart(17);

/**
 * The text of `perf stat -r N --null [--table]` for these runs, as perf 6.1 to 6.12 print it, from the blank line
 * before the header to the two line feeds after the result. A bar is cut at `maxBar` marks, which perf does not.
 * Source: stat-display.c and stat.c in tools/perf/util. `cpu` gives the user and sys rows of a single run.
 */
export function formatPerfStat(
  command: string,
  runsSeconds: readonly number[],
  options: {
    readonly table?: boolean;
    readonly maxBar?: number;
    readonly cpu?: { readonly userSeconds: number; readonly sysSeconds: number };
  } = {},
): string {
  const count = runsSeconds.length;
  const header = `\n Performance counter stats for '${command}'${count > 1 ? ` (${count} runs)` : ''}:\n\n`;
  // perf keeps whole nanoseconds and divides at the end; the same order gives the same last digit.
  const { n, mean, m2 } = welford(runsSeconds.map((seconds) => Math.round(seconds * 1e9)));
  const average = mean / 1e9;
  if (count <= 1) {
    const elapsed = ` ${pad(average.toFixed(9))} seconds time elapsed`;
    if (options.cpu === undefined) return `${header}${elapsed}\n\n`;
    const { userSeconds, sysSeconds } = options.cpu;
    const rows = ` ${pad(userSeconds.toFixed(9))} seconds user\n ${pad(sysSeconds.toFixed(9))} seconds sys\n`;
    return `${header}${elapsed}\n\n${rows}\n\n`;
  }
  const error = Math.sqrt(m2 / (n - 1) / n) / 1e9;
  const decimals = perfDecimals(error);
  const result = `${pad(average.toFixed(decimals))} +- ${error.toFixed(decimals)} seconds time elapsed`;
  const percent = average === 0 ? 0 : (100 * error) / average;
  const noise = percent === 0 ? '' : `  ( +-${percent.toFixed(2).padStart(6)}% )`;
  const table = options.table === true ? perfTable(runsSeconds, average, decimals, options.maxBar) : '';
  return `${header}${table} ${result}${noise}\n\n`;
}

/** Decimals that perf prints: two more than the first digit of the standard error. */
export function perfDecimals(stderrSeconds: number): number {
  // log10(0) is -infinity, which x86's lround() turns into 0.
  const first = stderrSeconds > 1 || stderrSeconds <= 0 ? 0 : Math.ceil(-Math.log10(stderrSeconds));
  return first + 2;
}

function perfTable(runs: readonly number[], average: number, decimals: number, maxBar = 4000): string {
  const shown = ` ${pad(average.toFixed(decimals))}`;
  const indent = ' '.repeat(shown.length - shown.trimStart().length);
  const rows = runs.map((seconds) => {
    const run = Math.round(seconds * 1e9) / 1e9;
    const delta = run - average;
    const signed = `${delta < 0 || Object.is(delta, -0) ? '-' : '+'}${Math.abs(delta).toFixed(decimals)}`;
    // Relative to the run, not to the mean, and cut to whole numbers twice: perf's own arithmetic.
    const marks = 1 + Math.abs(Math.trunc(Math.trunc((100 * delta) / run) / 5));
    const bar = '#'.repeat(Number.isFinite(marks) ? Math.min(marks, maxBar) : maxBar);
    return ` ${pad(run.toFixed(decimals))} (${signed}) ${bar}\n`;
  });
  return `${indent}# Table of individual measurements:\n${rows.join('')}\n${indent}# Final result:\n`;
}
