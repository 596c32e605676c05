import { createHash } from 'node:crypto';
import type { Message } from '../mail/message.ts';

const ids = new WeakMap<Message, string>();

/**
 * A name for the change itself, as `git patch-id` makes it: the same when only line numbers, blob ids and blanks
 * differ. '' for a mail without a diff.
 */
export function patchId(message: Message): string {
  const known = ids.get(message);
  if (known !== undefined) return known;
  const diff = message.candidates[0]?.bytes;
  const id = diff === undefined ? '' : hashChange(diff.toString('latin1'));
  ids.set(message, id);
  return id;
}

function hashChange(diff: string): string {
  const hash = createHash('sha256');
  for (const line of diff.split('\n')) {
    if (/^(?:index [0-9a-f]|@@ -|diff --git )/.test(line)) continue;
    hash.update(line.replace(/[ \t\r]+/g, ''));
  }
  return hash.digest('hex');
}
