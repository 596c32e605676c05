import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventSink } from '../events.ts';
import { HostProcesses } from './process.ts';
import { makeTempDir, removeTree } from './temp.ts';
import type { World } from './world.ts';

/** The real world, for the fronts: command line and action. */

export interface WorldOptions {
  readonly cacheDir: string;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly emit: EventSink;
  readonly signal: AbortSignal;
  readonly stdin: () => Promise<Buffer>;
}

/** What programs that fetch something may see of the environment; nothing secret has these names. */
const NETWORK_VARIABLES = [
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'SSL_CERT_FILE',
  'GIT_SSL_CAINFO',
  'SSL_CERT_DIR',
];

/**
 * Does `work` with a world whose temporary folder and processes are gone when it ends. The folder lies in the cache, on
 * the same file system as the objects that are copied into it.
 */
export async function withWorld<T>(options: WorldOptions, work: (world: World) => Promise<T>): Promise<T> {
  const temporary = join(options.cacheDir, 'tmp');
  await mkdir(temporary, { recursive: true });
  await removeLeftovers(temporary);
  const temp = await makeTempDir(temporary, `run-${process.pid}`);
  const processes = new HostProcesses(options.signal);
  const networkEnv = Object.fromEntries(
    NETWORK_VARIABLES.flatMap((name) => {
      const value = options.env[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  try {
    return await work({
      processes,
      emit: options.emit,
      signal: options.signal,
      cacheDir: options.cacheDir,
      tempDir: temp.path,
      dataDir: options.dataDir,
      networkEnv,
      stdin: options.stdin,
      now: () => Date.now(),
    });
  } finally {
    processes.killAll();
    await temp.remove();
  }
}

/** Folders of runs that were killed: their process is not there any more. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/^run-(\d+)-/.exec(name)?.[1] ?? 0);
    if (pid > 0 && !isRunning(pid)) await removeTree(join(folder, name));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
