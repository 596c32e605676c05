import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bootstrapInterval } from '../../src/stats/bootstrap.ts';
import { mad, mean, median, populationSd, sampleSd, standardError } from '../../src/stats/describe.ts';
import { shiftBetween, shiftOfPairs } from '../../src/stats/hodges-lehmann.ts';
import { mannWhitney } from '../../src/stats/mann-whitney.ts';
import { normalUpperTail, Z80, Z95 } from '../../src/stats/normal.ts';
import { wilcoxonSignedRank } from '../../src/stats/pairs.ts';
import { normalDraw, seededRandom } from '../../src/stats/random.ts';
import { medianInterval } from '../../src/stats/summary.ts';

describe('figures of one sample', () => {
  const values = [2, 4, 4, 4, 5, 5, 7, 9];

  it('agree with hand-computed ones', () => {
    expect(mean(values)).toBe(5);
    expect(median(values)).toBe(4.5);
    expect(median([3, 1, 2])).toBe(2);
    expect(populationSd(values)).toBeCloseTo(2, 12);
    expect(sampleSd(values)).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect(standardError(values)).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
    expect(mad([1, 1, 2, 2, 4, 6, 9])).toBe(1);
  });

  it('are defined at the edges', () => {
    expect(mean([])).toBeNaN();
    expect(median([])).toBeNaN();
    expect(sampleSd([1])).toBeNaN();
    expect(standardError([1])).toBe(0);
    expect(populationSd([1])).toBe(0);
  });

  it('keep digits that a plain sum loses', () => {
    expect(mean([1e16, 1, -1e16, 1])).toBe(0.5);
  });
});

describe('normal distribution', () => {
  it('has the tabulated tails', () => {
    expect(normalUpperTail(Z95)).toBeCloseTo(0.025, 6);
    expect(normalUpperTail(Z80)).toBeCloseTo(0.2, 6);
    expect(normalUpperTail(-1)).toBeCloseTo(0.8413447, 6);
    expect(normalUpperTail(4) / 3.167124e-5).toBeCloseTo(1, 5);
  });
});

describe('Hodges-Lehmann', () => {
  it('agrees with hand-computed examples', () => {
    // Differences 1 2 3 0 1 2 -1 0 1.
    expect(shiftBetween([1, 2, 3], [2, 3, 4])).toMatchObject({ estimate: 1, low: -1, high: 3 });
    // Walsh averages of 1 2 6: 1 1.5 2 3.5 4 6.
    expect(shiftOfPairs([1, 2, 6])).toMatchObject({ estimate: 2.75, low: 1, high: 6, confidence: 0.75 });
  });

  it('states how sure the interval is', () => {
    const five = shiftBetween([1, 2, 3, 4, 5], [11, 12, 13, 14, 15]);
    // U <= 2 is rejected, so the third smallest and third largest of the 25 differences.
    expect(five).toMatchObject({ estimate: 10, low: 7, high: 13 });
    expect(five.confidence).toBeCloseTo(1 - 8 / 252, 12);
    expect(shiftOfPairs([1, 2, 3, 4, 5, 6]).confidence).toBeCloseTo(1 - 2 / 64, 12);
    expect(shiftBetween([], [1]).estimate).toBeNaN();
  });

  it('excludes no change exactly when the test rejects it', () => {
    const values = fc.uniqueArray(fc.integer({ min: -200, max: 200 }), { minLength: 12, maxLength: 16 });
    fc.assert(
      fc.property(values, (all) => {
        const [a, b] = [all.slice(0, 6), all.slice(6)];
        const { low, high, confidence } = shiftBetween(a, b);
        expect(confidence).toBeGreaterThanOrEqual(0.95);
        expect(low > 0 || high < 0).toBe(mannWhitney(a, b).p < 0.05);
      }),
    );
  });

  it('excludes no change exactly when the paired test rejects it', () => {
    // No |sum| of two differences is 0, so no Walsh average stands on the edge.
    const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 6, maxLength: 15 });
    fc.assert(
      fc.property(sizes, fc.nat(), (all, signs) => {
        const differences = all.map((size, index) => ((signs >> index) & 1 ? -size : size));
        const { low, high } = shiftOfPairs(differences);
        expect(low > 0 || high < 0).toBe(wilcoxonSignedRank(differences).p < 0.05);
      }),
    );
  });

  it('moves with the data', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 9 }), (a) => {
        const moved = a.map((value) => value + 7);
        const { estimate, low, high } = shiftBetween(a, moved);
        expect(estimate).toBe(7);
        expect(low).toBeLessThanOrEqual(7);
        expect(high).toBeGreaterThanOrEqual(7);
      }),
    );
  });
});

describe('median interval', () => {
  it('needs six values', () => {
    expect(medianInterval([1, 2, 3, 4, 5])).toBeNull();
    expect(medianInterval([6, 5, 4, 3, 2, 1])).toEqual([1, 6]);
    // n = 9: P(X <= 1) = 10 / 512 = 0.0195, so the second from each end.
    expect(medianInterval([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([2, 8]);
  });
});

describe('random numbers and bootstrap', () => {
  it('repeat for a seed and differ between seeds', () => {
    const draws = (seed: number): number[] => {
      const random = seededRandom(seed);
      return [random(), random(), random()];
    };
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
  });

  it('draw a normal distribution', () => {
    const random = seededRandom(1);
    const values = Array.from({ length: 20_000 }, () => normalDraw(random));
    expect(Math.abs(mean(values))).toBeLessThan(0.03);
    expect(Math.abs(sampleSd(values) - 1)).toBeLessThan(0.03);
  });

  it('give an interval that covers the truth about as often as it says', () => {
    const random = seededRandom(3);
    let covered = 0;
    for (let round = 0; round < 200; round++) {
      const side = (at: number): number[] => Array.from({ length: 20 }, () => at + normalDraw(random));
      const [low, high] = bootstrapInterval(side(10), side(12), (a, b) => mean(b) - mean(a), {
        seed: round,
        rounds: 300,
      });
      if (low <= 2 && 2 <= high) covered += 1;
    }
    expect(covered).toBeGreaterThan(175);
    expect(covered).toBeLessThan(200);
  });

  it('give the same interval for the same seed', () => {
    const interval = (seed: number): readonly [number, number] =>
      bootstrapInterval([1, 2, 3, 5], [4, 5, 9], (a, b) => median(b) - median(a), { seed });
    expect(interval(4)).toEqual(interval(4));
    expect(bootstrapInterval([], [1], () => 1)).toEqual([Number.NaN, Number.NaN]);
  });
});
