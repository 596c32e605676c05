import { o as UsageError } from "./errors.js";
import { t as parseFlags } from "./flags.js";

// src/commands/mail-flags.ts
/**
* Reads the arguments of a command that takes mail.
* @throws UsageError for unknown flags and when no input is named.
*/
function parseMailFlags(command, args, extra) {
	const options = {
		json: {
			type: "boolean",
			default: false
		},
		archive: { type: "string" }
	};
	for (const [name, type] of extra) options[name] = { type };
	const { values, positionals } = parseFlags(command, args, options);
	if (positionals.length === 0) throw new UsageError(`patchboot ${command}: no mail is named`, { hint: `Name a file, a maildir, a Message-ID, or "-" for standard input. \`patchboot ${command} --help\` lists the options.` });
	const own = values;
	return {
		json: own["json"] === true,
		archive: typeof own["archive"] === "string" ? own["archive"] : void 0,
		inputs: positionals,
		extra: own
	};
}
/** What the mail stage needs of a command's surroundings. */
function mailIo(io, archive) {
	return {
		cwd: io.cwd,
		stdin: io.stdin,
		signal: io.signal,
		...archive === void 0 ? {} : { archive }
	};
}

export { parseMailFlags as n, mailIo as t };