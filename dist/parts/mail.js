import { t as EXIT } from "./errors.js";
import { n as streamMessages } from "./read.js";
import { n as mailRecord, t as describeMail } from "./show.js";
import { n as parseMailFlags, t as mailIo } from "./mail-flags.js";

// src/commands/mail.ts
const HELP = `Usage: patchboot mail [--json] [--archive URL] FILE...

Shows what patchboot reads in mail: one entry a message, with its author, its place in a series, and its diff.

FILE is an mbox (plain, mboxrd, or .gz), one mail (.eml, .patch), a maildir or folder of patch files, a pattern
such as 'v2-*.patch', "-" for standard input, a Message-ID, or the URL of a mail in a public-inbox archive.

Options:
  --json          one JSON object a line, as each mail is read: file, index, kind (patch, cover, reply, pull or
                  other), subject, author {name, email}, date, messageId, version, position, total, rfc, resend,
                  tags, diffSha256, candidates [{decoder, sha256}], files, notes, and error for a mail that
                  cannot be read
  --archive URL   where Message-IDs are looked up (default https://lore.kernel.org/all/)
  --help          this text

diffSha256 is over the bytes from the first file header to the end of the last hunk, after transfer decoding and
nothing else. The candidates are all readings of the diff, best first.

Exit status: 0 when all mails were read, 2 when an input or a mail could not be.
`;
/** `patchboot mail`: mails as lines for people or as NDJSON. */
const mailCommand = {
	help: HELP,
	async run(args, io) {
		const flags = parseMailFlags("mail", args, []);
		let failed = false;
		for await (const message of streamMessages(flags.inputs, mailIo(io, flags.archive))) {
			if (message.error !== void 0) failed = true;
			io.stdout(flags.json ? `${JSON.stringify(mailRecord(message))}\n` : describeMail(message));
		}
		return failed ? EXIT.input : EXIT.passed;
	}
};

export { mailCommand };