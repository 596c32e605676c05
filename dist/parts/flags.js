import { parseArgs } from "node:util";
import { o as UsageError } from "./errors.js";

// src/flags.ts
/**
* Reads the arguments of `patchboot COMMAND` with node:util's parser, and says in our words what is wrong with them.
* @throws UsageError for an unknown flag, a flag without its value, and a switch that was given one.
*/
function parseFlags(command, args, flags) {
	const { values, positionals, tokens } = parseArgs({
		args: [...args],
		options: flags,
		allowPositionals: true,
		strict: false,
		tokens: true
	});
	for (const token of tokens) if (token.kind === "option") check(command, token, flags);
	return {
		values,
		positionals
	};
}
function check(command, token, flags) {
	const { name, rawName, value } = token;
	const help = `\`patchboot ${command} --help\` lists the options.`;
	const type = name === "help" ? "boolean" : Object.hasOwn(flags, name) ? flags[name]?.type : void 0;
	if (type === void 0) {
		const near = nearest(name, Object.keys(flags));
		throw new UsageError(`${command} has no option ${rawName}`, { hint: near === null ? help : `Did you mean --${near}? ${help}` });
	}
	if (type === "boolean" && value !== void 0) throw new UsageError(`${rawName} takes no value, but was given "${value}"`, { hint: help });
	if (type === "string" && value === void 0) throw new UsageError(`${rawName} needs a value`, { hint: help });
	if (type === "string" && token.inlineValue !== true && /^-./.test(value ?? "")) throw new UsageError(`${rawName} needs a value, and ${value} looks like the next option`, { hint: `If it is the value, write ${rawName}=${value}. ${help}` });
}
/** The known name that is at most two letters off, or that starts with what was typed. */
function nearest(typed, known) {
	const prefixed = known.filter((name) => typed.length > 1 && name.startsWith(typed));
	if (prefixed.length === 1) return prefixed[0] ?? null;
	const best = known.map((name) => ({
		name,
		far: distance(typed, name)
	})).sort((a, b) => a.far - b.far)[0];
	return best !== void 0 && best.far <= 2 && best.far < typed.length ? best.name : null;
}
/** Letters to insert, drop or change to turn one word into the other (Levenshtein). */
function distance(a, b) {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
		}
		row = next;
	}
	return row[b.length] ?? 0;
}

export { parseFlags as t };