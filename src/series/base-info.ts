import type { Message } from '../mail/message.ts';

/** What the mails of a series say about the commit that it applies to. */
export interface BaseInfo {
  readonly commit: string | null;
  /** `patch-id:…`, `message-id:…`, `change-id:…`: what must be applied first. */
  readonly prerequisites: readonly string[];
  readonly notes: readonly string[];
}

/** Lines that name what comes first, and the kind of name. */
const PREREQUISITES: readonly (readonly [RegExp, string])[] = [
  [/^prerequisite-patch-id:\s*([0-9a-f]{12,64})\s*$/i, 'patch-id'],
  [/^prerequisite-message-id:\s*<?([^<>\s]+)>?\s*$/i, 'message-id'],
  [/^prerequisite-change-id:\s*(\S+)\s*$/i, 'change-id'],
  // Patchew and patchwork.
  [/^based-on:\s*<?([^<>\s]+@[^<>\s]+)>?\s*$/i, 'message-id'],
  [/^depends-on:\s*<?([^<>\s]+@[^<>\s]+)>?\s*$/i, 'message-id'],
  [/^depends-on:\s*(https?:\/\/\S+)\s*$/i, 'url'],
];

const BASE = /^base-commit:\s*([0-9a-f]{12,64})\s*$/i;
const BASE_UNUSABLE = /^base-commit:\s*(\S.{0,80})$/i;
const PROSE_BASE = /\bbased on(?: top of)?(?: commit)?[:\s]+([0-9a-f]{40})\b/i;
const MAX_LINE = 400;

/** Reads base and prerequisites from all mails of a series; the first that states a base counts. */
export function readBaseInfo(mails: readonly Message[]): BaseInfo {
  const commits: string[] = [];
  const prerequisites = new Set<string>();
  const notes: string[] = [];
  let fromProse: string | null = null;
  for (const mail of mails) {
    for (const line of `${mail.prose}\n${mail.footer}`.split('\n')) {
      if (line.length > MAX_LINE) continue;
      const base = BASE.exec(line);
      if (base !== null) commits.push((base[1] ?? '').toLowerCase());
      else if (BASE_UNUSABLE.test(line)) {
        notes.push(
          `"${line.trim().slice(0, 100)}" names no commit: 12 or more hexadecimal digits are expected`,
        );
      }
      for (const [pattern, kind] of PREREQUISITES) {
        const match = pattern.exec(line);
        if (match !== null) prerequisites.add(`${kind}:${match[1]}`);
      }
      fromProse ??= PROSE_BASE.exec(line)?.[1]?.toLowerCase() ?? null;
    }
  }
  const distinct = [...new Set(commits)];
  if (distinct.length > 1)
    notes.push(`the mails name ${distinct.length} different base commits; the first one counts`);
  if (distinct.length === 0 && fromProse !== null)
    notes.push('the base is taken from the words "based on" in a mail');
  return { commit: distinct[0] ?? fromProse, prerequisites: [...prerequisites], notes: [...new Set(notes)] };
}
