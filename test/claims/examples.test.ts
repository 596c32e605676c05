import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findClaims } from '../../src/claims/find.ts';

/** Every claim of the examples, by example and command: none is missed, and nothing else is taken for one. */
const CLAIMS: Readonly<
  Record<string, readonly (readonly [command: string, ratio: number, control: boolean])[]>
> = {
  'call-rcu': [
    ['umount', 0.37, false],
    ['umount -l', 0.41, false],
    ['umount mnt', 0.37, false],
    ['umount -l mnt', 0.41, false],
  ],
  cleanup: [],
  'queue-rcu-work': [
    ['umount mnt', 1.0, true],
    ['umount -l mnt', 0.37, false],
  ],
  'skip-sync': [
    ['umount mnt', 0.99, true],
    ['umount -l mnt', 0.37, false],
  ],
};

const examples = readdirSync('examples', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && readdirSync(join('examples', entry.name)).some((name) => name.endsWith('.patch'))
    ? [entry.name]
    : [],
);

test.each(examples)('examples/%s', (name) => {
  const folder = join('examples', name);
  const mails = readdirSync(folder).filter((file) => file.endsWith('.patch'));
  const claims = mails.flatMap((file) => findClaims(readFileSync(join(folder, file), 'utf8')));
  const wanted = CLAIMS[name];
  expect(wanted, `say in this table what examples/${name} claims`).toBeDefined();
  expect(
    claims.map(({ command, ratio, control }) => [command, Math.round(ratio * 100) / 100, control]),
  ).toEqual(wanted);
  expect(claims.map(({ kind }) => kind)).toEqual(claims.map(() => 'patch'));
});
