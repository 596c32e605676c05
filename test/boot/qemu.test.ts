import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kernelCommandLine, qemuArgv, testMachineLine } from '../../src/boot/qemu.ts';
import { parseMachine } from '../../src/machine/machine.ts';

const load = (name: string) =>
  parseMachine(readFileSync(`machines/${name}.yaml`, 'utf8'), `machines/${name}.yaml`);
const FILES = {
  kernel: '/kernel/image',
  initramfs: '/initramfs/a.cpio',
  console: '/boot/console.log',
  keyboard: '/boot/console.sock',
  results: '/boot/results.bin',
  monitor: '/boot/qmp.sock',
};

test('wall time under TCG', () => {
  expect(
    qemuArgv(load('x86_64-lockdep'), FILES, { accel: 'tcg', timing: 'wall', nonce: 'ab', seed: 0 }),
  ).toEqual([
    'qemu-system-x86_64',
    ...['-M', 'pc', '-accel', 'tcg,thread=multi', '-cpu', 'SandyBridge', '-smp', '2', '-m', '1G'],
    ...['-nodefaults', '-no-user-config', '-nic', 'none', '-display', 'none', '-no-reboot'],
    ...['-sandbox', 'on,obsolete=deny,elevateprivileges=deny,spawn=deny,resourcecontrol=deny'],
    ...['-chardev', 'socket,id=console,path=/boot/console.sock,server=on,wait=off,logfile=/boot/console.log'],
    ...['-serial', 'chardev:console'],
    ...['-device', 'virtio-serial-pci,ioeventfd=off', '-chardev', 'file,id=results,path=/boot/results.bin'],
    ...['-device', 'virtserialport,chardev=results,name=patchboot.result'],
    ...['-qmp', 'unix:/boot/qmp.sock,server=on,wait=off'],
    ...['-kernel', '/kernel/image', '-initrd', '/initramfs/a.cpio'],
    '-append',
    'console=ttyS0 panic=-1 ignore_loglevel printk.time=1 nokaslr sysrq_always_enabled=1 no_timer_check patchboot.nonce=ab patchboot.seed=0',
  ]);
});

test('virtual time: one CPU, the instruction counter, a fixed clock', () => {
  const argv = qemuArgv(load('x86_64-rt'), FILES, { accel: 'tcg', timing: 'virtual', nonce: 'ab', seed: 3 });
  const text = argv.join(' ');
  expect(text).toContain('-accel tcg -icount shift=1,sleep=off -rtc base=2025-01-01,clock=vm');
  expect(text).toContain('-smp 1 ');
  expect(text).toContain('clocksource=tsc tsc=reliable');
  expect(text).toContain('patchboot.seed=3');
});

test('KVM uses the host CPU where the machine names none', () => {
  expect(testMachineLine(load('x86_64-rt'), 'kvm', 'wall')).toBe(
    'qemu-system-x86_64 -accel kvm -cpu host -smp 2 -m 1G',
  );
});

test('the command line never holds blanks inside a parameter', () => {
  const line = kernelCommandLine(load('x86_64-rt'), {
    accel: 'tcg',
    timing: 'virtual',
    nonce: 'ab',
    seed: 1,
  });
  for (const word of line.split(' ')) expect(word).toMatch(/^[\w.,=-]+$/);
});
