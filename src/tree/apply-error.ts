import { InputError } from '../errors.ts';
import type { HunkView } from './hunk-view.ts';
import { cleanLine } from './words.ts';

/** Why a patch did not apply, in parts that a report can show one by one. All texts are fit to be shown. */
export interface ApplyFailure {
  readonly patchIndex: number;
  readonly total: number;
  readonly subject: string;
  /** The commit that the series was applied to, and how it is called. */
  readonly base: string;
  /** File at fault and the line its hunk was meant for; null where git names none. */
  readonly file: string | null;
  readonly line: number | null;
  /** The `@@` line of the hunk. */
  readonly hunk: string | null;
  readonly view: HunkView | null;
  readonly gitWords: string;
  /** What git's words mean, and damage of the mail that explains them. */
  readonly diagnosis: readonly string[];
  /** Readings of the mail that were tried. */
  readonly decoders: readonly string[];
  /** Subjects of the patches after this one. */
  readonly notTried: readonly { readonly index: number; readonly subject: string }[];
}

/** A patch of the series does not apply. */
export class ApplyError extends InputError {
  readonly failure: ApplyFailure;

  constructor(failure: ApplyFailure) {
    super(headline(failure), { hint: details(failure) });
    this.failure = failure;
  }
}

function headline(failure: ApplyFailure): string {
  const where =
    failure.file === null ? '' : ` at ${failure.file}${failure.line === null ? '' : `:${failure.line}`}`;
  return `patch ${failure.patchIndex} of ${failure.total} ("${cleanLine(failure.subject)}") does not apply to ${failure.base}${where}`;
}

function details(failure: ApplyFailure): string {
  const parts = [...failure.diagnosis];
  parts.push(`git said:\n${indent(failure.gitWords)}`);
  const { view } = failure;
  if (view !== null && failure.hunk !== null) {
    const found =
      view.matching === 0
        ? 'none of its lines stand in the file'
        : `${view.matching} of the ${view.expected} lines it expects stand in the file at line ${view.at}`;
    parts.push(
      `The hunk ${failure.hunk} does not fit: ${found}.`,
      `  (- only in the patch, + only in ${failure.file ?? 'the file'})\n${indent(view.lines.join('\n'))}`,
    );
  }
  if (failure.decoders.length > 1)
    parts.push(`Readings of the mail that were tried: ${failure.decoders.join(', ')}.`);
  if (failure.notTried.length > 0) {
    const list = failure.notTried.map(({ index, subject }) => `  ${index} ${cleanLine(subject)}`);
    parts.push(`Not tried, because they come after it:\n${list.join('\n')}`);
  }
  parts.push('Is the base right? --base names another one.');
  return parts.join('\n');
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

/** Complaints of git apply (git's apply.c), where the file stands in them, and what they mean. */
export const COMPLAINTS: readonly {
  readonly pattern: RegExp;
  readonly meaning: string | null;
  /** The form of the diff is broken, whatever the tree. */
  readonly damaged?: boolean;
}[] = [
  { pattern: /^error: patch failed: (?<file>.+):(?<line>\d+)$/m, meaning: null },
  {
    pattern: /^error: (?<file>.+): does not exist in index$/m,
    meaning: 'The file is not in this tree. It may have been moved, or an earlier series adds it.',
  },
  {
    pattern: /^error: (?<file>.+): already exists in (?:index|working directory)$/m,
    meaning: 'The patch adds a file that is in this tree already, with other content.',
  },
  {
    pattern: /^error: (?:affected file )?'?(?<file>.+?)'? is beyond a symbolic link$/m,
    meaning: 'The path leads through a symbolic link, which git refuses to follow.',
  },
  {
    pattern: /^error: cannot apply binary patch to '(?<file>.+)' without full index line$/m,
    meaning: 'A binary change can only be applied from `git format-patch --binary --full-index`.',
  },
  {
    pattern: /^error: (?:invalid path|invalid) '(?<file>.+)'/m,
    meaning: 'git refuses the path.',
  },
  {
    pattern: /^error: (?<file>.+): (?:wrong type|has type \d+, expected \d+)/m,
    meaning: 'The tree has something of another kind (file, symbolic link, executable) under this name.',
  },
  {
    pattern: /^(?:error|fatal): (?:git diff header|inconsistent|patch with only garbage|git apply: bad)/m,
    meaning: 'The headers of the diff contradict each other; they were edited or damaged.',
  },
  {
    pattern: /^(?:error|fatal): corrupt (?:binary )?patch at /m,
    damaged: true,
    meaning: 'The diff is damaged: a hunk has other lines than its header announces.',
  },
  {
    pattern: /^(?:error|fatal): (?:patch fragment without header|unrecognized input|No valid patches)/m,
    damaged: true,
    meaning: 'The diff is damaged: git finds no file header in front of a hunk.',
  },
  {
    pattern: /^error: (?<file>.+): patch does not apply$/m,
    meaning: null,
  },
];

export interface Complaint {
  readonly file: string | null;
  readonly line: number | null;
  readonly meaning: string | null;
  readonly damaged: boolean;
}

/** Which file and line git's words are about, and what they mean. Pure. */
export function readComplaint(words: string): Complaint {
  for (const { pattern, meaning, damaged = false } of COMPLAINTS) {
    const match = pattern.exec(words);
    if (match === null) continue;
    const { file = null, line } = match.groups ?? {};
    return { file, line: line === undefined ? null : Number(line), meaning, damaged };
  }
  return { file: null, line: null, meaning: null, damaged: false };
}
