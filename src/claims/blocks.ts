import type { PrintedFigure, StatedResult } from './claim.ts';
import { commandIn, readPerfLine } from './commands.ts';
import { type Label, lastLabel, NO_ENVIRONMENT } from './labels.ts';
import { oneLine } from './normalise.ts';
import { decimalsOf, NUMBER, numberOf, secondsPer, UNIT, unitOf } from './values.ts';

export interface Scanned {
  readonly results: readonly StatedResult[];
  /** The text with everything that was read blanked out, line ends kept. */
  readonly rest: string;
}

interface Anchor {
  readonly start: number;
  readonly end: number;
  readonly command?: {
    readonly command: string;
    readonly perfCommand: string | null;
    readonly runs: number | null;
  };
  readonly figure?: PrintedFigure;
  /** Only blanked out: rows of a table, rows of user and sys time. */
  readonly noise?: true;
}

/** A number of perf: a comma in it is always the decimal point. */
const PERF_NUMBER = '\\d{1,12}(?:[.,]\\d{1,15})?';
const perfNumber = (text: string): number => Number(text.replace(',', '.'));

const PERF_RESULT = new RegExp(
  `(?<![\\w.,])(${PERF_NUMBER})(?:\\s+\\+-\\s+(${PERF_NUMBER}))?\\s+(seconds?|msecs?|usecs?|nsecs?|ms|us|ns)\\s+time\\s+elapsed` +
    `(?:\\s*\\(\\s*\\+-\\s*(${PERF_NUMBER})\\s*%\\s*\\))?`,
  'g',
);
/** The command ends where its result, a prompt, the header of perf's output, or a blank line begins. */
const PERF_COMMAND = new RegExp(
  `\\bperf\\s+stat\\b[^\\n]*?(?:\\n(?!\\s*\\n)[^\\n]*?){0,3}?` +
    `(?=\\s+${PERF_NUMBER}\\s+(?:\\+-|seconds|msec)|\\s+Performance\\s+counter|\\s+#\\s+Table|\\n\\s*\\n|\\n\\s*[#$]\\s|\\n[^\\n]*:\\s*(?:\\n|$)|$)`,
  'g',
);
const PERF_HEADER =
  /Performance\s+counter\s+stats\s+for\s+'([^\n]{0,400}?)'(?:\s*\(\s*(\d{1,9})\s+runs?\s*\))?\s*:(?=\s|$)/g;
const PERF_NOISE =
  /#\s*Table of individual measurements:|#\s*Final result:|(?<![\w.])\d{1,12}[.,]\d{1,15}\s+\([+-]\d{1,12}[.,]\d{1,15}\)\s+#+|(?<![\d.,])\d[\d.,]{0,25}\s+seconds\s+(?:user|sys)\b/g;
