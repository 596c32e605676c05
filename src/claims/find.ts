import { scanBlocks } from './blocks.ts';
import { markControls } from './checks.ts';
import type { Claim, Figure } from './claim.ts';
import { commandKey } from './commands.ts';
import { normaliseText } from './normalise.ts';
import { pairResults, saidTimes } from './pairing.ts';
import { fits, readProse } from './prose.ts';
import { scanSections } from './sections.ts';
import { readTables } from './tables.ts';
import { seconds } from './values.ts';

/** Characters that are searched. The longest commit messages have a fifth of this. */
export const TEXT_LIMIT = 100_000;

/**
 * Every performance claim in a commit message or cover letter, in the order of the text: outputs of perf stat,
 * hyperfine and time(1) under labels, tables, lists, and sentences. Quoted copies count once. Never throws; the
 * text may be mangled (quote marks, lost lines, tabs) and may go on into a diff, which is not read.
 */
export function findClaims(text: string): Claim[] {
  const plain = normaliseText(text.slice(0, TEXT_LIMIT));
  const blocks = scanBlocks(plain);
  const sections = scanSections(blocks.rest);
  const tables = readTables(sections.rest);
  const found = [
    ...pairResults(blocks.results),
    ...pairResults(sections.results),
    ...tables.claims,
    ...readProse(tables.rest),
  ];
  const claims = dropDuplicates(dropRestatements(found));
  return markControls(claims, plain);
}

/**
 * "8x faster" above the figures that show it is no second claim. When no figure of the command shows it, it stays,
 * and a note says what the figures give.
 */
function dropRestatements(claims: readonly Claim[]): Claim[] {
  const figures = claims.filter((claim) => claim.kind === 'patch' && claim.base !== null);
  return claims.flatMap((claim) => {
    if (claim.base !== null) return [claim];
    const key = commandKey(claim.command);
    const same = figures.filter((other) => key === '' || commandKey(other.command) === key);
    if (same.some((other) => fits(other.ratio, ...claim.ratioInterval))) return [];
    if (same.length === 0) return [claim];
    const given = same.map((other) => `x${other.ratio.toPrecision(3)}`).join(' and ');
    return [{ ...claim, notes: [...claim.notes, `the figures in the same mail give ${given}`] }];
  });
}

/**
 * Claims that say the same about the same command count once; a note tells how often it was said. Of figures and
 * their rounded form ("15.8 ms" for 0.0158004), as in a cover letter, those with errors are kept.
 */
export function dropDuplicates(claims: readonly Claim[]): Claim[] {
  const kept: { claim: Claim; times: number }[] = [];
  for (const claim of claims) {
    const known = kept.find(({ claim: other }) => sameClaim(other, claim));
    if (known === undefined) kept.push({ claim, times: 1 });
    else {
      known.times += 1;
      if (known.claim.intervalFrom === 'rounding' && claim.intervalFrom === 'errors') known.claim = claim;
    }
  }
  return kept.map(({ claim, times }) =>
    times === 1 ? claim : { ...claim, notes: [...claim.notes, saidTimes(times)] },
  );
}

function sameClaim(a: Claim, b: Claim): boolean {
  if (a.kind !== b.kind || commandKey(a.command) !== commandKey(b.command)) return false;
  const [one, other] = [a.environment.text, b.environment.text];
  const rounded = a.intervalFrom !== b.intervalFrom;
  if (one !== other && !(rounded && (one === null || other === null))) return false;
  if (a.base === null || b.base === null || a.patched === null || b.patched === null) {
    return a.base === b.base && a.ratio === b.ratio;
  }
  const slack = rounded ? 0.01 : 0;
  const equal = (x: Figure, y: Figure): boolean => Math.abs(seconds(x) / seconds(y) - 1) <= slack;
  return equal(a.base, b.base) && equal(a.patched, b.patched);
}
