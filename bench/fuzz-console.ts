/**
 * Fuzzing of the console reader: logs of a folder with bytes flipped, lines moved, cut, repeated and interleaved.
 *
 *   node --experimental-strip-types bench/fuzz-console.ts FOLDER [COUNT] [SEED]     (or bundle it first)
 *
 * Looks for crashes, for logs that take over 50 ms, for a second reading or a reading in pieces that differs, and
 * for cuts inside a report after which the log is clean and not marked as cut. The last line is a summary; the exit
 * status is 1 when something was found. Bad inputs are written to FUZZ_OUT.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConsole } from '../src/console/parse.ts';
import type { ConsoleReport } from '../src/console/problem.ts';
import { ConsoleReader } from '../src/console/reader.ts';
import { consoleRecord, describeConsole } from '../src/console/show.ts';

const SLOW_MS = 50;
/** Logs of usual size: a whole boot has about 30 KiB. */
const MAX_INPUT = 64 * 1024;
const MAX_FOUND = 50;

const [folder = '', countText = '10000', seedText = '1'] = process.argv.slice(2);
const count = Number(countText);
const out = process.env['FUZZ_OUT'] ?? 'fuzz-out';

/** Numbers that the seed repeats (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

function logsBelow(dir: string): readonly string[] {
  return readdirSync(dir)
    .sort()
    .map((name) => join(dir, name))
    .flatMap((path) =>
      statSync(path).isDirectory() ? logsBelow(path) : path.endsWith('.log') ? [path] : [],
    );
}

/** Pieces that readers trip over. */
const MORSELS = [
  '[    1.000000] ',
  '[    1.000000][    T1] ',
  '[    1.000000][    C0] ',
  '<4>',
  '\r',
  '\0',
  '\x1b[2J',
  '\x1b]0;',
  '** 12 printk messages dropped **\n',
  '** replaying previous printk message **\n',
  'Call Trace:\n',
  ' </TASK>\n',
  '---[ end trace 0000000000000000 ]---\n',
  '------------[ cut here ]------------\n',
  `${'='.repeat(66)}\n`,
  'Linux version 6.12.0 (a@b) #1\n',
  'Kernel panic - not syncing: panic_on_warn set ...\n',
  'Sending NMI from CPU 0 to CPUs 1:\n',
  '    # Subtest: kasan\n',
  `${'_'.repeat(300)}+0x1/0x2\n`,
  `${'('.repeat(300)}\n`,
  `${'a+0x'.repeat(300)}\n`,
  `at: ${'[<'.repeat(200)}\n`,
  `BUG: ${'[ '.repeat(300)}\n`,
  `WARNING: ${'at '.repeat(300)}\n`,
  'WARNING: CPU: 1 PID: 1 at ',
  ' (lock){+.+.}-{3:3}, at: ',
];

type Random = (below: number) => number;

function mutateOnce(log: Buffer, logs: readonly Buffer[], random: Random): Buffer {
  const at = random(log.length + 1);
  const morsel = Buffer.from(MORSELS[random(MORSELS.length)] ?? '');
  switch (random(8)) {
    case 0: {
      const flipped = Buffer.from(log);
      for (let i = 0; i <= random(8); i++) flipped[random(Math.max(flipped.length, 1))] = random(256);
      return flipped;
    }
    case 1:
      return Buffer.concat([log.subarray(0, at), morsel, log.subarray(at)]);
    case 2:
      return log.subarray(0, at);
    case 3:
      return log.subarray(at);
    case 4:
      return Buffer.concat([log.subarray(0, at), log.subarray(Math.min(at + random(400), log.length))]);
    case 5:
      return Buffer.concat([log, logs[random(logs.length)] ?? log]);
    case 6:
      return interleave(log, logs[random(logs.length)] ?? log, random);
    default: {
      const lines = log.toString('latin1').split('\n');
      const from = random(lines.length);
      const [line = ''] = lines.splice(from, 1);
      lines.splice(random(lines.length + 1), 0, line, ...(random(2) === 0 ? [line] : []));
      return Buffer.from(lines.join('\n'), 'latin1');
    }
  }
}