const HYPERFINE_COMMAND = /\bBenchmark\s+#?\d+:[ ]+([^\n]{1,200}?)(?=\n|\s+Time\s+\(mean)/g;
const HYPERFINE_RESULT = new RegExp(
  `Time\\s+\\((?:mean|abs)(?:\\s+\\+-\\s+\\S{1,2})?\\)?:?\\s+(${NUMBER})\\s+(${UNIT})(?:\\s+\\+-\\s+(${NUMBER})\\s+(${UNIT}))?(?:[^\\n]*)(?:\\s*Range[^\\n]*?(\\d+)\\s+runs)?`,
  'g',
);
const TIME_COMMAND =
  /^[ ]*(?:[\w@~:-]{0,40}[#$>][ ]*)?(?:\/usr\/bin\/)?time[ ]+(?!elapsed|is|to|it|spent|taken|of|for|in|per|and|on|the|was)((?:-p[ ]+)?[a-z./][^\n]{1,150})$/gm;
const TIME_RESULT = /\breal\s+(?:(\d{1,4})m\s?)?(\d{1,6}[.,]\d{1,9})(s?)\b(?:\s+user\s+\S+\s+sys\s+\S+)?/g;

function anchorsOf(text: string): Anchor[] {
  const anchors: Anchor[] = [];
  const each = (
    pattern: RegExp,
    read: (match: RegExpExecArray) => Omit<Anchor, 'start' | 'end'> | null,
  ): void => {
    for (const match of text.matchAll(pattern)) {
      const read_ = read(match);
      if (read_ !== null) anchors.push({ start: match.index, end: match.index + match[0].length, ...read_ });
    }
  };
  each(PERF_COMMAND, (match) => {
    const line = readPerfLine(match[0]);
    // Without options it must stand where commands stand, else it is a word of a sentence.
    const typed =
      /^perf\s+stat\s+-/.test(match[0]) ||
      /(?:^|\n)[ ]*(?:[#$>][ ]*)?(?:sudo[ ]+)?$/.test(text.slice(0, match.index));
    return line === null || !typed ? null : { command: line };
  });
  each(PERF_HEADER, ([, command, runs]) => ({
    command: {
      command: oneLine(command as string),
      perfCommand: null,
      runs: runs === undefined ? 1 : Number(runs),
    },
  }));
  each(PERF_NOISE, () => ({ noise: true }));
  each(PERF_RESULT, ([, mean, error, unit, percent]) => ({
    figure: {
      mean: perfNumber(mean as string),
      // Before perf 4.19 only the percentage was printed.
      stderr: error !== undefined ? perfNumber(error) : percentError(mean, percent),
      unit: unitOf(unit),
      runs: null,
      decimals: decimalsOf(mean as string),
      stderrDecimals: error === undefined ? null : decimalsOf(error),
      percent: percent === undefined ? null : perfNumber(percent),
      percentDecimals: percent === undefined ? 0 : decimalsOf(percent),
      source: 'perf',
      notes: [],
    },
  }));
  each(HYPERFINE_COMMAND, ([, command]) => ({
    command: { command: oneLine(command as string), perfCommand: null, runs: null },
  }));
  each(HYPERFINE_RESULT, (match) => ({ figure: hyperfineFigure(match) }));
  each(TIME_COMMAND, ([, command]) => ({
    command: { command: oneLine((command as string).replace(/^-p +/, '')), perfCommand: null, runs: 1 },
  }));
  each(TIME_RESULT, ([, minutes, rest]) => ({
    figure: {
      ...plainFigure(Number(minutes ?? 0) * 60 + perfNumber(rest as string), decimalsOf(rest as string)),
      source: 'time',
      notes: ['one run of time(1): its error is not known'],
    },
  }));
  return anchors.sort((a, b) => a.start - b.start || b.end - a.end);
}

function percentError(mean: string | undefined, percent: string | undefined): number | null {
  return mean === undefined || percent === undefined ? null : (perfNumber(mean) * perfNumber(percent)) / 100;
}

function plainFigure(mean: number, decimals: number): PrintedFigure {
  const none = { stderr: null, runs: null, stderrDecimals: null, percent: null, percentDecimals: 0 };
  return { mean, unit: 's', decimals, ...none, source: 'text', notes: [] };
}

/** hyperfine prints a standard deviation; the error of the mean is that over the root of the runs. */
function hyperfineFigure([, mean, unit, sd, sdUnit, runs]: RegExpExecArray): PrintedFigure {
  const figure = {
    ...plainFigure(numberOf(mean as string), decimalsOf(mean as string)),
    unit: unitOf(unit),
    runs: runs === undefined ? null : Number(runs),
    source: 'hyperfine' as const,
  };
  if (sd === undefined) return figure;
  const scaled = (numberOf(sd) * secondsPer(unitOf(sdUnit))) / secondsPer(unitOf(unit));
  const note =
    runs === undefined
      ? 'hyperfine prints a standard deviation and the number of runs is missing: taken as 10 runs'
      : 'hyperfine prints a standard deviation: divided by the root of its runs';
  return {
    ...figure,
    stderr: scaled / Math.sqrt(Number(runs ?? 10)),
    stderrDecimals: decimalsOf(sd),
    notes: [note],
  };
}

/** A label that names no kernel stands within the environment named before it. */
function merge(previous: Label, next: Label | null): Label {
  if (next === null) return previous;
  const environment = next.environment.text === null ? previous.environment : next.environment;
  return { side: next.side, environment };
}

/**
 * Outputs of perf stat, hyperfine and time(1) in a text, each with the command and label that it stands under. The
 * text may have lost its lines: anchors are found anywhere, and a label is whatever the text before one ends with.
 */
export function scanBlocks(text: string): Scanned {
  let label: Label = { side: null, environment: NO_ENVIRONMENT };
  let command: Anchor['command'];
  let end = 0;
  const results: StatedResult[] = [];
  const characters: string[] = [];
  for (const anchor of anchorsOf(text)) {
    if (anchor.start < end) continue;
    const lead = text.slice(end, anchor.start);
    characters.push(lead, text.slice(anchor.start, anchor.end).replace(/[^\n]/g, ' '));
    end = anchor.end;
    if (anchor.noise === true) continue;
    label = merge(label, lastLabel(lead));
    if (anchor.command !== undefined) {
      // The header of perf's output repeats the command line above it, which says more.
      const repeats = anchor.command.perfCommand === null && lead.trim() === '';
      const perfCommand = repeats ? (command?.perfCommand ?? null) : anchor.command.perfCommand;
      command = { ...anchor.command, perfCommand };
    } else if (anchor.figure !== undefined) {
      results.push({
        side: label.side,
        environment: label.environment,
        command: command?.command ?? commandIn(text.slice(Math.max(0, anchor.start - 400), anchor.start)),
        perfCommand: command?.perfCommand ?? null,
        figure: { ...anchor.figure, runs: anchor.figure.runs ?? command?.runs ?? null },
        text: oneLine(text.slice(anchor.start, anchor.end)),
      });
    }
  }
  characters.push(text.slice(end));
  return { results, rest: characters.join('') };
}
