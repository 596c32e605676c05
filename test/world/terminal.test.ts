import { expect, test } from 'vitest';
import { findDataDir } from '../../src/world/terminal.ts';

test.each([
  ['a bundle', '/opt/patchboot/dist', '/opt/patchboot'],
  ['the source', '/opt/patchboot/src/world', '/opt/patchboot'],
])('the data lies above %s', (_, start, expected) => {
  expect(findDataDir(start, (path) => path === '/opt/patchboot/machines')).toBe(expected);
});

test('without data it is the folder above the file, so that an error can name what is not there', () => {
  expect(findDataDir('/tmp/dist', () => false)).toBe('/tmp');
});
