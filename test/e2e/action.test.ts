import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './cli.ts';

/** The shipped action as the runner starts it: an environment of its own, INPUT_* variables, command files. */

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patchboot-action-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface ActionRun {
  readonly code: number | null;
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly summary: string;
}

async function runAction(inputs: Readonly<Record<string, string>>): Promise<ActionRun> {
  const metadata = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default?: string }>;
  };
  const file = (name: string): string => {
    const path = join(folder, name);
    if (!existsSync(path)) writeFileSync(path, '');
    return path;
  };
  // The runner passes every input that action.yml knows, with its default.
  const values = Object.entries(metadata.inputs).map(([name, { default: fallback }]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    inputs[name] ?? fallback ?? '',
  ]);
  const env = {
    ...Object.fromEntries(values),
    PATH: process.env['PATH'] ?? '',
    HOME: homedir(),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: ROOT,
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_ENV: file('env'),
    GITHUB_PATH: file('path'),
    GITHUB_STATE: file('state'),
    RUNNER_TEMP: folder,
  };
  const child = spawn(process.execPath, [join(ROOT, 'dist/index.js')], {
    env,
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const written = readFileSync(join(folder, 'output'), 'utf8');
  const outputs = new Map(
    [...written.matchAll(/^(?<name>[\w-]+)<<(?<mark>\S+)\n(?<value>[\s\S]*?)\n\k<mark>$/gm)].map((match) => [
      match.groups?.['name'] ?? '',
      match.groups?.['value'] ?? '',
    ]),
  );
  return { code, log, outputs, summary: readFileSync(join(folder, 'summary'), 'utf8') };
}

test('a clean series: exit 0, outputs, and a job summary that says so', async () => {
  const out = join(folder, 'out');
  const { code, log, outputs, summary } = await runAction({
    mails: 'examples/cleanup',
    machines: 'x86_64-lockdep',
    boots: '1',
    out,
  });
  expect(log).toContain('::group::');
  expect(code, log).toBe(0);
  expect(outputs.get('verdict')).toBe('pass');
  expect(outputs.get('findings')).toBe('0');
  expect(outputs.get('result')).toBe(join(out, 'result.json'));
  expect(existsSync(outputs.get('result') ?? '')).toBe(true);
  expect(summary).toContain('x86_64-lockdep');
});

test('a mail that is no patch: exit 2, and the verdict is an output all the same', async () => {
  const { code, log, outputs, summary } = await runAction({
    mails: 'test/e2e/patches/no-patch.eml',
    out: join(folder, 'out'),
  });
  expect(code).toBe(2);
  expect(outputs.get('verdict')).toBe('invalid-input');
  expect(log).toContain('::error title=patchboot::');
  expect(summary).not.toBe('');
});

test('a wrong input is named before anything runs', async () => {
  const { code, log, outputs } = await runAction({ mails: 'examples/cleanup', accel: 'warp' });
  expect(code).toBe(2);
  expect(outputs.get('verdict')).toBe('invalid-input');
  expect(log).toContain('warp');
});
