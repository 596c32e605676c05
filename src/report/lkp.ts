import { bootTable, machineNames } from './boots.ts';
import { checkGrid } from './check-grid.ts';
import { cleanLine, cleanText } from './clean.ts';
import { count } from './figures.ts';
import { materialsBlock, reproduceBlock } from './lkp-materials.ts';
import {
  commitBlock,
  commits,
  DEFAULT_REPORTER,
  evidence,
  findingLine,
  type LkpOptions,
  machineBlock,
  performanceSection,
  signature,
  tagBlock,
  touchesBlock,
} from './lkp-parts.ts';
import { failRunsRow, failRunsTable } from './lkp-rows.ts';
import type { BuildFinding, CheckFinding, Finding, PerfFinding, Result } from './result.ts';
import {
  FUNCTIONAL,
  findingName,
  isFlaky,
  measurementOf,
  orderFindings,
  orderMeasurements,
  VERDICT_WORDS,
} from './view.ts';

export type { LkpOptions } from './lkp-parts.ts';

/**
 * The report as the kernel test robot writes it (the form used since 2023): a functional report when something
 * does not build, boot or behave, a performance report when a change of a time leads, else a short account in
 * the same form. Ends with a line feed.
 */
export function renderLkp(result: Result, options: LkpOptions = {}): string {
  const findings = orderFindings(result.findings);
  const lead = reportLead(result);
  const lines =
    lead === undefined
      ? account(result, findings, options)
      : lead.type === 'perf-change'
        ? performance(result, lead, findings, options)
        : functional(result, lead, findings, options);
  return `${lines.join('\n')}\n`;
}

/** What the report is about: something that does not work before a time that changed before a warning. */
export function reportLead(result: Result): Finding | undefined {
  const fresh = orderFindings(result.findings).filter((finding) => finding.change === 'new');
  return (
    fresh.find((finding) => FUNCTIONAL.has(finding.type)) ??
    fresh.find((finding) => finding.type === 'perf-change') ??
    fresh.find((finding) => finding.type === 'build-warning')
  );
}

/** "patchboot noticed WHAT on:" */
function greeting(options: LkpOptions, what: string): string[] {
  return ['Hello,', '', `${cleanLine(options.reporter ?? DEFAULT_REPORTER)} noticed ${what} on:`, ''];
}

function functional(
  result: Result,
  lead: Finding,
  findings: readonly Finding[],
  options: LkpOptions,
): string[] {
  const { base, patched } = commits(result, lead);
  const build = lead.type === 'build-error' || lead.type === 'build-warning';
  const name = findingName(lead);
  const table = build ? null : bootTable(result, lead.machine, [base.slice(0, 10), patched.slice(0, 10)]);
  const log = 'log' in lead ? lead.log : '';
  const lines = [
    ...greeting(options, build ? noticedBuild(lead as BuildFinding) : `"${name}"`),
    ...commitBlock(result, lead),
    '',
    ...testcase(lead),
    '',
    '',
    ...machineBlock(result, lead.machine),
  ];
  if (log !== '') lines.push('', `(please refer to ${cleanLine(log)} for entire log/backtrace)`);
  if (isFlaky(lead)) {
    lines.push(
      '',
      `we observe the issue does not always happen, ${lead.patched.hits} times out of ${lead.patched.runs} runs as below.`,
      lead.base.hits === 0
        ? 'the parent keeps clean.'
        : `the parent has it ${lead.base.hits} times out of ${lead.base.runs}.`,
      '',
      ...failRunsTable({ base, patched }, failRunsRow(lead.base, lead.patched, statName(lead))),
    );
  }
  if (table !== null) lines.push('', '', ...table.split('\n'));
  const touches = touchesBlock(result, lead);
  if (touches.length > 0) lines.push('', '', ...touches);
  lines.push('', '', ...tagBlock(options), '', '');
  if (build)
    lines.push(`All ${lead.type === 'build-error' ? 'errors' : 'warnings'} (new ones prefixed by >>):`, '');
  const grid = lead.type === 'check-failure' ? checkGrid(result, lead) : [];
  if (grid.length > 0) lines.push(...grid, '');
  return [...lines, ...evidence(lead), '', '', ...rest(result, lead, findings, options)];
}

/** `in testcase: boot`, or the suite with the check as its parameter. */
function testcase(lead: Finding): string[] {
  if (lead.type === 'check-failure') return checkTestcase(lead);
  return [`in testcase: ${lead.type === 'build-error' || lead.type === 'build-warning' ? 'build' : 'boot'}`];
}

function checkTestcase(lead: CheckFinding): string[] {
  return [
    `in testcase: ${cleanLine(lead.suite)}`,
    'with following parameters:',
    '',
    `\tcheck: ${cleanLine(lead.check)}`,
  ];
}

function noticedBuild(lead: BuildFinding): string {
  return `the following build ${lead.type === 'build-error' ? 'errors' : 'warnings'}`;
}

/** LKP's name of a thing in a fail:runs table: what prints on the console is a stat of dmesg. */
function statName(finding: Finding): string {
  return finding.type === 'check-failure' ? `${findingName(finding)}.fail` : `dmesg.${findingName(finding)}`;
}

