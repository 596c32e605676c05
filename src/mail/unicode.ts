/**
 * Characters that make code read differently from what it does (CVE-2021-42574 and relatives). They are
 * reported with their line, not refused: right-to-left text needs some of them.
 */

/** Kinds of such characters; the first row that matches names the finding. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/[\u202a-\u202e\u2066-\u2069\u061c\u200e\u200f]/u, 'a bidirectional control character'],
  [/[\u200b-\u200d\u2060\ufeff\u180e\u00ad]/u, 'a zero-width character'],
  [/[\u{e0000}-\u{e007f}]/u, 'a tag character'],
  [/[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/u, 'a control character'],
  [/\u001b/u, 'a terminal escape sequence'],
];

const SUSPECT =
  /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;

/** Letters of scripts whose text needs joiners and marks; git and b4 let these pass as well. */
const NEEDS_JOINERS = /\p{Lo}/u;

/** Notes on suspect characters in added lines, at most `limit`. `diff` is a diff as findDiff cuts it. */
export function suspectCharacters(diff: Buffer, limit: number): readonly string[] {
  const text = diff.toString('utf8');
  if (!SUSPECT.test(text)) return [];
  const notes: string[] = [];
  let file = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('+++ ')) file = (line.slice(4).split('\t')[0] ?? '').replace(/^b\//, '');
    else if (line.startsWith('+') && SUSPECT.test(line)) {
      const kind = KINDS.find(([pattern]) => pattern.test(line));
      if (kind === undefined) continue;
      if (kind[1] === 'a zero-width character' && NEEDS_JOINERS.test(line)) continue;
      notes.push(`${file}: an added line has ${kind[1]}: ${visible(line)}`);
      if (notes.length >= limit) break;
    }
  }
  return notes;
}

/** The line with everything that does not print shown as U+XXXX, cut to 100 characters. */
function visible(line: string): string {
  return [...line.slice(0, 100)]
    .map((c) =>
      SUSPECT.test(c) ? `<U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>` : c,
    )
    .join('');
}
