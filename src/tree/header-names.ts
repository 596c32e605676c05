import { afterPrefix, fileName, unquote } from '../mail/paths.ts';

/**
 * Names in diff headers, in every way that git may read them (git's apply.c: find_name, find_name_traditional,
 * git_header_name). Where a name ends at a blank, a tab or a date depends on other lines of the header; policy must
 * hold for all of them. Lines are latin1 views.
 */

const MAX_READINGS = 40;

/** Readings of what stands behind `--- ` or `+++ `. The first is the usual one. Pure. */
export function markerNames(rest: string): readonly string[] {
  const quoted = quotedName(rest);
  if (quoted !== null) return [quoted];
  const line = rest.replace(/\r$/, '');
  return distinct([
    fileName(line),
    utf8(line.split('\t')[0] ?? ''),
    utf8(line.split(/[\t ]/)[0] ?? ''),
    utf8(line.replace(/[\t ]+(?:\d{2,4}-\d\d-\d\d|\w{3} \w{3} +\d+) .*$/, '')),
    utf8(line.replace(/[\t ](?:\d{2,4}-\d\d-\d\d|\w{3} \w{3} +\d+) .*$/, '')),
  ]);
}

/** The name of a rename or copy line: it goes to the end of the line, dates included. Pure. */
export function plainName(rest: string): string {
  return quotedName(rest) ?? utf8(rest.replace(/\r$/, ''));
}

/** Readings of the unquoted names of a `diff --git` line: every split at which both halves name the same. Pure. */
export function gitLineNames(line: string): readonly string[] {
  const text = line.slice('diff --git '.length).replace(/\r$/, '');
  const found: string[] = [];
  const blanks = [...text.matchAll(/[ \t]/g)].slice(0, 200);
  for (const { index } of blanks) {
    const [a, b] = [text.slice(0, index), text.slice(index + 1)];
    const [first, second] = [quotedName(a) ?? utf8(a), quotedName(b) ?? utf8(b)];
    if (first === second || afterPrefix(first) === afterPrefix(second)) found.push(first, second);
  }
  return distinct(found).slice(0, MAX_READINGS);
}

function quotedName(rest: string): string | null {
  return rest.startsWith('"') ? (unquote(rest)?.name ?? null) : null;
}

function utf8(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8');
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
