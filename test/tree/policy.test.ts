import { describe, expect, test } from 'vitest';
import { scanDiff } from '../../src/tree/diff-scan.ts';
import { HIDDEN_KINDS } from '../../src/tree/hidden-text.ts';
import { TREE_LIMITS } from '../../src/tree/limits.ts';
import { brokenPathRule, PATH_RULES } from '../../src/tree/path-rules.ts';
import { FILE_RULES, judgeDiff, judgeEntries, linkEscape } from '../../src/tree/policy.ts';

/** One or more paths for every row of PATH_RULES. */
const BAD_PATHS: Readonly<Record<string, readonly string[]>> = {
  'empty-path': [''],
  'absolute-path': ['/etc/passwd', 'C:/x', 'c:\\x'],
  'outside-tree': ['../x', 'a/../../x', 'a/..', 'a\\..\\x'],
  'odd-component': ['a//b', './a', 'a/./b', 'a/'],
  'control-character': ['a\nb', 'a\u001b[31m', 'a\u009b', 'x\r'],
  'hidden-character': ['a\u202eb', 'a\u200bb', 'fs/\ufeffx'],
  'git-folder': [
    '.git/hooks/x',
    '.GIT/x',
    'd/.git/config',
    'git~1/x',
    '.git /x',
    '.git./x',
    '.git',
    'a\\.git\\x',
    '.git::$INDEX_ALLOCATION/x',
  ],
  submodules: ['.gitmodules', 'd/.GitModules', '.gitmodules.', 'gitmod~1', 'GI7EBA~1'],
};

describe('path rules', () => {
  test('each row has a test', () => {
    expect(Object.keys(BAD_PATHS).sort()).toEqual(PATH_RULES.map((rule) => rule.id).sort());
  });

  test.each(Object.entries(BAD_PATHS).flatMap(([id, paths]) => paths.map((path) => [id, path])))(
    '%s refuses %j',
    (id, path) => {
      // Some paths break more than one rule; the row under test must be among them.
      const broken = PATH_RULES.filter((rule) => rule.test(path)).map((rule) => rule.id);
      expect(broken).toContain(id);
      expect(brokenPathRule(path)?.id).toBe(broken[0]);
    },
  );

  test.each([
    'fs/namespace.c',
    '.gitignore',
    '.gitattributes',
    '.github/workflows/x.yml',
    'a..b/c...d',
    'Documentation/ä ö/日本.rst',
    'tools/git~x',
    'foo.git/x',
    'net/netfilter/xt_DSCP.c',
  ])('let %j pass', (path) => expect(brokenPathRule(path)).toBeNull());
});

const added = (path: string, mode: string, lines: string): string =>
  `diff --git a/${path} b/${path}\nnew file mode ${mode}\nindex 0000000..1111111\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${lines.split('\n').length} @@\n${lines
    .split('\n')
    .map((line) => `+${line}\n`)
    .join('')}`;

const MODE_CHANGE = (mode: string): string => `diff --git a/x b/x\nold mode 100644\nnew mode ${mode}\n`;

const BINARY = (size: number): string =>
  `diff --git a/x b/x\nnew file mode 100644\nindex 0000..1111\nGIT binary patch\nliteral ${size}\nKcmZQzU|?ioU|;|M00aO5\n\nliteral 0\nHcmV?d00001\n\n`;

/** A diff and the whole message for every row of FILE_RULES. */
const FILES: Readonly<Record<string, readonly (readonly [diff: string, message: string])[]>> = {
  gitlink: [
    [added('sub', '160000', 'Subproject commit 0123'), 'is a submodule (mode 160000)'],
    [
      'diff --git a/sub b/sub\nindex 111..222 160000\n--- a/sub\n+++ b/sub\n@@ -1 +1 @@\n-Subproject commit 1\n+Subproject commit 2\n',
      'is a submodule (mode 160000)',
    ],
  ],
  'odd-object': [
    [MODE_CHANGE('020000'), 'has mode 020000, which no file has'],
    [MODE_CHANGE('040000'), 'has mode 040000, which no file has'],
    [MODE_CHANGE('1006440'), 'has mode 1006440, which no file has'],
    [MODE_CHANGE('abc'), 'has mode abc, which no file has'],
  ],
  'contradicting-names': [
    ['diff --git a/x b/x\n--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n', 'has other names in its header: x, y'],
  ],
  'symlink-outside': [
    [added('l', '120000', '/etc/passwd'), 'is a symbolic link to /etc/passwd: its target is absolute'],
    [added('d/l', '120000', '../../x'), 'is a symbolic link to ../../x: its target leaves the tree'],
    [
      'diff --git a/l b/l\nindex 111..222 120000\n--- a/l\n+++ b/l\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+/etc\n\\ No newline at end of file\n',
      'is a symbolic link to /etc: its target is absolute',
    ],
  ],
  symlink: [[added('d/l', '120000', '../x'), 'is a symbolic link to ../x']],
  attributes: [
    [added('.gitattributes', '100644', '* text'), 'sets git attributes, which have no effect on this test'],
  ],
  'odd-mode': [
    [MODE_CHANGE('100777'), 'has mode 100777, which git writes as 100644 or 100755'],
    [MODE_CHANGE('104755'), 'has mode 104755, which no file has'],
  ],
  'binary-too-big': [[BINARY(2_000_000), 'is a binary file of 2000000 bytes; the limit is 1048576']],
  binary: [[BINARY(20), 'is a binary file of 20 bytes']],
  'hidden-text': [
    [
      added('x.c', '100644', 'int a;\nif (x\u202e) {'),
      'gets a bidirectional control character in line 2: if (x\\u{202e}) {',
    ],
    [added('x.c', '100644', 'int a\u200b;'), 'gets a zero-width character in line 1: int a\\u{200b};'],
    [added('x.c', '100644', 'int a\u200f;'), 'gets a directional mark in line 1: int a\\u{200f};'],
  ],
};

