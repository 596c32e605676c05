import { cleanConsoleLine, cleanLine, cleanText } from './clean.ts';

/**
 * Text from outside inside GitHub's Markdown. A backslash alone does not stop @mentions and #references: GitHub
 * finds them in the rendered text, so an invisible joiner breaks them up. Inside code neither is looked for.
 */

const JOINER = '\u200d';

/** Every ASCII character that begins something in GFM, GitHub's math and emoji included. */
const SPECIAL = /[\\`*_{}[\]<>()#+\-.!|~&@:$=^]/g;

/** One line of inert Markdown: shows the text as it is, also in a table cell, pings nobody, links nothing. */
export function escapeMarkdown(text: string): string {
  return cleanLine(text)
    .replace(SPECIAL, '\\$&')
    .replace(/@|#/g, `$&${JOINER}`)
    .replace(/\b(GH\\-)(?=\d)/gi, `$1${JOINER}`);
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map((match) => match[0].length));
}

/** Text as a code span, with a fence that its own backticks cannot close; '' for empty text. */
export function codeSpan(text: string): string {
  const line = cleanLine(text);
  if (line === '') return '';
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** A code span for a table cell, where a bar splits cells even inside of code unless an odd number of backslashes precedes it. */
export function codeCell(text: string): string {
  return codeSpan(text).replace(/(\\*)\|/g, (_, slashes: string) =>
    slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes}\\\\|`,
  );
}

/** Lines as a fenced block, the fence longer than any run of backticks in it. */
export function fenced(lines: readonly string[], info = 'text'): string {
  const body = lines.map(cleanConsoleLine);
  const fence = '`'.repeat(Math.max(3, ...body.map((line) => longestRun(line) + 1)));
  return [`${fence}${info}`, ...body, fence].join('\n');
}

/** Several lines of prose, each inert, joined by hard breaks. */
export function escapeParagraph(text: string): string {
  return cleanText(text)
    .split('\n')
    .map(escapeMarkdown)
    .filter((line) => line !== '')
    .join('  \n');
}

/** A link to a place that we chose; null when it is not https or holds characters that no URL has. */
export function markdownLink(text: string, url: string): string | null {
  return /^https:\/\/[^\s<>()[\]\\"'`]+$/.test(url) ? `[${escapeMarkdown(text)}](${url})` : null;
}

/** A GFM table; cells must be inert already. */
export function markdownTable(
  header: readonly string[],
  align: readonly ('left' | 'right')[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${header.map((_, index) => (align[index] === 'right' ? '---:' : '---')).join('|')}|`;
  return [line(header), rule, ...rows.map(line)].join('\n');
}

/** A folded section; the title is our own text. */
export function folded(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
