import { bootTable, machineNames } from './boots.ts';
import { failedGrids } from './check-grid.ts';
import { cleanLine, shorten } from './clean.ts';
import { condensedEvidence } from './condense.ts';
import { fitParts, type Part } from './fit.ts';
import { handCommands } from './lkp-materials.ts';
import { commits } from './lkp-parts.ts';
import { perfBlocks } from './lkp-rows.ts';
import {
  codeSpan,
  escapeMarkdown,
  escapeParagraph,
  fenced,
  folded,
  markdownLink,
} from './markdown-escape.ts';
import { findingBullet, findingTable, perfTable, summaryLine } from './markdown-tables.ts';
import type { ClaimFinding, Finding, Result } from './result.ts';
import {
  claimWords,
  findingName,
  measurementOf,
  orderFindings,
  orderMeasurements,
  sourceListing,
  touchedCode,
  VERDICT_WORDS,
  VIRTUAL_TIME,
} from './view.ts';

export interface MarkdownOptions {
  /** The whole text stays within this many bytes of UTF-8; GitHub's comment takes 65536 characters. */
  readonly limitBytes: number;
  /** Where the complete report lies (https); named when something was left out, and at the end. */
  readonly artifactUrl?: string;
}

/** The report for a pull request comment or a job summary. The first screen answers; the rest is folded. */
export function renderMarkdown(result: Result, options: MarkdownOptions): string {
  const findings = orderFindings(result.findings).filter((finding) => finding.type !== 'claim');
  const link =
    options.artifactUrl === undefined ? null : markdownLink('the whole report', options.artifactUrl);
  const parts: Part[] = [
    headline(result),
    { name: 'what was tested', priority: 1, forms: [summaryLine(result), ''] },
    errorPart(result),
    ...firstScreen(result, findings),
    ...firstEvidence(findings),
    ...foldedParts(result, findings),
    ...(link === null
      ? []
      : [{ name: 'link', priority: 1, forms: [`Logs, configurations and plots: ${link}.`, ''] }]),
  ].filter((part): part is Part => part !== null);
  return fitParts(
    parts.filter((part) => part.forms[0] !== ''),
    options.limitBytes,
    (names) =>
      `Shortened for length: ${names.join(', ')}. All of it is in ${link ?? 'the report of the run'}.`,
  );
}

function headline(result: Result): Part {
  const word = VERDICT_WORDS[result.verdict];
  const form = (limit: number) => `## ${word}: ${escapeMarkdown(shorten(cleanLine(result.headline), limit))}`;
  return { name: 'headline', priority: 0, forms: [form(500), form(100), `## ${word}`] };
}

function errorPart(result: Result): Part | null {
  if (result.error === null) return null;
  const hint = result.error.hint === null ? '' : `\n\n${escapeParagraph(result.error.hint)}`;
  const lines = result.error.message.split('\n');
  const text = lines.length === 1 ? escapeParagraph(result.error.message) : fenced(lines.slice(0, 60));
  const short = escapeMarkdown(shorten(cleanLine(lines[0] ?? ''), 300));
  return { name: 'error message', priority: 1, forms: [text + hint, short + hint, short, ''] };
}

/** One line a finding, the code that the series changes, the times, the claims. */
function firstScreen(result: Result, findings: readonly Finding[]): Part[] {
  const claims = result.findings.filter((finding): finding is ClaimFinding => finding.type === 'claim');
  const touched = findings.filter((f) => f.change === 'new' && f.touches.length > 0).slice(0, 3);
  const touches = touched.map((f) => {
    const code = touchedCode(f).slice(0, 6).map(codeSpan).join(', ');
    return findings.length === 1 ? code : `${codeSpan(findingName(f))}: ${code}`;
  });
  // What changed in time has its row in the table of times.
  const counted = findings.filter((f) => f.type !== 'perf-change' || measurementOf(result, f) === undefined);
  const measurements = orderMeasurements(result.measurements);
  const times = (rows: number) => {
    const table = perfTable(measurements, rows);
    const virtual = measurements.slice(0, rows).some((m) => m.timing === 'virtual');
    return table === '' || !virtual ? table : `${table}\n\nNote: ${VIRTUAL_TIME}.`;
  };
  return [
    {
      name: 'findings',
      priority: 2,
      forms: [
        findingTable(result, counted, 12),
        findingTable(result, counted, 4),
        findingTable(result, counted, 1),
        '',
      ],
    },
    {
      name: 'code that the series changes',
      priority: 3,
      forms: [touches.length === 0 ? '' : `In code that this series changes: ${touches.join('; ')}.`, ''],
    },
    { name: 'times', priority: 4, forms: [times(10), times(3), ''] },
    {
      name: 'claims',
      priority: 5,
      forms: [
        claims.slice(0, 10).map(claimLine).join('\n'),
        claims.slice(0, 2).map(claimLine).join('\n'),
        '',
      ],
    },
  ];
}

function claimLine(claim: ClaimFinding): string {
  const { subject, message } = claimWords(claim);
  return `- Claim ${codeSpan(shorten(subject, 200))}: **${claim.outcome.replaceAll('-', ' ')}**, ${escapeMarkdown(shorten(message, 400))}`;
}

