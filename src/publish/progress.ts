import type { EventSink, StageEvent } from '../events.ts';
import { classify, type Patience } from './retry.ts';

/** How far a run is, in one line, and the sink that keeps the comment of the pull request at it. */

export interface RunProgress {
  readonly applied: 'no' | 'yes' | 'failed';
  /** Kernels that are ready, each once: a second suite uses the same. */
  readonly built: readonly string[];
  readonly kernels: number;
  readonly booted: number;
  readonly boots: number;
  readonly findings: number;
}

export const NO_PROGRESS: RunProgress = {
  applied: 'no',
  built: [],
  kernels: 0,
  booted: 0,
  boots: 0,
  findings: 0,
};

/** The progress after an event. */
export function advance(before: RunProgress, event: StageEvent): RunProgress {
  switch (event.type) {
    case 'planned':
      return { ...before, kernels: event.kernels, boots: event.boots };
    case 'finding':
      return event.finding.change === 'new' ? { ...before, findings: before.findings + 1 } : before;
    case 'finished':
      if (event.stage !== 'tree') return before;
      return { ...before, applied: event.outcome === 'ok' ? 'yes' : 'failed' };
    case 'progress':
      if (event.total === undefined) return before;
      if (event.stage === 'kernel')
        return { ...before, built: [...new Set([...before.built, event.message])] };
      if (event.stage === 'boot') return { ...before, booted: before.booted + 1 };
      return before;
    case 'started':
    case 'warning':
      return before;
  }
}

/** `applied, built 1/4, booted 3/10`. */
export function progressLine(progress: RunProgress): string {
  const { applied, built, kernels, booted, boots, findings } = progress;
  const of = (done: number, all: number): string =>
    all >= done && all > 0 ? `${done}/${all}` : String(done);
  const words = [
    { no: 'reading and applying the series', yes: 'applied', failed: 'does not apply' }[applied],
    ...(kernels > 0 ? [`built ${of(built.length, kernels)}`] : []),
    ...(boots > 0 ? [`booted ${of(booted, boots)}`] : []),
    ...(findings > 0 ? [`${findings} new ${findings === 1 ? 'finding' : 'findings'} so far`] : []),
  ];
  return words.join(', ');
}

/** GitHub allows 500 content changes an hour; a run of two hours makes at most 240. */
export const PROGRESS_INTERVAL_MS = 30_000;

/** Writes progress at most so often, one request at a time, and gives up for good when it cannot. */
export class ProgressReporter {
  private progress = NO_PROGRESS;
  private shown: string | null = null;
  private writing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private lastMs = Number.NEGATIVE_INFINITY;
  private closed = false;
  private readonly write: (line: string) => Promise<void>;
  private readonly patience: Patience;
  private readonly intervalMs: number;
  /** Why progress is no longer shown; null while all is well. */
  trouble: unknown = null;

  constructor(write: (line: string) => Promise<void>, patience: Patience, intervalMs = PROGRESS_INTERVAL_MS) {
    this.write = write;
    this.patience = patience;
    this.intervalMs = intervalMs;
  }

  readonly sink: EventSink = (event) => {
    this.progress = advance(this.progress, event);
    this.plan();
  };

  /** Shows that the run has begun. */
  start(): void {
    this.plan();
  }

  /** No write begins after this, and none is under way when it is done. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.writing;
  }

  private plan(): void {
    const due = progressLine(this.progress) !== this.shown;
    if (this.closed || !due || this.writing !== null || this.timer !== null) return;
    const wait = Math.max(this.lastMs + this.intervalMs - this.patience.clock.now(), 0);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.writing = this.show().finally(() => {
        this.writing = null;
        this.plan();
      });
    }, wait);
    this.timer.unref();
  }

  private async show(): Promise<void> {
    const line = progressLine(this.progress);
    this.lastMs = this.patience.clock.now();
    try {
      await this.write(line);
      this.shown = line;
    } catch (error) {
      this.trouble = error;
      // A fork's read-only token stays one; only what may pass is worth another try.
      const { kind } = classify(error, this.patience.clock.now());
      if (kind !== 'unavailable' && kind !== 'rate-limited') this.closed = true;
    }
  }
}
