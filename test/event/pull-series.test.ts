import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Pull } from '../../src/event/event.ts';
import { isKernelTree, type PullSeries, pullSeries, type SeriesSource } from '../../src/event/pull-series.ts';
import { REAL_CLOCK } from '../../src/publish/retry.ts';
import { withWorld } from '../../src/world/create.ts';

/** Real git: the mails of a pull request out of a checkout. */

let folder: string;
let work: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patchboot-pull-'));
  work = join(folder, 'work');
  mkdirSync(work);
  git('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): string {
  const identity = [
    '-c',
    'user.name=Ada Example',
    '-c',
    'user.email=ada@example.org',
    '-c',
    'commit.gpgsign=false',
  ];
  return execFileSync('git', [...identity, ...args], { cwd: work, encoding: 'utf8' }).trim();
}

function commit(subject: string, files: Readonly<Record<string, string>>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(work, name, '..'), { recursive: true });
    writeFileSync(join(work, name), content);
  }
  git('add', '-A');
  git('commit', '-q', '-m', subject);
  return git('rev-parse', 'HEAD');
}

const KERNEL = {
  Makefile: '# SPDX\nVERSION = 6\nPATCHLEVEL = 12\n',
  Kbuild: '',
  Kconfig: '',
  'fs/a.c': 'one\ntwo\n',
};

const pull = (headSha: string, baseSha: string, commits: number | null = null): Pull => ({
  number: 7,
  headSha,
  baseSha,
  headRepository: 'octo/linux',
  open: true,
  commits,
});

function series(of: Pull, wanted: SeriesSource = 'auto', workspace = work): Promise<PullSeries> {
  const { signal } = new AbortController();
  const options = {
    cacheDir: join(folder, 'cache'),
    dataDir: folder,
    env: {},
    emit: () => {},
    signal,
    stdin: () => Promise.resolve(Buffer.alloc(0)),
  };
  return withWorld(options, (world) =>
    pullSeries(
      of,
      wanted,
      { workspace, into: join(folder, 'mails') },
      { github: null, patience: { clock: REAL_CLOCK, signal, deadlineMs: 0 }, world },
    ),
  );
}

describe('a kernel tree', () => {
  test('the own commits are the series, from the fork point on, and the checkout is the tree', async () => {
    const fork = commit('begin', KERNEL);
    git('checkout', '-q', '-b', 'topic');
    commit('fs: change one', { 'fs/a.c': 'ONE\ntwo\n' });
    const head = commit('fs: change two', { 'fs/a.c': 'ONE\nTWO\n' });
    git('checkout', '-q', 'main');
    const base = commit('elsewhere', { 'fs/b.c': 'b\n' });
    const found = await series(pull(head, base));
    expect(found).toMatchObject({ source: 'commits', tree: work, base: fork });
    const mails = readFileSync(found.mails[0] ?? '', 'utf8');
    expect(mails.match(/^Subject: .*/gm)).toEqual([
      'Subject: [PATCH 1/2] fs: change one',
      'Subject: [PATCH 2/2] fs: change two',
    ]);
    expect(found.changed.map((file) => file.path)).toEqual(['fs/a.c']);
  });

  test('a shallow checkout is enough when it is deeper than the pull request', async () => {
    commit('before', { 'fs/z.c': 'z\n' });
    const fork = commit('begin', KERNEL);
    const head = commit('fs: change one', { 'fs/a.c': 'ONE\ntwo\n' });
    const shallow = join(folder, 'shallow');
    const clone = (depth: number): void => {
      rmSync(shallow, { recursive: true, force: true });
      execFileSync('git', ['clone', '-q', '--depth', String(depth), `file://${work}`, shallow]);
    };
    const other = 'b'.repeat(40);
    clone(2);
    expect(await series(pull(head, other, 1), 'auto', shallow)).toMatchObject({ base: fork });
    clone(1);
    await expect(series(pull(head, other, 1), 'auto', shallow)).rejects.toThrow('does not reach from');
  });

  test('a merge is no patch', async () => {
    const fork = commit('begin', KERNEL);
    git('checkout', '-q', '-b', 'topic');
    commit('a', { 'fs/a.c': 'A\ntwo\n' });
    git('checkout', '-q', 'main');
    commit('b', { 'fs/b.c': 'b\n' });
    git('checkout', '-q', 'topic');
    git('merge', '-q', '--no-edit', 'main');
    const head = git('rev-parse', 'HEAD');
    await expect(series(pull(head, fork))).rejects.toThrow('holds 1 merge commit');
  });
});

describe('a queue of patches', () => {
  const PATCH =
    'From: a\nSubject: [PATCH] x\n\n---\n--- a/fs/a.c\n+++ b/fs/a.c\n@@ -1,2 +1,3 @@\n one\n+new\n two\n-- \n2.39\n';

  test('the mail files that are added or changed, in order, and nothing else', async () => {
    const base = commit('begin', { 'README.md': 'x\n', 'old.patch': PATCH, 'gone.patch': PATCH });
    git('rm', '-q', 'gone.patch');
    const head = commit('queue', {
      'README.md': 'y\n',
      'q/0002-b.patch': PATCH,
      'q/0001-a b.patch': PATCH,
      'script.sh': 'rm -rf /\n',
    });
    const found = await series(pull(head, base));
    expect(found).toMatchObject({ source: 'files', tree: null, base: null });
    expect(found.mails.map((file) => file.slice(folder.length))).toEqual([
      '/mails/0001-0001-a_b.patch',
      '/mails/0002-0002-b.patch',
    ]);
    expect(readFileSync(found.mails[0] ?? '', 'utf8')).toBe(PATCH);
    // Line 2 of fs/a.c is line 9 of the mail.
    expect(found.changed[0]?.quotes).toContainEqual({ path: 'fs/a.c', line: 2, added: true, at: 9 });
  });

  test('no mail among the files', async () => {
    const base = commit('begin', { a: 'a' });
    const head = commit('more', { b: 'b' });
    await expect(series(pull(head, base))).rejects.toThrow('adds or changes no mail');
  });

  test('a head that the checkout lacks needs a token', async () => {
    const base = commit('begin', { a: 'a' });
    await expect(series(pull('c'.repeat(40), base))).rejects.toThrow(
      'the checkout does not have cccccccccccc',
    );
  });
});

test('a kernel tree is told by its files', async () => {
  commit('begin', KERNEL);
  expect(await isKernelTree(work)).toBe(true);
  commit('no kernel', { Makefile: 'all:\n' });
  expect(await isKernelTree(work)).toBe(false);
});
