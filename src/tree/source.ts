import { resolve } from 'node:path';
import { InputError } from '../errors.ts';
import { PROTOCOLS } from './git.ts';
import { cleanLine } from './words.ts';

/** What `--tree` can name. `name` is what reports call it: no passwords, no control characters. */
export type TreeSource =
  | { readonly type: 'apt'; readonly name: string; readonly package: string }
  | { readonly type: 'url'; readonly name: string; readonly url: string; readonly ref: string | null }
  | { readonly type: 'path'; readonly name: string; readonly path: string };

const FORMS =
  'A tree is a git folder, a git URL (https://... or file:///..., with #REF for one branch or tag), a tarball (.tar.xz, .tar.gz, .tar.zst), or apt:PACKAGE such as apt:linux-source-6.12.';

/** Reads a `--tree` value. Relative paths are taken from `cwd`. Throws an {@link InputError} that says why not. */
export function parseTreeSpec(spec: string, cwd: string): TreeSource {
  const shown = cleanLine(spec);
  const refuse = (why: string): never => {
    throw new InputError(`the tree "${shown}" cannot be used: ${why}`, { hint: FORMS });
  };
  if (spec.trim() === '') return refuse('it is empty');
  if (/[\u0000-\u001f\u007f]/.test(spec)) return refuse('it has control characters');
  if (spec.startsWith('-')) return refuse('it starts with "-"');

  if (spec.startsWith('apt:')) {
    const name = spec.slice('apt:'.length);
    // Debian policy 5.6.1: what a package name may hold; it also keeps options and paths out of apt-get's argv.
    if (!/^[a-z0-9][a-z0-9+.-]+$/.test(name)) return refuse(`"${cleanLine(name)}" is no Debian package name`);
    return { type: 'apt', name: shown, package: name };
  }
  // A remote helper (`ext::sh -c ...`) runs any program.
  if (/^[a-z0-9+.-]+::/i.test(spec)) return refuse('remote helpers ("name::address") are not allowed');

  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(spec)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    if (!(PROTOCOLS as readonly string[]).includes(scheme)) {
      return refuse(
        scheme === 'ssh' || scheme === 'git+ssh'
          ? 'ssh needs your keys, which patchboot never touches; clone it and give the folder'
          : `the protocol ${scheme} is not one of ${PROTOCOLS.join(', ')}`,
      );
    }
    const hash = spec.indexOf('#');
    const url = hash < 0 ? spec : spec.slice(0, hash);
    const ref = hash < 0 ? null : spec.slice(hash + 1);
    if (ref !== null && !isPlainRef(ref)) return refuse(`"${cleanLine(ref)}" is no name of a branch or tag`);
    return { type: 'url', name: withoutPassword(shown), url, ref };
  }
  // Git takes "host:path" for ssh; a folder of such a name can be given as ./host:path.
  if (/^[^/]*@?[^/]*:/.test(spec) && !spec.startsWith('.')) {
    return refuse('it looks like an ssh address; clone it and give the folder');
  }
  return { type: 'path', name: shown, path: resolve(cwd, spec) };
}

/** Whether a name can be handed to git as a ref (git-check-ref-format), without options or revision syntax. */
export function isPlainRef(name: string): boolean {
  return (
    name !== '' &&
    name.length <= 250 &&
    !/^[-./]|[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\/\.|\.lock(?:\/|$)|[./]$/.test(name)
  );
}

/** A URL fit to be shown: the user part, which may be a token, is left out. Pure. */
export function withoutPassword(url: string): string {
  return url.replace(/^([a-z+.-]+:\/\/)[^/@]*@/i, '$1');
}
