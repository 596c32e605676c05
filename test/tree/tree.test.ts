import { chmod, chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InputError, InterruptedError } from '../../src/errors.ts';
import { aptTarball } from '../../src/tree/apt.ts';
import { openTree } from '../../src/tree/tree.ts';
import { prepareWorktree } from '../../src/tree/worktree.ts';
import { fingerprint, makeRepo, makeWorld, Repo, run, type TestWorld } from './fixtures.ts';

let world: TestWorld;

beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.remove());

const at = (name: string): string => join(world.root, name);

async function failure(spec: string): Promise<InputError> {
  const error: unknown = await openTree(spec, world).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  return error as InputError;
}

/** What a fresh checkout of the tree's head holds. */
async function checkout(spec: string): Promise<Record<string, string>> {
  const tree = await openTree(spec, world);
  const worktree = await prepareWorktree(tree, tree.head, world);
  const files: Record<string, string> = {};
  for (const entry of await readdir(worktree.path, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files[path.slice(worktree.path.length + 1)] = await readFile(path, 'utf8');
  }
  await worktree.release();
  return files;
}

describe('a git folder', () => {
  test('gives its branch, refs and files', async () => {
    const repo = await makeRepo(at('user'));
    const first = await repo.commit('one', { a: '1\n' });
    await repo.git('tag', '-a', '-m', 'x', 'v1');
    const second = await repo.commit('two', { a: '2\n' });
    const tree = await openTree(repo.path, world);
    expect(tree).toMatchObject({
      kind: 'folder',
      head: second,
      headName: 'master',
      shallow: false,
      partial: false,
    });
    expect(tree.refs.map((ref) => [ref.name, ref.commit])).toEqual([
      ['refs/heads/master', second],
      ['refs/tags/v1', first],
    ]);
    expect(await checkout(repo.path)).toEqual({ a: '2\n' });
  });

  test('may be bare, a linked worktree, a submodule-like folder, or at a detached head', async () => {
    const repo = await makeRepo(at('user'));
    const first = await repo.commit('one', { a: '1\n' });
    await repo.commit('two', { a: '2\n' });
    await run(['git', 'clone', '--quiet', '--bare', repo.path, at('bare.git')]);
    expect(await checkout(at('bare.git'))).toEqual({ a: '2\n' });
    await repo.git('worktree', 'add', '--quiet', '--detach', at('linked'), first);
    expect(await checkout(at('linked'))).toEqual({ a: '1\n' });
    await run(['git', 'init', '--quiet', `--separate-git-dir=${at('elsewhere')}`, at('separate')]);
    await new Repo(at('separate')).commit('three', { a: '3\n' });
    expect(await checkout(at('separate'))).toEqual({ a: '3\n' });
    expect((await openTree(at('linked'), world)).headName).toBe('HEAD');
  });

  test('borrows from alternates of the user, too', async () => {
    const repo = await makeRepo(at('user'));
    await repo.commit('one', { a: '1\n' });
    await run(['git', 'clone', '--quiet', '--shared', repo.path, at('borrower')]);
    expect(await checkout(at('borrower'))).toEqual({ a: '1\n' });
  });

  test('is read whoever owns it, with none of its settings, hooks and attributes', async () => {
    const repo = await makeRepo(at('user'));
    await repo.commit('one', {
      a: 'x\r\ny\n$Id$\n',
      '.gitattributes': '* text=auto eol=crlf ident filter=evil\n',
    });
    const witness = at('witness');
    await repo.git('config', 'core.fsmonitor', `touch ${witness}; false`);
    await repo.git('config', 'core.autocrlf', 'true');
    await repo.git('config', 'core.alternateRefsCommand', `touch ${witness}; true`);
    await repo.git('config', 'filter.evil.smudge', `touch ${witness}; cat`);
    await repo.write({ '.git/hooks/post-checkout': `#!/bin/sh\ntouch ${witness}\n` });
    await chmod(join(repo.path, '.git/hooks/post-checkout'), 0o755);
    if (process.getuid?.() === 0) await chown(join(repo.path, '.git'), 65534, 65534);
    const blob = (await openTree(repo.path, world)).head;
    const files = await checkout(repo.path);
    expect(files['a']).toBe(
      await run(['git', `--git-dir=${repo.path}/.git`, 'cat-file', 'blob', `${blob}:a`]).then(
        (t) => `${t}\n`,
      ),
    );
    await expect(stat(witness)).rejects.toThrow();
  });

  test('works when it uses SHA-256', async () => {
    await run(['git', 'init', '--quiet', '--object-format=sha256', at('user')]);
    const repo = new Repo(at('user'));
    const head = await repo.commit('one', { a: '1\n' });
    expect(head).toHaveLength(64);
    expect(await checkout(repo.path)).toEqual({ a: '1\n' });
  });

  test('without a commit, or that is no repository, is refused', async () => {
    await makeRepo(at('empty'));
    expect((await failure(at('empty'))).message).toContain('has no commit yet');
    await mkdir(at('plain'));
    const error = await failure(at('plain'));
    expect(error.message).toContain('is not a git repository');
    expect(error.hint).toContain('git init');
    expect((await failure(at('nothing'))).message).toContain('does not exist');
  });

  test('that is a shallow clone works', async () => {
    const repo = await makeRepo(at('user'));
    await repo.commit('one', { a: '1\n' });
    await repo.commit('two', { a: '2\n' });
    await run(['git', 'clone', '--quiet', '--depth=1', `file://${repo.path}`, at('shallow')]);
    const before = await fingerprint(at('shallow'));
    expect((await openTree(at('shallow'), world)).shallow).toBe(true);
    expect(await checkout(at('shallow'))).toEqual({ a: '2\n' });
    expect(await fingerprint(at('shallow'))).toBe(before);
  });

  test('that is a clone without blobs gets them from its remote, into the cache', async () => {
    const repo = await makeRepo(at('user'));
    await repo.commit('one', { a: '1\n', 'b/c': 'c\n' });
    await repo.git('config', 'uploadpack.allowFilter', 'true');
    const clone = ['clone', '--quiet', '--filter=blob:none', '--no-checkout'] as const;
    await run(['git', ...clone, `file://${repo.path}`, at('blobless')]);
    const before = await fingerprint(at('blobless'));
    const tree = await openTree(at('blobless'), world);
    expect(tree.partial).toBe(true);
    expect(await checkout(at('blobless'))).toEqual({ a: '1\n', 'b/c': 'c\n' });
    expect(await fingerprint(at('blobless'))).toBe(before);
  });

  test('that is a clone without blobs of a remote out of reach says so', async () => {
    const repo = await makeRepo(at('user'));
    await repo.commit('one', { a: '1\n' });
    await repo.git('config', 'uploadpack.allowFilter', 'true');
    await run([
      'git',
      'clone',
      '--quiet',
      '--filter=blob:none',
      '--no-checkout',
      `file://${repo.path}`,
      at('blobless'),
    ]);
    await new Repo(at('blobless')).git('config', 'remote.origin.url', 'git@example.org:linux.git');
    const tree = await openTree(at('blobless'), world);
    expect(tree.notes[0]).toContain('objects that it lacks cannot be fetched');
    const error: unknown = await prepareWorktree(tree, tree.head, world).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).message).toContain('lacks files of');
    expect(await locks()).toEqual([]);
  });
});

