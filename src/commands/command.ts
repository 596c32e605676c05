/** What a command of the command line gets from its surroundings; tests pass their own. */
export interface Io {
  /** Data. Everything that another program may read goes here. */
  readonly stdout: (text: string) => void;
  /** Progress and errors. */
  readonly stderr: (text: string) => void;
  /** All of standard input. */
  readonly stdin: () => Promise<Buffer>;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether stdout and stderr are terminals, and how many columns stdout has (80 when unknown). */
  readonly stdoutIsTty: boolean;
  readonly stderrIsTty: boolean;
  readonly columns: number;
  /** Fires on Ctrl-C. */
  readonly signal: AbortSignal;
  /** The product's own data files: machines/, kconfig/, suites/, guest/, examples/. */
  readonly dataDir: string;
}

/** What `patchboot NAME ...` does. */
export interface Command {
  /** The complete text of `patchboot NAME --help`. */
  readonly help: string;
  /** Returns the exit status (see EXIT); throws a PatchbootError for everything that a user can mend. */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** A row of the overview. The code behind it is loaded when it is wanted: no command waits for the libraries of another. */
export interface CommandEntry {
  readonly name: string;
  /** One line for the overview. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}
