import { cleanConsoleLine, cleanLine, cleanText } from './clean.ts';
import { count } from './figures.ts';
import { comparisonWords, ownFigures, perfBlocks, performanceTable, timingWords } from './lkp-rows.ts';
import type { Finding, Measurement, Result } from './result.ts';
import {
  blamedPatch,
  CHANGE_WORDS,
  compilerName,
  findingDetail,
  findingName,
  firstBadPatch,
  fullSubject,
  hasRate,
  kernelOf,
  mailLink,
  rateText,
  sourceListing,
  touchedCode,
} from './view.ts';

/** Blocks that LKP's functional and performance reports have in common. Each gives lines without a final blank. */

export interface LkpOptions {
  /** Who signs: the name in "NAME noticed" and in Reported-by. */
  readonly reporter?: string;
  /** Where this report will be readable; without it no Closes tag is proposed. */
  readonly reportUrl?: string;
  /** Names of what is attached to the mail that this is the text of; absent: all lies in the report's folder. */
  readonly attached?: readonly string[];
}

export const DEFAULT_REPORTER = 'patchboot';

/** The commit that a report is about, and its base; 40 hex digits or what stands in for them. */
export function commits(result: Result, finding?: Finding): { base: string; patched: string } {
  return {
    base: cleanLine(result.base?.commit ?? '(none)'),
    patched: cleanLine(blamedPatch(result, finding)?.commit ?? '(not applied)'),
  };
}

/** `commit:`, `base:`, `patch link:`, `patch subject:`. */
export function commitBlock(result: Result, finding?: Finding): string[] {
  const patch = blamedPatch(result, finding);
  const lines: string[] = [];
  if (patch !== undefined && result.series !== null) {
    const subject = fullSubject(result.series, patch);
    lines.push(`commit: ${commits(result, finding).patched} ("${subject}")`);
    if (result.base !== null) {
      lines.push(`base: ${cleanLine(result.base.tree)} ${cleanLine(result.base.commit)}`);
    }
    const link = mailLink(patch);
    if (link !== null) lines.push(`patch link: ${link}`);
    lines.push(`patch subject: ${subject}`);
  } else if (result.base !== null) {
    lines.push(`base: ${cleanLine(result.base.tree)} ${cleanLine(result.base.commit)}`);
  }
  return lines;
}

/** `config:`, `compiler:`, `test machine:` of one machine, as far as they are known. */
export function machineBlock(result: Result, machine: string): string[] {
  const kernel = kernelOf(result, machine, 'patched') ?? kernelOf(result, machine, 'base');
  const record = result.machines.find((candidate) => candidate.name === machine);
  return [
    ...(kernel ? [`config: ${cleanLine(kernel.config)}`, `compiler: ${compilerName(kernel.compiler)}`] : []),
    `test machine: ${cleanLine(record?.testMachine ?? machine)}`,
  ];
}

/** Tags for the author to choose; patchboot writes none into commits. */
export function tagBlock(options: LkpOptions): string[] {
  return [
    'If you fix the issue in a separate patch/commit (i.e. not just a new version of',
    'the same patch/commit), kindly add following tags',
    `| Reported-by: ${cleanLine(options.reporter ?? DEFAULT_REPORTER)}`,
    ...(options.reportUrl === undefined ? [] : [`| Closes: ${cleanLine(options.reportUrl)}`]),
  ];
}

/** Whose change it is: the first bad patch of a series, and the series' code as it stands in the evidence. */
export function touchesBlock(result: Result, finding: Finding): string[] {
  const bad = firstBadPatch(result, finding);
  const code = touchedCode(finding);
  return [
    ...(bad === '' ? [] : [`first bad commit of the series: ${bad}`]),
    ...(code.length === 0
      ? []
      : ['code in the report that this series changes:', ...code.map((line) => `\t${line}`)]),
    ...listingOf(finding),
  ];
}

function listingOf(finding: Finding): readonly string[] {
  const lines = sourceListing(finding);
  return lines.length === 0 ? [] : ['', ...lines];
}

