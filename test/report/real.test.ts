import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { renderEml } from '../../src/report/eml.ts';
import { renderLkp } from '../../src/report/lkp.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { parseResult } from '../../src/report/schema.ts';
import { renderText } from '../../src/report/text.ts';
import { FUNCTIONAL_LAYOUT, misfit, PERFORMANCE_LAYOUT } from './layout.ts';

/**
 * Results of real runs: `patchboot run examples/NAME` on linux-source-6.12 (Debian 12, TCG), made shortly before the
 * fields mbox and recipe were there; these two were written into them as the program does now. The reports beside them
 * are what is made of them; `vitest -u` renews those, never the results.
 */

const path = (name: string, file: string) => fileURLToPath(new URL(`real/${name}/${file}`, import.meta.url));
const real = (name: string) => parseResult(readFileSync(path(name, 'result.json'), 'utf8'));

describe.each(['call-rcu', 'queue-rcu-work'])('the run of %s', (name) => {
  const result = real(name);

  it.each([
    ['report.txt', renderLkp(result)],
    ['report.md', renderMarkdown(result, { limitBytes: 60_000 })],
    ['terminal.txt', renderText(result, { color: false, columns: 100 })],
  ])('%s', async (file, text) => {
    await expect(text).toMatchFileSnapshot(path(name, file));
  });

  it('is told in the layout of LKP, line by line', () => {
    const layout = name === 'call-rcu' ? FUNCTIONAL_LAYOUT : PERFORMANCE_LAYOUT;
    expect(misfit(renderLkp(result), layout)).toBeNull();
  });

  it('links no archive for mails that were never posted', () => {
    expect(renderLkp(result)).not.toContain('patch link:');
    expect(renderMarkdown(result, { limitBytes: 60_000 })).not.toContain('lore.kernel.org');
  });

  it('comes back from its mail as it was, under the patch', async () => {
    const text = renderEml(result);
    // A file of format-patch without --thread: there is no mail to answer.
    if (name === 'queue-rcu-work') {
      expect(text).toBeNull();
      return;
    }
    const mail = await simpleParser(text ?? '');
    expect(mail.text).toBe(renderLkp(result));
    expect(mail.inReplyTo).toBe(`<${result.series?.messageId}>`);
    expect(mail.references).toBe(`<${result.series?.messageId}>`);
    expect(mail.subject).toMatch(/^Re: \[(?:RFC )?PATCH/);
  });

  it('fits a terminal of any width', () => {
    for (const columns of [40, 80, 120]) {
      const wide = renderText(result, { color: false, columns })
        .split('\n')
        .filter((line) => line.length > columns);
      // Commands and words are never broken: a person copies them.
      expect(
        wide.filter((line) => !/^(?:Run again|By hand): /.test(line) && line.trim().includes(' ')),
      ).toEqual([]);
    }
  });
});

describe('the layout', () => {
  const report = renderLkp(real('call-rcu'));

  it.each([
    ['a missing blank line', report.replace('Hello,\n\n', 'Hello,\n')],
    [
      'a table that is too narrow',
      report.replace(/^\| boot_failures {4,}/m, '| boot_failures ').replace('-+-', '+'),
    ],
    ['tags before the table', report.replace('in testcase: boot', '| Reported-by: x\nin testcase: boot')],
    ['no signature', report.replace(/-- \npatchboot.*\n/, '')],
    ['trailing blanks in the splat', report.replace(/^(\[.*WARNING: .*)$/m, '$1 ')],
  ])('does not fit %s', (_, text) => {
    expect(text).not.toBe(report);
    expect(misfit(text, FUNCTIONAL_LAYOUT)).not.toBeNull();
  });
});
