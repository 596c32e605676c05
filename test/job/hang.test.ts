import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastWords, withLastWords } from '../../src/job/hang.ts';
import type { Finding } from '../../src/report/result.ts';

const TALK = Array.from({ length: 30 }, (_, i) => `[    ${i}.000000] line ${i}`);
const STACKS = [
  '[   90.1] sysrq: Show Blocked State',
  '[   90.2] task:umount state:D',
  '[   90.3]  schedule+0x1/0x2',
];

test('the last lines, then the stacks', () => {
  const words = lastWords([...TALK, ...STACKS, ''].join('\r\n'));
  expect(words[0]).toBe(TALK[20]);
  expect(words.slice(-3)).toEqual(STACKS);
  expect(lastWords(TALK.join('\n'))).toEqual(TALK.slice(20));
  expect(lastWords('')).toEqual([]);
});

test('a finding of a hang has them, and lives without', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'patchboot-hang-'));
  const finding = (log: string) =>
    ({ type: 'boot-failure', message: 'hang in test', log }) as unknown as Finding;
  writeFileSync(join(folder, 'console.log'), STACKS.join('\n'));
  const [said, silent] = await withLastWords([finding('console.log'), finding('gone.log')], folder);
  expect(said).toMatchObject({ message: ['hang in test', ...STACKS].join('\n') });
  expect(silent).toMatchObject({ message: 'hang in test' });
  rmSync(folder, { recursive: true });
});
