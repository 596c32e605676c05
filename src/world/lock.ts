import { randomUUID } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { link, readFile, readlink, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { InterruptedError } from '../errors.ts';

/**
 * Lock files between runs of patchboot that share a cache. A lock is a file that says who holds it; one
 * whose holder is gone is broken by the next who wants it, so a killed run never blocks the cache.
 */

/** Who holds a lock. Enough to tell, on the same host, whether that very process still lives. */
export interface Holder {
  readonly pid: number;
  /** Start time of the process in clock ticks since boot (proc(5), field 22 of stat); tells reused pids apart. */
  readonly startTicks: string;
  readonly bootId: string;
  /** Name of the pid namespace: a pid means nothing in another container. */
  readonly pidNamespace: string;
  readonly host: string;
  readonly nonce: string;
}

export interface Lock {
  readonly path: string;
  /** Gives the lock back; harmless when called twice. */
  release(): Promise<void>;
}

/** A holder in another container or host cannot be probed; it must show life by touching its lock this often. */
const HEARTBEAT_MS = 60_000;
const FOREIGN_STALE_MS = 10 * 60_000;
/** Breaking a lock takes microseconds; a guard older than this was left by a killed process. */
const GUARD_STALE_MS = 30_000;
const POLL_MS = 200;

const held = new Set<string>();
let exitHookSet = false;

/** Takes the lock, or gives null when a living process holds it. Breaks stale locks. */
export async function tryLock(path: string): Promise<Lock | null> {
  const me = await describeSelf();
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await createWhole(path, JSON.stringify(me))) return hold(path, me);
    if (!(await breakIfStale(path, me))) return null;
  }
  return null;
}

/** Waits for the lock. `onWait` is called once, with the holder, when somebody else has it. */
export async function waitForLock(
  path: string,
  signal: AbortSignal,
  onWait: (holder: Holder | null) => void = () => {},
): Promise<Lock> {
  for (let waited = false; ; ) {
    if (signal.aborted) throw new InterruptedError('interrupted');
    const lock = await tryLock(path);
    if (lock !== null) return lock;
    if (!waited) onWait(await readHolder(path));
    waited = true;
    await sleep(POLL_MS, undefined, { signal }).catch(() => {});
  }
}

/** Runs `work` while holding the lock; the lock is given back whatever happens. */
export async function withLock<T>(
  path: string,
  signal: AbortSignal,
  work: () => Promise<T>,
  onWait?: (holder: Holder | null) => void,
): Promise<T> {
  const lock = await waitForLock(path, signal, onWait);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

/** Whether the holder of a lock is gone. Pure: everything that was looked up is passed in. */
export function isStale(
  holder: Holder | null,
  me: Holder,
  startTicksOfPid: string | null,
  ageMs: number,
): boolean {
  // A file that is no holder's record was torn by a crash or written by something else.
  if (holder === null) return ageMs > GUARD_STALE_MS;
  if (holder.host === me.host && holder.bootId !== me.bootId) return true;
  if (holder.bootId === me.bootId && holder.pidNamespace === me.pidNamespace) {
    return startTicksOfPid !== holder.startTicks;
  }
  return ageMs > FOREIGN_STALE_MS;
}

async function breakIfStale(path: string, me: Holder): Promise<boolean> {
  // Only one process judges and unlinks at a time, else a fresh lock could be unlinked as the stale one.
  const guard = `${path}.break`;
  if (!(await createWhole(guard, JSON.stringify(me)))) {
    const age = await ageOf(guard);
    if (age !== null && age > GUARD_STALE_MS) await unlink(guard).catch(() => {});
    return false;
  }
  try {
    const age = await ageOf(path);
    if (age === null) return true;
    const holder = await readHolder(path);
    const ticks = holder === null ? null : await startTicks(holder.pid);
    if (!isStale(holder, me, ticks, age)) return false;
    await unlink(path).catch(() => {});
    return true;
  } finally {
    await unlink(guard).catch(() => {});
  }
}

/** Creates the file with its whole content at once, or says that it is there already. */
async function createWhole(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content, { flag: 'wx' });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft).catch(() => {});
  }
}

function hold(path: string, me: Holder): Lock {
  held.add(path);
  if (!exitHookSet) {
    exitHookSet = true;
    // An exit that skips `finally` (process.exit in a signal handler) still gives locks back.
    process.once('exit', () => {
      for (const each of held) unlinkQuietly(each);
    });
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, HEARTBEAT_MS);
  beat.unref();
  let released = false;
  return {
    path,
    async release() {
      if (released) return;
      released = true;
      clearInterval(beat);
      held.delete(path);
      // Not ours any more when somebody took us for dead; then theirs must stay.
      if ((await readHolder(path))?.nonce === me.nonce) await unlink(path).catch(() => {});
    },
  };
}

function unlinkQuietly(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // Gone already.
  }
}

/** Reads who holds the lock; null when nobody does or the file is no lock. */
export async function readHolder(path: string): Promise<Holder | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof value !== 'object' || value === null) return null;
    const { pid, startTicks, bootId, pidNamespace, host, nonce } = value as Partial<Holder>;
    if (typeof pid !== 'number' || typeof startTicks !== 'string' || typeof bootId !== 'string') return null;
    if (typeof pidNamespace !== 'string' || typeof host !== 'string' || typeof nonce !== 'string')
      return null;
    return { pid, startTicks, bootId, pidNamespace, host, nonce };
  } catch {
    return null;
  }
}

async function describeSelf(): Promise<Holder> {
  return {
    pid: process.pid,
    startTicks: (await startTicks(process.pid)) ?? 'unknown',
    bootId: await readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
      (text) => text.trim(),
      () => 'unknown',
    ),
    pidNamespace: await readlink('/proc/self/ns/pid').catch(() => 'unknown'),
    host: hostname(),
    nonce: randomUUID(),
  };
}

/** Start time of a process, or null when there is none with this id. */
async function startTicks(pid: number): Promise<string | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The command name in parentheses may hold blanks and parentheses: count fields after the last one.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const state = fields[0];
    return state === 'Z' || state === 'X' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

async function ageOf(path: string): Promise<number | null> {
  return stat(path).then(
    (info) => Date.now() - info.mtimeMs,
    () => null,
  );
}
