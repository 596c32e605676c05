import type { Hunk } from './diff-scan.ts';
import { cleanLine } from './words.ts';

/** Characters in added lines that make text look like other text. */

interface HiddenKind {
  readonly what: string;
  readonly pattern: RegExp;
  readonly reason: string;
  /** Scripts that need the character to be written rightly. */
  readonly allowedWith: RegExp | null;
}

export const HIDDEN_KINDS: readonly HiddenKind[] = [
  {
    what: 'bidirectional control character',
    pattern: /[\u202a-\u202e\u2066-\u2069]/u,
    reason: 'reorders the code that a reviewer sees (Trojan Source)',
    allowedWith: null,
  },
  {
    what: 'directional mark',
    pattern: /[\u061c\u200e\u200f]/u,
    reason: 'invisible; needed in right-to-left text only',
    allowedWith: /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u,
  },
  {
    what: 'zero-width character',
    pattern: /[\u200b-\u200d\u2060-\u2064\ufeff\u00ad\u180e]/u,
    reason: 'two names that look the same are not the same',
    // Indic scripts and Persian join and part letters with them; all of their letters are of category Lo.
    allowedWith: /\p{Lo}/u,
  },
];

export interface HiddenText {
  readonly what: string;
  /** Line in the new file. */
  readonly line: number;
  readonly excerpt: string;
}

/** The first hidden character of the added lines, or null. Pure. */
export function findHidden(hunks: readonly Hunk[]): HiddenText | null {
  for (const hunk of hunks) {
    let line = hunk.newStart;
    for (const text of hunk.lines) {
      // All of these characters have bytes from 0x80 up in UTF-8: plain lines are passed over fast.
      if (text.startsWith('+') && /[\x80-\xff]/.test(text)) {
        const added = Buffer.from(text.slice(1, 4096), 'latin1').toString('utf8');
        const kind = HIDDEN_KINDS.find(
          ({ pattern, allowedWith }) => pattern.test(added) && allowedWith?.test(added) !== true,
        );
        if (kind !== undefined) return { what: kind.what, line, excerpt: excerptOf(added, kind.pattern) };
      }
      if (!text.startsWith('-') && !text.startsWith('\\')) line++;
    }
  }
  return null;
}

function excerptOf(line: string, pattern: RegExp): string {
  const at = line.search(pattern);
  return cleanLine(line.slice(Math.max(0, at - 30), at + 30).trim());
}
