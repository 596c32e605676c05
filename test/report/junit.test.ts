import { describe, expect, it } from 'vitest';
import { renderJunit } from '../../src/report/junit.ts';
import type { BootRecord, Result } from '../../src/report/result.ts';
import { functionalFail, infrastructure, pass, perfImprovement, SPLAT } from './samples.ts';

const counts = (result: Result) =>
  /tests="(\d+)" failures="(\d+)" errors="(\d+)" skipped="(\d+)"/
    .exec(renderJunit(result))
    ?.slice(1)
    .map(Number);
const suite = (result: Result, name: string) =>
  new RegExp(`<testsuite name="${name}" tests="(\\d+)" failures="(\\d+)" errors="(\\d+)" skipped="(\\d+)"`)
    .exec(renderJunit(result))
    ?.slice(1)
    .map(Number);

function withBoot(change: Partial<BootRecord>, result: Result = pass): Result {
  const [boot] = result.boots.filter((candidate) => candidate.side === 'patched');
  if (boot === undefined) throw new Error('the sample has boots');
  return { ...result, boots: [{ ...boot, ...change }] };
}

describe('JUnit', () => {
  it('is never empty: the verdict is a case of its own', () => {
    expect(counts({ ...pass, boots: [] })).toEqual([1, 0, 0, 0]);
    expect(counts(infrastructure())).toEqual([1, 0, 1, 0]);
  });

  it('fails what is laid at the series, and nothing else', () => {
    expect(suite(functionalFail(), 'findings')).toEqual([2, 2, 0, 0]);
    expect(suite(perfImprovement(), 'findings')).toEqual([2, 0, 0, 0]);
    expect(suite({ ...pass, findings: [{ ...SPLAT, change: 'old' }] }, 'findings')).toEqual([1, 0, 0, 0]);
  });

  it('fails a boot by its end or by a new problem, not by an old one', () => {
    expect(suite(functionalFail(), 'boots')).toEqual([2, 2, 0, 0]);
    expect(suite(withBoot({ problems: ['WARNING:old'] }), 'boots')).toEqual([1, 0, 0, 0]);
    expect(suite(withBoot({ state: 'hung', detail: 'no answer' }), 'boots')).toEqual([1, 1, 0, 0]);
    expect(suite(withBoot({ state: 'infrastructure', detail: 'no disk' }), 'boots')).toEqual([1, 0, 1, 0]);
  });

  it('shows a skip as skipped and what never ran as an error', () => {
    const checks = (functionalFail().checks ?? []).map((check) => ({ ...check, side: 'patched' as const }));
    const [first] = checks;
    if (first === undefined) throw new Error('the sample has checks');
    expect(suite({ ...pass, checks: [...checks, { ...first, outcome: 'not-run' }] }, 'checks')).toEqual([
      5, 1, 1, 1,
    ]);
  });

  it('does not fail a check that base fails too', () => {
    const { checks, findings } = functionalFail();
    if (checks === undefined) throw new Error('the sample has checks');
    const patched = { checks: checks.map((check) => ({ ...check, side: 'patched' as const })) };
    const resultWith = (change: 'old' | 'new') => ({
      ...pass,
      ...patched,
      findings: findings.flatMap((f) => (f.type === 'check-failure' ? [{ ...f, change }] : [])),
    });
    expect(suite(resultWith('new'), 'checks')).toEqual([4, 1, 0, 1]);
    expect(suite(resultWith('old'), 'checks')).toEqual([4, 0, 0, 2]);
  });
});
