import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readContainer } from '../../src/mail/container.ts';
import { MAIL_LIMITS } from '../../src/mail/limits.ts';
import { readMessages, readMessagesFromBytes } from '../../src/mail/read.ts';

const HEAD = 'From: A <a@example.org>\nSubject: [PATCH] x\nMessage-ID: <1@x>\n';
const DIFF = 'diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n';
const FROM = 'From a@example.org Tue Mar  3 10:00:00 2026\n';

async function* chunksOf(make: (n: number) => Buffer, count: number): AsyncGenerator<Buffer> {
  for (let n = 0; n < count; n++) yield make(n);
}

test('a gzip bomb stops at the limit of unpacked bytes', async () => {
  const filler = gzipSync(Buffer.alloc(20 * 1024 * 1024, 'x\n'));
  const bomb = Buffer.concat([gzipSync(`${FROM}${HEAD}\n`), ...Array.from({ length: 12 }, () => filler)]);
  const reading = readMessagesFromBytes(bomb, 'bomb.gz');
  await expect(reading).rejects.toThrow(`unpacks to more than ${MAIL_LIMITS.totalBytes} bytes`);
});

test('a mail above the limit is an error of its own; the next one is read', async () => {
  const big = Buffer.from(`${FROM}${HEAD}\n${'x'.repeat(99)}\n`);
  async function* input(): AsyncGenerator<Buffer> {
    yield big;
    yield* chunksOf(() => Buffer.alloc(1024 * 1024, 'filler line\n'), 30);
    yield Buffer.from(`\n\n${FROM}${HEAD.replace('1@x', '2@x')}\n${DIFF}`);
  }
  const entries = [];
  for await (const entry of readContainer(input(), 'box')) entries.push(entry);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toHaveProperty('tooLarge');
  expect(entries[1]).toHaveProperty('bytes');
});

test('a header above the limit is an error of this mail', async () => {
  const header = `${HEAD}X-Long: ${'y'.repeat(MAIL_LIMITS.headerBytes)}\n`;
  const [message] = await readMessagesFromBytes(Buffer.from(`${header}\n${DIFF}`), 'mail');
  expect(message?.error).toContain(`the limit is ${MAIL_LIMITS.headerBytes}`);
  expect(message?.subject.title).toBe('x');
});

test('20,000 header lines and 2 MB of header end with the same words', async () => {
  const [message] = await readMessagesFromBytes(
    Buffer.from(`${HEAD}${'X: y\n'.repeat(400_000)}\n${DIFF}`),
    'mail',
  );
  expect(message?.error).toContain('the header has');
});

test('a diff above the limit is refused', async () => {
  const huge = `${DIFF.replace('@@ -1 +1 @@', '@@ -1 +1,400001 @@')}${`+${'z'.repeat(59)}\n`.repeat(400_000)}`;
  const [message] = await readMessagesFromBytes(Buffer.from(`${HEAD}\n${huge}`), 'mail');
  expect(message?.error).toContain(`the limit is ${MAIL_LIMITS.diffBytes}`);
});

test('more mails or bytes than the limit are refused where all are kept', async () => {
  const mail = Buffer.from(`${FROM}${HEAD}\nno diff\n\n`);
  const io = { cwd: '/', stdin: async () => Buffer.concat(Array.from({ length: 12 }, () => mail)) };
  await expect(readMessages(['-'], io, { messages: 11, totalBytes: 1e6 })).rejects.toThrow(
    'more than 11 mails',
  );
  await expect(readMessages(['-'], io, { messages: 99, totalBytes: 20 })).rejects.toThrow(
    'more than 20 bytes',
  );
  expect(await readMessages(['-'], io, { messages: 12, totalBytes: 1e6 })).toHaveLength(12);
});

test('hostile repetitions end: brackets, encoded words, tags, newlines, blanks, CRs', async () => {
  for (const piece of [
    '<',
    '=?u?q?',
    '\n',
    ' \n',
    '\r',
    '&lt;',
    '<div>',
    '- ',
    '--x\n',
    '>From ',
    '@@ -1 +1 @@\n',
    '"a/',
  ]) {
    for (const type of ['text/plain', 'text/html', 'multipart/mixed; boundary=x']) {
      const body = piece.repeat(300_000 / piece.length);
      const messages = await readMessagesFromBytes(
        Buffer.from(`${HEAD}Content-Type: ${type}\n\n${body}\n${DIFF}`),
        'mail',
      );
      expect(messages).toHaveLength(1);
    }
  }
});
