/**
 * How often the rules of src/stats/rules.ts tell a change that is none, and how often they find one that is. Prints
 * two Markdown tables. Same output every time: fixed seeds, recorded runs. Takes about a minute.
 *
 *   npx rolldown bench/statistics.ts --platform node --format esm -o /tmp/statistics.mjs && node /tmp/statistics.mjs
 */
import { median } from '../src/stats/describe.ts';
import { holm } from '../src/stats/holm.ts';
import { normalDraw, type Random, seededRandom } from '../src/stats/random.ts';
import { RULES } from '../src/stats/rules.ts';
import { decide, type Evidence, weighIndependent, weighPairs } from '../src/stats/weigh.ts';
import recorded from './statistics-runs.json' with { type: 'json' };

const COMMANDS = 4;
const RUNS_A_BOOT = 11;

/** One command's boots, base and patched, seconds; `effect` multiplies the patched side. */
type Draw = (boots: number, effect: number) => Evidence;

interface Rates {
  /** Experiments in which at least one of the unchanged commands is told as changed. */
  readonly falseAlarms: number;
  readonly found: readonly number[];
}

function changed(evidence: readonly Evidence[], timing: 'wall' | 'virtual'): boolean[] {
  const rule = RULES[timing];
  const adjusted = holm(evidence.map(({ p }) => p));
  return evidence.map((one, index) => {
    const decision = decide(one, rule, adjusted[index] as number);
    return decision === 'regression' || decision === 'improvement';
  });
}

/** Experiments of four commands: none changed, then one of them changed by each effect. */
function simulate(
  draw: Draw,
  timing: 'wall' | 'virtual',
  boots: number,
  effects: readonly number[],
  rounds: number,
): Rates {
  const still = (count: number): Evidence[] => Array.from({ length: count }, () => draw(boots, 1));
  let alarms = 0;
  for (let round = 0; round < rounds; round++) {
    if (changed(still(COMMANDS), timing).includes(true)) alarms += 1;
  }
  const few = Math.ceil(rounds / 4);
  const found = effects.map((effect) => {
    let hits = 0;
    for (let round = 0; round < few; round++) {
      if (changed([draw(boots, effect), ...still(COMMANDS - 1)], timing)[0] === true) hits += 1;
    }
    return hits / few;
  });
  return { falseAlarms: alarms / rounds, found };
}

/** Boots of `umount`: stretches of the recorded runs, base and patched in ABBA order, at random distances. */
function wallDraw(runs: readonly number[], random: Random): Draw {
  return (boots, effect) => {
    const sides: [number[], number[]] = [[], []];
    // ABBA over a window of the recording that is as long as it may be: host regimes hit both sides.
    const starts = Array.from({ length: 2 * boots }, () =>
      Math.floor(random() * (runs.length - RUNS_A_BOOT)),
    );
    starts.sort((a, b) => a - b);
    starts.forEach((start, index) => {
      const patched = index % 4 === 1 || index % 4 === 2;
      const boot = runs.slice(start + 1, start + RUNS_A_BOOT);
      sides[patched ? 1 : 0].push((median(boot) / 1e6) * (patched ? effect : 1));
    });
    return weighIndependent(sides[0], sides[1], RULES.wall);
  };
}

/** Deviations from their mean of recorded virtual means of single seeds, percent: the phase of the timer tick. */
const PHASES = recorded.virtualSeedDeviationsPercent;

type Noise = (random: Random) => number;
const NOISES: readonly (readonly [string, Noise])[] = [
  ['recorded seeds', (random) => PHASES[Math.floor(random() * PHASES.length)] as number],
  ['normal, 1.3 %', (random) => 1.3 * normalDraw(random)],
  ['two phases, 1.3 %', (random) => 1.3 * ((random() < 0.55 ? 0.9 : -1.1) + 0.35 * normalDraw(random))],
  ['quiet, 0.3 %', (random) => 0.3 * normalDraw(random)],
];

/** Pairs of seeds whose phases have nothing to do with each other: the worst case. */
function virtualDraw(noise: Noise, random: Random): Draw {
  return (boots, effect) => {
    const side = (factor: number): number[] =>
      Array.from({ length: boots }, () => 0.0185 * factor * (1 + noise(random) / 100));
    return weighPairs(side(1), side(effect), RULES.virtual);
  };
}

const percent = (part: number): string => `${(100 * part).toFixed(part > 0 && part < 0.01 ? 2 : 1)} %`;

function row(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function heading(title: string, first: readonly string[], effects: readonly number[]): void {
  process.stdout.write(`\n${title}\n\n`);
  const cells = [...first, 'false alarm', ...effects.map((effect) => `finds x${effect}`)];
  row(cells);
  row(cells.map(() => '---'));
}

const wallEffects = [1.05, 1.1, 1.2, 1.5, 2.5, 0.125];
for (const { name, microseconds } of recorded.series) {
  const title = `Wall clock: ${COMMANDS} commands, ${microseconds.length} recorded runs of umount, ${name}`;
  heading(title, ['boots a side'], wallEffects);
  for (const boots of [2, 4, 5, 6, 8, 10, 15]) {
    const draw = wallDraw(microseconds, seededRandom(boots));
    const { falseAlarms, found } = simulate(draw, 'wall', boots, wallEffects, 2000);
    row([String(boots), percent(falseAlarms), ...found.map(percent)]);
  }
}

const virtualEffects = [1.01, 1.02, 1.03, 1.05, 1.1, 0.37];
heading(
  `Virtual time: ${COMMANDS} commands, phases of the two sides independent`,
  ['scatter of a seed', 'seeds'],
  virtualEffects,
);
for (const [name, noise] of NOISES) {
  for (const seeds of [5, 8, 10, 12, 16]) {
    const draw = virtualDraw(noise, seededRandom(seeds));
    const { falseAlarms, found } = simulate(draw, 'virtual', seeds, virtualEffects, 4000);
    row([name, String(seeds), percent(falseAlarms), ...found.map(percent)]);
  }
}
