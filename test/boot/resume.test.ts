import { expect, test } from 'vitest';
import type { Frame } from '../../src/boot/channel.ts';
import { lastBegun, resumeAt } from '../../src/boot/resume.ts';

const frame = (type: Frame['type'], name: string, content = ''): Frame => ({
  sequence: 1,
  type,
  name,
  content: Buffer.from(content),
});
const GUEST = frame('begin', 'guest', 'Linux');
const step = (id: string, number: number, ...outputs: string[]): Frame[] => [
  frame('begin', id, `${number} of 3\n`),
  ...outputs.map((name) => frame('output', `${id}/${name}`)),
  frame('step', id, '0'),
];
const HANGING = frame('begin', 'b', '1 of 3\n');

test.each([
  ['a whole boot', 'passed', [GUEST, ...step('a', 0), ...step('b', 1), ...step('c', 2)], null],
  ['a step ended by its deadline', 'failed', [GUEST, ...step('a', 0), ...step('b', 1, 'hung')], 2],
  ['the last step ended by its deadline', 'failed', [GUEST, ...step('c', 2, 'hung')], null],
  ['a guest that fell silent in a step', 'hung', [GUEST, ...step('a', 0), HANGING], 2],
  ['a guest that fell silent between steps', 'hung', [GUEST, ...step('a', 0)], null],
  ['a guest that fell silent before the first step', 'hung', [GUEST], null],
  ['a panic in a step', 'panicked', [GUEST, ...step('a', 0), HANGING], 2],
  ['a panic between steps', 'panicked', [GUEST, ...step('a', 0)], null],
  ['trouble of the host', 'infrastructure', [GUEST, HANGING], null],
] as const)('%s', (_, state, frames, wanted) => {
  expect(resumeAt({ state, frames })).toBe(wanted);
});

test('a number that the guest made up is not believed', () => {
  for (const text of ['', 'x of 3', '-1 of 3', '99999 of 99999']) {
    expect(lastBegun({ frames: [GUEST, frame('begin', 'a', text)] })).toBeNull();
  }
});
