import type { Side } from '../report/result.ts';
import type { Environment } from './claim.ts';

export interface Label {
  readonly side: Side | null;
  readonly environment: Environment;
}

const THING = '(?:patch(?:es|set|[- ]set)?|change(?:s|set)?|series|fix(?:es)?|commit|optimi[sz]ation|rework)';
const POINTER = '(?:(?:this|the|that|these|those|my|our|both|all|proposed|above|v\\d+)\\s+){0,3}';

interface SideRule {
  readonly side: Side | null;
  readonly pattern: RegExp;
  readonly reason: string;
}

/** First match wins: the longer and surer wordings stand first. */
export const SIDE_RULES: readonly SideRule[] = [
  {
    side: null,
    pattern:
      /\b(?:before\s*(?:\/|and|&|vs\.?)\s*after|with\s*(?:\/|and|or|&|vs\.?)\s*without|without\s*(?:\/|and|or|&|vs\.?)\s*with|w\/\s*(?:and|or|vs\.?)\s*w\/o|w\/o\s*(?:and|or|vs\.?)\s*w\/)(?=\W|$)/i,
    reason: 'names both sides at once',
  },
  { side: 'patched', pattern: new RegExp(`\\+\\s*${POINTER}${THING}\\b`, 'i'), reason: '6.15 + patch' },
  {
    side: 'patched',
    pattern: /\bapplied\s+on\s+top\b|\bon\s+top\s+of\b/i,
    reason: 'a series on top of something, even when that is called the base',
  },
  { side: 'base', pattern: /\bw\/o\b/i, reason: 'before w/, of which it is the longer form' },
  {
    side: 'base',
    pattern: new RegExp(`\\bwithout\\s+${POINTER}(?:${THING}|it|them)\\b|^\\W*without\\b`, 'i'),
    reason: 'before with, for the same reason',
  },
  {
    side: 'base',
    pattern: /\b(?:un-?patched|pre-?patch(?:ed)?|non-?patched|not\s+patched|no\s+patch(?:es)?)\b/i,
    reason: 'before patched',
  },
  {
    side: 'base',
    pattern: new RegExp(`\\b(?:before|prior\\s+to)\\s+${POINTER}(?:applying\\s+)?${POINTER}${THING}\\b`, 'i'),
    reason: 'a moment named by the patch',
  },
  {
    side: 'base',
    pattern: new RegExp(`${THING}\\s+(?:is\\s+)?(?:not\\s+applied|reverted)\\b`, 'i'),
    reason: 'the patch is absent',
  },
  { side: 'patched', pattern: /\bw\/(?!o\b)/i, reason: 'short for with' },
  {
    side: 'patched',
    pattern: new RegExp(
      `\\bwith\\s+${POINTER}(?:${THING}\\b(?!\\s+set\\b)|it\\b|them\\b)|^\\W*with\\b(?!\\s+(?:a|an)?\\s*(?:\\S+\\s+)?(?:kernel|RT|PREEMPT))`,
      'i',
    ),
    reason: '"with the RT patch set" is an environment: the thing must follow at once',
  },
  {
    side: 'patched',
    pattern: new RegExp(`\\b(?:after|applying)\\s+${POINTER}(?:applying\\s+)?${POINTER}${THING}\\b`, 'i'),
    reason: 'a moment named by the patch',
  },
  { side: 'patched', pattern: /\b(?:post-?patch(?:ed)?|patched)\b/i, reason: 'the kernel is patched' },
  {
    side: 'patched',
    pattern: new RegExp(`^\\W*(?:this|these|my)\\s+${THING}\\W*$`, 'i'),
    reason: 'the whole label: a sentence about the patch labels nothing',
  },
  {
    side: 'base',
    pattern: /\b(?:vanilla|base(?:line)?|stock|unmodified)\b/i,
    reason: 'names of the tree that the patch is for',
  },
  {
    side: 'base',
    pattern:
      /^\W*(?:before|old|orig(?:inal)?|current(?:ly)?|mainline|upstream|master)\b|\b(?:before|old)\W*$/i,
    reason: 'everyday words: only where a label begins or ends',
  },
  {
    side: 'patched',
    pattern: /^\W*(?:after|new|modified|now|patch|optimi[sz]ed|improved)\b|\b(?:after|new)\W*$/i,
    reason: 'everyday words: only where a label begins or ends',
  },
];

export function sideOf(text: string): Side | null {
  return SIDE_RULES.find((rule) => rule.pattern.test(text))?.side ?? null;
}

const ARCHES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:aarch64|arm64)\b/i, 'arm64'],
  [/\b(?:x86[-_]64|amd64|x86)\b/i, 'x86_64'],
  [/\briscv(?:64)?\b/i, 'riscv'],
  [/\b(?:ppc64(?:le|el)?|powerpc)\b/i, 'powerpc'],
  [/\bs390x?\b/i, 's390'],
  [/\bloongarch(?:64)?\b/i, 'loongarch'],
];

