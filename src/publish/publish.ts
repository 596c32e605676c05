import type { JobContext } from '../event/event.ts';
import type { Result } from '../report/result.ts';
import { annotate } from './annotations.ts';
import { type ChangedFile, changesOnGitHub } from './changes.ts';
import { checkRunOf, postCheckRun } from './check-run.ts';
import type { CheckAnnotation, GitHub } from './github.ts';
import { classify, type Patience, patiently } from './retry.ts';
import { StickyComment } from './sticky.ts';
import { findTarget, type Target, type TargetChoice } from './target.ts';

/**
 * The last word of the sentence: a result to the pull request. It never throws and never touches the result: what
 * could not be posted is told beside it.
 */

export interface PublishOptions {
  readonly comment: boolean;
  readonly commentKey: string;
  readonly checkRun: boolean;
  readonly checkName: string;
  readonly target: TargetChoice;
  /** Where the whole report was uploaded; null for the page of the workflow run. */
  readonly artifactUrl: string | null;
}

export type Posted =
  | { readonly state: 'created' | 'updated'; readonly url: string }
  /** Not asked for, or there is nothing to post to. */
  | { readonly state: 'skipped'; readonly reason: string }
  | { readonly state: 'failed'; readonly reason: string; readonly hint: string };

export interface Publication {
  readonly target: Target;
  readonly comment: Posted;
  readonly checkRun: Posted;
  /** Findings at changed lines, for the runner's own annotations; null when the changes are not known. */
  readonly annotations: readonly CheckAnnotation[] | null;
  readonly notes: readonly string[];
}

/** Everything that publishing needs. */
export interface Publisher {
  readonly github: GitHub;
  readonly context: JobContext;
  readonly options: PublishOptions;
  readonly patience: Patience;
}

const NOT_ASKED: Posted = { state: 'skipped', reason: 'not asked for' };

/** What the job that ran the series knows already. */
export interface Known {
  /** The comment that showed the progress, where there was one. */
  readonly sticky: StickyComment | null;
  /** What the pull request changes; null to ask GitHub. */
  readonly changed: readonly ChangedFile[] | null;
}

/** Posts a result. */
export async function publish(
  result: Result,
  publisher: Publisher,
  known: Known = { sticky: null, changed: null },
): Promise<Publication> {
  const { github, context, options, patience } = publisher;
  const now = (): number => patience.clock.now();
  let target: Target;
  try {
    target = await findTarget(options.target, context, github, patience);
  } catch (error) {
    const failed = failure(error, now());
    const reason = `the pull request could not be found: ${failed.state === 'failed' ? failed.reason : ''}`;
    return {
      target: { type: 'none', reason },
      comment: options.comment ? failed : NOT_ASKED,
      checkRun: options.checkRun ? failed : NOT_ASKED,
      annotations: null,
      notes: [],
    };
  }
  if (target.type === 'none') {
    const skipped: Posted = { state: 'skipped', reason: target.reason };
    return { target, comment: skipped, checkRun: skipped, annotations: null, notes: [] };
  }
  const notes: string[] = [];
  const changed = known.changed ?? (await changesOf(target.number, publisher));
  const annotations = changed === null ? null : annotate(result, changed);
  const comment = options.comment
    ? await attempt(async () => {
        const own = known.sticky ?? stickyFor(target, publisher);
        const outcome = await own.final(result, patience);
        if (outcome.type === 'outdated') {
          return { state: 'skipped', reason: `a newer run has reported already: ${outcome.url}` };
        }
        notes.push(...outcome.notes);
        return { state: outcome.type, url: outcome.url };
      }, now)
    : NOT_ASKED;
  const checkRun = options.checkRun
    ? await attempt(async () => {
        const run = checkRunOf(result, annotations ?? [], {
          name: options.checkName,
          headSha: target.headSha,
          run: runOf(context),
          detailsUrl: options.artifactUrl ?? runUrl(context),
        });
        return { state: 'created', url: (await postCheckRun(github, run, patience)).url };
      }, now)
    : NOT_ASKED;
  return { target, comment, checkRun, annotations, notes };
}

/** The sticky comment of a pull request. */
export function stickyFor(
  target: Extract<Target, { type: 'pull' }>,
  { github, context, options }: Pick<Publisher, 'github' | 'context' | 'options'>,
): StickyComment {
  return new StickyComment(github, {
    number: target.number,
    key: options.commentKey,
    head: target.headSha,
    run: runOf(context),
    links: { runUrl: runUrl(context), artifactUrl: options.artifactUrl },
  });
}

/** The workflow run whose result this is: of a report by workflow_run, the run that it reports on. */
function subjectRun({ event, runId, runAttempt }: JobContext): { id: string; attempt: number } {
  return event.name === 'workflow_run'
    ? { id: event.runId, attempt: event.runAttempt }
    : { id: runId, attempt: runAttempt };
}

function runOf(context: JobContext): string {
  const { id, attempt } = subjectRun(context);
  return /^\d+$/.test(id) ? `${id}.${attempt}` : '';
}

function runUrl(context: JobContext): string | null {
  const { id } = subjectRun(context);
  const { owner, repo } = context.repository;
  return /^\d+$/.test(id) ? `${context.serverUrl}/${owner}/${repo}/actions/runs/${id}` : null;
}

/** Without the list of changes annotations are left out; everything else is posted all the same. */
async function changesOf(
  number: number,
  { github, patience }: Publisher,
): Promise<readonly ChangedFile[] | null> {
  try {
    return changesOnGitHub(await patiently(() => github.pullFiles(number), patience));
  } catch {
    return null;
  }
}

async function attempt(work: () => Promise<Posted>, now: () => number): Promise<Posted> {
  try {
    return await work();
  } catch (error) {
    return failure(error, now());
  }
}

/** A failed request in words, with what to do about it. */
export function failure(error: unknown, nowMs: number): Extract<Posted, { state: 'failed' }> {
  const words = (error instanceof Error ? error.message : String(error)).split(/ - https:|\n/)[0] ?? '';
  const tell = (reason: string, hint: string) => ({ state: 'failed' as const, reason, hint });
  switch (classify(error, nowMs).kind) {
    case 'unauthorised':
      return tell(`the token was refused: ${words}`, 'Pass github.token as the input github-token.');
    case 'forbidden':
      return tell(
        `the token may not do this: ${words}`,
        'Give the job "permissions: pull-requests: write" (and "checks: write" for a check run). A pull request from a fork has a token that only reads: post it from a workflow_run workflow, see examples/workflows.',
      );
    case 'not-found':
      return tell(
        `GitHub does not find it: ${words}`,
        'Is the pull request still there? GitHub also says this where a token may not even look.',
      );
    case 'refused':
      return tell(`GitHub refused it: ${words}`, 'This is a fault of patchboot; please report it.');
    case 'rate-limited':
      return tell(
        `GitHub asks to wait longer than this job can: ${words}`,
        'Run the report job again later.',
      );
    case 'unavailable':
      return tell(
        `GitHub could not be reached: ${words}`,
        'Run the report job again; it posts nothing twice.',
      );
    case 'unexpected':
      return tell(words, 'This is a fault of patchboot; please report it.');
  }
}
