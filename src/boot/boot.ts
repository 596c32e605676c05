import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseLockdepStats } from '../console/lockdep-stats.ts';
import type { ConsoleReport } from '../console/problem.ts';
import { ConsoleReader } from '../console/reader.ts';
import type { Initramfs } from '../guest/initramfs.ts';
import type { Machine } from '../machine/machine.ts';
import type { Side } from '../report/result.ts';
import { patience } from '../world/load.ts';
import { lastLines } from '../world/process.ts';
import type { Confined, Sandbox } from '../world/sandbox.ts';
import type { World } from '../world/world.ts';
import { type ChannelContent, type Frame, parseChannel } from './channel.ts';
import { type Accel, qemuArgv, type Timing } from './qemu.ts';
import { collectStacks } from './stacks.ts';
import { type BootState, bootState } from './state.ts';
import { Tail } from './tail.ts';
import { type Alarm, BootWatch } from './watch.ts';

/** One boot of one kernel on one machine, from the QEMU command line to a state with its evidence. */

export interface BootRequest {
  readonly machine: Machine;
  /** Identifies the kernel: part of the nonce in virtual time, so that equal boots are equal to the bit. */
  readonly kernelKey: string;
  /** Path of the kernel image. */
  readonly image: string;
  readonly initramfs: Initramfs;
  readonly side: Side;
  /** Number of the boot on its side, from 1. */
  readonly index: number;
  readonly seed: number;
  readonly timing: Timing;
  readonly accel: Accel;
  readonly sandbox: Sandbox;
  /** Private, new folder of this boot; console.log, results.bin and qemu.log are left there. */
  readonly folder: string;
  /** What each step may take by its own deadline, in seconds, by its id: till then its silence is no hang. */
  readonly stepSeconds?: ReadonlyMap<string, number>;
  /** Number of the first step to run; set by src/boot/resume.ts when an earlier boot hung in the one before it. */
  readonly from?: number;
}

export interface Boot {
  readonly request: BootRequest;
  readonly state: BootState;
  readonly detail: string;
  readonly console: ConsoleReport;
  readonly consoleFile: string;
  readonly frames: readonly Frame[];
  readonly complete: boolean;
  /** Whether lockdep was on at the end; null when this kernel has none, or did not get there. */
  readonly lockdepActive: boolean | null;
  readonly elapsedMs: number;
  readonly qemu: readonly string[];
}

const POLL_MS = 100;
/** Problems of one boot that are told while it runs; the report has them all. */
const MAX_TOLD = 5;
/** More console than this is not read; the file is kept. */
const CONSOLE_LIMIT = 64 * 1024 * 1024;

