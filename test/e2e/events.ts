import { webhook } from '../github/schema.ts';
import { REPOSITORY } from '../github/state.ts';

/** Payloads of events, complete as GitHub describes them, so that nothing is read that is not there. */

export const PULL = 7;
export const HEAD = 'a'.repeat(40);
export const BASE = 'b'.repeat(40);

export interface PullChoice {
  readonly headSha?: string;
  readonly baseSha?: string;
  readonly headRepository?: string;
  readonly commits?: number;
}

export function pullEvent(action: 'opened' | 'synchronize', choice: PullChoice = {}): unknown {
  const { headSha = HEAD, baseSha = BASE, headRepository = REPOSITORY, commits = 1 } = choice;
  return webhook(`pull-request-${action}`, {
    action,
    number: PULL,
    pull_request: {
      number: PULL,
      state: 'open',
      commits,
      head: { sha: headSha, repo: { full_name: headRepository } },
      base: { sha: baseSha, repo: { full_name: REPOSITORY } },
    },
    repository: { full_name: REPOSITORY },
    ...(action === 'synchronize' ? { before: 'd'.repeat(40), after: headSha } : {}),
  });
}

/** The end of the workflow that tested a pull request; from a fork, GitHub names no pull request. */
export function workflowRunEvent(
  choice: { readonly headSha?: string; readonly fork?: boolean; readonly cause?: string } = {},
): unknown {
  const { headSha = HEAD, fork = true, cause = 'pull_request' } = choice;
  return webhook('workflow-run-completed', {
    action: 'completed',
    repository: { full_name: REPOSITORY },
    workflow_run: {
      id: 400,
      run_attempt: 1,
      event: cause,
      head_sha: headSha,
      head_branch: 'topic',
      head_repository: { full_name: fork ? 'stranger/linux' : REPOSITORY },
      pull_requests: [],
    },
  });
}

export function commentEvent(body: string, association = 'MEMBER'): unknown {
  return webhook('issue-comment-created', {
    action: 'created',
    issue: { number: PULL, state: 'open', pull_request: { url: 'https://api.github.com/x' } },
    comment: { id: 77, body, author_association: association, user: { login: 'maintainer' } },
    repository: { full_name: REPOSITORY },
  });
}

export function dispatchEvent(inputs: Readonly<Record<string, string>>): unknown {
  return webhook('workflow-dispatch', { inputs, repository: { full_name: REPOSITORY } });
}
