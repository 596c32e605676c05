import { afterScissors, readBody } from '../mail/body.ts';
import type { Message } from '../mail/message.ts';
import { primaryDiff } from '../mail/show.ts';
import { readBaseInfo } from './base-info.ts';
import { type FoundSeries, inOrder, mailsOf, missingOf } from './found.ts';
import type { Patch, Series } from './series.ts';
import type { Threads } from './threads.ts';
import { collectTrailers } from './trailers.ts';

/** One patch in the words of its mail. `scissors` cuts what stands above a `-- >8 --` line: only for replies. */
export function toPatch(index: number, message: Message, scissors = false): Patch | null {
  const best = message.candidates[0];
  if (best === undefined) return null;
  const below = scissors ? afterScissors(message.prose) : null;
  const body = below === null ? null : readBody(below);
  return {
    index,
    subject: body?.subject ?? message.subject.title,
    author: body?.author ?? message.author,
    dateMs: body?.date?.ms ?? message.dateMs,
    zoneMinutes: body?.date?.zoneMinutes ?? message.zoneMinutes,
    messageId: message.messageId,
    listed: message.listed,
    log: body?.log ?? message.log,
    notes: body?.below ?? message.below,
    candidates: message.candidates,
    decoder: best.decoder,
    diffSha256: primaryDiff(message)?.sha256 ?? best.sha256,
    files: message.files,
  };
}

/** The series as the later stages take it. `older` are earlier versions, for their trailers. */
export function toSeries(found: FoundSeries, older: readonly FoundSeries[], threads: Threads): Series {
  const mails = mailsOf(found);
  const [first] = mails;
  const patches = inOrder(found)
    .map(([number, message]) => toPatch(number, message, message.subject.isReply))
    .filter((patch) => patch !== null);
  const base = readBaseInfo(mails);
  const missing = missingOf(found);
  const notes = [
    ...found.notes,
    ...base.notes,
    ...inOrder(found).flatMap(([number, message]) => message.notes.map((note) => `patch ${number}: ${note}`)),
  ];
  return {
    subject: first?.subject.title ?? '',
    author: first?.author ?? found.sender,
    version: found.version,
    rfc: mails.some((message) => message.subject.rfc),
    resend: mails.some((message) => message.subject.resend),
    tags: [...new Set(mails.flatMap((message) => message.subject.tags))],
    total: found.total,
    complete: missing.length === 0 && patches.length > 0,
    missing,
    cover:
      found.cover === null
        ? null
        : {
            subject: found.cover.subject.title,
            author: found.cover.author,
            messageId: found.cover.messageId,
            text: found.cover.prose,
          },
    patches,
    baseCommit: base.commit,
    prerequisites: base.prerequisites,
    trailers: collectTrailers(found, older, threads),
    messageId: first?.messageId ?? '',
    listed: first?.listed ?? false,
    to: first?.to ?? [],
    cc: first?.cc ?? [],
    notes: [...new Set(notes)],
  };
}
