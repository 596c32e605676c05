import { describe, expect, test } from 'vitest';
import { parseKtap } from '../../src/suite/ktap.ts';

const outcomes = (text: string) => parseKtap(text).results.map(({ name, outcome }) => `${name} ${outcome}`);

test('results, the words before them, and skips with their reason', () => {
  const text = `KTAP version 1
1..4
ok 1 open-excl
# mkfs: busy
# and more
not ok 2 mkfs
ok 3 - locked # SKIP no user namespaces
ok 4
`;
  expect(parseKtap(text)).toEqual({
    fault: '',
    results: [
      { name: 'open-excl', outcome: 'passed', words: '' },
      { name: 'mkfs', outcome: 'failed', words: 'mkfs: busy; and more' },
      { name: 'locked', outcome: 'skipped', words: 'no user namespaces' },
      { name: 'result 4', outcome: 'passed', words: '' },
    ],
  });
});

test('directives, and nested tests that their parent sums up', () => {
  const text = `TAP version 13
ok 1 a # XFAIL known
not ok 2 b # SKIP nothing to see
not ok 3 c # TIMEOUT 45 s
not ok 4 d # TODO
    KTAP version 1
    1..1
    not ok 1 inner
ok 5 e # is no directive
1..5
`;
  expect(outcomes(text)).toEqual([
    'a passed',
    'b skipped',
    'c failed',
    'd skipped',
    'e # is no directive passed',
  ]);
  expect(parseKtap(text).fault).toBe('');
  expect(parseKtap(text).results[3]?.words).toBe('no reason given');
});

describe('what is not whole is said', () => {
  test.each([
    ['', 'does not begin'],
    ['1..1\nok 1 a\n', 'does not begin'],
    ['KTAP version 1\nok 1 a\n', 'no plan'],
    ['KTAP version 1\n1..0\n', 'plan is empty'],
    ['KTAP version 1\n1..2\nok 1 a\n', '1 of 2'],
    ['KTAP version 1\n1..1\nok 1 a\nok 2 b\n', '2 of 1'],
    ['KTAP version 1\n1..2\nok 1 a\nok 3 b\n', 'numbered 3'],
    ['KTAP version 1\n1..2\n1..2\nok 1 a\nok 2 b\n', 'two plans'],
    ['KTAP version 1\n1..2\nok 1 a\nok 2 a\n', 'two results'],
    ['KTAP version 1\n1..2\nok 1 a\nBail out! no loop device\nok 2 b\n', 'no loop device'],
  ])('%j', (text, words) => {
    expect(parseKtap(text).fault).toContain(words);
  });
});
