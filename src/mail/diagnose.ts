import { DAMAGE, type DamageKind } from './damage.ts';
import { fileName } from './paths.ts';

/** Why a diff cannot apply anywhere: what the sender's mail client did to it. */
export interface Diagnosis {
  readonly kind: DamageKind;
  /** The first bad line: its number in the diff from 1, and its text, at most 120 characters, tabs and NBSP shown. */
  readonly line: number;
  readonly text: string;
  /** The file of the diff that it is in, without prefix; null above the first one. */
  readonly file: string | null;
  /** What happened, and what the sender should do; half sentences. */
  readonly what: string;
  readonly remedy: string;
  /** False when it is only likely, for instance because a file may have no tabs. */
  readonly certain: boolean;
}

/** What is known of a diff besides its bytes; a DiffCandidate fits. */
export interface DiagnosisInput {
  readonly bytes: Buffer;
  readonly flowed?: boolean;
  readonly tail?: Buffer;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

interface HunkView {
  readonly header: Line;
  readonly file: string | null;
  /** Lines up to the next hunk or file header, or the signature. */
  readonly lines: readonly Line[];
  readonly oldCount: number;
  readonly newCount: number;
}

/**
 * Looks for the marks that mail clients leave on a diff. To be asked when a diff does not apply: a sound diff of
 * a file without tabs may look like one whose tabs were lost. Null when nothing is wrong with the form.
 */
export function diagnoseDiff(input: DiagnosisInput | Buffer): Diagnosis | null {
  const given: DiagnosisInput = Buffer.isBuffer(input) ? { bytes: input } : input;
  const tail = given.tail ?? Buffer.alloc(0);
  const lines = Buffer.concat([given.bytes, tail]).toString('latin1').split('\n');
  if (lines.at(-1) === '') lines.pop();
  const numbered = lines.map(
    (text, i): Line => ({ number: i + 1, text: text.endsWith('\r') ? text.slice(0, -1) : text }),
  );
  const lost = newlinesLost(numbered);
  if (lost !== null) return lost;
  const wrappedHeader = headerWrapped(numbered);
  if (wrappedHeader !== null) return wrappedHeader;
  const hunks = readHunks(numbered);
  for (const hunk of hunks) {
    const found = noBreakSpaces(hunk) ?? brokenHunk(hunk, given.flowed === true);
    if (found !== null) return found;
  }
  return tabsLost(hunks) ?? collapsed(hunks) ?? typographic(hunks);
}

function say(kind: DamageKind, line: Line, file: string | null, certain: boolean): Diagnosis {
  return { kind, line: line.number, text: visible(line.text), file, ...DAMAGE[kind], certain };
}

/** UTF-8 text of a latin1 line with the blanks that look like others made visible. */
function visible(latin1: string): string {
  return Buffer.from(latin1.slice(0, 240), 'latin1')
    .toString('utf8')
    .replace(/\u00a0/g, '<NBSP>')
    .replace(/\t/g, '<TAB>')
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, '?')
    .slice(0, 120);
}

function newlinesLost(lines: readonly Line[]): Diagnosis | null {
  for (const line of lines) {
    const joined =
      /^diff --git \S+ \S+ (?:index [0-9a-f]{7,}\.\.|--- |new file mode |deleted file mode )/.test(
        line.text,
      ) ||
      /^--- \S+ \+\+\+ \S+/.test(line.text) ||
      // A hunk header names a function at most; signs of three hunk lines behind it are too many.
      /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@.{0,200}? [-+]\S.{0,200}? [-+]\S/.test(line.text);
    if (joined) return say('newlines-lost', line, null, true);
  }
  return null;
}

function headerWrapped(lines: readonly Line[]): Diagnosis | null {
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    if (/^diff --git a\/\S+\s*$/.test(line.text) && next !== undefined && /^b\/\S+\s*$/.test(next.text)) {
      return say('wrapped', next, null, true);
    }
  }
  return null;
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

