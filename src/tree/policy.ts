import { InputError } from '../errors.ts';
import { possiblePaths, type ScannedFile, type Strip, treePaths } from './diff-scan.ts';
import { findHidden } from './hidden-text.ts';
import type { TreeLimits } from './limits.ts';
import { brokenPathRule, isAttributeFile } from './path-rules.ts';
import { cleanLine } from './words.ts';

/**
 * What a patch may not do to a tree, whatever git thinks of it. Judged twice: on the text of the diff before git
 * sees it, and on the changed entries that git made of it before a file is written.
 */

export interface PolicyFinding {
  /** Name of the rule. */
  readonly rule: string;
  readonly severity: 'refuse' | 'flag';
  /** Fit to be shown; '' when the whole diff is meant. */
  readonly path: string;
  /** One sentence without the path in front: "adds a symbolic link to /etc". */
  readonly message: string;
}

/** A patch that policy refuses. */
export class PolicyError extends InputError {
  readonly patchIndex: number;
  readonly findings: readonly PolicyFinding[];

  constructor(patchIndex: number, total: number, subject: string, findings: readonly PolicyFinding[]) {
    const [first] = findings;
    super(
      `patch ${patchIndex} of ${total} ("${cleanLine(subject)}") is refused: ${first === undefined ? 'policy' : describeFinding(first)}`,
      {
        hint: [
          ...findings.slice(1).map((finding) => `Also: ${describeFinding(finding)}`),
          'Such a change is never needed by a kernel patch that can be tested here. Nothing was applied.',
        ].join('\n'),
      },
    );
    this.patchIndex = patchIndex;
    this.findings = findings;
  }
}

export function describeFinding(finding: PolicyFinding): string {
  return finding.path === '' ? finding.message : `${finding.path} ${finding.message}`;
}

/** Modes that git writes for files. Others are oddities that git maps to one of these. */
const FILE_MODES = new Set(['100644', '100755']);
const LINK_MODE = '120000';
const GITLINK_MODE = '160000';

interface FileRule {
  readonly id: string;
  readonly severity: 'refuse' | 'flag';
  readonly reason: string;
  /** The message, or null when the file is fine. Pure. */
  readonly find: (file: ScannedFile, paths: readonly string[], limits: TreeLimits) => string | null;
}

/** Rules on one file of a diff's text. */
export const FILE_RULES: readonly FileRule[] = [
  {
    id: 'gitlink',
    severity: 'refuse',
    reason: 'git accepts it silently; the kernel has no submodules',
    find: ({ modes }) => (modes.includes(GITLINK_MODE) ? 'is a submodule (mode 160000)' : null),
  },
  {
    id: 'odd-object',
    severity: 'refuse',
    reason: 'only files and symbolic links can be in a tree',
    find: ({ modes }) => {
      const odd = modes.find((mode) => !/^(?:100[0-7]{3}|120000|160000|0{6,7})$/.test(mode));
      return odd === undefined ? null : `has mode ${cleanLine(odd)}, which no file has`;
    },
  },
  {
    id: 'contradicting-names',
    severity: 'refuse',
    reason:
      'a reader sees one name and git may take the other; git itself takes this for a move without saying so',
    find: ({ isGit, plainNames }, paths) =>
      isGit && plainNames.length === 0 && paths.length > 1
        ? `has other names in its header: ${paths.slice(0, 3).map(show).join(', ')}`
        : null,
  },
  {
    id: 'symlink-outside',
    severity: 'refuse',
    reason: 'git accepts it; whatever is written through it lands on the host',
    find: (file, paths) => {
      const target = linkTarget(file);
      if (target === null) return null;
      const leaves = paths.map((path) => linkEscape(path, target)).find((why) => why !== null);
      return leaves === undefined ? null : `is a symbolic link to ${cleanLine(target)}: ${leaves}`;
    },
  },
  {
    id: 'symlink',
    severity: 'flag',
    reason: 'rare in kernel patches; a reader should know',
    find: (file) => {
      const target = linkTarget(file);
      return target === null ? null : `is a symbolic link to ${cleanLine(target)}`;
    },
  },
  {
    id: 'attributes',
    severity: 'flag',
    reason: 'attributes change how git writes files elsewhere; here they have no effect',
    find: (_file, paths) =>
      paths.some(isAttributeFile) ? 'sets git attributes, which have no effect on this test' : null,
  },
  {
    id: 'odd-mode',
    severity: 'flag',
    reason: 'git keeps only the executable bit, so the tree gets another mode than the patch says',
    find: ({ modes }) => {
      const odd = modes.find((mode) => /^100[0-7]{3}$/.test(mode) && !FILE_MODES.has(mode));
      return odd === undefined ? null : `has mode ${odd}, which git writes as 100644 or 100755`;
    },
  },
  {
    id: 'binary-too-big',
    severity: 'refuse',
    reason: 'an announced size is believed by whoever inflates it',
    find: ({ binarySizes }, _paths, limits) => {
      const biggest = Math.max(0, ...binarySizes);
      return biggest > limits.binaryBytes
        ? `is a binary file of ${biggest} bytes; the limit is ${limits.binaryBytes}`
        : null;
    },
  },
  {
    id: 'binary',
    severity: 'flag',
    reason: 'nobody can review it',
    find: ({ binarySizes }, _paths, limits) => {
      const biggest = Math.max(0, ...binarySizes);
      return binarySizes.length > 0 && biggest <= limits.binaryBytes
        ? `is a binary file of ${biggest} bytes`
        : null;
    },
  },
  {
    id: 'hidden-text',
    severity: 'flag',
    reason: 'bidirectional and zero-width characters make code look like other code (CVE-2021-42574)',
    find: (file) => {
      const hidden = findHidden(file.hunks);
      return hidden === null ? null : `gets a ${hidden.what} in line ${hidden.line}: ${hidden.excerpt}`;
    },
  },
];

