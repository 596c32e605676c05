import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forGit } from '../../src/mail/for-git.ts';
import { readMessagesFromBytes } from '../../src/mail/read.ts';

let dir = '';
const git = (args: readonly string[], input?: Buffer): { status: number | null; stdout: Buffer } =>
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: dir, input });

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'for-git-'));
  git(['init', '-q']);
  git(['commit', '-q', '--allow-empty', '-m', 'empty']);
  writeFileSync(join(dir, 'blob.bin'), Buffer.from([0, 1, 2, 255, 10, 0]));
  git(['add', 'blob.bin']);
});

afterAll(() => rmSync(dir, { recursive: true }));

test('a binary patch from a mail applies', async () => {
  const diff = git(['diff', '--cached', '--binary']).stdout;
  git(['reset', '-q', '--hard']);
  const head = Buffer.from('From: A <a@example.org>\nSubject: [PATCH] blob\n\nLog.\n---\n\n');
  const [message] = await readMessagesFromBytes(
    Buffer.concat([head, diff, Buffer.from('-- \n2.45.0\n')]),
    'mail',
  );
  const bytes = message?.candidates[0]?.bytes ?? Buffer.alloc(0);
  expect(git(['apply', '--check'], forGit(bytes)).status).toBe(0);
  // Git still needs the empty line; without it this function would be for nothing.
  expect(git(['apply', '--check'], bytes).status).not.toBe(0);
});

test('a text diff stays as it is', () => {
  const diff = Buffer.from('diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n');
  expect(forGit(diff)).toBe(diff);
});
