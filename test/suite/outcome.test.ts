import { expect, test } from 'vitest';
import type { Frame } from '../../src/boot/channel.ts';
import { outcomeWords, stepOutcome } from '../../src/suite/outcome.ts';
import { parseSuite } from '../../src/suite/suite.ts';

const suite = parseSuite(
  'name: s\ndescription: d\nsteps:\n - { id: c, title: t, kind: check, program: answers }\n - { id: x, title: t, kind: script, script: "true" }\n',
  's.yaml',
);
const [check, script] = suite.steps as [(typeof suite.steps)[number], (typeof suite.steps)[number]];

const frame = (type: Frame['type'], name: string, content = ''): Frame => ({
  sequence: 1,
  type,
  name,
  content: Buffer.from(content),
});
const boot = (...frames: Frame[]) => ({ frames, detail: 'the kernel panicked' });
const ran = (stdout: string, status: number, ...more: Frame[]) =>
  boot(
    frame('begin', 'c', '0 of 2'),
    frame('output', 'c/stdout', stdout),
    ...more,
    frame('step', 'c', `${status}\n`),
  );

const told = (...args: Parameters<typeof ran>) => {
  const outcome = stepOutcome(ran(...args), check);
  return `${outcome.outcome}: ${outcomeWords(outcome)}`;
};

test('a check is as good as its promises', () => {
  expect(told('KTAP version 1\n1..1\nok 1 a\n', 0)).toBe('passed: ');
  expect(told('KTAP version 1\n1..2\nok 1 a\n# b: busy\nnot ok 2 b\n', 1)).toBe('failed: b: busy');
  expect(told('KTAP version 1\n1..2\nok 1 a\nnot ok 2 b\n', 0)).toBe('failed: b');
});

test('a skip is no pass, and says why', () => {
  expect(told('KTAP version 1\n1..2\nok 1 a\nok 2 b # SKIP no FUSE\n', 0)).toBe('skipped: b: no FUSE');
});

test('output that is not whole is a failure, whatever the status', () => {
  expect(told('', 0)).toContain('failed: it does not begin');
  expect(told('KTAP version 1\n1..2\nok 1 a\n', 0)).toBe('failed: it gave 1 of 2 results');
  expect(told('KTAP version 1\n1..1\n', 139, frame('output', 'c/stderr', 'boom\n'))).toBe(
    'failed: it gave 0 of 1 results; boom',
  );
});

test('a status that contradicts the results is a failure', () => {
  expect(told('KTAP version 1\n1..1\nok 1 a\n', 3)).toBe('failed: it ended with status 3');
});

test('a deadline, a boot that ended in the step, a boot that ended before it', () => {
  expect(
    told(
      'KTAP version 1\n1..1\nok 1 a\n',
      137,
      frame('output', 'c/hung', 'after 9 s:\nanswers (7) state D\n'),
    ),
  ).toMatch(/^failed: it hung and was ended by its deadline after 9 s:\s+answers \(7\) state D$/);
  expect(stepOutcome(boot(frame('begin', 'c')), check).failed[0]?.words).toContain('the kernel panicked');
  expect(stepOutcome(boot(frame('begin', 'x')), check).outcome).toBe('not-run');
});

test('scripts have a status and their last words', () => {
  const of = (status: number, stderr: string) =>
    outcomeWords(
      stepOutcome(boot(frame('output', 'x/stderr', stderr), frame('step', 'x', String(status))), script),
    );
  expect(of(0, 'noise')).toBe('');
  expect(of(1, 'a\nb\nc\nd\n')).toBe('b; c; d');
  expect(of(4, '')).toBe('it ended with status 4');
});
