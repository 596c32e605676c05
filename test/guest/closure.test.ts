import { expect, test } from 'vitest';
import { parseReadelf } from '../../src/guest/closure.ts';

const READELF = `
Dynamic section at offset 0x2d68 contains 28 entries:
  Tag        Type                         Name/Value
 0x0000000000000001 (NEEDED)             Shared library: [libmount.so.1]
 0x0000000000000001 (NEEDED)             Shared library: [libc.so.6]
  INTERP         0x000350 0x0000000000000350 0x0000000000000350 0x00001c 0x00001c R   0x1
      [Requesting program interpreter: /lib64/ld-linux-x86-64.so.2]
`;

test('reads loader and libraries of a program', () => {
  expect(parseReadelf(READELF)).toEqual({
    interpreter: '/lib64/ld-linux-x86-64.so.2',
    libraries: ['libmount.so.1', 'libc.so.6'],
  });
});

test('a static program needs nothing', () => {
  expect(parseReadelf('There is no dynamic section in this file.\n')).toEqual({
    interpreter: null,
    libraries: [],
  });
});
