import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InterruptedError } from '../../src/errors.ts';
import type { Patch } from '../../src/series/series.ts';
import { type AppliedSeries, applySeries } from '../../src/tree/apply.ts';
import { ApplyError } from '../../src/tree/apply-error.ts';
import { openTree, type Tree } from '../../src/tree/tree.ts';
import { prepareWorktree, type Worktree } from '../../src/tree/worktree.ts';
import {
  candidate,
  fingerprint,
  makePatch,
  makeRepo,
  makeSeries,
  makeWorld,
  numbered,
  type Repo,
  type TestWorld,
} from './fixtures.ts';

let world: TestWorld;
let repo: Repo;
let base: string;
let tree: Tree;
let worktree: Worktree;

beforeEach(async () => {
  world = await makeWorld();
  repo = await makeRepo(join(world.root, 'user'));
  base = await repo.commit('base', {
    'fs/a.c': numbered('a', 60),
    'fs/b.c': numbered('b', 60),
    Makefile: 'all:\n',
  });
});

afterEach(async () => {
  await worktree?.release();
  await world.remove();
});

async function open(commit = base): Promise<void> {
  tree = await openTree(repo.path, world);
  worktree = await prepareWorktree(tree, commit, world);
}

/** The diff of a commit with these files on top of the base; the user's repository goes back to the base. */
async function change(
  files: Record<string, string | Buffer>,
  from = base,
  ...options: string[]
): Promise<Buffer> {
  await repo.git('checkout', '--quiet', '--detach', from);
  const commit = await repo.commit('change', files);
  const diff = await repo.diff(from, commit, ...options);
  await repo.git('checkout', '--quiet', 'master');
  return diff;
}

function apply(
  patches: readonly Patch[],
  mode: 'exact' | 'fuzz' = 'exact',
  from = base,
): Promise<AppliedSeries> {
  return applySeries(worktree, makeSeries(patches), from, world, { mode });
}

const edited = (name: string, at: number, text: string): string =>
  numbered(name, 60).replace(`${name} ${at}\n`, text);

