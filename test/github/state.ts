/** What the test server knows, and what GitHub does with it that its description does not say. */

export interface StoredComment {
  readonly id: number;
  readonly issue: number;
  readonly author: string;
  body: string;
  minimized: boolean;
}

export interface StoredPull {
  readonly number: number;
  headSha: string;
  readonly headRepository: string;
  readonly headBranch: string;
  readonly baseSha: string;
  readonly files: readonly { readonly filename: string; readonly status: string; readonly patch?: string }[];
  readonly mails?: string;
  readonly contents?: Readonly<Record<string, string>>;
}

export interface StoredCheckRun {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  readonly externalId: string;
  readonly conclusion: string;
  readonly output: Readonly<Record<string, unknown>>;
  readonly annotations: unknown[];
}

/** An answer that is no success. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: unknown;
  constructor(status: number, message: string, errors?: unknown) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export const REPOSITORY = 'octo/linux';
/** A job's token that may write; one of a pull request from a fork, which may only read. */
export const WRITE_TOKEN = 'ghs_writeTokenForTests0123456789abcdef';
export const READ_TOKEN = 'ghs_readTokenForTests00123456789abcdef';
export const BOT = 'github-actions[bot]';

/** Real GitHub says this, and its description does not know the limit. */
const BODY_LIMIT = 65_536;

export class GitHubState {
  readonly comments: StoredComment[] = [];
  readonly pulls: StoredPull[] = [];
  readonly checkRuns: StoredCheckRun[] = [];
  private nextId = 1000;

  /** A comment that is there already. */
  addComment(issue: number, author: string, body: string): StoredComment {
    const comment = { id: this.nextId++, issue, author, body, minimized: false };
    this.comments.push(comment);
    return comment;
  }

  newId(): number {
    return this.nextId++;
  }

  authorise(token: string, writes: boolean, _path: string): void {
    if (token !== WRITE_TOKEN && token !== READ_TOKEN) throw new Refusal(401, 'Bad credentials');
    if (writes && token === READ_TOKEN) throw new Refusal(403, 'Resource not accessible by integration');
  }

  graphql(token: string, body: Record<string, unknown>): [number, unknown] {
    if (token !== WRITE_TOKEN && token !== READ_TOKEN) return [401, { message: 'Bad credentials' }];
    const query = String(body['query']);
    if (query.includes('viewer')) return [200, { data: { viewer: { login: BOT } } }];
    const { subjectId = '' } = (body['variables'] ?? {}) as { subjectId?: string };
    const comment = this.comments.find((one) => nodeId(one) === subjectId);
    if (comment === undefined || token === READ_TOKEN) {
      return [200, { data: null, errors: [{ type: 'NOT_FOUND', message: 'Could not resolve to a node' }] }];
    }
    comment.minimized = true;
    return [200, { data: { minimizeComment: { minimizedComment: { isMinimized: true } } } }];
  }
}

export interface Call {
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly accept: string;
  readonly url: string;
}

interface Reply {
  readonly status: number;
  readonly data: unknown;
  readonly headers?: Record<string, string>;
}

const nodeId = (comment: StoredComment): string => `IC_${comment.id}`;

function commentJson(comment: StoredComment): unknown {
  const bot = comment.author.endsWith('[bot]');
  return {
    id: comment.id,
    node_id: nodeId(comment),
    html_url: `https://github.com/${REPOSITORY}/pull/${comment.issue}#issuecomment-${comment.id}`,
    body: comment.body,
    user: { login: comment.author, type: bot ? 'Bot' : 'User' },
  };
}

function pullJson(pull: StoredPull): unknown {
  return {
    number: pull.number,
    state: 'open',
    commits: 1,
    head: { sha: pull.headSha, ref: pull.headBranch, repo: { full_name: pull.headRepository } },
    base: { sha: pull.baseSha, ref: 'master', repo: { full_name: REPOSITORY } },
  };
}

function checkJson(run: StoredCheckRun): unknown {
  return {
    id: run.id,
    name: run.name,
    head_sha: run.headSha,
    external_id: run.externalId,
    html_url: `https://github.com/${REPOSITORY}/runs/${run.id}`,
    status: 'completed',
    conclusion: run.conclusion,
    output: {
      title: String(run.output['title']),
      summary: String(run.output['summary']),
      text: null,
      annotations_count: run.annotations.length,
      annotations_url: 'https://api.github.com/annotations',
    },
  };
}

