import type { Problem, ProblemKind } from '../console/problem.ts';
import type { Series } from '../series/series.ts';

/** Version of the result.json format; raised when a field changes its meaning. */
export const RESULT_VERSION = 1;

export type Verdict = 'pass' | 'fail' | 'inconclusive' | 'infrastructure' | 'invalid-input';
export type Side = 'base' | 'patched';

/** Boots in which something was seen, of all boots run, on each side. */
export interface Rate {
  readonly hits: number;
  readonly runs: number;
}

interface Seen {
  /** Machine name, for example `x86_64-lockdep`. */
  readonly machine: string;
  readonly base: Rate;
  readonly patched: Rate;
  /**
   * new: only with the series. old: base has it too. fixed: only base has it. unclear: there is no telling, because no
   * boot of one side got that far, or because a busy host may have caused what one boot shows.
   */
  readonly change: 'new' | 'old' | 'fixed' | 'unclear';
  /** Functions and lines of code that the series changes, as they stand in the evidence. */
  readonly touches: readonly string[];
  /** The first bad patch, when it is known: index from 1. */
  readonly patchIndex: number | null;
}

export interface SplatFinding extends Seen {
  readonly type: 'splat';
  readonly kind: ProblemKind;
  readonly id: string;
  readonly title: string;
  /** The problem as it was seen first. */
  readonly problem: Problem;
  /** Source around the first frame in code that the series changes: numbered lines, that frame's marked with `>`. */
  readonly listing?: readonly string[];
  /** Console log it was seen in, relative to the result's folder. */
  readonly log: string;
}

export interface BuildFinding extends Seen {
  readonly type: 'build-error' | 'build-warning';
  /** Relative to the tree; null when the message names no file. */
  readonly file: string | null;
  readonly line: number | null;
  /** The compiler's own words, first line first. */
  readonly message: string;
  readonly log: string;
}

export interface BootFinding extends Seen {
  readonly type: 'boot-failure';
  readonly id: string;
  readonly message: string;
  readonly log: string;
}

export interface CheckFinding extends Seen {
  readonly type: 'check-failure';
  readonly suite: string;
  readonly check: string;
  /** Names of what the check promises and this finding is about; '' stands for the check as such. */
  readonly promises?: readonly string[];
  readonly message: string;
  readonly log: string;
}

export interface PerfFinding extends Seen {
  readonly type: 'perf-change';
  readonly suite: string;
  readonly step: string;
  readonly direction: 'regression' | 'improvement' | 'confounded';
  /** patched divided by base. */
  readonly ratio: number;
  readonly message: string;
}

export interface ClaimFinding extends Seen {
  readonly type: 'claim';
  readonly outcome: 'consistent' | 'not-reproduced' | 'not-comparable';
  readonly claim: string;
  readonly message: string;
  /** The command that the claim is about; '' when the mail names none. */
  readonly command?: string;
  /** patched / base as the mail has it, with its 95 % interval. */
  readonly claimedRatio?: number;
  readonly claimedInterval?: readonly [number, number];
  /** patched / base as measured here, with its interval, and by which clock; null when it was not measured. */
  readonly measuredRatio?: number | null;
  readonly measuredInterval?: readonly [number, number] | null;
  readonly timing?: 'wall' | 'virtual' | null;
  /** What is odd about the claim itself: a control that moved, a percentage that does not fit. */
  readonly notes?: readonly string[];
}

export type Finding = SplatFinding | BuildFinding | BootFinding | CheckFinding | PerfFinding | ClaimFinding;

/** Times of one command on one side, seconds. */
export interface Sample {
  readonly side: Side;
  readonly boot: number;
  readonly seed: number;
  /** Our own timer: every run, seconds, in order. */
  readonly runs: readonly number[];
  /** The block that perf stat printed, byte for byte; '' when it was not run. */
  readonly perfText: string;
}

/** What the samples of one side come to. The boot is the sample: one value a boot, as in LKP. */
export interface SideSummary {
  /** Boots that gave a usable time. */
  readonly samples: number;
  /** Mean over the boots, seconds. */
  readonly meanSeconds: number;
  /** Population standard deviation (1/n) over the boots in percent of the mean; null for fewer than two. */
  readonly stddevPercent: number | null;
  /** Median over the boots, seconds, with its interval (null when there are too few boots for one). */
  readonly medianSeconds: number;
  readonly medianIntervalSeconds: readonly [number, number] | null;
}

/** The figures of LKP's performance table and of the plots, for both sides. */
export interface Summary {
  readonly base: SideSummary | null;
  readonly patched: SideSummary | null;
  /** Change of the means, percent of base; null when a side is missing. */
  readonly meanChangePercent: number | null;
}

