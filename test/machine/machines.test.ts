import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { requestedOptions } from '../../src/kernel/config.ts';
import { machineForSuites } from '../../src/machine/choose.ts';
import { machineNames, parseMachine } from '../../src/machine/machine.ts';
import { listNames } from '../../src/world/files.ts';

const names = await machineNames('.');
const load = (name: string) =>
  parseMachine(readFileSync(`machines/${name}.yaml`, 'utf8'), `machines/${name}.yaml`);
const optionsOf = async (name: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await requestedOptions(load(name), [], '.')).map(({ symbol, value }) => [symbol, value]));

describe.each(names)('machine %s', (name) => {
  test('is called as its file', () => {
    expect(load(name).name).toBe(name);
  });

  test('asks for what the guest cannot do without, and for one model of preemption', async () => {
    const options = await optionsOf(name);
    for (const symbol of ['BLK_DEV_INITRD', 'DEVTMPFS', 'TMPFS', 'PCI', 'VIRTIO_PCI', 'VIRTIO_CONSOLE']) {
      expect([symbol, options.get(`CONFIG_${symbol}`)]).toEqual([symbol, 'y']);
    }
    const models = ['CONFIG_PREEMPT', 'CONFIG_PREEMPT_RT', 'CONFIG_PREEMPT_NONE'].filter(
      (symbol) => options.get(symbol) === 'y',
    );
    expect(models).toHaveLength(1);
    expect(options.get('CONFIG_PREEMPT_RT') === 'y').toBe(name.split('-').includes('rt'));
  });

  test('measures only without debug options', async () => {
    const options = await optionsOf(name);
    for (const symbol of ['CONFIG_PROVE_LOCKING', 'CONFIG_KASAN']) {
      if (load(name).measures) expect([symbol, options.get(symbol)]).not.toEqual([symbol, 'y']);
    }
  });
});

test('every option of a fragment has its reason', async () => {
  const fragments = await listNames('kconfig', '.config');
  for (const fragment of fragments) {
    const text = readFileSync(`kconfig/${fragment}.config`, 'utf8');
    const bare = text.split('\n').filter((line) => line.startsWith('CONFIG_') && !/\s# \S/.test(line));
    expect(bare).toEqual([]);
  }
});

test('one kernel serves all suites of a machine: it gets the fragments of each, once', () => {
  const needing = (...kconfig: string[]) => ({ needs: { kconfig, programs: {} } });
  const machine = load('x86_64-rt');
  expect(machineForSuites(machine, [needing()])).toEqual(machine);
  const both = machineForSuites(machine, [needing('container', 'rt'), needing('container', 'debuginfo')]);
  expect(both.kconfig).toEqual([...machine.kconfig, 'container', 'debuginfo']);
});
