import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDataDir } from '../../src/world/terminal.ts';
import { runCliBundle } from '../e2e/cli.ts';

describe('findDataDir', () => {
  test.each([
    ['a bundle', '/opt/patchboot/dist', '/opt/patchboot'],
    ['the source', '/opt/patchboot/src/world', '/opt/patchboot'],
  ])('the data lies above %s', (_, start, expected) => {
    expect(findDataDir(start, (path) => path === '/opt/patchboot/machines')).toBe(expected);
  });

  test('without data it is the folder above the file, so that an error can name what is not there', () => {
    expect(findDataDir('/tmp/dist', () => false)).toBe('/tmp');
  });
});

describe('a program in a terminal', () => {
  let folder: string;
  let cli: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'terminal-'));
    cli = join(folder, 'program.mjs');
    const bundle = await rolldown({
      input: join(import.meta.dirname, 'terminal-program.ts'),
      platform: 'node',
    });
    await bundle.write({ file: cli, format: 'esm' });
    await bundle.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('data to stdout, progress to stderr, and its status', async () => {
    expect(await runCliBundle(['status'], { cli })).toMatchObject({
      stdout: 'data\n',
      stderr: 'progress\n',
      code: 3,
    });
  });

  test('reads all of standard input', async () => {
    const input = 'abc\n'.repeat(100_000);
    expect((await runCliBundle(['echo'], { cli, input })).stdout).toBe(input.toUpperCase());
  });

  test('all output gets out before the end', async () => {
    expect((await runCliBundle(['flood'], { cli })).stdout).toHaveLength(2_000_000);
  });

  test('a reader that goes away ends it quietly, and not as if it had passed', async () => {
    const child = spawn('bash', [
      '-c',
      'set -o pipefail; "$0" "$1" flood | head -n 1',
      process.execPath,
      cli,
    ]);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, out, err }).toEqual({ code: 141, out: `${'x'.repeat(99)}\n`, err: '' });
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with its children, status 130', async (signal) => {
    const run = await runCliBundle(['polite'], {
      cli,
      onStderr: (text, interrupt) => {
        if (text.includes('ready')) interrupt(signal);
      },
    });
    expect(run).toMatchObject({ code: 130, leftRunning: [] });
  });

  test('a second Ctrl-C kills at once what does not listen', async () => {
    let sent = 0;
    const run = await runCliBundle(['stubborn'], {
      cli,
      // Less than the ten seconds after which the first signal alone would end it.
      timeoutMs: 8000,
      onStderr: (text, interrupt) => {
        if (!text.includes('ready') || sent++ > 0) return;
        interrupt('SIGINT');
        // Two signals at the same moment are one to the kernel.
        setTimeout(() => interrupt('SIGINT'), 300);
      },
    });
    expect(run).toMatchObject({ code: 130, signal: null, leftRunning: [] });
  });
});