/** The finding whose evidence is not folded. */
function openFinding(findings: readonly Finding[]): Finding | undefined {
  return findings.find((f) => f.change === 'new' && f.type !== 'perf-change');
}

/** The first decoded splat, or the compiler's words, open to the eye, and the code that it leads to. */
function firstEvidence(findings: readonly Finding[]): Part[] {
  const first = openFinding(findings);
  if (first === undefined) return [];
  const listing = sourceListing(first).map((line) => shorten(line, 200));
  const lines = condensedEvidence(first).map((line) => shorten(line, 400));
  const head = (limit: number) =>
    fenced(
      lines.length <= limit ? lines : [...lines.slice(0, limit), `... ${lines.length - limit} more lines`],
    );
  return [
    {
      name: 'the first finding in full',
      priority: 6,
      forms: [
        head(120),
        ...(lines.length > 60 ? [head(60)] : []),
        ...(lines.length > 25 ? [head(25)] : []),
        ...(lines.length > 8 ? [head(8)] : []),
        '',
      ],
    },
    {
      name: 'the code that it leads to',
      priority: 7,
      forms: [listing.length === 0 ? '' : fenced(listing, 'c'), ''],
    },
  ];
}

function foldedParts(result: Result, findings: readonly Finding[]): Part[] {
  const { base, patched } = commits(result);
  const part = (name: string, title: string, priority: number, bodies: readonly string[]): Part => ({
    name,
    priority,
    forms: [...bodies.map((body) => (body === '' ? '' : folded(title, body))), ''],
  });
  const bullets = (limit: number) =>
    findings.length <= 12 && limit === findings.length
      ? otherEvidence(result, findings)
      : findings
          .slice(0, limit)
          .map((finding) => findingBullet(result, finding))
          .join('\n');
  const boots = machineNames(result).flatMap((machine) => {
    const table = bootTable(result, machine, [base.slice(0, 10), patched.slice(0, 10)]);
    return table === null ? [] : [`${cleanLine(machine)}:`, ...table.split('\n'), ''];
  });
  const perf = result.measurements.flatMap((m) =>
    perfBlocks(m).flatMap((block) => [
      `${block.side}: # ${cleanLine(m.perfCommand)}`,
      '',
      ...block.text.split('\n'),
      '',
    ]),
  );
  const grids = failedGrids(result);
  const commands = handCommands(result, openFinding(findings));
  const notes = result.notes.map((note) => `- ${escapeMarkdown(note)}`);
  return [
    part('list of all findings', 'All findings', 8, [
      bullets(findings.length),
      bullets(Math.ceil(findings.length / 2)),
      bullets(25),
    ]),
    part('boot table', 'Boots: in how many each thing was seen', 7, [
      boots.length === 0 ? '' : fenced(boots.slice(0, 200)),
    ]),
    part('checks by seed', 'Failed checks by seed', 7, [
      grids.length === 0 ? '' : fenced(grids.slice(0, 200)),
    ]),
    part('perf output', 'What perf printed', 10, [perf.length === 0 ? '' : fenced(perf.slice(0, 400))]),
    part('machines', 'Machines and kernels', 9, [machineList(result)]),
    { name: 'notes', priority: 8, forms: [notes.join('\n'), notes.slice(0, 5).join('\n'), ''] },
    part('commands to reproduce', 'To reproduce by hand', 9, [
      commands.length === 0 ? '' : fenced(commands, 'sh'),
    ]),
    {
      name: 'command to run again',
      priority: 5,
      forms: [result.reproduce === '' ? '' : `Run again: ${codeSpan(result.reproduce)}`, ''],
    },
  ];
}

/** Every finding with its evidence, but for the one that is shown in the open; '' when that is the only one. */
function otherEvidence(result: Result, findings: readonly Finding[]): string {
  if (findings.length < 2) return '';
  const shown = openFinding(findings);
  return findings
    .map((finding) => {
      const bullet = findingBullet(result, finding);
      if (finding === shown) return bullet;
      const all = condensedEvidence(finding);
      // One line of evidence is what the list item says already.
      if (all.length < 2) return bullet;
      const lines = all.slice(0, 60).map((line) => shorten(line, 300));
      return `${bullet}\n\n${indented(fenced(lines))}`;
    })
    .join('\n\n');
}

/** Inside a list item a block stands two blanks in. */
function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function machineList(result: Result): string {
  return result.machines
    .map((machine) => {
      const kernels = result.kernels
        .filter((kernel) => kernel.machine === machine.name)
        .map((kernel) => `${kernel.side} ${codeSpan(kernel.release)} (${escapeMarkdown(kernel.compiler)})`);
      return [
        `- ${codeSpan(machine.name)}: ${escapeMarkdown(machine.reason)}`,
        `  ${codeSpan(machine.testMachine)}`,
        `  ${machine.accel}: ${escapeMarkdown(machine.accelReason)}; sandbox: ${escapeMarkdown(machine.sandbox)}`,
        ...(kernels.length === 0 ? [] : [`  ${kernels.join(', ')}`]),
      ].join('  \n');
    })
    .join('\n');
}
