import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceLine } from './problem.ts';

const files = new Map<string, readonly string[] | null>();
const MAX_FILES = 400;

async function linesOf(root: string, file: string): Promise<readonly string[] | null> {
  const path = join(root, file);
  const known = files.get(path);
  if (known !== undefined) return known;
  const lines = await readFile(path, 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  );
  if (files.size >= MAX_FILES) files.clear();
  files.set(path, lines);
  return lines;
}

/**
 * The levels of a chain that can be right. GNU addr2line puts the .c file of the unit in place of a header for an
 * inlined function (seen with DWARF 5): such a level has a line beyond the file's end, or a function that the file
 * never names. The outermost function is always its unit's own. Without the source nothing can be checked.
 */
export async function trustedChain(
  chain: readonly SourceLine[],
  root: string | null,
): Promise<readonly SourceLine[]> {
  if (root === null) return chain;
  const good: SourceLine[] = [];
  for (const [i, level] of chain.entries()) {
    const suspect = i < chain.length - 1 && level.file.endsWith('.c');
    const lines = suspect ? await linesOf(root, level.file) : null;
    if (lines === null || (level.line <= lines.length && names(lines, level.function))) good.push(level);
  }
  return good;
}

function names(lines: readonly string[], symbol: string): boolean {
  // What macros define is named by its last part: SYSCALL_DEFINE2(umount, ...) is __do_sys_umount.
  const name = symbol.replace(/\..*$/, '').replace(/^__(?:do|se)_(?:compat_)?sys_/, '');
  return lines.some((line) => line.includes(name));
}
