import { open, readFile, statfs } from 'node:fs/promises';
import { availableParallelism, freemem } from 'node:os';
import { dirname } from 'node:path';
import { PatchbootError } from '../errors.ts';
import type { Processes } from '../world/process.ts';
import { chooseSandbox } from '../world/sandbox.ts';
import type { HostFacts } from './checks.ts';

/** Reads the figures of this host that {@link HostFacts} describes. */
export async function readFacts(cacheDir: string, processes: Processes): Promise<HostFacts> {
  const [freeBytes, memoryBytes, kvm, clone, limit, apparmor, sandbox] = await Promise.all([
    freeSpace(cacheDir),
    availableMemory(),
    openKvm(),
    sysctl('kernel/unprivileged_userns_clone'),
    sysctl('user/max_user_namespaces'),
    sysctl('kernel/apparmor_restrict_unprivileged_userns'),
    trySandbox(processes),
  ]);
  return {
    cache: { folder: cacheDir, freeBytes },
    memoryBytes,
    processors: availableParallelism(),
    kvm,
    sysctls: {
      'kernel/unprivileged_userns_clone': clone,
      'user/max_user_namespaces': limit,
      'kernel/apparmor_restrict_unprivileged_userns': apparmor,
    },
    sandbox,
  };
}

/** Free bytes for this user where the folder is, or will be once it is made. */
async function freeSpace(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => null);
  if (found !== null) return found.bavail * found.bsize;
  const parent = dirname(folder);
  return parent === folder ? null : freeSpace(parent);
}

async function availableMemory(): Promise<number> {
  const text = await readFile('/proc/meminfo', 'utf8').catch(() => '');
  // MemAvailable counts caches that the kernel would give up; MemFree, which freemem() reports, does not.
  const available = /^MemAvailable:\s+(\d+) kB$/m.exec(text)?.[1];
  const host = available === undefined ? freemem() : Number(available) * 1024;
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(host, limit) : host;
}

async function openKvm(): Promise<HostFacts['kvm']> {
  try {
    await (await open('/dev/kvm', 'r+')).close();
    return 'opens';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'EACCES' || code === 'EPERM' ? 'forbidden' : 'absent';
  }
}

async function sysctl(name: string): Promise<string | null> {
  return readFile(`/proc/sys/${name}`, 'utf8').catch(() => null);
}

async function trySandbox(processes: Processes): Promise<HostFacts['sandbox']> {
  try {
    const { description } = await chooseSandbox('auto', processes);
    return { description };
  } catch (error) {
    if (error instanceof PatchbootError) return { error };
    throw error;
  }
}
