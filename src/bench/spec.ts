import { resolve } from 'node:path';
import { UsageError } from '../errors.ts';

/** What a word of the bench command line names. */
export interface KernelSpec {
  /** The word as the user gave it. */
  readonly text: string;
  readonly machine: string;
  readonly source:
    | { readonly type: 'tree'; readonly tree: string; readonly ref: string | null }
    | { readonly type: 'image'; readonly path: string }
    /** A distribution's kernel, from its package. */
    | { readonly type: 'package'; readonly package: string };
}

/** What is at a path: the caller looks, so that this stays a pure function of its arguments. */
export type PathKind = (path: string) => 'file' | 'folder' | null;

const FORMS =
  'A kernel is MACHINE, MACHINE=TREE, MACHINE=TREE@REF, MACHINE=IMAGE or MACHINE=apt:linux-image-NAME, such as x86_64-rt=../linux@v6.12.';
/** Debian policy 5.6.1: what a package name may hold. The others after apt: are packages of kernel source. */
const PACKAGE = /^apt:(linux-image-[a-z0-9+.-]+)$/;
const TARBALL = /\.(tar|tar\.\w+|tgz|txz|tbz2?)$/;

/** Reads a KERNEL word. Relative paths are taken from `cwd`. Throws a {@link UsageError} that says why not. */
export function parseKernelSpec(text: string, defaultTree: string, cwd: string, kind: PathKind): KernelSpec {
  const equals = text.indexOf('=');
  const machine = (equals < 0 ? text : text.slice(0, equals)).trim();
  if (!/^[a-z0-9_-]+$/.test(machine)) {
    throw new UsageError(`"${text}" names no kernel: "${machine}" is no name of a machine`, { hint: FORMS });
  }
  if (equals < 0) return { text, machine, source: { type: 'tree', tree: defaultTree, ref: null } };
  const value = text.slice(equals + 1).trim();
  if (value === '') throw new UsageError(`"${text}" names no kernel: nothing follows "="`, { hint: FORMS });

  const packaged = PACKAGE.exec(value)?.[1];
  if (packaged !== undefined) return { text, machine, source: { type: 'package', package: packaged } };
  const path = resolve(cwd, value);
  if (kind(path) === 'file' && !TARBALL.test(path)) return { text, machine, source: { type: 'image', path } };
  // A folder may have an @ in its name; what is there wins over a reference.
  const at = kind(path) === null ? refMark(value) : -1;
  if (at < 0) return { text, machine, source: { type: 'tree', tree: value, ref: null } };
  const ref = value.slice(at + 1);
  const tree = value.slice(0, at);
  if (tree === '' || ref === '') {
    throw new UsageError(
      `"${text}" names no kernel: ${ref === '' ? 'no commit, tag or branch follows "@"' : 'no tree stands before "@"'}`,
      {
        hint: FORMS,
      },
    );
  }
  return { text, machine, source: { type: 'tree', tree, ref } };
}

/** Place of the @ before a reference; that of a user in a URL (https://user@host/) is none. */
function refMark(value: string): number {
  const authority = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i.exec(value)?.[0].length ?? 0;
  const at = value.lastIndexOf('@');
  return at < authority ? -1 : at;
}

/** What tables call each kernel: its word, less folders of this host, with a number where words repeat. */
export function kernelLabels(specs: readonly KernelSpec[]): readonly string[] {
  const names = specs.map(({ text, machine, source }) => {
    if (source.type === 'image') return `${machine}=${source.path.split('/').at(-1)}`;
    if (source.type === 'package') return `${machine}=apt:${source.package}`;
    const equals = text.indexOf('=');
    if (equals < 0 || /^[a-z0-9+.-]+:/i.test(source.tree)) return text;
    const folder = source.tree.replace(/\/+$/, '').split('/').at(-1) || 'tree';
    return `${machine}=${folder}${source.ref === null ? '' : `@${source.ref}`}`;
  });
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}
