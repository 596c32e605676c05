import { describe, expect, it } from 'vitest';
import type { Measurement, Sample, Side } from '../../src/report/result.ts';
import { compareVirtual, compareWall } from '../../src/stats/compare.ts';
import { compareMeasurements, perfFindings } from '../../src/stats/family.ts';
import { normalDraw, type Random, seededRandom } from '../../src/stats/random.ts';
import { RULES } from '../../src/stats/rules.ts';

const boot = (side: Side, index: number, runs: readonly number[]): Sample => ({
  side,
  boot: index,
  seed: index * 137,
  runs,
  perfText: '',
});

/** Boots whose figure is each of `seconds`: three equal runs after a slow cold one. */
const boots = (side: Side, seconds: readonly number[]): Sample[] =>
  seconds.map((value, index) => boot(side, index, [value * 5, value, value, value]));

const both = (base: readonly number[], patched: readonly number[]): Sample[] => [
  ...boots('base', base),
  ...boots('patched', patched),
];

const around = (centre: number, sd: number, count: number, random: Random): number[] =>
  Array.from({ length: count }, () => centre * (1 + sd * normalDraw(random)));

describe('compareWall', () => {
  it('finds a slowdown and says how sure it is', () => {
    const comparison = compareWall(both([10, 10.1, 10.2, 10.3, 10.4], [12, 12.1, 12.2, 12.3, 12.4]));
    expect(comparison).toMatchObject({ verdict: 'regression', baseSeconds: 10.2, patchedSeconds: 12.2 });
    expect(comparison?.p).toBeCloseTo(2 / 252, 12);
    expect(comparison?.changePercent).toBeCloseTo((12.2 / 10.2 - 1) * 100, 9);
    expect(comparison?.test).toBe('exact Mann-Whitney on 5 + 5 boots');
    expect(comparison?.intervalPercent[0]).toBeGreaterThan(10);
  });

  it('leaves out the first run of each boot, and takes medians within it', () => {
    const samples = [0, 1, 2, 3, 4].flatMap((i) => [
      boot('base', i, [900, 10 + i / 100, 10 + i / 100, 50]),
      boot('patched', i, [1, 10 + i / 100, 10 + i / 100, 50]),
    ]);
    expect(compareWall(samples)).toMatchObject({
      baseSeconds: 10.02,
      changePercent: 0,
      verdict: 'no-change',
    });
  });

  it.each([
    ['below 5 %', [10, 10.01, 10.02, 10.03, 10.04], [10.4, 10.41, 10.42, 10.43, 10.44], 5],
    [
      'below twice the spread of the base boots',
      [10, 11, 12, 13, 13.9],
      [13.91, 13.92, 13.93, 13.94, 13.95],
      16.7,
    ],
    [
      'below 50 us',
      [4e-4, 4.01e-4, 4.02e-4, 4.03e-4, 4.04e-4],
      [4.4e-4, 4.41e-4, 4.42e-4, 4.43e-4, 4.44e-4],
      12.4,
    ],
  ])('does not tell a change %s', (_, base, patched, floor) => {
    const comparison = compareWall(both(base, patched));
    expect(comparison?.floorPercent).toBeCloseTo(floor, 1);
    expect(comparison).toMatchObject({ verdict: 'no-change', p: 2 / 252 });
  });

  it('tells only a very large change with fewer than 5 boots', () => {
    expect(compareWall(both([10, 10.1, 10.2, 10.3], [13, 13.1, 13.2, 13.3]))?.verdict).toBe('too-few-boots');
    expect(compareWall(both([10, 10.1], [25, 25.1]))?.verdict).toBe('regression');
    expect(compareWall(both([25, 25.1], [10, 10.1]))?.verdict).toBe('improvement');
    expect(compareWall(both([10, 26], [25, 60]))?.verdict).toBe('too-few-boots');
    expect(compareWall(both([10], [30]))?.verdict).toBe('too-few-boots');
    // Twice as slow in the middle, but the closest boots are as near as fast and slow spells of a host.
    expect(compareWall(both([10, 16], [24, 60]))?.verdict).toBe('too-few-boots');
    expect(compareWall(both([10, 10.1], [12, 12.1]))).toMatchObject({ detectablePercent: 100 });
  });

  it('leaves out boots that were not measured, with a note', () => {
    const samples = [...both([10, 10, 10, 10, 10], [10, 10, 10, 10, 10]), boot('patched', 9, [0.1, 0, 0.1])];
    expect(compareWall(samples)?.notes).toEqual(['patched boot 9 is left out: a run of 0 s is not a time']);
    expect(compareWall(boots('base', [1, 2]))).toBeNull();
    expect(compareWall([...boots('base', [1, 2]), boot('patched', 0, [])])).toBeNull();
  });

  it('states a detectable change that its own rule finds, and falls with more boots', () => {
    const detectable = (count: number, sd: number): number => {
      const side = Array.from({ length: count }, (_, i) => 10 * (1 + sd * (3.4 * (i / (count - 1)) - 1.7)));
      return compareWall(both(side, side))?.detectablePercent ?? Number.NaN;
    };
    const quiet = detectable(8, 0.001);
    expect(quiet).toBeGreaterThanOrEqual(5);
    expect(quiet).toBeLessThan(5.6);
    expect(detectable(5, 0.1)).toBeGreaterThan(detectable(20, 0.1));
    expect(detectable(8, 0.1)).toBeGreaterThan(detectable(8, 0.02));
  });
});

