import type { Boot } from '../boot/boot.ts';
import type { CheckFinding, Rate } from '../report/result.ts';
import { outcomeWords, type StepOutcome, stepOutcome } from '../suite/outcome.ts';
import type { Step, Suite } from '../suite/suite.ts';
import { compareSides, describeRate, firstSeen, rate } from './rates.ts';

/**
 * Steps that failed, base against patched. What a check promises is compared promise by promise, so that one which base
 * breaks too cannot hide another that only the series breaks; those that mean the same are told together.
 */
export function checkFindings(
  all: readonly Boot[],
  suite: Suite,
  logOf: (boot: Boot) => string,
  patchCount: number,
): readonly CheckFinding[] {
  return suite.steps.flatMap((step) => stepFindings(all, suite, step, logOf, patchCount));
}

function stepFindings(
  every: readonly Boot[],
  suite: Suite,
  step: Step,
  logOf: (boot: Boot) => string,
  patchCount: number,
): readonly CheckFinding[] {
  const outcomes = new Map(every.map((boot) => [boot, stepOutcome(boot, step)]));
  const outcomeOf = (boot: Boot): StepOutcome => outcomes.get(boot) as StepOutcome;
  // A boot that ended before the step says nothing about it.
  const all = every.filter((boot) => outcomeOf(boot).outcome !== 'not-run');
  const breaks = (boot: Boot, name: string): boolean =>
    outcomeOf(boot).failed.some((promise) => promise.name === name);
  const names = [...new Set(all.flatMap((boot) => outcomeOf(boot).failed.map(({ name }) => name)))];
  const rates = names.map((name) => ({
    name,
    ...compareSides(all, (boot) => breaks(boot, name), patchCount),
  }));
  return (['new', 'old', 'fixed', 'unclear'] as const).flatMap((change) => {
    const own = rates.filter((one) => one.change === change);
    const hit = (boot: Boot): boolean => own.some(({ name }) => breaks(boot, name));
    const first = firstSeen(all, hit);
    if (first === undefined) return [];
    const shown = outcomeOf(first).failed.filter(({ name }) => own.some((one) => one.name === name));
    return [
      {
        type: 'check-failure' as const,
        machine: first.request.machine.name,
        ...compareSides(all, hit, patchCount),
        change,
        touches: [],
        suite: suite.name,
        check: step.id,
        promises: own.map(({ name }) => name),
        message: message(step, own, outcomeWords({ outcome: 'failed', failed: shown, skipped: [] })),
        log: logOf(first),
      },
    ];
  });
}

/** The title, the words of one boot, and the rate of each promise where they differ in it. */
function message(
  step: Step,
  rates: readonly { readonly name: string; readonly base: Rate; readonly patched: Rate }[],
  words: string,
): string {
  const differ = new Set(rates.map(({ base, patched }) => `${base.hits} ${patched.hits}`)).size > 1;
  const each = rates.map(
    ({ name, base, patched }) =>
      `${name || 'the check as such'} ${describeRate(patched)} (base ${describeRate(base)})`,
  );
  return `${step.title}: ${words}${differ ? `\n${each.join(', ')}` : ''}`;
}

/** Checks that could not be made on some machine, with the reason; a skip is never silently green. */
export function skippedChecks(all: readonly Boot[], suite: Suite): readonly string[] {
  return suite.steps.flatMap((step) => {
    const skips = (boot: Boot): boolean => stepOutcome(boot, step).skipped.length > 0;
    const first = firstSeen(all, skips);
    if (first === undefined) return [];
    const words = outcomeWords({ ...stepOutcome(first, step), failed: [] });
    const { base, patched } = { base: rate(all, 'base', skips), patched: rate(all, 'patched', skips) };
    const where = `patched ${describeRate(patched)}, base ${describeRate(base)}`;
    return [`${first.request.machine.name}: check ${step.id} was skipped (${where}): ${words}`];
  });
}
