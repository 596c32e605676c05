import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { o as UsageError, r as InputError, t as EXIT } from "./errors.js";
import { t as parseFlags } from "./flags.js";
import { a as renderMarkdown, c as renderEml, l as renderLkp, n as readConsoles, o as renderJunit, r as renderJson, s as renderHtml, t as COMMENT_LIMIT_BYTES, u as renderText } from "./write.js";
import { a as int, c as object, d as string, f as tuple, i as discriminatedUnion, m as toJSONSchema, n as array, o as literal, r as boolean, s as number, t as _enum, v as writeFileAtomic } from "./schemas.js";
import { t as pathTrouble } from "./read2.js";

// src/console/problem.ts
/** Kinds of problems on a kernel console; see the tables in src/console/rules. */
const PROBLEM_KINDS = [
	"lockdep",
	"warning",
	"bug",
	"oops",
	"panic",
	"kasan",
	"kmsan",
	"kcsan",
	"kfence",
	"ubsan",
	"hung-task",
	"rcu-stall",
	"soft-lockup",
	"hard-lockup",
	"workqueue-lockup",
	"atomic-sleep",
	"preempt",
	"spinlock",
	"refcount",
	"list-corruption",
	"bad-page",
	"leak",
	"oom",
	"vfs",
	"hang",
	"other"
];

// src/report/schema-parts.ts
/** Building blocks of the result's schema: every text, list and number has a limit. */
const text = string().max(2e6);
const shortText = string().max(1e4);
const machineName = string().min(1).max(200);
const flag = boolean();
/** A count, an index or a seed. */
const integer = int().min(0);
/** A finite number; JSON has no others, and 1e308 is no figure of ours. */
const real = number().min(-1e15).max(1e15);
const seconds = number().min(0).max(1e9);
const side = _enum(["base", "patched"]);
const timing = _enum(["wall", "virtual"]);
const identity = object({
	name: shortText,
	email: shortText
});
const rate = object({
	hits: integer,
	runs: integer
});
/** A list, read-only as all of a result is. */
function list(item) {
	return array(item).max(1e5).readonly();
}

// src/report/schema-findings.ts
/** Findings in the schema of result.json. */
const seen = {
	machine: machineName,
	base: rate,
	patched: rate,
	change: _enum([
		"new",
		"old",
		"fixed"
	]),
	touches: list(text),
	patchIndex: integer.nullable()
};
const frame = object({
	symbol: shortText,
	offset: integer,
	size: integer,
	module: shortText.nullable(),
	unreliable: flag,
	role: _enum([
		"trace",
		"ip",
		"lock",
		"registered"
	]),
	section: shortText,
	address: shortText.nullable(),
	line: integer,
	source: list(object({
		function: shortText,
		file: shortText,
		line: integer
	}))
});
const problem = object({
	kind: _enum(PROBLEM_KINDS),
	rule: shortText,
	infrastructure: flag,
	boot: integer,
	title: text,
	alternativeTitles: list(text),
	id: text,
	key: text,
	function: shortText.nullable(),
	file: shortText.nullable(),
	line: integer,
	endLine: integer,
	secondary: flag,
	corrupted: flag,
	truncated: flag,
	locks: list(object({
		name: shortText,
		usage: shortText,
		role: shortText,
		address: shortText.nullable()
	})),
	context: shortText,
	frames: list(frame),
	excerpt: list(text),
	decoded: list(text),
	count: integer
});
const findingSchema = discriminatedUnion("type", [
	object({
		type: literal("splat"),
		...seen,
		kind: _enum(PROBLEM_KINDS),
		id: text,
		title: text,
		problem,
		log: shortText
	}),
	object({
		type: _enum(["build-error", "build-warning"]),
		...seen,
		file: shortText.nullable(),
		line: integer.nullable(),
		message: text,
		log: shortText
	}),
	object({
		type: literal("boot-failure"),
		...seen,
		id: text,
		message: text,
		log: shortText
	}),
	object({
		type: literal("check-failure"),
		...seen,
		suite: shortText,
		check: shortText,
		message: text,
		log: shortText
	}),
	object({
		type: literal("perf-change"),
		...seen,
		suite: shortText,
		step: shortText,
		direction: _enum([
			"regression",
			"improvement",
			"confounded"
		]),
		ratio: real,
		message: text
	}),
	object({
		type: literal("claim"),
		...seen,
		outcome: _enum([
			"consistent",
			"not-reproduced",
			"not-comparable"
		]),
		claim: text,
		message: text
	})
]);

