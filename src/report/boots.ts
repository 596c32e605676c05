import { cleanLine } from './clean.ts';
import { count } from './figures.ts';
import type { BootRecord, Result, Side } from './result.ts';
import { ruledTable } from './table.ts';

/** One row of LKP's boot table: in how many boots of each side a thing was seen. */
export interface BootRow {
  readonly name: string;
  readonly base: number;
  readonly patched: number;
}

/** Machines of a result in the order in which they were chosen, and any that only records name. */
export function machineNames(result: Result): readonly string[] {
  return [
    ...new Set([
      ...result.machines.map((machine) => machine.name),
      ...result.boots.map((boot) => boot.machine),
      ...result.findings.map((finding) => finding.machine),
    ]),
  ];
}

/** A boot that says something about the kernel: not one that our side or the host spoilt. */
const tells = (boot: BootRecord) => boot.state !== 'infrastructure';

/** LKP's notion of a good boot: it came to its end and printed no problem. */
export function isClean(boot: BootRecord): boolean {
  return boot.state === 'passed' && boot.problems.length === 0;
}

/** How a boot ended, and how many problems it printed: `passed, 1 problem`. */
export function bootWords(boot: BootRecord): string {
  const printed = boot.problems.length;
  return printed === 0 ? boot.state : `${boot.state}, ${count(printed, 'problem')}`;
}

/**
 * LKP's rows for one machine: boots without and with a problem, then each problem in order of first occurrence,
 * then failed checks. Cells are numbers of boots, however often a problem was printed in one.
 */
export function bootRows(result: Result, machine: string): readonly BootRow[] {
  const boots = result.boots.filter((boot) => boot.machine === machine && tells(boot));
  const tally = (side: Side, test: (boot: BootRecord) => boolean) =>
    boots.filter((boot) => boot.side === side && test(boot)).length;
  const row = (name: string, test: (boot: BootRecord) => boolean): BootRow => ({
    name,
    base: tally('base', test),
    patched: tally('patched', test),
  });
  const ids = new Set(boots.flatMap((boot) => boot.problems));
  const rows = [
    row('boot_successes', isClean),
    row('boot_failures', (boot) => !isClean(boot)),
    ...[...ids].map((id) => row(cleanLine(id), (boot) => boot.problems.includes(id))),
  ];
  for (const finding of result.findings) {
    if (finding.machine !== machine) continue;
    const name =
      finding.type === 'boot-failure' || finding.type === 'splat'
        ? cleanLine(finding.id)
        : finding.type === 'check-failure'
          ? `${cleanLine(`${finding.suite}.${finding.check}`)}.fail`
          : null;
    if (name === null || rows.some((known) => known.name === name)) continue;
    rows.push({ name, base: finding.base.hits, patched: finding.patched.hits });
  }
  return rows;
}

/** The boot table; `null` when the machine never ran a boot. A row that only base has leaves the other cell empty. */
export function bootTable(result: Result, machine: string, heads: readonly [string, string]): string | null {
  if (!result.boots.some((boot) => boot.machine === machine && tells(boot))) return null;
  const rows = bootRows(result, machine).map((row) => [
    row.name,
    String(row.base),
    row.patched === 0 && row.base > 0 && !row.name.startsWith('boot_') ? '' : String(row.patched),
  ]);
  return ruledTable(['', ...heads], rows);
}
