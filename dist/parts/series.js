import { t as Z95 } from "./normal.js";

// src/claims/normalise.ts
/** Characters that mail programs and typists put for plain ones; a reason beside each. */
const PLAIN = [
	[/[\u200b-\u200d\u2060\ufeff\u00ad]/g, ""],
	[/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " "],
	[/\u00b1|\+\s?\/\s?-/g, "+-"],
	[/[\u00b5\u03bc]s/g, "us"],
	[/[\u2010-\u2012\u2212]/g, "-"],
	[/[\u2013\u2014]/g, " - "],
	[/[\u2018\u2019\u201b]/g, "'"],
	[/[\u201c\u201d]/g, "\""],
	[/\u2192|\u21d2|\u27f6|-{1,3}>|={1,2}>/g, "->"],
	[/\u00d7/g, "x"],
	[/[\u2500-\u257f]/g, "|"]
];
/**
* The text without quote marks at line starts (`> `, `>> `, `| `), with plain characters, and without what
* follows the first line of a diff. Lines stay lines.
*/
function normaliseText(text) {
	let plain = text.replace(/\r\n?/g, "\n").replace(/\t/g, "    ");
	plain = plain.replace(/^[ ]?(?:[A-Za-z]{0,3}>[ ]?)+/gm, "");
	for (const [pattern, replacement] of PLAIN) plain = plain.replace(pattern, replacement);
	const diff = /(?:^|\s)diff --git a\/\S+ b\/|^--- (?:a\/\S+|\/dev\/null)\n\+\+\+ /m.exec(plain);
	return diff === null ? plain : plain.slice(0, diff.index);
}
/** One line, single blanks, at most `limit` characters. */
function oneLine(text, limit = 300) {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length <= limit ? line : `${line.slice(0, limit - 3)}...`;
}

