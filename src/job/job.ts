import type { ChangedCode } from '../console/touched.ts';
import type { Machine } from '../machine/machine.ts';
import type { RunOptions } from '../options.ts';
import type { Suite } from '../suite/suite.ts';
import type { Worktree } from '../tree/worktree.ts';
import type { Sandbox } from '../world/sandbox.ts';

/** One suite on one machine, for one applied series: the unit of work, and later of the job matrix. */
export interface MachineJob {
  readonly machine: Machine;
  /** Why the machine was chosen. */
  readonly reason: string;
  readonly suite: Suite;
  readonly worktree: Worktree;
  readonly baseCommit: string;
  /** Commits of the series in order; the last one is booted. */
  readonly commits: readonly string[];
  readonly changed: readonly ChangedCode[];
  readonly sandbox: Sandbox;
  readonly options: RunOptions;
}
