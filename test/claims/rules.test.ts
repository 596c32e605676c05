import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFigure } from '../../src/claims/checks.ts';
import type { PrintedFigure } from '../../src/claims/claim.ts';
import { COMMAND_WORDINGS, commandIn, commandKey, readPerfLine } from '../../src/claims/commands.ts';
import { findClaims } from '../../src/claims/find.ts';
import { environmentOf, lastLabel, SIDE_RULES, sideOf } from '../../src/claims/labels.ts';
import { normaliseText } from '../../src/claims/normalise.ts';
import { ratioOf } from '../../src/claims/ratio.ts';
import { CHANGE_WORDINGS, statedChanges } from '../../src/claims/relative.ts';
import { scanValues } from '../../src/claims/values.ts';

const printed = (mean: string, stderr: string | null, percent: string | null = null): PrintedFigure => ({
  mean: Number(mean),
  stderr: stderr === null ? null : Number(stderr),
  unit: 's',
  runs: 10,
  decimals: mean.split('.')[1]?.length ?? 0,
  stderrDecimals: stderr === null ? null : (stderr.split('.')[1]?.length ?? 0),
  percent: percent === null ? null : Number(percent),
  percentDecimals: 2,
  source: 'perf',
  notes: [],
});

/** One wording for each row of the table, in its order; null where a row names both sides. */
const SIDES: readonly (readonly [string, 'base' | 'patched' | null])[] = [
  ['before/after', null],
  ['6.15-rc1 + this series', 'patched'],
  ['applied on top of the base', 'patched'],
  ['w/o patch, 6.15-rc1 PREEMPT_RT', 'base'],
  ['Without the patch', 'base'],
  ['Unpatched kernel', 'base'],
  ['Numbers before applying this patch', 'base'],
  ['6.12, patch reverted', 'base'],
  ['w/ patch', 'patched'],
  ['With these changes', 'patched'],
  ['Results after the patch', 'patched'],
  ['a patched kernel', 'patched'],
  ['This series', 'patched'],
  ['stock 6.12', 'base'],
  ['Before', 'base'],
  ['After', 'patched'],
];

describe('sides of labels', () => {
  it.each(SIDES)('%s: %s', (label, side) => {
    expect(sideOf(label)).toBe(side);
  });

  it('have a wording here for each rule', () => {
    const fired = new Set(SIDES.map(([label]) => SIDE_RULES.findIndex((rule) => rule.pattern.test(label))));
    expect(fired.size).toBe(SIDE_RULES.length);
  });

  it('are not read out of other uses of the words', () => {
    for (const text of [
      'with the RT patch set',
      'With PREEMPT_RT',
      'results',
      'a kernel that waits after unmounting it is idle for',
    ]) {
      expect(sideOf(text)).toBeNull();
    }
  });
});

describe('environments', () => {
  it.each([
    ['w/o patch, 6.15-rc1 PREEMPT_RT', '6.15-rc1 PREEMPT_RT', '6.15-rc1', true, null],
    ['Without patch, on 6.10-rc2-rt kernel', '6.10-rc2-rt', '6.10-rc2-rt', true, null],
    ['For example, on a 6.2-rt1 kernel', '6.2-rt1', '6.2-rt1', true, null],
    ['A 6.2 non-RT kernel results on the same hardware', '6.2 non-RT', '6.2', false, null],
    ['v6.12.3, aarch64', '6.12.3 aarch64', '6.12.3', null, 'arm64'],
    ['6.13 PREEMPT_DYNAMIC', '6.13 PREEMPT_DYNAMIC', '6.13', false, null],
    ['it took 3.25 ms', null, null, null, null],
  ] as const)('%s', (text, words, version, rt, arch) => {
    expect(environmentOf(text)).toEqual({ text: words, version, rt, arch });
  });

  it('take a bare number in a sentence for a version only when the words say so', () => {
    expect(environmentOf('faster by a factor of 2.7', 'sentence').version).toBeNull();
    expect(environmentOf('on a 6.12 kernel', 'sentence').version).toBe('6.12');
  });
});

