import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renderEml } from '../../src/report/eml.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderLkp } from '../../src/report/lkp.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { renderText } from '../../src/report/text.ts';
import { renderJson } from '../../src/report/write.ts';
import { DECODED, SAMPLES } from './samples.ts';

// A folder a sample, a file a format. `vitest -u` rewrites them; read the difference before committing it.
const golden = (name: string, file: string) =>
  fileURLToPath(new URL(`golden/${name}/${file}`, import.meta.url));

/** Style and script are the same for every page and have tests of their own. */
const withoutStyle = (page: string) =>
  page.replace(/(<(style|script)>)[\s\S]*?(<\/\2>)/g, '$1...$3').replace(/'sha256-[^']*'/, "'sha256-...'");

describe.each(Object.entries(SAMPLES))('%s', (name, sample) => {
  const result = sample();
  const consoles = result.boots.slice(0, 2).map((boot) => ({
    log: boot.log,
    text: ['Linux version 6.12.43', 'booting', ...(boot.side === 'patched' ? DECODED : []), 'done', ''].join(
      '\n',
    ),
  }));

  it.each([
    ['result.json', renderJson(result)],
    ['report.txt', renderLkp(result)],
    ['terminal.txt', renderText(result, { color: false, columns: 100 })],
    ['report.md', renderMarkdown(result, { limitBytes: 60_000, artifactUrl: 'https://example.org/run/1' })],
    ['junit.xml', renderJunit(result)],
    ['reply.eml', renderEml(result) ?? ''],
    ['report.html', withoutStyle(renderHtml(result, { consoles }))],
  ])('%s', async (file, text) => {
    await expect(text).toMatchFileSnapshot(golden(name, file));
  });
});
