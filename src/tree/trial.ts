import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forGit } from '../mail/for-git.ts';
import { succeeded } from '../world/process.ts';
import { type Hunk, type ScannedFile, type Strip, scanDiff, treePaths } from './diff-scan.ts';
import { type Git, wordsOf } from './git.ts';
import type { ChangedEntry } from './policy.ts';
import { cleanWords } from './words.ts';

/**
 * Trying a diff on a copy of the index: git does all of the work of applying, and no file is written. What it
 * made can be judged before anything reaches the worktree.
 */

/** A diff in a form to be tried. */
export interface TrialDiff {
  readonly bytes: Buffer;
  readonly file: string;
  readonly files: readonly ScannedFile[];
  readonly strip: Strip;
}

export interface TrialOptions {
  readonly reverse?: boolean;
  /** Lines of context that must match at each end of a hunk; all of them when absent. */
  readonly context?: number;
  readonly ignoreWhitespace?: boolean;
}

export type Trial =
  | {
      readonly ok: true;
      readonly treeId: string;
      readonly entries: readonly ChangedEntry[];
      readonly places: readonly HunkPlace[];
    }
  | { readonly ok: false; readonly words: string };

/** A hunk that did not go exactly where its header says. */
export interface HunkPlace {
  readonly path: string;
  /** From 1 within its file; null when git does not say it. */
  readonly hunk: number | null;
  /** Line where it went. */
  readonly line: number;
  /** Lines between that and where it was meant to go. */
  readonly offset: number;
  /** Lines of context that were left out before and behind; null when all matched. */
  readonly reducedTo: readonly [number, number] | null;
}

/** Tries diffs on one checkout. */
export class TrialGround {
  private readonly git: Git;
  private readonly folder: string;
  private count = 0;

  /** `folder` is private to this run; the trial index and diffs are written there. */
  constructor(git: Git, folder: string) {
    this.git = git;
    this.folder = folder;
  }

  async prepare(diff: Buffer, strip: Strip): Promise<TrialDiff> {
    const bytes = forGit(diff);
    const file = join(this.folder, `${++this.count}.diff`);
    await writeFile(file, bytes);
    return { bytes, file, files: scanDiff(bytes), strip };
  }

  /** Applies the diff to the checked out commit, in an index of its own. */
  async apply(diff: TrialDiff, options: TrialOptions = {}): Promise<Trial> {
    return this.applyAll([diff], options);
  }

  /** Applies diffs one after the other; the places are those of all of them. */
  async applyAll(diffs: readonly TrialDiff[], options: TrialOptions = {}): Promise<Trial> {
    const index = join(this.folder, 'index');
    await copyFile(join(this.git.place.gitDir, 'index'), index);
    const git = this.git.withIndex(index);
    const places: HunkPlace[] = [];
    for (const diff of diffs) {
      const result = await git.run([...applyArguments(diff, options), diff.file]);
      if (!succeeded(result)) return { ok: false, words: gitWords(wordsOf(result), result.stderr) };
      places.push(...settlePlaces(parsePlaces(result.stderr.toString()), diff));
    }
    const treeId = await git.text(['write-tree']);
    const raw = await git.fields(['diff-index', '--cached', '--raw', '-z', '--no-renames', 'HEAD', '--']);
    return { ok: true, treeId, entries: parseRaw(raw), places };
  }

  /** The blob of the symbolic link as text. */
  async readLink(blob: string, limit: number): Promise<string> {
    const result = await this.git.check(['cat-file', 'blob', blob], { outputLimit: limit });
    return result.stdout.toString();
  }
}

/** Arguments of git apply for a trial, without the file. Pure. */
export function applyArguments(diff: TrialDiff, options: TrialOptions): readonly string[] {
  return [
    'apply',
    '--cached',
    '--verbose',
    '--whitespace=nowarn',
    `-p${diff.strip}`,
    ...(options.reverse === true ? ['--reverse'] : []),
    ...(options.context === undefined ? [] : [`-C${options.context}`]),
    ...(options.ignoreWhitespace === true ? ['--ignore-whitespace'] : []),
  ];
}

