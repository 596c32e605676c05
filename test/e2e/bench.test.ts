import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { BenchResult } from '../../src/bench/result.ts';
import { EXIT } from '../../src/errors.ts';
import { runCliBundle } from './cli.ts';

/** Measuring kernels without a patch, with the shipped bundle and real boots. The kernel is built the first time. */

const COLD_MS = 40 * 60_000;
const out = mkdtempSync(join(tmpdir(), 'patchboot-bench-'));

afterAll(() => rmSync(out, { recursive: true, force: true }));

test('the same RT kernel twice in virtual time: equal figures, equal consoles, nothing left running', async () => {
  const words = ['bench', 'x86_64-rt', 'x86_64-rt', '--boots', '1', '--json', '--out', out];
  const { code, stdout, stderr, leftRunning } = await runCliBundle(words, { timeoutMs: COLD_MS });
  expect({ code, leftRunning }, stderr).toEqual({ code: EXIT.passed, leftRunning: [] });

  const result = JSON.parse(stdout) as BenchResult;
  expect(result.kernels.map(({ label }) => label)).toEqual(['x86_64-rt', 'x86_64-rt (2)']);
  expect(result.commands.map(({ command }) => command)).toEqual(['umount mnt', 'umount -l mnt']);
  for (const { figures } of result.commands) {
    const [first, second] = figures;
    expect(first?.timing).toBe('virtual');
    expect(first?.samples[0]?.runs).toHaveLength(10);
    expect(second?.samples).toEqual(first?.samples);
    expect(second?.comparison?.shiftPercent).toBe(0);
  }
  const consoles = result.boots.map(({ log }) => readFileSync(join(out, log)));
  expect(consoles[0]?.length).toBeGreaterThan(1000);
  expect(consoles[1]?.equals(consoles[0] as Buffer)).toBe(true);
  expect(result.notes.join('\n')).toContain('equal byte for byte');

  const text = readFileSync(join(out, 'bench.txt'), 'utf8');
  expect(text).toContain("Performance counter stats for 'umount -l mnt' (10 runs):");
});

test('an image that is none is refused before anything is built', async () => {
  const words = ['bench', 'x86_64=package.json', '--out', out];
  const { code, stdout, stderr } = await runCliBundle(words);
  expect({ code, stdout }).toEqual({ code: EXIT.input, stdout: '' });
  expect(stderr).toContain('"x86_64=package.json" cannot be booted on x86_64: it is no kernel image');
});

test('a machine with debug options is refused: its figures mean nothing', async () => {
  const { code, stderr } = await runCliBundle(['bench', 'x86_64-lockdep', '--out', out]);
  expect(code).toBe(EXIT.input);
  expect(stderr).toContain('debug options');
});