/** Judges a diff by its text. Pure. */
export function judgeDiff(
  files: readonly ScannedFile[],
  strip: Strip,
  size: number,
  limits: TreeLimits,
): readonly PolicyFinding[] {
  const findings: PolicyFinding[] = [];
  if (size > limits.diffBytes) {
    const message = `the diff has ${size} bytes; the limit is ${limits.diffBytes}`;
    findings.push({ rule: 'diff-too-big', severity: 'refuse', path: '', message });
  }
  for (const file of files) {
    const paths = treePaths(file, strip);
    for (const path of possiblePaths(file, strip)) {
      const rule = brokenPathRule(path);
      if (rule !== null) {
        findings.push({ rule: rule.id, severity: 'refuse', path: show(path), message: rule.message });
      }
    }
    const at = show(paths.at(-1) ?? '');
    for (const { id, severity, find } of FILE_RULES) {
      const message = find(file, paths, limits);
      if (message === null) continue;
      if (id === 'symlink' && findings.at(-1)?.rule === 'symlink-outside') continue;
      findings.push({ rule: id, severity, path: at, message });
    }
  }
  return findings;
}

/** An entry of a tree that a patch changed (a line of `git diff-tree --raw`). */
export interface ChangedEntry {
  readonly path: string;
  readonly oldMode: string;
  readonly newMode: string;
  /** Object afterwards; all zeros when deleted. */
  readonly blob: string;
}

/** Judges the entries that git made of a diff. `readLink` gives the bytes of a symlink's blob. */
export async function judgeEntries(
  entries: readonly ChangedEntry[],
  readLink: (blob: string) => Promise<string>,
): Promise<readonly PolicyFinding[]> {
  const findings: PolicyFinding[] = [];
  for (const { path, newMode, blob } of entries) {
    const refuse = (rule: string, message: string): void => {
      findings.push({ rule, severity: 'refuse', path: show(path), message });
    };
    const broken = brokenPathRule(path);
    if (broken !== null) refuse(broken.id, broken.message);
    if (newMode === GITLINK_MODE) refuse('gitlink', 'is a submodule (mode 160000)');
    if (newMode === LINK_MODE) {
      const target = await readLink(blob);
      const leaves = linkEscape(path, target);
      if (leaves !== null)
        refuse('symlink-outside', `is a symbolic link to ${cleanLine(target.slice(0, 200))}: ${leaves}`);
    }
  }
  return findings;
}

/** The target that a diff gives to a symbolic link; null when it makes none. Pure. */
function linkTarget(file: ScannedFile): string | null {
  if (file.newMode !== LINK_MODE || file.isDeleted) return null;
  const added = file.hunks.flatMap((hunk) => hunk.lines.filter((line) => line.startsWith('+')));
  if (added.length === 0) return null;
  const text = added.map((line) => line.slice(1)).join('\n');
  return Buffer.from(text, 'latin1').toString('utf8');
}

/**
 * Why a symbolic link could lead out of the tree, or null. `..` counts only in front: behind the name of another
 * link it would be taken from that link's target, which cannot be judged by the text. Pure.
 */
export function linkEscape(path: string, target: string): string | null {
  if (target === '') return 'its target is empty';
  if (target.includes('\0')) return 'its target holds a NUL';
  if (target.startsWith('/')) return 'its target is absolute';
  const parts = target.split('/').filter((part) => part !== '' && part !== '.');
  const ups = parts.findIndex((part) => part !== '..');
  const leading = ups < 0 ? parts.length : ups;
  if (parts.slice(leading).includes('..')) return 'its target has ".." behind a name';
  if (leading > path.split('/').length - 1) return 'its target leaves the tree';
  return null;
}

function show(path: string): string {
  return cleanLine(path.length > 200 ? `${path.slice(0, 200)}...` : path);
}
