/** Text of other programs and of mails, made fit to be shown: bounded and without control characters. */

const MAX_LINES = 20;
const MAX_COLUMNS = 300;

/**
 * Escapes control characters (also of ANSI sequences), bidi controls and zero-width characters, and bounds
 * the number and length of lines. Newlines stay, tabs stay.
 */
export function cleanWords(text: string, maxLines = MAX_LINES): string {
  const lines = text.replace(/\r?\n$/, '').split('\n');
  const shown = lines
    .slice(0, maxLines)
    .map((line) => cleanLine(line.length > MAX_COLUMNS ? `${line.slice(0, MAX_COLUMNS)}...` : line));
  if (lines.length > maxLines) shown.push(`... (${lines.length - maxLines} more lines)`);
  return shown.join('\n');
}

/** One line, with every character that could move the cursor or hide text written as \xNN or \u{NNNN}. */
export function cleanLine(line: string): string {
  return line.replace(
    /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (char) => {
      const code = char.charCodeAt(0);
      return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
    },
  );
}

/** "1 file", "2 files". */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
