import type { Machine } from '../machine/machine.ts';

/** QEMU command lines, built by pure functions. */

export type Accel = 'kvm' | 'tcg';
export type Timing = 'wall' | 'virtual';

export interface QemuFiles {
  readonly kernel: string;
  readonly initramfs: string;
  /** The console is written here... */
  readonly console: string;
  /** ...and what is sent to this UNIX socket is typed there: the key after a serial break (sysrq). */
  readonly keyboard: string;
  readonly results: string;
  /** UNIX socket of the machine protocol (QMP). */
  readonly monitor: string;
}

export interface QemuOptions {
  readonly accel: Accel;
  readonly timing: Timing;
  readonly nonce: string;
  readonly seed: number;
  /** Number of the first step to run, when an earlier boot hung in the one before it; default 0. */
  readonly from?: number;
}

const PROGRAM: Readonly<Record<Machine['arch'], string>> = {
  x86_64: 'qemu-system-x86_64',
  arm64: 'qemu-system-aarch64',
};

/** The whole QEMU command line. */
export function qemuArgv(machine: Machine, files: QemuFiles, options: QemuOptions): [string, ...string[]] {
  return [
    PROGRAM[machine.arch],
    ...['-M', machine.qemu.machine],
    ...accelArgv(options),
    ...cpuArgv(machine, options.accel),
    ...['-smp', String(cpus(machine, options.timing)), '-m', machine.qemu.memory],
    ...['-nodefaults', '-no-user-config', '-nic', 'none', '-display', 'none', '-no-reboot'],
    ...['-sandbox', 'on,obsolete=deny,elevateprivileges=deny,spawn=deny,resourcecontrol=deny'],
    // The console goes to the log file whether or not somebody is connected to the socket; without a connection no
    // write can wait for the host.
    ...['-chardev', `socket,id=console,path=${files.keyboard},server=on,wait=off,logfile=${files.console}`],
    ...['-serial', 'chardev:console'],
    // Without ioeventfd a write to the port is finished before the guest's next instruction, so that it cannot
    // disturb virtual time.
    ...['-device', 'virtio-serial-pci,ioeventfd=off', '-chardev', `file,id=results,path=${files.results}`],
    ...['-device', 'virtserialport,chardev=results,name=patchboot.result'],
    ...['-qmp', `unix:${files.monitor},server=on,wait=off`],
    ...['-kernel', files.kernel, '-initrd', files.initramfs],
    ...['-append', kernelCommandLine(machine, options)],
  ];
}

/** The QEMU that runs a machine. */
export function qemuProgram(machine: Machine): string {
  return PROGRAM[machine.arch];
}

/** How many CPUs the guest gets. With the instruction counter: one (QEMU 7.2 hangs in early boot with two). */
export function cpus(machine: Machine, timing: Timing): number {
  return timing === 'virtual' ? 1 : machine.qemu.cpus;
}

/** Parameters for the kernel; the guest's init reads the patchboot ones. */
export function kernelCommandLine(machine: Machine, options: QemuOptions): string {
  return [
    `console=${machine.console}`,
    // A panic ends QEMU at once instead of waiting.
    'panic=-1',
    // Everything that is printed is seen, however quiet the kernel wants to be.
    'ignore_loglevel',
    'printk.time=1',
    'nokaslr',
    'sysrq_always_enabled=1',
    ...machine.bootArguments,
    `patchboot.nonce=${options.nonce}`,
    `patchboot.seed=${options.seed}`,
    ...(options.from === undefined ? [] : [`patchboot.from=${options.from}`]),
  ].join(' ');
}

/** The machine as LKP reports name it: program, CPU, CPUs, memory. */
export function testMachineLine(machine: Machine, accel: Accel, timing: Timing): string {
  const words = [PROGRAM[machine.arch], ...accelArgv({ accel, timing }), ...cpuArgv(machine, accel)];
  return [...words, '-smp', String(cpus(machine, timing)), '-m', machine.qemu.memory].join(' ');
}

function accelArgv(options: Pick<QemuOptions, 'accel' | 'timing'>): readonly string[] {
  if (options.timing === 'virtual') {
    // sleep=off: virtual time jumps to the next timer when the guest idles; a fixed clock: no time of the host.
    return ['-accel', 'tcg', '-icount', 'shift=1,sleep=off', '-rtc', 'base=2025-01-01,clock=vm'];
  }
  return options.accel === 'kvm' ? ['-accel', 'kvm'] : ['-accel', 'tcg,thread=multi'];
}

function cpuArgv(machine: Machine, accel: Accel): readonly string[] {
  if (machine.qemu.cpu !== null) return ['-cpu', machine.qemu.cpu];
  return accel === 'kvm' ? ['-cpu', 'host'] : [];
}
