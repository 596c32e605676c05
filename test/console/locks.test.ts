import { describe, expect, it } from 'vitest';
import { parseLockdepStats } from '../../src/console/lockdep-stats.ts';
import { lockClass, parseLock } from '../../src/console/locks.ts';

describe('lock descriptors', () => {
  it.each([
    [
      'ffffffff82a4f2d0 (drawer_lock){+.?.}-{2:2}, at: drawer_pull+0x57/0x1c0',
      'drawer_lock',
      '+.?.',
      'ffffffff82a4f2d0',
    ],
    [
      ' #0: ffff888003a4c0a8 (&box->mutex#2){+.+.}-{3:3}, at: x+0x1/0x2',
      '&box->mutex',
      '+.+.',
      'ffff888003a4c0a8',
    ],
    ['-> #1 (&tray->lock/1){+.+.}-{2:2}:', '&tray->lock', '+.+.', null],
    [
      ' (&(&r->consumer_lock)->rlock){+.+...}, at: [<ffffffff82df4347>] x+0x1/0x2',
      '&(&r->consumer_lock)->rlock',
      '+.+...',
      null,
    ],
    [
      'ffff8880 ((work_completion)(&w->work)){+.+.}-{0:0}, at: x+0x1/0x2',
      '(work_completion)(&w->work)',
      '+.+.',
      'ffff8880',
    ],
    ['umount/214 is trying to release lock (ticket_lock) at:', 'ticket_lock', '', null],
  ])('%s', (text, name, usage, address) => {
    expect(parseLock(text)).toEqual({ name, usage, address });
  });

  it('is none in other text', () => {
    expect(parseLock('CPU0 (idle) {x')).toBeNull();
  });

  it('takes version and subclass off', () => {
    expect(lockClass('&type->s_umount_key#25/1')).toBe('&type->s_umount_key');
  });
});

describe('/proc/lockdep_stats', () => {
  const STATS = ` lock-classes:                          731 [max: 8192]
 direct dependencies:                  3012 [max: 32768]
 stack-trace entries:                 97000 [max: 98304]
 max locking depth:                      11
 debug_locks:                             1
`;
  it('tells that lockdep is on, and which table is nearly full', () => {
    const stats = parseLockdepStats(STATS);
    expect(stats.active).toBe(true);
    expect(stats.nearlyFull).toEqual([{ name: 'stack-trace entries', used: 97000, max: 98304 }]);
    expect(stats.counters.get('lock-classes')).toBe(731);
  });
  it('tells that lockdep is off', () => {
    expect(parseLockdepStats(STATS.replace(/1\n$/, '0\n')).active).toBe(false);
    expect(parseLockdepStats('').active).toBe(false);
  });
});
