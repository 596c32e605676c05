import { UNKNOWN } from './identity.ts';
import type { Message } from './message.ts';

/** Attached mails stand for themselves; the mail around them stays when it says something of its own. */
export function withEmbedded(outer: Message, embedded: readonly Message[]): readonly Message[] {
  const from = outer.sender.name === '' ? outer.sender.email : outer.sender.name;
  // Loose diffs carry no numbers: they are a series in the order of the attachments.
  const unnumbered =
    embedded.length > 1 && embedded.every((one) => !one.posted && one.subject.position === null);
  const inner = embedded.map((message, i): Message => {
    const note = `attached to the mail "${outer.subject.title}" of ${from}`;
    // A format-patch file has no id, no thread and no sender of its own; the mail around it lends them.
    if (message.posted) return { ...message, notes: [...message.notes, note] };
    const subject = message.subject.title === '' ? outer.subject : message.subject;
    const only = embedded.length === 1;
    return {
      ...message,
      messageId: only ? outer.messageId : `${outer.messageId}.part${i + 1}`,
      posted: outer.posted,
      listed: only && outer.listed,
      sender: outer.sender,
      author:
        message.author === UNKNOWN || message.author.email === UNKNOWN.email ? outer.author : message.author,
      dateMs: message.dateMs ?? outer.dateMs,
      inReplyTo: only ? outer.inReplyTo : [outer.messageId],
      references: only ? outer.references : [...outer.references, outer.messageId],
      to: outer.to,
      cc: outer.cc,
      subject: unnumbered ? { ...subject, position: i + 1, total: embedded.length } : subject,
      notes: [...message.notes, note],
    };
  });
  if (inner.length === 1 && outer.candidates.length === 0) return inner;
  return [outer, ...inner];
}
