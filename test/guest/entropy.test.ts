import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileGuestProgram, runProgram } from './compile.ts';

let folder = '';
let entropy = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patchboot-entropy-'));
  entropy = compileGuestProgram('entropy', folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('refuses arguments', () => {
  expect(runProgram([entropy, '1'], folder)).toEqual({ status: 2, stdout: '', stderr: 'usage: entropy\n' });
});

// The ioctl itself is left to the guest: on this host it would credit what is no entropy.
it.skipIf(process.getuid?.() === 0)('says when the kernel refuses', () => {
  expect(runProgram([entropy], folder)).toMatchObject({ status: 1, stdout: '' });
});
