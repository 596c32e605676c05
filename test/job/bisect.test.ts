import { expect, test } from 'vitest';
import { firstBadPatch } from '../../src/job/bisect.ts';

test('finds every possible first bad patch, in at most log2(n) + 1 tests', async () => {
  for (let count = 1; count <= 40; count++) {
    for (let first = 1; first <= count; first++) {
      let tests = 0;
      const found = await firstBadPatch(count, (index) => {
        tests++;
        expect(index).toBeGreaterThan(0);
        expect(index).toBeLessThan(count);
        return Promise.resolve(index >= first);
      });
      expect(found).toBe(first);
      expect(tests).toBeLessThanOrEqual(Math.ceil(Math.log2(count)) + 1);
    }
  }
});

test('goes round patches that cannot be tested', async () => {
  const broken = new Set([3, 4]);
  const found = await firstBadPatch(8, (i) => Promise.resolve(broken.has(i) ? null : i >= 6));
  expect(found).toBe(6);
});

test('does not guess when such patches hide the first bad one', async () => {
  const found = await firstBadPatch(4, (i) => Promise.resolve(i === 2 ? null : i >= 2));
  expect(found).toBeNull();
});