describe('applySeries', () => {
  test('makes a commit of each patch, with the author and date of its mail', async () => {
    const one = await change({ 'fs/a.c': edited('a', 30, 'new a\n') });
    const two = await change({ 'fs/b.c': edited('b', 30, 'new b\n') });
    await open();
    const applied = await apply([makePatch(one), makePatch(two, { subject: 'fs: another' })]);
    expect(applied.outcome).toBe('applied');
    expect(applied.patches.map((patch) => [patch.how, patch.decoder, patch.strip])).toEqual([
      ['clean', 'exact', 1],
      ['clean', 'exact', 1],
    ]);
    expect(applied.head).toBe(applied.patches[1]?.commit);
    expect(applied.notes).toEqual([]);
    const log = await worktree.git.text([
      'log',
      '--format=%an <%ae> %ad|%cn <%ce> %cd|%s|%b',
      '-1',
      applied.patches[0]?.commit ?? '',
    ]);
    expect(log).toBe(
      'Ann Author <ann@example.org> Mon May 6 09:08:09 2024 +0200|patchboot <patchboot@localhost> Mon May 6 09:08:09 2024 +0200|fs: change a thing|Why it is changed.\n\nSigned-off-by: Ann Author <ann@example.org>\n',
    );
    expect(await readFile(join(worktree.path, 'fs/b.c'), 'utf8')).toContain('new b\n');
    expect(applied.patches[1]?.tree).toBe(await worktree.treeId('HEAD'));
  });

  test('applies binary data that is cut at its last line, as the mail stage cuts it', async () => {
    const blob = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * at * 7) % 256));
    const diff = await change({ 'fs/blob.bin': blob });
    const cut = Buffer.from(`${diff.toString('latin1').trimEnd()}\n`, 'latin1');
    await open();
    const applied = await apply([makePatch(cut)]);
    expect(applied.patches[0]?.how).toBe('clean');
    expect((await readFile(join(worktree.path, 'fs/blob.bin'))).equals(blob)).toBe(true);
  });

  test('gives the same commit ids in another cache', async () => {
    const one = await change({ 'fs/a.c': edited('a', 30, 'new a\n') });
    await open();
    const first = await apply([makePatch(one)]);
    const other = await makeWorld();
    try {
      const again = await prepareWorktree(await openTree(repo.path, other), base, other);
      const second = await applySeries(again, makeSeries([makePatch(one)]), base, other, { mode: 'exact' });
      expect(second.head).toBe(first.head);
    } finally {
      await other.remove();
    }
  });

  test('does not touch the repository of the user', async () => {
    const one = await change({ 'fs/a.c': edited('a', 30, 'new a\n') });
    await repo.write({ 'fs/a.c': 'uncommitted', 'untracked.txt': 'mine' });
    await repo.git('add', 'fs/a.c');
    const before = await fingerprint(repo.path);
    await open();
    await apply([makePatch(one)]);
    await worktree.release();
    expect(await fingerprint(repo.path)).toBe(before);
  });

  test('takes the first reading that applies and names it', async () => {
    const dos = edited('a', 30, 'new a\n').replaceAll('\n', '\r\n');
    await repo.commit('dos', { 'fs/dos.c': numbered('a', 60).replaceAll('\n', '\r\n') });
    base = await repo.git('rev-parse', 'HEAD');
    const kept = await change({ 'fs/dos.c': dos });
    const stripped = Buffer.from(kept.toString().replaceAll('\r\n', '\n'));
    await open();
    const patch = makePatch(stripped, {
      candidates: [candidate('exact', stripped), candidate('keep-cr', kept)],
    });
    const applied = await apply([patch]);
    expect(applied.patches[0]?.decoder).toBe('keep-cr');
    expect(applied.notes).toEqual(['patch 1: applied from the reading "keep-cr" of its mail']);
    expect(await readFile(join(worktree.path, 'fs/dos.c'), 'utf8')).toBe(dos);
  });

  test('takes a patch without a/ and b/ prefixes', async () => {
    const one = await change({ 'fs/a.c': edited('a', 30, 'new a\n') }, base, '--no-prefix');
    await open();
    const applied = await apply([makePatch(one)]);
    expect(applied.patches[0]?.strip).toBe(0);
    expect(applied.notes).toEqual(['patch 1: its paths have no a/ and b/ in front']);
  });

  test('tells hunks that went elsewhere', async () => {
    const one = await change({ 'fs/a.c': edited('a', 30, 'new a\n') });
    base = await repo.commit('moved', { 'fs/a.c': `first\nsecond\n${numbered('a', 60)}` });
    await open();
    const applied = await apply([makePatch(one)]);
    expect(applied.patches[0]?.places).toEqual([
      { path: 'fs/a.c', hunk: 1, line: 29, offset: 2, reducedTo: null },
    ]);
    expect(applied.notes).toEqual([
      'patch 1: hunk 1 of fs/a.c went to line 29, 2 lines below where it was made',
    ]);
  });

  test('merges three-way when the blobs are there', async () => {
    const one = await change({ 'fs/a.c': edited('a', 30, 'new a\n') });
    base = await repo.commit('near', { 'fs/a.c': edited('a', 28, 'other\n') });
    await open();
    const applied = await apply([makePatch(one)]);
    expect(applied.patches[0]?.how).toBe('three-way');
    expect(applied.notes).toEqual([
      'patch 1: its context does not match this base; git merged it three-way, from the blobs that it was made on',
    ]);
    expect(await readFile(join(worktree.path, 'fs/a.c'), 'utf8')).toBe(
      edited('a', 28, 'other\n').replace('a 30\n', 'new a\n'),
    );
  });

  test('does not merge a conflict, nor without the blobs', async () => {
    const one = await change({ 'fs/a.c': edited('a', 30, 'new a\n') });
    const strange = one.toString().replace(/^index \w+/m, 'index 1234567');
    base = await repo.commit('at the same place', { 'fs/a.c': edited('a', 29, 'other\n') });
    await open();
    const error = await apply([makePatch(one)]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApplyError);
    expect((error as ApplyError).failure.diagnosis).toContain(
      "git's three-way merge found: CONFLICT (content): Merge conflict in fs/a.c",
    );
    base = await repo.commit('near', { 'fs/a.c': edited('a', 28, 'other\n') });
    await worktree.checkout(base);
    await expect(apply([makePatch(strange)])).rejects.toThrow(ApplyError);
    expect(await worktree.git.text(['status', '--porcelain'])).toBe('');
  });

  test('tells when a three-way merge follows a rename', async () => {
    const one = await change({ 'fs/a.c': edited('a', 30, 'new a\n') });
    await repo.git('mv', 'fs/a.c', 'fs/moved.c');
    base = await repo.commit('move');
    await open();
    const applied = await apply([makePatch(one)]);
    expect(applied.patches[0]?.how).toBe('three-way');
    expect(applied.notes[0]).toBe(
      'patch 1: fs/a.c is not in this base; git took fs/moved.c for it, by its content',
    );
  });

  test('applies with fuzz only when asked, and says so for each hunk', async () => {
    const one = (await change({ 'fs/a.c': edited('a', 30, 'new a\n') }))
      .toString()
      .replace(/^index .*\n/m, '');
    base = await repo.commit('near', { 'fs/a.c': `zero\n${edited('a', 27, 'other\n')}` });
    await open();
    await expect(apply([makePatch(one)])).rejects.toThrow(ApplyError);
    const applied = await apply([makePatch(one)], 'fuzz');
    expect(applied.patches[0]?.how).toBe('fuzz');
    expect(applied.notes).toEqual([
      'FUZZY: patch 1 applied only with its context reduced to 2 lines; check that every hunk stands where it belongs',
      'patch 1: hunk 1 of fs/a.c went to line 29, 1 line below where it was made, matching only 2 lines of context before and 2 behind',
    ]);
  });
});

