import { CHECK_RULES, FALLBACK_RULES } from './checks.ts';
import { FAULT_RULES } from './faults.ts';
import { LOCKDEP_RULES } from './lockdep.ts';
import { INNER_RULES, MEMORY_RULES } from './memory.ts';
import { PANIC_RULES } from './panics.ts';
import type { Rule } from './rule.ts';
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
}

// Rules by the first two characters of their headers: nearly every console line is refused by one look-up.
const BY_START = new Map<string, { rule: Rule; starts: readonly string[] }[]>();
for (const rule of RULES) {
  const byKey = new Map<string, string[]>();
  for (const start of rule.starts)
    byKey.set(start.slice(0, 2), [...(byKey.get(start.slice(0, 2)) ?? []), start]);
  for (const [key, starts] of byKey) BY_START.set(key, [...(BY_START.get(key) ?? []), { rule, starts }]);
}

/** Tags before the header that do not change what it says. */
const TAGS = /^(?:\[ |(?:watchdog|rcu|traps|smp): )/;

/** The row whose header a line's body is; null for all other lines. */
export function matchHeader(body: string): HeaderMatch | null {
  let text = body.charCodeAt(0) === 0x20 ? body.trimStart() : body;
  const first = text.charCodeAt(0);
  if (
    first === 0x20 ||
    first === 0x09 ||
    first === 0x5b ||
    first === 0x77 ||
    first === 0x72 ||
    first === 0x74 ||
    first === 0x73
  ) {
    text = text.replace(TAGS, '');
  }
  const candidates = BY_START.get(text.slice(0, 2));
  if (candidates !== undefined) {
    for (const { rule, starts } of candidates) {
      if (!starts.some((start) => text.startsWith(start))) continue;
      const match = rule.header.exec(text);
      if (match !== null) return { rule, match };
    }
  }
  for (const rule of INNER_RULES) {
    if (text.indexOf(rule.contains) < 0) continue;
    const match = rule.header.exec(text);
    if (match !== null) return { rule, match };
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
