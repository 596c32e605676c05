import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { InfrastructureError } from '../errors.ts';
import { writeFileAtomic } from '../world/files.ts';
import { type Lock, tryLock } from '../world/lock.ts';
import type { World } from '../world/world.ts';
import { Git } from './git.ts';

/**
 * Checkout slots of a tree: `work-N/` with the files in `tree/` and git's own data for them in `git/`. That is
 * a linked worktree of the private repository (gitrepository-layout(5), commondir), but with no `.git` among
 * the files: a build cannot reach the repository, and scripts/setlocalversion finds none to ask.
 */
export interface SlotPaths {
  readonly number: number;
  readonly dir: string;
  /** The checked out files, and nothing else. */
  readonly tree: string;
  readonly gitDir: string;
  readonly lock: string;
}

/** A machine that runs more of these at once than this has other problems. */
const MAX_SLOTS = 32;

export function slotPaths(treeDir: string, number: number): SlotPaths {
  const dir = join(treeDir, `work-${number}`);
  return { number, dir, tree: join(dir, 'tree'), gitDir: join(dir, 'git'), lock: join(dir, 'lock') };
}

export function slotGit(slot: SlotPaths, world: World): Git {
  return new Git(world, { gitDir: slot.gitDir, workTree: slot.tree });
}

/** Makes the folders of a slot with no files checked out. */
export async function createSlot(slot: SlotPaths): Promise<void> {
  await mkdir(slot.gitDir, { recursive: true });
  // Relative, so that a cache can be moved or restored to another place.
  await writeFileAtomic(join(slot.gitDir, 'commondir'), '../../repo.git\n');
  // Unborn; replaced by the first checkout.
  await writeFileAtomic(join(slot.gitDir, 'HEAD'), 'ref: refs/heads/none\n');
}

/** Takes the first slot that nobody uses. */
export async function takeSlot(treeDir: string): Promise<{ readonly slot: SlotPaths; readonly lock: Lock }> {
  for (let number = 1; number <= MAX_SLOTS; number++) {
    const slot = slotPaths(treeDir, number);
    await mkdir(slot.dir, { recursive: true });
    const lock = await tryLock(slot.lock);
    if (lock !== null) return { slot, lock };
  }
  throw new InfrastructureError(`all ${MAX_SLOTS} worktrees of ${treeDir} are in use`, {
    hint: 'Wait for other runs of patchboot to end.',
  });
}

/** Removes what a killed git left behind in a slot that we hold: locks, a half-done am. */
export async function clearLeftovers(slot: SlotPaths): Promise<void> {
  for (const name of await readdir(slot.gitDir)) {
    if (name.endsWith('.lock') || name.startsWith('rebase-') || /^[A-Z_]+_HEAD$/.test(name)) {
      await rm(join(slot.gitDir, name), { recursive: true, force: true });
    }
  }
}
