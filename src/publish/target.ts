import type { JobContext, Pull } from '../event/event.ts';
import type { GitHub } from './github.ts';
import { type Patience, patiently } from './retry.ts';

/**
 * Which pull request a report belongs to. Number and commit come from the event, from GitHub, or from the person who
 * types, never from a file that a test job uploaded: that job ran code of the patch.
 */

export type Target =
  | { readonly type: 'pull'; readonly number: number; readonly headSha: string }
  /** There is nothing to post to, and why. */
  | { readonly type: 'none'; readonly reason: string };

export interface TargetChoice {
  /** Named by the user; null to look at the event. */
  readonly number: number | null;
  /** Commit that was tested; null when not named. */
  readonly sha: string | null;
}

/** Finds the pull request of this job. @throws Octokit's errors. */
export async function findTarget(
  choice: TargetChoice,
  context: JobContext,
  github: GitHub,
  patience: Patience,
): Promise<Target> {
  const { event } = context;
  if (choice.number !== null) return ofNumber(choice.number, choice.sha, github, patience);
  switch (event.name) {
    case 'pull_request':
    case 'pull_request_target':
      return { type: 'pull', number: event.pull.number, headSha: choice.sha ?? event.pull.headSha };
    case 'issue_comment':
      return event.onPull
        ? ofNumber(event.number, choice.sha, github, patience)
        : { type: 'none', reason: 'the comment is on an issue, not on a pull request' };
    case 'workflow_run': {
      if (!event.cause.startsWith('pull_request')) {
        return { type: 'none', reason: `the run was started by ${event.cause}, not by a pull request` };
      }
      return ofRun(await pullsOfRun(event, github, patience), event.headSha);
    }
    case 'other':
      return { type: 'none', reason: `the event ${event.event || '(none)'} belongs to no pull request` };
  }
}

async function ofNumber(
  number: number,
  sha: string | null,
  github: GitHub,
  patience: Patience,
): Promise<Target> {
  const pull = await patiently(() => github.pull(number), patience);
  if (pull === null) return { type: 'none', reason: `#${number} is no pull request` };
  return sha === null || pull.headSha.startsWith(sha)
    ? { type: 'pull', number, headSha: pull.headSha }
    : {
        type: 'none',
        reason: `#${number} has moved on from ${sha.slice(0, 12)} to ${pull.headSha.slice(0, 12)}`,
      };
}

async function pullsOfRun(
  event: Extract<JobContext['event'], { name: 'workflow_run' }>,
  github: GitHub,
  patience: Patience,
): Promise<readonly Pull[]> {
  if (event.pulls.length > 0) {
    const pulls = await Promise.all(
      event.pulls.map((number) => patiently(() => github.pull(number), patience)),
    );
    return pulls.filter((pull) => pull !== null);
  }
  const owner = event.headRepository?.split('/')[0];
  if (owner === undefined || event.headBranch === '') return [];
  return patiently(() => github.pullsFrom(owner, event.headBranch), patience);
}

/** An old run must not write over the report of a newer commit, so only the pull request at this very commit counts. */
function ofRun(pulls: readonly Pull[], headSha: string): Target {
  const fitting = pulls.filter((pull) => pull.open && pull.headSha === headSha);
  const [only] = fitting;
  const commit = headSha.slice(0, 12);
  if (only !== undefined && fitting.length === 1) return { type: 'pull', number: only.number, headSha };
  if (fitting.length > 1) {
    const numbers = fitting.map((pull) => `#${pull.number}`).join(', ');
    return { type: 'none', reason: `${numbers} all have the head ${commit}: name one` };
  }
  const [moved] = pulls;
  return {
    type: 'none',
    reason:
      moved === undefined
        ? `no open pull request has the head ${commit}`
        : `#${moved.number} has moved on from ${commit} to ${moved.headSha.slice(0, 12)}`,
  };
}
