import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConsole } from '../../src/console/parse.ts';
import { ConsoleReader } from '../../src/console/reader.ts';

const CASES = join(import.meta.dirname, 'cases');

describe('a console that is still being written', () => {
  it.each(readdirSync(CASES))('%s: the same report in chunks of 61 bytes', (name) => {
    const log = readFileSync(join(CASES, name, 'console.log'));
    const reader = new ConsoleReader();
    for (let at = 0; at < log.length; at += 61) reader.push(log.subarray(at, at + 61), at);
    expect(reader.end()).toEqual(parseConsole(log));
  });

  it('tells problems before they are finished', () => {
    const log = readFileSync(join(CASES, 'null-pointer', 'console.log'), 'utf8');
    const reader = new ConsoleReader();
    reader.push(log.slice(0, log.indexOf('RIP: 0010')), 17);
    expect(reader.problemsSoFar()).toMatchObject([{ kind: 'oops', truncated: true }]);
    expect(reader.lastOutputMs).toBe(17);
    expect(reader.bannersSoFar).toBe(1);
    reader.push(log.slice(log.indexOf('RIP: 0010')));
    expect(reader.end().problems).toMatchObject([{ kind: 'oops', truncated: false, function: 'kite_fly' }]);
  });

  it('keeps a bounded number of problems and counts the rest', () => {
    const reader = new ConsoleReader();
    for (let i = 0; i < 3000; i++) {
      const name = `fn_${[...String(i)].map((d) => 'qrstuvwxyz'.charAt(Number(d))).join('')}`;
      reader.push(`[    1.000000][    T1] BUG: ${name} is wrong\n`);
    }
    const report = reader.end();
    expect(report.problems.length).toBeLessThanOrEqual(400);
    expect(report.problems.length + report.droppedProblems).toBe(3000);
  });

  it('keeps a bounded part of a report without an end', () => {
    const reader = new ConsoleReader();
    reader.push('[    1.000000][    T1] BUG: kernel NULL pointer dereference, address: 0000000000000008\n');
    reader.push('[    1.000000][    T1] Call Trace:\n');
    for (let i = 0; i < 20_000; i++) reader.push('[    1.000000][    T1]  kite_fly+0x3d/0x90\n');
    const [problem] = reader.end().problems;
    expect(problem?.frames.length).toBeLessThanOrEqual(2000);
    expect(problem?.excerpt.length).toBeLessThanOrEqual(600);
    expect(problem?.endLine).toBe(20_002);
  });

  it('an empty console is clean', () => {
    expect(parseConsole('')).toMatchObject({
      problems: [],
      truncated: false,
      banner: null,
      lockdepActive: null,
    });
  });

  it('a console that ends before a report begins says that it is cut', () => {
    const head = '[    1.000000][    T1] ------------[ cut here ]------------\n';
    expect(parseConsole(head)).toMatchObject({ problems: [], truncated: true });
    expect(parseConsole('[    1.000000][    T1] all is well')).toMatchObject({
      problems: [],
      truncated: true,
    });
    expect(parseConsole('[    1.000000][    T1] all is well\n')).toMatchObject({
      problems: [],
      truncated: false,
    });
  });

  it('one bar as the last words of a task promises a report, two frame a notice', () => {
    const bar = `[    1.000000][    T1] ${'='.repeat(54)}\n`;
    const other = '[    1.000000][    T2] all is well\n';
    expect(parseConsole(bar + other).truncated).toBe(true);
    expect(parseConsole(`${bar}[    1.000000][    T1] be it known\n${bar}${other}`).truncated).toBe(false);
    // Two tasks that begin at once, on a kernel that prints no caller ids.
    expect(
      parseConsole(`[    1.000000] before\n${`[    1.000000] ${'='.repeat(54)}\n`.repeat(2)}`).truncated,
    ).toBe(true);
  });

  it('reads the KASLR offset of a panic', () => {
    const log = '[    1.000000] Kernel Offset: 0x2a000000 from 0xffffffff81000000 (relocation range: x-y)\n';
    expect(parseConsole(log).kernelOffset).toBe(0x2a000000n);
  });
});
