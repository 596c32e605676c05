import type { PatchbootError } from '../errors.ts';

/** Properties of the host that no package mends: room, memory, processors, KVM, and whether the sandbox works. */

export interface Check {
  readonly id: 'disk' | 'memory' | 'processors' | 'kvm' | 'user-namespaces' | 'sandbox';
  readonly status: 'ok' | 'warning' | 'failed';
  /** What was seen. */
  readonly detail: string;
  /** What it means and what to do; absent when all is well. */
  readonly advice?: string;
}

/** Raw figures and answers of the host; see {@link readFacts}. */
export interface HostFacts {
  /** Folder that the cache will be in, and free bytes there for this user; null when that cannot be read. */
  readonly cache: { readonly folder: string; readonly freeBytes: number | null };
  /** Bytes that new processes can have, the limit of a container included. */
  readonly memoryBytes: number;
  readonly processors: number;
  /** Whether /dev/kvm is absent, present without permission, or can be opened. */
  readonly kvm: 'absent' | 'forbidden' | 'opens';
  /** Text of sysctls that restrict user namespaces; null where the kernel has no such sysctl. */
  readonly sysctls: Readonly<Record<NamespaceSysctl, string | null>>;
  /** What happened when `true` was run in the sandbox: its description, or the error. */
  readonly sandbox: { readonly description: string } | { readonly error: PatchbootError };
}

export type NamespaceSysctl =
  | 'kernel/unprivileged_userns_clone'
  | 'user/max_user_namespaces'
  | 'kernel/apparmor_restrict_unprivileged_userns';

/** Values of those sysctls that forbid user namespaces to ordinary users. */
const FORBIDDING: Readonly<Record<NamespaceSysctl, string>> = {
  // Debian's own switch.
  'kernel/unprivileged_userns_clone': '0',
  // The kernel's limit, Documentation/admin-guide/sysctl/user.rst.
  'user/max_user_namespaces': '0',
  // Ubuntu since 23.10: only programs with an AppArmor profile may.
  'kernel/apparmor_restrict_unprivileged_userns': '1',
};

const GIB = 1024 ** 3;

/**
 * Measured with linux-source-6.12 and two small kernels: the tree with its git store is 2.2 GiB, a build folder
 * 0.4 GiB, with DWARF 1 to 3 GiB. Below `least` a run cannot end well; below `enough` a second machine may not fit.
 */
const DISK = { least: 5 * GIB, enough: 12 * GIB };
/** A guest has 1 GiB; linking a vmlinux with DWARF takes about as much again. */
const MEMORY = { least: 1.5 * GIB, enough: 3 * GIB };

/** Judges the facts. `guestsNeedKvm` is whether a guest of the host's own architecture is planned. */
export function judge(facts: HostFacts, guestsNeedKvm: boolean): readonly Check[] {
  const checks: Check[] = [disk(facts), memory(facts), processors(facts)];
  if (guestsNeedKvm) checks.push(kvm(facts));
  checks.push(userNamespaces(facts), sandbox(facts));
  return checks;
}

function disk({ cache }: HostFacts): Check {
  const id = 'disk';
  if (cache.freeBytes === null) {
    return {
      id,
      status: 'warning',
      detail: `free space of ${cache.folder} is unknown`,
      advice: 'A run needs about 5 GiB there.',
    };
  }
  return {
    id,
    detail: `${gib(cache.freeBytes)} free for ${cache.folder}`,
    ...against(cache.freeBytes, DISK, 'Make room, or set XDG_CACHE_HOME to a folder on a larger disk.'),
  };
}

function memory({ memoryBytes }: HostFacts): Check {
  return {
    id: 'memory',
    detail: `${gib(memoryBytes)} available`,
    ...against(memoryBytes, MEMORY, 'Guests have 1 GiB each.'),
  };
}

function processors(facts: HostFacts): Check {
  const detail = `${facts.processors} processor${facts.processors === 1 ? '' : 's'}`;
  if (facts.processors > 1) return { id: 'processors', status: 'ok', detail };
  return {
    id: 'processors',
    status: 'warning',
    detail,
    advice:
      'Two virtual CPUs then share one processor: a first build takes a quarter of an hour, and races are rarer.',
  };
}

function kvm(facts: HostFacts): Check {
  const id = 'kvm';
  switch (facts.kvm) {
    case 'absent':
      return {
        id,
        status: 'warning',
        detail: 'no /dev/kvm',
        advice: 'Guests are emulated (TCG): slower, but everything works.',
      };
    case 'forbidden':
      return {
        id,
        status: 'warning',
        detail: '/dev/kvm may not be opened by this user',
        advice: 'Guests are emulated (TCG) until it may: sudo usermod -aG kvm "$USER", then log in again.',
      };
    case 'opens':
      return {
        id,
        status: 'ok',
        detail: '/dev/kvm opens',
        advice:
          'That does not prove that it works: only a boot does. patchboot tries one and falls back to TCG.',
      };
  }
}

function userNamespaces(facts: HostFacts): Check {
  const id = 'user-namespaces';
  const forbidding = Object.entries(FORBIDDING).filter(
    ([name, value]) => facts.sysctls[name as NamespaceSysctl]?.trim() === value,
  );
  if (forbidding.length === 0) return { id, status: 'ok', detail: 'allowed to ordinary users' };
  const works = 'description' in facts.sandbox;
  return {
    id,
    status: works ? 'ok' : 'warning',
    detail: forbidding.map(([name, value]) => `${name.replace('/', '.')} is ${value}`).join(', '),
    ...(works ? {} : { advice: 'Ordinary users may not make namespaces; run patchboot with sudo.' }),
  };
}

function sandbox(facts: HostFacts): Check {
  const id = 'sandbox';
  if ('description' in facts.sandbox) {
    return { id, status: 'ok', detail: `${facts.sandbox.description} ran a program` };
  }
  const { message, hint } = facts.sandbox.error;
  return { id, status: 'failed', detail: message, ...(hint === undefined ? {} : { advice: hint }) };
}

function against(
  value: number,
  limits: { readonly least: number; readonly enough: number },
  advice: string,
): Pick<Check, 'status' | 'advice'> {
  if (value < limits.least)
    return { status: 'failed', advice: `At least ${gib(limits.least)} are needed. ${advice}` };
  if (value < limits.enough)
    return { status: 'warning', advice: `${gib(limits.enough)} are comfortable. ${advice}` };
  return { status: 'ok' };
}

function gib(bytes: number): string {
  return `${(bytes / GIB).toFixed(1)} GiB`;
}
