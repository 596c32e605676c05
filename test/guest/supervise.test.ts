import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileGuestProgram, runProgram } from './compile.ts';

let folder = '';
let supervise = '';
const hung = (): string => join(folder, 'hung');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patchboot-supervise-'));
  supervise = compileGuestProgram('supervise', folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (seconds: string, ...argv: string[]) => runProgram([supervise, seconds, hung(), ...argv], folder);

it('gives the status and the words of the command', () => {
  expect(run('20', 'sh', '-c', 'echo out; echo err >&2; exit 7')).toEqual({
    status: 7,
    stdout: 'out\n',
    stderr: 'err\n',
  });
  expect(run('20', 'sh', '-c', 'kill -SEGV $$').status).toBe(139);
  expect(run('20', join(folder, 'nothing')).status).toBe(127);
  expect(existsSync(hung())).toBe(false);
});

it('ends what the command has left in the background', () => {
  const { status } = run('20', 'sh', '-c', 'sleep 300 & echo $! >pid');
  expect(status).toBe(0);
  const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  const stat = ((): string => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8');
    } catch {
      return 'gone';
    }
  })();
  // Killed; whether init has reaped it already is another matter.
  expect(stat).toMatch(/^gone$|\) [ZX] /);
});

it('after the deadline: tells what hangs, asks for stacks, and ends all', () => {
  const keys = join(folder, 'sysrq');
  writeFileSync(keys, '');
  process.env['PATCHBOOT_SYSRQ'] = keys;
  try {
    expect(run('1', 'sh', '-c', 'trap "" TERM; sleep 300; echo never').status).toBe(137);
  } finally {
    delete process.env['PATCHBOOT_SYSRQ'];
  }
  expect(readFileSync(hung(), 'utf8')).toMatch(/^after 1 s:\n(.*\n)*sleep \(\d+\) state S/m);
  expect(readFileSync(keys, 'utf8')).toBe('wdl');
});

it.each([[[]], [['0', 'x', 'true']], [['20', 'x']]])('refuses %j', (args: string[]) => {
  expect(runProgram([supervise, ...args], folder).status).toBe(2);
});
