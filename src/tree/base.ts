import { InputError } from '../errors.ts';
import type { Series } from '../series/series.ts';
import type { World } from '../world/world.ts';
import { describeScore, type PreImage, preImages, type Score, scoreCommit } from './blobs.ts';
import { candidateCommits, historyCommits } from './candidates.ts';
import { type Attempt, describeAttempts, fetchCommit, needCommit } from './fetch.ts';
import { Git, isObjectId, OFFLINE } from './git.ts';
import { TREE_LIMITS } from './limits.ts';
import { findRef, shortName } from './refs.ts';
import { isPlainRef } from './source.ts';
import { taggedRefs } from './tags.ts';
import type { Ref, Tree } from './tree.ts';
import { cleanLine } from './words.ts';

/** Where the series is applied, and how that was found out. */
export interface Base {
  readonly commit: string;
  /** How to call the commit: v6.12-3-gabcdef, a branch, a release. */
  readonly describe: string;
  /** One phrase: "named by --base", "base-commit of the series", ... */
  readonly how: string;
  /** Blob ids of the series' diffs that the commit has; absent when the diffs carry none. */
  readonly score?: Score;
  /** What a reader should know, above all when the base is a guess. */
  readonly notes: readonly string[];
}

/**
 * Finds the commit that a series is to be applied to: --base, the series' base-commit, the tree its subject names,
 * the commit whose blobs its diffs name, the tree's head; in this order. A guess that does not fit is said to be one.
 * @throws InputError when --base names nothing that the tree has.
 */
export async function findBase(
  tree: Tree,
  series: Series,
  requested: string | null,
  world: World,
): Promise<Base> {
  return new BaseFinder(tree, series, world).find(requested);
}

/**
 * The commit that a name stands for, or the tree's head when it is null, for those who have no series.
 * @throws InputError when the tree has nothing of that name.
 */
export async function findCommit(tree: Tree, name: string | null, world: World): Promise<Base> {
  const nothing = { patches: [], prerequisites: [], baseCommit: null, tags: [] };
  return new BaseFinder(tree, nothing, world).find(name);
}

/** What of a series tells where it belongs. */
type Hints = Pick<Series, 'patches' | 'prerequisites' | 'baseCommit' | 'tags'>;

class BaseFinder {
  private readonly tree: Tree;
  private readonly series: Hints;
  private readonly world: World;
  private readonly git: Git;
  private readonly images: readonly PreImage[];
  private readonly notes: string[] = [];
  private fetches = 0;

  constructor(tree: Tree, series: Hints, world: World) {
    this.tree = tree;
    this.series = series;
    this.world = world;
    this.git = new Git(world, { gitDir: tree.repo });
    this.images = preImages(series);
  }

  async find(requested: string | null): Promise<Base> {
    if (this.series.prerequisites.length > 0) {
      const list = this.series.prerequisites.slice(0, 3).map(cleanLine).join(', ');
      this.notes.push(
        `the series needs ${this.series.prerequisites.length} other patch${this.series.prerequisites.length === 1 ? '' : 'es'} first (${list}), which patchboot does not fetch; the base must have them`,
      );
    }
    if (requested !== null) return this.explicit(requested);
    return (await this.stated()) ?? (await this.tagged()) ?? (await this.byBlobs()) ?? (await this.head());
  }

  /** --base. */
  private async explicit(name: string): Promise<Base> {
    const { commit, attempts } = await this.resolve(name);
    if (commit === null) {
      throw new InputError(`the tree ${this.tree.name} has no commit, tag or branch "${cleanLine(name)}"`, {
        hint: `Tried: the name itself, tags, branches, remote branches${isObjectId(name) ? ', and fetching it by id' : ''}. ${describeAttempts(this.tree, attempts)}`,
      });
    }
    return this.base(commit, `named by --base ${cleanLine(name)}`, shortIfName(name));
  }

  /** `base-commit:` of the series. */
  private async stated(): Promise<Base | null> {
    const stated = this.series.baseCommit;
    if (stated === null) return null;
    if (this.isSingleCommit() && stated !== this.tree.head) {
      this.notes.push(
        `the series names the base-commit ${cleanLine(stated)}, which cannot be looked up: ${this.tree.name} is a tarball, without history`,
      );
      return null;
    }
    const { commit, attempts } = await this.resolve(stated);
    if (commit !== null) return this.base(commit, 'base-commit of the series', null);
    this.notes.push(
      `the series names the base-commit ${cleanLine(stated)}, which ${this.tree.name} does not have. ${describeAttempts(this.tree, attempts)}`,
    );
    return null;
  }

  /** A tree tag of the subject, such as [PATCH net-next]. */
  private async tagged(): Promise<Base | null> {
    for (const tag of this.series.tags) {
      for (const ref of taggedRefs(this.tree.refs, tag)) {
        const { found } = await fetchCommit(this.tree, ref.commit, this.world);
        if (!found) continue;
        const score = await this.score(ref.commit);
        const how = `branch or tag of the subject's [${cleanLine(tag)}]`;
        // The name of a tree says where, not when: its head may have moved on.
        if (score === undefined || score.matched === score.total) {
          return this.base(ref.commit, how, shortName(ref.name));
        }
        const along = await this.bestAlong([ref]);
        if (along !== null && along.score.matched > score.matched) {
          return this.base(along.commit, `${how}, at the commit whose blob ids match best`, null);
        }
        return this.base(ref.commit, how, shortName(ref.name));
      }
    }
    return null;
  }

