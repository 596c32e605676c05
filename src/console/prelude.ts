import type { ConsoleLine } from './lines.ts';

/** Lines that are remembered, and how far back a "cut here" may be. */
const REMEMBERED = 12;
const REACH = 6;
const CUT_HERE = /^-+\[ cut here \]-+/;
const BAR = /^={5,}\s*$/;
const END = /^---\[ end/;

/** The last few lines, for what belongs to a report and is printed before its header. */
export class Prelude {
  private readonly lines: ConsoleLine[] = [];

  push(line: ConsoleLine): void {
    this.lines.push(line);
    if (this.lines.length > REMEMBERED) this.lines.shift();
  }

  /** Lines just before a header that belong to it: the bar, "cut here", and what a WARN says first. */
  of(header: ConsoleLine): ConsoleLine[] {
    const same = this.lines.filter(
      (line) => line.context === header.context && line.fromKernel === header.fromKernel,
    );
    for (let i = same.length - 1; i >= 0 && i >= same.length - REACH; i--) {
      const body = same[i]?.body ?? '';
      if (CUT_HERE.test(body) || (i === same.length - 1 && BAR.test(body))) return same.slice(i);
      if (END.test(body)) return [];
    }
    return [];
  }

  /** The last lines open a report whose header did not come. Lines that a report took, and user space's, do not. */
  promisesReport(
    isTaken: (line: ConsoleLine) => boolean,
    isForeign: (line: ConsoleLine) => boolean,
  ): boolean {
    const free = this.lines.filter((line) => !isForeign(line) && !isTaken(line));
    if (free.some((line) => CUT_HERE.test(line.body))) return true;
    return [...new Set(free.map((line) => line.context))].some((context) => {
      const same = free.filter((line) => line.context === context);
      // Two bars with text between them frame a notice; one as the last words of its task opens a report, and so do
      // two without text, of tasks that cannot be told apart.
      const isBar = same.map((line) => BAR.test(line.body));
      if (isBar.at(-1) !== true) return false;
      return isBar.at(-2) === true || isBar.filter((bar) => bar).length % 2 === 1;
    });
  }
}
