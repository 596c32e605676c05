import type { Claim, Environment } from './claim.ts';
import { halfUlp } from './ratio.ts';
import { decimalsOf } from './values.ts';

/** A change that a sentence states without the two times. */
export interface StatedChange {
  readonly ratio: number;
  /** What the wording and the rounding leave open. */
  readonly low: number;
  readonly high: number;
  /** The ratios that the words can mean: one, or two for wordings that people use both ways. */
  readonly meanings: readonly number[];
  readonly words: string;
  readonly at: number;
  readonly note: string | null;
}

const PERCENT = '(\\d{1,4}(?:\\.\\d{1,3})?)\\s?(?:%|percent\\b)';
const FACTOR = '(\\d{1,4}(?:\\.\\d{1,3})?)';
const FASTER = '(?:faster|quicker|speed-?up|boost|improvements?|improved|better)';
const LESS = '(?:less|lower|shorter|reduction|reduced|decreased?|drop|savings?)';
const SLOWER = '(?:slower|longer|more|higher|slow-?down|regressions?|overhead|worse|increased?)';
const ABOUT = '(?:about|around|roughly|up\\s+to|over|more\\s+than|nearly|almost|~)?\\s*~?';
const BY_FACTOR = `\\b(?:(?:by|of)\\s+a\\s+factor\\s+of\\s+${ABOUT}${FACTOR}|(?:by|of)\\s+${ABOUT}${FACTOR}\\s?(?:x|times|-?fold)(?!\\w))`;
const RATE = /\b(?:throughput|bandwidth|iops|ops|requests|transactions|rate)\b/i;

interface Wording {
  readonly pattern: string;
  /** Of the number in the text, give the ratio of times; two for wordings that people use both ways. */
  readonly ratios: (value: number) => readonly number[];
  readonly reason: string;
}

const fraction = (percent: number): number => percent / 100;

/** Wordings of a relative change; the first that covers a number wins. */
export const CHANGE_WORDINGS: readonly Wording[] = [
  {
    pattern: `\\b${PERCENT}\\s+(?:\\w+\\s+){0,3}?${LESS}\\b`,
    ratios: (value) => [1 - fraction(value)],
    reason: 'the time is shorter by that part of itself',
  },
  {
    pattern: `\\b${PERCENT}\\s+(?:\\w+\\s+){0,3}?${FASTER}\\b`,
    ratios: (value) => [1 - fraction(value), 1 / (1 + fraction(value))],
    reason: '12% faster: the time is 12% shorter, or 12% more is done in it',
  },
  {
    pattern: `\\b${PERCENT}\\s+(?:\\w+\\s+){0,3}?${SLOWER}\\b`,
    ratios: (value) => [1 + fraction(value)],
    reason: 'the time is longer by that part of itself',
  },
  {
    pattern: `\\b(?:speeds?\\s+up|sped\\s+up|speed-?ups?|improv\\w+|faster|boost\\w*)\\b[^.%]{0,80}?\\b(?:by|of)\\s+${ABOUT}${PERCENT}`,
    ratios: (value) => [1 - fraction(value), 1 / (1 + fraction(value))],
    reason: 'as for "12% faster"',
  },
  {
    pattern: `\\b(?:reduc\\w+|decreas\\w+|cuts?|lowers?|drop\\w*|goes\\s+down|went\\s+down|shrinks?|shorten\\w*|saves?|falls?)\\b[^.%]{0,80}?\\s(?:by\\s+|of\\s+)?${ABOUT}${PERCENT}`,
    ratios: (value) => [1 - fraction(value)],
    reason: 'the time loses that part of itself',
  },
  {
    pattern: `\\b(?:slows?\\s+down|slowed|slowdown|increas\\w+|grows?|rais\\w+|regress\\w*|degrad\\w+|costs?)\\b[^.%]{0,80}?\\s(?:by\\s+|of\\s+)?${ABOUT}${PERCENT}`,
    ratios: (value) => [1 + fraction(value)],
    reason: 'the time gains that part of itself',
  },
  {
    pattern: `(?<![\\w.])${FACTOR}\\s?(?:x|times|-?fold)\\s+(?:\\w+\\s+){0,2}?(?:${FASTER}|${LESS})\\b`,
    ratios: (value) => [1 / value],
    reason: '8x faster: an eighth of the time',
  },
  {
    pattern: `(?<![\\w.])${FACTOR}\\s?(?:x|times|-?fold)\\s+(?:\\w+\\s+){0,2}?${SLOWER}\\b`,
    ratios: (value) => [value],
    reason: '2x slower: twice the time',
  },
  {
    pattern: `\\b(?:speeds?\\s+up|sped\\s+up|speed-?up|improv\\w+|reduc\\w+|decreas\\w+|faster|cuts?|drop\\w*|(?:went|goes|comes|came|brings|brought)\\s+down|lower\\w*|shorten\\w*)\\b[^.%]{0,80}?${BY_FACTOR}`,
    ratios: (value) => [1 / value],
    reason: 'a factor of 8',
  },
  {
    pattern: `\\b(?:slows?\\s+down|slowdown|increas\\w+|slower|regress\\w*)\\b[^.%]{0,80}?${BY_FACTOR}`,
    ratios: (value) => [value],
    reason: 'a factor of 2, the wrong way',
  },
  {
    pattern: '\\b(twice|two\\s+times)\\s+(?:as\\s+(?:fast|quick\\w*)|faster)',
    ratios: () => [0.5],
    reason: 'words for 2',
  },
  {
    pattern:
      '\\b(half)\\s+(?:of\\s+)?the\\s+(?:time|latency|cost|duration)|\\b(halv)(?:es?|ed|ing)\\s+(?:\\w+\\s+){0,4}?(?:time|latency|cost|duration)\\b',
    ratios: () => [0.5],
    reason: 'words for 1/2',
  },
  {
    pattern: '\\b(twice|double)\\s+(?:as\\s+(?:long|slow)|the\\s+(?:time|latency|cost))',
    ratios: () => [2],
    reason: 'words for 2, the wrong way',
  },
];

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FACTOR_WORD = new RegExp(
  `(?<=factor\\s+of\\s+(?:about\\s+)?)(?:${NUMBER_WORDS.join('|')})\\b|\\b(?:${NUMBER_WORDS.slice(3).join('|')})(?=\\s+times\\b|-?fold\\b)`,
  'gi',
);

