/** What a running guest has shown so far, and when it has been silent for too long. A pure state machine. */

export interface Deadlines {
  /** All in milliseconds. */
  readonly firstOutputMs: number;
  readonly userspaceMs: number;
  readonly silenceMs: number;
}

export type Alarm = 'no-output' | 'no-userspace' | 'silent' | 'stuck';

const LINUX_BANNER = 'Linux version ';
/** Written by guest/init to /dev/kmsg; see there. */
const USERSPACE_MARK = 'patchboot: userspace';
const FINISHED_MARK = 'patchboot: finished';
const OVERLAP = 64;

/** watchdog_timer_fn, kernel/watchdog.c: again and again while the CPU does not schedule, with the time since it last did. */
const SOFT_LOCKUP = /soft lockup - CPU#(\d+) stuck for (\d+)s!/g;
/**
 * Seconds after which a stuck CPU is given up. Well above the 20 s of the first report, after which slow code still
 * goes on; a deadlocked CPU would talk until the deadline of the whole boot.
 */
const STUCK_SECONDS = 40;

export class BootWatch {
  readonly deadlines: Deadlines;
  readonly startedMs: number;
  sawBanner = false;
  sawUserspace = false;
  sawFinished = false;
  private lastActivityMs: number;
  /** Seconds of the last soft lockup report, by CPU. */
  private readonly stuckSeconds = new Map<string, number>();
  private stuck = false;
  private tail = '';
  private bytes = 0;

  constructor(deadlines: Deadlines, startedMs: number) {
    this.deadlines = deadlines;
    this.startedMs = startedMs;
    this.lastActivityMs = startedMs;
  }

  /** Console bytes that came at `nowMs`. */
  console(chunk: Buffer, nowMs: number): void {
    if (chunk.length === 0) return;
    this.bytes += chunk.length;
    this.lastActivityMs = nowMs;
    const text = this.tail + chunk.toString('latin1');
    this.sawBanner ||= text.includes(LINUX_BANNER);
    this.sawUserspace ||= text.includes(USERSPACE_MARK);
    this.sawFinished ||= text.includes(FINISHED_MARK);
    for (const [, cpu = '', seconds] of text.matchAll(SOFT_LOCKUP)) this.softLockup(cpu, Number(seconds));
    this.tail = text.slice(-OVERLAP);
  }

  /** One report may be a host that paused the guest; a second one, of a time that went on, is the guest's own. */
  private softLockup(cpu: string, seconds: number): void {
    const before = this.stuckSeconds.get(cpu);
    this.stuckSeconds.set(cpu, seconds);
    this.stuck ||= before !== undefined && before < seconds && seconds >= STUCK_SECONDS;
  }

  /** Bytes on the result channel are a sign of life as well. */
  results(byteCount: number, nowMs: number): void {
    if (byteCount > 0) this.lastActivityMs = nowMs;
  }

  /** The first deadline that is missed at `nowMs`, if any. A busy host, which `patience` tells, is no hang. */
  alarm(nowMs: number, patience = 1): Alarm | null {
    const age = (nowMs - this.startedMs) / patience;
    const silence = (nowMs - this.lastActivityMs) / patience;
    if (!this.sawBanner && age > this.deadlines.firstOutputMs) return 'no-output';
    if (!this.sawUserspace && age > this.deadlines.userspaceMs) return 'no-userspace';
    if (this.stuck) return 'stuck';
    if (this.sawBanner && silence > this.deadlines.silenceMs) return 'silent';
    return null;
  }

  get sawAnything(): boolean {
    return this.bytes > 0;
  }
}
