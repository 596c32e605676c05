import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { findBase } from '../../src/tree/base.ts';
import { preImages } from '../../src/tree/blobs.ts';
import { byVersion } from '../../src/tree/candidates.ts';
import { taggedRefs } from '../../src/tree/tags.ts';
import { openTree, type Ref } from '../../src/tree/tree.ts';
import { prepareWorktree } from '../../src/tree/worktree.ts';
import {
  makePatch,
  makeRepo,
  makeSeries,
  makeWorld,
  numbered,
  Repo,
  run,
  type TestWorld,
} from './fixtures.ts';

let world: TestWorld;
let repo: Repo;
/** Five commits on master; each changes fs/a.c, the third is tagged v1. */
let commits: string[];
/** Diffs made on each of them. */
let diffs: Buffer[];

beforeEach(async () => {
  world = await makeWorld();
  repo = await makeRepo(join(world.root, 'user'));
  commits = [];
  diffs = [];
  for (let i = 1; i <= 5; i++) {
    const files = { 'fs/a.c': `state ${i}\n${numbered('a', 20)}`, 'fs/b.c': numbered('b', 20) };
    commits.push(await repo.commit(`state ${i}`, files));
    if (i === 3) await repo.git('tag', 'v1');
  }
  for (const commit of commits) {
    await repo.git('checkout', '--quiet', '--detach', commit);
    const text = await repo.git('show', 'HEAD:fs/a.c');
    const changed = await repo.commit('change', { 'fs/a.c': `${text.replace('a 10\n', 'new\n')}\n` });
    diffs.push(await repo.diff(commit, changed));
  }
  await repo.git('checkout', '--quiet', 'master');
});
afterEach(() => world.remove());

const series = (state: number, more: Parameters<typeof makeSeries>[1] = {}) =>
  makeSeries([makePatch(diffs[state - 1] ?? '')], more);

async function find(
  spec: string,
  state: number,
  requested: string | null = null,
  more: Parameters<typeof makeSeries>[1] = {},
) {
  return findBase(await openTree(spec, world), series(state, more), requested, world);
}

describe('--base', () => {
  test.each([
    ['v1', 3, 'v1'],
    ['master', 5, undefined],
    ['HEAD~1', 4, undefined],
    ['refs/tags/v1', 3, 'v1'],
  ])('takes %s', async (name, state, describe) => {
    const base = await find(repo.path, state, name);
    expect(base.commit).toBe(commits[state - 1]);
    expect(base.how).toBe(`named by --base ${name} (1 of 1 blob ids match)`);
    if (describe !== undefined) expect(base.describe).toBe(describe);
    expect(base.notes).toEqual([]);
  });

  test('takes full and short ids', async () => {
    const [, second = ''] = commits;
    expect((await find(repo.path, 2, second)).commit).toBe(second);
    expect((await find(repo.path, 2, second.slice(0, 10))).commit).toBe(second);
  });

  test('is obeyed when the blobs differ, and that is said', async () => {
    const base = await find(repo.path, 2, 'v1');
    expect(base.commit).toBe(commits[2]);
    expect(base.score).toEqual({ matched: 0, total: 1 });
    expect(base.notes).toEqual([
      'only 0 of 1 blob ids match the base: the series was made on another state of the files it changes',
    ]);
  });

  test.each(['nope', '--output=x', '0123456789012345678901234567890123456789', 'a b', 'HEAD:fs/a.c', ''])(
    'that is %j is an error that says what was tried',
    async (name) => {
      const error: unknown = await find(repo.path, 1, name).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(InputError);
      expect((error as InputError).message).toContain('has no commit, tag or branch');
      expect((error as InputError).hint).toContain('Tried:');
    },
  );

  test('finds a branch that only the remote of a checkout has', async () => {
    await repo.git('branch', 'topic', commits[1] ?? '');
    await run(['git', 'clone', '--quiet', repo.path, join(world.root, 'clone')]);
    expect((await find(join(world.root, 'clone'), 2, 'topic')).commit).toBe(commits[1]);
  });
});

