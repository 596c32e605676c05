import { readFile, readdir, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { o as UsageError, r as InputError } from "./errors.js";
import { a as int, c as object, d as string, f as tuple, h as toJSONSchema, i as discriminatedUnion, n as array, o as literal, r as boolean, s as number, t as _enum } from "./schemas.js";
import { n as isGlob, t as expandGlob } from "./glob.js";
import { t as pathTrouble } from "./read2.js";
import { t as VERSION } from "./version.js";

// src/report/plan-file.ts
/** What `mode: plan` leaves beside the results: which machines there should be one of. Pure. */
const PLAN_FILE = "plan.json";
const planSchema = object({ include: array(object({ machine: string().regex(/^[a-z0-9_-]{1,100}$/) })).max(256) });
/** The machines of a plan. @throws InputError when it is none. */
function parsePlan(json, name) {
	let value;
	try {
		value = JSON.parse(json);
	} catch (cause) {
		throw new InputError(`${name} is not JSON: ${cause.message.slice(0, 300)}`, { cause });
	}
	const parsed = planSchema.safeParse(value);
	if (parsed.success) return parsed.data.include.map(({ machine }) => machine);
	throw new InputError(`${name} does not have the format of a plan`, { hint: "Give the plan.json of mode: plan, or leave it out." });
}
/**
* For each planned machine without a result one that says so: a job that ended without a word (out of time, a lost
* runner) must not leave the others to pass alone.
*/
function lostParts(planned, parts, now) {
	const startedAt = parts[0]?.result.startedAt ?? now;
	return planned.filter((machine) => !parts.some((part) => isOf(part, machine))).map((machine) => lostPart(machine, startedAt));
}
/** A run that failed before it came to its machine names none; then the folder tells, `patchboot-MACHINE`. */
function isOf({ name, result: { machines } }, machine) {
	if (machines.length > 0) return machines.some((known) => known.name === machine);
	return name.split("/").some((folder) => folder === machine || folder.endsWith(`-${machine}`));
}
function lostPart(machine, startedAt) {
	const headline = `${machine}: its job left no result`;
	return {
		name: machine,
		folder: "",
		result: {
			version: 1,
			tool: {
				name: "patchboot",
				version: VERSION
			},
			startedAt,
			elapsedSeconds: 0,
			verdict: "infrastructure",
			headline,
			series: null,
			base: null,
			machines: [],
			kernels: [],
			boots: [],
			measurements: [],
			findings: [],
			error: {
				kind: "infrastructure",
				message: headline,
				hint: "The log of the job tells why: a limit of time, or a runner that was lost?"
			},
			notes: [],
			reproduce: ""
		}
	};
}

// src/report/merge.ts
/** What decides comes first: a finding of one machine is certain even when another had trouble. */
const WEIGHT = {
	fail: 0,
	"invalid-input": 1,
	infrastructure: 2,
	inconclusive: 3,
	pass: 4
};
/**
* One result out of several.
* @throws UsageError when they are not of one series on one base, or tell of one machine twice.
*/
function mergeResults(parts) {
	const [first] = parts;
	if (first === void 0) throw new UsageError("there is no result to merge");
	const results = parts.map(moved);
	const [only] = results;
	if (only !== void 0 && results.length === 1) return only;
	requireOneSeries(parts);
	requireOwnMachines(parts);
	const [decisive = first.result, ...others] = [...results].sort((a, b) => WEIGHT[a.verdict] - WEIGHT[b.verdict]);
	const started = Math.min(...results.map(startOf));
	const ended = Math.max(...results.map((result) => startOf(result) + result.elapsedSeconds * 1e3));
	const checks = results.flatMap((result) => result.checks ?? []);
	return {
		version: decisive.version,
		tool: decisive.tool,
		startedAt: new Date(started).toISOString(),
		elapsedSeconds: Math.round((ended - started) / 100) / 10,
		verdict: decisive.verdict,
		headline: decisive.headline,
		series: seriesOf(results),
		base: results.find((result) => result.base !== null)?.base ?? null,
		machines: results.flatMap((result) => result.machines),
		kernels: results.flatMap((result) => result.kernels),
		boots: results.flatMap((result) => result.boots.map((boot) => shifted(boot, startOf(result) - started))),
		measurements: results.flatMap((result) => result.measurements),
		...checks.length === 0 ? {} : { checks },
		findings: results.flatMap((result) => result.findings),
		...mboxOf(results),
		error: decisive.error,
		notes: [.../* @__PURE__ */ new Set([...others.filter((other) => other.verdict !== "pass" && other.verdict !== "fail").map(troubleOf), ...results.flatMap((result) => result.notes)])],
		reproduce: decisive.reproduce
	};
}
/** The series with the commits of the result in which most patches were applied. */
function seriesOf(results) {
	return mostApplied(results).series;
}
/** The patches as they were applied: of any result that has all of them. */
function mboxOf(results) {
	const { mbox } = mostApplied(results);
	return mbox === void 0 ? {} : { mbox };
}
/** Where several have as many, one that still has its patches. */
function mostApplied(results) {
	const applied = ({ series, mbox }) => series === null ? -1 : 2 * series.patches.filter((patch) => patch.commit !== null).length + (mbox === void 0 ? 0 : 1);
	return results.reduce((best, next) => applied(next) > applied(best) ? next : best);
}
function troubleOf(result) {
	const machines = result.machines.map((machine) => machine.name).join(", ");
	return `${machines === "" ? "one job" : machines}: ${result.verdict}: ${result.headline}`;
}
function startOf(result) {
	const ms = Date.parse(result.startedAt);
	return Number.isFinite(ms) ? ms : 0;
}
function shifted(boot, byMs) {
	if (boot.startedSeconds === void 0) return boot;
	return {
		...boot,
		startedSeconds: Math.round(boot.startedSeconds * 10 + byMs / 100) / 10
	};
}
/** The result with its files named from the merged result's folder. */
function moved({ result, folder }) {
	if (folder === "" || folder === ".") return result;
	const at = (file) => file === "" ? "" : `${folder}/${file}`;
	const move = (finding) => "log" in finding ? {
		...finding,
		log: at(finding.log)
	} : finding;
	return {
		...result,
		boots: result.boots.map((boot) => ({
			...boot,
			log: at(boot.log),
			...boot.recipe === void 0 ? {} : { recipe: at(boot.recipe) }
		})),
		kernels: result.kernels.map((kernel) => ({
			...kernel,
			config: at(kernel.config)
		})),
		findings: result.findings.map(move),
		...result.mbox === void 0 ? {} : { mbox: at(result.mbox) }
	};
}
/** Results without a series or base (nothing could be read) fit to any. */
function requireOneSeries(parts) {
	const compare = (what, of) => {
		const known = parts.filter((part) => of(part.result) !== null);
		const [first] = known;
		const other = known.find((part) => first !== void 0 && of(part.result) !== of(first.result));
		if (first === void 0 || other === void 0) return;
		throw new UsageError(`${first.name} and ${other.name} are of different ${what}`, { hint: "Only results of one series on one base can be merged. Is an old file among them?" });
	};
	compare("series", ({ series }) => series === null ? null : series.patches.map((patch) => patch.diffSha256).join(" "));
	compare("bases", ({ base }) => base?.commit ?? null);
}
function requireOwnMachines(parts) {
	const seen = /* @__PURE__ */ new Map();
	for (const { result, name } of parts) for (const machine of result.machines) {
		const before = seen.get(machine.name);
		if (before !== void 0) throw new UsageError(`${before} and ${name} both are of the machine ${machine.name}`, { hint: "Give one result a machine. Is an old file among them?" });
		seen.set(machine.name, name);
	}
}

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
		"fixed",
		"unclear"
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
		listing: list(text).exactOptional(),
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
		promises: list(shortText).exactOptional(),
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
		"reset",
		"never-booted",
		"infrastructure"
	]),
	detail: text,
	elapsedSeconds: seconds,
	log: shortText,
	problems: list(shortText),
	lockdepActive: flag.nullable(),
	qemu: list(text),
	startedSeconds: seconds.exactOptional(),
	recipe: shortText.exactOptional()
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
	listed: flag.exactOptional(),
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
		listed: flag.exactOptional(),
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
	mbox: shortText.exactOptional(),
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

