/** What a running guest has shown so far, and when it has been silent for too long. A pure state machine. */

export interface Deadlines {
  /** All in milliseconds. */
  readonly firstOutputMs: number;
  readonly userspaceMs: number;
  readonly silenceMs: number;
  /** Deadlines of the steps by their ids, as the guest keeps them. */
  readonly stepMs?: ReadonlyMap<string, number>;
}

export type Alarm = 'no-output' | 'no-userspace' | 'silent' | 'stuck';

const LINUX_BANNER = 'Linux version ';
/** Written by guest/init to /dev/kmsg; see there. */
const USERSPACE_MARK = 'patchboot: userspace';
const FINISHED_MARK = 'patchboot: finished';
const NO_CHANNEL_MARK = 'patchboot: no result channel';
const STEP_MARK = /patchboot: step ([a-z0-9-]{1,64}) (begins|ends)/g;
const OVERLAP = 128;
/** The guest ends a step at its deadline, and then takes stacks: only what is silent for longer hangs as a whole. */
const AFTER_STEP_MS = 15_000;

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
  /** guest/init has looked for the result channel in vain. */
  sawNoChannel = false;
  private lastActivityMs: number;
  /** Seconds of the last soft lockup report, by CPU. */
  private readonly stuckSeconds = new Map<string, number>();
  private stuck = false;
  /** What the step that runs may take; 0 when none runs. */
  private stepMs = 0;
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
    this.sawNoChannel ||= text.includes(NO_CHANNEL_MARK);
    // What ends in the part that was read before has been taken then.
    const isNew = (match: RegExpExecArray): boolean => match.index + match[0].length > this.tail.length;
    for (const [, id = '', what] of [...text.matchAll(STEP_MARK)].filter(isNew))
      this.stepMs = what === 'begins' ? (this.deadlines.stepMs?.get(id) ?? 0) : 0;
    for (const [, cpu = '', seconds] of [...text.matchAll(SOFT_LOCKUP)].filter(isNew))
      this.softLockup(cpu, Number(seconds));
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
    const allowed = Math.max(this.deadlines.silenceMs, this.stepMs === 0 ? 0 : this.stepMs + AFTER_STEP_MS);
    if (this.sawBanner && silence > allowed) return 'silent';
    return null;
  }

  get sawAnything(): boolean {
    return this.bytes > 0;
  }
}
