import { findRef } from './refs.ts';
import type { Ref } from './tree.ts';

/**
 * Where a tree tag of a subject can stand in a repository. Rows: how the name is built, with an example. The tag is
 * a stranger's text and is only ever compared with names that the repository has.
 */
export const TAG_PLACES: readonly {
  readonly example: string;
  readonly names: (tag: string) => readonly string[];
}[] = [
  { example: '[PATCH for-6.8]: a branch of that name', names: (tag) => [`refs/heads/${tag}`] },
  { example: '[PATCH v6.12]: a release', names: (tag) => [`refs/tags/${tag}`, `refs/tags/v${tag}`] },
  {
    example: '[PATCH 5.10.y]: a stable branch',
    names: (tag) => [`refs/heads/linux-${tag}`, `refs/remotes/origin/linux-${tag}`],
  },
  {
    example: '[PATCH net-next]: a remote of that name',
    names: (tag) => [`refs/remotes/${tag}/HEAD`, `refs/remotes/${tag}/main`, `refs/remotes/${tag}/master`],
  },
  { example: '[PATCH for-next]: a branch of origin', names: (tag) => [`refs/remotes/origin/${tag}`] },
  {
    example: '[PATCH 6.12]: the stable branch of a release',
    names: (tag) => [`refs/heads/linux-${tag}.y`, `refs/remotes/origin/linux-${tag}.y`],
  },
];

/** The refs that a subject's tag may mean, best first. Pure. */
export function taggedRefs(refs: readonly Ref[], tag: string): readonly Ref[] {
  const names = TAG_PLACES.flatMap(({ names }) => names(tag.replace(/^-/, '')));
  return names.flatMap((name) => {
    const ref = findRef(refs, name);
    return ref !== null && ref.name === name ? [ref] : [];
  });
}
