import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists, writeFileAtomic } from '../world/files.ts';
import type { World } from '../world/world.ts';
import { Git } from './git.ts';
import type { Ref, Remote } from './tree.ts';

/** The private bare repository that stands between patchboot and a user's objects. */

/**
 * No conversion of any byte, whatever .gitattributes the tree or a patch brings: info/attributes wins over
 * all of them, so a worktree holds exactly the blobs, and a merge uses git's own three-way merge.
 */
const ATTRIBUTES = '* -text !eol -ident !filter !working-tree-encoding !merge !export-subst\n';

export interface RepositoryShape {
  readonly objectFormat: 'sha1' | 'sha256';
  /** Object stores that are read as if they were our own. */
  readonly alternates: readonly string[];
  /** Fetch missing objects from here when git needs them (partial clones). */
  readonly promisor: Remote | null;
}

/** Makes the repository, or brings an existing one to this shape. The caller holds the tree's lock. */
export async function ensureRepository(repo: string, shape: RepositoryShape, world: World): Promise<Git> {
  if (!(await exists(join(repo, 'HEAD')))) {
    const draft = `${repo}.new`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    // --template= leaves out sample hooks and a description that nobody reads.
    await new Git(world, { gitDir: draft }).check([
      'init',
      '--quiet',
      '--bare',
      '--template=',
      `--object-format=${shape.objectFormat}`,
      draft,
    ]);
    await rename(draft, repo);
  }
  await mkdir(join(repo, 'info'), { recursive: true });
  await writeFile(join(repo, 'info', 'attributes'), ATTRIBUTES);
  const alternates = join(repo, 'objects', 'info', 'alternates');
  await mkdir(join(repo, 'objects', 'info'), { recursive: true });
  await writeFileAtomic(alternates, shape.alternates.map((path) => `${path}\n`).join(''));
  await writeFileAtomic(join(repo, 'config'), repositoryConfig(shape));
  return new Git(world, { gitDir: repo });
}

/** The whole configuration of the private repository. Pure. */
export function repositoryConfig(shape: RepositoryShape): string {
  const { promisor } = shape;
  const versioned = promisor !== null || shape.objectFormat !== 'sha1';
  const lines = ['[core]', `\trepositoryformatversion = ${versioned ? 1 : 0}`, '\tbare = true'];
  if (versioned) {
    lines.push('[extensions]');
    if (shape.objectFormat !== 'sha1') lines.push(`\tobjectFormat = ${shape.objectFormat}`);
    if (promisor !== null) lines.push('\tpartialClone = origin');
  }
  if (promisor !== null) {
    lines.push('[remote "origin"]', `\turl = ${quoteConfig(promisor.url)}`, '\tpromisor = true');
    lines.push('\tpartialclonefilter = blob:none');
  }
  return `${lines.join('\n')}\n`;
}

function quoteConfig(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Writes the refs of the tree, and its HEAD, into the private repository, replacing all that were there. */
export async function writeRefs(
  repo: string,
  refs: readonly { readonly name: string; readonly target: string }[],
  head: string,
): Promise<void> {
  const lines = refs.map((ref) => `${ref.target} ${ref.name}\n`);
  await writeFileAtomic(join(repo, 'packed-refs'), lines.join(''));
  await writeFileAtomic(join(repo, 'HEAD'), `${head}\n`);
}

/** Adds commits at which history ends (of a shallow clone) to those that the repository knows. */
export async function addShallow(repo: string, text: string): Promise<void> {
  const path = join(repo, 'shallow');
  const known = await readFile(path, 'utf8').catch(() => '');
  const all = new Set([...known.split('\n'), ...text.split('\n')].filter((line) => line !== ''));
  if (all.size > 0) await writeFileAtomic(path, `${[...all].join('\n')}\n`);
}

const REF_FORMAT = '%(objectname) %(objecttype) %(*objectname) %(*objecttype) %(creatordate:unix) %(refname)';
/** More refs than any kernel tree has; bounds memory for a hostile folder. */
const MAX_REFS = 50_000;

/** Reads the refs of a repository that lead to commits. Runs git in it, reading only. */
export async function readRefs(git: Git): Promise<readonly (Ref & { readonly target: string })[]> {
  const text = await git.text(['for-each-ref', `--count=${MAX_REFS}`, `--format=${REF_FORMAT}`]);
  return text.split('\n').flatMap((line) => {
    const [target, type, peeled, peeledType, date, ...rest] = line.split(' ');
    const commit = type === 'commit' ? target : peeledType === 'commit' ? peeled : undefined;
    if (target === undefined || commit === undefined || rest.length === 0) return [];
    return [{ name: rest.join(' '), target, commit, dateSeconds: Number(date) || 0 }];
  });
}
