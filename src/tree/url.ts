import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../errors.ts';
import { withLock } from '../world/lock.ts';
import { succeeded } from '../world/process.ts';
import type { World } from '../world/world.ts';
import { type Git, isObjectId, wordsOf } from './git.ts';
import { findRef } from './refs.ts';
import { ensureRepository } from './repository.ts';
import type { TreeSource } from './source.ts';
import type { Ref, Tree } from './tree.ts';

/** A tree behind a git URL. Only its list of refs is fetched here; commits come one by one as they are needed. */

const LIST_TIMEOUT_MS = 2 * 60_000;
const MAX_LIST_BYTES = 32 * 1024 * 1024;

export async function openUrl(source: Extract<TreeSource, { type: 'url' }>, world: World): Promise<Tree> {
  const key = createHash('sha256').update(source.url).digest('hex').slice(0, 16);
  const dir = join(world.cacheDir, 'trees', `url-${key}`);
  const repo = join(dir, 'repo.git');
  await mkdir(dir, { recursive: true });
  const remote = { name: 'origin', url: source.url };
  const git = await withLock(join(dir, 'lock'), world.signal, () =>
    ensureRepository(repo, { objectFormat: 'sha1', alternates: [], promisor: remote }, world),
  );
  world.emit({ type: 'progress', stage: 'tree', message: `asking ${source.name} for its branches and tags` });
  const refs = await listRemote(git, source, world);
  const wanted = source.ref ?? 'HEAD';
  const head = findRef(refs, wanted);
  if (head === null) {
    throw new InputError(`the tree ${source.name} has no branch or tag "${wanted}"`, {
      hint: `It has ${sample(refs)}. Name one of them as URL#NAME.`,
    });
  }
  const unsafe = /^(?:http|git):/.test(source.url);
  return {
    name: source.name,
    kind: 'url',
    dir,
    repo,
    head: head.commit,
    headName: source.ref ?? defaultBranch(refs, head),
    refs: refs.filter((ref) => ref.name !== 'HEAD'),
    remotes: [remote],
    shallow: true,
    partial: true,
    notes: unsafe
      ? [`${source.name} was fetched without encryption: anybody on the way could change it`]
      : [],
  };
}

async function listRemote(
  git: Git,
  source: Extract<TreeSource, { type: 'url' }>,
  _world: World,
): Promise<readonly Ref[]> {
  const result = await git.run(['ls-remote', '--quiet', '--end-of-options', source.url], {
    timeoutMs: LIST_TIMEOUT_MS,
    outputLimit: MAX_LIST_BYTES,
  });
  if (succeeded(result) && result.dropped === 0) return parseRemoteRefs(result.stdout.toString());
  const words =
    result.dropped > 0 ? `its list of refs is longer than ${MAX_LIST_BYTES} bytes` : wordsOf(result);
  throw new InputError(`the git tree ${source.name} cannot be read`, { hint: `git said: ${words}` });
}

/** The refs in the output of `git ls-remote`, tags peeled. Pure. */
export function parseRemoteRefs(text: string): readonly Ref[] {
  const commits = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [id, name] = line.split('\t');
    if (id === undefined || name === undefined || !isObjectId(id)) continue;
    // The peeled line "refs/tags/x^{}" follows the one of the tag object and replaces it.
    commits.set(name.replace(/\^\{\}$/, ''), id);
  }
  return [...commits].map(([name, commit]) => ({ name, commit, dateSeconds: 0 }));
}

function defaultBranch(refs: readonly Ref[], head: Ref): string {
  const same = refs.filter((ref) => ref.commit === head.commit && ref.name.startsWith('refs/heads/'));
  const usual = same.find((ref) => /\/(?:master|main)$/.test(ref.name)) ?? same[0];
  return usual?.name.replace('refs/heads/', '') ?? 'HEAD';
}

function sample(refs: readonly Ref[]): string {
  const names = refs.map((ref) => ref.name.replace(/^refs\/(?:heads|tags)\//, ''));
  return names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ');
}
