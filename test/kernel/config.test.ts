import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { configText, describeLost, lostOptions, parseFragment } from '../../src/kernel/config.ts';

test('a fragment is options with reasons', () => {
  expect(
    parseFragment('# head\n\nCONFIG_A=y   # because\nCONFIG_N=n\nCONFIG_S="a"\nCONFIG_X=12\n', 'f'),
  ).toEqual([
    { symbol: 'CONFIG_A', value: 'y', origin: 'f:3' },
    { symbol: 'CONFIG_N', value: 'n', origin: 'f:4' },
    { symbol: 'CONFIG_S', value: '"a"', origin: 'f:5' },
    { symbol: 'CONFIG_X', value: '12', origin: 'f:6' },
  ]);
});

test('what is no option is named with its line', () => {
  expect(() => parseFragment('CONFIG_A=y\nCONFIG B\n', 'kconfig/x.config')).toThrow('kconfig/x.config:2');
});

test('an option that is off is written as kconfig reads it', () => {
  expect(configText(parseFragment('CONFIG_A=y\nCONFIG_N=n\n', 'f'))).toBe(
    'CONFIG_A=y\n# CONFIG_N is not set\n',
  );
});

describe('lost options', () => {
  const requests = parseFragment('CONFIG_A=y\nCONFIG_B=y\nCONFIG_C=n\nCONFIG_D=n\nCONFIG_E=16\n', 'f');
  test('nothing lost; an absent symbol is off', () => {
    expect(lostOptions(requests, 'CONFIG_A=y\nCONFIG_B=y\n# CONFIG_C is not set\nCONFIG_E=16\n')).toEqual([]);
  });
  test('each lost one is named with what it became', () => {
    const lost = lostOptions(requests, 'CONFIG_A=m\nCONFIG_C=y\nCONFIG_E=15\n');
    expect(describeLost(lost, 'x86_64')).toBe(
      'the kernel configuration of x86_64 lost 4 options:\n' +
        '  CONFIG_A=y (f:1) became m\n  CONFIG_B=y (f:2) became unset\n' +
        '  CONFIG_C=n (f:3) became y\n  CONFIG_E=16 (f:5) became 15',
    );
  });
});

test('every option of the fragments has a reason beside it', () => {
  for (const name of readdirSync('kconfig')) {
    const lines = readFileSync(`kconfig/${name}`, 'utf8').split('\n');
    for (const line of lines.filter((l) => l.startsWith('CONFIG_'))) expect(line).toMatch(/ # \S/);
  }
});
