import { n as isIncidental, o as sourceName } from "./blame.js";

// src/console/touched.ts
const NEW_FILE = /^\+\+\+ (?:"?b\/)?([^\t\n"]+)/;
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)/;
const DEFINITION = /^(?:[A-Za-z_][\w ]*[ *]+)?\*?([A-Za-z_]\w*)\(/;
const MACRO_DEFINITION = /^(?:COMPAT_)?SYSCALL_DEFINE\d\((\w+)/;
/** Text at the left margin is outside of functions, but for labels and braces. */
const OUTSIDE = /^(?:[A-Za-z_](?!\w*:(?!:))|\/[*/])/;
const NOT_FUNCTIONS = /* @__PURE__ */ new Set([
	"if",
	"for",
	"while",
	"switch",
	"return",
	"sizeof",
	"defined",
	"do",
	"else",
	"EXPORT_SYMBOL",
	"EXPORT_SYMBOL_GPL",
	"MODULE_LICENSE",
	"DEFINE_MUTEX",
	"DEFINE_SPINLOCK",
	"__attribute__",
	"LIST_HEAD",
	"module_init",
	"fs_initcall"
]);
/** The function that a line of C begins; null for all other lines. */
function definedFunction(line) {
	const macro = MACRO_DEFINITION.exec(line);
	if (macro !== null) return `sys_${macro[1]}`;
	if (line.trimEnd().endsWith(";")) return null;
	const name = DEFINITION.exec(line)?.[1];
	return name === void 0 || NOT_FUNCTIONS.has(name) ? null : name;
}
/** Reads unified diffs: files, changed line ranges, functions of hunk headers and of added or context lines. */
function changedCode(diffs) {
	const files = /* @__PURE__ */ new Map();
	for (const diff of diffs) readDiff(Buffer.from(diff).toString("utf8"), files);
	return [...files].map(([file, draft]) => ({
		file,
		functions: [...draft.functions],
		lines: draft.lines
	}));
}
function readDiff(text, files) {
	let draft = null;
	let left = {
		old: 0,
		new: 0
	};
	let line = 0;
	let inside = null;
	for (const raw of text.split("\n")) {
		if (left.old <= 0 && left.new <= 0) {
			const file = NEW_FILE.exec(raw)?.[1];
			if (file !== void 0) draft = file === "/dev/null" ? null : draftOf(files, file);
			const hunk = HUNK.exec(raw);
			if (hunk === null) continue;
			left = {
				old: Number(hunk[2] ?? 1),
				new: Number(hunk[4] ?? 1)
			};
			line = Number(hunk[3]);
			inside = definedFunction(hunk[5] ?? "");
			continue;
		}
		const mark = raw.charAt(0);
		if (mark === "\\") continue;
		if (mark !== "+") left.old -= 1;
		if (mark !== "-") left.new -= 1;
		if (draft === null) continue;
		if (OUTSIDE.test(raw.slice(1))) inside = definedFunction(raw.slice(1));
		if (mark === "+" || mark === "-") {
			if (inside !== null) draft.functions.add(inside);
			noteLine(draft, mark === "+" ? line : Math.max(line - 1, 1));
		}
		if (raw.slice(1) === "}") inside = null;
		if (mark !== "-") line += 1;
	}
}
function draftOf(files, file) {
	const known = files.get(file);
	if (known !== void 0) return known;
	const draft = {
		functions: /* @__PURE__ */ new Set(),
		lines: []
	};
	files.set(file, draft);
	return draft;
}
function noteLine(draft, line) {
	const last = draft.lines.at(-1);
	if (last !== void 0 && line >= last.from && line <= last.to + 1) last.to = Math.max(last.to, line);
	else draft.lines.push({
		from: line,
		to: line
	});
}
/**
* The code of a series that stands in a problem's evidence: all inline levels of its frames, the lock's
* registration chain included, as "function file:line" (or "function" where the frame is not decoded). Frames
* marked `? ` count only when nothing else does, and say so.
*/
function touchedCode(problem, changed) {
	const sure = /* @__PURE__ */ new Set();
	const unsure = /* @__PURE__ */ new Set();
	for (const frame of problem.frames) {
		if (isIncidental(frame)) continue;
		const target = frame.unreliable ? unsure : sure;
		for (const text of touchedLevels(frame, changed)) target.add(text);
	}
	return sure.size > 0 ? [...sure] : [...unsure].map((text) => `${text} (on the stack, not proved to be called)`);
}
function touchedLevels(frame, changed) {
	if (frame.source.length === 0) {
		const name = sourceName(frame.symbol);
		return changed.some((code) => code.functions.some((fn) => same(fn, name))) ? [name] : [];
	}
	return frame.source.flatMap((level) => {
		const code = changed.find((candidate) => candidate.file === level.file);
		if (code === void 0) return [];
		const name = sourceName(level.function);
		return code.functions.some((fn) => same(fn, name)) || code.lines.some((range) => level.line >= range.from && level.line <= range.to) ? [`${name} ${level.file}:${level.line}`] : [];
	});
}
/** `SYSCALL_DEFINE2(umount, ...)` is `__do_sys_umount` in DWARF and `__x64_sys_umount` on stacks. */
function same(changed, name) {
	if (changed === name) return true;
	return changed.startsWith("sys_") && name.endsWith(`_${changed}`);
}

export { touchedCode as n, changedCode as t };