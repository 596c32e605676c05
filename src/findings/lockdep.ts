import type { Boot } from '../boot/boot.ts';
import type { Problem } from '../console/problem.ts';
import { LOCKDEP_LIMIT } from '../console/rules/lockdep.ts';
import type { Side } from '../report/result.ts';
import { boots, describeRate } from './rates.ts';

/**
 * Whether lockdep was there to see anything. It switches itself off at its first report, and where its tables are full;
 * a boot test without it passes whatever the series does to locks.
 */

const SIDES: readonly Side[] = ['base', 'patched'];

/**
 * Until when lockdep looked on, where that was not to the end: one line for each side and cause. A report that only the
 * series brings is a finding, and needs no note beside it.
 */
export function lockdepNotes(all: readonly Boot[]): readonly string[] {
  const onBase = new Set(offBoots(all, 'base').map((boot) => reportOf(boot)?.key));
  return SIDES.flatMap((side) => {
    const causes = new Map<string | undefined, Boot[]>();
    for (const boot of offBoots(all, side)) {
      const key = reportOf(boot)?.key;
      if (key === undefined || onBase.has(key)) causes.set(key, [...(causes.get(key) ?? []), boot]);
    }
    const runs = boots(all, side).length;
    return [...causes.values()].map(
      (group) =>
        `lockdep was off at the end of ${describeRate({ hits: group.length, runs })} of ${side}, ${causeOf(group)}`,
    );
  });
}

function offBoots(all: readonly Boot[], side: Side): readonly Boot[] {
  return boots(all, side).filter((boot) => boot.lockdepActive === false);
}

/** Why a machine with lockdep cannot speak for the series; null when it can. */
export function lockdepTrouble(all: readonly Boot[]): string | null {
  for (const side of SIDES) {
    const counted = boots(all, side);
    const limits = counted.map(limitOf);
    const [first] = limits;
    if (first !== undefined && limits.every((limit) => limit !== null)) {
      return `lockdep gave up in every boot of ${side}: ${first?.title}`;
    }
  }
  return null;
}

/** What switched lockdep off: its own report, or the first of any kind. */
function reportOf(boot: Boot): Problem | undefined {
  return boot.console.problems.find(({ kind }) => kind === 'lockdep') ?? boot.console.problems[0];
}

function causeOf([first]: readonly Boot[]): string {
  const report = first === undefined ? undefined : reportOf(first);
  if (report === undefined) return 'without a report';
  const time = /^\[ *(\d+\.\d+)\]/.exec(report.excerpt[0] ?? '')?.[1];
  return `since "${report.title}"${time === undefined ? '' : ` at ${time} s`}: what came later could not be seen`;
}

/** A table of lockdep's that was too small. */
function limitOf(boot: Boot): Problem | null {
  return boot.console.problems.find(({ rule }) => rule === LOCKDEP_LIMIT) ?? null;
}
