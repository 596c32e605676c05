import type { Frame, Problem } from '../../src/console/problem.ts';
import type {
  BootRecord,
  CheckFinding,
  Measurement,
  PerfFinding,
  Result,
  Side,
  SplatFinding,
} from '../../src/report/result.ts';

/** Results made up for tests: one of each kind of report. Figures are invented and agree with each other. */

export const BASE = '1f4c2a9be7d05836a1c7e94b20d8f3567a9e1c44';
export const HEAD = '9d3e07b1c65fa2840e7b93d15c2f8a6604bd71e2';
const MIDDLE = '77aa01c3d98e4b52f06c1d3e8a9b7f5520cc64ef';

const ADA = { name: 'Ada Example', email: 'ada@example.org' };

const frame = (symbol: string, line: number, source: Frame['source']): Frame => ({
  symbol,
  offset: 0x30,
  size: 0x120,
  module: null,
  unreliable: false,
  role: 'trace',
  section: 'call trace',
  address: null,
  line,
  source,
});

export const DECODED = [
  '[    2.104112][    C0] ================================',
  '[    2.104530][    C0] WARNING: inconsistent lock state',
  '[    2.104911][    C0] 6.12.43-g9d3e07b1c65f #1 Not tainted',
  '[    2.105300][    C0] --------------------------------',
  '[    2.105688][    C0] inconsistent {SOFTIRQ-ON-W} -> {IN-SOFTIRQ-W} usage.',
  '[    2.106101][    C0] init/1 [HC0[0]:SC1[1]:HE1:SE0] takes:',
  '[    2.106502][    C0] ffffffff82a1c0d8 (mount_lock){+.?.}-{2:2}, at: put_one_mount (include/linux/seqlock.h:431 fs/namespace.c:1367)',
  '[    2.107404][    C0]  Possible unsafe locking scenario:',
  '[    2.107811][    C0]        CPU0',
  '[    2.108200][    C0]        ----',
  '[    2.108611][    C0]   lock(mount_lock);',
  '[    2.109001][    C0]   <Interrupt>',
  '[    2.109402][    C0]     lock(mount_lock);',
  '[    2.110212][    C0] Call Trace:',
  '[    2.110600][    C0]  <IRQ>',
  '[    2.111003][    C0]  dump_stack_lvl (lib/dump_stack.c:123)',
  '[    2.111412][    C0]  put_one_mount (include/linux/seqlock.h:431 fs/namespace.c:1367)',
  '[    2.111820][    C0]  release_mounts_rcu (fs/namespace.c:1702)',
  '[    2.112231][    C0]  rcu_core (kernel/rcu/tree.c:2585)',
  '[    2.112640][    C0]  </IRQ>',
];

export const PROBLEM: Problem = {
  kind: 'lockdep',
  rule: 'inconsistent-lock-state',
  infrastructure: false,
  boot: 0,
  title: 'inconsistent lock state in put_one_mount',
  alternativeTitles: [],
  id: 'WARNING:inconsistent_lock_state',
  key: 'WARNING:inconsistent_lock_state mount_lock',
  function: 'put_one_mount',
  file: 'fs/namespace.c',
  line: 3,
  endLine: 22,
  secondary: false,
  corrupted: false,
  truncated: false,
  locks: [
    {
      name: 'mount_lock',
      usage: '+.?.',
      role: '{SOFTIRQ-ON-W} -> {IN-SOFTIRQ-W}',
      address: 'ffffffff82a1c0d8',
    },
  ],
  context: 'C0',
  frames: [frame('put_one_mount', 19, [{ function: 'put_one_mount', file: 'fs/namespace.c', line: 1367 }])],
  excerpt: DECODED.map((line) => line.replace(/ \((?:include|fs|lib|kernel).*\)$/, '+0x30/0x120')),
  decoded: DECODED,
  count: 1,
};

