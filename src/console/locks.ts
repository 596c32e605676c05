import type { Lock } from './problem.ts';

/**
 * Lock descriptors of lockdep: `ADDR (NAME#version/subclass){USAGE}-{outer:inner}, at: SYMBOL`, from
 * print_lock_name() and print_lock() in kernel/locking/lockdep.c. Old kernels leave out address and wait types.
 */
const DESCRIPTOR = /(?:^|[\s:])(?:([0-9a-f]{8,16})\s+)?\((.+?)\)\{([^}]{0,16})\}/;
/** `is trying to release lock (NAME) at:`: the one place without usage letters. */
const BARE = /\block \((.+?)\) at:/;

/** A lock's class name: instance version and subclass removed, so that it is the same in every boot. */
export function lockClass(name: string): string {
  return name.replace(/\/\d+$/, '').replace(/#\d+$/, '');
}

/** The lock that a line describes; null when it describes none. */
export function parseLock(body: string): Omit<Lock, 'role'> | null {
  if (body.indexOf('(') < 0) return null;
  const match = DESCRIPTOR.exec(body);
  if (match !== null) {
    return { name: lockClass(match[2] ?? ''), usage: match[3] ?? '', address: match[1] ?? null };
  }
  const bare = BARE.exec(body);
  return bare === null ? null : { name: lockClass(bare[1] ?? ''), usage: '', address: null };
}
