import { createHash } from 'node:crypto';
import { bootWords } from './boots.ts';
import { cleanText } from './clean.ts';
import { count } from './figures.ts';
import type { Result } from './result.ts';
import { escapeXml, escapeXmlLine } from './xml.ts';

/** One console log, as text. */
export interface ConsoleText {
  /** The path that boots and findings name it by. */
  readonly log: string;
  readonly text: string;
}

/** Lines marked as belonging to a problem; numbers from 1, both included. */
interface Mark {
  readonly id: string;
  readonly line: number;
  readonly endLine: number;
}

/** Lines in one block: the browser lays out only the blocks in sight (content-visibility). */
const BLOCK_LINES = 400;
/** A console beyond this many characters keeps its beginning and its end. */
const CONSOLE_LIMIT = 6_000_000;
/** All consoles together; later ones are named only. */
const ALL_LIMIT = 24_000_000;
/** A line is cut here: a megabyte without a line feed would stop the layout. */
const LINE_LIMIT = 2000;

/** All consoles, folded; readable without script, which only adds the filter and the way from splat to splat. */
export function consoleSection(result: Result, consoles: readonly ConsoleText[]): string {
  let room = ALL_LIMIT;
  const parts = consoles.map((one, index) => {
    const boot = result.boots.find((candidate) => candidate.log === one.log);
    const about = boot
      ? ` (${escapeXmlLine(boot.machine)}, ${boot.side}, boot ${boot.index}: ${bootWords(boot)})`
      : '';
    const size = Math.min(one.text.length, CONSOLE_LIMIT);
    if (size > room) {
      return `<p><code>${escapeXmlLine(one.log)}</code>${about}: too long for this page, see the file.</p>`;
    }
    room -= size;
    return consoleBlock(one, index, about, marksOf(result, one.log));
  });
  return parts.length === 0 ? '' : `<h2 id="consoles">Consoles</h2>\n${parts.join('\n')}`;
}

function marksOf(result: Result, log: string): readonly Mark[] {
  return result.findings
    .flatMap((f) =>
      f.type === 'splat' && f.log === log
        ? [{ id: f.id, line: f.problem.line, endLine: f.problem.endLine }]
        : [],
    )
    .sort((a, b) => a.line - b.line);
}

function consoleBlock(one: ConsoleText, index: number, about: string, marks: readonly Mark[]): string {
  const { lines, dropped } = consoleLines(one.text);
  const numbered = lines.map((text, at) => ({
    text,
    number: dropped !== null && at >= dropped.at ? at + 1 + dropped.count : at + 1,
  }));
  const blocks: string[] = [];
  for (let start = 0; start < numbered.length; start += BLOCK_LINES) {
    blocks.push(
      `<pre data-from="${numbered[start]?.number ?? 1}">${markLines(numbered.slice(start, start + BLOCK_LINES), marks, index)}</pre>`,
    );
  }
  const links = marks.map(
    (mark, at) => `<a href="#c${index}m${at}">${escapeXmlLine(mark.id)}</a> (line ${mark.line})`,
  );
  return [
    `<details class="console"><summary><code>${escapeXmlLine(one.log)}</code>${about}, ${count(numbered.length, 'line')}</summary>`,
    links.length === 0 ? '' : `<p>Marked: ${links.join(', ')}</p>`,
    '<div class="tools"><label>Show lines with <input type="search" autocomplete="off" spellcheck="false"></label>',
    '<button type="button">Next marked</button><output aria-live="polite"></output></div>',
    `<div class="lines" tabindex="0" role="region" aria-label="console ${escapeXmlLine(one.log)}">${blocks.join('')}</div></details>`,
  ].join('');
}

/** The console in lines, its middle taken out when it is too long. `at` is the first line after the gap. */
function consoleLines(text: string): { lines: string[]; dropped: { at: number; count: number } | null } {
  const cut = (line: string) => (line.length > LINE_LIMIT ? `${line.slice(0, LINE_LIMIT)}…` : line);
  const all = cleanText(text).replace(/\n$/, '').split('\n').map(cut);
  let length = 0;
  for (const line of all) length += line.length + 1;
  if (length <= CONSOLE_LIMIT) return { lines: all, dropped: null };
  const half = CONSOLE_LIMIT / 2;
  let head = 0;
  for (let size = 0; size + (all[head]?.length ?? 0) < half; head++) size += (all[head]?.length ?? 0) + 1;
  let tail = all.length;
  for (let size = 0; tail > head && size + (all[tail - 1]?.length ?? 0) < half; tail--)
    size += (all[tail - 1]?.length ?? 0) + 1;
  const gap = `[${count(tail - head, 'line')} left out here; the file has them]`;
  return {
    lines: [...all.slice(0, head), gap, ...all.slice(tail)],
    dropped: { at: head + 1, count: tail - head - 1 },
  };
}

function markLines(
  lines: readonly { readonly text: string; readonly number: number }[],
  marks: readonly Mark[],
  index: number,
): string {
  let html = '';
  let open = -1;
  for (const { text, number } of lines) {
    const at = marks.findIndex((mark) => number >= mark.line && number <= mark.endLine);
    if (at !== open) {
      if (open >= 0) html += '</mark>';
      if (at >= 0) html += `<mark${number === marks[at]?.line ? ` id="c${index}m${at}" tabindex="-1"` : ''}>`;
      open = at;
    }
    html += `${escapeXml(text)}\n`;
  }
  return open >= 0 ? `${html}</mark>` : html;
}

/** The only script: filter and jumps. Works block by block and lets the page breathe in between. */
const SCRIPT = `'use strict';
document.documentElement.classList.add('scripted');
const reveal = () => { const target = location.hash && document.getElementById(location.hash.slice(1));
  const box = target && target.closest('details'); if (box) { box.open = true; target.scrollIntoView({ block: 'center' }); target.focus(); } };
addEventListener('hashchange', reveal); reveal();
for (const box of document.querySelectorAll('.console')) {
  const input = box.querySelector('input'), output = box.querySelector('output'), blocks = [...box.querySelectorAll('pre')];
  let saved = null, run = 0, timer = 0, mark = -1;
  const show = async (wanted) => {
    const mine = ++run;
    saved ??= blocks.map((block) => ({ html: block.innerHTML, lines: block.textContent.split('\\n') }));
    let hits = 0;
    for (let i = 0; i < blocks.length; i++) {
      if (i % 20 === 19) { await new Promise((next) => setTimeout(next)); if (mine !== run) return; }
      if (wanted === '') { blocks[i].innerHTML = saved[i].html; blocks[i].hidden = false; continue; }
      const from = Number(blocks[i].dataset.from);
      const kept = saved[i].lines.flatMap((line, at) => line.toLowerCase().includes(wanted) ? [(from + at) + ': ' + line] : []);
      hits += kept.length; blocks[i].textContent = kept.join('\\n'); blocks[i].hidden = kept.length === 0;
    }
    output.textContent = wanted === '' ? '' : hits + (hits === 1 ? ' line' : ' lines');
  };
  input.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(() => show(input.value.toLowerCase()), 150); });
  const button = box.querySelector('button');
  button.hidden = box.querySelector('mark[id]') === null;
  button.addEventListener('click', async () => {
    if (input.value !== '') { input.value = ''; await show(''); }
    const marks = box.querySelectorAll('mark[id]'); mark = (mark + 1) % marks.length; marks[mark].scrollIntoView({ block: 'center' });
  });
}`;

export const SCRIPT_ELEMENT = `<script>${SCRIPT}</script>`;
/** For the page's content security policy: this script and nothing else may run. */
export const SCRIPT_HASH = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;