describe('labels before results', () => {
  it.each([
    ['It was run long after that. w/o patch, 6.15-rc1: ', 'base'],
    ['Before:\n$ mount -t tmpfs none m\n', 'base'],
    ['Results:\n\nAfter this change\n=================\n', 'patched'],
    ['# without patch\n', 'base'],
    ['This patch speeds things up. See the table:\n', null],
    ['With this patch applied I get\n', 'patched'],
  ])('%j', (lead, side) => {
    expect(lastLabel(lead)?.side ?? null).toBe(side);
  });
});

describe('command lines', () => {
  it.each([
    ["perf stat -r 10 --null --pre 'mount -t tmpfs none m' -- umount -l m", 'umount -l m', 10],
    ['perf stat --repeat=50 -e cycles,instructions umount m', 'umount m', 50],
    ['perf stat --repeat 5 --table -- crun run test', 'crun run test', 5],
    ["perf stat -n -r3 --post 'sync; true' -- sh -c 'umount m'", "sh -c 'umount m'", 3],
  ])('%s', (line, command, runs) => {
    expect(readPerfLine(line)).toMatchObject({ command, runs });
  });

  it('are the same measurement whatever their paths', () => {
    const keys = ['umount -l mnt', '/bin/umount /mnt/x --lazy', 'sudo umount -l t'].map(commandKey);
    expect(new Set(keys)).toEqual(new Set(['umount -l']));
    expect(commandKey('umount mnt')).not.toBe(commandKey('umount -l mnt'));
    expect(commandKey('crun run a')).toBe(commandKey('crun run b'));
    expect(commandKey('crun run a')).not.toBe(commandKey('crun delete a'));
    expect(commandKey('umount -lR a')).toBe('umount -R -l');
  });

  it('are found in sentences, one wording a rule', () => {
    const wordings = ['a lazy unmount', 'when crun run returns', 'unmounting a tree', 'starting a container'];
    expect(wordings.map((text) => commandIn(text))).toEqual(COMMAND_WORDINGS.map(({ command }) => command));
    expect(commandIn('`umount -l m` and `umount m`, then 3 ms', 14)).toBe('umount -l m');
    expect(commandIn('nothing of the kind')).toBe('');
  });
});

/** One sentence for each row of the table, in its order, and the ratio that it states. */
const CHANGES: readonly (readonly [string, number])[] = [
  ['takes 30% less time', 0.7],
  ['is 25% faster', 0.75],
  ['is 10 % slower', 1.1],
  ['speeds up umount by about 20%', 0.8],
  ['reduces the latency by 35 percent', 0.65],
  ['increases the time by 5%', 1.05],
  ['is 8x faster', 0.125],
  ['is 2 times slower', 2],
  ['a speedup of 4x', 0.25],
  ['slows down umount by a factor of 3', 3],
  ['is twice as fast', 0.5],
  ['takes half the time', 0.5],
  ['takes twice as long', 2],
];

describe('stated changes', () => {
  it.each(CHANGES)('%s', (sentence, ratio) => {
    expect(statedChanges(sentence).map((change) => Number(change.ratio.toFixed(6)))).toEqual([
      Number(ratio.toFixed(6)),
    ]);
  });

  it('have a sentence here for each wording', () => {
    CHANGE_WORDINGS.forEach(({ pattern }, index) => {
      expect((CHANGES[index] as (typeof CHANGES)[number])[0]).toMatch(new RegExp(pattern, 'i'));
    });
  });

  it('leave open what "faster" means, and what rounding hides', () => {
    expect(statedChanges('is 25% faster')[0]).toMatchObject({ low: 1 - 0.255, high: 1 / 1.245 });
    expect(statedChanges('100% less time')).toEqual([]);
    expect(statedChanges('10% of the CPUs were idle')).toEqual([]);
  });
});

