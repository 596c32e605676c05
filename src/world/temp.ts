import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A private folder that is removed at the end. */
export interface TempDir {
  readonly path: string;
  remove(): Promise<void>;
}

/** Makes a folder only this user can read, below `parent`. */
export async function makeTempDir(parent: string, name: string): Promise<TempDir> {
  await mkdir(parent, { recursive: true });
  const path = await mkdtemp(join(parent, `${name}-`));
  return { path, remove: () => removeTree(path) };
}

/** Runs `work` with a private folder, and removes the folder whatever happens. */
export async function withTempDir<T>(
  parent: string,
  name: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const temp = await makeTempDir(parent, name);
  try {
    return await work(temp.path);
  } finally {
    await temp.remove();
  }
}

/** Removes a folder and all below it, also while something still writes there. */
export async function removeTree(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
