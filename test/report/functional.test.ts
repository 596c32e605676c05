import { describe, expect, it } from 'vitest';
import { bootTable } from '../../src/report/boots.ts';
import { renderLkp } from '../../src/report/lkp.ts';
import type { Finding, Result } from '../../src/report/result.ts';
import { renderText } from '../../src/report/text.ts';
import { firstBadPatch, fullSubject, mailLink, orderFindings } from '../../src/report/view.ts';
import { applyError, buildError, functionalFail, PERF, pass, perfImprovement, SPLAT } from './samples.ts';

const series = pass.series;
if (series === null) throw new Error('the sample has a series');

describe('the order of findings', () => {
  const build = buildError().findings[0] as Finding;
  const secondary: Finding = {
    ...SPLAT,
    id: 'WARNING:later',
    problem: { ...SPLAT.problem, secondary: true },
  };
  const old: Finding = { ...SPLAT, id: 'WARNING:old', change: 'old' };
  const fixed: Finding = { ...SPLAT, id: 'WARNING:fixed', change: 'fixed' };

  it('puts what the series brings first, and causes before consequences', () => {
    const ordered = orderFindings([old, fixed, PERF, secondary, SPLAT, build]);
    expect(ordered).toEqual([build, SPLAT, secondary, PERF, fixed, old]);
  });

  it('leads with nothing old: a report on old and mended problems passes', () => {
    const text = renderLkp({ ...pass, findings: [old, fixed] });
    expect(text).toContain('patchboot tested this series: PASS.');
    expect(text).toContain('WARNING:old on x86_64-lockdep: base 0/2, patched 2/2, old: base has it too');
    expect(text).not.toContain('noticed "');
  });
});

describe('the boot table', () => {
  const boots = functionalFail().boots;

  it('leaves the cell empty for what only base has, and writes 0 for what base has not', () => {
    const result: Result = {
      ...pass,
      boots: boots.map((boot) => ({ ...boot, side: boot.side === 'base' ? 'patched' : 'base' })),
    };
    const table = bootTable(result, 'x86_64-lockdep', ['aaaaaaaaaa', 'bbbbbbbbbb']) ?? '';
    expect(table).toContain('| WARNING:inconsistent_lock_state | 2          |            |');
    expect(table).toContain('| boot_failures                   | 2          | 0          |');
    expect(bootTable({ ...pass, boots }, 'x86_64-lockdep', ['a', 'b'])).toContain(
      '| WARNING:inconsistent_lock_state | 0          | 2          |',
    );
  });

  it('counts a boot that ends well but printed a problem as a failure', () => {
    expect(boots.every((boot) => boot.state === 'passed')).toBe(true);
    expect(bootTable(functionalFail(), 'x86_64-lockdep', ['a', 'b'])).toContain(
      '| boot_failures                   | 0          | 2          |',
    );
  });

  it('counts boots, not occurrences, and leaves out boots that the host spoilt', () => {
    const [first] = boots;
    if (first === undefined) throw new Error('the sample has boots');
    const result: Result = {
      ...pass,
      boots: [
        { ...first, state: 'failed', problems: ['X', 'X'] },
        { ...first, index: 2, state: 'infrastructure', problems: [] },
      ],
    };
    const table = bootTable(result, 'x86_64-lockdep', ['a', 'b']) ?? '';
    expect(table).toContain('| X              | 1          |');
    expect(table).toContain('| boot_failures  | 1          |');
    expect(bootTable(result, 'another', ['a', 'b'])).toBeNull();
  });
});

describe('the subject', () => {
  it('is put together again when only its title was kept', () => {
    const patch = { subject: 'fs: tidy up', index: 1 };
    expect(fullSubject(series, patch)).toBe('[PATCH v2 1/2] fs: tidy up');
    expect(
      fullSubject({ ...series, rfc: true, resend: true, tags: ['net-next'], version: 1, total: 1 }, patch),
    ).toBe('[RFC PATCH RESEND net-next] fs: tidy up');
    expect(fullSubject(series, { subject: '[RFC PATCH 1/2] x', index: 1 })).toBe('[RFC PATCH 1/2] x');
  });
});

describe('links to mails', () => {
  const listed = (messageId: string) => mailLink({ messageId, listed: true });

  it('are made for real message ids only', () => {
    expect(listed('a.b+c@example.org')).toBe('https://lore.kernel.org/all/a.b%2Bc@example.org/');
    expect(listed('a/b@example.org')).toBe('https://lore.kernel.org/all/a%2Fb@example.org/');
    expect(listed('0123@github')).toBeNull();
    expect(listed('sha256-00@patchboot')).toBeNull();
    expect(listed('a) [x](http://evil) @example.org')).toBeNull();
  });

  it('are not made for mails that nobody but the author has', () => {
    expect(mailLink({ messageId: 'a.b+c@example.org', listed: false })).toBeNull();
    expect(mailLink({ messageId: 'a.b+c@example.org' })).toBeNull();
    const unposted = pass.series?.patches.map((patch) => ({ ...patch, listed: false })) ?? [];
    const text = renderLkp({ ...pass, series: { ...series, listed: false, patches: unposted } });
    expect(text).not.toContain('lore.kernel.org');
    expect(text).toContain('patch subject: [PATCH v2 2/2]');
  });
});

describe('the first bad patch', () => {
  it('is named for new and bad things in a series of several', () => {
    const result = functionalFail();
    expect(firstBadPatch(result, SPLAT)).toMatch(/^patch 2\/2 "/);
    expect(firstBadPatch(result, { ...SPLAT, change: 'old' })).toBe('');
    expect(firstBadPatch(perfImprovement(), { ...PERF, patchIndex: 2 })).toBe('');
  });
});

it('an apply error names the patch that was refused', () => {
  expect(renderLkp(applyError())).toContain('commit: (not applied) ("[PATCH v2 2/2]');
});

it('proposes Closes only when the report can be read somewhere', () => {
  expect(renderLkp(functionalFail())).not.toContain('Closes:');
  const text = renderLkp(functionalFail(), {
    reporter: 'Bot <bot@example.org>',
    reportUrl: 'https://example.org/r',
  });
  expect(text).toContain('| Reported-by: Bot <bot@example.org>\n| Closes: https://example.org/r\n');
  expect(text).toContain('Bot <bot@example.org> noticed "WARNING');
});

describe('the terminal', () => {
  it.each([40, 80, 200])('stays within %d columns, commands to copy aside', (columns) => {
    for (const result of [functionalFail(), perfImprovement(), buildError(), applyError()]) {
      const text = renderText(result, { color: false, columns });
      for (const line of text.split('\n')) {
        if (!/^(?:Run again|By hand): /.test(line)) expect(line.length, line).toBeLessThanOrEqual(columns);
      }
    }
  });

  it('has colour only on demand, and never from the result', () => {
    const hostile = { ...functionalFail(), headline: '\u001b[32mPASS' };
    expect(renderText(hostile, { color: false, columns: 80 })).not.toContain('\u001b');
    expect(renderText(hostile, { color: true, columns: 80 })).toContain('\u001b[31m');
    expect(renderText(hostile, { color: true, columns: 80 })).not.toContain('\u001b[32mPASS');
  });

  it('answers on the first screen', () => {
    const lines = renderText(functionalFail(), { color: false, columns: 80 })
      .split('\n')
      .slice(0, 24)
      .join('\n');
    for (const words of ['FAIL', 'WARNING:inconsistent_lock_state', '0/2', '2/2', 'takes:']) {
      expect(lines).toContain(words);
    }
  });
});
