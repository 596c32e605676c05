import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseChannel } from '../../src/boot/channel.ts';

const NONCE = '0123456789abcdef0123456789abcdef';

function frame(sequence: number, type: string, name: string, content: string, nonce = NONCE): Buffer {
  const bytes = Buffer.from(content);
  const digest = createHash('sha256').update(bytes).digest('hex');
  return Buffer.concat([
    Buffer.from(`PATCHBOOT ${nonce} ${sequence} ${type} ${name} ${bytes.length} ${digest}\n`),
    bytes,
    Buffer.from('\n'),
  ]);
}

const GOOD = [
  frame(1, 'begin', 'guest', 'Linux\n'),
  frame(2, 'output', 'umount/runs', 'ns 5\nns 6\n'),
  frame(3, 'step', 'umount', '0\n'),
  frame(4, 'end', 'guest', '3\n'),
];

describe('a whole stream', () => {
  test('gives its frames and is complete', () => {
    const content = parseChannel(Buffer.concat(GOOD), NONCE);
    expect(content.complete).toBe(true);
    expect(content.fault).toBe('');
    expect(content.frames.map((f) => f.name)).toEqual(['guest', 'umount/runs', 'umount', 'guest']);
    expect(content.frames[1]?.content.toString()).toBe('ns 5\nns 6\n');
  });

  test('cut anywhere is incomplete, and never faulty', () => {
    const all = Buffer.concat(GOOD);
    for (let end = 0; end < all.length; end++) {
      const content = parseChannel(all.subarray(0, end), NONCE);
      expect(content.complete).toBe(false);
      expect(content.fault).toBe('');
    }
  });
});

describe('what a hostile or broken guest may send', () => {
  const cases: readonly [string, Buffer, string][] = [
    ['a foreign nonce', frame(1, 'begin', 'guest', 'x', 'f'.repeat(32)), 'nonce'],
    [
      'a frame twice',
      Buffer.concat([frame(1, 'begin', 'guest', 'x'), frame(1, 'begin', 'guest', 'x')]),
      'numbered 1',
    ],
    ['a gap', Buffer.concat([frame(1, 'begin', 'guest', 'x'), frame(3, 'step', 'a', '0')]), 'numbered 3'],
    [
      'an end that counts wrong',
      Buffer.concat([frame(1, 'begin', 'guest', 'x'), frame(2, 'end', 'guest', '7')]),
      'counts 7',
    ],
    ['data after the end', Buffer.concat([...GOOD, Buffer.from('more')]), 'after the end'],
    ['plain text', Buffer.from('hello world\n'), 'no valid header'],
    ['a name with a path in it that is no name', frame(1, 'output', 'a b', 'x'), 'no valid header'],
    [
      'a size beyond all bounds',
      Buffer.from(`PATCHBOOT ${NONCE} 1 output a 999999999 ${'0'.repeat(64)}\n`),
      'claims',
    ],
    ['an endless header', Buffer.from(`${'A'.repeat(2000)}\n`), 'too long'],
  ];
  test.each(cases)('%s', (_, bytes, fault) => {
    const content = parseChannel(bytes, NONCE);
    expect(content.complete).toBe(false);
    expect(content.fault).toContain(fault);
  });

  test('changed content does not match its digest', () => {
    const bytes = frame(1, 'output', 'a', 'good');
    bytes[bytes.length - 2] = 0x58;
    expect(parseChannel(bytes, NONCE).fault).toContain('digest');
  });
});