// src/report/schema.ts
/**
* The format of result.json. A result crosses a border of trust: it is made where code of the patch ran, and read
* by the job that holds the token. So everything is checked, sizes too; unknown fields are dropped.
*/
const boot = object({
	machine: machineName,
	side,
	index: integer,
	seed: integer,
	timing,
	accel: _enum(["kvm", "tcg"]),
	state: _enum([
		"passed",
		"failed",
		"hung",
		"panicked",
		"never-booted",
		"infrastructure"
	]),
	detail: text,
	elapsedSeconds: seconds,
	log: shortText,
	problems: list(shortText),
	lockdepActive: flag.nullable(),
	qemu: list(text),
	startedSeconds: seconds.exactOptional()
});
const sample = object({
	side,
	boot: integer,
	seed: integer,
	runs: list(seconds),
	perfText: text
});
const sideSummary = object({
	samples: integer,
	meanSeconds: seconds,
	stddevPercent: real.nullable(),
	medianSeconds: seconds,
	medianIntervalSeconds: tuple([seconds, seconds]).readonly().nullable()
});
const comparison = object({
	baseSeconds: seconds,
	patchedSeconds: seconds,
	changePercent: real,
	shiftPercent: real,
	intervalPercent: tuple([real, real]).readonly(),
	p: number().min(0).max(1),
	test: shortText,
	verdict: _enum([
		"regression",
		"improvement",
		"no-change",
		"too-few-boots"
	]),
	detectablePercent: real,
	confidence: number().min(0).max(1).exactOptional(),
	pAdjusted: number().min(0).max(1).exactOptional(),
	floorPercent: real.exactOptional(),
	confoundedBy: list(shortText).exactOptional(),
	notes: list(text).exactOptional()
});
const measurement = object({
	machine: machineName,
	suite: shortText,
	step: shortText,
	command: text,
	perfCommand: text,
	control: flag,
	timing,
	samples: list(sample),
	comparison: comparison.nullable(),
	summary: object({
		base: sideSummary.nullable(),
		patched: sideSummary.nullable(),
		meanChangePercent: real.nullable()
	}).exactOptional(),
	size: object({
		name: shortText,
		value: real
	}).exactOptional()
});
const check = object({
	machine: machineName,
	side,
	suite: shortText,
	check: shortText,
	boot: integer,
	seed: integer,
	outcome: _enum([
		"passed",
		"failed",
		"skipped",
		"not-run"
	]),
	message: text
});
const kernel = object({
	machine: machineName,
	side,
	commit: shortText,
	release: shortText,
	compiler: shortText,
	fromCache: flag,
	buildSeconds: seconds,
	key: shortText,
	config: shortText
});
const machine = object({
	name: machineName,
	description: text,
	arch: shortText,
	reason: text,
	accel: _enum(["kvm", "tcg"]),
	accelReason: text,
	testMachine: text,
	sandbox: text
});
const series = object({
	subject: text,
	author: identity,
	version: integer,
	rfc: flag,
	resend: flag,
	tags: list(shortText),
	total: integer,
	complete: flag,
	missing: list(integer),
	cover: object({
		subject: text,
		author: identity,
		messageId: shortText,
		text
	}).nullable(),
	baseCommit: shortText.nullable(),
	prerequisites: list(shortText),
	messageId: shortText,
	to: list(identity),
	cc: list(identity),
	notes: list(text),
	trailers: list(object({
		name: shortText,
		value: text,
		from: identity,
		patchIndex: integer,
		credited: flag
	})),
	patches: list(object({
		index: integer,
		subject: text,
		author: identity,
		messageId: shortText,
		diffSha256: shortText,
		decoder: shortText,
		files: list(shortText),
		commit: shortText.nullable()
	}))
});
const resultSchema = object({
	version: literal(1),
	tool: object({
		name: literal("patchboot"),
		version: shortText
	}),
	startedAt: shortText,
	elapsedSeconds: seconds,
	verdict: _enum([
		"pass",
		"fail",
		"inconclusive",
		"infrastructure",
		"invalid-input"
	]),
	headline: text,
	series: series.nullable(),
	base: object({
		tree: text,
		commit: shortText,
		describe: shortText,
		how: text
	}).nullable(),
	machines: list(machine),
	kernels: list(kernel),
	boots: list(boot),
	measurements: list(measurement),
	checks: list(check).exactOptional(),
	findings: list(findingSchema),
	error: object({
		kind: shortText,
		message: text,
		hint: text.nullable()
	}).nullable(),
	notes: list(text),
	reproduce: text
});
/** A larger file is refused before it is parsed. */
const RESULT_LIMIT_BYTES = 67108864;
const FAULTS_SHOWN = 5;
/**
* Reads a result.json. `name` is the file as the user named it.
* @throws InputError that names the places at fault (`findings[3].machine`) and what is expected there.
*/
function parseResult(json, name = "result.json") {
	if (Buffer.byteLength(json) > 67108864) throw new InputError(`${name} is larger than ${RESULT_LIMIT_BYTES / 1024 / 1024} MiB`, { hint: "A result of patchboot never is: give the result.json of a run." });
	let value;
	try {
		value = JSON.parse(json);
	} catch (cause) {
		const words = cause instanceof Error ? cause.message : String(cause);
		throw new InputError(`${name} is not JSON: ${words.slice(0, 300)}`, {
			cause,
			hint: "The file may be cut off. Give the result.json that patchboot run wrote into its --out folder."
		});
	}
	refuseOtherVersions(value, name);
	const parsed = resultSchema.safeParse(value);
	if (parsed.success) return parsed.data;
	const faults = parsed.error.issues;
	const lines = faults.slice(0, FAULTS_SHOWN).map((issue) => `  ${placeOf(issue.path)}: ${issue.message}`);
	if (faults.length > FAULTS_SHOWN) lines.push(`  and ${faults.length - FAULTS_SHOWN} more`);
	throw new InputError(`${name} does not have the format of a result:\n${lines.join("\n")}`, { hint: "`patchboot report --schema` prints the format." });
}
function refuseOtherVersions(value, name) {
	if (typeof value !== "object" || value === null || !("version" in value)) return;
	const { version } = value;
	if (typeof version !== "number" || version === 1) return;
	throw new InputError(`${name} has format version ${version}; this patchboot reads version ${1}`, { hint: "Use the patchboot that made the file, or run the series again." });
}
/** `findings[3].problem.line`; `the whole file` for the root. */
function placeOf(path) {
	const words = path.map((key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`).join("");
	return words === "" ? "the whole file" : words.replace(/^\./, "");
}
/** The format as JSON Schema (draft 2020-12), for other programs; docs/result.schema.json is this. */
function resultJsonSchema() {
	return {
		title: "patchboot result",
		description: "What patchboot found out about a series; written as result.json. New fields may be added at any time.",
		...toJSONSchema(resultSchema, { io: "input" })
	};
}

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
const HELP = `Usage: patchboot report RESULT.json [--format FORMAT] [--output FILE]
       patchboot report --schema

Shows the result of a run in one of these formats. Nothing is worked out or sent.

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
		const text = await render(parseResult(await readInput(options.file, io), inputName(options.file)), options, io);
		if (options.output === null) io.stdout(text);
		else await writeOutput(resolve(io.cwd, options.output), text, options.output);
		return EXIT.passed;
	}
};
function parseOptions(args, io) {
	const { values, positionals } = parseFlags("report", args, FLAGS);
	if (values.schema === true) return "schema";
	const [file, ...more] = positionals;
	if (file === void 0 || more.length > 0) throw new UsageError(file === void 0 ? "report needs the file of a result" : `report takes one file, not ${positionals.length}`, { hint: "For example: patchboot report out/result.json" });
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
async function render(result, options, io) {
	switch (options.format) {
		case "text": return renderText(result, options);
		case "lkp": return renderLkp(result);
		case "markdown": return renderMarkdown(result, options);
		case "html": {
			const folder = options.file === "-" ? null : dirname(resolve(io.cwd, options.file));
			return renderHtml(result, { consoles: folder === null ? [] : await readConsoles(result, folder) });
		}
		case "junit": return renderJunit(result);
		case "json": return renderJson(result);
		case "eml": {
			const mail = renderEml(result);
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