/** Texts for a POSIX shell. */

/** A word as a shell reads it back. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * Commands that write a file, byte for byte. Text stands as it is, so that a person can read it; anything else, and
 * text without a last line feed, goes through base64.
 */
export function writeFileCommands(path: string, content: Buffer): readonly string[] {
  const text = content.toString('utf8');
  const readable =
    content.length === 0 ||
    (text.endsWith('\n') &&
      Buffer.from(text).equals(content) &&
      !/[^\t\n\u0020-\u007e\u00a0-\uffff]/.test(text));
  const body = readable
    ? text.split('\n').slice(0, -1)
    : (content.toString('base64').match(/.{1,76}/g) ?? []);
  const end = endMark(body);
  return [`${readable ? 'cat' : 'base64 -d'} >${shellWord(path)} <<'${end}'`, ...body, end];
}

/** A word that no line of the text is. */
function endMark(lines: readonly string[]): string {
  let mark = 'EOF';
  while (lines.includes(mark)) mark += '_';
  return mark;
}
