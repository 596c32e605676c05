import { byteLength } from '../report/fit.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { codeSpan, folded, markdownLink } from '../report/markdown-escape.ts';
import type { Result } from '../report/result.ts';
import { VERDICT_WORDS } from '../report/view.ts';
import { COMMENT_LIMIT_BYTES } from '../report/write.ts';
import { type Marker, markerLine } from './marker.ts';

/** The bodies of our comments. Pure. */

/** Around the report, so that a comment can be rewritten without losing what it told. */
const BEGIN = '<!-- patchboot report -->';
const END = '<!-- /patchboot report -->';

export interface Links {
  /** The workflow run. */
  readonly runUrl: string | null;
  /** The uploaded artifact; null when it is not known. */
  readonly artifactUrl: string | null;
}

/** The comment of a finished run. `limitBytes` is lowered when GitHub calls a body too long. */
export function finalBody(
  result: Result,
  marker: Marker,
  links: Links,
  limitBytes = COMMENT_LIMIT_BYTES,
): string {
  const whole = links.artifactUrl ?? links.runUrl;
  const frame = [markerLine(marker), BEGIN, '', END, footer(marker, links)];
  const report = renderMarkdown(result, {
    limitBytes: limitBytes - byteLength(frame.join('\n')) - 10,
    ...(whole === null ? {} : { artifactUrl: whole }),
  });
  return [frame[0], BEGIN, report.trimEnd(), END, '', frame[4]].join('\n').trimEnd();
}

/** The comment while a run is under way: how far it is, and what was told before. */
export function runningBody(progress: string, marker: Marker, links: Links, before: string): string {
  const earlier = reportOf(before);
  const head = [markerLine(marker), '## Testing', '', progress, ''];
  const old = earlier === '' ? [] : [folded('The last report', `${BEGIN}\n${earlier}\n${END}`), ''];
  const body = [...head, ...old, footer(marker, links)].join('\n').trimEnd();
  if (byteLength(body) <= COMMENT_LIMIT_BYTES + 2000) return body;
  return [...head, footer(marker, links)].join('\n').trimEnd();
}

/** A comment whose verdict another one has replaced: says so first, and keeps its report in a fold. */
export function supersededBody(body: string, marker: Marker, newerUrl: string): string {
  const link = markdownLink('a newer report', newerUrl) ?? 'a newer report';
  const verdict = Object.entries(VERDICT_WORDS).find(([name]) => name === marker.verdict)?.[1];
  const was =
    verdict === undefined ? '' : `It said ${verdict}${marker.head === '' ? '' : ` for ${commit(marker)}`}.`;
  const report = reportOf(body);
  return [
    markerLine({ ...marker, state: 'superseded' }),
    `There is ${link}. ${was}`.trimEnd(),
    '',
    ...(report === '' ? [] : [folded('The old report', `${BEGIN}\n${report}\n${END}`)]),
  ]
    .join('\n')
    .trimEnd();
}

/** The report inside of a body of ours: from the first mark to the last, so a console that prints one cuts nothing. */
export function reportOf(body: string): string {
  const begin = body.indexOf(BEGIN);
  const end = body.lastIndexOf(END);
  return begin < 0 || end < begin ? '' : body.slice(begin + BEGIN.length, end).trim();
}

function footer(marker: Marker, { runUrl }: Links): string {
  const words = [
    ...(marker.head === '' ? [] : [`commit ${commit(marker)}`]),
    ...(runUrl === null ? [] : [markdownLink('workflow run', runUrl) ?? '']),
  ].filter((word) => word !== '');
  return words.length === 0 ? '' : `<sub>${words.join(', ')}</sub>`;
}

function commit(marker: Marker): string {
  return codeSpan(marker.head.slice(0, 12));
}
