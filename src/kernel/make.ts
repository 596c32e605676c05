import type { Machine } from '../machine/machine.ts';
import type { Confined } from '../world/sandbox.ts';

/** Command lines of kernel builds. Inside the sandbox the tree is /src and the objects are in /build. */

export interface BuildPlace {
  /** The checked out tree, only read. */
  readonly source: string;
  readonly objects: string;
  /** ccache folder; null when there is no ccache. */
  readonly ccache: string | null;
  /** Patched code may use what trusted builds compiled, but must not leave anything there. */
  readonly ccacheWritable: boolean;
}

/** What make calls an architecture, its cross compiler and its image; `native` is process.arch of hosts that need no cross compiler. */
export const ARCH: Readonly<
  Record<Machine['arch'], { make: string; native: string; cross: string; target: string; image: string }>
> = {
  x86_64: {
    make: 'x86',
    native: 'x64',
    cross: 'x86_64-linux-gnu-',
    target: 'bzImage',
    image: 'arch/x86/boot/bzImage',
  },
  arm64: {
    make: 'arm64',
    native: 'arm64',
    cross: 'aarch64-linux-gnu-',
    target: 'Image',
    image: 'arch/arm64/boot/Image',
  },
};

/** make target of the bootable image, and where it is left below the objects. */
export function imageTarget(arch: Machine['arch']): { readonly target: string; readonly image: string } {
  const { target, image } = ARCH[arch];
  return { target, image };
}

/** The compiler that builds for an architecture. */
export function compilerName(arch: Machine['arch']): string {
  return `${crossPrefix(arch)}gcc`;
}

/** A confined make call. */
export function makeCommand(
  arch: Machine['arch'],
  place: BuildPlace,
  targets: readonly string[],
  jobs: number,
): Confined {
  const { make } = ARCH[arch];
  const cross = crossPrefix(arch);
  return {
    binds: [
      { host: place.source, inside: '/src', access: 'read' },
      { host: place.objects, inside: '/build', access: 'write' },
      ...(place.ccache === null
        ? []
        : [
            {
              host: place.ccache,
              inside: '/ccache',
              access: place.ccacheWritable ? ('write' as const) : ('read' as const),
            },
          ]),
    ],
    argv: (path) => [
      'make',
      '-C',
      path(place.source),
      `O=${path(place.objects)}`,
      `ARCH=${make}`,
      ...(cross === '' ? [] : [`CROSS_COMPILE=${cross}`]),
      `CC=${place.ccache === null ? '' : 'ccache '}${cross}gcc`,
      `-j${jobs}`,
      ...targets,
    ],
    env: (path) => ({
      // A kernel must depend on its source only: the same commit gives the same image on every machine, every day.
      KBUILD_BUILD_TIMESTAMP: 'Thu Jan  1 00:00:00 UTC 1970',
      KBUILD_BUILD_USER: 'patchboot',
      KBUILD_BUILD_HOST: 'patchboot',
      // Else the banner counts how often this object folder was linked.
      KBUILD_BUILD_VERSION: '1',
      ...(place.ccache === null
        ? {}
        : {
            CCACHE_DIR: path(place.ccache),
            CCACHE_NOHASHDIR: '1',
            CCACHE_TEMPDIR: '/tmp/ccache',
            ...(place.ccacheWritable ? {} : { CCACHE_READONLY: '1', CCACHE_NOSTATS: '1' }),
          }),
    }),
    cwd: place.objects,
  };
}

/** Prefix of the compiler's name; '' where the host can compile for itself. */
function crossPrefix(arch: Machine['arch']): string {
  return ARCH[arch].native === process.arch ? '' : ARCH[arch].cross;
}
