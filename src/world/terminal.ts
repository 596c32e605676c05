import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Io } from '../commands/command.ts';
import { EXIT } from '../errors.ts';
import { killEverything } from './process.ts';
import { pathTrouble } from './read.ts';

/** The real surroundings of the command line: this process's streams, signals and folders. */

/** What a shell calls the death by SIGPIPE: 128 + 13. */
const SIGPIPE_STATUS = 141;

/** Milliseconds that an interrupted command has to end its children before the program ends them itself. */
const INTERRUPT_GRACE_MS = 10_000;

/**
 * Runs a program with the real {@link Io} and ends the process with its status. The first SIGINT or SIGTERM fires
 * `io.signal`; the second, or ten seconds after the first, kills every child and ends at once.
 */
export async function runInTerminal(
  program: (args: readonly string[], io: Io) => Promise<number>,
): Promise<void> {
  const abort = new AbortController();
  const interrupt = (): void => {
    if (abort.signal.aborted) endAtOnce();
    abort.abort();
    setTimeout(endAtOnce, INTERRUPT_GRACE_MS).unref();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, interrupt);
  process.on('exit', killEverything);
  // The reader has gone (`| head`): nobody is left to tell anything to. Ends as SIGPIPE would end another program,
  // and not with 0, which would say that a series passed.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(SIGPIPE_STATUS);
    process.stderr.write(`patchboot: cannot write to standard output: ${pathTrouble(error)}\n`);
    process.exit(EXIT.infrastructure);
  });
  process.stderr.on('error', () => {});

  const status = await program(process.argv.slice(2), terminalIo(abort.signal));
  process.exitCode = abort.signal.aborted ? EXIT.interrupted : status;
  // process.exit() drops what a slow reader has not yet taken.
  await flushed(process.stdout);
  await flushed(process.stderr);
  process.exit();
}

function endAtOnce(): never {
  // The exit handler kills what still runs.
  process.exit(EXIT.interrupted);
}

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve());
  });
}

function terminalIo(signal: AbortSignal): Io {
  return {
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    stdin: readStdin,
    cwd: process.cwd(),
    env: process.env,
    stdoutIsTty: process.stdout.isTTY === true,
    stderrIsTty: process.stderr.isTTY === true,
    columns: process.stdout.columns || 80,
    signal,
    dataDir: findDataDir(dirname(fileURLToPath(import.meta.url)), existsSync),
  };
}

async function readStdin(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The nearest folder above the running file that holds the product's data: above dist/, or above src/world/. */
export function findDataDir(start: string, there: (path: string) => boolean): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (there(`${folder}/machines`)) return folder;
    // A bundle that was copied without its data: commands that need none still work, others name the lost file.
    if (folder === dirname(folder)) return dirname(start);
  }
}
