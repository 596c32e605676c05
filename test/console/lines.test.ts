import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConsoleLine, LineSplitter, MAX_LINE_CHARS, takePrefix } from '../../src/console/lines.ts';

function split(...chunks: (string | Uint8Array)[]): ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  const splitter = new LineSplitter((line) => lines.push(line));
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return lines;
}
const bodies = (...chunks: (string | Uint8Array)[]): string[] => split(...chunks).map((line) => line.body);

describe('prefixes', () => {
  it.each([
    ['[    1.000123] hello', 'hello', 1.000123, ''],
    ['[   12.345678][   T31]  frame+0x1/0x2', ' frame+0x1/0x2', 12.345678, 'T31'],
    ['[   12.345678][    C0] hello', 'hello', 12.345678, 'C0'],
    ['<4>[   12.345678][    C0] hello', 'hello', 12.345678, 'C0'],
    ['kern  :warn  : [   12.345678][  T214] hello', 'hello', 12.345678, 'T214'],
    ['Nov 30 10:00:00 vm kernel: [   12.345678] hello', 'hello', 12.345678, ''],
    ['2025-11-30T10:00:00+01:00 vm kernel: hello', 'hello', null, ''],
    ['[Sun Nov 30 10:00:00 2025] hello', 'hello', null, ''],
    ['2025-11-30T10:00:00.1234567Z [    1.000123] hello', 'hello', 1.000123, ''],
    ['[    3.286613] ', '', 3.286613, ''],
  ])('%s', (text, body, seconds, context) => {
    expect(takePrefix(text)).toEqual({ body, seconds, context, fromKernel: true });
  });

  it('leaves text without a kernel prefix alone', () => {
    expect(takePrefix('[ OK ] Started things')).toEqual({
      body: '[ OK ] Started things',
      seconds: null,
      context: '',
      fromKernel: false,
    });
  });
});

describe('splitting', () => {
  it('drops CR at the end and splits at a CR in the middle', () => {
    expect(bodies('one\r\ntwo\rthree\r\r\nfour')).toEqual(['one', 'two', 'three', 'four']);
  });

  it('removes escape sequences and control characters', () => {
    expect(bodies('\x1bc\x1b[?7l\x1b[2J\x1b[01;31mred\x1b[0m\x07\0\n')).toEqual(['red']);
  });

  it('starts a new line at a kernel record in the middle of one, with the same number', () => {
    const lines = split('login: [    1.000000][    T1] BUG: x\nnext\n');
    expect(lines.map((line) => [line.number, line.body, line.fromKernel])).toEqual([
      [1, 'login: ', false],
      [1, 'BUG: x', true],
      [2, 'next', false],
    ]);
  });

  it('does not split a record from its own level or syslog prefix', () => {
    expect(split('<6>[    1.000000] x\nkern  :info  : [    1.000000] y\n')).toHaveLength(2);
  });

  it('marks the line that has no end', () => {
    expect(split('a\nb').map((line) => line.unfinished)).toEqual([false, true]);
  });

  it('keeps the head of a line that never ends, and bounded memory', () => {
    const chunk = 'x'.repeat(100_000);
    const lines = split(...Array.from({ length: 50 }, () => chunk), '\nnext\n');
    expect(lines[0]?.text.length).toBe(MAX_LINE_CHARS);
    expect(lines[1]?.text).toBe('next');
  });

  it('survives bytes that are no UTF-8, also when a character is cut between two chunks', () => {
    expect(bodies(Uint8Array.of(0xff, 0x41, 0xc3), Uint8Array.of(0xa4, 0x0a))).toEqual(['\ufffdA\u00e4']);
  });

  it('gives the same lines however the bytes are cut into chunks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.nat(80), (text, at) => {
        const bytes = new TextEncoder().encode(text);
        expect(split(bytes.subarray(0, at), bytes.subarray(at))).toEqual(split(bytes));
      }),
    );
  });
});
