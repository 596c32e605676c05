import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holm } from '../../src/stats/holm.ts';
import { mannWhitney, smallestMannWhitneyP } from '../../src/stats/mann-whitney.ts';
import { signTest, smallestPairedP, wilcoxonSignedRank } from '../../src/stats/pairs.ts';
import { doubledMidranks } from '../../src/stats/ranks.ts';

/** All ways to choose which of the values belong to the second sample. */
function* splits(values: readonly number[], size: number): Generator<readonly number[]> {
  for (let mask = 0; mask < 2 ** values.length; mask++) {
    const chosen = values.filter((_, index) => (mask >> index) & 1);
    if (chosen.length === size) yield chosen;
  }
}

/** Two-sided p by going through every arrangement of the midranks. */
function bruteMannWhitney(first: readonly number[], second: readonly number[]): number {
  const ranks = doubledMidranks([...first, ...second]);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const seen = sum(ranks.slice(first.length));
  let [below, above, total] = [0, 0, 0];
  for (const chosen of splits(ranks, second.length)) {
    total += 1;
    if (sum(chosen) <= seen) below += 1;
    if (sum(chosen) >= seen) above += 1;
  }
  return Math.min(1, (2 * Math.min(below, above)) / total);
}

/** Two-sided p by going through every pattern of signs. */
function bruteWilcoxon(differences: readonly number[]): number {
  const ranks = doubledMidranks(differences.map(Math.abs)).filter((_, index) => differences[index] !== 0);
  const signs = differences.filter((difference) => difference !== 0).map((difference) => difference > 0);
  const seen = ranks.reduce((a, rank, index) => a + (signs[index] ? rank : 0), 0);
  let [below, above] = [0, 0];
  for (let mask = 0; mask < 2 ** ranks.length; mask++) {
    const sum = ranks.reduce((a, rank, index) => a + ((mask >> index) & 1 ? rank : 0), 0);
    if (sum <= seen) below += 1;
    if (sum >= seen) above += 1;
  }
  return Math.min(1, (2 * Math.min(below, above)) / 2 ** ranks.length);
}

const small = fc.integer({ min: 0, max: 6 });
const distinct = fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 11 });

describe('ranks', () => {
  it('gives tied values their mean rank, doubled', () => {
    expect(doubledMidranks([10, 20, 20, 30])).toEqual([2, 5, 5, 8]);
    expect(doubledMidranks([3, 3, 3])).toEqual([4, 4, 4]);
  });
});

describe('Mann-Whitney', () => {
  it('agrees with a hand-computed example', () => {
    // 19 22 16 29 24 against 20 11 17 12: U of the second is 3; 7 of the 126 arrangements go as low.
    const result = mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12]);
    expect(result.statistic).toBe(3);
    expect(result.p).toBeCloseTo(14 / 126, 12);
  });

  it('agrees with enumeration, with ties', () => {
    const samples = fc.tuple(
      fc.array(small, { minLength: 1, maxLength: 5 }),
      fc.array(small, { minLength: 1, maxLength: 5 }),
    );
    fc.assert(
      fc.property(samples, ([a, b]) => {
        expect(mannWhitney(a, b).p).toBeCloseTo(bruteMannWhitney(a, b), 12);
      }),
      { numRuns: 150 },
    );
  });

  it('agrees with enumeration, without ties', () => {
    fc.assert(
      fc.property(distinct, fc.nat(), (values, at) => {
        const cut = 1 + (at % (values.length - 1));
        const [a, b] = [values.slice(0, cut), values.slice(cut)];
        expect(mannWhitney(a, b).p).toBeCloseTo(bruteMannWhitney(a, b), 12);
      }),
      { numRuns: 100 },
    );
  });

  it('does not depend on the order of the sides or of the values', () => {
    fc.assert(
      fc.property(fc.array(small, { minLength: 1 }), fc.array(small, { minLength: 1 }), (a, b) => {
        const { p, statistic } = mannWhitney(a, b);
        expect(mannWhitney(b, a).p).toBeCloseTo(p, 10);
        expect(mannWhitney([...a].reverse(), b).p).toBeCloseTo(p, 10);
        expect(statistic + mannWhitney(b, a).statistic).toBeCloseTo(a.length * b.length, 9);
      }),
    );
  });

  it('comes close to the exact p with the large-sample formula', () => {
    const side = (from: number): number[] => Array.from({ length: 50 }, (_, i) => ((i * 37) % 101) + from);
    const exact = mannWhitney(side(0), side(12.5));
    const large = mannWhitney([...side(0), 50.25], [...side(12.5), 62.75]);
    expect([exact.exact, large.exact]).toEqual([true, false]);
    expect(Math.abs(exact.p - large.p)).toBeLessThan(0.01);
  });

  it('cannot reject with nothing to compare', () => {
    expect(mannWhitney([], [1, 2]).p).toBe(1);
    expect(mannWhitney([1, 1, 1], [1, 1, 1]).p).toBe(1);
    expect(smallestMannWhitneyP(5, 5)).toBeCloseTo(2 / 252, 12);
  });
});

describe('paired tests', () => {
  it('agree with a hand-computed example', () => {
    // Ranks of |d|: 1..6; only the smallest is negative: patterns with W- <= 1 are 2 of 64.
    expect(wilcoxonSignedRank([-1, 2, 3, 4, 5, 6])).toEqual({ statistic: 20, p: 4 / 64, exact: true });
    expect(wilcoxonSignedRank([1, 2, 3, 4, 5]).p).toBe(0.0625);
    expect(wilcoxonSignedRank([1, 2, 3, 4, 5, 6]).p).toBe(0.03125);
  });

  it('agree with enumeration, with ties and zeros', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 10 }),
        (differences) => {
          expect(wilcoxonSignedRank(differences).p).toBeCloseTo(bruteWilcoxon(differences), 12);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('do not depend on the direction', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 40 }),
        (differences) => {
          const turned = differences.map((difference) => -difference);
          expect(wilcoxonSignedRank(turned).p).toBeCloseTo(wilcoxonSignedRank(differences).p, 10);
          expect(signTest(turned).p).toBeCloseTo(signTest(differences).p, 10);
          expect(wilcoxonSignedRank(differences).p).toBeGreaterThanOrEqual(
            smallestPairedP(differences.length),
          );
        },
      ),
    );
  });

  it('say nothing about pairs that did not move', () => {
    expect(wilcoxonSignedRank([0, 0, 0, 0, 0, 0]).p).toBe(1);
    expect(signTest([0, 0]).p).toBe(1);
  });
});

describe('Holm', () => {
  it('agrees with a hand-computed example', () => {
    const expected = [0.03, 0.06, 0.06, 0.02];
    holm([0.01, 0.04, 0.03, 0.005]).forEach((p, index) => {
      expect(p).toBeCloseTo(expected[index] as number, 12);
    });
  });

  it('is never below the raw p, never above Bonferroni, and keeps the order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 }),
        (ps) => {
          const adjusted = holm(ps);
          ps.forEach((p, i) => {
            expect(adjusted[i]).toBeGreaterThanOrEqual(p);
            expect(adjusted[i]).toBeLessThanOrEqual(Math.min(1, p * ps.length));
            ps.forEach((q, j) => {
              if (p < q) expect(adjusted[i]).toBeLessThanOrEqual(adjusted[j] as number);
            });
          });
        },
      ),
    );
  });
});
