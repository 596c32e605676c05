import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compileGuestProgram, type Ended, runProgram } from './compile.ts';

let folder = '';
let work = '';
let timer = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patchboot-timer-'));
  timer = compileGuestProgram('timer', folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  work = mkdtempSync(join(folder, 'work-'));
});

function time(...args: string[]): Ended {
  return runProgram([timer, ...args], work);
}

/** The figures on stdout; anything else there is an error. */
function figures(ended: Ended): readonly number[] {
  return ended.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => Number(/^ns (\d+)$/.exec(line)?.[1] ?? Number.NaN));
}

/** A shell command that notes a word in the log, to see what ran in which order. */
const note = (word: string): string => `echo ${word} >>log`;
const log = (): string[] => readFileSync(join(work, 'log'), 'utf8').trim().split('\n');

describe('runs that count', () => {
  it('prints one figure a run and nothing else', () => {
    const ended = time('-r', '4', '--', 'true');
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(figures(ended)).toHaveLength(4);
    expect(figures(ended).every((ns) => ns > 0)).toBe(true);
  });

  it('has the whole command in the figure', () => {
    const [ns = 0] = figures(time('-r', '1', '--', 'sleep', '0.05'));
    expect(ns).toBeGreaterThanOrEqual(50_000_000);
  });

  it('runs pre, command and post in this order, warm-up included', () => {
    const ended = time(
      '-r',
      '2',
      '-w',
      '1',
      '--pre',
      note('a'),
      '--post',
      note('c'),
      '--',
      'sh',
      '-c',
      note('b'),
    );
    expect(figures(ended)).toHaveLength(2);
    expect(log()).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c']);
  });

  it('hands arguments over untouched and stops reading options at the command', () => {
    time('-r', '1', '--', 'sh', '-c', 'printf "%s\\n" "$@" >>log', 'sh', '-r', 'two words', '--gone');
    expect(log()).toEqual(['-r', 'two words', '--gone']);
  });

  it("keeps the command's output out of the figures", () => {
    const ended = time('-r', '1', '--pre', 'echo ns 1', '--', 'echo', 'ns 2');
    expect(figures(ended)).toHaveLength(1);
    expect(ended.stderr).toBe('ns 1\nns 2\n');
  });
});

describe('runs that do not count end the measurement with status 1 and one line', () => {
  const cases: readonly [title: string, args: readonly string[], reason: string][] = [
    ['a non-zero exit', ['--', 'false'], "run 1: command 'false': exit status 1"],
    [
      'a signal',
      ['--', 'sh', '-c', 'kill -9 $$'],
      "run 1: command 'sh -c kill -9 $$': killed by signal 9 (Killed)",
    ],
    [
      'a program that is not there',
      ['--', './none', 'x'],
      "run 1: command './none x': cannot be executed: No such file or directory",
    ],
    ['a failing pre', ['--pre', 'exit 3', '--', 'true'], "run 1: --pre 'exit 3': exit status 3"],
    ['a failing post', ['--post', 'exit 4', '--', 'true'], "run 1: --post 'exit 4': exit status 4"],
    ['a failing warm-up', ['-w', '1', '--', 'false'], "warm-up 1: command 'false': exit status 1"],
    [
      'a script of two lines',
      ['--pre', 'true\nfalse', '--', 'true'],
      "run 1: --pre 'true false': exit status 1",
    ],
    [
      'a path that is not there',
      ['--gone', 'none', '--', 'true'],
      "run 1: command 'true': --gone none: No such file or directory",
    ],
  ];
  it.each(cases)('%s', (_title, args, reason) => {
    expect(time('-r', '2', ...args)).toEqual({ status: 1, stdout: '', stderr: `timer: ${reason}\n` });
  });

  it('names the run, and leaves the figures of those before it', () => {
    writeFileSync(join(work, 'third'), 'echo x >>log; test "$(wc -l <log)" -ne 3\n');
    const ended = time('-r', '5', '--', 'sh', './third');
    expect(ended.status).toBe(1);
    expect(figures(ended)).toHaveLength(2);
    expect(ended.stderr).toBe("timer: run 3: command 'sh ./third': exit status 1\n");
    expect(log()).toHaveLength(3);
  });

  it('does not run the command after a failed pre, nor post after a failed command', () => {
    time('-r', '1', '--pre', `${note('pre')}; false`, '--', 'sh', '-c', note('command'));
    time('-r', '1', '--post', note('post'), '--', 'false');
    expect(log()).toEqual(['pre']);
  });

  it('is told when nobody takes the figures', () => {
    const ended = runProgram(['sh', '-c', `${timer} -r 1 -- true >/dev/full`], work);
    expect(ended.status).toBe(1);
    expect(ended.stderr).toMatch(/^timer: run 1: command 'true': stdout: No space left on device\n$/);
  });
});

