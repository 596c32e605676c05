import { expect, test } from 'vitest';
import { listLines, withListings } from '../../src/job/listing.ts';
import type { Finding } from '../../src/report/result.ts';
import { functionalFail } from '../report/samples.ts';

const CODE = Array.from({ length: 12 }, (_, i) => `line ${i + 1}`).join('\n');

test('lines around a place, numbered, the place marked', () => {
  expect(listLines(CODE, 10, 1)).toEqual(['   9  line 9', '> 10  line 10', '  11  line 11']);
  expect(listLines(CODE, 1, 1)).toEqual(['> 1  line 1', '  2  line 2']);
  expect(listLines(CODE, 13)).toEqual([]);
});

function job(answer: string | null, asked: string[][] = []): Parameters<typeof withListings>[1] {
  const maybe = async (args: string[]): Promise<string | null> => {
    asked.push(args);
    return answer;
  };
  const commits = ['a'.repeat(40), 'b'.repeat(40)];
  return { commits, worktree: { git: { maybe } } } as unknown as Parameters<typeof withListings>[1];
}
const splat = functionalFail().findings.find(({ type }) => type === 'splat') as Finding;

test('a new splat gets the code after the series', async () => {
  const asked: string[][] = [];
  const finding = { ...splat, change: 'new' as const, touches: ['expired fs/namespace.c:3'] };
  const [got] = await withListings([finding], job(CODE, asked));
  expect(asked).toEqual([['show', `${'b'.repeat(40)}:fs/namespace.c`]]);
  expect(got).toMatchObject({ listing: expect.arrayContaining(['> 3  line 3']) });
});

test('what is not new, touches nothing or has no source is left as it is', async () => {
  const touches = ['expired fs/namespace.c:3'];
  const given = [
    { ...splat, change: 'old' as const, touches },
    { ...splat, change: 'new' as const, touches: [] },
  ];
  expect(await withListings(given, job(CODE))).toEqual(given);
  const fresh = [{ ...splat, change: 'new' as const, touches }];
  expect(await withListings(fresh, job(null))).toEqual(fresh);
});
