import { expect, test } from 'vitest';
import { parseHeaders } from '../../src/mail/headers.ts';
import { isListed } from '../../src/mail/listed.ts';

/** Only a mail that passed a public list gets a link to the archive. */
test.each([
  [
    'what git format-patch --thread wrote',
    'Message-Id: <a@example.org>\n',
    'From 0925113c5 Mon Sep 17 00:00:00 2001',
    false,
  ],
  ['a mail that went over a company list', 'List-Id: <team.example.com>\n', '', false],
  ['a mail of vger', 'List-Id: <linux-fsdevel.vger.kernel.org>\n', '', true],
  ['a mail with the old list header', 'X-Mailing-List: linux-fsdevel@vger.kernel.org\n', '', true],
  ['an mbox of lore', 'Subject: x\n', 'From mboxrd@z Thu Jan  1 00:00:00 1970', true],
  ['an mbox of b4 am', 'Subject: x\n', 'From git@z Thu Jan  1 00:00:00 1970', true],
  [
    'a mail that was only delivered',
    'Received: from a by b\n',
    'From ada@example.org Thu Jan  1 00:00:00 1970',
    false,
  ],
])('%s', (_, block, fromLine, listed) => {
  expect(isListed(parseHeaders(Buffer.from(block), fromLine), 'thread.mbox')).toBe(listed);
});

test('a page of lore itself', () => {
  const headers = parseHeaders(Buffer.from('Subject: x\n'));
  expect(isListed(headers, 'https://lore.kernel.org/all/a@example.org/')).toBe(true);
  expect(isListed(headers, 'https://lore.kernel.org.evil.example/all/a@example.org/')).toBe(false);
});
