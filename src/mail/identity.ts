import { parseAddressHeader } from 'mailparser';
import { allRaw, firstRaw, type Headers } from './headers.ts';
import { MAIL_LIMITS } from './limits.ts';
import type { Identity } from './message.ts';
import { cleanText } from './words.ts';

/** Stands for a person whom the mail does not name; git refuses an empty identity. */
export const UNKNOWN: Identity = { name: 'unknown', email: 'unknown@localhost' };

/** All persons of an address header, read by mailparser. Names are clean text; entries without an address go. */
export function readIdentities(value: string): readonly Identity[] {
  if (value === '') return [];
  const { value: found } = parseAddressHeader(unmaskMarc(value), { flatten: true, decodePunycode: false });
  return found
    .slice(0, MAIL_LIMITS.addresses)
    .map((entry) => ({
      name: cleanText(entry.name).replace(/^"|"$/g, ''),
      email: (entry.address ?? '').replace(/[\u0000-\u0020<>\u007f-\u00a0]/g, ''),
    }))
    .filter((identity) => identity.email !== '');
}

/** The first person of an address header that has an address with an `@`; null when there is none. */
export function readIdentity(value: string): Identity | null {
  return readIdentities(value).find((identity) => /^[^@]+@[^@]+$/.test(identity.email)) ?? null;
}

/** marc.info writes `user () host ! org` for an address or id. */
export function unmaskMarc(value: string): string {
  return / \(\) \S+ ! \S/.test(value) ? value.replace(/ \(\) /g, '@').replace(/ ! /g, '.') : value;
}

/** Addresses that an archive has hidden: `user@xxxxxxxx`, Cloudflare's `[email protected]`. */
export function isMasked(value: string): boolean {
  return /@x{4,}\b|\[email[ \u00a0]protected\]|@\.\.\.|@\[\.\.\.\]|@xxx/i.test(value);
}

/** Who sent a mail, after the repair of what list software did to the From field. */
export interface Sender {
  readonly identity: Identity;
  readonly notes: readonly string[];
}

/**
 * Reads the From field. Lists that fight DMARC rewrite it to `Name via list <list@...>`; the person is then in
 * X-Original-From, or in Reply-To under the same name (patchwork's rule).
 */
export function readSender(headers: Headers): Sender {
  const raw = firstRaw(headers, 'from');
  const notes: string[] = [];
  if (isMasked(raw)) notes.push('the archive has masked the address of the sender');
  const from = readIdentity(raw);
  if (from === null) {
    const name = cleanText(raw.replace(/[<>[\]]/g, ' ')).slice(0, 200);
    notes.push(
      name === '' ? 'the mail names no sender' : `the From field has no address: ${JSON.stringify(name)}`,
    );
    const usable = name !== '' && !/@|email.protected/.test(name);
    return { identity: usable ? { name, email: UNKNOWN.email } : UNKNOWN, notes };
  }
  if (readIdentities(raw).length > 1)
    notes.push('the From field names several persons; the first one counts');
  const via = /^(.*?)\s+via\s+/i.exec(from.name);
  if (via !== null) {
    const original = repaired(headers, (via[1] ?? '').replace(/^['"]+|['"]+$/g, ''));
    if (original !== null) {
      notes.push(
        `the list rewrote the From field to ${from.name} <${from.email}>; the original sender is used`,
      );
      return { identity: original, notes };
    }
  }
  return { identity: from, notes };
}

function repaired(headers: Headers, name: string): Identity | null {
  const original = readIdentity(firstRaw(headers, 'x-original-from'));
  if (original !== null) return original;
  const replyTo = allRaw(headers, 'reply-to').flatMap((value) => readIdentities(value));
  const same = replyTo.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return same ?? null;
}

/** Addresses compared the way people mean them: case does not count. */
export function sameAddress(a: Identity, b: Identity): boolean {
  return a.email.toLowerCase() === b.email.toLowerCase();
}

/** `Name <address>`, or the address alone. */
export function showIdentity(identity: Identity): string {
  return identity.name === '' ? identity.email : `${identity.name} <${identity.email}>`;
}
