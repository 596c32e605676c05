import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Runs the shipped bundle as a user would, and looks for processes that it leaves behind. */

export const ROOT = resolve(import.meta.dirname, '../..');
export const CLI = join(ROOT, 'dist/cli.js');

export interface CliOptions {
  /** The bundle to run; default: the checkout's dist/cli.js. */
  readonly cli?: string;
  /** Added to this process's environment; undefined removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  readonly input?: string | Uint8Array;
  /** Milliseconds until the run is killed, which makes it fail. Default: 60 seconds. */
  readonly timeoutMs?: number;
  /** Called with everything that comes on stderr, for tests that interrupt at a certain point. */
  readonly onStderr?: (text: string, interrupt: (signal: NodeJS.Signals) => void) => void;
  /** How long children may still need to disappear after the program has ended. Default: 3 seconds. */
  readonly lingerMs?: number;
}

export interface CliRun {
  readonly stdout: string;
  readonly stderr: string;
  /** Null when it was killed by `signal`. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly elapsedMs: number;
  /** Command lines of processes that it started and that still run. */
  readonly leftRunning: readonly string[];
}

/** `node dist/cli.js ARGS`. */
export async function runCliBundle(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  // Every child gets PATH and nothing else that is ours, so a folder in PATH marks the family of this run.
  const mark = `/nonexistent/${randomUUID()}`;
  const env = { ...process.env, ...options.env };
  env['PATH'] = `${env['PATH'] ?? ''}:${mark}`;
  const started = performance.now();
  const child = spawn(process.execPath, [options.cli ?? CLI, ...args], {
    cwd: options.cwd ?? ROOT,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), options.timeoutMs ?? 60_000);
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => {
    err.push(chunk);
    options.onStderr?.(chunk.toString(), (signal) => child.kill(signal));
  });
  child.stdin.on('error', () => {});
  child.stdin.end(options.input ?? '');
  const end = await new Promise<Pick<CliRun, 'code' | 'signal'>>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => done({ code, signal }));
  });
  clearTimeout(timer);
  return {
    ...end,
    stdout: Buffer.concat(out).toString(),
    stderr: Buffer.concat(err).toString(),
    elapsedMs: performance.now() - started,
    leftRunning: await survivors(mark, options.lingerMs ?? 3000),
  };
}

/** Processes that carry the mark in their environment, once they have had time to go. */
async function survivors(mark: string, lingerMs: number): Promise<readonly string[]> {
  const deadline = performance.now() + lingerMs;
  for (;;) {
    const found = await marked(mark);
    if (found.length === 0 || performance.now() > deadline) return found;
    await delay(100);
  }
}

async function marked(mark: string): Promise<readonly string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      // Gone meanwhile, or another user's: not ours. A zombie has an empty environment and no memory: gone as well.
      const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
      if (!environment.includes(mark)) return null;
      const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return `${pid} ${words.replaceAll('\0', ' ').trim()}`;
    }),
  );
  return found.filter((line) => line !== null);
}
