import { n as claimsOfSeries, o as claimRecord } from "./series.js";
import { o as UsageError, t as EXIT } from "./errors.js";
import { m as showIdentity, t as readMessages } from "./read.js";
import { o as parsePatchList } from "./options.js";
import { n as selectSeries, t as assembleSeries } from "./select.js";
import "./show.js";
import { f as shorten, l as cleanConsoleLine, t as count } from "./figures.js";
import { n as parseMailFlags, t as mailIo } from "./mail-flags.js";

// src/series/show.ts
/** The NDJSON line of a series; field names are a contract with other programs. */
function seriesRecord(series, claims) {
	return {
		subject: series.subject,
		author: series.author,
		version: series.version,
		rfc: series.rfc,
		resend: series.resend,
		tags: series.tags,
		total: series.total,
		complete: series.complete,
		missing: series.missing,
		messageId: series.messageId,
		cover: series.cover,
		patches: series.patches.map((patch) => ({
			index: patch.index,
			subject: patch.subject,
			author: patch.author,
			date: patch.dateMs === null ? null : new Date(patch.dateMs).toISOString(),
			messageId: patch.messageId,
			diffSha256: patch.diffSha256,
			decoder: patch.decoder,
			files: patch.files.map((file) => file.path)
		})),
		baseCommit: series.baseCommit,
		prerequisites: series.prerequisites,
		trailers: series.trailers,
		claims,
		notes: series.notes
	};
}
/** A series for people. */
function describeSeries(series) {
	const marks = [
		`v${series.version}`,
		series.rfc ? "RFC" : "",
		series.resend ? "resend" : "",
		...series.tags,
		series.complete ? "" : `INCOMPLETE, missing ${series.missing.join(", ")} of ${series.total}`
	].filter((mark) => mark !== "");
	const lines = [`${shorten(series.subject, 200)}  [${marks.join(", ")}]`, `  from ${showIdentity(series.author)}  <${series.messageId}>`];
	if (series.cover !== null) lines.push(`  cover letter: ${shorten(series.cover.subject, 200)}`);
	for (const patch of series.patches) {
		const decoder = patch.decoder === "exact" ? "" : `, read as ${patch.decoder}`;
		lines.push(`  ${patch.index}/${series.total}  ${shorten(patch.subject, 200)}  (${count(patch.files.length, "file")}${decoder})`);
	}
	if (series.baseCommit !== null) lines.push(`  base-commit: ${series.baseCommit}`);
	for (const prerequisite of series.prerequisites) lines.push(`  needs ${prerequisite}`);
	for (const trailer of series.trailers) {
		const place = trailer.patchIndex === 0 ? "series" : `patch ${trailer.patchIndex}`;
		const doubt = trailer.credited ? "" : `  (given by ${showIdentity(trailer.from)}, not counted)`;
		lines.push(`  ${place}: ${trailer.name}: ${trailer.value}${doubt}`);
	}
	for (const note of series.notes) lines.push(`  note: ${note}`);
	return `${lines.map(cleanConsoleLine).join("\n")}\n`;
}

// src/commands/series.ts
const HELP = `Usage: patchboot series [--json] [--all] [--version N] [--patches LIST] [--message-id ID]
                        [--select latest] [--allow-incomplete] [--archive URL] FILE...

Shows the series that patchboot would test: the right version, complete and in order, with base commit, trailers of
replies, and performance claims; or says what is missing and what to type.

FILE is an mbox (plain, mboxrd, or .gz), one mail (.eml, .patch), a maildir or folder of patch files, a pattern
such as 'v2-*.patch', "-" for standard input, a Message-ID, or the URL of a mail in a public-inbox archive.

Without options the highest version is taken. When that is a new version of some patches only, sent as answers to
the older ones, the older version fills the holes. Anything else that is incomplete, or two unrelated series in
the input, is an error with a table.

Options:
  --all               every series that was found, as it was posted, complete or not
  --version N         this version instead of the highest
  --patches LIST      these patches only, such as 1,3-5
  --message-id ID     the series of this mail; also a reply with a diff, which is never taken otherwise
  --select latest     of several unrelated series the newest
  --allow-incomplete  take a series with missing patches
  --json              one JSON object a series: subject, version, rfc, resend, tags, total, complete, missing, cover,
                      patches [{index, subject, author, date, messageId, diffSha256, decoder, files}], baseCommit,
                      prerequisites, trailers, claims, notes
  --archive URL       where Message-IDs are looked up (default https://lore.kernel.org/all/)
  --help              this text

Exit status: 0 when a series was found, 2 when the input or the choice is wrong.
`;
/** `patchboot series`: the series to test, or all that were found. */
const seriesCommand = {
	help: HELP,
	async run(args, io) {
		const flags = parseMailFlags("series", args, [
			["all", "boolean"],
			["version", "string"],
			["patches", "string"],
			["message-id", "string"],
			["select", "string"],
			["allow-incomplete", "boolean"]
		]);
		const choice = readChoice(flags);
		const messages = await readMessages(flags.inputs, mailIo(io, flags.archive));
		const found = flags.extra["all"] === true ? assembleSeries(messages) : [selectSeries(messages, choice)];
		for (const series of found) io.stdout(flags.json ? `${JSON.stringify(seriesRecord(series, claimsOfSeries(series).map(claimRecord)))}\n` : describeSeries(series));
		return EXIT.passed;
	}
};
function readChoice(flags) {
	const text = (name) => {
		const value = flags.extra[name];
		return typeof value === "string" ? value : null;
	};
	const version = text("version");
	if (version !== null && !/^v?[1-9]\d{0,2}$/.test(version)) throw new UsageError(`--version takes a number from 1 to 999, not "${version}"`);
	const select = text("select");
	if (select !== null && select !== "latest") throw new UsageError(`--select takes "latest", not "${select}"`);
	const patches = text("patches");
	return {
		version: version === null ? null : Number(version.replace("v", "")),
		patches: parsePatchList(patches),
		messageId: text("message-id"),
		latest: select === "latest",
		allowIncomplete: flags.extra["allow-incomplete"] === true
	};
}

export { seriesCommand };