import { resolve } from 'node:path';
import { UsageError } from '../errors.ts';
import { parseFlags } from '../flags.ts';
import { DEFAULT_TREE, RUN_FLAGS, type RunOptions, runOptions, type Surroundings } from '../options.ts';

/** What `patchboot bench` can be told. */

export interface BenchOptions {
  /** KERNEL words as the user gave them. */
  readonly kernels: readonly string[];
  /** The run's options that bench knows, with their defaults. */
  readonly run: RunOptions;
  /** Print bench.json instead of tables. */
  readonly json: boolean;
}

const BENCH_FLAGS = {
  tree: RUN_FLAGS.tree,
  suites: RUN_FLAGS.suites,
  boots: RUN_FLAGS.boots,
  'first-seed': RUN_FLAGS['first-seed'],
  timing: RUN_FLAGS.timing,
  accel: RUN_FLAGS.accel,
  memory: RUN_FLAGS.memory,
  kconfig: RUN_FLAGS.kconfig,
  append: RUN_FLAGS.append,
  jobs: RUN_FLAGS.jobs,
  sandbox: RUN_FLAGS.sandbox,
  out: RUN_FLAGS.out,
  cache: RUN_FLAGS.cache,
  json: { type: 'boolean' },
} as const;

export const BENCH_FLAGS_HELP = `What to measure
  --tree T             tree of the kernels that name none (default ${DEFAULT_TREE})
  --suites a,b|FILE    suites by name, or files of your own that end in .yaml (default: the machine's)
  --boots N            boots of each kernel (default 12 in virtual time, 6 in wall time). Below 6 or 5, or for many
                       commands at once, there are figures, but only a factor of two can be called a difference
  --timing auto|wall|virtual|both
                       clock of the figures (default auto: what the machine says); both measures with each clock
  --accel auto|kvm|tcg for wall time; auto: KVM only after a boot has proved it (default auto)
  --first-seed N       perturbation seed of the first boot in virtual time (default 0): others give other phases of
                       the timer tick
  --memory 2G          memory of the guest
  --kconfig CONFIG_X=y one more kernel option, for kernels that are built (may be repeated)
  --append WORD        one more kernel parameter (may be repeated)

How to work
  --json               print everything, every single run included, as JSON instead of tables
  --out DIR            folder for bench.json, bench.txt and logs (default patchboot-bench)
  --cache DIR          folder for trees, kernels and guest files (default ~/.cache/patchboot)
  --jobs N             parallel compile jobs, and boots at a time in virtual time (default: all CPUs)
  --sandbox auto|off   off builds and boots without bubblewrap: only for kernels that you trust
`;

/** Parses the arguments of `patchboot bench`. */
export function benchOptions(args: readonly string[], here: Surroundings): BenchOptions {
  const { values, positionals } = parseFlags('bench', args, BENCH_FLAGS);
  const { json, ...raw } = values;
  if (positionals.length === 0) {
    throw new UsageError('no kernel was given', {
      hint: 'Usage: patchboot bench KERNEL...; for example `patchboot bench x86_64-rt x86_64`.',
    });
  }
  const run = runOptions(raw, [], here);
  const outDir = raw.out === undefined ? resolve(here.cwd, 'patchboot-bench') : run.outDir;
  return { kernels: positionals, run: { ...run, outDir }, json: json === true };
}
