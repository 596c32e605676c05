import { gitNames, stripLevel } from '../mail/paths.ts';
import { gitLineNames, markerNames, plainName } from './header-names.ts';

/**
 * A diff as the tree stage needs it: every name and mode that its headers mention, hunks with their lines, sizes
 * of binary data. Used to judge a diff before git sees it and to show a hunk that failed; git alone decides what
 * a diff means.
 */

export interface Hunk {
  /** The whole `@@` line, text. */
  readonly header: string;
  readonly oldStart: number;
  readonly newStart: number;
  /** Lines with their first character (` `, `+`, `-`, `\`), a latin1 view of the bytes. */
  readonly lines: readonly string[];
}

export interface ScannedFile {
  /** Names of the ---, +++ and `diff --git` lines, in that order, prefixes still on, /dev/null left out. */
  readonly prefixedNames: readonly string[];
  /** Names of rename and copy lines, which carry no prefix. */
  readonly plainNames: readonly string[];
  /** Other ways to read the names with a prefix: git may end them elsewhere. */
  readonly otherNames: readonly string[];
  /** Old and new name for choosing the strip level. */
  readonly pair: readonly [string, string] | null;
  /** Has a `diff --git` line. */
  readonly isGit: boolean;
  readonly isNew: boolean;
  readonly isDeleted: boolean;
  /** Every mode that a header mentions, as written. */
  readonly modes: readonly string[];
  /** Mode of the file afterwards, where a header says it. */
  readonly newMode: string | null;
  readonly hunks: readonly Hunk[];
  /** Sizes that `literal N` and `delta N` lines announce; empty for text. */
  readonly binarySizes: readonly number[];
}

