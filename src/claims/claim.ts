import type { Side } from '../report/result.ts';

export type Unit = 's' | 'ms' | 'us' | 'ns' | 'min' | '';

/** A time as a mail states it. */
export interface Figure {
  /** In `unit`, as printed. */
  readonly mean: number;
  /** Standard error of the mean in `unit`; null when the mail gives none. */
  readonly stderr: number | null;
  /** '' when the mail names no unit. */
  readonly unit: Unit;
  /** Number of runs; null when the mail does not say. */
  readonly runs: number | null;
}

/** Where a figure was measured, as far as the mail says. */
export interface Environment {
  /** In the mail's words: `6.15-rc1 PREEMPT_RT`; null when it names none. */
  readonly text: string | null;
  /** Kernel version without a leading v. */
  readonly version: string | null;
  /** Whether it is a PREEMPT_RT kernel; null when the mail does not say. */
  readonly rt: boolean | null;
  /** In the kernel's names: `x86_64`, `arm64`. */
  readonly arch: string | null;
}

/** One statement that a command became faster or slower. */
export interface Claim {
  /** patch: without against with the series. environment: one kernel or machine against another, no patch. */
  readonly kind: 'patch' | 'environment';
  /** As a person would type it; '' when the mail names none. */
  readonly command: string;
  /** The whole perf stat line, white space mended; null when there is none. */
  readonly perfCommand: string | null;
  readonly environment: Environment;
  /** Set for environment claims: that of `patched`, while `environment` is that of `base`. */
  readonly otherEnvironment: Environment | null;
  /** null when the mail gives only a ratio ("12% faster"). */
  readonly base: Figure | null;
  readonly patched: Figure | null;
  /** patched / base; below 1 is faster. */
  readonly ratio: number;
  /** 95 % interval by the delta method from both errors; else what the rounding of the text leaves open. */
  readonly ratioInterval: readonly [number, number];
  readonly intervalFrom: 'errors' | 'rounding';
  /** A command that the same mail says it does not change. */
  readonly control: boolean;
  readonly notes: readonly string[];
  /** What it was read from, white space mended, at most 300 characters. */
  readonly text: string;
}

/** One measured figure with the label it stands under, before sides are paired. */
export interface StatedResult {
  readonly side: Side | null;
  readonly environment: Environment;
  readonly command: string;
  readonly perfCommand: string | null;
  readonly figure: PrintedFigure;
  readonly text: string;
}

/** A figure with how it was printed, which the checks need. */
export interface PrintedFigure extends Figure {
  readonly decimals: number;
  /** Decimals of the error; null without one. */
  readonly stderrDecimals: number | null;
  /** The percentage behind the error; null when absent. */
  readonly percent: number | null;
  readonly percentDecimals: number;
  /** perf: printed by perf stat itself, so its digits can be checked. */
  readonly source: 'perf' | 'hyperfine' | 'time' | 'text';
  readonly notes: readonly string[];
}