export const SPLAT: SplatFinding = {
  type: 'splat',
  machine: 'x86_64-lockdep',
  base: { hits: 0, runs: 2 },
  patched: { hits: 2, runs: 2 },
  change: 'new',
  touches: ['release_mounts_rcu (fs/namespace.c:1702)'],
  patchIndex: 2,
  kind: 'lockdep',
  id: 'WARNING:inconsistent_lock_state',
  title: 'inconsistent lock state in put_one_mount',
  problem: PROBLEM,
  log: 'x86_64-lockdep/patched-1.console',
};

function boot(machine: string, side: Side, index: number, rest: Partial<BootRecord> = {}): BootRecord {
  return {
    machine,
    side,
    index,
    seed: index - 1,
    timing: 'wall',
    accel: 'tcg',
    state: 'passed',
    detail: '',
    elapsedSeconds: 6.5,
    log: `${machine}/${side}-${index}.console`,
    problems: [],
    lockdepActive: true,
    recipe: `reproduce/initramfs-${machine}-umount.sh`,
    qemu: [
      ...['qemu-system-x86_64', '-M', 'pc', '-accel', 'tcg,thread=multi', '-smp', '2', '-m', '1G'],
      ...[
        '-chardev',
        `socket,id=console,path=/run/${side}.sock,server=on,wait=off,logfile=/run/${side}.console`,
      ],
      ...['-serial', 'chardev:console', '-chardev', `file,id=results,path=/run/${side}.bin`],
      ...['-device', 'virtserialport,chardev=results', '-qmp', 'unix:/run/qmp.sock,server=on,wait=off'],
      ...[
        '-kernel',
        `/cache/${side}/image`,
        '-initrd',
        '/cache/root.cpio',
        '-append',
        'console=ttyS0 panic=-1',
      ],
    ],
    ...rest,
  };
}

const SERIES: NonNullable<Result['series']> = {
  subject: '[PATCH v2 0/2] fs/namespace: release mounts later',
  author: ADA,
  version: 2,
  rfc: false,
  resend: false,
  tags: [],
  total: 2,
  complete: true,
  missing: [],
  cover: {
    subject: '[PATCH v2 0/2] fs/namespace: release mounts later',
    author: ADA,
    messageId: '20260301.cover@example.org',
    text: 'Two patches.',
  },
  baseCommit: null,
  prerequisites: [],
  trailers: [],
  messageId: '20260301.cover@example.org',
  listed: true,
  to: [{ name: 'Filesystem list', email: 'fs@lists.example.org' }],
  cc: [ADA, { name: 'Zoë Prüfer', email: 'zoe@example.net' }],
  notes: [],
  patches: [
    {
      index: 1,
      subject: '[PATCH v2 1/2] fs/namespace: split put_one_mount() out',
      author: ADA,
      messageId: '20260301.1@example.org',
      listed: true,
      diffSha256: 'a'.repeat(64),
      decoder: 'exact',
      files: ['fs/namespace.c'],
      commit: MIDDLE,
    },
    {
      index: 2,
      subject: '[PATCH v2 2/2] fs/namespace: release mounts from a call_rcu() callback',
      author: ADA,
      messageId: '20260301.2@example.org',
      listed: true,
      diffSha256: 'b'.repeat(64),
      decoder: 'exact',
      files: ['fs/namespace.c'],
      commit: HEAD,
    },
  ],
};

const LOCKDEP_MACHINE = {
  name: 'x86_64-lockdep',
  description: 'x86_64 with lockdep',
  arch: 'x86_64',
  reason: 'boots every series under lockdep',
  accel: 'tcg',
  accelReason: 'no /dev/kvm',
  testMachine: 'qemu-system-x86_64 -cpu SandyBridge -smp 2 -m 1G',
  sandbox: 'bubblewrap',
} as const;

