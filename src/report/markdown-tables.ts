import { cleanLine, shorten } from './clean.ts';
import { count, duration, interval, percent, probability } from './figures.ts';
import { comparisonWords } from './lkp-rows.ts';
import { codeCell, codeSpan, escapeMarkdown, markdownTable } from './markdown-escape.ts';
import type { Finding, Measurement, Result } from './result.ts';
import {
  CHANGE_WORDS,
  changeCell,
  findingDetail,
  findingName,
  firstBadPatch,
  hasRate,
  mailLink,
  measurementName,
  rateText,
} from './view.ts';

/** Whose series was tested on what: one paragraph. */
export function summaryLine(result: Result): string {
  const words: string[] = [];
  const series = result.series;
  if (series !== null) {
    const link = mailLink(series);
    const author = escapeMarkdown(shorten(series.author.name || series.author.email, 100));
    words.push(`**${escapeMarkdown(shorten(cleanLine(series.subject), 200))}** by ${author}`);
    words.push(count(series.patches.length, 'patch', 'patches'));
    if (link !== null) words.push(`[mail](${link.replaceAll('(', '%28').replaceAll(')', '%29')})`);
  }
  if (result.base !== null) {
    words.push(
      `base ${codeSpan(cleanLine(result.base.commit).slice(0, 12))} (${escapeMarkdown(shorten(result.base.describe, 100))})`,
    );
  }
  if (result.boots.length > 0) words.push(count(result.boots.length, 'boot'));
  return words.join(', ');
}

/** One row a finding; says how many rows are not shown. */
export function findingTable(result: Result, findings: readonly Finding[], limit: number): string {
  if (findings.length === 0) return '';
  const rows = findings.slice(0, limit).map((finding) => {
    const detail = findingDetail(finding);
    return [
      codeCell(shorten(findingName(finding), 120)) +
        (detail === '' ? '' : `<br>${escapeMarkdown(shorten(detail, 160))}`),
      codeCell(finding.machine),
      hasRate(finding) ? rateText(finding.base) : '',
      hasRate(finding) ? rateText(finding.patched) : '',
      escapeMarkdown(changeCell(result, finding)),
    ];
  });
  const table = markdownTable(
    ['Finding', 'Machine', 'Boots hit, base', 'Boots hit, patched', 'Change'],
    ['left', 'left', 'right', 'right', 'left'],
    rows,
  );
  const left = findings.length - rows.length;
  return left > 0 ? `${table}\n\n${count(left, 'more finding')} below.` : table;
}

/** One finding as a list item. */
export function findingBullet(result: Result, finding: Finding): string {
  const bad = firstBadPatch(result, finding);
  const detail = findingDetail(finding);
  return [
    `- ${codeSpan(shorten(findingName(finding), 160))} on ${codeSpan(finding.machine)}: `,
    hasRate(finding)
      ? `base ${rateText(finding.base)}, patched ${rateText(finding.patched)}, ${CHANGE_WORDS[finding.change]}`
      : CHANGE_WORDS[finding.change],
    bad === '' ? '' : `, first bad ${escapeMarkdown(shorten(bad, 120))}`,
    detail === '' ? '' : `; ${escapeMarkdown(shorten(detail, 200))}`,
  ].join('');
}

/** Times, base against patched, with our figures; '' without measurements. */
export function perfTable(measurements: readonly Measurement[], limit: number): string {
  if (measurements.length === 0) return '';
  const rows = measurements.slice(0, limit).map((m) => {
    const c = m.comparison;
    return [
      codeCell(shorten(measurementName(m), 80)) + (m.control ? ' (control)' : ''),
      `${codeCell(m.machine)}, ${m.timing} time`,
      c === null ? '\\-' : duration(c.baseSeconds),
      c === null ? '\\-' : duration(c.patchedSeconds),
      c === null ? '\\-' : `${percent(c.shiftPercent)} ${escapeMarkdown(interval(c.intervalPercent))}`,
      c === null ? '\\-' : probability(c.p).replace('<', '&lt;'),
      // Real changes stand out, whether or not they are to be believed.
      changed(m) ? `**${escapeMarkdown(comparisonWords(m))}**` : escapeMarkdown(comparisonWords(m)),
    ];
  });
  const table = markdownTable(
    ['Time of', 'Machine', 'Base', 'Patched', 'Change, interval', 'p', 'Result'],
    ['left', 'left', 'right', 'right', 'right', 'right', 'left'],
    rows,
  );
  const left = measurements.length - rows.length;
  return left > 0 ? `${table}\n\n${count(left, 'more measurement')} in the report.` : table;
}

function changed({ comparison }: Measurement): boolean {
  return comparison?.verdict === 'regression' || comparison?.verdict === 'improvement';
}
