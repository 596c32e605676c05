import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPerfStat,
  checkPerfText,
  formatPerfStat,
  type PerfStatBlock,
  parsePerfStat,
} from '../../src/suite/perf-stat.ts';

const RUNS = [0.002506, 0.001557, 0.001282, 0.001114];

const only = (text: string): PerfStatBlock => {
  const [block, ...rest] = parsePerfStat(text);
  if (block === undefined || rest.length > 0) throw new Error(`not one block: ${text.slice(0, 200)}`);
  return block;
};

describe('formatPerfStat', () => {
  it('prints a table as perf does', () => {
    expect(formatPerfStat('true', RUNS, { table: true })).toBe(
      `
 Performance counter stats for 'true' (4 runs):

          # Table of individual measurements:
          0.002506 (+0.000891) ########
          0.001557 (-0.000058) #
          0.001282 (-0.000333) ######
          0.001114 (-0.000501) #########

          # Final result:
          0.001615 +- 0.000311 seconds time elapsed  ( +- 19.25% )

`,
    );
  });

  it('prints a single run with nine decimals, and its user and sys rows', () => {
    expect(formatPerfStat('umount mnt', [0.001563725])).toBe(
      "\n Performance counter stats for 'umount mnt':\n\n       0.001563725 seconds time elapsed\n\n",
    );
    const cpu = { userSeconds: 0.001788, sysSeconds: 0 };
    expect(formatPerfStat('true', [0.001563725], { cpu })).toBe(
      `
 Performance counter stats for 'true':

       0.001563725 seconds time elapsed

       0.001788000 seconds user
       0.000000000 seconds sys


`,
    );
  });

  it.each([
    [[1, 5], '              3.00 +- 2.00 seconds time elapsed  ( +- 66.67% )'],
    [[1, 1], '              1.00 +- 0.00 seconds time elapsed\n'],
    [[0, 0, 0], '              0.00 +- 0.00 seconds time elapsed\n'],
    [[0.1, 0.3], '             0.200 +- 0.100 seconds time elapsed  ( +- 50.00% )'],
    [[0.02, 0.02001], '       0.02000500 +- 0.00000500 seconds time elapsed  ( +-  0.02% )'],
  ])('chooses the decimals by the error: %j', (runs, line) => {
    expect(formatPerfStat('x', runs)).toContain(line);
  });

  it('draws bars relative to the run, without end only in perf', () => {
    const text = formatPerfStat('x', [0.000001, 1], { table: true, maxBar: 50 });
    expect(text).toContain(` ${'#'.repeat(50)}\n`);
    expect(text).toContain('(+0.500) ##########\n');
  });
});

describe('parsePerfStat', () => {
  it('reads what is written, whatever the runs', () => {
    const runs = fc.uniqueArray(fc.integer({ min: 500_000_000, max: 5_000_000_000 }), {
      minLength: 2,
      maxLength: 30,
    });
    fc.assert(
      fc.property(runs, fc.boolean(), (nanoseconds, table) => {
        const seconds = nanoseconds.map((value) => value / 1e9);
        const block = only(formatPerfStat('umount -l mnt', seconds, { table }));
        const mean = seconds.reduce((a, b) => a + b, 0) / seconds.length;
        expect(block.command).toBe('umount -l mnt');
        expect(block.runs).toBe(seconds.length);
        expect(Math.abs((block.mean ?? 0) - mean)).toBeLessThanOrEqual(0.51 * 10 ** -block.decimals);
        expect(block.table?.length ?? null).toBe(table ? seconds.length : null);
        expect(checkPerfStat(block, seconds.length)).toEqual([]);
      }),
    );
  });

  it('does not mind mangled white space', () => {
    const text = formatPerfStat('umount -l mnt', RUNS, { table: true });
    const wanted = { ...only(text), line: 1 };
    for (const mangled of [
      text.replace(/\s+/g, ' '),
      text.replace(/^ +/gm, '\t'),
      text.replace(/^/gm, '> > '),
      text.replace(/\n/g, '\r\n'),
      text.replace(/ {2,}/g, ' '),
    ]) {
      expect({ ...only(mangled), line: 1 }).toEqual(wanted);
    }
  });

  it('reads several blocks with their lines, quotes in commands, and decimal commas', () => {
    const text = `noise${formatPerfStat("sh -c 'true'", [0.5])}more\n${formatPerfStat('b', RUNS)}`;
    const blocks = parsePerfStat(text);
    expect(blocks.map(({ command, runs, line }) => [command, runs, line])).toEqual([
      ["sh -c 'true'", 1, 2],
      ['b', 4, 8],
    ]);
    const comma = formatPerfStat('b', RUNS, { table: true }).replace(/(\d)\.(\d)/g, '$1,$2');
    expect(only(comma)).toEqual({ ...only(comma.replaceAll(',', '.')) });
  });

  it('survives a bar of millions of marks and lines without end', () => {
    const text = formatPerfStat('x', RUNS, { table: true }).replace(
      '########\n',
      `${'#'.repeat(5_000_000)}\n`,
    );
    expect(only(text).table).toHaveLength(4);
    expect(parsePerfStat(`Performance counter stats for '${'x'.repeat(1_000_000)}`)).toEqual([]);
    expect(parsePerfStat('')).toEqual([]);
  });
});

describe('checkPerfStat', () => {
  const block = only(formatPerfStat('umount mnt', RUNS, { table: true }));

  it.each([
    ['all --pre failed', formatPerfStat('x', [0, 0, 0, 0]), 'the mean is 0: no run was timed'],
    ['one --pre failed', formatPerfStat('x', [0, ...RUNS.slice(1)], { table: true }), '1 of 4 runs took 0 s'],
    ['fewer runs', formatPerfStat('x', RUNS.slice(1)), '3 runs in the header instead of 4'],
    ['no result', "\n Performance counter stats for 'x' (4 runs):\n\n", 'no "seconds time elapsed" line'],
    [
      'a row is missing',
      formatPerfStat('x', RUNS, { table: true }).replace(/.*0\.001282.*\n/, ''),
      '3 rows in the table instead of 4',
    ],
    [
      'a command that is not there',
      'Workload failed: No such file or directory\n',
      'perf stat printed no result: Wo',
    ],
    [
      'a command that vanished',
      `Workload failed: gone\n${formatPerfStat('x', RUNS)}`,
      'could not be started',
    ],
    [
      'a run that was killed',
      `umount: Terminated\n${formatPerfStat('x', RUNS)}`,
      'was killed (umount: Terminated)',
    ],
    ['nothing', '', 'perf stat printed no result'],
    ['two results', formatPerfStat('x', RUNS).repeat(2), 'perf stat printed 2 results'],
    [
      'a retyped mean',
      formatPerfStat('x', RUNS, { table: true }).replace('0.001615 +-', '0.000615 +-'),
      'the mean of the table is 0.001615, but 0.000615 is printed',
    ],
    [
      'cut decimals',
      formatPerfStat('x', RUNS).replace('0.001615 +- 0.000311', '0.0016 +- 0.0003'),
      '4 decimals do not fit',
    ],
  ])('says what is wrong: %s', (_, text, problem) => {
    expect(checkPerfText(text, 4).join('\n')).toContain(problem);
  });

  it('is content with a sound block', () => {
    expect(checkPerfStat(block, 4)).toEqual([]);
    expect(checkPerfText(formatPerfStat('x', [0.01]), 1)).toEqual([]);
    expect(checkPerfText(formatPerfStat('x', [0.02, 0.02]), 2)).toEqual([]);
  });
});
