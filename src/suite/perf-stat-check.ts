import { type PerfStatBlock, type PerfStatRow, parsePerfStat } from './perf-stat-parse.ts';
import { perfDecimals } from './perf-stat-text.ts';

const SILENT = 'perf counts a run that failed and leaves out one whose --pre failed, without a word';

/** perf lets psignal(3) tell that the command was killed, and counts the run. Signals that end a process by default. */
const KILLED =
  /^[^\n:]{1,200}: (?:Hangup|Interrupt|Quit|Illegal instruction|Trace\/breakpoint trap|Aborted|Bus error|Floating point exception|Killed|User defined signal [12]|Segmentation fault|Broken pipe|Alarm clock|Terminated|Stack fault|CPU time limit exceeded|File size limit exceeded|Virtual timer expired|Profiling timer expired|I\/O possible|Power failure|Bad system call|Real-time signal \d+)$/m;

/** What perf said about a run whose command was killed; null when it said no such thing. */
export function killedRun(text: string): string | null {
  return KILLED.exec(text)?.[0] ?? null;
}

/**
 * Everything that makes a block unfit as a measurement, as sentences; empty when it is sound. perf itself fails
 * silently: a broken command or --pre looks like a fast one. `expectedRuns` is the N of -r N.
 */
export function checkPerfStat(block: PerfStatBlock, expectedRuns: number): string[] {
  const problems: string[] = [];
  const name = `perf stat of '${block.command}'`;
  const say = (what: string): number => problems.push(`${name}: ${what}`);
  if (block.failure !== null) say(`the command could not be started (${block.failure})`);
  if (block.runs !== expectedRuns) say(`${block.runs} runs in the header instead of ${expectedRuns}`);
  if (block.mean === null) say('no "seconds time elapsed" line: perf was stopped or its output was cut off');
  else if (block.mean === 0) say(`the mean is 0: no run was timed (${SILENT})`);
  if (block.mean !== null && expectedRuns > 1 && block.stderr === null)
    say('no +- although there are several runs');
  if (block.mean !== null && block.mean > 0 && block.stderr !== null && expectedRuns > 1) {
    const wanted = perfDecimals(block.stderr);
    // A printed error of 0.000995 may stand for one just above 0.001, so one decimal either way is rounding.
    if (block.stderr > 0 && Math.abs(wanted - block.decimals) > 1) {
      say(`${block.decimals} decimals do not fit a +- of ${block.stderr}: the text was changed on its way`);
    }
  }
  if (block.table !== null)
    problems.push(...checkTable(block, block.table, expectedRuns).map((p) => `${name}: ${p}`));
  return problems;
}

function checkTable(block: PerfStatBlock, table: readonly PerfStatRow[], expectedRuns: number): string[] {
  const problems: string[] = [];
  if (table.length !== expectedRuns)
    problems.push(`${table.length} rows in the table instead of ${expectedRuns}`);
  const empty = table.filter((row) => row.seconds === 0).length;
  if (empty > 0) problems.push(`${empty} of ${table.length} runs took 0 s: their --pre failed (${SILENT})`);
  if (block.mean !== null && table.length > 0) {
    const mean = table.reduce((sum, row) => sum + row.seconds, 0) / table.length;
    // Each row and the mean are rounded to half a unit of the last decimal.
    if (Math.abs(mean - block.mean) > 1.01 * 10 ** -block.decimals) {
      problems.push(`the mean of the table is ${mean.toFixed(block.decimals)}, but ${block.mean} is printed`);
    }
  }
  return problems;
}

/** As `checkPerfStat`, for the whole captured output of one perf stat: there must be exactly one block in it. */
export function checkPerfText(text: string, expectedRuns: number): string[] {
  const killed = killedRun(text);
  if (killed !== null) return [`perf stat counted a run that was killed (${killed})`];
  const blocks = parsePerfStat(text);
  const [block] = blocks;
  if (block === undefined) {
    const failure = /Workload failed:[^\n]{0,300}/.exec(text)?.[0].trim();
    return [`perf stat printed no result${failure === undefined ? '' : `: ${failure}`}`];
  }
  if (blocks.length > 1) return [`perf stat printed ${blocks.length} results instead of one`];
  return checkPerfStat(block, expectedRuns);
}