describe('a series that is in the tree already', () => {
  test('is neutral, whole', async () => {
    const first = await repo.commit('one', { 'fs/a.c': edited('a', 30, 'new a\n') });
    const second = await repo.commit('two', { 'fs/a.c': edited('a', 30, 'newer a\n') });
    const patches = [
      makePatch(await repo.diff(base, first)),
      makePatch(await repo.diff(first, second), { subject: 'fs: two' }),
    ];
    await open(second);
    const applied = await apply(patches, 'exact', second);
    expect(applied.outcome).toBe('already-applied');
    expect(applied.head).toBe(second);
    expect(applied.patches.map((patch) => patch.status)).toEqual(['already-applied', 'already-applied']);
    expect(applied.notes.at(-1)).toBe('every patch of the series is in the base already');
  });

  test('is skipped patch by patch, and the others are applied', async () => {
    const first = await repo.commit('one', { 'fs/a.c': edited('a', 30, 'new a\n') });
    const patches = [
      makePatch(await repo.diff(base, first)),
      makePatch(await change({ 'fs/b.c': edited('b', 30, 'new b\n') }), { subject: 'fs: two' }),
    ];
    await open(first);
    const applied = await apply(patches, 'exact', first);
    expect(applied.outcome).toBe('applied');
    expect(applied.patches.map((patch) => patch.status)).toEqual(['already-applied', 'applied']);
    expect(applied.patches[0]?.commit).toBe(first);
  });
});

test('a patch that applies once more beside itself is told', async () => {
  const block = 'start\n  a\n  one\n  two\n  b\nend\n';
  const changed = `top\ntop\n${block.replace('  two', '  new\n  two')}${block}`;
  base = await repo.commit('repeat', { 'fs/r.c': `top\ntop\n${block}${block}` });
  const diff = await change({ 'fs/r.c': changed });
  const done = await repo.commit('done', { 'fs/r.c': changed });
  await open(done);
  const applied = await apply([makePatch(diff)], 'exact', done);
  expect(applied.notes[0]).toContain('may be applied twice');
});

