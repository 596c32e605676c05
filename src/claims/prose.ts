import type { Side } from '../report/result.ts';
import type { Claim, Environment, PrintedFigure } from './claim.ts';
import { commandIn } from './commands.ts';
import { environmentOf, NO_ENVIRONMENT } from './labels.ts';
import { claimOf } from './pairing.ts';
import { ratioOf } from './ratio.ts';
import { relativeClaim, type StatedChange, statedChanges } from './relative.ts';
import { oneTime, sentencesOf, twoTimes } from './sentences.ts';
import { runsIn } from './values.ts';

/** A sentence with one time, which the next may complete: "Without it, umount takes 25 ms. With it, 3 ms." */
interface Pending {
  readonly figure: PrintedFigure;
  readonly side: Side | null;
  readonly command: string;
  readonly environment: Environment;
  readonly text: string;
  readonly at: number;
}

/** How many sentences may stand between two halves of a claim. */
const REACH = 2;

/** Claims in sentences: two times, a percentage, or a factor. */
export function readProse(text: string): Claim[] {
  const claims: Claim[] = [];
  let command = '';
  let pending: Pending | null = null;
  let around = { paragraph: '', environment: NO_ENVIRONMENT, runs: null as number | null };
  sentencesOf(text).forEach(({ text: sentence, paragraph }, at) => {
    if (/^[A-Z][a-z]+(?:-[a-z]+)*-by:|^(?:Fixes|Link|Closes|Cc|Subject|From|Date):/.test(sentence)) return;
    // A heading or an earlier sentence names the command that "it" is.
    command = commandIn(sentence) || command;
    if (around.paragraph !== paragraph) {
      around = { paragraph, environment: environmentOf(paragraph, 'sentence'), runs: runsIn(paragraph) };
    }
    const own = environmentOf(sentence, 'sentence');
    const environment = own.text === null ? around.environment : own;
    const { runs } = around;
    const changes = statedChanges(sentence);
    const push = (base: PrintedFigure, patched: PrintedFigure, name: string, words: string): void => {
      const claim = claimOf({
        kind: 'patch',
        command: name,
        perfCommand: null,
        environment,
        base: { ...base, runs },
        patched: { ...patched, runs },
        notes: contradictions(base, patched, changes),
        text: words,
      });
      if (claim !== null) claims.push(claim);
    };
    const found = twoTimes(sentence);
    if (found.length > 0) {
      for (const { base, patched, at: place } of found) {
        push(base, patched, commandIn(sentence, place) || command, sentence);
      }
      pending = null;
      return;
    }
    const single = oneTime(sentence);
    if (single !== null) {
      const half: Pending = {
        figure: single.value.figure,
        side: single.side,
        command: commandIn(sentence, single.value.start) || command,
        environment,
        text: sentence,
        at,
      };
      const [base, patched] = halves(pending, half) ?? [null, null];
      if (base !== null) push(base.figure, patched.figure, half.command, `${base.text} / ${patched.text}`);
      pending = base === null ? half : null;
      if (base !== null || changes.length === 0) return;
    }
    for (const change of changes) {
      const name = commandIn(sentence, change.at) || command;
      claims.push(...relativeClaim(change, name, environment, sentence));
    }
  });
  return claims;
}

/** Base and patched of two sentences in reach; one without a side word is the base of one that says "patched". */
function halves(first: Pending | null, second: Pending): readonly [Pending, Pending] | null {
  if (first === null || second.at - first.at > REACH || second.side === null) return null;
  if (first.side === second.side || first.figure.unit === '' || second.figure.unit === '') return null;
  if (second.side === 'patched') return [first, second];
  return first.side === 'patched' ? [second, first] : null;
}

/** A percentage or factor beside two times that they do not give. */
function contradictions(
  base: PrintedFigure,
  patched: PrintedFigure,
  changes: readonly StatedChange[],
): string[] {
  const ratio = ratioOf(base, patched)?.ratio;
  // With several, each may belong to another pair of times.
  if (ratio === undefined || changes.length !== 1) return [];
  return changes
    .filter(({ low, high, meanings }) => !fits(ratio, low, high) || !meanings.some((one) => near(ratio, one)))
    .map(({ words }) => `"${words}" is said, but the figures give x${ratio.toPrecision(3)}`);
}

/** Rounded words are within a tenth: "8 times" for 7.97, "87%" for 87.45. */
const near = (ratio: number, meant: number): boolean => Math.abs(Math.log(ratio / meant)) < 0.1;

/** Whether a ratio is one that somebody would round to these words. */
export const fits = (ratio: number, low: number, high: number): boolean =>
  ratio >= low * 0.97 && ratio <= high * 1.03;
