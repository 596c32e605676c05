import { readIdentity } from '../mail/identity.ts';
import type { Identity, Message } from '../mail/message.ts';
import { type FoundSeries, inOrder } from './found.ts';
import { patchId } from './patch-id.ts';
import type { Trailer } from './series.ts';
import type { Threads } from './threads.ts';

/** Lines that look like trailers and are not: words of mail clients and of mail headers. */
const IGNORED = new Set(
  'phone mail email e-mail prerequisite-message-id from author cc to date subject subscribe unsubscribe base-commit change-id message-id'.split(
    ' ',
  ),
);

/** Trailers whose value is no person. */
const WITHOUT_ADDRESS = /^(?:link|buglink|closes|obsoleted-by)$/;

const TRAILER = /^[ \t]{0,8}(\w[\w-]{0,60}):[ \t]+(\S.*)$/;
const MAX_LINE = 1000;

/** A trailer as it stands in a text. */
export interface TextTrailer {
  readonly name: string;
  readonly value: string;
}

/** The trailers of a reply: not quoted, above the signature, with an address or a value of a known kind. */
export function readTrailers(text: string): readonly TextTrailer[] {
  const found: TextTrailer[] = [];
  const lines = (text.split('\n-- \n')[0] ?? '').split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line.length > MAX_LINE) continue;
    const match = TRAILER.exec(line);
    if (match === null) continue;
    const name = match[1] ?? '';
    let value = (match[2] ?? '').trim();
    if (IGNORED.has(name.toLowerCase())) continue;
    const next = (lines[i + 1] ?? '').trim();
    // Mail clients break `Name <address>` and `Fixes: sha ("title")` at their line width.
    const brokenName = /^<[^<>\s]+@[^<>\s]+>/.test(next) && !value.includes('@');
    const brokenFixes =
      /^fixes$/i.test(name) && value.includes('(') && !value.includes(')') && next.endsWith(')');
    if ((brokenName || brokenFixes) && next.length < 200) {
      value = `${value} ${next}`;
      i++;
    }
    const known =
      /<?[^<>\s]+@[^<>\s]+>?/.test(value) ||
      (WITHOUT_ADDRESS.test(name.toLowerCase()) && /^\S+:\/\//.test(value)) ||
      (/^fixes$/i.test(name) && /^[0-9a-f]{6,40}\b/.test(value));
    if (known) found.push({ name, value });
  }
  return found;
}

/** Whether a trailer was given by the person that it names (b4's rules). */
export function isOwn(trailer: TextTrailer, from: Identity): boolean {
  const named = readIdentity(trailer.value.replace(/\s+[#(].*$/, '')) ?? readIdentity(trailer.value);
  if (named === null)
    return WITHOUT_ADDRESS.test(trailer.name.toLowerCase()) || /^fixes$/i.test(trailer.name);
  const [a, b] = [split(named.email), split(from.email)];
  if (
    a.local === b.local &&
    (a.domain === b.domain || isSubdomain(a.domain, b.domain) || isSubdomain(b.domain, a.domain))
  ) {
    return true;
  }
  return named.name !== '' && named.name.toLowerCase() === from.name.toLowerCase();
}

function split(email: string): { readonly local: string; readonly domain: string } {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return { local: local.split('+')[0] ?? '', domain };
}

/** `linux.intel.com` is a direct subdomain of `intel.com`. */
function isSubdomain(inner: string, outer: string): boolean {
  return (
    outer.includes('.') && inner.endsWith(`.${outer}`) && !inner.slice(0, -outer.length - 1).includes('.')
  );
}

/** Trailers of all replies to the series, and to older versions whose patch did not change. */
export function collectTrailers(
  series: FoundSeries,
  older: readonly FoundSeries[],
  threads: Threads,
): readonly Trailer[] {
  const found = new Map<string, Trailer>();
  const collect = (message: Message, patchIndex: number): void => {
    for (const reply of repliesTo(message, threads)) {
      // A reply may quote the diff and hold one of its own; trailers stand in the prose.
      for (const trailer of readTrailers(reply.prose)) {
        const key = `${patchIndex} ${trailer.name.toLowerCase()} ${trailer.value}`;
        const credited = isOwn(trailer, reply.sender);
        if (!found.has(key) || credited)
          found.set(key, { ...trailer, from: reply.sender, patchIndex, credited });
      }
    }
  };
  if (series.cover !== null) collect(series.cover, 0);
  for (const [number, message] of inOrder(series)) {
    collect(message, number);
    for (const old of older) {
      for (const earlier of old.patches.values()) {
        if (earlier !== message && patchId(earlier) === patchId(message)) collect(earlier, number);
      }
    }
  }
  return [...found.values()];
}

/** All replies below a mail, up to the next mail that is no reply. */
function repliesTo(message: Message, threads: Threads): readonly Message[] {
  const found: Message[] = [];
  const open = [...threads.children(message)];
  for (let child = open.pop(); child !== undefined; child = open.pop()) {
    if (child.kind !== 'reply') continue;
    found.push(child);
    open.push(...threads.children(child));
  }
  return found.sort((a, b) => (a.dateMs ?? 0) - (b.dateMs ?? 0));
}