describe('a patch that does not apply', () => {
  test('because the mail was damaged says what the mail client did', async () => {
    const long =
      'a line of a comment that is about as long as a line of a mail may be before clients break it';
    base = await repo.commit('long', { 'fs/l.c': `${long}\n${numbered('l', 5)}` });
    const diff = await change({ 'fs/l.c': `${long}\nnew\n${numbered('l', 5)}` });
    await open();
    const wrapped = diff.toString().replace('may be before', 'may be\nbefore');
    const error = await apply([makePatch(wrapped)]).catch((thrown: unknown) => thrown);
    const { diagnosis } = (error as ApplyError).failure;
    expect(diagnosis.join('\n')).toContain('The mail is damaged: long lines were wrapped');
    expect(diagnosis.join('\n')).toContain('First seen in line');
  });

  test('leaves the next run a clean slot when it is interrupted', async () => {
    const one = await change({ 'fs/a.c': edited('a', 30, 'new a\n') });
    await open();
    const stop = { ...world, emit: () => world.interrupt() };
    const applying = applySeries(worktree, makeSeries([makePatch(one)]), base, stop, { mode: 'exact' });
    await expect(applying).rejects.toThrow(InterruptedError);
    await worktree.release();
    const next = await makeWorld();
    worktree = await prepareWorktree(tree, base, next);
    expect(worktree.slot).toBe(1);
    expect(
      (await applySeries(worktree, makeSeries([makePatch(one)]), base, next, { mode: 'exact' })).outcome,
    ).toBe('applied');
    expect(await readdir(world.tempDir)).toEqual([]);
    await next.remove();
  });

  test('is explained: patch, file, hunk, what is there, what was not tried', async () => {
    const good = await change({ 'fs/b.c': edited('b', 5, 'new b\n') });
    const bad = await change({ 'fs/a.c': edited('a', 30, 'new a\n') });
    base = await repo.commit('other', { 'fs/a.c': edited('a', 30, 'rewritten\n') });
    await open();
    const patches = [
      makePatch(good),
      makePatch(bad, { subject: 'fs: the bad one' }),
      makePatch(good, { subject: 'fs: the last one' }),
    ];
    const error = await apply(patches).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApplyError);
    if (!(error instanceof ApplyError)) return;
    expect(error.message).toBe(
      `patch 2 of 3 ("fs: the bad one") does not apply to ${repo.path} at ${base.slice(0, 12)} at fs/a.c:27`,
    );
    expect(error.failure.view).toEqual({
      at: 27,
      expected: 7,
      matching: 6,
      lines: ['  a 27', '  a 28', '  a 29', '- a 30', '+ rewritten', '  a 31', '  a 32', '  a 33'],
    });
    expect(error.failure.gitWords).toBe(
      'error: patch failed: fs/a.c:27\nerror: fs/a.c: patch does not apply',
    );
    expect(error.hint).toContain('Not tried, because they come after it:\n  3 fs: the last one');
    // The worktree is as before, also without the patch that did apply.
    expect(await worktree.head()).toBe(base);
    expect(await worktree.git.text(['status', '--porcelain'])).toBe('');
  });

  test('whose tabs became spaces is told so, and not applied', async () => {
    base = await repo.commit('tabs', { 'fs/t.c': '\tone\n\ttwo\n\tthree\n\tfour\n' });
    const diff = await change({ 'fs/t.c': '\tone\n\ttwo\n\tthree!\n\tfour\n' });
    await open();
    const damaged = diff.toString().replaceAll('\t', '        ');
    const error = await apply([makePatch(damaged)]).catch((thrown: unknown) => thrown);
    expect((error as ApplyError).failure.diagnosis[0]).toContain('turned tabs into spaces');
  });

  test('because a file is missing says which', async () => {
    const diff = (await change({ 'fs/a.c': edited('a', 3, 'x\n') }))
      .toString()
      .replaceAll('fs/a.c', 'fs/gone.c')
      .replace(/^index .*\n/m, '');
    await open();
    const error = await apply([makePatch(diff)]).catch((thrown: unknown) => thrown);
    expect((error as ApplyError).failure.file).toBe('fs/gone.c');
    expect((error as ApplyError).failure.diagnosis[0]).toContain('The file is not in this tree');
  });
});