function interleave(a: Buffer, b: Buffer, random: Random): Buffer {
  const left = a.toString('latin1').split('\n');
  const right = b.toString('latin1').split('\n');
  const mixed: string[] = [];
  while (left.length > 0 || right.length > 0) {
    const from = right.length === 0 || (left.length > 0 && random(2) === 0) ? left : right;
    mixed.push(...from.splice(0, 1 + random(4)));
  }
  return Buffer.from(mixed.join('\n'), 'latin1');
}

function mutate(logs: readonly Buffer[], random: Random): Buffer {
  let log = logs[random(logs.length)] ?? Buffer.alloc(0);
  for (let i = 0; i <= random(4); i++) log = mutateOnce(log, logs, random);
  return log.subarray(0, MAX_INPUT);
}

const text = (report: ConsoleReport): string => JSON.stringify(consoleRecord('x', report));

/** What is wrong with how a log is read; null when nothing is. */
function fault(log: Buffer, random: Random): string | null {
  const started = process.cpuUsage();
  const report = parseConsole(log);
  const used = process.cpuUsage(started);
  let ms = (used.user + used.system) / 1000;
  if (ms > SLOW_MS) {
    // Garbage collection and other work of this process count too: slow is what is slow again.
    const again = process.cpuUsage();
    parseConsole(log);
    const second = process.cpuUsage(again);
    ms = Math.min(ms, (second.user + second.system) / 1000);
  }
  if (ms > SLOW_MS) return `took ${Math.round(ms)} ms`;
  describeConsole('x', report);
  const whole = text(report);
  if (text(parseConsole(log)) !== whole) return 'a second reading differs';
  const reader = new ConsoleReader();
  const piece = 1 + random(500);
  for (let at = 0; at < log.length; at += piece) {
    reader.push(log.subarray(at, at + piece));
    if (random(20) === 0) reader.problemsSoFar();
  }
  if (text(reader.end()) !== whole) return `reading in pieces of ${piece} bytes differs`;
  return cutFault(log, report, random);
}

function cutFault(log: Buffer, report: ConsoleReport, random: Random): string | null {
  const problem = report.problems[random(Math.max(report.problems.length, 1))];
  if (problem === undefined || problem.endLine <= problem.line) return null;
  const line = problem.line + random(problem.endLine - problem.line);
  let at = 0;
  for (let i = 0; i < line; i++) at = log.indexOf(0x0a, at) + 1;
  if (at === 0) return null;
  const cut = parseConsole(log.subarray(0, at + random(40)));
  if (cut.problems.length > 0 || cut.truncated) return null;
  return `cut after line ${line} of the report in lines ${problem.line} to ${problem.endLine} (${problem.rule}): clean, and not marked`;
}

const logs = logsBelow(folder).map((path) => readFileSync(path).subarray(0, MAX_INPUT / 2));
if (logs.length === 0) throw new Error(`no *.log files below ${folder}`);
const random = randomOf(Number(seedText));
let found = 0;
const began = Date.now();
for (let i = 0; i < count && found < MAX_FOUND; i++) {
  const log = mutate(logs, random);
  let wrong: string | null;
  try {
    wrong = fault(log, random);
  } catch (error) {
    wrong = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  if (wrong === null) continue;
  found += 1;
  mkdirSync(out, { recursive: true });
  const path = join(out, `console-${seedText}-${i}.log`);
  writeFileSync(path, log);
  console.log(`${path}: ${wrong}`);
}
const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
console.log(`${count} logs in ${Math.round((Date.now() - began) / 1000)} s, ${found} faults, ${memory} MiB`);
process.exitCode = found > 0 ? 1 : 0;
