import { describe, expect, test } from 'vitest';
import { DAMAGE, type DamageKind } from '../../src/mail/damage.ts';
import { diagnoseDiff } from '../../src/mail/diagnose.ts';
import { readMessagesFromBytes } from '../../src/mail/read.ts';

const DIFF = `diff --git a/fs/pond.c b/fs/pond.c
index 1234567..89abcde 100644
--- a/fs/pond.c
+++ b/fs/pond.c
@@ -10,8 +10,8 @@ static int frogs(struct pond *pond)
 {
 \tstruct frog *frog;
 
-\tlist_for_each_entry(frog, &pond->frogs, in_pond) {
+\tlist_for_each_entry_rcu(frog, &pond->frogs, in_pond, lockdep_is_held(&pond->lock)) {
 \t\tif (frog->green)
 \t\t\treturn 1;
 \t}
 }
`;

/** One row a kind of damage: what a client does to the text, and the first bad line. */
const ROWS: readonly (readonly [DamageKind, string, (diff: string) => string, string])[] = [
  [
    'tabs-to-spaces',
    'tabs become eight spaces',
    (d) => d.replace(/\t/g, '        '),
    '         struct frog *frog;',
  ],
  [
    'nbsp',
    'the first blank becomes U+00A0',
    (d) => d.replace(/^ (?=\t)/gm, '\u00a0'),
    '<NBSP><TAB>struct frog *frog;',
  ],
  [
    'nbsp',
    'indentation becomes U+00A0',
    (d) => d.replace(/\t\t/g, '\u00a0\u00a0'),
    ' <NBSP><NBSP>if (frog->green)',
  ],
  [
    'lost-blank',
    'context lines lose their blank',
    (d) => d.replace(/^ (?=\t)/gm, ''),
    '<TAB>struct frog *frog;',
  ],
  [
    'wrapped',
    'a line is wrapped at 72',
    (d) => d.replace('in_pond, lockdep', 'in_pond,\nlockdep'),
    'lockdep_is_held(&pond->lock)) {',
  ],
  ['wrapped', 'the file header is wrapped', (d) => d.replace('pond.c b/', 'pond.c\nb/'), 'b/fs/pond.c'],
  [
    'newlines-lost',
    'a form eats the line ends',
    (d) => d.replace(/\n/g, ' '),
    'diff --git a/fs/pond.c b/fs/pond.c',
  ],
  [
    'blanks-collapsed',
    'HTML collapses runs of blanks',
    (d) => d.replace(/[ \t]+/g, ' '),
    '- list_for_each_entry(frog',
  ],
  ['truncated', 'the mail is cut', (d) => d.slice(0, d.indexOf(' \t\tif')), '+<TAB>list_for_each_entry_rcu'],
  [
    'typographic',
    'quotes become curly',
    (d) => d.replace('frog *frog', 'frog \u201c*frog\u201d'),
    ' <TAB>struct frog \u201c',
  ],
  [
    'flowed',
    'format=flowed joins lines',
    (d) => d.replace(/^ /gm, '  ').replace('in_pond) {', 'in_pond) { '),
    '-<TAB>list_for_each_entry(frog',
  ],
];

async function firstCandidate(diff: string, flowed = ''): Promise<Parameters<typeof diagnoseDiff>[0]> {
  const mail = `From: A <a@x.org>\nSubject: [PATCH] x\nContent-Type: text/plain; charset=utf-8${flowed}\n\nLog.\n---\n\n${diff}-- \n2.45.0\n`;
  const [message] = await readMessagesFromBytes(Buffer.from(mail), 'mail');
  const [candidate] = message?.candidates ?? [];
  return candidate ?? Buffer.from(diff);
}

describe('diagnoseDiff', () => {
  test.each(ROWS)('%s: %s', async (kind, _what, damage, line) => {
    const flowed = kind === 'flowed' ? '; format=flowed' : '';
    const found = diagnoseDiff(await firstCandidate(damage(DIFF), flowed));
    expect(found).toMatchObject({ kind, ...DAMAGE[kind] });
    expect(found?.text).toContain(line);
  });

  test('every kind has a row', () => {
    expect(new Set(ROWS.map(([kind]) => kind))).toEqual(new Set(Object.keys(DAMAGE)));
  });

  test('the line number counts from the start of the diff, and the file is named', async () => {
    const found = diagnoseDiff(await firstCandidate(DIFF.replace(/^ (?=\t)/gm, '')));
    expect(found).toMatchObject({ line: 7, file: 'fs/pond.c', certain: true });
  });

  test.each([
    ['a sound diff', DIFF],
    ['a stripped blank context line, which git takes', DIFF.replace(/^ $/m, '')],
    ['a diff without tabs in a file that has none', DIFF.replace(/\t/g, '  ').replace(/pond\.c/g, 'pond.py')],
    [
      'a removed line that looks like a signature',
      'diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1,2 +1 @@\n x\n-- \n',
    ],
  ])('nothing is wrong with %s', async (_what, diff) => {
    expect(diagnoseDiff(await firstCandidate(diff))).toBeNull();
  });
});
