import { lstat, readlink } from 'node:fs/promises';
import { InfrastructureError } from '../errors.ts';
import { type Command, type Processes, succeeded } from './process.ts';

/**
 * A patch is arbitrary code as soon as make reads its Makefile or QEMU runs its kernel. Such programs run in
 * bubblewrap: no network, no other processes, no environment, the host's /usr read-only, and only the folders
 * that the stage names. Inside, those folders have fixed paths, so that objects and debug information do not
 * depend on where a user keeps things.
 */

export interface Bind {
  /** Absolute path on the host. */
  readonly host: string;
  /** Absolute path inside the sandbox. */
  readonly inside: string;
  readonly access: 'read' | 'write' | 'device';
}

export interface Confined {
  readonly binds: readonly Bind[];
  /** Builds the command from the paths that it will see. */
  readonly argv: (path: (host: string) => string) => readonly [string, ...string[]];
  readonly env?: (path: (host: string) => string) => Readonly<Record<string, string>>;
  /** Host path of the working directory; must lie in one of the binds. */
  readonly cwd: string;
}

export type SandboxLevel = 'bubblewrap' | 'none';

export interface Sandbox {
  readonly level: SandboxLevel;
  /** For the report: "bubblewrap 0.8.0" or "none (switched off)". */
  readonly description: string;
  wrap(confined: Confined): Pick<Command, 'argv' | 'cwd' | 'env'>;
}

export type SandboxChoice = 'auto' | 'off';

const PROBE_TIMEOUT_MS = 20_000;

/** Finds out whether bubblewrap works here. There is no silent fallback: without it the user must say `off`. */
export async function chooseSandbox(choice: SandboxChoice, processes: Processes): Promise<Sandbox> {
  if (choice === 'off') return plainSandbox('none (switched off by the user)');
  const system = await systemBinds();
  const probe: Confined = { binds: [], argv: () => ['true'], cwd: '/' };
  const argv = bubblewrapArgv(probe, system);
  const result = await processes.run({ argv, timeoutMs: PROBE_TIMEOUT_MS }).catch((cause: unknown) => {
    throw new InfrastructureError('bubblewrap is not installed, and patches must not run without a sandbox', {
      hint: 'Install it (`patchboot doctor --install`), or accept the risk with --sandbox off.',
      cause,
    });
  });
  if (!succeeded(result)) {
    throw new InfrastructureError(`bubblewrap does not work here: ${result.stderr.toString().trim()}`, {
      hint:
        'Ubuntu 24.04 forbids user namespaces to ordinary users: run as root (sudo), add an AppArmor profile for bwrap, ' +
        'or accept the risk with --sandbox off.',
    });
  }
  const version = await processes.run({ argv: ['bwrap', '--version'], timeoutMs: PROBE_TIMEOUT_MS });
  const description = version.stdout.toString().trim();
  return {
    level: 'bubblewrap',
    description,
    wrap: (confined) => ({ argv: bubblewrapArgv(confined, system), cwd: '/', env: {} }),
  };
}

function plainSandbox(description: string): Sandbox {
  const same = (path: string): string => path;
  return {
    level: 'none',
    description,
    wrap: (confined) => ({
      argv: confined.argv(same),
      cwd: confined.cwd,
      env: { HOME: '/tmp', ...confined.env?.(same) },
    }),
  };
}

/** One of the host's top folders as the sandbox should show it: a link into /usr, or a read-only bind. */
export interface SystemBind {
  readonly path: string;
  /** Target of the symlink; null for a real folder. */
  readonly link: string | null;
}

const SYSTEM_PATHS = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/etc/alternatives',
  '/etc/ld.so.cache',
];

async function systemBinds(): Promise<readonly SystemBind[]> {
  const binds: SystemBind[] = [];
  for (const path of SYSTEM_PATHS) {
    const stat = await lstat(path).catch(() => null);
    if (stat === null) continue;
    binds.push({ path, link: stat.isSymbolicLink() ? await readlink(path) : null });
  }
  return binds;
}

/** The bubblewrap command line for a confined command. */
export function bubblewrapArgv(
  confined: Confined,
  system: readonly SystemBind[],
): readonly [string, ...string[]] {
  const path = insidePath(confined.binds);
  const argv: [string, ...string[]] = [
    'bwrap',
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    '--clearenv',
    '--cap-drop',
    'ALL',
  ];
  for (const { path: name, link } of system) {
    argv.push(...(link === null ? ['--ro-bind', name, name] : ['--symlink', link, name]));
  }
  argv.push('--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp');
  for (const bind of confined.binds) {
    const flag = { read: '--ro-bind', write: '--bind', device: '--dev-bind' }[bind.access];
    argv.push(flag, bind.host, bind.inside);
  }
  const env = {
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/tmp',
    LC_ALL: 'C',
    TZ: 'UTC',
    ...confined.env?.(path),
  };
  for (const [name, value] of Object.entries(env)) argv.push('--setenv', name, value);
  argv.push('--chdir', path(confined.cwd), '--', ...confined.argv(path));
  return argv;
}

/** Maps a host path below one of the binds to what the sandbox calls it. */
function insidePath(binds: readonly Bind[]): (host: string) => string {
  const longestFirst = [...binds].sort((a, b) => b.host.length - a.host.length);
  return (host) => {
    for (const bind of longestFirst) {
      if (host === bind.host) return bind.inside;
      if (host.startsWith(`${bind.host}/`)) return bind.inside + host.slice(bind.host.length);
    }
    return host;
  };
}