describe('a git URL', () => {
  test('is asked for refs, and gives one commit', async () => {
    const repo = await makeRepo(at('user'));
    const first = await repo.commit('one', { a: '1\n' });
    await repo.git('tag', '-a', '-m', 'x', 'v1');
    const second = await repo.commit('two', { a: '2\n' });
    const url = `file://${repo.path}`;
    expect(await openTree(url, world)).toMatchObject({ kind: 'url', head: second, headName: 'master' });
    expect(await openTree(`${url}#v1`, world)).toMatchObject({ head: first, headName: 'v1' });
    expect(await checkout(`${url}#v1`)).toEqual({ a: '1\n' });
    expect(await checkout(url)).toEqual({ a: '2\n' });
  });

  test('without the ref, or that does not answer, is refused with the words of git', async () => {
    const repo = await makeRepo(at('user'));
    await repo.commit('one', { a: '1\n' });
    const error = await failure(`file://${repo.path}#nope`);
    expect(error.message).toContain('has no branch or tag "nope"');
    expect(error.hint).toContain('master');
    expect((await failure(`file://${at('gone')}`)).hint).toContain('does not appear to be a git repository');
  });
});

/** Lock files that anything left in the cache. */
async function locks(): Promise<readonly string[]> {
  const names = await readdir(world.cacheDir, { recursive: true });
  return names.filter((name) => /(?:^|[./])lock$|\.break$/.test(name));
}

async function tarball(
  name: string,
  files: Readonly<Record<string, string>>,
  top = 'linux-9.9',
): Promise<string> {
  const source = new Repo(at(`src-${name}`));
  await source.write(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [join(top, file), text])),
  );
  await run(['tar', '--auto-compress', '--create', `--file=${at(name)}`, '-C', source.path, '.']);
  return at(name);
}

