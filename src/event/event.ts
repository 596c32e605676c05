import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UsageError } from '../errors.ts';

/**
 * What GitHub tells a job about its cause: the GITHUB_* variables and the event's payload, read once. Only what is
 * needed of a payload is read, and that is checked; the rest is text of strangers.
 */

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** A pull request as events and the API show it. */
export interface Pull {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
  /** `owner/name` of the repository that the commits are in; null when that is gone. */
  readonly headRepository: string | null;
  readonly open: boolean;
  /** Number of its commits; null where GitHub does not say. */
  readonly commits: number | null;
}

export type GitHubEvent =
  | { readonly name: 'pull_request' | 'pull_request_target'; readonly action: string; readonly pull: Pull }
  | {
      readonly name: 'workflow_run';
      readonly headSha: string;
      readonly headBranch: string;
      readonly headRepository: string | null;
      /** `pull_request`, `push` and so on: what started the other workflow. */
      readonly cause: string;
      readonly runId: string;
      readonly runAttempt: number;
      /** Pull requests of the repository's own branches; GitHub leaves it empty for forks. */
      readonly pulls: readonly number[];
    }
  | {
      readonly name: 'issue_comment';
      readonly action: string;
      readonly number: number;
      readonly onPull: boolean;
      readonly commentId: number;
      readonly body: string;
      readonly author: string;
      /** OWNER, MEMBER, COLLABORATOR, CONTRIBUTOR, NONE and so on. */
      readonly association: string;
    }
  | { readonly name: 'other'; readonly event: string };

/** Where a job runs and why. */
export interface JobContext {
  readonly repository: Repository;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  /** '' and 0 outside of GitHub Actions. */
  readonly runId: string;
  readonly runAttempt: number;
  readonly event: GitHubEvent;
}

type Env = Readonly<Record<string, string | undefined>>;

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
const number = z.int().min(1);
const repositoryName = z.object({ full_name: z.string() }).nullable();

const pullSchema = z.object({
  number,
  state: z.string(),
  head: z.object({ sha, repo: repositoryName }),
  base: z.object({ sha }),
  commits: z.int().optional(),
});

const pullEvent = z.object({ action: z.string(), pull_request: pullSchema });

const workflowRunEvent = z.object({
  repository: z.object({ full_name: z.string() }),
  workflow_run: z.object({
    id: number,
    run_attempt: z.int(),
    event: z.string(),
    head_sha: sha,
    head_branch: z.string().nullable(),
    head_repository: repositoryName,
    pull_requests: z.array(
      z.object({ number, base: z.object({ repo: z.object({ url: z.string() }) }) }).nullable(),
    ),
  }),
});

const commentEvent = z.object({
  action: z.string(),
  issue: z.object({ number, pull_request: z.unknown().optional() }),
  comment: z.object({
    id: number,
    body: z.string(),
    author_association: z.string(),
    user: z.object({ login: z.string() }).nullable(),
  }),
});

/** A pull request out of the API's or an event's JSON; null when it is none. */
export function readPull(value: unknown): Pull | null {
  const parsed = pullSchema.safeParse(value);
  if (!parsed.success) return null;
  const { data } = parsed;
  return {
    number: data.number,
    headSha: data.head.sha,
    baseSha: data.base.sha,
    headRepository: data.head.repo?.full_name ?? null,
    open: data.state === 'open',
    commits: data.commits ?? null,
  };
}

/**
 * Reads a payload by the name of its event.
 * @throws UsageError when the payload does not have the form that GitHub documents.
 */
export function readEvent(name: string, payload: unknown): GitHubEvent {
  switch (name) {
    case 'pull_request':
    case 'pull_request_target': {
      const { action, pull_request } = check(pullEvent, name, payload);
      const pull = readPull(pull_request);
      if (pull === null) throw unreadable(name, 'pull_request');
      return { name, action, pull };
    }
    case 'workflow_run': {
      const { workflow_run: run, repository } = check(workflowRunEvent, name, payload);
      const own = `/repos/${repository.full_name}`.toLowerCase();
      return {
        name,
        headSha: run.head_sha,
        headBranch: run.head_branch ?? '',
        headRepository: run.head_repository?.full_name ?? null,
        cause: run.event,
        runId: String(run.id),
        runAttempt: run.run_attempt,
        // A branch may be the head of pull requests of other repositories too.
        pulls: run.pull_requests
          .filter((pull) => pull !== null)
          .filter((pull) => pull.base.repo.url.toLowerCase().endsWith(own))
          .map((pull) => pull.number),
      };
    }
    case 'issue_comment': {
      const { action, issue, comment } = check(commentEvent, name, payload);
      return {
        name,
        action,
        number: issue.number,
        onPull: issue.pull_request !== undefined && issue.pull_request !== null,
        commentId: comment.id,
        body: comment.body,
        author: comment.user?.login ?? '',
        association: comment.author_association,
      };
    }
    default:
      return { name: 'other', event: name };
  }
}

/** The context of this job out of its environment; null when no repository is named. */
export async function readContext(env: Env): Promise<JobContext | null> {
  const repository = parseRepository(env['GITHUB_REPOSITORY'] ?? '');
  if (repository === null) return null;
  return {
    repository,
    ...apiUrls(env),
    serverUrl: env['GITHUB_SERVER_URL'] ?? 'https://github.com',
    runId: env['GITHUB_RUN_ID'] ?? '',
    runAttempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 0),
    event: readEvent(env['GITHUB_EVENT_NAME'] ?? '', await readPayload(env['GITHUB_EVENT_PATH'] ?? '')),
  };
}

/** Where the API is; GitHub Enterprise has its own host. */
export function apiUrls(env: Env): { readonly apiUrl: string; readonly graphqlUrl: string } {
  return {
    apiUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
    graphqlUrl: env['GITHUB_GRAPHQL_URL'] ?? 'https://api.github.com/graphql',
  };
}

/** `owner/name`; null for anything else. */
export function parseRepository(text: string): Repository | null {
  const match = /^([A-Za-z0-9_.-]+)\/([A-Za-z0-9_.-]+)$/.exec(text);
  return match === null ? null : { owner: match[1] ?? '', repo: match[2] ?? '' };
}

/** Whether the commits of a pull request come from another repository. */
export function isFork(pull: Pull, { owner, repo }: Repository): boolean {
  return pull.headRepository?.toLowerCase() !== `${owner}/${repo}`.toLowerCase();
}

async function readPayload(path: string): Promise<unknown> {
  if (path === '') return {};
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new UsageError(`cannot read the event's payload ${path}: ${(cause as Error).message}`, {
      hint: 'GITHUB_EVENT_PATH names a JSON file that the runner writes.',
      cause,
    });
  }
}

function check<T extends z.ZodType>(schema: T, name: string, payload: unknown): z.infer<T> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw unreadable(name, parsed.error.issues[0]?.path.join('.') ?? '');
}

function unreadable(name: string, place: string): UsageError {
  return new UsageError(`the payload of the event ${name} is not what GitHub documents, at "${place}"`, {
    hint: 'Is GITHUB_EVENT_NAME the name of the event that GITHUB_EVENT_PATH describes?',
  });
}
