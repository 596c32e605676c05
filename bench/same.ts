/**
 * How often two kernels that do the same work are told to differ. Reads results of `patchboot run`, cuts their boots
 * into experiments as small as a usual run, and judges each as a run would. Virtual boots repeat to the bit, so boots
 * with the seeds 8 to 15 of one long run are those of a run with `--first-seed 8 --boots 8`.
 *
 *   patchboot run bench/patches/same-work.patch --machines x86_64-rt --suites bench/umount-only.yaml --boots 128 --out OUT
 *   npx rolldown bench/same.ts --platform node --format esm -o /tmp/same.mjs
 *   node /tmp/same.mjs OUT/result.json [BOOTS A SIDE, default 8] [EXPERIMENTS, default 50]
 */
import { readFileSync } from 'node:fs';
import type { Measurement, Result, Sample } from '../src/report/result.ts';
import { compareMeasurements, perfFindings } from '../src/stats/family.ts';
import { type Random, seededRandom } from '../src/stats/random.ts';

type Choice = (samples: readonly Sample[]) => readonly Sample[];

/** Samples of a side, in the order of their boots. */
const ofSide = (samples: readonly Sample[], side: Sample['side']): Sample[] =>
  samples.filter((sample) => sample.side === side).sort((a, b) => a.boot - b.boot);

/** Boots that follow one another, as a run would have had them. */
const block =
  (index: number, boots: number): Choice =>
  (samples) =>
    (['base', 'patched'] as const).flatMap((side) =>
      ofSide(samples, side).slice(index * boots, (index + 1) * boots),
    );

/**
 * Seeds drawn for each side alone and then paired: unlike in a run, the phases of a pair have nothing to do with each
 * other, and the two sides would differ even with one kernel.
 */
function mixed(boots: number, random: Random): Choice {
  const draw = (all: readonly Sample[], order: readonly number[]): Sample[] =>
    order.slice(0, boots).map((position, seed) => ({ ...(all[position] as Sample), seed, boot: seed + 1 }));
  const shuffled = (count: number): number[] =>
    Array.from({ length: count }, (_, position) => ({ position, key: random() }))
      .sort((a, b) => a.key - b.key)
      .map(({ position }) => position);
  let orders: Readonly<Record<Sample['side'], readonly number[]>> | null = null;
  return (samples) => {
    const sides = { base: ofSide(samples, 'base'), patched: ofSide(samples, 'patched') };
    // One draw for all commands of an experiment: they come from the same boots.
    orders ??= { base: shuffled(sides.base.length), patched: shuffled(sides.patched.length) };
    return [...draw(sides.base, orders.base), ...draw(sides.patched, orders.patched)];
  };
}

interface Outcome {
  readonly findings: readonly string[];
  readonly largestPercent: number;
}

function judge(measurements: readonly Measurement[], choose: Choice): Outcome {
  const compared = compareMeasurements(
    measurements.map((measurement) => ({ ...measurement, samples: choose(measurement.samples) })),
  );
  const shifts = compared.map(({ comparison }) => Math.abs(comparison?.shiftPercent ?? 0));
  return {
    findings: perfFindings(compared).map(({ message }) => message),
    largestPercent: Math.max(0, ...shifts),
  };
}

function report(title: string, outcomes: readonly Outcome[]): void {
  const told = outcomes.filter(({ findings }) => findings.length > 0);
  const largest = Math.max(0, ...outcomes.map(({ largestPercent }) => largestPercent));
  process.stdout.write(
    `${title}: ${told.length} of ${outcomes.length} experiments with a performance finding; the largest shift is ${largest.toFixed(2)} %\n`,
  );
  for (const finding of told.flatMap(({ findings }) => findings)) process.stdout.write(`    ${finding}\n`);
}

const [file, bootsText = '8', experimentsText = '50'] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: node same.mjs RESULT.json [BOOTS A SIDE] [EXPERIMENTS]\n');
  process.exit(2);
}
const result = JSON.parse(readFileSync(file, 'utf8')) as Result;
const boots = Number(bootsText);
const experiments = Number(experimentsText);
for (const timing of ['virtual', 'wall'] as const) {
  const measurements = result.measurements.filter((measurement) => measurement.timing === timing);
  const [first] = measurements;
  if (first === undefined) continue;
  const available = Math.min(ofSide(first.samples, 'base').length, ofSide(first.samples, 'patched').length);
  const blocks = Math.min(experiments, Math.floor(available / boots));
  const name = `${first.machine}, ${timing} time, ${boots} boots a side of ${available}`;
  report(
    `${name}, boots one after the other`,
    Array.from({ length: blocks }, (_, index) => judge(measurements, block(index, boots))),
  );
  if (timing === 'wall') continue;
  const random = seededRandom(1);
  report(
    `${name}, seeds of the two sides drawn apart`,
    Array.from({ length: experiments }, () => judge(measurements, mixed(boots, random))),
  );
}
