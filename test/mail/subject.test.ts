import { describe, expect, test } from 'vitest';
import { parseSubject } from '../../src/mail/subject.ts';

/** One row a rule of the grammar: subject, then the fields that it must give. */
const ROWS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['[PATCH] x: y', { title: 'x: y', isPatch: true, version: 1, versionInferred: true, position: null }],
  ['[PATCH v6,19/24] x', { version: 6, position: 19, total: 24 }],
  ['[net,v2,1/2] x', { version: 2, position: 1, total: 2, tags: ['net'], isPatch: false }],
  ['[RFCv2 1/2] x', { rfc: true, version: 2, position: 1, total: 2 }],
  [
    '[RFC PATCH RESEND v3 02/11 net-next] x',
    { rfc: true, resend: true, version: 3, position: 2, total: 11, tags: ['net-next'] },
  ],
  ['[PATCHv3 1/8] x', { version: 3, position: 1 }],
  ['[PATCH-v3] x', { version: 3, isPatch: true }],
  ['[PATCH1/8] x', { position: 1, total: 8 }],
  ['[v2PATCH12/15] x', { version: 2, position: 12, total: 15, isPatch: true }],
  ['[PATCH/RFC] x', { rfc: true, isPatch: true, tags: [] }],
  ['[RFC-PATCH] x', { rfc: true, isPatch: true, tags: [] }],
  ['[Outreachy][PATCH 1/3] x', { tags: ['Outreachy'], position: 1 }],
  ['[bug#60788] [PATCH v2] x', { tags: ['bug#60788'], version: 2 }],
  ['[PATCH [5.10.y] 1/2] x', { tags: ['5.10.y'], position: 1, title: 'x' }],
  ['[PATCH] [media] x: y', { tags: ['media'], title: 'x: y' }],
  ['[PATCH 0 of 2] x', { position: 0, total: 2 }],
  ['[PATCH 0/N] x', { position: 0, total: null }],
  ['[Patch 2/2]: x', { position: 2, title: 'x' }],
  ['[PATCH v5.1 10/12] x', { version: 1, minor: { version: 5, minor: 1 }, tags: ['v5.1'], position: 10 }],
  ['[PATCH 5.10] x', { version: 1, tags: ['5.10'], minor: null }],
  ['[PATCH -next] x', { tags: ['-next'] }],
  ['[PATCH for-6.8 v2] x', { tags: ['for-6.8'], version: 2 }],
  ['[PATCH 0/4] words (v3)', { version: 3, versionInferred: false, title: 'words (v3)' }],
  ['Re: [PATCH v2] x', { isReply: true, version: 2, title: 'x' }],
  ['Re[2]: AW: [PATCH] x', { isReply: true, title: 'x' }],
  ['[list] Re: [PATCH] x', { isReply: true, tags: ['list'], title: 'x' }],
  ['Antw: [PATCH] x', { isReply: true }],
  ['Fwd: [PATCH] x', { isReply: false, isForward: true, isPatch: true }],
  ['[GIT PULL] frogs', { isPull: true, isPatch: false, title: 'frogs', tags: [] }],
  ['[PULL 0/3] frogs', { isPull: true, position: 0 }],
  ['[PATCH\u00a0v2\t3/4]\u0007 x', { version: 2, position: 3, title: 'x' }],
  ['PATCH v2 1/2: x', { isPatch: true, version: 2, position: 1, title: 'x' }],
  ['[PATCH 1/1001] x', { position: null, problem: 'the counter 1/1001 is beyond the limit of 1000 patches' }],
  ['[PATCH v99999999999] x', { version: 1, problem: 'version 99999999999 is beyond the limit of 999' }],
  ['[unclosed x', { title: '[unclosed x', isPatch: false }],
  ['', { title: '', isPatch: false }],
  ['reply: not a mark', { isReply: false, title: 'reply: not a mark' }],
  ['recursion: x', { isReply: false, title: 'recursion: x' }],
];

describe('parseSubject', () => {
  test.each(ROWS)('%s', (subject, fields) => {
    expect(parseSubject(subject)).toMatchObject(fields);
  });

  test('a megabyte of brackets and reply marks does not hang', () => {
    for (const piece of ['[', '[PATCH ', 'Re: ', '[]', 'v1', '((', '1/1,', '-v1']) {
      expect(parseSubject(piece.repeat(1_000_000 / piece.length)).version).toBe(1);
    }
  });
});
