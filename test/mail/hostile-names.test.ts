import { expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { messageIds } from '../../src/mail/headers.ts';
import { readMessages } from '../../src/mail/read.ts';

test('an empty input is refused, not taken for the current folder', async () => {
  const reading = readMessages([''], { cwd: '/', stdin: () => Promise.resolve(Buffer.alloc(0)) });
  await expect(reading).rejects.toThrow(InputError);
  await expect(reading).rejects.toThrow('empty name');
});

test('an id with an escape sequence is no id', () => {
  expect(messageIds('<a@b> <e@x\u001b[2J> <c@d>')).toEqual(['a@b', 'c@d']);
});
