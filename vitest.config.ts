import { defineConfig } from 'vitest/config';

/** Tests that build many kernels or boot for long; PATCHBOOT_E2E=all runs them. */
const ASKED_FOR = ['test/e2e/more/**', 'test/e2e/checks.test.ts', 'test/e2e/reproduce.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'node_modules/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          // What builds kernels of further machines takes hours on a small host, so it is asked for.
          exclude: process.env['PATCHBOOT_E2E'] === 'all' ? [] : ASKED_FOR,
          testTimeout: 45 * 60_000,
          hookTimeout: 45 * 60_000,
          // QEMU and make use both host cores: files run one after the other.
          fileParallelism: false,
        },
      },
    ],
  },
});