// src/claims/commands.ts
/** Options of perf stat that take a value in the next word. */
const PERF_VALUE_OPTIONS = /* @__PURE__ */ new Set([
	...[
		"-r",
		"--repeat",
		"--pre",
		"--post",
		"-e",
		"--event",
		"-o",
		"--output",
		"-C",
		"--cpu",
		"-p",
		"--pid"
	],
	...[
		"-t",
		"--tid",
		"-x",
		"--field-separator",
		"-I",
		"--interval-print",
		"-D",
		"--delay",
		"-G",
		"--cgroup"
	],
	...[
		"-M",
		"--metrics",
		"--timeout",
		"--log-fd",
		"--interval-count"
	]
]);
/** Words of a shell line, quotes removed from none: `'mount -t tmpfs'` stays one word with its quotes. */
function shellWords(line) {
	return [...line.matchAll(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+|['"]/g)].map((match) => match[0]);
}
/**
* Splits `perf stat OPTIONS [--] COMMAND`; the text begins at `perf` and may run on behind the command up to where
* the caller cut it. null when no command is left.
*/
function readPerfLine(text) {
	const perfCommand = oneLine(text.replace(/\\\n/g, " "), 400);
	const words = shellWords(perfCommand);
	if (words[0] !== "perf" || words[1] !== "stat") return null;
	let at = 2;
	let runs = null;
	for (; at < words.length; at++) {
		const word = words[at];
		if (word === "--") {
			at += 1;
			break;
		}
		if (!word.startsWith("-")) break;
		const repeat = /^(?:-r|--repeat=)(\d+)$/.exec(word);
		if (repeat !== null) runs = Number(repeat[1]);
		else if (PERF_VALUE_OPTIONS.has(word)) {
			const value = words[at + 1];
			if (/^(?:-r|--repeat)$/.test(word) && /^\d+$/.test(value ?? "")) runs = Number(value);
			at += 1;
		}
	}
	const command = words.slice(at).join(" ");
	if (/^(?:of|for|on|with|over|shows?|output|in|from|and|results?|is|was|the|says?|to)\b/i.test(command)) return commandIn(command) === "" ? null : {
		command: commandIn(command),
		perfCommand: null,
		runs
	};
	return command === "" ? null : {
		command,
		perfCommand,
		runs
	};
}
/** Programs whose first word after the name is a subcommand and says what is measured. */
const WITH_SUBCOMMAND = /* @__PURE__ */ new Set([
	"crun",
	"runc",
	"podman",
	"docker",
	"git",
	"ip",
	"nerdctl",
	"youki",
	"systemctl"
]);
/** Long options that mean the same as short ones, for programs that suites measure. */
const SHORT_OPTIONS = {
	"--lazy": "-l",
	"--force": "-f",
	"--recursive": "-R",
	"--all-targets": "-A",
	"--types": "-t"
};
/**
* What of a command makes it the same measurement on another machine: program, subcommand and options, without
* paths and names. `umount -l mnt`, `/bin/umount /mnt/x --lazy` and `sudo umount -l t` are one.
*/
function commandKey(command) {
	const words = shellWords(command).filter((word) => !/^(?:sudo|time|env|\w+=\S*)$/.test(word));
	const program = (words[0] ?? "").split("/").at(-1) ?? "";
	const rest = words.slice(1);
	const options = rest.filter((word) => word.startsWith("-") && word !== "--").flatMap((word) => {
		const long = SHORT_OPTIONS[word];
		if (long !== void 0) return [long];
		return /^-[A-Za-z]{2,}$/.test(word) ? [...word.slice(1)].map((letter) => `-${letter}`) : [word];
	}).sort();
	return [
		program,
		...WITH_SUBCOMMAND.has(program) ? rest.filter((word) => !word.startsWith("-")).slice(0, 1) : [],
		...options
	].join(" ");
}
/** Commands that prose names without typing them; first match wins. */
const COMMAND_WORDINGS = [
	{
		pattern: /\b(?:lazy\s+u(?:n)?mount\w*|u(?:n)?mount\s+(?:-l|--lazy)|MNT_DETACH)\b|\bu(?:n)?mounts?\s+lazily\b/i,
		command: "umount -l",
		reason: "umount2() with MNT_DETACH is what umount -l calls"
	},
	{
		pattern: /\bcrun\s+run\b/i,
		command: "crun run",
		reason: "typed out"
	},
	{
		pattern: /\bu(?:n)?mount(?:s|ing|2)?\b(?:\(2?\))?/i,
		command: "umount",
		reason: "after the lazy form, which contains it"
	},
	{
		pattern: /\bcontainers?(?:'s)?\s+(?:start(?:ing|up|s)?|creation|teardown|runs?)\b|\b(?:start|run|runn)(?:s|ing)?\s+(?:a\s+)?containers?\b/i,
		command: "crun run",
		reason: "the container runtime that such mails measure"
	}
];
/** Quoted or backquoted words that can be a command: `umount -l mnt`, "crun run test". */
const QUOTED = /(?<!\w)([`"'])((?:sudo\s+)?(?:\.{0,2}\/)?[a-z][\w./-]*(?:\s+[^`"'\n]{1,80})?)\1/g;
const PROGRAMS = /^(?:sudo\s+)?(?:\S*\/)?(?:u?mount|crun|runc|podman|docker|unshare|losetup|mkfs\S*|dd|fio|hackbench|ls|find|git|make|perf|sh|bash)\b/;
/** Quoted prose is not a command: it names a known program, has an option or a path, or is one backquoted word. */
function looksTyped(quote, words) {
	return PROGRAMS.test(words) || /\s(?:-|\.{0,2}\/)\S/.test(words) || quote === "`" && /^[a-z][a-z0-9-]*$/.test(words);
}
/** The command that a sentence is about; '' when it names none. `near` is where its figures stand. */
function commandIn(text, near = text.length) {
	const quoted = [...text.matchAll(QUOTED)].filter((match) => looksTyped(match[1], match[2]));
	const chosen = quoted.filter((match) => match.index < near).at(-1) ?? quoted[0];
	if (chosen !== void 0) return oneLine(chosen[2], 120);
	const found = COMMAND_WORDINGS.flatMap(({ pattern, command }, rank) => [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map((match) => ({
		command,
		rank,
		start: match.index,
		end: match.index + match[0].length
	})));
	const own = found.filter((one) => !found.some((other) => other.rank < one.rank && other.start <= one.start && other.end >= one.end));
	return (own.filter(({ start }) => start < near).sort((a, b) => a.start - b.start).at(-1) ?? own.sort((a, b) => a.start - b.start)[0])?.command ?? "";
}

// src/claims/show.ts
/** Three figures, without an exponent: 0.125, 2.69, 12.0. */
function digits(ratio) {
	return ratio >= 100 ? ratio.toFixed(0) : ratio >= 1 ? ratio.toFixed(2) : String(Number(ratio.toPrecision(3)));
}
/** `x0.125 (0.109 to 0.141)` */
function ratioText(ratio, [low, high]) {
	return `x${digits(ratio)} (${digits(low)} to ${digits(high)})`;
}
function environmentText(claim) {
	const name = (environment) => environment.text ?? "the first kernel";
	if (claim.otherEnvironment === null) return claim.environment.text;
	return `${name(claim.environment)} against ${claim.otherEnvironment.text ?? "the other"}`;
}
/** One claim in a line: `"umount -l mnt" on 6.15-rc1 PREEMPT_RT: x0.125 (0.109 to 0.141)`. */
function claimText(claim) {
	const command = claim.command === "" ? "a command that is not named" : `"${claim.command}"`;
	const environment = environmentText(claim);
	return `${command}${environment === null ? "" : claim.kind === "patch" ? ` on ${environment}` : `, ${environment}`}: ${ratioText(claim.ratio, claim.ratioInterval)}`;
}
function figureText(figure) {
	const unit = figure.unit === "" ? "" : ` ${figure.unit}`;
	const error = figure.stderr === null ? "" : ` +- ${figure.stderr}`;
	const runs = figure.runs === null ? "" : `, ${figure.runs} ${figure.runs === 1 ? "run" : "runs"}`;
	return `${figure.mean}${error}${unit}${runs}`;
}
/** A claim for people: its line, its two figures, and what is odd about it. */
function describeClaim(claim) {
	const [first, second] = claim.kind === "patch" ? ["base", "patched"] : ["first", "second"];
	const lines = [claimText(claim) + (claim.control ? " (control)" : "")];
	if (claim.kind === "environment") lines.push("  a comparison of kernels or machines, not of the patch");
	if (claim.base !== null) lines.push(`  ${first}: ${figureText(claim.base)}`);
	if (claim.patched !== null) lines.push(`  ${second}: ${figureText(claim.patched)}`);
	if (claim.base === null) lines.push(`  in words: ${claim.text}`);
	lines.push(...claim.notes.map((note) => `  note: ${note}`));
	return `${lines.join("\n")}\n`;
}
/** The NDJSON record of a claim. */
function claimRecord(claim) {
	return {
		kind: claim.kind,
		command: claim.command,
		environment: environmentText(claim),
		base: claim.base,
		patched: claim.patched,
		ratio: claim.ratio,
		ratioInterval: claim.ratioInterval,
		intervalFrom: claim.intervalFrom,
		control: claim.control,
		perfCommand: claim.perfCommand,
		kernel: claim.environment.version,
		rt: claim.environment.rt,
		arch: claim.environment.arch,
		otherEnvironment: claim.otherEnvironment?.text ?? null,
		text: claim.text,
		notes: claim.notes
	};
}

// src/claims/labels.ts
const THING = "(?:patch(?:es|set|[- ]set)?|change(?:s|set)?|series|fix(?:es)?|commit|optimi[sz]ation|rework)";
const POINTER = "(?:(?:this|the|that|these|those|my|our|both|all|proposed|above|v\\d+)\\s+){0,3}";
/** First match wins: the longer and surer wordings stand first. */
const SIDE_RULES = [
	{
		side: null,
		pattern: /\b(?:before\s*(?:\/|and|&|vs\.?)\s*after|with\s*(?:\/|and|or|&|vs\.?)\s*without|without\s*(?:\/|and|or|&|vs\.?)\s*with|w\/\s*(?:and|or|vs\.?)\s*w\/o|w\/o\s*(?:and|or|vs\.?)\s*w\/)(?=\W|$)/i,
		reason: "names both sides at once"
	},
	{
		side: "patched",
		pattern: new RegExp(`\\+\\s*${POINTER}${THING}\\b`, "i"),
		reason: "6.15 + patch"
	},
	{
		side: "patched",
		pattern: /\bapplied\s+on\s+top\b|\bon\s+top\s+of\b/i,
		reason: "a series on top of something, even when that is called the base"
	},
	{
		side: "base",
		pattern: /\bw\/o\b/i,
		reason: "before w/, of which it is the longer form"
	},
	{
		side: "base",
		pattern: new RegExp(`\\bwithout\\s+${POINTER}(?:${THING}|it|them)\\b|^\\W*without\\b`, "i"),
		reason: "before with, for the same reason"
	},
	{
		side: "base",
		pattern: /\b(?:un-?patched|pre-?patch(?:ed)?|non-?patched|not\s+patched|no\s+patch(?:es)?)\b/i,
		reason: "before patched"
	},
	{
		side: "base",
		pattern: new RegExp(`\\b(?:before|prior\\s+to)\\s+${POINTER}(?:applying\\s+)?${POINTER}${THING}\\b`, "i"),
		reason: "a moment named by the patch"
	},
	{
		side: "base",
		pattern: new RegExp(`${THING}\\s+(?:is\\s+)?(?:not\\s+applied|reverted)\\b`, "i"),
		reason: "the patch is absent"
	},
	{
		side: "patched",
		pattern: /\bw\/(?!o\b)/i,
		reason: "short for with"
	},
	{
		side: "patched",
		pattern: new RegExp(`\\bwith\\s+${POINTER}(?:${THING}\\b(?!\\s+set\\b)|it\\b|them\\b)|^\\W*with\\b(?!\\s+(?:a|an)?\\s*(?:\\S+\\s+)?(?:kernel|RT|PREEMPT))`, "i"),
		reason: "\"with the RT patch set\" is an environment: the thing must follow at once"
	},
	{
		side: "patched",
		pattern: new RegExp(`\\b(?:after|applying)\\s+${POINTER}(?:applying\\s+)?${POINTER}${THING}\\b`, "i"),
		reason: "a moment named by the patch"
	},
	{
		side: "patched",
		pattern: /\b(?:post-?patch(?:ed)?|patched)\b/i,
		reason: "the kernel is patched"
	},
	{
		side: "patched",
		pattern: new RegExp(`^\\W*(?:this|these|my)\\s+${THING}\\W*$`, "i"),
		reason: "the whole label: a sentence about the patch labels nothing"
	},
	{
		side: "base",
		pattern: /\b(?:vanilla|base(?:line)?|stock|unmodified)\b/i,
		reason: "names of the tree that the patch is for"
	},
	{
		side: "base",
		pattern: /^\W*(?:before|old|orig(?:inal)?|current(?:ly)?|mainline|upstream|master)\b|\b(?:before|old)\W*$/i,
		reason: "everyday words: only where a label begins or ends"
	},
	{
		side: "patched",
		pattern: /^\W*(?:after|new|modified|now|patch|optimi[sz]ed|improved)\b|\b(?:after|new)\W*$/i,
		reason: "everyday words: only where a label begins or ends"
	}
];
function sideOf(text) {
	return SIDE_RULES.find((rule) => rule.pattern.test(text))?.side ?? null;
}
const ARCHES = [
	[/\b(?:aarch64|arm64)\b/i, "arm64"],
	[/\b(?:x86[-_]64|amd64|x86)\b/i, "x86_64"],
	[/\briscv(?:64)?\b/i, "riscv"],
	[/\b(?:ppc64(?:le|el)?|powerpc)\b/i, "powerpc"],
	[/\bs390x?\b/i, "s390"],
	[/\bloongarch(?:64)?\b/i, "loongarch"]
];
/** Kernel versions from 2.6 on, with -rc, -rt and local parts; not a time. */
const VERSION = /(?<![\w.])v?([2-9]\.\d{1,3}(?:\.\d{1,3})?(?:-(?:rc|rt)\d*)*(?:[-+](?!rc|rt)[a-z][\w.]{0,30})?)(?![\w.]*\d)(?!\s*(?:%|x\b|[mun]?s(?:ec)?\b|seconds?|times))/i;
const NOT_RT = /\bnon[- ]?(?:PREEMPT[_-])?RT\b|\bno[- ]RT\b|\bPREEMPT_(?:DYNAMIC|VOLUNTARY|NONE|LAZY)\b/i;
const RT = /\bPREEMPT[_-]RT\b|\bRT\b|-rt\d*\b|\breal-?time kernel\b/;
const NO_ENVIRONMENT = {
	text: null,
	version: null,
	rt: null,
	arch: null
};
/** In a sentence a bare 2.7 may be a factor: only these are surely versions. */
const SURE_VERSION = /\bv[2-9]\.\d|\d\.\d{1,3}(?:\.\d{1,3})?(?:-(?:rc|rt)|\s+(?:\w+\s+)?(?:kernel|PREEMPT|RT\b|non-RT|LTS|stable)|\.y\b)|\b(?:kernels?|linux|version)\s+v?[2-9]\.\d/i;
/**
* Kernel version, RT or not, and architecture that a text names. In a `label` any number that looks like a kernel
* version is one; in a `sentence` only when the words around it say so.
*/
function environmentOf(text, kind = "label") {
	const version = kind === "label" || SURE_VERSION.test(text) ? VERSION.exec(text) : null;
	const notRt = NOT_RT.exec(text);
	const rt = RT.exec(text);
	const arch = ARCHES.map(([pattern, name]) => ({
		found: pattern.exec(text),
		name
	})).find(({ found }) => found);
	const words = [
		version,
		notRt ?? rt,
		arch?.found ?? null
	].filter((found) => found !== null).map((found) => ({
		at: found.index,
		word: found[1] ?? found[0]
	})).filter(({ word }, index) => !(index > 0 && version?.[1]?.includes(word))).sort((a, b) => a.at - b.at);
	return {
		text: words.length === 0 ? null : words.map(({ word }) => word).join(" "),
		version: version?.[1] ?? null,
		rt: notRt ? false : rt ? true : null,
		arch: arch?.name ?? null
	};
}
function readLabel(text) {
	return {
		side: sideOf(text),
		environment: environmentOf(text)
	};
}
/** A typed command; but `# without patch` is a comment that serves as a label. */
const isShellLine = (line) => /^\s*\$(?:\s|$)/.test(line) || /^\s*#(?:\s|$)/.test(line) && (line.length > 60 || sideOf(strip(line)) === null);
/** Lines that name neither side nor kernel although they end in a colon. */
const NO_LABEL = /Table of individual measurements|Final result|Performance counter stats/;
/**
* The label that a stretch of text before a result ends with: its last sentence that ends in a colon, or a short
* heading after that, or its last sentence when that names a side. null when it names neither side nor kernel.
*/
function lastLabel(lead) {
	const prose = lead.split("\n").filter((line) => !isShellLine(line) && !NO_LABEL.test(line) && !/^\s*[-=~*_+|]{3,}\s*$/.test(line)).join("\n").slice(-1500);
	const colon = [...prose.matchAll(/:(?=\s|$)/g)].at(-1)?.index ?? -1;
	const headings = prose.slice(colon + 1).split("\n").filter((line) => line.trim() !== "" && line.trim().length <= 60 && !/[.,;]\s*$/.test(line));
	for (const heading of headings.reverse()) {
		const label = readLabel(strip(heading));
		if (label.side === null) continue;
		const before = colon < 0 ? null : environmentOf(lastSentence(prose.slice(0, colon)));
		const environment = label.environment.text === null && before?.text ? before : label.environment;
		return {
			side: label.side,
			environment
		};
	}
	const ended = [colon >= 0 ? prose.slice(0, colon) : null, prose.trimEnd().replace(/[.,:]$/, "")];
	for (const text of ended) {
		if (text === null) continue;
		const label = readLabel(strip(lastSentence(text)));
		if (label.side !== null || text === ended[0] && label.environment.text !== null) return label;
	}
	return null;
}
/** From the last full stop, blank line or bracket of a percentage; line breaks inside a sentence stay. */
function lastSentence(text) {
	const end = [...text.matchAll(/[.!?;](?=\s)|%\s*\)|\n\s*\n|:(?=\s)/g)].at(-1);
	return (end === void 0 ? text : text.slice(end.index + end[0].length)).slice(-250);
}
const strip = (text) => text.trim().replace(/^(?:[-*+=#[(]|\d{1,2}[.)](?=\s)|\s)+/, "");

// src/claims/values.ts
/** Spellings of the units of time. */
const UNITS = [
	["ms", "milli-?seconds?|msecs?|ms"],
	["us", "micro-?seconds?|usecs?|us"],
	["ns", "nano-?seconds?|nsecs?|ns"],
	["min", "minutes?|mins?"],
	["s", "seconds?|secs?|s"]
];
/** A unit, for use inside larger patterns; longest spellings first. */
const UNIT = `(?:${UNITS.map(([, spellings]) => spellings).join("|")})\\b`;
function unitOf(text) {
	if (text === void 0) return "";
	return UNITS.find(([, spellings]) => new RegExp(`^(?:${spellings})$`, "i").test(text.trim()))?.[0] ?? "";
}
const SECONDS = {
	s: 1,
	ms: .001,
	us: 1e-6,
	ns: 1e-9,
	min: 60
};
/** Seconds of one unit; 1 when the unit is unknown, which is right for ratios of two such figures. */
function secondsPer(unit) {
	return unit === "" ? 1 : SECONDS[unit];
}
const seconds = (figure) => figure.mean * secondsPer(figure.unit);
/** A number as people write it: 12, 12.5, .5, 1,234.5, and 12,5 in countries with a decimal comma. */
const NUMBER$1 = "(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,12}(?:[.,]\\d{1,12})?|\\.\\d{1,12})";
function numberOf(text) {
	if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(",", ""));
	return Number(text.replace(",", "."));
}
function decimalsOf(text) {
	if (/^\d{1,3}(?:,\d{3})+$/.test(text)) return 0;
	return text.split(/[.,]/).at(-1) === text ? 0 : text.split(/[.,]/).at(-1)?.length ?? 0;
}
const VALUE = new RegExp(`(?<![\\w.,:/@=-]|\\d-)(?<mean>${NUMBER$1})(?:\\s?(?<unit>${UNIT}))?(?:\\s*\\(?\\s*\\+-\\s*(?<error>${NUMBER$1})\\s?(?<errorUnit>${UNIT}|%)?\\s*\\)?)?(?:\\s?\\(\\s*(?:std(?:dev|err)?\\.?|sd|sem?|stdev)\\s*[:=]?\\s*(?<spread>${NUMBER$1})\\s?(?<spreadUnit>${UNIT}|%)?[^()\\n]{0,20}\\))?(?![\\w%]|\\.\\d|,\\d|\\s?%|-(?:rc|rt|[a-z]|\\d)|\\.y\\b)`, "gi");
/** Every time in the text, and every bare number: callers drop those without a unit when they need one. */
function scanValues(text) {
	return [...text.matchAll(VALUE)].map((match) => {
		const { mean, unit, error, errorUnit, spread, spreadUnit } = match.groups;
		const value = numberOf(mean);
		const printed = error ?? spread;
		const printedUnit = error === void 0 ? spreadUnit : errorUnit;
		const own = unitOf(unit) || (printedUnit === "%" ? "" : unitOf(printedUnit));
		const notes = [];
		let stderr = null;
		if (printed !== void 0) {
			const given = numberOf(printed);
			const scale = unitOf(printedUnit) === "" ? 1 : secondsPer(unitOf(printedUnit)) / secondsPer(own);
			stderr = printedUnit === "%" ? value * given / 100 : given * scale;
			notes.push("the mail does not say what its +- is; it is taken as a standard error");
		}
		return {
			start: match.index,
			end: match.index + match[0].length,
			figure: {
				mean: value,
				stderr,
				unit: own,
				runs: null,
				decimals: decimalsOf(mean),
				stderrDecimals: printed === void 0 ? null : decimalsOf(printed),
				percent: null,
				percentDecimals: 0,
				source: "text",
				notes
			}
		};
	});
}
/** How many runs a text says that its figures are means of; null when it does not say. */
function runsIn(text) {
	const found = /\b(\d{1,6})\s+(?:runs|iterations|samples|repetitions|rounds)\b|\b(?:average|mean|median)\s+(?:of|over)\s+(\d{1,6})\b|\bn\s?=\s?(\d{1,6})\b/i.exec(text);
	return found === null ? null : Number(found[1] ?? found[2] ?? found[3]);
}
/** Gives both figures the unit that only one of them has ("from 25 to 3 ms"). */
function shareUnit(first, second) {
	if (first.unit === "" && second.unit !== "") return [{
		...first,
		unit: second.unit
	}, second];
	if (second.unit === "" && first.unit !== "") return [first, {
		...second,
		unit: first.unit
	}];
	return [first, second];
}

// src/claims/blocks.ts
/** A number of perf: a comma in it is always the decimal point. */
const PERF_NUMBER = "\\d{1,12}(?:[.,]\\d{1,15})?";
const perfNumber = (text) => Number(text.replace(",", "."));
const PERF_RESULT = new RegExp(`(?<![\\w.,])(${PERF_NUMBER})(?:\\s+\\+-\\s+(${PERF_NUMBER}))?\\s+(seconds?|msecs?|usecs?|nsecs?|ms|us|ns)\\s+time\\s+elapsed(?:\\s*\\(\\s*\\+-\\s*(${PERF_NUMBER})\\s*%\\s*\\))?`, "g");
/** The command ends where its result, a prompt, the header of perf's output, or a blank line begins. */
const PERF_COMMAND = new RegExp(`\\bperf\\s+stat\\b[^\\n]*?(?:\\n(?!\\s*\\n)[^\\n]*?){0,3}?(?=\\s+${PERF_NUMBER}\\s+(?:\\+-|seconds|msec)|\\s+Performance\\s+counter|\\s+#\\s+Table|\\n\\s*\\n|\\n\\s*[#$]\\s|\\n[^\\n]*:\\s*(?:\\n|$)|$)`, "g");
const PERF_HEADER = /Performance\s+counter\s+stats\s+for\s+'([^\n]{0,400}?)'(?:\s*\(\s*(\d{1,9})\s+runs?\s*\))?\s*:(?=\s|$)/g;
const PERF_NOISE = /#\s*Table of individual measurements:|#\s*Final result:|(?<![\w.])\d{1,12}[.,]\d{1,15}\s+\([+-]\d{1,12}[.,]\d{1,15}\)\s+#+|(?<![\d.,])\d[\d.,]{0,25}\s+seconds\s+(?:user|sys)\b/g;
const HYPERFINE_COMMAND = /\bBenchmark\s+#?\d+:[ ]+([^\n]{1,200}?)(?=\n|\s+Time\s+\(mean)/g;
const HYPERFINE_RESULT = new RegExp(`Time\\s+\\((?:mean|abs)(?:\\s+\\+-\\s+\\S{1,2})?\\)?:?\\s+(${NUMBER$1})\\s+(${UNIT})(?:\\s+\\+-\\s+(${NUMBER$1})\\s+(${UNIT}))?(?:[^\\n]*)(?:\\s*Range[^\\n]*?(\\d+)\\s+runs)?`, "g");
const TIME_COMMAND = /^[ ]*(?:[\w@~:-]{0,40}[#$>][ ]*)?(?:\/usr\/bin\/)?time[ ]+(?!elapsed|is|to|it|spent|taken|of|for|in|per|and|on|the|was)((?:-p[ ]+)?[a-z./][^\n]{1,150})$/gm;
const TIME_RESULT = /\breal\s+(?:(\d{1,4})m\s?)?(\d{1,6}[.,]\d{1,9})(s?)\b(?:\s+user\s+\S+\s+sys\s+\S+)?/g;
function anchorsOf(text) {
	const anchors = [];
	const each = (pattern, read) => {
		for (const match of text.matchAll(pattern)) {
			const read_ = read(match);
			if (read_ !== null) anchors.push({
				start: match.index,
				end: match.index + match[0].length,
				...read_
			});
		}
	};
	each(PERF_COMMAND, (match) => {
		const line = readPerfLine(match[0]);
		const typed = /^perf\s+stat\s+-/.test(match[0]) || /(?:^|\n)[ ]*(?:[#$>][ ]*)?(?:sudo[ ]+)?$/.test(text.slice(0, match.index));
		return line === null || !typed ? null : { command: line };
	});
	each(PERF_HEADER, ([, command, runs]) => ({ command: {
		command: oneLine(command),
		perfCommand: null,
		runs: runs === void 0 ? 1 : Number(runs)
	} }));
	each(PERF_NOISE, () => ({ noise: true }));
	each(PERF_RESULT, ([, mean, error, unit, percent]) => ({ figure: {
		mean: perfNumber(mean),
		stderr: error !== void 0 ? perfNumber(error) : percentError(mean, percent),
		unit: unitOf(unit),
		runs: null,
		decimals: decimalsOf(mean),
		stderrDecimals: error === void 0 ? null : decimalsOf(error),
		percent: percent === void 0 ? null : perfNumber(percent),
		percentDecimals: percent === void 0 ? 0 : decimalsOf(percent),
		source: "perf",
		notes: []
	} }));
	each(HYPERFINE_COMMAND, ([, command]) => ({ command: {
		command: oneLine(command),
		perfCommand: null,
		runs: null
	} }));
	each(HYPERFINE_RESULT, (match) => ({ figure: hyperfineFigure(match) }));
	each(TIME_COMMAND, ([, command]) => ({ command: {
		command: oneLine(command.replace(/^-p +/, "")),
		perfCommand: null,
		runs: 1
	} }));
	each(TIME_RESULT, ([, minutes, rest]) => ({ figure: {
		...plainFigure(Number(minutes ?? 0) * 60 + perfNumber(rest), decimalsOf(rest)),
		source: "time",
		notes: ["one run of time(1): its error is not known"]
	} }));
	return anchors.sort((a, b) => a.start - b.start || b.end - a.end);
}
function percentError(mean, percent) {
	return mean === void 0 || percent === void 0 ? null : perfNumber(mean) * perfNumber(percent) / 100;
}
function plainFigure(mean, decimals) {
	return {
		mean,
		unit: "s",
		decimals,
		stderr: null,
		runs: null,
		stderrDecimals: null,
		percent: null,
		percentDecimals: 0,
		source: "text",
		notes: []
	};
}
/** hyperfine prints a standard deviation; the error of the mean is that over the root of the runs. */
function hyperfineFigure([, mean, unit, sd, sdUnit, runs]) {
	const figure = {
		...plainFigure(numberOf(mean), decimalsOf(mean)),
		unit: unitOf(unit),
		runs: runs === void 0 ? null : Number(runs),
		source: "hyperfine"
	};
	if (sd === void 0) return figure;
	const scaled = numberOf(sd) * secondsPer(unitOf(sdUnit)) / secondsPer(unitOf(unit));
	const note = runs === void 0 ? "hyperfine prints a standard deviation and the number of runs is missing: taken as 10 runs" : "hyperfine prints a standard deviation: divided by the root of its runs";
	return {
		...figure,
		stderr: scaled / Math.sqrt(Number(runs ?? 10)),
		stderrDecimals: decimalsOf(sd),
		notes: [note]
	};
}
/** A label that names no kernel stands within the environment named before it. */
function merge(previous, next) {
	if (next === null) return previous;
	const environment = next.environment.text === null ? previous.environment : next.environment;
	return {
		side: next.side,
		environment
	};
}
/**
* Outputs of perf stat, hyperfine and time(1) in a text, each with the command and label that it stands under. The
* text may have lost its lines: anchors are found anywhere, and a label is whatever the text before one ends with.
*/
function scanBlocks(text) {
	let label = {
		side: null,
		environment: NO_ENVIRONMENT
	};
	let command;
	let end = 0;
	const results = [];
	const characters = [];
	for (const anchor of anchorsOf(text)) {
		if (anchor.start < end) continue;
		const lead = text.slice(end, anchor.start);
		characters.push(lead, text.slice(anchor.start, anchor.end).replace(/[^\n]/g, " "));
		end = anchor.end;
		if (anchor.noise === true) continue;
		label = merge(label, lastLabel(lead));
		if (anchor.command !== void 0) {
			const perfCommand = anchor.command.perfCommand === null && lead.trim() === "" ? command?.perfCommand ?? null : anchor.command.perfCommand;
			command = {
				...anchor.command,
				perfCommand
			};
		} else if (anchor.figure !== void 0) results.push({
			side: label.side,
			environment: label.environment,
			command: command?.command ?? commandIn(text.slice(Math.max(0, anchor.start - 400), anchor.start)),
			perfCommand: command?.perfCommand ?? null,
			figure: {
				...anchor.figure,
				runs: anchor.figure.runs ?? command?.runs ?? null
			},
			text: oneLine(text.slice(anchor.start, anchor.end))
		});
	}
	characters.push(text.slice(end));
	return {
		results,
		rest: characters.join("")
	};
}

// src/suite/perf-stat-parse.ts
/** Longest line that is looked at. A failed --pre with --table draws a bar of 128 million `#`. */
const MAX_LINE_LENGTH = 4096;
const HEADER = /Performance counter stats for\s+'([^\n]{0,4096}?)'(?:\s*\(\s*(\d{1,9})\s+runs?\s*\))?\s*:(?=\s|$)/g;
/** A comma is the decimal point of a perf that runs in such a locale. */
const NUMBER = "\\d{1,15}(?:[.,]\\d{1,15})?";
const RESULT = new RegExp(`(${NUMBER})(?:\\s+\\+-\\s+(${NUMBER}))?\\s+seconds\\s+time\\s+elapsed(?:\\s+\\(\\s*\\+-\\s*(${NUMBER})\\s*%\\s*\\))?`);
const ROW$1 = new RegExp(`(?:^|\\s)(${NUMBER})\\s+\\(([+-]${NUMBER})\\)\\s+#`, "g");
const CPU = new RegExp(`(${NUMBER})\\s+seconds\\s+(user|sys)\\b`, "g");
const numeric = (text) => Number(text.replace(",", "."));
/**
* Every perf stat block of a text, in order. White space may be mangled, down to the whole text on one line, and
* lines may carry quote marks; bars and other endless lines are cut first. Never throws.
*/
function parsePerfStat(text) {
	const bounded = boundLines(text);
	const headers = [...bounded.matchAll(HEADER)];
	return headers.map((header, index) => {
		const start = header.index + header[0].length;
		const body = bounded.slice(start, headers[index + 1]?.index);
		const result = RESULT.exec(body);
		const rows = [...body.slice(0, result?.index).matchAll(ROW$1)];
		const cpu = new Map([...body.matchAll(CPU)].map((match) => [match[2], numeric(match[1])]));
		const before = bounded.slice(0, header.index);
		return {
			command: header[1],
			runs: header[2] === void 0 ? 1 : Number(header[2]),
			mean: result === null ? null : numeric(result[1]),
			stderr: result?.[2] === void 0 ? null : numeric(result[2]),
			percent: result?.[3] === void 0 ? null : numeric(result[3]),
			decimals: result?.[1]?.split(/[.,]/)[1]?.length ?? 0,
			table: rows.length === 0 && !/#\s*Table of individual measurements/.test(body) ? null : rows.map((row) => ({
				seconds: numeric(row[1]),
				delta: numeric(row[2])
			})),
			userSeconds: cpu.get("user") ?? null,
			sysSeconds: cpu.get("sys") ?? null,
			failure: /Workload failed:[^\n]{0,300}/.exec(body)?.[0].trim() ?? lastFailure(before, index === 0),
			line: before.split("\n").length
		};
	});
}
/** perf says `Workload failed` before the block when the command could not be started. */
function lastFailure(before, first) {
	return first ? /Workload failed:[^\n]{0,300}/.exec(before)?.[0].trim() ?? null : null;
}
/** Shortens bars to one mark for each of their first few, and cuts what is still too long. */
function boundLines(text) {
	return text.replace(/\r\n?/g, "\n").replace(/#{101,}/g, "#".repeat(100)).split("\n").map((line) => /seconds time elapsed|counter stats/.test(line) ? line : line.slice(0, MAX_LINE_LENGTH)).join("\n");
}

// src/suite/perf-stat-text.ts
/** Decimals that perf prints: two more than the first digit of the standard error. */
function perfDecimals(stderrSeconds) {
	return (stderrSeconds > 1 || stderrSeconds <= 0 ? 0 : Math.ceil(-Math.log10(stderrSeconds))) + 2;
}

// src/suite/perf-stat-check.ts
const SILENT = "perf counts a run that failed and leaves out one whose --pre failed, without a word";
/** perf lets psignal(3) tell that the command was killed, and counts the run. Signals that end a process by default. */
const KILLED = /^[^\n:]{1,200}: (?:Hangup|Interrupt|Quit|Illegal instruction|Trace\/breakpoint trap|Aborted|Bus error|Floating point exception|Killed|User defined signal [12]|Segmentation fault|Broken pipe|Alarm clock|Terminated|Stack fault|CPU time limit exceeded|File size limit exceeded|Virtual timer expired|Profiling timer expired|I\/O possible|Power failure|Bad system call|Real-time signal \d+)$/m;
/** What perf said about a run whose command was killed; null when it said no such thing. */
function killedRun(text) {
	return KILLED.exec(text)?.[0] ?? null;
}
/**
* Everything that makes a block unfit as a measurement, as sentences; empty when it is sound. perf itself fails
* silently: a broken command or --pre looks like a fast one. `expectedRuns` is the N of -r N.
*/
function checkPerfStat(block, expectedRuns) {
	const problems = [];
	const name = `perf stat of '${block.command}'`;
	const say = (what) => problems.push(`${name}: ${what}`);
	if (block.failure !== null) say(`the command could not be started (${block.failure})`);
	if (block.runs !== expectedRuns) say(`${block.runs} runs in the header instead of ${expectedRuns}`);
	if (block.mean === null) say("no \"seconds time elapsed\" line: perf was stopped or its output was cut off");
	else if (block.mean === 0) say(`the mean is 0: no run was timed (${SILENT})`);
	if (block.mean !== null && expectedRuns > 1 && block.stderr === null) say("no +- although there are several runs");
	if (block.mean !== null && block.mean > 0 && block.stderr !== null && expectedRuns > 1) {
		const wanted = perfDecimals(block.stderr);
		if (block.stderr > 0 && Math.abs(wanted - block.decimals) > 1) say(`${block.decimals} decimals do not fit a +- of ${block.stderr}: the text was changed on its way`);
	}
	if (block.table !== null) problems.push(...checkTable(block, block.table, expectedRuns).map((p) => `${name}: ${p}`));
	return problems;
}
function checkTable(block, table, expectedRuns) {
	const problems = [];
	if (table.length !== expectedRuns) problems.push(`${table.length} rows in the table instead of ${expectedRuns}`);
	const empty = table.filter((row) => row.seconds === 0).length;
	if (empty > 0) problems.push(`${empty} of ${table.length} runs took 0 s: their --pre failed (${SILENT})`);
	if (block.mean !== null && table.length > 0) {
		const mean = table.reduce((sum, row) => sum + row.seconds, 0) / table.length;
		if (Math.abs(mean - block.mean) > 1.01 * 10 ** -block.decimals) problems.push(`the mean of the table is ${mean.toFixed(block.decimals)}, but ${block.mean} is printed`);
	}
	return problems;
}
/** As `checkPerfStat`, for the whole captured output of one perf stat: there must be exactly one block in it. */
function checkPerfText(text, expectedRuns) {
	const killed = killedRun(text);
	if (killed !== null) return [`perf stat counted a run that was killed (${killed})`];
	const blocks = parsePerfStat(text);
	const [block] = blocks;
	if (block === void 0) {
		const failure = /Workload failed:[^\n]{0,300}/.exec(text)?.[0].trim();
		return [`perf stat printed no result${failure === void 0 ? "" : `: ${failure}`}`];
	}
	if (blocks.length > 1) return [`perf stat printed ${blocks.length} results instead of one`];
	return checkPerfStat(block, expectedRuns);
}

// src/claims/ratio.ts
/** Half a unit of the last printed decimal: what rounding leaves open. */
const halfUlp = (decimals) => .5 * 10 ** -decimals;
/**
* patched / base. With both errors the interval is the delta method's: the relative errors add in squares, times
* 1.96. Without, it is what the rounding of both numbers leaves open. null when a figure is 0.
*/
function ratioOf(first, second) {
	const [base, patched] = shareUnit(first, second);
	if (!(base.mean > 0) || !(patched.mean > 0)) return null;
	const scale = secondsPer(patched.unit) / secondsPer(base.unit);
	const ratio = patched.mean / base.mean * scale;
	if (base.stderr !== null && patched.stderr !== null) {
		const relative = Math.hypot(base.stderr / base.mean, patched.stderr / patched.mean);
		const half = Z95 * relative * ratio;
		return {
			ratio,
			interval: [Math.max(0, ratio - half), ratio + half],
			from: "errors"
		};
	}
	const [b, p] = [halfUlp(base.decimals), halfUlp(patched.decimals)];
	return {
		ratio,
		interval: [Math.max(0, patched.mean - p) / (base.mean + b) * scale, base.mean > b ? (patched.mean + p) / (base.mean - b) * scale : Number.MAX_VALUE],
		from: "rounding"
	};
}

// src/claims/checks.ts
/**
* What does not fit within one printed figure, as sentences. perf computes the percentage before it rounds, so the
* percentage may be anything that the unrounded numbers allow: all three printed numbers count as intervals.
*/
function checkFigure(name, figure) {
	const notes = [...figure.notes];
	const { mean, stderr, decimals, stderrDecimals, percent } = figure;
	if (stderr === null || stderrDecimals === null) return notes;
	if (percent !== null && mean > 0) {
		const [m, s, p] = [
			halfUlp(decimals),
			halfUlp(stderrDecimals),
			halfUlp(figure.percentDecimals)
		];
		const low = 100 * Math.max(0, stderr - s) / (mean + m);
		const high = mean > m ? 100 * (stderr + s) / (mean - m) : Number.POSITIVE_INFINITY;
		if (percent + p < low || percent - p > high) {
			const is = (100 * stderr / mean).toFixed(2);
			notes.push(`${name}: ${percent} % is printed, but +- ${stderr} of ${mean} is ${is} %`);
		}
	}
	if (figure.source !== "perf") return notes;
	if (decimals !== stderrDecimals) notes.push(`${name}: ${mean} and +- ${stderr} have different numbers of decimals, which perf does not print: retyped?`);
	else if (stderr > 0) {
		const half = halfUlp(stderrDecimals);
		if (![
			perfDecimals(stderr - half),
			perfDecimals(stderr),
			perfDecimals(stderr + half)
		].includes(decimals)) notes.push(`${name}: perf prints a +- of ${stderr} with ${perfDecimals(stderr)} decimals, not ${decimals}: retyped?`);
	}
	return notes;
}
/** Commands that a mail's own words make a control. */
const CONTROL_RULES = [{
	says: /\bMNT_DETACH\b|\blazy\s+u(?:n)?mount/i,
	changed: /^umount(?: .*)? -l\b/,
	control: /^umount(?!.* -l\b)/,
	reason: "umount without -l does not pass MNT_DETACH"
}];
/** The smallest change of a control that is worth a word, as a ratio. */
const CONTROL_FLOOR = 1.05;
const CONTROL_FLOOR_WITHOUT_ERRORS = 1.25;
/**
* Marks the controls among the claims of one mail, and notes on every claim of the same environment when a control
* moved by more than its own error: then the two kernels, or their days, differed in more than the patch.
*/
function markControls(claims, text) {
	const rules = CONTROL_RULES.filter((rule) => rule.says.test(text) && claims.some((claim) => rule.changed.test(commandKey(claim.command))));
	const marked = claims.map((claim) => ({
		...claim,
		control: claim.kind === "patch" && rules.some((rule) => rule.control.test(commandKey(claim.command)))
	}));
	const moved = marked.filter((claim) => {
		const [low, high] = claim.ratioInterval;
		const size = Math.max(claim.ratio, 1 / claim.ratio);
		const floor = claim.intervalFrom === "errors" ? CONTROL_FLOOR : CONTROL_FLOOR_WITHOUT_ERRORS;
		return claim.control && (low > 1 || high < 1) && size > floor;
	});
	return marked.map((claim) => {
		const culprits = moved.filter((control) => control.environment.text === claim.environment.text);
		if (claim.kind !== "patch" || culprits.length === 0) return claim;
		const notes = culprits.map((control) => `the control moved inside the claim: "${control.command}" x${control.ratio.toPrecision(3)}, although the patch is said not to change it`);
		return {
			...claim,
			notes: [...claim.notes, ...notes]
		};
	});
}

// src/claims/pairing.ts
/** The note of a claim that stands in the text more than once. */
const saidTimes = (times) => `said ${times} times`;
/** Only what the contract shows of a figure. */
function shown({ mean, stderr, unit, runs }) {
	return {
		mean,
		stderr,
		unit,
		runs
	};
}
/** The claim that two figures make; null when one of them is 0 and there is no ratio. */
function claimOf(pair) {
	const [base, patched] = shareUnit(pair.base, pair.patched);
	const ratio = ratioOf(base, patched);
	if (ratio === null) return null;
	const [first, second] = pair.kind === "patch" ? ["base", "patched"] : ["first", "second"];
	const general = [
		...checkFigure(first, base),
		...checkFigure(second, patched),
		...pair.notes ?? []
	].map((note) => note.replace(/^(?:base|patched|first|second): (?=the mail|hyperfine|one run)/, ""));
	return {
		kind: pair.kind,
		command: pair.command,
		perfCommand: pair.perfCommand,
		environment: pair.environment,
		otherEnvironment: pair.otherEnvironment ?? null,
		base: shown(base),
		patched: shown(patched),
		ratio: ratio.ratio,
		ratioInterval: ratio.interval,
		intervalFrom: ratio.from,
		control: false,
		notes: [...new Set(general)],
		text: oneLine(pair.text)
	};
}
/** An environment without the words that name the patch ("6.15-rc1 + patch" is 6.15-rc1). */
const sameEnvironment = (a, b) => (a.version === null || b.version === null || a.version === b.version) && (a.rt === null || b.rt === null || a.rt === b.rt) && (a.arch === null || b.arch === null || a.arch === b.arch);
function merged(base, patched) {
	return base.text === null ? patched : base;
}
const sameFigure = (a, b) => a.figure.mean === b.figure.mean && a.figure.stderr === b.figure.stderr && a.side === b.side;
/**
* Pairs results into claims. Within one command: a patched result goes with the base result of the same
* environment, else with the latest one before it. Results without a side that stand before a patched one are the
* base. Results that differ only in their environment are compared as environments.
*/
function pairResults(results) {
	const groups = /* @__PURE__ */ new Map();
	for (const result of results) {
		const key = commandKey(result.command);
		const group = groups.get(key) ?? [];
		const known = group.find((other) => sameFigure(other, result));
		if (known === void 0) group.push({
			...result,
			times: 1
		});
		else known.times += 1;
		groups.set(key, group);
	}
	return [...groups.values()].flatMap(pairGroup).map(claimOf).filter((claim) => claim !== null);
}
function pairGroup(group) {
	const anyPatched = group.some(({ side }) => side === "patched");
	const anyBase = group.some(({ side }) => side === "base");
	if (!anyPatched && !anyBase) return environmentPairs(group);
	const sided = group.map((result, index) => ({
		...result,
		index,
		side: result.side ?? (anyBase ? null : "base")
	}));
	const used = /* @__PURE__ */ new Set();
	return sided.filter(({ side }) => side === "patched").flatMap((patched) => {
		const all = sided.filter(({ side }) => side === "base");
		const unused = all.filter(({ index }) => !used.has(index));
		const bases = unused.filter((base) => sameEnvironment(base.environment, patched.environment)).length > 0 || all.length === unused.length ? unused : all;
		const fitting = bases.filter((base) => sameEnvironment(base.environment, patched.environment));
		const before = (list) => list.filter(({ index }) => index < patched.index);
		const base = before(fitting).at(-1) ?? fitting[0] ?? before(bases).at(-1) ?? bases[0];
		if (base === void 0) return [];
		used.add(base.index);
		const times = Math.min(base.times, patched.times);
		const differ = !sameEnvironment(base.environment, patched.environment);
		const note = `the two sides name different kernels: ${base.environment.text} and ${patched.environment.text}`;
		return [{
			kind: "patch",
			command: patched.command,
			perfCommand: patched.perfCommand ?? base.perfCommand,
			environment: merged(base.environment, patched.environment),
			base: base.figure,
			patched: patched.figure,
			notes: [...differ ? [note] : [], ...times > 1 ? [saidTimes(times)] : []],
			text: `${base.text} / ${patched.text}`
		}];
	});
}
function environmentPairs(group) {
	const [first, ...others] = group;
	if (first === void 0) return [];
	return others.filter((other) => other.environment.text !== (first.environment.text ?? NO_ENVIRONMENT.text)).map((other) => ({
		kind: "environment",
		command: first.command,
		perfCommand: first.perfCommand ?? other.perfCommand,
		environment: first.environment,
		otherEnvironment: other.environment,
		base: first.figure,
		patched: other.figure,
		text: `${first.text} / ${other.text}`
	}));
}

// src/claims/relative.ts
const PERCENT = "(\\d{1,4}(?:\\.\\d{1,3})?)\\s?(?:%|percent\\b)";
const FACTOR = "(\\d{1,4}(?:\\.\\d{1,3})?)";
const FASTER = "(?:faster|quicker|speed-?up|boost|improvements?|improved|better)";
const LESS = "(?:less|lower|shorter|reduction|reduced|decreased?|drop|savings?)";
const SLOWER = "(?:slower|longer|more|higher|slow-?down|regressions?|overhead|worse|increased?)";
const ABOUT = "(?:about|around|roughly|up\\s+to|over|more\\s+than|nearly|almost|~)?\\s*~?";
const BY_FACTOR = `\\b(?:(?:by|of)\\s+a\\s+factor\\s+of\\s+${ABOUT}${FACTOR}|(?:by|of)\\s+${ABOUT}${FACTOR}\\s?(?:x|times|-?fold)(?!\\w))`;
const RATE = /\b(?:throughput|bandwidth|iops|ops|requests|transactions|rate)\b/i;
const fraction = (percent) => percent / 100;
/** Wordings of a relative change; the first that covers a number wins. */
const CHANGE_WORDINGS = [
	{
		pattern: `\\b${PERCENT}\\s+(?:\\w+\\s+){0,3}?${LESS}\\b`,
		ratios: (value) => [1 - fraction(value)],
		reason: "the time is shorter by that part of itself"
	},
	{
		pattern: `\\b${PERCENT}\\s+(?:\\w+\\s+){0,3}?${FASTER}\\b`,
		ratios: (value) => [1 - fraction(value), 1 / (1 + fraction(value))],
		reason: "12% faster: the time is 12% shorter, or 12% more is done in it"
	},
	{
		pattern: `\\b${PERCENT}\\s+(?:\\w+\\s+){0,3}?${SLOWER}\\b`,
		ratios: (value) => [1 + fraction(value)],
		reason: "the time is longer by that part of itself"
	},
	{
		pattern: `\\b(?:speeds?\\s+up|sped\\s+up|speed-?ups?|improv\\w+|faster|boost\\w*)\\b[^.%]{0,80}?\\b(?:by|of)\\s+${ABOUT}${PERCENT}`,
		ratios: (value) => [1 - fraction(value), 1 / (1 + fraction(value))],
		reason: "as for \"12% faster\""
	},
	{
		pattern: `\\b(?:reduc\\w+|decreas\\w+|cuts?|lowers?|drop\\w*|goes\\s+down|went\\s+down|shrinks?|shorten\\w*|saves?|falls?)\\b[^.%]{0,80}?\\s(?:by\\s+|of\\s+)?${ABOUT}${PERCENT}`,
		ratios: (value) => [1 - fraction(value)],
		reason: "the time loses that part of itself"
	},
	{
		pattern: `\\b(?:slows?\\s+down|slowed|slowdown|increas\\w+|grows?|rais\\w+|regress\\w*|degrad\\w+|costs?)\\b[^.%]{0,80}?\\s(?:by\\s+|of\\s+)?${ABOUT}${PERCENT}`,
		ratios: (value) => [1 + fraction(value)],
		reason: "the time gains that part of itself"
	},
	{
		pattern: `(?<![\\w.])${FACTOR}\\s?(?:x|times|-?fold)\\s+(?:\\w+\\s+){0,2}?(?:${FASTER}|${LESS})\\b`,
		ratios: (value) => [1 / value],
		reason: "8x faster: an eighth of the time"
	},
	{
		pattern: `(?<![\\w.])${FACTOR}\\s?(?:x|times|-?fold)\\s+(?:\\w+\\s+){0,2}?${SLOWER}\\b`,
		ratios: (value) => [value],
		reason: "2x slower: twice the time"
	},
	{
		pattern: `\\b(?:speeds?\\s+up|sped\\s+up|speed-?up|improv\\w+|reduc\\w+|decreas\\w+|faster|cuts?|drop\\w*|(?:went|goes|comes|came|brings|brought)\\s+down|lower\\w*|shorten\\w*)\\b[^.%]{0,80}?${BY_FACTOR}`,
		ratios: (value) => [1 / value],
		reason: "a factor of 8"
	},
	{
		pattern: `\\b(?:slows?\\s+down|slowdown|increas\\w+|slower|regress\\w*)\\b[^.%]{0,80}?${BY_FACTOR}`,
		ratios: (value) => [value],
		reason: "a factor of 2, the wrong way"
	},
	{
		pattern: "\\b(twice|two\\s+times)\\s+(?:as\\s+(?:fast|quick\\w*)|faster)",
		ratios: () => [.5],
		reason: "words for 2"
	},
	{
		pattern: "\\b(half)\\s+(?:of\\s+)?the\\s+(?:time|latency|cost|duration)|\\b(halv)(?:es?|ed|ing)\\s+(?:\\w+\\s+){0,4}?(?:time|latency|cost|duration)\\b",
		ratios: () => [.5],
		reason: "words for 1/2"
	},
	{
		pattern: "\\b(twice|double)\\s+(?:as\\s+(?:long|slow)|the\\s+(?:time|latency|cost))",
		ratios: () => [2],
		reason: "words for 2, the wrong way"
	}
];
const NUMBER_WORDS = [
	"zero",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten"
];
const FACTOR_WORD = new RegExp(`(?<=factor\\s+of\\s+(?:about\\s+)?)(?:${NUMBER_WORDS.join("|")})\\b|\\b(?:${NUMBER_WORDS.slice(3).join("|")})(?=\\s+times\\b|-?fold\\b)`, "gi");
/** Every relative change in a sentence, each number counted once. */
function statedChanges(text) {
	const sentence = text.replace(FACTOR_WORD, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase())));
	const found = [];
	for (const { pattern, ratios } of CHANGE_WORDINGS) for (const match of sentence.matchAll(new RegExp(pattern, "gi"))) {
		const [start, end] = [match.index, match.index + match[0].length];
		if (found.some((other) => start < other.end && other.at < end)) continue;
		const change = changeOf(match, ratios, sentence);
		if (change !== null) found.push({
			...change,
			end
		});
	}
	return found.sort((a, b) => a.at - b.at).map(({ end: _, ...change }) => change);
}
function changeOf(match, ratios, sentence) {
	const printed = match.slice(1).find((group) => group !== void 0) ?? "";
	const value = Number(printed);
	const half = Number.isFinite(value) ? halfUlp(decimalsOf(printed)) : 0;
	const all = [value - half, value + half].flatMap(ratios);
	const [ratio] = ratios(value);
	const [low, high] = [Math.min(...all), Math.max(...all)];
	if (ratio === void 0 || !(ratio > 0) || !Number.isFinite(ratio)) return null;
	if (/\b(?:than|below|above|under|to|at|within)\s*~?[\d.]+\s?(?:%|percent)$/i.test(match[0])) return null;
	if (/%\s+of\s+(?!the\s+(?:time|latency|cost))/.test(match[0])) return null;
	const rate = RATE.test(sentence);
	const spread = ratios(value).length > 1 && !rate;
	const turned = rate && ratio > 1 ? 1 / ratio : rate ? ratios(value)[1] ?? ratio : ratio;
	return {
		ratio: turned,
		meanings: rate ? [turned] : ratios(value),
		low: rate && ratio > 1 ? 1 / high : Math.max(0, low),
		high: rate && ratio > 1 ? 1 / Math.max(low, 1e-9) : high,
		words: match[0].trim(),
		at: match.index,
		note: rate ? "the mail speaks of a rate; as a time it is the inverse" : spread ? "percent of the time or of the speed: the mail leaves it open, the interval holds both" : null
	};
}
/** Quantities other than time, which commit messages improve as well. */
const OTHER_QUANTITY = /\b(?:memory|sizes?|bytes|footprint|usage|space|power|energy|lines|utili[sz]ation|frequency|voltage|coverage|density|objects|code|packets?)\b/i;
const TIME_QUANTITY = /\b(?:times?|latenc\w+|faster|slower|quicker|speed\w*|sped|durations?|takes?|slow-?down|runtime)\b/i;
/** A claim from a stated change; none when nothing says what became faster. */
function relativeClaim(change, command, environment, sentence) {
	if (OTHER_QUANTITY.test(sentence) && !TIME_QUANTITY.test(sentence)) return [];
	if (command === "" && !/\b(?:this|the)\s+(?:patch|change|series|commit)|\bwith\b|\bwe\b/i.test(sentence)) return [];
	const notes = ["the mail gives no times"];
	if (change.note !== null) notes.push(change.note);
	return [{
		kind: "patch",
		command,
		perfCommand: null,
		environment,
		otherEnvironment: null,
		base: null,
		patched: null,
		ratio: change.ratio,
		ratioInterval: [change.low, change.high],
		intervalFrom: "rounding",
		control: false,
		notes,
		text: sentence.slice(0, 300)
	}];
}

// src/claims/sentences.ts
/** Words without which a sentence with two times is not about speed (a timeout that is raised, say). */
const ABOUT_SPEED = /\b(?:takes?|took|taking|times?|latenc\w+|durations?|elapsed|faster|slower|quicker|speed\w*|sped|improv\w+|reduc\w+|decreas\w+|cuts?|drop\w*|shrinks?|shrank|lower\w*|perform\w*|regress\w*|cost\w*|goes|went|falls?|fell|brings?|brought|down|increas\w+|overhead|blocks?|returns?|completes?|finish\w*|measur\w+|benchmark\w*|run\s?time)\b|->/i;
const NOT_SPEED = /\b(?:timeouts?|deadline|interval|period of|tick rate|HZ)\b/i;
/** Sentences and list items of a text; line breaks inside a sentence are blanks. */
function sentencesOf(text) {
	return text.split(/\n\s*\n/).flatMap((paragraph) => {
		const whole = oneLine(paragraph, 4e3);
		return paragraph.split(/\n(?=\s*(?:[-*+]|\d{1,2}[.)])\s)|(?<=:)\s*\n|\n(?=[^\n]{0,60}:\s)/).flatMap((item) => oneLine(item, 4e3).split(/(?<=[.!?;])\s+(?=[A-Z"'`(]|$)/)).filter((sentence) => sentence.trim() !== "").map((sentence) => ({
			text: sentence.trim(),
			paragraph: whole
		}));
	});
}
/** Words between two times that say which is which; the first match wins. */
const JOINTS = [
	{
		pattern: /^\s*,?\s*from\s+(?:about|around|roughly|an\s+average\s+of)?\s*~?\s*$/i,
		first: "patched",
		reason: "to 3 ms from 25 ms"
	},
	{
		pattern: /\binstead\s+of\b|\brather\s+than\b/i,
		first: "patched",
		reason: "3 ms instead of 25 ms"
	},
	{
		pattern: /\b(?:down|up)\s+from\b|\bcompared\s+(?:to|with)\b|\bas\s+opposed\s+to\b|\bused\s+to\b|\bagainst\b/i,
		first: "patched",
		reason: "3 ms, down from 25 ms"
	},
	{
		pattern: /^\s*(?:(?:down|up)\s+)?to\s+(?:about|around|roughly|only|just|under|~|an\s+average\s+of)?\s*~?\s*$/i,
		first: "base",
		reason: "from 25 ms to 3 ms"
	},
	{
		pattern: /->/,
		first: "base",
		reason: "25 ms -> 3 ms"
	}
];
/** Before a first time: else "30 to 60 minutes" is a range. */
const CHANGES_FROM = /\bfrom\b[^.:]{0,40}$|\b(?:drop\w*|reduc\w+|improv\w+|decreas\w+|increas\w+|went|goes|falls?|fell|cuts?|lower\w*|shr\w+)\b[^.:]{0,60}$|[:(]\s*$/i;
/** Pairs of times in one sentence with the side of each. */
function twoTimes(sentence) {
	const values = withSharedUnits(scanValues(sentence), sentence);
	if (values.length < 2 || NOT_SPEED.test(sentence)) return [];
	const joined = [];
	for (let i = 0; i + 1 < values.length; i++) {
		const [first, second] = [values[i], values[i + 1]];
		const between = sentence.slice(first.end, second.start);
		const joint = between.length <= 60 ? JOINTS.find(({ pattern }) => pattern.test(between)) : void 0;
		if (joint === void 0 || !ABOUT_SPEED.test(sentence)) continue;
		if (joint.first === "base" && /\bto\b/i.test(between) && !/\b(?:down|up)\b/.test(between) && !CHANGES_FROM.test(sentence.slice(0, first.start))) continue;
		const [base, patched] = joint.first === "base" ? [first, second] : [second, first];
		joined.push({
			base: base.figure,
			patched: patched.figure,
			at: first.start
		});
		i += 1;
	}
	return joined.length > 0 ? joined : bySideWords(sentence, values);
}
/** "from 25 to 3 ms": a bare number directly before a joined time has its unit. Other bare numbers are no times. */
function withSharedUnits(values, sentence) {
	return values.map((value, index) => {
		const next = values[index + 1];
		if (value.figure.unit !== "" || next === void 0 || next.figure.unit === "") return value;
		const between = sentence.slice(value.end, next.start);
		if (!/^\s*(?:to|->|vs\.?|versus)\s*~?\s*$/i.test(between)) return value;
		return {
			...value,
			figure: {
				...value.figure,
				unit: next.figure.unit
			}
		};
	}).filter(({ figure }) => figure.unit !== "");
}
/** Two times and two side words that alternate: "25 ms before and 3 ms after", "without it 25 ms, with it 3 ms". */
function bySideWords(sentence, values) {
	const [first, second] = values;
	if (values.length !== 2 || first === void 0 || second === void 0) return [];
	const sides = sideWords(sentence);
	const [before, between, behind] = [
		sides.filter(({ at }) => at < first.start),
		sides.filter(({ at }) => at >= first.end && at < second.start),
		sides.filter(({ at }) => at >= second.end)
	];
	const leading = before.at(-1) !== void 0 && between.at(-1) !== void 0;
	const trailing = between[0] !== void 0 && behind[0] !== void 0;
	const [one, two] = leading ? [before.at(-1)?.side, between.at(-1)?.side] : trailing ? [between[0]?.side, behind[0]?.side] : [void 0, void 0];
	const labelled = sides.some(({ at }) => /^[\w/]+(?:\s+\w+){0,2}\s*[:=]/.test(sentence.slice(at)) || sentence[at - 1] === "(");
	if (!ABOUT_SPEED.test(sentence) && !labelled && commandIn(sentence) === "") return [];
	if (one !== void 0 && two !== void 0 && one !== two) return [asFound(first, second, one)];
	const single = sides.length === 1 ? sides[0] : void 0;
	const compares = /\b(?:vs\.?|versus|while|whereas|but|previously)\b/i.test(sentence.slice(first.end, second.start));
	if (single === void 0 || !compares) return [];
	const nearer = single.at < second.start && single.at - first.end < second.start - single.at ? "first" : "second";
	const other = single.side === "base" ? "patched" : "base";
	return [asFound(first, second, nearer === "first" ? single.side : other)];
}
function asFound(first, second, firstSide) {
	const [base, patched] = firstSide === "base" ? [first, second] : [second, first];
	return {
		base: base.figure,
		patched: patched.figure,
		at: first.start
	};
}
/** Everyday words that name a side in a sentence that has two times. */
const SENTENCE_WORDS = [[/\b(?:before|previously|originally|currently|formerly|was|without|w\/o|unpatched|vanilla|baseline|mainline|old)\b/gi, "base"], [/\b(?:after|afterwards|now|with|patched|new)\b|\bw\/(?!o)/gi, "patched"]];
function sideWords(sentence) {
	const words = [];
	for (const { side, pattern } of SIDE_RULES) {
		if (side === null || pattern.source.includes("^")) continue;
		for (const match of sentence.matchAll(new RegExp(pattern, "gi"))) words.push({
			at: match.index,
			side
		});
	}
	for (const [pattern, side] of SENTENCE_WORDS) for (const match of sentence.matchAll(pattern)) words.push({
		at: match.index,
		side
	});
	words.sort((a, b) => a.at - b.at);
	return words.filter((word, index) => index === 0 || word.at - words[index - 1].at > 12 || word.side === words[index - 1]?.side);
}
/** The only time of a sentence about speed, with the side that the sentence names; null when there is none. */
function oneTime(sentence) {
	const [value, ...more] = scanValues(sentence).filter(({ figure }) => figure.unit !== "");
	if (value === void 0 || more.length > 0 || !ABOUT_SPEED.test(sentence) || NOT_SPEED.test(sentence)) return null;
	const sides = new Set(sideWords(sentence).map(({ side }) => side));
	return {
		value,
		side: sides.size === 1 ? [...sides][0] : null
	};
}

// src/claims/prose.ts
/** How many sentences may stand between two halves of a claim. */
const REACH = 2;
/** Claims in sentences: two times, a percentage, or a factor. */
function readProse(text) {
	const claims = [];
	let command = "";
	let pending = null;
	let around = {
		paragraph: "",
		environment: NO_ENVIRONMENT,
		runs: null
	};
	sentencesOf(text).forEach(({ text: sentence, paragraph }, at) => {
		if (/^[A-Z][a-z]+(?:-[a-z]+)*-by:|^(?:Fixes|Link|Closes|Cc|Subject|From|Date):/.test(sentence)) return;
		command = commandIn(sentence) || command;
		if (around.paragraph !== paragraph) around = {
			paragraph,
			environment: environmentOf(paragraph, "sentence"),
			runs: runsIn(paragraph)
		};
		const own = environmentOf(sentence, "sentence");
		const environment = own.text === null ? around.environment : own;
		const { runs } = around;
		const changes = statedChanges(sentence);
		const push = (base, patched, name, words) => {
			const claim = claimOf({
				kind: "patch",
				command: name,
				perfCommand: null,
				environment,
				base: {
					...base,
					runs
				},
				patched: {
					...patched,
					runs
				},
				notes: contradictions(base, patched, changes),
				text: words
			});
			if (claim !== null) claims.push(claim);
		};
		const found = twoTimes(sentence);
		if (found.length > 0) {
			for (const { base, patched, at: place } of found) push(base, patched, commandIn(sentence, place) || command, sentence);
			pending = null;
			return;
		}
		const single = oneTime(sentence);
		if (single !== null) {
			const half = {
				figure: single.value.figure,
				side: single.side,
				command: commandIn(sentence, single.value.start) || command,
				environment,
				text: sentence,
				at
			};
			const [base, patched] = halves(pending, half) ?? [null, null];
			if (base !== null) push(base.figure, patched.figure, half.command, `${base.text} / ${patched.text}`);
			pending = base === null ? half : null;
			if (base !== null || changes.length === 0) return;
		}
		for (const change of changes) {
			const name = commandIn(sentence, change.at) || command;
			claims.push(...relativeClaim(change, name, environment, sentence));
		}
	});
	return claims;
}
/** Base and patched of two sentences in reach; one without a side word is the base of one that says "patched". */
function halves(first, second) {
	if (first === null || second.at - first.at > REACH || second.side === null) return null;
	if (first.side === second.side || first.figure.unit === "" || second.figure.unit === "") return null;
	if (second.side === "patched") return [first, second];
	return first.side === "patched" ? [second, first] : null;
}
/** A percentage or factor beside two times that they do not give. */
function contradictions(base, patched, changes) {
	const ratio = ratioOf(base, patched)?.ratio;
	if (ratio === void 0 || changes.length !== 1) return [];
	return changes.filter(({ low, high, meanings }) => !fits(ratio, low, high) || !meanings.some((one) => near(ratio, one))).map(({ words }) => `"${words}" is said, but the figures give x${ratio.toPrecision(3)}`);
}
/** Rounded words are within a tenth: "8 times" for 7.97, "87%" for 87.45. */
const near = (ratio, meant) => Math.abs(Math.log(ratio / meant)) < .1;
/** Whether a ratio is one that somebody would round to these words. */
const fits = (ratio, low, high) => ratio >= low * .97 && ratio <= high * 1.03;

// src/claims/sections.ts
/** `umount -l: 25.5 ms`, `- umount -l = 25.5 ms +- 1 ms`, `umount -l    25.5 ms`; the name is group 1. */
const ROW = /^\s*(?:[-*+]\s+)?([a-z`"'./][^:=|]{0,60}?)(?:\s*[:=]\s*|\s{2,})(?=[\d.])/i;
/** A line that is no sentence: it ends in a colon, or is short and has no full stop. */
const HEADING = /^(?:(?![.!?]\s).){2,80}:\s*$|^\s*(?:(?![.!?](?:\s|$))[^:]){2,60}\s*$/;
/**
* Lists of commands under a heading that names a side, one time a row:
* ```
* Before the patch, 6.12-rt:
*   umount:    24.6 ms
*   umount -l: 25.5 ms
* After the patch:
*   ...
* ```
*/
function scanSections(text) {
	const lines = text.split("\n");
	const rest = [...lines];
	const results = [];
	let label = null;
	lines.forEach((line, at) => {
		if (line.trim() === "") return;
		const row = ROW.exec(line);
		const [value, ...more] = row === null ? [] : scanValues(line).filter(({ figure }) => figure.unit !== "");
		if (row !== null && value !== void 0) {
			const name = row[1].trim().replace(/^[`"']|[`"']$/g, "");
			if (label === null || more.length > 0 || readLabel(name).side !== null) return;
			const { side, environment } = label;
			results.push({
				side,
				environment,
				command: name,
				perfCommand: null,
				figure: value.figure,
				text: line.trim()
			});
			rest[at] = "";
			return;
		}
		const heading = HEADING.test(line) ? lastLabel(lines.slice(Math.max(0, at - 4), at + 1).join("\n")) : null;
		const own = HEADING.test(line) ? readLabel(line.trim()) : null;
		label = own === null || own.side === null ? null : heading ?? own;
	});
	const sides = new Set(results.map(({ side }) => side));
	return sides.has("base") && sides.has("patched") ? {
		results,
		rest: rest.join("\n")
	} : {
		results: [],
		rest: text
	};
}

// src/claims/tables.ts
/** Words that head a column; the longer ones first, so that `w/o patch` is not read as `patch`. */
const HEADS = /\b(?:w\/o|without|with|w\/|before|after|no)(?:\s+(?:this|the))?(?:\s+(?:patch(?:es|ed|set)?|series|changes?|fix))?|\b(?:un-?patched|patched|vanilla|baseline|base|stock|mainline|upstream|old|new|orig(?:inal)?|current|patch(?:es|set)?|series)\b/gi;
/** Figures whose larger value is the better one: no times, so no claim about a time. */
const RATES = /\b(?:ops|iops|requests?|req|mb|gb|kb|mib|gib|transactions?|tx|calls|events|iterations?)\s*\/\s*s|\bthroughput|\bbandwidth|\bper\s+second/i;
/** Sides of the columns of a header line; null when the line is no header of exactly one base and one patched column. */
function columnsOf(line) {
	if (/[.!?]\s*$/.test(line) || scanValues(line).some(({ figure }) => figure.unit !== "")) return null;
	const columns = [];
	for (const match of line.matchAll(HEADS)) {
		const side = sideOf(match[0].trim());
		if (side !== null) columns.push({
			side,
			start: match.index,
			end: match.index + match[0].length
		});
	}
	const [first, second, ...more] = columns;
	if (first === void 0 || second === void 0 || more.length > 0 || first.side === second.side) return null;
	const between = line.slice(first.end, second.start).replace(/\([^)]*\)|[-\w]*\d\.\d[\w.-]*/g, "");
	return /[a-z]{3,}\s+[a-z]{3,}/i.test(between) ? null : [first, second];
}
/**
* Tables with one column a side and one row a command, framed by bars or by blanks:
* ```
*               before      after    change
* umount       24.5 ms    26.3 ms       +7%
* umount -l    25.5 ms     3.2 ms      -87%
* ```
* and tables with one row a side and one column a command.
*/
function readTables(text) {
	const lines = text.split("\n");
	const claims = [];
	const rest = [...lines];
	for (let at = 0; at < lines.length; at++) {
		const header = plainRow(lines[at]);
		const context = lines.slice(Math.max(0, at - 6), at).join("\n");
		const columns = columnsOf(header);
		const found = columns === null ? sideRows(lines, at, context) : commandRows(lines, at, columns, context);
		if (found === null) continue;
		claims.push(...found.claims);
		for (let row = at; row < found.end; row++) rest[row] = "";
		at = found.end - 1;
	}
	return {
		claims,
		rest: rest.join("\n")
	};
}
const plainRow = (line) => line.replace(/\|/g, " ");
const isRule = (line) => /^[\s|+:=_-]*$/.test(line) && /[-=_]{2}/.test(line);
/** The unit that a header or caption gives for all cells: `(ms)`, `[us]`, `time in ms`. */
function captionUnit(...texts) {
	for (const text of texts) {
		const found = new RegExp(`[([]\\s*(?:in\\s+)?(${UNIT})\\s*[)\\]]|\\bin\\s+(${UNIT})|\\b((?:milli|micro|nano)?seconds|[mun]secs?)\\b`, "i").exec(text);
		if (found !== null) return unitOf(found[1] ?? found[2] ?? found[3]);
	}
	return "";
}
function commandRows(lines, at, columns, context) {
	const header = plainRow(lines[at]);
	if (RATES.test(header)) return null;
	const unit = captionUnit(header, context);
	const claims = [];
	let end = at + 1;
	for (; end < lines.length; end++) {
		const raw = lines[end];
		if (isRule(raw)) continue;
		const row = plainRow(raw);
		const [first, second] = cellsOf(row, 2);
		if (first === void 0 || second === void 0) break;
		const name = row.slice(0, first.start).replace(/[:\s]+$/, "").trim();
		if (RATES.test(row)) continue;
		const [base, patched] = columns[0].side === "base" ? [first, second] : [second, first];
		const pair = {
			base: withUnit(base.figure, unit),
			patched: withUnit(patched.figure, unit)
		};
		if (pair.base.unit === "" && pair.patched.unit === "" && !looksTimed(`${header} ${context} ${name}`)) continue;
		const head = header.slice(0, Math.min(columns[0].start, columns[1].start)).trim();
		pushClaim(claims, {
			name,
			size: /^\d+$/.test(name) ? `${head} ${name}`.trim() : "",
			context: `${context}\n${header}`,
			behind: lines.slice(end + 1, end + 4).join("\n"),
			...pair,
			text: `${header} / ${row}`,
			change: row
		});
	}
	return claims.length === 0 ? null : {
		claims,
		end
	};
}
/** Rows that are labelled with a side, under a header of commands or under none. */
function sideRows(lines, at, context) {
	const rows = [];
	let end = at;
	for (; end < lines.length; end++) {
		const raw = lines[end];
		if (isRule(raw)) continue;
		const row = plainRow(raw);
		const cells = scanValues(row).filter(usable);
		const name = row.slice(0, cells[0]?.start ?? 0);
		const side = sideOf(name.replace(/[:\s]+$/, "").trim());
		if (cells.length === 0 || side === null || name.length > 60 || /[.!?]\s|,\s+\w+\s+\w+\s+\w/.test(name)) break;
		rows.push({
			side,
			cells,
			text: row
		});
	}
	const base = rows.find(({ side }) => side === "base");
	const patched = rows.find(({ side }) => side === "patched");
	if (base === void 0 || patched === void 0 || base.cells.length !== patched.cells.length) return null;
	const header = context.split("\n").filter((line) => line.trim() !== "" && !isRule(line)).at(-1) ?? "";
	const names = plainRow(header).trim().split(/\s{2,}/).filter((name) => name !== "");
	const heads = base.cells.length > 1 && names.length >= base.cells.length ? names.slice(-base.cells.length) : [];
	const unit = captionUnit(header, context);
	const claims = [];
	base.cells.forEach((cell, index) => {
		const other = patched.cells[index];
		if (base.cells.length > 1 && heads.length === 0 && !isMean(base.text, cell)) return;
		const pair = {
			base: withUnit(cell.figure, unit),
			patched: withUnit(other.figure, unit)
		};
		if (pair.base.unit === "" && pair.patched.unit === "" && !looksTimed(`${header} ${context}`)) return;
		const text = `${base.text} / ${patched.text}`;
		pushClaim(claims, {
			name: heads[index] ?? "",
			size: "",
			behind: "",
			context,
			...pair,
			text,
			change: ""
		});
	});
	return claims.length === 0 ? null : {
		claims,
		end
	};
}
/** Of several figures in a row without heads, the mean: `before: min 20 ms, avg 25 ms`. */
const isMean = (row, cell) => /\b(?:avg|average|mean|median)\W{0,3}$/i.test(row.slice(0, cell.start));
/** A bare number counts as a cell; a percentage does not, and neither does a count of runs. */
const usable = ({ figure }) => Number.isFinite(figure.mean);
function cellsOf(row, count) {
	const values = scanValues(row).filter(usable);
	const timed = values.filter(({ figure }) => figure.unit !== "" || figure.stderr !== null);
	return timed.length >= count ? timed.slice(0, count) : values.slice(-count);
}
const withUnit = (figure, unit) => figure.unit === "" ? {
	...figure,
	unit
} : figure;
const looksTimed = (text) => /\b(?:times?|latency|duration|elapsed|seconds|real)\b|u(?:n)?mount/i.test(text);
function pushClaim(claims, row) {
	const label = lastLabel(row.context);
	const environment = label?.environment.text == null ? environmentOf(row.context, "sentence") : label.environment;
	const named = row.name.replace(/\(\s*(?:in\s+)?\w+\s*\)/g, "").trim();
	const generic = named === "" || /^(?:real|time|mean|avg|average|median|elapsed|latency|duration|result)s?$/i.test(named);
	const runs = runsIn(`${row.context} ${row.text}`);
	const pair = {
		kind: "patch",
		command: row.size !== "" ? sized(commandIn(row.context), row.size) : generic ? commandIn(row.context) || commandIn(row.behind) : named.replace(/^[`"']|[`"']$/g, ""),
		perfCommand: null,
		environment: environment.text === null ? NO_ENVIRONMENT : environment,
		base: {
			...row.base,
			runs
		},
		patched: {
			...row.patched,
			runs
		},
		notes: changeNotes(row),
		text: row.text
	};
	const claim = claimOf(pair);
	if (claim !== null) claims.push(claim);
}
const sized = (command, size) => command === "" ? size : `${command} (${size})`;
/** A printed change ("-87%") that the two figures do not give. */
function changeNotes({ base, patched, change }) {
	const printed = /([+-]?)\s?(\d{1,4}(?:\.\d+)?)\s?%(?!\s*\))/.exec(change.replace(/\+-\s*[\d.]+\s*%/g, ""));
	if (printed === null || base.unit !== patched.unit) return [];
	const actual = 100 * (patched.mean / base.mean - 1);
	const size = Number(printed[2]);
	return Math.abs(Math.abs(actual) - size) > Math.max(1, .02 * size) ? [`${printed[0].trim()} is printed, but the figures change by ${actual.toFixed(1)} %`] : [];
}

// src/claims/find.ts
/** Characters that are searched. The longest commit messages have a fifth of this. */
const TEXT_LIMIT = 1e5;
/**
* Every performance claim in a commit message or cover letter, in the order of the text: outputs of perf stat,
* hyperfine and time(1) under labels, tables, lists, and sentences. Quoted copies count once. Never throws; the
* text may be mangled (quote marks, lost lines, tabs) and may go on into a diff, which is not read.
*/
function findClaims(text) {
	const plain = normaliseText(text.slice(0, TEXT_LIMIT));
	const blocks = scanBlocks(plain);
	const sections = scanSections(blocks.rest);
	const tables = readTables(sections.rest);
	const claims = dropDuplicates(dropRestatements([
		...pairResults(blocks.results),
		...pairResults(sections.results),
		...tables.claims,
		...readProse(tables.rest)
	]));
	return markControls(claims, plain);
}
/**
* "8x faster" above the figures that show it is no second claim. When no figure of the command shows it, it stays,
* and a note says what the figures give.
*/
function dropRestatements(claims) {
	const figures = claims.filter((claim) => claim.kind === "patch" && claim.base !== null);
	return claims.flatMap((claim) => {
		if (claim.base !== null) return [claim];
		const key = commandKey(claim.command);
		const same = figures.filter((other) => key === "" || commandKey(other.command) === key);
		if (same.some((other) => fits(other.ratio, ...claim.ratioInterval))) return [];
		if (same.length === 0) return [claim];
		const given = same.map((other) => `x${other.ratio.toPrecision(3)}`).join(" and ");
		return [{
			...claim,
			notes: [...claim.notes, `the figures in the same mail give ${given}`]
		}];
	});
}
/**
* Claims that say the same about the same command count once; a note tells how often it was said. Of figures and
* their rounded form ("15.8 ms" for 0.0158004), as in a cover letter, those with errors are kept.
*/
function dropDuplicates(claims) {
	const kept = [];
	for (const claim of claims) {
		const known = kept.find(({ claim: other }) => sameClaim(other, claim));
		if (known === void 0) kept.push({
			claim,
			times: 1
		});
		else {
			known.times += 1;
			if (known.claim.intervalFrom === "rounding" && claim.intervalFrom === "errors") known.claim = claim;
		}
	}
	return kept.map(({ claim, times }) => times === 1 ? claim : {
		...claim,
		notes: [...claim.notes, saidTimes(times)]
	});
}
function sameClaim(a, b) {
	if (a.kind !== b.kind || commandKey(a.command) !== commandKey(b.command)) return false;
	const [one, other] = [a.environment.text, b.environment.text];
	const rounded = a.intervalFrom !== b.intervalFrom;
	if (one !== other && !(rounded && (one === null || other === null))) return false;
	if (a.base === null || b.base === null || a.patched === null || b.patched === null) return a.base === b.base && a.ratio === b.ratio;
	const slack = rounded ? .01 : 0;
	const equal = (x, y) => Math.abs(seconds(x) / seconds(y) - 1) <= slack;
	return equal(a.base, b.base) && equal(a.patched, b.patched);
}

// src/claims/series.ts
/** A subject and a body as one text: a subject can claim something too. */
const withSubject = (subject, body) => subject !== "" && body.includes(subject) ? body : `${subject}.\n\n${body}`;
/** Claims of one mail: its subject and all prose above the diff, below `---` too. */
function claimsOfMessage(message) {
	return findClaims(withSubject(message.subject.title, message.prose));
}
/** Claims of a series: cover letter first, then its patches. What both say counts once. */
function claimsOfSeries(series) {
	const cover = series.cover === null ? [] : findClaims(withSubject(series.cover.subject, series.cover.text));
	const patches = series.patches.flatMap((patch) => findClaims(withSubject(patch.subject, `${patch.log}\n\n${patch.notes}`)));
	return dropDuplicates([...cover, ...patches]);
}

export { checkPerfText as a, describeClaim as c, findClaims as i, ratioText as l, claimsOfSeries as n, claimRecord as o, dropDuplicates as r, claimText as s, claimsOfMessage as t, commandKey as u };