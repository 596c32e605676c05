import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../../src/cli.ts';
import type { Io } from '../../src/commands/command.ts';
import { COMMANDS } from '../../src/commands/index.ts';
import { renderLkp } from '../../src/report/lkp.ts';
import { functionalFail, pass } from './samples.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchboot-report-'));
  await writeFile(join(folder, 'result.json'), JSON.stringify(functionalFail()));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function report(args: readonly string[], change: Partial<Io> = {}) {
  const output = { stdout: '', stderr: '' };
  const io: Io = {
    stdout: (text) => {
      output.stdout += text;
    },
    stderr: (text) => {
      output.stderr += text;
    },
    stdin: async () => Buffer.from(JSON.stringify(pass)),
    cwd: folder,
    env: {},
    stdoutIsTty: false,
    stderrIsTty: false,
    columns: 80,
    signal: new AbortController().signal,
    dataDir: folder,
    ...change,
  };
  return { status: await runCli(['report', ...args], io, COMMANDS), ...output };
}

describe('patchboot report', () => {
  it.each([
    ['text', /^FAIL: WARNING/],
    ['lkp', /^Hello,\n/],
    ['markdown', /^## FAIL: /],
    ['html', /^<!doctype html>/],
    ['junit', /^<\?xml /],
    ['json', /^\{\n {2}"version": 1,/],
    ['eml', /^From: patchboot <patchboot@localhost>\r\n/],
  ])('--format %s', async (format, words) => {
    const { status, stdout, stderr } = await report(['result.json', '--format', format]);
    expect(stdout).toMatch(words);
    expect([status, stderr]).toEqual([0, '']);
  });

  it('reads standard input, and prints text without colour unless asked', async () => {
    expect((await report(['-'])).stdout).toMatch(/^PASS: /);
    expect((await report(['-', '--color', 'always'])).stdout).toContain('\u001b[32m');
    expect((await report(['-'], { stdoutIsTty: true })).stdout).toContain('\u001b[32m');
    expect((await report(['-'], { stdoutIsTty: true, env: { NO_COLOR: '1' } })).stdout).not.toContain(
      '\u001b',
    );
  });

  it('writes a file', async () => {
    const { status, stdout } = await report(['result.json', '--format', 'lkp', '--output', 'new/r.txt']);
    expect([status, stdout]).toEqual([0, '']);
    expect(await readFile(join(folder, 'new/r.txt'), 'utf8')).toBe(renderLkp(functionalFail()));
  });

  it('keeps Markdown within --limit-bytes', async () => {
    const { stdout } = await report(['result.json', '--format', 'markdown', '--limit-bytes', '900']);
    expect(Buffer.byteLength(stdout)).toBeLessThanOrEqual(900);
  });

  it('prints its schema', async () => {
    expect(JSON.parse((await report(['--schema'])).stdout)).toMatchObject({
      title: 'patchboot result',
      type: 'object',
    });
  });

  it.each([
    ['no file', [], 'report needs the file of a result'],
    ['two files that are not there', ['a', 'b'], 'there is no result.json at a'],
    ['an unknown format', ['result.json', '--format', 'pdf'], 'there is no format "pdf"'],
    ['an unknown option', ['result.json', '--fromat', 'lkp'], 'report has no option --fromat'],
    ['a bad number', ['result.json', '--limit-bytes', '-5'], '--limit-bytes'],
    ['a bad colour', ['result.json', '--color', 'blue'], '--color is auto, always or never'],
    ['a file that is not there', ['gone.json'], 'cannot read gone.json'],
    [
      'a place that cannot be written',
      ['result.json', '--output', 'result.json/x'],
      'cannot write result.json/x',
    ],
  ])('says what is wrong with %s and exits 2', async (_, args, words) => {
    const { status, stdout, stderr } = await report(args);
    expect(stderr).toContain(words);
    expect([status, stdout]).toEqual([2, '']);
  });

  it('exits 2 on a file that is no result, and on a mail that cannot be', async () => {
    const bad = await report(['-'], { stdin: async () => Buffer.from('{}') });
    expect([bad.status, bad.stdout]).toEqual([2, '']);
    expect(bad.stderr).toContain('standard input does not have the format of a result:\n  version: ');
    const none = JSON.stringify({ ...pass, series: null });
    const mail = await report(['-', '--format', 'eml'], { stdin: async () => Buffer.from(none) });
    expect(mail.status).toBe(2);
    expect(mail.stderr).toContain('this result has no mail to reply to');
  });

  it('explains all of its options', async () => {
    const { stdout } = await report(['--help']);
    for (const word of [
      '--format',
      '--output',
      '--limit-bytes',
      '--color',
      '--columns',
      '--schema',
      'Exit status',
    ]) {
      expect(stdout).toContain(word);
    }
  });
});
