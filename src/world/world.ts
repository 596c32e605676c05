import type { EventSink } from '../events.ts';
import type { Processes } from './process.ts';

/** Everything outside of the program that a stage may touch, passed in so that tests can replace it. */
export interface World {
  readonly processes: Processes;
  readonly emit: EventSink;
  /** Fires when the run must stop: Ctrl-C, a cancelled job. */
  readonly signal: AbortSignal;
  /** Folder of things worth keeping between runs: trees, kernels, guest roots, ccache. */
  readonly cacheDir: string;
  /** Private folder of this run, removed at its end. */
  readonly tempDir: string;
  /** Folder with the product's own data files: machines/, kconfig/, suites/, guest/, examples/. */
  readonly dataDir: string;
  /** Proxy and certificate variables that commands which fetch something may see; nothing secret. */
  readonly networkEnv?: Readonly<Record<string, string>>;
  /** All of standard input, for the input named `-`. */
  stdin(): Promise<Buffer>;
  /** Wall clock, milliseconds since the epoch. */
  now(): number;
}