// src/report/load.ts
/** Results from disk: one, or several of one series as one. Only files named result.json, or named by the user, are read. */
/** Folders inside of each other, and results, that a search goes through: one folder a machine is usual. */
const DEPTH_MAX = 4;
const RESULTS_MAX = 256;
/**
* Reads and merges results. Each input is a file, a pattern, or a folder that is searched for result.json; log names
* of the merged result are relative to the folder above all of them. A plan.json among them says which machines there
* should be a result of; without one of them there is no pass.
* @throws InputError or UsageError that names the file at fault.
*/
async function loadResults(inputs, cwd) {
	const files = [...new Set((await Promise.all(inputs.map((input) => filesOf(input, cwd)))).flat())];
	if (files.length > RESULTS_MAX) throw new UsageError(`there are ${files.length} results; the limit is ${RESULTS_MAX}`);
	const plans = files.filter((file) => basename(file) === PLAN_FILE);
	const results = files.filter((file) => !plans.includes(file));
	const top = commonFolder(files.map((file) => dirname(resolve(cwd, file))));
	const parts = await Promise.all(results.map(async (file) => ({
		name: file,
		folder: relative(top, dirname(resolve(cwd, file))),
		result: parseResult(await readBounded(resolve(cwd, file), file), file)
	})));
	const planned = await Promise.all(plans.map(async (file) => parsePlan(await readBounded(resolve(cwd, file), file), file)));
	const lost = lostParts(planned.flat(), parts, (/* @__PURE__ */ new Date()).toISOString());
	return {
		result: mergeResults([...parts, ...lost]),
		folder: top
	};
}
async function filesOf(input, cwd) {
	const names = isGlob(input) ? await expandGlob(input, cwd) : [input];
	const found = [];
	for (const name of names) {
		const info = await stat(resolve(cwd, name)).catch(() => null);
		if (info?.isDirectory()) found.push(...await search(name, cwd, DEPTH_MAX));
		else if (info !== null) found.push(name);
	}
	if (found.length > 0) return found;
	throw new InputError(`there is no result.json at ${input}`, { hint: `It was looked for in ${cwd}. Did the job that makes it upload its report folder, and this one download it?` });
}
async function search(folder, cwd, depth) {
	const entries = await readdir(resolve(cwd, folder), { withFileTypes: true });
	const found = ["result.json", PLAN_FILE].filter((name) => entries.some((entry) => entry.isFile() && entry.name === name)).map((name) => join(folder, name));
	if (depth === 0 || found.some((file) => basename(file) === "result.json")) return found;
	const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
	for (const name of folders.sort()) found.push(...await search(join(folder, name), cwd, depth - 1));
	return found;
}
async function readBounded(path, name) {
	try {
		const { size } = await stat(path);
		if (size > 67108864) throw new InputError(`${name} is larger than ${RESULT_LIMIT_BYTES / 1024 / 1024} MiB`, { hint: "A result of patchboot never is: give the result.json of a run." });
		return await readFile(path, "utf8");
	} catch (cause) {
		if (cause instanceof InputError) throw cause;
		throw new InputError(`cannot read ${name}: ${pathTrouble(cause)}`, {
			hint: "Give the result.json that `patchboot run` wrote into its --out folder.",
			cause
		});
	}
}
function commonFolder(folders) {
	const [first = "/", ...rest] = folders;
	const parts = first.split("/");
	const same = (index) => rest.every((folder) => folder.split("/")[index] === parts[index]);
	let count = 0;
	while (count < parts.length && same(count)) count++;
	return parts.slice(0, count).join("/") || "/";
}

export { PLAN_FILE as a, resultJsonSchema as i, RESULT_LIMIT_BYTES as n, parseResult as r, loadResults as t };