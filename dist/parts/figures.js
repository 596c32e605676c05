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

// src/report/figures.ts
/** How figures are written. Nothing is worked out here: a figure comes from the result and gets digits and a unit. */
/** printf("%*s"). */
function padLeft(text, width) {
	return text.padStart(width);
}
/** C's `%.Ng` for the few places where LKP uses it: N significant digits, exponent of two digits, no trailing zeros. */
function formatG(value, digits) {
	if (value === 0) return "0";
	const exponent = Number(value.toExponential(digits - 1).split("e")[1]);
	if (exponent < -4 || exponent >= digits) {
		const [mantissa = "", power = "0"] = value.toExponential(digits - 1).split("e");
		return `${mantissa.includes(".") ? mantissa.replace(/\.?0+$/, "") : mantissa}e${power.startsWith("-") ? "-" : "+"}${power.replace(/^[+-]/, "").padStart(2, "0")}`;
	}
	const fixed = value.toFixed(Math.max(0, digits - 1 - exponent));
	return fixed.includes(".") ? fixed.replace(/\.?0+$/, "") : fixed;
}
/** `+1.2`, `-1.2`, `+0.0`: one digit, always signed. */
function signed(value, digits = 1) {
	const text = value.toFixed(digits);
	if (Number(text) === 0) return `+${text.replace("-", "")}`;
	return value > 0 ? `+${text}` : text;
}
/** `+1.2%`. */
function percent(value, digits = 1) {
	return `${signed(value, digits)}%`;
}
/** A time with three to four significant digits in the unit that suits it: `18.57 ms`. */
function duration(seconds) {
	const size = Math.abs(seconds);
	if (size >= 60) return `${(seconds / 60).toFixed(1)} min`;
	const [scale, unit] = size >= 1 ? [1, "s"] : size >= .001 ? [1e3, "ms"] : size >= 1e-6 ? [1e6, "us"] : [1e9, "ns"];
	const value = seconds * scale;
	if (size === 0) return "0 s";
	return `${value.toFixed(Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 10 ? 2 : 3)} ${unit}`;
}
/** A probability as people write it: `0.0022`, `<0.0001`. */
function probability(p) {
	return p < 1e-4 ? "<0.0001" : p.toFixed(4);
}
/** `[-63.8%, -62.1%]`. */
function interval(range) {
	return `[${percent(range[0])}, ${percent(range[1])}]`;
}
/** `3 boots`, `1 boot`. */
function count(number, noun, plural = `${noun}s`) {
	return `${number} ${number === 1 ? noun : plural}`;
}

export { padLeft as a, signed as c, cleanText as d, shorten as f, interval as i, cleanConsoleLine as l, duration as n, percent as o, formatG as r, probability as s, count as t, cleanLine as u };