import { cleanLine } from './clean.ts';
import type { Finding, Result } from './result.ts';
import { kernelOf } from './view.ts';

/**
 * How to get the same kernel and boot by hand, in plain commands that need nothing of ours. Everything in them is
 * taken from the result; files of the run's own host get names that say what they are.
 */

/** What make needs for each architecture, and the image that it makes. */
const ARCHES: Readonly<
  Record<string, { readonly make: string; readonly target: string; readonly image: string }>
> = {
  x86_64: { make: 'make ARCH=x86_64', target: 'bzImage', image: 'arch/x86/boot/bzImage' },
  arm64: {
    make: 'make ARCH=arm64 CROSS_COMPILE=aarch64-linux-gnu-',
    target: 'Image',
    image: 'arch/arm64/boot/Image',
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
  // Console to a log file and a socket: a person wants it on the terminal.
  { flag: '-chardev', value: /id=console\b/, instead: [] },
  { flag: '-serial', value: /^chardev:console$/, instead: ['-serial', 'stdio'] },
  // Results of the suite; the guest writes them whether or not somebody reads.
  { flag: '-chardev', value: /id=results\b/, instead: ['-chardev', 'file,id=results,path=results.bin'] },
];

/** The boot's QEMU command line for a terminal, the image and the guest's root by the names used here. */
export function plainQemu(argv: readonly string[], image: string): readonly string[] {
  const words: string[] = [];
  for (let index = 0; index < argv.length; index++) {
    const word = argv[index] ?? '';
    const value = argv[index + 1] ?? '';
    const rule = HARNESS.find((candidate) => candidate.flag === word && candidate.value.test(value));
    if (rule !== undefined) words.push(...rule.instead);
    else if (word === '-kernel') words.push('-kernel', image);
    else if (word === '-initrd') words.push('-initrd', 'initramfs.cpio');
    else {
      words.push(word);
      continue;
    }
    index++;
  }
  return words;
}

/** From nothing, or from a tree that the reader has, to the base. `commit` of a package or tarball is our own. */
function treeCommands(base: NonNullable<Result['base']>): readonly string[] {
  const tree = cleanLine(base.tree);
  const unpack = (archive: string) => [
    `mkdir linux && tar -xf ${archive} -C linux --strip-components=1 && cd linux`,
    'git init -q && git add -A -f && git commit -qm base',
  ];
  const name = /^apt:([a-z0-9][a-z0-9.+-]*)$/.exec(tree)?.[1];
  if (name !== undefined) return [`apt-get install ${name}`, ...unpack(`/usr/src/${name}.tar.*`)];
  if (/\.tar(?:\.\w+)?$|\.tgz$/.test(tree)) return unpack(shellWord(tree));
  const checkout = `git checkout ${shellWord(cleanLine(base.commit))}`;
  return /^(?:https|git|ssh):\/\/[^\s]+$/.test(tree)
    ? [`git clone ${shellWord(tree)} linux`, 'cd linux', checkout]
    : ['cd linux', checkout];
}

/** Commands for a shell, `# ` lines before each step; [] when no kernel was asked for. */
export function reproduceCommands(result: Result, lead?: Finding): readonly string[] {
  const machine = lead?.machine ?? result.machines[0]?.name;
  const record = result.machines.find((candidate) => candidate.name === machine);
  const arch = ARCHES[record?.arch ?? ''];
  if (machine === undefined || arch === undefined || result.base === null) return [];
  const kernel = kernelOf(result, machine, 'patched') ?? kernelOf(result, machine, 'base');
  const boots = result.boots.filter((boot) => boot.machine === machine && boot.side === 'patched');
  const log = lead !== undefined && 'log' in lead ? lead.log : '';
  const boot = boots.find((candidate) => candidate.log === log) ?? boots[0];
  const lines = ['# build kernel', ...treeCommands(result.base), 'git am <the mails of the series>'];
  if (kernel !== undefined) {
    lines.push(
      `cp ${shellWord(cleanLine(kernel.config))} .config`,
      `${arch.make} olddefconfig`,
      `${arch.make} -j"$(nproc)" ${arch.target}`,
    );
  }
  if (boot !== undefined) {
    lines.push('# boot it; initramfs.cpio is the root of the run');
    lines.push(
      plainQemu(boot.qemu, arch.image)
        .map((word) => shellWord(cleanLine(word)))
        .join(' '),
    );
  }
  return lines;
}

/** A word as a POSIX shell reads it back. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