function readHunks(lines: readonly Line[]): readonly HunkView[] {
  const hunks: HunkView[] = [];
  let file: string | null = null;
  let current: { header: Line; lines: Line[]; old: number; now: number; file: string | null } | null = null;
  const close = (): void => {
    if (current !== null) {
      hunks.push({
        header: current.header,
        lines: current.lines,
        oldCount: current.old,
        newCount: current.now,
        file: current.file,
      });
    }
    current = null;
  };
  for (const [i, line] of lines.entries()) {
    const { text } = line;
    const hunk = HUNK.exec(text);
    const startsFile =
      /^(?:diff --git |Index: )/.test(text) ||
      (text.startsWith('--- ') && (lines[i + 1]?.text ?? '').startsWith('+++ '));
    if (hunk !== null || startsFile) close();
    if (text.startsWith('+++ ') && current === null) file = fileName(text.slice(4)).replace(/^[ab]\//, '');
    if (hunk !== null) {
      current = { header: line, lines: [], old: Number(hunk[1] ?? 1), now: Number(hunk[2] ?? 1), file };
    } else if (current !== null) {
      const open: { lines: Line[] } = current;
      open.lines.push(line);
    }
  }
  close();
  return hunks;
}

/** Lines of a hunk up to where its counts are met, and whether they are. */
function walk(hunk: HunkView): {
  readonly content: readonly Line[];
  readonly bad: Line | null;
  readonly met: boolean;
} {
  let [oldLeft, newLeft] = [hunk.oldCount, hunk.newCount];
  const content: Line[] = [];
  for (const [i, line] of hunk.lines.entries()) {
    if (oldLeft <= 0 && newLeft <= 0) return { content, bad: null, met: true };
    // The signature of git (`-- `, then its version) is no removed line.
    if (line.text === '-- ' && /^\d+\.\d+/.test(hunk.lines[i + 1]?.text ?? '')) break;
    const first = line.text.charAt(0);
    if (first === ' ' || first === '') {
      oldLeft--;
      newLeft--;
    } else if (first === '-') oldLeft--;
    else if (first === '+') newLeft--;
    else if (first !== '\\') return { content, bad: line, met: false };
    content.push(line);
  }
  return { content, bad: null, met: oldLeft <= 0 && newLeft <= 0 };
}

function noBreakSpaces(hunk: HunkView): Diagnosis | null {
  const { content, bad } = walk(hunk);
  for (const line of [...content, ...(bad === null ? [] : [bad])]) {
    // At the start of a line, or in its indentation: text has such blanks elsewhere.
    if (/^[-+ ]?[ \t]*(?:\u00c2\u00a0|\u00a0)/.test(line.text)) return say('nbsp', line, hunk.file, true);
  }
  return null;
}

/** How many old and new lines a list of hunk lines makes, with a rule for lines that have no sign. */
function count(lines: readonly Line[], unsigned: 'context' | 'joined'): { old: number; now: number } {
  let [old, now] = [0, 0];
  for (const { text } of lines) {
    const first = text.charAt(0);
    const context = first === ' ' || first === '' || (!'+-\\'.includes(first) && unsigned === 'context');
    if (context || first === '-') old++;
    if (context || first === '+') now++;
  }
  return { old, now };
}

function brokenHunk(hunk: HunkView, flowed: boolean): Diagnosis | null {
  const { content, bad, met } = walk(hunk);
  if (met) return null;
  const joined = flowed
    ? content.find((line) => /\S [-+ ]\t/.test(line.text) || /\S [-+] {3}/.test(line.text))
    : undefined;
  if (bad === null) {
    if (flowed && (joined !== undefined || hunk.lines.length > content.length))
      return say('flowed', joined ?? content.at(-1) ?? hunk.header, hunk.file, true);
    return say('truncated', content.at(-1) ?? hunk.header, hunk.file, true);
  }
  // A context line that starts with a tab can only have lost its blank; wrapping never starts a line so.
  if (bad.text.startsWith('\t')) return say('lost-blank', bad, hunk.file, true);
  const body = trimSignature(hunk.lines);
  const fits = (unsigned: 'context' | 'joined'): boolean => {
    const sum = count(body, unsigned);
    return sum.old === hunk.oldCount && sum.now === hunk.newCount;
  };
  const before = content.at(-1) ?? hunk.header;
  const firstWord = bad.text.split(' ')[0] ?? '';
  const overlong = before.text.length >= 50 && before.text.length + 1 + firstWord.length > 70;
  if (fits('joined') || (overlong && !fits('context'))) return say('wrapped', bad, hunk.file, true);
  if (fits('context')) return say('lost-blank', bad, hunk.file, true);
  if (/^(?:-- |--$|_{5,}|On .* wrote:$)/.test(bad.text)) return say('truncated', before, hunk.file, true);
  if (joined !== undefined) return say('flowed', joined, hunk.file, true);
  return say(overlong ? 'wrapped' : 'lost-blank', bad, hunk.file, false);
}

function trimSignature(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(
    (line) => line.text === '-- ' || line.text === '--' || /^_{10,}$/.test(line.text),
  );
  const body = end < 0 ? [...lines] : lines.slice(0, end);
  while (body.length > 0 && body.at(-1)?.text === '') body.pop();
  return body;
}

/** Files whose indentation is tabs by the rules of the kernel, or of make. */
const TABBED = /(?:\.(?:c|h|S|dts|dtsi|lds)|(?:^|\/)(?:Makefile|Kconfig)[^/]*)$/;

function codeLines(
  hunks: readonly HunkView[],
): readonly { readonly line: Line; readonly file: string | null }[] {
  return hunks
    .filter((hunk) => hunk.file !== null && TABBED.test(hunk.file))
    .flatMap((hunk) => walk(hunk).content.map((line) => ({ line, file: hunk.file })));
}

function tabsLost(hunks: readonly HunkView[]): Diagnosis | null {
  const lines = codeLines(hunks);
  if (lines.some(({ line }) => line.text.includes('\t'))) return null;
  const spaced = lines.filter(({ line }) => /^[-+ ](?: {8}| {4}\S)/.test(line.text));
  const [first] = spaced;
  return first !== undefined && spaced.length >= 2
    ? say('tabs-to-spaces', first.line, first.file, false)
    : null;
}

function collapsed(hunks: readonly HunkView[]): Diagnosis | null {
  const lines = codeLines(hunks);
  if (lines.some(({ line }) => line.text.includes('\t') || /^.[^ ]* {2}/.test(line.text))) return null;
  const indented = lines.filter(({ line }) => /^[-+ ] \S.*[;{,]$/.test(line.text));
  const [first] = indented;
  return first !== undefined && indented.length >= 2
    ? say('blanks-collapsed', first.line, first.file, false)
    : null;
}

/** Typographic quotes and dashes as UTF-8 in a latin1 view: U+2018, U+2019, U+201C, U+201D, U+2013. */
const CURLY = /\u00e2\u0080[\u0098\u0099\u009c\u009d\u0093]/;

function typographic(hunks: readonly HunkView[]): Diagnosis | null {
  const lines = codeLines(hunks).filter(({ line }) => CURLY.test(line.text));
  const [first] = lines;
  return first === undefined ? null : say('typographic', first.line, first.file, false);
}