/** Boots once. Never throws for what the guest does; only for trouble of the host. */
export async function runBoot(request: BootRequest, world: World): Promise<Boot> {
  const { machine, folder } = request;
  const files = {
    kernel: request.image,
    initramfs: request.initramfs.path,
    console: join(folder, 'console.log'),
    keyboard: join(folder, 'console.sock'),
    results: join(folder, 'results.bin'),
    monitor: join(folder, 'qmp.sock'),
  };
  await mkdir(folder, { recursive: true });
  // What an earlier run left here must not be read as what this guest says.
  await Promise.all([files.console, files.results].map((path) => rm(path, { force: true })));

  const nonce = bootNonce(request);
  const confined: Confined = {
    binds: [
      { host: dirname(request.image), inside: '/kernel', access: 'read' },
      { host: dirname(request.initramfs.path), inside: '/initramfs', access: 'read' },
      { host: folder, inside: '/boot', access: 'write' },
      ...(request.accel === 'kvm'
        ? [{ host: '/dev/kvm', inside: '/dev/kvm', access: 'device' as const }]
        : []),
    ],
    argv: (path) =>
      qemuArgv(machine, mapValues(files, path), {
        accel: request.accel,
        timing: request.timing,
        nonce,
        seed: request.seed,
        ...(request.from === undefined ? {} : { from: request.from }),
      }),
    cwd: folder,
  };

  const stop = new AbortController();
  const watch = new BootWatch(
    {
      firstOutputMs: machine.deadlines.firstOutput * 1000,
      userspaceMs: machine.deadlines.userspace * 1000,
      silenceMs: machine.deadlines.silence * 1000,
      stepMs: new Map([...(request.stepSeconds ?? [])].map(([id, seconds]) => [id, seconds * 1000])),
    },
    performance.now(),
  );
  let alarm: Alarm | null = null;
  let ended = false;
  const qemu = world.processes
    .run(
      {
        ...request.sandbox.wrap(confined),
        timeoutMs: totalSeconds(request) * 1000 * patience(),
        logFile: join(folder, 'qemu.log'),
        outputLimit: 1024 * 1024,
      },
      AbortSignal.any([stop.signal, world.signal]),
    )
    .finally(() => {
      ended = true;
    });

  // Read while it comes: a console that never ends costs no memory, and what it shows is told at once.
  const reader = new ConsoleReader();
  const told = new Set<string>();
  const readConsole = async (): Promise<void> => {
    const chunk = await consoleTail.read();
    const now = performance.now();
    watch.console(chunk, now);
    if (consoleTail.position <= CONSOLE_LIMIT) reader.push(chunk, now);
    const problems = chunk.length === 0 ? [] : reader.problemsSoFar();
    for (const { id } of problems) {
      if (told.has(id) || told.size >= MAX_TOLD) continue;
      told.add(id);
      const message = `${request.side}-${request.index}: on the console: ${id}`;
      world.emit({ type: 'progress', stage: 'boot', message });
    }
  };

  const consoleTail = new Tail(files.console);
  const resultTail = new Tail(files.results);
  try {
    while (!ended) {
      await readConsole();
      watch.results((await resultTail.read()).length, performance.now());
      alarm = watch.alarm(performance.now(), patience());
      if (alarm !== null) {
        if (watch.sawBanner) await collectStacks(files, world.signal);
        break;
      }
      await Promise.race([qemu.catch(() => {}), delay(POLL_MS)]);
    }
    if (!ended) stop.abort();
    const result = await qemu;
    const channel = parseChannel(await readBounded(files.results), nonce);
    for (let before = -1; before !== consoleTail.position; ) {
      before = consoleTail.position;
      await readConsole();
    }
    const report = reader.end();
    const { state, detail } = bootState({
      // An abort that this function asked for is not an interruption.
      ending:
        result.ending.type === 'aborted' && !world.signal.aborted
          ? { type: 'signalled', signal: 'SIGTERM' }
          : result.ending,
      qemuError: lastLines(result.stderr, 3),
      sawBanner: watch.sawBanner,
      sawUserspace: watch.sawUserspace,
      alarm,
      outOfTime: result.ending.type === 'timed-out',
      panicked: report.panicked,
      guestFault: guestFault(report),
      noChannel: watch.sawNoChannel,
      channel,
      failedSteps: failedSteps(channel),
    });
    return {
      request,
      state,
      detail,
      console: report,
      consoleFile: files.console,
      frames: channel.frames,
      complete: channel.complete,
      lockdepActive: lockdepAtEnd(channel) ?? report.lockdepActive,
      elapsedMs: result.elapsedMs,
      // Names without folders: a result must not tell where things are on this host.
      qemu: confined.argv((path) => basename(path)),
    };
  } finally {
    if (!ended) stop.abort();
    await Promise.all([consoleTail.close(), resultTail.close()]);
    // A killed QEMU leaves its sockets, and a socket cannot be uploaded as an artifact.
    await Promise.all([files.keyboard, files.monitor].map((path) => rm(path, { force: true })));
  }
}

/** A boot may take as long as its machine says, or as its steps may take together. */
function totalSeconds({ machine: { deadlines }, stepSeconds }: BootRequest): number {
  const steps = [...(stepSeconds?.values() ?? [])].reduce((sum, seconds) => sum + seconds, 0);
  return Math.max(deadlines.total, deadlines.userspace + steps);
}

/** A panic that says that root file system or init were no good: ours, not the kernel's. */
function guestFault({ problems }: ConsoleReport): string {
  const panics = problems.filter(({ kind }) => kind === 'panic');
  const [first] = panics;
  return first !== undefined && panics.every(({ infrastructure }) => infrastructure) ? first.title : '';
}

/** Random in wall time. In virtual time derived from all that the boot depends on, so that boots repeat exactly. */
function bootNonce(request: BootRequest): string {
  if (request.timing === 'wall') return randomBytes(16).toString('hex');
  const parts = [request.kernelKey, request.initramfs.sha256, request.machine.name, request.seed];
  if (request.from !== undefined) parts.push(request.from);
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}

function failedSteps(channel: ChannelContent): readonly string[] {
  return channel.frames
    .filter((frame) => frame.type === 'step' && frame.content.toString('latin1').trim() !== '0')
    .map((frame) => frame.name);
}

/** /proc/lockdep_stats says whether lockdep was still on after the last step. */
function lockdepAtEnd(channel: ChannelContent): boolean | null {
  const stats = channel.frames.find((frame) => frame.name === 'guest/lockdep_stats');
  return stats === undefined ? null : parseLockdepStats(stats.content.toString('latin1')).active;
}

async function readBounded(path: string): Promise<Buffer> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  return bytes.length <= CONSOLE_LIMIT ? bytes : bytes.subarray(0, CONSOLE_LIMIT);
}

function mapValues<T extends Record<string, string>>(values: T, map: (value: string) => string): T {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)])) as T;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
