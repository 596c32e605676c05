import { UsageError } from '../errors.ts';
import type { Finding, Result, Verdict } from './result.ts';

/**
 * Several results of one series, one a machine, as one: jobs that test machines side by side each write a result, and
 * one report tells all. Pure.
 */

export interface ResultPart {
  readonly result: Result;
  /** What errors call it. */
  readonly name: string;
  /** Folder of its logs, relative to the folder of the merged result; '' for the same. */
  readonly folder: string;
}

/** What decides comes first: a finding of one machine is certain even when another had trouble. */
const WEIGHT: Readonly<Record<Verdict, number>> = {
  fail: 0,
  'invalid-input': 1,
  infrastructure: 2,
  inconclusive: 3,
  pass: 4,
};

/**
 * One result out of several.
 * @throws UsageError when they are not of one series on one base, or tell of one machine twice.
 */
export function mergeResults(parts: readonly ResultPart[]): Result {
  const [first] = parts;
  if (first === undefined) throw new UsageError('there is no result to merge');
  const results = parts.map(moved);
  const [only] = results;
  if (only !== undefined && results.length === 1) return only;
  requireOneSeries(parts);
  requireOwnMachines(parts);
  const ranked = [...results].sort((a, b) => WEIGHT[a.verdict] - WEIGHT[b.verdict]);
  const [decisive = first.result, ...others] = ranked;
  const started = Math.min(...results.map(startOf));
  const ended = Math.max(...results.map((result) => startOf(result) + result.elapsedSeconds * 1000));
  const checks = results.flatMap((result) => result.checks ?? []);
  return {
    version: decisive.version,
    tool: decisive.tool,
    startedAt: new Date(started).toISOString(),
    elapsedSeconds: Math.round((ended - started) / 100) / 10,
    verdict: decisive.verdict,
    headline: decisive.headline,
    series: seriesOf(results),
    base: results.find((result) => result.base !== null)?.base ?? null,
    machines: results.flatMap((result) => result.machines),
    kernels: results.flatMap((result) => result.kernels),
    boots: results.flatMap((result) => result.boots.map((boot) => shifted(boot, startOf(result) - started))),
    measurements: results.flatMap((result) => result.measurements),
    ...(checks.length === 0 ? {} : { checks }),
    findings: results.flatMap((result) => result.findings),
    ...mboxOf(results),
    error: decisive.error,
    notes: [
      ...new Set([
        ...others.filter((other) => other.verdict !== 'pass' && other.verdict !== 'fail').map(troubleOf),
        ...results.flatMap((result) => result.notes),
      ]),
    ],
    reproduce: decisive.reproduce,
  };
}

/** The series with the commits of the result in which most patches were applied. */
function seriesOf(results: readonly Result[]): Result['series'] {
  return mostApplied(results).series;
}

/** The patches as they were applied: of any result that has all of them. */
function mboxOf(results: readonly Result[]): Pick<Result, 'mbox'> {
  const { mbox } = mostApplied(results);
  return mbox === undefined ? {} : { mbox };
}

/** Where several have as many, one that still has its patches. */
function mostApplied(results: readonly Result[]): Result {
  const applied = ({ series, mbox }: Result): number =>
    series === null
      ? -1
      : 2 * series.patches.filter((patch) => patch.commit !== null).length + (mbox === undefined ? 0 : 1);
  return results.reduce((best, next) => (applied(next) > applied(best) ? next : best));
}

function troubleOf(result: Result): string {
  const machines = result.machines.map((machine) => machine.name).join(', ');
  return `${machines === '' ? 'one job' : machines}: ${result.verdict}: ${result.headline}`;
}

function startOf(result: Result): number {
  const ms = Date.parse(result.startedAt);
  return Number.isFinite(ms) ? ms : 0;
}

function shifted<T extends { readonly startedSeconds?: number }>(boot: T, byMs: number): T {
  if (boot.startedSeconds === undefined) return boot;
  return { ...boot, startedSeconds: Math.round(boot.startedSeconds * 10 + byMs / 100) / 10 };
}

/** The result with its files named from the merged result's folder. */
function moved({ result, folder }: ResultPart): Result {
  if (folder === '' || folder === '.') return result;
  const at = (file: string): string => (file === '' ? '' : `${folder}/${file}`);
  const move = (finding: Finding): Finding =>
    'log' in finding ? { ...finding, log: at(finding.log) } : finding;
  return {
    ...result,
    boots: result.boots.map((boot) => ({
      ...boot,
      log: at(boot.log),
      ...(boot.recipe === undefined ? {} : { recipe: at(boot.recipe) }),
    })),
    kernels: result.kernels.map((kernel) => ({ ...kernel, config: at(kernel.config) })),
    findings: result.findings.map(move),
    ...(result.mbox === undefined ? {} : { mbox: at(result.mbox) }),
  };
}

/** Results without a series or base (nothing could be read) fit to any. */
function requireOneSeries(parts: readonly ResultPart[]): void {
  const compare = (what: string, of: (result: Result) => string | null): void => {
    const known = parts.filter((part) => of(part.result) !== null);
    const [first] = known;
    const other = known.find((part) => first !== undefined && of(part.result) !== of(first.result));
    if (first === undefined || other === undefined) return;
    throw new UsageError(`${first.name} and ${other.name} are of different ${what}`, {
      hint: 'Only results of one series on one base can be merged. Is an old file among them?',
    });
  };
  compare('series', ({ series }) =>
    series === null ? null : series.patches.map((patch) => patch.diffSha256).join(' '),
  );
  compare('bases', ({ base }) => base?.commit ?? null);
}

function requireOwnMachines(parts: readonly ResultPart[]): void {
  const seen = new Map<string, string>();
  for (const { result, name } of parts) {
    for (const machine of result.machines) {
      const before = seen.get(machine.name);
      if (before !== undefined) {
        throw new UsageError(`${before} and ${name} both are of the machine ${machine.name}`, {
          hint: 'Give one result a machine. Is an old file among them?',
        });
      }
      seen.set(machine.name, name);
    }
  }
}
