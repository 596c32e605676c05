import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, runCliBundle } from './cli.ts';
import { patchMail, WARNING_CONSOLE } from './inputs.ts';

/** The shipped bundle, copied with the product's data to a folder that has no node_modules above it. */

/** Commands that other programs rely on. */
const CONTRACT = ['run', 'demo', 'mail', 'series', 'claims', 'dmesg', 'plan', 'report', 'publish', 'doctor'];
/** What commands read at run time; the copy must work with these and dist/ alone. */
const DATA_FOLDERS = ['machines', 'kconfig', 'suites', 'guest', 'examples'];

let home: string;
let cli: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'patchboot-bundle-'));
  for (const folder of ['dist', ...DATA_FOLDERS]) {
    await cp(join(ROOT, folder), join(home, folder), { recursive: true });
  }
  cli = join(home, 'dist/cli.js');
  await mkdir(join(home, 'inputs'));
  await writeFile(join(home, 'inputs/1.eml'), patchMail(1, 2, 'drivers/teapot/pour.c'));
  await writeFile(join(home, 'inputs/2.eml'), patchMail(2, 2, 'drivers/teapot/kettle.c'));
  await writeFile(join(home, 'inputs/console.log'), WARNING_CONSOLE);
});

afterAll(() => rm(home, { recursive: true, force: true }));

const run = (...args: string[]) => runCliBundle(args, { cli, cwd: home });

function ndjson(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('help', () => {
  test('--help names the commands, and the --help of each explains it', async () => {
    const { code, stdout, stderr } = await run('--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const named = [...stdout.matchAll(/^ {2}(\w+) {2,}\S/gm)].map((match) => match[1] ?? '');
    expect(named).toEqual(expect.arrayContaining(CONTRACT));
    for (const name of named) {
      const help = await run(name, '--help');
      expect({ name, code: help.code, stderr: help.stderr }).toEqual({ name, code: 0, stderr: '' });
      expect(help.stdout).toContain(`patchboot ${name}`);
    }
  });

  test('an unknown command is wrong usage, and the message names the commands', async () => {
    const { code, stdout, stderr } = await run('brew');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('there is no command "brew"');
    expect(stderr).toContain('doctor');
  });

  test('no command at all is wrong usage', async () => {
    expect((await run()).code).toBe(2);
  });

  test('--version is that of package.json', async () => {
    const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect((await run('--version')).stdout).toBe(`${version}\n`);
  });
});

describe('data', () => {
  test('series --json puts two mails together', async () => {
    const { code, stdout } = await run('series', '--json', 'inputs/2.eml', 'inputs/1.eml');
    expect(code).toBe(0);
    const [series, ...more] = ndjson(stdout);
    expect(more).toEqual([]);
    expect(series).toMatchObject({
      total: 2,
      complete: true,
      missing: [],
      patches: [{ index: 1 }, { index: 2 }],
    });
  });

  test('mail --json tells a patch', async () => {
    const { code, stdout } = await run('mail', '--json', 'inputs/1.eml');
    expect(code).toBe(0);
    expect(ndjson(stdout)).toMatchObject([
      { kind: 'patch', subject: 'teapot: pour from drivers/teapot/pour.c', position: 1, total: 2 },
    ]);
  });

  test('dmesg --json finds a warning and its function', async () => {
    const { code, stdout } = await run('dmesg', '--json', 'inputs/console.log');

    // A problem on the console is a finding.
    expect(code).toBe(1);
    expect(ndjson(stdout)).toMatchObject([
      { panicked: false, problems: [{ kind: 'warning', function: 'teapot_pour', corrupted: false }] },
    ]);
  });

  test('a file that is not there is named', async () => {
    const { code, stderr } = await run('series', '--json', 'inputs/none.eml');
    expect(code).toBe(2);
    expect(stderr).toContain('inputs/none.eml');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('a reader that goes away early is no error', async () => {
    // Enough output to fill a pipe, so that the writer meets the closed end.
    const files = Array.from({ length: 400 }, () => 'inputs/console.log').join(' ');
    const script = `node dist/cli.js dmesg --json ${files} | head -n 1`;
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', script], { cwd: home });
    expect(ndjson(stdout)).toHaveLength(1);
    expect(stderr).toBe('');
  });
});

describe('doctor', () => {
  test('--json is one value, and its exit status says the same', async () => {
    const { code, stdout, leftRunning } = await run('doctor', '--json');
    const [diagnosis] = ndjson(stdout);
    expect(code).toBe(diagnosis?.['ok'] === true ? 0 : 3);
    expect(leftRunning).toEqual([]);
  });

  test('an empty PATH is told as missing programs, with the command that brings them', async () => {
    const empty = join(home, 'empty');
    await mkdir(empty, { recursive: true });
    const { code, stdout } = await runCliBundle(['doctor'], { cli, cwd: home, env: { PATH: empty } });
    expect(code).toBe(3);
    expect(stdout).toMatch(/MISSING +flex/);
    expect(stdout).toMatch(/apt-get install -y --no-install-recommends .*\bflex\b/);
  });
});

describe('the runner itself', () => {
  test('sees a process that is left behind', async () => {
    const script = join(home, 'leaves.mjs');
    await writeFile(
      script,
      `import { spawn } from 'node:child_process';
       spawn('sleep', ['1.5'], { detached: true, stdio: 'ignore', env: { PATH: process.env.PATH } }).unref();`,
    );
    const { leftRunning } = await runCliBundle([], { cli: script, lingerMs: 0 });
    expect(leftRunning).toHaveLength(1);
    expect(leftRunning[0]).toContain('sleep 1.5');
  });
});
