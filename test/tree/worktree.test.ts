import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InputError, InterruptedError } from '../../src/errors.ts';
import { openTree, type Tree } from '../../src/tree/tree.ts';
import { prepareWorktree } from '../../src/tree/worktree.ts';
import { makeRepo, makeWorld, type Repo, type TestWorld } from './fixtures.ts';

let world: TestWorld;
let repo: Repo;
let first: string;
let second: string;
let tree: Tree;

const OLD = Date.UTC(2000, 0, 1);

beforeEach(async () => {
  world = await makeWorld();
  repo = await makeRepo(join(world.root, 'user'));
  first = await repo.commit('one', { a: '1\n', b: 'b\n', 'd/c': 'c\n', '.gitignore': '*.o\n' });
  second = await repo.commit('two', { a: '2\n', e: 'new\n' });
  tree = await openTree(repo.path, world);
});
afterEach(() => world.remove());

async function times(folder: string): Promise<Record<string, 'old' | 'new'>> {
  const found: Record<string, 'old' | 'new'> = {};
  for (const name of ['a', 'b', 'd/c', 'e']) {
    const info = await stat(join(folder, name)).catch(() => null);
    if (info !== null) found[name] = info.mtimeMs === OLD ? 'old' : 'new';
  }
  return found;
}

test('a new slot has the commit, all files old, and no git folder', async () => {
  const worktree = await prepareWorktree(tree, first, world);
  expect(await times(worktree.path)).toEqual({ a: 'old', b: 'old', 'd/c': 'old' });
  expect((await readdir(worktree.path)).sort()).toEqual(['.gitignore', 'a', 'b', 'd']);
  expect(await worktree.head()).toBe(first);
  expect(await worktree.treeId(first)).toBe(await repo.git('rev-parse', `${first}^{tree}`));
  await worktree.release();
});

test('going to another commit makes only the changed files new', async () => {
  const worktree = await prepareWorktree(tree, first, world);
  await worktree.checkout(second);
  expect(await times(worktree.path)).toEqual({ a: 'new', b: 'old', 'd/c': 'old', e: 'new' });
  expect(await worktree.changedFiles(first, second)).toEqual(['a', 'e']);
  // And back: what was built from the second commit must not be taken for fresh.
  await utimes(join(worktree.path, 'a'), new Date(OLD), new Date(OLD));
  await worktree.checkout(first);
  expect(await times(worktree.path)).toEqual({ a: 'new', b: 'old', 'd/c': 'old' });
  expect(await readFile(join(worktree.path, 'a'), 'utf8')).toBe('1\n');
  await worktree.release();
});

test('a used slot is cleaned and reset, and keeps the times of what is the same', async () => {
  const one = await prepareWorktree(tree, first, world);
  await writeFile(join(one.path, 'b'), 'changed by a build\n');
  await writeFile(join(one.path, 'x.o'), '');
  await mkdir(join(one.path, 'out/deep'), { recursive: true });
  await symlink('/etc', join(one.path, 'out/link'));
  await one.release();
  const two = await prepareWorktree(tree, first, world);
  expect(two.slot).toBe(1);
  expect(await times(two.path)).toEqual({ a: 'old', b: 'new', 'd/c': 'old' });
  expect(await readFile(join(two.path, 'b'), 'utf8')).toBe('b\n');
  expect((await readdir(two.path)).sort()).toEqual(['.gitignore', 'a', 'b', 'd']);
  await two.release();
});

test('two at the same time get two slots', async () => {
  const [one, two] = await Promise.all([
    prepareWorktree(tree, first, world),
    prepareWorktree(tree, second, world),
  ]);
  expect([one.slot, two.slot].sort()).toEqual([1, 2]);
  expect(await readFile(join(one.path, 'a'), 'utf8')).toBe('1\n');
  expect(await readFile(join(two.path, 'a'), 'utf8')).toBe('2\n');
  await one.release();
  const three = await prepareWorktree(tree, second, world);
  expect(three.slot).toBe(one.slot);
  await three.release();
  await two.release();
});

test('a slot that a killed run left half made is made anew', async () => {
  const one = await prepareWorktree(tree, first, world);
  const slot = join(tree.dir, 'work-1');
  await one.release();
  await writeFile(join(slot, 'git', 'index.lock'), '');
  await mkdir(join(slot, 'git', 'rebase-apply'));
  const two = await prepareWorktree(tree, second, world);
  expect(two.slot).toBe(1);
  expect(await readdir(join(slot, 'git'))).not.toContain('rebase-apply');
  await two.release();
});

test('touchDifferences makes new what a build folder has otherwise', async () => {
  const worktree = await prepareWorktree(tree, first, world);
  const built = await worktree.treeId(second);
  expect(await worktree.touchDifferences(built)).toEqual(['a', 'e']);
  expect(await times(worktree.path)).toEqual({ a: 'new', b: 'old', 'd/c': 'old' });
  expect(await worktree.git.text(['diff-files', '--name-only'])).toBe('');
  expect(await worktree.touchDifferences('0123456789012345678901234567890123456789')).toBeNull();
  await worktree.release();
});

test('an unknown commit is refused with what was tried', async () => {
  const unknown = '0123456789012345678901234567890123456789';
  const error: unknown = await prepareWorktree(tree, unknown, world).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  expect((error as InputError).message).toContain(`has no commit ${unknown}`);
  expect((error as InputError).hint).toContain('no remote');
});

test('an interruption gives the slot back, and the next run can use it', async () => {
  const stop = { ...world, emit: () => world.interrupt() };
  await expect(prepareWorktree(tree, first, stop)).rejects.toThrow(InterruptedError);
  const names = await readdir(world.cacheDir, { recursive: true });
  expect(names.filter((name) => /(?:^|[./])lock$/.test(name))).toEqual([]);
  const again = await makeWorld();
  const worktree = await prepareWorktree(tree, first, again);
  expect(worktree.slot).toBe(1);
  expect(await times(worktree.path)).toEqual({ a: 'old', b: 'old', 'd/c': 'old' });
  await worktree.release();
  await again.remove();
});

test('a released worktree is not used again', async () => {
  const worktree = await prepareWorktree(tree, first, world);
  await worktree.release();
  await worktree.release();
  expect(() => worktree.git).toThrow('was released');
});
