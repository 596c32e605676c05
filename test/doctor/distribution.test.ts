import { expect, test } from 'vitest';
import { parseOsRelease } from '../../src/doctor/distribution.ts';

test.each([
  ['ID=debian\nPRETTY_NAME="Debian GNU/Linux 12 (bookworm)"', 'debian', 'Debian GNU/Linux 12 (bookworm)'],
  ["ID=ubuntu\nID_LIKE=debian\nPRETTY_NAME='Ubuntu 24.04 LTS'", 'ubuntu', 'Ubuntu 24.04 LTS'],
  ['ID=linuxmint\nID_LIKE="ubuntu debian"\nNAME=Mint', 'ubuntu', 'Mint'],
  ['ID=raspbian\nID_LIKE=debian\nNAME=Raspbian', 'debian', 'Raspbian'],
  ['ID=arch\nPRETTY_NAME="Arch Linux"', 'other', 'Arch Linux'],
  ['# a comment\nID="debian"\r\n', 'debian', 'an unknown Linux'],
  ['', 'other', 'an unknown Linux'],
])('os-release %j is %s', (text, family, name) => {
  expect(parseOsRelease(text)).toEqual({ family, name });
});