const KERNEL = {
  Makefile: 'VERSION = 9\nPATCHLEVEL = 9\nSUBLEVEL = 3\nEXTRAVERSION = -rc1\nNAME = X\n',
  'fs/a.c': 'a\n',
  '.gitignore': '*.c\n',
};

describe('a tarball', () => {
  test.each(['t.tar.xz', 't.tar.gz', 't.tar.zst', 't.tar'])('%s becomes one commit', async (name) => {
    const path = await tarball(name, KERNEL);
    const tree = await openTree(path, world);
    expect(tree).toMatchObject({ kind: 'tarball', headName: '9.9.3-rc1', refs: [] });
    expect(await checkout(path)).toEqual(KERNEL);
  });

  test('has the same commit id however it is packed, wherever', async () => {
    const one = await openTree(await tarball('t.tar.xz', KERNEL), world);
    const other = await makeWorld();
    const two = await openTree(await tarball('t.tar.gz', KERNEL), other);
    await other.remove();
    expect(two.head).toBe(one.head);
    expect(two.dir).not.toBe(one.dir);
  });

  test('is unpacked once, and its files are old', async () => {
    const path = await tarball('t.tar.gz', KERNEL);
    const tree = await openTree(path, world);
    expect((await stat(join(tree.dir, 'work-1', 'tree', 'fs/a.c'))).mtime.toISOString()).toBe(
      '2000-01-01T00:00:00.000Z',
    );
    const before = world.events.length;
    expect(await openTree(path, world)).toEqual(tree);
    expect(world.events.length).toBe(before);
  });

  test('with a git folder inside is taken for plain files', async () => {
    const path = await tarball('t.tar.gz', {
      ...KERNEL,
      '.git/HEAD': 'ref: refs/heads/x\n',
      '.git/config': '',
    });
    expect(await checkout(path)).toEqual(KERNEL);
  });

  test('opened twice at the same time is unpacked once', async () => {
    const path = await tarball('t.tar.gz', KERNEL);
    const [one, two] = await Promise.all([openTree(path, world), openTree(path, world)]);
    expect(one).toEqual(two);
    const unpackings = world.events.filter(
      (event) => event.type === 'progress' && event.message.startsWith('unpacking'),
    );
    expect(unpackings).toHaveLength(1);
    expect(await locks()).toEqual([]);
  });

  test.each([
    ['empty.tar.gz', Buffer.alloc(0), 'an empty file'],
    ['junk.tar.gz', Buffer.from('this is no tarball'), 'a file that is no tarball'],
    ['zip.zip', Buffer.from('PK\u0003\u0004....'), 'a file that is no tarball'],
  ])('%s is refused', async (name, bytes, why) => {
    await writeFile(at(name), bytes);
    expect((await failure(at(name))).message).toContain(why);
  });

  test('that is cut short is refused and leaves nothing', async () => {
    const path = await tarball('t.tar.gz', { ...KERNEL, 'big.c': 'x'.repeat(1e6) });
    await writeFile(at('cut.tar.gz'), (await readFile(path)).subarray(0, 900));
    const error = await failure(at('cut.tar.gz'));
    expect(error.message).toContain('cannot be unpacked (exit status 2)');
    expect(error.hint).toContain('nexpected end of file');
    expect(await readdir(join(world.cacheDir, 'trees'))).toEqual([]);
  });

  test('with more than one top folder is refused', async () => {
    const source = new Repo(at('two'));
    await source.write({ 'x/a': '1', 'y/b': '2' });
    await run(['tar', '-czf', at('two.tar.gz'), '-C', source.path, 'x', 'y']);
    const error = await failure(at('two.tar.gz'));
    expect(error.message).toContain('has no single top folder');
    expect(error.hint).toContain('2: x, y');
  });

  test('interrupted while it is unpacked leaves neither files nor lock', async () => {
    const path = await tarball('t.tar.gz', KERNEL);
    const stop = { ...world, emit: () => world.interrupt() };
    await expect(openTree(path, stop)).rejects.toThrow(InterruptedError);
    expect(await readdir(join(world.cacheDir, 'trees'))).toEqual([]);
  });
});

describe('a Debian source package', () => {
  test('that is installed is used where it is', async () => {
    await tarball('linux-source-9.9.tar.xz', KERNEL, 'linux-source-9.9');
    expect(await aptTarball('linux-source-9.9', world, world.root)).toEqual({
      path: at('linux-source-9.9.tar.xz'),
      version: null,
    });
  });

  test('that does not exist is refused with what to do', async () => {
    const error: unknown = await aptTarball('no-such-package-x', world, world.root).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).message).toContain('the package no-such-package-x cannot be downloaded');
    expect((error as InputError).hint).toContain('apt-get install no-such-package-x');
    expect(await locks()).toEqual([]);
  });
});