describe('base-commit', () => {
  test('of the series is taken', async () => {
    const base = await find(repo.path, 2, null, { baseCommit: commits[1] ?? '' });
    expect(base).toMatchObject({
      commit: commits[1],
      how: 'base-commit of the series (1 of 1 blob ids match)',
    });
  });

  test('in no ref of the tree is found all the same', async () => {
    await repo.git('checkout', '--quiet', '--detach', commits[0] ?? '');
    const lost = await repo.commit('lost', { 'fs/a.c': 'lost\n' });
    await repo.git('checkout', '--quiet', 'master');
    expect((await find(repo.path, 1, null, { baseCommit: lost })).commit).toBe(lost);
  });

  test('that a shallow clone lacks is fetched by id, into the cache, and can be checked out', async () => {
    const path = join(world.root, 'shallow');
    await run(['git', 'clone', '--quiet', '--depth=1', `file://${repo.path}`, path]);
    const base = await find(path, 2, null, { baseCommit: commits[1] ?? '' });
    expect(base).toMatchObject({
      commit: commits[1],
      how: 'base-commit of the series (1 of 1 blob ids match)',
    });
    const worktree = await prepareWorktree(await openTree(path, world), base.commit, world);
    expect(await worktree.head()).toBe(commits[1]);
    await worktree.release();
    expect(await new Repo(path).git('rev-list', '--all', '--count')).toBe('1');
  });

  test('that nobody has is said, and the next way is taken', async () => {
    const path = join(world.root, 'shallow');
    await run(['git', 'clone', '--quiet', '--depth=1', `file://${repo.path}`, path]);
    const unknown = '0123456789012345678901234567890123456789';
    const base = await find(path, 5, null, { baseCommit: unknown });
    expect(base.commit).toBe(commits[4]);
    expect(base.how).toBe('blob ids of the diffs (1 of 1 blob ids match)');
    expect(base.notes).toHaveLength(1);
    expect(base.notes[0]).toContain(`names the base-commit ${unknown}, which ${path} does not have`);
    expect(base.notes[0]).toContain(`Fetching it from file://${repo.path} failed`);
  });
});

describe('blob ids', () => {
  test('find a tag', async () => {
    expect(await find(repo.path, 3)).toMatchObject({
      commit: commits[2],
      describe: 'v1',
      how: 'blob ids of the diffs (1 of 1 blob ids match)',
      notes: [],
    });
  });

  test('find a commit that no ref names', async () => {
    const base = await find(repo.path, 4);
    expect(base.commit).toBe(commits[3]);
    expect(base.how).toBe(
      'blob ids of the diffs, along the history of the changed files (1 of 1 blob ids match)',
    );
    expect(base.describe).toMatch(/^v1-1-g/);
  });

  test('work in a clone without blobs, fetching nothing', async () => {
    await repo.git('config', 'uploadpack.allowFilter', 'true');
    const path = join(world.root, 'blobless');
    await run([
      'git',
      'clone',
      '--quiet',
      '--filter=blob:none',
      '--no-checkout',
      `file://${repo.path}`,
      path,
    ]);
    await repo.git('config', 'uploadpack.allowFilter', 'false');
    expect((await find(path, 4)).commit).toBe(commits[3]);
  });

  test('that match nowhere leave the head, loudly', async () => {
    const strange = diffs[1]?.toString().replace(/^index \w+/m, 'index 1234567') ?? '';
    const tree = await openTree(repo.path, world);
    const base = await findBase(tree, makeSeries([makePatch(strange)]), null, world);
    expect(base.commit).toBe(commits[4]);
    expect(base.how).toBe('head of the tree (master); nothing names another base (0 of 1 blob ids match)');
    expect(base.notes).toEqual([
      'only 0 of 1 blob ids match the base: the series was made on another state of the files it changes',
    ]);
  });

  test('that are absent leave the head, and that is said', async () => {
    const bare = diffs[4]?.toString().replace(/^index .*\n/m, '') ?? '';
    const base = await findBase(await openTree(repo.path, world), makeSeries([makePatch(bare)]), null, world);
    expect(base.commit).toBe(commits[4]);
    expect(base.score).toBeUndefined();
    expect(base.notes[0]).toContain('carry no blob ids');
  });

  test('of a URL are looked for in its newest refs, too', async () => {
    await repo.git('config', 'uploadpack.allowFilter', 'true');
    const base = await find(`file://${repo.path}`, 3);
    expect(base.commit).toBe(commits[2]);
    const worktree = await prepareWorktree(await openTree(`file://${repo.path}`, world), base.commit, world);
    expect(await worktree.head()).toBe(commits[2]);
    await worktree.release();
  });
});

