/** Characters that mail programs and typists put for plain ones; a reason beside each. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u200b-\u200d\u2060\ufeff\u00ad]/g, ''], // invisible: zero width, soft hyphen
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '], // blanks of HTML and of typography
  [/\u00b1|\+\s?\/\s?-/g, '+-'], // plus-minus sign, and its ASCII spelling
  [/[\u00b5\u03bc]s/g, 'us'], // micro sign and Greek mu
  [/[\u2010-\u2012\u2212]/g, '-'], // hyphens, figure dash, minus
  [/[\u2013\u2014]/g, ' - '], // dashes between words
  [/[\u2018\u2019\u201b]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/\u2192|\u21d2|\u27f6|-{1,3}>|={1,2}>/g, '->'], // arrows
  [/\u00d7/g, 'x'], // multiplication sign
  [/[\u2500-\u257f]/g, '|'], // frames of tables
];

/**
 * The text without quote marks at line starts (`> `, `>> `, `| `), with plain characters, and without what
 * follows the first line of a diff. Lines stay lines.
 */
export function normaliseText(text: string): string {
  let plain = text.replace(/\r\n?/g, '\n').replace(/\t/g, '    ');
  plain = plain.replace(/^[ ]?(?:[A-Za-z]{0,3}>[ ]?)+/gm, '');
  for (const [pattern, replacement] of PLAIN) plain = plain.replace(pattern, replacement);
  const diff = /(?:^|\s)diff --git a\/\S+ b\/|^--- (?:a\/\S+|\/dev\/null)\n\+\+\+ /m.exec(plain);
  return diff === null ? plain : plain.slice(0, diff.index);
}

/** One line, single blanks, at most `limit` characters. */
export function oneLine(text: string, limit = 300): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 3)}...`;
}
