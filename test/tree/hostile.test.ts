import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applySeries } from '../../src/tree/apply.ts';
import { ApplyError } from '../../src/tree/apply-error.ts';
import { PolicyError } from '../../src/tree/policy.ts';
import { openTree } from '../../src/tree/tree.ts';
import { prepareWorktree, type Worktree } from '../../src/tree/worktree.ts';
import {
  fingerprint,
  makePatch,
  makeRepo,
  makeSeries,
  makeWorld,
  type Repo,
  type TestWorld,
} from './fixtures.ts';

/**
 * Hostile patches, end to end with real git: each is refused by name, and nothing but the worktree changes. A folder
 * beside the worktree and the user's repository are compared byte by byte.
 */

let world: TestWorld;
let repo: Repo;
let base: string;
let worktree: Worktree;
let sentinel: string;

beforeAll(async () => {
  world = await makeWorld();
  repo = await makeRepo(join(world.root, 'user'));
  await repo.git('config', 'core.symlinks', 'true');
  await repo.write({ 'fs/a.c': 'one\ntwo\nthree\n', 'x/y': '1\n' });
  await import('node:fs/promises').then((fs) => fs.symlink('../fs', join(repo.path, 'x/link')));
  base = await repo.commit('base');
  worktree = await prepareWorktree(await openTree(repo.path, world), base, world);
  sentinel = join(world.root, 'sentinel');
  await mkdir(sentinel);
  await writeFile(join(sentinel, 'file'), 'safe\n');
});
afterAll(async () => {
  await worktree.release();
  await world.remove();
});

const add = (path: string, content: string, mode = '100644', name = `b/${path}`): string =>
  `diff --git ${name.replace('b/', 'a/')} ${name}\nnew file mode ${mode}\n--- /dev/null\n+++ ${name}\n@@ -0,0 +1 @@\n+${content}\n${mode === '120000' ? '\\ No newline at end of file\n' : ''}`;

const edit = (path: string): string =>
  `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n`;

type Case = readonly [name: string, diff: () => string, error: 'policy' | 'apply', words: string];

const CASES: readonly Case[] = [
  ['a path out of the tree', () => add('../sentinel/new', 'x'), 'policy', 'leaves the tree through ".."'],
  ['a path out of the middle', () => add('a/../../sentinel/file', 'x'), 'policy', 'leaves the tree'],
  [
    'an absolute path',
    () => add('x', 'x', '100644', `${join(world.root, 'sentinel', 'new')}`),
    'policy',
    'is absolute',
  ],
  [
    'a C-quoted path out of the tree',
    () => add('x', 'x', '100644', '"b/\\056\\056/sentinel/new"'),
    'policy',
    'leaves the tree',
  ],
  [
    'a rename out of the tree',
    () => 'diff --git a/fs/a.c b/x\nsimilarity index 100%\nrename from fs/a.c\nrename to ../sentinel/x\n',
    'policy',
    'leaves the tree',
  ],
  [
    'a hook',
    () => add('.git/hooks/post-applypatch', '#!/bin/sh', '100755'),
    'policy',
    'is inside of a .git folder',
  ],
  ['a hook in capitals', () => add('.GIT/hooks/x', 'x'), 'policy', 'is inside of a .git folder'],
  ['a hook by its short name', () => add('git~1/hooks/x', 'x'), 'policy', 'is inside of a .git folder'],
  ['a hook with an ignored character', () => add('.g\u200cit/config', 'x'), 'policy', 'zero-width'],
  ['a nested repository', () => add('d/.git/config', '[core]'), 'policy', 'is inside of a .git folder'],
  [
    'a symbolic link to the host',
    () => add('l', '/etc/passwd', '120000'),
    'policy',
    'symbolic link to /etc/passwd: its target is absolute',
  ],
  [
    'a symbolic link out of the tree',
    () => add('l', '../sentinel/file', '120000'),
    'policy',
    'its target leaves the tree',
  ],
  [
    'a symbolic link through another',
    () => add('x/l2', 'link/../../../sentinel', '120000'),
    'policy',
    '".." behind a name',
  ],
  [
    'a link turned outward',
    () =>
      `diff --git a/x/link b/x/link\nindex 1..2 120000\n--- a/x/link\n+++ b/x/link\n@@ -1 +1 @@\n-../fs\n\\ No newline at end of file\n+../../sentinel\n\\ No newline at end of file\n`,
    'policy',
    'its target leaves the tree',
  ],
  [
    'a link whose diff hides its mode',
    () =>
      `--- a/x/link\n+++ b/x/link\n@@ -1 +1 @@\n-../fs\n\\ No newline at end of file\n+../../sentinel\n\\ No newline at end of file\n`,
    'policy',
    'its target leaves the tree',
  ],
  ['a file behind a symbolic link', () => add('x/link/new.c', 'x'), 'apply', 'beyond a symbolic link'],
  ['an edit through a symbolic link', () => edit('x/link/a.c'), 'apply', 'x/link/a.c'],
  ['a link and a file beneath it', () => `${add('l', 'fs', '120000')}${add('l/new', 'x')}`, 'apply', 'l/new'],
  [
    'a submodule',
    () => add('sub', 'Subproject commit 0123456789012345678901234567890123456789', '160000'),
    'policy',
    'is a submodule',
  ],
  ['a list of submodules', () => add('.gitmodules', '[submodule "x"]'), 'policy', 'is a list of submodules'],
  [
    'a list of submodules in another spelling',
    () => add('.GITMODULES', 'x'),
    'policy',
    'is a list of submodules',
  ],
  ['a device', () => add('dev', 'x', '020000'), 'policy', 'has mode 020000'],
  [
    'a hunk of 2^31 lines',
    () =>
      'diff --git a/fs/a.c b/fs/a.c\n--- a/fs/a.c\n+++ b/fs/a.c\n@@ -1,2147483648 +1,2147483648 @@\n one\n',
    'apply',
    'damaged',
  ],
  [
    'a hunk of 10^20 lines',
    () =>
      'diff --git a/fs/a.c b/fs/a.c\n--- a/fs/a.c\n+++ b/fs/a.c\n@@ -1,100000000000000000000 +1,1 @@\n one\n',
    'apply',
    'damaged',
  ],
  [
    'a huge binary',
    () =>
      'diff --git a/b b/b\nnew file mode 100644\nindex 0000000000000000000000000000000000000000..1111111111111111111111111111111111111111\nGIT binary patch\nliteral 999999999\nzcmZQz\n\n',
    'policy',
    'is a binary file of 999999999 bytes',
  ],
  [
    'a cut binary',
    () =>
      'diff --git a/b b/b\nnew file mode 100644\nindex 0000000000000000000000000000000000000000..1111111111111111111111111111111111111111\nGIT binary patch\nliteral 100\nzcmZQz\n\n',
    'apply',
    'damaged',
  ],
  [
    'names that contradict each other',
    () => 'diff --git a/fs/a.c b/fs/a.c\n--- a/fs/a.c\n+++ b/x/y\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n',
    'policy',
    'has other names in its header: fs/a.c, x/y',
  ],
  [
    'control characters in a path',
    () => add('x', 'x', '100644', '"b/a\\033[31m"'),
    'policy',
    'holds a control character',
  ],
];

