import type { Side } from '../report/result.ts';
import type { Claim, PrintedFigure } from './claim.ts';
import { commandIn } from './commands.ts';
import { environmentOf, lastLabel, NO_ENVIRONMENT, sideOf } from './labels.ts';
import { claimOf, type Pair } from './pairing.ts';
import { runsIn, scanValues, UNIT, unitOf } from './values.ts';

export interface Read {
  readonly claims: readonly Claim[];
  /** The text with what was read blanked out. */
  readonly rest: string;
}

/** Words that head a column; the longer ones first, so that `w/o patch` is not read as `patch`. */
const HEADS =
  /\b(?:w\/o|without|with|w\/|before|after|no)(?:\s+(?:this|the))?(?:\s+(?:patch(?:es|ed|set)?|series|changes?|fix))?|\b(?:un-?patched|patched|vanilla|baseline|base|stock|mainline|upstream|old|new|orig(?:inal)?|current|patch(?:es|set)?|series)\b/gi;

interface Column {
  readonly side: Side;
  readonly start: number;
  readonly end: number;
}

/** Figures whose larger value is the better one: no times, so no claim about a time. */
const RATES =
  /\b(?:ops|iops|requests?|req|mb|gb|kb|mib|gib|transactions?|tx|calls|events|iterations?)\s*\/\s*s|\bthroughput|\bbandwidth|\bper\s+second/i;

/** Sides of the columns of a header line; null when the line is no header of exactly one base and one patched column. */
function columnsOf(line: string): readonly [Column, Column] | null {
  if (/[.!?]\s*$/.test(line) || scanValues(line).some(({ figure }) => figure.unit !== '')) return null;
  const columns: Column[] = [];
  for (const match of line.matchAll(HEADS)) {
    const side = sideOf(match[0].trim());
    if (side !== null) columns.push({ side, start: match.index, end: match.index + match[0].length });
  }
  const [first, second, ...more] = columns;
  if (first === undefined || second === undefined || more.length > 0 || first.side === second.side)
    return null;
  // Words between the columns make it a sentence; what names a kernel or a unit belongs to the column.
  const between = line.slice(first.end, second.start).replace(/\([^)]*\)|[-\w]*\d\.\d[\w.-]*/g, '');
  return /[a-z]{3,}\s+[a-z]{3,}/i.test(between) ? null : [first, second];
}

/**
 * Tables with one column a side and one row a command, framed by bars or by blanks:
 * ```
 *               before      after    change
 * umount       24.5 ms    26.3 ms       +7%
 * umount -l    25.5 ms     3.2 ms      -87%
 * ```
 * and tables with one row a side and one column a command.
 */
export function readTables(text: string): Read {
  const lines = text.split('\n');
  const claims: Claim[] = [];
  const rest = [...lines];
  for (let at = 0; at < lines.length; at++) {
    const header = plainRow(lines[at] as string);
    const context = lines.slice(Math.max(0, at - 6), at).join('\n');
    const columns = columnsOf(header);
    const found = columns === null ? sideRows(lines, at, context) : commandRows(lines, at, columns, context);
    if (found === null) continue;
    claims.push(...found.claims);
    for (let row = at; row < found.end; row++) rest[row] = '';
    at = found.end - 1;
  }
  return { claims, rest: rest.join('\n') };
}

const plainRow = (line: string): string => line.replace(/\|/g, ' ');
const isRule = (line: string): boolean => /^[\s|+:=_-]*$/.test(line) && /[-=_]{2}/.test(line);

/** The unit that a header or caption gives for all cells: `(ms)`, `[us]`, `time in ms`. */
function captionUnit(...texts: readonly string[]): PrintedFigure['unit'] {
  for (const text of texts) {
    const found = new RegExp(
      `[([]\\s*(?:in\\s+)?(${UNIT})\\s*[)\\]]|\\bin\\s+(${UNIT})|\\b((?:milli|micro|nano)?seconds|[mun]secs?)\\b`,
      'i',
    ).exec(text);
    if (found !== null) return unitOf(found[1] ?? found[2] ?? found[3]);
  }
  return '';
}

interface Table {
  readonly claims: Claim[];
  /** Index of the line behind the table. */
  readonly end: number;
}

function commandRows(
  lines: readonly string[],
  at: number,
  columns: readonly [Column, Column],
  context: string,
): Table | null {
  const header = plainRow(lines[at] as string);
  if (RATES.test(header)) return null;
  const unit = captionUnit(header, context);
  const claims: Claim[] = [];
  let end = at + 1;
  for (; end < lines.length; end++) {
    const raw = lines[end] as string;
    if (isRule(raw)) continue;
    const row = plainRow(raw);
    const [first, second] = cellsOf(row, 2);
    if (first === undefined || second === undefined) break;
    const name = row
      .slice(0, first.start)
      .replace(/[:\s]+$/, '')
      .trim();
    if (RATES.test(row)) continue;
    const [base, patched] = columns[0].side === 'base' ? [first, second] : [second, first];
    const pair = { base: withUnit(base.figure, unit), patched: withUnit(patched.figure, unit) };
    if (pair.base.unit === '' && pair.patched.unit === '' && !looksTimed(`${header} ${context} ${name}`))
      continue;
    // A row that is named by a number alone is a size of what the first column is headed with.
    const head = header.slice(0, Math.min(columns[0].start, columns[1].start)).trim();
    const size = /^\d+$/.test(name) ? `${head} ${name}`.trim() : '';
    pushClaim(claims, {
      name,
      size,
      context: `${context}\n${header}`,
      behind: lines.slice(end + 1, end + 4).join('\n'),
      ...pair,
      text: `${header} / ${row}`,
      change: row,
    });
  }
  return claims.length === 0 ? null : { claims, end };
}

