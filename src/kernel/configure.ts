import { appendFile, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { InfrastructureError } from '../errors.ts';
import { type ProcessResult, succeeded } from '../world/process.ts';
import { configText, describeLost, lostOptions, type OptionRequest } from './config.ts';

/**
 * Configures an object folder: tinyconfig, the requested options on top, olddefconfig, and the check that nothing was
 * lost. Gives the make that failed, which is the fault of the tree; null when all is well.
 */
export async function configure(
  objects: string,
  options: readonly OptionRequest[],
  machine: string,
  make: (targets: readonly string[]) => Promise<ProcessResult>,
): Promise<ProcessResult | null> {
  const dotConfig = join(objects, '.config');
  const before = await readFile(dotConfig, 'utf8').catch(() => '');
  const timesBefore = before === '' ? null : await stat(dotConfig);
  const tiny = await make(['tinyconfig']);
  if (!succeeded(tiny)) return tiny;
  await appendFile(dotConfig, configText(options));
  const final = await make(['olddefconfig']);
  if (!succeeded(final)) return final;
  const after = await readFile(dotConfig, 'utf8');
  const lost = lostOptions(options, after);
  if (lost.length > 0) {
    throw new InfrastructureError(describeLost(lost, machine), {
      hint: 'An unmet dependency or a name that this kernel does not have. Change the machine or its kconfig fragment.',
    });
  }
  // An equal configuration must not look newer than the objects that were made from it.
  if (after === before && timesBefore !== null) {
    await utimes(dotConfig, timesBefore.atime, timesBefore.mtime);
  }
  return null;
}
