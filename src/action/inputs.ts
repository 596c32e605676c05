import { UsageError } from '../errors.ts';
import type { SeriesSource } from '../event/pull-series.ts';
import { type RawOptions, RUN_FLAGS } from '../options.ts';
import { isMarkerKey } from '../publish/marker.ts';
import type { PublishOptions } from '../publish/publish.ts';

/** The inputs of action.yml, read once into one object, checked against each other. Nothing else reads an input. */

export interface ActionInputs {
  readonly mode: 'run' | 'plan' | 'report';
  /** Mails that were named; empty to take those of the event. */
  readonly mails: readonly string[];
  readonly series: SeriesSource;
  /** Options of `patchboot run` as they were given; checked by runOptions. */
  readonly raw: RawOptions;
  /** Result files of mode report. */
  readonly results: readonly string[];
  readonly token: string | null;
  readonly publish: PublishOptions;
  readonly annotations: boolean;
  /** Whether another verdict than pass fails the job. */
  readonly failJob: boolean;
}

/** Inputs that are not options of `patchboot run`, with what is assumed where action.yml's default is missing. */
export const ACTION_ONLY_INPUTS = {
  mode: 'run',
  mails: '',
  series: 'auto',
  results: '',
  'github-token': '',
  comment: 'true',
  'comment-key': 'patchboot',
  'check-run': 'false',
  'check-name': 'patchboot report',
  annotations: 'true',
  'fail-job': 'true',
  'pull-request': '',
  'head-sha': '',
  'artifact-url': '',
} as const;
type ActionOnly = keyof typeof ACTION_ONLY_INPUTS;

/** Reads all inputs. `input` gives the text of one, '' when it is not set. */
export function readInputs(input: (name: string) => string): ActionInputs {
  const text = (name: ActionOnly): string => input(name).trim() || ACTION_ONLY_INPUTS[name];
  const flag = (name: ActionOnly): boolean => parseFlag(name, text(name));
  const lines = (name: string): readonly string[] =>
    input(name)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const mode = choice('mode', text('mode'), ['run', 'plan', 'report']);
  const number = text('pull-request');
  if (number !== '' && !/^[1-9]\d{0,9}$/.test(number)) {
    throw new UsageError(`the input pull-request is "${number}", which is no number of a pull request`);
  }
  const sha = text('head-sha');
  if (sha !== '' && !/^[0-9a-f]{7,64}$/.test(sha)) {
    throw new UsageError(`the input head-sha is "${sha}", which is no commit id`);
  }
  const artifactUrl = text('artifact-url');
  if (artifactUrl !== '' && !/^https:\/\/\S+$/.test(artifactUrl)) {
    throw new UsageError(`the input artifact-url is "${artifactUrl}", which is no https:// address`);
  }
  const commentKey = text('comment-key');
  if (!isMarkerKey(commentKey)) {
    throw new UsageError(`the input comment-key is "${commentKey}"`, {
      hint: 'Use letters, digits, dots and single hyphens, 60 at most.',
    });
  }
  const inputs: ActionInputs = {
    mode,
    mails: lines('mails'),
    series: choice('series', text('series'), ['auto', 'commits', 'files']),
    raw: readRunInputs(input, lines),
    results: lines('results'),
    token: text('github-token') || null,
    publish: {
      comment: flag('comment'),
      commentKey,
      checkRun: flag('check-run'),
      checkName: text('check-name'),
      target: { number: number === '' ? null : Number(number), sha: sha === '' ? null : sha },
      artifactUrl: artifactUrl || null,
    },
    annotations: flag('annotations'),
    failJob: flag('fail-job'),
  };
  crossCheck(inputs);
  return inputs;
}

function readRunInputs(
  input: (name: string) => string,
  lines: (name: string) => readonly string[],
): RawOptions {
  return Object.fromEntries(
    Object.entries(RUN_FLAGS).map(([name, flag]) => {
      if (flag.type === 'boolean') return [name, parseFlag(name, input(name).trim() || 'false')];
      return [name, 'multiple' in flag ? lines(name) : input(name)];
    }),
  );
}

function crossCheck({ mode, mails, results, token, publish, raw }: ActionInputs): void {
  if (mode === 'report') {
    if (results.length === 0) {
      throw new UsageError('mode: report needs the input results', {
        hint: 'Name result.json files, or the folder that actions/download-artifact wrote.',
      });
    }
    if (mails.length > 0) {
      throw new UsageError('mode: report takes no mails: it only shows what a run has found');
    }
    if (token === null && (publish.comment || publish.checkRun)) {
      throw new UsageError('mode: report needs a token to post with', {
        hint: 'Pass github.token as the input github-token, and give the job "permissions: pull-requests: write". For the reports alone set comment: false.',
      });
    }
  } else if (results.length > 0) {
    throw new UsageError(`the input results is for mode: report, not for mode: ${mode}`);
  }
  if (publish.checkRun && token === null) {
    throw new UsageError('check-run: true needs a token', {
      hint: 'Pass github.token as the input github-token, and give the job "permissions: checks: write".',
    });
  }
  if (mode === 'run' && raw['sandbox'] === 'off' && token !== null) {
    throw new UsageError('sandbox: off runs code of the patch beside the token', {
      hint: 'Leave github-token out here, and post from another job with mode: report.',
    });
  }
}

/** As YAML 1.2 writes them, which is what the runner's own toolkit takes. */
function parseFlag(name: string, value: string): boolean {
  if (/^(?:true|True|TRUE)$/.test(value)) return true;
  if (/^(?:false|False|FALSE)$/.test(value)) return false;
  throw new UsageError(`the input ${name} is true or false, not "${value}"`);
}

function choice<const T extends string>(name: string, value: string, choices: readonly T[]): T {
  const found = choices.find((known) => known === value);
  if (found !== undefined) return found;
  throw new UsageError(`the input ${name} is one of ${choices.join(', ')}, not "${value}"`);
}
