import { bootRows, machineNames } from './boots.ts';
import { duration, interval, percent, probability } from './figures.ts';
import { comparisonWords } from './lkp-rows.ts';
import type { Finding, Measurement, Result } from './result.ts';
import {
  changeCell,
  findingDetail,
  findingName,
  hasRate,
  kernelOf,
  measurementName,
  rateText,
} from './view.ts';
import { escapeXmlLine } from './xml.ts';

interface Column {
  readonly title: string;
  readonly number?: boolean;
}

/**
 * A table. On a narrow screen a `stack` table becomes one block a row with the titles before the cells; others scroll
 * by themselves. Cells are HTML.
 */
export function table(
  label: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  layout: 'stack' | 'scroll' = 'scroll',
): string {
  const kind = (index: number) => (columns[index]?.number ? ' class="number"' : '');
  const head = columns.map((column, index) => `<th scope="col"${kind(index)}>${column.title}</th>`).join('');
  const cell = (html: string, index: number) => {
    const title = layout === 'stack' && index > 0 ? ` data-label="${columns[index]?.title ?? ''}"` : '';
    return `<td${kind(index)}${title}>${html}</td>`;
  };
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`);
  return `<div class="${layout}" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

export const plain = (title: string): Column => ({ title });
const figures = (title: string): Column => ({ title, number: true });

function shade(finding: Finding): string {
  if (finding.type === 'claim') return finding.outcome === 'not-reproduced' ? 'warn' : 'soft';
  if (finding.change !== 'new') return finding.change === 'fixed' ? 'good' : 'soft';
  if (finding.type === 'perf-change')
    return { regression: 'bad', improvement: 'good', confounded: 'warn' }[finding.direction];
  return finding.type === 'build-warning' ? 'warn' : 'bad';
}

export function findingsTable(result: Result, findings: readonly Finding[]): string {
  const rows = findings.map((finding) => [
    `<code class="${shade(finding)}">${escapeXmlLine(findingName(finding))}</code><br>${escapeXmlLine(findingDetail(finding))}`,
    escapeXmlLine(finding.machine),
    hasRate(finding) ? rateText(finding.base) : '',
    hasRate(finding) ? rateText(finding.patched) : '',
    escapeXmlLine(changeCell(result, finding)),
  ]);
  const columns = [
    plain('Finding'),
    plain('Machine'),
    figures('Boots hit, base'),
    figures('Boots hit, patched'),
    plain('Change'),
  ];
  return table('findings', columns, rows, 'stack');
}

export function timesTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((m) => {
    const c = m.comparison;
    return [
      `${escapeXmlLine(measurementName(m))}${m.control ? ' (control)' : ''}<br><code>${escapeXmlLine(m.command)}</code>`,
      escapeXmlLine(m.machine),
      m.timing,
      ...(c === null
        ? ['-', '-', '-', '-', '-']
        : [
            duration(c.baseSeconds),
            duration(c.patchedSeconds),
            percent(c.changePercent),
            `${percent(c.shiftPercent)} ${interval(c.intervalPercent)}`,
            escapeXmlLine(probability(c.p)),
          ]),
      escapeXmlLine(comparisonWords(m)),
    ];
  });
  const columns = [
    plain('Time of'),
    plain('Machine'),
    plain('Clock'),
    ...['Base', 'Patched', 'Change', 'Shift, interval', 'p'].map(figures),
    plain('Result'),
  ];
  return table('times', columns, rows, 'stack');
}

export function bootsSection(result: Result): string {
  if (result.boots.length === 0) return '';
  const tables = machineNames(result)
    .filter((machine) => result.boots.some((boot) => boot.machine === machine))
    .map((machine) => {
      const rows = bootRows(result, machine).map((row) => [
        `<code>${escapeXmlLine(row.name)}</code>`,
        String(row.base),
        String(row.patched),
      ]);
      return `<h3>${escapeXmlLine(machine)}</h3>\n${table(`boots on ${escapeXmlLine(machine)}`, [plain('Number of boots with'), figures('base'), figures('patched')], rows)}`;
    });
  return `<h2 id="boots">Boots</h2>\n${tables.join('\n')}`;
}

export function kernelsSection(result: Result): string {
  if (result.machines.length === 0) return '';
  const items = result.machines.map((machine) => {
    const kernels = (['base', 'patched'] as const).flatMap((side) => {
      const kernel = kernelOf(result, machine.name, side);
      if (kernel === undefined) return [];
      const built = kernel.fromCache ? 'from the cache' : `built in ${duration(kernel.buildSeconds)}`;
      return [
        `<li>${side}: <code>${escapeXmlLine(kernel.release)}</code>, ${escapeXmlLine(kernel.compiler)}, ${built}, <code>${escapeXmlLine(kernel.config)}</code></li>`,
      ];
    });
    return `<li><strong>${escapeXmlLine(machine.name)}</strong>: ${escapeXmlLine(machine.description)}. Chosen: ${escapeXmlLine(machine.reason)}. ${machine.accel}: ${escapeXmlLine(machine.accelReason)}. Sandbox: ${escapeXmlLine(machine.sandbox)}.<br><code>${escapeXmlLine(machine.testMachine)}</code><ul>${kernels.join('')}</ul></li>`;
  });
  return `<h2 id="machines">Machines and kernels</h2>\n<ul>${items.join('\n')}</ul>`;
}
