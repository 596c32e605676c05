// src/report/clean.ts
/**
* Text that came from outside (subjects, authors, consoles, file names) made harmless for every format:
* no escape sequences, no control characters, nothing that turns the direction of writing or hides.
* Each format escapes its own special characters on top of this.
*/
/** Terminal escape sequences: CSI, OSC and other string sequences with their terminators, two-byte escapes. */
const ESCAPE_SEQUENCES = /\u001b\[[0-?]*[ -/]*[@-~]|\u009b[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
/** C0 but tab and line feed, DEL, C1. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Bidirectional controls (Trojan Source), invisible characters, tag characters. Joiners are kept: names need them. */
const DECEIVERS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
/** Halves of surrogate pairs and non-characters, which neither UTF-8 nor XML can carry. */
const UNENCODABLE = /[\p{Cs}\ufffe\uffff]/gu;
/** Several lines of text: line feeds and tabs stay, everything that acts on a terminal or a reader's eye goes. */
function cleanText(text) {
	return text.replace(/\r\n?/g, "\n").replace(ESCAPE_SEQUENCES, "").replace(CONTROLS, "").replace(/[\u2028\u2029]/g, "\n").replace(DECEIVERS, "").replace(UNENCODABLE, "�");
}
/** One line of text: as `cleanText`, and runs of white space become one blank. */
function cleanLine(text) {
	return cleanText(text).replace(/\s+/g, " ").trim();
}
/** One line with its inner blanks kept: console lines, whose columns mean something. */
function cleanConsoleLine(text) {
	return cleanText(text).replace(/\n/g, " ").trimEnd();
}
/** Cuts a line to a number of characters, marking the cut. Never splits a surrogate pair. */
function shorten(text, limit) {
	const characters = [...text];
	return characters.length <= limit ? text : `${characters.slice(0, Math.max(0, limit - 1)).join("")}…`;
}

export { shorten as i, cleanLine as n, cleanText as r, cleanConsoleLine as t };