import type { Blame } from './blame.ts';
import type { Rule } from './rules/rule.ts';

/** Named groups of a rule's header and detail lines. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** Numbers and addresses of a free text become words, so that equal problems have equal titles. */
function generalise(text: string): string {
  return text
    .replace(/\b(?:0x)?[0-9a-f]{8,16}\b/g, 'ADDR')
    .replace(/\b0x[0-9a-f]+\b/g, 'ADDR')
    .replace(/(?<![\w])\d+(?![\w])/g, 'NUM')
    .trim()
    .slice(0, 150);
}

/** Fills a title pattern. Without a function, " in {fn}" is left out; so is " / {x}" without an x. */
export function fillTitle(pattern: string, groups: Groups, fn: string | null): string {
  const text = fn === null ? pattern.replace(/(?: in)? ?\{fn\}/, '') : pattern.replace('{fn}', fn);
  return text
    .replace(/ \/ \{(\w+)\}/g, (whole, name: string) => (groups[name] === undefined ? '' : whole))
    .replace(/\{(\w+)\}/g, (_, name: string) => generalise(groups[name] ?? ''))
    .replace(/ {2,}/g, ' ')
    .replace(/[: ]+$/, '');
}

/** Title and alternative titles of a report. */
export function titles(
  rule: Rule,
  groups: Groups,
  blame: Blame | null,
): { title: string; alternatives: string[] } {
  const fn = blame?.function ?? null;
  const title = fillTitle(rule.title, groups, fn);
  const patterns = [rule.title, ...(rule.alternatives ?? [])];
  const names = blame === null ? [] : [blame.function, ...blame.aliases];
  const all = patterns.flatMap((pattern) =>
    pattern.includes('{fn}') ? names.map((name) => fillTitle(pattern, groups, name)) : [],
  );
  return { title, alternatives: [...new Set(all)].filter((other) => other !== title) };
}

const ACCESS = /^(?<access>Read|Write)(?: of size|s? at)/i;

/** Groups that lines after the header add to a title: whether KASAN saw a read or a write. */
export function detailsOf(body: string): Groups {
  const access = ACCESS.exec(body)?.groups?.['access'];
  return access === undefined ? {} : { access };
}
