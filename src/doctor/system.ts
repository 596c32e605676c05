import { readFile } from 'node:fs/promises';
import { InfrastructureError } from '../errors.ts';
import type { Processes } from '../world/process.ts';
import { parseOsRelease } from './distribution.ts';
import type { System } from './missing.ts';
import type { Arch } from './needs.ts';
import { hostProbe } from './probe.ts';

/** This host, as {@link missingFor} wants it. `path` is the user's PATH. */
export async function thisSystem(processes: Processes, path: string): Promise<System> {
  // os-release(5) names both places.
  const text = await readFile('/etc/os-release', 'utf8')
    .catch(() => readFile('/usr/lib/os-release', 'utf8'))
    .catch(() => '');
  return {
    probe: hostProbe(processes, path),
    distribution: parseOsRelease(text),
    root: process.getuid?.() === 0,
  };
}

/** The host's architecture in the kernel's words, from Node's. */
export function thisArch(nodeArch: string = process.arch): Arch {
  if (nodeArch === 'x64') return 'x86_64';
  if (nodeArch === 'arm64') return 'arm64';
  throw new InfrastructureError(`patchboot runs on x86_64 and arm64 machines; this one is ${nodeArch}`);
}
