import type { Decoder, DiffCandidate, FileChange, Identity } from '../mail/message.ts';

/** One patch of a series, in the words of its mail. */
export interface Patch {
  /** From 1. */
  readonly index: number;
  readonly subject: string;
  readonly author: Identity;
  readonly dateMs: number | null;
  readonly zoneMinutes: number;
  readonly messageId: string;
  /** Whether others can look that id up: the mail came from a public list or its archive. */
  readonly listed: boolean;
  /** The log message without its subject line. */
  readonly log: string;
  /** The prose below `---`, which git drops but claims may stand in. */
  readonly notes: string;
  /** Readings of the diff, best first; the tree stage takes the first that applies. */
  readonly candidates: readonly DiffCandidate[];
  readonly decoder: Decoder;
  readonly diffSha256: string;
  readonly files: readonly FileChange[];
}

export interface Cover {
  readonly subject: string;
  readonly author: Identity;
  readonly messageId: string;
  readonly text: string;
}

/** A trailer that somebody gave in a reply; reported, never written into commits. */
export interface Trailer {
  readonly name: string;
  readonly value: string;
  readonly from: Identity;
  /** 0 for the cover letter (then it counts for every patch). */
  readonly patchIndex: number;
  /** false when the trailer's address is not the sender's. */
  readonly credited: boolean;
}

/** What is tested: the right version, complete, in order. */
export interface Series {
  readonly subject: string;
  readonly author: Identity;
  readonly version: number;
  readonly rfc: boolean;
  readonly resend: boolean;
  readonly tags: readonly string[];
  readonly total: number;
  readonly complete: boolean;
  readonly missing: readonly number[];
  readonly cover: Cover | null;
  readonly patches: readonly Patch[];
  readonly baseCommit: string | null;
  readonly prerequisites: readonly string[];
  readonly trailers: readonly Trailer[];
  /** The mail that a report answers: cover letter or first patch. */
  readonly messageId: string;
  readonly listed: boolean;
  readonly to: readonly Identity[];
  readonly cc: readonly Identity[];
  readonly notes: readonly string[];
}
