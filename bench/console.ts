/**
 * How fast consoles are read, and how fast a stack is decoded.
 *
 *   script/build && node --experimental-strip-types bench/console.ts [--mib 200] [--reports 1000] [--cli dist/cli.js]
 *        [--cases test/console/cases] [--vmlinux V --log FILE --script scripts/decode_stacktrace.sh [--tree PREFIX]]
 *
 * First part: a console of that size with that many reports in it, read by `patchboot dmesg --json`, beside
 * `grep -cE` with one alternative for each rule. Seconds, processor seconds, MB for each of those, and
 * peak memory (VmHWM of Linux).
 * Second part, with --vmlinux: the same log decoded by patchboot and by the kernel's own script, three rounds each,
 * in turns, medians.
 */
import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RULES } from '../src/console/rules/index.ts';

const { values } = parseArgs({
  options: {
    mib: { type: 'string', default: '200' },
    reports: { type: 'string', default: '1000' },
    cli: { type: 'string', default: 'dist/cli.js' },
    cases: { type: 'string', default: 'test/console/cases' },
    vmlinux: { type: 'string' },
    log: { type: 'string' },
    script: { type: 'string' },
    tree: { type: 'string', default: '' },
  },
});

interface Cost {
  readonly seconds: number;
  /** Of the processor, user and system, as last seen; what counts on a machine that does other work too. */
  readonly cpuSeconds: number;
  readonly peakMib: number;
}

/** Runs a program with its output thrown away and measures it. */
function measure(argv: readonly string[], stdin?: string): Promise<Cost> {
  const started = performance.now();
  const input = stdin === undefined ? ('ignore' as const) : openSync(stdin, 'r');
  const child = spawn(argv[0] ?? '', argv.slice(1), { stdio: [input, 'pipe', 'inherit'] });
  // Not /dev/null: grep stops at the first match when nobody reads.
  child.stdout?.resume();
  let peak = 0;
  let ticks = 0;
  const poll = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'latin1');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
      ticks = Math.max(ticks, Number(stat[11] ?? 0) + Number(stat[12] ?? 0));
    } catch {
      // It has ended.
    }
  }, 20);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      clearInterval(poll);
      if (typeof input === 'number') closeSync(input);
      resolve({
        seconds: (performance.now() - started) / 1000,
        cpuSeconds: ticks / 100,
        peakMib: peak / 1024,
      });
    });
  });
}

function stamped(n: number, body: string): string {
  return `[${(n / 1000).toFixed(6).padStart(12)}][${`T${n % 400}`.padStart(6)}] ${body}\n`;
}

/** A console of `mib` MiB: ordinary lines, and the golden reports spread evenly between them. */
function writeConsole(path: string, mib: number, reports: number): number {
  const cases = readdirSync(values.cases)
    .filter((name) => !name.startsWith('pitfall') && !name.startsWith('clean'))
    .map((name) =>
      readFileSync(join(values.cases, name, 'console.log'), 'latin1')
        .split('\n')
        .slice(4)
        .join('\n'),
    );
  const file = openSync(path, 'w');
  const gap = (mib * 1024 * 1024) / Math.max(reports, 1);
  let lines = 0;
  let size = 0;
  for (let i = 0; i < reports; i++) {
    let chunk = '';
    while (size + chunk.length < gap * (i + 1)) {
      lines += 1;
      chunk += stamped(
        lines,
        `barn: sweep ${lines} of many, stall 7 is clean, 12 bales of hay are left in the loft`,
      );
    }
    chunk += cases[i % cases.length] ?? '';
    size += writeSync(file, chunk, null, 'latin1');
  }
  closeSync(file);
  return size;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function reading(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'patchboot-bench-'));
  try {
    const log = join(folder, 'console.log');
    const size = writeConsole(log, Number(values.mib), Number(values.reports));
    const patterns = RULES.map((rule) =>
      rule.header.source
        .replace(/^\^/, '')
        .replace(/\(\?<\w+>/g, '(')
        .replace(/\(\?[:=!<]+/g, '('),
    );
    // grep -E knows no \d, \w, \s, \S; the work is the same.
    const grep = patterns.map((p) =>
      p
        .replace(/\\d/g, '[0-9]')
        .replace(/\\w/g, '[A-Za-z0-9_]')
        .replace(/\\[sS]/g, '.')
        .replace(/\*\?|\+\?/g, '*'),
    );
    const rows: [string, readonly string[]][] = [
      ['patchboot dmesg --json', [process.execPath, values.cli, 'dmesg', '--json', log]],
      [
        `grep -cE, ${grep.length} patterns, LC_ALL=C`,
        ['env', 'LC_ALL=C', 'grep', '-caE', grep.join('|'), log],
      ],
    ];
    console.log(`${(size / 1e6).toFixed(0)} MB, ${values.reports} reports`);
    for (const [what, argv] of rows) {
      const cost = await measure(argv);
      const rate = (size / 1e6 / cost.cpuSeconds).toFixed(0).padStart(5);
      const times = `${cost.seconds.toFixed(2).padStart(7)} s ${cost.cpuSeconds.toFixed(2).padStart(7)} CPU s`;
      console.log(`${what.padEnd(40)} ${times} ${rate} MB/CPU s ${cost.peakMib.toFixed(0).padStart(5)} MiB`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function decoding(vmlinux: string, log: string, script: string): Promise<void> {
  console.log(
    `\ndecoding ${log} (${statSync(log).size} bytes), vmlinux ${Math.round(statSync(vmlinux).size / 1e6)} MB, medians of 3 rounds`,
  );
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < 3; round++) {
    ours.push(
      (await measure([process.execPath, values.cli, 'dmesg', '--json', '--vmlinux', vmlinux, log])).seconds,
    );
    theirs.push((await measure(['bash', script, vmlinux, values.tree], log)).seconds);
  }
  const ratio = median(theirs) / median(ours);
  console.log(`patchboot dmesg --vmlinux  ${median(ours).toFixed(2)} s`);
  console.log(
    `decode_stacktrace.sh       ${median(theirs).toFixed(2)} s   ${ratio.toFixed(1)} times as long`,
  );
}

await reading();
if (values.vmlinux !== undefined && values.log !== undefined && values.script !== undefined) {
  await decoding(values.vmlinux, values.log, values.script);
}
