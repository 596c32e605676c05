import { describe, expect, test } from 'vitest';
import { defaultCache, parsePatchList, parseRunArguments, runOptions } from '../src/options.ts';
import { reproduceLine } from '../src/reproduce.ts';

const HERE = { cwd: '/home/pat', env: { XDG_CACHE_HOME: '/var/cache/pat' }, cpuCount: 4 };
const options = (...args: string[]) => {
  const { raw, mails } = parseRunArguments('run', args);
  return runOptions(raw, mails, HERE);
};

test('defaults', () => {
  expect(options('a.patch')).toMatchObject({
    mails: ['a.patch'],
    tree: 'apt:linux-source-6.12',
    machines: null,
    suites: null,
    accel: 'auto',
    timing: 'auto',
    boots: null,
    firstSeed: 0,
    jobs: 4,
    sandbox: 'auto',
    outDir: '/home/pat/patchboot-out',
    cacheDir: '/var/cache/pat/patchboot',
  });
});

test('lists come comma separated, repeated, or one a line', () => {
  expect(options('a', '--machines', 'x,y', '--machines', 'y\nz').machines).toEqual(['x', 'y', 'z']);
  expect(options('a', '--machines', 'auto').machines).toBeNull();
});

describe('wrong values are named', () => {
  test.each([
    [['--boots', '0'], '--boots 0'],
    [['--boots', 'many'], '--boots many'],
    [['--first-seed', '-1'], 'first-seed'],
    [['--timing', 'neither'], '--timing neither'],
    [['--accel', 'warp'], '--accel warp'],
    [['--memory', '2 GB'], '--memory 2 GB'],
    [['--select', 'oldest'], '--select oldest'],
    [['--patches', '3-1'], '--patches 3-1'],
    [['--no-such-flag'], '--no-such-flag'],
  ])('%j', (args, words) => {
    expect(() => options('a', ...args)).toThrow(words);
  });
});

test('patch lists', () => {
  expect(parsePatchList('1,3-5')).toEqual([1, 3, 4, 5]);
  expect(parsePatchList('2, 2,1')).toEqual([1, 2]);
  expect(parsePatchList(null)).toBeNull();
});

test('the cache follows the XDG rules', () => {
  expect(defaultCache({ XDG_CACHE_HOME: '/c' })).toBe('/c/patchboot');
  expect(defaultCache({})).toMatch(/\/\.cache\/patchboot$/);
});

test('the line that runs it again names no folder of this host, and is safe to paste', () => {
  const line = reproduceLine(
    options('/home/pat/x y.mbox', '--tree', '/home/pat/linux', '--append', "a='b c'"),
  );
  expect(line).toBe("patchboot run 'x y.mbox' --tree TREE --append 'a='\\''b c'\\'''");
});
