import type { SkipClass } from './skip-class.ts';
import { CORES } from './skip-cores.ts';
import { PRIMITIVES } from './skip-primitives.ts';
import { REPORTING } from './skip-reporting.ts';

/**
 * Functions that a stack shows but that are never to blame: they report the problem, or do what their caller
 * asked for with what the caller gave them. Rules are classes with a reason; none is for a single report.
 */
export const SKIP_CLASSES: readonly SkipClass[] = [...REPORTING, ...PRIMITIVES, ...CORES];

const ALL = new RegExp(`^(?:${SKIP_CLASSES.flatMap((row) => row.functions).join('|')})$`);
const verdicts = new Map<string, boolean>();
/** Names come from the console: the memory of verdicts is bounded, and so is what is matched. */
const REMEMBERED = 20_000;
const LONGEST_NAME = 128;

/** True when a function (source name) is never to blame. */
export function isHelper(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  const known = verdicts.get(name);
  if (known !== undefined) return known;
  const verdict = ALL.test(name);
  if (verdicts.size >= REMEMBERED) verdicts.clear();
  verdicts.set(name, verdict);
  return verdict;
}

/** The class that a function belongs to; null for functions that may be to blame. */
export function helperClass(name: string): SkipClass | null {
  return SKIP_CLASSES.find((row) => new RegExp(`^(?:${row.functions.join('|')})$`).test(name)) ?? null;
}
