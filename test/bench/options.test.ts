import { describe, expect, test } from 'vitest';
import { benchOptions } from '../../src/bench/options.ts';
import { benchCommand, benchStatus } from '../../src/commands/bench.ts';

const here = { cwd: '/home/me', env: { XDG_CACHE_HOME: '/cache' }, cpuCount: 2 };

test('defaults', () => {
  const { kernels, json, run } = benchOptions(['x86_64-rt', 'x86_64'], here);
  expect({ kernels, json }).toEqual({ kernels: ['x86_64-rt', 'x86_64'], json: false });
  expect(run).toMatchObject({
    outDir: '/home/me/patchboot-bench',
    cacheDir: '/cache/patchboot',
    timing: 'auto',
    boots: null,
    suites: null,
    jobs: 2,
  });
});

test('options, between kernels too', () => {
  const words = [
    'a',
    '--boots',
    '8',
    '--suites',
    'umount,more',
    '--out',
    'o',
    '--timing',
    'wall',
    '--json',
    'b',
  ];
  const { kernels, json, run } = benchOptions(words, here);
  expect({ kernels, json }).toEqual({ kernels: ['a', 'b'], json: true });
  expect(run).toMatchObject({ boots: 8, suites: ['umount', 'more'], outDir: '/home/me/o', timing: 'wall' });
});

test.each([
  [[], 'no kernel was given'],
  [['x86_64', '--boots', '0'], '--boots 0'],
  [['x86_64', '--timing', 'sundial'], '--timing sundial'],
  [['x86_64', '--patches', '1'], '--patches'],
])('%j is wrong usage', (words, why) => {
  expect(() => benchOptions(words, here)).toThrow(why);
});

test('the help tells every option', () => {
  const names = ['tree', 'suites', 'boots', 'timing', 'accel', 'memory', 'kconfig', 'append'];
  for (const name of [...names, 'json', 'out', 'cache', 'jobs', 'sandbox']) {
    expect(benchCommand.help).toContain(`--${name}`);
  }
});

describe('the exit status', () => {
  const status = (trouble: string, states: readonly string[]): number =>
    benchStatus({
      kernels: [
        { label: 'a', trouble: '' },
        { label: 'b', trouble },
      ],
      boots: states.map((state) => ({ kernel: 'b', state })),
    } as unknown as Parameters<typeof benchStatus>[0]);
  test.each([
    ['all measured', '', ['passed'], 0],
    ['a boot hung', 'boot 2: hung', ['passed', 'hung'], 1],
    ['a kernel did not compile', 'it does not compile', [], 1],
    ['QEMU did not start', 'boot 1: QEMU', ['infrastructure'], 3],
    ['QEMU and the kernel failed', 'boot 1: QEMU', ['infrastructure', 'panicked'], 1],
  ] as const)('%s', (_, trouble, states, code) => {
    expect(status(trouble, states)).toBe(code);
  });
});
