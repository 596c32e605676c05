import type { Decoder } from '../mail/message.ts';
import type { Patch } from '../series/series.ts';
import type { Strip } from './diff-scan.ts';
import type { Reading } from './ladder.ts';
import type { TreeLimits } from './limits.ts';
import { describeFinding, type PolicyFinding } from './policy.ts';
import type { HunkPlace } from './trial.ts';
import { cleanLine, count } from './words.ts';

/** A patch in the tree. */
export interface AppliedPatch {
  readonly index: number;
  readonly subject: string;
  readonly status: 'applied' | 'already-applied';
  /** clean: git am as it is. three-way: merged. fuzz: with less context. none: it was there already. */
  readonly how: 'clean' | 'three-way' | 'fuzz' | 'none';
  /** The patch's commit; of a patch that was there already, the commit it was found in. */
  readonly commit: string;
  /** Id of the commit's tree object. */
  readonly tree: string;
  /** The reading of the mail that applied. */
  readonly decoder: Decoder;
  readonly strip: Strip;
  /** Hunks that went elsewhere than their header says, or with less context. */
  readonly places: readonly HunkPlace[];
  /** What policy flags. */
  readonly flags: readonly PolicyFinding[];
}

export interface AppliedSeries {
  /** already-applied: no patch changes anything; there is nothing to test. */
  readonly outcome: 'applied' | 'already-applied';
  readonly base: string;
  /** The commit with the whole series. */
  readonly head: string;
  readonly patches: readonly AppliedPatch[];
  /** Sentences for the report. */
  readonly notes: readonly string[];
}

/** What came of one reading of a patch. */
export interface Made {
  readonly commit: string;
  readonly tree: string;
  readonly how: AppliedPatch['how'];
  readonly places: readonly HunkPlace[];
  /** How it came about, where that is not plain; half sentences. */
  readonly notes: readonly string[];
}

/** The record of a patch. Pure. */
export function recordPatch(patch: Patch, reading: Reading, made: Made): AppliedPatch {
  return {
    index: patch.index,
    subject: patch.subject,
    status: made.how === 'none' ? 'already-applied' : 'applied',
    how: made.how,
    commit: made.commit,
    tree: made.tree,
    decoder: reading.candidate.decoder,
    strip: reading.diff.strip,
    places: made.places,
    flags: reading.findings.filter((finding) => finding.severity === 'flag'),
  };
}

/** What a report should say of a patch, the loudest first. Pure. */
export function notesOf(applied: AppliedPatch, made: Made, limits: TreeLimits): readonly string[] {
  const notes = [...made.notes];
  if (applied.decoder !== 'exact') notes.push(`applied from the reading "${applied.decoder}" of its mail`);
  if (applied.strip === 0) notes.push('its paths have no a/ and b/ in front');
  notes.push(...few(applied.places.map(describePlace), limits.findingsOfAKind, 'moved hunk'));
  notes.push(...few(applied.flags.map(describeFinding), limits.findingsOfAKind, 'such remark'));
  return notes.map((note) =>
    note.startsWith(FUZZY)
      ? `FUZZY: patch ${applied.index}${note.slice(FUZZY.length)}`
      : `patch ${applied.index}: ${note}`,
  );
}

/** Marks a note that must not be overlooked. */
export const FUZZY = 'FUZZY:';

function few(notes: readonly string[], most: number, noun: string): readonly string[] {
  if (notes.length <= most) return notes;
  return [...notes.slice(0, most), `and ${count(notes.length - most, noun)} more`];
}

/** A hunk's place in words. Pure. */
export function describePlace(place: HunkPlace): string {
  const hunk = place.hunk === null ? 'a hunk' : `hunk ${place.hunk}`;
  const lines = count(Math.abs(place.offset), 'line');
  const moved =
    place.offset === 0 ? '' : `, ${lines} ${place.offset > 0 ? 'below' : 'above'} where it was made`;
  const context =
    place.reducedTo === null
      ? ''
      : `, matching only ${count(place.reducedTo[0], 'line')} of context before and ${place.reducedTo[1]} behind`;
  return `${hunk} of ${cleanLine(place.path)} went to line ${place.line}${moved}${context}`;
}
