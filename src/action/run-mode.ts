import { exitStatus } from '../commands/run.ts';
import { EXIT } from '../errors.ts';
import type { EventSink } from '../events.ts';
import { annotate } from '../publish/annotations.ts';
import type { ChangedFile } from '../publish/changes.ts';
import { ProgressReporter } from '../publish/progress.ts';
import { failure, type Known, type Publication, publish, stickyFor } from '../publish/publish.ts';
import { REAL_CLOCK } from '../publish/retry.ts';
import type { StickyComment } from '../publish/sticky.ts';
import { findTarget } from '../publish/target.ts';
import type { Result } from '../report/result.ts';
import { renderText } from '../report/text.ts';
import { failedRun, run } from '../run.ts';
import { withWorld } from '../world/create.ts';
import { githubLog, info, showAnnotations, verdictError, warning } from './log.ts';
import { resultSummary, setPublicationOutputs, setResultOutputs, writeSummary } from './outputs.ts';
import { type Complete, type Preparation, prepare } from './prepare.ts';
import { publisherOf, type Session } from './session.ts';

/** mode: run. The same pipeline as the command line, with the pull request as its terminal. */

/** A job has no standard input. */
const noInput = (): Promise<Buffer> => Promise.resolve(Buffer.alloc(0));

/** A comment that cannot be written in this time is written at the next step of the run. */
const PROGRESS_PATIENCE_MS = 10_000;

export async function runMode(session: Session): Promise<number> {
  const preparation = prepare(session);
  const progress = await showProgress(session);
  const log = githubLog();
  const emit: EventSink = (event) => {
    log(event);
    progress?.reporter.sink(event);
  };
  const { result, outDir, changed } = await work(session, preparation, emit);
  setResultOutputs(result, outDir);
  info(renderText(result, { color: false, columns: 120 }));
  await writeSummary(resultSummary(result));
  // A request that is under way may take a while; the result is safe by now.
  await progress?.reporter.close();
  if (session.signal.aborted) {
    await sayInterrupted(progress, session);
    return EXIT.interrupted;
  }
  const publication = await publishResult(result, session, { sticky: progress?.sticky ?? null, changed });
  if (session.inputs.annotations) showAnnotations(publication?.annotations ?? annotate(result, changed));
  return conclude(result, session);
}

interface Work {
  readonly result: Result;
  readonly outDir: string;
  readonly changed: readonly ChangedFile[] | null;
}

/** Tests, and turns every error into a result that can be shown. */
async function work(session: Session, preparation: Preparation, emit: EventSink): Promise<Work> {
  const { dataDir, env, signal } = session;
  const { cacheDir, outDir } = preparation.options;
  return withWorld({ cacheDir, dataDir, env, emit, signal, stdin: noInput }, async (world) => {
    let complete: Complete;
    try {
      complete = await preparation.complete(world);
    } catch (error) {
      return { result: await failedRun(preparation.options, error, world), outDir, changed: null };
    }
    return { result: await run(complete.options, world), outDir, changed: complete.changed };
  });
}

/** The exit status that a verdict stands for. Publishing has no say in it. */
export function conclude(result: Result, { inputs }: Pick<Session, 'inputs'>): number {
  const status = exitStatus(result);
  if (status !== EXIT.passed) verdictError(`${result.verdict}: ${result.headline}`);
  return inputs.failJob ? status : EXIT.passed;
}

/** Posts the result and tells how that went; null when it was not to be posted. */
export async function publishResult(
  result: Result,
  session: Session,
  known: Known,
): Promise<Publication | null> {
  const publisher = publisherOf(session);
  if (publisher === null) return null;
  const publication = await publish(result, publisher, known);
  setPublicationOutputs(publication);
  for (const [what, posted] of [
    ['comment', publication.comment],
    ['check run', publication.checkRun],
  ] as const) {
    if (posted.state === 'failed') warning(`no ${what} was posted: ${posted.reason}\n${posted.hint}`);
    else if (posted.state === 'skipped') info(`${what}: ${posted.reason}`);
    else info(`${what} ${posted.state}: ${posted.url}`);
  }
  for (const note of publication.notes) info(note);
  return publication;
}

interface Progress {
  readonly sticky: StickyComment;
  readonly reporter: ProgressReporter;
}

/** The comment that shows how far the run is; null when there is none to show it in. */
async function showProgress(session: Session): Promise<Progress | null> {
  const publisher = publisherOf(session);
  if (publisher === null || !publisher.options.comment) return null;
  const { github, context, options, patience } = publisher;
  try {
    const target = await findTarget(options.target, context, github, patience);
    if (target.type === 'none') return null;
    const sticky = stickyFor(target, publisher);
    const write = (line: string): Promise<void> =>
      sticky.running(line, { ...patience, deadlineMs: REAL_CLOCK.now() + PROGRESS_PATIENCE_MS });
    const reporter = new ProgressReporter(write, patience);
    reporter.start();
    return { sticky, reporter };
  } catch (error) {
    info(`progress is not shown in the pull request: ${failure(error, REAL_CLOCK.now()).reason}`);
    return null;
  }
}

/** A cancelled run has no verdict to tell, and the run that replaces it writes the same comment. */
async function sayInterrupted(progress: Progress | null, session: Session): Promise<void> {
  const publisher = publisherOf(session);
  if (progress === null || publisher === null) return;
  await progress.sticky
    .running('The run was stopped before it had a verdict.', publisher.patience)
    .catch((error: unknown) => info(`the comment could not be updated: ${(error as Error).message}`));
}
