import { changedCode } from '../console/touched.ts';
import type { PullFile } from './github.ts';

/** Where a pull request changes something, so that findings can be shown there. Pure. */

export interface ChangedFile {
  /** In the repository of the pull request. */
  readonly path: string;
  /** Changed lines of the new version, first and last. */
  readonly lines: readonly { readonly from: number; readonly to: number }[];
  /** Of a patch mail: the lines of kernel files that its hunks show. Empty for other files. */
  readonly quotes: readonly Quote[];
}

/** A line of a kernel file as it stands in a patch mail. */
export interface Quote {
  readonly path: string;
  readonly line: number;
  /** Whether the patch adds it; else it is context. */
  readonly added: boolean;
  /** Line of the mail. */
  readonly at: number;
}

/** Files that mail programs, git and b4 write. */
const MAIL_FILE = /\.(?:patch|diff|eml|mbox|mbx|mboxrd|mbox\.gz)$/i;

export function isMailFile(path: string): boolean {
  return MAIL_FILE.test(path);
}

/** The files that a diff, or a mailbox full of them, changes. */
export function changesOfDiff(diff: Uint8Array): readonly ChangedFile[] {
  return changedCode([diff]).map(({ file, lines }) => ({ path: file, lines, quotes: [] }));
}

/** A mail file that the pull request adds. Encoded bodies show no hunk and give no quote. */
export function changesOfMail(path: string, content: string): ChangedFile {
  return { path, lines: [], quotes: quotesOf(content.split('\n')) };
}

/** What a pull request changes, from the patches that GitHub's file list holds. */
export function changesOnGitHub(files: readonly PullFile[]): readonly ChangedFile[] {
  return files
    .filter((file) => file.status !== 'removed' && file.patch !== '')
    .map(({ path, status, patch }) => {
      if (status === 'added' && isMailFile(path)) {
        return changesOfMail(path, addedText(patch));
      }
      const diff = Buffer.from(`--- a/${path}\n+++ b/${path}\n${patch}\n`);
      return { path, lines: changedCode([diff])[0]?.lines ?? [], quotes: [] };
    });
}

/** The content of a new file out of its diff. */
function addedText(patch: string): string {
  return patch
    .split('\n')
    .filter((line) => line.startsWith('+'))
    .map((line) => line.slice(1))
    .join('\n');
}

const NEW_FILE = /^\+\+\+ (?:"?b\/)?([^\t\r\n"]+)/;
const HUNK = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

function quotesOf(mail: readonly string[]): readonly Quote[] {
  const quotes: Quote[] = [];
  let path: string | null = null;
  let left = { old: 0, new: 0 };
  let line = 0;
  for (const [index, text] of mail.entries()) {
    if (left.old <= 0 && left.new <= 0) {
      path = NEW_FILE.exec(text)?.[1] ?? path;
      const hunk = HUNK.exec(text);
      if (hunk === null) continue;
      left = { old: Number(hunk[1] ?? 1), new: Number(hunk[3] ?? 1) };
      line = Number(hunk[2]);
      continue;
    }
    const mark = text.charAt(0);
    if (mark === '\\') continue;
    if (mark !== '+') left.old -= 1;
    if (mark === '-') continue;
    left.new -= 1;
    if (path !== null) quotes.push({ path, line, added: mark === '+', at: index + 1 });
    line += 1;
  }
  return quotes;
}
