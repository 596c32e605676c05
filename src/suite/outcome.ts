import type { Boot } from '../boot/boot.ts';
import type { CheckRecord } from '../report/result.ts';
import { type KtapResult, parseKtap } from './ktap.ts';
import type { Step } from './suite.ts';

/** How a step ended in one boot. */

export interface StepOutcome {
  readonly outcome: CheckRecord['outcome'];
  /** What is not as it should be: promises of a check by name, or the step as a whole with the name ''. */
  readonly failed: readonly Pick<KtapResult, 'name' | 'words'>[];
  readonly skipped: readonly Pick<KtapResult, 'name' | 'words'>[];
}

/** timeout and kill: what guest/supervise.c gives after the deadline. */
const KILLED = 137;
const MAX_WORDS = 2000;

/** Exit status of a step in a boot; null when the boot did not get that far. */
export function stepStatus(boot: Pick<Boot, 'frames'>, step: string): number | null {
  const frame = boot.frames.find((f) => f.type === 'step' && f.name === step);
  return frame === undefined ? null : Number(frame.content.toString('latin1').trim());
}

/** One of the files that a step left, as text; '' when it is not there. */
export function stepOutput(boot: Pick<Boot, 'frames'>, step: string, name: string): string {
  return (
    boot.frames.find((f) => f.type === 'output' && f.name === `${step}/${name}`)?.content.toString('utf8') ??
    ''
  );
}

export function stepOutcome(boot: Pick<Boot, 'frames' | 'detail'>, step: Step): StepOutcome {
  const status = stepStatus(boot, step.id);
  if (status === null) {
    const began = boot.frames.some((f) => f.type === 'begin' && f.name === step.id);
    if (!began) return { outcome: 'not-run', failed: [], skipped: [] };
    return failed([{ name: '', words: `it began and never ended: ${boot.detail}` }]);
  }
  const hung = stepOutput(boot, step.id, 'hung').trim();
  if (hung !== '') return failed([{ name: '', words: `it hung and was ended by its deadline ${hung}` }]);
  const words = lastWords(stepOutput(boot, step.id, 'stderr'));
  if (step.kind !== 'check') {
    if (status === 0) return { outcome: 'passed', failed: [], skipped: [] };
    const alone = status === KILLED ? 'it was killed' : `it ended with status ${status}`;
    return failed([{ name: '', words: words || alone }]);
  }
  const { results, fault } = parseKtap(stepOutput(boot, step.id, 'stdout'));
  const bad = results.filter((result) => result.outcome === 'failed');
  const skipped = results.filter((result) => result.outcome === 'skipped');
  const broken = [...bad];
  if (fault !== '')
    broken.push({ name: '', outcome: 'failed', words: words === '' ? fault : `${fault}; ${words}` });
  // Every promise kept, and yet it says that something is wrong.
  else if (status !== 0 && bad.length === 0)
    broken.push({ name: '', outcome: 'failed', words: words || `it ended with status ${status}` });
  if (broken.length > 0) return { outcome: 'failed', failed: broken, skipped };
  // A skip is no pass: one thing that could not be looked at, and the check is not green.
  return { outcome: skipped.length > 0 ? 'skipped' : 'passed', failed: [], skipped };
}

/** In words, for people: what failed, or what was skipped and why; '' when there is nothing to say. */
export function outcomeWords({ failed: bad, skipped }: StepOutcome): string {
  const told = (bad.length > 0 ? bad : skipped).map(({ name, words }) =>
    name === '' ? words : words.startsWith(`${name}: `) || words === '' ? words || name : `${name}: ${words}`,
  );
  return told.join('; ').slice(0, MAX_WORDS);
}

function failed(what: StepOutcome['failed']): StepOutcome {
  return { outcome: 'failed', failed: what, skipped: [] };
}

function lastWords(stderr: string): string {
  return stderr.trim().split('\n').slice(-3).join('; ').slice(-MAX_WORDS);
}
