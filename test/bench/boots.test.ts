import { expect, test } from 'vitest';
import { lanePlan, laneTrouble } from '../../src/bench/boots.ts';
import type { Boot } from '../../src/boot/boot.ts';

const order = (lanes: Parameters<typeof lanePlan>[0]): string =>
  lanePlan(lanes)
    .map(({ lane, index, seed }) => `${lane}:${index}/${seed}`)
    .join(' ');

test('kernels take turns, every other round the other way; equal indices have equal seeds', () => {
  const lanes = [
    { boots: 2, timing: 'virtual' as const },
    { boots: 2, timing: 'virtual' as const },
    { boots: 2, timing: 'virtual' as const },
  ];
  expect(order(lanes)).toBe('0:1/0 1:1/0 2:1/0 2:2/1 1:2/1 0:2/1');
});

test('in wall time nothing is perturbed; kernels may have numbers of boots of their own', () => {
  const lanes = [
    { boots: 1, timing: 'wall' as const },
    { boots: 3, timing: 'wall' as const },
  ];
  expect(order(lanes)).toBe('0:1/0 1:1/0 1:2/0 1:3/0');
  expect(lanePlan([])).toEqual([]);
});

const boot = (fields: Partial<Boot>, index = 1): Boot =>
  ({ request: { index }, state: 'passed', detail: '', frames: [{}], ...fields }) as unknown as Boot;

test('boots that all passed are no trouble; none at all are', () => {
  expect(laneTrouble([boot({}), boot({}, 2)], () => '')).toBe('');
  expect(laneTrouble([], () => '')).toBe('it was not booted');
});

test('a step that failed is named with its boot', () => {
  const failed = boot({ state: 'failed', detail: 'failed: umount' }, 2);
  expect(laneTrouble([boot({}), failed], () => 'noise')).toBe('boot 2: failed: umount');
});

test('a kernel without the result channel is told what it lacks, with the end of its console', () => {
  const mute = boot({ state: 'never-booted', detail: 'it ended', frames: [] });
  const console = `${Array.from({ length: 30 }, (_, n) => `line ${n}`).join('\r\n')}\r\npatchboot: no result channel\r\n\r\n`;
  const trouble = laneTrouble([mute], () => console);
  expect(trouble).toContain('CONFIG_VIRTIO_CONSOLE built in, or its modules');
  expect(trouble).toContain('line 29\n');
  expect(trouble).not.toContain('line 5\n');
  expect(trouble.endsWith('patchboot: no result channel')).toBe(true);
});

test('a kernel that says nothing at all is told so', () => {
  const mute = boot({
    state: 'never-booted',
    detail: 'no "Linux version" on the console in time',
    frames: [],
  });
  const trouble = laneTrouble([mute], () => '');
  expect(trouble).toContain('no "Linux version"');
  expect(trouble).toContain('Its console is empty.');
});
