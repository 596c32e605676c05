import { createHash } from 'node:crypto';
import { firstRaw, type Headers, messageIds } from './headers.ts';
import { unmaskMarc } from './identity.ts';

/** The mail's own id; else the commit that format-patch wrote into the separator; else a hash of the mail. */
export function ownId(headers: Headers, bytes: Buffer): { readonly id: string; readonly posted: boolean } {
  const raw = unmaskMarc(firstRaw(headers, 'message-id'));
  const [own] = messageIds(raw);
  if (own !== undefined) return { id: own, posted: true };
  // Some archives show the id without its brackets.
  const bare = /^[^\s<>@]{1,200}@[^\s<>@]{1,200}$/.exec(raw);
  if (bare !== null) return { id: bare[0], posted: true };
  const commit = /^From ([0-9a-f]{40,64}) /.exec(headers.fromLine)?.[1];
  if (commit !== undefined && !/^0+$/.test(commit)) return { id: `${commit}@github`, posted: false };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { id: `sha256-${hash}@patchboot`, posted: false };
}