function performance(
  result: Result,
  lead: PerfFinding,
  findings: readonly Finding[],
  options: LkpOptions,
): string[] {
  const m = measurementOf(result, lead);
  const change = m?.summary?.meanChangePercent ?? m?.comparison?.changePercent ?? (lead.ratio - 1) * 100;
  const word = lead.direction === 'confounded' ? 'change (confounded)' : lead.direction;
  return [
    ...greeting(
      options,
      `a ${Math.abs(change).toFixed(1)}% ${word} of ${cleanLine(`${lead.suite}.${lead.step}`)}.time_us`,
    ),
    '',
    ...commitBlock(result, lead),
    '',
    `testcase: ${cleanLine(lead.suite)}`,
    ...machineBlock(result, lead.machine),
    'parameters:',
    '',
    ...(m === undefined ? [] : [`\tcommand: ${cleanLine(m.command)}`]),
    `\tstep: ${cleanLine(lead.step)}`,
    ...(m === undefined ? [] : [`\ttiming: ${m.timing}`]),
    ...(m?.size === undefined ? [] : [`\t${cleanLine(m.size.name)}: ${m.size.value}`]),
    '',
    '',
    // Nothing is to be fixed when something became faster.
    ...(lead.direction === 'regression' ? [...tagBlock(options), '', ''] : []),
    'Details are as below:',
    `${'-'.repeat(98)}>`,
    '',
    '',
    ...materialsBlock(result, lead, options),
    '',
    ...timesBlock(result, lead, BLOCKS_SHOWN),
    '',
    '',
    ...othersBlock(result, lead, findings),
    ...bootsBlock(result, lead),
    ...notesBlock(result),
    ...reproduceBlock(result, lead, options),
    '',
    '',
    ...DISCLAIMER,
    '',
    ...signature(result),
  ];
}

/** The report when nothing new was found, or when there is no verdict. */
function account(result: Result, findings: readonly Finding[], options: LkpOptions): string[] {
  const error = result.error;
  const [machine] = machineNames(result);
  return [
    'Hello,',
    '',
    error === null
      ? `patchboot tested this series: ${VERDICT_WORDS[result.verdict]}. ${cleanLine(result.headline)}`
      : `patchboot could not test this series: ${VERDICT_WORDS[result.verdict]}.`,
    '',
    ...(error === null
      ? []
      : [
          ...cleanText(error.message).split('\n'),
          ...(error.hint === null ? [] : ['', ...cleanText(error.hint).split('\n')]),
          '',
        ]),
    ...commitBlock(result),
    ...(machine === undefined || error !== null ? [] : ['', ...machineBlock(result, machine)]),
    '',
    ...rest(result, undefined, findings, options),
  ];
}

/** Measurements whose perf stat output a performance report quotes; the lead's and its neighbours'. */
const BLOCKS_SHOWN = 4;

/** LKP's place for the archive link and the signature, after everything else. */
function rest(
  result: Result,
  lead: Finding | undefined,
  findings: readonly Finding[],
  options: LkpOptions,
): string[] {
  // Times are the second thing in a report on a splat or a failed build: their table, not every line that perf printed.
  const times = timesBlock(
    result,
    lead,
    lead === undefined || lead.type === 'check-failure' ? BLOCKS_SHOWN : 0,
  );
  const files = materialsBlock(result, lead, options);
  return [
    ...othersBlock(result, lead, findings),
    ...bootsBlock(result, lead),
    ...(times.length === 0 ? [] : ['', ...times, '', '', ...DISCLAIMER]),
    ...notesBlock(result),
    '',
    ...(files.length === 0 ? [] : [...files, '']),
    ...reproduceBlock(result, lead, options),
    '',
    ...signature(result),
  ];
}

const DISCLAIMER = [
  'Disclaimer:',
  'Times are taken in a virtual machine. Other hardware, software or configuration may',
  'change them.',
  '',
];

function timesBlock(result: Result, lead: Finding | undefined, blocksShown: number): string[] {
  return performanceSection(result, orderMeasurements(result.measurements), lead, blocksShown);
}

function othersBlock(result: Result, lead: Finding | undefined, findings: readonly Finding[]): string[] {
  const others = findings.filter((finding) => finding !== lead);
  if (others.length === 0) return [];
  return [
    `${count(others.length, lead ? 'other finding' : 'finding')}:`,
    ...others.map((finding) => `\t${findingLine(result, finding)}`),
    '',
  ];
}

/** Boot tables of all machines but the one that the functional report already showed. */
function bootsBlock(result: Result, lead: Finding | undefined): string[] {
  const { base, patched } = commits(result, lead);
  return machineNames(result).flatMap((machine) => {
    if (lead !== undefined && machine === lead.machine && FUNCTIONAL.has(lead.type)) return [];
    const table = bootTable(result, machine, [base.slice(0, 10), patched.slice(0, 10)]);
    return table === null ? [] : ['', `boots on ${cleanLine(machine)}:`, '', ...table.split('\n'), ''];
  });
}

function notesBlock(result: Result): string[] {
  if (result.notes.length === 0) return [];
  return ['', 'Notes:', ...result.notes.map((note) => `\t${cleanLine(note)}`), ''];
}
