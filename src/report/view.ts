import { withoutTest } from '../stats/family.ts';
import { cleanConsoleLine, cleanLine } from './clean.ts';
import type {
  ClaimFinding,
  Finding,
  Measurement,
  PerfFinding,
  Rate,
  Result,
  Side,
  Verdict,
} from './result.ts';

/** What every renderer shows, and in which order; no figure is made here. */

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  pass: 'PASS',
  fail: 'FAIL',
  inconclusive: 'INCONCLUSIVE',
  infrastructure: 'NO VERDICT (infrastructure)',
  'invalid-input': 'INVALID INPUT',
};

/** Said wherever a figure in virtual time is shown. */
export const VIRTUAL_TIME = 'virtual time counts instructions; caches and memory are not modelled';

/** Findings that are about correctness and lead a functional report. */
export const FUNCTIONAL: ReadonlySet<Finding['type']> = new Set([
  'splat',
  'build-error',
  'boot-failure',
  'check-failure',
]);

/** Lower comes first. A kernel that does not build hides all else; a splat explains the failure that follows it. */
function rank(finding: Finding): number {
  switch (finding.type) {
    case 'build-error':
      return 0;
    case 'splat':
      return finding.problem.secondary ? 3 : 1;
    case 'boot-failure':
      return 2;
    case 'check-failure':
      return 4;
    case 'perf-change':
      return finding.direction === 'regression' ? 5 : finding.direction === 'improvement' ? 8 : 9;
    case 'build-warning':
      return 6;
    case 'claim':
      return finding.outcome === 'not-reproduced' ? 7 : 10;
  }
}

const CHANGE_RANK: Readonly<Record<Finding['change'], number>> = {
  new: 0,
  unclear: 50,
  fixed: 100,
  old: 200,
};

/** Findings by weight: what the series brings, then what it mends, then what was there before. Stable. */
export function orderFindings(findings: readonly Finding[]): readonly Finding[] {
  const weight = (finding: Finding) => rank(finding) + CHANGE_RANK[finding.change];
  return findings
    .map((finding, index) => ({ finding, index }))
    .sort((a, b) => weight(a.finding) - weight(b.finding) || a.index - b.index)
    .map((entry) => entry.finding);
}

/** `fs/namespace.c:1337`, `fs/namespace.c`, or ''. */
function place(file: string | null, line: number | null): string {
  if (file === null) return '';
  return line === null ? file : `${file}:${line}`;
}

/** The short name of a finding: LKP's id for splats, or what failed and where. One clean line. */
export function findingName(finding: Finding): string {
  switch (finding.type) {
    case 'splat':
    case 'boot-failure':
      return cleanLine(finding.id);
    case 'build-error':
    case 'build-warning': {
      const words = finding.type === 'build-error' ? 'build error' : 'build warning';
      const where = place(finding.file, finding.line);
      return cleanLine(where === '' ? words : `${words} in ${where}`);
    }
    case 'check-failure':
      return cleanLine(`${finding.suite}.${finding.check}`);
    case 'perf-change': {
      const what = `${finding.suite}.${finding.step}`;
      return cleanLine(
        finding.direction === 'confounded'
          ? `change of ${what} (confounded)`
          : `${finding.direction} of ${what}`,
      );
    }
    case 'claim':
      return cleanLine(`claim ${finding.outcome.replaceAll('-', ' ')}`);
  }
}

/** What is to be said of a finding beyond its name, in one clean line. */
export function findingDetail(finding: Finding): string {
  switch (finding.type) {
    case 'splat':
      return cleanLine(finding.title);
    case 'claim':
      return Object.values(claimWords(finding)).join(': ');
    case 'perf-change':
      // Test and p stand beside the times, in every format.
      return cleanLine(withoutTest(finding.message));
    default:
      return cleanLine(finding.message.split('\n', 1)[0] ?? '');
  }
}

/** What is claimed, and what came of it: `"umount mnt" on 6.12`, `claimed x0.37, measured x0.31`. */
export function claimWords(claim: ClaimFinding): { readonly subject: string; readonly message: string } {
  // The ratio stands at the end of the claim, and again in most messages.
  const twice = claim.message.startsWith('claimed ');
  const subject = twice ? claim.claim.replace(/: x\d[^:]*$/, '') : claim.claim;
  return { subject: cleanLine(subject), message: cleanLine(claim.message) };
}

/** `gcc-12`, as LKP names compilers; the whole words where the version does not stand in them. */
export function compilerName(compiler: string): string {
  const words = cleanLine(compiler);
  const [, name, major] =
    /^(?:\S*-)?(gcc|clang)\b.*?\s(\d+)\.\d+/.exec(words.replace(/\([^)]*\)/g, '')) ?? [];
  return name === undefined || major === undefined ? words : `${name}-${major}`;
}

/** `3/12`; `-` when nothing ran on that side. */
export function rateText(rate: Rate): string {
  return rate.runs === 0 ? '-' : `${rate.hits}/${rate.runs}`;
}

/** Whether the finding shows in some patched boots and not in others. */
export function isFlaky(finding: Finding): boolean {
  return finding.patched.hits > 0 && finding.patched.hits < finding.patched.runs;
}

