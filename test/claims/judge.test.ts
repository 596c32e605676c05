import { describe, expect, it } from 'vitest';
import { findClaims } from '../../src/claims/find.ts';
import { judgeClaims, type MachineFacts } from '../../src/claims/judge.ts';
import type { Comparison, Measurement } from '../../src/report/result.ts';

const RT: MachineFacts = { name: 'x86_64-rt', arch: 'x86_64', rt: true };
const PLAIN: MachineFacts = { name: 'x86_64', arch: 'x86_64', rt: false };

/** A claim of x0.125 (0.109 to 0.141) about umount -l on an RT kernel. */
const LAZY = `Without patch, 6.15-rc1 PREEMPT_RT:
perf stat -r 10 --null --pre 'mount -t tmpfs none m' -- umount -l m
  0.02555 +- 0.00114 seconds time elapsed ( +- 4.46% )
With patch, 6.15-rc1 PREEMPT_RT:
perf stat -r 10 --null --pre 'mount -t tmpfs none m' -- umount -l m
  0.003194 +- 0.000160 seconds time elapsed ( +- 5.01% )
`;

function measured(
  ratio: number,
  verdict: Comparison['verdict'],
  more: { half?: number; detectable?: number; confoundedBy?: string[]; machine?: string; pre?: string } = {},
): Measurement {
  const half = more.half ?? 0.01;
  const pre = more.pre ?? 'tmpfs';
  return {
    machine: more.machine ?? RT.name,
    suite: 'umount',
    step: `umount-lazy-${pre}`,
    command: '/bin/umount -l /mnt/a',
    perfCommand: `perf stat -r 10 --null --pre 'mount -t ${pre} none /mnt/a' -- umount -l /mnt/a`,
    control: false,
    timing: 'virtual',
    samples: [],
    comparison: {
      baseSeconds: 0.0185,
      patchedSeconds: 0.0185 * ratio,
      changePercent: 100 * (ratio - 1),
      shiftPercent: 100 * (ratio - 1),
      intervalPercent: [100 * (ratio - half - 1), 100 * (ratio + half - 1)],
      p: 0.001,
      test: 'exact',
      verdict,
      detectablePercent: more.detectable ?? 3,
      ...(more.confoundedBy === undefined ? {} : { confoundedBy: more.confoundedBy }),
    },
  };
}

const judge = (
  text: string,
  measurement: Measurement,
  machine = RT,
): readonly [string | undefined, string] => {
  const [finding, ...rest] = judgeClaims(findClaims(text), [measurement], [machine]);
  expect(rest).toEqual([]);
  return [finding?.outcome, finding?.message ?? ''];
};

describe('judgeClaims', () => {
  it.each([
    ['as claimed', LAZY, measured(0.13, 'improvement'), 'consistent', 'measured x0.13 (0.12 to 0.14)'],
    ['a little beside the interval', LAZY, measured(0.15, 'improvement', { half: 0.004 }), 'consistent', ''],
    ['less', LAZY, measured(0.37, 'improvement'), 'not-reproduced', 'faster, but by less than claimed'],
    ['more', LAZY, measured(0.05, 'improvement'), 'consistent', 'more than claimed'],
    ['nothing', LAZY, measured(1.001, 'no-change'), 'not-reproduced', 'no change was measured'],
    ['the other way', LAZY, measured(1.2, 'regression'), 'not-reproduced', 'it became slower'],
    ['too few boots', LAZY, measured(0.9, 'too-few-boots'), 'not-comparable', 'too few boots to tell'],
    [
      'confounded',
      LAZY,
      measured(0.13, 'improvement', { confoundedBy: ['umount'] }),
      'not-comparable',
      'control "umount"',
    ],
    [
      'nothing on either side',
      'umount -l goes from 25.5 +- 1.1 to 25.1 +- 1.2 ms.',
      measured(1.001, 'no-change'),
      'consistent',
      'no change in both',
    ],
    [
      'too small to be seen',
      'This makes umount -l 1% faster.',
      measured(1.001, 'no-change'),
      'not-comparable',
      'changes below 3.0 %',
    ],
    [
      'a slowdown that is larger',
      'The check makes umount -l 4% slower.',
      measured(1.3, 'regression'),
      'not-reproduced',
      'slower, and by more than claimed',
    ],
    ['in words', 'umount -l is 8x faster.', measured(0.13, 'improvement'), 'consistent', ''],
  ] as const)('%s', (_, text, measurement, outcome, words) => {
    const [got, message] = judge(text, measurement);
    expect(got).toBe(outcome);
    expect(message).toContain(words);
  });

  it('gives both ratios with their intervals', () => {
    const [finding] = judgeClaims(findClaims(LAZY), [measured(0.13, 'improvement')], [RT]);
    expect(finding?.claim).toBe('"umount -l m" on 6.15-rc1 PREEMPT_RT: x0.125 (0.109 to 0.141)');
    expect(finding?.claimedInterval?.map((value) => value.toFixed(3))).toEqual(['0.109', '0.141']);
    expect(finding?.measuredRatio).toBeCloseTo(0.13, 9);
    expect(finding?.message).toContain('(virtual time)');
  });

  it('does not hold RT claims against kernels without RT, nor the other way round', () => {
    const plain = measured(1, 'no-change', { machine: PLAIN.name });
    expect(judge(LAZY, plain, PLAIN)).toEqual([
      'not-comparable',
      expect.stringContaining('PREEMPT_RT kernel, which x86_64 is not'),
    ]);
    const other = LAZY.replaceAll('PREEMPT_RT', 'non-RT');
    expect(judge(other, measured(1, 'no-change'))[0]).toBe('not-comparable');
    const arm = LAZY.replaceAll('PREEMPT_RT', 'arm64 PREEMPT_RT');
    expect(judge(arm, measured(0.13, 'improvement'))).toEqual([
      'not-comparable',
      expect.stringContaining('about arm64'),
    ]);
  });

  it('says so when nothing measured the command, and when two kernels are compared', () => {
    expect(judge('crun run x goes from 84 ms to 20 ms.', measured(0.13, 'improvement'))[1]).toContain(
      'not measured here',
    );
    const environment = LAZY.replace('Without patch, 6.15-rc1', '6.15-rc1').replace(
      'With patch, 6.15-rc1 PREEMPT_RT',
      '6.15-rc1 non-RT',
    );
    expect(judge(environment, measured(0.13, 'improvement'))[1]).toContain('compares two kernels');
  });

  it('takes the measurement whose preparation is most like the claim', () => {
    const both = [measured(0.9, 'improvement', { pre: 'ext4' }), measured(0.13, 'improvement')];
    const findings = judgeClaims(findClaims(LAZY), both, [RT]);
    expect(findings.map(({ outcome }) => outcome)).toEqual(['consistent']);
  });

  it('judges on every machine that measured', () => {
    const both = [measured(0.13, 'improvement'), measured(1, 'no-change', { machine: PLAIN.name })];
    const findings = judgeClaims(findClaims(LAZY), both, [RT, PLAIN]);
    expect(findings.map(({ machine, outcome }) => [machine, outcome])).toEqual([
      ['x86_64-rt', 'consistent'],
      ['x86_64', 'not-comparable'],
    ]);
  });
});
