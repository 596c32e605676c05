import { expect, test } from 'vitest';
import { adjustMachine, matchingMachines, type SeriesFacts } from '../../src/machine/choose.ts';
import { loadMachine, machineNames, parseMachine } from '../../src/machine/machine.ts';

const machines = await Promise.all((await machineNames('.')).map((name) => loadMachine(name, '.')));

/** A series of one patch, with a log message and the files of its diff. */
function series(log: string, ...files: string[]): SeriesFacts {
  const change = (path: string) => ({ path }) as SeriesFacts['patches'][number]['files'][number];
  return {
    subject: 'fs/namespace: do it later',
    cover: null,
    patches: [{ subject: 'fs/namespace: do it later', log, notes: '', files: files.map(change) }],
  };
}

const chosen = (facts: SeriesFacts): string[] =>
  matchingMachines(machines, facts).map(({ machine, reason }) => `${machine.name}: ${reason}`);

const DEFAULTS = [
  'x86_64-lockdep: the default machine for locking bugs',
  'x86_64-rt: the default machine for umount latency',
];

test('nothing in the mail: the default machines', () => {
  expect(chosen(series('Faster now.', 'fs/namespace.c'))).toEqual(DEFAULTS);
});

test.each([
  [
    'On PREEMPT_RT it takes 18 ms.',
    ['x86_64-rt-lockdep: locking rules differ on PREEMPT_RT; the mail says "PREEMPT_RT"'],
  ],
  [
    'KASAN: slab-use-after-free in mntput',
    ['x86_64-kasan: KASAN finds such accesses when they happen; the mail says "KASAN"'],
  ],
  [
    'It also deadlocks with CONFIG_SMP=n.',
    ['x86_64-up: code for one CPU differs; the mail says "CONFIG_SMP=n"'],
  ],
  [
    '$ qemu-system-aarch64 -M virt',
    [
      'arm64: figures on arm64; the mail says "qemu-system-aarch64"',
      'arm64-lockdep: locking bugs of arm64; the mail says "qemu-system-aarch64"',
    ],
  ],
  [
    'Aarch64 with PREEMPT_RT:',
    [
      'arm64: figures on arm64; the mail says "Aarch64"',
      'arm64-lockdep: locking bugs of arm64; the mail says "Aarch64"',
      'arm64-rt: figures on arm64 with PREEMPT_RT; the mail says "Aarch64" and "PREEMPT_RT"',
      'x86_64-rt-lockdep: locking rules differ on PREEMPT_RT; the mail says "PREEMPT_RT"',
    ],
  ],
])('the words of the mail: %s', (log, more) => {
  expect(chosen(series(log, 'fs/namespace.c'))).toEqual([...DEFAULTS, ...more]);
});

test('trailers are words about other patches and people', () => {
  const log = [
    'Do it later.',
    '',
    'Fixes: 0123456789ab ("arm64: PREEMPT_RT: do it at once")',
    'Tested-by: Pat Example <pat@example.org> # arm64',
    'Cc: kasan-dev@example.org # KASAN',
  ].join('\n');
  expect(chosen(series(log, 'fs/namespace.c'))).toEqual(DEFAULTS);
  const more = ['x86_64-rt-lockdep: locking rules differ on PREEMPT_RT; the mail says "PREEMPT_{RT"'];
  expect(chosen(series('6.17.0 PREEMPT_{RT,(full)}', 'fs/namespace.c'))).toEqual([...DEFAULTS, ...more]);
});

test.each([
  ['arch/arm64/mm/fault.c', 'arm64-lockdep: locking bugs of arm64; the diff touches arch/arm64/mm/fault.c'],
  ['mm/slub.c', 'x86_64-kasan: memory management is what KASAN watches; the diff touches mm/slub.c'],
  ['kernel/rcu/tiny.c', 'x86_64-up: it is code for one CPU; the diff touches kernel/rcu/tiny.c'],
])('paths of the diff: %s', (file, wanted) => {
  expect(chosen(series('', file))).toContain(wanted);
});

test('words that only look alike choose nothing', () => {
  const log = 'warm64 charms; PREEMPTION_RTX; fs/mm/ is a path; upstream; kasane';
  expect(chosen(series(log, 'fs/mm/x.c', 'Documentation/arch/arm64/x.rst'))).toEqual(DEFAULTS);
});

test('a rule has one condition, and its expressions can be read', () => {
  const file = (auto: string) =>
    `name: m\ndescription: d\narch: x86_64\nkconfig: [base]\nqemu: { machine: pc, cpus: 1, memory: 1G }\nconsole: ttyS0\ntiming: wall\nmeasures: false\nsuites: [umount]\nboots: 1\nauto: [${auto}]\n`;
  expect(() => parseMachine(file('{ because: x }'), 'm')).toThrow('one of always, mail, paths');
  expect(() => parseMachine(file('{ always: true, paths: [x], because: x }'), 'm')).toThrow('one of');
  expect(() => parseMachine(file("{ mail: ['('], because: x }"), 'm')).toThrow('regular expression');
  expect(parseMachine(file('{ always: true, because: x }'), 'm').auto).toHaveLength(1);
});

test('memory, CPUs, CPU model and kernel parameters of the user', () => {
  const [machine] = machines;
  if (machine === undefined) throw new Error('no machine');
  const none = { memory: null, cpus: null, cpu: null, bootArguments: [] };
  expect(adjustMachine(machine, none)).toEqual(machine);
  const adjusted = adjustMachine(machine, { memory: '3G', cpus: 4, cpu: 'max', bootArguments: ['x=1'] });
  expect(adjusted.qemu).toEqual({ ...machine.qemu, memory: '3G', cpus: 4, cpu: 'max' });
  expect(adjusted.bootArguments).toEqual([...machine.bootArguments, 'x=1']);
});
