import { ARCH } from '../kernel/make.ts';
import { shellWord } from '../world/shell.ts';
import { cleanLine } from './clean.ts';
import type { BootRecord, Finding, KernelRecord, Result, Side } from './result.ts';
import { kernelOf } from './view.ts';

/**
 * How to get the same kernel and boot by hand, in plain commands that need nothing of ours. Everything in them is
 * taken from the result. `src/report/script.ts` makes a whole script of it.
 */

/** What make needs for each architecture, the image that it makes, and the packages of Debian and Ubuntu for it. */
export const ARCHES: Readonly<
  Record<string, (typeof ARCH)['x86_64'] & { readonly qemuPackage: string; readonly crossPackage: string }>
> = {
  x86_64: {
    ...ARCH.x86_64,
    /** As `uname -m` has it: hosts that need no cross compiler. */
    native: 'x86_64',
    qemuPackage: 'qemu-system-x86',
    crossPackage: 'gcc-x86-64-linux-gnu',
  },
  arm64: {
    ...ARCH.arm64,
    native: 'aarch64',
    qemuPackage: 'qemu-system-arm',
    crossPackage: 'gcc-aarch64-linux-gnu',
  },
};

/** QEMU options that connect a boot to our harness; the value is what takes their place. */
const HARNESS: readonly {
  readonly flag: string;
  readonly value: RegExp;
  readonly instead: readonly string[];
}[] = [
  // The machine protocol, which takes stacks out of a hung guest.
  { flag: '-qmp', value: /./, instead: [] },
  // Console to a log file and a socket: a person wants it on the terminal as well.
  {
    flag: '-chardev',
    value: /id=console\b/,
    instead: ['-chardev', 'stdio,id=console,signal=on,logfile=console.log'],
  },
  // Results of the suite; the guest writes them whether or not somebody reads.
  { flag: '-chardev', value: /id=results\b/, instead: ['-chardev', 'file,id=results,path=results.bin'] },
];

/** The boot's QEMU command line for a terminal, the image and the guest's root by the names used here. */
export function plainQemu(argv: readonly string[], image: string, initramfs: string): readonly string[] {
  const words: string[] = [];
  for (let index = 0; index < argv.length; index++) {
    const word = argv[index] ?? '';
    const value = argv[index + 1] ?? '';
    const rule = HARNESS.find((candidate) => candidate.flag === word && candidate.value.test(value));
    if (rule !== undefined) words.push(...rule.instead);
    else if (word === '-kernel') words.push('-kernel', image);
    else if (word === '-initrd') words.push('-initrd', initramfs);
    else {
      words.push(word);
      continue;
    }
    index++;
  }
  return words;
}

/** What of a result can be done again by hand on one machine. */
export interface Repeat {
  readonly machine: string;
  readonly arch: (typeof ARCHES)[string];
  readonly kernels: Readonly<Record<Side, KernelRecord | undefined>>;
  /** The boot to do again: the one with the finding's evidence, else the first of the series. */
  readonly boot: BootRecord | undefined;
}

/** null when no kernel of ours was asked for. */
export function repeatOf(result: Result, machine: string | undefined, lead?: Finding): Repeat | null {
  const record = result.machines.find((candidate) => candidate.name === machine);
  // A series that does not compile has no machine in the result; its architecture is in the name.
  const arch = ARCHES[record?.arch ?? /^(x86_64|arm64)(?=-|$)/.exec(machine ?? '')?.[0] ?? ''];
  if (machine === undefined || arch === undefined || result.base === null) return null;
  const boots = result.boots.filter((boot) => boot.machine === machine && boot.side === 'patched');
  const log = lead !== undefined && 'log' in lead ? lead.log : '';
  return {
    machine,
    arch,
    kernels: {
      base: kernelOf(result, machine, 'base'),
      patched: kernelOf(result, machine, 'patched'),
    },
    boot: boots.find((candidate) => candidate.log === log) ?? boots[0],
  };
}

/** From nothing, or from a tree that the reader has, to the base. */
function treeCommands(base: NonNullable<Result['base']>): readonly string[] {
  const tree = cleanLine(base.tree);
  const unpack = (archive: string) => [
    `mkdir linux && tar -xf ${archive} -C linux --strip-components=1 && cd linux`,
    'git init -q && git add -A -f && git commit -qm base',
  ];
  const name = aptPackage(tree);
  if (name !== null) return [`apt-get install ${name}`, ...unpack(`/usr/src/${name}.tar.*`)];
  if (isTarball(tree)) return unpack(shellWord(tree));
  const checkout = `git checkout ${shellWord(cleanLine(base.commit))}`;
  return isGitUrl(tree)
    ? [`git clone ${shellWord(tree)} linux`, 'cd linux', checkout]
    : ['cd linux', checkout];
}

/** `linux-source-6.12` of `apt:linux-source-6.12`; null for other trees. */
export function aptPackage(tree: string): string | null {
  return /^apt:([a-z0-9][a-z0-9.+-]*)$/.exec(tree)?.[1] ?? null;
}

export function isTarball(tree: string): boolean {
  return /\.tar(?:\.\w+)?$|\.tgz$/.test(tree);
}

export function isGitUrl(tree: string): boolean {
  return /^(?:https|git|ssh):\/\/[^\s]+$/.test(tree);
}

/**
 * The lines a person types, `# ` lines before each step; [] when no kernel was asked for. `place` says where a file of
 * the report lies for the reader; by default where the report's folder has it.
 */
export function reproduceCommands(
  result: Result,
  lead?: Finding,
  place: (file: string) => string = (file) => file,
): readonly string[] {
  const path = (file: string) => shellWord(place(cleanLine(file)));
  const repeat = repeatOf(result, lead?.machine ?? result.machines[0]?.name, lead);
  if (repeat === null || result.base === null) return [];
  const { arch, boot } = repeat;
  const kernel = repeat.kernels.patched ?? repeat.kernels.base;
  const mbox = result.mbox === undefined ? '<the mails of the series>' : path(result.mbox);
  const make = `make ARCH=${arch.make}${arch.native === 'x86_64' ? '' : ` CROSS_COMPILE=${arch.cross}`}`;
  const lines = ['# build kernel', ...treeCommands(result.base), `git am --keep-cr ${mbox}`];
  if (kernel !== undefined) {
    lines.push(
      `cp ${path(kernel.config)} .config`,
      `${make} olddefconfig`,
      `${make} -j"$(nproc)" ${arch.target}`,
    );
  }
  if (boot !== undefined) {
    lines.push('# make the root of the guest, and boot');
    if (boot.recipe !== undefined) lines.push(`sh ${path(boot.recipe)} initramfs.cpio`);
    lines.push(qemuLine(boot, arch.image, 'initramfs.cpio'));
  }
  return lines;
}

/** The QEMU call of a boot as one line for a shell. */
export function qemuLine(boot: BootRecord, image: string, initramfs: string): string {
  return plainQemu(boot.qemu, image, initramfs)
    .map((word) => shellWord(cleanLine(word)))
    .join(' ');
}
