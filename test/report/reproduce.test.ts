import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { plainQemu, reproduceCommands } from '../../src/report/reproduce.ts';
import { shellWord } from '../../src/world/shell.ts';
import { applyError, BASE, functionalFail, pass, SPLAT } from './samples.ts';

it('gives plain commands: tree, patches, configuration, kernel, boot', () => {
  expect(reproduceCommands(functionalFail(), SPLAT)).toEqual([
    '# build kernel',
    'cd linux',
    `git checkout ${BASE}`,
    'git am --keep-cr reproduce/series.mbox',
    'cp x86_64-lockdep/patched.config .config',
    'make ARCH=x86 olddefconfig',
    'make ARCH=x86 -j"$(nproc)" bzImage',
    '# make the root of the guest, and boot',
    'sh reproduce/initramfs-x86_64-lockdep-umount.sh initramfs.cpio',
    "qemu-system-x86_64 -M pc -accel tcg,thread=multi -smp 2 -m 1G -chardev stdio,id=console,signal=on,logfile=console.log -serial chardev:console -chardev file,id=results,path=results.bin -device virtserialport,chardev=results -kernel arch/x86/boot/bzImage -initrd initramfs.cpio -append 'console=ttyS0 panic=-1'",
  ]);
});

it.each([
  [
    'https://git.example.org/linux.git',
    ['git clone https://git.example.org/linux.git linux', 'cd linux', `git checkout ${BASE}`],
  ],
  [
    'apt:linux-source-6.12',
    [
      'apt-get install linux-source-6.12',
      'mkdir linux && tar -xf /usr/src/linux-source-6.12.tar.* -C linux --strip-components=1 && cd linux',
      'git init -q && git add -A -f && git commit -qm base',
    ],
  ],
  [
    'linux 6.tar.xz',
    [
      "mkdir linux && tar -xf 'linux 6.tar.xz' -C linux --strip-components=1 && cd linux",
      'git init -q && git add -A -f && git commit -qm base',
    ],
  ],
  ['apt:x;reboot', ['cd linux', `git checkout ${BASE}`]],
])('gets to the base of %s', (tree, lines) => {
  const base = { tree, commit: BASE, describe: '', how: '' };
  expect(reproduceCommands({ ...pass, base }).slice(1, 1 + lines.length)).toEqual(lines);
});

it('names cross compiler and image of arm64', () => {
  const machines = pass.machines.map((machine) => ({ ...machine, arch: 'arm64' }));
  const text = reproduceCommands({ ...pass, machines }).join('\n');
  expect(text).toContain('make ARCH=arm64 CROSS_COMPILE=aarch64-linux-gnu- -j"$(nproc)" Image');
  expect(text).toContain('-kernel arch/arm64/boot/Image');
});

it('has nothing to say where no kernel was asked for', () => {
  expect(reproduceCommands(applyError())).toEqual([]);
  expect(reproduceCommands({ ...pass, base: null })).toEqual([]);
});

it('keeps every option that is not of the harness', () => {
  expect(plainQemu(['qemu', '-chardev', 'null,id=x', '-nodefaults'], 'image', 'root')).toEqual([
    'qemu',
    '-chardev',
    'null,id=x',
    '-nodefaults',
  ]);
});

it.each(['a b', "it's", '$(reboot)', '`x`', '', '*', 'a;b', 'ö'])(
  'a shell reads %j back as it is',
  (word) => {
    expect(execFileSync('sh', ['-c', `printf %s ${shellWord(word)}`], { encoding: 'utf8' })).toBe(word);
  },
);