  /** Blob ids of the index lines, over the tree's refs, then along the history of the changed files. */
  private async byBlobs(): Promise<Base | null> {
    if (this.images.length === 0 || this.isSingleCommit()) return null;
    const refs = candidateCommits(this.tree, TREE_LIMITS.scoredRefs);
    let best: { ref: Ref; score: Score } | null = null;
    for (const ref of refs) {
      if (!(await this.canScore(ref))) continue;
      const score = await scoreCommit(this.git, ref.commit, this.images);
      if (best === null || score.matched > best.score.matched) best = { ref, score };
      if (score.matched === score.total) {
        return this.base(ref.commit, 'blob ids of the diffs', shortName(ref.name));
      }
    }
    const along = await this.bestAlong(refs);
    if (along !== null && along.score.matched > (best?.score.matched ?? 0)) {
      return this.base(along.commit, 'blob ids of the diffs, along the history of the changed files', null);
    }
    if (best === null || best.score.matched === 0) return null;
    return this.base(best.ref.commit, 'blob ids of the diffs', shortName(best.ref.name));
  }

  /** The head is fetched in full, a few other refs of a URL without their files; more would take too long. */
  private async canScore(ref: Ref): Promise<boolean> {
    const here = (await this.git.maybe(['cat-file', '-t', ref.commit], { env: OFFLINE })) === 'commit';
    if (here) return true;
    const isHead = ref.commit === this.tree.head;
    if (!isHead && (this.tree.kind !== 'url' || this.fetches >= TREE_LIMITS.fetchedRefs)) return false;
    this.fetches++;
    return (await fetchCommit(this.tree, ref.commit, this.world, { blobs: isHead })).found;
  }

  private async head(): Promise<Base> {
    await needCommit(this.tree, this.tree.head, this.world);
    const how = this.isSingleCommit()
      ? 'the only commit of the tarball'
      : `head of the tree (${this.tree.headName}); nothing names another base`;
    if (this.images.length === 0 && !this.isSingleCommit()) {
      this.notes.push('the diffs carry no blob ids that could tell whether this base is the right one');
    }
    return this.base(this.tree.head, how, this.tree.headName);
  }

  /** The commit along the history of the changed files that has most of their blobs. */
  private async bestAlong(refs: readonly Ref[]): Promise<{ commit: string; score: Score } | null> {
    const paths = this.images.map((image) => image.path);
    let best: { commit: string; score: Score } | null = null;
    for (const commit of await historyCommits(this.git, refs, paths, TREE_LIMITS.scoredCommits)) {
      const score = await scoreCommit(this.git, commit, this.images);
      if (best === null || score.matched > best.score.matched) best = { commit, score };
      if (score.matched === score.total) break;
    }
    return best;
  }

  /** A name, revision expression or id as a commit that is here now. */
  private async resolve(
    name: string,
  ): Promise<{ readonly commit: string | null; readonly attempts: readonly Attempt[] }> {
    const nothing = { commit: null, attempts: [] };
    if (name === '' || name.length > 250 || name.startsWith('-') || /[\u0000-\u0020\u007f]/.test(name))
      return nothing;
    const ref =
      name === 'HEAD' ? { commit: this.tree.head } : isPlainRef(name) ? findRef(this.tree.refs, name) : null;
    const id = ref?.commit ?? (isObjectId(name) ? name : null);
    if (id !== null) {
      const { found, attempts } = await fetchCommit(this.tree, id, this.world);
      return { commit: found ? await this.peel(id) : null, attempts };
    }
    return { commit: await this.peel(name), attempts: [] };
  }

  private peel(name: string): Promise<string | null> {
    return this.git.maybe(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  }

  private async score(commit: string): Promise<Score | undefined> {
    return this.images.length === 0 ? undefined : scoreCommit(this.git, commit, this.images);
  }

  private async base(commit: string, how: string, name: string | null): Promise<Base> {
    const score = await this.score(commit);
    if (score !== undefined && score.matched < score.total) {
      this.notes.push(
        `only ${describeScore(score)} the base: the series was made on another state of the files it changes`,
      );
    }
    const called = score === undefined ? how : `${how} (${describeScore(score)})`;
    const described = await this.describe(commit, name);
    return {
      commit,
      describe: described,
      how: called,
      ...(score === undefined ? {} : { score }),
      notes: this.notes,
    };
  }

  private async describe(commit: string, name: string | null): Promise<string> {
    if (this.isSingleCommit()) return this.tree.headName;
    const tagged = await this.git
      .maybe(['describe', '--tags', '--abbrev=12', commit], { timeoutMs: 20_000, env: OFFLINE })
      .catch(() => null);
    const short = commit.slice(0, 12);
    const label = tagged ?? (name === null || isObjectId(name) ? short : `${name} (${short})`);
    return cleanLine(label);
  }

  private isSingleCommit(): boolean {
    return this.tree.kind === 'tarball' || this.tree.kind === 'apt';
  }
}

function shortIfName(name: string): string | null {
  return isPlainRef(name) && !isObjectId(name) ? name : null;
}
