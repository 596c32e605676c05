/** Paths that no patch may name. Rules are rows: what is refused, and why. */

export interface PathRule {
  readonly id: string;
  /** Completes "the path X ...". */
  readonly message: string;
  readonly reason: string;
  /** Pure; gets the path of the tree, UTF-8 text. */
  readonly test: (path: string) => boolean;
}

/** Characters that HFS+ ignores in names (git's utf8.c, next_hfs_char): `.g\u200cit` is `.git` there. */
const HFS_IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** A path component as the laxest file system would read it. */
function plainComponent(component: string): string {
  return component
    .replace(HFS_IGNORED, '')
    .toLowerCase()
    .replace(/:.*$/, '')
    .replace(/[ .]+$/, '');
}

function hasComponent(path: string, test: (plain: string) => boolean): boolean {
  // NTFS takes the backslash for a separator.
  return path.split(/[/\\]/).some((component) => test(plainComponent(component)));
}

/** Every row refuses. The first that matches is told. */
export const PATH_RULES: readonly PathRule[] = [
  {
    id: 'empty-path',
    message: 'is empty',
    reason: 'no file has this name; git would read another one from the header',
    test: (path) => path === '',
  },
  {
    id: 'absolute-path',
    message: 'is absolute',
    reason: 'it names a file of the host',
    test: (path) => path.startsWith('/') || /^[a-z]:[\\/]/i.test(path),
  },
  {
    id: 'outside-tree',
    message: 'leaves the tree through ".."',
    reason: 'it names a file of the host',
    test: (path) => path.split(/[/\\]/).includes('..'),
  },
  {
    id: 'odd-component',
    message: 'has an empty or "." component',
    reason: 'git stores no such path, so the header hides which file is meant',
    test: (path) => path.split('/').some((component) => component === '' || component === '.'),
  },
  {
    id: 'control-character',
    message: 'holds a control character',
    reason: 'no file of a kernel tree does; it can forge lines in logs',
    test: (path) => /[\u0000-\u001f\u007f-\u009f]/.test(path),
  },
  {
    id: 'hidden-character',
    message: 'holds a bidirectional control or zero-width character',
    reason: 'the path does not look like what it is',
    test: (path) => /[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/.test(path),
  },
  {
    id: 'git-folder',
    message: 'is inside of a .git folder',
    reason: 'hooks and configuration there run programs',
    test: (path) => hasComponent(path, (plain) => plain === '.git' || /^git~\d+$/.test(plain)),
  },
  {
    id: 'submodules',
    message: 'is a list of submodules',
    reason: 'a submodule fetches code that nobody has sent for review',
    test: (path) => hasComponent(path, (plain) => /^\.gitmodules$|^gitmod~\d+$|^gi7eba~\d+$/.test(plain)),
  },
];

/** The first rule that a path breaks, or null. Pure. */
export function brokenPathRule(path: string): PathRule | null {
  return PATH_RULES.find((rule) => rule.test(path)) ?? null;
}

/** Whether a path is an attribute file, in any spelling. Flagged, not refused: attributes have no effect here. */
export function isAttributeFile(path: string): boolean {
  return hasComponent(path, (plain) => plain === '.gitattributes');
}
