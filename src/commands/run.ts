import { availableParallelism } from 'node:os';
import { EXIT, UsageError } from '../errors.ts';
import { parseRunArguments, RUN_FLAGS_HELP, type RunOptions, runOptions } from '../options.ts';
import { progressPrinter } from '../progress.ts';
import type { Result } from '../report/result.ts';
import { renderText } from '../report/text.ts';
import { run } from '../run.ts';
import { withWorld } from '../world/create.ts';
import type { Command, Io } from './command.ts';

const HELP = `patchboot run: apply, build, boot and measure a patch series, and report

Usage: patchboot run [OPTION...] MAIL...

MAIL is an mbox, a format-patch file, an .eml, a maildir, a glob, - for standard input, or the message-id or URL of
a mail in a list archive. All mails together must hold one series, or options must say which.

${RUN_FLAGS_HELP}
Exit status: 0 passed, 1 the series has a finding, 2 wrong usage or input, 3 infrastructure trouble and no
verdict, 130 interrupted. The report goes to stdout and, in all formats, into the folder of --out.

Examples
  patchboot run 0001-umount-defer-release.patch
  patchboot run series.mbox --tree ~/linux --base v6.12 --machines x86_64-lockdep
`;

/** A pipe or file has no width; lines are still wrapped for whoever reads them in the end. */
const PIPE_COLUMNS = 160;

export const runCommand: Command = {
  help: HELP,
  async run(args, io) {
    const { raw, mails } = parseRunArguments('run', args);
    if (mails.length === 0) {
      throw new UsageError('no mail was given', {
        hint: 'Usage: patchboot run MAIL...; `patchboot run --help` tells more.',
      });
    }
    return runAndPrint(runOptions(raw, mails, surroundings(io)), io);
  },
};

export function surroundings(io: Io): { cwd: string; env: Io['env']; cpuCount: number } {
  return { cwd: io.cwd, env: io.env, cpuCount: availableParallelism() };
}

/** Runs the pipeline with progress on stderr and the report on stdout; gives the exit status. */
export async function runAndPrint(options: RunOptions, io: Io): Promise<number> {
  const noColour = (io.env['NO_COLOR'] ?? '') !== '';
  const emit = progressPrinter({
    colour: io.stderrIsTty && !noColour,
    write: io.stderr,
    now: () => Date.now(),
  });
  const { cacheDir } = options;
  const result = await withWorld(
    { cacheDir, dataDir: io.dataDir, env: io.env, emit, signal: io.signal, stdin: io.stdin },
    (world) => run(options, world),
  );
  io.stdout(
    renderText(result, {
      color: io.stdoutIsTty && !noColour,
      columns: io.stdoutIsTty ? io.columns : PIPE_COLUMNS,
    }),
  );
  io.stderr(`\nAll reports and logs are in ${options.outDir}\n`);
  return io.signal.aborted ? EXIT.interrupted : exitStatus(result);
}

/** The exit status that a result stands for. */
export function exitStatus(result: Pick<Result, 'verdict'>): number {
  switch (result.verdict) {
    case 'pass':
      return EXIT.passed;
    case 'fail':
      return EXIT.finding;
    case 'invalid-input':
      return EXIT.input;
    case 'inconclusive':
    case 'infrastructure':
      return EXIT.infrastructure;
  }
}
