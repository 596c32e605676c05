import { cleanConsoleLine, cleanLine, cleanText, shorten } from './clean.ts';
import { condensedEvidence } from './condense.ts';
import { duration, interval, percent } from './figures.ts';
import { comparisonWords, probabilityWords } from './lkp-rows.ts';
import type { Finding, Measurement, Result, Verdict } from './result.ts';
import { reproduceScripts } from './script.ts';
import { type Column, columnTable, displayWidth } from './table.ts';
import {
  changeCell,
  findingDetail,
  findingName,
  hasRate,
  orderFindings,
  orderMeasurements,
  rateText,
  sourceListing,
  touchedCode,
  VERDICT_WORDS,
  VIRTUAL_TIME,
} from './view.ts';

export interface TextOptions {
  readonly color: boolean;
  /** Columns of the terminal; longer lines are wrapped or cut, console lines cut. */
  readonly columns: number;
}

/** Lines of the first splat that the terminal shows; the rest is in report.txt. */
const SPLAT_LINES = 20;
/** Lines of its head when lines in changed code follow. */
const SPLAT_HEAD_LINES = 8;
const FINDING_LINES = 12;
/** Lines of what is said of one finding. */
const DETAIL_LINES = 3;

type Paint = 'bold' | 'red' | 'green' | 'yellow' | 'dim';
const CODES: Readonly<Record<Paint, string>> = { bold: '1', red: '31', green: '32', yellow: '33', dim: '2' };

const VERDICT_PAINT: Readonly<Record<Verdict, Paint>> = {
  pass: 'green',
  fail: 'red',
  inconclusive: 'yellow',
  infrastructure: 'yellow',
  'invalid-input': 'yellow',
};

/** The report for a terminal: verdict, one line a finding, the times, the head of the first splat, how to go on. */
export function renderText(result: Result, options: TextOptions): string {
  const width = Math.max(40, options.columns);
  const paint = (kind: Paint, text: string) =>
    options.color ? `\u001b[${CODES[kind]}m${text}\u001b[0m` : text;
  const findings = orderFindings(result.findings);
  const [first = '', ...more] = wrap(
    `${VERDICT_WORDS[result.verdict]}: ${cleanLine(result.headline)}`,
    width,
  );
  const lines = [
    paint(VERDICT_PAINT[result.verdict], paint('bold', first)),
    ...more.map((line) => paint('bold', line)),
    ...subjectLines(result, width),
  ];
  if (result.error !== null) {
    lines.push('', ...wrapText(result.error.message, width));
    if (result.error.hint !== null) lines.push(...wrapText(result.error.hint, width));
  }
  if (findings.length > 0) lines.push('', ...findingLines(result, findings, width, paint));
  const times = timeLines(orderMeasurements(result.measurements), width);
  if (times.length > 0) lines.push('', ...times);
  lines.push(...splatHead(findings, width, paint));
  for (const note of result.notes) lines.push('', ...wrap(`Note: ${cleanLine(note)}`, width));
  const scripts = reproduceScripts(result).map((script) => script.name);
  if (result.reproduce !== '') lines.push('', `Run again: ${cleanLine(result.reproduce)}`);
  if (scripts.length > 0) lines.push(`By hand:   ${scripts.map((script) => `sh ${script}`).join(', ')}`);
  return `${lines.join('\n')}\n`;
}

function subjectLines(result: Result, width: number): string[] {
  const lines: string[] = [];
  if (result.series !== null) {
    const author = cleanLine(result.series.author.name || result.series.author.email);
    lines.push(shorten(`series  ${cleanLine(result.series.subject)} (${author})`, width));
  }
  if (result.base !== null) {
    lines.push(
      shorten(
        `base    ${cleanLine(result.base.describe)} ${cleanLine(result.base.commit).slice(0, 12)}`,
        width,
      ),
    );
  }
  return lines;
}

const FINDING_COLUMNS: readonly Column[] = [
  { title: 'finding' },
  { title: 'machine' },
  { title: 'base', align: 'right' },
  { title: 'patched', align: 'right' },
  { title: 'change' },
];

function findingLines(
  result: Result,
  findings: readonly Finding[],
  width: number,
  paint: (kind: Paint, text: string) => string,
): string[] {
  const shown = findings.slice(0, FINDING_LINES);
  const rows = shown.map((f) => [
    shorten(findingName(f), Math.max(20, width - 46)),
    cleanLine(f.machine),
    hasRate(f) ? rateText(f.base) : '',
    hasRate(f) ? rateText(f.patched) : '',
    changeCell(result, f),
  ]);
  const [head = '', ...table] = columnTable(FINDING_COLUMNS, rows);
  const lines = [paint('dim', shorten(head, width))];
  table.forEach((line, index) => {
    const finding = shown[index];
    if (finding === undefined) return;
    lines.push(paint(findingPaint(finding), shorten(line, width)));
    const detail = findingDetail(finding);
    if (detail === '' || detail === findingName(finding)) return;
    const words = wrap(detail, width - 4).map((line) => `    ${shorten(line, width - 4)}`);
    lines.push(...words.slice(0, DETAIL_LINES), ...(words.length > DETAIL_LINES ? ['    ...'] : []));
  });
  const left = findings.length - shown.length;
  if (left > 0) lines.push(`... and ${left} more in report.txt`);
  return lines;
}

