import type { Finding, Result, Verdict } from '../report/result.ts';
import { withoutTest } from '../stats/family.ts';
import { describeRate } from './rates.ts';

/** From findings to one word and one sentence. The first problem is the headline. */

/** Whether a finding alone makes the series fail. */
export function fails(finding: Finding): boolean {
  if (finding.change !== 'new') return false;
  switch (finding.type) {
    case 'splat':
    case 'build-error':
    case 'build-warning':
    case 'boot-failure':
    case 'check-failure':
      return true;
    case 'perf-change':
      return finding.direction === 'regression';
    case 'claim':
      return false;
  }
}

/** Order in which findings are told: what stops a reader first, then in the order in which they were found. */
const WEIGHT: Readonly<Record<Finding['type'], number>> = {
  'build-error': 0,
  splat: 1,
  'boot-failure': 2,
  'check-failure': 3,
  'perf-change': 4,
  claim: 5,
  'build-warning': 6,
};

export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => Number(fails(b)) - Number(fails(a)) || WEIGHT[a.type] - WEIGHT[b.type]);
}

/** What each machine's boots amount to, for the verdict. */
export interface MachineOutcome {
  readonly machine: string;
  /** Boots that count on each side; null when that side was not meant to be booted. */
  readonly baseBoots: number | null;
  readonly patchedBoots: number | null;
  /** Boots on base that got to their end. */
  readonly basePassed: number;
  /** The same of the whole series. */
  readonly patchedPassed: number;
  /** '' or why this machine has nothing to say. */
  readonly trouble: string;
}

export interface VerdictInput {
  readonly findings: readonly Finding[];
  readonly machines: readonly MachineOutcome[];
  readonly error: Result['error'];
  readonly nothingToTest: string | null;
}

/** A finding of the series is certain even when other machines had trouble; a pass needs all of them. */
export function decide(input: VerdictInput): { readonly verdict: Verdict; readonly headline: string } {
  const failing = sortFindings(input.findings).find(fails);
  if (failing !== undefined) return { verdict: 'fail', headline: headline(failing) };
  if (input.error !== null) {
    const verdict =
      input.error.kind === 'input' || input.error.kind === 'usage' ? 'invalid-input' : 'infrastructure';
    return { verdict, headline: input.error.message.split('\n')[0] ?? '' };
  }
  const troubled = input.machines.find((machine) => machine.trouble !== '');
  if (troubled !== undefined) {
    return { verdict: 'infrastructure', headline: `${troubled.machine}: ${troubled.trouble}` };
  }
  if (input.nothingToTest !== null) return { verdict: 'inconclusive', headline: input.nothingToTest };
  if (input.machines.length === 0) return { verdict: 'inconclusive', headline: 'nothing was tested' };
  const silent = input.machines.find((machine) => machine.baseBoots === 0 || machine.patchedBoots === 0);
  if (silent !== undefined) {
    return {
      verdict: 'inconclusive',
      headline: `${silent.machine}: no boot of ${silent.baseBoots === 0 ? 'base' : 'the series'} counts`,
    };
  }
  const broken = input.machines.find((machine) => machine.baseBoots !== null && machine.basePassed === 0);
  if (broken !== undefined) {
    return {
      verdict: 'inconclusive',
      headline: `${broken.machine}: base itself never gets through the suite, so nothing can be said about the series`,
    };
  }
  const unended = input.machines.find(
    (machine) => machine.patchedBoots !== null && machine.patchedPassed === 0,
  );
  if (unended !== undefined) {
    return {
      verdict: 'inconclusive',
      headline: `${unended.machine}: no boot of the series gets through the suite, and base has the same trouble`,
    };
  }
  const unclear = sortFindings(input.findings).find((finding) => finding.change === 'unclear');
  if (unclear !== undefined) {
    return { verdict: 'inconclusive', headline: `cannot tell whose this is: ${headline(unclear)}` };
  }
  return { verdict: 'pass', headline: passHeadline(input.findings) };
}

function passHeadline(findings: readonly Finding[]): string {
  const improvement = findings.find((f) => f.type === 'perf-change' && f.direction === 'improvement');
  const old = findings.filter(
    (f) => f.change === 'old' && f.type !== 'claim' && f.type !== 'perf-change',
  ).length;
  const parts = ['no new problem'];
  if (improvement !== undefined)
    parts.push(withoutTest(improvement.type === 'perf-change' ? improvement.message : ''));
  if (old > 0) parts.push(`${old} old ${old === 1 ? 'problem' : 'problems'} that base has too`);
  return parts.join('; ');
}

function headline(finding: Finding): string {
  const where = `on ${finding.machine}`;
  const patch = finding.patchIndex === null ? '' : `, patch ${finding.patchIndex}`;
  const rates = `${describeRate(finding.patched)} (base ${describeRate(finding.base)})`;
  switch (finding.type) {
    case 'splat':
      return `${finding.id} ${where}: ${finding.title}, ${rates}${patch}`;
    case 'boot-failure':
      return `${finding.id} ${where}: ${rates}${patch}`;
    case 'check-failure':
      return `check ${finding.check} fails ${where}: ${rates}${patch}`;
    case 'build-error':
    case 'build-warning': {
      const place =
        finding.file === null ? '' : `${finding.file}${finding.line === null ? '' : `:${finding.line}`}: `;
      const words = finding.message.split('\n')[0]?.replace(/^.*?(error|warning): /, '') ?? '';
      return `${finding.type === 'build-error' ? 'does not compile' : 'new compiler warning'} ${where}${patch}: ${place}${words}`;
    }
    case 'perf-change':
    case 'claim':
      return `${withoutTest(finding.message)} ${where}`;
  }
}
