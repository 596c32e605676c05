import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'rolldown';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InterruptedError } from '../../src/errors.ts';
import { type Holder, isStale, readHolder, tryLock, waitForLock, withLock } from '../../src/world/lock.ts';
import { HostProcesses } from '../../src/world/process.ts';
import { withTempDir } from '../../src/world/temp.ts';

let folder: string;
let path: string;
const never = new AbortController().signal;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchboot-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('tryLock', () => {
  test('gives the lock to one, and to the next after release', async () => {
    const first = await tryLock(path);
    expect(first).not.toBeNull();
    expect(await tryLock(path)).toBeNull();
    await first?.release();
    await first?.release();
    const second = await tryLock(path);
    expect(second).not.toBeNull();
    await second?.release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('gives it to exactly one of many at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => tryLock(path)));
    expect(all.filter((lock) => lock !== null)).toHaveLength(1);
  });

  test('breaks the lock of a process that is gone', async () => {
    const gone = await new HostProcesses().run({ argv: ['sh', '-c', 'echo $$'], timeoutMs: 10_000 });
    const mine = await tryLock(path);
    const holder = JSON.parse(await readFile(path, 'utf8')) as Holder;
    await mine?.release();
    await writeFile(path, JSON.stringify({ ...holder, pid: Number(gone.stdout.toString()), nonce: 'other' }));
    const lock = await tryLock(path);
    expect(lock).not.toBeNull();
    await lock?.release();
  });

  test('breaks one whose process id was given to another process', async () => {
    const mine = await tryLock(path);
    const holder = JSON.parse(await readFile(path, 'utf8')) as Holder;
    await mine?.release();
    await writeFile(path, JSON.stringify({ ...holder, startTicks: '1', nonce: 'other' }));
    expect(await tryLock(path)).not.toBeNull();
  });

  test('breaks a torn lock file when it is old, and leaves a fresh one', async () => {
    await writeFile(path, '{"pid": 1');
    expect(await tryLock(path)).toBeNull();
    const old = new Date(Date.now() - 3_600_000);
    await utimes(path, old, old);
    expect(await tryLock(path)).not.toBeNull();
  });

  test('does not take back on release what another has taken since', async () => {
    const mine = await tryLock(path);
    const holder = JSON.parse(await readFile(path, 'utf8')) as Holder;
    await writeFile(path, JSON.stringify({ ...holder, nonce: 'theirs' }));
    await mine?.release();
    expect((await readHolder(path))?.nonce).toBe('theirs');
  });
});

describe('isStale', () => {
  const me: Holder = { pid: 1, startTicks: '5', bootId: 'b', pidNamespace: 'n', host: 'h', nonce: 'x' };
  const minute = 60_000;
  test.each([
    ['the same process', me, '5', 0, false],
    ['a process that is gone', me, null, 0, true],
    ['a reused process id', me, '6', 0, true],
    ['the same host before it was booted again', { ...me, bootId: 'a' }, '5', 0, true],
    ['another container that shows life', { ...me, pidNamespace: 'm' }, null, minute, false],
    ['another container that is silent', { ...me, pidNamespace: 'm' }, null, 11 * minute, true],
    ['another host that shows life', { ...me, host: 'i', bootId: 'c' }, null, minute, false],
    ['another host that is silent', { ...me, host: 'i', bootId: 'c' }, null, 11 * minute, true],
    ['no record, fresh', null, null, 0, false],
    ['no record, old', null, null, minute, true],
  ] as const)('%s', (_name, holder, ticks, age, stale) => {
    expect(isStale(holder, me, ticks, age)).toBe(stale);
  });
});

describe('waitForLock', () => {
  test('waits until the holder is done, and tells once whom it waits for', async () => {
    const first = await tryLock(path);
    const told: (number | undefined)[] = [];
    const second = waitForLock(path, never, (holder) => told.push(holder?.pid));
    await sleep(500);
    await first?.release();
    await (await second).release();
    expect(told).toEqual([process.pid]);
  });

  test('stops waiting when interrupted', async () => {
    await tryLock(path);
    const abort = new AbortController();
    const waiting = waitForLock(path, abort.signal, () => abort.abort());
    await expect(waiting).rejects.toThrow(InterruptedError);
  });

  test('withLock keeps work apart and releases after a failure', async () => {
    const log: string[] = [];
    const work = (name: string) =>
      withLock(path, never, async () => {
        log.push(`${name} in`);
        await sleep(20);
        log.push(`${name} out`);
      });
    await Promise.all([work('a'), work('b')]);
    expect(log[1]).toBe(log[0]?.replace('in', 'out'));
    await expect(withLock(path, never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await readdir(folder)).toEqual([]);
  });
});

test('a process that exits while it holds a lock leaves none', async () => {
  const input = new URL('../../src/world/lock.ts', import.meta.url).pathname;
  await build({ input, platform: 'node', output: { file: join(folder, 'lock.mjs') }, logLevel: 'silent' });
  const script = `import { tryLock } from ${JSON.stringify(join(folder, 'lock.mjs'))}; await tryLock(${JSON.stringify(path)}); process.exit(7);`;
  const result = await new HostProcesses().run({
    argv: [process.execPath, '--input-type=module', '--eval', script],
    timeoutMs: 20_000,
  });
  expect(result.stderr.toString()).toBe('');
  expect(result.ending).toEqual({ type: 'exited', code: 7 });
  expect((await readdir(folder)).sort()).toEqual(['lock.mjs']);
});

test('withTempDir removes the folder, also after a failure', async () => {
  const failing = withTempDir(folder, 'x', async (temp) => {
    await writeFile(join(temp, 'file'), '');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});
