import { perfDecimals } from '../suite/perf-stat.ts';
import type { Claim, PrintedFigure } from './claim.ts';
import { commandKey } from './commands.ts';
import { halfUlp } from './ratio.ts';

/**
 * What does not fit within one printed figure, as sentences. perf computes the percentage before it rounds, so the
 * percentage may be anything that the unrounded numbers allow: all three printed numbers count as intervals.
 */
export function checkFigure(name: string, figure: PrintedFigure): string[] {
  const notes: string[] = [...figure.notes];
  const { mean, stderr, decimals, stderrDecimals, percent } = figure;
  if (stderr === null || stderrDecimals === null) return notes;
  if (percent !== null && mean > 0) {
    const [m, s, p] = [halfUlp(decimals), halfUlp(stderrDecimals), halfUlp(figure.percentDecimals)];
    const low = (100 * Math.max(0, stderr - s)) / (mean + m);
    const high = mean > m ? (100 * (stderr + s)) / (mean - m) : Number.POSITIVE_INFINITY;
    if (percent + p < low || percent - p > high) {
      const is = ((100 * stderr) / mean).toFixed(2);
      notes.push(`${name}: ${percent} % is printed, but +- ${stderr} of ${mean} is ${is} %`);
    }
  }
  if (figure.source !== 'perf') return notes;
  if (decimals !== stderrDecimals) {
    notes.push(
      `${name}: ${mean} and +- ${stderr} have different numbers of decimals, which perf does not print: retyped?`,
    );
  } else if (stderr > 0) {
    const half = halfUlp(stderrDecimals);
    const allowed = [perfDecimals(stderr - half), perfDecimals(stderr), perfDecimals(stderr + half)];
    if (!allowed.includes(decimals)) {
      notes.push(
        `${name}: perf prints a +- of ${stderr} with ${perfDecimals(stderr)} decimals, not ${decimals}: retyped?`,
      );
    }
  }
  return notes;
}

interface ControlRule {
  /** The mail says that it changes only this. */
  readonly says: RegExp;
  readonly changed: RegExp;
  /** Command keys that are then untouched. */
  readonly control: RegExp;
  readonly reason: string;
}

/** Commands that a mail's own words make a control. */
export const CONTROL_RULES: readonly ControlRule[] = [
  {
    says: /\bMNT_DETACH\b|\blazy\s+u(?:n)?mount/i,
    changed: /^umount(?: .*)? -l\b/,
    control: /^umount(?!.* -l\b)/,
    reason: 'umount without -l does not pass MNT_DETACH',
  },
];

/** The smallest change of a control that is worth a word, as a ratio. */
const CONTROL_FLOOR = 1.05;
const CONTROL_FLOOR_WITHOUT_ERRORS = 1.25;

/**
 * Marks the controls among the claims of one mail, and notes on every claim of the same environment when a control
 * moved by more than its own error: then the two kernels, or their days, differed in more than the patch.
 */
export function markControls(claims: readonly Claim[], text: string): Claim[] {
  const rules = CONTROL_RULES.filter(
    (rule) => rule.says.test(text) && claims.some((claim) => rule.changed.test(commandKey(claim.command))),
  );
  const marked = claims.map((claim) => ({
    ...claim,
    control: claim.kind === 'patch' && rules.some((rule) => rule.control.test(commandKey(claim.command))),
  }));
  const moved = marked.filter((claim) => {
    const [low, high] = claim.ratioInterval;
    const size = Math.max(claim.ratio, 1 / claim.ratio);
    // Rounding alone says nothing about noise: then only a large movement counts.
    const floor = claim.intervalFrom === 'errors' ? CONTROL_FLOOR : CONTROL_FLOOR_WITHOUT_ERRORS;
    return claim.control && (low > 1 || high < 1) && size > floor;
  });
  return marked.map((claim) => {
    const culprits = moved.filter((control) => control.environment.text === claim.environment.text);
    if (claim.kind !== 'patch' || culprits.length === 0) return claim;
    const notes = culprits.map(
      (control) =>
        `the control moved inside the claim: "${control.command}" x${control.ratio.toPrecision(3)}, although the patch is said not to change it`,
    );
    return { ...claim, notes: [...claim.notes, ...notes] };
  });
}