interface Draft {
  oldName: string | null;
  newName: string | null;
  git: readonly [string, string] | null;
  plainNames: string[];
  otherNames: string[];
  isNew: boolean;
  isDeleted: boolean;
  modes: string[];
  newMode: string | null;
  hunks: { header: string; oldStart: number; newStart: number; lines: string[] }[];
  binarySizes: number[];
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
const DEV_NULL = '/dev/null';

/** Reads the diff. Never throws: what cannot be understood is left to git. Pure. */
export function scanDiff(diff: Buffer): readonly ScannedFile[] {
  const lines = diff.toString('latin1').split('\n');
  const files: Draft[] = [];
  let file: Draft | null = null;
  for (let i = 0; i < lines.length; i++) {
    const line = (lines[i] ?? '').slice(0, 16_384);
    const hunk = HUNK.exec(line);
    if (hunk !== null && file !== null) {
      const body = takeHunk(lines, i + 1, Number(hunk[2] ?? 1), Number(hunk[4] ?? 1));
      file.hunks.push({
        header: Buffer.from(line, 'latin1').toString('utf8'),
        oldStart: Number(hunk[1]),
        newStart: Number(hunk[3]),
        lines: body,
      });
      i += body.length;
    } else if (line.startsWith('diff --git ')) {
      file = draft();
      files.push(file);
      file.git = gitNames(line);
      file.otherNames.push(...gitLineNames(line));
    } else if (line.startsWith('--- ') && (lines[i + 1] ?? '').startsWith('+++ ')) {
      if (file === null || file.oldName !== null || file.hunks.length > 0) {
        file = draft();
        files.push(file);
      }
      const [oldNames, newNames] = [markerNames(line.slice(4)), markerNames((lines[i + 1] ?? '').slice(4))];
      file.oldName = oldNames[0] ?? '';
      file.newName = newNames[0] ?? '';
      file.otherNames.push(...oldNames, ...newNames);
      i++;
    } else if (file !== null) readHeader(file, line);
  }
  return files.map(finish);
}

function draft(): Draft {
  return {
    oldName: null,
    newName: null,
    git: null,
    plainNames: [],
    otherNames: [],
    isNew: false,
    isDeleted: false,
    modes: [],
    newMode: null,
    hunks: [],
    binarySizes: [],
  };
}

function readHeader(file: Draft, line: string): void {
  const mode = /^(old mode|new mode|new file mode|deleted file mode) (\S{1,12})/.exec(line);
  if (mode !== null) {
    const [, kind = '', value = ''] = mode;
    file.modes.push(value);
    if (kind.startsWith('new')) file.newMode = value;
    if (kind === 'new file mode') file.isNew = true;
    if (kind === 'deleted file mode') file.isDeleted = true;
    return;
  }
  const index = /^index [0-9a-f]+\.\.[0-9a-f]+ (\d{6})/.exec(line)?.[1];
  if (index !== undefined) {
    file.modes.push(index);
    file.newMode ??= index;
  }
  // In the header of a git diff, git takes each of these lines also without the other.
  const marker = /^(?:---|\+\+\+) (.+)$/.exec(line)?.[1];
  if (marker !== undefined) file.otherNames.push(...markerNames(marker));
  const name = /^(?:rename|copy) (?:from|to) (.+)$/.exec(line)?.[1];
  if (name !== undefined) file.plainNames.push(plainName(name));
  const size = /^(?:literal|delta) (\d{1,18})/.exec(line)?.[1];
  if (size !== undefined) file.binarySizes.push(Number(size));
}

function takeHunk(lines: readonly string[], from: number, oldCount: number, newCount: number): string[] {
  const body: string[] = [];
  let [oldLeft, newLeft] = [oldCount, newCount];
  for (let i = from; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const first = line.charAt(0);
    if (first === '\\') {
      body.push(line);
      continue;
    }
    if (oldLeft <= 0 && newLeft <= 0) break;
    // An empty line is a context line whose blank a mailer took away; git takes it as well.
    if (first === ' ' || first === '' || first === '\r') {
      oldLeft--;
      newLeft--;
    } else if (first === '-') oldLeft--;
    else if (first === '+') newLeft--;
    else break;
    body.push(line);
  }
  return body;
}

function finish(file: Draft): ScannedFile {
  const names = [file.oldName, file.newName, ...(file.git ?? [])];
  const prefixedNames = [...new Set(names.filter((name) => name !== null && name !== DEV_NULL))] as string[];
  const pair: [string, string] | null =
    file.oldName !== null && file.newName !== null ? [file.oldName, file.newName] : null;
  return {
    prefixedNames,
    plainNames: file.plainNames,
    otherNames: file.otherNames.filter((name) => name !== DEV_NULL && !prefixedNames.includes(name)),
    pair: file.git === null ? pair : [file.git[0], file.git[1]],
    isGit: file.git !== null,
    isNew: file.isNew || file.oldName === DEV_NULL,
    isDeleted: file.isDeleted || file.newName === DEV_NULL,
    modes: file.modes,
    newMode: file.newMode,
    hunks: file.hunks,
    binarySizes: file.binarySizes,
  };
}

export type Strip = 0 | 1;

/** The paths of the tree that a file's headers name, at a strip level (`git apply -pN`). Pure. */
export function treePaths(file: ScannedFile, strip: Strip): readonly string[] {
  return [...new Set([...file.prefixedNames.map((name) => cut(name, strip)), ...file.plainNames])];
}

/** As {@link treePaths}, with every other path that git might take the headers to name. Pure. */
export function possiblePaths(file: ScannedFile, strip: Strip): readonly string[] {
  return [...new Set([...treePaths(file, strip), ...file.otherNames.map((name) => cut(name, strip))])];
}

function cut(name: string, strip: Strip): string {
  const slash = name.indexOf('/');
  // An absolute name stays whole for the path rules to see, also where git would cut it.
  return strip === 0 || slash <= 0 ? name : name.slice(slash + 1);
}

/** The strip level that the names of the headers speak for: 0 for diffs made with diff.noprefix. Pure. */
export function likelyStrip(files: readonly ScannedFile[]): Strip {
  const votes = files.flatMap(({ pair }) => (pair === null ? [] : [stripLevel(pair[0], pair[1])]));
  return votes.length > 0 && votes.every((vote) => vote === 0) ? 0 : 1;
}