const RT_MACHINE = {
  ...LOCKDEP_MACHINE,
  name: 'x86_64-rt',
  description: 'x86_64 with PREEMPT_RT',
  reason: 'the mail names PREEMPT_RT',
  testMachine: 'qemu-system-x86_64 -smp 1 -m 1G',
} as const;

function kernel(machine: string, side: Side) {
  return {
    machine,
    side,
    commit: side === 'base' ? BASE : HEAD,
    release: side === 'base' ? '6.12.43' : '6.12.43-g9d3e07b1c65f',
    compiler: 'gcc-12',
    fromCache: side === 'base',
    buildSeconds: side === 'base' ? 0 : 31.2,
    key: (side === 'base' ? '0' : '1').repeat(64),
    config: `${machine}/${side}.config`,
  };
}

const COMMON: Result = {
  version: 1,
  tool: { name: 'patchboot', version: '0.1.0' },
  startedAt: '2026-03-01T10:00:00.000Z',
  elapsedSeconds: 312.5,
  verdict: 'pass',
  headline: 'Nothing new was found.',
  series: SERIES,
  base: { tree: 'linux', commit: BASE, describe: 'v6.12.43', how: '--base' },
  machines: [LOCKDEP_MACHINE],
  kernels: [kernel('x86_64-lockdep', 'base'), kernel('x86_64-lockdep', 'patched')],
  boots: [
    boot('x86_64-lockdep', 'base', 1, { startedSeconds: 100 }),
    boot('x86_64-lockdep', 'patched', 1, { startedSeconds: 110 }),
    boot('x86_64-lockdep', 'base', 2, { startedSeconds: 120 }),
    boot('x86_64-lockdep', 'patched', 2, { startedSeconds: 130 }),
  ],
  measurements: [],
  findings: [],
  mbox: 'reproduce/series.mbox',
  error: null,
  notes: [],
  reproduce: "patchboot run series.mbox --tree linux --base v6.12.43 --machines 'x86_64-lockdep'",
};

/** Nothing new. */
export const pass: Result = COMMON;

/** A lockdep splat in every patched boot; base has an old warning; the other machine's times are there too. */
export function functionalFail(): Result {
  const splatting = (index: number) =>
    boot('x86_64-lockdep', 'patched', index, {
      // The boot came to its end; what it printed makes it a failure.
      problems: [SPLAT.id],
      startedSeconds: 100 + 10 * index,
      lockdepActive: false,
    });
  return {
    ...COMMON,
    verdict: 'fail',
    headline: 'WARNING:inconsistent_lock_state on x86_64-lockdep in 2 of 2 boots, never on base.',
    boots: [
      boot('x86_64-lockdep', 'base', 1, { startedSeconds: 100 }),
      splatting(1),
      boot('x86_64-lockdep', 'base', 2, { startedSeconds: 120 }),
      splatting(2),
    ],
    checks: [
      check('base', 1, 'passed'),
      check('patched', 1, 'failed'),
      check('base', 2, 'skipped'),
      check('patched', 2, 'passed'),
    ],
    findings: [CHECK, SPLAT],
    notes: ['lockdep switched itself off after its first report'],
  };
}

const CHECK: CheckFinding = {
  type: 'check-failure',
  machine: 'x86_64-lockdep',
  base: { hits: 0, runs: 1 },
  patched: { hits: 1, runs: 2 },
  change: 'new',
  touches: [],
  patchIndex: null,
  suite: 'umount',
  check: 'device-free-at-once',
  message: 'mkfs: /dev/loop0 is busy',
  log: 'x86_64-lockdep/patched-1.console',
};

function check(side: Side, bootIndex: number, outcome: 'passed' | 'failed' | 'skipped') {
  return {
    machine: 'x86_64-lockdep',
    side,
    suite: 'umount',
    check: 'device-free-at-once',
    boot: bootIndex,
    seed: bootIndex - 1,
    outcome,
    message: outcome === 'failed' ? 'mkfs: /dev/loop0 is busy' : '',
  };
}

