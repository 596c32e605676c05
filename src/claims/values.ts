import type { Figure, PrintedFigure, Unit } from './claim.ts';

/** Spellings of the units of time. */
const UNITS: readonly (readonly [Unit, string])[] = [
  ['ms', 'milli-?seconds?|msecs?|ms'],
  ['us', 'micro-?seconds?|usecs?|us'],
  ['ns', 'nano-?seconds?|nsecs?|ns'],
  ['min', 'minutes?|mins?'],
  ['s', 'seconds?|secs?|s'],
];

/** A unit, for use inside larger patterns; longest spellings first. */
export const UNIT = `(?:${UNITS.map(([, spellings]) => spellings).join('|')})\\b`;

export function unitOf(text: string | undefined): Unit {
  if (text === undefined) return '';
  const found = UNITS.find(([, spellings]) => new RegExp(`^(?:${spellings})$`, 'i').test(text.trim()));
  return found?.[0] ?? '';
}

const SECONDS: Readonly<Record<Exclude<Unit, ''>, number>> = { s: 1, ms: 1e-3, us: 1e-6, ns: 1e-9, min: 60 };

/** Seconds of one unit; 1 when the unit is unknown, which is right for ratios of two such figures. */
export function secondsPer(unit: Unit): number {
  return unit === '' ? 1 : SECONDS[unit];
}

export const seconds = (figure: Figure): number => figure.mean * secondsPer(figure.unit);

/** A number as people write it: 12, 12.5, .5, 1,234.5, and 12,5 in countries with a decimal comma. */
export const NUMBER = '(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,12}(?:[.,]\\d{1,12})?|\\.\\d{1,12})';

export function numberOf(text: string): number {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  return Number(text.replace(',', '.'));
}

export function decimalsOf(text: string): number {
  if (/^\d{1,3}(?:,\d{3})+$/.test(text)) return 0;
  return text.split(/[.,]/).at(-1) === text ? 0 : (text.split(/[.,]/).at(-1)?.length ?? 0);
}

/** A time found in a text. */
export interface Value {
  readonly start: number;
  readonly end: number;
  readonly figure: PrintedFigure;
}

const VALUE = new RegExp(
  // Not inside a word, a version, a date, an option or a range.
  `(?<![\\w.,:/@=-]|\\d-)(?<mean>${NUMBER})(?:\\s?(?<unit>${UNIT}))?` +
    `(?:\\s*\\(?\\s*\\+-\\s*(?<error>${NUMBER})\\s?(?<errorUnit>${UNIT}|%)?\\s*\\)?)?` +
    `(?:\\s?\\(\\s*(?:std(?:dev|err)?\\.?|sd|sem?|stdev)\\s*[:=]?\\s*(?<spread>${NUMBER})\\s?(?<spreadUnit>${UNIT}|%)?[^()\\n]{0,20}\\))?` +
    // Not the start of a longer word, a version, a percentage or a factor.
    '(?![\\w%]|\\.\\d|,\\d|\\s?%|-(?:rc|rt|[a-z]|\\d)|\\.y\\b)',
  'gi',
);

/** Every time in the text, and every bare number: callers drop those without a unit when they need one. */
export function scanValues(text: string): Value[] {
  return [...text.matchAll(VALUE)].map((match) => {
    const { mean, unit, error, errorUnit, spread, spreadUnit } = match.groups as Record<
      string,
      string | undefined
    >;
    const value = numberOf(mean as string);
    const printed = error ?? spread;
    const printedUnit = error === undefined ? spreadUnit : errorUnit;
    const own = unitOf(unit) || (printedUnit === '%' ? '' : unitOf(printedUnit));
    const notes: string[] = [];
    let stderr: number | null = null;
    if (printed !== undefined) {
      const given = numberOf(printed);
      const scale = unitOf(printedUnit) === '' ? 1 : secondsPer(unitOf(printedUnit)) / secondsPer(own);
      stderr = printedUnit === '%' ? (value * given) / 100 : given * scale;
      notes.push('the mail does not say what its +- is; it is taken as a standard error');
    }
    return {
      start: match.index,
      end: match.index + match[0].length,
      figure: {
        mean: value,
        stderr,
        unit: own,
        runs: null,
        decimals: decimalsOf(mean as string),
        stderrDecimals: printed === undefined ? null : decimalsOf(printed),
        percent: null,
        percentDecimals: 0,
        source: 'text',
        notes,
      },
    };
  });
}

/** How many runs a text says that its figures are means of; null when it does not say. */
export function runsIn(text: string): number | null {
  const found =
    /\b(\d{1,6})\s+(?:runs|iterations|samples|repetitions|rounds)\b|\b(?:average|mean|median)\s+(?:of|over)\s+(\d{1,6})\b|\bn\s?=\s?(\d{1,6})\b/i.exec(
      text,
    );
  return found === null ? null : Number(found[1] ?? found[2] ?? found[3]);
}

/** Gives both figures the unit that only one of them has ("from 25 to 3 ms"). */
export function shareUnit<T extends Figure>(first: T, second: T): readonly [T, T] {
  if (first.unit === '' && second.unit !== '') return [{ ...first, unit: second.unit }, second];
  if (second.unit === '' && first.unit !== '') return [first, { ...second, unit: first.unit }];
  return [first, second];
}
