import { spawn } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { InfrastructureError, InterruptedError } from '../errors.ts';

/**
 * The one place where patchboot starts other programs. Arguments are arrays, the environment is an
 * allow-list (so no token reaches make or QEMU), every process has a deadline, a process group and
 * bounded output, and an abort kills the whole group.
 */

/** A program to run. */
export interface Command {
  /** Program and arguments; never a shell string. */
  readonly argv: readonly [string, ...string[]];
  readonly cwd?: string;
  /** Added to {@link baseEnvironment}. */
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: Uint8Array | string;
  /** Milliseconds until the group is killed. */
  readonly timeoutMs: number;
  /** Bytes of stdout, and of stderr, that are kept; the head is kept and the rest counted. Default 16 MiB. */
  readonly outputLimit?: number;
  /** Also append stdout and stderr, as they come, to this file. */
  readonly logFile?: string;
  /** Called with each complete line of stdout or stderr (without the newline), for progress. */
  readonly onLine?: (line: string, stream: 'stdout' | 'stderr') => void;
  /** Milliseconds between SIGTERM and SIGKILL when it must end. Default 2000. */
  readonly graceMs?: number;
}

export type Ending =
  | { readonly type: 'exited'; readonly code: number }
  | { readonly type: 'signalled'; readonly signal: string }
  | { readonly type: 'timed-out' }
  | { readonly type: 'aborted' };

export interface ProcessResult {
  readonly argv: readonly string[];
  readonly ending: Ending;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  /** Bytes that were dropped because of the output limit. */
  readonly dropped: number;
  readonly elapsedMs: number;
}

/** Starts processes and knows which still run. */
export interface Processes {
  run(command: Command, signal?: AbortSignal): Promise<ProcessResult>;
}

const DEFAULT_OUTPUT_LIMIT = 16 * 1024 * 1024;
const DEFAULT_GRACE_MS = 2000;
const MAX_LINE = 64 * 1024;

/** The whole environment of a child: nothing else is inherited, so nothing secret can be. */
export function baseEnvironment(path = process.env['PATH'] ?? ''): Record<string, string> {
  return {
    PATH: path === '' ? '/usr/sbin:/usr/bin:/sbin:/bin' : path,
    LC_ALL: 'C',
    HOME: '/nonexistent',
    TZ: 'UTC',
  };
}

/** True when the process ended by itself with status 0. */
export function succeeded(result: ProcessResult): boolean {
  return result.ending.type === 'exited' && result.ending.code === 0;
}

/** How a process ended, for messages: "exit status 2", "killed by SIGKILL", "timed out after 60 s". */
export function describeEnding(result: ProcessResult): string {
  switch (result.ending.type) {
    case 'exited':
      return `exit status ${result.ending.code}`;
    case 'signalled':
      return `killed by ${result.ending.signal}`;
    case 'timed-out':
      return `timed out after ${Math.round(result.elapsedMs / 1000)} s`;
    case 'aborted':
      return 'interrupted';
  }
}

/** Runs a command and throws an {@link InfrastructureError} with its last words unless it succeeds. */
export async function runChecked(
  processes: Processes,
  command: Command,
  signal?: AbortSignal,
): Promise<ProcessResult> {
  const result = await processes.run(command, signal);
  if (succeeded(result)) return result;
  if (result.ending.type === 'aborted') throw new InterruptedError('interrupted');
  const words = lastLines(result.stderr.length > 0 ? result.stderr : result.stdout, 12);
  throw new InfrastructureError(
    `${command.argv[0]} failed (${describeEnding(result)}): ${command.argv.join(' ')}`,
    {
      hint: words === '' ? 'It printed nothing.' : `Its last words:\n${words}`,
    },
  );
}

/** The last `count` non-empty lines of some output. */
export function lastLines(output: Buffer | string, count: number): string {
  return output
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count)
    .join('\n');
}

class BoundedOutput {
  private readonly chunks: Buffer[] = [];
  private size = 0;
  dropped = 0;
  private rest = '';
  private readonly limit: number;
  private readonly onLine: ((line: string) => void) | undefined;

  constructor(limit: number, onLine: ((line: string) => void) | undefined) {
    this.limit = limit;
    this.onLine = onLine;
  }

  push(chunk: Buffer): void {
    const room = this.limit - this.size;
    if (room > 0) this.chunks.push(chunk.length <= room ? chunk : chunk.subarray(0, room));
    this.size += Math.min(chunk.length, Math.max(room, 0));
    this.dropped += Math.max(chunk.length - Math.max(room, 0), 0);
    if (this.onLine === undefined) return;
    const lines = (this.rest + chunk.toString('utf8')).split('\n');
    this.rest = (lines.pop() ?? '').slice(0, MAX_LINE);
    for (const line of lines) this.onLine(line);
  }

