import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveUrl } from '../../src/mail/archive.ts';
import { MAIL_LIMITS } from '../../src/mail/limits.ts';
import { readMessages } from '../../src/mail/read.ts';

const MBOX = `From mboxrd@z Thu Jan  1 00:00:00 1970
From: A <a@example.org>
Subject: [PATCH] x
Message-ID: <one/two%3@example.org>

Log.
---
diff --git a/f b/f
--- a/f
+++ b/f
@@ -1 +1 @@
-a
+b
`;

let server: Server;
let base = '';
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const url = request.url ?? '';
    if (url.startsWith('/all/missing')) response.writeHead(404).end('no');
    else if (url.startsWith('/all/broken')) response.writeHead(503).end('later');
    else if (url.startsWith('/all/page'))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<html>');
    else if (url.startsWith('/all/cut')) {
      response.writeHead(200, { 'content-length': '5000' });
      response.write('From ');
      setTimeout(() => response.destroy(), 20);
    } else if (url.startsWith('/all/endless')) {
      response.writeHead(200);
      const block = Buffer.alloc(1024 * 1024, 'x\n');
      const more = (): void => {
        while (!response.destroyed && response.write(block));
      };
      response.on('drain', more);
      more();
    } else response.writeHead(200, { 'content-type': 'application/gzip' }).end(gzipSync(MBOX));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/all/`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (input: string): Promise<unknown> =>
  readMessages([input], { cwd: '/nonexistent', stdin: async () => Buffer.alloc(0), archive: base });

describe('mail from an archive', () => {
  test('a Message-ID leads to its thread; slashes and percent signs are encoded', async () => {
    const messages = await readMessages(['<one/two%3@example.org>'], {
      cwd: '/nonexistent',
      stdin: async () => Buffer.alloc(0),
      archive: base,
    });
    expect(messages.map((message) => [message.messageId, message.kind])).toEqual([
      ['one/two%3@example.org', 'patch'],
    ]);
    expect(asked.at(-1)).toBe('/all/one%2Ftwo%253@example.org/t.mbox.gz');
  });

  test('the URL of a mail leads to its thread as well', () => {
    const thread = 'https://archive.example/list/a@b/t.mbox.gz';
    for (const tail of ['', '/', '/raw', '/T/', '/t/#u', '/t.mbox.gz']) {
      expect(archiveUrl(`https://archive.example/list/a@b${tail}`).href).toBe(thread);
    }
    expect(archiveUrl('https://forge.example/pull/7.patch').href).toBe('https://forge.example/pull/7.patch');
  });

  test.each([
    ['missing@x', 'does not have the mail: 404'],
    ['broken@x', 'answered 503'],
    ['page@x', 'is a web page, not mail'],
    ['cut@x', 'broke off'],
    ['endless@x', `more than ${MAIL_LIMITS.archiveBytes} bytes`],
  ])('%s: %s', async (id, words) => {
    await expect(read(id)).rejects.toThrow(words);
  });

  test('offline: the error names the host and says what to do', async () => {
    const io = {
      cwd: '/nonexistent',
      stdin: async () => Buffer.alloc(0),
      archive: 'http://127.0.0.1:9/all/',
    };
    await expect(readMessages(['a@x'], io)).rejects.toMatchObject({
      message: expect.stringContaining('cannot reach 127.0.0.1:9'),
      hint: expect.stringContaining('pass the file'),
    });
  });

  test('a name that is neither file nor id', async () => {
    await expect(read('no-such-file.mbox')).rejects.toThrow('there is no file no-such-file.mbox');
    await expect(read('no-such-*.mbox')).rejects.toThrow('no file fits no-such-*.mbox');
  });
});
