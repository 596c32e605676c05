import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { o as UsageError, r as InputError, t as EXIT } from "./errors.js";
import { t as parseFlags } from "./flags.js";
import { a as renderJson, d as renderLkp, f as renderMarkdown, i as readConsoles, l as renderHtml, r as readAttachments, s as renderJunit, t as COMMENT_LIMIT_BYTES, u as renderEml } from "./write.js";
import { i as resultJsonSchema, n as RESULT_LIMIT_BYTES, r as parseResult, t as loadResults } from "./load.js";
import { t as renderText } from "./text.js";
import { y as writeFileAtomic } from "./schemas.js";
import { t as pathTrouble } from "./read2.js";

// src/commands/report.ts
const FORMATS = [
	"text",
	"lkp",
	"markdown",
	"html",
	"junit",
	"json",
	"eml"
];
const HELP = `Usage: patchboot report RESULT.json... [--format FORMAT] [--output FILE]
       patchboot report --schema

Shows the result of a run in one of these formats. Nothing is worked out or sent. Several results of one series, one a
machine, are merged.

  RESULT.json          the file that \`patchboot run\` wrote into its --out folder; - is standard input

  --format FORMAT      ${FORMATS.join(", ")} (default: text)
                       text      for the terminal: verdict, findings, times, head of the first splat
                       lkp       plain text in the layout of the LKP kernel test robot
                       markdown  for a pull request comment or a job summary
                       html      one self-contained page with plots and consoles; the console logs
                                 are read from the folder of RESULT.json
                       junit     JUnit XML
                       json      the result itself, checked; unknown fields are dropped
                       eml       a mail that replies to the patch, for you to read, edit and send
  --output FILE        write there instead of to standard output
  --limit-bytes N      markdown: stay within N bytes of UTF-8 (default: ${COMMENT_LIMIT_BYTES}; GitHub's comments
                       take 65536 characters); what matters least is left out first
  --color WHEN         text: auto, always or never (default: auto, which obeys NO_COLOR)
  --columns N          text: width in characters (default: that of the terminal, else 80)
  --schema             print the JSON Schema of result.json and end

Exit status: ${EXIT.passed} when the report was made, whatever it says; ${EXIT.input} for a wrong option or a file that is no result.

Examples:
  patchboot report out/result.json
  patchboot report out/result.json --format eml --output reply.eml
  patchboot report - --format markdown <out/result.json
`;
const reportCommand = {
	help: HELP,
	async run(args, io) {
		const options = parseOptions(args, io);
		if (options === "schema") {
			io.stdout(`${JSON.stringify(resultJsonSchema(), null, 2)}\n`);
			return EXIT.passed;
		}
		const { result, folder } = await load(options, io);
		const text = await render(result, folder, options);
		if (options.output === null) io.stdout(text);
		else await writeOutput(resolve(io.cwd, options.output), text, options.output);
		return EXIT.passed;
	}
};
function parseOptions(args, io) {
	const { values, positionals } = parseFlags("report", args, FLAGS);
	if (values.schema === true) return "schema";
	const [file, ...more] = positionals;
	if (file === void 0) throw new UsageError("report needs the file of a result", { hint: "For example: patchboot report out/result.json" });
	const format = FORMATS.find((known) => known === (values.format ?? "text"));
	if (format === void 0) throw new UsageError(`there is no format "${values.format}"`, { hint: `The formats are ${FORMATS.join(", ")}.` });
	const when = values.color ?? "auto";
	if (![
		"auto",
		"always",
		"never"
	].includes(when)) throw new UsageError(`--color is auto, always or never, not "${when}"`);
	const output = values.output ?? null;
	const auto = io.stdoutIsTty && output === null && (io.env["NO_COLOR"] ?? "") === "";
	return {
		file,
		more,
		format,
		output: output === "-" ? null : output,
		limitBytes: positive("--limit-bytes", values["limit-bytes"], COMMENT_LIMIT_BYTES),
		color: when === "always" || when === "auto" && auto,
		columns: positive("--columns", values.columns, io.columns)
	};
}
const FLAGS = {
	format: { type: "string" },
	output: { type: "string" },
	"limit-bytes": { type: "string" },
	color: { type: "string" },
	columns: { type: "string" },
	schema: { type: "boolean" }
};
function positive(flag, value, fallback) {
	if (value === void 0) return fallback;
	const number = Number(value);
	if (!/^\d+$/.test(value) || number < 1 || !Number.isSafeInteger(number)) throw new UsageError(`${flag} needs a whole number above 0, not "${value}"`);
	return number;
}
/** The result, and the folder that its logs are in; null for standard input. */
async function load({ file, more }, io) {
	if (more.length > 0) return loadResults([file, ...more], io.cwd);
	return {
		result: parseResult(await readInput(file, io), inputName(file)),
		folder: file === "-" ? null : dirname(resolve(io.cwd, file))
	};
}
const inputName = (file) => file === "-" ? "standard input" : file;
async function readInput(file, io) {
	try {
		const bytes = file === "-" ? await io.stdin() : await readFile(resolve(io.cwd, file));
		if (bytes.length > 67108864) throw new InputError(`${inputName(file)} is larger than ${RESULT_LIMIT_BYTES / 1024 / 1024} MiB`, { hint: "A result of patchboot never is: give the result.json of a run." });
		return bytes.toString("utf8");
	} catch (cause) {
		if (cause instanceof InputError) throw cause;
		throw new InputError(`cannot read ${inputName(file)}: ${pathTrouble(cause)}`, {
			cause,
			hint: "Give the result.json that `patchboot run` wrote into its --out folder."
		});
	}
}
async function render(result, folder, options) {
	switch (options.format) {
		case "text": return renderText(result, options);
		case "lkp": return renderLkp(result);
		case "markdown": return renderMarkdown(result, options);
		case "html": return renderHtml(result, { consoles: folder === null ? [] : await readConsoles(result, folder) });
		case "junit": return renderJunit(result);
		case "json": return renderJson(result);
		case "eml": {
			const attachments = folder === null ? [] : await readAttachments(result, folder);
			const mail = renderEml(result, { attachments });
			if (mail !== null) return mail;
			throw new InputError("this result has no mail to reply to", { hint: "The series came from a file or a pull request without a Message-ID. `--format lkp` gives the text of the report." });
		}
	}
}
async function writeOutput(path, text, name) {
	try {
		await writeFileAtomic(path, text);
	} catch (cause) {
		throw new UsageError(`cannot write ${name}: ${pathTrouble(cause)}`, { cause });
	}
}

export { reportCommand };