import type { ConsoleReport, Problem } from './problem.ts';

/** One console log as `patchboot dmesg --json` prints it. */
export function consoleRecord(file: string, report: ConsoleReport): Record<string, unknown> {
  return {
    file,
    panicked: report.panicked,
    reboots: report.reboots,
    lockdepActive: report.lockdepActive,
    banner: report.banner,
    truncated: report.truncated,
    disturbances: report.disturbances,
    kernelOffset: report.kernelOffset === null ? null : `0x${report.kernelOffset.toString(16)}`,
    droppedProblems: report.droppedProblems,
    notes: report.notes,
    problems: report.problems,
  };
}

const MAX_SHOWN_LINES = 150;

/** One console log for people: the headline problem with its text, the others folded to a line each. */
export function describeConsole(file: string, report: ConsoleReport): string {
  const lines = [`${file}: ${summary(report)}`];
  const headline = report.problems.find((problem) => !problem.secondary) ?? report.problems[0];
  if (headline !== undefined) {
    lines.push('', headline.title, ...facts(headline).map((fact) => `  ${fact}`), '');
    lines.push(...headline.decoded.slice(0, MAX_SHOWN_LINES).map((text) => `    ${text}`));
    const more = headline.decoded.length - MAX_SHOWN_LINES;
    if (more > 0) lines.push(`    (${more} more lines)`);
    const others = report.problems.filter((problem) => problem !== headline);
    if (others.length > 0)
      lines.push('', 'Also on this console:', ...others.map((other) => `  ${folded(other)}`));
  }
  if (report.droppedProblems > 0) lines.push(`  and ${report.droppedProblems} more that were only counted`);
  if (report.disturbances.length > 0) {
    lines.push('', 'Timings of this boot are disturbed:', ...report.disturbances.map((text) => `  ${text}`));
  }
  if (report.notes.length > 0) lines.push('', ...report.notes);
  return `${lines.join('\n')}\n`;
}

function summary(report: ConsoleReport): string {
  const { problems } = report;
  const parts = [
    problems.length === 0 ? 'clean' : problems.length === 1 ? '1 problem' : `${problems.length} problems`,
  ];
  if (report.panicked) parts.push('the kernel panicked');
  if (report.reboots > 0)
    parts.push(report.reboots === 1 ? 'it booted twice' : `it booted ${report.reboots + 1} times`);
  if (report.lockdepActive === false) parts.push('lockdep was off at the end');
  if (report.truncated) parts.push('the log is cut');
  return parts.join(', ');
}

function facts(problem: Problem): string[] {
  const where =
    problem.line === problem.endLine ? `line ${problem.line}` : `lines ${problem.line} to ${problem.endLine}`;
  const facts = [`id ${problem.id}`, problem.count > 1 ? `${where}, ${problem.count} times` : where];
  if (problem.file !== null) facts.push(`file ${problem.file}`);
  const locks = problem.locks.filter((lock) => lock.role !== 'listed');
  const named = [...new Map(locks.map((lock) => [lock.name, lock])).values()];
  if (named.length > 0) facts.push(`locks ${named.map((lock) => `${lock.name} (${lock.role})`).join(', ')}`);
  if (problem.corrupted) facts.push('its stack is missing or mixed with another one');
  if (problem.truncated) facts.push('the console ends inside it');
  if (problem.infrastructure)
    facts.push('a limit of the configuration or of the harness, not a fault of the kernel');
  return facts;
}

function folded(problem: Problem): string {
  const marks = [
    problem.secondary ? 'a consequence' : '',
    problem.count > 1 ? `${problem.count} times` : '',
    problem.boot > 0 ? `boot ${problem.boot + 1}` : '',
  ].filter((mark) => mark !== '');
  return `line ${problem.line}: ${problem.title}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}