describe('compareVirtual', () => {
  const base = [18.53, 18.52, 18.16, 18.15, 18.07, 18.4, 18.3, 18.2].map((ms) => ms / 1000);

  it('pairs boots by seed, whatever their order', () => {
    const patched = base.map((value) => value * 1.04);
    const samples = [...boots('base', base), ...boots('patched', patched).reverse()];
    const comparison = compareVirtual(samples);
    expect(comparison).toMatchObject({
      verdict: 'regression',
      test: 'exact Wilcoxon signed-rank on 8 pairs of seeds',
    });
    expect(comparison?.shiftPercent).toBeCloseTo(4, 9);
    expect(comparison?.p).toBe(2 / 256);
  });

  it('finds nothing between equal kernels, and says what it would have seen', () => {
    const comparison = compareVirtual(both(base, base));
    expect(comparison).toMatchObject({ verdict: 'no-change', p: 1, changePercent: 0 });
    expect(comparison?.intervalPercent).toEqual([0, 0]);
    expect(comparison?.detectablePercent).toBeGreaterThan(2);
    expect(comparison?.detectablePercent).toBeLessThan(5);
  });

  it('cannot tell 20 % with 5 seeds but can tell a factor of 2.7', () => {
    const five = base.slice(0, 5);
    expect(
      compareVirtual(
        both(
          five,
          five.map((s) => s * 1.2),
        ),
      )?.verdict,
    ).toBe('too-few-boots');
    expect(
      compareVirtual(
        both(
          five,
          five.map((s) => s / 2.7),
        ),
      )?.verdict,
    ).toBe('improvement');
  });

  it.each([
    ['below 2 %', [1, 1.0001, 1.0002, 1.0003, 1, 1, 1, 1], 1.019, 2],
    ['below four standard errors of the seeds', [1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.35], 1.15, 21],
    ['below 10 us', [1e-4, 1.0001e-4, 1e-4, 1e-4, 1e-4, 1e-4, 1e-4, 1e-4], 1.09, 10],
  ])('does not tell a change %s', (_, seconds, factor, floor) => {
    const small = compareVirtual(
      both(
        seconds,
        seconds.map((value) => value * factor),
      ),
    );
    expect(small?.floorPercent).toBeCloseTo(floor, 1);
    expect(small).toMatchObject({ verdict: 'no-change', p: 2 / 256 });
    const large = compareVirtual(
      both(
        seconds,
        seconds.map((value) => value * (1 + (1.1 * floor) / 100)),
      ),
    );
    expect(large?.verdict).toBe('regression');
  });

  it('notes seeds without a partner and seeds that did not repeat', () => {
    const samples = [...both(base, base.slice(1)), boot('base', 0, [9, 0.02, 0.02])];
    expect(compareVirtual(samples)?.notes).toEqual([
      expect.stringContaining('base boot 0 did not repeat seed 0'),
      '1 seed has no partner on the other side',
    ]);
  });

  it('finds nothing in 50 comparisons of kernels that do the same work, and 3 % in most', () => {
    const random = seededRandom(11);
    const sides = (effect: number): Sample[] => {
      const count = RULES.virtual.usualBoots;
      const phase = around(1, 0.009, count, random);
      const side = (centre: number): number[] =>
        around(centre, 0.009, count, random).map((value, index) => value * (phase[index] as number));
      return both(side(0.0185), side(0.0185 * (1 + effect)));
    };
    const count = (effect: number, rounds: number): number =>
      Array.from({ length: rounds }, () => compareVirtual(sides(effect))?.verdict).filter(
        (verdict) => verdict === 'regression' || verdict === 'improvement',
      ).length;
    expect(count(0, 50)).toBe(0);
    expect(count(0.03, 30)).toBeGreaterThanOrEqual(24);
    expect(count(0.1, 10)).toBe(10);
  });
});

