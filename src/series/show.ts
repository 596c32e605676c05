import { showIdentity } from '../mail/identity.ts';
import { SHOWN_TITLE } from '../mail/show.ts';
import { cleanConsoleLine, shorten } from '../report/clean.ts';
import { count } from '../report/figures.ts';
import type { Series } from './series.ts';

/** The NDJSON line of a series; field names are a contract with other programs. */
export function seriesRecord(series: Series, claims: readonly unknown[]): Record<string, unknown> {
  return {
    subject: series.subject,
    author: series.author,
    version: series.version,
    rfc: series.rfc,
    resend: series.resend,
    tags: series.tags,
    total: series.total,
    complete: series.complete,
    missing: series.missing,
    messageId: series.messageId,
    cover: series.cover,
    patches: series.patches.map((patch) => ({
      index: patch.index,
      subject: patch.subject,
      author: patch.author,
      date: patch.dateMs === null ? null : new Date(patch.dateMs).toISOString(),
      messageId: patch.messageId,
      diffSha256: patch.diffSha256,
      decoder: patch.decoder,
      files: patch.files.map((file) => file.path),
    })),
    baseCommit: series.baseCommit,
    prerequisites: series.prerequisites,
    trailers: series.trailers,
    claims,
    notes: series.notes,
  };
}

/** A series for people. */
export function describeSeries(series: Series): string {
  const marks = [
    `v${series.version}`,
    series.rfc ? 'RFC' : '',
    series.resend ? 'resend' : '',
    ...series.tags,
    series.complete ? '' : `INCOMPLETE, missing ${series.missing.join(', ')} of ${series.total}`,
  ].filter((mark) => mark !== '');
  const lines = [
    `${shorten(series.subject, SHOWN_TITLE)}  [${marks.join(', ')}]`,
    `  from ${showIdentity(series.author)}  <${series.messageId}>`,
  ];
  if (series.cover !== null) lines.push(`  cover letter: ${shorten(series.cover.subject, SHOWN_TITLE)}`);
  for (const patch of series.patches) {
    const decoder = patch.decoder === 'exact' ? '' : `, read as ${patch.decoder}`;
    lines.push(
      `  ${patch.index}/${series.total}  ${shorten(patch.subject, SHOWN_TITLE)}  (${count(patch.files.length, 'file')}${decoder})`,
    );
  }
  if (series.baseCommit !== null) lines.push(`  base-commit: ${series.baseCommit}`);
  for (const prerequisite of series.prerequisites) lines.push(`  needs ${prerequisite}`);
  for (const trailer of series.trailers) {
    const place = trailer.patchIndex === 0 ? 'series' : `patch ${trailer.patchIndex}`;
    const doubt = trailer.credited ? '' : `  (given by ${showIdentity(trailer.from)}, not counted)`;
    lines.push(`  ${place}: ${trailer.name}: ${trailer.value}${doubt}`);
  }
  for (const note of series.notes) lines.push(`  note: ${note}`);
  return `${lines.map(cleanConsoleLine).join('\n')}\n`;
}
