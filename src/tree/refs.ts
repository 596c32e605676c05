import type { Ref } from './tree.ts';

/** Where git looks for a short name, in its order (gitrevisions(7)), then the usual remote. */
const PLACES = [
  (name: string) => name,
  (name: string) => `refs/${name}`,
  (name: string) => `refs/tags/${name}`,
  (name: string) => `refs/heads/${name}`,
  (name: string) => `refs/remotes/${name}`,
  (name: string) => `refs/remotes/${name}/HEAD`,
  // A CI checkout often has one local branch and all others only as origin/NAME.
  (name: string) => `refs/remotes/origin/${name}`,
];

/** The ref that a name means, or null. Pure. */
export function findRef(refs: readonly Ref[], name: string): Ref | null {
  const byName = new Map(refs.map((ref) => [ref.name, ref]));
  for (const place of PLACES) {
    const ref = byName.get(place(name));
    if (ref !== undefined) return ref;
  }
  return null;
}

/** A ref without its place: v6.12, master, origin/master. */
export function shortName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags|remotes)\//, '');
}
