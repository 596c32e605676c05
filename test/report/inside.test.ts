import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gatherFiles, readInside } from '../../src/report/inside.ts';
import { mergeResults } from '../../src/report/merge.ts';
import { readAttachments } from '../../src/report/write.ts';
import { functionalFail } from './samples.ts';

let top = '';
let folder = '';
let out = '';

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'patchboot-inside-'));
  folder = join(top, 'results');
  out = join(top, 'out');
  mkdirSync(join(folder, 'a'), { recursive: true });
  writeFileSync(join(top, 'secret'), 'secret');
  writeFileSync(join(folder, 'a', 'console.log'), Buffer.from([0xff, 0x41]));
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const named = (log: string) => {
  const result = functionalFail();
  return {
    ...result,
    kernels: [],
    findings: [],
    boots: result.boots.slice(0, 1).map((b) => ({ ...b, log })),
  };
};

test('a log is copied byte by byte to the same name', async () => {
  await gatherFiles(named('a/console.log'), folder, out);
  expect(readFileSync(join(out, 'a/console.log'))).toEqual(Buffer.from([0xff, 0x41]));
});

test.each(['../secret', '/etc/hostname', 'link', 'a', 'a/none.log', '../results/a/console.log'])(
  '%s is not copied',
  async (name) => {
    symlinkSync(join(top, 'secret'), join(folder, 'link'));
    const before = readdirSync(top, { recursive: true });
    await gatherFiles(named(name), folder, out);
    expect(readdirSync(top, { recursive: true })).toEqual(before);
    // The last name leads back inside: reading it does no harm.
    if (!name.includes('results')) expect(await readInside(folder, name)).toBe(null);
  },
);

test('a long initramfs recipe comes with the reply: the script is nothing without it', async () => {
  const made = functionalFail();
  const result = {
    ...made,
    boots: made.boots.map((boot) => ({ ...boot, recipe: 'reproduce/initramfs.sh' })),
  };
  mkdirSync(join(folder, 'reproduce'));
  const lines = Array.from({ length: 4000 }, (_, i) => `static int function_${i}(void) { return ${i * i}; }`);
  writeFileSync(join(folder, 'reproduce/initramfs.sh'), lines.join('\n'));
  expect((await readAttachments(result, folder)).map(({ name }) => name)).toContain('initramfs.sh.gz');
});

test('a reply to merged results carries script and patches', async () => {
  const result = functionalFail();
  const files = [result.mbox ?? '', ...result.kernels.map(({ config }) => config)];
  for (const file of files) {
    mkdirSync(join(folder, 'a', file, '..'), { recursive: true });
    writeFileSync(join(folder, 'a', file), 'text\n');
  }
  const other = {
    ...result,
    machines: result.machines.map((machine) => ({ ...machine, name: 'other' })),
    kernels: [],
    boots: [],
    findings: [],
    verdict: 'pass' as const,
  };
  const merged = mergeResults([
    { result, name: 'a', folder: 'a' },
    { result: other, name: 'b', folder: 'b' },
  ]);
  expect(merged.mbox).toBe(`a/${result.mbox}`);
  const names = (await readAttachments(merged, folder)).map(({ name }) => name);
  expect(names).toContain(`${result.machines[0]?.name}.sh`);
  expect(names).toContain(result.mbox?.split('/').at(-1));
});