/** The evidence of one finding: the decoded splat, or the words of the compiler or the check. */
export function evidence(finding: Finding): string[] {
  switch (finding.type) {
    case 'splat': {
      const lines = finding.problem.decoded.length > 0 ? finding.problem.decoded : finding.problem.excerpt;
      return lines.map(cleanConsoleLine);
    }
    case 'build-error':
    case 'build-warning':
      return compilerLines(finding.message);
    case 'claim':
      return [findingDetail(finding)];
    default:
      return cleanText(finding.message)
        .split('\n')
        .map((line) => line.trimEnd());
  }
}

/** The compiler's words, its own `error:` and `warning:` lines marked `>>` as new. */
function compilerLines(message: string): string[] {
  return cleanText(message)
    .split('\n')
    .map((line) =>
      /: (?:fatal )?(?:error|warning):/.test(line)
        ? `>> ${line.trimEnd()}`
        : `   ${line.trimEnd()}`.trimEnd(),
    );
}

/** One finding in one line, with the boots it was seen in. */
export function findingLine(result: Result, finding: Finding): string {
  const detail = findingDetail(finding);
  const bad = firstBadPatch(result, finding);
  return [
    findingName(finding),
    ` on ${cleanLine(finding.machine)}`,
    !hasRate(finding)
      ? ''
      : `: base ${rateText(finding.base)}, patched ${rateText(finding.patched)}, ${CHANGE_WORDS[finding.change]}`,
    detail === '' || detail === findingName(finding) ? '' : ` (${detail})`,
    bad === '' ? '' : `; first bad: ${bad}`,
  ].join('');
}

/** The performance section: LKP's table a machine and suite, our figures below, then perf's own blocks. */
export function performanceSection(
  result: Result,
  measurements: readonly Measurement[],
  finding: Finding | undefined,
  blocksShown: number,
): string[] {
  let left = blocksShown;
  const lines: string[] = [];
  const groups = new Map<string, Measurement[]>();
  for (const m of measurements) {
    const key = JSON.stringify([m.machine, m.suite, m.timing]);
    groups.set(key, [...(groups.get(key) ?? []), m]);
  }
  const { base, patched } = commits(result, finding);
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const kernel = kernelOf(result, first.machine, 'patched') ?? kernelOf(result, first.machine, 'base');
    const parameters: readonly (readonly [string, string])[] = [
      ['compiler', compilerName(kernel?.compiler ?? '?')],
      ['machine', first.machine],
      ['testcase', first.suite],
      ['timing', first.timing],
    ];
    if (lines.length > 0) lines.push('');
    lines.push(
      '='.repeat(89),
      `${parameters.map(([name]) => name).join('/')}:`,
      `  ${parameters.map(([, value]) => cleanLine(value)).join('/')}`,
      '',
      'commit: ',
      `  ${base.slice(0, 10)} ("${cleanLine(result.base?.describe ?? '')}")`,
      `  ${patched.slice(0, 10)} ("${patchTitle(result, finding)}")`,
      '',
      ...performanceTable(group, base, patched),
      '',
      ...ownFigures(group),
      ...group
        .filter((m) => m.comparison === null)
        .map((m) => `  ${cleanLine(m.command)} (${timingWords(m)} time): ${comparisonWords(m)}`),
    );
    for (const m of group) {
      const blocks = perfBlocks(m);
      if (blocks.length === 0 || left-- <= 0) continue;
      lines.push('', `# ${cleanLine(m.perfCommand)}`);
      for (const block of blocks) lines.push('', `${block.side}:`, '', ...block.text.split('\n'));
    }
  }
  const hidden = measurements.filter((m) => perfBlocks(m).length > 0).length - Math.max(0, blocksShown);
  if (hidden > 0)
    lines.push(
      '',
      `What perf stat printed for ${count(hidden, 'command')}${blocksShown > 0 ? ' more' : ''} is in report.html.`,
    );
  return lines;
}

function patchTitle(result: Result, finding?: Finding): string {
  const patch = blamedPatch(result, finding);
  return patch === undefined || result.series === null ? '' : fullSubject(result.series, patch);
}

export function signature(result: Result): string[] {
  return ['-- ', `patchboot ${cleanLine(result.tool.version)}`];
}
