import type { CompilerMessage } from './compiler-messages.ts';

/** A built kernel in the cache: everything that a boot, a decoder and a report need. */
export interface Kernel {
  /** Cache key, see kernelKey(). */
  readonly key: string;
  readonly folder: string;
  readonly image: string;
  /** With symbols, and with debug information where the machine asks for it. */
  readonly vmlinux: string;
  readonly config: string;
  readonly commit: string;
  /** `uname -r` of it. */
  readonly release: string;
  /** First line of the compiler's --version. */
  readonly compiler: string;
  readonly warnings: readonly CompilerMessage[];
  readonly buildSeconds: number;
  readonly fromCache: boolean;
  /** How the compiler called the source tree. */
  readonly sourceRoot: string;
}

/** A kernel, or why there is none. A failed build of a patched tree is a finding, not an error of ours. */
export type KernelBuild =
  | { readonly ok: true; readonly kernel: Kernel }
  | {
      readonly ok: false;
      readonly commit: string;
      readonly errors: readonly CompilerMessage[];
      readonly logFile: string;
      /** One sentence. */
      readonly reason: string;
    };
