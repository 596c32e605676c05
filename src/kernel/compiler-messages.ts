/** What gcc, ld, modpost and objtool say during a build, as data. */

export interface CompilerMessage {
  readonly severity: 'error' | 'warning';
  /** Relative to the tree; null when the message names no file. */
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  /** The message alone, without place and severity. */
  readonly text: string;
  /** The line as printed, and the lines that belong to it (the source line and the caret). */
  readonly raw: readonly string[];
}

const PLACED =
  /^(?<file>[^\s:][^:\n]*\.[chSs](?:\.[a-z]+)?):(?<line>\d+):(?:(?<column>\d+):)? (?<severity>fatal error|error|warning): (?<text>.*)$/;
const LINKER =
  /^(?:\S*ld(?:\.\w+)?: )?(?<file>\S+\.[ao])?:?.*?(?<text>undefined reference to .*|multiple definition of .*)$/;
const MODPOST = /^(?<severity>ERROR|WARNING): modpost: (?<text>.*)$/;
const OBJTOOL = /^(?<file>\S+\.o): (?:(?<severity>warning|error): )?objtool: (?<text>.*)$/;
const KBUILD = /^make(?:\[\d+\])?: \*\*\* (?<text>.*)$/;
/** Lines of context below a gcc message: a source line, a caret, a note. */
const CONTEXT = /^\s+(?:\d+ )?\||^\S+: note: /;
const MAX_CONTEXT = 12;

/** All messages of a build log. `sourceRoot` is how the compiler called the tree; it is cut off file names. */
export function compilerMessages(log: string, sourceRoot: string): readonly CompilerMessage[] {
  const lines = log.split('\n');
  const messages: CompilerMessage[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const message = parseLine(line, sourceRoot);
    if (message === null) continue;
    const raw = [line];
    while (raw.length <= MAX_CONTEXT && CONTEXT.test(lines[index + 1] ?? '')) raw.push(lines[++index] ?? '');
    messages.push({ ...message, raw });
  }
  return messages;
}

/** Errors in the order in which they matter: what the compiler said before what make says about it. */
export function buildErrors(log: string, sourceRoot: string): readonly CompilerMessage[] {
  const errors = compilerMessages(log, sourceRoot).filter((message) => message.severity === 'error');
  if (errors.length > 0) return errors;
  return log.split('\n').flatMap((line) => {
    const match = KBUILD.exec(line);
    return match === null
      ? []
      : [
          {
            severity: 'error' as const,
            file: null,
            line: null,
            column: null,
            text: match.groups?.['text'] ?? line,
            raw: [line],
          },
        ];
  });
}

/** What two messages are compared by: columns and lines move with unrelated changes, words and files do not. */
export function messageKey(message: CompilerMessage): string {
  return `${message.severity}|${message.file ?? ''}|${message.text.replace(/\d+/g, '#')}`;
}

function parseLine(line: string, sourceRoot: string): Omit<CompilerMessage, 'raw'> | null {
  const placed = PLACED.exec(line)?.groups;
  if (placed !== undefined) {
    return {
      severity: placed['severity'] === 'warning' ? 'warning' : 'error',
      file: relativeFile(placed['file'] ?? '', sourceRoot),
      line: Number(placed['line']),
      column: placed['column'] === undefined ? null : Number(placed['column']),
      text: placed['text'] ?? '',
    };
  }
  const modpost = MODPOST.exec(line)?.groups;
  if (modpost !== undefined)
    return unplaced(modpost['severity'] === 'ERROR' ? 'error' : 'warning', null, modpost['text']);
  const objtool = OBJTOOL.exec(line)?.groups;
  if (objtool !== undefined) {
    return unplaced(
      objtool['severity'] === 'error' ? 'error' : 'warning',
      objtool['file'] ?? null,
      objtool['text'],
    );
  }
  const linker = LINKER.exec(line)?.groups;
  if (linker !== undefined) return unplaced('error', null, linker['text']);
  return null;
}

function unplaced(
  severity: 'error' | 'warning',
  file: string | null,
  text: string | undefined,
): Omit<CompilerMessage, 'raw'> {
  return { severity, file, line: null, column: null, text: text ?? '' };
}

function relativeFile(file: string, sourceRoot: string): string {
  const plain = file.replace(/^(\.\/)+/, '');
  return plain.startsWith(`${sourceRoot}/`) ? plain.slice(sourceRoot.length + 1) : plain;
}