export const CHANGE_WORDS: Readonly<Record<Finding['change'], string>> = {
  new: 'new',
  old: 'old: base has it too',
  fixed: 'fixed: only base has it',
  unclear: 'unclear: these boots cannot tell',
};

/** Source around the first frame in code that the series changes; [] where there is none. */
export function sourceListing(finding: Finding): readonly string[] {
  return finding.type === 'splat' ? (finding.listing ?? []).map(cleanConsoleLine) : [];
}

/** Functions and lines in the evidence that the series changes, one clean line each. */
export function touchedCode(finding: Finding): readonly string[] {
  return finding.touches.map(cleanLine);
}

/** The measurement that a perf finding speaks of. */
export function measurementOf(result: Result, finding: PerfFinding): Measurement | undefined {
  return result.measurements.find(
    (m) => m.machine === finding.machine && m.suite === finding.suite && m.step === finding.step,
  );
}

/** Measurements that can be compared and those that cannot, real changes first, controls last. */
export function orderMeasurements(measurements: readonly Measurement[]): readonly Measurement[] {
  const weight = (m: Measurement) => {
    const verdict = m.comparison?.verdict;
    const changed = verdict === 'regression' ? 0 : verdict === 'improvement' ? 1 : 2;
    return changed * 2 + (m.control ? 1 : 0);
  };
  return measurements
    .map((measurement, index) => ({ measurement, index }))
    .sort((a, b) => weight(a.measurement) - weight(b.measurement) || a.index - b.index)
    .map((entry) => entry.measurement);
}

/** `umount.umount-lazy`. */
export function measurementName(m: Measurement): string {
  return cleanLine(`${m.suite}.${m.step}`);
}

/** The kernel of one side of a machine. */
export function kernelOf(result: Result, machine: string, side: Side) {
  return result.kernels.find((kernel) => kernel.machine === machine && kernel.side === side);
}

/** The patch a report is about: the first bad one when known, the first not applied, else the last applied. */
export function blamedPatch(result: Result, finding: Finding | undefined) {
  const patches = result.series?.patches ?? [];
  if (result.error !== null && finding === undefined) {
    const refused = patches.find((patch) => patch.commit === null);
    if (refused !== undefined) return refused;
  }
  const named = patches.find((patch) => patch.index === finding?.patchIndex);
  return named ?? patches.findLast((patch) => patch.commit !== null) ?? patches.at(-1);
}

/** Whether a finding is laid at the series: something bad that base does not have. */
export function isBlamed(finding: Finding): boolean {
  if (finding.change !== 'new' || finding.type === 'claim') return false;
  return finding.type !== 'perf-change' || finding.direction === 'regression';
}

/** Whether boots hit of boots run says something: not for times and claims. */
export function hasRate(finding: Finding): boolean {
  return finding.type !== 'claim' && finding.type !== 'perf-change';
}

/** The first bad patch without its subject, for tables: `patch 2/3`; '' when it is not known. */
export function firstBadNumber(result: Result, finding: Finding): string {
  return firstBadPatch(result, finding).split(' "', 1)[0] ?? '';
}

/** The change of a finding with the first bad patch, for tables; '' where boots do not tell. */
export function changeCell(result: Result, finding: Finding): string {
  if (!hasRate(finding)) return '';
  const bad = firstBadNumber(result, finding);
  return `${CHANGE_WORDS[finding.change]}${bad === '' ? '' : `, ${bad}`}`;
}

/** The name of the first bad patch of a series of several: `patch 2/3 "subject"`; '' when it is not known. */
export function firstBadPatch(result: Result, finding: Finding): string {
  const series = result.series;
  if (!isBlamed(finding) || series === null || finding.patchIndex === null || series.patches.length < 2)
    return '';
  const patch = series.patches.find((candidate) => candidate.index === finding.patchIndex);
  return `patch ${finding.patchIndex}/${series.total}${patch ? ` "${cleanLine(patch.subject)}"` : ''}`;
}

/** The subject with its bracket, put together again when only the title was kept: `[RFC PATCH v2 1/3] title`. */
export function fullSubject(
  series: NonNullable<Result['series']>,
  patch: { readonly subject: string; readonly index: number },
): string {
  const subject = cleanLine(patch.subject);
  if (/^\[[^\]]*patch[^\]]*\]/i.test(subject)) return subject;
  const words = [
    ...(series.rfc ? ['RFC'] : []),
    'PATCH',
    ...(series.resend ? ['RESEND'] : []),
    ...series.tags.map(cleanLine),
    ...(series.version > 1 ? [`v${series.version}`] : []),
    ...(series.total > 1 || patch.index === 0 ? [`${patch.index}/${series.total}`] : []),
  ];
  return `[${words.join(' ')}] ${subject}`;
}

/** Where a mail can be read; null unless it passed a public list, and its id is real and has no strange characters. */
export function mailLink({ messageId, listed }: { messageId: string; listed?: boolean }): string | null {
  // A file that format-patch made has an id too, and no archive knows it: a link would be invented.
  if (listed !== true || /@(github|patchboot)$/.test(messageId)) return null;
  if (!/^[A-Za-z0-9.!#$%&'*+\-/=?^_`{|}~]{1,200}@[A-Za-z0-9.-]{1,200}$/.test(messageId)) return null;
  return `https://lore.kernel.org/all/${encodeURIComponent(messageId).replace('%40', '@')}/`;
}
