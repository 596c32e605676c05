import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './cli.ts';

/**
 * The runner of GitHub Actions as far as a JavaScript action sees it: an environment that holds nothing of this host,
 * command files, commands on stdout in both of its grammars (actions/runner, ActionCommand.cs), ten annotations a
 * level, and a cancellation that is SIGINT, SIGTERM after 7.5 s, and SIGKILL after 2.5 s more (ProcessInvoker.cs).
 */

export interface Job {
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: string;
  readonly payload?: unknown;
  /** Folder that is RUNNER_TEMP, and holds the workspace unless another is named. */
  readonly folder: string;
  readonly workspace?: string;
  /** Where GitHub is; default: nowhere. */
  readonly apiUrl?: string;
  readonly runId?: string;
  /** Cancels the job when the log holds this. */
  readonly cancelAt?: RegExp;
  readonly timeoutMs?: number;
  /** Bundle to run; default: the checkout's dist/index.js. */
  readonly main?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly file: string;
  readonly line: string;
  readonly title: string;
}

export interface JobRun {
  readonly code: number | null;
  /** All that was printed, as it came. */
  readonly raw: string;
  /** What the log shows: without commands, masked. */
  readonly log: string;
  /** As many as the runner keeps. */
  readonly annotations: readonly Annotation[];
  readonly dropped: number;
  readonly masks: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Milliseconds from the cancellation to the end; null when it was not cancelled. */
  readonly cancelMs: number | null;
}

const PER_LEVEL = 10;
const SUMMARY_BYTES = 1024 * 1024;

export async function runJob(job: Job): Promise<JobRun> {
  const file = (name: string, content = ''): string => {
    const path = join(job.folder, name);
    if (!existsSync(path) || content !== '') writeFileSync(path, content);
    return path;
  };
  const workspace = job.workspace ?? join(job.folder, 'workspace');
  mkdirSync(workspace, { recursive: true });
  const files = {
    GITHUB_OUTPUT: file('set_output'),
    GITHUB_ENV: file('set_env'),
    GITHUB_PATH: file('add_path'),
    GITHUB_STATE: file('save_state'),
    GITHUB_STEP_SUMMARY: file('step_summary'),
  };
  const api = job.apiUrl ?? 'http://127.0.0.1:9';
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: homedir(),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_ACTION_PATH: ROOT,
    GITHUB_ACTOR: 'octocat',
    GITHUB_API_URL: api,
    GITHUB_GRAPHQL_URL: `${api}/graphql`,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_EVENT_NAME: job.event,
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(job.payload ?? {})),
    GITHUB_JOB: 'patchboot',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: 'octo/linux',
    GITHUB_REPOSITORY_OWNER: 'octo',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: job.runId ?? '500',
    GITHUB_RUN_NUMBER: '5',
    GITHUB_SHA: 'c'.repeat(40),
    GITHUB_WORKFLOW: 'patchboot',
    GITHUB_WORKSPACE: workspace,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_TEMP: job.folder,
    ...files,
    ...inputVariables(job.inputs),
    ...job.env,
  };
  const child = spawn(process.execPath, [job.main ?? join(ROOT, 'dist/index.js')], {
    env,
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let raw = '';
  let cancelledAt: number | null = null;
  const timers: NodeJS.Timeout[] = [setTimeout(() => child.kill('SIGKILL'), job.timeoutMs ?? 300_000)];
  const take = (chunk: Buffer): void => {
    raw += chunk.toString();
    if (cancelledAt !== null || job.cancelAt?.test(raw) !== true) return;
    cancelledAt = performance.now();
    child.kill('SIGINT');
    timers.push(
      setTimeout(() => child.kill('SIGTERM'), 7500),
      setTimeout(() => child.kill('SIGKILL'), 10_000),
    );
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const code = await new Promise<number | null>((done) => child.on('close', done));
  for (const timer of timers) clearTimeout(timer);
  const summary = readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8');
  return {
    code,
    raw,
    ...readLog(raw),
    outputs: readFile(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    summary: Buffer.byteLength(summary) > SUMMARY_BYTES ? '' : summary,
    cancelMs: cancelledAt === null ? null : performance.now() - cancelledAt,
  };
}

/** The runner passes every input that action.yml knows, with its default. */
function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  const metadata = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default?: string }>;
  };
  for (const name of Object.keys(inputs)) {
    if (!(name in metadata.inputs)) throw new Error(`action.yml has no input ${name}`);
  }
  return Object.fromEntries(
    Object.entries(metadata.inputs).map(([name, { default: fallback }]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      inputs[name] ?? fallback ?? '',
    ]),
  );
}

/** `name<<mark`, lines, `mark`; the last one of a name counts. */
function readFile(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { groups } of text.matchAll(
    /^(?<name>[\w-]+)<<(?<mark>\S+)\n(?<value>[\s\S]*?)\n?\k<mark>$/gm,
  )) {
    found[groups?.['name'] ?? ''] = groups?.['value'] ?? '';
  }
  return found;
}

interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** A line as the runner takes it: `::name a=b::data` after blanks, or `##[name a=b]data` anywhere. */
function readCommand(line: string): Command | null {
  const [, head, data] =
    /^\s*::([^:]*(?::(?!:)[^:]*)*)::(.*)$/s.exec(line) ?? /##\[([^\]]*)\](.*)$/s.exec(line) ?? [];
  if (head === undefined || data === undefined) return null;
  const [name = '', rest = ''] = head.split(/ (.*)/s);
  const properties = rest
    .split(',')
    .filter((part) => part !== '')
    .map((part) => part.split(/=(.*)/s).map(unescaped) as [string, string]);
  return { name, properties: Object.fromEntries(properties), data: unescaped(data) };
}

function unescaped(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

function readLog(raw: string): Pick<JobRun, 'log' | 'annotations' | 'dropped' | 'masks'> {
  const annotations: Annotation[] = [];
  const counts = { error: 0, warning: 0, notice: 0 };
  const masks: string[] = [];
  const shown: string[] = [];
  let dropped = 0;
  for (const line of raw.split(/\r?\n/)) {
    const command = readCommand(line);
    const { name = '', properties = {}, data = '' } = command ?? {};
    switch (name) {
      case 'error':
      case 'warning':
      case 'notice': {
        counts[name] += 1;
        if (counts[name] > PER_LEVEL) dropped += 1;
        else {
          const { file = '', line: at = '', title = '' } = properties;
          annotations.push({ level: name, message: data.slice(0, 4096), file, line: at, title });
        }
        break;
      }
      case 'add-mask':
        masks.push(data);
        break;
      case 'group':
      case 'endgroup':
      case 'debug':
        break;
      case '':
        shown.push(line);
        break;
      default:
        throw new Error(`the runner was given the command "${name}": ${line.slice(0, 200)}`);
    }
  }
  const log = masks.reduce((text, mask) => text.replaceAll(mask, '***'), shown.join('\n'));
  return { log, annotations, dropped, masks };
}
