const MIB = 1024 * 1024;

/**
 * Every bound of the mail and series stages, in one place. Mail is written by strangers: each number is far
 * above what real patch mail needs and far below what hurts the host.
 */
export interface MailLimits {
  /** Bytes of one mail; a longer one becomes an error of its own and the rest of the mbox is still read. */
  readonly mailBytes: number;
  /** Bytes of one input after unpacking, while it is streamed. */
  readonly containerBytes: number;
  /** Bytes of all mails that are kept in memory together to find a series. */
  readonly totalBytes: number;
  /** Mails that are kept in memory together to find a series. */
  readonly messages: number;
  /** Bytes of one header block. */
  readonly headerBytes: number;
  /** Bytes of one decoded header value that is looked at. */
  readonly headerValueBytes: number;
  /** Leaves and containers of one MIME tree. */
  readonly parts: number;
  /** Multiparts inside of each other. */
  readonly mimeDepth: number;
  /** Mails inside of mails (message/rfc822, attached format-patch files). */
  readonly embeddedDepth: number;
  /** Bytes of a mail's words that are looked at; what follows is noise or an attack. */
  readonly proseBytes: number;
  /** Bytes of one diff. */
  readonly diffBytes: number;
  /** Files that one diff may change. */
  readonly filesPerDiff: number;
  /** Patches of one series, and the highest version. */
  readonly seriesTotal: number;
  readonly version: number;
  /** Bytes after a `From ` line that are searched for the end of its header block. */
  readonly lookaheadBytes: number;
  /** gzip inside of gzip. */
  readonly gzipDepth: number;
  /** Addresses of one header that are kept. */
  readonly addresses: number;
  /** Bytes and milliseconds of one download from a list archive. */
  readonly archiveBytes: number;
  readonly archiveTimeoutMs: number;
  /** Notes kept for one mail; more are counted. */
  readonly notes: number;
}

export const MAIL_LIMITS: MailLimits = {
  mailBytes: 25 * MIB,
  containerBytes: 4096 * MIB,
  totalBytes: 200 * MIB,
  messages: 20_000,
  headerBytes: 256 * 1024,
  headerValueBytes: 16 * 1024,
  parts: 50,
  mimeDepth: 10,
  embeddedDepth: 3,
  proseBytes: MIB,
  diffBytes: 20 * MIB,
  filesPerDiff: 20_000,
  seriesTotal: 1000,
  version: 999,
  lookaheadBytes: 64 * 1024,
  gzipDepth: 2,
  addresses: 500,
  archiveBytes: 50 * MIB,
  archiveTimeoutMs: 30_000,
  notes: 50,
};