/** The same check failing in one boot of two: the sentence and the table for things that do not always happen. */
export function flakyCheck(): Result {
  const all = functionalFail();
  return {
    ...all,
    boots: pass.boots,
    notes: [],
    headline: 'umount.device-free-at-once fails in 1 of 2 boots.',
    findings: [CHECK],
  };
}

const PERF_TEXT = `
 Performance counter stats for 'umount -l mnt' (10 runs):

           # Table of individual measurements:
           0.0069100 (-0.0000369) #
           0.0069838 (+0.0000369) #

           # Final result:
           0.0069469 +- 0.0000255 seconds time elapsed  ( +-  0.37% )

`;

export function measurement(
  step: string,
  means: Record<Side, readonly number[]>,
  rest: Partial<Measurement> = {},
): Measurement {
  return {
    machine: 'x86_64-rt',
    suite: 'umount',
    step,
    command: step === 'umount' ? 'umount mnt' : 'umount -l mnt',
    perfCommand: `perf stat -r 10 --table --null --pre 'mount -t tmpfs tmpfs mnt' -- ${step === 'umount' ? 'umount mnt' : 'umount -l mnt'}`,
    control: step === 'umount',
    timing: 'virtual',
    samples: (['base', 'patched'] as const).flatMap((side) =>
      means[side].map((mean, index) => ({
        side,
        boot: index + 1,
        seed: index,
        runs: [mean * 1.2, mean * 0.98, mean, mean * 1.02],
        perfText: step === 'umount' ? '' : PERF_TEXT,
      })),
    ),
    comparison: null,
    ...rest,
  };
}

export const LAZY: Measurement = measurement(
  'umount-lazy',
  { base: [0.01861, 0.01865, 0.01863, 0.01863], patched: [0.00676, 0.00685, 0.00699, 0.00703] },
  {
    comparison: {
      baseSeconds: 0.01863,
      patchedSeconds: 0.00692,
      changePercent: -62.855,
      shiftPercent: -62.91,
      intervalPercent: [-63.75, -62.2],
      p: 0.02857,
      test: 'exact Mann-Whitney',
      verdict: 'improvement',
      detectablePercent: 100,
      confidence: 0.943,
      pAdjusted: 0.05714,
    },
    summary: {
      base: {
        samples: 4,
        meanSeconds: 0.01863,
        stddevPercent: 0.08,
        medianSeconds: 0.01863,
        medianIntervalSeconds: [0.01861, 0.01865],
      },
      patched: {
        samples: 4,
        meanSeconds: 0.0069075,
        stddevPercent: 2.3,
        medianSeconds: 0.00692,
        medianIntervalSeconds: null,
      },
      meanChangePercent: -62.92,
    },
  },
);

export const PLAIN: Measurement = measurement(
  'umount',
  { base: [0.01853, 0.01852, 0.01816, 0.01815], patched: [0.01852, 0.01849, 0.01783, 0.01827] },
  {
    comparison: {
      baseSeconds: 0.01834,
      patchedSeconds: 0.01838,
      changePercent: 0.218,
      shiftPercent: -0.3,
      intervalPercent: [-1.9, 1.2],
      p: 0.6857,
      test: 'exact Mann-Whitney',
      verdict: 'no-change',
      detectablePercent: 50,
    },
    summary: {
      base: {
        samples: 4,
        meanSeconds: 0.01834,
        stddevPercent: 1.0,
        medianSeconds: 0.01834,
        medianIntervalSeconds: null,
      },
      patched: {
        samples: 4,
        meanSeconds: 0.0182775,
        stddevPercent: 1.5,
        medianSeconds: 0.01838,
        medianIntervalSeconds: null,
      },
      meanChangePercent: -0.341,
    },
  },
);

