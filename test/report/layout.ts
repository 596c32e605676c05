/**
 * The layout of LKP's reports (the form used since 2023), line by line: a list of what the next line must be. `many`
 * lines may come any number of times. Blank lines are part of the format.
 */

export interface LayoutLine {
  readonly is: RegExp;
  readonly many?: boolean;
  readonly optional?: boolean;
}

const line = (is: RegExp | string): LayoutLine => ({
  is: typeof is === 'string' ? new RegExp(`^${is.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`) : is,
});
const many = (is: RegExp): LayoutLine => ({ is, many: true });
const maybe = (is: RegExp): LayoutLine => ({ is, optional: true });
const blank = line('');

const COMMIT: readonly LayoutLine[] = [
  line(/^commit: [0-9a-f]{40} \("\[PATCH.*\] .*"\)$/),
  line(/^base: \S+ [0-9a-f]{40}$/),
  maybe(/^patch link: https:\/\/lore\.kernel\.org\/all\/\S+@\S+\/$/),
  line(/^patch subject: \[PATCH.*\] /),
];

const MACHINE: readonly LayoutLine[] = [
  line(/^config: \S+$/),
  line(/^compiler: (?:gcc|clang)-\d+$/),
  line(/^test machine: qemu-system-\S+ .*-m \d+[MG]$/),
];

const TAGS: readonly LayoutLine[] = [
  line('If you fix the issue in a separate patch/commit (i.e. not just a new version of'),
  line('the same patch/commit), kindly add following tags'),
  line(/^\| Reported-by: /),
  maybe(/^\| Closes: https:/),
];

/** `+---+`, `|   | base | head |`: the first column as wide as its longest key and two blanks, others 12. */
const BOOT_TABLE: readonly LayoutLine[] = [
  line(/^\+-+\+-{12}\+-{12}\+$/),
  line(/^\| +\| [0-9a-f]{10} \| [0-9a-f]{10} \|$/),
  line(/^\+-+\+-{12}\+-{12}\+$/),
  line(/^\| boot_successes +\| \d+ +\| \d+ +\|$/),
  line(/^\| boot_failures +\| \d+ +\| \d+ +\|$/),
  many(/^\| \S+ +\| \d+ +\| (?:\d+)? +\|$/),
  line(/^\+-+\+-{12}\+-{12}\+$/),
];

const TAIL: readonly LayoutLine[] = [many(/^/), line('-- '), line(/^patchboot \d+\.\d+\.\d+$/), blank];

export const FUNCTIONAL_LAYOUT: readonly LayoutLine[] = [
  line('Hello,'),
  blank,
  line(/^patchboot noticed "(?:WARNING|BUG|INFO):\S+" on:$/),
  blank,
  ...COMMIT,
  blank,
  line(/^in testcase: \S+$/),
  many(/^$/),
  ...MACHINE,
  blank,
  line(/^\(please refer to \S+ for entire log\/backtrace\)$/),
  blank,
  blank,
  ...BOOT_TABLE,
  blank,
  blank,
  maybe(/^first bad commit of the series: patch \d+\/\d+ "/),
  maybe(/^code in the report that this series changes:$/),
  many(/^\t\S+ \(?\S+:\d+\)?$/),
  many(/^$/),
  ...TAGS,
  blank,
  blank,
  // The decoded splat, in the aligned form of 6.17 and later.
  many(/^\[ *\d+\.\d{6}\]\[ *[TC]\d+\](?: .*\S)?$/),
  blank,
  blank,
  many(/^(?!The kernel config).*$/),
  line(/^The kernel config and materials to reproduce are in the folder of this report:$/),
  many(/^\t\S+$/),
  blank,
  line('To reproduce:'),
  ...TAIL,
];

const NUMBER = String.raw`(?: *\d+(?:\.\d{2})?| *\d\.\d{3}e[+-]\d{2})`;
/** `avg(10)`, stddev(6), `%+10.1f%% `, `avg(10)`, stddev(6), two blanks, name. */
export const PERFORMANCE_ROW = new RegExp(
  String.raw`^(?=.{10})${NUMBER}(?: {6}| ±[ \d]{3}%) *[+-]\d+\.\d% ${NUMBER}(?: {6}| ±[ \d]{3}%) {2}\S+\.time_us$`,
);

export const PERFORMANCE_LAYOUT: readonly LayoutLine[] = [
  line('Hello,'),
  blank,
  line(/^patchboot noticed an? \d+\.\d% (?:regression|improvement) of \S+\.time_us on:$/),
  blank,
  blank,
  ...COMMIT,
  blank,
  line(/^testcase: \S+$/),
  ...MACHINE,
  line('parameters:'),
  blank,
  many(/^\t[a-z]+: .+$/),
  blank,
  blank,
  line('Details are as below:'),
  line(/^-{98}>$/),
  blank,
  blank,
  line(/^The kernel config and materials to reproduce are in the folder of this report:$/),
  many(/^\t\S+$/),
  blank,
  line(/^={89}$/),
  line('compiler/machine/testcase/timing:'),
  line(/^ {2}gcc-\d+\/\S+\/\S+\/(?:virtual|wall)$/),
  blank,
  line('commit: '),
  line(/^ {2}[0-9a-f]{10} \(".*"\)$/),
  line(/^ {2}[0-9a-f]{10} \("\[PATCH.*"\)$/),
  blank,
  line(/^[0-9a-f]{16} [0-9a-f]{27} $/),
  line('---------------- --------------------------- '),
  line('         %stddev     %change         %stddev'),
  line('             \\          |                \\  '),
  many(PERFORMANCE_ROW),
  blank,
  many(/^(?!Disclaimer:).*$/),
  line('Disclaimer:'),
  ...TAIL,
];

/** The first line of the text that the layout does not allow, or what is missing at its end; null when it fits. */
export function misfit(text: string, layout: readonly LayoutLine[]): string | null {
  const lines = text.split('\n');
  // States of the layout that the lines so far may have led to: it may be read in more than one way.
  const skippable = (step: LayoutLine | undefined) => step?.many === true || step?.optional === true;
  const closed = (states: Iterable<number>): Set<number> => {
    const all = new Set<number>();
    for (let state of states) {
      all.add(state);
      while (skippable(layout[state])) all.add(++state);
    }
    return all;
  };
  let states = closed([0]);
  for (const [index, text] of lines.entries()) {
    const next: number[] = [];
    for (const state of states) {
      const step = layout[state];
      if (step?.is.test(text)) next.push(step.many === true ? state : state + 1);
    }
    if (next.length === 0) {
      const wanted = [...states].map((state) => layout[state]?.is.source ?? 'the end').join(' or ');
      return `line ${index + 1} is ${JSON.stringify(text)}, wanted: ${wanted}`;
    }
    states = closed(next);
  }
  return states.has(layout.length) ? null : 'the text ends too early';
}
