import type { ClaimFinding, Comparison, Measurement } from '../report/result.ts';
import type { Claim } from './claim.ts';
import { commandKey } from './commands.ts';
import { claimText, ratioText } from './show.ts';

/** What of a machine decides whether a claim can be compared with its figures. */
export interface MachineFacts {
  readonly name: string;
  /** In the kernel's names: `x86_64`, `arm64`. */
  readonly arch: string;
  /** Whether its kernels have PREEMPT_RT. */
  readonly rt: boolean;
}

/** How far a measured ratio may lie outside the claimed interval and still agree, as a part of the ratio. */
const TOLERANCE = {
  /** Another machine's caches and disks: a few percent, as in the floors of the statistics. */
  errors: 0.05,
  /** A claim without errors has noise that nobody knows. */
  rounding: 0.1,
} as const;

type Outcome = ClaimFinding['outcome'];
interface Judgement {
  readonly outcome: Outcome;
  readonly message: string;
}

/**
 * Holds every claim against what was measured: one finding for each claim, machine and kind of timing that measured
 * its command, or a single "not comparable" that says why there is none.
 */
export function judgeClaims(
  claims: readonly Claim[],
  measurements: readonly Measurement[],
  machines: readonly MachineFacts[],
): ClaimFinding[] {
  return claims.flatMap((claim) => {
    if (claim.kind === 'environment') {
      const message = 'it compares two kernels or machines, not a kernel with and without the series';
      return [finding(claim, null, { outcome: 'not-comparable', message })];
    }
    const findings = machines.flatMap((machine) =>
      measuredOn(claim, measurements, machine.name).map((measurement) => {
        const mismatch = machineMismatch(claim, machine);
        const judgement: Judgement =
          mismatch === null
            ? judgeAgainst(claim, measurement.comparison)
            : { outcome: 'not-comparable', message: mismatch };
        return finding(claim, measurement, judgement);
      }),
    );
    if (findings.length > 0) return findings;
    const message =
      claim.command === '' ? 'the mail does not say what it measured' : 'this command was not measured here';
    return [finding(claim, null, { outcome: 'not-comparable', message })];
  });
}

/** The measurements of the claim's command on a machine, one a timing: the one whose preparation is most alike. */
function measuredOn(claim: Claim, measurements: readonly Measurement[], machine: string): Measurement[] {
  const key = commandKey(claim.command);
  const same = measurements.filter(
    (measurement) => measurement.machine === machine && key !== '' && commandKey(measurement.command) === key,
  );
  return (['virtual', 'wall'] as const).flatMap((timing) => {
    const [best] = same
      .filter((measurement) => measurement.timing === timing)
      .sort((a, b) => alike(claim, b) - alike(claim, a));
    return best === undefined ? [] : [best];
  });
}

/** How many words of the two perf stat lines are the same: tells umount of tmpfs from umount of ext4. */
function alike(claim: Claim, measurement: Measurement): number {
  const words = new Set((claim.perfCommand ?? claim.text).split(/[\s'"]+/));
  return measurement.perfCommand.split(/[\s'"]+/).filter((word) => words.has(word)).length;
}

/** Why figures of this machine say nothing about the claim; null when they do. */
function machineMismatch({ environment }: Claim, machine: MachineFacts): string | null {
  const { rt, arch } = environment;
  if (rt === true && !machine.rt) return `it is about a PREEMPT_RT kernel, which ${machine.name} is not`;
  if (rt === false && machine.rt) return `it is about a kernel without PREEMPT_RT, which ${machine.name} has`;
  if (arch !== null && arch !== machine.arch)
    return `it is about ${arch}, and ${machine.name} is ${machine.arch}`;
  return null;
}

function judgeAgainst(claim: Claim, comparison: Comparison | null): Judgement {
  const none = (message: string): Judgement => ({ outcome: 'not-comparable', message });
  if (comparison === null) return none('one side has no usable measurement');
  if (comparison.confoundedBy !== undefined) {
    return none(
      `the control ${comparison.confoundedBy.map((c) => `"${c}"`).join(', ')} moved in our own measurement`,
    );
  }
  const measured = measuredRatio(comparison);
  const [low, high] = measuredInterval(comparison);
  const numbers = `claimed ${ratioText(claim.ratio, claim.ratioInterval)}, measured ${ratioText(measured, [low, high])}`;
  if (comparison.verdict === 'too-few-boots') return none(`${numbers}, but there are too few boots to tell`);
  const slack = TOLERANCE[claim.intervalFrom];
  const [claimLow, claimHigh] = [claim.ratioInterval[0] * (1 - slack), claim.ratioInterval[1] * (1 + slack)];
  const claimsNoChange = claim.ratioInterval[0] <= 1 && claim.ratioInterval[1] >= 1;
  const seesNoChange = comparison.verdict === 'no-change';
  if (claimsNoChange && seesNoChange)
    return { outcome: 'consistent', message: `${numbers}: no change in both` };
  const size = 100 * Math.abs(Math.log(claim.ratio));
  if (seesNoChange && size < 100 * Math.log1p(comparison.detectablePercent / 100)) {
    return none(
      `${numbers}, but changes below ${comparison.detectablePercent.toFixed(1)} % could not be seen`,
    );
  }
  if (low <= claimHigh && high >= claimLow) return { outcome: 'consistent', message: numbers };
  const faster = comparison.verdict === 'improvement';
  if (faster && claim.ratio < 1 && high < claimLow) {
    return { outcome: 'consistent', message: `${numbers}: more than claimed` };
  }
  return { outcome: 'not-reproduced', message: `${numbers}: ${howItDiffers(claim, comparison)}` };
}

function howItDiffers(claim: Claim, comparison: Comparison): string {
  if (comparison.verdict === 'no-change') return 'no change was measured';
  const faster = comparison.verdict === 'improvement';
  if (faster !== claim.ratio < 1) return faster ? 'it became faster' : 'it became slower';
  return faster
    ? 'faster, but by less than claimed'
    : `slower, and by ${measuredRatio(comparison) > claim.ratio ? 'more' : 'less'} than claimed`;
}

const measuredRatio = (comparison: Comparison): number => 1 + comparison.shiftPercent / 100;

function measuredInterval({ intervalPercent: [low, high] }: Comparison): readonly [number, number] {
  return [1 + low / 100, 1 + high / 100];
}

function finding(
  claim: Claim,
  measurement: Measurement | null,
  { outcome, message }: Judgement,
): ClaimFinding {
  const boots = (side: 'base' | 'patched'): number =>
    measurement?.samples.filter((sample) => sample.side === side).length ?? 0;
  const comparison = measurement?.comparison ?? null;
  const clock = measurement === null ? '' : ` (${measurement.timing} time)`;
  return {
    type: 'claim',
    machine: measurement?.machine ?? '',
    base: { hits: boots('base'), runs: boots('base') },
    patched: { hits: boots('patched'), runs: boots('patched') },
    change: 'new',
    touches: [],
    patchIndex: null,
    outcome,
    claim: claimText(claim),
    message: `${message}${clock}`,
    command: claim.command,
    claimedRatio: claim.ratio,
    claimedInterval: claim.ratioInterval,
    measuredRatio: comparison === null ? null : measuredRatio(comparison),
    measuredInterval: comparison === null ? null : measuredInterval(comparison),
    timing: measurement?.timing ?? null,
    notes: claim.notes,
  };
}
