import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { claimsCommand } from '../../src/commands/claims.ts';
import { testIo } from './io.ts';

/** Each folder of cases/ holds a mail and the claims that are in it. */
const CASES = new URL('./cases/', import.meta.url);

const round = (value: number): number => Number(value.toPrecision(5));

describe('golden mails', () => {
  const names = readdirSync(CASES);

  it('are many', () => {
    expect(names.length).toBeGreaterThanOrEqual(60);
  });

  it.each(names)('%s', async (name) => {
    const io = testIo();
    const file = new URL(`${name}/mail.txt`, CASES).pathname;
    expect(await claimsCommand.run(['--json', file], io)).toBe(0);
    const records = io.lines().map((line) => JSON.parse(line));
    const expected = JSON.parse(readFileSync(new URL(`${name}/expected.json`, CASES), 'utf8'));
    expect(records.every((record) => record.file === file)).toBe(true);
    const compared = records.map((record, index) => {
      const keys = Object.keys(expected[index] ?? record);
      const rounded = {
        ...record,
        ratio: round(record.ratio),
        ratioInterval: record.ratioInterval.map(round),
      };
      return Object.fromEntries(keys.map((key) => [key, rounded[key]]));
    });
    expect(compared).toEqual(expected);
  });
});
