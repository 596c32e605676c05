import { shellWord, writeFileCommands } from '../world/shell.ts';
import type { GuestFile } from './closure.ts';
import type { GuestPackages } from './root.ts';

/** How to make the guest's root by hand: a script of plain commands, with all that is ours written out in it. */

export interface RecipeParts {
  /** What the root is for, in a few words: `suite umount on x86_64-rt`. */
  readonly title: string;
  readonly packages: GuestPackages;
  readonly folders: readonly string[];
  readonly links: readonly (readonly [string, string])[];
  /** Programs of the packages with their loader and libraries. */
  readonly programs: readonly GuestFile[];
  /** The compiler's call for a helper, without its source and target. */
  readonly compile: readonly [string, ...string[]];
  /** C sources of the static helpers: path in the guest, text. */
  readonly helpers: readonly { readonly path: string; readonly source: Buffer }[];
  /** Everything else: init and the files of the suite. */
  readonly files: readonly { readonly path: string; readonly content: Buffer; readonly mode: number }[];
}

/** The whole script. */
export function recipeScript(parts: RecipeParts): string {
  const { compile } = parts;
  const { extract, codename } = parts.packages;
  return `${[
    '#!/bin/sh',
    `# Makes initramfs.cpio, the root of a guest of patchboot: ${parts.title}.`,
    `# Needs ${extract[0]}, ${compile[0]} and cpio. Usage: sh $0 [initramfs.cpio]`,
    'set -eu',
    `cpio=$(realpath "\${1:-initramfs.cpio}")`,
    'work=$(mktemp -d)',
    'trap \'rm -rf "$work"\' EXIT',
    'cd "$work"',
    '',
    "# The guest's programs come out of the distribution's packages.",
    'mode=',
    '[ "$(id -u)" = 0 ] || mode=--mode=chrootless',
    `${words(extract)} $mode ${shellWord(codename)} "$work/root"`,
    '',
    'mkdir guest',
    `(cd guest && mkdir -p ${words(parts.folders)})`,
    ...parts.links.map(([path, target]) => `ln -s ${words([target, `guest/${path}`])}`),
    '',
    '# In the guest / in the packages. -L: what a link leads to.',
    'while read -r to from; do',
    `\tmkdir -p "guest/\${to%/*}"`,
    '\tcp -L "root/$from" "guest/$to"',
    "done <<'EOF'",
    ...parts.programs.map((file) => `${file.path} ${file.source}`),
    'EOF',
    '',
    '# Helpers in C.',
    ...parts.helpers.flatMap(({ path, source: text }) => [
      ...writeFileCommands('helper.c', text),
      `mkdir -p ${shellWord(folderOf(`guest/${path}`))}`,
      `${words([...compile, '-o', `guest/${path}`, 'helper.c'])}`,
    ]),
    '',
    '# The first process, and the steps that it runs.',
    ...parts.files.flatMap(({ path, content, mode }) => [
      `mkdir -p ${shellWord(folderOf(`guest/${path}`))}`,
      ...writeFileCommands(`guest/${path}`, content),
      `chmod ${mode.toString(8)} ${shellWord(`guest/${path}`)}`,
    ]),
    '',
    '(cd guest && find . -mindepth 1 | LC_ALL=C sort | cpio --quiet -o -H newc -R 0:0) >"$cpio"',
    'echo "made $cpio"',
  ].join('\n')}\n`;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function words(all: readonly string[]): string {
  return all.map(shellWord).join(' ');
}
