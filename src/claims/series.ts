import type { Series } from '../series/series.ts';
import type { Claim } from './claim.ts';
import { dropDuplicates, findClaims } from './find.ts';

/** All claims of a series: its cover letter, and of each patch the log and the notes below `---`. */
export function claimsOfSeries(series: Series): readonly Claim[] {
  const texts = series.patches.flatMap((patch) => [patch.log, patch.notes]);
  if (series.cover !== null) texts.unshift(series.cover.text);
  return dropDuplicates(texts.flatMap((text) => findClaims(text)));
}
