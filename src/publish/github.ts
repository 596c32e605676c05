import { Octokit } from '@octokit/rest';
import { type Pull, type Repository, readPull } from '../event/event.ts';

/** The calls of GitHub's API that patchboot makes, and no others. Errors are Octokit's; retry.ts says what they mean. */

export interface Comment {
  readonly id: number;
  /** Id for GraphQL. */
  readonly nodeId: string;
  readonly url: string;
  readonly author: string;
  readonly authorIsBot: boolean;
  readonly body: string;
}

export interface CheckAnnotation {
  readonly path: string;
  readonly line: number;
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

export type Conclusion = 'success' | 'failure' | 'action_required';

export interface CheckRun {
  readonly id: number;
  readonly url: string;
  readonly annotationsCount: number;
}

export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly CheckAnnotation[];
}

export interface NewCheckRun {
  readonly name: string;
  readonly headSha: string;
  /** Ours alone: finds the check run again when the answer to its creation got lost. */
  readonly externalId: string;
  readonly conclusion: Conclusion;
  readonly detailsUrl: string | null;
  readonly output: CheckOutput;
}

/** One file of a pull request. `patch` is '' where GitHub shows none: binary or too large. */
export interface PullFile {
  readonly path: string;
  readonly status: string;
  readonly patch: string;
}

export interface GitHub {
  /** Login of the token's owner: `octocat`, `github-actions[bot]`. */
  viewer(): Promise<string>;
  /** All comments of an issue or pull request, oldest first. */
  comments(number: number): Promise<readonly Comment[]>;
  createComment(number: number, body: string): Promise<Comment>;
  updateComment(id: number, body: string): Promise<Comment>;
  /** Folds a comment as outdated. */
  minimizeComment(nodeId: string): Promise<void>;
  createCheckRun(run: NewCheckRun): Promise<CheckRun>;
  /** More annotations for a check run; the older ones stay. */
  addAnnotations(id: number, output: CheckOutput): Promise<CheckRun>;
  findCheckRun(headSha: string, name: string, externalId: string): Promise<CheckRun | null>;
  pull(number: number): Promise<Pull | null>;
  /** Open pull requests whose commits are on `owner:branch`. */
  pullsFrom(owner: string, branch: string): Promise<readonly Pull[]>;
  pullFiles(number: number): Promise<readonly PullFile[]>;
  /** The commits of a pull request as mails, as `git format-patch` writes them. */
  pullMails(number: number): Promise<string>;
  fileContent(path: string, ref: string): Promise<Buffer>;
}

export interface GitHubOptions {
  readonly token: string;
  readonly repository: Repository;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly signal: AbortSignal;
}

/** A request without an answer is given up after this long. */
const REQUEST_TIMEOUT_MS = 30_000;
const PER_PAGE = 100;

/** Octokit's warnings name deprecated routes; nothing of it is for the users of patchboot. */
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** The client for one repository. */
export function connect({ token, repository, apiUrl, graphqlUrl, signal }: GitHubOptions): GitHub {
  const octokit = new Octokit({ auth: token, baseUrl: apiUrl, userAgent: 'patchboot', log: SILENT });
  octokit.hook.before('request', (options) => {
    options.request.signal = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
  });
  // On GitHub Enterprise it is not below the API's URL.
  const graphql = octokit.graphql.defaults({ baseUrl: graphqlUrl.replace(/\/graphql$/, '') });
  const { issues, checks, pulls, repos } = octokit.rest;

  return {
    async viewer() {
      const { viewer } = await graphql<{ viewer: { login: string } }>('query { viewer { login } }');
      return viewer.login;
    },
    async comments(issue_number) {
      const found = await octokit.paginate(issues.listComments, {
        ...repository,
        issue_number,
        per_page: PER_PAGE,
      });
      return found.map(toComment);
    },
    async createComment(issue_number, body) {
      return toComment((await issues.createComment({ ...repository, issue_number, body })).data);
    },
    async updateComment(comment_id, body) {
      return toComment((await issues.updateComment({ ...repository, comment_id, body })).data);
    },
    async minimizeComment(subjectId) {
      await graphql(
        `mutation ($subjectId: ID!) {
          minimizeComment(input: { subjectId: $subjectId, classifier: OUTDATED }) {
            minimizedComment { isMinimized }
          }
        }`,
        { subjectId },
      );
    },
    async createCheckRun(run) {
      const { data } = await checks.create({
        ...repository,
        name: run.name,
        head_sha: run.headSha,
        external_id: run.externalId,
        status: 'completed',
        conclusion: run.conclusion,
        output: toOutput(run.output),
        ...(run.detailsUrl === null ? {} : { details_url: run.detailsUrl }),
      });
      return toCheckRun(data);
    },
    async addAnnotations(check_run_id, output) {
      return toCheckRun(
        (await checks.update({ ...repository, check_run_id, output: toOutput(output) })).data,
      );
    },
    async findCheckRun(ref, check_name, externalId) {
      const runs = await octokit.paginate(checks.listForRef, {
        ...repository,
        ref,
        check_name,
        filter: 'all',
        per_page: PER_PAGE,
      });
      const found = runs.find((run) => run.external_id === externalId);
      return found === undefined ? null : toCheckRun(found);
    },
    async pull(pull_number) {
      return readPull((await pulls.get({ ...repository, pull_number })).data);
    },
    async pullsFrom(owner, branch) {
      const found = await octokit.paginate(pulls.list, {
        ...repository,
        state: 'open',
        head: `${owner}:${branch}`,
        per_page: PER_PAGE,
      });
      return found.map(readPull).filter((pull) => pull !== null);
    },
    async pullFiles(pull_number) {
      const files = await octokit.paginate(pulls.listFiles, {
        ...repository,
        pull_number,
        per_page: PER_PAGE,
      });
      return files.map(({ filename, status, patch = '' }) => ({ path: filename, status, patch }));
    },
    async pullMails(pull_number) {
      const answer = await pulls.get({ ...repository, pull_number, mediaType: { format: 'patch' } });
      return answer.data as unknown as string;
    },
    async fileContent(path, ref) {
      const answer = await repos.getContent({ ...repository, path, ref, mediaType: { format: 'raw' } });
      const data = answer.data as unknown as ArrayBuffer | string;
      return typeof data === 'string' ? Buffer.from(data) : Buffer.from(data);
    },
  };
}

interface RawComment {
  readonly id: number;
  readonly node_id: string;
  readonly html_url: string;
  readonly body?: string;
  readonly user: { readonly login: string; readonly type: string } | null;
}

function toComment(raw: RawComment): Comment {
  return {
    id: raw.id,
    nodeId: raw.node_id,
    url: raw.html_url,
    author: raw.user?.login ?? '',
    authorIsBot: raw.user?.type === 'Bot',
    body: raw.body ?? '',
  };
}

interface RawCheckRun {
  readonly id: number;
  readonly html_url: string | null;
  readonly output: { readonly annotations_count: number };
}

function toCheckRun(raw: RawCheckRun): CheckRun {
  return { id: raw.id, url: raw.html_url ?? '', annotationsCount: raw.output.annotations_count };
}

function toOutput({ title, summary, annotations }: CheckOutput) {
  return {
    title,
    summary,
    annotations: annotations.map(({ path, line, level, title: heading, message }) => ({
      path,
      start_line: line,
      end_line: line,
      annotation_level: level,
      title: heading,
      message,
    })),
  };
}
