import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AccelChoice } from './boot/accel.ts';
import { UsageError } from './errors.ts';
import { parseFlags } from './flags.ts';
import type { SandboxChoice } from './world/sandbox.ts';

/**
 * Everything that a run can be told, parsed once. The command line and the action fill the same object, and nothing
 * else of the program reads flags, action inputs or the environment.
 */

export type TimingChoice = 'auto' | 'wall' | 'virtual' | 'both';
export type ApplyChoice = 'exact' | 'fuzz';

/** Which series of the mails, and which of its patches. */
export interface SeriesChoice {
  readonly version: number | null;
  /** Patch numbers from 1; null for all. */
  readonly patches: readonly number[] | null;
  readonly messageId: string | null;
  readonly latest: boolean;
  readonly allowIncomplete: boolean;
}

export interface RunOptions {
  /** Mail files, folders, globs, `-`, message-ids or URLs, as the user gave them. */
  readonly mails: readonly string[];
  readonly tree: string;
  /** Commit, tag or branch to apply to; null to find one. */
  readonly base: string | null;
  /** Machine names; null for `auto`. */
  readonly machines: readonly string[] | null;
  /** Suite names or paths; null for those that each machine names. */
  readonly suites: readonly string[] | null;
  readonly series: SeriesChoice;
  readonly apply: ApplyChoice;
  readonly accel: AccelChoice;
  readonly timing: TimingChoice;
  /** Boots a side; null for the machine's own number. */
  readonly boots: number | null;
  /** Perturbation seed of the first boot of a side in virtual time; the next boots have the next ones. */
  readonly firstSeed: number;
  readonly jobs: number;
  /** More kernel options, CONFIG_X=y. */
  readonly kconfig: readonly string[];
  /** QEMU memory such as 2G; null for the machine's. */
  readonly memory: string | null;
  /** CPUs of the guest; null for the machine's. */
  readonly cpus: number | null;
  /** QEMU's CPU model; null for the machine's. */
  readonly cpu: string | null;
  /** More kernel parameters. */
  readonly bootArguments: readonly string[];
  readonly sandbox: SandboxChoice;
  readonly outDir: string;
  readonly cacheDir: string;
  readonly archive: string;
  /** Folder that relative paths of the user start from. */
  readonly cwd: string;
}

/** CONFIG_NR_CPUS of kconfig/base.config. */
const MAX_CPUS = 8;

export const DEFAULT_TREE = 'apt:linux-source-6.12';
export const DEFAULT_OUT = 'patchboot-out';
export const DEFAULT_ARCHIVE = 'https://lore.kernel.org/all/';

/** Raw values by option name, as both fronts collect them: strings, and lists for what may come several times. */
export type RawOptions = Readonly<Partial<Record<OptionName, string | readonly string[] | boolean>>>;
type OptionName = keyof typeof RUN_FLAGS;

/** Flags of `patchboot run`, in parseArgs' form. */
export const RUN_FLAGS = {
  tree: { type: 'string' },
  base: { type: 'string' },
  machines: { type: 'string', multiple: true },
  suites: { type: 'string', multiple: true },
  version: { type: 'string' },
  patches: { type: 'string' },
  'message-id': { type: 'string' },
  select: { type: 'string' },
  'allow-incomplete': { type: 'boolean' },
  apply: { type: 'string' },
  accel: { type: 'string' },
  timing: { type: 'string' },
  boots: { type: 'string' },
  'first-seed': { type: 'string' },
  jobs: { type: 'string' },
  kconfig: { type: 'string', multiple: true },
  memory: { type: 'string' },
  cpus: { type: 'string' },
  cpu: { type: 'string' },
  append: { type: 'string', multiple: true },
  sandbox: { type: 'string' },
  out: { type: 'string' },
  cache: { type: 'string' },
  archive: { type: 'string' },
} as const;

/** The help of these flags, for every command that takes them. */
export const RUN_FLAGS_HELP = `What to test
  --tree T             git folder, git URL, kernel tarball, or apt:PACKAGE (default ${DEFAULT_TREE})
  --base REF           apply to this commit, tag or branch instead of finding the base
  --version N          take version N of the series
  --patches 1,3-5      take only these patches of it
  --message-id ID      take the series of this mail, where the input holds several
  --select latest      take the newest, where the input holds several
  --allow-incomplete   work on a series with missing patches
  --apply exact|fuzz   fuzz: let patches apply with less context; the report says so (default exact)

Where to test
  --machines a,b|auto  machines by name (see machines/); auto: those whose rules match (default auto)
  --suites a,b|FILE    suites by name, or files of your own that end in .yaml (default: the machine's)
  --boots N            boots a side (default: the machine's)
  --accel auto|kvm|tcg auto: KVM only after a boot has proved it (default auto)
  --timing auto|wall|virtual|both
                       clock of the figures (default auto: what the machine says); both measures with each clock
  --first-seed N       perturbation seed of the first boot in virtual time (default 0): others give other phases of
                       the timer tick
  --memory 2G          memory of the guest
  --cpus N             CPUs of the guest; virtual time has one whatever is asked for
  --cpu MODEL          CPU model of the guest, by QEMU's name
  --kconfig CONFIG_X=y one more kernel option (may be repeated)
  --append WORD        one more kernel parameter (may be repeated)

How to work
  --out DIR            folder for result.json, reports and logs (default ${DEFAULT_OUT})
  --cache DIR          folder for trees, kernels and guest files (default ~/.cache/patchboot)
  --jobs N             parallel compile jobs (default: all CPUs)
  --sandbox auto|off   off runs patch code without bubblewrap: only for patches that you trust
  --archive URL        mail archive that message-ids are looked up in (default ${DEFAULT_ARCHIVE})
`;