describe('a patch with', () => {
  test.each(CASES)('%s is refused, and changes nothing', async (_name, diff, kind, words) => {
    const before = [
      await fingerprint(sentinel),
      await fingerprint(repo.path),
      (await readdir(world.root)).sort(),
    ];
    const good = makePatch(edit('fs/a.c'));
    const evil = makePatch(diff(), { subject: 'evil \u001b[31m @team', files: [] });
    const applying = applySeries(worktree, makeSeries([good, evil]), base, world, { mode: 'fuzz' });
    const error: unknown = await applying.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(kind === 'policy' ? PolicyError : ApplyError);
    const text = `${(error as Error).message}\n${(error as PolicyError).hint}`;
    expect(text).toContain('patch 2 of 2 ("evil \\x1b[31m @team")');
    expect(text).toContain(words);
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    expect(await worktree.head()).toBe(base);
    expect(await worktree.git.text(['status', '--porcelain', '--ignored'])).toBe('');
    expect([
      await fingerprint(sentinel),
      await fingerprint(repo.path),
      (await readdir(world.root)).sort(),
    ]).toEqual(before);
  });

  test('odd modes, attributes and hidden characters is applied and flagged', async () => {
    const diff = [
      add('run.sh', 'x', '100777'),
      add('.gitattributes', '* text eol=crlf'),
      add('t.c', 'int a\u202e;'),
      add('ok', 'fs', '120000'),
    ].join('');
    const applied = await applySeries(worktree, makeSeries([makePatch(diff)]), base, world, {
      mode: 'exact',
    });
    expect(applied.notes).toEqual([
      'patch 1: run.sh has mode 100777, which git writes as 100644 or 100755',
      'patch 1: .gitattributes sets git attributes, which have no effect on this test',
      'patch 1: t.c gets a bidirectional control character in line 1: int a\\u{202e};',
      'patch 1: ok is a symbolic link to fs',
    ]);
    // The attributes of the patch did not change how git wrote another file.
    await worktree.checkout(base);
    await worktree.checkout(applied.head);
    expect(await worktree.git.text(['status', '--porcelain'])).toBe('');
    await worktree.checkout(base);
  });
});

test('a log and an author made to confuse git am change nothing but the message', async () => {
  const log = [
    'From x at 10:22:33 2001',
    'From: Mallory <m@example.org>',
    '-- >8 --',
    'Subject: [PATCH] other',
    '>From here',
    'Signed-off-by: A <a@b>',
  ].join('\n');
  const patch = makePatch(edit('fs/a.c'), {
    subject: '[fs] change: a "thing"',
    log,
    author: { name: 'Ann, "the" <Author>\n', email: 'ann@example.org>' },
    dateMs: null,
    zoneMinutes: -9900,
  });
  const applied = await applySeries(worktree, makeSeries([patch]), base, world, { mode: 'exact' });
  const shown = await worktree.git.text(['log', '-1', '--format=%an|%ae|%ad|%s|%b', applied.head]);
  expect(shown).toBe(
    `Ann, the Author|ann@example.org|Sat Jan 1 00:00:00 2000 +0000|[fs] change: a "thing"|${log}\n`,
  );
  await worktree.checkout(base);
});
