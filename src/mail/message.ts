/** A person as a mail names them. `name` is '' when the mail gives an address only. */
export interface Identity {
  readonly name: string;
  readonly email: string;
}

export type MessageKind = 'patch' | 'cover' | 'reply' | 'pull' | 'other';

/** Ways to turn the bytes of a mail into the bytes of a diff, tried in this order (see decode ladder). */
export const DECODERS = [
  'exact',
  'strip-cr',
  'keep-cr',
  'transcoded',
  'pgp-undash',
  'html-text',
  'undecoded',
] as const;
export type Decoder = (typeof DECODERS)[number];

/** One reading of a mail's body as a diff. `bytes` run from the first file header to the end of the last hunk. */
export interface DiffCandidate {
  readonly decoder: Decoder;
  readonly bytes: Buffer;
  readonly sha256: string;
  /** Path components before the tree's own: `git apply -pN`. 0 for diffs made with diff.noprefix, or by svn. */
  readonly strip: 0 | 1;
  /** True when the mail said format=flowed, which joins lines that end in a blank. For diagnoseDiff. */
  readonly flowed?: boolean;
  /** What follows a diff that breaks off inside of a hunk, up to 2 KiB. For diagnoseDiff. */
  readonly tail?: Buffer;
}

/** One file that a diff changes, read from its headers. Paths have no a/ or b/ prefix. */
export interface FileChange {
  readonly path: string;
  /** Path before, when renamed or copied; null for a new file. */
  readonly oldPath: string | null;
  readonly kind: 'modified' | 'added' | 'deleted' | 'renamed' | 'copied' | 'mode';
  /** Abbreviated blob ids of the `index` line, when there is one. */
  readonly oldBlob: string | null;
  readonly newBlob: string | null;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly binary: boolean;
}

/** What the `[PATCH ...]` brackets of a subject say. */
export interface SubjectInfo {
  /** The subject without reply marks and bracket groups. */
  readonly title: string;
  readonly isReply: boolean;
  readonly isForward: boolean;
  readonly isPatch: boolean;
  readonly isPull: boolean;
  readonly version: number;
  readonly versionInferred: boolean;
  readonly position: number | null;
  readonly total: number | null;
  readonly rfc: boolean;
  readonly resend: boolean;
  /** Tree tags in order: net-next, 5.10.y, for-6.8. */
  readonly tags: readonly string[];
  /** `v5.1`: a reroll of a single patch when the mail replies to that patch of v5, else the tag of a tree. */
  readonly minor: { readonly version: number; readonly minor: number } | null;
  /** Why the brackets cannot be used: a counter or version beyond the limits. */
  readonly problem: string | null;
}

/** One mail, parsed once. Diff bytes are exact; all other text is clean UTF-8 without control characters. */
export interface Message {
  /** The input as the user named it, and the mail's place in it, from 0. */
  readonly file: string;
  readonly index: number;
  readonly kind: MessageKind;
  readonly subject: SubjectInfo;
  /** Who wrote it: the From line in the body, else the sender. */
  readonly author: Identity;
  /** Who sent it: the From field, repaired when a list rewrote it. */
  readonly sender: Identity;
  /** Milliseconds since the epoch; null when the mail has no usable date. */
  readonly dateMs: number | null;
  /** The zone of the Date header in minutes east of UTC (0 when unknown). */
  readonly zoneMinutes: number;
  /** Without angle brackets. Synthesised (`<sha>@github`, `sha256-...@patchboot`) when the mail has none. */
  readonly messageId: string;
  /** Whether the mail carries a Message-ID of its own; files made by format-patch do not. */
  readonly posted: boolean;
  /** Whether it is seen to have passed a public list or its archive, so that its id can be looked up there. */
  readonly listed: boolean;
  readonly inReplyTo: readonly string[];
  readonly references: readonly string[];
  readonly to: readonly Identity[];
  readonly cc: readonly Identity[];
  /** The body text above the diff, in-body headers removed: commit log, `---`, notes; or the whole prose. */
  readonly prose: string;
  /** The part of `prose` that git would keep as the log message (above `---`), without the subject. */
  readonly log: string;
  /** The part of `prose` below `---`, which git drops: changes since the last version, diffstat, claims. */
  readonly below: string;
  /** The text behind the diff, up to 16 KiB: signature, base-commit and prerequisite lines, footers. */
  readonly footer: string;
  readonly candidates: readonly DiffCandidate[];
  readonly files: readonly FileChange[];
  readonly notes: readonly string[];
  /** Why the mail could not be read; its other fields are then as far as reading got. */
  readonly error?: string;
}