export const PERF: PerfFinding = {
  type: 'perf-change',
  machine: 'x86_64-rt',
  base: { hits: 0, runs: 4 },
  patched: { hits: 4, runs: 4 },
  change: 'new',
  touches: [],
  patchIndex: null,
  suite: 'umount',
  step: 'umount-lazy',
  direction: 'improvement',
  ratio: 0.3715,
  message: 'umount -l mnt takes 62.9% less time',
};

/** The untouched command stays, the lazy one is faster; the claim of the mail holds. */
export function perfImprovement(): Result {
  return {
    ...COMMON,
    headline: 'Nothing new was found; umount.umount-lazy is 62.9% faster.',
    machines: [RT_MACHINE],
    kernels: [kernel('x86_64-rt', 'base'), kernel('x86_64-rt', 'patched')],
    boots: (['base', 'patched'] as const).flatMap((side) =>
      [1, 2, 3, 4].map((index) => boot('x86_64-rt', side, index, { timing: 'virtual', lockdepActive: null })),
    ),
    measurements: [PLAIN, LAZY],
    findings: [
      {
        type: 'claim',
        machine: 'x86_64-rt',
        base: { hits: 0, runs: 4 },
        patched: { hits: 0, runs: 4 },
        change: 'new',
        touches: [],
        patchIndex: 2,
        outcome: 'consistent',
        claim: 'umount -l: 0.0255 -> 0.0094 seconds (x0.37)',
        message: 'measured x0.37',
      },
      PERF,
    ],
    reproduce: 'patchboot run series.mbox --tree linux --base v6.12.43 --machines x86_64-rt',
  };
}

export function buildError(): Result {
  return {
    ...COMMON,
    verdict: 'fail',
    headline: 'The series does not build on x86_64-lockdep: fs/namespace.c:1702.',
    kernels: [kernel('x86_64-lockdep', 'base')],
    boots: [],
    findings: [
      {
        type: 'build-error',
        machine: 'x86_64-lockdep',
        base: { hits: 0, runs: 1 },
        patched: { hits: 1, runs: 1 },
        change: 'new',
        touches: ['fs/namespace.c:1702'],
        patchIndex: 2,
        file: 'fs/namespace.c',
        line: 1702,
        message: [
          "fs/namespace.c: In function 'release_mounts_rcu':",
          "fs/namespace.c:1702:9: error: implicit declaration of function 'put_mounts' [-Wimplicit-function-declaration]",
          ' 1702 |         put_mounts(m);',
          '      |         ^~~~~~~~~~',
        ].join('\n'),
        log: 'x86_64-lockdep/build-patched.log',
      },
    ],
  };
}

export function applyError(): Result {
  return {
    ...COMMON,
    verdict: 'invalid-input',
    headline: 'Patch 2 of 2 does not apply.',
    series: {
      ...SERIES,
      patches: SERIES.patches.map((patch, index) => ({ ...patch, commit: index === 0 ? MIDDLE : null })),
    },
    machines: [],
    kernels: [],
    boots: [],
    error: {
      kind: 'input',
      message:
        'patch 2/2 "release mounts from a call_rcu() callback" does not apply to v6.12.43\nerror: patch failed: fs/namespace.c:1700\nerror: fs/namespace.c: patch does not apply',
      hint: 'Name the base that the series was made for: --base REF.',
    },
  };
}

export function infrastructure(): Result {
  return {
    ...COMMON,
    verdict: 'infrastructure',
    headline: 'No verdict: the host has no room left.',
    kernels: [],
    boots: [],
    error: { kind: 'infrastructure', message: 'no space left on device while building base', hint: null },
  };
}

/** Every sample by the name of its golden folder. */
export const SAMPLES: Readonly<Record<string, () => Result>> = {
  pass: () => pass,
  'functional-fail': functionalFail,
  'flaky-check': flakyCheck,
  'perf-improvement': perfImprovement,
  'build-error': buildError,
  'apply-error': applyError,
  infrastructure,
};
