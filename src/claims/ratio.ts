import { Z95 } from '../stats/normal.ts';
import type { PrintedFigure } from './claim.ts';
import { secondsPer, shareUnit } from './values.ts';

export interface Ratio {
  readonly ratio: number;
  readonly interval: readonly [number, number];
  readonly from: 'errors' | 'rounding';
}

/** Half a unit of the last printed decimal: what rounding leaves open. */
export const halfUlp = (decimals: number): number => 0.5 * 10 ** -decimals;

/**
 * patched / base. With both errors the interval is the delta method's: the relative errors add in squares, times
 * 1.96. Without, it is what the rounding of both numbers leaves open. null when a figure is 0.
 */
export function ratioOf(first: PrintedFigure, second: PrintedFigure): Ratio | null {
  const [base, patched] = shareUnit(first, second);
  if (!(base.mean > 0) || !(patched.mean > 0)) return null;
  const scale = secondsPer(patched.unit) / secondsPer(base.unit);
  const ratio = (patched.mean / base.mean) * scale;
  if (base.stderr !== null && patched.stderr !== null) {
    const relative = Math.hypot(base.stderr / base.mean, patched.stderr / patched.mean);
    const half = Z95 * relative * ratio;
    return { ratio, interval: [Math.max(0, ratio - half), ratio + half], from: 'errors' };
  }
  const [b, p] = [halfUlp(base.decimals), halfUlp(patched.decimals)];
  const low = (Math.max(0, patched.mean - p) / (base.mean + b)) * scale;
  const high = base.mean > b ? ((patched.mean + p) / (base.mean - b)) * scale : Number.MAX_VALUE;
  return { ratio, interval: [low, high], from: 'rounding' };
}
