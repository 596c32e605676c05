import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compareNatural } from './natural.ts';

/** True when the name has characters that a shell would expand. An action's input meets no shell. */
export function isGlob(name: string): boolean {
  return /[*?[]/.test(name);
}

/** One segment of a pattern as a regular expression: `*`, `?` and `[abc]`, as in a shell. */
export function segmentPattern(segment: string): RegExp {
  let source = '';
  for (let i = 0; i < segment.length; i++) {
    const c = segment.charAt(i);
    const close = c === '[' ? segment.indexOf(']', i + 2) : -1;
    // Stars in a row mean what one means; as many `.*` would make the match slow.
    if (c === '*') source += segment.charAt(i - 1) === '*' ? '' : '[^/]*';
    else if (c === '?') source += '[^/]';
    else if (close > 0) {
      const inner = segment
        .slice(i + 1, close)
        .replace(/[\\\]]/g, '\\$&')
        .replace(/^!/, '^');
      source += `[${inner}]`;
      i = close;
    } else source += c.replace(/[\\^$.|+(){}[\]]/g, '\\$&');
  }
  return new RegExp(`^${source}$`);
}

/** The names that fit a pattern, relative as the pattern is, sorted with numbers in order. */
export async function expandGlob(pattern: string, cwd: string): Promise<readonly string[]> {
  const absolute = path.isAbsolute(pattern);
  const segments = pattern.split('/').filter((segment) => segment !== '');
  let found = [absolute ? '/' : ''];
  for (const [i, segment] of segments.entries()) {
    const next: string[] = [];
    for (const base of found) {
      if (!isGlob(segment)) {
        next.push(path.join(base, segment));
        continue;
      }
      const fits = segmentPattern(segment);
      const entries = await readdir(path.resolve(cwd, base), { withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const hidden = entry.name.startsWith('.') && !segment.startsWith('.');
        if (hidden || !fits.test(entry.name)) continue;
        if (i < segments.length - 1 && entry.isFile()) continue;
        next.push(path.join(base, entry.name));
      }
    }
    found = next;
  }
  return found.sort(compareNatural);
}