describe('usage', () => {
  const cases: readonly (readonly string[])[] = [
    [],
    ['-r', '1'],
    ['-r', '1', '--'],
    ['--', 'true'],
    ['-r', '0', '--', 'true'],
    ['-r', '-1', '--', 'true'],
    ['-r', '1x', '--', 'true'],
    ['-r', '', '--', 'true'],
    ['-r', '99999999999999999999', '--', 'true'],
    ['-w', '-1', '-r', '1', '--', 'true'],
    ['-r', '1', '--unknown', '--', 'true'],
    ['-r', '1', '--gone'],
  ];
  it.each(cases.map((args) => [args.join(' '), args] as const))('timer %s', (_title, args) => {
    const ended = time(...args);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toContain('usage: timer -r N');
  });
});

/** How this user gets a mount namespace of their own: as root, or with a user namespace, or not at all. */
const unshare = [
  ['unshare', '-m'],
  ['unshare', '-rm'],
].find((words) => runProgram([...words, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], '/').status === 0);

describe.skipIf(unshare === undefined)('--gone with real mounts', () => {
  /** Runs the timer in a mount namespace of its own, so that nothing stays mounted whatever happens. */
  function timeMounts(...args: string[]): Ended {
    return runProgram([...(unshare ?? []), timer, ...args], work);
  }
  const mounted = (name: string): string => `${join(work, name)} is`;

  it.each(['umount', 'umount -l'])('%s of a tmpfs counts', (command) => {
    mkdirSync(join(work, 'mnt'));
    const ended = timeMounts(
      ...[
        '-r',
        '3',
        '--pre',
        'mount -t tmpfs tmpfs mnt',
        '--gone',
        'mnt',
        '--',
        ...command.split(' '),
        'mnt',
      ],
    );
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(figures(ended)).toHaveLength(3);
  });

  it('finds a mount point whose name mountinfo escapes', () => {
    const name = 'a b\tc\\040d';
    mkdirSync(join(work, name));
    const ended = timeMounts(
      ...['-r', '2', '--pre', `mount -t tmpfs tmpfs '${name}'`, '--gone', name, '--', 'umount', name],
    );
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(figures(ended)).toHaveLength(2);
  });

  it('notices a command that leaves it mounted', () => {
    mkdirSync(join(work, 'mnt'));
    const ended = timeMounts('-r', '2', '--pre', 'mount -t tmpfs tmpfs mnt', '--gone', 'mnt', '--', 'true');
    expect(ended).toMatchObject({ status: 1, stdout: '' });
    expect(ended.stderr).toBe(`timer: run 1: command 'true': ${mounted('mnt')} still mounted after it\n`);
  });

  it('notices a second mount on the same point', () => {
    mkdirSync(join(work, 'mnt'));
    const twice = 'mount -t tmpfs tmpfs mnt && mount -t tmpfs tmpfs mnt';
    const ended = timeMounts('-r', '1', '--pre', twice, '--gone', 'mnt', '--', 'umount', 'mnt');
    expect(ended.stderr).toContain('still mounted after it');
  });

  it('notices a pre that mounts nothing', () => {
    mkdirSync(join(work, 'mnt'));
    const ended = timeMounts('-r', '1', '--pre', 'true', '--gone', 'mnt', '--', 'true');
    expect(ended).toMatchObject({ status: 1, stdout: '' });
    expect(ended.stderr).toBe(`timer: run 1: command 'true': ${mounted('mnt')} not mounted before it\n`);
  });

  it('fails a busy umount by its exit status', () => {
    mkdirSync(join(work, 'mnt'));
    const ended = timeMounts(
      ...['-r', '1', '--pre', 'mount -t tmpfs tmpfs mnt', '--gone', 'mnt'],
      ...['--', 'sh', '-c', 'exec 3>mnt/open; umount mnt 2>/dev/null'],
    );
    expect(ended).toMatchObject({ status: 1, stdout: '' });
    expect(ended.stderr).toMatch(/exit status 32\n$/);
  });
});
