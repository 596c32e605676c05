import { stat } from 'node:fs/promises';
import { InputError } from '../errors.ts';
import type { World } from '../world/world.ts';
import { aptTarball } from './apt.ts';
import { openFolder } from './folder.ts';
import { parseTreeSpec } from './source.ts';
import { openTarball } from './tarball.ts';
import { openUrl } from './url.ts';

/** A name in the tree's repository and the commit it stands for. */
export interface Ref {
  /** In full: refs/heads/master, refs/tags/v6.12, refs/remotes/origin/master. */
  readonly name: string;
  /** The commit, tags peeled. */
  readonly commit: string;
  /** Seconds since the epoch of the commit or tag; 0 when it is not known (a URL's refs). */
  readonly dateSeconds: number;
}

/** Where objects that are missing can be fetched from. */
export interface Remote {
  readonly name: string;
  readonly url: string;
}

/** A source of kernels, opened: its objects can be read from a private repository in the cache. */
export interface Tree {
  /** What the user called it, fit to be shown. */
  readonly name: string;
  readonly kind: 'folder' | 'url' | 'tarball' | 'apt';
  /** Folder in the cache that holds the private repository and the worktree slots. */
  readonly dir: string;
  /** The private bare repository. */
  readonly repo: string;
  /** The commit that stands for the tree when nothing names another. */
  readonly head: string;
  /** How to call `head`: a branch, a tag, or a release. */
  readonly headName: string;
  readonly refs: readonly Ref[];
  /** Only usable ones; ssh and helpers are left out (and said in `notes` when they would be needed). */
  readonly remotes: readonly Remote[];
  /** History is cut, or blobs are left out: objects may have to be fetched. */
  readonly shallow: boolean;
  readonly partial: boolean;
  readonly notes: readonly string[];
}

/** Opens what `--tree` names. The user's own files are only read. Takes a minute for a new kernel tarball. */
export async function openTree(spec: string, world: World, cwd: string = process.cwd()): Promise<Tree> {
  const source = parseTreeSpec(spec, cwd);
  switch (source.type) {
    case 'url':
      return openUrl(source, world);
    case 'apt': {
      const { path, version } = await aptTarball(source.package, world);
      return openTarball(path, { name: source.name, kind: 'apt', version }, world);
    }
    case 'path': {
      const info = await stat(source.path).catch(() => null);
      if (info === null) {
        throw new InputError(`there is no tree at "${source.name}" (${source.path} does not exist)`, {
          hint: 'Give --tree a git folder, a git URL, a tarball, or apt:linux-source-6.12.',
        });
      }
      return info.isDirectory()
        ? openFolder(source.path, source.name, world)
        : openTarball(source.path, { name: source.name, kind: 'tarball', version: null }, world);
    }
  }
}