function gitWords(words: string, stderr: Buffer): string {
  // --verbose repeats the hunk ("while searching for:"); it is shown against the file elsewhere.
  const kept: string[] = [];
  let skipping = false;
  for (const line of stderr.toString().split('\n')) {
    if (/^(?:error|warning|fatal|Checking patch|Applied|Hunk|Context|Falling|Skipped)\b/.test(line)) {
      skipping = line === 'error: while searching for:';
    }
    if (!skipping && /^(?:error|warning|fatal)\b/.test(line)) kept.push(line);
  }
  return kept.length > 0 ? cleanWords(kept.join('\n'), 12) : words;
}

/** The hunks that git apply --verbose reports as moved or with less context (git's apply.c). Pure. */
export function parsePlaces(stderr: string): readonly HunkPlace[] {
  const places: HunkPlace[] = [];
  let path = '';
  for (const line of stderr.split('\n')) {
    path = /^Checking patch (.*)\.\.\.$/.exec(line)?.[1] ?? path;
    const hunk = /^Hunk #(\d+) succeeded at (\d+) \(offset (-?\d+) lines?\)\.$/.exec(line);
    if (hunk !== null) {
      places.push({
        path,
        hunk: Number(hunk[1]),
        line: Number(hunk[2]),
        offset: Number(hunk[3]),
        reducedTo: null,
      });
    }
    const context = /^Context reduced to \((\d+)\/(\d+)\) to apply fragment at (\d+)$/.exec(line);
    if (context === null) continue;
    const reducedTo = [Number(context[1]), Number(context[2])] as const;
    const at = Number(context[3]);
    // The line about the offset of the same hunk, if there is one, stands right before.
    const last = places.at(-1);
    const same = last !== undefined && last.path === path && last.line === at && last.reducedTo === null;
    if (same) places.pop();
    places.push({ path, hunk: same ? last.hunk : null, line: at, offset: same ? last.offset : 0, reducedTo });
  }
  return places;
}

/**
 * Offsets of hunks with reduced context, from the diff itself: git counts the lines that it left out twice, and
 * names no hunk when that makes the offset zero. Pure.
 */
export function settlePlaces(
  places: readonly HunkPlace[],
  diff: Pick<TrialDiff, 'files' | 'strip'>,
): readonly HunkPlace[] {
  return places.map((place) => {
    const { reducedTo } = place;
    if (reducedTo === null) return place;
    const file = diff.files.find((each) => treePaths(each, diff.strip).includes(place.path));
    const meant = (file?.hunks ?? []).map(
      (hunk) => hunk.newStart + Math.max(0, leadingContext(hunk) - reducedTo[0]),
    );
    const distances = meant.map((line) => Math.abs(line - place.line));
    const index = place.hunk === null ? distances.indexOf(Math.min(...distances)) : place.hunk - 1;
    const line = meant[index];
    return line === undefined ? place : { ...place, hunk: index + 1, offset: place.line - line };
  });
}

function leadingContext(hunk: Hunk): number {
  const change = hunk.lines.findIndex((line) => /^[-+]/.test(line));
  return change < 0 ? hunk.lines.length : change;
}

/** Entries of `--raw -z` output without renames: ":old new oldid newid status", path, ... Pure. */
export function parseRaw(fields: readonly string[]): readonly ChangedEntry[] {
  const entries: ChangedEntry[] = [];
  for (let i = 0; i + 1 < fields.length; i += 2) {
    const [oldMode = '', newMode = '', , blob = ''] = (fields[i] ?? '').replace(/^:/, '').split(' ');
    entries.push({ path: fields[i + 1] ?? '', oldMode, newMode, blob });
  }
  return entries;
}
