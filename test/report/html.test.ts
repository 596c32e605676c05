import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../src/report/html.ts';
import { linearScale, logScale, sizePlot, stripPlot, timeline } from '../../src/report/html-plots.ts';
import { DECODED, functionalFail, LAZY, measurement, pass, perfImprovement } from './samples.ts';

const LOG = 'x86_64-lockdep/patched-1.console';

describe('the page', () => {
  const page = renderHtml(perfImprovement());

  it('needs nothing from elsewhere', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!#|data:,|https:\/\/lore\.kernel\.org\/)/);
    expect(page).not.toMatch(/url\(|@import/);
  });

  it('lets no other script run', () => {
    const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page).toContain(`script-src 'sha256-${hash}'`);
  });

  it('leads with the verdict and has headings for a reader who jumps', () => {
    expect(page).toMatch(/<h1><span class="verdict pass">PASS<\/span> Nothing new/);
    for (const id of ['findings', 'times', 'plots', 'boots', 'machines', 'perf'])
      expect(page).toContain(`<h2 id="${id}">`);
  });

  it('shows checks by seed', () => {
    const checks = renderHtml(functionalFail());
    expect(checks).toContain('<th scope="col">boot 1<br>seed 0</th>');
    expect(checks).toContain(
      '<span title="mkfs: /dev/loop0 is busy"><strong class="bad">FAIL</strong></span>',
    );
    expect(checks).toContain('>skip</span>');
  });
});

describe('the console', () => {
  const text = ['Linux version 6.12', 'starting', ...DECODED, 'done'].join('\n');

  it('marks the splat, with a link to it', () => {
    const page = renderHtml(functionalFail(), { consoles: [{ log: LOG, text }] });
    expect(page).toContain('starting\n<mark id="c0m0" tabindex="-1">[    2.104112]');
    expect(page).toContain('[    2.112640][    C0]  &lt;/IRQ&gt;\n</mark>done');
    expect(page).toContain('<a href="#c0m0">WARNING:inconsistent_lock_state</a> (line 3)');
  });

  it('keeps a mark over blocks of lines', () => {
    const filler = Array.from({ length: 390 }, (_, index) => `line ${index}`);
    const [splat, ...others] = functionalFail().findings.filter((f) => f.type === 'splat');
    if (splat?.type !== 'splat' || others.length > 0) throw new Error('the sample has one splat');
    const moved = { ...splat, problem: { ...splat.problem, line: 391, endLine: 410 } };
    const page = renderHtml(
      { ...functionalFail(), findings: [moved] },
      { consoles: [{ log: LOG, text: [...filler, ...DECODED].join('\n') }] },
    );
    const consoles = page.slice(page.indexOf('<h2 id="consoles">'));
    expect(consoles.match(/<mark/g)).toHaveLength(2);
    expect(consoles.match(/<\/mark>/g)).toHaveLength(2);
    expect(page).toContain('<pre data-from="401">');
  });

  it('takes 5 MB in blocks, and cuts the middle out of more', { timeout: 120_000 }, () => {
    const line = `[    1.000000][    T1] ${'x'.repeat(60)}`;
    const count = (page: string) => page.match(/<pre data-from/g)?.length ?? 0;
    const five = renderHtml(pass, { consoles: [{ log: 'a', text: `${line}\n`.repeat(60_000) }] });
    expect(count(five)).toBe(150);
    const ten = renderHtml(pass, {
      consoles: [{ log: 'a', text: `first\n${`${line}\n`.repeat(120_000)}last\n` }],
    });
    expect(ten).toMatch(/\[\d+ lines left out here; the file has them\]/);
    expect(ten).toContain('first\n');
    expect(ten).toContain('last\n');
    expect(ten.length).toBeLessThan(7_000_000);
    const huge = renderHtml(pass, { consoles: [{ log: 'a', text: 'y'.repeat(1_000_000) }] });
    expect(huge.length).toBeLessThan(100_000);
  });

  it('numbers lines right after a gap', () => {
    const lines = Array.from({ length: 130_000 }, (_, index) => `${index + 1} ${'x'.repeat(60)}`);
    const page = renderHtml(pass, { consoles: [{ log: 'a', text: lines.join('\n') }] });
    for (const [, from, first] of page.matchAll(/<pre data-from="(\d+)">(\d+) x/g)) expect(from).toBe(first);
  });
});

describe('plots', () => {
  it('show every run of both sides', () => {
    const svg = stripPlot(LAZY);
    expect(svg.match(/<circle/g)).toHaveLength(LAZY.samples.flatMap((sample) => sample.runs).length);
    expect(svg.match(/class="base median"/g)).toHaveLength(1);
    expect(svg.match(/class="base interval"/g)).toHaveLength(1);
    // Four boots give no interval of the median on the patched side.
    expect(svg).not.toContain('class="patched interval"');
    expect(stripPlot({ ...LAZY, samples: [] })).toBe('');
  });

  it('show cost against size', () => {
    const at = (value: number, seconds: number) =>
      measurement(
        `umount-${value}`,
        { base: [seconds], patched: [seconds] },
        {
          size: { name: 'mounts', value },
          summary: {
            base: {
              samples: 1,
              meanSeconds: seconds,
              stddevPercent: null,
              medianSeconds: seconds,
              medianIntervalSeconds: null,
            },
            patched: null,
            meanChangePercent: null,
          },
        },
      );
    const svg = sizePlot([at(1000, 0.3), at(10, 0.01), at(100, 0.05)]);
    expect(svg.match(/<circle class="base"/g)).toHaveLength(3);
    expect(svg.match(/<line class="base"/g)).toHaveLength(2);
    expect(svg).toContain('1000 mounts');
    expect(sizePlot([at(10, 0.01)])).toBe('');
  });

  it('draw sizes that lie far apart on logarithmic scales', () => {
    const scale = logScale([1, 10, 1000]);
    expect(scale.ticks).toEqual([1, 10, 100, 1000]);
    const [one, ten, hundred] = [1, 10, 100].map((value) => Number.parseFloat(scale.at(value))) as [
      number,
      number,
      number,
    ];
    expect(one).toBe(0);
    expect(hundred - ten).toBeCloseTo(ten - one, 1);
    expect(logScale([5]).ticks).toEqual([1, 10]);
  });

  it('show boots on a time line only when their starts are known', () => {
    expect(timeline(pass.boots)).toContain('When each boot ran');
    expect(timeline(pass.boots.map(({ startedSeconds: _, ...boot }) => boot))).toContain(
      'How long each boot took',
    );
    expect(timeline([])).toBe('');
  });

  it('have scales that hold all values and survive odd ones', () => {
    for (const values of [[1], [0], [0, 0], [1e-9, 1e-9], [1, 1000], [Number.NaN, 2]]) {
      const scale = linearScale(values, false);
      for (const value of values.filter(Number.isFinite)) {
        const at = Number.parseFloat(scale.at(value));
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(100);
      }
    }
  });
});
