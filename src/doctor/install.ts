import { setTimeout as delay } from 'node:timers/promises';
import { InfrastructureError, InterruptedError } from '../errors.ts';
import { type Command, type Processes, type ProcessResult, runChecked, succeeded } from '../world/process.ts';

/** Installs Debian packages as root, patiently: mirrors fail now and then, and another apt may hold the lock. */

export interface InstallOptions {
  /** Packages without which the installation has failed. */
  readonly required: readonly string[];
  /** Packages that are left out, with a word, when the mirror has none. */
  readonly wanted: readonly string[];
  /** The user's environment; only proxy settings are taken from it. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly progress: (line: string) => void;
  readonly signal: AbortSignal;
  /** Milliseconds before the first repetition; each further one waits twice as long. */
  readonly pauseMs: number;
}

const ATTEMPTS = 3;
const UPDATE_TIMEOUT_MS = 5 * 60_000;
const INSTALL_TIMEOUT_MS = 30 * 60_000;

/** apt keeps its own retries and waits for the lock (apt.conf(5)); the pseudo-terminal would garble the log. */
const APT_OPTIONS = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Dpkg::Use-Pty=0'];

/** Downloads below this are not told one by one. */
const BIG_DOWNLOAD_MB = 5;

const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'ftp_proxy', 'no_proxy'];

/** Environment of apt-get: no questions, and the user's proxy. */
export function aptEnvironment(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const chosen: Record<string, string> = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const name of PROXY_VARIABLES.flatMap((lower) => [lower, lower.toUpperCase()])) {
    const value = env[name];
    if (value !== undefined && value !== '') chosen[name] = value;
  }
  return chosen;
}

/** Names of the packages that `apt-cache policy` knows and could install. Unknown names it does not print at all. */
export function installable(policy: string): ReadonlySet<string> {
  const names = new Set<string>();
  let name: string | undefined;
  for (const line of policy.split('\n')) {
    name = /^(\S+):$/.exec(line)?.[1] ?? name;
    const candidate = /^ {2}Candidate: (.+)$/.exec(line)?.[1];
    if (name !== undefined && candidate !== undefined && candidate !== '(none)') names.add(name);
  }
  return names;
}

/** Turns the lines that apt-get prints into few lines for people; null for the ones to leave out. */
export function installProgress(): (line: string) => string | null {
  let total = 0;
  let done = 0;
  return (line) => {
    // "5 upgraded, 12 newly installed, 0 to remove and 3 not upgraded."
    const counts = /^(\d+) upgraded, (\d+) newly installed/.exec(line);
    if (counts !== null) {
      total = Number(counts[1]) + Number(counts[2]);
      return `${total} package${total === 1 ? '' : 's'} to install`;
    }
    if (/^Need to get /.test(line) || /^(E|W|Err:\d*)[: ]/.test(line)) return line;
    // "Get:7 http://mirror/debian bookworm/main amd64 gcc-12 amd64 12.2.0-14 [19.3 MB]": the small ones take no time.
    const download = /^Get:\d+ \S+ \S+ \S+ (\S+) .*\[(\d+)(?:\.\d+)? MB\]/.exec(line);
    if (download !== null && Number(download[2]) >= BIG_DOWNLOAD_MB)
      return `downloading ${download[1]} (${download[2]} MB)`;
    const name = /^Setting up (\S+)/.exec(line)?.[1];
    if (name === undefined) return null;
    done++;
    return `${done}/${Math.max(total, done)} ${name}`;
  };
}

/** Installs the packages; throws an {@link InfrastructureError} with apt's own words when it cannot. */
export async function installPackages(options: InstallOptions, processes: Processes): Promise<void> {
  const env = aptEnvironment(options.env);
  options.progress('apt-get update');
  // Old package lists are no reason to give up: what they name may still be there.
  const updated = await persistently(options, processes, {
    argv: ['apt-get', ...APT_OPTIONS, 'update'],
    env,
    timeoutMs: UPDATE_TIMEOUT_MS,
  });
  if (!succeeded(updated))
    options.progress('apt-get update failed; going on with the package lists that are here');

  const asked = [...new Set([...options.required, ...options.wanted])];
  const policy = await runChecked(
    processes,
    { argv: ['apt-cache', 'policy', ...asked], env, timeoutMs: UPDATE_TIMEOUT_MS },
    options.signal,
  );
  const known = installable(policy.stdout.toString());
  const lost = options.required.filter((name) => !known.has(name));
  if (lost.length > 0) {
    throw new InfrastructureError(`apt knows no package ${lost.join(', ')}`, {
      hint: 'Look into /etc/apt/sources.list and /etc/apt/sources.list.d: is the main archive (on Ubuntu also universe) there?',
    });
  }
  for (const name of asked.filter((candidate) => !known.has(candidate))) {
    options.progress(`apt knows no package ${name}; going on without it`);
  }

  const packages = asked.filter((name) => known.has(name));
  if (packages.length === 0) return;
  options.progress(`apt-get install --no-install-recommends ${packages.join(' ')}`);
  const shorten = installProgress();
  const installed = await persistently(options, processes, {
    argv: ['apt-get', ...APT_OPTIONS, 'install', '-y', '--no-install-recommends', ...packages],
    env,
    timeoutMs: INSTALL_TIMEOUT_MS,
    onLine: (line) => {
      const short = shorten(line);
      if (short !== null) options.progress(short);
    },
  });
  if (!succeeded(installed)) {
    throw new InfrastructureError(`apt-get could not install ${packages.join(' ')}`, {
      hint: `Its last words:\n${lastWords(installed)}`,
    });
  }
}

async function persistently(
  options: InstallOptions,
  processes: Processes,
  command: Command,
): Promise<ProcessResult> {
  for (let attempt = 1; ; attempt++) {
    const result = await processes.run(command, options.signal);
    if (result.ending.type === 'aborted') throw new InterruptedError('interrupted while installing packages');
    if (succeeded(result) || attempt === ATTEMPTS) return result;
    const pauseMs = options.pauseMs * 2 ** (attempt - 1);
    options.progress(`failed; trying again in ${Math.round(pauseMs / 1000)} s`);
    await delay(pauseMs, undefined, { signal: options.signal }).catch(() => {
      throw new InterruptedError('interrupted while installing packages');
    });
  }
}

function lastWords(result: ProcessResult): string {
  const lines = `${result.stdout}\n${result.stderr}`.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-12).join('\n');
}
