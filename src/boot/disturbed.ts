import type { Boot } from './boot.ts';

/** Signs that what a boot measured is the host and not its kernel. Nothing is thrown away for them: they are told. */

/** More of its CPU time than this taken by the host's other guests shows in every figure. */
const STEAL_PERCENT = 5;

/** What disturbed a boot, as the console and the guest's own accounts tell it; empty when nothing did. */
export function disturbances(boot: Pick<Boot, 'console' | 'frames'>): readonly string[] {
  const stat = boot.frames.find(({ type, name }) => type === 'output' && name === 'guest/stat');
  const steal = stat === undefined ? null : stealPercent(stat.content.toString('latin1'));
  return [
    ...new Set(boot.console.disturbances),
    ...(steal !== null && steal > STEAL_PERCENT
      ? [`the host took ${steal.toFixed(0)} % of its CPU time (steal)`]
      : []),
  ];
}

/**
 * Disturbed boots in words, a line for each sign. They are told and kept: leaving some out would be choosing figures.
 * `nameOf` says which boot; all have run by one clock.
 */
export function disturbedNotes(boots: readonly Boot[], nameOf: (boot: Boot) => string): readonly string[] {
  const bySign = new Map<string, { readonly sign: string; readonly boots: Boot[] }>();
  for (const boot of boots) {
    for (const sign of disturbances(boot)) {
      // Counts and times differ from boot to boot; what happened does not.
      const kind = sign.replace(/\d+/g, '#');
      const known = bySign.get(kind) ?? { sign, boots: [] };
      if (!known.boots.includes(boot)) known.boots.push(boot);
      bySign.set(kind, known);
    }
  }
  return [...bySign.values()].map(({ sign, boots: hit }) => {
    const names = hit.slice(0, 6).map(nameOf).join(', ');
    const more = hit.length > 6 ? ` and ${hit.length - 6} more` : '';
    const clock = hit[0]?.request.timing ?? '';
    return `${hit.length} of ${boots.length} boots in ${clock} time were disturbed (${names}${more}): ${sign}; their figures are kept`;
  });
}

/** Share of stolen time in /proc/stat (proc_stat(5): user nice system idle iowait irq softirq steal); null without one. */
export function stealPercent(stat: string): number | null {
  const ticks = /^cpu +(\d+(?: \d+){7})/m.exec(stat)?.[1]?.split(' ').map(Number);
  const all = ticks?.reduce((sum, value) => sum + value, 0) ?? 0;
  return ticks === undefined || all === 0 ? null : (100 * (ticks[7] ?? 0)) / all;
}
