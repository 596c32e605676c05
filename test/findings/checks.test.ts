import { expect, test } from 'vitest';
import type { Boot } from '../../src/boot/boot.ts';
import { checkFindings, skippedChecks } from '../../src/findings/checks.ts';
import { parseSuite } from '../../src/suite/suite.ts';

const suite = parseSuite(
  'name: umount\ndescription: d\nsteps:\n - { id: lazy-release, title: the device is free, kind: check, program: lazy-release }\n',
  's.yaml',
);

/** A boot in which the check said this; null when it did not get there. */
function boot(side: 'base' | 'patched', index: number, stdout: string | null): Boot {
  const frames =
    stdout === null
      ? []
      : [
          { type: 'begin', name: 'lazy-release', content: Buffer.from('0 of 1') },
          { type: 'output', name: 'lazy-release/stdout', content: Buffer.from(stdout) },
          { type: 'step', name: 'lazy-release', content: Buffer.from(stdout.includes('not ok') ? '1' : '0') },
        ];
  return {
    request: { side, index, machine: { name: 'x86_64-rt' } },
    state: 'failed',
    frames,
    consoleFile: `${side}-${index}.log`,
  } as unknown as Boot;
}
const says = (open: string, mkfs: string): string =>
  `KTAP version 1\n1..2\n${open === 'ok' ? '' : '# open: busy\n'}${open} 1 open\n${mkfs === 'ok' ? '' : '# mkfs: busy\n'}${mkfs} 2 mkfs\n`;
const findings = (boots: readonly Boot[], patches = 1) =>
  checkFindings(boots, suite, (one) => one.consoleFile, patches);

const GOOD = says('ok', 'ok');
const BOTH = says('not ok', 'not ok');

test('what only the series breaks, with the rate on both sides', () => {
  const boots = [1, 2].flatMap((index) => [boot('base', index, GOOD), boot('patched', index, BOTH)]);
  expect(findings(boots)).toEqual([
    {
      type: 'check-failure',
      machine: 'x86_64-rt',
      suite: 'umount',
      check: 'lazy-release',
      promises: ['open', 'mkfs'],
      change: 'new',
      base: { hits: 0, runs: 2 },
      patched: { hits: 2, runs: 2 },
      touches: [],
      patchIndex: 1,
      message: 'the device is free: open: busy; mkfs: busy',
      log: 'patched-1.log',
    },
  ]);
  expect(findings(boots, 3)[0]?.patchIndex).toBeNull();
});

test('a promise that base breaks too does not hide one that only the series breaks', () => {
  const boots = [boot('base', 1, says('not ok', 'ok')), boot('patched', 1, BOTH)];
  expect(findings(boots).map(({ change, message, base }) => [change, message, base.hits])).toEqual([
    ['new', 'the device is free: mkfs: busy', 0],
    ['old', 'the device is free: open: busy', 1],
  ]);
});

test('promises with different rates have them told', () => {
  const boots = [
    boot('base', 1, GOOD),
    boot('base', 2, GOOD),
    boot('patched', 1, BOTH),
    boot('patched', 2, says('not ok', 'ok')),
  ];
  const [finding] = findings(boots);
  expect(finding?.patched).toEqual({ hits: 2, runs: 2 });
  expect(finding?.message).toContain(
    'open 2 of 2 boots (base 0 of 2 boots), mkfs 1 of 2 boots (base 0 of 2 boots)',
  );
});

test('a failure of base alone is told as fixed, and boots that never got there do not count', () => {
  const boots = [
    boot('base', 1, BOTH),
    boot('base', 2, null),
    boot('patched', 1, GOOD),
    boot('patched', 2, null),
  ];
  expect(findings(boots)).toMatchObject([
    { change: 'fixed', base: { hits: 1, runs: 1 }, patched: { hits: 0, runs: 1 } },
  ]);
});

test('skips are told with their reason', () => {
  const skip = 'KTAP version 1\n1..1\nok 1 open # SKIP no loop device\n';
  const notes = skippedChecks([boot('base', 1, GOOD), boot('patched', 1, skip)], suite);
  expect(notes).toEqual([
    'x86_64-rt: check lazy-release was skipped (patched 1 of 1 boot, base 0 of 1 boot): open: no loop device',
  ]);
  expect(skippedChecks([boot('base', 1, GOOD)], suite)).toEqual([]);
});