  end(): Buffer {
    if (this.rest !== '') this.onLine?.(this.rest);
    return Buffer.concat(this.chunks);
  }
}

/** Groups of every {@link HostProcesses} of this program that have not ended. */
const everyGroup = new Set<number>();

/** Kills whatever any part of this program has started: the last act of a program that ends at once. */
export function killEverything(): void {
  for (const group of everyGroup) killGroup(group, 'SIGKILL');
}

/** Real processes of this host. `abort` is the run's signal: when it fires, every group is killed. */
export class HostProcesses implements Processes {
  private readonly running = new Set<number>();
  private readonly abort: AbortSignal | undefined;

  constructor(abort?: AbortSignal) {
    this.abort = abort;
  }

  /** Process group ids that have not ended. */
  get groups(): readonly number[] {
    return [...this.running];
  }

  /** Kills at once whatever still runs; the last resort of an interrupted program. */
  killAll(): void {
    for (const group of this.running) killGroup(group, 'SIGKILL');
  }

  async run(command: Command, signal?: AbortSignal): Promise<ProcessResult> {
    const started = performance.now();
    const signals = [this.abort, signal].filter((s) => s !== undefined);
    if (signals.some((s) => s.aborted)) return unstarted(command, { type: 'aborted' });

    const [program, ...args] = command.argv;
    const child = spawn(program, args, {
      cwd: command.cwd,
      env: { ...baseEnvironment(), ...command.env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const log =
      command.logFile === undefined ? undefined : createWriteStream(command.logFile, { flags: 'a' });
    const limit = command.outputLimit ?? DEFAULT_OUTPUT_LIMIT;
    const outputs = {
      stdout: new BoundedOutput(limit, command.onLine && ((line) => command.onLine?.(line, 'stdout'))),
      stderr: new BoundedOutput(limit, command.onLine && ((line) => command.onLine?.(line, 'stderr'))),
    };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (chunk: Buffer) => {
        outputs[name].push(chunk);
        log?.write(chunk);
      });
    }
    // A child that ends before it has read its input is not our error.
    child.stdin.on('error', () => {});
    child.stdin.end(command.input ?? '');

    const group = child.pid;
    if (group !== undefined) {
      this.running.add(group);
      everyGroup.add(group);
    }
    let forced: Ending | undefined;
    let killTimer: NodeJS.Timeout | undefined;
    const stop = (ending: Ending): void => {
      if (group === undefined || forced !== undefined) return;
      forced = ending;
      killGroup(group, 'SIGTERM');
      killTimer = setTimeout(() => killGroup(group, 'SIGKILL'), command.graceMs ?? DEFAULT_GRACE_MS);
    };
    const onAbort = (): void => stop({ type: 'aborted' });
    for (const s of signals) s.addEventListener('abort', onAbort, { once: true });
    const deadline = setTimeout(() => stop({ type: 'timed-out' }), command.timeoutMs);

    try {
      const natural = await new Promise<Ending>((resolve, reject) => {
        child.on('error', (cause) => reject(startError(command, cause)));
        child.on('close', (code, sig) =>
          resolve(code !== null ? { type: 'exited', code } : { type: 'signalled', signal: sig ?? 'unknown' }),
        );
      });
      return {
        argv: command.argv,
        ending: forced ?? natural,
        stdout: outputs.stdout.end(),
        stderr: outputs.stderr.end(),
        dropped: outputs.stdout.dropped + outputs.stderr.dropped,
        elapsedMs: performance.now() - started,
      };
    } finally {
      clearTimeout(deadline);
      clearTimeout(killTimer);
      for (const s of signals) s.removeEventListener('abort', onAbort);
      if (group !== undefined) {
        // Grandchildren that outlive the leader belong to us as well.
        killGroup(group, 'SIGKILL');
        this.running.delete(group);
        everyGroup.delete(group);
      }
      if (log !== undefined) await endLog(log);
    }
  }
}

function killGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // ESRCH: nobody of the group is left.
  }
}

function startError(command: Command, cause: Error): InfrastructureError {
  const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
  return new InfrastructureError(`cannot start ${command.argv[0]}: ${cause.message}`, {
    hint: missing
      ? `Is ${command.argv[0]} installed, and does the folder ${command.cwd ?? process.cwd()} exist? \`patchboot doctor\` tells what is missing.`
      : '`patchboot doctor` tells what this machine lacks.',
    cause,
  });
}

function unstarted(command: Command, ending: Ending): ProcessResult {
  return {
    argv: command.argv,
    ending,
    stdout: Buffer.alloc(0),
    stderr: Buffer.alloc(0),
    dropped: 0,
    elapsedMs: 0,
  };
}

async function endLog(log: WriteStream): Promise<void> {
  log.end();
  await finished(log).catch(() => {});
}