export interface Comparison {
  /** Medians over boots of the per-boot figures (wall: medians of runs; virtual: means), seconds. */
  readonly baseSeconds: number;
  readonly patchedSeconds: number;
  /** patched / base of the medians, minus one, in percent. */
  readonly changePercent: number;
  /** Hodges-Lehmann shift in percent of base with its interval. */
  readonly shiftPercent: number;
  readonly intervalPercent: readonly [number, number];
  readonly p: number;
  readonly test: string;
  readonly verdict: 'regression' | 'improvement' | 'no-change' | 'too-few-boots';
  /** The smallest change, percent, that this many boots could have shown (100: only a factor of two). */
  readonly detectablePercent: number;
  /** Coverage of the interval, 0 to 1; with few boots it is less than 0.95. */
  readonly confidence?: number;
  /** p after Holm's adjustment over the commands of the machine, suite and timing; decides the verdict. */
  readonly pAdjusted?: number;
  /** The smallest shift that the rules would have told here, percent. */
  readonly floorPercent?: number;
  /** Control commands that moved, so that this change cannot be laid on the series. Absent: none did. */
  readonly confoundedBy?: readonly string[];
  /** Boots left out, seeds without a partner, too few boots. */
  readonly notes?: readonly string[];
}

export interface Measurement {
  readonly machine: string;
  readonly suite: string;
  readonly step: string;
  /** The command as a person would type it. */
  readonly command: string;
  /** The whole perf stat line. */
  readonly perfCommand: string;
  /** A command that the series is not expected to change. */
  readonly control: boolean;
  readonly timing: 'wall' | 'virtual';
  readonly samples: readonly Sample[];
  /** null when one side has no samples. */
  readonly comparison: Comparison | null;
  /** Means, deviations and medians of each side. */
  readonly summary?: Summary;
  /** The size of the thing measured, for steps that are repeated over sizes: `{ name: 'mounts', value: 1000 }`. */
  readonly size?: { readonly name: string; readonly value: number };
}

/** How one functional check ended in one boot. */
export interface CheckRecord {
  readonly machine: string;
  readonly side: Side;
  readonly suite: string;
  readonly check: string;
  readonly boot: number;
  readonly seed: number;
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'not-run';
  /** What the check said; '' when it passed without a word. */
  readonly message: string;
}

export interface BootRecord {
  readonly machine: string;
  readonly side: Side;
  readonly index: number;
  readonly seed: number;
  readonly timing: 'wall' | 'virtual';
  readonly accel: 'kvm' | 'tcg';
  readonly state: 'passed' | 'failed' | 'hung' | 'panicked' | 'reset' | 'never-booted' | 'infrastructure';
  /** What the state means here, in a sentence; '' when passed. */
  readonly detail: string;
  readonly elapsedSeconds: number;
  readonly log: string;
  /** Ids of the problems on its console, in order. */
  readonly problems: readonly string[];
  readonly lockdepActive: boolean | null;
  readonly qemu: readonly string[];
  /** Seconds from the start of the run to the start of this boot, for the timeline. */
  readonly startedSeconds?: number;
  /** The script that makes its initramfs by hand, relative to the result's folder. */
  readonly recipe?: string;
}

export interface KernelRecord {
  readonly machine: string;
  readonly side: Side;
  readonly commit: string;
  readonly release: string;
  readonly compiler: string;
  readonly fromCache: boolean;
  readonly buildSeconds: number;
  /** Cache key of the kernel: sha256 over tree id, config text, compiler, arch. */
  readonly key: string;
  /** The configuration file, relative to the result's folder. */
  readonly config: string;
}

export interface MachineRecord {
  readonly name: string;
  readonly description: string;
  readonly arch: string;
  /** Why this machine was chosen. */
  readonly reason: string;
  readonly accel: 'kvm' | 'tcg';
  /** How the accelerator was decided. */
  readonly accelReason: string;
  /** A short qemu line in LKP's manner: `qemu-system-x86_64 -cpu SandyBridge -smp 2 -m 1G`. */
  readonly testMachine: string;
  readonly sandbox: string;
}

/** Everything a report shows; renderers compute nothing. Written as result.json. */
export interface Result {
  readonly version: typeof RESULT_VERSION;
  readonly tool: { readonly name: 'patchboot'; readonly version: string };
  readonly startedAt: string;
  readonly elapsedSeconds: number;
  readonly verdict: Verdict;
  /** One sentence: what a reader must know. */
  readonly headline: string;
  readonly series:
    | (Omit<Series, 'patches' | 'trailers' | 'listed'> & {
        readonly trailers: Series['trailers'];
        /** Whether the mail came from a public list or its archive, so that others can look it up there. */
        readonly listed?: boolean;
        readonly patches: readonly {
          readonly index: number;
          readonly subject: string;
          readonly author: { readonly name: string; readonly email: string };
          readonly messageId: string;
          readonly listed?: boolean;
          readonly diffSha256: string;
          readonly decoder: string;
          readonly files: readonly string[];
          /** null when it was not applied. */
          readonly commit: string | null;
        }[];
      })
    | null;
  readonly base: {
    readonly tree: string;
    readonly commit: string;
    readonly describe: string;
    readonly how: string;
  } | null;
  readonly machines: readonly MachineRecord[];
  readonly kernels: readonly KernelRecord[];
  readonly boots: readonly BootRecord[];
  readonly measurements: readonly Measurement[];
  /** Every check of every boot, passed ones too. */
  readonly checks?: readonly CheckRecord[];
  readonly findings: readonly Finding[];
  /** The patches as they were applied, for git am; relative to the result's folder. */
  readonly mbox?: string;
  /** Why there is no verdict, or why an input was refused; null otherwise. */
  readonly error: { readonly kind: string; readonly message: string; readonly hint: string | null } | null;
  readonly notes: readonly string[];
  /** The command line that runs this again. */
  readonly reproduce: string;
}