/** Parses the flags of a command that runs the pipeline; the rest are mails. */
export function parseRunArguments(
  command: string,
  args: readonly string[],
): { raw: RawOptions; mails: readonly string[] } {
  const { values, positionals } = parseFlags(command, args, RUN_FLAGS);
  return { raw: values, mails: positionals };
}

export interface Surroundings {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cpuCount: number;
}

/** Turns raw values into options: defaults, types and cross-checks. */
export function runOptions(raw: RawOptions, mails: readonly string[], here: Surroundings): RunOptions {
  const text = (name: OptionName): string | null => {
    const value = raw[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const list = (name: OptionName): readonly string[] => {
    const value = raw[name];
    const values = typeof value === 'string' ? [value] : Array.isArray(value) ? (value as string[]) : [];
    return values.map((v) => v.trim()).filter((v) => v !== '');
  };
  const names = (name: OptionName): readonly string[] | null => {
    const values = list(name)
      .flatMap((v) => v.split(/[\s,]+/))
      .filter((v) => v !== '');
    return values.length === 0 || (values.length === 1 && values[0] === 'auto') ? null : [...new Set(values)];
  };
  const select = text('select');
  if (select !== null && select !== 'latest') {
    throw new UsageError(`--select ${select} is not known`, { hint: 'The only choice is --select latest.' });
  }
  const memory = text('memory');
  if (memory !== null && !/^\d+[MG]$/.test(memory)) {
    throw new UsageError(`--memory ${memory} is no size`, { hint: 'Write it as QEMU does: 512M, 2G.' });
  }
  const cpus = positive('cpus', text('cpus'));
  if (cpus !== null && cpus > MAX_CPUS)
    throw new UsageError(`--cpus ${cpus} is too many`, { hint: `The test kernels have up to ${MAX_CPUS}.` });
  const cpu = text('cpu');
  if (cpu !== null && !/^[A-Za-z0-9][\w.-]*(,[+-]?[a-z][\w.-]*(=[\w.-]+)?)*$/.test(cpu))
    throw new UsageError(`--cpu ${cpu} is no CPU model`, {
      hint: 'Write it as QEMU does: SandyBridge, max.',
    });
  return {
    mails,
    tree: text('tree') ?? DEFAULT_TREE,
    base: text('base'),
    machines: names('machines'),
    suites: names('suites'),
    series: {
      version: positive('version', text('version')),
      patches: parsePatchList(text('patches')),
      messageId: text('message-id'),
      latest: select === 'latest',
      allowIncomplete: raw['allow-incomplete'] === true,
    },
    apply: oneOf('apply', text('apply') ?? 'exact', ['exact', 'fuzz']),
    accel: oneOf('accel', text('accel') ?? 'auto', ['auto', 'kvm', 'tcg']),
    timing: oneOf('timing', text('timing') ?? 'auto', ['auto', 'wall', 'virtual', 'both']),
    boots: positive('boots', text('boots')),
    firstSeed: positive('first-seed', text('first-seed')) ?? 0,
    jobs: positive('jobs', text('jobs')) ?? here.cpuCount,
    kconfig: list('kconfig'),
    memory,
    cpus,
    cpu,
    bootArguments: list('append'),
    sandbox: oneOf('sandbox', text('sandbox') ?? 'auto', ['auto', 'off']),
    outDir: resolve(here.cwd, text('out') ?? DEFAULT_OUT),
    cacheDir: resolve(here.cwd, text('cache') ?? defaultCache(here.env)),
    archive: text('archive') ?? DEFAULT_ARCHIVE,
    cwd: here.cwd,
  };
}

/** Where things are kept between runs, by the XDG rules. */
export function defaultCache(env: Readonly<Record<string, string | undefined>>): string {
  const xdg = env['XDG_CACHE_HOME'];
  return xdg === undefined || xdg === '' ? join(homedir(), '.cache', 'patchboot') : join(xdg, 'patchboot');
}

/** `1,3-5` as [1, 3, 4, 5]. */
export function parsePatchList(text: string | null): readonly number[] | null {
  if (text === null) return null;
  const numbers = text.split(',').flatMap((part) => {
    const match = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (match === null || first < 1 || last < first) {
      throw new UsageError(`--patches ${text} is no list of patch numbers`, {
        hint: 'Write for example 1,3-5.',
      });
    }
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function positive(name: string, value: string | null): number | null {
  if (value === null) return null;
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new UsageError(`--${name} ${value} is no positive number`);
  return Number(value);
}

function oneOf<const T extends string>(name: string, value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    throw new UsageError(`--${name} ${value} is not known`, {
      hint: `The choices are ${choices.join(', ')}.`,
    });
  }
  return found;
}
