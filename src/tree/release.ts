import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The release that a kernel tree calls itself, from the head of its Makefile; null when it is no kernel. */
export async function kernelRelease(tree: string): Promise<string | null> {
  return parseRelease(await readFile(join(tree, 'Makefile'), 'utf8').catch(() => ''));
}

/** VERSION, PATCHLEVEL, SUBLEVEL and EXTRAVERSION of the kernel's top Makefile as `6.12.90-rc1`. Pure. */
export function parseRelease(makefile: string): string | null {
  const value = (name: string): string | undefined =>
    new RegExp(`^${name}[ \\t]*=[ \\t]*([\\w.+~-]*)[ \\t]*$`, 'm').exec(makefile)?.[1];
  const [version, patchlevel, sublevel] = [value('VERSION'), value('PATCHLEVEL'), value('SUBLEVEL')];
  if (version === undefined || patchlevel === undefined) return null;
  return `${version}.${patchlevel}${sublevel ? `.${sublevel}` : ''}${value('EXTRAVERSION') ?? ''}`;
}
