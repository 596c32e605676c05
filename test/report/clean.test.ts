import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanConsoleLine, cleanLine, cleanText, shorten } from '../../src/report/clean.ts';
import { neutraliseWorkflowCommands } from '../../src/report/workflow.ts';

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\u001b[31m',
      '\u001b]0;x\u0007',
      '\u009b1m',
      '\u001b',
      '\r',
      '\n',
      '\u0000',
      '::',
      '##[',
      '#',
      '[',
      ':',
      ' ',
      '\t',
    ),
    fc.constantFrom(
      '\u202e',
      '\u2066',
      '\ufeff',
      '\u200b',
      '\ud800',
      '\udc00',
      '\uffff',
      '\u2028',
      '\u0085',
      '\u034f',
      '\u00a0',
    ),
    fc.string({ minLength: 1, maxLength: 3, unit: 'binary' }),
  ),
});

describe('cleanText', () => {
  it.each([
    ['colours', '\u001b[1;31mred\u001b[0m', 'red'],
    ['window titles', '\u001b]0;title\u0007text', 'text'],
    ['8-bit sequences', '\u009b31mred', 'red'],
    ['a lone escape', 'a\u001b', 'a'],
    ['carriage returns', 'a\r\nb\rc', 'a\nb\nc'],
    ['control characters', 'a\u0000b\u0007c\u007fd\u0085e', 'abcde'],
    ['direction of writing', 'user\u202etxt.exe\u2066', 'usertxt.exe'],
    ['invisible characters', 'to\u200brvalds\ufeff', 'torvalds'],
    ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
    ['non-characters', 'a\uffff', 'a\ufffd'],
    ['tabs and line feeds stay', 'a\tb\n', 'a\tb\n'],
    ['letters of all scripts stay', 'Zoë 王 🐧', 'Zoë 王 🐧'],
  ])('%s', (_, input, expected) => {
    expect(cleanText(input)).toBe(expected);
  });

  it('leaves nothing that acts, whatever comes in', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(cleanText(text)).not.toMatch(
          /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u,
        );
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(cleanLine(text)).not.toMatch(/[\n\t]/);
      }),
    );
  });

  it('is quick on a long console', () => {
    const line = '\u001b[0m[    1.000000] x'.repeat(3);
    expect(cleanText(`${line}\n`.repeat(100_000)).length).toBeGreaterThan(1_000_000);
    expect(cleanText('\u001b]'.repeat(200_000))).toBe('');
  });
});

it('cleanConsoleLine keeps columns', () => {
  expect(cleanConsoleLine('[    1.0][    C0]   lock(x);  ')).toBe('[    1.0][    C0]   lock(x);');
});

it('shorten never splits a character', () => {
  expect(shorten('🐧🐧🐧', 2)).toBe('🐧…');
  expect(shorten('abc', 3)).toBe('abc');
});

describe('neutraliseWorkflowCommands', () => {
  it.each([
    ['::error::x', ': :error::x'],
    ['  \u00a0::add-mask::x', '  \u00a0: :add-mask::x'],
    ['ok\r::error::x', 'ok\n: :error::x'],
    ['\u001b[0m::stop-commands::x', ': :stop-commands::x'],
    ['\u200b::error::x', ': :error::x'],
    ['text ##[error]x', 'text ## [error]x'],
    ['##\u001b[0m[error]x', '## [error]x'],
    ['##\u034f[group]', '## [group]'],
    ['std::string is no command', 'std::string is no command'],
    ['[    1.0] a: b', '[    1.0] a: b'],
  ])('%j', (input, expected) => {
    expect(neutraliseWorkflowCommands(input)).toBe(expected);
  });

  it('leaves no command, whatever comes in', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const safe = neutraliseWorkflowCommands(text);
        expect(safe).not.toContain('##[');
        for (const line of safe.split(/[\r\n\u2028\u2029]/))
          expect(line.trimStart().startsWith('::')).toBe(false);
      }),
    );
  });
});
