import { cleanLine } from './clean.ts';
import type { CheckFinding, CheckRecord, Result } from './result.ts';
import { type Column, columnTable } from './table.ts';

/** How a check ended in every boot, by seed, for formats without colours: one line a side. */

const WORDS: Readonly<Record<CheckRecord['outcome'], string>> = {
  passed: 'ok',
  failed: 'FAIL',
  skipped: 'skip',
  'not-run': '-',
};

/** Boots in one line; more would not fit a mail. */
const BOOTS = 12;

/** One record for each boot that these checks ran in, in the order of boots and seeds: the columns of a grid. */
export function checkBoots(checks: readonly CheckRecord[]): readonly CheckRecord[] {
  const boots = new Map(checks.map((check) => [JSON.stringify([check.boot, check.seed]), check]));
  return [...boots.values()].sort((a, b) => a.boot - b.boot || a.seed - b.seed);
}

/** `[]` when the result has no records of the check. */
export function checkGrid(result: Result, finding: CheckFinding): readonly string[] {
  const own = (result.checks ?? []).filter(
    (check) =>
      check.machine === finding.machine && check.suite === finding.suite && check.check === finding.check,
  );
  const boots = checkBoots(own);
  if (boots.length === 0) return [];
  const shown = boots.slice(0, BOOTS);
  const columns: readonly Column[] = [
    { title: 'boot (seed)' },
    ...shown.map((boot) => ({ title: `${boot.boot} (${boot.seed})` })),
  ];
  const rows = (['base', 'patched'] as const).map((side) => [
    side,
    ...shown.map((boot) => {
      const hit = own.find(
        (check) => check.side === side && check.boot === boot.boot && check.seed === boot.seed,
      );
      return hit === undefined ? '' : WORDS[hit.outcome];
    }),
  ]);
  const left = boots.length - shown.length;
  return [...columnTable(columns, rows), ...(left > 0 ? [`and ${left} more boots`] : [])];
}

/** The grids of all checks that failed anywhere, each under its name and machine. */
export function failedGrids(result: Result): readonly string[] {
  const checks = result.findings.filter((finding) => finding.type === 'check-failure');
  const names = new Set<string>();
  return checks.flatMap((finding) => {
    const name = cleanLine(`${finding.suite}.${finding.check} on ${finding.machine}`);
    const grid = names.has(name) ? [] : checkGrid(result, finding);
    names.add(name);
    return grid.length === 0 ? [] : [`${name}:`, ...grid, ''];
  });
}
