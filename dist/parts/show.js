import { f as shorten, l as cleanConsoleLine, t as count } from "./figures.js";
import { m as showIdentity } from "./read.js";

// src/mail/show.ts
/** The NDJSON line of a mail; field names are a contract with other programs. */
function mailRecord(message) {
	const { subject } = message;
	return {
		file: message.file,
		index: message.index,
		kind: message.kind,
		subject: subject.title,
		author: message.author,
		sender: message.sender,
		date: message.dateMs === null ? null : new Date(message.dateMs).toISOString(),
		messageId: message.messageId,
		inReplyTo: message.inReplyTo[0] ?? null,
		version: subject.version,
		versionInferred: subject.versionInferred,
		position: subject.position,
		total: subject.total,
		rfc: subject.rfc,
		resend: subject.resend,
		tags: subject.tags,
		diffSha256: primaryDiff(message)?.sha256 ?? null,
		candidates: message.candidates.map(({ decoder, sha256 }) => ({
			decoder,
			sha256
		})),
		files: message.files.map((file) => file.path),
		log: message.log,
		notes: message.notes,
		...message.error === void 0 ? {} : { error: message.error }
	};
}
/** The reading that changes nothing beyond the transfer encoding, where the mail has one. */
function primaryDiff(message) {
	return message.candidates.find((one) => one.decoder === "exact") ?? message.candidates[0];
}
/** A mail for people: one line, then what is noteworthy, indented. */
function describeMail(message) {
	const { subject } = message;
	const place = [
		subject.versionInferred ? "" : `v${subject.version}`,
		subject.position === null ? "" : `${subject.position}/${subject.total ?? "?"}`,
		subject.rfc ? "RFC" : "",
		subject.resend ? "resend" : "",
		...subject.tags
	].filter((word) => word !== "");
	const day = message.dateMs === null ? "no date   " : new Date(message.dateMs).toISOString().slice(0, 10);
	const title = subject.title === "" ? "(no subject)" : shorten(subject.title, 200);
	const lines = [`${message.file}:${message.index}  ${message.kind.padEnd(5)}  ${day}  ${place.length > 0 ? `[${place.join(" ")}] ` : ""}${title}`, `    from ${showIdentity(message.author)}  <${message.messageId}>`];
	if (message.candidates.length > 0) {
		const readings = message.candidates.map((one) => `${one.decoder} ${one.sha256.slice(0, 12)}`).join(", ");
		lines.push(`    ${count(message.files.length, "file")}: ${short(message.files.map((file) => file.path))}`);
		lines.push(`    diff ${readings}`);
	}
	for (const note of message.notes) lines.push(`    note: ${note}`);
	if (message.error !== void 0) lines.push(`    error: ${message.error}`);
	return `${lines.map(cleanConsoleLine).join("\n")}\n`;
}
/** Characters of a subject for people; the record has all of it. */
const SHOWN_TITLE = 200;
function short(names) {
	const shown = names.slice(0, 5).join(", ");
	return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}

export { mailRecord as n, primaryDiff as r, describeMail as t };