/** Kernel versions from 2.6 on, with -rc, -rt and local parts; not a time. */
const VERSION =
  /(?<![\w.])v?([2-9]\.\d{1,3}(?:\.\d{1,3})?(?:-(?:rc|rt)\d*)*(?:[-+](?!rc|rt)[a-z][\w.]{0,30})?)(?![\w.]*\d)(?!\s*(?:%|x\b|[mun]?s(?:ec)?\b|seconds?|times))/i;
const NOT_RT = /\bnon[- ]?(?:PREEMPT[_-])?RT\b|\bno[- ]RT\b|\bPREEMPT_(?:DYNAMIC|VOLUNTARY|NONE|LAZY)\b/i;
const RT = /\bPREEMPT[_-]RT\b|\bRT\b|-rt\d*\b|\breal-?time kernel\b/;

export const NO_ENVIRONMENT: Environment = { text: null, version: null, rt: null, arch: null };

/** In a sentence a bare 2.7 may be a factor: only these are surely versions. */
const SURE_VERSION =
  /\bv[2-9]\.\d|\d\.\d{1,3}(?:\.\d{1,3})?(?:-(?:rc|rt)|\s+(?:\w+\s+)?(?:kernel|PREEMPT|RT\b|non-RT|LTS|stable)|\.y\b)|\b(?:kernels?|linux|version)\s+v?[2-9]\.\d/i;

/**
 * Kernel version, RT or not, and architecture that a text names. In a `label` any number that looks like a kernel
 * version is one; in a `sentence` only when the words around it say so.
 */
export function environmentOf(text: string, kind: 'label' | 'sentence' = 'label'): Environment {
  const version = kind === 'label' || SURE_VERSION.test(text) ? VERSION.exec(text) : null;
  const notRt = NOT_RT.exec(text);
  const rt = RT.exec(text);
  const arch = ARCHES.map(([pattern, name]) => ({ found: pattern.exec(text), name })).find(
    ({ found }) => found,
  );
  const words = [version, notRt ?? rt, arch?.found ?? null]
    .filter((found) => found !== null)
    .map((found) => ({ at: found.index, word: found[1] ?? found[0] }))
    // `-rt` of 6.10-rc2-rt is part of the version already.
    .filter(({ word }, index) => !(index > 0 && version?.[1]?.includes(word)))
    .sort((a, b) => a.at - b.at);
  return {
    text: words.length === 0 ? null : words.map(({ word }) => word).join(' '),
    version: version?.[1] ?? null,
    rt: notRt ? false : rt ? true : null,
    arch: arch?.name ?? null,
  };
}

export function readLabel(text: string): Label {
  return { side: sideOf(text), environment: environmentOf(text) };
}

/** A typed command; but `# without patch` is a comment that serves as a label. */
const isShellLine = (line: string): boolean =>
  /^\s*\$(?:\s|$)/.test(line) ||
  (/^\s*#(?:\s|$)/.test(line) && (line.length > 60 || sideOf(strip(line)) === null));

/** Lines that name neither side nor kernel although they end in a colon. */
const NO_LABEL = /Table of individual measurements|Final result|Performance counter stats/;

/**
 * The label that a stretch of text before a result ends with: its last sentence that ends in a colon, or a short
 * heading after that, or its last sentence when that names a side. null when it names neither side nor kernel.
 */
export function lastLabel(lead: string): Label | null {
  const prose = lead
    .split('\n')
    .filter((line) => !isShellLine(line) && !NO_LABEL.test(line) && !/^\s*[-=~*_+|]{3,}\s*$/.test(line))
    .join('\n')
    .slice(-1500);
  const colon = [...prose.matchAll(/:(?=\s|$)/g)].at(-1)?.index ?? -1;
  const headings = prose
    .slice(colon + 1)
    .split('\n')
    .filter((line) => line.trim() !== '' && line.trim().length <= 60 && !/[.,;]\s*$/.test(line));
  for (const heading of headings.reverse()) {
    const label = readLabel(strip(heading));
    if (label.side === null) continue;
    // "On arm64, 6.12-rt2:" and then "unpatched": the sentence before names the kernel.
    const before = colon < 0 ? null : environmentOf(lastSentence(prose.slice(0, colon)));
    const environment = label.environment.text === null && before?.text ? before : label.environment;
    return { side: label.side, environment };
  }
  const ended = [colon >= 0 ? prose.slice(0, colon) : null, prose.trimEnd().replace(/[.,:]$/, '')];
  for (const text of ended) {
    if (text === null) continue;
    const label = readLabel(strip(lastSentence(text)));
    if (label.side !== null || (text === ended[0] && label.environment.text !== null)) return label;
  }
  return null;
}

/** From the last full stop, blank line or bracket of a percentage; line breaks inside a sentence stay. */
function lastSentence(text: string): string {
  const ends = [...text.matchAll(/[.!?;](?=\s)|%\s*\)|\n\s*\n|:(?=\s)/g)];
  const end = ends.at(-1);
  return (end === undefined ? text : text.slice(end.index + end[0].length)).slice(-250);
}

const strip = (text: string): string => text.trim().replace(/^(?:[-*+=#[(]|\d{1,2}[.)](?=\s)|\s)+/, '');
