import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { BenchResult } from '../../../src/bench/result.ts';
import { EXIT } from '../../../src/errors.ts';
import type { Result } from '../../../src/report/result.ts';
import { runCliBundle } from '../cli.ts';

/** What needs kernels that the usual tests do not build: all machines that measure, containers, packaged kernels. */

const COLD_MS = 90 * 60_000;
const folders: string[] = [];
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'patchboot-more-'));
  folders.push(path);
  return path;
};
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

async function bench(...words: string[]): Promise<BenchResult> {
  const run = await runCliBundle(['bench', ...words, '--json', '--out', folder()], { timeoutMs: COLD_MS });
  expect({ code: run.code, leftRunning: run.leftRunning }, run.stderr).toEqual({
    code: EXIT.passed,
    leftRunning: [],
  });
  return JSON.parse(run.stdout) as BenchResult;
}

describe.each(['x86_64', 'arm64'])('%s: PREEMPT_RT and full preemption from one tree', (arch) => {
  test('umount costs more on RT, and a container starts and ends on both', { timeout: COLD_MS }, async () => {
    const result = await bench(arch, `${arch}-rt`, '--suites', 'umount,crun', '--boots', '2');
    expect(result.commands.map(({ command }) => command)).toEqual([
      'umount mnt',
      'umount -l mnt',
      'crun run test',
    ]);
    for (const { command, figures } of result.commands) {
      const [plain, rt] = figures.map(({ summary }) => summary?.medianSeconds ?? Number.NaN);
      expect({ command, rtCostsMore: (rt as number) > (plain as number) }).toEqual({
        command,
        rtCostsMore: true,
      });
      for (const { timing, samples } of figures) {
        expect(timing).toBe('virtual');
        expect(samples.map(({ runs }) => runs.length)).toEqual([10, 10]);
        expect(samples[0]?.perfText).toContain(`Performance counter stats for '${command}' (10 runs):`);
      }
    }
  });
});

async function series(name: string, machines: string): Promise<Result> {
  const out = folder();
  const words = ['run', `examples/${name}`, '--machines', machines, '--out', out];
  const run = await runCliBundle(words, { timeoutMs: COLD_MS });
  expect(run.leftRunning).toEqual([]);
  return JSON.parse(readFileSync(join(out, 'result.json'), 'utf8')) as Result;
}

test('queue-rcu-work on arm64-rt: the lazy command is told as faster, the control is not, and the claim is judged', {
  timeout: COLD_MS,
}, async () => {
  const { measurements, findings } = await series('queue-rcu-work', 'arm64-rt');
  const verdicts = measurements.map(({ command, comparison }) => [command, comparison?.verdict]);
  expect(verdicts).toEqual([
    ['umount mnt', 'no-change'],
    ['umount -l mnt', 'improvement'],
  ]);
  const claims = findings.filter((finding) => finding.type === 'claim');
  expect(claims.map(({ command, timing }) => [command, timing])).toEqual([
    ['umount mnt', 'virtual'],
    ['umount -l mnt', 'virtual'],
  ]);
  expect(claims.filter(({ outcome }) => outcome === 'not-comparable')).toEqual([]);
});

test('cleanup: no performance finding on any machine that measures', { timeout: COLD_MS }, async () => {
  const { measurements, findings } = await series('cleanup', 'x86_64,x86_64-rt,arm64,arm64-rt');
  expect(findings.filter(({ type }) => type === 'perf-change')).toEqual([]);
  expect(new Set(measurements.map(({ machine }) => machine)).size).toBe(4);
  for (const { command, machine, comparison } of measurements) {
    expect([machine, command, comparison?.verdict]).toEqual([machine, command, 'no-change']);
  }
});

test("a distribution's kernel is fetched, unpacked and measured", { timeout: COLD_MS }, async () => {
  const { kernels, commands } = await bench('x86_64-rt=apt:linux-image-rt-amd64', '--boots', '1');
  expect(kernels[0]).toMatchObject({ label: 'x86_64-rt=apt:linux-image-rt-amd64', tree: null });
  expect(kernels[0]?.release).toMatch(/-rt-amd64$/);
  expect(commands.map(({ figures }) => figures[0]?.samples[0]?.runs.length)).toEqual([10, 10]);
});
