import { describe, expect, it } from 'vitest';
import { byteLength, cutBytes, fitParts } from '../../src/report/fit.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderLkp } from '../../src/report/lkp.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import type { Finding, Result } from '../../src/report/result.ts';
import { renderText } from '../../src/report/text.ts';
import { functionalFail, LAZY, PERF, PLAIN, SPLAT } from './samples.ts';

/** 200 findings: one splat that matters among warnings that are old, with 40 measurements. */
function crowd(): Result {
  const many: Finding[] = Array.from({ length: 198 }, (_, index) => ({
    type: 'build-warning',
    machine: 'x86_64-lockdep',
    base: { hits: 1, runs: 1 },
    patched: { hits: 1, runs: 1 },
    change: index % 3 === 0 ? 'new' : 'old',
    touches: [],
    patchIndex: null,
    file: `drivers/some/rather/long/path/to/a/driver-${index}.c`,
    line: index + 1,
    message: `drivers/some/rather/long/path/to/a/driver-${index}.c:${index + 1}:5: warning: ${'unused variable '.repeat(20)}`,
    log: 'build.log',
  }));
  return {
    ...functionalFail(),
    findings: [...many.slice(0, 100), SPLAT, PERF, ...many.slice(100)],
    measurements: Array.from({ length: 40 }, (_, index) => ({ ...PLAIN, step: `step-${index}` })).concat(
      LAZY,
    ),
  };
}

describe('a result with 200 findings', () => {
  const result = crowd();

  it.each([60_000, 20_000, 8000, 4000, 2000])(
    'fits into %d bytes and says what matters first',
    (limitBytes) => {
      const text = renderMarkdown(result, { limitBytes, artifactUrl: 'https://example.org/run' });
      expect(byteLength(text)).toBeLessThanOrEqual(limitBytes);
      expect(text).toMatch(/^## FAIL: /);
      expect(text).toContain(
        '| `WARNING:inconsistent_lock_state`<br>inconsistent lock state in put\\_one\\_mount | `x86_64-lockdep` | 0/2 | 2/2 | new, patch 2/2 |',
      );
      expect(text).toContain('more findings below');
      expect(text).toContain('(https://example.org/run)');
      expect(text).toContain('release_mounts_rcu (fs/namespace.c:1702)');
    },
  );

  it('shows the splat, the times and all findings where there is room', () => {
    const text = renderMarkdown(result, { limitBytes: 200_000 });
    expect(text).toContain('inconsistent {SOFTIRQ-ON-W}');
    expect(text).toContain('31 more measurements in the report');
    expect(text).toContain('driver-197.c');
    expect(text).not.toContain('Shortened for length');
  });

  it('says what was left out', () => {
    const text = renderMarkdown(result, { limitBytes: 20_000 });
    expect(text).toMatch(/Shortened for length: .*list of all findings/);
    expect(text).toContain('inconsistent {SOFTIRQ-ON-W}');
    expect(text).toContain('| `umount.umount-lazy` |');
  });

  it('balances its folds and fences at every size', () => {
    for (let limitBytes = 1000; limitBytes < 70_000; limitBytes += 1777) {
      const text = renderMarkdown(result, { limitBytes });
      expect(text.match(/<details>/g)?.length ?? 0).toBe(text.match(/<\/details>/g)?.length ?? 0);
      expect((text.match(/^\s*`{3,}/gm)?.length ?? 0) % 2).toBe(0);
    }
  });

  it('keeps to a limit that holds next to nothing', () => {
    expect(renderMarkdown(result, { limitBytes: 10 })).toBe('## FAIL\n');
    expect(renderMarkdown(result, { limitBytes: 4 })).toBe('## F');
  });

  it('loses nothing in the formats without a limit', () => {
    for (const text of [renderLkp(result), renderHtml(result), renderJunit(result)]) {
      expect(text).toContain('driver-0.c');
      expect(text).toContain('driver-197.c');
    }
    expect(renderText(result, { color: false, columns: 100 })).toContain('... and 188 more in report.txt');
  });
});

describe('fitParts', () => {
  const part = (name: string, priority: number, ...forms: string[]) => ({ name, priority, forms });
  const say = (names: readonly string[]) => `cut: ${names.join(', ')}`;

  it('keeps the order of the page and cuts by priority', () => {
    const parts = [
      part('a', 2, 'A'.repeat(50), 'a', ''),
      part('b', 1, 'B'.repeat(50), ''),
      part('c', 0, 'C'),
    ];
    expect(fitParts(parts, 1000, say)).toBe(`${'A'.repeat(50)}\n\n${'B'.repeat(50)}\n\nC\n`);
    expect(fitParts(parts, 75, say)).toBe(`a\n\n${'B'.repeat(50)}\n\nC\n\ncut: a\n`);
  });

  it('gives every part of the first screen a few words before it gives one many', () => {
    const parts = [
      part('a', 1, 'A'.repeat(50), 'a', ''),
      part('b', 6, 'B'.repeat(50), 'b', ''),
      part('c', 7, 'C', ''),
    ];
    expect(fitParts(parts, 20, say)).toBe('a\n\nb\n\nC\n\ncut: a, b\n');
    expect(fitParts(parts, 75, say)).toBe(`${'A'.repeat(50)}\n\nb\n\nC\n\ncut: b\n`);
  });

  it('counts bytes, not characters', () => {
    expect(cutBytes('ööö', 5)).toBe('öö');
    expect(byteLength(fitParts([part('a', 0, 'ö'.repeat(40))], 21, say))).toBeLessThanOrEqual(21);
  });
});
