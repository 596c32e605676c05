/** What mail clients do to diffs, and how to say it to the sender. */

export type DamageKind =
  | 'newlines-lost'
  | 'nbsp'
  | 'lost-blank'
  | 'wrapped'
  | 'flowed'
  | 'tabs-to-spaces'
  | 'blanks-collapsed'
  | 'typographic'
  | 'truncated';

/** The words for each kind: what happened, which programs do it, what the sender should do. */
export const DAMAGE: Readonly<Record<DamageKind, { readonly what: string; readonly remedy: string }>> = {
  'newlines-lost': {
    what: 'the line ends of the diff were lost: several lines of it stand on one',
    remedy: 'web forms and HTML composers do this; send the file with git send-email, or attach it',
  },
  nbsp: {
    what: 'blanks were turned into no-break spaces (U+00A0)',
    remedy:
      'Outlook, Apple Mail and pasting from a web page do this; send the file with git send-email, or attach it',
  },
  'lost-blank': {
    what: 'the blank that starts each context line was removed',
    remedy:
      'clients that trim lines and format=flowed senders that do not stuff do this; send with git send-email',
  },
  wrapped: {
    what: 'long lines were wrapped: the rest of a line stands on the next one',
    remedy: 'turn line wrapping off (Documentation/process/email-clients.rst), or send with git send-email',
  },
  flowed: {
    what: 'format=flowed joined lines that end in a blank with the ones below them',
    remedy:
      'turn format=flowed off (in Thunderbird: mailnews.send_plaintext_flowed), or send with git send-email',
  },
  'tabs-to-spaces': {
    what: 'tabs were turned into spaces',
    remedy:
      'copying from a terminal and several clients do this; send the file with git send-email, or attach it',
  },
  'blanks-collapsed': {
    what: 'every run of blanks became a single blank',
    remedy: 'HTML mail does this; send plain text with git send-email, or attach the file',
  },
  typographic: {
    what: 'quotes or dashes were replaced by typographic ones',
    remedy: 'turn smart punctuation off, or send with git send-email',
  },
  truncated: {
    what: 'the diff ends inside of a hunk',
    remedy: 'the mail was cut, or empty context lines at its end were dropped; send it again',
  },
};
