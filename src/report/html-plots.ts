import { bootWords, isClean } from './boots.ts';
import { cleanLine } from './clean.ts';
import { count, duration } from './figures.ts';
import type { BootRecord, Measurement, Side } from './result.ts';
import { measurementName } from './view.ts';
import { escapeXmlLine } from './xml.ts';

/**
 * Inline SVG. Horizontal positions are percentages, so a plot takes the width it is given and its letters keep
 * their size on a telephone. Scales are layout; every figure shown is one of the result.
 */

interface Scale {
  /** Position in percent of the plot's width. */
  at(value: number): string;
  readonly ticks: readonly number[];
}

/** A linear scale from 0 or just below the smallest value to above the largest, with two to six round ticks. */
export function linearScale(values: readonly number[], fromZero: boolean): Scale {
  const finite = values.filter(Number.isFinite);
  const most = finite.reduce((a, b) => Math.max(a, b), 0);
  const least = fromZero ? 0 : finite.reduce((a, b) => Math.min(a, b), most);
  const spread = most - least || Math.abs(most) || 1;
  const low = fromZero ? 0 : Math.max(0, least - spread * 0.06);
  const high = most + spread * 0.06;
  const raw = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power;
  const ticks: number[] = [];
  for (let n = Math.ceil(low / step); n * step <= high && ticks.length < 8; n++) ticks.push(n * step);
  return { at: (value) => `${((100 * (value - low)) / (high - low)).toFixed(2)}%`, ticks };
}

/** Sizes over more than this factor are drawn on logarithmic scales, where a cost in proportion is a straight line. */
const LOGARITHMIC_FROM = 50;

/** A logarithmic scale with a tick at each power of ten. Values must be above zero. */
export function logScale(values: readonly number[]): Scale {
  const powers = values.map(Math.log10);
  const low = Math.floor(Math.min(...powers) + 1e-9);
  const high = Math.max(low + 1, Math.max(...powers) + 0.05);
  const ticks = Array.from({ length: Math.floor(high) - low + 1 }, (_, index) => 10 ** (low + index));
  return { at: (value) => `${((100 * (Math.log10(value) - low)) / (high - low)).toFixed(2)}%`, ticks };
}

/** Whether values lie so far apart that a linear scale would press most of them into a corner. */
function spread(values: readonly number[]): boolean {
  const least = Math.min(...values);
  return least > 0 && Math.max(...values) / least >= LOGARITHMIC_FROM;
}

const SIDES: readonly Side[] = ['base', 'patched'];

/** Every run of base and patched as a point, one line of points a boot; median and its interval over them. */
export function stripPlot(m: Measurement): string {
  const values = m.samples.flatMap((sample) => sample.runs);
  if (values.length === 0) return '';
  const scale = linearScale(values, false);
  const parts: string[] = [];
  let y = 4;
  for (const side of SIDES) {
    const samples = m.samples.filter((sample) => sample.side === side && sample.runs.length > 0);
    const summary = m.summary?.[side] ?? null;
    parts.push(
      `<text class="${side}" x="0" y="${y + 11}">${side}${summary === null ? '' : `, median ${duration(summary.medianSeconds)}`}</text>`,
    );
    y += 22;
    const top = y;
    for (const sample of samples) {
      sample.runs.forEach((run, index) => {
        const kind = index === 0 ? `${side} first` : side;
        parts.push(
          `<circle class="${kind}" cx="${scale.at(run)}" cy="${y}" r="3"><title>boot ${sample.boot}, run ${index + 1}: ${duration(run)}</title></circle>`,
        );
      });
      y += 9;
    }
    if (summary !== null && samples.length > 0) {
      const middle = (top + y - 9) / 2;
      const range = summary.medianIntervalSeconds;
      if (range !== null) {
        parts.push(
          `<line class="${side} interval" x1="${scale.at(range[0])}" x2="${scale.at(range[1])}" y1="${middle}" y2="${middle}"/>`,
        );
      }
      const x = scale.at(summary.medianSeconds);
      parts.push(`<line class="${side} median" x1="${x}" x2="${x}" y1="${top - 5}" y2="${y - 4}"/>`);
    }
    y += 8;
  }
  const runs = count(values.length, 'run');
  return figure(
    `${measurementName(m)} on ${cleanLine(m.machine)}, ${m.timing} time: ${runs}, one line of points a boot; the first run of each boot is hollow`,
    frame(parts, scale, y),
  );
}

