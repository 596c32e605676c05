import { InfrastructureError, UsageError } from '../errors.ts';
import { type JobContext, readContext } from '../event/event.ts';
import { connect, type GitHub } from '../publish/github.ts';
import { failure, type Publisher } from '../publish/publish.ts';
import { type Patience, REAL_CLOCK } from '../publish/retry.ts';
import type { ActionInputs } from './inputs.ts';

/** The job's surroundings, and GitHub's API when there is a token. */
export interface Session {
  readonly inputs: ActionInputs;
  readonly context: JobContext | null;
  readonly github: GitHub | null;
  /** Folder of the checkout. */
  readonly workspace: string;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Fires when the job is cancelled. */
  readonly signal: AbortSignal;
}

/** All waits for GitHub of one action together: rate limits reset within the hour, a report should not wait so long. */
const PATIENCE_MS = 4 * 60_000;
/** The runner kills 10 s after the first signal (ProcessInvoker.cs: 7.5 s to SIGTERM, 2.5 s more). */
const LAST_WORDS_MS = 6_000;

export async function openSession(
  inputs: ActionInputs,
  here: Pick<Session, 'env' | 'signal' | 'dataDir' | 'workspace'>,
): Promise<Session> {
  const context = await readContext(here.env);
  const { token } = inputs;
  if (token !== null && context === null) {
    throw new UsageError('there is a token, but GITHUB_REPOSITORY names no repository to use it on');
  }
  const github =
    token === null || context === null
      ? null
      : connect({ token, ...context, signal: lastWords(here.signal) });
  return { inputs, context, github, ...here };
}

/** What publishing needs; null without a token. */
export function publisherOf(session: Session): Publisher | null {
  const { github, context, inputs } = session;
  if (github === null || context === null) return null;
  return { github, context, options: inputs.publish, patience: patienceOf(session) };
}

export function patienceOf({ signal }: Pick<Session, 'signal'>): Patience {
  return { clock: REAL_CLOCK, signal, deadlineMs: REAL_CLOCK.now() + PATIENCE_MS };
}

/** Makes GitHub's refusals errors for people. */
export async function asking<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || !('status' in error)) throw error;
    const { reason, hint } = failure(error, REAL_CLOCK.now());
    throw new InfrastructureError(`${what}: ${reason}`, { hint, cause: error });
  }
}

/** A cancelled job may still say so, for as long as the runner lets it. */
function lastWords(signal: AbortSignal): AbortSignal {
  const end = new AbortController();
  const start = (): void => void setTimeout(() => end.abort(), LAST_WORDS_MS).unref();
  if (signal.aborted) start();
  else signal.addEventListener('abort', start, { once: true });
  return end.signal;
}
