import { InputError } from '../errors.ts';
import { isFileStart } from './cut.ts';
import { MAIL_LIMITS } from './limits.ts';
import type { FileChange } from './message.ts';
import { afterPrefix, fileName, gitNames, stripLevel } from './paths.ts';

/** What the file headers of a diff say, and how many path components they carry in front of the tree's. */
export interface DiffFiles {
  readonly files: readonly FileChange[];
  readonly strip: 0 | 1;
}

interface Draft {
  oldName: string | null;
  newName: string | null;
  gitPair: readonly [string, string] | null;
  oldBlob: string | null;
  newBlob: string | null;
  oldMode: string | null;
  newMode: string | null;
  kind: FileChange['kind'];
  renameFrom: string | null;
  renameTo: string | null;
  binary: boolean;
  hunks: number;
}

function draft(): Draft {
  return {
    oldName: null,
    newName: null,
    gitPair: null,
    oldBlob: null,
    newBlob: null,
    oldMode: null,
    newMode: null,
    kind: 'modified',
    renameFrom: null,
    renameTo: null,
    binary: false,
    hunks: 0,
  };
}

type Setter = (file: Draft, rest: string) => void;

/** Extended header lines of git diffs (git's Documentation/diff-generate-patch.txt) and what each sets. */
const HEADER_LINES: readonly (readonly [string, Setter])[] = [
  ['similarity index ', () => {}],
  ['dissimilarity index ', () => {}],
  [
    '--- ',
    (file, rest) => {
      file.oldName = fileName(rest);
    },
  ],
  [
    '+++ ',
    (file, rest) => {
      file.newName = fileName(rest);
    },
  ],
  [
    'old mode ',
    (file, rest) => {
      file.oldMode = mode(rest);
    },
  ],
  [
    'new mode ',
    (file, rest) => {
      file.newMode = mode(rest);
    },
  ],
  [
    'new file mode ',
    (file, rest) => {
      file.newMode = mode(rest);
      file.kind = 'added';
    },
  ],
  [
    'deleted file mode ',
    (file, rest) => {
      file.oldMode = mode(rest);
      file.kind = 'deleted';
    },
  ],
  [
    'rename from ',
    (file, rest) => {
      file.renameFrom = fileName(rest);
      file.kind = 'renamed';
    },
  ],
  [
    'rename to ',
    (file, rest) => {
      file.renameTo = fileName(rest);
    },
  ],
  [
    'copy from ',
    (file, rest) => {
      file.renameFrom = fileName(rest);
      file.kind = 'copied';
    },
  ],
  [
    'copy to ',
    (file, rest) => {
      file.renameTo = fileName(rest);
    },
  ],
  [
    'GIT binary patch',
    (file) => {
      file.binary = true;
    },
  ],
  [
    'Binary files ',
    (file) => {
      file.binary = true;
    },
  ],
  [
    'index ',
    (file, rest) => {
      const match = /^([0-9a-f]{4,64})\.\.([0-9a-f]{4,64})(?: (\d{6}))?/.exec(rest);
      if (match === null) return;
      file.oldBlob = match[1] ?? null;
      file.newBlob = match[2] ?? null;
      // The mode on the index line is that of both sides.
      if (match[3] !== undefined) {
        file.oldMode ??= match[3];
        file.newMode ??= match[3];
      }
    },
  ],
];

function mode(rest: string): string {
  return rest.trim().slice(0, 8);
}

/**
 * Reads the file headers of a diff (see findDiff for what a diff is).
 * @throws InputError when it names more files than the limit.
 */
export function parseFiles(diff: Buffer): DiffFiles {
  const drafts: Draft[] = [];
  let file: Draft | null = null;
  let inHeader = false;
  const text = diff.toString('latin1');
  let [oldLeft, newLeft] = [0, 0];
  for (let at = 0, next = 0; at < text.length; at = next) {
    const lf = text.indexOf('\n', at);
    next = lf < 0 ? text.length : lf + 1;
    if (oldLeft > 0 || newLeft > 0) {
      const first = text.charAt(at);
      if (first === ' ' || first === '\n' || first === '\r') {
        oldLeft--;
        newLeft--;
      } else if (first === '-') oldLeft--;
      else if (first === '+') newLeft--;
      else if (first !== '\\') [oldLeft, newLeft] = [0, 0];
      if (oldLeft > 0 || newLeft > 0 || ' -+\\\n\r'.includes(first)) continue;
    }
    const line = text.slice(at, Math.min(lf < 0 ? text.length : lf, at + 8192));
    const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    if (hunk !== null) {
      [oldLeft, newLeft] = [Number(hunk[1] ?? 1), Number(hunk[2] ?? 1)];
      if (file !== null) file.hunks++;
      inHeader = false;
      continue;
    }
    if (isFileStart(text, at)) {
      const continues = line.startsWith('--- ') && inHeader && file !== null && file.oldName === null;
      if (!continues) {
        file = draft();
        drafts.push(file);
        if (drafts.length > MAIL_LIMITS.filesPerDiff) {
          throw new InputError(`the diff changes more than ${MAIL_LIMITS.filesPerDiff} files`, {
            hint: 'Split it; no reviewer reads such a patch.',
          });
        }
      }
      inHeader = true;
      if (line.startsWith('diff --git ') && file !== null) file.gitPair = gitNames(line);
      if (!line.startsWith('--- ')) continue;
    }
    if (!inHeader || file === null) continue;
    const row = HEADER_LINES.find(([prefix]) => line.startsWith(prefix));
    if (row !== undefined) row[1](file, line.slice(row[0].length));
    // `Index:` headers have a rule below them.
    else if (!/^=+\r?$/.test(line)) inHeader = false;
  }
  const named = drafts.filter((one) => one.gitPair !== null || one.newName !== null || one.renameTo !== null);
  const strip = level(named);
  return { files: named.map((one) => finish(one, strip)), strip };
}

function level(drafts: readonly Draft[]): 0 | 1 {
  const votes = drafts.map((one) => {
    const [a, b] = one.gitPair ?? [one.oldName ?? '', one.newName ?? ''];
    return stripLevel(a, b);
  });
  return votes.length > 0 && votes.every((vote) => vote === 0) ? 0 : 1;
}

function finish(one: Draft, strip: 0 | 1): FileChange {
  const cut = (name: string | null | undefined): string | null => {
    if (name === null || name === undefined || name === '/dev/null') return null;
    // An absolute name is kept whole, so that the path policy sees it.
    if (name.startsWith('/')) return name;
    return strip === 1 ? afterPrefix(name) : name;
  };
  const before = one.renameFrom ?? cut(one.oldName ?? one.gitPair?.[0]);
  const after = one.renameTo ?? cut(one.newName ?? one.gitPair?.[1]);
  let kind = one.kind;
  if (kind === 'modified' && one.oldName === '/dev/null') kind = 'added';
  if (kind === 'modified' && one.newName === '/dev/null') kind = 'deleted';
  const modeOnly = one.hunks === 0 && !one.binary && one.oldMode !== one.newMode;
  if (kind === 'modified' && modeOnly) kind = 'mode';
  return {
    path: (kind === 'deleted' ? (before ?? after) : (after ?? before)) ?? '',
    oldPath: kind === 'added' ? null : (before ?? after),
    kind,
    oldBlob: one.oldBlob,
    newBlob: one.newBlob,
    oldMode: kind === 'added' ? null : one.oldMode,
    newMode: kind === 'deleted' ? null : one.newMode,
    binary: one.binary,
  };
}
