import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InfrastructureError, UsageError } from '../errors.ts';
import { exists, listNames } from '../world/files.ts';
import { describeEnding, succeeded } from '../world/process.ts';
import type { World } from '../world/world.ts';
import type { Arch } from './root.ts';

/** Static C programs of guest/, compiled on the host for the guest's architecture and kept by content. */

export const HELPER_COMPILER: Readonly<Record<Arch, string>> = {
  x86_64: 'gcc',
  arm64: 'aarch64-linux-gnu-gcc',
};
export const HELPER_FLAGS = ['-O2', '-Wall', '-Wextra', '-static', '-pthread'];
const COMPILE_TIMEOUT_MS = 120_000;

/** Host paths of the compiled helpers, by name without `.c`. */
export async function compileHelpers(arch: Arch, world: World): Promise<ReadonlyMap<string, string>> {
  const sources = join(world.dataDir, 'guest');
  const compiled = new Map<string, string>();
  for (const name of await listNames(sources, '.c')) {
    compiled.set(name, await compileHelper(join(sources, `${name}.c`), arch, world));
  }
  return compiled;
}

/**
 * Compiles one C file statically. Headers are looked for in guest/checks, and beside the file. The result is cached by
 * what the preprocessor makes of it, so that a changed header counts, by compiler and flags.
 */
export async function compileHelper(source: string, arch: Arch, world: World): Promise<string> {
  const compiler = HELPER_COMPILER[arch];
  const version = await world.processes.run({ argv: [compiler, '--version'], timeoutMs: COMPILE_TIMEOUT_MS });
  const flags = [...HELPER_FLAGS, '-I', join(world.dataDir, 'guest', 'checks')];
  // -P: without the names of folders.
  const text = await compile([compiler, ...flags, '-E', '-P', source], source, world);
  const key = createHash('sha256')
    .update(JSON.stringify([compiler, version.stdout.toString(), HELPER_FLAGS]))
    .update(text)
    .digest('hex');
  const target = join(world.cacheDir, 'guest-helpers', key.slice(0, 32));
  if (await exists(target)) return target;
  await mkdir(join(world.cacheDir, 'guest-helpers'), { recursive: true });
  const making = join(world.tempDir, `helper-${key.slice(0, 16)}`);
  await compile([compiler, ...flags, '-o', making, source], source, world);
  const finished = `${target}.${process.pid}.tmp`;
  await copyFile(making, finished);
  await rename(finished, target);
  return target;
}

async function compile(argv: [string, ...string[]], source: string, world: World): Promise<Buffer> {
  const result = await world.processes.run({ argv, timeoutMs: COMPILE_TIMEOUT_MS }, world.signal);
  if (succeeded(result)) return result.stdout;
  const message = `${argv[0]} cannot compile ${basename(source)} (${describeEnding(result)})`;
  const options = { hint: result.stderr.toString().trim() };
  // What does not compile of ours is our fault; what a user wrote is the user's.
  if (source.startsWith(join(world.dataDir, 'guest'))) throw new InfrastructureError(message, options);
  throw new UsageError(message, options);
}
