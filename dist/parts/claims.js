import { readFile } from "node:fs/promises";
import path from "node:path";
import { c as describeClaim, i as findClaims, o as claimRecord, r as dropDuplicates, t as claimsOfMessage } from "./series.js";
import { t as EXIT } from "./errors.js";
import { n as streamMessages } from "./read.js";
import { n as parseMailFlags, t as mailIo } from "./mail-flags.js";

// src/commands/claims.ts
const HELP = `Usage: patchboot claims [--json] [--archive URL] FILE...

Shows what the mails claim about speed: outputs of perf stat, hyperfine and time(1) under labels such as "w/o patch"
and "With this change applied", tables, and sentences ("reduces umount from 25 ms to 3 ms", "12% faster").

FILE is an mbox (plain, mboxrd, or .gz), one mail (.eml, .patch), a maildir or folder of patch files, a pattern
such as 'v2-*.patch', "-" for standard input, a Message-ID, or the URL of a mail in a public-inbox archive. Quoted
copies of a claim count once.

A ratio is patched / base: x0.5 is half the time. Its interval is 95 %, from both "+-" (which perf means as standard
errors); without them it is only what the rounding of the numbers leaves open. "control" marks a command that the
same mail says it does not change. Notes tell what does not fit: a percentage, a number of decimals, a control that
moved inside the claim.

Options:
  --json         one JSON object a claim: file, kind (patch | environment), command, environment, base and patched
                 {mean, stderr, unit, runs} or null, ratio, ratioInterval, intervalFrom (errors | rounding), control,
                 perfCommand, kernel, rt, arch, otherEnvironment, text, notes. "environment" compares two kernels or
                 machines without the patch: base is the first of them in the mail, patched the second.
  --archive URL  where Message-IDs are looked up (default https://lore.kernel.org/all/)
  --help         this text

Exit status: 0, also when there is no claim; 2 when an input cannot be read.
`;
/** A file in which the mail stage saw no body: plain text, or a mail that lost its line ends. */
const isBare = (message) => message.prose.trim() === "" && message.candidates.length === 0;
/** Enough for any mail. */
const PLAIN_LIMIT = 2e6;
/** The file as text; '' when it is not a file (standard input, an archive) or cannot be read again. */
async function plainText(message, io) {
	const bytes = await readFile(path.resolve(io.cwd, message.file)).catch(() => Buffer.alloc(0));
	return message.index === 0 ? bytes.subarray(0, PLAIN_LIMIT).toString("utf8") : "";
}
/** `patchboot claims`: performance claims in mails. */
const claimsCommand = {
	help: HELP,
	async run(args, io) {
		const flags = parseMailFlags("claims", args, []);
		const files = /* @__PURE__ */ new Map();
		let unreadable = 0;
		for await (const message of streamMessages(flags.inputs, mailIo(io, flags.archive))) {
			if (message.error !== void 0) {
				io.stderr(`patchboot claims: ${message.file}: ${message.error}\n`);
				unreadable += 1;
				continue;
			}
			const known = files.get(message.file) ?? {
				title: message.subject.title,
				claims: []
			};
			known.claims.push(...isBare(message) ? findClaims(await plainText(message, io)) : claimsOfMessage(message));
			files.set(message.file, known);
		}
		let total = 0;
		for (const [file, { title, claims: all }] of files) {
			const claims = dropDuplicates(all);
			total += claims.length;
			if (flags.json) for (const claim of claims) io.stdout(`${JSON.stringify({
				file,
				...claimRecord(claim)
			})}\n`);
			else if (claims.length > 0) io.stdout(`${file}: ${title}\n${claims.map(describeClaim).join("").replace(/^(?=.)/gm, "  ")}`);
		}
		if (total === 0) io.stderr("no performance claim was found\n");
		return unreadable > 0 ? EXIT.input : EXIT.passed;
	}
};

export { claimsCommand };