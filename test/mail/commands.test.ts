import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../../src/cli.ts';
import type { Io } from '../../src/commands/command.ts';
import { COMMANDS } from '../../src/commands/index.ts';

const CASES = join(import.meta.dirname, '..', 'series', 'cases');
const MAILS = join(import.meta.dirname, 'cases');

async function run(
  args: readonly string[],
  stdin = Buffer.alloc(0),
): Promise<{ status: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const io: Io = {
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      err += text;
    },
    stdin: async () => stdin,
    cwd: CASES,
    env: {},
    stdoutIsTty: false,
    stderrIsTty: false,
    columns: 80,
    signal: new AbortController().signal,
    dataDir: '/',
  };
  const status = await runCli(args, io, COMMANDS);
  return { status, out, err };
}

const lines = (out: string): Record<string, unknown>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('patchboot mail', () => {
  test('one NDJSON line a mail, with the promised fields', async () => {
    const { status, out } = await run(['mail', '--json', 'plain/thread.mbox']);
    expect(status).toBe(0);
    const [cover, first] = lines(out);
    expect(lines(out)).toHaveLength(3);
    expect(cover).toMatchObject({
      file: 'plain/thread.mbox',
      index: 0,
      kind: 'cover',
      diffSha256: null,
      files: [],
    });
    for (const field of 'file index kind subject author date messageId version position total rfc resend tags diffSha256 candidates files notes'.split(
      ' ',
    )) {
      expect(first).toHaveProperty(field);
    }
    expect(first?.['candidates']).toEqual([{ decoder: 'exact', sha256: first?.['diffSha256'] }]);
  });

  test('lines for people, with notes', async () => {
    const { out } = await run(['mail', 'reply-with-diff/thread.mbox']);
    expect(out).toContain('thread.mbox:0  patch  2026-03-03  one\n');
    expect(out).toContain('    note: a reply with a diff: listed, not applied\n');
  });

  test('standard input, globs, and several files', async () => {
    const stdin = readFileSync(join(CASES, 'plain', 'thread.mbox'));
    expect(lines((await run(['mail', '--json', '-'], stdin)).out)).toHaveLength(3);
    const both = lines((await run(['mail', '--json', 'format-patch-*/0*.patch', 'plain/thread.mbox'])).out);
    expect(both.map((line) => line['file'])).toEqual([
      'format-patch-unnumbered/0001-one.patch',
      'format-patch-unnumbered/0002-two.patch',
      ...Array.from({ length: 3 }, () => 'plain/thread.mbox'),
    ]);
  });

  test('a mail that cannot be read has an error and the status is 2; the others are shown', async () => {
    const { status, out } = await run(['mail', '--json', join(MAILS, 'mime-60-parts', 'in.mbox')]);
    expect(status).toBe(2);
    expect(lines(out).map((line) => typeof line['error'])).toEqual(['string', 'undefined']);
  });

  test.each([
    [['mail'], 'no mail is named'],
    [['mail', '--frogs', 'x'], 'mail has no option --frogs'],
    [['mail', 'nothing.mbox'], 'there is no file nothing.mbox'],
    [['series', '--patches', '9', '--allow-incomplete', 'plain'], 'The series has 1, 2.'],
    [['series', '--version', 'x', 'plain'], '--version takes a number'],
    [['series', '--select', 'oldest', 'plain'], '--select takes "latest"'],
    [['series', '--patches', '3-1', 'plain'], '--patches 3-1'],
  ])('%j is refused', async (args, words) => {
    const { status, err } = await run(args);
    expect(status).toBe(2);
    expect(err).toContain(words);
  });

  test('for people: one line for a subject, nothing that acts on a terminal, and what is broken', async () => {
    const long = 'long '.repeat(2000);
    const mail = `From: A <a@b.c>\nSubject: [PATCH] x \u202e\u001b[31mevil ${long}\n\nlog\n---\ndiff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1,5 +1,6 @@\n 1\n+2\n`;
    for (const command of ['mail', 'series']) {
      const { status, out } = await run([command, '-'], Buffer.from(mail));
      expect(status).toBe(0);
      expect(out).toContain('evil long');
      expect(out).not.toMatch(/[\u202e\u001b]/);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(300);
      expect(out).toContain('the diff ends inside of a hunk (line 6 of the diff)');
      expect(out).toContain('1 file');
    }
  });

  test('leaves a README beside the patches alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'patchboot-mail-test-'));
    try {
      writeFileSync(join(folder, 'README.md'), '# What this is\n\nNot a mail.\n');
      writeFileSync(join(folder, '0001-x.patch'), 'From: A <a@b.c>\nSubject: [PATCH] x\n\nlog\n');
      const { out } = await run(['mail', '--json', folder]);
      expect(lines(out).map((line) => line['file'])).toEqual([`${folder}/0001-x.patch`]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each(['mail', 'series'])('%s --help names every option', async (name) => {
    const { status, out } = await run([name, '--help']);
    expect(status).toBe(0);
    const options =
      name === 'mail'
        ? ['--json', '--archive']
        : [
            '--all',
            '--version',
            '--patches',
            '--message-id',
            '--select',
            '--allow-incomplete',
            '--json',
            '--archive',
          ];
    for (const option of options) expect(out).toContain(`  ${option}`);
  });
});

describe('patchboot series', () => {
  test('the chosen series with the promised fields', async () => {
    const { status, out } = await run(['series', '--json', 'partial-reroll/thread.mbox']);
    expect(status).toBe(0);
    const [series] = lines(out);
    for (const field of 'subject version rfc resend tags total complete missing cover patches baseCommit prerequisites trailers claims notes'.split(
      ' ',
    )) {
      expect(series).toHaveProperty(field);
    }
    expect(series).toMatchObject({
      version: 3,
      complete: true,
      patches: [{ index: 1, decoder: 'exact', files: ['a.c'] }, { index: 2 }],
    });
  });

  test('--all lists what was posted, complete or not', async () => {
    const found = lines((await run(['series', '--json', '--all', 'partial-reroll/thread.mbox'])).out);
    expect(found.map((one) => [one['version'], one['complete'], one['missing']])).toEqual([
      [2, true, []],
      [3, false, [1]],
    ]);
  });

  test('options reach the choice', async () => {
    const version = lines(
      (await run(['series', '--json', '--version', '2', 'versions-dates/thread.mbox'])).out,
    );
    expect(version[0]?.['version']).toBe(2);
    const patches = lines((await run(['series', '--json', '--patches', '2', 'plain/thread.mbox'])).out);
    expect(patches[0]?.['patches']).toHaveLength(1);
    const latest = lines(
      (await run(['series', '--json', '--select', 'latest', 'two-series/thread.mbox'])).out,
    );
    expect(latest[0]?.['subject']).toBe('lily: other work');
    const incomplete = lines((await run(['series', '--json', '--allow-incomplete', 'hole/thread.mbox'])).out);
    expect(incomplete[0]?.['missing']).toEqual([1]);
    const one = lines((await run(['series', '--json', '--message-id', 'z@x', 'two-series/thread.mbox'])).out);
    expect(one[0]?.['messageId']).toBe('z@x');
  });

  test('a hole is status 2 with a table and what to type', async () => {
    const { status, err, out } = await run(['series', 'hole/thread.mbox']);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain('1/2  MISSING');
    expect(err).toContain('--allow-incomplete');
  });

  test('claims of the messages stand in the record', async () => {
    const text = '\n\nThis reduces the time of umount from 24 ms to 3 ms.\n---\n';
    const mail = readFileSync(join(CASES, 'stable-tag', 'thread.mbox'), 'latin1').replace('\n---\n', text);
    const { out } = await run(['series', '--json', '-'], Buffer.from(mail, 'latin1'));
    expect(lines(out)[0]?.['claims']).toHaveLength(1);
  });
});
