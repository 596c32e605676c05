import { cleanLine, cleanText, shorten } from '../report/clean.ts';
import type { Finding, Result } from '../report/result.ts';
import {
  findingDetail,
  findingName,
  hasRate,
  isBlamed,
  orderFindings,
  rateText,
  touchedCode,
} from '../report/view.ts';
import type { ChangedFile, Quote } from './changes.ts';
import type { CheckAnnotation } from './github.ts';

/** Findings at the lines that a pull request changes. Pure. */

/** The runner keeps so many annotations of each level a step (actions/runner, ExecutionContext.cs). */
export const ANNOTATIONS_PER_LEVEL = 10;
/** GitHub takes so many annotations a request to a check run. */
export const ANNOTATIONS_PER_REQUEST = 50;
/** The runner cuts longer messages. */
const MESSAGE_CHARACTERS = 4000;
const TITLE_CHARACTERS = 200;

/**
 * One annotation for each new finding that has a place in the changed files; the worst first. A place beside the
 * changed lines is moved to the nearest of them, where reviewers see it, and named in the message. Without `changed`
 * places are taken as they are.
 */
export function annotate(result: Result, changed: readonly ChangedFile[] | null): readonly CheckAnnotation[] {
  return orderFindings(result.findings).flatMap((finding) => {
    if (finding.change !== 'new' || finding.type === 'claim') return [];
    const places = placesOf(finding);
    const at = changed === null ? places[0] : nearest(places, changed);
    if (at === undefined) return [];
    const annotation: CheckAnnotation = {
      path: at.path,
      line: at.line,
      level: !isBlamed(finding)
        ? 'notice'
        : finding.type === 'build-warning' || finding.type === 'perf-change'
          ? 'warning'
          : 'failure',
      title: shorten(`${findingName(finding)} on ${cleanLine(finding.machine)}`, TITLE_CHARACTERS),
      message: shorten(messageOf(finding), MESSAGE_CHARACTERS),
    };
    return [annotation];
  });
}

interface Place {
  readonly path: string;
  readonly line: number;
}

/** Lines of the tree that a finding names, the most telling first. */
function placesOf(finding: Finding): readonly Place[] {
  if (finding.type === 'build-error' || finding.type === 'build-warning') {
    return finding.file !== null && finding.line !== null && isInside(finding.file)
      ? [{ path: finding.file, line: finding.line }]
      : [];
  }
  return finding.touches.flatMap((text) => {
    // "function file:line", as src/console/touched.ts writes them.
    const [, path = '', line = ''] = /(?:^|[\s(])([\w./+-]+\.\w+):(\d{1,7})\b/.exec(text) ?? [];
    return isInside(path) && Number(line) > 0 ? [{ path, line: Number(line) }] : [];
  });
}

function isInside(path: string): boolean {
  return path !== '' && !path.startsWith('/') && !path.split('/').includes('..');
}

function nearest(places: readonly Place[], changed: readonly ChangedFile[]): Place | undefined {
  for (const place of places) {
    const found = inChangedFile(place, changed) ?? inMail(place, changed);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inChangedFile(place: Place, changed: readonly ChangedFile[]): Place | undefined {
  const lines = changed.find((file) => file.path === place.path)?.lines ?? [];
  const line = closest(
    lines.map(({ from, to }) => Math.min(Math.max(place.line, from), to)),
    place.line,
    (candidate) => candidate,
  );
  return line === undefined ? undefined : { path: place.path, line };
}

/** In a queue of patches: the line of the mail that brings the code. The last mail has the file as it ends up. */
function inMail(place: Place, changed: readonly ChangedFile[]): Place | undefined {
  const mails = changed.filter((file) => file.quotes.some((quote) => quote.path === place.path)).reverse();
  const search = (fits: (quote: Quote) => boolean): Place | undefined => {
    for (const mail of mails) {
      const quotes = mail.quotes.filter((quote) => quote.path === place.path && fits(quote));
      const quote = closest(quotes, place.line, (candidate) => candidate.line);
      if (quote !== undefined) return { path: mail.path, line: quote.at };
    }
    return undefined;
  };
  return search((quote) => quote.line === place.line) ?? search((quote) => quote.added);
}

function closest<T>(candidates: readonly T[], line: number, lineOf: (candidate: T) => number): T | undefined {
  const [first, ...rest] = candidates;
  if (first === undefined) return undefined;
  const distance = (candidate: T): number => Math.abs(lineOf(candidate) - line);
  return rest.reduce((best, next) => (distance(next) < distance(best) ? next : best), first);
}

function messageOf(finding: Finding): string {
  const rates = hasRate(finding)
    ? [`Seen in ${rateText(finding.patched)} boots with the series, in ${rateText(finding.base)} without.`]
    : [];
  const code = touchedCode(finding).slice(0, 6);
  const body =
    finding.type === 'build-error' || finding.type === 'build-warning'
      ? cleanText(finding.message)
      : findingDetail(finding);
  return [
    body,
    ...(finding.type === 'build-error' || finding.type === 'build-warning' ? [] : rates),
    ...(code.length === 0 ? [] : [`Code that this series changes: ${code.join('; ')}`]),
  ].join('\n');
}

/** At most so many of each level, the first ones. */
export function capPerLevel(
  annotations: readonly CheckAnnotation[],
  limit: number,
): readonly CheckAnnotation[] {
  const counts = new Map<string, number>();
  return annotations.filter(({ level }) => {
    const count = (counts.get(level) ?? 0) + 1;
    counts.set(level, count);
    return count <= limit;
  });
}
