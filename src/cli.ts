import type { CommandEntry, Io } from './commands/command.ts';
import { EXIT, PatchbootError, UsageError } from './errors.ts';
import { VERSION } from './version.ts';

const OVERVIEW_EXIT = `Exit status: ${EXIT.passed} passed, ${EXIT.finding} the series has a finding, ${EXIT.input} wrong usage or input,
${EXIT.infrastructure} infrastructure trouble and no verdict, ${EXIT.interrupted} interrupted.`;

/** The text of `patchboot --help`. */
export function overview(commands: readonly CommandEntry[]): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  const rows = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return `patchboot ${VERSION}: does a kernel patch apply, build, boot, and keep its promises?

Usage: patchboot COMMAND [ARGUMENT...]

${rows.join('\n')}

\`patchboot COMMAND --help\` tells all of a command. Data goes to stdout, progress to stderr.
${OVERVIEW_EXIT}
`;
}

/** Finds the command that the arguments name, runs it, and turns errors into messages and exit codes. */
export async function runCli(
  args: readonly string[],
  io: Io,
  commands: readonly CommandEntry[],
): Promise<number> {
  try {
    const [name, ...rest] = args;
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      const wanted = name === 'help' ? commands.find((command) => command.name === rest[0]) : undefined;
      io.stdout((await wanted?.load())?.help ?? overview(commands));
      return name === undefined ? EXIT.input : EXIT.passed;
    }
    if (name === '--version' || name === '-V') {
      io.stdout(`${VERSION}\n`);
      return EXIT.passed;
    }
    const entry = commands.find((candidate) => candidate.name === name);
    if (entry === undefined) {
      throw new UsageError(`there is no command "${name}"`, {
        hint: `The commands are ${commands.map((c) => c.name).join(', ')}. \`patchboot --help\` explains them.`,
      });
    }
    const command = await entry.load();
    const end = rest.indexOf('--');
    const flags = end < 0 ? rest : rest.slice(0, end);
    if (flags.includes('--help') || flags.includes('-h')) {
      io.stdout(command.help);
      return EXIT.passed;
    }
    return await command.run(rest, io);
  } catch (error) {
    return reportError(error, io);
  }
}

/** Prints an error for people and gives its exit code. Stacks are shown only when PATCHBOOT_DEBUG is set. */
export function reportError(error: unknown, io: Pick<Io, 'stderr' | 'env'>): number {
  const debug = (io.env['PATCHBOOT_DEBUG'] ?? '') !== '';
  if (error instanceof PatchbootError) {
    io.stderr(`patchboot: ${error.message}\n`);
    if (error.hint !== undefined) io.stderr(`${error.hint}\n`);
    if (debug) io.stderr(`${error.stack}\n`);
    return error.exitCode;
  }
  const message = error instanceof Error ? error.message : String(error);
  io.stderr(`patchboot: internal error: ${message}\nThis is a fault of patchboot, not of the patch. `);
  io.stderr(debug ? `${(error as Error).stack}\n` : 'Run again with PATCHBOOT_DEBUG=1 for the stack.\n');
  return EXIT.infrastructure;
}
