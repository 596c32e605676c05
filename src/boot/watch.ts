/** What a running guest has shown so far, and when it has been silent for too long. A pure state machine. */

export interface Deadlines {
  /** All in milliseconds. */
  readonly firstOutputMs: number;
  readonly userspaceMs: number;
  readonly silenceMs: number;
}

export type Alarm = 'no-output' | 'no-userspace' | 'silent';

const LINUX_BANNER = 'Linux version ';
/** Written by guest/init to /dev/kmsg; see there. */
const USERSPACE_MARK = 'patchboot: userspace';
const FINISHED_MARK = 'patchboot: finished';
const OVERLAP = 64;

export class BootWatch {
  readonly deadlines: Deadlines;
  readonly startedMs: number;
  sawBanner = false;
  sawUserspace = false;
  sawFinished = false;
  private lastActivityMs: number;
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
    this.tail = text.slice(-OVERLAP);
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
    if (this.sawBanner && silence > this.deadlines.silenceMs) return 'silent';
    return null;
  }

  get sawAnything(): boolean {
    return this.bytes > 0;
  }
}
