import { lutimes, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { InfrastructureError, InputError } from '../errors.ts';
import { exists, writeFileAtomic } from '../world/files.ts';
import { removeTree } from '../world/temp.ts';
import type { World } from '../world/world.ts';
import { needCommit } from './fetch.ts';
import type { Git } from './git.ts';
import { setOldTimes } from './mtime.ts';
import { clearLeftovers, createSlot, type SlotPaths, slotGit, takeSlot } from './slot.ts';
import type { Tree } from './tree.ts';

/** A private checkout that belongs to this run until it is released. */
export interface Worktree {
  /** Folder of the files: no `.git` in it, nothing untracked. */
  readonly path: string;
  readonly tree: Tree;
  readonly slot: number;
  /** Git on this checkout, for the stages of src/tree only. */
  readonly git: Git;
  /** The commit that is checked out. */
  head(): Promise<string>;
  /** Id of the tree object of a commit: equal files have equal ids. */
  treeId(commit: string): Promise<string>;
  /** Goes to another commit. Only files that differ are written, and so only they get a new time. */
  checkout(commit: string): Promise<void>;
  /** Paths that differ between two commits or trees, in git's order. */
  changedFiles(from: string, to: string): Promise<readonly string[]>;
  /**
   * Makes every file new to make that differs between what is checked out and `treeId`, the tree that a build
   * folder was made from. Gives those paths, or null when that tree is not known here (build from scratch).
   */
  touchDifferences(treeId: string): Promise<readonly string[] | null>;
  /** Gives the slot back for the next run. */
  release(): Promise<void>;
}

const CHECKOUT_TIMEOUT_MS = 30 * 60_000;

/**
 * Takes a checkout slot and brings it to the commit: reset hard, cleaned. In a new slot every file has the fixed
 * old time; in a used one, files that an earlier run changed have the time of their restoration, so objects that
 * were built from the changed ones are not taken for fresh.
 */
export async function prepareWorktree(tree: Tree, commit: string, world: World): Promise<Worktree> {
  await needCommit(tree, commit, world);
  const { slot, lock } = await takeSlot(tree.dir);
  try {
    if (await exists(join(slot.dir, 'ready'))) await resetSlot(slot, commit, world);
    else await fillSlot(slot, commit, world);
    return new Checkout(tree, slot, world, () => lock.release());
  } catch (error) {
    await lock.release();
    throw lackOfObjects(error, tree, commit);
  }
}

/** git's complaints about objects that are not there; then the tree is at fault, not this host. */
const LACKING =
  /unable to read|promisor remote|missing blob|could not fetch|bad object|unable to find|cannot read object/i;

function lackOfObjects(error: unknown, tree: Tree, commit: string): unknown {
  if (!(error instanceof InfrastructureError) || !LACKING.test(error.hint ?? '')) return error;
  const why = tree.partial ? 'a clone that leaves files out' : 'a damaged repository';
  return new InputError(`the tree ${tree.name} lacks files of ${commit.slice(0, 12)}: it is ${why}`, {
    hint: [
      ...tree.notes,
      error.hint,
      'Give --tree a full clone (git fetch --refetch makes one of a partial one).',
    ]
      .filter((line) => line !== undefined)
      .join('\n'),
    cause: error,
  });
}

async function fillSlot(slot: SlotPaths, commit: string, world: World): Promise<void> {
  const progress = (message: string): void => world.emit({ type: 'progress', stage: 'tree', message });
  progress(`checking out ${commit.slice(0, 12)} into worktree ${slot.number}`);
  await removeTree(slot.tree);
  await removeTree(slot.gitDir);
  await mkdir(slot.tree, { recursive: true });
  await createSlot(slot);
  const git = slotGit(slot, world);
  await git.check(['update-ref', '--no-deref', 'HEAD', commit]);
  await git.check(['read-tree', '--reset', '-u', 'HEAD'], {
    timeoutMs: CHECKOUT_TIMEOUT_MS,
    config: { 'checkout.workers': '0' },
  });
  await setOldTimes(slot.tree, world);
  // The index must learn the new times, else every later call would hash all files again.
  await git.check(['update-index', '-q', '--refresh'], { timeoutMs: CHECKOUT_TIMEOUT_MS });
  await writeFileAtomic(join(slot.dir, 'ready'), '');
}

async function resetSlot(slot: SlotPaths, commit: string, world: World): Promise<void> {
  world.emit({
    type: 'progress',
    stage: 'tree',
    message: `bringing worktree ${slot.number} to ${commit.slice(0, 12)}`,
  });
  await clearLeftovers(slot);
  await goTo(slotGit(slot, world), commit);
}

async function goTo(git: Git, commit: string): Promise<void> {
  await git.check(['update-ref', '--no-deref', 'HEAD', commit]);
  await git.check(['reset', '--quiet', '--hard', 'HEAD'], { timeoutMs: CHECKOUT_TIMEOUT_MS });
  await git.check(['clean', '-ffdxq'], { timeoutMs: CHECKOUT_TIMEOUT_MS });
}

class Checkout implements Worktree {
  readonly path: string;
  readonly tree: Tree;
  readonly slot: number;
  private readonly inner: Git;
  private readonly unlock: () => Promise<void>;
  private released = false;

  constructor(tree: Tree, slot: SlotPaths, world: World, unlock: () => Promise<void>) {
    this.tree = tree;
    this.path = slot.tree;
    this.slot = slot.number;
    this.inner = slotGit(slot, world);
    this.unlock = unlock;
  }

  get git(): Git {
    if (this.released) throw new InfrastructureError(`worktree ${this.slot} was released and is used again`);
    return this.inner;
  }

  head(): Promise<string> {
    return this.git.text(['rev-parse', '--verify', 'HEAD^{commit}']);
  }

  treeId(commit: string): Promise<string> {
    return this.git.text(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
  }

  checkout(commit: string): Promise<void> {
    return goTo(this.git, commit);
  }

  changedFiles(from: string, to: string): Promise<readonly string[]> {
    return this.git.fields(['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to, '--']);
  }

  async touchDifferences(treeId: string): Promise<readonly string[] | null> {
    if ((await this.git.maybe(['cat-file', '-t', treeId])) !== 'tree') return null;
    const paths = await this.changedFiles(treeId, 'HEAD');
    const now = new Date();
    // A path that only the other tree has is not here to be touched.
    for (const path of paths) await lutimes(join(this.path, path), now, now).catch(() => {});
    await this.git.check(['update-index', '-q', '--refresh']);
    return paths;
  }

  async release(): Promise<void> {
    if (this.released) return;
    this.released = true;
    await this.unlock();
  }
}
