import type { Side } from '../report/result.ts';
import type { PrintedFigure } from './claim.ts';
import { commandIn } from './commands.ts';
import { SIDE_RULES } from './labels.ts';
import { oneLine } from './normalise.ts';
import { scanValues, type Value } from './values.ts';

/** Words without which a sentence with two times is not about speed (a timeout that is raised, say). */
const ABOUT_SPEED =
  /\b(?:takes?|took|taking|times?|latenc\w+|durations?|elapsed|faster|slower|quicker|speed\w*|sped|improv\w+|reduc\w+|decreas\w+|cuts?|drop\w*|shrinks?|shrank|lower\w*|perform\w*|regress\w*|cost\w*|goes|went|falls?|fell|brings?|brought|down|increas\w+|overhead|blocks?|returns?|completes?|finish\w*|measur\w+|benchmark\w*|run\s?time)\b|->/i;
const NOT_SPEED = /\b(?:timeouts?|deadline|interval|period of|tick rate|HZ)\b/i;

export interface Sentence {
  readonly text: string;
  /** The paragraph that it stands in, for what it does not name itself. */
  readonly paragraph: string;
}

/** Sentences and list items of a text; line breaks inside a sentence are blanks. */
export function sentencesOf(text: string): Sentence[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const whole = oneLine(paragraph, 4000);
    const items = paragraph.split(/\n(?=\s*(?:[-*+]|\d{1,2}[.)])\s)|(?<=:)\s*\n|\n(?=[^\n]{0,60}:\s)/);
    return items
      .flatMap((item) => oneLine(item, 4000).split(/(?<=[.!?;])\s+(?=[A-Z"'`(]|$)/))
      .filter((sentence) => sentence.trim() !== '')
      .map((sentence) => ({ text: sentence.trim(), paragraph: whole }));
  });
}

/** Two times of one sentence, and where the first of them stands. */
export interface Found {
  readonly base: PrintedFigure;
  readonly patched: PrintedFigure;
  readonly at: number;
}

/** Words between two times that say which is which; the first match wins. */
const JOINTS: readonly { readonly pattern: RegExp; readonly first: Side; readonly reason: string }[] = [
  {
    pattern: /^\s*,?\s*from\s+(?:about|around|roughly|an\s+average\s+of)?\s*~?\s*$/i,
    first: 'patched',
    reason: 'to 3 ms from 25 ms',
  },
  { pattern: /\binstead\s+of\b|\brather\s+than\b/i, first: 'patched', reason: '3 ms instead of 25 ms' },
  {
    pattern:
      /\b(?:down|up)\s+from\b|\bcompared\s+(?:to|with)\b|\bas\s+opposed\s+to\b|\bused\s+to\b|\bagainst\b/i,
    first: 'patched',
    reason: '3 ms, down from 25 ms',
  },
  {
    pattern:
      /^\s*(?:(?:down|up)\s+)?to\s+(?:about|around|roughly|only|just|under|~|an\s+average\s+of)?\s*~?\s*$/i,
    first: 'base',
    reason: 'from 25 ms to 3 ms',
  },
  { pattern: /->/, first: 'base', reason: '25 ms -> 3 ms' },
];

/** Before a first time: else "30 to 60 minutes" is a range. */
const CHANGES_FROM =
  /\bfrom\b[^.:]{0,40}$|\b(?:drop\w*|reduc\w+|improv\w+|decreas\w+|increas\w+|went|goes|falls?|fell|cuts?|lower\w*|shr\w+)\b[^.:]{0,60}$|[:(]\s*$/i;

/** Pairs of times in one sentence with the side of each. */
export function twoTimes(sentence: string): Found[] {
  const values = withSharedUnits(scanValues(sentence), sentence);
  if (values.length < 2 || NOT_SPEED.test(sentence)) return [];
  const joined: Found[] = [];
  for (let i = 0; i + 1 < values.length; i++) {
    const [first, second] = [values[i] as Value, values[i + 1] as Value];
    const between = sentence.slice(first.end, second.start);
    const joint = between.length <= 60 ? JOINTS.find(({ pattern }) => pattern.test(between)) : undefined;
    if (joint === undefined || !ABOUT_SPEED.test(sentence)) continue;
    if (
      joint.first === 'base' &&
      /\bto\b/i.test(between) &&
      !/\b(?:down|up)\b/.test(between) &&
      !CHANGES_FROM.test(sentence.slice(0, first.start))
    )
      continue;
    const [base, patched] = joint.first === 'base' ? [first, second] : [second, first];
    joined.push({ base: base.figure, patched: patched.figure, at: first.start });
    i += 1;
  }
  return joined.length > 0 ? joined : bySideWords(sentence, values);
}

/** "from 25 to 3 ms": a bare number directly before a joined time has its unit. Other bare numbers are no times. */
function withSharedUnits(values: readonly Value[], sentence: string): Value[] {
  return values
    .map((value, index) => {
      const next = values[index + 1];
      if (value.figure.unit !== '' || next === undefined || next.figure.unit === '') return value;
      const between = sentence.slice(value.end, next.start);
      if (!/^\s*(?:to|->|vs\.?|versus)\s*~?\s*$/i.test(between)) return value;
      return { ...value, figure: { ...value.figure, unit: next.figure.unit } };
    })
    .filter(({ figure }) => figure.unit !== '');
}

/** Two times and two side words that alternate: "25 ms before and 3 ms after", "without it 25 ms, with it 3 ms". */
function bySideWords(sentence: string, values: readonly Value[]): Found[] {
  const [first, second] = values;
  if (values.length !== 2 || first === undefined || second === undefined) return [];
  const sides = sideWords(sentence);
  const pieces = [
    sides.filter(({ at }) => at < first.start),
    sides.filter(({ at }) => at >= first.end && at < second.start),
    sides.filter(({ at }) => at >= second.end),
  ];
  const [before, between, behind] = pieces as [Word[], Word[], Word[]];
  const leading = before.at(-1) !== undefined && between.at(-1) !== undefined;
  const trailing = between[0] !== undefined && behind[0] !== undefined;
  const [one, two] = leading
    ? [before.at(-1)?.side, between.at(-1)?.side]
    : trailing
      ? [between[0]?.side, behind[0]?.side]
      : [undefined, undefined];
  // "before: 25 ms", "without the patch: 25 ms", "25 ms (before)" need no verb.
  const labelled = sides.some(
    ({ at }) => /^[\w/]+(?:\s+\w+){0,2}\s*[:=]/.test(sentence.slice(at)) || sentence[at - 1] === '(',
  );
  if (!ABOUT_SPEED.test(sentence) && !labelled && commandIn(sentence) === '') return [];
  if (one !== undefined && two !== undefined && one !== two) return [asFound(first, second, one)];
  // One side is named, and the other time stands beside a comparison: "3 ms with this patch versus 25 ms".
  const single = sides.length === 1 ? sides[0] : undefined;
  const compares = /\b(?:vs\.?|versus|while|whereas|but|previously)\b/i.test(
    sentence.slice(first.end, second.start),
  );
  if (single === undefined || !compares) return [];
  const nearer =
    single.at < second.start && single.at - first.end < second.start - single.at ? 'first' : 'second';
  const other: Side = single.side === 'base' ? 'patched' : 'base';
  return [asFound(first, second, nearer === 'first' ? single.side : other)];
}

function asFound(first: Value, second: Value, firstSide: Side): Found {
  const [base, patched] = firstSide === 'base' ? [first, second] : [second, first];
  return { base: base.figure, patched: patched.figure, at: first.start };
}

interface Word {
  readonly at: number;
  readonly side: Side;
}

/** Everyday words that name a side in a sentence that has two times. */
const SENTENCE_WORDS: readonly (readonly [RegExp, Side])[] = [
  [
    /\b(?:before|previously|originally|currently|formerly|was|without|w\/o|unpatched|vanilla|baseline|mainline|old)\b/gi,
    'base',
  ],
  [/\b(?:after|afterwards|now|with|patched|new)\b|\bw\/(?!o)/gi, 'patched'],
];

function sideWords(sentence: string): Word[] {
  const words: Word[] = [];
  for (const { side, pattern } of SIDE_RULES) {
    if (side === null || pattern.source.includes('^')) continue;
    for (const match of sentence.matchAll(new RegExp(pattern, 'gi'))) words.push({ at: match.index, side });
  }
  for (const [pattern, side] of SENTENCE_WORDS) {
    for (const match of sentence.matchAll(pattern)) words.push({ at: match.index, side });
  }
  words.sort((a, b) => a.at - b.at);
  // "without this patch" also holds "this patch": words of the other side directly behind one another are one.
  return words.filter(
    (word, index) =>
      index === 0 || word.at - (words[index - 1] as Word).at > 12 || word.side === words[index - 1]?.side,
  );
}

/** The only time of a sentence about speed, with the side that the sentence names; null when there is none. */
export function oneTime(sentence: string): { readonly value: Value; readonly side: Side | null } | null {
  const [value, ...more] = scanValues(sentence).filter(({ figure }) => figure.unit !== '');
  if (value === undefined || more.length > 0 || !ABOUT_SPEED.test(sentence) || NOT_SPEED.test(sentence))
    return null;
  const sides = new Set(sideWords(sentence).map(({ side }) => side));
  return { value, side: sides.size === 1 ? ([...sides][0] as Side) : null };
}
