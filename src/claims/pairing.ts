import { checkFigure } from './checks.ts';
import type { Claim, Environment, PrintedFigure, StatedResult } from './claim.ts';
import { commandKey } from './commands.ts';
import { NO_ENVIRONMENT } from './labels.ts';
import { oneLine } from './normalise.ts';
import { ratioOf } from './ratio.ts';
import { shareUnit } from './values.ts';

/** The note of a claim that stands in the text more than once. */
export const saidTimes = (times: number): string => `said ${times} times`;

/** Only what the contract shows of a figure. */
function shown({ mean, stderr, unit, runs }: PrintedFigure): Claim['base'] {
  return { mean, stderr, unit, runs };
}

export interface Pair {
  readonly kind: Claim['kind'];
  readonly command: string;
  readonly perfCommand: string | null;
  readonly environment: Environment;
  readonly otherEnvironment?: Environment | null;
  readonly base: PrintedFigure;
  readonly patched: PrintedFigure;
  readonly notes?: readonly string[];
  readonly text: string;
}

/** The claim that two figures make; null when one of them is 0 and there is no ratio. */
export function claimOf(pair: Pair): Claim | null {
  const [base, patched] = shareUnit(pair.base, pair.patched);
  const ratio = ratioOf(base, patched);
  if (ratio === null) return null;
  const [first, second] = pair.kind === 'patch' ? ['base', 'patched'] : ['first', 'second'];
  const notes = [
    ...checkFigure(first as string, base),
    ...checkFigure(second as string, patched),
    ...(pair.notes ?? []),
  ];
  const general = notes.map((note) =>
    note.replace(/^(?:base|patched|first|second): (?=the mail|hyperfine|one run)/, ''),
  );
  return {
    kind: pair.kind,
    command: pair.command,
    perfCommand: pair.perfCommand,
    environment: pair.environment,
    otherEnvironment: pair.otherEnvironment ?? null,
    base: shown(base),
    patched: shown(patched),
    ratio: ratio.ratio,
    ratioInterval: ratio.interval,
    intervalFrom: ratio.from,
    control: false,
    notes: [...new Set(general)],
    text: oneLine(pair.text),
  };
}

/** An environment without the words that name the patch ("6.15-rc1 + patch" is 6.15-rc1). */
const sameEnvironment = (a: Environment, b: Environment): boolean =>
  (a.version === null || b.version === null || a.version === b.version) &&
  (a.rt === null || b.rt === null || a.rt === b.rt) &&
  (a.arch === null || b.arch === null || a.arch === b.arch);

function merged(base: Environment, patched: Environment): Environment {
  return base.text === null ? patched : base;
}

const sameFigure = (a: StatedResult, b: StatedResult): boolean =>
  a.figure.mean === b.figure.mean && a.figure.stderr === b.figure.stderr && a.side === b.side;

/**
 * Pairs results into claims. Within one command: a patched result goes with the base result of the same
 * environment, else with the latest one before it. Results without a side that stand before a patched one are the
 * base. Results that differ only in their environment are compared as environments.
 */
export function pairResults(results: readonly StatedResult[]): Claim[] {
  const groups = new Map<string, Counted[]>();
  for (const result of results) {
    const key = commandKey(result.command);
    const group = groups.get(key) ?? [];
    // A quoted copy of the mail repeats its figures to the last digit.
    const known = group.find((other) => sameFigure(other, result));
    if (known === undefined) group.push({ ...result, times: 1 });
    else known.times += 1;
    groups.set(key, group);
  }
  const pairs = [...groups.values()].flatMap(pairGroup);
  return pairs.map(claimOf).filter((claim) => claim !== null);
}

type Counted = StatedResult & { times: number };

function pairGroup(group: readonly Counted[]): Pair[] {
  const anyPatched = group.some(({ side }) => side === 'patched');
  const anyBase = group.some(({ side }) => side === 'base');
  if (!anyPatched && !anyBase) return environmentPairs(group);
  const sided = group.map((result, index) => ({
    ...result,
    index,
    side: result.side ?? (anyBase ? null : 'base'),
  }));
  const used = new Set<number>();
  return sided
    .filter(({ side }) => side === 'patched')
    .flatMap((patched) => {
      const all = sided.filter(({ side }) => side === 'base');
      const unused = all.filter(({ index }) => !used.has(index));
      // A second patched result without a base of its own (two versions of a patch) shares the first's.
      const own = unused.filter((base) => sameEnvironment(base.environment, patched.environment));
      const bases = own.length > 0 || all.length === unused.length ? unused : all;
      const fitting = bases.filter((base) => sameEnvironment(base.environment, patched.environment));
      const before = (list: typeof bases): typeof bases => list.filter(({ index }) => index < patched.index);
      const base = before(fitting).at(-1) ?? fitting[0] ?? before(bases).at(-1) ?? bases[0];
      if (base === undefined) return [];
      used.add(base.index);
      const times = Math.min(base.times, patched.times);
      const differ = !sameEnvironment(base.environment, patched.environment);
      const note = `the two sides name different kernels: ${base.environment.text} and ${patched.environment.text}`;
      return [
        {
          kind: 'patch' as const,
          command: patched.command,
          perfCommand: patched.perfCommand ?? base.perfCommand,
          environment: merged(base.environment, patched.environment),
          base: base.figure,
          patched: patched.figure,
          notes: [...(differ ? [note] : []), ...(times > 1 ? [saidTimes(times)] : [])],
          text: `${base.text} / ${patched.text}`,
        },
      ];
    });
}

function environmentPairs(group: readonly StatedResult[]): Pair[] {
  const [first, ...others] = group;
  if (first === undefined) return [];
  return others
    .filter((other) => other.environment.text !== (first.environment.text ?? NO_ENVIRONMENT.text))
    .map((other) => ({
      kind: 'environment' as const,
      command: first.command,
      perfCommand: first.perfCommand ?? other.perfCommand,
      environment: first.environment,
      otherEnvironment: other.environment,
      base: first.figure,
      patched: other.figure,
      text: `${first.text} / ${other.text}`,
    }));
}