const judge = (diff: string) => {
  const bytes = Buffer.from(diff);
  return judgeDiff(scanDiff(bytes), 1, bytes.length, TREE_LIMITS);
};

describe('file rules', () => {
  test('each row has a test', () => {
    expect(Object.keys(FILES).sort()).toEqual(FILE_RULES.map((rule) => rule.id).sort());
  });

  test.each(
    Object.entries(FILES).flatMap(([id, cases]) => cases.map(([diff, message]) => [id, message, diff])),
  )('%s: %s', (_id, message, diff) => {
    expect(judge(diff ?? '').map((finding) => finding.message)).toContain(message);
  });

  test('a link out of the tree is not also flagged as a link', () => {
    expect(judge(added('l', '120000', '/etc')).map((finding) => [finding.rule, finding.severity])).toEqual([
      ['symlink-outside', 'refuse'],
    ]);
  });

  test('taking a link, hidden text, or a submodule-less mode away is fine', () => {
    const gone =
      'diff --git a/l b/l\ndeleted file mode 120000\nindex 111..000\n--- a/l\n+++ /dev/null\n@@ -1 +0,0 @@\n-/etc\n';
    expect(judge(gone)).toEqual([]);
    expect(judge('--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\u202eb\n+ab\n')).toEqual([]);
  });

  test('joiners within scripts that need them pass', () => {
    expect(judge(added('x.rst', '100644', 'می\u200cخواهم'))).toEqual([]);
    expect(HIDDEN_KINDS.every(({ pattern }) => !pattern.test('plain text, ä, 日本'))).toBe(true);
  });

  test('every name of a header is judged: git, ---, +++, rename, copy, with C quotes', () => {
    const refused = (diff: string) => judge(diff).some((finding) => finding.severity === 'refuse');
    expect(refused('diff --git a/x b/../x\n--- a/x\n+++ b/x\n')).toBe(true);
    expect(refused('--- a/../x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n')).toBe(true);
    expect(refused('diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to ../y\n')).toBe(true);
    expect(refused('diff --git a/x b/y\nsimilarity index 100%\ncopy from .git/config\ncopy to y\n')).toBe(
      true,
    );
    expect(
      refused('diff --git "a/\\056\\056/x" "b/\\056\\056/x"\n--- "a/\\056\\056/x"\n+++ "b/\\056\\056/x"\n'),
    ).toBe(true);
    expect(refused('diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n')).toBe(false);
  });

  test('a diff over the limit is refused', () => {
    expect(judgeDiff([], 1, TREE_LIMITS.diffBytes + 1, TREE_LIMITS)).toEqual([
      {
        rule: 'diff-too-big',
        severity: 'refuse',
        path: '',
        message: 'the diff has 20971521 bytes; the limit is 20971520',
      },
    ]);
  });
});

test.each([
  ['a/l', '../b', null],
  ['l', 'b/c', null],
  ['a/b/l', '../../c', null],
  ['a/l', './../b/', null],
  ['l', '../x', 'its target leaves the tree'],
  ['l', '..', 'its target leaves the tree'],
  ['a/l', '../..', 'its target leaves the tree'],
  ['a/l', 'x/../../..', 'its target has ".." behind a name'],
  ['l', '/x', 'its target is absolute'],
  ['l', '', 'its target is empty'],
  ['l', 'a\0b', 'its target holds a NUL'],
])('linkEscape(%j, %j) is %j', (path, target, why) => expect(linkEscape(path, target)).toBe(why));

test('judgeEntries judges what git made, whatever the text said', async () => {
  const entry = (path: string, newMode: string) => ({ path, oldMode: '000000', newMode, blob: 'b' });
  const findings = await judgeEntries(
    [entry('fs/a.c', '100644'), entry('.git/x', '100644'), entry('sub', '160000'), entry('l', '120000')],
    async () => '/etc',
  );
  expect(findings.map((finding) => finding.rule)).toEqual(['git-folder', 'gitlink', 'symlink-outside']);
});