/** A page of a list with its Link header. */
function page(items: readonly unknown[], { query, url }: Call): Reply {
  const size = Number(query.get('per_page') ?? 30);
  const number = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (at: number, rel: string): string => {
    const next = new URLSearchParams(query);
    next.set('page', String(at));
    return `<${url}?${next}>; rel="${rel}"`;
  };
  const links = number < last ? [link(number + 1, 'next'), link(last, 'last')] : [];
  const headers: Record<string, string> = links.length === 0 ? {} : { link: links.join(', ') };
  return { status: 200, data: items.slice((number - 1) * size, number * size), headers };
}

function requireBody(body: unknown): string {
  const text = String(body);
  if ([...text].length > BODY_LIMIT) {
    throw new Refusal(422, 'Validation Failed', [
      {
        resource: 'IssueComment',
        code: 'unprocessable',
        field: 'data',
        message: `Body is too long (maximum is ${BODY_LIMIT} characters)`,
      },
    ]);
  }
  return text;
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal(404, 'Not Found');
  return value;
}

const R = '/repos/{owner}/{repo}';
type Handler = (state: GitHubState, call: Call) => Reply;

export const handlers: Readonly<Record<string, Handler>> = {
  [`GET ${R}/issues/{issue_number}/comments`]: (state, call) =>
    page(
      state.comments.filter((one) => one.issue === Number(call.values['issue_number'])).map(commentJson),
      call,
    ),
  [`POST ${R}/issues/{issue_number}/comments`]: (state, { values, body }) => {
    const issue = found(state.pulls.find((pull) => pull.number === Number(values['issue_number']))).number;
    return { status: 201, data: commentJson(state.addComment(issue, BOT, requireBody(body['body']))) };
  },
  [`PATCH ${R}/issues/comments/{comment_id}`]: (state, { values, body }) => {
    const comment = found(state.comments.find((one) => one.id === Number(values['comment_id'])));
    if (comment.author !== BOT) throw new Refusal(403, 'Must have admin rights to Repository.');
    comment.body = requireBody(body['body']);
    return { status: 200, data: commentJson(comment) };
  },
  [`GET ${R}/pulls`]: (state, call) => {
    const head = call.query.get('head');
    const fits = (pull: StoredPull): boolean =>
      head === null || `${pull.headRepository.split('/')[0]}:${pull.headBranch}` === head;
    return page(state.pulls.filter(fits).map(pullJson), call);
  },
  [`GET ${R}/pulls/{pull_number}`]: (state, { values, accept }) => {
    const pull = found(state.pulls.find((one) => one.number === Number(values['pull_number'])));
    return { status: 200, data: accept.includes('patch') ? (pull.mails ?? '') : pullJson(pull) };
  },
  [`GET ${R}/pulls/{pull_number}/files`]: (state, call) =>
    page(found(state.pulls.find((one) => one.number === Number(call.values['pull_number']))).files, call),
  [`GET ${R}/contents/{path}`]: (state, { values, query }) => {
    const pull = found(state.pulls.find((one) => one.headSha === query.get('ref')));
    return { status: 200, data: found(pull.contents?.[values['path'] ?? '']) };
  },
  [`POST ${R}/check-runs`]: (state, { body }) => {
    const output = body['output'] as Record<string, unknown>;
    const run: StoredCheckRun = {
      id: state.newId(),
      name: String(body['name']),
      headSha: String(body['head_sha']),
      externalId: String(body['external_id']),
      conclusion: String(body['conclusion']),
      output,
      annotations: [...((output['annotations'] as unknown[]) ?? [])],
    };
    state.checkRuns.push(run);
    return { status: 201, data: checkJson(run) };
  },
  [`PATCH ${R}/check-runs/{check_run_id}`]: (state, { values, body }) => {
    const run = found(state.checkRuns.find((one) => one.id === Number(values['check_run_id'])));
    run.annotations.push(
      ...(((body['output'] as Record<string, unknown>)['annotations'] as unknown[]) ?? []),
    );
    return { status: 200, data: checkJson(run) };
  },
  [`GET ${R}/commits/{ref}/check-runs`]: (state, call) => {
    const runs = state.checkRuns
      .filter((run) => run.headSha === call.values['ref'] && run.name === call.query.get('check_name'))
      .map(checkJson);
    const { data, ...rest } = page(runs, call);
    return { ...rest, data: { total_count: runs.length, check_runs: data } };
  },
};