/** Cost against size (mount count): the median of each side at each size, joined by lines. */
export function sizePlot(measurements: readonly Measurement[]): string {
  const sized = measurements.flatMap((m) => (m.size === undefined ? [] : [{ ...m, size: m.size }]));
  const [first] = sized;
  if (first === undefined || sized.length < 2) return '';
  const ordered = [...sized].sort((a, b) => a.size.value - b.size.value);
  const sizes = ordered.map((m) => m.size.value);
  const medians = ordered.flatMap((m) => SIDES.flatMap((side) => m.summary?.[side]?.medianSeconds ?? []));
  if (medians.length === 0) return '';
  const logarithmic = spread(sizes) && Math.min(...medians) > 0;
  const x = logarithmic ? logScale(sizes) : linearScale(sizes, true);
  const y = logarithmic ? logScale(medians) : linearScale(medians, true);
  const height = 200;
  const level = (value: number) => (height - (Number.parseFloat(y.at(value)) * height) / 100).toFixed(1);
  const parts = y.ticks.map(
    (tick) =>
      `<line class="axis" x1="0" x2="100%" y1="${level(tick)}" y2="${level(tick)}"/><text x="100%" text-anchor="end" y="${(Number(level(tick)) - 3).toFixed(1)}">${duration(tick)}</text>`,
  );
  for (const side of SIDES) {
    let before: { x: string; y: string } | null = null;
    for (const m of ordered) {
      const seconds = m.summary?.[side]?.medianSeconds;
      if (seconds === undefined) continue;
      const here = { x: x.at(m.size.value), y: level(seconds) };
      if (before !== null) {
        parts.push(`<line class="${side}" x1="${before.x}" y1="${before.y}" x2="${here.x}" y2="${here.y}"/>`);
      }
      parts.push(
        `<circle class="${side}" cx="${here.x}" cy="${here.y}" r="4"><title>${side}, ${m.size.value}: ${duration(seconds)}</title></circle>`,
      );
      before = here;
    }
  }
  parts.push(`<text class="base" x="8" y="12">base</text><text class="patched" x="44" y="12">patched</text>`);
  const name = cleanLine(first.size.name);
  return figure(
    `Median time of ${cleanLine(first.suite)} steps against ${name} on ${cleanLine(first.machine)}, ${first.timing} time${logarithmic ? '; both scales logarithmic' : ''}`,
    frame(parts, x, height, (tick) => `${tick} ${name}`),
  );
}

/** Pixels of one boot: its words, its bar, and air, so that on a telephone no bar crosses the next words. */
const ROW = 26;

/** One bar a boot: from its start when starts are known, else its length only. */
export function timeline(boots: readonly BootRecord[]): string {
  if (boots.length === 0) return '';
  const known = boots.every((boot) => boot.startedSeconds !== undefined);
  const start = (boot: BootRecord) => (known ? (boot.startedSeconds ?? 0) : 0);
  const scale = linearScale(
    boots.map((boot) => start(boot) + boot.elapsedSeconds),
    true,
  );
  const rows = boots.slice(0, 200);
  const parts = rows.map((boot, index) => {
    const y = index * ROW;
    const state = isClean(boot) ? 'passed' : boot.state === 'infrastructure' ? 'other' : 'failed';
    const label = `${cleanLine(boot.machine)} ${boot.side} ${boot.index}: ${bootWords(boot)}, ${duration(boot.elapsedSeconds)}`;
    const width = Number.parseFloat(scale.at(boot.elapsedSeconds));
    return `<rect class="${state}" x="${scale.at(start(boot))}" y="${y + 15}" width="${Math.max(0.3, width).toFixed(2)}%" height="5"/><text x="0" y="${y + 11}">${escapeXmlLine(label)}</text>`;
  });
  return figure(
    known ? 'When each boot ran, from the start of the run' : 'How long each boot took',
    frame(parts, scale, rows.length * ROW + 4, (tick) => `${tick} s`),
  );
}

/** Puts the marks above an axis with its ticks. */
function frame(
  parts: readonly string[],
  scale: Scale,
  height: number,
  label: (tick: number) => string = duration,
): string {
  const ticks = scale.ticks.map((tick) => {
    const x = scale.at(tick);
    const share = Number.parseFloat(x);
    const anchor = share < 8 ? 'start' : share > 92 ? 'end' : 'middle';
    return `<line class="axis" x1="${x}" x2="${x}" y1="0" y2="${height}"/><text x="${x}" y="${height + 14}" text-anchor="${anchor}">${escapeXmlLine(label(tick))}</text>`;
  });
  return `<svg height="${height + 18}" role="img">TITLE<line class="axis" x1="0" x2="100%" y1="${height}" y2="${height}"/>${ticks.join('')}${parts.join('')}</svg>`;
}

function figure(caption: string, svg: string): string {
  const text = escapeXmlLine(caption);
  return `<figure>${svg.replace('TITLE', () => `<title>${text}</title>`)}<figcaption>${text}</figcaption></figure>`;
}
