import type { Stage } from '../events.ts';

/**
 * What patchboot uses of the host, as a table: which stage needs it, why, how it is found, and what Debian and
 * Ubuntu call the package. A new dependency is a new row here and nowhere else.
 */

export type Arch = 'x86_64' | 'arm64';

/** How to find out whether a thing is there. */
export type Detection =
  | { readonly type: 'program'; readonly name: string }
  /** Header that this C compiler's preprocessor finds. */
  | { readonly type: 'header'; readonly header: string; readonly compiler: string }
  /** Library that this C compiler finds by name (`-print-file-name`). */
  | { readonly type: 'library'; readonly file: string; readonly compiler: string }
  | { readonly type: 'file'; readonly path: string };

export interface Need {
  /** Short name, unique in the table. */
  readonly id: string;
  readonly stages: readonly Stage[];
  /** Completes "needed because it ...". */
  readonly why: string;
  readonly detection: Detection;
  /** Null where the distribution has no such package. */
  readonly packages: { readonly debian: string | null; readonly ubuntu: string | null };
  /** wanted: everything works without it, only slower or in fewer cases. */
  readonly level: 'required' | 'wanted';
  /** Only when one of these architectures is to be built or booted; absent: always. */
  readonly guests?: readonly Arch[];
  /** Only on hosts of these architectures; absent: on all. */
  readonly hosts?: readonly Arch[];
  /** Only for the tree `apt:linux-source-6.12`, or only where the sandbox is on. */
  readonly only?: 'default-tree' | 'sandbox';
}

/** The same package name in both distributions. */
function both(name: string): Need['packages'] {
  return { debian: name, ubuntu: name };
}

