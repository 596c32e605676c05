import { describe, expect, test } from 'vitest';
import { type BootEvidence, bootState } from '../../src/boot/state.ts';
import { BootWatch } from '../../src/boot/watch.ts';

const DONE: BootEvidence = {
  ending: { type: 'exited', code: 0 },
  qemuError: '',
  sawBanner: true,
  sawUserspace: true,
  alarm: null,
  outOfTime: false,
  panicked: false,
  guestFault: '',
  noChannel: false,
  channel: { complete: true, fault: '' },
  failedSteps: [],
};
const INCOMPLETE = { complete: false, fault: '' };

test.each<[string, Partial<BootEvidence>, string, string]>([
  ['the end marker alone passes', {}, 'passed', ''],
  ['a failed step fails', { failedSteps: ['umount'] }, 'failed', 'umount'],
  ['a panic counts, even after the end', { panicked: true }, 'panicked', 'panicked'],
  [
    'a damaged channel is our trouble',
    { channel: { complete: false, fault: 'frame 2 is numbered 9' } },
    'infrastructure',
    'numbered 9',
  ],
  [
    'a guest that finds no channel is our trouble',
    { channel: INCOMPLETE, noChannel: true, sawUserspace: false },
    'infrastructure',
    'no result channel',
  ],
  ['a machine that resets itself', { channel: INCOMPLETE }, 'reset', 'reset itself'],
  [
    'QEMU was killed',
    { channel: INCOMPLETE, ending: { type: 'signalled', signal: 'SIGKILL' } },
    'infrastructure',
    'end marker',
  ],
  [
    'QEMU was told to end, and did so in good order',
    { channel: INCOMPLETE, qemuError: 'qemu-system-x86_64: terminating on signal 15 from pid 7' },
    'infrastructure',
    'end marker',
  ],
  [
    'a root file system that the kernel cannot have is our trouble',
    { channel: INCOMPLETE, panicked: true, guestFault: 'kernel panic: VFS: Unable to mount root fs' },
    'infrastructure',
    'Unable to mount root fs',
  ],
  [
    'silence before user space',
    { channel: INCOMPLETE, alarm: 'silent', sawUserspace: false },
    'hung',
    'hang in boot',
  ],
  ['silence in a test', { channel: INCOMPLETE, alarm: 'silent' }, 'hung', 'hang in test'],
  [
    'no user space',
    { channel: INCOMPLETE, alarm: 'no-userspace', sawUserspace: false },
    'hung',
    'hang in boot',
  ],
  [
    'no banner in time',
    { channel: INCOMPLETE, alarm: 'no-output', sawBanner: false, sawUserspace: false },
    'never-booted',
    'Linux version',
  ],
  [
    'QEMU refused to start',
    { channel: INCOMPLETE, sawBanner: false, sawUserspace: false, qemuError: 'bad option' },
    'infrastructure',
    'bad option',
  ],
  [
    'the kernel vanished early',
    { channel: INCOMPLETE, sawUserspace: false },
    'never-booted',
    'before user space',
  ],
  ['too slow as a whole', { channel: INCOMPLETE, outOfTime: true }, 'hung', 'too long'],
  ['interrupted', { ending: { type: 'aborted' } }, 'infrastructure', 'interrupted'],
])('%s', (_, change, state, detail) => {
  const got = bootState({ ...DONE, ...change });
  expect(got.state).toBe(state);
  expect(got.detail).toContain(detail);
});

describe('deadlines', () => {
  const DEADLINES = { firstOutputMs: 100, userspaceMs: 500, silenceMs: 50 };

  test('a CPU that stays stuck ends the wait; one report, or one of a paused guest, does not', () => {
    const lockup = (seconds: number): Buffer =>
      Buffer.from(`[  112.7] watchdog: BUG: soft lockup - CPU#1 stuck for ${seconds}s! [program:464]\n`);
    const watch = new BootWatch(DEADLINES, 0);
    watch.console(Buffer.from('Linux version 6.12\npatchboot: userspace\n'), 1);
    for (const seconds of [90, 27, 35]) {
      watch.console(lockup(seconds), 2);
      expect(watch.alarm(3)).toBeNull();
    }
    watch.console(lockup(53), 2);
    expect(watch.alarm(3)).toBe('stuck');
  });

  test('a mark that is split over two reads is seen', () => {
    const watch = new BootWatch(DEADLINES, 0);
    watch.console(Buffer.from('[    0.000000] Linux ver'), 10);
    watch.console(Buffer.from('sion 6.12.0\n'), 20);
    expect(watch.sawBanner).toBe(true);
  });

  test('no output, then no user space, then silence', () => {
    const watch = new BootWatch(DEADLINES, 0);
    expect(watch.alarm(100)).toBeNull();
    expect(watch.alarm(101)).toBe('no-output');
    watch.console(Buffer.from('Linux version 6\n'), 90);
    expect(watch.alarm(101)).toBeNull();
    expect(watch.alarm(141)).toBe('silent');
    watch.console(Buffer.from('.\n'), 480);
    expect(watch.alarm(501)).toBe('no-userspace');
    watch.console(Buffer.from('patchboot: userspace\n'), 505);
    expect(watch.alarm(550)).toBeNull();
  });

  test('a step may be silent until its own deadline, and a little longer', () => {
    const watch = new BootWatch({ ...DEADLINES, stepMs: new Map([['leak', 1000]]) }, 0);
    watch.console(Buffer.from('Linux version 6\npatchboot: userspace\npatchboot: step leak beg'), 1);
    watch.console(Buffer.from('ins\n'), 2);
    expect(watch.alarm(15_000)).toBeNull();
    expect(watch.alarm(17_000)).toBe('silent');
    watch.console(Buffer.from('patchboot: step leak ends with status 0\n'), 16_000);
    expect(watch.alarm(16_040)).toBeNull();
    expect(watch.alarm(16_060)).toBe('silent');
  });

  test('results are a sign of life', () => {
    const watch = new BootWatch(DEADLINES, 0);
    watch.console(Buffer.from('Linux version 6\npatchboot: userspace\n'), 10);
    watch.results(100, 100);
    expect(watch.alarm(140)).toBeNull();
    watch.results(0, 160);
    expect(watch.alarm(160)).toBe('silent');
  });
});
