import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileGuestProgram, runProgram } from './compile.ts';

let folder = '';
let delay = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patchboot-delay-'));
  delay = compileGuestProgram('delay', folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['0', '1', '2', '1000000'])('%s turns come to an end', (turns) => {
  expect(runProgram([delay, turns], folder)).toEqual({ status: 0, stdout: '', stderr: '' });
});

it.each([[[]], [['1', '2']], [['']], [['x']], [['1x']], [['-1']], [[' 1']], [['99999999999999999999']]])(
  'refuses %j',
  (args: string[]) => {
    expect(runProgram([delay, ...args], folder)).toEqual({
      status: 2,
      stdout: '',
      stderr: 'usage: delay N\n',
    });
  },
);

it.skipIf(process.arch !== 'x64')('has two instructions a turn', () => {
  const { stdout } = runProgram(['objdump', '-d', '--no-show-raw-insn', delay], folder);
  expect(stdout).toMatch(/([0-9a-f]+):\s+sub +\$0x1,%r\w+\n\s+[0-9a-f]+:\s+jne +\1 /);
});
