import { cleanLine, cleanText } from './clean.ts';
import { duration, formatG, interval, padLeft, probability, signed } from './figures.ts';
import type { Comparison, Measurement, SideSummary } from './result.ts';
import { measurementName, VIRTUAL_TIME } from './view.ts';

/** LKP's tables of figures, to the printf formats of its compare programs. */

/** LKP's average: two digits below 1000, `%.4g` above 1e8, else the truncated integer; ten wide. */
export function averageCell(value: number): string {
  const size = Math.abs(value);
  const text = size < 1000 ? value.toFixed(2) : size > 1e8 ? formatG(value, 4) : String(Math.trunc(value));
  return padLeft(text, 10);
}

/** LKP's deviation: ` ±%3d%%` when above 2 %, truncated; else six blanks. */
export function deviationCell(stddevPercent: number | null): string {
  if (stddevPercent === null || !(stddevPercent > 2)) return ' '.repeat(6);
  return ` ±${padLeft(String(Math.trunc(stddevPercent)), 3)}%`;
}

/** LKP's change: `%+10.1f%%`, or `%+10.2g%%` from 100000 % up. */
export function changeCell(changePercent: number): string {
  if (Math.abs(changePercent) < 1e5) return `${padLeft(signed(changePercent), 10)}%`;
  const short = formatG(changePercent, 2);
  return `${padLeft(changePercent > 0 ? `+${short}` : short, 10)}%`;
}

const MICROSECONDS = 1e6;

/** One row of the performance table; times in microseconds, as the name says. null when a figure is missing. */
export function performanceRow(m: Measurement): string | null {
  const { base, patched, meanChangePercent } = m.summary ?? {
    base: bare(m.comparison?.baseSeconds),
    patched: bare(m.comparison?.patchedSeconds),
    meanChangePercent: m.comparison?.changePercent ?? null,
  };
  if (base === null || patched === null || meanChangePercent === null) return null;
  const cells = (side: Pick<SideSummary, 'meanSeconds' | 'stddevPercent'>) =>
    averageCell(side.meanSeconds * MICROSECONDS) + deviationCell(side.stddevPercent);
  return `${cells(base)}${changeCell(meanChangePercent)} ${cells(patched)}  ${measurementName(m)}.time_us`;
}

function bare(seconds: number | undefined) {
  return seconds === undefined ? null : { meanSeconds: seconds, stddevPercent: null };
}

/** Column titles and rules of LKP's comparison: 16 characters of the base commit and 27 of the other. */
export function comparisonHeader(baseCommit: string, commit: string): string[] {
  return [
    `${padLeft(baseCommit.slice(0, 16), 16)} ${padLeft(commit.slice(0, 27), 27)} `,
    '---------------- --------------------------- ',
  ];
}

/** The whole performance table for some measurements; rows without figures are left out. */
export function performanceTable(
  measurements: readonly Measurement[],
  baseCommit: string,
  commit: string,
): string[] {
  return [
    ...comparisonHeader(baseCommit, commit),
    '         %stddev     %change         %stddev',
    '             \\          |                \\  ',
    ...measurements.flatMap((m) => performanceRow(m) ?? []),
  ];
}

/** One row of LKP's fail:runs table: `%11d:%-4d%10.0f%% %11d:%-4d  name`. */
export function failRunsRow(
  base: { readonly hits: number; readonly runs: number },
  patched: { readonly hits: number; readonly runs: number },
  name: string,
): string {
  const cell = (rate: typeof base) =>
    `${padLeft(rate.hits === 0 ? '' : String(rate.hits), 11)}:${String(rate.runs).padEnd(4)}`;
  const share = (rate: typeof base) => (rate.runs === 0 ? 0 : (100 * rate.hits) / rate.runs);
  const points = Math.round(share(patched) - share(base));
  return `${cell(base)}${padLeft(String(points), 10)}% ${cell(patched)}  ${name}`;
}

/** LKP's fail:runs table of one row, for things that happen in some boots only. */
export function failRunsTable(
  commits: { readonly base: string; readonly patched: string },
  row: string,
): string[] {
  return [
    ...comparisonHeader(commits.base, commits.patched),
    '       fail:runs  %reproduction    fail:runs',
    '           |             |             |    ',
    row,
  ];
}

/** Our own figures below LKP's table: medians, shift with interval, p, and which clock was used. */
export function ownFigures(measurements: readonly Measurement[]): string[] {
  const shown = measurements.filter((m) => m.comparison !== null);
  if (shown.length === 0) return [];
  const lines = ['Medians over boots; a boot is one sample:'];
  for (const m of shown) {
    const c = m.comparison;
    if (c === null) continue;
    lines.push(
      '',
      `  ${cleanLine(m.command)}`,
      `    ${m.control ? 'control: the series is not expected to change it; ' : ''}${timingWords(m)} time on ${cleanLine(m.machine)}`,
      `    base ${duration(c.baseSeconds)}, patched ${duration(c.patchedSeconds)}, change ${signed(c.changePercent)}%`,
      `    shift ${signed(c.shiftPercent)}%, ${intervalWords(c)}, ${probabilityWords(c)} (${cleanLine(c.test)})`,
      `    ${comparisonWords(m)}`,
      ...(c.notes ?? []).map((note) => `    ${cleanLine(note)}`),
    );
  }
  if (shown.some((m) => m.timing === 'virtual')) lines.push('', `Note: ${VIRTUAL_TIME}.`);
  return lines;
}

export function timingWords(m: Pick<Measurement, 'timing'>): string {
  return m.timing === 'virtual' ? 'virtual' : 'wall-clock';
}

/** What the comparison comes to, in words. */
export function comparisonWords(m: Measurement): string {
  const c = m.comparison;
  if (c === null) return 'not compared: one side has no samples';
  const confounders = (c.confoundedBy ?? []).map(cleanLine);
  const doubt = confounders.length === 0 ? '' : `, confounded: ${confounders.join(', ')} moved too`;
  switch (c.verdict) {
    case 'regression':
    case 'improvement':
      return m.control ? `moved, although it is the control: ${c.verdict}` : `${c.verdict}${doubt}`;
    case 'no-change':
      return `no change detected (would have seen ${c.detectablePercent.toFixed(0)}% or more)`;
    case 'too-few-boots':
      return 'too few boots for a verdict';
  }
}

/** `p=0.0022`, with what Holm's adjustment made of it where that differs. */
export function probabilityWords(c: Comparison): string {
  const adjusted =
    c.pAdjusted === undefined || c.pAdjusted === c.p ? '' : `, adjusted ${probability(c.pAdjusted)}`;
  return `p=${probability(c.p)}${adjusted}`;
}

/** `95% interval [-63.8%, -62.1%]`. */
export function intervalWords(c: Comparison): string {
  const coverage = c.confidence === undefined ? '' : `${(100 * c.confidence).toFixed(0)}% `;
  return `${coverage}interval ${interval(c.intervalPercent)}`;
}

/** The blocks that perf printed, as it printed them: the first boot of each side that has one. */
export function perfBlocks(m: Measurement): { readonly side: 'base' | 'patched'; readonly text: string }[] {
  return (['base', 'patched'] as const).flatMap((side) => {
    const sample = m.samples.find((candidate) => candidate.side === side && candidate.perfText !== '');
    return sample === undefined ? [] : [{ side, text: cleanText(sample.perfText).replace(/^\n+|\s+$/g, '') }];
  });
}
