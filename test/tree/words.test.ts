import { describe, expect, test } from 'vitest';
import { COMPLAINTS, readComplaint } from '../../src/tree/apply-error.ts';
import { scanDiff } from '../../src/tree/diff-scan.ts';
import { gitCommand, PROTOCOLS } from '../../src/tree/git.ts';
import { viewHunk } from '../../src/tree/hunk-view.ts';
import { parseRelease } from '../../src/tree/release.ts';
import { parsePlaces, parseRaw, settlePlaces } from '../../src/tree/trial.ts';
import { cleanWords } from '../../src/tree/words.ts';

/** Words of git, one or more for every row of COMPLAINTS, with the file and line that they are about. */
const WORDS: readonly (readonly [
  words: string,
  file: string | null,
  line: number | null,
  meaning: string | null,
])[] = [
  ['error: patch failed: fs/a.c:27\nerror: fs/a.c: patch does not apply', 'fs/a.c', 27, null],
  ['error: fs/gone.c: does not exist in index', 'fs/gone.c', null, 'The file is not in this tree'],
  ['error: new.c: already exists in index', 'new.c', null, 'adds a file that is in this tree already'],
  ["error: affected file 'l/x' is beyond a symbolic link", 'l/x', null, 'through a symbolic link'],
  ["error: cannot apply binary patch to 'b' without full index line", 'b', null, '--full-index'],
  ["error: invalid path '.git/x'", '.git/x', null, 'git refuses the path'],
  ['error: l: wrong type', 'l', null, 'something of another kind'],
  [
    'error: git apply: bad git-diff - inconsistent new filename on line 3',
    null,
    null,
    'contradict each other',
  ],
  ['error: corrupt patch at line 6', null, null, 'The diff is damaged'],
  ['error: corrupt binary patch at line 4: x', null, null, 'The diff is damaged'],
  ['error: patch fragment without header at line 1: @@', null, null, 'no file header'],
  ['error: No valid patches in input (allow with "--allow-empty")', null, null, 'no file header'],
  ['error: b.c: patch does not apply', 'b.c', null, null],
];

describe('readComplaint', () => {
  test.each(WORDS)('%j', (words, file, line, meaning) => {
    const complaint = readComplaint(words);
    expect([complaint.file, complaint.line]).toEqual([file, line]);
    if (meaning === null) expect(complaint.meaning).toBeNull();
    else expect(complaint.meaning).toContain(meaning);
  });

  test('each row has a test', () => {
    for (const { pattern } of COMPLAINTS) {
      const first = (words: string) => COMPLAINTS.find((row) => row.pattern.test(words))?.pattern;
      expect(WORDS.some(([words]) => first(words) === pattern)).toBe(true);
    }
  });

  test('knows when the diff itself is broken', () => {
    expect(readComplaint('error: corrupt patch at line 6').damaged).toBe(true);
    expect(readComplaint('error: patch failed: a:1').damaged).toBe(false);
    expect(readComplaint('something new')).toEqual({ file: null, line: null, meaning: null, damaged: false });
  });
});

describe('gitCommand', () => {
  const command = gitCommand({ gitDir: '/c/git', workTree: '/c/tree' }, ['am', '--', 'x'], {
    env: { A: 'b' },
  });

  test('pins configuration, hooks, prompts and protocols', () => {
    const settings = command.argv.filter((_, at) => command.argv[at - 1] === '-c');
    for (const setting of [
      'core.hooksPath=/dev/null',
      'core.fsmonitor=false',
      'core.autocrlf=false',
      'commit.gpgSign=false',
      'am.threeWay=false',
      'mailinfo.scissors=false',
      'apply.whitespace=nowarn',
      'gc.auto=0',
    ]) {
      expect(settings).toContain(setting);
    }
    expect(command.env).toMatchObject({
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_TERMINAL_PROMPT: '0',
      GIT_ALLOW_PROTOCOL: 'https:http:git:file',
      GIT_DIR: '/c/git',
      GIT_WORK_TREE: '/c/tree',
      A: 'b',
    });
    expect(command.argv.slice(-3)).toEqual(['am', '--', 'x']);
    expect(command.cwd).toBe('/c/tree');
  });

  test('allows no protocol that starts a program', () => {
    expect(PROTOCOLS).not.toContain('ext');
    expect(PROTOCOLS).not.toContain('ssh');
  });
});

