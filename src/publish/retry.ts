import { setTimeout as delay } from 'node:timers/promises';

/**
 * What the answers of GitHub mean, and how long to be patient. Octokit's retry plugin is not used: it repeats a POST
 * after a 5xx, and a comment that was made although the answer got lost would then be there twice.
 */

export type Failure =
  /** The token is wrong, expired or missing. */
  | { readonly kind: 'unauthorised' }
  /** The token may not do this: a fork's read-only token, missing permissions, a locked conversation. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  /** GitHub understood and refused: too long, no such commit. */
  | { readonly kind: 'refused'; readonly tooLong: boolean }
  /** Nothing was done; try again after so many milliseconds. */
  | { readonly kind: 'rate-limited'; readonly waitMs: number }
  /** 5xx, a lost connection, no answer in time: it may have been done all the same. */
  | { readonly kind: 'unavailable' }
  /** An answer that nobody foresaw, or an error of ours. */
  | { readonly kind: 'unexpected' };

/** Time, so that tests need not wait. */
export interface Clock {
  now(): number;
  /** Ends early, without an error, when the signal fires. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const REAL_CLOCK: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => {}),
};

/** A limit without a word about its length: GitHub asks for a minute at least. */
const UNKNOWN_LIMIT_MS = 60_000;

interface HttpError {
  readonly status?: number;
  readonly message?: string;
  readonly response?: { readonly headers?: Readonly<Record<string, unknown>>; readonly data?: unknown };
}

/** Classifies an error of Octokit. A request that got no answer has status 500 there. */
export function classify(error: unknown, nowMs: number): Failure {
  const { status, message = '', response } = (error ?? {}) as HttpError;
  const header = (name: string): string => String(response?.headers?.[name] ?? '');
  if (status === 429 || (status === 403 && isLimit(message, header))) {
    return { kind: 'rate-limited', waitMs: waitOf(header, nowMs) };
  }
  switch (status) {
    case 401:
      return { kind: 'unauthorised' };
    case 403:
    case 451:
      return { kind: 'forbidden' };
    case 404:
    case 410:
      return { kind: 'not-found' };
    case 422:
      return { kind: 'refused', tooLong: /too long/i.test(message + JSON.stringify(response?.data ?? '')) };
    case 408:
      return { kind: 'unavailable' };
    default:
      if (status !== undefined && status >= 500) return { kind: 'unavailable' };
      return { kind: isTimeout(error) ? 'unavailable' : 'unexpected' };
  }
}

function isLimit(message: string, header: (name: string) => string): boolean {
  return (
    header('retry-after') !== '' ||
    header('x-ratelimit-remaining') === '0' ||
    /rate limit|abuse detection/i.test(message)
  );
}

function waitOf(header: (name: string) => string, nowMs: number): number {
  const after = Number(header('retry-after'));
  if (header('retry-after') !== '' && Number.isFinite(after)) return Math.max(after, 0) * 1000;
  const reset = Number(header('x-ratelimit-reset'));
  if (header('x-ratelimit-remaining') === '0' && reset > 0) return Math.max(reset * 1000 - nowMs, 0) + 1000;
  return UNKNOWN_LIMIT_MS;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

/** How long a publisher may go on. */
export interface Patience {
  readonly clock: Clock;
  /** Fires when the job must end. */
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch after which no wait may end. */
  readonly deadlineMs: number;
}

/** Waits before the second, third and last try; a server that is down for a second should not lose the report. */
const WAITS_MS = [1000, 4000, 15_000] as const;

/** The wait before the next try of a failed request; null when there must be none. */
function nextWait(failure: Failure, tries: number, { clock, signal, deadlineMs }: Patience): number | null {
  const base = WAITS_MS[tries - 1];
  if (base === undefined || signal.aborted) return null;
  if (failure.kind !== 'unavailable' && failure.kind !== 'rate-limited') return null;
  const wait = failure.kind === 'rate-limited' ? failure.waitMs : base;
  return clock.now() + wait > deadlineMs ? null : wait;
}

/** A request that may be repeated without harm: reads, and writes that set a value. */
export async function patiently<T>(request: () => Promise<T>, patience: Patience): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await request();
    } catch (error) {
      const wait = nextWait(classify(error, patience.clock.now()), tries, patience);
      if (wait === null) throw error;
      await patience.clock.sleep(wait, patience.signal);
    }
  }
}

/**
 * A request that makes something new. When it is not known whether it was done, `find` looks for what it would have
 * made before it is tried again; when even that fails, it is not tried again.
 */
export async function makeOnce<T>(
  make: () => Promise<T>,
  find: () => Promise<T | null>,
  patience: Patience,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await make();
    } catch (error) {
      const failure = classify(error, patience.clock.now());
      const wait = nextWait(failure, tries, patience);
      if (wait !== null) await patience.clock.sleep(wait, patience.signal);
      if (failure.kind === 'unavailable') {
        const made = await patiently(find, patience);
        if (made !== null) return made;
      }
      if (wait === null) throw error;
    }
  }
}
