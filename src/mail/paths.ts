/** Path names in diff headers: C-quoted, with prefixes, with timestamps behind them. */

const ESCAPES: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  '\\': 92,
};

/** Reads a C-quoted name at the start of `text`. Null when the quote is not closed. */
export function unquote(text: string): { readonly name: string; readonly rest: string } | null {
  const bytes: number[] = [];
  for (let i = 1; i < text.length; i++) {
    const c = text.charAt(i);
    if (c === '"') return { name: fromBytes(bytes), rest: text.slice(i + 1) };
    if (c !== '\\') {
      bytes.push(text.charCodeAt(i));
      continue;
    }
    const octal = /^[0-3][0-7]{2}/.exec(text.slice(i + 1, i + 4));
    if (octal !== null) {
      bytes.push(Number.parseInt(octal[0], 8));
      i += 3;
      continue;
    }
    const escaped = ESCAPES[text.charAt(i + 1)];
    if (escaped === undefined) return null;
    bytes.push(escaped);
    i += 1;
  }
  return null;
}

function fromBytes(latin1: readonly number[]): string {
  return Buffer.from(latin1).toString('utf8');
}

/** A name of a `---`, `+++`, `rename`, or `copy` line. `text` is a latin1 view; timestamps are cut off. */
export function fileName(text: string): string {
  const trimmed = text.endsWith('\r') ? text.slice(0, -1) : text;
  if (trimmed.startsWith('"')) {
    const quoted = unquote(trimmed);
    if (quoted !== null) return quoted.name;
  }
  const tab = trimmed.indexOf('\t');
  const bare = tab < 0 ? trimmed : trimmed.slice(0, tab);
  // `diff -u` of old systems puts blanks, not a tab, before the time.
  const plain = tab < 0 ? bare.replace(/ {1,4}\d{4}-\d\d-\d\d \d\d:\d\d.*$/, '') : bare;
  return Buffer.from(plain, 'latin1').toString('utf8');
}

/**
 * The two names of a `diff --git` line, prefixes still on. Unquoted names may hold blanks; then the split is
 * where both halves name the same file. Null when no split fits.
 */
export function gitNames(line: string): readonly [string, string] | null {
  const text = (line.endsWith('\r') ? line.slice(0, -1) : line).slice('diff --git '.length);
  if (text.startsWith('"')) {
    const first = unquote(text);
    if (first === null) return null;
    return [first.name, fileName(first.rest.trimStart())];
  }
  const quote = text.indexOf(' "');
  if (quote >= 0) return [fileName(text.slice(0, quote)), fileName(text.slice(quote + 1))];
  let only: readonly [string, string] | null = null;
  let count = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const pair = [fileName(text.slice(0, at)), fileName(text.slice(at + 1))] as const;
    if (pair[0] === pair[1] || afterPrefix(pair[0]) === afterPrefix(pair[1])) return pair;
    only = pair;
    count++;
  }
  return count === 1 ? only : null;
}

/** The name without its first component. */
export function afterPrefix(name: string): string {
  const slash = name.indexOf('/');
  return slash < 0 ? name : name.slice(slash + 1);
}

/** Prefix pairs that git writes: default, reversed, and diff.mnemonicPrefix. */
const GIT_PREFIXES = new Set([
  'a b',
  'b a',
  'i w',
  'w i',
  'c i',
  'i c',
  'c w',
  'w c',
  'o w',
  'w o',
  '1 2',
  '2 1',
]);

/** How many leading components to take off (`patch -pN`): 0 for diffs that were made without prefixes. */
export function stripLevel(oldName: string, newName: string): 0 | 1 {
  if (oldName === '/dev/null' || newName === '/dev/null') {
    const name = oldName === '/dev/null' ? newName : oldName;
    return /^(?:[ab]|[iwco12])\//.test(name) || /^linux[^/]*\//.test(name) ? 1 : 0;
  }
  const [oldTop = '', newTop = ''] = [oldName.split('/')[0], newName.split('/')[0]];
  if (GIT_PREFIXES.has(`${oldTop} ${newTop}`)) return 1;
  if (oldTop !== newTop) return oldName.includes('/') && newName.includes('/') ? 1 : 0;
  // The same first component on both sides is a folder of the tree, unless it is the name of the tree.
  return /^linux[-.\d]/.test(oldTop) ? 1 : 0;
}
