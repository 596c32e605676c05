import { describe, expect, it } from 'vitest';
import { renderEml } from '../../src/report/eml.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderLkp } from '../../src/report/lkp.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import type { Result } from '../../src/report/result.ts';
import { renderText } from '../../src/report/text.ts';
import { POISON, poisoned } from './poison.ts';
import { functionalFail, perfImprovement, SAMPLES } from './samples.ts';

/** Fields that only some results have, all of them free text. */
function full(result: Result): Result {
  const perf = perfImprovement();
  const measurements = perf.measurements.map((m) => ({
    ...m,
    comparison: m.comparison && { ...m.comparison, confoundedBy: ['umount mnt'], notes: ['a note'] },
  }));
  const [check] = functionalFail().checks ?? [];
  const checks =
    check === undefined ? [] : [{ ...check, outcome: 'failed' as const, message: 'why\nand how' }];
  return { ...result, measurements: [...result.measurements, ...measurements], checks, notes: ['a note'] };
}

const results = Object.values(SAMPLES).flatMap((sample) => [poisoned(sample()), poisoned(full(sample()))]);

/** Markdown without its code and link targets: what GitHub looks at for mentions, references and HTML. */
function outsideCode(markdown: string): string {
  return markdown
    .replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2$/gm, '')
    .replace(/\]\(https:[^)]*\)/g, ']')
    .replace(/(?<![\\`])(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');
}

describe('hostile text', () => {
  it('is inert in Markdown', () => {
    for (const result of results) {
      const text = outsideCode(renderMarkdown(result, { limitBytes: 500_000 }));
      expect(text).not.toMatch(/@[A-Za-z0-9]/);
      expect(text).not.toMatch(/#\d/);
      expect(text).not.toMatch(/(?<!\\)<(?!\/?details>|\/?summary>|br>)/);
      expect(text).not.toMatch(/<!--/);
    }
  });

  it('shows exactly this in a Markdown headline', () => {
    const text = renderMarkdown(
      { ...functionalFail(), headline: '``` @torvalds <img src=x> fixes #1' },
      { limitBytes: 60_000 },
    );
    expect(text.split('\n')[0]).toBe(
      '## FAIL: \\`\\`\\` \\@\u200dtorvalds \\<img src\\=x\\> fixes \\#\u200d1',
    );
  });

  it('cannot leave its fence', () => {
    const result = poisoned(functionalFail());
    const text = renderMarkdown(result, { limitBytes: 500_000 });
    expect(text).toContain('````text\n');
  });

  it('is text in HTML', () => {
    for (const result of results) {
      const page = renderHtml(result, { consoles: [{ log: result.boots[0]?.log ?? 'x', text: POISON }] });
      expect(page).not.toContain('<img');
      expect(page).not.toContain('<!-- marker');
      expect(page.match(/<script/g)).toHaveLength(1);
      expect(page.match(/<\/script/g)).toHaveLength(1);
      expect(page).not.toMatch(/onerror=alert\(1\)>/);
    }
  });

  it('is legal in XML', () => {
    for (const result of results) {
      const xml = renderJunit(result);
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}|\]\]>|<img/u);
      expect(
        xml.replace(
          /<\?xml[^>]*\?>|<\/?(?:testsuites?|testcase|failure|error|skipped)(?: [a-z]+="[^"<]*")*\/?>/g,
          '',
        ),
      ).not.toMatch(/[<>]/);
    }
  });

  it('has no escape sequence, no direction mark and no control character in any format', () => {
    for (const result of results) {
      for (const text of [
        renderLkp(result),
        renderText(result, { color: false, columns: 80 }),
        renderMarkdown(result, { limitBytes: 500_000 }),
        renderHtml(result),
        renderJunit(result),
        renderEml(result) ?? '',
      ]) {
        expect(text).not.toMatch(
          /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u,
        );
      }
    }
  });

  it('keeps each field on its line', () => {
    const result = { ...perfImprovement(), headline: 'one\ntwo', notes: ['three\n\n# four'] };
    expect(renderLkp(result)).toContain('\tthree # four\n');
    expect(renderMarkdown(result, { limitBytes: 60_000 })).toMatch(/^## PASS: one two\n/);
  });
});