export const NEEDS: readonly Need[] = [
  {
    id: 'git',
    stages: ['tree'],
    why: 'applies the series on a private worktree',
    detection: { type: 'program', name: 'git' },
    packages: both('git'),
    level: 'required',
  },
  {
    id: 'xz',
    stages: ['tree'],
    why: 'unpacks kernel source archives',
    detection: { type: 'program', name: 'xz' },
    packages: both('xz-utils'),
    level: 'required',
  },
  {
    id: 'linux-source-6.12',
    stages: ['tree'],
    why: 'is the kernel that series are tried on when --tree names no other; Debian hosts without it download it',
    detection: { type: 'file', path: '/usr/src/linux-source-6.12.tar.xz' },
    packages: { debian: 'linux-source-6.12', ubuntu: null },
    level: 'wanted',
    only: 'default-tree',
  },
  {
    id: 'gcc',
    stages: ['kernel', 'boot'],
    why: "compiles the kernel's host tools and the guest's helpers",
    detection: { type: 'program', name: 'gcc' },
    packages: both('gcc'),
    level: 'required',
  },
  {
    id: 'libc6-dev',
    stages: ['kernel'],
    why: 'has the C headers for host tools',
    detection: { type: 'header', header: 'stdio.h', compiler: 'gcc' },
    packages: both('libc6-dev'),
    level: 'required',
  },
  {
    id: 'libc.a',
    stages: ['boot'],
    why: "links the guest's helpers statically",
    detection: { type: 'library', file: 'libc.a', compiler: 'gcc' },
    packages: both('libc6-dev'),
    level: 'required',
  },
  {
    id: 'make',
    stages: ['kernel'],
    why: 'builds the kernel',
    detection: { type: 'program', name: 'make' },
    packages: both('make'),
    level: 'required',
  },
  {
    id: 'flex',
    stages: ['kernel'],
    why: "generates Kconfig's and the device tree compiler's scanner",
    detection: { type: 'program', name: 'flex' },
    packages: both('flex'),
    level: 'required',
  },
  {
    id: 'bison',
    stages: ['kernel'],
    why: "generates Kconfig's and the device tree compiler's parser",
    detection: { type: 'program', name: 'bison' },
    packages: both('bison'),
    level: 'required',
  },
  {
    id: 'bc',
    stages: ['kernel'],
    why: 'computes include/generated/timeconst.h',
    detection: { type: 'program', name: 'bc' },
    packages: both('bc'),
    level: 'required',
  },
  {
    id: 'libelf-dev',
    stages: ['kernel'],
    why: 'is what objtool reads object files with (the ORC unwinder needs objtool)',
    detection: { type: 'header', header: 'gelf.h', compiler: 'gcc' },
    packages: both('libelf-dev'),
    level: 'required',
    guests: ['x86_64'],
  },
  {
    id: 'libssl-dev',
    stages: ['kernel'],
    why: 'builds the certificate tools of kernels with signed modules or a trusted keyring',
    detection: { type: 'header', header: 'openssl/ssl.h', compiler: 'gcc' },
    packages: both('libssl-dev'),
    // The configurations of machines/ have neither; a user's may.
    level: 'wanted',
  },
  {
    id: 'cpio',
    stages: ['kernel'],
    why: 'packs kernels with CONFIG_IKHEADERS or a built-in initramfs (and checks our own archives in the tests)',
    detection: { type: 'program', name: 'cpio' },
    packages: both('cpio'),
    // As for libssl-dev.
    level: 'wanted',
  },
  {
    id: 'ccache',
    stages: ['kernel'],
    why: 'makes a second build of the same files quick',
    detection: { type: 'program', name: 'ccache' },
    packages: both('ccache'),
    level: 'wanted',
  },
  {
    id: 'gcc-aarch64-linux-gnu',
    stages: ['kernel', 'boot'],
    why: 'compiles arm64 kernels and helpers',
    detection: { type: 'program', name: 'aarch64-linux-gnu-gcc' },
    packages: both('gcc-aarch64-linux-gnu'),
    level: 'required',
    guests: ['arm64'],
    hosts: ['x86_64'],
  },
  {
    id: 'libc6-dev-arm64-cross',
    stages: ['boot'],
    why: "links the arm64 guest's helpers statically",
    detection: { type: 'library', file: 'libc.a', compiler: 'aarch64-linux-gnu-gcc' },
    packages: both('libc6-dev-arm64-cross'),
    level: 'required',
    guests: ['arm64'],
    hosts: ['x86_64'],
  },
  {
    id: 'gcc-x86-64-linux-gnu',
    stages: ['kernel', 'boot'],
    why: 'compiles x86_64 kernels and helpers',
    detection: { type: 'program', name: 'x86_64-linux-gnu-gcc' },
    packages: both('gcc-x86-64-linux-gnu'),
    level: 'required',
    guests: ['x86_64'],
    hosts: ['arm64'],
  },
  {
    id: 'libc6-dev-amd64-cross',
    stages: ['boot'],
    why: "links the x86_64 guest's helpers statically",
    detection: { type: 'library', file: 'libc.a', compiler: 'x86_64-linux-gnu-gcc' },
    packages: both('libc6-dev-amd64-cross'),
    level: 'required',
    guests: ['x86_64'],
    hosts: ['arm64'],
  },
  {
    id: 'bubblewrap',
    stages: ['kernel', 'boot'],
    why: "keeps the series' code away from the host while it is built and booted",
    detection: { type: 'program', name: 'bwrap' },
    packages: both('bubblewrap'),
    level: 'required',
    only: 'sandbox',
  },
  {
    id: 'qemu-system-x86',
    stages: ['boot'],
    why: 'is the virtual machine of x86_64 guests',
    detection: { type: 'program', name: 'qemu-system-x86_64' },
    packages: both('qemu-system-x86'),
    level: 'required',
    guests: ['x86_64'],
  },
  {
    id: 'qemu-system-arm',
    stages: ['boot'],
    why: 'is the virtual machine of arm64 guests',
    detection: { type: 'program', name: 'qemu-system-aarch64' },
    packages: both('qemu-system-arm'),
    level: 'required',
    guests: ['arm64'],
  },
  {
    id: 'mmdebstrap',
    stages: ['boot'],
    why: "unpacks the packages of the guest's programs: busybox, perf, mount, e2fsprogs",
    detection: { type: 'program', name: 'mmdebstrap' },
    packages: both('mmdebstrap'),
    level: 'required',
  },
  {
    id: 'binutils',
    stages: ['kernel', 'boot'],
    why: "links kernels, and tells which libraries the guest's programs need (readelf)",
    detection: { type: 'program', name: 'readelf' },
    packages: both('binutils'),
    level: 'required',
  },
  {
    id: 'llvm',
    stages: ['console'],
    why: 'finds file, line and inlined functions of a stack trace (llvm-addr2line)',
    detection: { type: 'program', name: 'llvm-addr2line' },
    packages: both('llvm'),
    level: 'required',
  },
];

/** What somebody is about to do. */
export interface Plan {
  readonly hostArch: Arch;
  /** Architectures to be built and booted. */
  readonly guests: readonly Arch[];
  /** Absent: all stages. */
  readonly stages?: readonly Stage[];
  /** Whether the kernel comes from the package linux-source-6.12. */
  readonly defaultTree: boolean;
  /** Whether builds and boots are confined (they are, unless the user says --sandbox off). */
  readonly sandbox: boolean;
}

/** How much a plan depends on a need. */
export function importance(need: Need, plan: Plan): 'required' | 'wanted' | 'unneeded' {
  if (plan.stages !== undefined && !need.stages.some((stage) => plan.stages?.includes(stage)))
    return 'unneeded';
  if (need.hosts !== undefined && !need.hosts.includes(plan.hostArch)) return 'unneeded';
  if (need.guests !== undefined && !need.guests.some((arch) => plan.guests.includes(arch))) return 'unneeded';
  if (need.only === 'default-tree' && !plan.defaultTree) return 'unneeded';
  if (need.only === 'sandbox' && !plan.sandbox) return 'unneeded';
  return need.level;
}
