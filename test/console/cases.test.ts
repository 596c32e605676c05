import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConsole } from '../../src/console/parse.ts';
import type { ConsoleReport } from '../../src/console/problem.ts';
import { RULES } from '../../src/console/rules/index.ts';

/**
 * Golden consoles: a folder a case, named after the rule it proves or the pitfall it shows. All logs are made up.
 */
const FOLDER = join(import.meta.dirname, 'cases');
const names = readdirSync(FOLDER);

function summarise(report: ConsoleReport): unknown {
  return {
    panicked: report.panicked,
    reboots: report.reboots,
    lockdepActive: report.lockdepActive,
    truncated: report.truncated,
    ...(report.disturbances.length > 0 ? { disturbances: report.disturbances } : {}),
    ...(report.notes.length > 0 ? { notes: report.notes } : {}),
    problems: report.problems.map((p) => ({
      rule: p.rule,
      kind: p.kind,
      title: p.title,
      id: p.id,
      key: p.key,
      function: p.function,
      file: p.file,
      line: p.line,
      endLine: p.endLine,
      secondary: p.secondary,
      corrupted: p.corrupted,
      truncated: p.truncated,
      infrastructure: p.infrastructure,
      context: p.context,
      count: p.count,
      boot: p.boot,
      locks: p.locks.map((lock) => `${lock.name}{${lock.usage}} ${lock.role}`),
    })),
  };
}

describe('golden consoles', () => {
  it.each(names)('%s', (name) => {
    const log = readFileSync(join(FOLDER, name, 'console.log'));
    const expected: unknown = JSON.parse(readFileSync(join(FOLDER, name, 'expected.json'), 'utf8'));
    expect(summarise(parseConsole(log))).toEqual(expected);
  });

  it.each(RULES.map((rule) => rule.name))('the rule %s has a case that it recognises', (rule) => {
    expect(names).toContain(rule);
    const report = parseConsole(readFileSync(join(FOLDER, rule, 'console.log')));
    expect(report.problems.map((problem) => problem.rule)).toContain(rule);
  });

  it('rule names are unique', () => {
    expect(new Set(RULES.map((rule) => rule.name)).size).toBe(RULES.length);
  });

  it('excerpts are the lines of the console between the first and the last', () => {
    const log = readFileSync(join(FOLDER, 'kasan', 'console.log'), 'utf8');
    const problem = parseConsole(log).problems[0];
    const lines = log.split('\n').slice((problem?.line ?? 0) - 1, problem?.endLine);
    expect(problem?.excerpt).toEqual(lines);
  });
});

describe('what a console is cut at', () => {
  it.each(['null-pointer', 'circular-locking', 'kasan', 'hung-task', 'pitfall-panic-on-warn'])(
    '%s: inside the report there is a problem or the mark of a cut',
    (name) => {
      const log = readFileSync(join(FOLDER, name, 'console.log'));
      const whole = parseConsole(log).problems[0];
      let line = 1;
      for (let at = 0; at < log.length; at += 1) {
        if (log[at] === 0x0a) line += 1;
        if (at % 7 !== 0 && log[at] !== 0x0a) continue;
        if (whole === undefined || line < whole.line || line > whole.endLine) continue;
        const report = parseConsole(log.subarray(0, at + 1));
        // The first line of a report may be a bar or a blank line that tells nothing yet.
        if (line > whole.line)
          expect(report.problems.length > 0 || report.truncated, `byte ${at}`).toBe(true);
      }
    },
  );
});
