import { oneLine } from './normalise.ts';

/** Options of perf stat that take a value in the next word. */
const PERF_VALUE_OPTIONS = new Set([
  ...['-r', '--repeat', '--pre', '--post', '-e', '--event', '-o', '--output', '-C', '--cpu', '-p', '--pid'],
  ...['-t', '--tid', '-x', '--field-separator', '-I', '--interval-print', '-D', '--delay', '-G', '--cgroup'],
  ...['-M', '--metrics', '--timeout', '--log-fd', '--interval-count'],
]);

export interface PerfLine {
  /** The measured command, white space mended. */
  readonly command: string;
  /** null when a sentence speaks of perf stat without giving the line. */
  readonly perfCommand: string | null;
  readonly runs: number | null;
}

/** Words of a shell line, quotes removed from none: `'mount -t tmpfs'` stays one word with its quotes. */
function shellWords(line: string): string[] {
  return [...line.matchAll(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+|['"]/g)].map((match) => match[0]);
}

/**
 * Splits `perf stat OPTIONS [--] COMMAND`; the text begins at `perf` and may run on behind the command up to where
 * the caller cut it. null when no command is left.
 */
export function readPerfLine(text: string): PerfLine | null {
  const perfCommand = oneLine(text.replace(/\\\n/g, ' '), 400);
  const words = shellWords(perfCommand);
  if (words[0] !== 'perf' || words[1] !== 'stat') return null;
  let at = 2;
  let runs: number | null = null;
  for (; at < words.length; at++) {
    const word = words[at] as string;
    if (word === '--') {
      at += 1;
      break;
    }
    if (!word.startsWith('-')) break;
    const repeat = /^(?:-r|--repeat=)(\d+)$/.exec(word);
    if (repeat !== null) runs = Number(repeat[1]);
    else if (PERF_VALUE_OPTIONS.has(word)) {
      const value = words[at + 1];
      if (/^(?:-r|--repeat)$/.test(word) && /^\d+$/.test(value ?? '')) runs = Number(value);
      at += 1;
    }
  }
  const command = words.slice(at).join(' ');
  // "perf stat -r 10 of a lazy umount": a sentence about perf, not a command line.
  const prose = /^(?:of|for|on|with|over|shows?|output|in|from|and|results?|is|was|the|says?|to)\b/i.test(
    command,
  );
  if (prose)
    return commandIn(command) === '' ? null : { command: commandIn(command), perfCommand: null, runs };
  return command === '' ? null : { command, perfCommand, runs };
}

/** Programs whose first word after the name is a subcommand and says what is measured. */
const WITH_SUBCOMMAND = new Set([
  'crun',
  'runc',
  'podman',
  'docker',
  'git',
  'ip',
  'nerdctl',
  'youki',
  'systemctl',
]);

/** Long options that mean the same as short ones, for programs that suites measure. */
const SHORT_OPTIONS: Readonly<Record<string, string>> = {
  '--lazy': '-l',
  '--force': '-f',
  '--recursive': '-R',
  '--all-targets': '-A',
  '--types': '-t',
};

/**
 * What of a command makes it the same measurement on another machine: program, subcommand and options, without
 * paths and names. `umount -l mnt`, `/bin/umount /mnt/x --lazy` and `sudo umount -l t` are one.
 */
export function commandKey(command: string): string {
  const words = shellWords(command).filter((word) => !/^(?:sudo|time|env|\w+=\S*)$/.test(word));
  const program = (words[0] ?? '').split('/').at(-1) ?? '';
  const rest = words.slice(1);
  const options = rest
    .filter((word) => word.startsWith('-') && word !== '--')
    .flatMap((word) => {
      const long = SHORT_OPTIONS[word];
      if (long !== undefined) return [long];
      return /^-[A-Za-z]{2,}$/.test(word) ? [...word.slice(1)].map((letter) => `-${letter}`) : [word];
    })
    .sort();
  const subcommand = WITH_SUBCOMMAND.has(program)
    ? rest.filter((word) => !word.startsWith('-')).slice(0, 1)
    : [];
  return [program, ...subcommand, ...options].join(' ');
}

interface Wording {
  readonly pattern: RegExp;
  readonly command: string;
  readonly reason: string;
}

/** Commands that prose names without typing them; first match wins. */
export const COMMAND_WORDINGS: readonly Wording[] = [
  {
    pattern:
      /\b(?:lazy\s+u(?:n)?mount\w*|u(?:n)?mount\s+(?:-l|--lazy)|MNT_DETACH)\b|\bu(?:n)?mounts?\s+lazily\b/i,
    command: 'umount -l',
    reason: 'umount2() with MNT_DETACH is what umount -l calls',
  },
  { pattern: /\bcrun\s+run\b/i, command: 'crun run', reason: 'typed out' },
  {
    pattern: /\bu(?:n)?mount(?:s|ing|2)?\b(?:\(2?\))?/i,
    command: 'umount',
    reason: 'after the lazy form, which contains it',
  },
  {
    pattern:
      /\bcontainers?(?:'s)?\s+(?:start(?:ing|up|s)?|creation|teardown|runs?)\b|\b(?:start|run|runn)(?:s|ing)?\s+(?:a\s+)?containers?\b/i,
    command: 'crun run',
    reason: 'the container runtime that such mails measure',
  },
];

/** Quoted or backquoted words that can be a command: `umount -l mnt`, "crun run test". */
const QUOTED = /(?<!\w)([`"'])((?:sudo\s+)?(?:\.{0,2}\/)?[a-z][\w./-]*(?:\s+[^`"'\n]{1,80})?)\1/g;
const PROGRAMS =
  /^(?:sudo\s+)?(?:\S*\/)?(?:u?mount|crun|runc|podman|docker|unshare|losetup|mkfs\S*|dd|fio|hackbench|ls|find|git|make|perf|sh|bash)\b/;

/** Quoted prose is not a command: it names a known program, has an option or a path, or is one backquoted word. */
function looksTyped(quote: string, words: string): boolean {
  return (
    PROGRAMS.test(words) ||
    /\s(?:-|\.{0,2}\/)\S/.test(words) ||
    (quote === '`' && /^[a-z][a-z0-9-]*$/.test(words))
  );
}

/** The command that a sentence is about; '' when it names none. `near` is where its figures stand. */
export function commandIn(text: string, near = text.length): string {
  const quoted = [...text.matchAll(QUOTED)].filter((match) =>
    looksTyped(match[1] as string, match[2] as string),
  );
  // The nearest before the figures, else the first behind them.
  const chosen = quoted.filter((match) => match.index < near).at(-1) ?? quoted[0];
  if (chosen !== undefined) return oneLine(chosen[2] as string, 120);
  const found = COMMAND_WORDINGS.flatMap(({ pattern, command }, rank) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map((match) => ({
      command,
      rank,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  // "lazy umount" holds "umount" too: a wording inside an earlier rule's wording does not count.
  const own = found.filter(
    (one) =>
      !found.some((other) => other.rank < one.rank && other.start <= one.start && other.end >= one.end),
  );
  const before = own.filter(({ start }) => start < near).sort((a, b) => a.start - b.start);
  return (before.at(-1) ?? own.sort((a, b) => a.start - b.start)[0])?.command ?? '';
}