/** Rows that are labelled with a side, under a header of commands or under none. */
function sideRows(lines: readonly string[], at: number, context: string): Table | null {
  const rows: { side: Side; cells: ReturnType<typeof cellsOf>; text: string }[] = [];
  let end = at;
  for (; end < lines.length; end++) {
    const raw = lines[end] as string;
    if (isRule(raw)) continue;
    const row = plainRow(raw);
    const cells = scanValues(row).filter(usable);
    const name = row.slice(0, cells[0]?.start ?? 0);
    const side = sideOf(name.replace(/[:\s]+$/, '').trim());
    if (cells.length === 0 || side === null || name.length > 60 || /[.!?]\s|,\s+\w+\s+\w+\s+\w/.test(name))
      break;
    rows.push({ side, cells, text: row });
  }
  const base = rows.find(({ side }) => side === 'base');
  const patched = rows.find(({ side }) => side === 'patched');
  if (base === undefined || patched === undefined || base.cells.length !== patched.cells.length) return null;
  const header =
    context
      .split('\n')
      .filter((line) => line.trim() !== '' && !isRule(line))
      .at(-1) ?? '';
  const names = plainRow(header)
    .trim()
    .split(/\s{2,}/)
    .filter((name) => name !== '');
  const fits = base.cells.length > 1 && names.length >= base.cells.length;
  const heads = fits ? names.slice(-base.cells.length) : [];
  const unit = captionUnit(header, context);
  const claims: Claim[] = [];
  base.cells.forEach((cell, index) => {
    const other = patched.cells[index] as (typeof patched.cells)[number];
    if (base.cells.length > 1 && heads.length === 0 && !isMean(base.text, cell)) return;
    const pair = { base: withUnit(cell.figure, unit), patched: withUnit(other.figure, unit) };
    if (pair.base.unit === '' && pair.patched.unit === '' && !looksTimed(`${header} ${context}`)) return;
    const text = `${base.text} / ${patched.text}`;
    pushClaim(claims, { name: heads[index] ?? '', size: '', behind: '', context, ...pair, text, change: '' });
  });
  return claims.length === 0 ? null : { claims, end };
}

/** Of several figures in a row without heads, the mean: `before: min 20 ms, avg 25 ms`. */
const isMean = (row: string, cell: { readonly start: number }): boolean =>
  /\b(?:avg|average|mean|median)\W{0,3}$/i.test(row.slice(0, cell.start));

/** A bare number counts as a cell; a percentage does not, and neither does a count of runs. */
const usable = ({ figure }: ReturnType<typeof scanValues>[number]): boolean => Number.isFinite(figure.mean);

function cellsOf(row: string, count: number): ReturnType<typeof scanValues> {
  const values = scanValues(row).filter(usable);
  const timed = values.filter(({ figure }) => figure.unit !== '' || figure.stderr !== null);
  // A size in the row's name ("100 mounts") is no cell: the last ones count, or those that have a unit.
  return timed.length >= count ? timed.slice(0, count) : values.slice(-count);
}

const withUnit = (figure: PrintedFigure, unit: PrintedFigure['unit']): PrintedFigure =>
  figure.unit === '' ? { ...figure, unit } : figure;

const looksTimed = (text: string): boolean =>
  /\b(?:times?|latency|duration|elapsed|seconds|real)\b|u(?:n)?mount/i.test(text);

interface Row {
  readonly name: string;
  /** The size that the row is for; '' when it is named otherwise. */
  readonly size: string;
  readonly context: string;
  /** The lines behind the row, for a command that is named below the table only. */
  readonly behind: string;
  readonly base: PrintedFigure;
  readonly patched: PrintedFigure;
  readonly text: string;
  /** Where a printed change may stand. */
  readonly change: string;
}

function pushClaim(claims: Claim[], row: Row): void {
  const label = lastLabel(row.context);
  const environment =
    label?.environment.text == null ? environmentOf(row.context, 'sentence') : label.environment;
  const named = row.name.replace(/\(\s*(?:in\s+)?\w+\s*\)/g, '').trim();
  // A row's name is the command unless it is a word like "time" or "mean".
  const generic =
    named === '' || /^(?:real|time|mean|avg|average|median|elapsed|latency|duration|result)s?$/i.test(named);
  const runs = runsIn(`${row.context} ${row.text}`);
  const pair: Pair = {
    kind: 'patch',
    command:
      row.size !== ''
        ? sized(commandIn(row.context), row.size)
        : generic
          ? commandIn(row.context) || commandIn(row.behind)
          : named.replace(/^[`"']|[`"']$/g, ''),
    perfCommand: null,
    environment: environment.text === null ? NO_ENVIRONMENT : environment,
    base: { ...row.base, runs },
    patched: { ...row.patched, runs },
    notes: changeNotes(row),
    text: row.text,
  };
  const claim = claimOf(pair);
  if (claim !== null) claims.push(claim);
}

const sized = (command: string, size: string): string => (command === '' ? size : `${command} (${size})`);

/** A printed change ("-87%") that the two figures do not give. */
function changeNotes({ base, patched, change }: Row): string[] {
  const printed = /([+-]?)\s?(\d{1,4}(?:\.\d+)?)\s?%(?!\s*\))/.exec(change.replace(/\+-\s*[\d.]+\s*%/g, ''));
  if (printed === null || base.unit !== patched.unit) return [];
  const actual = 100 * (patched.mean / base.mean - 1);
  const size = Number(printed[2]);
  return Math.abs(Math.abs(actual) - size) > Math.max(1, 0.02 * size)
    ? [`${printed[0].trim()} is printed, but the figures change by ${actual.toFixed(1)} %`]
    : [];
}