describe('a tree tag of the subject', () => {
  test('names a branch', async () => {
    await repo.git('branch', 'net-next', commits[1] ?? '');
    expect(await find(repo.path, 2, null, { tags: ['net-next'] })).toMatchObject({
      commit: commits[1],
      how: "branch or tag of the subject's [net-next] (1 of 1 blob ids match)",
    });
  });

  test('names a branch that has moved on since', async () => {
    await repo.git('branch', 'net-next', commits[3] ?? '');
    expect(await find(repo.path, 2, null, { tags: ['net-next'] })).toMatchObject({ commit: commits[1] });
  });

  test('that the tree does not know is passed over', async () => {
    expect((await find(repo.path, 5, null, { tags: ['bpf', '--all'] })).commit).toBe(commits[4]);
  });
});

test('a tarball has one base, and a base-commit is said not to be known', async () => {
  await run([
    'git',
    '-C',
    repo.path,
    'archive',
    '--format=tar.gz',
    '--prefix=x/',
    '-o',
    join(world.root, 't.tar.gz'),
    'v1',
  ]);
  const tree = await openTree(join(world.root, 't.tar.gz'), world);
  const base = await findBase(tree, series(3, { baseCommit: commits[2] ?? '' }), null, world);
  expect(base).toMatchObject({
    commit: tree.head,
    describe: 't.tar.gz',
    how: 'the only commit of the tarball (1 of 1 blob ids match)',
  });
  expect(base.notes[0]).toContain('a tarball, without history');
  await expect(findBase(tree, series(3), 'v1', world)).rejects.toThrow('has no commit, tag or branch "v1"');
});

test('prerequisites are named', async () => {
  const base = await find(repo.path, 5, null, { prerequisites: ['abc'] });
  expect(base.notes[0]).toBe(
    'the series needs 1 other patch first (abc), which patchboot does not fetch; the base must have them',
  );
});

test('preImages takes the first state of each file and leaves out what the series adds', () => {
  const file = (path: string, oldBlob: string | null, kind: 'modified' | 'added' = 'modified') => ({
    path,
    oldPath: kind === 'added' ? null : path,
    kind,
    oldBlob,
    newBlob: null,
    oldMode: null,
    newMode: null,
    binary: false,
  });
  const one = makePatch('', {
    files: [file('a', '1111111'), file('new', '0000000', 'added'), file('c', null)],
  });
  const two = makePatch('', { files: [file('a', '2222222'), file('new', '3333333'), file('b', '4444444')] });
  expect(preImages(makeSeries([one, two]))).toEqual([
    { path: 'a', blob: '1111111' },
    { path: 'b', blob: '4444444' },
  ]);
});

test('byVersion orders releases', () => {
  const names = ['v6.12', 'v6.9', 'v6.12-rc7', 'v6.12.3', 'v6.12-rc10', 'v5.19'];
  expect([...names].sort(byVersion)).toEqual([
    'v5.19',
    'v6.9',
    'v6.12-rc7',
    'v6.12-rc10',
    'v6.12',
    'v6.12.3',
  ]);
});

test.each([
  ['for-6.8', 'refs/heads/for-6.8'],
  ['6.8', 'refs/tags/v6.8'],
  ['v6.8', 'refs/tags/v6.8'],
  ['5.10.y', 'refs/remotes/origin/linux-5.10.y'],
  ['5.10', 'refs/remotes/origin/linux-5.10.y'],
  ['net-next', 'refs/remotes/net-next/main'],
  ['-next', 'refs/remotes/origin/next'],
])('the tag %s means %s', (tag, name) => {
  const names = [
    'refs/heads/for-6.8',
    'refs/tags/v6.8',
    'refs/remotes/origin/linux-5.10.y',
    'refs/remotes/net-next/main',
    'refs/remotes/origin/next',
  ];
  const refs: Ref[] = names.map((each) => ({ name: each, commit: 'x', dateSeconds: 0 }));
  expect(taggedRefs(refs, tag)[0]?.name).toBe(name);
});