/** Every relative change in a sentence, each number counted once. */
export function statedChanges(text: string): StatedChange[] {
  const sentence = text.replace(FACTOR_WORD, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase())));
  const found: (StatedChange & { readonly end: number })[] = [];
  for (const { pattern, ratios } of CHANGE_WORDINGS) {
    for (const match of sentence.matchAll(new RegExp(pattern, 'gi'))) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && other.at < end)) continue;
      const change = changeOf(match, ratios, sentence);
      if (change !== null) found.push({ ...change, end });
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ end: _, ...change }) => change);
}

function changeOf(
  match: RegExpExecArray,
  ratios: (value: number) => readonly number[],
  sentence: string,
): StatedChange | null {
  const printed = match.slice(1).find((group) => group !== undefined) ?? '';
  const value = Number(printed);
  const half = Number.isFinite(value) ? halfUlp(decimalsOf(printed)) : 0;
  const all = [value - half, value + half].flatMap(ratios);
  const [ratio] = ratios(value);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  if (ratio === undefined || !(ratio > 0) || !Number.isFinite(ratio)) return null;
  // "drops below 20%", "reduced to 45%": a level, not a change.
  if (/\b(?:than|below|above|under|to|at|within)\s*~?[\d.]+\s?(?:%|percent)$/i.test(match[0])) return null;
  // Of the CPU, of the runs, of the users: a share, not a change.
  if (/%\s+of\s+(?!the\s+(?:time|latency|cost))/.test(match[0])) return null;
  const rate = RATE.test(sentence);
  const spread = ratios(value).length > 1 && !rate;
  const turned = rate && ratio > 1 ? 1 / ratio : rate ? (ratios(value)[1] ?? ratio) : ratio;
  return {
    ratio: turned,
    meanings: rate ? [turned] : ratios(value),
    low: rate && ratio > 1 ? 1 / high : Math.max(0, low),
    high: rate && ratio > 1 ? 1 / Math.max(low, 1e-9) : high,
    words: match[0].trim(),
    at: match.index,
    note: rate
      ? 'the mail speaks of a rate; as a time it is the inverse'
      : spread
        ? 'percent of the time or of the speed: the mail leaves it open, the interval holds both'
        : null,
  };
}

/** Quantities other than time, which commit messages improve as well. */
const OTHER_QUANTITY =
  /\b(?:memory|sizes?|bytes|footprint|usage|space|power|energy|lines|utili[sz]ation|frequency|voltage|coverage|density|objects|code|packets?)\b/i;
const TIME_QUANTITY =
  /\b(?:times?|latenc\w+|faster|slower|quicker|speed\w*|sped|durations?|takes?|slow-?down|runtime)\b/i;

/** A claim from a stated change; none when nothing says what became faster. */
export function relativeClaim(
  change: StatedChange,
  command: string,
  environment: Environment,
  sentence: string,
): Claim[] {
  if (OTHER_QUANTITY.test(sentence) && !TIME_QUANTITY.test(sentence)) return [];
  if (command === '' && !/\b(?:this|the)\s+(?:patch|change|series|commit)|\bwith\b|\bwe\b/i.test(sentence))
    return [];
  const notes = ['the mail gives no times'];
  if (change.note !== null) notes.push(change.note);
  return [
    {
      kind: 'patch',
      command,
      perfCommand: null,
      environment,
      otherEnvironment: null,
      base: null,
      patched: null,
      ratio: change.ratio,
      ratioInterval: [change.low, change.high],
      intervalFrom: 'rounding',
      control: false,
      notes,
      text: sentence.slice(0, 300),
    },
  ];
}
