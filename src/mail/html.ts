/**
 * Text of an HTML mail, for diffs only: blanks and tabs stay as they are, because a diff is nothing without
 * them; block elements and <br> become line ends. Linear, and knows only what mail clients write.
 */

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  tab: '\t',
  newline: '\n',
  copy: '©',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};

/** Elements that start and end a line. */
const BLOCKS = new Set(
  'address article blockquote center dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tbody tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is not text. */
const HIDDEN = new Set(['style', 'script', 'head', 'title']);

/** Decodes character references: `&lt;`, `&#60;`, `&#x3c;`. Unknown ones stay as they are. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      if (code === 160) return ' ';
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The text that a reader of the mail sees, line by line. */
export function htmlToText(html: string): string {
  const out: string[] = [];
  let pre = 0;
  let hidden = '';
  let atLineStart = true;
  const write = (text: string): void => {
    if (text === '') return;
    out.push(text);
    atLineStart = text.endsWith('\n');
  };
  const breakLine = (): void => {
    if (!atLineStart) write('\n');
  };
  // Kept so that a text full of `<` is not searched to its end for every one of them.
  const lastClose = html.lastIndexOf('>');
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const text = html.slice(at, open < 0 ? html.length : open);
    if (hidden === '') write(unescapeHtml(pre > 0 ? text.replace(/\r\n/g, '\n') : flow(text, atLineStart)));
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open);
      at = close < 0 ? html.length : close + 3;
      continue;
    }
    const tag = /^<(\/?)([A-Za-z][A-Za-z0-9]{0,15})/.exec(html.slice(open, open + 20));
    const close = tag === null || open > lastClose ? -1 : html.indexOf('>', open);
    if (tag === null || close < 0) {
      // Not a tag: a bare `<` of the text.
      if (hidden === '') write('<');
      at = open + 1;
      continue;
    }
    const closing = tag[1] === '/';
    const name = (tag[2] ?? '').toLowerCase();
    at = close + 1;
    if (HIDDEN.has(name)) {
      if (closing) hidden = '';
      else if (hidden === '' && !html.startsWith('/>', close - 1)) hidden = name;
      continue;
    }
    if (hidden !== '') continue;
    if (name === 'pre') {
      pre = Math.max(0, pre + (closing ? -1 : 1));
      // A line end right behind <pre> is not part of the text.
      if (!closing && html[at] === '\n') at++;
    }
    if (name === 'br') write('\n');
    else if (BLOCKS.has(name)) breakLine();
  }
  return out.join('');
}

/** Source line ends outside of <pre> are blanks, and none at the start of a line. */
function flow(text: string, atLineStart: boolean): string {
  if (!/[\r\n]/.test(text)) return text;
  const joined = text.replace(/[\r\n]+/g, ' ');
  return atLineStart && joined.trim() === '' ? '' : joined;
}
