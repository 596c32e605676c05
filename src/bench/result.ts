import type { BootRecord, Comparison, SideSummary } from '../report/result.ts';

/** Version of the bench.json format; raised when a field changes its meaning. */
export const BENCH_VERSION = 1;

/** A clock that figures were taken with. */
export interface BenchClock {
  readonly timing: 'wall' | 'virtual';
  readonly accel: 'kvm' | 'tcg';
  readonly accelReason: string;
  readonly testMachine: string;
}

/** A kernel that was measured. */
export interface BenchKernel {
  /** What tables call it. */
  readonly label: string;
  readonly machine: string;
  readonly description: string;
  readonly arch: string;
  /** The first of its clocks, as are the accelerator and the test machine below. */
  readonly timing: 'wall' | 'virtual';
  /** All of them, each with how it was booted for it. */
  readonly clocks: readonly BenchClock[];
  /** null for an image that the user brought along. */
  readonly tree: { readonly name: string; readonly commit: string; readonly describe: string } | null;
  /** `uname -r`: of the build, or what an image said on its console; '' when it said nothing. */
  readonly release: string;
  readonly compiler: string;
  readonly fromCache: boolean;
  readonly buildSeconds: number;
  /** sha256 over what it was built from, or of the image. Equal keys are equal kernels. */
  readonly key: string;
  readonly accel: 'kvm' | 'tcg';
  readonly accelReason: string;
  readonly testMachine: string;
  readonly sandbox: string;
  /** Why it could not be measured in whole; '' when it was. */
  readonly trouble: string;
}

export interface BenchBoot
  extends Pick<
    BootRecord,
    | 'index'
    | 'seed'
    | 'timing'
    | 'accel'
    | 'state'
    | 'detail'
    | 'elapsedSeconds'
    | 'log'
    | 'problems'
    | 'qemu'
  > {
  /** Label of its kernel. */
  readonly kernel: string;
  readonly suite: string;
  /** Of console.log and results.bin: boots with equal digests were equal byte for byte. */
  readonly consoleSha256: string;
  readonly resultsSha256: string;
}

/** The times of one command in one boot. */
export interface BenchSample {
  readonly boot: number;
  readonly seed: number;
  /** Our own timer: every run, seconds, in order. */
  readonly runs: readonly number[];
  /** The block that perf stat printed, byte for byte. */
  readonly perfText: string;
}

/** One kernel's times of one command. */
export interface BenchFigure {
  readonly kernel: string;
  readonly timing: 'wall' | 'virtual';
  readonly samples: readonly BenchSample[];
  /** null when no boot gave a time. */
  readonly summary: SideSummary | null;
  /** Against the first kernel (its base); null for the first itself, and where two cannot be compared. */
  readonly comparison: Comparison | null;
  /** Why there is no comparison although there are times; '' otherwise. */
  readonly notComparable: string;
}

/** One command of a suite on all kernels. */
export interface BenchCommand {
  readonly suite: string;
  readonly step: string;
  readonly title: string;
  readonly command: string;
  readonly perfCommand: string;
  readonly size: { readonly name: string; readonly value: number } | null;
  readonly figures: readonly BenchFigure[];
}

/** How the cost of a command grows with its size on one kernel. */
export interface BenchGrowth {
  readonly kernel: string;
  readonly timing: 'wall' | 'virtual';
  readonly suite: string;
  /** The command with its size left open: `umount -l tree-#`. */
  readonly command: string;
  readonly sizeName: string;
  readonly sizes: readonly number[];
  /** Medians, seconds, in the order of the sizes. */
  readonly seconds: readonly number[];
  /** Slope of the logarithms, by least squares: 1 is in proportion to the size. */
  readonly exponent: number;
  /** Between the two largest sizes, seconds for each further one: there fixed costs weigh least. */
  readonly marginalSeconds: number;
}

/** Everything that tables show; written as bench.json. */
export interface BenchResult {
  readonly version: typeof BENCH_VERSION;
  readonly tool: { readonly name: 'patchboot'; readonly version: string };
  readonly startedAt: string;
  readonly elapsedSeconds: number;
  readonly kernels: readonly BenchKernel[];
  readonly boots: readonly BenchBoot[];
  readonly commands: readonly BenchCommand[];
  readonly growth: readonly BenchGrowth[];
  readonly notes: readonly string[];
}