describe('figures', () => {
  it('of perf fit together when they are genuine', () => {
    // 0.0169 / 0.0305 is 55.41 %; perf computed 55.33 % before it rounded both.
    for (const figure of [
      printed('0.0305', '0.0169', '55.33'),
      printed('0.00162604', '0.00000637', '0.39'),
    ]) {
      expect(checkFigure('base', figure)).toEqual([]);
    }
  });

  it.each([
    ['a percentage', printed('0.01912', '0.00102', '3.51'), '3.51 % is printed, but'],
    ['decimals of one number', printed('0.0191', '0.00102'), 'different numbers of decimals'],
    ['decimals of both', printed('0.0191', '0.0010'), 'perf prints a +- of 0.001 with 5 decimals, not 4'],
  ])('are told from retyped ones by %s', (_, figure, note) => {
    expect(checkFigure('base', figure).join()).toContain(note);
  });

  it('give a ratio with the interval of the delta method', () => {
    const ratio = ratioOf(printed('0.02555', '0.00114'), printed('0.003194', '0.000160'));
    expect(ratio?.ratio).toBeCloseTo(0.12501, 5);
    expect(ratio?.interval[0]).toBeCloseTo(0.10857, 4);
    expect(ratio?.interval[1]).toBeCloseTo(0.14145, 4);
  });

  it('without errors give what rounding leaves open', () => {
    const ratio = ratioOf({ ...printed('25', null), unit: 'ms' }, { ...printed('3', null), unit: 'ms' });
    expect(ratio).toMatchObject({ from: 'rounding', interval: [2.5 / 25.5, 3.5 / 24.5] });
    expect(ratioOf(printed('0', null), printed('1', null))).toBeNull();
  });

  it('are read with their units, and other numbers are not', () => {
    const read = (text: string): unknown[] =>
      scanValues(text).map(({ figure }) => [figure.mean, figure.stderr, figure.unit]);
    expect(read('25.5 ms +- 1.1 ms')).toEqual([[25.5, 1.1, 'ms']]);
    expect(read('25.5 +- 1.1 usec')).toEqual([[25.5, 1.1, 'us']]);
    expect(read('1,250 ns')).toEqual([[1250, null, 'ns']]);
    expect(read('20 ms +- 5%')).toEqual([[20, 1, 'ms']]);
    expect(read('12% 2.5x v6.12 6.15-rc1 2025-01-01 -r10 abc12')).toEqual([]);
  });
});

describe('texts', () => {
  it('lose quote marks and the diff', () => {
    expect(normaliseText('> > a\n>b \u00b1 \u00b5s\ndiff --git a/x b/x\n+ c')).toBe('a\nb +- us');
  });

  it('never make the search throw or take long, whatever they are', () => {
    const words = [
      'perf stat',
      '--',
      "'",
      '+-',
      '0.5',
      'seconds time elapsed',
      'before',
      'after:',
      '\n',
      '|',
      '12%',
      'faster',
      'ms',
      '->',
      'umount',
      '>',
      '(',
      'Performance counter stats for',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 6 })), { maxLength: 120 }),
        (parts) => {
          for (const claim of findClaims(parts.join(' '))) {
            expect(Number.isFinite(claim.ratio)).toBe(true);
            expect(claim.ratioInterval[0]).toBeLessThanOrEqual(claim.ratioInterval[1]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('may be long and hostile', () => {
    for (const text of [
      'perf stat '.repeat(20_000),
      "Performance counter stats for '".repeat(20_000),
      '1 '.repeat(200_000),
      'before after\n'.repeat(20_000),
      'faster by '.repeat(20_000),
      '> '.repeat(100_000),
      'w/o '.repeat(50_000),
      '1'.repeat(200_000),
      "'".repeat(100_000),
    ]) {
      expect(findClaims(text)).toEqual([]);
    }
  });
});
