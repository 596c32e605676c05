import { describe, expect, it } from 'vitest';
import { formatG } from '../../src/report/figures.ts';
import { renderLkp } from '../../src/report/lkp.ts';
import {
  averageCell,
  changeCell,
  comparisonHeader,
  deviationCell,
  failRunsRow,
  performanceRow,
} from '../../src/report/lkp-rows.ts';
import { ruledTable } from '../../src/report/table.ts';
import { LAZY, PERF, PLAIN, perfImprovement } from './samples.ts';

describe('the cells of LKP', () => {
  it.each([
    [0.5, '      0.50'],
    [999.994, '    999.99'],
    [1504.9, '      1504'],
    [-1504.9, '     -1504'],
    [99999999, '  99999999'],
    [123456789, ' 1.235e+08'],
  ])('average %d', (value, cell) => {
    expect(averageCell(value)).toBe(cell);
  });

  it.each([
    [null, '      '],
    [2, '      '],
    [2.9, ' ±  2%'],
    [12.5, ' ± 12%'],
    [140, ' ±140%'],
  ])('deviation %d', (value, cell) => {
    expect(deviationCell(value)).toBe(cell);
  });

  it.each([
    [-62.92, '     -62.9%'],
    [0, '      +0.0%'],
    [-0.01, '      +0.0%'],
    [99999.94, '  +99999.9%'],
    [123456, '  +1.2e+05%'],
  ])('change %d', (value, cell) => {
    expect(changeCell(value)).toBe(cell);
  });

  it('fail:runs', () => {
    expect(failRunsRow({ hits: 0, runs: 100 }, { hits: 21, runs: 100 }, 'dmesg.WARNING:x')).toBe(
      '           :100         21%          21:100   dmesg.WARNING:x',
    );
  });

  it('columns of commits are 16 and 27 wide', () => {
    expect(comparisonHeader('a'.repeat(40), 'b'.repeat(40))).toEqual([
      `${'a'.repeat(16)} ${'b'.repeat(27)} `,
      `${'-'.repeat(16)} ${'-'.repeat(27)} `,
    ]);
  });

  it.each([
    [0, 4, '0'],
    [1234567, 2, '1.2e+06'],
    [0.00001234, 3, '1.23e-05'],
    [1200, 4, '1200'],
    [1.5, 4, '1.5'],
  ])('%%g of %d', (value, digits, text) => {
    expect(formatG(value, digits)).toBe(text);
  });
});

describe('performanceRow', () => {
  it('shows the means of the summary', () => {
    expect(performanceRow(LAZY)).toBe(
      '     18630           -62.9%       6907 ±  2%  umount.umount-lazy.time_us',
    );
  });

  it('falls back on the comparison, without a deviation', () => {
    const { summary: _, ...bare } = LAZY;
    expect(performanceRow(bare)).toBe(
      '     18630           -62.9%       6920        umount.umount-lazy.time_us',
    );
  });

  it('leaves out what was not compared', () => {
    const { summary: _, ...bare } = LAZY;
    expect(performanceRow({ ...bare, comparison: null })).toBeNull();
  });
});

describe('the performance report', () => {
  it('says a regression is one, and marks a confounded change', () => {
    const result = perfImprovement();
    const with_ = (direction: typeof PERF.direction) =>
      renderLkp({ ...result, findings: [{ ...PERF, direction }] });
    expect(with_('regression')).toContain('noticed a 62.9% regression of umount.umount-lazy.time_us on:');
    expect(with_('confounded')).toContain('noticed a 62.9% change (confounded) of');
  });

  it('labels virtual time wherever it shows one, and only then', () => {
    const result = perfImprovement();
    const words = 'virtual time counts instructions; caches and memory are not modelled';
    expect(renderLkp(result)).toContain(words);
    const wall = { ...PLAIN, timing: 'wall' as const };
    expect(renderLkp({ ...result, measurements: [wall] })).not.toContain(words);
    expect(renderLkp({ ...result, measurements: [wall] })).toContain('wall-clock time on x86_64-rt');
  });

  it('says which control moved too', () => {
    const comparison = LAZY.comparison && { ...LAZY.comparison, confoundedBy: ['umount mnt'] };
    expect(renderLkp({ ...perfImprovement(), measurements: [{ ...LAZY, comparison }] })).toContain(
      'improvement, confounded: umount mnt moved too',
    );
  });
});

it('ruled tables: first column the longest key and two, others twelve', () => {
  expect(ruledTable(['', '0997980774', 'fb5a7f1b2b'], [['boot_successes', '12', '0']])).toBe(
    [
      '+----------------+------------+------------+',
      '|                | 0997980774 | fb5a7f1b2b |',
      '+----------------+------------+------------+',
      '| boot_successes | 12         | 0          |',
      '+----------------+------------+------------+',
    ].join('\n'),
  );
});
