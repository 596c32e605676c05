import { expect, test } from 'vitest';
import { formatDate, parseDate } from '../../src/mail/date.ts';

const T = Date.UTC(2026, 2, 3, 9, 0, 0);

test.each([
  ['Tue, 3 Mar 2026 10:00:00 +0100', 60],
  ['3 Mar 2026 10:00 +0100 (CET)', 60],
  ['Tue,  3 Mar 2026 09:00:00 GMT', 0],
  ['Tue, 03 Mar 26 04:00:00 EST', -300],
  ['Tue Mar  3 09:00:00 2026', 0],
  ['Tue Mar 3 10:00:00 2026 +0100', 60],
  ['2026-03-03 10:00:00 +0100', 60],
  ['2026-03-03T09:00:00Z', 0],
  ['Tue, 3 Mar 2026 14:30:00 +0530', 330],
])('%s', (text, zoneMinutes) => {
  expect(parseDate(text)).toEqual({ ms: T, zoneMinutes });
});

test.each([
  '',
  'yesterday',
  'Tue, 31 Feb 2026 10:00:00 +0100',
  'Tue, 3 Mar 2026 10:77:00 +0100',
  'Tue, 3 Mar 2026 25:00:00 +0100',
  'Tue, 3 Mar 2026 10:00:00 -9900',
  'Tue, 3 Mar 99999 10:00:00 +0000',
  '@99999999999999999999',
  '1 Jan 1901 00:00:00 +0000',
])('no date: %s', (text) => {
  expect(parseDate(text)).toBeNull();
});

test('what is written is what git and mail take, and reads back', () => {
  const date = { ms: T, zoneMinutes: -210 };
  expect(formatDate(date)).toBe('Tue, 3 Mar 2026 05:30:00 -0330');
  expect(parseDate(formatDate(date))).toEqual(date);
});
