import { cleanLine, cleanText } from '../report/clean.ts';
import { count, duration, percent, probability } from '../report/figures.ts';
import type { Comparison } from '../report/result.ts';
import { columnTable } from '../report/table.ts';
import { VIRTUAL_TIME } from '../report/view.ts';
import type { BenchCommand, BenchFigure, BenchGrowth, BenchKernel, BenchResult } from './result.ts';

/** The tables of `patchboot bench` for people. Every figure says which clock it is of. */
export function renderBench(result: BenchResult): string {
  const several = result.kernels.length > 1;
  const parts = [
    kernelLines(result.kernels),
    ...result.commands.map((command) => commandLines(command, several)),
    ...growthLines(result.growth),
    ...closingLines(result),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function kernelLines(kernels: readonly BenchKernel[]): string[] {
  const rows = kernels.map((kernel) => [
    cleanLine(kernel.label),
    kernel.release === '' ? '-' : cleanLine(kernel.release),
    kernel.tree === null
      ? `image ${kernel.key.slice(0, 12)}`
      : `${cleanLine(kernel.tree.describe)} ${kernel.tree.commit.slice(0, 12)}`,
    kernel.clocks.map(({ timing, accel }) => `${timing}, ${accel}`).join('; '),
    [...new Set(kernel.clocks.map(({ testMachine }) => cleanLine(testMachine)))].join('; '),
  ]);
  const titles = ['kernel', 'release', 'source', 'clock', 'test machine'];
  return [
    ...columnTable(
      titles.map((title) => ({ title })),
      rows,
    ),
    ...kernels.flatMap(({ label, trouble }) =>
      trouble === ''
        ? []
        : ['', `${cleanLine(label)} could not be measured in whole:`, `  ${cleanText(trouble)}`],
    ),
  ];
}

function commandLines(command: BenchCommand, several: boolean): string[] {
  const rows = command.figures.map((figure) => figureRow(figure));
  const columns = [
    { title: 'kernel' },
    { title: 'clock' },
    { title: 'boots', align: 'right' as const },
    { title: 'median', align: 'right' as const },
    { title: 'mean', align: 'right' as const },
    { title: 'sd', align: 'right' as const },
    ...(several ? [{ title: 'ratio' }, { title: 'interval' }, { title: 'against the first' }] : []),
  ];
  return [
    `${cleanLine(command.command)}: ${cleanLine(command.title)}`,
    ...columnTable(
      columns,
      rows.map((row) => row.slice(0, columns.length)),
    ).map((line) => `  ${line}`),
    ...command.figures.flatMap(perfLines),
  ];
}

function figureRow({ kernel, timing, summary, comparison, notComparable }: BenchFigure): string[] {
  if (summary === null) return [cleanLine(kernel), timing, '0', '-', '-', '-', '-', '', 'not measured'];
  const { samples, medianSeconds, meanSeconds, stddevPercent } = summary;
  return [
    cleanLine(kernel),
    timing,
    String(samples),
    duration(medianSeconds),
    duration(meanSeconds),
    stddevPercent === null ? '-' : `${stddevPercent.toFixed(2)}%`,
    ...(comparison === null
      ? ['', '', notComparable === '' ? '' : `not comparable: ${notComparable}`]
      : [ratio(comparison.shiftPercent), ratioInterval(comparison), verdict(comparison)]),
  ];
}

const ratio = (shiftPercent: number): string => `x ${(1 + shiftPercent / 100).toFixed(3)}`;

/** Below this coverage an interval says nothing: it is that of a boot or three. */
const LEAST_CONFIDENCE = 0.8;

function ratioInterval({ intervalPercent, confidence }: Comparison): string {
  if (confidence !== undefined && confidence < LEAST_CONFIDENCE) return '-';
  const [low, high] = intervalPercent.map((value) => (1 + value / 100).toFixed(3));
  return `${low} to ${high} (${((confidence ?? 0.95) * 100).toFixed(0)}%)`;
}

function verdict(comparison: Comparison): string {
  const p = `p = ${probability(comparison.pAdjusted ?? comparison.p)}`;
  switch (comparison.verdict) {
    case 'regression':
      return `slower by ${percent(comparison.shiftPercent)}, ${p}`;
    case 'improvement':
      return `faster by ${percent(comparison.shiftPercent)}, ${p}`;
    case 'no-change':
      return `no difference told; ${comparison.detectablePercent.toFixed(1)}% would have been, ${p}`;
    case 'too-few-boots':
      return 'too few boots for a verdict below a factor of two';
  }
}

/** What perf stat printed in the first boot of a kernel, as it printed it. */
function perfLines({ kernel, timing, samples }: BenchFigure): string[] {
  const [first] = samples;
  if (first === undefined) return [];
  const block = cleanText(first.perfText).split('\n');
  while (block[0]?.trim() === '') block.shift();
  while (block.at(-1)?.trim() === '') block.pop();
  return ['', `  perf stat on ${cleanLine(kernel)}, boot ${first.boot}, ${timing} time:`, '', ...block];
}

function growthLines(growth: readonly BenchGrowth[]): string[][] {
  const groups = new Map<string, BenchGrowth[]>();
  for (const one of growth) {
    const key = `${one.suite}\0${one.command}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const sizes = first.sizes.map((size) => ({ title: `${size}`, align: 'right' as const }));
    const rows = members.map((one) => [
      cleanLine(one.kernel),
      one.timing,
      ...one.seconds.map(duration),
      one.exponent.toFixed(2),
      duration(one.marginalSeconds),
    ]);
    return [
      `${cleanLine(first.command)}: median against ${cleanLine(first.sizeName)}, fitted exponent, and what one more costs at the end`,
      ...columnTable(
        [
          { title: 'kernel' },
          { title: 'clock' },
          ...sizes,
          { title: 'exponent', align: 'right' },
          { title: 'one more', align: 'right' },
        ],
        rows,
      ).map((line) => `  ${line}`),
    ];
  });
}

function closingLines(result: BenchResult): string[][] {
  const notes = result.notes.map((note) => [`Note: ${cleanLine(note)}`]);
  const boots = [
    `A boot is one sample: the median (wall) or mean (virtual) of its runs, the first left out. ${count(result.boots.length, 'boot')} in ${result.elapsedSeconds.toFixed(0)} s.`,
  ];
  const virtual = result.kernels.some((kernel) => kernel.timing === 'virtual');
  return [...notes, virtual ? [...boots, `Virtual time is no hardware time: ${VIRTUAL_TIME}.`] : boots];
}
