import type { Message, MessageKind } from './message.ts';

type Unclassified = Pick<Message, 'subject' | 'candidates' | 'prose' | 'sender' | 'references' | 'inReplyTo'>;

/** Programs that send mail with diffs or patch subjects that are not part of any series. */
const BOTS: readonly (readonly [RegExp, string])[] = [
  [/^tip-bot2?@/, 'tip-bot announces that a patch was merged'],
  [/^patchwork-bot\+/, 'patchwork announces that a series was merged'],
  [/^(?:lkp|oliver\.sang|rong\.a\.chen)@intel\.com$/, 'the kernel test robot reports or suggests'],
  [/^syzbot[+@]/, 'syzbot reports'],
  [/^bot@kernelci\.org$/, 'KernelCI reports'],
];

/** Subjects of announcements that quote a whole patch and are none. */
const ANNOUNCEMENTS: readonly (readonly [RegExp, string])[] = [
  [/^patch ".*" (?:has been|was) added to /i, 'the stable tree announces that it took a patch'],
  [/^FAILED: patch "/, 'the stable tree says that a patch does not apply'],
  [/^\+ \S+\.patch added to /, "Andrew Morton's tree announces that it took a patch"],
  [/\.patch (?:added to|removed from|dropped from) /, "Andrew Morton's tree announces a change"],
];

const PULL = /are available in the git repository at/i;
const TRAILER = /^(?:[A-Z][a-z]+-)+by: \S.*@/m;

/** What a mail is, from the mail alone; the thread may still make a cover letter of an `other`. */
export function kindOf(mail: Unclassified): { readonly kind: MessageKind; readonly note: string | null } {
  const { subject, candidates } = mail;
  const hasDiff = candidates.length > 0;
  const bot = BOTS.find(([address]) => address.test(mail.sender.email.toLowerCase()));
  if (subject.problem !== null) return { kind: 'other', note: null };
  if (subject.isReply) {
    return { kind: 'reply', note: hasDiff ? 'a reply with a diff: listed, not applied' : null };
  }
  if (subject.isPull || (!hasDiff && PULL.test(mail.prose))) {
    return { kind: 'pull', note: hasDiff ? 'a pull request; its diff is not applied' : null };
  }
  if (bot !== undefined && (mail.inReplyTo.length > 0 || !subject.isPatch)) {
    return { kind: 'reply', note: bot[1] };
  }
  const announcement = subject.isPatch
    ? undefined
    : ANNOUNCEMENTS.find(([title]) => title.test(subject.title));
  if (announcement !== undefined) return { kind: 'reply', note: announcement[1] };
  if (hasDiff) {
    const note = subject.position === 0 ? 'a cover letter that carries a diff' : null;
    return { kind: subject.position === 0 ? 'cover' : 'patch', note };
  }
  if (subject.position === 0) return { kind: 'cover', note: null };
  // A thread mail without Re: that only gives a tag is a review.
  if (
    mail.references.length + mail.inReplyTo.length > 0 &&
    TRAILER.test(mail.prose) &&
    subject.position === null
  ) {
    return { kind: 'reply', note: null };
  }
  return {
    kind: 'other',
    note: subject.isPatch ? 'the subject says patch, but the mail holds no diff' : null,
  };
}
