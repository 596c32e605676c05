import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { decodeReport } from '../console/decode.ts';
import type { ConsoleReport } from '../console/problem.ts';
import { ConsoleReader } from '../console/reader.ts';
import { consoleRecord, describeConsole } from '../console/show.ts';
import { EXIT, InputError, UsageError } from '../errors.ts';
import { HostProcesses } from '../world/process.ts';
import type { CliCommand, Io } from './command.ts';

const HELP = `Usage: patchboot dmesg [--json] [--vmlinux FILE] [--source DIR] FILE...

Finds every problem on kernel console logs: lockdep reports, WARN, BUG, oopses, panics, hung tasks, stalls, and the
reports of KASAN, KMSAN, KCSAN, KFENCE, UBSAN and kmemleak. Names each by what is to blame, and tells the first one
from its consequences.

FILE is a console as it came over a serial line, the output of dmesg, or a system log; .gz is unpacked; "-" is
standard input. Logs of any length are read in a stream.

Options:
  --vmlinux FILE  decode stacks with this vmlinux, which must be of the same build (its banner is compared).
                  Needs nm, and llvm-addr2line or addr2line
  --source DIR    the kernel tree that the vmlinux was built from, to shorten and check paths
  --json          one JSON object a log: file, panicked, reboots, lockdepActive, banner, truncated, disturbances,
                  kernelOffset, droppedProblems, notes,
                  problems [{kind, title, alternativeTitles, id, key, function, file, line, endLine, secondary,
                  corrupted, truncated, infrastructure, boot, count, locks, context, frames, excerpt, decoded}]
  --help          this text

Exit status: 0 when all logs are clean, 1 when a problem was found, 2 when a file cannot be read.
`;

/** `patchboot dmesg`: problems on console logs. */
export const dmesgCommand: CliCommand = {
  name: 'dmesg',
  summary: 'find and decode the problems on kernel console logs',
  help: HELP,
  async run(args, io) {
    const flags = parseFlags(args);
    let found = false;
    for (const [i, file] of flags.files.entries()) {
      const report = await decoded(await readConsole(file, io), flags, io);
      found ||= report.problems.length > 0;
      if (flags.json) io.stdout(`${JSON.stringify(consoleRecord(file, report))}\n`);
      else
        io.stdout(`${i > 0 ? '\n' : ''}${describeConsole(file === '-' ? 'standard input' : file, report)}`);
    }
    return found ? EXIT.finding : EXIT.passed;
  },
};

interface Flags {
  readonly json: boolean;
  readonly vmlinux: string | null;
  readonly source: string | null;
  readonly files: readonly string[];
}

function parseFlags(args: readonly string[]): Flags {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, vmlinux: { type: 'string' }, source: { type: 'string' } },
    });
    if (positionals.length === 0)
      throw new UsageError('dmesg needs a console log', { hint: '"-" is standard input.' });
    if (values.source !== undefined && values.vmlinux === undefined) {
      throw new UsageError('--source does nothing without --vmlinux');
    }
    return {
      json: values.json ?? false,
      vmlinux: values.vmlinux ?? null,
      source: values.source ?? null,
      files: positionals,
    };
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), {
      hint: '`patchboot dmesg --help` tells all options.',
      cause,
    });
  }
}

async function readConsole(file: string, io: Io): Promise<ConsoleReport> {
  const reader = new ConsoleReader();
  if (file === '-') {
    reader.push(await io.stdin());
    return reader.end();
  }
  const source = createReadStream(resolve(io.cwd, file), { highWaterMark: 1024 * 1024 });
  const sink = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of chunks) reader.push(chunk);
  };
  try {
    if (file.endsWith('.gz')) await pipeline(source, createGunzip(), sink);
    else await pipeline(source, sink);
  } catch (cause) {
    throw new InputError(`cannot read ${file}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  return reader.end();
}

async function decoded(report: ConsoleReport, flags: Flags, io: Io): Promise<ConsoleReport> {
  if (flags.vmlinux === null) return report;
  return decodeReport(report, {
    vmlinux: resolve(io.cwd, flags.vmlinux),
    sourceRoot: flags.source === null ? null : resolve(io.cwd, flags.source),
    processes: new HostProcesses(io.signal),
    signal: io.signal,
  });
}
