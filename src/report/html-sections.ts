import { bootRows, machineNames } from './boots.ts';
import { cleanLine } from './clean.ts';
import { duration, interval, percent, probability } from './figures.ts';
import { comparisonWords } from './lkp-rows.ts';
import type { CheckRecord, Finding, Measurement, Result } from './result.ts';
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
function table(
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

const plain = (title: string): Column => ({ title });
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

const OUTCOMES: Readonly<Record<CheckRecord['outcome'], string>> = {
  passed: '<span class="good">ok</span>',
  failed: '<strong class="bad">FAIL</strong>',
  skipped: '<span class="soft">skip</span>',
  'not-run': '<span class="warn">not run</span>',
};

/** One row a check and side, one column a boot with its seed. */
export function checksSection(checks: readonly CheckRecord[]): string {
  if (checks.length === 0) return '';
  const machines = [...new Set(checks.map((check) => check.machine))];
  const tables = machines.map((machine) => {
    const own = checks.filter((check) => check.machine === machine);
    const columns = [
      ...new Map(own.map((check) => [JSON.stringify([check.boot, check.seed]), check])).values(),
    ].sort((a, b) => a.boot - b.boot || a.seed - b.seed);
    const rows = [
      ...new Map(
        own.map((check) => [JSON.stringify([check.suite, check.check, check.side]), check]),
      ).values(),
    ];
    const cells = rows.map((row) => [
      `${escapeXmlLine(`${row.suite}.${row.check}`)}`,
      `<span class="${row.side === 'base' ? 'soft' : ''}">${row.side}</span>`,
      ...columns.map((column) => {
        const hit = own.find(
          (check) =>
            check.suite === row.suite &&
            check.check === row.check &&
            check.side === row.side &&
            check.boot === column.boot &&
            check.seed === column.seed,
        );
        if (hit === undefined) return '';
        const words = cleanLine(hit.message);
        return words === ''
          ? OUTCOMES[hit.outcome]
          : `<span title="${escapeXmlLine(words)}">${OUTCOMES[hit.outcome]}</span>`;
      }),
    ]);
    const header = [
      'Check',
      'Side',
      ...columns.map((column) => `boot ${column.boot}<br>seed ${column.seed}`),
    ].map(plain);
    return `<h3>${escapeXmlLine(machine)}</h3>\n${table(`checks on ${escapeXmlLine(machine)}`, header, cells)}`;
  });
  return `<h2 id="checks">Checks by seed</h2>\n${tables.join('\n')}`;
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
