import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeCell,
  codeSpan,
  escapeMarkdown,
  fenced,
  markdownLink,
  markdownTable,
} from '../../src/report/markdown-escape.ts';

const J = '\u200d';

describe('escapeMarkdown', () => {
  it.each([
    ['mentions', 'ping @torvalds and @org/team', `ping \\@${J}torvalds and \\@${J}org/team`],
    ['issue references', 'fixes #1, GH-2, o/r#3', `fixes \\#${J}1, GH\\-${J}2, o/r\\#${J}3`],
    ['HTML', '<img src=x>', '\\<img src\\=x\\>'],
    ['markers', '<!-- marker -->', '\\<\\!\\-\\- marker \\-\\-\\>'],
    ['images and links', '![a](b)', '\\!\\[a\\]\\(b\\)'],
    [
      'bare addresses',
      'https://evil.example www.evil.example',
      'https\\://evil\\.example www\\.evil\\.example',
    ],
    ['emphasis and code', '*a* _b_ `c` ~d~', '\\*a\\* \\_b\\_ \\`c\\` \\~d\\~'],
    ['cells', 'a|b', 'a\\|b'],
    ['backslashes', 'a\\|b', 'a\\\\\\|b'],
    ['entities', '&#64;x', `\\&\\#${J}64;x`],
    ['lines', 'a\n# b', `a \\#${J} b`],
    ['mathematics', '$x$', '\\$x\\$'],
    ['plain words', 'umount, "mnt" / 5%', 'umount, "mnt" / 5%'],
  ])('%s', (_, input, expected) => {
    expect(escapeMarkdown(input)).toBe(expected);
  });
});

describe('codeSpan', () => {
  it.each([
    ['a', '`a`'],
    ['a`b', '``a`b``'],
    ['``', '``` `` ```'],
    ['`@x`', '`` `@x` ``'],
    ['', ''],
  ])('%j', (input, expected) => {
    expect(codeSpan(input)).toBe(expected);
  });

  it('keeps bars from splitting cells', () => {
    expect(codeCell('a|b')).toBe('`a\\|b`');
    expect(codeCell('a\\|b')).toBe('`a\\\\\\|b`');
  });
});

describe('fenced', () => {
  it('is longer than any run of backticks inside', () => {
    expect(fenced(['````', 'a'])).toBe('`````text\n````\na\n`````');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('`', '~', '\n', 'x', ' ') })), (lines) => {
        const [open = '', ...rest] = fenced(lines).split('\n');
        const fence = open.replace('text', '');
        // The fence stands nowhere but at the end, so nothing inside can close the block.
        expect(rest.slice(0, -1).some((line) => line.includes(fence))).toBe(false);
        expect(rest.at(-1)).toBe(fence);
      }),
    );
  });
});

it('links only to plain https addresses', () => {
  expect(markdownLink('x', 'https://example.org/a?b=1')).toBe('[x](https://example.org/a?b=1)');
  expect(markdownLink('x', 'javascript:alert(1)')).toBeNull();
  expect(markdownLink('x', 'https://example.org/) [y](https://evil')).toBeNull();
});

it('tables have one line a row', () => {
  expect(markdownTable(['a', 'b'], ['left', 'right'], [['1', '2']])).toBe('| a | b |\n|---|---:|\n| 1 | 2 |');
});