test('parsePlaces reads moved hunks and reduced contexts', () => {
  const stderr =
    'Checking patch a b.c...\nHunk #2 succeeded at 40 (offset -3 lines).\nChecking patch f...\nHunk #1 succeeded at 27 (offset 1 line).\nContext reduced to (2/1) to apply fragment at 27\nContext reduced to (1/1) to apply fragment at 90\nApplied patch f cleanly.\n';
  expect(parsePlaces(stderr)).toEqual([
    { path: 'a b.c', hunk: 2, line: 40, offset: -3, reducedTo: null },
    { path: 'f', hunk: 1, line: 27, offset: 1, reducedTo: [2, 1] },
    { path: 'f', hunk: null, line: 90, offset: 0, reducedTo: [1, 1] },
  ]);
});

test('settlePlaces finds the hunk and the true offset', () => {
  const diff =
    '--- a/f\n+++ b/f\n@@ -10,7 +10,7 @@\n 1\n 2\n 3\n-4\n+x\n 5\n 6\n 7\n@@ -80,7 +80,7 @@\n 1\n 2\n 3\n-4\n+x\n 5\n 6\n 7\n';
  const files = scanDiff(Buffer.from(diff));
  const place = { path: 'f', hunk: null, line: 82, offset: 0, reducedTo: [1, 1] as const };
  expect(settlePlaces([place], { files, strip: 1 })).toEqual([{ ...place, hunk: 2, offset: 0 }]);
});

test('parseRaw reads entries', () => {
  expect(parseRaw([':100644 120000 1111 2222 T', 'a b', ':000000 100755 0000 3333 A', 'c'])).toEqual([
    { path: 'a b', oldMode: '100644', newMode: '120000', blob: '2222' },
    { path: 'c', oldMode: '000000', newMode: '100755', blob: '3333' },
  ]);
});

describe('viewHunk', () => {
  const hunk = (lines: readonly string[], oldStart = 10) => ({
    header: '@@',
    oldStart,
    newStart: oldStart,
    lines,
  });
  const file = Array.from({ length: 50 }, (_, i) => `line number ${i + 1}`).join('\n');

  test('finds the place although the file has moved', () => {
    const view = viewHunk(hunk([' line number 30', '-line number 3l', '+new', ' line number 32']), file);
    expect(view).toEqual({
      at: 30,
      expected: 3,
      matching: 2,
      lines: ['  line number 30', '- line number 3l', '+ line number 31', '  line number 32'],
    });
  });

  test('says when nothing of it is there', () => {
    expect(viewHunk(hunk([' foo', '-bar']), file)?.matching).toBe(0);
    expect(viewHunk(hunk(['+only added']), file)).toBeNull();
    expect(viewHunk(hunk([' x'], 1_000_000), '')?.matching).toBe(0);
  });
});

test.each([
  ['VERSION = 6\nPATCHLEVEL = 12\nSUBLEVEL = 0\nEXTRAVERSION =\n', '6.12.0'],
  ['# x\nVERSION = 6\nPATCHLEVEL = 12\nSUBLEVEL = 3\nEXTRAVERSION = -rc1\n', '6.12.3-rc1'],
  ['VERSION = $(shell id)\nPATCHLEVEL = 1\n', null],
  ['all:\n', null],
])('parseRelease(%j) is %j', (makefile, release) => expect(parseRelease(makefile)).toBe(release));

test('cleanWords bounds and escapes', () => {
  expect(cleanWords('a\u001b[1mb\u202e\nc\n')).toBe('a\\x1b[1mb\\u{202e}\nc');
  expect(cleanWords('x\n'.repeat(30)).split('\n')).toHaveLength(21);
  expect(cleanWords('y'.repeat(1000))).toHaveLength(303);
});