describe('several commands', () => {
  const measurement = (step: string, control: boolean, samples: Sample[]): Measurement => ({
    machine: 'x86_64-rt',
    suite: 'umount',
    step,
    command: step,
    perfCommand: '',
    control,
    timing: 'wall',
    samples,
    comparison: null,
  });
  const still = both([10, 10.1, 10.2, 10.3, 10.4], [10.05, 10.15, 10.25, 10.35, 10]);
  const slower = both([10, 10.1, 10.2, 10.3, 10.4], [12, 12.1, 12.2, 12.3, 12.4]);

  it('are held against p values adjusted over them, controls apart', () => {
    const commands = ['a', 'b', 'c'].map((step) => measurement(step, false, step === 'a' ? slower : still));
    const [a] = compareMeasurements([...commands, measurement('control', true, still)]);
    expect(a?.comparison?.pAdjusted).toBeCloseTo(6 / 252, 12);
    expect(a?.comparison?.verdict).toBe('regression');
    expect(a?.summary?.base?.samples).toBe(5);
  });

  it('are too many for 5 boots when there are seven of them', () => {
    const seven = Array.from({ length: 7 }, (_, i) =>
      measurement(`step ${i}`, false, i === 0 ? slower : still),
    );
    const verdicts = compareMeasurements(seven).map(({ comparison }) => comparison?.verdict);
    expect(new Set(verdicts)).toEqual(new Set(['too-few-boots']));
  });

  it('are confounded when the control moves', () => {
    const compared = compareMeasurements([
      measurement('umount -l', false, slower),
      measurement('umount', true, slower),
      { ...measurement('other', false, slower), machine: 'arm64-rt' },
    ]);
    expect(compared.map(({ comparison }) => comparison?.confoundedBy)).toEqual([
      ['umount'],
      undefined,
      undefined,
    ]);
    const findings = perfFindings(compared);
    expect(findings.map(({ direction }) => direction)).toEqual(['confounded', 'confounded', 'regression']);
    expect(findings[0]?.message).toContain('because the control "umount" moved too');
    expect(findings[2]?.message).toMatch(/^"other" takes 19\.6 % more wall time \(.*\), p = 0\.0079, exact/);
  });

  it('give no finding when nothing changed or nothing was measured', () => {
    const compared = compareMeasurements([measurement('a', false, still), measurement('b', false, [])]);
    expect(perfFindings(compared)).toEqual([]);
    expect(compared[1]?.comparison).toBeNull();
  });
});
