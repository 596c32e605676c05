import { isIncidental } from './blame.ts';
import { sourceName } from './frames.ts';
import type { Frame, Problem } from './problem.ts';

/** What a series changes in one file. */
export interface ChangedCode {
  /** Relative to the tree, as it is after the series. */
  readonly file: string;
  /** Functions that hunks are in, and functions that they add. */
  readonly functions: readonly string[];
  /** Changed lines after the patch, first and last, both included. */
  readonly lines: readonly { readonly from: number; readonly to: number }[];
}

const NEW_FILE = /^\+\+\+ (?:"?b\/)?([^\t\n"]+)/;
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)/;
// A definition at the left margin: return type, name, parameters. Calls are indented, prototypes end in `;`.
const DEFINITION = /^(?:[A-Za-z_][\w ]*[ *]+)?\*?([A-Za-z_]\w*)\(/;
const MACRO_DEFINITION = /^(?:COMPAT_)?SYSCALL_DEFINE\d\((\w+)/;
/** Text at the left margin is outside of functions, but for labels and braces. */
const OUTSIDE = /^(?:[A-Za-z_](?!\w*:(?!:))|\/[*/])/;
const NOT_FUNCTIONS = new Set([
  'if',
  'for',
  'while',
  'switch',
  'return',
  'sizeof',
  'defined',
  'do',
  'else',
  'EXPORT_SYMBOL',
  'EXPORT_SYMBOL_GPL',
  'MODULE_LICENSE',
  'DEFINE_MUTEX',
  'DEFINE_SPINLOCK',
  '__attribute__',
  'LIST_HEAD',
  'module_init',
  'fs_initcall',
]);

/** The function that a line of C begins; null for all other lines. */
export function definedFunction(line: string): string | null {
  const macro = MACRO_DEFINITION.exec(line);
  if (macro !== null) return `sys_${macro[1]}`;
  if (line.trimEnd().endsWith(';')) return null;
  const name = DEFINITION.exec(line)?.[1];
  return name === undefined || NOT_FUNCTIONS.has(name) ? null : name;
}

interface Draft {
  readonly functions: Set<string>;
  readonly lines: { from: number; to: number }[];
}

/** Reads unified diffs: files, changed line ranges, functions of hunk headers and of added or context lines. */
export function changedCode(diffs: readonly Uint8Array[]): ChangedCode[] {
  const files = new Map<string, Draft>();
  for (const diff of diffs) readDiff(Buffer.from(diff).toString('utf8'), files);
  return [...files].map(([file, draft]) => ({ file, functions: [...draft.functions], lines: draft.lines }));
}

function readDiff(text: string, files: Map<string, Draft>): void {
  let draft: Draft | null = null;
  let left = { old: 0, new: 0 };
  let line = 0;
  let inside: string | null = null;
  for (const raw of text.split('\n')) {
    if (left.old <= 0 && left.new <= 0) {
      const file = NEW_FILE.exec(raw)?.[1];
      if (file !== undefined) draft = file === '/dev/null' ? null : draftOf(files, file);
      const hunk = HUNK.exec(raw);
      if (hunk === null) continue;
      left = { old: Number(hunk[2] ?? 1), new: Number(hunk[4] ?? 1) };
      line = Number(hunk[3]);
      inside = definedFunction(hunk[5] ?? '');
      continue;
    }
    const mark = raw.charAt(0);
    if (mark === '\\') continue;
    if (mark !== '+') left.old -= 1;
    if (mark !== '-') left.new -= 1;
    if (draft === null) continue;
    if (OUTSIDE.test(raw.slice(1))) inside = definedFunction(raw.slice(1));
    if (mark === '+' || mark === '-') {
      if (inside !== null) draft.functions.add(inside);
      noteLine(draft, mark === '+' ? line : Math.max(line - 1, 1));
    }
    // A brace at the left margin ends a function: what follows it is outside.
    if (raw.slice(1) === '}') inside = null;
    if (mark !== '-') line += 1;
  }
}

function draftOf(files: Map<string, Draft>, file: string): Draft {
  const known = files.get(file);
  if (known !== undefined) return known;
  const draft: Draft = { functions: new Set(), lines: [] };
  files.set(file, draft);
  return draft;
}

function noteLine(draft: Draft, line: number): void {
  const last = draft.lines.at(-1);
  if (last !== undefined && line >= last.from && line <= last.to + 1) last.to = Math.max(last.to, line);
  else draft.lines.push({ from: line, to: line });
}

/**
 * The code of a series that stands in a problem's evidence: all inline levels of its frames, the lock's
 * registration chain included, as "function file:line" (or "function" where the frame is not decoded). Frames
 * marked `? ` count only when nothing else does, and say so.
 */
export function touchedCode(problem: Problem, changed: readonly ChangedCode[]): string[] {
  const sure = new Set<string>();
  const unsure = new Set<string>();
  for (const frame of problem.frames) {
    if (isIncidental(frame)) continue;
    const target = frame.unreliable ? unsure : sure;
    for (const text of touchedLevels(frame, changed)) target.add(text);
  }
  return sure.size > 0
    ? [...sure]
    : [...unsure].map((text) => `${text} (on the stack, not proved to be called)`);
}

function touchedLevels(frame: Frame, changed: readonly ChangedCode[]): string[] {
  if (frame.source.length === 0) {
    const name = sourceName(frame.symbol);
    return changed.some((code) => code.functions.some((fn) => same(fn, name))) ? [name] : [];
  }
  return frame.source.flatMap((level) => {
    const code = changed.find((candidate) => candidate.file === level.file);
    if (code === undefined) return [];
    const name = sourceName(level.function);
    const hit =
      code.functions.some((fn) => same(fn, name)) ||
      code.lines.some((range) => level.line >= range.from && level.line <= range.to);
    return hit ? [`${name} ${level.file}:${level.line}`] : [];
  });
}

/** `SYSCALL_DEFINE2(umount, ...)` is `__do_sys_umount` in DWARF and `__x64_sys_umount` on stacks. */
function same(changed: string, name: string): boolean {
  if (changed === name) return true;
  return changed.startsWith('sys_') && name.endsWith(`_${changed}`);
}
