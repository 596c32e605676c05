import { CHECK_RULES, FALLBACK_RULES } from './checks.ts';
import { FAULT_RULES } from './faults.ts';
import { LOCKDEP_RULES } from './lockdep.ts';
import { INNER_RULES, MEMORY_RULES } from './memory.ts';
import { PANIC_RULES } from './panics.ts';
import { literal, type Rule } from './rule.ts';
import { SANITIZER_RULES } from './sanitizers.ts';
import { STALL_RULES } from './stalls.ts';
import { WARN_SITE_RULES } from './warn-sites.ts';

/** All rows; the first whose header matches wins. */
export const RULES: readonly Rule[] = [
  ...LOCKDEP_RULES,
  ...WARN_SITE_RULES,
  ...PANIC_RULES,
  ...FAULT_RULES,
  ...SANITIZER_RULES,
  ...STALL_RULES,
  ...CHECK_RULES,
  ...MEMORY_RULES,
  ...INNER_RULES,
  ...FALLBACK_RULES,
];

export interface HeaderMatch {
  readonly rule: Rule;
  readonly match: RegExpExecArray;
  /** The header alone, without tags and without what it was glued to. */
  readonly text: string;
}

interface Indexed {
  readonly rule: Rule;
  readonly starts: readonly string[];
}

const startKey = (text: string): number => text.charCodeAt(0) * 256 + text.charCodeAt(1);

// Rules by the first two characters of their headers: nearly every console line is refused by one look-up.
const BY_START = new Map<number, Indexed[]>();
for (const rule of RULES) {
  const byKey = new Map<number, string[]>();
  for (const start of rule.starts) byKey.set(startKey(start), [...(byKey.get(startKey(start)) ?? []), start]);
  for (const [key, starts] of byKey) BY_START.set(key, [...(BY_START.get(key) ?? []), { rule, starts }]);
}

/** Tags before the header that do not change what it says; each begins with a letter of TAG_LETTERS. */
const TAGS = /^(?:\[ |(?:watchdog|rcu|traps|smp): )/;
const TAG_LETTERS = '[wrts';
const RARE_WORDS = new RegExp(
  [
    'BUG',
    'fault: 0000',
    'WARNING: ',
    'panic - not',
    'INFO: ',
    ...INNER_RULES.map((rule) => literal(rule.contains)),
  ].join('|'),
);

/**
 * Headers that are unmistakable in the middle of a line, behind text that was printed without a newline:
 * old KASAN's "user memory accessgeneral protection fault: 0000 [#1]".
 */
const GLUED =
  /(?<!["'`]|end )(?:BUG: KASAN: [\w-]+ in [a-z_]|general protection fault: 0000 \[#|WARNING: CPU: \d+ PID: \d+ at |kernel BUG at \S+:\d+!|BUG: unable to handle (?:kernel|page fault)|BUG: kernel NULL pointer|Kernel panic - not syncing: |INFO: rcu_\w+ (?:self-)?detected|BUG: soft lockup - CPU#|INFO: task \S+:\d+ blocked for|WARNING: (?:possible (?:circular|recursive) locking|suspicious RCU usage|inconsistent lock state))/;

/** The row whose header a line's body is; null for all other lines. */
export function matchHeader(body: string): HeaderMatch | null {
  let text = body.charCodeAt(0) === 0x20 ? body.trimStart() : body;
  if (TAG_LETTERS.includes(text.charAt(0))) text = text.replace(TAGS, '');
  const found = matchStart(text);
  if (found !== null) return found;
  // Every header inside a line has one of these words; nearly no line has.
  if (!RARE_WORDS.test(text)) return null;
  for (const rule of INNER_RULES) {
    const match = rule.header.exec(text);
    if (match !== null) return { rule, match, text };
  }
  const at = text.search(GLUED);
  // "program: WARNING: ..." is what somebody wrote to /dev/kmsg about a report.
  if (/^\S+(?:\[\d+\])?: $/.test(text.slice(0, at))) return null;
  return at <= 0 ? null : matchStart(text.slice(at));
}

function matchStart(text: string): HeaderMatch | null {
  for (const { rule, starts } of BY_START.get(startKey(text)) ?? []) {
    if (!starts.some((start) => text.startsWith(start))) continue;
    const match = rule.header.exec(text);
    if (match !== null) return { rule, match, text };
  }
  return null;
}

const BY_NAME = new Map(RULES.map((rule) => [rule.name, rule]));

/** The row of a problem. Throws when the name is none of ours. */
export function ruleNamed(name: string): Rule {
  const rule = BY_NAME.get(name);
  if (rule === undefined) throw new Error(`no console rule is named ${name}`);
  return rule;
}