function findingPaint(finding: Finding): Paint {
  if (finding.type === 'claim') return finding.outcome === 'not-reproduced' ? 'yellow' : 'dim';
  if (finding.change === 'old') return 'dim';
  if (finding.change === 'fixed') return 'green';
  if (finding.type === 'perf-change') {
    return { regression: 'red', improvement: 'green', confounded: 'yellow' }[finding.direction] as Paint;
  }
  return finding.type === 'build-warning' ? 'yellow' : 'red';
}

const TIME_COLUMNS: readonly Column[] = [
  { title: 'time of' },
  { title: 'machine' },
  { title: 'clock' },
  { title: 'base', align: 'right' },
  { title: 'patched', align: 'right' },
  { title: 'change', align: 'right' },
];

function timeLines(measurements: readonly Measurement[], width: number): string[] {
  if (measurements.length === 0) return [];
  const rows = measurements.map(({ comparison: c, ...m }) => [
    `${cleanLine(`${m.suite}.${m.step}`)}${m.control ? ' (control)' : ''}`,
    cleanLine(m.machine),
    m.timing,
    ...(c === null
      ? ['-', '-', '-']
      : [duration(c.baseSeconds), duration(c.patchedSeconds), percent(c.changePercent)]),
  ]);
  const [head = '', ...table] = columnTable(TIME_COLUMNS, rows);
  const lines = [shorten(head, width)];
  measurements.forEach((m, index) => {
    const c = m.comparison;
    const figures =
      c === null
        ? ''
        : `; shift ${percent(c.shiftPercent)} ${interval(c.intervalPercent)}, ${probabilityWords(c)}`;
    lines.push(shorten(table[index] ?? '', width));
    lines.push(...wrap(`${comparisonWords(m)}${figures}`, width - 4).map((line) => `    ${line}`));
  });
  if (measurements.some((m) => m.timing === 'virtual')) lines.push(...wrap(`Note: ${VIRTUAL_TIME}`, width));
  return lines;
}

/** The head of the first new splat, or the compiler's words, with the code that the series changes. */
function splatHead(
  findings: readonly Finding[],
  width: number,
  paint: (kind: Paint, text: string) => string,
): string[] {
  const first = findings.find(
    (f) =>
      f.change === 'new' && (f.type === 'splat' || f.type.startsWith('build') || f.type === 'boot-failure'),
  );
  if (first === undefined) return [];
  const all = condensedEvidence(first);
  const touches = touchedCode(first);
  const shown = shownLines(all, touches);
  const lines = shown.flatMap((index, at) => [
    ...(at > 0 && index !== (shown[at - 1] ?? 0) + 1 ? ['...'] : []),
    shorten(cleanConsoleLine(all[index] ?? ''), width),
  ]);
  const log = 'log' in first && first.log !== '' ? `, whole log in ${cleanLine(first.log)}` : '';
  if (all.length > shown.length)
    lines.push(...wrap(`... ${all.length - shown.length} more lines in report.txt${log}`, width));
  return [
    '',
    ...lines,
    ...(touches.length === 0
      ? []
      : [
          '',
          paint('bold', 'Code in it that this series changes:'),
          ...touches.map((line) => `  ${shorten(line, width - 2)}`),
          ...sourceListing(first).map((line) => `  ${shorten(line.replaceAll('\t', '        '), width - 2)}`),
        ]),
  ];
}

/** Indices of the evidence's first lines, and of the lines around code that the series changes: what a reader wants. */
function shownLines(all: readonly string[], touches: readonly string[]): readonly number[] {
  const places = touches.flatMap((touch) => /\S+:\d+$/.exec(touch)?.[0] ?? []);
  const touched = all.flatMap((line, index) => (places.some((place) => line.includes(place)) ? [index] : []));
  const around = touched.flatMap((index) => [-3, -2, -1, 0, 1, 2].map((step) => index + step));
  const head = all.slice(0, around.length === 0 ? SPLAT_LINES : SPLAT_HEAD_LINES).map((_, index) => index);
  const chosen = [...new Set([...head, ...around.filter((index) => index >= 0 && index < all.length)])];
  return chosen.slice(0, SPLAT_LINES).sort((a, b) => a - b);
}

/** Breaks a line at blanks; words longer than the width stay whole. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && displayWidth(line) + 1 + displayWidth(word) > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

function wrapText(text: string, width: number): string[] {
  return cleanText(text)
    .split('\n')
    .flatMap((line) => wrap(line.trimEnd(), width));
}
