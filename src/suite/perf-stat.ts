/** perf stat text: written, read, and checked for perf's silent failures. */
export { checkPerfStat, checkPerfText, killedRun } from './perf-stat-check.ts';
export { MAX_LINE_LENGTH, type PerfStatBlock, type PerfStatRow, parsePerfStat } from './perf-stat-parse.ts';
export { formatPerfStat, perfDecimals } from './perf-stat-text.ts';
