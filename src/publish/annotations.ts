import { changedCode } from '../console/touched.ts';
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
import type { CheckAnnotation, PullFile } from './github.ts';

/** Findings at the lines that a pull request changes. Pure. */

/** The runner keeps so many annotations of each level a step (actions/runner, ExecutionContext.cs). */
export const ANNOTATIONS_PER_LEVEL = 10;
/** GitHub takes so many annotations a request to a check run. */
export const ANNOTATIONS_PER_REQUEST = 50;
/** The runner cuts longer messages. */
const MESSAGE_CHARACTERS = 4000;
const TITLE_CHARACTERS = 200;

export interface ChangedFile {
  readonly path: string;
  /** Changed lines of the new version, first and last. */
  readonly lines: readonly { readonly from: number; readonly to: number }[];
}

/** What a pull request changes, from the patches that GitHub's file list holds. */
export function changedFiles(files: readonly PullFile[]): readonly ChangedFile[] {
  return files
    .filter((file) => file.status !== 'removed')
    .map(({ path, patch }) => {
      const diff = Buffer.from(`--- a/${path}\n+++ b/${path}\n${patch}\n`);
      return { path, lines: changedCode([diff])[0]?.lines ?? [] };
    });
}

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
    const lines = changed.find((file) => file.path === place.path)?.lines ?? [];
    const candidates = lines.map(({ from, to }) => Math.min(Math.max(place.line, from), to));
    const [first, ...rest] = candidates;
    if (first === undefined) continue;
    const distance = (line: number): number => Math.abs(line - place.line);
    const line = rest.reduce((best, next) => (distance(next) < distance(best) ? next : best), first);
    return { path: place.path, line };
  }
  return undefined;
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
