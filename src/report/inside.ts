import { copyFile, mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Result } from './result.ts';

/** Files that a result names. The result may come from a job that ran untrusted code: no name leads out of its folder. */

/** A longer file is left where it is. */
const FILE_BYTES = 64 * 1024 * 1024;

/** The text of a file that is a plain file inside of the folder and not too long; null for any other. */
export async function readInside(folder: string, name: string): Promise<string | null> {
  const path = await pathInside(folder, name);
  return path === null ? null : await readFile(path, 'utf8').catch(() => null);
}

/**
 * Copies logs, configurations, recipes and patches from the folder that the result's names are relative to, so that a
 * report is whole in a folder of its own. A file that is gone costs its place in a report, never the report.
 */
export async function gatherFiles(result: Result, folder: string, outDir: string): Promise<void> {
  if (resolve(folder) === resolve(outDir)) return;
  for (const name of namedFiles(result)) {
    const from = await pathInside(folder, name);
    const to = resolve(outDir, name);
    if (from === null || !to.startsWith(resolve(outDir) + sep)) continue;
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to).catch(() => undefined);
  }
}

function namedFiles(result: Result): ReadonlySet<string> {
  return new Set([
    ...result.boots.flatMap(({ log, recipe }) => [log, recipe ?? '']),
    ...result.kernels.map(({ config }) => config),
    ...result.findings.map((finding) => ('log' in finding ? finding.log : '')),
    result.mbox ?? '',
  ]);
}

async function pathInside(folder: string, name: string): Promise<string | null> {
  if (name === '') return null;
  try {
    const root = await realpath(folder);
    const path = await realpath(join(root, name));
    if (!path.startsWith(root + sep)) return null;
    const about = await stat(path);
    return about.isFile() && about.size <= FILE_BYTES ? path : null;
  } catch {
    return null;
  }
}
