import { describe, expect, it } from 'vitest';
import { cleanLine } from '../../src/report/clean.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import {
  codeCell,
  codeSpan,
  escapeMarkdown,
  fenced,
  markdownTable,
} from '../../src/report/markdown-escape.ts';
import { poisoned } from './poison.ts';
import { functionalFail, SAMPLES } from './samples.ts';

// Renders with a real GFM parser where one is installed; exact texts are in markdown-escape.test.ts.
interface Parser {
  parse(markdown: string, options: { gfm: boolean; async: false }): string;
}
const NAME = 'marked';
const parser: Parser | null = await import(NAME).then(
  (module: { marked: Parser }) => module.marked,
  () => null,
);
const html = (markdown: string) => parser?.parse(markdown, { gfm: true, async: false }) ?? '';

/** The text that a reader sees: no tags, entities decoded, joiners gone. */
const seen = (page: string) =>
  page
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replaceAll('\u200d', '')
    .trim();

const NASTY = [
  'ping @torvalds, fixes #1 and GH-2',
  '<img src=x> <!-- marker --> &lt; &#64;',
  '![a](https://evil.example/x.png) [b](javascript:alert(1))',
  '*a* __b__ ~~c~~ `d` ``e`` $f$ :tada:',
  'https://evil.example www.evil.example me@evil.example',
  '- item',
  '1. item',
  '# heading',
  '> quote',
  '+ item',
  '=== ---',
  '\\| a | b \\\\',
  '``` fence',
  '~~~ fence',
  '[x]: https://evil.example',
  '[^1]: note',
];

describe.skipIf(parser === null)('rendered by a GFM parser', () => {
  it.each(NASTY)('%j is seen as it is, and makes nothing but text', (text) => {
    const page = html(`before ${escapeMarkdown(text)}`);
    expect(seen(page)).toBe(`before ${cleanLine(text)}`);
    expect(page.replace(/<\/?p>/g, '')).not.toMatch(/<[a-z]/i);
  });

  it.each(NASTY)('%j keeps to its cell', (text) => {
    const page = html(markdownTable(['a', 'b'], ['left', 'left'], [[escapeMarkdown(text), codeCell(text)]]));
    expect(page.match(/<td/g)).toHaveLength(2);
    const [first = '', second = ''] = [...page.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(
      (cell) => cell[1] ?? '',
    );
    expect(seen(first)).toBe(text);
    expect(second).toMatch(/^<code>[^<]*<\/code>$/);
  });

  it.each(NASTY)('%j is seen as it is in code', (text) => {
    expect(seen(html(`before ${codeSpan(text)}`))).toBe(`before ${text}`);
    const block = html(fenced([text, '```', text]));
    expect(block.match(/<pre>/g)).toHaveLength(1);
    expect(seen(block)).toBe(`${text}\n\`\`\`\n${text}`);
  });

  it.each(Object.entries(SAMPLES))('%s is well-formed at every size', (_, sample) => {
    for (const limitBytes of [500, 1500, 5000, 60_000]) {
      const page = html(renderMarkdown(sample(), { limitBytes }));
      expect(page.match(/<details>/g)?.length ?? 0).toBe(page.match(/<\/details>/g)?.length ?? 0);
      for (const [row] of page.matchAll(/<tr>[\s\S]*?<\/tr>/g))
        expect([5, 7]).toContain(row.match(/<t[dh]/g)?.length);
    }
  });

  it.each(Object.entries(SAMPLES))('%s with poison in every text makes nothing of it', (_, sample) => {
    const page = html(renderMarkdown(poisoned(sample()), { limitBytes: 500_000 }));
    expect(page).not.toMatch(/<img|<script|<!--|evil\.example"|<a href="(?!https:\/\/lore)/);
    const prose = page.replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, '').replace(/<a [^>]*>/g, '');
    expect(prose).not.toMatch(/@[a-z0-9]|#\d(?!\d*;)/i);
  });

  it('tables, fences and folds are what they should be', () => {
    const page = html(renderMarkdown(functionalFail(), { limitBytes: 60_000 }));
    expect(page).toMatch(/^<h2>FAIL: /);
    expect(page.match(/<table>/g)).toHaveLength(1);
    expect(page).toContain('<details><summary>Boots: in how many each thing was seen</summary>');
    expect(page).toContain('<pre><code class="language-text">');
  });
});
