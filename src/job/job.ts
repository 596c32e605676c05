import type { Timing } from '../boot/qemu.ts';
import type { ChangedCode } from '../console/touched.ts';
import type { InitramfsFile } from '../guest/initramfs.ts';
import type { Machine } from '../machine/machine.ts';
import type { RunOptions } from '../options.ts';
import type { Suite } from '../suite/suite.ts';
import type { Worktree } from '../tree/worktree.ts';
import type { Sandbox } from '../world/sandbox.ts';

/** One suite on one machine: all that boots need to know, whatever kernel they boot. */
export interface BootJob {
  readonly machine: Machine;
  readonly suite: Suite;
  readonly sandbox: Sandbox;
  /** Each boot gets a folder of its own in this one. */
  readonly bootsDir: string;
  /** Files for the guest beside those of the suite, such as modules. */
  readonly guestFiles?: readonly InitramfsFile[];
  readonly timing: Timing;
  readonly options: Pick<RunOptions, 'accel' | 'boots' | 'firstSeed' | 'jobs' | 'outDir'>;
}

/** One suite on one machine, for one applied series: the unit of work, and later of the job matrix. */
export interface MachineJob extends BootJob {
  /** Why the machine was chosen. */
  readonly reason: string;
  readonly worktree: Worktree;
  readonly baseCommit: string;
  /** Commits of the series in order; the last one is booted. */
  readonly commits: readonly string[];
  readonly changed: readonly ChangedCode[];
  readonly options: RunOptions;
}
