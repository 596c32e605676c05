import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decodeReport } from '../console/decode.ts';
import type { ConsoleReport } from '../console/problem.ts';
import { ConsoleReader } from '../console/reader.ts';
import { consoleRecord, describeConsole } from '../console/show.ts';
import { TextCheck } from '../console/text-check.ts';
import { EXIT, InputError, PatchbootError, UsageError } from '../errors.ts';
import { parseFlags } from '../flags.ts';
import { HostProcesses } from '../world/process.ts';
import { readChunks } from '../world/read.ts';
import type { Command, Io } from './command.ts';

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

Exit status: 0 when all logs are clean, 1 when a problem was found, 2 when a file cannot be read
or holds no console text; the others are read all the same.
`;

/** `patchboot dmesg`: problems on console logs. */
export const dmesgCommand: Command = {
  help: HELP,
  async run(args, io) {
    const flags = parse(args);
    let found = false;
    let unreadable = false;
    let shown = 0;
    for (const file of flags.files) {
      let report: ConsoleReport;
      try {
        report = await decoded(await readConsole(file, io), flags, io);
      } catch (cause) {
        // The other logs are still worth reading.
        if (!(cause instanceof InputError) || flags.files.length === 1) throw cause;
        io.stderr(`patchboot: ${cause.message}\n`);
        unreadable = true;
        continue;
      }
      found ||= report.problems.length > 0;
      if (flags.json) io.stdout(`${JSON.stringify(consoleRecord(file, report))}\n`);
      else io.stdout(`${shown > 0 ? '\n' : ''}${describeConsole(shownName(file), report)}`);
      shown += 1;
    }
    if (unreadable) return EXIT.input;
    return found ? EXIT.finding : EXIT.passed;
  },
};

const FLAGS = {
  json: { type: 'boolean' },
  vmlinux: { type: 'string' },
  source: { type: 'string' },
} as const;

interface Flags {
  readonly json: boolean;
  readonly vmlinux: string | null;
  readonly source: string | null;
  readonly files: readonly string[];
}

function parse(args: readonly string[]): Flags {
  const { values, positionals } = parseFlags('dmesg', args, FLAGS);
  if (positionals.length === 0) {
    throw new UsageError('dmesg needs a console log', { hint: '"-" is standard input.' });
  }
  if (values.source !== undefined && values.vmlinux === undefined) {
    throw new UsageError('--source does nothing without --vmlinux');
  }
  return {
    json: values.json ?? false,
    vmlinux: values.vmlinux ?? null,
    source: values.source ?? null,
    files: positionals,
  };
}

async function readConsole(file: string, io: Io): Promise<ConsoleReport> {
  const reader = new ConsoleReader();
  const name = shownName(file);
  const bytes = file === '-' ? once(await io.stdin()) : readChunks(resolve(io.cwd, file), file, io.signal);
  const check = new TextCheck();
  for await (const chunk of file.endsWith('.gz') ? unpacked(bytes, name) : bytes) {
    check.push(chunk);
    reader.push(chunk);
  }
  const report = reader.end();
  const why = check.trouble();
  if (why === null || report.problems.length > 0) return report;
  throw new InputError(`${name} is no console log: ${why}`, {
    hint: 'Give the text of a serial console, the output of dmesg, or a system log.',
  });
}

const shownName = (file: string): string => (file === '-' ? 'standard input' : file);

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** The content of a .gz. What comes from the file itself is already told in words. */
async function* unpacked(bytes: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  try {
    yield* Readable.from(bytes).compose(createGunzip()) as unknown as AsyncIterable<Buffer>;
  } catch (cause) {
    if (cause instanceof PatchbootError) throw cause;
    throw new InputError(`cannot unpack ${name}: ${(cause as Error).message}`, {
      hint: 'Is it a whole gzip file? A log that is not packed must not end in .gz.',
      cause,
    });
  }
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
