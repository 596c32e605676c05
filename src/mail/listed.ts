import { firstRaw, type Headers } from './headers.ts';

/** Fields that a mailing list or its archive adds. format-patch and mail programs do not write them. */
const LIST_FIELDS = ['list-id', 'x-mailing-list', 'list-post', 'list-archive', 'archived-at'];

/** Hosts of lists that lore.kernel.org keeps; a company's own list is none of them. */
const LIST_HOSTS =
  /\b(?:kernel\.org|linux\.dev|infradead\.org|kvack\.org|ozlabs\.org|freedesktop\.org|linuxfoundation\.org)\b/i;

/** Separators of the mboxes that public-inbox serves and that b4 makes of them. */
const ARCHIVE_SEPARATOR = /^From (?:mboxrd|git)@z /;

/**
 * Whether a mail is seen to have passed a public list, so that a link to its Message-ID leads somewhere. A file that
 * `git format-patch --thread` made has a Message-ID too, and nobody but its author knows it.
 */
export function isListed(headers: Headers, source: string): boolean {
  if (/^https?:\/\/lore\.kernel\.org\//i.test(source)) return true;
  if (ARCHIVE_SEPARATOR.test(headers.fromLine)) return true;
  return LIST_FIELDS.some((name) => LIST_HOSTS.test(firstRaw(headers, name)));
}
