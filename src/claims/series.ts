import type { Message } from '../mail/message.ts';
import type { Series } from '../series/series.ts';
import type { Claim } from './claim.ts';
import { dropDuplicates, findClaims } from './find.ts';

/** A subject and a body as one text: a subject can claim something too. */
const withSubject = (subject: string, body: string): string =>
  // A text without headers got its first line as subject.
  subject !== '' && body.includes(subject) ? body : `${subject}.\n\n${body}`;

/** Claims of one mail: its subject and all prose above the diff, below `---` too. */
export function claimsOfMessage(message: Message): Claim[] {
  return findClaims(withSubject(message.subject.title, message.prose));
}

/** Claims of a series: cover letter first, then its patches. What both say counts once. */
export function claimsOfSeries(series: Pick<Series, 'cover' | 'patches'>): Claim[] {
  const cover = series.cover === null ? [] : findClaims(withSubject(series.cover.subject, series.cover.text));
  const patches = series.patches.flatMap((patch) =>
    findClaims(withSubject(patch.subject, `${patch.log}\n\n${patch.notes}`)),
  );
  return dropDuplicates([...cover, ...patches]);
}
