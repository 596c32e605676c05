import { availableParallelism, hostname, loadavg } from "node:os";
import { a as PatchbootError, i as InterruptedError, n as InfrastructureError, o as UsageError, r as InputError, t as EXIT } from "./errors.js";
import { c as runOptions, i as RUN_FLAGS_HELP, n as DEFAULT_TREE, s as parseRunArguments } from "./options.js";
import { stripVTControlCharacters, styleText } from "node:util";
import { C as writeFileCommands, H as compareMeasurements, P as findingName, S as shellWord, U as perfFindings, W as withoutTest, _ as REPRODUCE_DIR, b as imageTarget, o as writeReports, x as makeCommand, y as compilerName } from "./write.js";
import { t as renderText } from "./text.js";
import { access, appendFile, constants, copyFile, link, lutimes, mkdir, mkdtemp, open, readFile, readdir, readlink, realpath, rename, rm, stat, statfs, unlink, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { a as checkPerfText, l as ratioText, n as claimsOfSeries, s as claimText, u as commandKey } from "./series.js";
import { n as touchedCode, t as changedCode } from "./touched.js";
import { d as machineNames, f as require_dist, n as thisArch, o as requirePlan, r as thisSystem, t as chooseSandbox, u as loadMachine } from "./sandbox.js";
import { t as VERSION$1 } from "./version.js";
import { _ as exists, d as string, g as prettifyError, i as discriminatedUnion, l as record$1, n as array, o as literal, p as union, r as boolean, s as number, u as strictObject, v as listNames, y as writeFileAtomic } from "./schemas.js";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { i as isConsequence, n as ConsoleReader, r as LOCKDEP_LIMIT, t as decodeReport } from "./decode.js";
import { a as runChecked, i as lastLines, n as describeEnding, o as succeeded, t as HostProcesses } from "./process.js";
import { createConnection } from "node:net";
import { a as fileName, c as unquote, i as afterPrefix, o as gitNames, r as diagnoseDiff, s as stripLevel, t as readMessages } from "./read.js";
import { n as selectSeries } from "./select.js";
import { createReadStream, unlinkSync } from "node:fs";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { pipeline } from "node:stream/promises";

// src/machine/choose.ts
/** The machines that a run uses, with the options of the user worked in. */
async function chooseMachines(options, series, dataDir) {
	const adjusted = (machine, reason) => ({
		machine: adjustMachine(machine, options),
		reason
	});
	if (options.machines !== null) return Promise.all(options.machines.map(async (name) => adjusted(await loadMachine(name, dataDir), "asked for")));
	return matchingMachines(await Promise.all((await machineNames(dataDir)).map((name) => loadMachine(name, dataDir))), series).map(({ machine, reason }) => adjusted(machine, reason));
}
/** Machines of which a rule holds; those that are always taken come first, being the ones that most series need. */
function matchingMachines(machines, series) {
	const chosen = machines.flatMap((machine) => {
		for (const rule of machine.auto) {
			const why = holds(rule, series);
			if (why !== null) return [{
				machine,
				reason: why,
				first: rule.always === true
			}];
		}
		return [];
	});
	return [...chosen.filter(({ first }) => first), ...chosen.filter(({ first }) => !first)].map(({ machine, reason }) => ({
		machine,
		reason
	}));
}
/** The machine with a kernel that serves all these suites: one kernel for all, so that it is built once. */
function machineForSuites(machine, suites) {
	const fragments = suites.flatMap(({ needs }) => needs.kconfig);
	return {
		...machine,
		kconfig: [.../* @__PURE__ */ new Set([...machine.kconfig, ...fragments])]
	};
}
/** The reason when the rule holds, with what it was found in; null when it does not. */
const TRAILERS = /^[ \t]*(?:Fixes|Cc|Link|Closes|[A-Z][a-z]+(?:-[a-z]+)*-by):[ \t].*$/gim;
function holds(rule, series) {
	if (rule.always === true) return rule.because;
	if (rule.mail !== void 0) {
		const text = mailText(series);
		const found = rule.mail.map((pattern) => new RegExp(pattern).exec(text)?.[0]);
		if (found.some((words) => words === void 0)) return null;
		return `${rule.because}; the mail says ${found.map((words) => `"${words}"`).join(" and ")}`;
	}
	const touched = series.patches.flatMap((patch) => patch.files.map(({ path }) => path)).find((file) => rule.paths?.some((path) => file.startsWith(path)));
	return touched === void 0 ? null : `${rule.because}; the diff touches ${touched}`;
}
/** Words of people about the series. Trailers name other patches, other people and their machines. */
function mailText({ subject, cover, patches }) {
	const texts = patches.flatMap((patch) => [
		patch.subject,
		patch.log,
		patch.notes
	]);
	return [
		subject,
		cover?.subject ?? "",
		cover?.text ?? "",
		...texts
	].join("\n").replace(TRAILERS, "");
}
/** The machine with memory, CPUs and kernel parameters as the user wants them. */
function adjustMachine(machine, options) {
	const { memory, cpus, cpu } = machine.qemu;
	return {
		...machine,
		qemu: {
			...machine.qemu,
			memory: options.memory ?? memory,
			cpus: options.cpus ?? cpus,
			cpu: options.cpu ?? cpu
		},
		bootArguments: [...machine.bootArguments, ...options.bootArguments]
	};
}

// src/series/read.ts
var import_dist = require_dist();
/** The series that the options name, out of their mails. */
async function readSeries({ mails, series, cwd, archive }, { stdin, signal }) {
	return selectSeries(await readMessages(mails, {
		cwd,
		archive,
		stdin,
		signal
	}), series);
}

// src/stage.ts
/** Runs a stage and tells when it starts and ends, and how long it took. */
async function stage(world, name, title, work) {
	const started = world.now();
	world.emit({
		type: "started",
		stage: name,
		title
	});
	const finish = (outcome) => world.emit({
		type: "finished",
		stage: name,
		title,
		elapsedMs: world.now() - started,
		outcome
	});
	try {
		const value = await work();
		finish("ok");
		return value;
	} catch (error) {
		finish(world.signal.aborted ? "interrupted" : "failed");
		throw error;
	}
}

// src/world/temp.ts
/** Makes a folder only this user can read, below `parent`. */
async function makeTempDir(parent, name) {
	await mkdir(parent, { recursive: true });
	const path = await mkdtemp(join(parent, `${name}-`));
	return {
		path,
		remove: () => removeTree(path)
	};
}
/** Runs `work` with a private folder, and removes the folder whatever happens. */
async function withTempDir(parent, name, work) {
	const temp = await makeTempDir(parent, name);
	try {
		return await work(temp.path);
	} finally {
		await temp.remove();
	}
}
/** Removes a folder and all below it, also while something still writes there. */
async function removeTree(path) {
	await rm(path, {
		recursive: true,
		force: true,
		maxRetries: 5,
		retryDelay: 100
	});
}

// src/world/create.ts
/** What programs that fetch something may see of the environment; nothing secret has these names. */
const NETWORK_VARIABLES = [
	"http_proxy",
	"https_proxy",
	"no_proxy",
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"NO_PROXY",
	"SSL_CERT_FILE",
	"GIT_SSL_CAINFO",
	"SSL_CERT_DIR"
];
/**
* Does `work` with a world whose temporary folder and processes are gone when it ends. The folder lies in the cache, on
* the same file system as the objects that are copied into it.
*/
async function withWorld(options, work) {
	const temporary = join(options.cacheDir, "tmp");
	await mkdir(temporary, { recursive: true });
	await removeLeftovers(temporary);
	const temp = await makeTempDir(temporary, `run-${process.pid}`);
	const processes = new HostProcesses(options.signal);
	const networkEnv = Object.fromEntries(NETWORK_VARIABLES.flatMap((name) => {
		const value = options.env[name];
		return value === void 0 || value === "" ? [] : [[name, value]];
	}));
	try {
		return await work({
			processes,
			emit: options.emit,
			signal: options.signal,
			cacheDir: options.cacheDir,
			tempDir: temp.path,
			dataDir: options.dataDir,
			networkEnv,
			stdin: options.stdin,
			now: () => Date.now()
		});
	} finally {
		processes.killAll();
		await temp.remove();
	}
}
/** Folders of runs that were killed: their process is not there any more. */
async function removeLeftovers(folder) {
	for (const name of await readdir(folder)) {
		const pid = Number(/^run-(\d+)-/.exec(name)?.[1] ?? 0);
		if (pid > 0 && !isRunning(pid)) await removeTree(join(folder, name));
	}
}
function isRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}

// src/tree/export.ts
const LIMIT_BYTES = 268435456;
/** Whole patches with nothing but what the commits say, whatever the repository is configured to. */
const FLAGS = [
	"--stdout",
	"--no-signature",
	"--no-thread",
	"--binary",
	"--full-index",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color"
];
/** The commits from base to head as an mbox, one mail a commit. */
async function commitMails(git, base, head, flags = []) {
	const { stdout } = await git.check([
		"format-patch",
		...FLAGS,
		...flags,
		`${base}..${head}`
	], { outputLimit: LIMIT_BYTES });
	return stdout;
}
/**
* The commits from base to head as an mbox for `git am --keep-cr --keep-non-patch --committer-date-is-author-date`,
* which makes the same commits of it. These are the patches as they were applied, after any merge.
*/
function exportSeries(git, base, head) {
	return commitMails(git, base, head, ["--no-renames"]);
}

// src/world/lock.ts
/** A holder in another container or host cannot be probed; it must show life by touching its lock this often. */
const HEARTBEAT_MS = 6e4;
const FOREIGN_STALE_MS = 6e5;
/** Breaking a lock takes microseconds; a guard older than this was left by a killed process. */
const GUARD_STALE_MS = 3e4;
const POLL_MS$1 = 200;
const held = /* @__PURE__ */ new Set();
let exitHookSet = false;
/** Takes the lock, or gives null when a living process holds it. Breaks stale locks. */
async function tryLock(path) {
	const me = await describeSelf();
	for (let attempt = 0; attempt < 3; attempt++) {
		if (await createWhole(path, JSON.stringify(me))) return hold(path, me);
		if (!await breakIfStale(path, me)) return null;
	}
	return null;
}
/** Waits for the lock. `onWait` is called once, with the holder, when somebody else has it. */
async function waitForLock(path, signal, onWait = () => {}) {
	for (let waited = false;;) {
		if (signal.aborted) throw new InterruptedError("interrupted");
		const lock = await tryLock(path);
		if (lock !== null) return lock;
		if (!waited) onWait(await readHolder(path));
		waited = true;
		await setTimeout$1(POLL_MS$1, void 0, { signal }).catch(() => {});
	}
}
/** Runs `work` while holding the lock; the lock is given back whatever happens. */
async function withLock(path, signal, work, onWait) {
	const lock = await waitForLock(path, signal, onWait);
	try {
		return await work();
	} finally {
		await lock.release();
	}
}
/** Whether the holder of a lock is gone. Pure: everything that was looked up is passed in. */
function isStale(holder, me, startTicksOfPid, ageMs) {
	if (holder === null) return ageMs > GUARD_STALE_MS;
	if (holder.host === me.host && holder.bootId !== me.bootId) return true;
	if (holder.bootId === me.bootId && holder.pidNamespace === me.pidNamespace) return startTicksOfPid !== holder.startTicks;
	return ageMs > FOREIGN_STALE_MS;
}
async function breakIfStale(path, me) {
	const guard = `${path}.break`;
	if (!await createWhole(guard, JSON.stringify(me))) {
		const age = await ageOf(guard);
		if (age !== null && age > GUARD_STALE_MS) await unlink(guard).catch(() => {});
		return false;
	}
	try {
		const age = await ageOf(path);
		if (age === null) return true;
		const holder = await readHolder(path);
		if (!isStale(holder, me, holder === null ? null : await startTicks(holder.pid), age)) return false;
		await unlink(path).catch(() => {});
		return true;
	} finally {
		await unlink(guard).catch(() => {});
	}
}
/** Creates the file with its whole content at once, or says that it is there already. */
async function createWhole(path, content) {
	const draft = `${path}.${randomUUID()}`;
	await writeFile(draft, content, { flag: "wx" });
	try {
		await link(draft, path);
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	} finally {
		await unlink(draft).catch(() => {});
	}
}
function hold(path, me) {
	held.add(path);
	if (!exitHookSet) {
		exitHookSet = true;
		process.once("exit", () => {
			for (const each of held) unlinkQuietly(each);
		});
	}
	const beat = setInterval(() => {
		const now = /* @__PURE__ */ new Date();
		utimes(path, now, now).catch(() => {});
	}, HEARTBEAT_MS);
	beat.unref();
	let released = false;
	return {
		path,
		async release() {
			if (released) return;
			released = true;
			clearInterval(beat);
			held.delete(path);
			if ((await readHolder(path))?.nonce === me.nonce) await unlink(path).catch(() => {});
		}
	};
}
function unlinkQuietly(path) {
	try {
		unlinkSync(path);
	} catch {}
}
/** Reads who holds the lock; null when nobody does or the file is no lock. */
async function readHolder(path) {
	try {
		const value = JSON.parse(await readFile(path, "utf8"));
		if (typeof value !== "object" || value === null) return null;
		const { pid, startTicks, bootId, pidNamespace, host, nonce } = value;
		if (typeof pid !== "number" || typeof startTicks !== "string" || typeof bootId !== "string") return null;
		if (typeof pidNamespace !== "string" || typeof host !== "string" || typeof nonce !== "string") return null;
		return {
			pid,
			startTicks,
			bootId,
			pidNamespace,
			host,
			nonce
		};
	} catch {
		return null;
	}
}
async function describeSelf() {
	return {
		pid: process.pid,
		startTicks: await startTicks(process.pid) ?? "unknown",
		bootId: await readFile("/proc/sys/kernel/random/boot_id", "utf8").then((text) => text.trim(), () => "unknown"),
		pidNamespace: await readlink("/proc/self/ns/pid").catch(() => "unknown"),
		host: hostname(),
		nonce: randomUUID()
	};
}
/** Start time of a process, or null when there is none with this id. */
async function startTicks(pid) {
	try {
		const text = await readFile(`/proc/${pid}/stat`, "utf8");
		const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
		const state = fields[0];
		return state === "Z" || state === "X" ? null : fields[19] ?? null;
	} catch {
		return null;
	}
}
async function ageOf(path) {
	return stat(path).then((info) => Date.now() - info.mtimeMs, () => null);
}

// src/tree/words.ts
/** Text of other programs and of mails, made fit to be shown: bounded and without control characters. */
const MAX_LINES = 20;
const MAX_COLUMNS = 300;
/**
* Escapes control characters (also of ANSI sequences), bidi controls and zero-width characters, and bounds
* the number and length of lines. Newlines stay, tabs stay.
*/
function cleanWords(text, maxLines = MAX_LINES) {
	const lines = text.replace(/\r?\n$/, "").split("\n");
	const shown = lines.slice(0, maxLines).map((line) => cleanLine(line.length > MAX_COLUMNS ? `${line.slice(0, MAX_COLUMNS)}...` : line));
	if (lines.length > maxLines) shown.push(`... (${lines.length - maxLines} more lines)`);
	return shown.join("\n");
}
/** One line, with every character that could move the cursor or hide text written as \xNN or \u{NNNN}. */
function cleanLine(line) {
	return line.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, (char) => {
		const code = char.charCodeAt(0);
		return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
	});
}
/** "1 file", "2 files". */
function count(n, noun) {
	return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

// src/tree/git.ts
/**
* Every git process of patchboot is built here: no configuration but ours, no hooks, no prompts, no
* protocol but the listed ones, no conversion of bytes. A user's settings must not change a verdict, and a
* patch must not be able to run anything through git.
*/
/** Protocols that git may use. `ext::` and ssh would run programs; ssh would also need the user's keys. */
const PROTOCOLS = [
	"https",
	"http",
	"git",
	"file"
];
/** The committer of every commit that patchboot makes. */
const COMMITTER = {
	name: "patchboot",
	email: "patchboot@localhost"
};
/** Date of commits made from tarballs, and of files in a fresh worktree: 2000-01-01 00:00:00 UTC. */
const FIXED_DATE_SECONDS = 946684800;
/** Settings that hold for every call. */
const PINNED = {
	"core.hooksPath": "/dev/null",
	"core.fsmonitor": "false",
	"core.autocrlf": "false",
	"core.safecrlf": "false",
	"core.symlinks": "true",
	"core.fileMode": "true",
	"core.attributesFile": "/dev/null",
	"core.excludesFile": "/dev/null",
	"core.protectHFS": "true",
	"core.protectNTFS": "true",
	"core.trustctime": "false",
	"core.checkStat": "minimal",
	"core.alternateRefsCommand": "true",
	"gc.auto": "0",
	"maintenance.auto": "false",
	"commit.gpgSign": "false",
	"am.threeWay": "false",
	"am.keepcr": "false",
	"am.messageid": "false",
	"mailinfo.scissors": "false",
	"mailinfo.quotedCr": "nowarn",
	"apply.whitespace": "nowarn",
	"apply.ignoreWhitespace": "no",
	"merge.conflictStyle": "merge",
	"merge.directoryRenames": "false",
	"rerere.enabled": "false",
	"submodule.recurse": "false",
	"fetch.recurseSubmodules": "false",
	"i18n.commitEncoding": "utf-8",
	"advice.detachedHead": "false",
	"diff.noprefix": "false",
	"diff.mnemonicPrefix": "false",
	"http.lowSpeedLimit": "1000",
	"http.lowSpeedTime": "60"
};
const ENVIRONMENT = {
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_ATTR_NOSYSTEM: "1",
	GIT_NO_REPLACE_OBJECTS: "1",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_TERMINAL_PROMPT: "0",
	GIT_ASKPASS: "false",
	GIT_EDITOR: ":",
	GIT_PAGER: "cat",
	GIT_ALLOW_PROTOCOL: PROTOCOLS.join(":"),
	GIT_COMMITTER_NAME: COMMITTER.name,
	GIT_COMMITTER_EMAIL: COMMITTER.email,
	GIT_AUTHOR_NAME: COMMITTER.name,
	GIT_AUTHOR_EMAIL: COMMITTER.email
};
/** For calls that only look: without it, git fetches an object that a partial clone lacks. */
const OFFLINE = {
	GIT_NO_LAZY_FETCH: "1",
	GIT_ALLOW_PROTOCOL: "none"
};
const DEFAULT_TIMEOUT_MS = 12e4;
/** The command for one git call, with everything pinned. */
function gitCommand(place, args, options = {}) {
	const settings = Object.entries({
		...PINNED,
		...options.config
	});
	const { input, outputLimit, onLine } = options;
	return {
		argv: [
			"git",
			...settings.flatMap(([key, value]) => ["-c", `${key}=${value}`]),
			...args
		],
		cwd: place.workTree ?? place.gitDir,
		env: {
			...ENVIRONMENT,
			GIT_DIR: place.gitDir,
			...place.workTree === void 0 ? {} : { GIT_WORK_TREE: place.workTree },
			...place.indexFile === void 0 ? {} : { GIT_INDEX_FILE: place.indexFile },
			...options.env
		},
		timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
		...input === void 0 ? {} : { input },
		...outputLimit === void 0 ? {} : { outputLimit },
		...onLine === void 0 ? {} : { onLine }
	};
}
/** Git on one place. */
var Git = class Git {
	place;
	world;
	constructor(world, place) {
		this.world = world;
		this.place = place;
	}
	/** The same repository with another index. */
	withIndex(indexFile) {
		return new Git(this.world, {
			...this.place,
			indexFile
		});
	}
	/** Runs git and gives what happened; throws only when interrupted or when it cannot be started. */
	async run(args, options = {}) {
		const env = {
			...this.world.networkEnv,
			...options.env
		};
		const result = await this.world.processes.run(gitCommand(this.place, args, {
			...options,
			env
		}), this.world.signal);
		if (result.ending.type === "aborted") throw new InterruptedError("interrupted");
		return result;
	}
	/** Runs git and throws an {@link InfrastructureError} with its words unless it succeeds. */
	async check(args, options = {}) {
		const result = await this.run(args, options);
		if (succeeded(result)) return result;
		throw new InfrastructureError(`git ${args[0]} failed (${describeEnding(result)})`, { hint: `In ${this.place.gitDir}, git said:\n${wordsOf(result)}` });
	}
	/** Standard output of a call that must succeed, without the last newline. */
	async text(args, options = {}) {
		return (await this.check(args, options)).stdout.toString().replace(/\n$/, "");
	}
	/** Standard output, or null when git says no. */
	async maybe(args, options = {}) {
		const result = await this.run(args, options);
		return succeeded(result) ? result.stdout.toString().replace(/\n$/, "") : null;
	}
	/** Fields of a NUL-separated output. */
	async fields(args, options = {}) {
		return (await this.check(args, options)).stdout.toString().split("\0").filter((field) => field !== "");
	}
};
/** What git said, fit to be shown. */
function wordsOf(result) {
	const text = (result.stderr.length > 0 ? result.stderr : result.stdout).toString();
	return text.trim() === "" ? describeEnding(result) : cleanWords(text);
}
/** A full object id in hex: SHA-1 or SHA-256. */
function isObjectId(text) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

// src/tree/repository.ts
/** The private bare repository that stands between patchboot and a user's objects. */
/**
* No conversion of any byte, whatever .gitattributes the tree or a patch brings: info/attributes wins over
* all of them, so a worktree holds exactly the blobs, and a merge uses git's own three-way merge.
*/
const ATTRIBUTES = "* -text !eol -ident !filter !working-tree-encoding !merge !export-subst\n";
/** Makes the repository, or brings an existing one to this shape. The caller holds the tree's lock. */
async function ensureRepository(repo, shape, world) {
	if (!await exists(join(repo, "HEAD"))) {
		const draft = `${repo}.new`;
		await rm(draft, {
			recursive: true,
			force: true
		});
		await mkdir(draft, { recursive: true });
		await new Git(world, { gitDir: draft }).check([
			"init",
			"--quiet",
			"--bare",
			"--template=",
			`--object-format=${shape.objectFormat}`,
			draft
		]);
		await rename(draft, repo);
	}
	await mkdir(join(repo, "info"), { recursive: true });
	await writeFile(join(repo, "info", "attributes"), ATTRIBUTES);
	const alternates = join(repo, "objects", "info", "alternates");
	await mkdir(join(repo, "objects", "info"), { recursive: true });
	await writeFileAtomic(alternates, shape.alternates.map((path) => `${path}\n`).join(""));
	await writeFileAtomic(join(repo, "config"), repositoryConfig(shape));
	return new Git(world, { gitDir: repo });
}
/** The whole configuration of the private repository. Pure. */
function repositoryConfig(shape) {
	const { promisor } = shape;
	const versioned = promisor !== null || shape.objectFormat !== "sha1";
	const lines = [
		"[core]",
		`\trepositoryformatversion = ${versioned ? 1 : 0}`,
		"	bare = true"
	];
	if (versioned) {
		lines.push("[extensions]");
		if (shape.objectFormat !== "sha1") lines.push(`\tobjectFormat = ${shape.objectFormat}`);
		if (promisor !== null) lines.push("	partialClone = origin");
	}
	if (promisor !== null) {
		lines.push("[remote \"origin\"]", `\turl = ${quoteConfig(promisor.url)}`, "	promisor = true");
		lines.push("	partialclonefilter = blob:none");
	}
	return `${lines.join("\n")}\n`;
}
function quoteConfig(value) {
	return `"${value.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"")}"`;
}
/** Writes the refs of the tree, and its HEAD, into the private repository, replacing all that were there. */
async function writeRefs(repo, refs, head) {
	const lines = refs.map((ref) => `${ref.target} ${ref.name}\n`);
	await writeFileAtomic(join(repo, "packed-refs"), lines.join(""));
	await writeFileAtomic(join(repo, "HEAD"), `${head}\n`);
}
/** Adds commits at which history ends (of a shallow clone) to those that the repository knows. */
async function addShallow(repo, text) {
	const path = join(repo, "shallow");
	const known = await readFile(path, "utf8").catch(() => "");
	const all = new Set([...known.split("\n"), ...text.split("\n")].filter((line) => line !== ""));
	if (all.size > 0) await writeFileAtomic(path, `${[...all].join("\n")}\n`);
}
const REF_FORMAT = "%(objectname) %(objecttype) %(*objectname) %(*objecttype) %(creatordate:unix) %(refname)";
/** More refs than any kernel tree has; bounds memory for a hostile folder. */
const MAX_REFS = 5e4;
/** Reads the refs of a repository that lead to commits. Runs git in it, reading only. */
async function readRefs(git) {
	return (await git.text([
		"for-each-ref",
		`--count=${MAX_REFS}`,
		`--format=${REF_FORMAT}`
	])).split("\n").flatMap((line) => {
		const [target, type, peeled, peeledType, date, ...rest] = line.split(" ");
		const commit = type === "commit" ? target : peeledType === "commit" ? peeled : void 0;
		if (target === void 0 || commit === void 0 || rest.length === 0) return [];
		return [{
			name: rest.join(" "),
			target,
			commit,
			dateSeconds: Number(date) || 0
		}];
	});
}

// src/tree/folder.ts
/**
* Finds the repository of a folder. Git's own discovery is not used: it refuses folders of another owner
* (a container that runs as root on a checkout made outside), and it walks up into parents.
*/
async function findGitDir(folder) {
	const dotGit = join(folder, ".git");
	const info = await stat(dotGit).catch(() => null);
	let gitDir = folder;
	if (info?.isDirectory()) gitDir = dotGit;
	else if (info?.isFile()) {
		const target = /^gitdir: (.+)$/m.exec(await readFile(dotGit, "utf8"))?.[1];
		if (target === void 0) return null;
		gitDir = resolve(folder, target);
	}
	if (!await exists(join(gitDir, "HEAD"))) return null;
	const common = await readFile(join(gitDir, "commondir"), "utf8").catch(() => null);
	const commonDir = common === null ? gitDir : resolve(gitDir, common.trim());
	return await exists(join(commonDir, "objects")) ? {
		gitDir,
		commonDir
	} : null;
}
/** Opens a git folder. Uncommitted changes in it are not looked at. */
async function openFolder(path, name, world) {
	const dirs = await findGitDir(path);
	if (dirs === null) throw new InputError(`the folder "${name}" is not a git repository`, { hint: `Make it one (cd ${cleanLine(path)} && git init && git add -A && git commit -m base), or give --tree a tarball.` });
	const user = new Git(world, { gitDir: dirs.gitDir });
	const head = await user.maybe([
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD^{commit}"
	]);
	if (head === null || !isObjectId(head)) throw new InputError(`the git folder "${name}" has no commit yet`, { hint: "Commit the tree that the series should be applied to." });
	const branch = await user.maybe([
		"symbolic-ref",
		"--quiet",
		"--short",
		"HEAD"
	]);
	const refs = await readRefs(user);
	const config = await readConfig(user);
	const remotes = remotesOf(config, dirs.commonDir);
	const partial = [...config.keys()].some((key) => /^remote\..*\.promisor$|^extensions\.partialclone$/i.test(key));
	const promisor = partial ? remotes.find((remote) => remote.promisor) ?? remotes[0] ?? null : null;
	const shallowText = await readFile(join(dirs.commonDir, "shallow"), "utf8").catch(() => "");
	const objects = await realpath(join(dirs.commonDir, "objects"));
	if (objects.includes("\n")) throw new InputError(`the path of the tree "${name}" holds a line break`);
	const key = createHash("sha256").update(objects).digest("hex").slice(0, 16);
	const dir = join(world.cacheDir, "trees", `folder-${key}`);
	const repo = join(dir, "repo.git");
	await mkdir(dir, { recursive: true });
	await withLock(join(dir, "lock"), world.signal, async () => {
		const objectFormat = config.get("extensions.objectformat") === "sha256" ? "sha256" : "sha1";
		await ensureRepository(repo, {
			objectFormat,
			alternates: [objects],
			promisor
		}, world);
		await addShallow(repo, shallowText);
		await writeRefs(repo, refs, head);
	});
	const notes = [];
	if (partial && promisor === null) notes.push(`${name} is a partial clone of a remote that cannot be used from here; objects that it lacks cannot be fetched`);
	return {
		name,
		kind: "folder",
		dir,
		repo,
		head,
		headName: branch === null ? "HEAD" : cleanLine(branch),
		refs,
		remotes,
		shallow: shallowText !== "",
		partial,
		notes
	};
}
async function readConfig(git) {
	const text = await git.maybe([
		"config",
		"--local",
		"--null",
		"--list"
	]) ?? "";
	return new Map(text.split("\0").map((entry) => {
		const end = entry.indexOf("\n");
		return end < 0 ? [entry, "true"] : [entry.slice(0, end), entry.slice(end + 1)];
	}));
}
/** The remotes that git may be sent to: listed protocols, and paths (as file URLs). Promisors first. Pure. */
function remotesOf(config, base) {
	return [...config].flatMap(([key, value]) => {
		const name = /^remote\.(.+)\.url$/.exec(key)?.[1];
		const url = name === void 0 ? null : usableUrl(value, base);
		if (name === void 0 || url === null) return [];
		return [{
			name: cleanLine(name),
			url,
			promisor: config.get(`remote.${name}.promisor`) === "true"
		}];
	}).sort((a, b) => Number(b.promisor) - Number(a.promisor));
}
function usableUrl(url, base) {
	if (/[\u0000-\u0020\u007f]/.test(url) || url.startsWith("-") || url.includes("::")) return null;
	const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
	if (scheme !== void 0) return PROTOCOLS.includes(scheme) ? url : null;
	if (/^[^/]+:/.test(url)) return null;
	return pathToFileURL(isAbsolute(url) ? url : resolve(base, url)).href;
}

// src/progress.ts
function progressPrinter(options) {
	const started = options.now();
	const paint = (style, text) => options.colour ? styleText(style, text) : text;
	return (event) => {
		const seconds = ((options.now() - started) / 1e3).toFixed(0).padStart(4);
		const line = describe(event, paint);
		if (line !== null) options.write(`${paint("dim", `[${seconds} s]`)} ${line}\n`);
	};
}
function describe(event, paint) {
	switch (event.type) {
		case "planned": return null;
		case "started": return paint("bold", clean(event.title));
		case "progress": {
			const steps = event.total === void 0 ? "" : ` (${event.done ?? 0} of ${event.total})`;
			return `  ${clean(event.message)}${steps}`;
		}
		case "warning": return paint("yellow", `  warning: ${clean(event.message)}`);
		case "finding": {
			const { finding } = event;
			return paint(finding.change === "new" ? "red" : "dim", `  ${finding.change}: ${clean(findingName(finding))} on ${finding.machine}`);
		}
		case "finished": return event.outcome === "ok" ? null : paint("red", `  ${clean(event.title)}: ${event.outcome} after ${(event.elapsedMs / 1e3).toFixed(0)} s`);
	}
}
/** Guests and mails must not paint the terminal. */
function clean(text) {
	return stripVTControlCharacters(text).replaceAll(/[\x00-\x1f\x7f-\x9f]/g, " ");
}

// src/claims/judge.ts
/** How far a measured ratio may lie outside the claimed interval and still agree, as a part of the ratio. */
const TOLERANCE = {
	/** Another machine's caches and disks: a few percent, as in the floors of the statistics. */
	errors: .05,
	/** A claim without errors has noise that nobody knows. */
	rounding: .1
};
/**
* Holds every claim against what was measured: one finding for each claim, machine and kind of timing that measured
* its command, or a single "not comparable" that says why there is none.
*/
function judgeClaims(claims, measurements, machines) {
	return claims.flatMap((claim) => {
		if (claim.kind === "environment") return [finding(claim, null, {
			outcome: "not-comparable",
			message: "it compares two kernels or machines, not a kernel with and without the series"
		})];
		const findings = machines.flatMap((machine) => measuredOn(claim, measurements, machine.name).map((measurement) => {
			const mismatch = machineMismatch(claim, machine);
			return finding(claim, measurement, mismatch === null ? judgeAgainst(claim, measurement.comparison) : {
				outcome: "not-comparable",
				message: mismatch
			});
		}));
		if (findings.length > 0) return findings;
		return [finding(claim, null, {
			outcome: "not-comparable",
			message: claim.command === "" ? "the mail does not say what it measured" : "this command was not measured here"
		})];
	});
}
/** The measurements of the claim's command on a machine, one a timing: the one whose preparation is most alike. */
function measuredOn(claim, measurements, machine) {
	const key = commandKey(claim.command);
	const same = measurements.filter((measurement) => measurement.machine === machine && key !== "" && commandKey(measurement.command) === key);
	return ["virtual", "wall"].flatMap((timing) => {
		const [best] = same.filter((measurement) => measurement.timing === timing).sort((a, b) => alike(claim, b) - alike(claim, a));
		return best === void 0 ? [] : [best];
	});
}
/** How many words of the two perf stat lines are the same: tells umount of tmpfs from umount of ext4. */
function alike(claim, measurement) {
	const words = new Set((claim.perfCommand ?? claim.text).split(/[\s'"]+/));
	return measurement.perfCommand.split(/[\s'"]+/).filter((word) => words.has(word)).length;
}
/** Why figures of this machine say nothing about the claim; null when they do. */
function machineMismatch({ environment }, machine) {
	const { rt, arch } = environment;
	if (rt === true && !machine.rt) return `it is about a PREEMPT_RT kernel, which ${machine.name} is not`;
	if (rt === false && machine.rt) return `it is about a kernel without PREEMPT_RT, which ${machine.name} has`;
	if (arch !== null && arch !== machine.arch) return `it is about ${arch}, and ${machine.name} is ${machine.arch}`;
	return null;
}
function judgeAgainst(claim, comparison) {
	const none = (message) => ({
		outcome: "not-comparable",
		message
	});
	if (comparison === null) return none("one side has no usable measurement");
	if (comparison.confoundedBy !== void 0) return none(`the control ${comparison.confoundedBy.map((c) => `"${c}"`).join(", ")} moved in our own measurement`);
	const measured = measuredRatio(comparison);
	const [low, high] = measuredInterval(comparison);
	const numbers = `claimed ${ratioText(claim.ratio, claim.ratioInterval)}, measured ${ratioText(measured, [low, high])}`;
	if (comparison.verdict === "too-few-boots") return none(`${numbers}, but there are too few boots to tell`);
	const slack = TOLERANCE[claim.intervalFrom];
	const [claimLow, claimHigh] = [claim.ratioInterval[0] * (1 - slack), claim.ratioInterval[1] * (1 + slack)];
	const claimsNoChange = claim.ratioInterval[0] <= 1 && claim.ratioInterval[1] >= 1;
	const seesNoChange = comparison.verdict === "no-change";
	if (claimsNoChange && seesNoChange) return {
		outcome: "consistent",
		message: `${numbers}: no change in both`
	};
	const size = 100 * Math.abs(Math.log(claim.ratio));
	if (seesNoChange && size < 100 * Math.log1p(comparison.detectablePercent / 100)) return none(`${numbers}, but changes below ${comparison.detectablePercent.toFixed(1)} % could not be seen`);
	if (low <= claimHigh && high >= claimLow) return {
		outcome: "consistent",
		message: numbers
	};
	if (comparison.verdict === "improvement" && claim.ratio < 1 && high < claimLow) return {
		outcome: "consistent",
		message: `${numbers}: more than claimed`
	};
	return {
		outcome: "not-reproduced",
		message: `${numbers}: ${howItDiffers(claim, comparison)}`
	};
}
function howItDiffers(claim, comparison) {
	if (comparison.verdict === "no-change") return "no change was measured";
	const faster = comparison.verdict === "improvement";
	if (faster !== claim.ratio < 1) return faster ? "it became faster" : "it became slower";
	return faster ? "faster, but by less than claimed" : `slower, and by ${measuredRatio(comparison) > claim.ratio ? "more" : "less"} than claimed`;
}
const measuredRatio = (comparison) => 1 + comparison.shiftPercent / 100;
function measuredInterval({ intervalPercent: [low, high] }) {
	return [1 + low / 100, 1 + high / 100];
}
function finding(claim, measurement, { outcome, message }) {
	const boots = (side) => measurement?.samples.filter((sample) => sample.side === side).length ?? 0;
	const comparison = measurement?.comparison ?? null;
	const clock = measurement === null ? "" : ` (${measurement.timing} time)`;
	return {
		type: "claim",
		machine: measurement?.machine ?? "",
		base: {
			hits: boots("base"),
			runs: boots("base")
		},
		patched: {
			hits: boots("patched"),
			runs: boots("patched")
		},
		change: "new",
		touches: [],
		patchIndex: null,
		outcome,
		claim: claimText(claim),
		message: `${message}${clock}`,
		command: claim.command,
		claimedRatio: claim.ratio,
		claimedInterval: claim.ratioInterval,
		measuredRatio: comparison === null ? null : measuredRatio(comparison),
		measuredInterval: comparison === null ? null : measuredInterval(comparison),
		timing: measurement?.timing ?? null,
		notes: claim.notes
	};
}

// src/doctor/require.ts
/** What this host lacks is said before minutes are spent, in the words of `patchboot doctor`. */
async function requireHost(plan, world) {
	const system = await thisSystem(world.processes, process.env["PATH"] ?? "");
	await requirePlan({
		...plan,
		hostArch: thisArch()
	}, system);
}

// src/findings/rates.ts
/** Counting: in how many of the boots that count was something seen? */
/** A boot that says something about its kernel. Trouble of ours or of the host says nothing. */
function counts(boot) {
	return boot.state !== "infrastructure";
}
function boots(all, side) {
	return all.filter((boot) => boot.request.side === side && counts(boot));
}
/** Hits of a predicate over the counting boots of one side. */
function rate(all, side, hit) {
	const counted = boots(all, side);
	return {
		hits: counted.filter(hit).length,
		runs: counted.length
	};
}
/** What two rates mean: blame needs a base that was looked at and was clean, and praise a series that was. */
function changeOf(base, patched) {
	if (base.hits > 0 && patched.hits > 0) return "old";
	if (base.runs === 0 || patched.runs === 0) return "unclear";
	return base.hits === 0 ? "new" : "fixed";
}
/** For people: "12 of 12 boots". */
function describeRate({ hits, runs }) {
	return `${hits} of ${runs} ${runs === 1 ? "boot" : "boots"}`;
}
/** The part of a finding that says where it was seen: rates on both sides, what they mean, and whose it must be. */
function compareSides(all, hit, patchCount) {
	const base = rate(all, "base", hit);
	const patched = rate(all, "patched", hit);
	const change = changeOf(base, patched);
	return {
		base,
		patched,
		change,
		patchIndex: change === "new" && patchCount === 1 ? 1 : null
	};
}
/** The boot whose evidence is shown: a patched one where there is one. */
function firstSeen(all, hit) {
	return all.find((boot) => boot.request.side === "patched" && hit(boot)) ?? all.find(hit);
}

// src/findings/verdict.ts
/** From findings to one word and one sentence. The first problem is the headline. */
/** Whether a finding alone makes the series fail. */
function fails(finding) {
	if (finding.change !== "new") return false;
	switch (finding.type) {
		case "splat":
		case "build-error":
		case "build-warning":
		case "boot-failure":
		case "check-failure": return true;
		case "perf-change": return finding.direction === "regression";
		case "claim": return false;
	}
}
/** Order in which findings are told: what stops a reader first, then in the order in which they were found. */
const WEIGHT = {
	"build-error": 0,
	splat: 1,
	"boot-failure": 2,
	"check-failure": 3,
	"perf-change": 4,
	claim: 5,
	"build-warning": 6
};
function sortFindings(findings) {
	return [...findings].sort((a, b) => Number(fails(b)) - Number(fails(a)) || WEIGHT[a.type] - WEIGHT[b.type]);
}
/** A finding of the series is certain even when other machines had trouble; a pass needs all of them. */
function decide(input) {
	const failing = sortFindings(input.findings).find(fails);
	if (failing !== void 0) return {
		verdict: "fail",
		headline: headline$1(failing)
	};
	if (input.error !== null) return {
		verdict: input.error.kind === "input" || input.error.kind === "usage" ? "invalid-input" : "infrastructure",
		headline: input.error.message.split("\n")[0] ?? ""
	};
	const troubled = input.machines.find((machine) => machine.trouble !== "");
	if (troubled !== void 0) return {
		verdict: "infrastructure",
		headline: `${troubled.machine}: ${troubled.trouble}`
	};
	if (input.nothingToTest !== null) return {
		verdict: "inconclusive",
		headline: input.nothingToTest
	};
	if (input.machines.length === 0) return {
		verdict: "inconclusive",
		headline: "nothing was tested"
	};
	const silent = input.machines.find((machine) => machine.baseBoots === 0 || machine.patchedBoots === 0);
	if (silent !== void 0) return {
		verdict: "inconclusive",
		headline: `${silent.machine}: no boot of ${silent.baseBoots === 0 ? "base" : "the series"} counts`
	};
	const broken = input.machines.find((machine) => machine.baseBoots !== null && machine.basePassed === 0);
	if (broken !== void 0) return {
		verdict: "inconclusive",
		headline: `${broken.machine}: base itself never gets through the suite, so nothing can be said about the series`
	};
	const unended = input.machines.find((machine) => machine.patchedBoots !== null && machine.patchedPassed === 0);
	if (unended !== void 0) return {
		verdict: "inconclusive",
		headline: `${unended.machine}: no boot of the series gets through the suite, and base has the same trouble`
	};
	const unclear = sortFindings(input.findings).find((finding) => finding.change === "unclear");
	if (unclear !== void 0) return {
		verdict: "inconclusive",
		headline: `cannot tell whose this is: ${headline$1(unclear)}`
	};
	return {
		verdict: "pass",
		headline: passHeadline(input.findings)
	};
}
function passHeadline(findings) {
	const improvement = findings.find((f) => f.type === "perf-change" && f.direction === "improvement");
	const old = findings.filter((f) => f.change === "old" && f.type !== "claim" && f.type !== "perf-change").length;
	const parts = ["no new problem"];
	if (improvement !== void 0) parts.push(withoutTest(improvement.type === "perf-change" ? improvement.message : ""));
	if (old > 0) parts.push(`${old} old ${old === 1 ? "problem" : "problems"} that base has too`);
	return parts.join("; ");
}
function headline$1(finding) {
	const where = `on ${finding.machine}`;
	const patch = finding.patchIndex === null ? "" : `, patch ${finding.patchIndex}`;
	const rates = `${describeRate(finding.patched)} (base ${describeRate(finding.base)})`;
	switch (finding.type) {
		case "splat": return `${finding.id} ${where}: ${finding.title}, ${rates}${patch}`;
		case "boot-failure": return `${finding.id} ${where}: ${rates}${patch}`;
		case "check-failure": return `check ${finding.check} fails ${where}: ${rates}${patch}`;
		case "build-error":
		case "build-warning": {
			const place = finding.file === null ? "" : `${finding.file}${finding.line === null ? "" : `:${finding.line}`}: `;
			const words = finding.message.split("\n")[0]?.replace(/^.*?(error|warning): /, "") ?? "";
			return `${finding.type === "build-error" ? "does not compile" : "new compiler warning"} ${where}${patch}: ${place}${words}`;
		}
		case "perf-change":
		case "claim": return `${withoutTest(finding.message)} ${where}`;
	}
}

// src/draft.ts
/** A result in the making: what every stage has added so far, so that an error half way loses nothing. */
var ResultDraft = class {
	startedMs;
	outDir;
	reproduce;
	series = null;
	commits = [];
	decoders = [];
	base = null;
	mbox = null;
	error = null;
	wasInterrupted = false;
	/** Why there was nothing to boot although nothing is wrong: the patches are there already. */
	nothingToTest = null;
	machines = [];
	kernels = [];
	boots = [];
	measurements = [];
	checks = [];
	findings = [];
	outcomes = [];
	notes = [];
	constructor(startedMs, outDir, reproduce) {
		this.startedMs = startedMs;
		this.outDir = outDir;
		this.reproduce = reproduce;
	}
	get interrupted() {
		return this.wasInterrupted;
	}
	chooseSeries(series) {
		this.series = series;
	}
	chooseBase(base) {
		this.base = base;
	}
	/** Commits of the applied patches in order, and how each diff was read. */
	apply(commits, decoders) {
		this.commits = commits;
		this.decoders = decoders;
	}
	/** A machine that runs several suites is told once. */
	addMachine(record) {
		if (this.machines.every((machine) => machine.name !== record.name)) this.machines.push(record);
	}
	addKernel(machine, side, kernel, configFile) {
		if (this.kernels.some((known) => known.machine === machine && known.side === side)) return;
		this.kernels.push({
			machine,
			side,
			commit: kernel.commit,
			release: kernel.release,
			compiler: kernel.compiler,
			fromCache: kernel.fromCache,
			buildSeconds: round(kernel.buildSeconds),
			key: kernel.key,
			config: this.relative(configFile)
		});
	}
	/** The applied patches, written for `git am`. */
	keepMbox(file) {
		this.mbox = this.relative(file);
	}
	/** `recipe`: the file that tells how its initramfs is made. */
	addBoot(boot, startedMs, recipe) {
		const { request } = boot;
		this.boots.push({
			machine: request.machine.name,
			side: request.side,
			index: request.index,
			seed: request.seed,
			timing: request.timing,
			accel: request.accel,
			state: boot.state,
			detail: boot.detail,
			elapsedSeconds: round(boot.elapsedMs / 1e3),
			log: this.relative(boot.consoleFile),
			problems: boot.console.problems.map((problem) => problem.id),
			lockdepActive: boot.lockdepActive,
			qemu: boot.qemu,
			startedSeconds: round((startedMs - this.startedMs) / 1e3),
			recipe: this.relative(recipe)
		});
	}
	/** Paths in a result are relative to its folder, so that it can be moved and uploaded. */
	relative(path) {
		return relative(this.outDir, path);
	}
	/** Keeps an error as the reason why there is no (whole) verdict. Anything unexpected is our own fault. */
	fail(error) {
		if (error instanceof InterruptedError) this.wasInterrupted = true;
		this.error = error instanceof PatchbootError ? {
			kind: error.kind,
			message: error.message,
			hint: error.hint ?? null
		} : {
			kind: "infrastructure",
			message: `internal error: ${error instanceof Error ? error.message : String(error)}`,
			hint: "This is a fault of patchboot, not of the patch. Run again with PATCHBOOT_DEBUG=1 for the stack."
		};
	}
	finish(nowMs) {
		const findings = sortFindings(this.findings);
		const { verdict, headline } = decide({
			findings,
			machines: this.outcomes,
			error: this.error,
			nothingToTest: this.nothingToTest
		});
		return {
			version: 1,
			tool: {
				name: "patchboot",
				version: VERSION$1
			},
			startedAt: new Date(this.startedMs).toISOString(),
			elapsedSeconds: round((nowMs - this.startedMs) / 1e3),
			verdict,
			headline,
			series: this.series === null ? null : this.seriesRecord(this.series),
			base: this.base,
			machines: this.machines,
			kernels: this.kernels,
			boots: [...this.boots].sort((a, b) => a.machine.localeCompare(b.machine) || a.index - b.index || a.side.localeCompare(b.side)),
			measurements: this.measurements,
			checks: this.checks,
			findings,
			...this.mbox === null ? {} : { mbox: this.mbox },
			error: this.error,
			notes: this.notes,
			reproduce: this.reproduce
		};
	}
	seriesRecord(series) {
		return {
			...series,
			patches: series.patches.map((patch, index) => ({
				index: patch.index,
				subject: patch.subject,
				author: patch.author,
				messageId: patch.messageId,
				listed: patch.listed,
				diffSha256: patch.diffSha256,
				decoder: this.decoders[index] ?? patch.decoder,
				files: patch.files.map((file) => file.path),
				commit: this.commits[index] ?? null
			}))
		};
	}
};
function round(seconds) {
	return Math.round(seconds * 1e3) / 1e3;
}

// src/boot/plan.ts
/** The clocks that a machine is booted with. One that measures nothing would gain nothing from a second clock. */
function timingsOf(choice, machine) {
	if (choice === "both") return machine.measures ? ["virtual", "wall"] : [machine.timing];
	return [choice === "auto" ? machine.timing : choice];
}
/** Perturbation seed of a boot, by its position on its side. In wall time there is nothing to perturb on purpose. */
function seedOf(position, timing, firstSeed) {
	return timing === "virtual" ? firstSeed + position : 0;
}
/**
* `count` boots a side in the order base, patched, patched, base, ...: a host that grows slower over time then
* disturbs both sides alike. Equal indices have equal seeds, so that boots make pairs.
*/
function bootPlan(count, timing, firstSeed = 0) {
	return Array.from({ length: count }, (_, position) => {
		const index = position + 1;
		const seed = seedOf(position, timing, firstSeed);
		return (position % 2 === 0 ? ["base", "patched"] : ["patched", "base"]).map((side) => ({
			side,
			index,
			seed
		}));
	}).flat();
}
/**
* How many boots may run at the same time. Wall time wants the host for itself; virtual time does not notice what else
* the host does, and each boot uses one thread.
*/
function bootsAtOnce(timing, cpuCount) {
	return timing === "virtual" ? Math.max(1, cpuCount) : 1;
}
/** Runs the tasks, at most `limit` at a time, and gives their results in order. The first error stops new tasks. */
async function runLimited(tasks, limit) {
	const results = [];
	let next = 0;
	let failed = false;
	const worker = async () => {
		while (next < tasks.length && !failed) {
			const index = next++;
			try {
				const task = tasks[index];
				if (task !== void 0) results[index] = await task();
			} catch (error) {
				failed = true;
				throw error;
			}
		}
	};
	const workers = Array.from({ length: Math.min(limit, tasks.length) }, worker);
	const endings = await Promise.allSettled(workers);
	for (const ending of endings) if (ending.status === "rejected") throw ending.reason;
	return results;
}

// src/suite/suite.ts
/** What runs in the guest: `suites/NAME.yaml`, or a file of the user's own. */
const id = string().regex(/^[a-z0-9][a-z0-9-]*$/, "lower case letters, digits and dashes");
const common = {
	id,
	title: string().min(1),
	/** Shell commands that run once before the step, in its own empty folder. */
	setup: string().default(""),
	/** Seconds until the step is killed. */
	timeout: number().int().positive().default(120)
};
const perfStep = strictObject({
	...common,
	kind: literal("perf"),
	/** The command whose time is taken, without shell syntax. */
	command: string().min(1),
	/** Shell commands before and after each run, outside of the time taken. */
	pre: string().default(""),
	post: string().default(""),
	/** A mount point that must be there before each run and gone after it. */
	gone: string().nullable().default(null),
	repeat: number().int().min(2).max(1e3).default(10),
	/** Whether the series is expected to leave this command alone: the control of the experiment. */
	control: boolean().default(false),
	/** The size of what is measured, for steps that differ in nothing else: `{ name: mounts, value: 1000 }`. */
	size: strictObject({
		name: string().min(1),
		value: number().positive()
	}).nullable().default(null)
});
const scriptStep = strictObject({
	...common,
	kind: literal("script"),
	/** A shell script; a non-zero exit is a failed check. */
	script: string().min(1)
});
/** A name is one of guest/checks; anything else is a file of the user's own, a C program or a shell script. */
const program = string().regex(/^[a-z0-9-]+$|\.(c|sh)$/, "the name of a check of patchboot, or a path that ends in .c or .sh");
const checkStep = strictObject({
	...common,
	kind: literal("check"),
	/** What says on its standard output, in KTAP, which promises are kept. */
	program,
	arguments: array(union([string(), number()]).transform(String)).default([])
});
const suiteSchema = strictObject({
	name: id,
	description: string(),
	/** What the suite needs beside what every guest has. */
	needs: strictObject({
		/** Fragments of kconfig/, on top of those of the machine. */
		kconfig: array(string().regex(/^[a-z0-9_-]+$/)).default([]),
		/** Programs by name, each with the distribution's package that it comes from. */
		programs: record$1(string().regex(/^[A-Za-z0-9][\w.+-]*$/, "the name of a program"), string().regex(/^[a-z0-9][a-z0-9+.-]+$/, "the name of a package")).default({})
	}).default({
		kconfig: [],
		programs: {}
	}),
	/** Files of the guest's root, by their path from the root; for scripts that is /PATH. */
	files: record$1(string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.+@-]+(?:\/[\w.+@-]+)*$/, "a path without a leading slash or dots"), string()).default({}),
	steps: array(discriminatedUnion("kind", [
		perfStep,
		scriptStep,
		checkStep
	])).min(1)
});
/** Loads a suite by its name, or from a path that ends in .yaml. */
async function loadSuite(nameOrPath, dataDir, cwd) {
	const own = nameOrPath.endsWith(".yaml") || nameOrPath.endsWith(".yml");
	const file = own ? resolve(cwd, nameOrPath) : join(dataDir, "suites", `${nameOrPath}.yaml`);
	if (!await exists(file)) {
		const names = await listNames(join(dataDir, "suites"), ".yaml");
		throw new UsageError(`there is no suite "${nameOrPath}"`, { hint: `The suites are ${names.join(", ")}; a suite of your own is a path that ends in .yaml.` });
	}
	const suite = parseSuite(await readFile(file, "utf8"), own ? nameOrPath : `suites/${basename(file)}`);
	return own ? {
		...suite,
		folder: dirname(file)
	} : suite;
}
/** Parses a suite; `file` is what errors call it. */
function parseSuite(text, file) {
	let value;
	try {
		value = (0, import_dist.parse)(text);
	} catch (cause) {
		throw new UsageError(`${file} is not YAML: ${cause.message}`, { cause });
	}
	const parsed = suiteSchema.safeParse(value);
	if (!parsed.success) throw new UsageError(`${file} is not a suite:\n${prettifyError(parsed.error)}`);
	const ids = parsed.data.steps.map((step) => step.id);
	const twice = ids.find((one, index) => ids.indexOf(one) !== index);
	if (twice !== void 0) throw new UsageError(`${file} has two steps with the id "${twice}"`);
	return parsed.data;
}

// src/job/planned.ts
/** All jobs of a run, in order: each suite of each machine by each clock. Loads every suite, so errors come early. */
async function planWork(machines, options, world) {
	const perMachine = machines.map(async ({ machine: chosen, reason }) => {
		const suites = await Promise.all((options.suites ?? chosen.suites).map((name) => loadSuite(name, world.dataDir, options.cwd)));
		const machine = machineForSuites(chosen, suites);
		const timings = timingsOf(options.timing, machine);
		return suites.flatMap((suite) => timings.map((timing) => {
			const bootsDir = join(...[
				options.outDir,
				"boots",
				machine.name
			], ...suites.length > 1 ? [suite.name] : [], ...timings.length > 1 ? [timing] : []);
			return {
				machine,
				reason,
				suite,
				timing,
				bootsDir
			};
		}));
	});
	return (await Promise.all(perMachine)).flat();
}

// src/console/lockdep-stats.ts
/** A table this full hides locks soon. */
const NEARLY = .95;
const ROW = /^ *([\w][\w ()+\-/]*?):\s+(\d+)(?: \[max: (\d+)(?: pct: [\d.]+)?\])?/;
/** Reads the text of `/proc/lockdep_stats`; lines that are no counters are passed over. */
function parseLockdepStats(text) {
	const counters = /* @__PURE__ */ new Map();
	const nearlyFull = [];
	for (const line of text.split("\n")) {
		const row = ROW.exec(line);
		if (row === null) continue;
		const name = row[1] ?? "";
		const used = Number(row[2]);
		counters.set(name, used);
		const max = Number(row[3] ?? 0);
		if (max > 0 && used >= max * NEARLY) nearlyFull.push({
			name,
			used,
			max
		});
	}
	return {
		active: counters.get("debug_locks") === 1,
		nearlyFull,
		counters
	};
}

// src/world/load.ts
/** How busy the host is, for deadlines that mean a guest's own time. */
const MOST = 10;
/** By how much longer a guest may take, because its host has other work; 1 on an idle host. */
function patience() {
	const [lastMinute = 0] = loadavg();
	return patienceFor(lastMinute, availableParallelism());
}
/** `load` is the number of tasks that ran or waited for a CPU, as uptime(1) prints it. Pure. */
function patienceFor(load, cpus) {
	return Math.min(MOST, Math.max(1, load / cpus));
}

// src/boot/channel.ts
const HEADER = /^PATCHBOOT ([0-9a-f]{16,64}) (\d{1,6}) (begin|output|step|end) ([\w./-]{1,200}) (\d{1,9}) ([0-9a-f]{64})$/;
const MAX_FRAMES = 2e4;
const MAX_FRAME_BYTES = 16777216;
const MAX_HEADER_BYTES = 512;
/** Parses everything that came over the channel. */
function parseChannel(bytes, nonce) {
	const frames = [];
	const broken = (fault) => ({
		frames,
		complete: false,
		fault
	});
	let at = 0;
	while (at < bytes.length) {
		const newline = bytes.indexOf(10, at);
		if (newline < 0) break;
		if (newline - at > MAX_HEADER_BYTES) return broken("a frame header is too long");
		const match = HEADER.exec(bytes.toString("latin1", at, newline));
		if (match === null) return broken(`frame ${frames.length + 1} has no valid header`);
		const [, gotNonce, sequence, type, name = "", length, digest] = match;
		if (gotNonce !== nonce) return broken(`frame ${frames.length + 1} carries a foreign nonce`);
		if (Number(sequence) !== frames.length + 1) return broken(`frame ${frames.length + 1} is numbered ${sequence}`);
		const size = Number(length);
		if (size > MAX_FRAME_BYTES) return broken(`frame ${sequence} claims ${size} bytes`);
		if (frames.length >= MAX_FRAMES) return broken(`more than ${MAX_FRAMES} frames`);
		const end = newline + 1 + size;
		if (end >= bytes.length) break;
		const content = bytes.subarray(newline + 1, end);
		if (bytes[end] !== 10) return broken(`frame ${sequence} is longer than it says`);
		if (createHash("sha256").update(content).digest("hex") !== digest) return broken(`frame ${sequence} (${name}) does not match its digest`);
		frames.push({
			sequence: Number(sequence),
			type,
			name,
			content
		});
		at = end + 1;
		if (type === "end") {
			if (at < bytes.length) return broken("there is data after the end");
			const count = Number(content.toString("latin1").trim());
			if (count !== frames.length - 1) return broken(`the end counts ${count} frames, ${frames.length - 1} came`);
			return {
				frames,
				complete: true,
				fault: ""
			};
		}
	}
	return {
		frames,
		complete: false,
		fault: ""
	};
}

// src/boot/qemu.ts
const PROGRAM = {
	x86_64: "qemu-system-x86_64",
	arm64: "qemu-system-aarch64"
};
/** The whole QEMU command line. */
function qemuArgv(machine, files, options) {
	return [
		PROGRAM[machine.arch],
		...["-M", machine.qemu.machine],
		...accelArgv(options),
		...cpuArgv(machine, options.accel),
		...[
			"-smp",
			String(cpus(machine, options.timing)),
			"-m",
			machine.qemu.memory
		],
		...[
			"-nodefaults",
			"-no-user-config",
			"-nic",
			"none",
			"-display",
			"none",
			"-no-reboot"
		],
		...["-sandbox", "on,obsolete=deny,elevateprivileges=deny,spawn=deny,resourcecontrol=deny"],
		...["-chardev", `socket,id=console,path=${files.keyboard},server=on,wait=off,logfile=${files.console}`],
		...["-serial", "chardev:console"],
		...[
			"-device",
			"virtio-serial-pci,ioeventfd=off",
			"-chardev",
			`file,id=results,path=${files.results}`
		],
		...["-device", "virtserialport,chardev=results,name=patchboot.result"],
		...["-qmp", `unix:${files.monitor},server=on,wait=off`],
		...[
			"-kernel",
			files.kernel,
			"-initrd",
			files.initramfs
		],
		...["-append", kernelCommandLine(machine, options)]
	];
}
/** The QEMU that runs a machine. */
function qemuProgram(machine) {
	return PROGRAM[machine.arch];
}
/** How many CPUs the guest gets. With the instruction counter: one (QEMU 7.2 hangs in early boot with two). */
function cpus(machine, timing) {
	return timing === "virtual" ? 1 : machine.qemu.cpus;
}
/** Parameters for the kernel; the guest's init reads the patchboot ones. */
function kernelCommandLine(machine, options) {
	return [
		`console=${machine.console}`,
		"panic=-1",
		"ignore_loglevel",
		"printk.time=1",
		"nokaslr",
		"sysrq_always_enabled=1",
		...machine.bootArguments,
		`patchboot.nonce=${options.nonce}`,
		`patchboot.seed=${options.seed}`,
		...options.from === void 0 ? [] : [`patchboot.from=${options.from}`]
	].join(" ");
}
/** The machine as LKP reports name it: program, CPU, CPUs, memory. */
function testMachineLine(machine, accel, timing) {
	return [
		...[
			PROGRAM[machine.arch],
			...accelArgv({
				accel,
				timing
			}),
			...cpuArgv(machine, accel)
		],
		"-smp",
		String(cpus(machine, timing)),
		"-m",
		machine.qemu.memory
	].join(" ");
}
function accelArgv(options) {
	if (options.timing === "virtual") return [
		"-accel",
		"tcg",
		"-icount",
		"shift=1,sleep=off",
		"-rtc",
		"base=2025-01-01,clock=vm"
	];
	return options.accel === "kvm" ? ["-accel", "kvm"] : ["-accel", "tcg,thread=multi"];
}
function cpuArgv(machine, accel) {
	if (machine.qemu.cpu !== null) return ["-cpu", machine.qemu.cpu];
	return accel === "kvm" ? ["-cpu", "host"] : [];
}

// src/boot/qmp.ts
/** QEMU's machine protocol, as much of it as a hung guest needs (docs/interop/qmp-spec of QEMU). */
const ANSWER_TIMEOUT_MS = 5e3;
/** Sends commands in order over the monitor socket. Rejects when QEMU does not answer in time or refuses. */
async function sendQmp(socketPath, commands) {
	const socket = createConnection(socketPath);
	socket.setTimeout(ANSWER_TIMEOUT_MS);
	try {
		await new Promise((resolve, reject) => {
			const queue = [{ execute: "qmp_capabilities" }, ...commands];
			let text = "";
			let sent = 0;
			socket.on("timeout", () => reject(/* @__PURE__ */ new Error("the QEMU monitor does not answer")));
			socket.on("error", reject);
			socket.on("close", () => reject(/* @__PURE__ */ new Error("the QEMU monitor closed the connection")));
			const next = () => {
				const command = queue[sent++];
				if (command === void 0) resolve();
				else socket.write(`${JSON.stringify(command)}\n`);
			};
			socket.on("data", (chunk) => {
				text += chunk.toString("utf8");
				const lines = text.split("\n");
				text = lines.pop() ?? "";
				for (const line of lines) {
					const message = JSON.parse(line);
					if (message.error !== void 0) reject(/* @__PURE__ */ new Error(`QEMU refused: ${message.error.desc ?? line}`));
					else if (message.QMP !== void 0 || message.return !== void 0) next();
				}
			});
		});
	} finally {
		socket.removeAllListeners("close");
		socket.destroy();
	}
}

// src/boot/stacks.ts
/**
* Stacks of a guest that has gone silent, by magic sysrq over the serial line: a break, then a key
* (Documentation/admin-guide/sysrq.rst). w: blocked tasks. l: all active CPUs. d: all held locks.
*/
const KEYS = [
	"w",
	"l",
	"d"
];
const PAUSE_MS = 1500;
/** Types the keys; the kernel's answers go to the console file. A guest that cannot answer is no error. */
async function collectStacks(sockets, signal) {
	try {
		for (const key of KEYS) {
			if (signal.aborted) return;
			await sendQmp(sockets.monitor, [{
				execute: "chardev-send-break",
				arguments: { id: "console" }
			}]);
			await type(sockets.keyboard, key);
			await pause();
		}
	} catch {}
}
/**
* Sends one key and closes at once, before the kernel answers: while somebody is connected, a full socket makes QEMU
* write the same character into the log file twice (qemu_chr_write_buffer logs before the serial port tries again).
*/
function type(socketPath, key) {
	return new Promise((resolve, reject) => {
		const keyboard = createConnection(socketPath);
		keyboard.setTimeout(PAUSE_MS, () => keyboard.destroy());
		keyboard.on("error", reject);
		keyboard.on("close", () => resolve());
		keyboard.resume();
		keyboard.end(key);
	});
}
function pause() {
	return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

// src/boot/state.ts
/** Decides what a boot was. Only the end marker on the result channel makes it passed or failed. */
function bootState(evidence) {
	const { ending, channel } = evidence;
	if (ending.type === "aborted") return {
		state: "infrastructure",
		detail: "interrupted"
	};
	if (evidence.guestFault !== "") return {
		state: "infrastructure",
		detail: evidence.guestFault
	};
	if (evidence.panicked) return {
		state: "panicked",
		detail: "the kernel panicked"
	};
	if (channel.fault !== "") return {
		state: "infrastructure",
		detail: `the result channel is damaged: ${channel.fault}`
	};
	if (evidence.noChannel) return {
		state: "infrastructure",
		detail: "the guest found no result channel"
	};
	if (channel.complete) {
		if (evidence.failedSteps.length === 0) return {
			state: "passed",
			detail: ""
		};
		return {
			state: "failed",
			detail: `failed: ${evidence.failedSteps.join(", ")}`
		};
	}
	switch (evidence.alarm) {
		case "no-output": return {
			state: "never-booted",
			detail: "no \"Linux version\" on the console in time"
		};
		case "no-userspace": return {
			state: "hung",
			detail: "the kernel started, but no user space in time (hang in boot)"
		};
		case "silent": return evidence.sawUserspace ? {
			state: "hung",
			detail: "nothing on the console for too long (hang in test)"
		} : {
			state: "hung",
			detail: "nothing on the console for too long (hang in boot)"
		};
		case "stuck": return {
			state: "hung",
			detail: `a CPU was stuck for 40 seconds and more (hang in ${evidence.sawUserspace ? "test" : "boot"})`
		};
	}
	if (evidence.outOfTime) return {
		state: "hung",
		detail: "the boot as a whole took too long"
	};
	if (!evidence.sawBanner) return {
		state: "infrastructure",
		detail: `QEMU ended before the kernel started: ${evidence.qemuError === "" ? "it printed nothing" : evidence.qemuError}`
	};
	if (!evidence.sawUserspace) return {
		state: "never-booted",
		detail: "the kernel ended before user space, without a panic"
	};
	const killed = evidence.qemuError.includes("terminating on signal");
	if (ending.type === "exited" && ending.code === 0 && !killed) return {
		state: "reset",
		detail: "the machine reset itself in a test, without a panic"
	};
	return {
		state: "infrastructure",
		detail: "the guest ended without the end marker"
	};
}

// src/boot/tail.ts
/** Reads what a growing file got since the last read; memory is bounded by the size of one read. */
var Tail = class {
	path;
	handle;
	/** Bytes read so far. */
	position = 0;
	constructor(path) {
		this.path = path;
	}
	/** The next bytes, at most `limit`; empty when there are none yet or the file does not exist. */
	async read(limit = 1048576) {
		this.handle ??= await open(this.path).catch(() => void 0);
		if (this.handle === void 0) return Buffer.alloc(0);
		const buffer = Buffer.allocUnsafe(limit);
		const { bytesRead } = await this.handle.read(buffer, 0, limit, this.position);
		this.position += bytesRead;
		return buffer.subarray(0, bytesRead);
	}
	async close() {
		await this.handle?.close();
		this.handle = void 0;
	}
};

// src/boot/watch.ts
const LINUX_BANNER = "Linux version ";
/** Written by guest/init to /dev/kmsg; see there. */
const USERSPACE_MARK = "patchboot: userspace";
const FINISHED_MARK = "patchboot: finished";
const NO_CHANNEL_MARK = "patchboot: no result channel";
const STEP_MARK = /patchboot: step ([a-z0-9-]{1,64}) (begins|ends)/g;
/** The guest ends a step at its deadline, and then takes stacks: only what is silent for longer hangs as a whole. */
const AFTER_STEP_MS = 15e3;
/** watchdog_timer_fn, kernel/watchdog.c: again and again while the CPU does not schedule, with the time since it last did. */
const SOFT_LOCKUP = /soft lockup - CPU#(\d+) stuck for (\d+)s!/g;
/**
* Seconds after which a stuck CPU is given up. Well above the 20 s of the first report, after which slow code still
* goes on; a deadlocked CPU would talk until the deadline of the whole boot.
*/
const STUCK_SECONDS = 40;
var BootWatch = class {
	deadlines;
	startedMs;
	sawBanner = false;
	sawUserspace = false;
	sawFinished = false;
	/** guest/init has looked for the result channel in vain. */
	sawNoChannel = false;
	lastActivityMs;
	/** Seconds of the last soft lockup report, by CPU. */
	stuckSeconds = /* @__PURE__ */ new Map();
	stuck = false;
	/** What the step that runs may take; 0 when none runs. */
	stepMs = 0;
	tail = "";
	bytes = 0;
	constructor(deadlines, startedMs) {
		this.deadlines = deadlines;
		this.startedMs = startedMs;
		this.lastActivityMs = startedMs;
	}
	/** Console bytes that came at `nowMs`. */
	console(chunk, nowMs) {
		if (chunk.length === 0) return;
		this.bytes += chunk.length;
		this.lastActivityMs = nowMs;
		const text = this.tail + chunk.toString("latin1");
		this.sawBanner ||= text.includes(LINUX_BANNER);
		this.sawUserspace ||= text.includes(USERSPACE_MARK);
		this.sawFinished ||= text.includes(FINISHED_MARK);
		this.sawNoChannel ||= text.includes(NO_CHANNEL_MARK);
		const isNew = (match) => match.index + match[0].length > this.tail.length;
		for (const [, id = "", what] of [...text.matchAll(STEP_MARK)].filter(isNew)) this.stepMs = what === "begins" ? this.deadlines.stepMs?.get(id) ?? 0 : 0;
		for (const [, cpu = "", seconds] of [...text.matchAll(SOFT_LOCKUP)].filter(isNew)) this.softLockup(cpu, Number(seconds));
		this.tail = text.slice(-128);
	}
	/** One report may be a host that paused the guest; a second one, of a time that went on, is the guest's own. */
	softLockup(cpu, seconds) {
		const before = this.stuckSeconds.get(cpu);
		this.stuckSeconds.set(cpu, seconds);
		this.stuck ||= before !== void 0 && before < seconds && seconds >= STUCK_SECONDS;
	}
	/** Bytes on the result channel are a sign of life as well. */
	results(byteCount, nowMs) {
		if (byteCount > 0) this.lastActivityMs = nowMs;
	}
	/** The first deadline that is missed at `nowMs`, if any. A busy host, which `patience` tells, is no hang. */
	alarm(nowMs, patience = 1) {
		const age = (nowMs - this.startedMs) / patience;
		const silence = (nowMs - this.lastActivityMs) / patience;
		if (!this.sawBanner && age > this.deadlines.firstOutputMs) return "no-output";
		if (!this.sawUserspace && age > this.deadlines.userspaceMs) return "no-userspace";
		if (this.stuck) return "stuck";
		const allowed = Math.max(this.deadlines.silenceMs, this.stepMs === 0 ? 0 : this.stepMs + AFTER_STEP_MS);
		if (this.sawBanner && silence > allowed) return "silent";
		return null;
	}
	get sawAnything() {
		return this.bytes > 0;
	}
};

// src/boot/boot.ts
const POLL_MS = 100;
/** Problems of one boot that are told while it runs; the report has them all. */
const MAX_TOLD = 5;
/** More console than this is not read; the file is kept. */
const CONSOLE_LIMIT = 67108864;
/** Boots once. Never throws for what the guest does; only for trouble of the host. */
async function runBoot(request, world) {
	const { machine, folder } = request;
	const files = {
		kernel: request.image,
		initramfs: request.initramfs.path,
		console: join(folder, "console.log"),
		keyboard: join(folder, "console.sock"),
		results: join(folder, "results.bin"),
		monitor: join(folder, "qmp.sock")
	};
	await mkdir(folder, { recursive: true });
	await Promise.all([files.console, files.results].map((path) => rm(path, { force: true })));
	const nonce = bootNonce(request);
	const confined = {
		binds: [
			{
				host: dirname(request.image),
				inside: "/kernel",
				access: "read"
			},
			{
				host: dirname(request.initramfs.path),
				inside: "/initramfs",
				access: "read"
			},
			{
				host: folder,
				inside: "/boot",
				access: "write"
			},
			...request.accel === "kvm" ? [{
				host: "/dev/kvm",
				inside: "/dev/kvm",
				access: "device"
			}] : []
		],
		argv: (path) => qemuArgv(machine, mapValues(files, path), {
			accel: request.accel,
			timing: request.timing,
			nonce,
			seed: request.seed,
			...request.from === void 0 ? {} : { from: request.from }
		}),
		cwd: folder
	};
	const stop = new AbortController();
	const watch = new BootWatch({
		firstOutputMs: machine.deadlines.firstOutput * 1e3,
		userspaceMs: machine.deadlines.userspace * 1e3,
		silenceMs: machine.deadlines.silence * 1e3,
		stepMs: new Map([...request.stepSeconds ?? []].map(([id, seconds]) => [id, seconds * 1e3]))
	}, performance.now());
	let alarm = null;
	let ended = false;
	const qemu = world.processes.run({
		...request.sandbox.wrap(confined),
		timeoutMs: totalSeconds(request) * 1e3 * patience(),
		logFile: join(folder, "qemu.log"),
		outputLimit: 1048576
	}, AbortSignal.any([stop.signal, world.signal])).finally(() => {
		ended = true;
	});
	const reader = new ConsoleReader();
	const told = /* @__PURE__ */ new Set();
	const readConsole = async () => {
		const chunk = await consoleTail.read();
		const now = performance.now();
		watch.console(chunk, now);
		if (consoleTail.position <= CONSOLE_LIMIT) reader.push(chunk, now);
		const problems = chunk.length === 0 ? [] : reader.problemsSoFar();
		for (const { id } of problems) {
			if (told.has(id) || told.size >= MAX_TOLD) continue;
			told.add(id);
			const message = `${request.side}-${request.index}: on the console: ${id}`;
			world.emit({
				type: "progress",
				stage: "boot",
				message
			});
		}
	};
	const consoleTail = new Tail(files.console);
	const resultTail = new Tail(files.results);
	try {
		while (!ended) {
			await readConsole();
			watch.results((await resultTail.read()).length, performance.now());
			alarm = watch.alarm(performance.now(), patience());
			if (alarm !== null) {
				if (watch.sawBanner) await collectStacks(files, world.signal);
				break;
			}
			await Promise.race([qemu.catch(() => {}), delay(POLL_MS)]);
		}
		if (!ended) stop.abort();
		const result = await qemu;
		const channel = parseChannel(await readBounded(files.results), nonce);
		for (let before = -1; before !== consoleTail.position;) {
			before = consoleTail.position;
			await readConsole();
		}
		const report = reader.end();
		const { state, detail } = bootState({
			ending: result.ending.type === "aborted" && !world.signal.aborted ? {
				type: "signalled",
				signal: "SIGTERM"
			} : result.ending,
			qemuError: lastLines(result.stderr, 3),
			sawBanner: watch.sawBanner,
			sawUserspace: watch.sawUserspace,
			alarm,
			outOfTime: result.ending.type === "timed-out",
			panicked: report.panicked,
			guestFault: guestFault(report),
			noChannel: watch.sawNoChannel,
			channel,
			failedSteps: failedSteps(channel)
		});
		return {
			request,
			state,
			detail,
			console: report,
			consoleFile: files.console,
			frames: channel.frames,
			complete: channel.complete,
			lockdepActive: lockdepAtEnd(channel) ?? report.lockdepActive,
			elapsedMs: result.elapsedMs,
			qemu: confined.argv((path) => basename(path))
		};
	} finally {
		if (!ended) stop.abort();
		await Promise.all([consoleTail.close(), resultTail.close()]);
		await Promise.all([files.keyboard, files.monitor].map((path) => rm(path, { force: true })));
	}
}
/** A boot may take as long as its machine says, or as its steps may take together. */
function totalSeconds({ machine: { deadlines }, stepSeconds }) {
	const steps = [...stepSeconds?.values() ?? []].reduce((sum, seconds) => sum + seconds, 0);
	return Math.max(deadlines.total, deadlines.userspace + steps);
}
/** A panic that says that root file system or init were no good: ours, not the kernel's. */
function guestFault({ problems }) {
	const panics = problems.filter(({ kind }) => kind === "panic");
	const [first] = panics;
	return first !== void 0 && panics.every(({ infrastructure }) => infrastructure) ? first.title : "";
}
/** Random in wall time. In virtual time derived from all that the boot depends on, so that boots repeat exactly. */
function bootNonce(request) {
	if (request.timing === "wall") return randomBytes(16).toString("hex");
	const parts = [
		request.kernelKey,
		request.initramfs.sha256,
		request.machine.name,
		request.seed
	];
	if (request.from !== void 0) parts.push(request.from);
	return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 32);
}
function failedSteps(channel) {
	return channel.frames.filter((frame) => frame.type === "step" && frame.content.toString("latin1").trim() !== "0").map((frame) => frame.name);
}
/** /proc/lockdep_stats says whether lockdep was still on after the last step. */
function lockdepAtEnd(channel) {
	const stats = channel.frames.find((frame) => frame.name === "guest/lockdep_stats");
	return stats === void 0 ? null : parseLockdepStats(stats.content.toString("latin1")).active;
}
async function readBounded(path) {
	const bytes = await readFile(path).catch(() => Buffer.alloc(0));
	return bytes.length <= CONSOLE_LIMIT ? bytes : bytes.subarray(0, CONSOLE_LIMIT);
}
function mapValues(values, map) {
	return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
function delay(ms) {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

// src/boot/accel.ts
const PROBE_SECONDS = 10;
const HOST_ARCH = {
	x64: "x86_64",
	arm64: "arm64"
};
/** Decides by a real boot of `probe`, which should be the base kernel with a guest that does anything at all. */
async function decideAccel(choice, probe, world) {
	if (choice === "tcg") return {
		accel: "tcg",
		reason: "asked for"
	};
	const sameArch = HOST_ARCH[process.arch] === probe.machine.arch;
	const usable = await access("/dev/kvm", constants.R_OK | constants.W_OK).then(() => true, () => false);
	if (!sameArch || !usable) {
		const why = sameArch ? "/dev/kvm cannot be opened" : `the host is no ${probe.machine.arch}`;
		if (choice === "kvm") throw new UsageError(`--accel kvm is not possible: ${why}`, { hint: "Use --accel auto." });
		return {
			accel: "tcg",
			reason: why
		};
	}
	if (await provedByBoot(probe, world)) return {
		accel: "kvm",
		reason: "a KVM boot printed \"Linux version\" in time"
	};
	const reason = `/dev/kvm exists, but a KVM boot printed no "Linux version" within ${PROBE_SECONDS} s`;
	if (choice === "kvm") throw new UsageError(`--accel kvm does not work here: ${reason}`, { hint: "Use --accel auto." });
	return {
		accel: "tcg",
		reason
	};
}
/** Whether KVM boots Linux here. Remembered until the host boots again or has another QEMU: a probe takes seconds. */
async function provedByBoot(probe, world) {
	const bootId = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
	const version = await world.processes.run({
		argv: [qemuProgram(probe.machine), "--version"],
		timeoutMs: 2e4
	});
	const key = createHash("sha256").update(`${bootId}\n${version.stdout.toString()}`).digest("hex").slice(0, 32);
	const memory = join(world.cacheDir, "kvm", key);
	const known = bootId === "" ? null : await readFile(memory, "utf8").catch(() => null);
	if (known !== null) return known === "works";
	world.emit({
		type: "progress",
		stage: "boot",
		message: "probing KVM with a real boot"
	});
	const deadlines = {
		...probe.machine.deadlines,
		firstOutput: PROBE_SECONDS,
		total: 60
	};
	const machine = {
		...probe.machine,
		deadlines
	};
	const works = (await runBoot({
		...probe,
		machine,
		accel: "kvm",
		timing: "wall"
	}, world)).console.banner !== null;
	if (!world.signal.aborted) await writeFileAtomic(memory, works ? "works" : "hangs");
	return works;
}

// src/console/parse.ts
/** Reads a whole console log: bytes as they came, or text. Never throws; what cannot be read is no problem. */
function parseConsole(log) {
	const reader = new ConsoleReader();
	reader.push(log);
	return reader.end();
}

// src/boot/resume.ts
/**
* A step that hangs is ended by its deadline, and may leave the kernel with a lock that is never released; another takes
* the whole guest with it. The steps after it then get a fresh boot. To everybody else these boots are one: one console
* file, one set of results.
*/
/** Boots, and again from the step after one that hung, until the suite is through. */
async function runWholeSuite(request, world) {
	let boot = await runBoot(request, world);
	let last = boot;
	for (;;) {
		const from = resumeAt(last);
		if (from === null || world.signal.aborted) return boot;
		world.emit({
			type: "warning",
			stage: "boot",
			message: `${request.side} boot ${request.index} did not get through ${lastBegun(last)?.id}; a fresh boot for the steps after it`
		});
		const folder = join(request.folder, `from-step-${from}`);
		last = await runBoot({
			...request,
			folder,
			from
		}, world);
		boot = await joined(boot, last);
	}
}
/** The step that a boot began last: its number from 0, and of how many. */
function lastBegun(boot) {
	const frame = boot.frames.findLast(({ type, name }) => type === "begin" && name !== "guest");
	const match = /^(\d{1,4}) of (\d{1,4})$/.exec(frame?.content.toString("latin1").trim() ?? "");
	if (frame === void 0 || match === null) return null;
	return {
		id: frame.name,
		number: Number(match[1]),
		count: Number(match[2])
	};
}
/** Number of the step to go on with after a hang or a panic; null when there was none, or nothing is left. */
function resumeAt(boot) {
	const begun = lastBegun(boot);
	if (begun === null || begun.number + 1 >= begun.count) return null;
	const ended = boot.frames.some(({ type, name }) => type === "step" && name === begun.id);
	const late = boot.frames.some(({ type, name }) => type === "output" && name === `${begun.id}/hung`);
	const taken = [
		"hung",
		"panicked",
		"reset"
	].includes(boot.state) && !ended;
	return late || taken ? begun.number + 1 : null;
}
/** Worst first; a boot that is made of several is as bad as the worst of them. */
const ORDER = [
	"panicked",
	"reset",
	"hung",
	"never-booted",
	"infrastructure",
	"failed",
	"passed"
];
async function joined(first, second) {
	const more = await readFile(second.consoleFile).catch(() => Buffer.alloc(0));
	await appendFile(first.consoleFile, more);
	const worst = ORDER.find((state) => state === first.state || state === second.state) ?? first.state;
	const lockdep = [first.lockdepActive, second.lockdepActive].filter((active) => active !== null);
	return {
		...first,
		state: worst === "infrastructure" ? first.state : worst,
		detail: [first.detail, second.detail].filter((detail) => detail !== "").join("; "),
		console: parseConsole(await readFile(first.consoleFile)),
		frames: withoutRepeats([...first.frames, ...second.frames]),
		complete: first.complete && second.complete,
		lockdepActive: lockdep.length === 0 ? null : lockdep.every((active) => active),
		elapsedMs: first.elapsedMs + second.elapsedMs
	};
}
/** What the guest as such says (uname, mount table), the last boot says for all. */
function withoutRepeats(frames) {
	return frames.filter((frame, index) => !frame.name.startsWith("guest") || !frames.slice(index + 1).some(({ name, type }) => name === frame.name && type === frame.type));
}

// src/guest/closure.ts
/**
* Programs of an extracted root together with the loader and the libraries they need, found by reading their
* ELF headers: nothing of a foreign architecture is executed.
*/
const PROGRAM_FOLDERS = [
	"usr/bin",
	"usr/sbin",
	"bin",
	"sbin"
];
const READELF_TIMEOUT_MS = 6e4;
/** Reads the output of `readelf -W -d -l FILE` for one file. */
function parseReadelf(text) {
	const libraries = [...text.matchAll(/\(NEEDED\)\s+Shared library: \[([^\]]+)\]/g)].map((m) => m[1] ?? "");
	return {
		interpreter: /\[Requesting program interpreter: ([^\]]+)\]/.exec(text)?.[1] ?? null,
		libraries
	};
}
/** The programs, and transitively all libraries, as files of the guest. */
async function programClosure(root, programs, world) {
	const folders = await libraryFolders(root);
	const files = /* @__PURE__ */ new Map();
	const queue = [];
	for (const program of programs) queue.push(await findProgram(root, program));
	for (let file = queue.shift(); file !== void 0; file = queue.shift()) {
		if (files.has(file.path)) continue;
		files.set(file.path, file);
		const needs = await elfNeeds(file.host, world);
		if (needs.interpreter !== null) {
			const loader = await realpath(join(root, needs.interpreter));
			queue.push({
				path: needs.interpreter.slice(1),
				host: loader,
				source: loaderSource(root, loader)
			});
		}
		for (const library of needs.libraries) {
			if (/^ld-linux/.test(library)) continue;
			queue.push(await findLibrary(root, folders, library, file.path));
		}
	}
	return [...files.values()].sort((a, b) => a.path < b.path ? -1 : 1);
}
/** Debian's link to the loader is absolute, and so leads out of the root: to the same path of the host. */
function loaderSource(root, loader) {
	const path = relative(root, loader);
	return path.startsWith("..") ? loader.replace(/^\/(?:usr\/(?=lib))?/, "") : path;
}
async function elfNeeds(host, world) {
	return parseReadelf((await runChecked(world.processes, {
		argv: [
			"readelf",
			"-W",
			"-d",
			"-l",
			host
		],
		timeoutMs: READELF_TIMEOUT_MS
	}, world.signal)).stdout.toString("latin1"));
}
async function findProgram(root, program) {
	for (const folder of PROGRAM_FOLDERS) {
		const host = join(root, folder, program);
		if (await exists(host) && !await isScript(host)) {
			const source = `${folder}/${program}`;
			return {
				path: `${guestFolder(folder)}/${program}`,
				host: await realpath(host),
				source
			};
		}
	}
	const tools = join(root, "usr/lib");
	for (const name of (await readdir(tools)).filter((n) => n.startsWith("linux-tools"))) {
		const direct = join(tools, name, program);
		if (await exists(direct)) {
			const source = `usr/lib/${name}/${program}`;
			return {
				path: `usr/bin/${program}`,
				host: await realpath(direct),
				source
			};
		}
	}
	throw new InfrastructureError(`the guest's packages have no program ${program}`, { hint: `Remove ${root} from the cache, so that it is fetched anew.` });
}
/** The guest has merged-usr links, so /bin/mount stands at usr/bin/mount. */
function guestFolder(folder) {
	return folder.startsWith("usr/") ? folder : `usr/${folder}`;
}
async function isScript(host) {
	const file = await open(host);
	try {
		const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
		return buffer.toString("latin1") === "#!";
	} finally {
		await file.close();
	}
}
async function libraryFolders(root) {
	const folders = [];
	for (const top of [
		"lib",
		"usr/lib",
		"lib64",
		"usr/lib64"
	]) {
		const names = await readdir(join(root, top), { withFileTypes: true }).catch(() => []);
		folders.push(top, ...names.filter((n) => n.name.endsWith("-linux-gnu")).map((n) => `${top}/${n.name}`));
	}
	return folders;
}
async function findLibrary(root, folders, library, wantedBy) {
	for (const folder of folders) {
		const host = join(root, folder, library);
		if (await exists(host)) {
			const source = `${folder}/${library}`;
			return {
				path: `${guestFolder(folder)}/${library}`,
				host: await realpath(host),
				source
			};
		}
	}
	throw new InfrastructureError(`the guest's ${wantedBy} needs ${library}, which its packages do not bring`, { hint: `Remove ${root} from the cache, so that it is fetched anew.` });
}

// src/guest/cpio.ts
const S_IFDIR = 16384;
const S_IFREG = 32768;
/** An archive of the entries in their order. Paths are relative, without a leading slash. */
function cpioArchive(entries) {
	const parts = [];
	let inode = 1;
	for (const entry of entries) parts.push(...record(entry, inode++));
	parts.push(...rawRecord("TRAILER!!!", 0, 0, 0, 1, Buffer.alloc(0)));
	return Buffer.concat(parts);
}
function record(entry, inode) {
	switch (entry.type) {
		case "directory": return rawRecord(entry.path, S_IFDIR | (entry.mode ?? 493), inode, 0, 2, Buffer.alloc(0));
		case "file": return rawRecord(entry.path, S_IFREG | (entry.mode ?? 493), inode, 0, 1, entry.content);
		case "symlink": return rawRecord(entry.path, 41471, inode, 0, 1, Buffer.from(entry.target));
	}
}
function rawRecord(path, mode, inode, mtime, links, content) {
	const name = Buffer.from(`${path}\0`);
	const fields = [
		inode,
		mode,
		0,
		0,
		links,
		mtime,
		content.length,
		0,
		0,
		0,
		0,
		name.length,
		0
	];
	const header = Buffer.from(`070701${fields.map((n) => n.toString(16).padStart(8, "0")).join("")}`);
	return [
		header,
		name,
		padding(header.length + name.length),
		Buffer.from(content),
		padding(content.length)
	];
}
function padding(length) {
	return Buffer.alloc((4 - length % 4) % 4);
}

// src/guest/helpers.ts
/** Static C programs of guest/, compiled on the host for the guest's architecture and kept by content. */
const HELPER_COMPILER = {
	x86_64: "gcc",
	arm64: "aarch64-linux-gnu-gcc"
};
const HELPER_FLAGS = [
	"-O2",
	"-Wall",
	"-Wextra",
	"-static",
	"-pthread"
];
const COMPILE_TIMEOUT_MS = 12e4;
/** Host paths of the compiled helpers, by name without `.c`. */
async function compileHelpers(arch, world) {
	const sources = join(world.dataDir, "guest");
	const compiled = /* @__PURE__ */ new Map();
	for (const name of await listNames(sources, ".c")) compiled.set(name, await compileHelper(join(sources, `${name}.c`), arch, world));
	return compiled;
}
/**
* Compiles one C file statically. Headers are looked for in guest/checks, and beside the file. The result is cached by
* what the preprocessor makes of it, so that a changed header counts, by compiler and flags.
*/
async function compileHelper(source, arch, world) {
	const compiler = HELPER_COMPILER[arch];
	const version = await world.processes.run({
		argv: [compiler, "--version"],
		timeoutMs: COMPILE_TIMEOUT_MS
	});
	const flags = [
		...HELPER_FLAGS,
		"-I",
		join(world.dataDir, "guest", "checks")
	];
	const text = await compile([
		compiler,
		...flags,
		"-E",
		"-P",
		source
	], source, world);
	const key = createHash("sha256").update(JSON.stringify([
		compiler,
		version.stdout.toString(),
		HELPER_FLAGS
	])).update(text).digest("hex");
	const target = join(world.cacheDir, "guest-helpers", key.slice(0, 32));
	if (await exists(target)) return target;
	await mkdir(join(world.cacheDir, "guest-helpers"), { recursive: true });
	const making = join(world.tempDir, `helper-${key.slice(0, 16)}`);
	await compile([
		compiler,
		...flags,
		"-o",
		making,
		source
	], source, world);
	const finished = `${target}.${process.pid}.tmp`;
	await copyFile(making, finished);
	await rename(finished, target);
	return target;
}
async function compile(argv, source, world) {
	const result = await world.processes.run({
		argv,
		timeoutMs: COMPILE_TIMEOUT_MS
	}, world.signal);
	if (succeeded(result)) return result.stdout;
	const message = `${argv[0]} cannot compile ${basename(source)} (${describeEnding(result)})`;
	const options = { hint: result.stderr.toString().trim() };
	if (source.startsWith(join(world.dataDir, "guest"))) throw new InfrastructureError(message, options);
	throw new UsageError(message, options);
}

// src/guest/recipe.ts
/** The whole script. */
function recipeScript(parts) {
	const { compile } = parts;
	const { extract, codename } = parts.packages;
	return `${[
		"#!/bin/sh",
		`# Makes initramfs.cpio, the root of a guest of patchboot: ${parts.title}.`,
		`# Needs ${extract[0]}, ${compile[0]} and cpio. Usage: sh $0 [initramfs.cpio]`,
		"set -eu",
		`cpio=$(realpath "\${1:-initramfs.cpio}")`,
		"work=$(mktemp -d)",
		"trap 'rm -rf \"$work\"' EXIT",
		"cd \"$work\"",
		"",
		"# The guest's programs come out of the distribution's packages.",
		"mode=",
		"[ \"$(id -u)\" = 0 ] || mode=--mode=chrootless",
		`${words(extract)} $mode ${shellWord(codename)} "$work/root"`,
		"",
		"mkdir guest",
		`(cd guest && mkdir -p ${words(parts.folders)})`,
		...parts.links.map(([path, target]) => `ln -s ${words([target, `guest/${path}`])}`),
		"",
		"# In the guest / in the packages. -L: what a link leads to.",
		"while read -r to from; do",
		`\tmkdir -p "guest/\${to%/*}"`,
		"	cp -L \"root/$from\" \"guest/$to\"",
		"done <<'EOF'",
		...parts.programs.map((file) => `${file.path} ${file.source}`),
		"EOF",
		"",
		"# Helpers in C.",
		...parts.helpers.flatMap(({ path, source: text }) => [
			...writeFileCommands("helper.c", text),
			`mkdir -p ${shellWord(folderOf(`guest/${path}`))}`,
			`${words([
				...compile,
				"-o",
				`guest/${path}`,
				"helper.c"
			])}`
		]),
		"",
		"# The first process, and the steps that it runs.",
		...parts.files.flatMap(({ path, content, mode }) => [
			`mkdir -p ${shellWord(folderOf(`guest/${path}`))}`,
			...writeFileCommands(`guest/${path}`, content),
			`chmod ${mode.toString(8)} ${shellWord(`guest/${path}`)}`
		]),
		"",
		"(cd guest && find . -mindepth 1 | LC_ALL=C sort | cpio --quiet -o -H newc -R 0:0) >\"$cpio\"",
		"echo \"made $cpio\""
	].join("\n")}\n`;
}
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/"));
}
function words(all) {
	return all.map(shellWord).join(" ");
}

// src/guest/root.ts
const DEBIAN_ARCH = {
	x86_64: "amd64",
	arm64: "arm64"
};
/** Packages by distribution; what each is for stands in {@link GUEST_PROGRAMS}. */
const PACKAGES = {
	debian: [
		"busybox-static",
		"dash",
		"mount",
		"util-linux",
		"e2fsprogs",
		"linux-perf"
	],
	ubuntu: [
		"busybox-static",
		"dash",
		"mount",
		"util-linux",
		"e2fsprogs",
		"linux-tools-generic"
	]
};
/** Programs that go into every guest, and the folders of a root where they may be. */
const GUEST_PROGRAMS = {
	busybox: "everything small: cat, sleep, sha256sum, poweroff",
	dash: "/bin/sh, which perf stat --pre runs; busybox sh would run its own mount applet instead of mount(8)",
	mount: "the mount(8) of util-linux that people measure with",
	umount: "the umount(8) of util-linux, the command under test",
	losetup: "loop devices for file systems on a block device",
	mke2fs: "ext4 on a loop device",
	e2fsck: "is the image clean?",
	perf: "the perf stat lines that commit messages quote"
};
const EXTRACT_TIMEOUT_MS = 6e5;
async function guestPackages(arch, more = []) {
	const { id, codename } = await hostRelease();
	const usual = PACKAGES[id] ?? PACKAGES["debian"] ?? [];
	const packages = [...usual, ...[...new Set(more)].filter((name) => !usual.includes(name)).sort()];
	return {
		codename,
		packages,
		extract: extractCommand(arch, packages)
	};
}
const extractCommand = (arch, packages) => [
	"mmdebstrap",
	"--variant=extract",
	`--architectures=${DEBIAN_ARCH[arch]}`,
	`--include=${packages.join(",")}`
];
/** Folder with the extracted packages of an architecture; made when it is not in the cache. */
async function guestRoot(arch, world, more = []) {
	const { codename, packages } = await guestPackages(arch, more);
	const name = `${arch}-${codename}-${packages.join("+")}`;
	const folder = join(world.cacheDir, "guest-root", name);
	const stamp = `${folder}.complete`;
	if (await exists(stamp) && await exists(folder)) return folder;
	world.emit({
		type: "progress",
		stage: "boot",
		message: `fetching the guest's programs for ${arch} (${packages.join(", ")})`
	});
	const making = `${folder}.${process.pid}.making`;
	await mkdir(join(world.cacheDir, "guest-root"), { recursive: true });
	try {
		await extractPackages(arch, packages, making, world);
		await rm(folder, {
			recursive: true,
			force: true
		});
		await rename(making, folder);
		await writeFileAtomic(stamp, "");
	} finally {
		await rm(making, {
			recursive: true,
			force: true
		});
	}
	return folder;
}
/** Unpacks packages of the host's release, with what they depend on, into a new folder. Nothing of them is executed. */
async function extractPackages(arch, packages, folder, world) {
	const { codename } = await hostRelease();
	await runChecked(world.processes, {
		argv: [
			...extractCommand(arch, packages),
			...process.getuid?.() === 0 ? [] : ["--mode=chrootless"],
			codename,
			folder
		],
		timeoutMs: EXTRACT_TIMEOUT_MS,
		...world.networkEnv === void 0 ? {} : { env: world.networkEnv }
	}, world.signal);
}
/** Distribution and release of the host, from os-release(5). Debian 12 when it does not tell. */
async function hostRelease() {
	const text = await readFile("/etc/os-release", "utf8").catch(() => "");
	const field = (name) => new RegExp(`^${name}="?([a-z0-9.-]+)"?$`, "m").exec(text)?.[1];
	return {
		id: field("ID") ?? "debian",
		codename: field("VERSION_CODENAME") ?? "bookworm"
	};
}

// src/guest/initramfs.ts
/** Applets of busybox that the init and the suites may use; util-linux and e2fsprogs keep their own names. */
const APPLETS = [
	"awk",
	"basename",
	"cat",
	"chmod",
	"chroot",
	"cmp",
	"cp",
	"cut",
	"date",
	"dd",
	"dirname",
	"dmesg",
	"echo",
	"env",
	"expr",
	"false",
	"find",
	"grep",
	"head",
	"kill",
	"ln",
	"ls",
	"mkdir",
	"mkfifo",
	"mknod",
	"mktemp",
	"mv",
	"nproc",
	"poweroff",
	"printf",
	"ps",
	"readlink",
	"rm",
	"rmdir",
	"sed",
	"seq",
	"setsid",
	"sha256sum",
	"sleep",
	"sort",
	"stat",
	"sync",
	"tail",
	"tee",
	"test",
	"timeout",
	"touch",
	"tr",
	"true",
	"truncate",
	"uname",
	"uniq",
	"unshare",
	"wc",
	"xargs"
];
const FOLDERS = [
	"dev",
	"etc",
	"mnt",
	"proc",
	"root",
	"run",
	"suite",
	"sys",
	"tmp",
	"usr",
	"usr/bin",
	"usr/sbin",
	"usr/lib",
	"usr/lib64",
	"var",
	"patchboot"
];
/** Links of a merged-usr root. */
const LINKS = [
	["bin", "usr/bin"],
	["sbin", "usr/sbin"],
	["lib", "usr/lib"],
	["lib64", "usr/lib64"],
	["usr/bin/sh", "dash"],
	["usr/sbin/mkfs.ext4", "mke2fs"],
	["etc/mtab", "../proc/self/mounts"]
];
/** Builds the guest's root with the suite's files in it, as an uncompressed cpio archive in the cache. */
async function buildInitramfs(arch, suiteFiles, world, more = {}) {
	const root = await guestRoot(arch, world, Object.values(more));
	const programs = await programClosure(root, [...Object.keys(GUEST_PROGRAMS), ...Object.keys(more)], world);
	const helpers = await compileHelpers(arch, world);
	const links = [...LINKS, ...APPLETS.map((applet) => [`usr/bin/${applet}`, "busybox"])];
	const files = [{
		path: "init",
		content: await readFile(join(world.dataDir, "guest", "init")),
		mode: 493
	}, ...suiteFiles.map(({ content, executable, ...file }) => ({
		...file,
		content: bytesOf(content),
		mode: executable ? 493 : 420
	}))];
	const entries = [];
	const folders = /* @__PURE__ */ new Set();
	const addFolder = (path) => {
		if (path === "." || folders.has(path)) return;
		addFolder(dirname(path));
		folders.add(path);
		entries.push({
			type: "directory",
			path
		});
	};
	for (const folder of FOLDERS) addFolder(folder);
	for (const [path, target] of links) entries.push({
		type: "symlink",
		path,
		target
	});
	const addFile = (path, content, mode) => {
		addFolder(dirname(path));
		entries.push({
			type: "file",
			path,
			content,
			mode
		});
	};
	const inGuest = programs.map((file) => ({
		...file,
		path: mergedUsr(file.path)
	}));
	for (const file of inGuest) addFile(file.path, await readFile(file.host), 493);
	for (const [name, host] of [...helpers].sort()) addFile(`patchboot/${name}`, await readFile(host), 493);
	for (const file of files) addFile(file.path, file.content, file.mode);
	const sources = await Promise.all([...helpers.keys()].sort().map(async (name) => ({
		path: `patchboot/${name}`,
		source: await readFile(join(world.dataDir, "guest", `${name}.c`))
	})));
	const packages = await guestPackages(arch, Object.values(more));
	const archive = cpioArchive(entries);
	const sha256 = createHash("sha256").update(archive).digest("hex");
	const path = join(world.cacheDir, "initramfs", `${sha256.slice(0, 32)}.cpio`);
	if (!await exists(path)) {
		await mkdir(dirname(path), { recursive: true });
		await writeFileAtomic(path, archive);
	}
	const recipe = (title) => recipeScript({
		title,
		packages,
		folders: FOLDERS,
		links,
		programs: inGuest,
		compile: [HELPER_COMPILER[arch], ...HELPER_FLAGS],
		helpers: [...sources, ...files.flatMap(({ path: target, source }) => source === void 0 ? [] : [{
			path: target,
			source: Buffer.from(source)
		}])],
		files: files.filter(({ source }) => source === void 0)
	});
	return {
		path,
		sha256,
		recipe
	};
}
function bytesOf(content) {
	return typeof content === "string" ? Buffer.from(content) : content;
}
function mergedUsr(path) {
	return /^(bin|sbin|lib|lib64)\//.test(path) ? `usr/${path}` : path;
}

// src/suite/script.ts
/** Turns of guest/delay.c by which one perturbation seed moves the measurement against the timer tick. */
const TURNS_PER_SEED = 170003;
/** Folder of a step in the guest; guest/init runs them in the order of their numbers. */
function stepFolder(step, index) {
	return `suite/${String(index).padStart(3, "0")}-${step.id}`;
}
function suiteFiles(suite, options) {
	const own = Object.entries(suite.files).map(([path, content]) => ({
		path,
		content,
		executable: false
	}));
	const steps = suite.steps.flatMap((step, index) => {
		const folder = stepFolder(step, index);
		return [
			{
				path: `${folder}/id`,
				content: `${step.id}\n`,
				executable: false
			},
			{
				path: `${folder}/timeout`,
				content: `${step.timeout}\n`,
				executable: false
			},
			{
				path: `${folder}/run`,
				content: stepScript(step, options),
				executable: true
			}
		];
	});
	return [...own, ...steps];
}
/** A check's program in the folder of its step. By the check's name, which is what the kernel calls its task. */
function programFile(step) {
	return `program/${step.id}`;
}
/** The shell script of one step. */
function stepScript(step, options) {
	const head = `#!/bin/sh\n# ${step.title}\n${step.setup === "" ? "" : `set -e\n${step.setup}\nset +e\n`}`;
	if (step.kind === "script") return `${head}${step.script}\n`;
	if (step.kind === "check") {
		const words = [`"$STEP/${programFile(step)}"`, ...step.arguments.map(quote)];
		return `${head}exec ${step.program.endsWith(".sh") ? "sh " : ""}${words.join(" ")}\n`;
	}
	return head + (options.measure ? measuredScript(step) : exercisedScript(step));
}
/**
* More than this of perf's text is not kept: the bar of a run without time has 128 million marks, and each mark is a
* write(2) of its own. A row that can be believed has some tens of bytes.
*/
const perfBytes = (runs) => 16384 + 512 * runs;
function measuredScript(step) {
	const bytes = perfBytes(step.repeat);
	return `# Another phase of the timer tick for each seed.
/patchboot/delay $((\${SEED:-0} * ${TURNS_PER_SEED}))
mounts=$(wc -l </proc/self/mountinfo)
: >/run/perf-runs
{ { ${watchedPerfCommand(step)}; echo $? >/run/perf-status; } 2>&1 >&3 | head -c ${bytes} >"$OUT/perf"; } 3>&1
perf=$(cat /run/perf-status)
if [ "$(wc -c <"$OUT/perf")" -eq ${bytes} ]; then
	head -n 1 "$OUT/perf" >&2
	echo "perf stat printed without end: the bar of a run without time, whose --pre failed or which was killed" >&2
	exit 1
fi
if [ "$perf" -ne 0 ]; then
	head -n 1 "$OUT/perf" >&2
	echo "perf stat ended with status $perf" >&2
	exit 1
fi
counted=$(wc -l </run/perf-runs)
if [ "$counted" -ne ${step.repeat} ]; then
	head -n 1 "$OUT/perf" >&2
	echo "under perf stat $counted of ${step.repeat} runs were whole: in the others --pre, --post or the command failed, which perf does not tell" >&2
	exit 1
fi
if grep -qv '^0$' /run/perf-runs; then
	echo "under perf stat ${step.gone ?? "the mount"} was still mounted after a run" >&2
	exit 1
fi
if [ "$(wc -l </proc/self/mountinfo)" -ne "$mounts" ]; then
	echo "the mount table changed while perf stat ran" >&2
	exit 1
fi
${timerCommand(step)} >"$OUT/runs" 2>"$OUT/timer"
timer=$?
if [ $timer -ne 0 ]; then
	cat "$OUT/timer" >&2
	exit 1
fi
`;
}
/**
* The perf line with a --post that counts the runs that were whole and looks for the mount after each. perf skips
* --post without a word after a run whose --pre failed or whose command ended with another status than 0; --post is
* not in the time that is taken.
*/
function watchedPerfCommand(step) {
	const path = step.gone?.startsWith("/") ? step.gone : `$PWD/${step.gone}`;
	const count = step.gone === null ? "echo 0" : `grep -c " ${path} " /proc/self/mountinfo`;
	return perfLine(step, [...step.post === "" ? [] : [`{ ${step.post}\n}`], `{ ${count} >>/run/perf-runs || :; }`].join(" && "));
}
function exercisedScript(step) {
	return `${timerCommand(step)} >/dev/null 2>"$OUT/timer"
timer=$?
if [ $timer -ne 0 ]; then
	cat "$OUT/timer" >&2
	exit 1
fi
`;
}
/** The perf stat line, as people quote it in commit messages. */
function perfCommand(step) {
	return perfLine(step, step.post);
}
function perfLine(step, after) {
	const pre = step.pre === "" ? "" : ` --pre ${quote(step.pre)}`;
	const post = after === "" ? "" : ` --post ${quote(after)}`;
	return `perf stat -r ${step.repeat} --table --null${pre}${post} -- ${step.command}`;
}
/** The line for our own timer, which gives every run and fails when perf would stay silent. */
function timerCommand(step) {
	const pre = step.pre === "" ? "" : ` --pre ${quote(step.pre)}`;
	const post = step.post === "" ? "" : ` --post ${quote(step.post)}`;
	const gone = step.gone === null ? "" : ` --gone ${quote(step.gone)}`;
	return `/patchboot/timer -r ${step.repeat}${pre}${post}${gone} -- ${step.command}`;
}
/** A word in single quotes for sh. */
function quote(word) {
	return `'${word.replaceAll("'", "'\\''")}'`;
}

// src/suite/programs.ts
/** The programs of a suite's checks, compiled for the guest: each in the folder of its step. */
async function checkPrograms(suite, arch, world) {
	const files = [];
	for (const [index, step] of suite.steps.entries()) {
		if (step.kind !== "check") continue;
		const source = await programSource(step, suite, world.dataDir);
		const program = {
			path: `${stepFolder(step, index)}/${programFile(step)}`,
			executable: true
		};
		files.push(source.endsWith(".c") ? {
			...program,
			content: await readFile(await compileHelper(source, arch, world)),
			source: await withOwnHeaders(source, [dirname(source), join(world.dataDir, "guest", "checks")])
		} : {
			...program,
			content: await readFile(source)
		});
	}
	return files;
}
/** A C text with the headers that it quotes put in, each once, so that it can be compiled by itself. */
async function withOwnHeaders(file, folders, seen = /* @__PURE__ */ new Set()) {
	const lines = [];
	for (const line of (await readFile(file, "utf8")).split("\n")) {
		const name = /^\s*#\s*include\s*"([^"]+)"/.exec(line)?.[1];
		if (name === void 0) {
			lines.push(line);
			continue;
		}
		const places = folders.map((folder) => join(folder, name));
		const header = places[(await Promise.all(places.map(exists))).indexOf(true)];
		if (header === void 0) lines.push(line);
		else if (!seen.has(header)) {
			seen.add(header);
			lines.push(await withOwnHeaders(header, folders, seen));
		}
	}
	return lines.join("\n");
}
/** Where the source of a check is. */
async function programSource(step, suite, dataDir) {
	const own = /\.(c|sh)$/.test(step.program);
	const checks = join(dataDir, "guest", "checks");
	const source = own ? resolve(suite.folder ?? checks, step.program) : join(checks, `${step.program}.c`);
	if (await exists(source)) return source;
	const names = await listNames(checks, ".c");
	throw new UsageError(`suite ${suite.name}, step ${step.id}: there is no check "${step.program}"`, { hint: own ? `The path starts from the folder of the suite: ${source} does not exist.` : `The checks are ${names.join(", ")}; one of your own is a path that ends in .c or .sh.` });
}

// src/job/boots.ts
async function prepareBench(job, probe, world) {
	const { machine, suite, timing, options } = job;
	const files = [
		...suiteFiles(suite, { measure: machine.measures }),
		...await checkPrograms(suite, machine.arch, world),
		...job.guestFiles ?? []
	];
	const initramfs = await buildInitramfs(machine.arch, files, world, suite.needs.programs);
	const { accel, reason } = timing === "virtual" ? {
		accel: "tcg",
		reason: "virtual time is an instruction counter"
	} : await decideAccel(options.accel, bootRequest({
		job,
		initramfs
	}, probe, {
		side: "base",
		index: 0,
		seed: 0
	}, "kvm-probe"), world);
	return {
		job,
		initramfs,
		accel,
		accelReason: reason
	};
}
/** Where the run keeps the script that makes this bench's initramfs by hand. */
function recipeFile({ job }) {
	return join(job.options.outDir, REPRODUCE_DIR, `initramfs-${job.machine.name}-${job.suite.name}.sh`);
}
/** The machine as results and reports have it. */
function machineRecord({ job, accel, accelReason }, reason) {
	const { machine, sandbox, timing } = job;
	return {
		name: machine.name,
		description: machine.description,
		arch: machine.arch,
		reason,
		accel,
		accelReason,
		testMachine: testMachineLine(machine, accel, timing),
		sandbox: sandbox.description
	};
}
/** All boots of base and patched, in the order of the plan. */
async function bootBothSides(bench, kernels, draft, world) {
	const { job } = bench;
	const plan = planOf(job);
	let done = 0;
	const tasks = plan.map((planned) => async () => {
		const startedMs = world.now();
		const name = `${planned.side}-${planned.index}`;
		const boot = await bootOnce(bench, kernels[planned.side], planned, name, world);
		draft.addBoot(boot, startedMs, recipeFile(bench));
		done++;
		world.emit({
			type: "progress",
			stage: "boot",
			message: `${name}: ${describeBoot(boot)}`,
			done,
			total: plan.length
		});
		return boot;
	});
	const boots = await runLimited(tasks, bootsAtOnce(job.timing, job.options.jobs));
	if (world.signal.aborted) throw new InterruptedError("interrupted while booting");
	return Promise.all(boots.map((boot) => decoded(boot, kernels[boot.request.side], world)));
}
function planOf({ machine, timing, options }) {
	return bootPlan(options.boots ?? machine.boots, timing, options.firstSeed);
}
/** As many boots of one kernel as a side gets; for bisection, where only this kernel matters. */
async function bootOneSide(bench, kernel, label, world) {
	const { job } = bench;
	const tasks = planOf(job).filter(({ side }) => side === "patched").map((planned) => async () => {
		const boot = await bootOnce(bench, kernel, planned, `${label}-${planned.index}`, world);
		world.emit({
			type: "progress",
			stage: "boot",
			message: `${label}, boot ${planned.index}: ${describeBoot(boot)}`
		});
		return decoded(boot, kernel, world);
	});
	return runLimited(tasks, bootsAtOnce(job.timing, job.options.jobs));
}
/** One boot, once more when the first try says nothing about the kernel. */
async function bootOnce(bench, kernel, planned, name, world) {
	const { accel, job: { timing } } = bench;
	const attempt = (folder) => runWholeSuite({
		...bootRequest(bench, kernel, planned, folder),
		accel,
		timing
	}, world);
	const boot = await attempt(name);
	if (boot.state !== "infrastructure" || world.signal.aborted) return boot;
	world.emit({
		type: "warning",
		stage: "boot",
		message: `${name}: ${boot.detail}; once more`
	});
	return attempt(`${name}-again`);
}
function bootRequest({ job, initramfs }, kernel, planned, name) {
	const { machine, sandbox, bootsDir } = job;
	const folder = join(bootsDir, name);
	return {
		...planned,
		machine,
		kernelKey: kernel.key,
		image: kernel.image,
		initramfs,
		sandbox,
		folder,
		stepSeconds: new Map(job.suite.steps.map(({ id, timeout }) => [id, timeout]))
	};
}
function describeBoot(boot) {
	const ids = new Set(boot.console.problems.map((problem) => problem.id));
	return [boot.detail === "" ? boot.state : boot.detail, ...ids].join(", ");
}
/** The boot with its console decoded by the vmlinux of its own kernel, where there is something to decode. */
async function decoded(boot, kernel, world) {
	if (boot.console.problems.length === 0) return boot;
	const { processes, signal } = world;
	const { vmlinux, sourceRoot } = kernel;
	return {
		...boot,
		console: await decodeReport(boot.console, {
			vmlinux,
			sourceRoot,
			processes,
			signal
		})
	};
}

// src/findings/splats.ts
/**
* Splats of one machine's boots, base against patched. They are compared by id and lock names, never by function:
* inlining moves functions, a bug stays the same. Consequences of an earlier splat in the same boot are not listed.
* @param all Boots that count.
*/
function splatFindings(all, old, changed, logOf, patchCount) {
	const firsts = /* @__PURE__ */ new Map();
	for (const boot of seenOrder(all)) for (const problem of primaryProblems(boot, old)) if (!firsts.has(problem.key)) firsts.set(problem.key, {
		boot,
		problem
	});
	return [...firsts.values()].map(({ boot, problem }) => {
		const has = (other) => primaryProblems(other, old).some((p) => p.key === problem.key);
		const seen = compareSides(all, has, patchCount);
		return {
			type: "splat",
			machine: boot.request.machine.name,
			...mayBeTheHost(boot, problem, seen) ? {
				...seen,
				change: "unclear",
				patchIndex: null
			} : seen,
			touches: touchedCode(problem, changed),
			kind: problem.kind,
			id: problem.id,
			title: problem.title,
			problem,
			log: logOf(boot)
		};
	});
}
/** Reports of something that took too long, by the guest's clock. */
const STALLS = /* @__PURE__ */ new Set([
	"rcu-stall",
	"soft-lockup",
	"hard-lockup",
	"hung-task",
	"workqueue-lockup"
]);
/** A host that stops the guest for a while makes stalls. One boot is no proof; in virtual time there is no host. */
function mayBeTheHost(boot, problem, { base, patched }) {
	return STALLS.has(problem.kind) && boot.request.timing === "wall" && base.hits === 0 && patched.hits === 1;
}
const BROKEN = /* @__PURE__ */ new Set([
	"oops",
	"bug",
	"panic"
]);
function oldProblems(all) {
	return new Set(all.filter((boot) => boot.request.side === "base").flatMap((boot) => boot.console.problems).filter((problem) => problem.infrastructure !== true && !BROKEN.has(problem.kind)).map((problem) => problem.key));
}
/**
* Problems of a boot that are its own, not consequences and not limits of the checker. What follows an old problem
* counts: base has had that one too, and went on without this. A kernel that has crashed is another thing.
*/
function primaryProblems(boot, old) {
	const { problems } = boot.console;
	return problems.filter((problem, index) => {
		if (problem.infrastructure === true) return false;
		if (!problem.secondary) return true;
		const causes = problems.slice(0, index).filter((earlier) => earlier.boot === problem.boot && !old.has(earlier.key));
		return !isConsequence(problem, causes);
	});
}
/** Patched boots first: their evidence is what a reader wants to see. */
function seenOrder(all) {
	const sideOrder = (boot) => boot.request.side === "patched" ? 0 : 1;
	return [...all].sort((a, b) => sideOrder(a) - sideOrder(b) || a.request.index - b.request.index);
}

// src/findings/boots.ts
/** Boots that did not get to their end, and left no splat that would say why. Ids are those of LKP's harness. */
/** LKP's id of a boot that failed; null when it did not. */
function stateId(boot) {
	switch (boot.state) {
		case "never-booted": return "BUG:kernel_failed_in_early-boot_stage";
		case "panicked": return "BUG:kernel_panic_without_a_report";
		case "reset": return "BUG:kernel_reboot-without-warning_in_test_stage";
		case "hung": return boot.detail.includes("hang in test") || boot.frames.length > 0 ? "BUG:kernel_hang_in_test_stage" : "BUG:kernel_hang_in_boot_stage";
		default: return null;
	}
}
/**
* Tells which boots failed without a splat that explains it. A splat that boots survive explains nothing: an old
* warning must not hide that the patched kernel hangs.
*/
function failureIds(all, old) {
	const survived = new Set(all.filter((boot) => boot.complete).flatMap((boot) => primaryProblems(boot, old).map((problem) => problem.key)));
	return (boot) => primaryProblems(boot, old).some((problem) => !survived.has(problem.key)) ? null : stateId(boot);
}
/** @param all Boots that count. */
function bootFindings(all, old, logOf, patchCount) {
	const idOf = failureIds(all, old);
	return [...new Set(all.map(idOf).filter((id) => id !== null))].map((id) => {
		const has = (boot) => idOf(boot) === id;
		const first = firstSeen(all, has);
		if (first === void 0) throw new Error(`no boot has ${id}`);
		return {
			type: "boot-failure",
			machine: first.request.machine.name,
			...compareSides(all, has, patchCount),
			touches: [],
			id,
			message: first.detail,
			log: logOf(first)
		};
	});
}

// src/suite/ktap.ts
const VERSION = /^(?:KTAP version 1|TAP version 1[34])$/;
const PLAN = /^1\.\.(\d{1,5})(?:\s*#.*)?$/;
const RESULT = /^(ok|not ok) (\d{1,5})(?: -)?(?: (.*?))?(?:\s+# ?(SKIP|TODO|XFAIL|TIMEOUT|ERROR)\b:?\s*(.*))?$/i;
const DIAGNOSTIC = /^#\s*(.*)$/;
const BAIL_OUT = /^Bail out!\s*(.*)$/;
/** Nested tests are told in one line by their parent; the kernel's own log lines may stand in between. */
const FOREIGN = /^\s/;
const MAX_WORDS$1 = 500;
function parseKtap(text) {
	const results = [];
	const faults = [];
	let version = false;
	let plan = null;
	let diagnostics = [];
	for (const line of text.split("\n").map((one) => one.trimEnd())) {
		if (line === "" || FOREIGN.test(line)) continue;
		const bail = BAIL_OUT.exec(line);
		if (bail !== null) {
			faults.push(`it gave up: ${bail[1] || "no reason given"}`);
			break;
		}
		if (VERSION.test(line)) {
			version = true;
			continue;
		}
		const planned = PLAN.exec(line);
		if (planned !== null) {
			if (plan !== null) faults.push("it has two plans");
			plan = Number(planned[1]);
			continue;
		}
		const result = RESULT.exec(line);
		if (result !== null) {
			if (Number(result[2]) !== results.length + 1) faults.push(`result ${results.length + 1} is numbered ${result[2]}`);
			results.push(readResult(result, diagnostics));
			diagnostics = [];
			continue;
		}
		const diagnostic = DIAGNOSTIC.exec(line);
		if (diagnostic !== null) diagnostics.push(diagnostic[1] ?? "");
	}
	if (!version) faults.push("it does not begin with \"KTAP version 1\"");
	if (plan === null) faults.push("it has no plan");
	else if (plan === 0) faults.push("its plan is empty");
	else if (plan !== results.length) faults.push(`it gave ${results.length} of ${plan} results`);
	const names = results.map(({ name }) => name);
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice !== void 0) faults.push(`two results are called "${twice}"`);
	return {
		results,
		fault: faults[0] ?? ""
	};
}
function readResult(match, diagnostics) {
	const [, word, number, name = "", directive = "", reason = ""] = match;
	const words = diagnostics.join("; ").slice(0, MAX_WORDS$1);
	const named = { name: name.trim() || `result ${number}` };
	switch (directive.toUpperCase()) {
		case "SKIP":
		case "TODO": return {
			...named,
			outcome: "skipped",
			words: reason.trim() || "no reason given"
		};
		case "XFAIL": return {
			...named,
			outcome: "passed",
			words
		};
		case "TIMEOUT":
		case "ERROR": return {
			...named,
			outcome: "failed",
			words: [words, reason].filter((w) => w !== "").join("; ")
		};
		default: return {
			...named,
			outcome: word === "ok" ? "passed" : "failed",
			words
		};
	}
}

// src/suite/outcome.ts
/** timeout and kill: what guest/supervise.c gives after the deadline. */
const KILLED = 137;
const MAX_WORDS = 2e3;
/** Exit status of a step in a boot; null when the boot did not get that far. */
function stepStatus(boot, step) {
	const frame = boot.frames.find((f) => f.type === "step" && f.name === step);
	return frame === void 0 ? null : Number(frame.content.toString("latin1").trim());
}
/** One of the files that a step left, as text; '' when it is not there. */
function stepOutput(boot, step, name) {
	return boot.frames.find((f) => f.type === "output" && f.name === `${step}/${name}`)?.content.toString("utf8") ?? "";
}
function stepOutcome(boot, step) {
	const status = stepStatus(boot, step.id);
	if (status === null) {
		if (!boot.frames.some((f) => f.type === "begin" && f.name === step.id)) return {
			outcome: "not-run",
			failed: [],
			skipped: []
		};
		return failed([{
			name: "",
			words: `it began and never ended: ${boot.detail}`
		}]);
	}
	const hung = stepOutput(boot, step.id, "hung").trim();
	if (hung !== "") return failed([{
		name: "",
		words: `it hung and was ended by its deadline ${hung}`
	}]);
	const words = lastWords$1(stepOutput(boot, step.id, "stderr"));
	if (step.kind !== "check") {
		if (status === 0) return {
			outcome: "passed",
			failed: [],
			skipped: []
		};
		const alone = status === KILLED ? "it was killed" : `it ended with status ${status}`;
		return failed([{
			name: "",
			words: words || alone
		}]);
	}
	const { results, fault } = parseKtap(stepOutput(boot, step.id, "stdout"));
	const bad = results.filter((result) => result.outcome === "failed");
	const skipped = results.filter((result) => result.outcome === "skipped");
	const broken = [...bad];
	if (fault !== "") broken.push({
		name: "",
		outcome: "failed",
		words: words === "" ? fault : `${fault}; ${words}`
	});
	else if (status !== 0 && bad.length === 0) broken.push({
		name: "",
		outcome: "failed",
		words: words || `it ended with status ${status}`
	});
	if (broken.length > 0) return {
		outcome: "failed",
		failed: broken,
		skipped
	};
	return {
		outcome: skipped.length > 0 ? "skipped" : "passed",
		failed: [],
		skipped
	};
}
/** In words, for people: what failed, or what was skipped and why; '' when there is nothing to say. */
function outcomeWords({ failed: bad, skipped }) {
	return (bad.length > 0 ? bad : skipped).map(({ name, words }) => name === "" ? words : words.startsWith(`${name}: `) || words === "" ? words || name : `${name}: ${words}`).join("; ").slice(0, MAX_WORDS);
}
function failed(what) {
	return {
		outcome: "failed",
		failed: what,
		skipped: []
	};
}
function lastWords$1(stderr) {
	return stderr.trim().split("\n").slice(-3).join("; ").slice(-2e3);
}

// src/job/bisect.ts
/** Which patch of a series is the first bad one. */
/**
* Binary search for the first bad patch. Patch `count` is known to be bad and the base (0) good.
* @param isBad tests the series up to a patch, numbered from 1; null when that patch cannot be tested (it does not compile).
* @returns the number of the first bad patch; null when patches that cannot be tested hide it.
*/
async function firstBadPatch(count, isBad) {
	let good = 0;
	let bad = count;
	const untestable = /* @__PURE__ */ new Set();
	while (bad - good > 1) {
		const candidate = nextCandidate(good, bad, untestable);
		if (candidate === null) return null;
		const verdict = await isBad(candidate);
		if (verdict === null) untestable.add(candidate);
		else if (verdict) bad = candidate;
		else good = candidate;
	}
	return bad;
}
/** The testable patch that is nearest to the middle of those that may be the first bad one. */
function nextCandidate(good, bad, untestable) {
	const middle = Math.floor((good + bad) / 2);
	for (let distance = 0; distance < bad - good; distance++) for (const candidate of [middle - distance, middle + distance]) if (candidate > good && candidate < bad && !untestable.has(candidate)) return candidate;
	return null;
}

// src/job/culprit.ts
/**
* Names the first bad patch of each failing finding, by building and booting the series up to a patch.
* @param seen The boots that the findings were made from.
*/
async function nameCulprits(findings, seen, bench, kernels, world) {
	const count = kernels.count;
	if (count < 2) return findings;
	const booted = /* @__PURE__ */ new Map();
	const bootsUpTo = (index) => {
		const known = booted.get(index) ?? bootUpTo(index, bench, kernels, world);
		booted.set(index, known);
		return known;
	};
	const named = [];
	for (const finding of findings) {
		if (!fails(finding) || finding.patchIndex !== null || !isSeenInBoots(finding)) {
			named.push(finding);
			continue;
		}
		const patchIndex = await firstBadPatch(count, async (index) => {
			const boots = (await bootsUpTo(index))?.filter(counts) ?? [];
			const shows = evidenceOf(finding, [...seen, ...boots], bench.job.suite);
			return boots.length === 0 ? null : boots.some(shows);
		});
		named.push({
			...finding,
			patchIndex
		});
	}
	return named;
}
async function bootUpTo(index, bench, kernels, world) {
	world.emit({
		type: "progress",
		stage: "boot",
		message: `looking for the first bad patch: the series up to patch ${index} of ${kernels.count}`
	});
	const build = await kernels.upTo(index);
	return build.ok ? bootOneSide(bench, build.kernel, `patch-${index}`, world) : null;
}
function isSeenInBoots(finding) {
	return finding.type === "splat" || finding.type === "boot-failure" || finding.type === "check-failure";
}
/** Tells whether a boot shows what the finding says. */
function evidenceOf(finding, all, suite) {
	const counted = all.filter(counts);
	const old = oldProblems(counted);
	switch (finding.type) {
		case "splat": return (boot) => primaryProblems(boot, old).some((problem) => problem.key === finding.problem.key);
		case "boot-failure": {
			const idOf = failureIds(counted, old);
			return (boot) => idOf(boot) === finding.id;
		}
		case "check-failure": {
			const step = suite.steps.find(({ id }) => id === finding.check);
			const isMeant = ({ name }) => finding.promises?.includes(name) ?? true;
			return (boot) => step !== void 0 && stepOutcome(boot, step).failed.some(isMeant);
		}
		default: return () => false;
	}
}

// src/boot/disturbed.ts
/** Signs that what a boot measured is the host and not its kernel. Nothing is thrown away for them: they are told. */
/** More of its CPU time than this taken by the host's other guests shows in every figure. */
const STEAL_PERCENT = 5;
/** What disturbed a boot, as the console and the guest's own accounts tell it; empty when nothing did. */
function disturbances(boot) {
	const stat = boot.frames.find(({ type, name }) => type === "output" && name === "guest/stat");
	const steal = stat === void 0 ? null : stealPercent(stat.content.toString("latin1"));
	return [...new Set(boot.console.disturbances), ...steal !== null && steal > STEAL_PERCENT ? [`the host took ${steal.toFixed(0)} % of its CPU time (steal)`] : []];
}
/**
* Disturbed boots in words, a line for each sign. They are told and kept: leaving some out would be choosing figures.
* `nameOf` says which boot; all have run by one clock.
*/
function disturbedNotes(boots, nameOf) {
	const bySign = /* @__PURE__ */ new Map();
	for (const boot of boots) for (const sign of disturbances(boot)) {
		const kind = sign.replace(/\d+/g, "#");
		const known = bySign.get(kind) ?? {
			sign,
			boots: []
		};
		if (!known.boots.includes(boot)) known.boots.push(boot);
		bySign.set(kind, known);
	}
	return [...bySign.values()].map(({ sign, boots: hit }) => {
		const names = hit.slice(0, 6).map(nameOf).join(", ");
		const more = hit.length > 6 ? ` and ${hit.length - 6} more` : "";
		const clock = hit[0]?.request.timing ?? "";
		return `${hit.length} of ${boots.length} boots in ${clock} time were disturbed (${names}${more}): ${sign}; their figures are kept`;
	});
}
/** Share of stolen time in /proc/stat (proc_stat(5): user nice system idle iowait irq softirq steal); null without one. */
function stealPercent(stat) {
	const ticks = /^cpu +(\d+(?: \d+){7})/m.exec(stat)?.[1]?.split(" ").map(Number);
	const all = ticks?.reduce((sum, value) => sum + value, 0) ?? 0;
	return ticks === void 0 || all === 0 ? null : 100 * (ticks[7] ?? 0) / all;
}

// src/findings/checks.ts
/**
* Steps that failed, base against patched. What a check promises is compared promise by promise, so that one which base
* breaks too cannot hide another that only the series breaks; those that mean the same are told together.
*/
function checkFindings(all, suite, logOf, patchCount) {
	return suite.steps.flatMap((step) => stepFindings(all, suite, step, logOf, patchCount));
}
function stepFindings(every, suite, step, logOf, patchCount) {
	const outcomes = new Map(every.map((boot) => [boot, stepOutcome(boot, step)]));
	const outcomeOf = (boot) => outcomes.get(boot);
	const all = every.filter((boot) => outcomeOf(boot).outcome !== "not-run");
	const breaks = (boot, name) => outcomeOf(boot).failed.some((promise) => promise.name === name);
	const rates = [...new Set(all.flatMap((boot) => outcomeOf(boot).failed.map(({ name }) => name)))].map((name) => ({
		name,
		...compareSides(all, (boot) => breaks(boot, name), patchCount)
	}));
	return [
		"new",
		"old",
		"fixed",
		"unclear"
	].flatMap((change) => {
		const own = rates.filter((one) => one.change === change);
		const hit = (boot) => own.some(({ name }) => breaks(boot, name));
		const first = firstSeen(all, hit);
		if (first === void 0) return [];
		const shown = outcomeOf(first).failed.filter(({ name }) => own.some((one) => one.name === name));
		return [{
			type: "check-failure",
			machine: first.request.machine.name,
			...compareSides(all, hit, patchCount),
			change,
			touches: [],
			suite: suite.name,
			check: step.id,
			promises: own.map(({ name }) => name),
			message: message(step, own, outcomeWords({
				outcome: "failed",
				failed: shown,
				skipped: []
			})),
			log: logOf(first)
		}];
	});
}
/** The title, the words of one boot, and the rate of each promise where they differ in it. */
function message(step, rates, words) {
	const differ = new Set(rates.map(({ base, patched }) => `${base.hits} ${patched.hits}`)).size > 1;
	const each = rates.map(({ name, base, patched }) => `${name || "the check as such"} ${describeRate(patched)} (base ${describeRate(base)})`);
	return `${step.title}: ${words}${differ ? `\n${each.join(", ")}` : ""}`;
}
/** Checks that could not be made on some machine, with the reason; a skip is never silently green. */
function skippedChecks(all, suite) {
	return suite.steps.flatMap((step) => {
		const skips = (boot) => stepOutcome(boot, step).skipped.length > 0;
		const first = firstSeen(all, skips);
		if (first === void 0) return [];
		const words = outcomeWords({
			...stepOutcome(first, step),
			failed: []
		});
		const { base, patched } = {
			base: rate(all, "base", skips),
			patched: rate(all, "patched", skips)
		};
		const where = `patched ${describeRate(patched)}, base ${describeRate(base)}`;
		return [`${first.request.machine.name}: check ${step.id} was skipped (${where}): ${words}`];
	});
}

// src/findings/lockdep.ts
/**
* Whether lockdep was there to see anything. It switches itself off at its first report, and where its tables are full;
* a boot test without it passes whatever the series does to locks.
*/
const SIDES = ["base", "patched"];
/**
* Until when lockdep looked on, where that was not to the end: one line for each side and cause. A report that only the
* series brings is a finding, and needs no note beside it.
*/
function lockdepNotes(all) {
	const onBase = new Set(offBoots(all, "base").map((boot) => reportOf(boot)?.key));
	return SIDES.flatMap((side) => {
		const causes = /* @__PURE__ */ new Map();
		for (const boot of offBoots(all, side)) {
			const key = reportOf(boot)?.key;
			if (key === void 0 || onBase.has(key)) causes.set(key, [...causes.get(key) ?? [], boot]);
		}
		const runs = boots(all, side).length;
		return [...causes.values()].map((group) => `lockdep was off at the end of ${describeRate({
			hits: group.length,
			runs
		})} of ${side}, ${causeOf(group)}`);
	});
}
function offBoots(all, side) {
	return boots(all, side).filter((boot) => boot.lockdepActive === false);
}
/** Why a machine with lockdep cannot speak for the series; null when it can. */
function lockdepTrouble(all) {
	for (const side of SIDES) {
		const limits = boots(all, side).map(limitOf);
		const [first] = limits;
		if (first !== void 0 && limits.every((limit) => limit !== null)) return `lockdep gave up in every boot of ${side}: ${first?.title}`;
	}
	return null;
}
/** What switched lockdep off: its own report, or the first of any kind. */
function reportOf(boot) {
	return boot.console.problems.find(({ kind }) => kind === "lockdep") ?? boot.console.problems[0];
}
function causeOf([first]) {
	const report = first === void 0 ? void 0 : reportOf(first);
	if (report === void 0) return "without a report";
	const time = /^\[ *(\d+\.\d+)\]/.exec(report.excerpt[0] ?? "")?.[1];
	return `since "${report.title}"${time === void 0 ? "" : ` at ${time} s`}: what came later could not be seen`;
}
/** A table of lockdep's that was too small. */
function limitOf(boot) {
	return boot.console.problems.find(({ rule }) => rule === "lockdep-limit") ?? null;
}

// src/suite/results.ts
/** From what the guest sent to samples and check records. */
/** Runs of our timer, seconds: the lines `ns <value>` of guest/timer.c. Throws away nothing silently: a bad line is null. */
function parseTimer(text) {
	const runs = text.split("\n").filter((line) => line !== "").map((line) => /^ns (\d{1,15})$/.exec(line)?.[1]);
	if (runs.some((run) => run === void 0)) return null;
	return runs.map((run) => Number(run) / 1e9);
}
/** One boot's times of one command. perf stat fails silently, so its text is checked against what was asked for. */
function stepSample(boot, step) {
	if (stepStatus(boot, step.id) !== 0) return {
		sample: null,
		faults: []
	};
	const runs = parseTimer(stepOutput(boot, step.id, "runs"));
	const perfText = stepOutput(boot, step.id, "perf");
	const faults = [];
	if (runs === null || runs.length !== step.repeat) faults.push(`the timer gave ${runs?.length ?? "unreadable"} runs, not ${step.repeat}`);
	faults.push(...checkPerfText(perfText, step.repeat));
	if (faults.length > 0 || runs === null) return {
		sample: null,
		faults
	};
	const { side, index, seed } = boot.request;
	return {
		sample: {
			side,
			boot: index,
			seed,
			runs,
			perfText
		},
		faults: []
	};
}
/** All measurements of a suite over one machine's boots, without their comparisons. */
function measurements(boots, suite, machine) {
	const faults = [];
	return {
		measurements: suite.steps.flatMap((step) => {
			if (step.kind !== "perf") return [];
			const samples = boots.flatMap((boot) => {
				const { sample, faults: why } = stepSample(boot, step);
				for (const fault of why) faults.push(`${machine}, ${boot.request.side} boot ${boot.request.index}, ${step.id}: ${fault}`);
				return sample === null ? [] : [sample];
			});
			return [{
				machine,
				suite: suite.name,
				step: step.id,
				command: step.command,
				perfCommand: perfCommand(step),
				control: step.control,
				timing: boots[0]?.request.timing ?? "virtual",
				samples,
				comparison: null,
				...step.size === null ? {} : { size: step.size }
			}];
		}),
		faults
	};
}
/** How every step ended in every boot. */
function checkRecords(boots, suite) {
	return boots.flatMap((boot) => suite.steps.map((step) => {
		const outcome = stepOutcome(boot, step);
		return {
			machine: boot.request.machine.name,
			side: boot.request.side,
			suite: suite.name,
			check: step.id,
			boot: boot.request.index,
			seed: boot.request.seed,
			outcome: outcome.outcome,
			message: outcomeWords(outcome)
		};
	}));
}

// src/job/findings.ts
/** What the boots of a job show, base against patched. */
function jobFindings(job, boots, draft) {
	const { machine, suite, commits, changed } = job;
	const logOf = (boot) => draft.relative(boot.consoleFile);
	const counted = boots.filter(counts);
	const old = oldProblems(counted);
	const findings = [
		...splatFindings(counted, old, changed, logOf, commits.length),
		...bootFindings(counted, old, logOf, commits.length),
		...checkFindings(counted, suite, logOf, commits.length)
	];
	draft.checks.push(...checkRecords(boots, suite));
	draft.notes.push(...skippedChecks(boots, suite));
	const faults = [];
	if (machine.measures) {
		draft.notes.push(...disturbedNotes(boots, ({ request: { side, index } }) => `${side} ${index}`).map((note) => `${machine.name}: ${note}`));
		const { measurements: measured, faults: found } = measurements(boots, suite, machine.name);
		faults.push(...found);
		const compared = compareMeasurements(measured);
		draft.notes.push(...faults);
		draft.measurements.push(...compared);
		findings.push(...perfFindings(compared));
	}
	noteOutcome(job, boots, faults, draft);
	return findings;
}
/** Whether this machine said anything at all, for the verdict. */
function noteOutcome({ machine }, boots$1, faults, draft) {
	const base = boots(boots$1, "base");
	const patched = boots(boots$1, "patched");
	const lost = boots$1.length - base.length - patched.length;
	if (lost > 0) draft.notes.push(`${machine.name}: ${lost} of ${boots$1.length} boots do not count (infrastructure)`);
	const reason = boots$1.find((boot) => boot.state === "infrastructure")?.detail;
	const silent = base.length === 0 || patched.length === 0;
	draft.notes.push(...lockdepNotes(boots$1).map((note) => `${machine.name}: ${note}`));
	draft.outcomes.push({
		machine: machine.name,
		baseBoots: base.length,
		patchedBoots: patched.length,
		basePassed: base.filter((boot) => boot.complete).length,
		patchedPassed: patched.filter((boot) => boot.complete).length,
		trouble: silent ? reason ?? "no boot counts" : lockdepTrouble(boots$1) ?? faults[0] ?? ""
	});
}

// src/job/hang.ts
/** What a guest that fell silent said last, and the stacks that src/boot/stacks.ts had it print then. */
const LAST_LINES = 10;
const STACK_LINES = 40;
const ASKED = /sysrq: Show /;
/** Adds the last words to findings of kernels that hang. */
async function withLastWords(findings, outDir) {
	return Promise.all(findings.map(async (finding) => {
		if (finding.type !== "boot-failure" || finding.log === "") return finding;
		const words = lastWords(await readFile(join(outDir, finding.log), "latin1").catch(() => ""));
		return words.length === 0 ? finding : {
			...finding,
			message: [finding.message, ...words].join("\n")
		};
	}));
}
/** The last lines before the stacks were asked for, and the first of these; the last lines where nobody asked. */
function lastWords(console) {
	const lines = console.split(/\r*\n/).filter((line) => line.trim() !== "");
	const asked = lines.findIndex((line) => ASKED.test(line));
	const end = asked < 0 ? lines.length : asked;
	return [...lines.slice(Math.max(0, end - LAST_LINES), end), ...asked < 0 ? [] : lines.slice(asked, asked + STACK_LINES)];
}

// src/kernel/compiler-messages.ts
const PLACED = /^(?<file>[^\s:][^:\n]*\.[chSs](?:\.[a-z]+)?):(?<line>\d+):(?:(?<column>\d+):)? (?<severity>fatal error|error|warning): (?<text>.*)$/;
const LINKER = /^(?:\S*ld(?:\.\w+)?: )?(?<file>\S+\.[ao])?:?.*?(?<text>undefined reference to .*|multiple definition of .*)$/;
const MODPOST = /^(?<severity>ERROR|WARNING): modpost: (?<text>.*)$/;
const OBJTOOL = /^(?<file>\S+\.o): (?:(?<severity>warning|error): )?objtool: (?<text>.*)$/;
const KBUILD = /^make(?:\[\d+\])?: \*\*\* (?<text>.*)$/;
/** Lines of context below a gcc message: a source line, a caret, a note. */
const CONTEXT = /^\s+(?:\d+ )?\||^\S+: note: /;
const MAX_CONTEXT = 12;
/** All messages of a build log. `sourceRoot` is how the compiler called the tree; it is cut off file names. */
function compilerMessages(log, sourceRoot) {
	const lines = log.split("\n");
	const messages = [];
	for (let index = 0; index < lines.length; index++) {
		const line = lines[index] ?? "";
		const message = parseLine(line, sourceRoot);
		if (message === null) continue;
		const raw = [line];
		while (raw.length <= MAX_CONTEXT && CONTEXT.test(lines[index + 1] ?? "")) raw.push(lines[++index] ?? "");
		messages.push({
			...message,
			raw
		});
	}
	return messages;
}
/** Errors in the order in which they matter: what the compiler said before what make says about it. */
function buildErrors(log, sourceRoot) {
	const errors = compilerMessages(log, sourceRoot).filter((message) => message.severity === "error");
	if (errors.length > 0) return errors;
	return log.split("\n").flatMap((line) => {
		const match = KBUILD.exec(line);
		return match === null ? [] : [{
			severity: "error",
			file: null,
			line: null,
			column: null,
			text: match.groups?.["text"] ?? line,
			raw: [line]
		}];
	});
}
/** What two messages are compared by: columns and lines move with unrelated changes, words and files do not. */
function messageKey(message) {
	return `${message.severity}|${message.file ?? ""}|${message.text.replace(/\d+/g, "#")}`;
}
function parseLine(line, sourceRoot) {
	const placed = PLACED.exec(line)?.groups;
	if (placed !== void 0) return {
		severity: placed["severity"] === "warning" ? "warning" : "error",
		file: relativeFile(placed["file"] ?? "", sourceRoot),
		line: Number(placed["line"]),
		column: placed["column"] === void 0 ? null : Number(placed["column"]),
		text: placed["text"] ?? ""
	};
	const modpost = MODPOST.exec(line)?.groups;
	if (modpost !== void 0) return unplaced(modpost["severity"] === "ERROR" ? "error" : "warning", null, modpost["text"]);
	const objtool = OBJTOOL.exec(line)?.groups;
	if (objtool !== void 0) return unplaced(objtool["severity"] === "error" ? "error" : "warning", objtool["file"] ?? null, objtool["text"]);
	const linker = LINKER.exec(line)?.groups;
	if (linker !== void 0) return unplaced("error", null, linker["text"]);
	return null;
}
function unplaced(severity, file, text) {
	return {
		severity,
		file,
		line: null,
		column: null,
		text: text ?? ""
	};
}
function relativeFile(file, sourceRoot) {
	const plain = file.replace(/^(\.\/)+/, "");
	return plain.startsWith(`${sourceRoot}/`) ? plain.slice(sourceRoot.length + 1) : plain;
}

// src/findings/builds.ts
/** What the compiler says only with the series. */
/** One build a side, and base's was fine. */
const ONLY_PATCHED = {
	base: {
		hits: 0,
		runs: 1
	},
	patched: {
		hits: 1,
		runs: 1
	},
	change: "new",
	touches: []
};
/** The build of the patched tree failed, and the base's did not. */
function buildErrorFinding(machine, build, patchIndex, log) {
	const first = build.errors[0];
	return {
		type: "build-error",
		machine,
		...ONLY_PATCHED,
		patchIndex,
		file: first?.file ?? null,
		line: first?.line ?? null,
		message: first === void 0 ? build.reason : first.raw.join("\n"),
		log
	};
}
/**
* Warnings that the series brings. A patched build compiles only what changed, the base's log has everything, so a
* warning is new when its words and file are not in the base's log. `patched` has the warnings of each patch in order;
* the first that gives one is named. What a later patch mends again is told as well: somebody who bisects meets it.
*/
function buildWarningFindings(machine, base, patched, log) {
	const known = new Set(base.map(messageKey));
	const fresh = /* @__PURE__ */ new Map();
	for (const [index, warnings] of patched.entries()) for (const warning of warnings) {
		const key = messageKey(warning);
		if (!known.has(key) && !fresh.has(key)) fresh.set(key, {
			warning,
			patchIndex: index + 1
		});
	}
	return [...fresh.values()].map(({ warning, patchIndex }) => ({
		type: "build-warning",
		machine,
		...ONLY_PATCHED,
		patchIndex,
		file: warning.file,
		line: warning.line,
		message: warning.raw.join("\n"),
		log
	}));
}

// src/kernel/cache.ts
/**
* Kernels are kept by content: the same tree, options, compiler and architecture never build twice. A folder
* `kernels/<key>/` holds image, vmlinux, .config and kernel.json; kernel.json is written last, so a folder without it
* is an interrupted build and does not count.
*/
/** Raised when what is stored, or how kernels are built, changes. */
const FORMAT = 1;
/** sha256 over everything that a kernel depends on. */
function kernelKey(identity) {
	const { treeId, arch, options, compilerVersion, sourceRoot } = identity;
	return createHash("sha256").update(JSON.stringify([
		FORMAT,
		treeId,
		arch,
		options,
		compilerVersion,
		sourceRoot
	])).digest("hex");
}
function kernelFolder(cacheDir, key) {
	return join(cacheDir, "kernels", key.slice(0, 32));
}
/** Folder with the objects of a base build, from which patched trees build on; it may not exist. */
function objectsFolder(cacheDir, key) {
	return join(cacheDir, "objects", key.slice(0, 32));
}
/** The kernel of the key, when the cache has it whole. */
async function findKernel(cacheDir, key, commit) {
	const folder = kernelFolder(cacheDir, key);
	const text = await readFile(join(folder, "kernel.json"), "utf8").catch(() => null);
	if (text === null) return null;
	const kernel = openKernel(folder, JSON.parse(text), commit, true);
	if (await exists(kernel.image) && await exists(kernel.vmlinux) && await exists(kernel.config)) return kernel;
	await rm(folder, {
		recursive: true,
		force: true
	});
	return null;
}
/** The kernel that a folder of the cache holds. */
function openKernel(folder, stored, commit, fromCache) {
	return {
		...stored,
		commit,
		folder,
		image: join(folder, "image"),
		vmlinux: join(folder, "vmlinux"),
		config: join(folder, "config"),
		fromCache
	};
}

// src/kernel/config.ts
const OPTION = /^(CONFIG_[A-Za-z0-9_]+)=(\S+|"[^"]*")$/;
/** Parses a fragment: one `CONFIG_X=value` a line, the rest after `#` is the reason. */
function parseFragment(text, file) {
	return text.split("\n").flatMap((line, index) => {
		const option = line.replace(/(^|\s+)#.*$/, "").trim();
		if (option === "") return [];
		const match = OPTION.exec(option);
		if (match === null) throw new InfrastructureError(`${file}:${index + 1} is no kernel option: ${option}`, { hint: "Write CONFIG_NAME=value, or CONFIG_NAME=n to switch one off." });
		return [{
			symbol: match[1] ?? "",
			value: match[2] ?? "",
			origin: `${file}:${index + 1}`
		}];
	});
}
/** All options of a machine, the last request for a symbol winning. */
async function requestedOptions(machine, extra, dataDir) {
	const requests = [];
	for (const name of machine.kconfig) {
		const file = join(dataDir, "kconfig", `${name}.config`);
		const text = await readFile(file, "utf8").catch((cause) => {
			throw new InfrastructureError(`machine ${machine.name} wants kconfig/${name}.config, which is not there`, { cause });
		});
		requests.push(...parseFragment(text, `kconfig/${name}.config`));
	}
	requests.push(...parseOptions(machine.options, `machine ${machine.name}`));
	requests.push(...parseOptions(extra, "the --kconfig option"));
	return [...new Map(requests.map((request) => [request.symbol, request])).values()];
}
function parseOptions(options, origin) {
	return options.map((option) => {
		const match = OPTION.exec(option.trim());
		if (match === null) throw new UsageError(`${origin}: "${option}" is no kernel option`, { hint: "Write CONFIG_NAME=value." });
		return {
			symbol: match[1] ?? "",
			value: match[2] ?? "",
			origin
		};
	});
}
/** The requests in the form that kconfig reads, appended to what tinyconfig made. */
function configText(requests) {
	return requests.map(({ symbol, value }) => value === "n" ? `# ${symbol} is not set\n` : `${symbol}=${value}\n`).join("");
}
/** Requests that the final .config does not fulfil, because of an unmet dependency or a wrong name. */
function lostOptions(requests, dotConfig) {
	const values = /* @__PURE__ */ new Map();
	for (const line of dotConfig.split("\n")) {
		const set = /^(CONFIG_[A-Za-z0-9_]+)=(.*)$/.exec(line);
		if (set !== null) values.set(set[1] ?? "", set[2] ?? "");
	}
	return requests.flatMap((request) => {
		const actual = values.get(request.symbol) ?? null;
		return (request.value === "n" ? actual === null : actual === request.value) ? [] : [{
			request,
			actual
		}];
	});
}
/** The message for lost options; names each, where it was asked for, and what became of it. */
function describeLost(lost, machine) {
	const rows = lost.map(({ request, actual }) => `  ${request.symbol}=${request.value} (${request.origin}) became ${actual === null ? "unset" : actual}`);
	return `the kernel configuration of ${machine} lost ${lost.length === 1 ? "an option" : `${lost.length} options`}:\n${rows.join("\n")}`;
}

// src/kernel/configure.ts
/**
* Configures an object folder: tinyconfig, the requested options on top, olddefconfig, and the check that nothing was
* lost. Gives the make that failed, which is the fault of the tree; null when all is well.
*/
async function configure(objects, options, machine, make) {
	const dotConfig = join(objects, ".config");
	const before = await readFile(dotConfig, "utf8").catch(() => "");
	const timesBefore = before === "" ? null : await stat(dotConfig);
	const tiny = await make(["tinyconfig"]);
	if (!succeeded(tiny)) return tiny;
	await appendFile(dotConfig, configText(options));
	const final = await make(["olddefconfig"]);
	if (!succeeded(final)) return final;
	const after = await readFile(dotConfig, "utf8");
	const lost = lostOptions(options, after);
	if (lost.length > 0) throw new InfrastructureError(describeLost(lost, machine), { hint: "An unmet dependency or a name that this kernel does not have. Change the machine or its kconfig fragment." });
	if (after === before && timesBefore !== null) await utimes(dotConfig, timesBefore.atime, timesBefore.mtime);
	return null;
}

// src/kernel/store.ts
/** Moving kernels and objects between a run and the cache. */
const COPY_TIMEOUT_MS = 6e5;
/** A debug kernel of this size of configuration needs about 1.5 GB for objects, snapshot and image. */
const NEEDED_BYTES = 3 * 1024 ** 3;
const LINKED_ANEW = [
	"vmlinux",
	"vmlinux.o",
	"vmlinux.a",
	".tmp_vmlinux0",
	".tmp_vmlinux1",
	".tmp_vmlinux2"
];
/** Puts the results of a build into the cache; kernel.json last. */
async function storeKernel(stored, objects, image, world) {
	const folder = kernelFolder(world.cacheDir, stored.key);
	const making = `${folder}.${process.pid}.making`;
	await rm(making, {
		recursive: true,
		force: true
	});
	await mkdir(making, { recursive: true });
	await copyFile(join(objects, image), join(making, "image"));
	await copyFile(join(objects, "vmlinux"), join(making, "vmlinux"));
	await copyFile(join(objects, ".config"), join(making, "config"));
	await writeFile(join(making, "kernel.json"), `${JSON.stringify(stored, null, 2)}\n`);
	await rm(folder, {
		recursive: true,
		force: true
	});
	await rename(making, folder);
	return openKernel(folder, stored, stored.commit, false);
}
/** Keeps the objects of a base, less what make links anew for every change anyway. */
async function keepObjects(objects, key, world) {
	const kept = objectsFolder(world.cacheDir, key);
	const making = `${kept}.${process.pid}.making`;
	await rm(making, {
		recursive: true,
		force: true
	});
	await copyTree(objects, making, world);
	for (const name of LINKED_ANEW) await rm(join(making, name), { force: true });
	await writeFile(join(making, ".complete"), "");
	await rm(kept, {
		recursive: true,
		force: true
	});
	await rename(making, kept);
}
/** cp keeps times and permissions, and shares blocks where the file system can. */
async function copyTree(from, to, world) {
	await mkdir(join(to, ".."), { recursive: true });
	await runChecked(world.processes, {
		argv: [
			"cp",
			"-a",
			"--reflink=auto",
			"--",
			from,
			to
		],
		timeoutMs: COPY_TIMEOUT_MS
	}, world.signal);
}
async function requireSpace(...folders) {
	for (const folder of folders) {
		await mkdir(folder, { recursive: true });
		const { bavail, bsize } = await statfs(folder);
		if (bavail * bsize < NEEDED_BYTES) throw new InfrastructureError(`only ${(bavail * bsize / 1024 ** 3).toFixed(1)} GiB are free below ${folder}, a kernel build needs ${NEEDED_BYTES / 1024 ** 3}`, { hint: "Free some space, or name another place with --cache." });
	}
}

// src/kernel/build.ts
const CONFIG_TIMEOUT_MS = 6e5;
const BUILD_TIMEOUT_MS = 72e5;
const PROGRESS_EVERY = 100;
var KernelBuilder = class {
	site;
	world;
	/** Key of the base whose objects the object folder was started from. */
	baseKey = null;
	prepared = false;
	constructor(site, world) {
		this.site = site;
		this.world = world;
	}
	/** The kernel of a commit, from the cache or built. The first one asked for must be the base. */
	async build(request) {
		const { machine, options, sandbox } = this.site;
		const compilerVersion = await this.compilerVersion();
		const sourceRoot = sandbox.level === "bubblewrap" ? "/src" : request.source;
		const key = kernelKey({
			treeId: request.treeId,
			arch: machine.arch,
			options: configText(options),
			compilerVersion,
			sourceRoot
		});
		if (request.trusted) this.baseKey ??= key;
		const cached = await findKernel(this.world.cacheDir, key, request.commit);
		if (cached !== null) {
			this.progress(`${request.label}: kernel ${key.slice(0, 10)} is in the cache`);
			return {
				ok: true,
				kernel: cached
			};
		}
		return this.make(request, {
			key,
			sourceRoot,
			compiler: compilerVersion.split("\n")[0] ?? ""
		});
	}
	async make(request, identity) {
		const { site, world } = this;
		const { machine } = site;
		const started = performance.now();
		const logFile = await this.logFile(request);
		const objects = await this.prepareObjects();
		const place = await this.place(request, objects);
		const { target, image } = imageTarget(machine.arch);
		const compiled = await this.compile(request, place, target, logFile);
		if (!compiled.ok) return compiled;
		const stored = {
			key: identity.key,
			commit: request.commit,
			release: (await readFile(join(objects, "include/config/kernel.release"), "utf8")).trim(),
			compiler: identity.compiler,
			warnings: compiled.warnings,
			buildSeconds: (performance.now() - started) / 1e3,
			sourceRoot: identity.sourceRoot
		};
		const kernel = await storeKernel(stored, objects, image, world);
		if (request.trusted && identity.key === this.baseKey) await keepObjects(objects, identity.key, world);
		this.progress(`${request.label}: built ${stored.release} in ${stored.buildSeconds.toFixed(0)} s`);
		return {
			ok: true,
			kernel
		};
	}
	async compile(request, place, target, logFile) {
		const { machine, options, sandbox } = this.site;
		const sourceRoot = sandbox.level === "bubblewrap" ? "/src" : request.source;
		const failed = (result, what) => {
			const errors = buildErrors(result.stderr.toString("utf8"), sourceRoot);
			const reason = errors[0]?.text ?? `${what} ended with ${describeEnding(result)}`;
			return {
				ok: false,
				commit: request.commit,
				errors,
				logFile,
				reason
			};
		};
		const run = (targets, onLine) => this.runMake(place, targets, logFile, BUILD_TIMEOUT_MS, onLine);
		const bad = await configure(place.objects, options, machine.name, run);
		if (bad !== null) return failed(bad, "the configuration");
		this.progress(`${request.label}: compiling`);
		const result = await run([target], this.counter(request.label));
		if (!succeeded(result)) return failed(result, "make");
		const log = Buffer.concat([result.stdout, result.stderr]).toString("utf8");
		return {
			ok: true,
			warnings: compilerMessages(log, sourceRoot).filter(({ severity }) => severity === "warning")
		};
	}
	async logFile({ label }) {
		const { logDir, machine } = this.site;
		await mkdir(logDir, { recursive: true });
		return join(logDir, `build-${machine.name}-${label.replaceAll(/[^a-z0-9]+/g, "-")}.log`);
	}
	/** The object folder of this run, started from the objects of the base when the cache has them. */
	async prepareObjects() {
		const objects = join(this.site.workDir, `objects-${this.site.machine.name}`);
		if (this.prepared) return objects;
		await requireSpace(this.site.workDir, this.world.cacheDir);
		const kept = this.baseKey === null ? null : objectsFolder(this.world.cacheDir, this.baseKey);
		if (kept !== null && await exists(join(kept, ".complete"))) await copyTree(kept, objects, this.world);
		else await mkdir(objects, { recursive: true });
		this.prepared = true;
		return objects;
	}
	async place(request, objects) {
		const present = await this.world.processes.run({
			argv: ["ccache", "--version"],
			timeoutMs: CONFIG_TIMEOUT_MS
		}).then(succeeded, () => false);
		const ccache = join(this.world.cacheDir, "ccache");
		if (present) await mkdir(ccache, { recursive: true });
		return {
			source: request.source,
			objects,
			ccache: present ? ccache : null,
			ccacheWritable: request.trusted
		};
	}
	async runMake(place, targets, logFile, timeoutMs, onLine) {
		const { machine, sandbox, jobs } = this.site;
		const result = await this.world.processes.run({
			...sandbox.wrap(makeCommand(machine.arch, place, targets, jobs)),
			timeoutMs,
			logFile,
			...onLine === void 0 ? {} : { onLine }
		}, this.world.signal);
		if (result.ending.type === "aborted") throw new InterruptedError("interrupted while building a kernel");
		return result;
	}
	async compilerVersion() {
		const compiler = compilerName(this.site.machine.arch);
		return (await runChecked(this.world.processes, {
			argv: [compiler, "--version"],
			timeoutMs: CONFIG_TIMEOUT_MS
		}, this.world.signal)).stdout.toString();
	}
	counter(label) {
		let files = 0;
		return (line) => {
			if (!/^ {2}(CC|AS|LD|AR) /.test(line)) return;
			files++;
			if (files % PROGRESS_EVERY === 0) this.progress(`${label}: ${files} objects`);
		};
	}
	progress(message) {
		this.world.emit({
			type: "progress",
			stage: "kernel",
			message: `${this.site.machine.name}: ${message}`
		});
	}
};

// src/job/kernels.ts
/** Builds base and patched kernel; null when there is nothing to boot, with the reason in the draft. */
async function buildKernels(job, draft, world) {
	const { machine, options, commits, baseCommit } = job;
	const logDir = join(options.outDir, "build");
	const builder = new KernelBuilder({
		machine,
		options: await requestedOptions(machine, options.kconfig, world.dataDir),
		sandbox: job.sandbox,
		jobs: options.jobs,
		workDir: world.tempDir,
		logDir
	}, world);
	const addBuildError = (build, index) => {
		draft.findings.push(buildErrorFinding(machine.name, build, index, draft.relative(build.logFile)));
	};
	const base = await buildCommit(builder, job, baseCommit, "base");
	if (!base.ok) {
		const trouble = `base does not compile: ${base.reason}`;
		draft.notes.push(`${machine.name}: ${trouble}; see ${draft.relative(base.logFile)}`);
		draft.outcomes.push({
			machine: machine.name,
			baseBoots: null,
			patchedBoots: null,
			basePassed: 0,
			patchedPassed: 0,
			trouble
		});
		return null;
	}
	await keepConfig(base.kernel, "base", job, draft);
	tell(world, `${machine.name}: base kernel ready`, 1);
	const upTo = (index) => {
		const label = index === commits.length ? "patched" : `patch ${index} of ${commits.length}`;
		return buildCommit(builder, job, commits[index - 1] ?? baseCommit, label);
	};
	const warned = [];
	for (let index = 1; index < commits.length; index++) {
		const build = await upTo(index);
		if (!build.ok) {
			addBuildError(build, index);
			break;
		}
		warned.push(build.kernel.warnings);
	}
	const patched = await upTo(commits.length);
	if (!patched.ok) {
		if (draft.findings.every(({ type, machine: where }) => type !== "build-error" || where !== machine.name)) addBuildError(patched, commits.length);
		draft.outcomes.push({
			machine: machine.name,
			baseBoots: null,
			patchedBoots: null,
			basePassed: 0,
			patchedPassed: 0,
			trouble: ""
		});
		return null;
	}
	await keepConfig(patched.kernel, "patched", job, draft);
	tell(world, `${machine.name}: patched kernel ready`, 2);
	const log = draft.relative(join(logDir, `build-${machine.name}-patched.log`));
	draft.findings.push(...buildWarningFindings(machine.name, base.kernel.warnings, [...warned, patched.kernel.warnings], log));
	return {
		base: base.kernel,
		patched: patched.kernel,
		count: commits.length,
		upTo
	};
}
function tell(world, message, done) {
	world.emit({
		type: "progress",
		stage: "kernel",
		message,
		done,
		total: 2
	});
}
async function buildCommit(builder, job, commit, label) {
	const { worktree } = job;
	await worktree.checkout(commit);
	const trusted = commit === job.baseCommit;
	const treeId = await worktree.treeId(commit);
	return builder.build({
		source: worktree.path,
		commit,
		treeId,
		label,
		trusted
	});
}
async function keepConfig(kernel, side, job, draft) {
	const folder = join(job.options.outDir, "kernels");
	await mkdir(folder, { recursive: true });
	const file = join(folder, `${job.machine.name}-${side}.config`);
	await copyFile(kernel.config, file);
	draft.addKernel(job.machine.name, side, kernel, file);
}

// src/job/listing.ts
/** The code of the series that a splat leads to, so that a reader need not look it up. */
/** Lines before and after the place. */
const RADIUS = 4;
/** Of a place in the code that the series changes, as src/console/touched.ts writes it: function, file:line. */
const PLACE = /(?:^| )([^\s:]+):(\d+)$/;
/** Adds to every new splat the source around its first frame in code that the series changes. */
async function withListings(findings, { worktree, commits }) {
	const last = commits.at(-1);
	return Promise.all(findings.map(async (finding) => {
		if (finding.type !== "splat" || finding.change !== "new" || last === void 0) return finding;
		const [, file = "", line = ""] = finding.touches.map((touch) => PLACE.exec(touch)).find((match) => match !== null) ?? [];
		if (file === "") return finding;
		const text = await worktree.git.maybe(["show", `${last}:${file}`]);
		const listing = text === null ? [] : listLines(text, Number(line));
		return listing.length === 0 ? finding : {
			...finding,
			listing
		};
	}));
}
/** Lines around one, numbered, that one marked; [] when the text has no such line. */
function listLines(text, line, radius = RADIUS) {
	const lines = text.split("\n");
	if (line < 1 || line > lines.length) return [];
	const from = Math.max(line - radius, 1);
	const shown = lines.slice(from - 1, line + radius);
	const width = String(from + shown.length - 1).length;
	return shown.map((words, i) => {
		const number = from + i;
		return `${number === line ? ">" : " "} ${String(number).padStart(width)}  ${words}`;
	});
}

// src/job/test-machine.ts
/** The middle of the sentence, for one machine: kernels → boots → findings. All it learns goes into the draft. */
async function testMachine(job, draft, world) {
	const { machine } = job;
	const kernels = await stage(world, "kernel", `kernels for ${machine.name}`, () => buildKernels(job, draft, world));
	if (kernels === null) return;
	const { bench, boots } = await stage(world, "boot", `boots on ${machine.name}`, async () => {
		const ready = await prepareBench(job, kernels.base, world);
		draft.addMachine(machineRecord(ready, job.reason));
		const title = `suite ${job.suite.name} on ${machine.name}`;
		await writeFileAtomic(recipeFile(ready), ready.initramfs.recipe(title));
		return {
			bench: ready,
			boots: await bootBothSides(ready, kernels, draft, world)
		};
	});
	await stage(world, "console", `findings on ${machine.name}`, async () => {
		const told = await withListings(jobFindings(job, boots, draft), job);
		const seen = await withLastWords(told, job.options.outDir);
		const findings = await nameCulprits(seen, boots, bench, kernels, world);
		for (const finding of findings) world.emit({
			type: "finding",
			finding
		});
		draft.findings.push(...findings);
	});
}

// src/reproduce.ts
/** The command line that runs the same again, for reports. Folders of this host are left out. */
function reproduceLine(options) {
	const words = [
		"patchboot",
		"run",
		...options.mails.map(mailInput)
	];
	const flag = (name, value) => {
		if (value !== null) words.push(`--${name}`, String(value));
	};
	flag("tree", options.tree.startsWith("/") || options.tree.startsWith(".") ? "TREE" : options.tree);
	flag("base", options.base);
	flag("machines", options.machines?.join(",") ?? null);
	flag("suites", options.suites?.join(",") ?? null);
	flag("version", options.series.version);
	flag("patches", options.series.patches?.join(",") ?? null);
	flag("message-id", options.series.messageId);
	if (options.series.latest) flag("select", "latest");
	if (options.series.allowIncomplete) words.push("--allow-incomplete");
	if (options.apply !== "exact") flag("apply", options.apply);
	flag("timing", options.timing === "auto" ? null : options.timing);
	flag("boots", options.boots);
	flag("first-seed", options.firstSeed === 0 ? null : options.firstSeed);
	flag("memory", options.memory);
	flag("cpus", options.cpus);
	flag("cpu", options.cpu);
	for (const option of options.kconfig) flag("kconfig", option);
	for (const word of options.bootArguments) flag("append", word);
	return words.map(shellWord).join(" ");
}
/** An input as another person can give it: ids, URLs and relative paths as they are, of other paths the last part. */
function mailInput(mail) {
	return /^(?:\/|~|\.\.?\/)/.test(mail) ? mail.split("/").findLast((part) => part !== "") ?? mail : mail;
}

// src/tree/patch-mail.ts
/**
* The mail that git am gets: written anew, so that nothing of a stranger's headers or MIME reaches git. The body
* starts with our own in-body From line, which shields lines of the log that look like headers.
*/
function emitPatchMail(patch, diff) {
	const sender = from(patch);
	const head = [
		`From: ${sender}`,
		`Date: ${mailDate(patch)}`,
		`Subject: [PATCH] ${line(patch.subject) || "(no subject)"}`,
		"MIME-Version: 1.0",
		"Content-Type: text/plain; charset=UTF-8",
		"Content-Transfer-Encoding: 8bit",
		"",
		`From: ${sender}`,
		"",
		patch.log.trim(),
		"---",
		"",
		""
	];
	return Buffer.concat([Buffer.from(head.join("\n")), diff]);
}
function from(patch) {
	const email = patch.author.email.replace(/[\s<>"\u0000-\u001f]/g, "") || "unknown@localhost";
	return `"${line(patch.author.name).replace(/[<>"\\]/g, "") || email.split("@")[0] || "unknown"}" <${email}>`;
}
function line(text) {
	return text.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
}
function mailDate(patch) {
	const zone = Math.abs(patch.zoneMinutes) < 1440 ? patch.zoneMinutes : 0;
	const local = new Date((patch.dateMs ?? 946684800 * 1e3) + zone * 6e4);
	const sign = zone < 0 ? "-" : "+";
	const hhmm = `${pad(Math.floor(Math.abs(zone) / 60))}${pad(Math.abs(zone) % 60)}`;
	return local.toUTCString().replace("GMT", sign + hhmm);
}
function pad(n) {
	return String(n).padStart(2, "0");
}

// src/tree/am.ts
/** `git am` on one clean mail; the index and files are those of the worktree. */
const TIMEOUT_MS$1 = 6e5;
/** Arguments of git am, without the file. Pure. */
function amArguments(strip, extra) {
	return [
		"am",
		"--keep-cr",
		"--no-scissors",
		"--patch-format=mbox",
		"--keep-non-patch",
		"--committer-date-is-author-date",
		"--no-gpg-sign",
		`-p${strip}`,
		...extra,
		"--"
	];
}
/** Runs git am; after a failure the worktree is as it was before. */
async function runAm(git, folder, patch, reading, extra) {
	const file = join(folder, "patch.mail");
	await writeFile(file, emitPatchMail(patch, reading.diff.bytes));
	const result = await git.run([...amArguments(reading.diff.strip, extra), file], { timeoutMs: TIMEOUT_MS$1 });
	if (!succeeded(result)) {
		await git.run(["am", "--quit"]);
		await git.check([
			"reset",
			"--quiet",
			"--hard",
			"HEAD"
		]);
		await git.check(["clean", "-ffdxq"]);
	}
	return result;
}

// src/tree/header-names.ts
/**
* Names in diff headers, in every way that git may read them (git's apply.c: find_name, find_name_traditional,
* git_header_name). Where a name ends at a blank, a tab or a date depends on other lines of the header; policy must
* hold for all of them. Lines are latin1 views.
*/
const MAX_READINGS = 40;
/** Readings of what stands behind `--- ` or `+++ `. The first is the usual one. Pure. */
function markerNames(rest) {
	const quoted = quotedName(rest);
	if (quoted !== null) return [quoted];
	const line = rest.replace(/\r$/, "");
	return distinct([
		fileName(line),
		utf8(line.split("	")[0] ?? ""),
		utf8(line.split(/[\t ]/)[0] ?? ""),
		utf8(line.replace(/[\t ]+(?:\d{2,4}-\d\d-\d\d|\w{3} \w{3} +\d+) .*$/, "")),
		utf8(line.replace(/[\t ](?:\d{2,4}-\d\d-\d\d|\w{3} \w{3} +\d+) .*$/, ""))
	]);
}
/** The name of a rename or copy line: it goes to the end of the line, dates included. Pure. */
function plainName(rest) {
	return quotedName(rest) ?? utf8(rest.replace(/\r$/, ""));
}
/** Readings of the unquoted names of a `diff --git` line: every split at which both halves name the same. Pure. */
function gitLineNames(line) {
	const text = line.slice(11).replace(/\r$/, "");
	const found = [];
	const blanks = [...text.matchAll(/[ \t]/g)].slice(0, 200);
	for (const { index } of blanks) {
		const [a, b] = [text.slice(0, index), text.slice(index + 1)];
		const [first, second] = [quotedName(a) ?? utf8(a), quotedName(b) ?? utf8(b)];
		if (first === second || afterPrefix(first) === afterPrefix(second)) found.push(first, second);
	}
	return distinct(found).slice(0, MAX_READINGS);
}
function quotedName(rest) {
	return rest.startsWith("\"") ? unquote(rest)?.name ?? null : null;
}
function utf8(latin1) {
	return Buffer.from(latin1, "latin1").toString("utf8");
}
function distinct(names) {
	return [...new Set(names)];
}

// src/tree/diff-scan.ts
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
const DEV_NULL = "/dev/null";
/** Reads the diff. Never throws: what cannot be understood is left to git. Pure. */
function scanDiff(diff) {
	const lines = diff.toString("latin1").split("\n");
	const files = [];
	let file = null;
	for (let i = 0; i < lines.length; i++) {
		const line = (lines[i] ?? "").slice(0, 16384);
		const hunk = HUNK.exec(line);
		if (hunk !== null && file !== null) {
			const body = takeHunk(lines, i + 1, Number(hunk[2] ?? 1), Number(hunk[4] ?? 1));
			file.hunks.push({
				header: Buffer.from(line, "latin1").toString("utf8"),
				oldStart: Number(hunk[1]),
				newStart: Number(hunk[3]),
				lines: body
			});
			i += body.length;
		} else if (line.startsWith("diff --git ")) {
			file = draft();
			files.push(file);
			file.git = gitNames(line);
			file.otherNames.push(...gitLineNames(line));
		} else if (line.startsWith("--- ") && (lines[i + 1] ?? "").startsWith("+++ ")) {
			if (file === null || file.oldName !== null || file.hunks.length > 0) {
				file = draft();
				files.push(file);
			}
			const [oldNames, newNames] = [markerNames(line.slice(4)), markerNames((lines[i + 1] ?? "").slice(4))];
			file.oldName = oldNames[0] ?? "";
			file.newName = newNames[0] ?? "";
			file.otherNames.push(...oldNames, ...newNames);
			i++;
		} else if (file !== null) readHeader(file, line);
	}
	return files.map(finish);
}
function draft() {
	return {
		oldName: null,
		newName: null,
		git: null,
		plainNames: [],
		otherNames: [],
		isNew: false,
		isDeleted: false,
		modes: [],
		newMode: null,
		hunks: [],
		binarySizes: []
	};
}
function readHeader(file, line) {
	const mode = /^(old mode|new mode|new file mode|deleted file mode) (\S{1,12})/.exec(line);
	if (mode !== null) {
		const [, kind = "", value = ""] = mode;
		file.modes.push(value);
		if (kind.startsWith("new")) file.newMode = value;
		if (kind === "new file mode") file.isNew = true;
		if (kind === "deleted file mode") file.isDeleted = true;
		return;
	}
	const index = /^index [0-9a-f]+\.\.[0-9a-f]+ (\d{6})/.exec(line)?.[1];
	if (index !== void 0) {
		file.modes.push(index);
		file.newMode ??= index;
	}
	const marker = /^(?:---|\+\+\+) (.+)$/.exec(line)?.[1];
	if (marker !== void 0) file.otherNames.push(...markerNames(marker));
	const name = /^(?:rename|copy) (?:from|to) (.+)$/.exec(line)?.[1];
	if (name !== void 0) file.plainNames.push(plainName(name));
	const size = /^(?:literal|delta) (\d{1,18})/.exec(line)?.[1];
	if (size !== void 0) file.binarySizes.push(Number(size));
}
function takeHunk(lines, from, oldCount, newCount) {
	const body = [];
	let [oldLeft, newLeft] = [oldCount, newCount];
	for (let i = from; i < lines.length; i++) {
		const line = lines[i] ?? "";
		const first = line.charAt(0);
		if (first === "\\") {
			body.push(line);
			continue;
		}
		if (oldLeft <= 0 && newLeft <= 0) break;
		if (first === " " || first === "" || first === "\r") {
			oldLeft--;
			newLeft--;
		} else if (first === "-") oldLeft--;
		else if (first === "+") newLeft--;
		else break;
		body.push(line);
	}
	return body;
}
function finish(file) {
	const names = [
		file.oldName,
		file.newName,
		...file.git ?? []
	];
	const prefixedNames = [...new Set(names.filter((name) => name !== null && name !== DEV_NULL))];
	const pair = file.oldName !== null && file.newName !== null ? [file.oldName, file.newName] : null;
	return {
		prefixedNames,
		plainNames: file.plainNames,
		otherNames: file.otherNames.filter((name) => name !== DEV_NULL && !prefixedNames.includes(name)),
		pair: file.git === null ? pair : [file.git[0], file.git[1]],
		isGit: file.git !== null,
		isNew: file.isNew || file.oldName === DEV_NULL,
		isDeleted: file.isDeleted || file.newName === DEV_NULL,
		modes: file.modes,
		newMode: file.newMode,
		hunks: file.hunks,
		binarySizes: file.binarySizes
	};
}
/** The paths of the tree that a file's headers name, at a strip level (`git apply -pN`). Pure. */
function treePaths(file, strip) {
	return [.../* @__PURE__ */ new Set([...file.prefixedNames.map((name) => cut(name, strip)), ...file.plainNames])];
}
/** As {@link treePaths}, with every other path that git might take the headers to name. Pure. */
function possiblePaths(file, strip) {
	return [.../* @__PURE__ */ new Set([...treePaths(file, strip), ...file.otherNames.map((name) => cut(name, strip))])];
}
function cut(name, strip) {
	const slash = name.indexOf("/");
	return strip === 0 || slash <= 0 ? name : name.slice(slash + 1);
}
/** The strip level that the names of the headers speak for: 0 for diffs made with diff.noprefix. Pure. */
function likelyStrip(files) {
	const votes = files.flatMap(({ pair }) => pair === null ? [] : [stripLevel(pair[0], pair[1])]);
	return votes.length > 0 && votes.every((vote) => vote === 0) ? 0 : 1;
}

// src/tree/hidden-text.ts
const HIDDEN_KINDS = [
	{
		what: "bidirectional control character",
		pattern: /[\u202a-\u202e\u2066-\u2069]/u,
		reason: "reorders the code that a reviewer sees (Trojan Source)",
		allowedWith: null
	},
	{
		what: "directional mark",
		pattern: /[\u061c\u200e\u200f]/u,
		reason: "invisible; needed in right-to-left text only",
		allowedWith: /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
	},
	{
		what: "zero-width character",
		pattern: /[\u200b-\u200d\u2060-\u2064\ufeff\u00ad\u180e]/u,
		reason: "two names that look the same are not the same",
		allowedWith: /\p{Lo}/u
	}
];
/** The first hidden character of the added lines, or null. Pure. */
function findHidden(hunks) {
	for (const hunk of hunks) {
		let line = hunk.newStart;
		for (const text of hunk.lines) {
			if (text.startsWith("+") && /[\x80-\xff]/.test(text)) {
				const added = Buffer.from(text.slice(1, 4096), "latin1").toString("utf8");
				const kind = HIDDEN_KINDS.find(({ pattern, allowedWith }) => pattern.test(added) && allowedWith?.test(added) !== true);
				if (kind !== void 0) return {
					what: kind.what,
					line,
					excerpt: excerptOf(added, kind.pattern)
				};
			}
			if (!text.startsWith("-") && !text.startsWith("\\")) line++;
		}
	}
	return null;
}
function excerptOf(line, pattern) {
	const at = line.search(pattern);
	return cleanLine(line.slice(Math.max(0, at - 30), at + 30).trim());
}

// src/tree/path-rules.ts
/** Characters that HFS+ ignores in names (git's utf8.c, next_hfs_char): `.g\u200cit` is `.git` there. */
const HFS_IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** A path component as the laxest file system would read it. */
function plainComponent(component) {
	return component.replace(HFS_IGNORED, "").toLowerCase().replace(/:.*$/, "").replace(/[ .]+$/, "");
}
function hasComponent(path, test) {
	return path.split(/[/\\]/).some((component) => test(plainComponent(component)));
}
/** Every row refuses. The first that matches is told. */
const PATH_RULES = [
	{
		id: "empty-path",
		message: "is empty",
		reason: "no file has this name; git would read another one from the header",
		test: (path) => path === ""
	},
	{
		id: "absolute-path",
		message: "is absolute",
		reason: "it names a file of the host",
		test: (path) => path.startsWith("/") || /^[a-z]:[\\/]/i.test(path)
	},
	{
		id: "outside-tree",
		message: "leaves the tree through \"..\"",
		reason: "it names a file of the host",
		test: (path) => path.split(/[/\\]/).includes("..")
	},
	{
		id: "odd-component",
		message: "has an empty or \".\" component",
		reason: "git stores no such path, so the header hides which file is meant",
		test: (path) => path.split("/").some((component) => component === "" || component === ".")
	},
	{
		id: "control-character",
		message: "holds a control character",
		reason: "no file of a kernel tree does; it can forge lines in logs",
		test: (path) => /[\u0000-\u001f\u007f-\u009f]/.test(path)
	},
	{
		id: "hidden-character",
		message: "holds a bidirectional control or zero-width character",
		reason: "the path does not look like what it is",
		test: (path) => /[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/.test(path)
	},
	{
		id: "git-folder",
		message: "is inside of a .git folder",
		reason: "hooks and configuration there run programs",
		test: (path) => hasComponent(path, (plain) => plain === ".git" || /^git~\d+$/.test(plain))
	},
	{
		id: "submodules",
		message: "is a list of submodules",
		reason: "a submodule fetches code that nobody has sent for review",
		test: (path) => hasComponent(path, (plain) => /^\.gitmodules$|^gitmod~\d+$|^gi7eba~\d+$/.test(plain))
	}
];
/** The first rule that a path breaks, or null. Pure. */
function brokenPathRule(path) {
	return PATH_RULES.find((rule) => rule.test(path)) ?? null;
}
/** Whether a path is an attribute file, in any spelling. Flagged, not refused: attributes have no effect here. */
function isAttributeFile(path) {
	return hasComponent(path, (plain) => plain === ".gitattributes");
}

// src/tree/policy.ts
/** A patch that policy refuses. */
var PolicyError = class extends InputError {
	patchIndex;
	findings;
	constructor(patchIndex, total, subject, findings) {
		const [first] = findings;
		super(`patch ${patchIndex} of ${total} ("${cleanLine(subject)}") is refused: ${first === void 0 ? "policy" : describeFinding(first)}`, { hint: [...findings.slice(1).map((finding) => `Also: ${describeFinding(finding)}`), "Such a change is never needed by a kernel patch that can be tested here. Nothing was applied."].join("\n") });
		this.patchIndex = patchIndex;
		this.findings = findings;
	}
};
function describeFinding(finding) {
	return finding.path === "" ? finding.message : `${finding.path} ${finding.message}`;
}
/** Modes that git writes for files. Others are oddities that git maps to one of these. */
const FILE_MODES = /* @__PURE__ */ new Set(["100644", "100755"]);
const LINK_MODE = "120000";
const GITLINK_MODE = "160000";
/** Rules on one file of a diff's text. */
const FILE_RULES = [
	{
		id: "gitlink",
		severity: "refuse",
		reason: "git accepts it silently; the kernel has no submodules",
		find: ({ modes }) => modes.includes(GITLINK_MODE) ? "is a submodule (mode 160000)" : null
	},
	{
		id: "odd-object",
		severity: "refuse",
		reason: "only files and symbolic links can be in a tree",
		find: ({ modes }) => {
			const odd = modes.find((mode) => !/^(?:100[0-7]{3}|120000|160000|0{6,7})$/.test(mode));
			return odd === void 0 ? null : `has mode ${cleanLine(odd)}, which no file has`;
		}
	},
	{
		id: "contradicting-names",
		severity: "refuse",
		reason: "a reader sees one name and git may take the other; git itself takes this for a move without saying so",
		find: ({ isGit, plainNames }, paths) => isGit && plainNames.length === 0 && paths.length > 1 ? `has other names in its header: ${paths.slice(0, 3).map(show).join(", ")}` : null
	},
	{
		id: "symlink-outside",
		severity: "refuse",
		reason: "git accepts it; whatever is written through it lands on the host",
		find: (file, paths) => {
			const target = linkTarget(file);
			if (target === null) return null;
			const leaves = paths.map((path) => linkEscape(path, target)).find((why) => why !== null);
			return leaves === void 0 ? null : `is a symbolic link to ${cleanLine(target)}: ${leaves}`;
		}
	},
	{
		id: "symlink",
		severity: "flag",
		reason: "rare in kernel patches; a reader should know",
		find: (file) => {
			const target = linkTarget(file);
			return target === null ? null : `is a symbolic link to ${cleanLine(target)}`;
		}
	},
	{
		id: "attributes",
		severity: "flag",
		reason: "attributes change how git writes files elsewhere; here they have no effect",
		find: (_file, paths) => paths.some(isAttributeFile) ? "sets git attributes, which have no effect on this test" : null
	},
	{
		id: "odd-mode",
		severity: "flag",
		reason: "git keeps only the executable bit, so the tree gets another mode than the patch says",
		find: ({ modes }) => {
			const odd = modes.find((mode) => /^100[0-7]{3}$/.test(mode) && !FILE_MODES.has(mode));
			return odd === void 0 ? null : `has mode ${odd}, which git writes as 100644 or 100755`;
		}
	},
	{
		id: "binary-too-big",
		severity: "refuse",
		reason: "an announced size is believed by whoever inflates it",
		find: ({ binarySizes }, _paths, limits) => {
			const biggest = Math.max(0, ...binarySizes);
			return biggest > limits.binaryBytes ? `is a binary file of ${biggest} bytes; the limit is ${limits.binaryBytes}` : null;
		}
	},
	{
		id: "binary",
		severity: "flag",
		reason: "nobody can review it",
		find: ({ binarySizes }, _paths, limits) => {
			const biggest = Math.max(0, ...binarySizes);
			return binarySizes.length > 0 && biggest <= limits.binaryBytes ? `is a binary file of ${biggest} bytes` : null;
		}
	},
	{
		id: "hidden-text",
		severity: "flag",
		reason: "bidirectional and zero-width characters make code look like other code (CVE-2021-42574)",
		find: (file) => {
			const hidden = findHidden(file.hunks);
			return hidden === null ? null : `gets a ${hidden.what} in line ${hidden.line}: ${hidden.excerpt}`;
		}
	}
];
/** Judges a diff by its text. Pure. */
function judgeDiff(files, strip, size, limits) {
	const findings = [];
	if (size > limits.diffBytes) {
		const message = `the diff has ${size} bytes; the limit is ${limits.diffBytes}`;
		findings.push({
			rule: "diff-too-big",
			severity: "refuse",
			path: "",
			message
		});
	}
	for (const file of files) {
		const paths = treePaths(file, strip);
		for (const path of possiblePaths(file, strip)) {
			const rule = brokenPathRule(path);
			if (rule !== null) findings.push({
				rule: rule.id,
				severity: "refuse",
				path: show(path),
				message: rule.message
			});
		}
		const at = show(paths.at(-1) ?? "");
		for (const { id, severity, find } of FILE_RULES) {
			const message = find(file, paths, limits);
			if (message === null) continue;
			if (id === "symlink" && findings.at(-1)?.rule === "symlink-outside") continue;
			findings.push({
				rule: id,
				severity,
				path: at,
				message
			});
		}
	}
	return findings;
}
/** Judges the entries that git made of a diff. `readLink` gives the bytes of a symlink's blob. */
async function judgeEntries(entries, readLink) {
	const findings = [];
	for (const { path, newMode, blob } of entries) {
		const refuse = (rule, message) => {
			findings.push({
				rule,
				severity: "refuse",
				path: show(path),
				message
			});
		};
		const broken = brokenPathRule(path);
		if (broken !== null) refuse(broken.id, broken.message);
		if (newMode === GITLINK_MODE) refuse("gitlink", "is a submodule (mode 160000)");
		if (newMode === LINK_MODE) {
			const target = await readLink(blob);
			const leaves = linkEscape(path, target);
			if (leaves !== null) refuse("symlink-outside", `is a symbolic link to ${cleanLine(target.slice(0, 200))}: ${leaves}`);
		}
	}
	return findings;
}
/** The target that a diff gives to a symbolic link; null when it makes none. Pure. */
function linkTarget(file) {
	if (file.newMode !== LINK_MODE || file.isDeleted) return null;
	const added = file.hunks.flatMap((hunk) => hunk.lines.filter((line) => line.startsWith("+")));
	if (added.length === 0) return null;
	const text = added.map((line) => line.slice(1)).join("\n");
	return Buffer.from(text, "latin1").toString("utf8");
}
/**
* Why a symbolic link could lead out of the tree, or null. `..` counts only in front: behind the name of another
* link it would be taken from that link's target, which cannot be judged by the text. Pure.
*/
function linkEscape(path, target) {
	if (target === "") return "its target is empty";
	if (target.includes("\0")) return "its target holds a NUL";
	if (target.startsWith("/")) return "its target is absolute";
	const parts = target.split("/").filter((part) => part !== "" && part !== ".");
	const ups = parts.findIndex((part) => part !== "..");
	const leading = ups < 0 ? parts.length : ups;
	if (parts.slice(leading).includes("..")) return "its target has \"..\" behind a name";
	if (leading > path.split("/").length - 1) return "its target leaves the tree";
	return null;
}
function show(path) {
	return cleanLine(path.length > 200 ? `${path.slice(0, 200)}...` : path);
}

// src/tree/applied.ts
/** The record of a patch. Pure. */
function recordPatch(patch, reading, made) {
	return {
		index: patch.index,
		subject: patch.subject,
		status: made.how === "none" ? "already-applied" : "applied",
		how: made.how,
		commit: made.commit,
		tree: made.tree,
		decoder: reading.candidate.decoder,
		strip: reading.diff.strip,
		places: made.places,
		flags: reading.findings.filter((finding) => finding.severity === "flag")
	};
}
/** What a report should say of a patch, the loudest first. Pure. */
function notesOf(applied, made, limits) {
	const notes = [...made.notes];
	if (applied.decoder !== "exact") notes.push(`applied from the reading "${applied.decoder}" of its mail`);
	if (applied.strip === 0) notes.push("its paths have no a/ and b/ in front");
	notes.push(...few(applied.places.map(describePlace), limits.findingsOfAKind, "moved hunk"));
	notes.push(...few(applied.flags.map(describeFinding), limits.findingsOfAKind, "such remark"));
	return notes.map((note) => note.startsWith("FUZZY:") ? `FUZZY: patch ${applied.index}${note.slice(FUZZY.length)}` : `patch ${applied.index}: ${note}`);
}
/** Marks a note that must not be overlooked. */
const FUZZY = "FUZZY:";
function few(notes, most, noun) {
	if (notes.length <= most) return notes;
	return [...notes.slice(0, most), `and ${count(notes.length - most, noun)} more`];
}
/** A hunk's place in words. Pure. */
function describePlace(place) {
	const hunk = place.hunk === null ? "a hunk" : `hunk ${place.hunk}`;
	const lines = count(Math.abs(place.offset), "line");
	const moved = place.offset === 0 ? "" : `, ${lines} ${place.offset > 0 ? "below" : "above"} where it was made`;
	const context = place.reducedTo === null ? "" : `, matching only ${count(place.reducedTo[0], "line")} of context before and ${place.reducedTo[1]} behind`;
	return `${hunk} of ${cleanLine(place.path)} went to line ${place.line}${moved}${context}`;
}

// src/tree/apply-error.ts
/** A patch of the series does not apply. */
var ApplyError = class extends InputError {
	failure;
	constructor(failure) {
		super(headline(failure), { hint: details(failure) });
		this.failure = failure;
	}
};
function headline(failure) {
	const where = failure.file === null ? "" : ` at ${failure.file}${failure.line === null ? "" : `:${failure.line}`}`;
	return `patch ${failure.patchIndex} of ${failure.total} ("${cleanLine(failure.subject)}") does not apply to ${failure.base}${where}`;
}
function details(failure) {
	const parts = [...failure.diagnosis];
	parts.push(`git said:\n${indent(failure.gitWords)}`);
	const { view } = failure;
	if (view !== null && failure.hunk !== null) {
		const found = view.matching === 0 ? "none of its lines stand in the file" : `${view.matching} of the ${view.expected} lines it expects stand in the file at line ${view.at}`;
		parts.push(`The hunk ${failure.hunk} does not fit: ${found}.`, `  (- only in the patch, + only in ${failure.file ?? "the file"})\n${indent(view.lines.join("\n"))}`);
	}
	if (failure.decoders.length > 1) parts.push(`Readings of the mail that were tried: ${failure.decoders.join(", ")}.`);
	if (failure.notTried.length > 0) {
		const list = failure.notTried.map(({ index, subject }) => `  ${index} ${cleanLine(subject)}`);
		parts.push(`Not tried, because they come after it:\n${list.join("\n")}`);
	}
	parts.push("Is the base right? --base names another one.");
	return parts.join("\n");
}
function indent(text) {
	return text.split("\n").map((line) => `  ${line}`).join("\n");
}
/** Complaints of git apply (git's apply.c), where the file stands in them, and what they mean. */
const COMPLAINTS = [
	{
		pattern: /^error: patch failed: (?<file>.+):(?<line>\d+)$/m,
		meaning: null
	},
	{
		pattern: /^error: (?<file>.+): does not exist in index$/m,
		meaning: "The file is not in this tree. It may have been moved, or an earlier series adds it."
	},
	{
		pattern: /^error: (?<file>.+): already exists in (?:index|working directory)$/m,
		meaning: "The patch adds a file that is in this tree already, with other content."
	},
	{
		pattern: /^error: (?:affected file )?'?(?<file>.+?)'? is beyond a symbolic link$/m,
		meaning: "The path leads through a symbolic link, which git refuses to follow."
	},
	{
		pattern: /^error: cannot apply binary patch to '(?<file>.+)' without full index line$/m,
		meaning: "A binary change can only be applied from `git format-patch --binary --full-index`."
	},
	{
		pattern: /^error: (?:invalid path|invalid) '(?<file>.+)'/m,
		meaning: "git refuses the path."
	},
	{
		pattern: /^error: (?<file>.+): (?:wrong type|has type \d+, expected \d+)/m,
		meaning: "The tree has something of another kind (file, symbolic link, executable) under this name."
	},
	{
		pattern: /^(?:error|fatal): (?:git diff header|inconsistent|patch with only garbage|git apply: bad)/m,
		meaning: "The headers of the diff contradict each other; they were edited or damaged."
	},
	{
		pattern: /^(?:error|fatal): corrupt (?:binary )?patch at /m,
		damaged: true,
		meaning: "The diff is damaged: a hunk has other lines than its header announces."
	},
	{
		pattern: /^(?:error|fatal): (?:patch fragment without header|unrecognized input|No valid patches)/m,
		damaged: true,
		meaning: "The diff is damaged: git finds no file header in front of a hunk."
	},
	{
		pattern: /^error: (?<file>.+): patch does not apply$/m,
		meaning: null
	}
];
/** Which file and line git's words are about, and what they mean. Pure. */
function readComplaint(words) {
	for (const { pattern, meaning, damaged = false } of COMPLAINTS) {
		const match = pattern.exec(words);
		if (match === null) continue;
		const { file = null, line } = match.groups ?? {};
		return {
			file,
			line: line === void 0 ? null : Number(line),
			meaning,
			damaged
		};
	}
	return {
		file: null,
		line: null,
		meaning: null,
		damaged: false
	};
}

// src/tree/hunk-view.ts
const MAX_WIDTH = 120;
const MAX_HUNK_LINES = 400;
const MAX_SHOWN = 40;
/** Finds the place in the file that is most like the hunk's old side. Pure. */
function viewHunk(hunk, file) {
	const expected = hunk.lines.filter((line) => !/^[+\\]/.test(line)).slice(0, MAX_HUNK_LINES).map((line) => Buffer.from(line.slice(1), "latin1").toString("utf8"));
	if (expected.length === 0) return null;
	const lines = file.split("\n");
	const start = bestStart(expected, lines, hunk.oldStart - 1);
	const pairs = align(expected, lines.slice(start, start + expected.length + 3));
	while (pairs.at(-1)?.startsWith("+")) pairs.pop();
	const matching = pairs.filter((line) => line.startsWith(" ")).length;
	const shown = aroundDifference(pairs).map((line) => cleanLine(line.slice(0, MAX_WIDTH)));
	return {
		at: start + 1,
		expected: expected.length,
		matching,
		lines: shown
	};
}
/** The start with the most equal lines in place; the nearest to where the hunk should go wins ties. */
function bestStart(expected, lines, wanted) {
	const offsets = /* @__PURE__ */ new Map();
	const positions = /* @__PURE__ */ new Map();
	lines.forEach((line, at) => {
		const seen = positions.get(line);
		if (seen === void 0) positions.set(line, [at]);
		else if (seen.length < 200) seen.push(at);
	});
	expected.forEach((line, i) => {
		const weight = line.trim().length > 2 ? 4 : 1;
		for (const at of positions.get(line) ?? []) offsets.set(at - i, (offsets.get(at - i) ?? 0) + weight);
	});
	let best = {
		start: Math.max(0, Math.min(wanted, lines.length - 1)),
		score: 0
	};
	for (const [start, score] of offsets) {
		const nearer = Math.abs(start - wanted) < Math.abs(best.start - wanted);
		if (score > best.score || score === best.score && nearer) best = {
			start,
			score
		};
	}
	return Math.max(0, best.start);
}
/** A longest-common-subsequence alignment of two short lists of lines. */
function align(a, b) {
	const width = b.length + 1;
	const table = new Uint16Array((a.length + 1) * width);
	for (let i = a.length - 1; i >= 0; i--) for (let j = b.length - 1; j >= 0; j--) table[i * width + j] = a[i] === b[j] ? (table[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0);
	const out = [];
	let [i, j] = [0, 0];
	while (i < a.length || j < b.length) {
		const down = i < a.length ? table[(i + 1) * width + j] ?? 0 : -1;
		const right = j < b.length ? table[i * width + j + 1] ?? 0 : -1;
		if (i < a.length && j < b.length && a[i] === b[j]) {
			out.push(`  ${a[i]}`);
			i++;
			j++;
		} else if (down >= right) out.push(`- ${a[i++]}`);
		else out.push(`+ ${b[j++]}`);
	}
	return out;
}
/** At most MAX_SHOWN lines, starting a little before the first difference. */
function aroundDifference(lines) {
	if (lines.length <= MAX_SHOWN) return lines;
	const first = lines.findIndex((line) => !line.startsWith(" "));
	const from = Math.max(0, Math.min(first - 5, lines.length - MAX_SHOWN));
	const shown = lines.slice(from, from + MAX_SHOWN);
	return lines.length > from + MAX_SHOWN ? [...shown, "  ..."] : shown;
}

// src/tree/failure.ts
const MAX_FILE_BYTES = 8388608;
/** Everything that helps to understand why a patch does not apply, as the error to throw. */
async function explainFailure(about) {
	const { job, patch, ground, words } = about;
	const { diff, candidate } = about.reading;
	const complaint = readComplaint(words);
	const diagnosis = complaint.meaning === null ? [] : [complaint.meaning];
	const blanks = (await ground.apply(diff, { ignoreWhitespace: true })).ok;
	if (blanks) diagnosis.push("It would apply if blanks were ignored: a mail program has turned tabs into spaces, or changed blanks in another way.");
	const damage = diagnoseDiff(candidate);
	if (damage !== null && (damage.certain || blanks || complaint.damaged)) diagnosis.push(`The mail is ${damage.certain ? "" : "probably "}damaged: ${damage.what}; ${damage.remedy}. First seen in line ${damage.line} of the diff${damage.file === null ? "" : ` (${cleanLine(damage.file)})`}: ${cleanLine(damage.text)}`);
	for (const conflict of about.conflicts) diagnosis.push(`git's three-way merge found: ${conflict}`);
	let hunk = null;
	let view = null;
	if (complaint.file !== null) {
		const file = diff.files.find((each) => treePaths(each, diff.strip).includes(complaint.file ?? ""));
		const failed = file?.hunks.find((each) => each.oldStart === complaint.line) ?? file?.hunks[0];
		const text = await fileText(job, complaint.file);
		if (failed !== void 0 && text !== null) {
			hunk = cleanLine(failed.header.slice(0, 160));
			view = viewHunk(failed, text);
		}
		const note = await blobNote(job, patch, complaint.file);
		if (note !== null) diagnosis.push(note);
	}
	return new ApplyError({
		patchIndex: patch.index,
		total: job.series.patches.length,
		subject: cleanLine(patch.subject),
		base: `${job.worktree.tree.name} at ${job.base.slice(0, 12)}`,
		file: complaint.file === null ? null : cleanLine(complaint.file),
		line: complaint.line,
		hunk,
		view,
		gitWords: words,
		diagnosis,
		decoders: about.decoders,
		notTried: job.series.patches.filter((each) => each.index > patch.index).map(({ index, subject }) => ({
			index,
			subject: cleanLine(subject)
		}))
	});
}
/** Why there was no three-way merge: the blob that the diff was made on is not here. */
async function blobNote(job, patch, path) {
	const blob = patch.files.find((file) => file.path === path || file.oldPath === path)?.oldBlob ?? null;
	if (blob === null || !/^[0-9a-f]{7,64}$/.test(blob) || /^0+$/.test(blob)) return null;
	const { git, tree } = job.worktree;
	if (await git.maybe([
		"rev-parse",
		"--verify",
		"--quiet",
		`${blob}^{blob}`
	], { env: OFFLINE }) !== null) return null;
	const cut = tree.shallow || tree.partial ? ", of which only a part is here (a shallow or partial clone)" : "";
	return `The diff was made on another state of ${cleanLine(path)} (blob ${blob}), which is not in ${tree.name}${cut}; so git could not merge it three-way.`;
}
async function fileText(job, path) {
	const { git } = job.worktree;
	const result = await git.run([
		"cat-file",
		"blob",
		`HEAD:${path}`
	], { outputLimit: MAX_FILE_BYTES });
	return result.ending.type === "exited" && result.ending.code === 0 ? result.stdout.toString() : null;
}

// src/tree/ladder.ts
/** The readings of a patch in the order in which they are tried, each judged by policy. */
async function readPatch(patch, ground, git, limits) {
	const readings = [];
	for (const candidate of patch.candidates) {
		const { bytes } = candidate;
		const files = bytes.length > limits.diffBytes ? [] : scanDiff(bytes);
		const strip = await chooseStrip(files, git);
		const diff = await ground.prepare(bytes, strip);
		readings.push({
			candidate,
			diff,
			findings: judgeDiff(files, strip, bytes.length, limits)
		});
	}
	return readings;
}
/**
* How many components to take off the names: what the headers look like, unless only the other level names files
* that are in the tree (a folder of the tree may be called `a`).
*/
async function chooseStrip(files, git) {
	const likely = likelyStrip(files);
	const other = likely === 1 ? 0 : 1;
	const old = files.filter((file) => !file.isNew);
	if (old.length === 0) return likely;
	const [here, there] = [await known(old, likely, git), await known(old, other, git)];
	return here === 0 && there > 0 ? other : likely;
}
async function known(files, strip, git) {
	const plain = files.slice(0, 50).flatMap((file) => treePaths(file, strip).slice(0, 1)).filter((path) => path !== "" && !/[\0]|^\/|(?:^|\/)\.\.(?:\/|$)/.test(path));
	if (plain.length === 0) return 0;
	return (await git.run([
		"ls-files",
		"--cached",
		"-z",
		"--",
		...plain.map((path) => `:(literal,top)${path}`)
	])).stdout.toString().split("\0").filter((path) => plain.includes(path)).length;
}

// src/tree/limits.ts
const TREE_LIMITS = {
	diffBytes: 20971520,
	binaryBytes: 1048576,
	linkBytes: 4096,
	scoredRefs: 60,
	fetchedRefs: 8,
	scoredCommits: 300,
	findingsOfAKind: 10
};

// src/mail/for-git.ts
/**
* The bytes that `git apply` and `git am` take for a diff. They end binary data at an empty line and call the
* patch corrupt without it (apply.c, parse_binary_hunk), while a diff as cutDiff gives it ends at its last line.
*/
function forGit(diff) {
	return diff.includes("\nGIT binary patch\n") ? Buffer.concat([diff, Buffer.from("\n")]) : diff;
}

// src/tree/trial.ts
/** Tries diffs on one checkout. */
var TrialGround = class {
	git;
	folder;
	count = 0;
	/** `folder` is private to this run; the trial index and diffs are written there. */
	constructor(git, folder) {
		this.git = git;
		this.folder = folder;
	}
	async prepare(diff, strip) {
		const bytes = forGit(diff);
		const file = join(this.folder, `${++this.count}.diff`);
		await writeFile(file, bytes);
		return {
			bytes,
			file,
			files: scanDiff(bytes),
			strip
		};
	}
	/** Applies the diff to the checked out commit, in an index of its own. */
	async apply(diff, options = {}) {
		return this.applyAll([diff], options);
	}
	/** Applies diffs one after the other; the places are those of all of them. */
	async applyAll(diffs, options = {}) {
		const index = join(this.folder, "index");
		await copyFile(join(this.git.place.gitDir, "index"), index);
		const git = this.git.withIndex(index);
		const places = [];
		for (const diff of diffs) {
			const result = await git.run([...applyArguments(diff, options), diff.file]);
			if (!succeeded(result)) return {
				ok: false,
				words: gitWords(wordsOf(result), result.stderr)
			};
			places.push(...settlePlaces(parsePlaces(result.stderr.toString()), diff));
		}
		return {
			ok: true,
			treeId: await git.text(["write-tree"]),
			entries: parseRaw(await git.fields([
				"diff-index",
				"--cached",
				"--raw",
				"-z",
				"--no-renames",
				"HEAD",
				"--"
			])),
			places
		};
	}
	/** The blob of the symbolic link as text. */
	async readLink(blob, limit) {
		return (await this.git.check([
			"cat-file",
			"blob",
			blob
		], { outputLimit: limit })).stdout.toString();
	}
};
/** Arguments of git apply for a trial, without the file. Pure. */
function applyArguments(diff, options) {
	return [
		"apply",
		"--cached",
		"--verbose",
		"--whitespace=nowarn",
		`-p${diff.strip}`,
		...options.reverse === true ? ["--reverse"] : [],
		...options.context === void 0 ? [] : [`-C${options.context}`],
		...options.ignoreWhitespace === true ? ["--ignore-whitespace"] : []
	];
}
function gitWords(words, stderr) {
	const kept = [];
	let skipping = false;
	for (const line of stderr.toString().split("\n")) {
		if (/^(?:error|warning|fatal|Checking patch|Applied|Hunk|Context|Falling|Skipped)\b/.test(line)) skipping = line === "error: while searching for:";
		if (!skipping && /^(?:error|warning|fatal)\b/.test(line)) kept.push(line);
	}
	return kept.length > 0 ? cleanWords(kept.join("\n"), 12) : words;
}
/** The hunks that git apply --verbose reports as moved or with less context (git's apply.c). Pure. */
function parsePlaces(stderr) {
	const places = [];
	let path = "";
	for (const line of stderr.split("\n")) {
		path = /^Checking patch (.*)\.\.\.$/.exec(line)?.[1] ?? path;
		const hunk = /^Hunk #(\d+) succeeded at (\d+) \(offset (-?\d+) lines?\)\.$/.exec(line);
		if (hunk !== null) places.push({
			path,
			hunk: Number(hunk[1]),
			line: Number(hunk[2]),
			offset: Number(hunk[3]),
			reducedTo: null
		});
		const context = /^Context reduced to \((\d+)\/(\d+)\) to apply fragment at (\d+)$/.exec(line);
		if (context === null) continue;
		const reducedTo = [Number(context[1]), Number(context[2])];
		const at = Number(context[3]);
		const last = places.at(-1);
		const same = last !== void 0 && last.path === path && last.line === at && last.reducedTo === null;
		if (same) places.pop();
		places.push({
			path,
			hunk: same ? last.hunk : null,
			line: at,
			offset: same ? last.offset : 0,
			reducedTo
		});
	}
	return places;
}
/**
* Offsets of hunks with reduced context, from the diff itself: git counts the lines that it left out twice, and
* names no hunk when that makes the offset zero. Pure.
*/
function settlePlaces(places, diff) {
	return places.map((place) => {
		const { reducedTo } = place;
		if (reducedTo === null) return place;
		const meant = (diff.files.find((each) => treePaths(each, diff.strip).includes(place.path))?.hunks ?? []).map((hunk) => hunk.newStart + Math.max(0, leadingContext(hunk) - reducedTo[0]));
		const distances = meant.map((line) => Math.abs(line - place.line));
		const index = place.hunk === null ? distances.indexOf(Math.min(...distances)) : place.hunk - 1;
		const line = meant[index];
		return line === void 0 ? place : {
			...place,
			hunk: index + 1,
			offset: place.line - line
		};
	});
}
function leadingContext(hunk) {
	const change = hunk.lines.findIndex((line) => /^[-+]/.test(line));
	return change < 0 ? hunk.lines.length : change;
}
/** Entries of `--raw -z` output without renames: ":old new oldid newid status", path, ... Pure. */
function parseRaw(fields) {
	const entries = [];
	for (let i = 0; i + 1 < fields.length; i += 2) {
		const [oldMode = "", newMode = "", , blob = ""] = (fields[i] ?? "").replace(/^:/, "").split(" ");
		entries.push({
			path: fields[i + 1] ?? "",
			oldMode,
			newMode,
			blob
		});
	}
	return entries;
}

// src/tree/merge.ts
const MAX_CONFLICTS = 5;
/** Merges the patch into the worktree. `judge` throws when policy refuses what came out; then nothing stays. */
async function mergePatch(job, patch, reading, judge) {
	const { worktree, folder } = job;
	const { git } = worktree;
	const before = await worktree.head();
	const result = await runAm(git, folder, patch, reading, ["--3way"]);
	if (!succeeded(result)) return {
		ok: false,
		conflicts: `${result.stdout}\n${result.stderr}`.split("\n").filter((line) => line.startsWith("CONFLICT ")).slice(0, MAX_CONFLICTS).map((line) => cleanLine(line.slice(0, 300)))
	};
	const commit = await worktree.head();
	const tree = await worktree.treeId(commit);
	if (commit === before) return {
		ok: true,
		made: {
			commit,
			tree,
			how: "none",
			places: [],
			notes: ["already applied (nothing is left of it after a three-way merge)"]
		}
	};
	const entries = parseRaw(await git.fields([
		"diff-tree",
		"-r",
		"--raw",
		"-z",
		"--no-renames",
		before,
		commit,
		"--"
	]));
	try {
		await judge(entries);
	} catch (error) {
		await git.check([
			"reset",
			"--quiet",
			"--hard",
			before
		]);
		throw error;
	}
	return {
		ok: true,
		made: {
			commit,
			tree,
			how: "three-way",
			places: [],
			notes: [describeMerge(entries, reading)]
		}
	};
}
/** Says what the merge did, above all when it took another file than the patch names. Pure. */
function describeMerge(entries, reading) {
	const named = reading.diff.files.flatMap((file) => treePaths(file, reading.diff.strip));
	const changed = entries.map((entry) => entry.path);
	const followed = changed.filter((path) => !named.includes(path)).map(cleanLine);
	const missing = named.filter((path) => !changed.includes(path)).map(cleanLine);
	return followed.length > 0 ? `${missing.join(", ")} is not in this base; git took ${followed.join(", ")} for it, by its content` : "its context does not match this base; git merged it three-way, from the blobs that it was made on";
}

// src/tree/present.ts
/**
* Whether patches are in the tree already: then they can be taken off it. Gives the readings by which the first
* patch, or all of the patches, are found; null when they are not.
*
* A patch alone is looked for first. When a later patch of the series changed the same lines again, only all of them
* together can be taken off, the last one first.
*/
async function findPresent(patches, read, ground) {
	const [first, ...later] = patches;
	if (first === void 0) return null;
	const readings = await read(first);
	for (const reading of readings) if ((await ground.apply(reading.diff, { reverse: true })).ok) return [reading];
	if (later.length === 0) return null;
	const all = [];
	for (const patch of patches) {
		const [reading] = await read(patch);
		if (reading === void 0) return null;
		all.push(reading);
	}
	const diffs = all.map((reading) => reading.diff).reverse();
	return (await ground.applyAll(diffs, { reverse: true })).ok ? all : null;
}

// src/tree/apply.ts
/**
* Applies the series to the base in the worktree, which ends at the last patch's commit.
* @throws ApplyError when a patch does not apply, PolicyError when one is refused; the worktree is back at the
* base then.
*/
async function applySeries(worktree, series, base, world, options) {
	if (await worktree.head() !== base) await worktree.checkout(base);
	try {
		return await withTempDir(world.tempDir, "apply", (folder) => new Applier({
			worktree,
			series,
			base,
			world,
			options,
			folder
		}).run());
	} catch (error) {
		if (!world.signal.aborted) await worktree.checkout(base);
		throw error;
	}
}
var Applier = class {
	job;
	ground;
	limits;
	applied = [];
	notes = [];
	constructor(job) {
		this.job = job;
		this.ground = new TrialGround(job.worktree.git, job.folder);
		this.limits = job.options.limits ?? TREE_LIMITS;
	}
	async run() {
		const { series, base, worktree, world } = this.job;
		const total = series.patches.length;
		while (this.applied.length < total) {
			const rest = series.patches.slice(this.applied.length);
			const [patch] = rest;
			if (patch === void 0) break;
			const message = `applying ${patch.subject}`;
			world.emit({
				type: "progress",
				stage: "tree",
				message,
				done: this.applied.length,
				total
			});
			await this.applyFirst(patch, rest);
		}
		const outcome = this.applied.some((patch) => patch.status === "applied") ? "applied" : "already-applied";
		if (outcome === "already-applied") this.notes.push("every patch of the series is in the base already");
		return {
			outcome,
			base,
			head: await worktree.head(),
			patches: this.applied,
			notes: this.notes
		};
	}
	/** Applies the first of `rest`, by the first way that works; finds more when all of `rest` is there already. */
	async applyFirst(patch, rest) {
		const readings = await this.read(patch);
		const refused = readings.flatMap(({ findings }) => findings.filter(isRefusal));
		const allowed = readings.filter(({ findings }) => !findings.some(isRefusal));
		if (allowed.length === 0 && refused.length > 0) throw this.refusal(patch, refused);
		const failures = [];
		for (const reading of allowed) {
			const trial = await this.ground.apply(reading.diff);
			if (trial.ok) return this.record(patch, reading, await this.commit(patch, reading, trial, []));
			failures.push(trial.words);
		}
		const present = await findPresent(rest, (each) => this.read(each), this.ground);
		if (present !== null) return this.recordPresent(rest, present);
		const conflicts = [];
		for (const reading of allowed) {
			const merge = await mergePatch(this.job, patch, reading, (entries) => this.judge(patch, entries));
			if (merge.ok) return this.record(patch, reading, merge.made);
			conflicts.push(...merge.conflicts);
		}
		if (this.job.options.mode === "fuzz" && await this.fuzz(patch, allowed)) return;
		const [reading] = allowed;
		if (reading === void 0) throw new InfrastructureError(`patch ${patch.index} has no diff to apply`);
		throw await explainFailure({
			job: this.job,
			patch,
			ground: this.ground,
			reading,
			words: failures[0] ?? "",
			conflicts: [...new Set(conflicts)],
			decoders: readings.map((each) => each.candidate.decoder)
		});
	}
	/** Applies the patch with less context; false when even one line of it does not match. */
	async fuzz(patch, readings) {
		for (const context of [2, 1]) for (const reading of readings) {
			const trial = await this.ground.apply(reading.diff, { context });
			if (!trial.ok) continue;
			const made = await this.commit(patch, reading, trial, [`-C${context}`]);
			const lines = context === 1 ? "1 line" : `${context} lines`;
			const note = `${FUZZY} applied only with its context reduced to ${lines}; check that every hunk stands where it belongs`;
			this.record(patch, reading, {
				...made,
				how: "fuzz",
				notes: [note]
			});
			return true;
		}
		return false;
	}
	/** Commits the patch through git am, and makes sure that it made the very tree that was tried and judged. */
	async commit(patch, reading, trial, extra) {
		await this.judge(patch, trial.entries);
		const notes = await this.looksPresent(reading, trial) ? ["its changes also stand in the base already, where it was made for; it may be applied twice now"] : [];
		const { worktree, folder } = this.job;
		const result = await runAm(worktree.git, folder, patch, reading, ["--no-3way", ...extra]);
		const commit = await worktree.head();
		const tree = await worktree.treeId(commit);
		if (!succeeded(result) || tree !== trial.treeId) throw new InfrastructureError(`git am did not make of patch ${patch.index} ("${patch.subject}") what git apply made of it`, { hint: `git said: ${wordsOf(result)}` });
		return {
			commit,
			tree,
			how: "clean",
			places: trial.places,
			notes
		};
	}
	/** Among lines that repeat, a patch that is in the tree may apply once more, at another place. */
	async looksPresent(reading, trial) {
		if (trial.places.length === 0) return false;
		const back = await this.ground.apply(reading.diff, { reverse: true });
		return back.ok && back.places.length === 0;
	}
	read(patch) {
		return readPatch(patch, this.ground, this.job.worktree.git, this.limits);
	}
	async judge(patch, entries) {
		const findings = await judgeEntries(entries, (blob) => this.ground.readLink(blob, this.limits.linkBytes));
		if (findings.length > 0) throw this.refusal(patch, findings);
	}
	refusal(patch, findings) {
		return new PolicyError(patch.index, this.job.series.patches.length, patch.subject, findings);
	}
	record(patch, reading, made) {
		const applied = recordPatch(patch, reading, made);
		this.applied.push(applied);
		this.notes.push(...notesOf(applied, made, this.limits));
	}
	async recordPresent(rest, readings) {
		const { worktree } = this.job;
		const commit = await worktree.head();
		const tree = await worktree.treeId(commit);
		for (const [at, reading] of readings.entries()) {
			const patch = rest[at];
			const notes = ["already applied (the base has its changes)"];
			if (patch !== void 0) this.record(patch, reading, {
				commit,
				tree,
				how: "none",
				places: [],
				notes
			});
		}
	}
};
function isRefusal(finding) {
	return finding.severity === "refuse";
}

// src/tree/blobs.ts
/** The first old blob of every file that the series changes; files that the series itself adds are left out. Pure. */
function preImages(series) {
	const seen = /* @__PURE__ */ new Set();
	const images = [];
	for (const patch of series.patches) for (const file of patch.files) {
		const path = file.oldPath ?? file.path;
		const first = !seen.has(path);
		seen.add(path);
		seen.add(file.path);
		if (!first || file.kind === "added" || file.oldBlob === null) continue;
		if (/^0*$/.test(file.oldBlob) || file.oldBlob.length < 7) continue;
		images.push({
			path,
			blob: file.oldBlob
		});
	}
	return images;
}
/** How many pre-images a commit has. Reads trees only, so it works in blob-less clones. */
async function scoreCommit(git, commit, images) {
	const paths = [...new Set(images.map((image) => image.path))];
	const result = await git.run([
		"--literal-pathspecs",
		"ls-tree",
		"-z",
		"--full-tree",
		commit,
		"--",
		...paths
	]);
	const blobs = /* @__PURE__ */ new Map();
	for (const entry of result.stdout.toString().split("\0")) {
		const match = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry);
		if (match?.[1] !== void 0 && match[2] !== void 0) blobs.set(match[2], match[1]);
	}
	return {
		matched: images.filter(({ path, blob }) => blobs.get(path)?.startsWith(blob) === true).length,
		total: images.length
	};
}
/** A score in words: "5 of 6 blob ids match". Pure. */
function describeScore(score) {
	return `${score.matched} of ${score.total} blob ids match`;
}

// src/tree/candidates.ts
/** Commits that may be the base of a series: few enough to be looked at one by one. */
/** The tree's head, then branches and tags, newest first, bounded. Pure. */
function candidateCommits(tree, limit) {
	const head = {
		name: tree.headName,
		commit: tree.head,
		dateSeconds: 0
	};
	const newest = (prefix, most) => tree.refs.filter((ref) => ref.name.startsWith(prefix)).sort((a, b) => b.dateSeconds - a.dateSeconds || byVersion(b.name, a.name)).slice(0, most);
	const third = Math.ceil(limit / 3);
	const all = [
		head,
		...newest("refs/heads/", third),
		...newest("refs/tags/", third),
		...newest("refs/remotes/", third)
	];
	const seen = /* @__PURE__ */ new Set();
	return all.filter((ref) => {
		if (seen.has(ref.commit)) return false;
		seen.add(ref.commit);
		return true;
	});
}
/** Orders v6.9 before v6.12-rc7 before v6.12, for refs whose dates are not known. Pure. */
function byVersion(a, b) {
	const [x, y] = [versionOf(a), versionOf(b)];
	const at = x.findIndex((part, i) => part !== y[i]);
	return at < 0 ? 0 : (x[at] ?? 0) < (y[at] ?? 0) ? -1 : 1;
}
function versionOf(name) {
	const match = /v?(\d+(?:\.\d+){0,3})(?:-rc(\d+))?$/.exec(name);
	const parts = match?.[1]?.split(".").map(Number) ?? [];
	const rc = match?.[2] === void 0 ? Number.POSITIVE_INFINITY : Number(match[2]);
	return [
		...parts,
		0,
		0,
		0,
		0
	].slice(0, 4).concat(rc);
}
const LOG_TIMEOUT_MS = 6e4;
/**
* Commits reachable from the refs that changed one of the paths, newest first: each is another state of these
* files. Reads no blobs. Gives nothing when git takes too long.
*/
async function historyCommits(git, refs, paths, limit) {
	const present = [];
	for (const { commit } of refs.slice(0, 30)) if (await git.maybe([
		"cat-file",
		"-t",
		commit
	], { env: OFFLINE }) === "commit") present.push(commit);
	if (present.length === 0 || paths.length === 0) return [];
	const listed = await git.maybe([
		"--literal-pathspecs",
		"log",
		`--max-count=${limit}`,
		"--format=%H",
		"--no-renames",
		"--full-history",
		"--end-of-options",
		...present,
		"--",
		...new Set(paths)
	], {
		timeoutMs: LOG_TIMEOUT_MS,
		env: OFFLINE
	});
	return listed === null || listed === "" ? [] : listed.split("\n");
}

// src/tree/source.ts
const FORMS = "A tree is a git folder, a git URL (https://... or file:///..., with #REF for one branch or tag), a tarball (.tar.xz, .tar.gz, .tar.zst), or apt:PACKAGE such as apt:linux-source-6.12.";
/** Reads a `--tree` value. Relative paths are taken from `cwd`. Throws an {@link InputError} that says why not. */
function parseTreeSpec(spec, cwd) {
	const shown = cleanLine(spec);
	const refuse = (why) => {
		throw new InputError(`the tree "${shown}" cannot be used: ${why}`, { hint: FORMS });
	};
	if (spec.trim() === "") return refuse("it is empty");
	if (/[\u0000-\u001f\u007f]/.test(spec)) return refuse("it has control characters");
	if (spec.startsWith("-")) return refuse("it starts with \"-\"");
	if (spec.startsWith("apt:")) {
		const name = spec.slice(4);
		if (!/^[a-z0-9][a-z0-9+.-]+$/.test(name)) return refuse(`"${cleanLine(name)}" is no Debian package name`);
		return {
			type: "apt",
			name: shown,
			package: name
		};
	}
	if (/^[a-z0-9+.-]+::/i.test(spec)) return refuse("remote helpers (\"name::address\") are not allowed");
	const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(spec)?.[1]?.toLowerCase();
	if (scheme !== void 0) {
		if (!PROTOCOLS.includes(scheme)) return refuse(scheme === "ssh" || scheme === "git+ssh" ? "ssh needs your keys, which patchboot never touches; clone it and give the folder" : `the protocol ${scheme} is not one of ${PROTOCOLS.join(", ")}`);
		const hash = spec.indexOf("#");
		const url = hash < 0 ? spec : spec.slice(0, hash);
		const ref = hash < 0 ? null : spec.slice(hash + 1);
		if (ref !== null && !isPlainRef(ref)) return refuse(`"${cleanLine(ref)}" is no name of a branch or tag`);
		return {
			type: "url",
			name: withoutPassword(shown),
			url,
			ref
		};
	}
	if (/^[^/]*@?[^/]*:/.test(spec) && !spec.startsWith(".")) return refuse("it looks like an ssh address; clone it and give the folder");
	return {
		type: "path",
		name: shown,
		path: resolve(cwd, spec)
	};
}
/** Whether a name can be handed to git as a ref (git-check-ref-format), without options or revision syntax. */
function isPlainRef(name) {
	return name !== "" && name.length <= 250 && !/^[-./]|[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\/\.|\.lock(?:\/|$)|[./]$/.test(name);
}
/** A URL fit to be shown: the user part, which may be a token, is left out. Pure. */
function withoutPassword(url) {
	return url.replace(/^([a-z+.-]+:\/\/)[^/@]*@/i, "$1");
}

// src/tree/fetch.ts
/** Objects that a tree lacks: fetched by id from its remotes, one commit deep, into the private repository. */
const FETCH_TIMEOUT_MS = 12e5;
/**
* Whether the commit can be read, fetching it when a remote gives it. Says what was tried. `blobs: false` leaves
* files out where the remote can do that: enough to compare blob ids, and a checkout fetches the rest.
*/
async function fetchCommit(tree, commit, world, options = { blobs: true }) {
	const git = new Git(world, { gitDir: tree.repo });
	if (await hasCommit(git, commit)) return {
		found: true,
		attempts: []
	};
	if (!isObjectId(commit) || tree.remotes.length === 0) return {
		found: false,
		attempts: []
	};
	return withLock(join(tree.dir, "lock"), world.signal, async () => {
		const attempts = [];
		for (const remote of tree.remotes) {
			const message = `fetching ${commit.slice(0, 12)} from ${cleanLine(withoutPassword(remote.url))}`;
			world.emit({
				type: "progress",
				stage: "tree",
				message
			});
			const result = await git.run(fetchArguments(tree, remote, commit, options.blobs), { timeoutMs: FETCH_TIMEOUT_MS });
			if (succeeded(result) && await hasCommit(git, commit)) return {
				found: true,
				attempts
			};
			attempts.push({
				where: cleanLine(withoutPassword(remote.url)),
				words: wordsOf(result)
			});
		}
		return {
			found: false,
			attempts
		};
	});
}
/** Arguments of the fetch of one commit. Pure. */
function fetchArguments(tree, remote, commit, blobs) {
	const partial = !blobs && tree.kind === "url";
	return [
		"fetch",
		"--quiet",
		"--no-tags",
		"--depth=1",
		"--no-write-fetch-head",
		...partial ? ["--filter=blob:none"] : [],
		"--end-of-options",
		partial ? "origin" : remote.url,
		commit
	];
}
/** As {@link fetchCommit}, with an {@link InputError} when the commit cannot be had. */
async function needCommit(tree, commit, world) {
	const { found, attempts } = await fetchCommit(tree, commit, world);
	if (!found) throw new InputError(`the tree ${tree.name} has no commit ${cleanLine(commit)}`, { hint: describeAttempts(tree, attempts) });
}
/** What was tried to get a commit, in sentences. */
function describeAttempts(tree, attempts) {
	if (attempts.length > 0) return attempts.map(({ where, words }) => `Fetching it from ${where} failed: ${words}`).join("\n");
	return tree.kind === "tarball" || tree.kind === "apt" ? "A tarball has one commit only; give --tree a git folder or URL to use another base." : "It has no remote that it could be fetched from (https, http, git or file).";
}
async function hasCommit(git, commit) {
	const type = await git.maybe([
		"cat-file",
		"-t",
		commit
	], { env: OFFLINE });
	return type === "commit" || type === "tag";
}

// src/tree/refs.ts
/** Where git looks for a short name, in its order (gitrevisions(7)), then the usual remote. */
const PLACES = [
	(name) => name,
	(name) => `refs/${name}`,
	(name) => `refs/tags/${name}`,
	(name) => `refs/heads/${name}`,
	(name) => `refs/remotes/${name}`,
	(name) => `refs/remotes/${name}/HEAD`,
	(name) => `refs/remotes/origin/${name}`
];
/** The ref that a name means, or null. Pure. */
function findRef(refs, name) {
	const byName = new Map(refs.map((ref) => [ref.name, ref]));
	for (const place of PLACES) {
		const ref = byName.get(place(name));
		if (ref !== void 0) return ref;
	}
	return null;
}
/** A ref without its place: v6.12, master, origin/master. */
function shortName(ref) {
	return ref.replace(/^refs\/(?:heads|tags|remotes)\//, "");
}

// src/tree/tags.ts
/**
* Where a tree tag of a subject can stand in a repository. Rows: how the name is built, with an example. The tag is
* a stranger's text and is only ever compared with names that the repository has.
*/
const TAG_PLACES = [
	{
		example: "[PATCH for-6.8]: a branch of that name",
		names: (tag) => [`refs/heads/${tag}`]
	},
	{
		example: "[PATCH v6.12]: a release",
		names: (tag) => [`refs/tags/${tag}`, `refs/tags/v${tag}`]
	},
	{
		example: "[PATCH 5.10.y]: a stable branch",
		names: (tag) => [`refs/heads/linux-${tag}`, `refs/remotes/origin/linux-${tag}`]
	},
	{
		example: "[PATCH net-next]: a remote of that name",
		names: (tag) => [
			`refs/remotes/${tag}/HEAD`,
			`refs/remotes/${tag}/main`,
			`refs/remotes/${tag}/master`
		]
	},
	{
		example: "[PATCH for-next]: a branch of origin",
		names: (tag) => [`refs/remotes/origin/${tag}`]
	},
	{
		example: "[PATCH 6.12]: the stable branch of a release",
		names: (tag) => [`refs/heads/linux-${tag}.y`, `refs/remotes/origin/linux-${tag}.y`]
	}
];
/** The refs that a subject's tag may mean, best first. Pure. */
function taggedRefs(refs, tag) {
	return TAG_PLACES.flatMap(({ names }) => names(tag.replace(/^-/, ""))).flatMap((name) => {
		const ref = findRef(refs, name);
		return ref !== null && ref.name === name ? [ref] : [];
	});
}

// src/tree/base.ts
/**
* Finds the commit that a series is to be applied to: --base, the series' base-commit, the tree its subject names,
* the commit whose blobs its diffs name, the tree's head; in this order. A guess that does not fit is said to be one.
* @throws InputError when --base names nothing that the tree has.
*/
async function findBase(tree, series, requested, world) {
	return new BaseFinder(tree, series, world).find(requested);
}
/**
* The commit that a name stands for, or the tree's head when it is null, for those who have no series.
* @throws InputError when the tree has nothing of that name.
*/
async function findCommit(tree, name, world) {
	return new BaseFinder(tree, {
		patches: [],
		prerequisites: [],
		baseCommit: null,
		tags: []
	}, world).find(name);
}
var BaseFinder = class {
	tree;
	series;
	world;
	git;
	images;
	notes = [];
	fetches = 0;
	constructor(tree, series, world) {
		this.tree = tree;
		this.series = series;
		this.world = world;
		this.git = new Git(world, { gitDir: tree.repo });
		this.images = preImages(series);
	}
	async find(requested) {
		if (this.series.prerequisites.length > 0) {
			const list = this.series.prerequisites.slice(0, 3).map(cleanLine).join(", ");
			this.notes.push(`the series needs ${this.series.prerequisites.length} other patch${this.series.prerequisites.length === 1 ? "" : "es"} first (${list}), which patchboot does not fetch; the base must have them`);
		}
		if (requested !== null) return this.explicit(requested);
		return await this.stated() ?? await this.tagged() ?? await this.byBlobs() ?? await this.head();
	}
	/** --base. */
	async explicit(name) {
		const { commit, attempts } = await this.resolve(name);
		if (commit === null) throw new InputError(`the tree ${this.tree.name} has no commit, tag or branch "${cleanLine(name)}"`, { hint: `Tried: the name itself, tags, branches, remote branches${isObjectId(name) ? ", and fetching it by id" : ""}. ${describeAttempts(this.tree, attempts)}` });
		return this.base(commit, `named by --base ${cleanLine(name)}`, shortIfName(name));
	}
	/** `base-commit:` of the series. */
	async stated() {
		const stated = this.series.baseCommit;
		if (stated === null) return null;
		if (this.isSingleCommit() && stated !== this.tree.head) {
			this.notes.push(`the series names the base-commit ${cleanLine(stated)}, which cannot be looked up: ${this.tree.name} is a tarball, without history`);
			return null;
		}
		const { commit, attempts } = await this.resolve(stated);
		if (commit !== null) return this.base(commit, "base-commit of the series", null);
		this.notes.push(`the series names the base-commit ${cleanLine(stated)}, which ${this.tree.name} does not have. ${describeAttempts(this.tree, attempts)}`);
		return null;
	}
	/** A tree tag of the subject, such as [PATCH net-next]. */
	async tagged() {
		for (const tag of this.series.tags) for (const ref of taggedRefs(this.tree.refs, tag)) {
			const { found } = await fetchCommit(this.tree, ref.commit, this.world);
			if (!found) continue;
			const score = await this.score(ref.commit);
			const how = `branch or tag of the subject's [${cleanLine(tag)}]`;
			if (score === void 0 || score.matched === score.total) return this.base(ref.commit, how, shortName(ref.name));
			const along = await this.bestAlong([ref]);
			if (along !== null && along.score.matched > score.matched) return this.base(along.commit, `${how}, at the commit whose blob ids match best`, null);
			return this.base(ref.commit, how, shortName(ref.name));
		}
		return null;
	}
	/** Blob ids of the index lines, over the tree's refs, then along the history of the changed files. */
	async byBlobs() {
		if (this.images.length === 0 || this.isSingleCommit()) return null;
		const refs = candidateCommits(this.tree, TREE_LIMITS.scoredRefs);
		let best = null;
		for (const ref of refs) {
			if (!await this.canScore(ref)) continue;
			const score = await scoreCommit(this.git, ref.commit, this.images);
			if (best === null || score.matched > best.score.matched) best = {
				ref,
				score
			};
			if (score.matched === score.total) return this.base(ref.commit, "blob ids of the diffs", shortName(ref.name));
		}
		const along = await this.bestAlong(refs);
		if (along !== null && along.score.matched > (best?.score.matched ?? 0)) return this.base(along.commit, "blob ids of the diffs, along the history of the changed files", null);
		if (best === null || best.score.matched === 0) return null;
		return this.base(best.ref.commit, "blob ids of the diffs", shortName(best.ref.name));
	}
	/** The head is fetched in full, a few other refs of a URL without their files; more would take too long. */
	async canScore(ref) {
		if (await this.git.maybe([
			"cat-file",
			"-t",
			ref.commit
		], { env: OFFLINE }) === "commit") return true;
		const isHead = ref.commit === this.tree.head;
		if (!isHead && (this.tree.kind !== "url" || this.fetches >= TREE_LIMITS.fetchedRefs)) return false;
		this.fetches++;
		return (await fetchCommit(this.tree, ref.commit, this.world, { blobs: isHead })).found;
	}
	async head() {
		await needCommit(this.tree, this.tree.head, this.world);
		const how = this.isSingleCommit() ? "the only commit of the tarball" : `head of the tree (${this.tree.headName}); nothing names another base`;
		if (this.images.length === 0 && !this.isSingleCommit()) this.notes.push("the diffs carry no blob ids that could tell whether this base is the right one");
		return this.base(this.tree.head, how, this.tree.headName);
	}
	/** The commit along the history of the changed files that has most of their blobs. */
	async bestAlong(refs) {
		const paths = this.images.map((image) => image.path);
		let best = null;
		for (const commit of await historyCommits(this.git, refs, paths, TREE_LIMITS.scoredCommits)) {
			const score = await scoreCommit(this.git, commit, this.images);
			if (best === null || score.matched > best.score.matched) best = {
				commit,
				score
			};
			if (score.matched === score.total) break;
		}
		return best;
	}
	/** A name, revision expression or id as a commit that is here now. */
	async resolve(name) {
		const nothing = {
			commit: null,
			attempts: []
		};
		if (name === "" || name.length > 250 || name.startsWith("-") || /[\u0000-\u0020\u007f]/.test(name)) return nothing;
		const id = (name === "HEAD" ? { commit: this.tree.head } : isPlainRef(name) ? findRef(this.tree.refs, name) : null)?.commit ?? (isObjectId(name) ? name : null);
		if (id !== null) {
			const { found, attempts } = await fetchCommit(this.tree, id, this.world);
			return {
				commit: found ? await this.peel(id) : null,
				attempts
			};
		}
		return {
			commit: await this.peel(name),
			attempts: []
		};
	}
	peel(name) {
		return this.git.maybe([
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options",
			`${name}^{commit}`
		]);
	}
	async score(commit) {
		return this.images.length === 0 ? void 0 : scoreCommit(this.git, commit, this.images);
	}
	async base(commit, how, name) {
		const score = await this.score(commit);
		if (score !== void 0 && score.matched < score.total) this.notes.push(`only ${describeScore(score)} the base: the series was made on another state of the files it changes`);
		const called = score === void 0 ? how : `${how} (${describeScore(score)})`;
		return {
			commit,
			describe: await this.describe(commit, name),
			how: called,
			...score === void 0 ? {} : { score },
			notes: this.notes
		};
	}
	async describe(commit, name) {
		if (this.isSingleCommit()) return this.tree.headName;
		const tagged = await this.git.maybe([
			"describe",
			"--tags",
			"--abbrev=12",
			commit
		], {
			timeoutMs: 2e4,
			env: OFFLINE
		}).catch(() => null);
		const short = commit.slice(0, 12);
		const label = tagged ?? (name === null || isObjectId(name) ? short : `${name} (${short})`);
		return cleanLine(label);
	}
	isSingleCommit() {
		return this.tree.kind === "tarball" || this.tree.kind === "apt";
	}
};
function shortIfName(name) {
	return isPlainRef(name) && !isObjectId(name) ? name : null;
}

// src/tree/apt.ts
/** The tarball of a Debian kernel source package: the installed one, else a download into the cache. */
const INSTALLED = "/usr/src";
const DOWNLOAD_TIMEOUT_MS = 12e5;
/** Finds or downloads the package's tarball. `installedDir` is a parameter for tests. */
async function aptTarball(name, world, installedDir = INSTALLED) {
	const installed = await findTarball(installedDir, name);
	if (installed !== null) return {
		path: installed,
		version: await installedVersion(name, world)
	};
	const dir = join(world.cacheDir, "trees", `apt-${name}`);
	await mkdir(dir, { recursive: true });
	return withLock(join(dir, "lock"), world.signal, async () => {
		const kept = join(dir, "unpacked");
		return {
			path: await findTarball(kept, name) ?? await download(name, dir, kept, world),
			version: null
		};
	});
}
async function installedVersion(name, world) {
	const query = await world.processes.run({
		argv: [
			"dpkg-query",
			"--show",
			"--showformat=${Version}",
			name
		],
		timeoutMs: 3e4
	}, world.signal);
	return succeeded(query) ? query.stdout.toString().trim() : null;
}
async function download(name, dir, kept, world) {
	world.emit({
		type: "progress",
		stage: "tree",
		message: `downloading the package ${name}`
	});
	return withTempDir(dir, "download", async (temp) => {
		const got = await world.processes.run({
			argv: [
				"apt-get",
				"-qq",
				"download",
				name
			],
			cwd: temp,
			timeoutMs: DOWNLOAD_TIMEOUT_MS,
			...world.networkEnv === void 0 ? {} : { env: world.networkEnv }
		}, world.signal);
		const deb = (await readdir(temp)).find((file) => file.endsWith(".deb"));
		if (!succeeded(got) || deb === void 0) throw new InputError(`the package ${name} cannot be downloaded (${describeEnding(got)})`, { hint: `apt-get said: ${cleanWords(lastLines(got.stderr, 5))}\nInstall it (apt-get install ${name}), or give --tree a git folder or a tarball.` });
		const files = join(temp, "files");
		const unpacked = await world.processes.run({
			argv: [
				"dpkg-deb",
				"-x",
				join(temp, deb),
				files
			],
			timeoutMs: DOWNLOAD_TIMEOUT_MS
		}, world.signal);
		const tarball = succeeded(unpacked) ? await findTarball(join(files, "usr", "src"), name) : null;
		if (tarball === null) throw new InputError(`the package ${name} holds no kernel source tarball`, { hint: `A Debian kernel source package holds /usr/src/${name}.tar.xz, for example apt:linux-source-6.12.` });
		await removeTree(kept);
		await mkdir(kept, { recursive: true });
		const target = join(kept, `${name}.tar${tarball.slice(tarball.lastIndexOf("."))}`);
		await rename(tarball, target);
		return target;
	});
}
async function findTarball(folder, name) {
	if (!await exists(folder)) return null;
	for (const ending of [
		".tar.xz",
		".tar.zst",
		".tar.gz",
		".tar.bz2"
	]) {
		const path = join(folder, name + ending);
		if ((await stat(path).catch(() => null))?.isFile()) return path;
	}
	return null;
}

// src/tree/mtime.ts
/**
* Times of files in a worktree. make rebuilds what is newer than its object, so files of a fresh checkout get
* one fixed old time: cached objects stay good, and only what git writes later is new.
*/
const TIMEOUT_MS = 3e5;
/** Sets the fixed old time on every file and link below a folder. Gives their number. */
async function setOldTimes(folder, world) {
	return (await runChecked(world.processes, {
		argv: [
			"find",
			folder,
			"(",
			"-type",
			"f",
			"-o",
			"-type",
			"l",
			")",
			"-printf",
			".",
			"-exec",
			"touch",
			"--no-dereference",
			`--date=@${FIXED_DATE_SECONDS}`,
			"{}",
			"+"
		],
		timeoutMs: TIMEOUT_MS
	}, world.signal)).stdout.length;
}

// src/tree/release.ts
/** The release that a kernel tree calls itself, from the head of its Makefile; null when it is no kernel. */
async function kernelRelease(tree) {
	return parseRelease(await readFile(join(tree, "Makefile"), "utf8").catch(() => ""));
}
/** VERSION, PATCHLEVEL, SUBLEVEL and EXTRAVERSION of the kernel's top Makefile as `6.12.90-rc1`. Pure. */
function parseRelease(makefile) {
	const value = (name) => new RegExp(`^${name}[ \\t]*=[ \\t]*([\\w.+~-]*)[ \\t]*$`, "m").exec(makefile)?.[1];
	const [version, patchlevel, sublevel] = [
		value("VERSION"),
		value("PATCHLEVEL"),
		value("SUBLEVEL")
	];
	if (version === void 0 || patchlevel === void 0) return null;
	return `${version}.${patchlevel}${sublevel ? `.${sublevel}` : ""}${value("EXTRAVERSION") ?? ""}`;
}

// src/tree/slot.ts
/** A machine that runs more of these at once than this has other problems. */
const MAX_SLOTS = 32;
function slotPaths(treeDir, number) {
	const dir = join(treeDir, `work-${number}`);
	return {
		number,
		dir,
		tree: join(dir, "tree"),
		gitDir: join(dir, "git"),
		lock: join(dir, "lock")
	};
}
function slotGit(slot, world) {
	return new Git(world, {
		gitDir: slot.gitDir,
		workTree: slot.tree
	});
}
/** Makes the folders of a slot with no files checked out. */
async function createSlot(slot) {
	await mkdir(slot.gitDir, { recursive: true });
	await writeFileAtomic(join(slot.gitDir, "commondir"), "../../repo.git\n");
	await writeFileAtomic(join(slot.gitDir, "HEAD"), "ref: refs/heads/none\n");
}
/** Takes the first slot that nobody uses. */
async function takeSlot(treeDir) {
	for (let number = 1; number <= MAX_SLOTS; number++) {
		const slot = slotPaths(treeDir, number);
		await mkdir(slot.dir, { recursive: true });
		const lock = await tryLock(slot.lock);
		if (lock !== null) return {
			slot,
			lock
		};
	}
	throw new InfrastructureError(`all ${MAX_SLOTS} worktrees of ${treeDir} are in use`, { hint: "Wait for other runs of patchboot to end." });
}
/** Removes what a killed git left behind in a slot that we hold: locks, a half-done am. */
async function clearLeftovers(slot) {
	for (const name of await readdir(slot.gitDir)) if (name.endsWith(".lock") || name.startsWith("rebase-") || /^[A-Z_]+_HEAD$/.test(name)) await rm(join(slot.gitDir, name), {
		recursive: true,
		force: true
	});
}

// src/tree/tarball.ts
/**
* A tarball as a tree: unpacked and committed once into the cache, under the hash of its bytes. The commit has
* a fixed author, date and message, so its id is the same on every machine. The unpacked files become the
* first worktree slot.
*/
const UNPACK_TIMEOUT_MS = 12e5;
const ADD_TIMEOUT_MS = 18e5;
/** tar's checkpoints count records of 10 KiB. */
const CHECKPOINT_RECORDS = 1e4;
const FORMATS = [
	{
		name: "xz",
		magic: [
			253,
			55,
			122,
			88,
			90
		]
	},
	{
		name: "gzip",
		magic: [31, 139]
	},
	{
		name: "zstd",
		magic: [
			40,
			181,
			47,
			253
		]
	},
	{
		name: "bzip2",
		magic: [
			66,
			90,
			104
		]
	}
];
async function openTarball(path, label, world) {
	await checkFormat(path, label.name);
	const sha256 = await hashFile(path, world.signal);
	const trees = join(world.cacheDir, "trees");
	const dir = join(trees, `tar-${sha256.slice(0, 16)}`);
	await mkdir(trees, { recursive: true });
	await withLock(`${dir}.lock`, world.signal, async () => {
		if (!await exists(join(dir, "imported.json"))) await importTarball(path, label.name, dir, world);
	}, (holder) => world.emit({
		type: "progress",
		stage: "tree",
		message: `waiting for process ${holder?.pid ?? "?"}, which unpacks the same tarball`
	}));
	const { commit, release } = JSON.parse(await readFile(join(dir, "imported.json"), "utf8"));
	const versions = [release, label.version].filter((each) => each !== null);
	return {
		name: label.name,
		kind: label.kind,
		dir,
		repo: join(dir, "repo.git"),
		head: commit,
		headName: versions.length > 0 ? versions.join(", package ") : basename(path),
		refs: [],
		remotes: [],
		shallow: false,
		partial: false,
		notes: []
	};
}
async function importTarball(path, name, dir, world) {
	const draft = `${dir}.new`;
	await removeTree(draft);
	await removeTree(dir);
	const unpacked = join(draft, "unpacked");
	await mkdir(unpacked, { recursive: true });
	try {
		await unpack(path, name, unpacked, world);
		const top = await onlyFolder(unpacked, name);
		const repo = join(draft, "repo.git");
		await ensureRepository(repo, {
			objectFormat: "sha1",
			alternates: [],
			promisor: null
		}, world);
		const slot = slotPaths(draft, 1);
		await createSlot(slot);
		await removeTree(join(unpacked, top, ".git"));
		await rename(join(unpacked, top), slot.tree);
		await removeTree(unpacked);
		const files = await setOldTimes(slot.tree, world);
		const commit = await commitAll(slotGit(slot, world), top, files, world);
		await writeRefs(repo, [{
			name: "refs/heads/master",
			target: commit
		}], commit);
		await writeFileAtomic(join(slot.dir, "ready"), "");
		const imported = {
			commit,
			release: await kernelRelease(slot.tree)
		};
		await writeFileAtomic(join(draft, "imported.json"), JSON.stringify(imported));
		await rename(draft, dir);
	} catch (error) {
		await removeTree(draft);
		throw error;
	}
}
async function unpack(path, name, target, world) {
	const size = Math.round((await stat(path)).size / 1e6);
	const progress = (mb) => world.emit({
		type: "progress",
		stage: "tree",
		message: `unpacking ${basename(path)} (${size} MB): ${mb} MB of files`
	});
	progress(0);
	const result = await world.processes.run({
		argv: [
			"tar",
			"--extract",
			`--file=${path}`,
			"--force-local",
			`--directory=${target}`,
			"--no-same-owner",
			"--no-same-permissions",
			`--checkpoint=${CHECKPOINT_RECORDS}`,
			"--checkpoint-action=echo=checkpoint %u"
		],
		env: { XZ_DEFAULTS: "-T0" },
		timeoutMs: UNPACK_TIMEOUT_MS,
		onLine: (line) => {
			const at = /checkpoint (\d+)/.exec(line)?.[1];
			if (at !== void 0) progress(Math.round(Number(at) * 10240 / 1e6));
		}
	}, world.signal);
	if (result.ending.type === "aborted") throw new InterruptedError("interrupted");
	if (!succeeded(result)) {
		const words = result.stderr.toString().replaceAll(/^.*checkpoint \d+\n/gm, "");
		throw new InputError(`the tarball ${name} cannot be unpacked (${describeEnding(result)})`, { hint: `tar said: ${cleanWords(words, 8)}` });
	}
}
async function onlyFolder(unpacked, name) {
	const entries = await readdir(unpacked, { withFileTypes: true });
	const [top] = entries;
	if (entries.length === 1 && top?.isDirectory()) return top.name;
	const seen = entries.slice(0, 5).map((entry) => cleanLine(entry.name));
	throw new InputError(`the tarball ${name} has no single top folder`, { hint: `A source tarball holds one folder with everything in it; this one holds ${entries.length === 0 ? "nothing" : `${entries.length}: ${seen.join(", ")}`}.` });
}
/** Commits all files of the slot; ignore files do not apply. */
async function commitAll(git, top, files, world) {
	let done = 0;
	const progress = () => world.emit({
		type: "progress",
		stage: "tree",
		message: "committing files",
		done,
		total: files
	});
	progress();
	await git.check([
		"add",
		"--all",
		"--force",
		"--verbose",
		"."
	], {
		timeoutMs: ADD_TIMEOUT_MS,
		outputLimit: 65536,
		config: { "core.looseCompression": "1" },
		onLine: (_line, stream) => {
			if (stream === "stdout" && ++done % 5e3 === 0) progress();
		}
	});
	const tree = await git.text(["write-tree"]);
	const date = `${FIXED_DATE_SECONDS} +0000`;
	const commit = await git.text([
		"commit-tree",
		tree,
		"-m",
		`Contents of ${cleanLine(top)}`
	], { env: {
		GIT_AUTHOR_DATE: date,
		GIT_COMMITTER_DATE: date
	} });
	await git.check([
		"update-ref",
		"--no-deref",
		"HEAD",
		commit
	]);
	return commit;
}
async function checkFormat(path, name) {
	const info = await stat(path);
	const refuse = (why) => {
		throw new InputError(`the tree "${name}" is ${why}`, { hint: "Give --tree a git folder, a git URL, a tarball (.tar.xz, .tar.gz, .tar.zst), or apt:linux-source-6.12." });
	};
	if (!info.isFile()) return refuse("neither a folder nor a file");
	if (info.size === 0) return refuse("an empty file");
	const head = Buffer.alloc(512);
	const file = await open(path);
	await file.read(head, 0, head.length, 0).finally(() => file.close());
	const compressed = FORMATS.some(({ magic }) => magic.every((byte, at) => head[at] === byte));
	const plain = head.subarray(257, 262).toString("latin1") === "ustar";
	if (!compressed && !plain) return refuse("a file that is no tarball");
}
async function hashFile(path, signal) {
	const hash = createHash("sha256");
	await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash, { signal }).catch((error) => {
		throw signal.aborted ? new InterruptedError("interrupted") : error;
	});
	return hash.digest("hex");
}

// src/tree/url.ts
/** A tree behind a git URL. Only its list of refs is fetched here; commits come one by one as they are needed. */
const LIST_TIMEOUT_MS = 12e4;
const MAX_LIST_BYTES = 33554432;
async function openUrl(source, world) {
	const key = createHash("sha256").update(source.url).digest("hex").slice(0, 16);
	const dir = join(world.cacheDir, "trees", `url-${key}`);
	const repo = join(dir, "repo.git");
	await mkdir(dir, { recursive: true });
	const remote = {
		name: "origin",
		url: source.url
	};
	const git = await withLock(join(dir, "lock"), world.signal, () => ensureRepository(repo, {
		objectFormat: "sha1",
		alternates: [],
		promisor: remote
	}, world));
	world.emit({
		type: "progress",
		stage: "tree",
		message: `asking ${source.name} for its branches and tags`
	});
	const refs = await listRemote(git, source, world);
	const wanted = source.ref ?? "HEAD";
	const head = findRef(refs, wanted);
	if (head === null) throw new InputError(`the tree ${source.name} has no branch or tag "${wanted}"`, { hint: `It has ${sample(refs)}. Name one of them as URL#NAME.` });
	const unsafe = /^(?:http|git):/.test(source.url);
	return {
		name: source.name,
		kind: "url",
		dir,
		repo,
		head: head.commit,
		headName: source.ref ?? defaultBranch(refs, head),
		refs: refs.filter((ref) => ref.name !== "HEAD"),
		remotes: [remote],
		shallow: true,
		partial: true,
		notes: unsafe ? [`${source.name} was fetched without encryption: anybody on the way could change it`] : []
	};
}
async function listRemote(git, source, _world) {
	const result = await git.run([
		"ls-remote",
		"--quiet",
		"--end-of-options",
		source.url
	], {
		timeoutMs: LIST_TIMEOUT_MS,
		outputLimit: MAX_LIST_BYTES
	});
	if (succeeded(result) && result.dropped === 0) return parseRemoteRefs(result.stdout.toString());
	const words = result.dropped > 0 ? `its list of refs is longer than ${MAX_LIST_BYTES} bytes` : wordsOf(result);
	throw new InputError(`the git tree ${source.name} cannot be read`, { hint: `git said: ${words}` });
}
/** The refs in the output of `git ls-remote`, tags peeled. Pure. */
function parseRemoteRefs(text) {
	const commits = /* @__PURE__ */ new Map();
	for (const line of text.split("\n")) {
		const [id, name] = line.split("	");
		if (id === void 0 || name === void 0 || !isObjectId(id)) continue;
		commits.set(name.replace(/\^\{\}$/, ""), id);
	}
	return [...commits].map(([name, commit]) => ({
		name,
		commit,
		dateSeconds: 0
	}));
}
function defaultBranch(refs, head) {
	const same = refs.filter((ref) => ref.commit === head.commit && ref.name.startsWith("refs/heads/"));
	return (same.find((ref) => /\/(?:master|main)$/.test(ref.name)) ?? same[0])?.name.replace("refs/heads/", "") ?? "HEAD";
}
function sample(refs) {
	const names = refs.map((ref) => ref.name.replace(/^refs\/(?:heads|tags)\//, ""));
	return names.length > 8 ? `${names.slice(0, 8).join(", ")} and ${names.length - 8} more` : names.join(", ");
}

// src/tree/tree.ts
/** Opens what `--tree` names. The user's own files are only read. Takes a minute for a new kernel tarball. */
async function openTree(spec, world, cwd = process.cwd()) {
	const source = parseTreeSpec(spec, cwd);
	switch (source.type) {
		case "url": return openUrl(source, world);
		case "apt": {
			const { path, version } = await aptTarball(source.package, world);
			return openTarball(path, {
				name: source.name,
				kind: "apt",
				version
			}, world);
		}
		case "path": {
			const info = await stat(source.path).catch(() => null);
			if (info === null) throw new InputError(`there is no tree at "${source.name}" (${source.path} does not exist)`, { hint: "Give --tree a git folder, a git URL, a tarball, or apt:linux-source-6.12." });
			return info.isDirectory() ? openFolder(source.path, source.name, world) : openTarball(source.path, {
				name: source.name,
				kind: "tarball",
				version: null
			}, world);
		}
	}
}

// src/tree/worktree.ts
const CHECKOUT_TIMEOUT_MS = 18e5;
/**
* Takes a checkout slot and brings it to the commit: reset hard, cleaned. In a new slot every file has the fixed
* old time; in a used one, files that an earlier run changed have the time of their restoration, so objects that
* were built from the changed ones are not taken for fresh.
*/
async function prepareWorktree(tree, commit, world) {
	await needCommit(tree, commit, world);
	const { slot, lock } = await takeSlot(tree.dir);
	try {
		if (await exists(join(slot.dir, "ready"))) await resetSlot(slot, commit, world);
		else await fillSlot(slot, commit, world);
		return new Checkout(tree, slot, world, () => lock.release());
	} catch (error) {
		await lock.release();
		throw lackOfObjects(error, tree, commit);
	}
}
/** git's complaints about objects that are not there; then the tree is at fault, not this host. */
const LACKING = /unable to read|promisor remote|missing blob|could not fetch|bad object|unable to find|cannot read object/i;
function lackOfObjects(error, tree, commit) {
	if (!(error instanceof InfrastructureError) || !LACKING.test(error.hint ?? "")) return error;
	const why = tree.partial ? "a clone that leaves files out" : "a damaged repository";
	return new InputError(`the tree ${tree.name} lacks files of ${commit.slice(0, 12)}: it is ${why}`, {
		hint: [
			...tree.notes,
			error.hint,
			"Give --tree a full clone (git fetch --refetch makes one of a partial one)."
		].filter((line) => line !== void 0).join("\n"),
		cause: error
	});
}
async function fillSlot(slot, commit, world) {
	const progress = (message) => world.emit({
		type: "progress",
		stage: "tree",
		message
	});
	progress(`checking out ${commit.slice(0, 12)} into worktree ${slot.number}`);
	await removeTree(slot.tree);
	await removeTree(slot.gitDir);
	await mkdir(slot.tree, { recursive: true });
	await createSlot(slot);
	const git = slotGit(slot, world);
	await git.check([
		"update-ref",
		"--no-deref",
		"HEAD",
		commit
	]);
	await git.check([
		"read-tree",
		"--reset",
		"-u",
		"HEAD"
	], {
		timeoutMs: CHECKOUT_TIMEOUT_MS,
		config: { "checkout.workers": "0" }
	});
	await setOldTimes(slot.tree, world);
	await git.check([
		"update-index",
		"-q",
		"--refresh"
	], { timeoutMs: CHECKOUT_TIMEOUT_MS });
	await writeFileAtomic(join(slot.dir, "ready"), "");
}
async function resetSlot(slot, commit, world) {
	world.emit({
		type: "progress",
		stage: "tree",
		message: `bringing worktree ${slot.number} to ${commit.slice(0, 12)}`
	});
	await clearLeftovers(slot);
	await goTo(slotGit(slot, world), commit);
}
async function goTo(git, commit) {
	await git.check([
		"update-ref",
		"--no-deref",
		"HEAD",
		commit
	]);
	await git.check([
		"reset",
		"--quiet",
		"--hard",
		"HEAD"
	], { timeoutMs: CHECKOUT_TIMEOUT_MS });
	await git.check(["clean", "-ffdxq"], { timeoutMs: CHECKOUT_TIMEOUT_MS });
}
var Checkout = class {
	path;
	tree;
	slot;
	inner;
	unlock;
	released = false;
	constructor(tree, slot, world, unlock) {
		this.tree = tree;
		this.path = slot.tree;
		this.slot = slot.number;
		this.inner = slotGit(slot, world);
		this.unlock = unlock;
	}
	get git() {
		if (this.released) throw new InfrastructureError(`worktree ${this.slot} was released and is used again`);
		return this.inner;
	}
	head() {
		return this.git.text([
			"rev-parse",
			"--verify",
			"HEAD^{commit}"
		]);
	}
	treeId(commit) {
		return this.git.text([
			"rev-parse",
			"--verify",
			"--end-of-options",
			`${commit}^{tree}`
		]);
	}
	checkout(commit) {
		return goTo(this.git, commit);
	}
	changedFiles(from, to) {
		return this.git.fields([
			"diff-tree",
			"-r",
			"-z",
			"--name-only",
			"--no-renames",
			from,
			to,
			"--"
		]);
	}
	async touchDifferences(treeId) {
		if (await this.git.maybe([
			"cat-file",
			"-t",
			treeId
		]) !== "tree") return null;
		const paths = await this.changedFiles(treeId, "HEAD");
		const now = /* @__PURE__ */ new Date();
		for (const path of paths) await lutimes(join(this.path, path), now, now).catch(() => {});
		await this.git.check([
			"update-index",
			"-q",
			"--refresh"
		]);
		return paths;
	}
	async release() {
		if (this.released) return;
		this.released = true;
		await this.unlock();
	}
};

// src/run.ts
/**
* The main job: mails → series → tree → kernels → boots → findings → report. Both fronts, command line and action, call
* this. It always gives a result and always writes it; errors of the input or of the host become its verdict.
*/
async function run(options, world) {
	await mkdir(options.outDir, { recursive: true });
	const draft = new ResultDraft(world.now(), options.outDir, reproduceLine(options));
	try {
		await work(options, draft, world);
	} catch (error) {
		if (process.env["PATCHBOOT_DEBUG"]) console.error(error);
		draft.fail(error);
	}
	return report(draft, options, world);
}
/** A run that could not even begin: the error becomes its result, and is written and told as any other. */
async function failedRun(options, error, world) {
	const draft = new ResultDraft(world.now(), options.outDir, reproduceLine(options));
	draft.fail(error);
	return report(draft, options, world);
}
async function report(draft, { outDir }, world) {
	const result = draft.finish(world.now());
	await stage(world, "report", `reports in ${outDir}`, () => writeReports(result, outDir));
	return result;
}
async function work(options, draft, world) {
	const series = await stage(world, "series", "the series", () => readSeries(options, world));
	draft.chooseSeries(series);
	const machines = await chooseMachines(options, series, world.dataDir);
	const jobs = await planWork(machines, options, world);
	await requireHost({
		guests: [...new Set(machines.map(({ machine }) => machine.arch))],
		defaultTree: options.tree === DEFAULT_TREE,
		sandbox: options.sandbox !== "off"
	}, world);
	const { worktree, base, commits } = await stage(world, "tree", `apply to ${options.tree}`, () => apply(series, options, draft, world));
	try {
		if (draft.nothingToTest !== null) return;
		const sandbox = await chooseSandbox(options.sandbox, world.processes);
		const changed = changedCode(series.patches.map((patch) => patch.candidates[0]?.bytes ?? Buffer.alloc(0)));
		world.emit({
			type: "planned",
			kernels: 2 * machines.length,
			boots: jobs.reduce((sum, { machine }) => sum + 2 * (options.boots ?? machine.boots), 0)
		});
		const code = {
			worktree,
			baseCommit: base,
			commits,
			changed,
			sandbox,
			options
		};
		for (const job of jobs) await testMachine({
			...job,
			...code
		}, draft, world);
		const measuring = machines.filter(({ machine }) => machine.measures);
		const facts = measuring.map(({ machine: { name, arch, kconfig } }) => ({
			name,
			arch,
			rt: kconfig.includes("rt")
		}));
		if (measuring.length > 0) draft.findings.push(...judgeClaims(claimsOfSeries(series), draft.measurements, facts));
	} finally {
		await worktree.release();
	}
}
async function apply(series, options, draft, world) {
	const tree = await openTree(options.tree, world, options.cwd);
	const base = await findBase(tree, series, options.base, world);
	draft.chooseBase({
		tree: tree.name,
		commit: base.commit,
		describe: base.describe,
		how: base.how
	});
	const worktree = await prepareWorktree(tree, base.commit, world);
	try {
		const applied = await applySeries(worktree, series, base.commit, world, { mode: options.apply });
		draft.apply(applied.patches.map((patch) => patch.commit), applied.patches.map((patch) => patch.decoder));
		const mbox = join(options.outDir, REPRODUCE_DIR, "series.mbox");
		await writeFileAtomic(mbox, await exportSeries(worktree.git, base.commit, applied.head));
		draft.keepMbox(mbox);
		draft.notes.push(...series.notes, ...tree.notes, ...base.notes, ...applied.notes);
		if (applied.outcome === "already-applied") draft.nothingToTest = `the series is already applied in ${base.describe}`;
		return {
			worktree,
			base: base.commit,
			commits: applied.patches.map((patch) => patch.commit)
		};
	} catch (error) {
		await worktree.release();
		throw error;
	}
}

// src/commands/run.ts
const HELP = `patchboot run: apply, build, boot and measure a patch series, and report

Usage: patchboot run [OPTION...] MAIL...

MAIL is an mbox, a format-patch file, an .eml, a maildir, a glob, - for standard input, or the message-id or URL of
a mail in a list archive. All mails together must hold one series, or options must say which.

${RUN_FLAGS_HELP}
Exit status: 0 passed, 1 the series has a finding, 2 wrong usage or input, 3 infrastructure trouble and no
verdict, 130 interrupted. The report goes to stdout and, in all formats, into the folder of --out.

Examples
  patchboot run 0001-umount-defer-release.patch
  patchboot run series.mbox --tree ~/linux --base v6.12 --machines x86_64-lockdep
`;
/** A pipe or file has no width; lines are still wrapped for whoever reads them in the end. */
const PIPE_COLUMNS = 160;
const runCommand = {
	help: HELP,
	async run(args, io) {
		const { raw, mails } = parseRunArguments("run", args);
		if (mails.length === 0) throw new UsageError("no mail was given", { hint: "Usage: patchboot run MAIL...; `patchboot run --help` tells more." });
		return runAndPrint(runOptions(raw, mails, surroundings(io)), io);
	}
};
function surroundings(io) {
	return {
		cwd: io.cwd,
		env: io.env,
		cpuCount: availableParallelism()
	};
}
/** Runs the pipeline with progress on stderr and the report on stdout; gives the exit status. */
async function runAndPrint(options, io) {
	const noColour = (io.env["NO_COLOR"] ?? "") !== "";
	const emit = progressPrinter({
		colour: io.stderrIsTty && !noColour,
		write: io.stderr,
		now: () => Date.now()
	});
	const { cacheDir } = options;
	const result = await withWorld({
		cacheDir,
		dataDir: io.dataDir,
		env: io.env,
		emit,
		signal: io.signal,
		stdin: io.stdin
	}, (world) => run(options, world));
	io.stdout(renderText(result, {
		color: io.stdoutIsTty && !noColour,
		columns: io.stdoutIsTty ? io.columns : PIPE_COLUMNS
	}));
	io.stderr(`\nAll reports and logs are in ${options.outDir}\n`);
	return io.signal.aborted ? EXIT.interrupted : exitStatus(result);
}
/** The exit status that a result stands for. */
function exitStatus(result) {
	switch (result.verdict) {
		case "pass": return EXIT.passed;
		case "fail": return EXIT.finding;
		case "invalid-input": return EXIT.input;
		case "inconclusive":
		case "infrastructure": return EXIT.infrastructure;
	}
}

export { findGitDir as A, chooseMachines as B, loadSuite as C, timingsOf as D, seedOf as E, withWorld as F, withTempDir as I, stage as L, OFFLINE as M, withLock as N, requireHost as O, commitMails as P, readSeries as R, hostRelease as S, runLimited as T, machineForSuites as V, describeBoot as _, failedRun as a, perfCommand as b, openTree as c, requestedOptions as d, stepSample as f, bootOnce as g, stepOutcome as h, surroundings as i, Git as j, progressPrinter as k, findCommit as l, outcomeWords as m, runAndPrint as n, run as o, disturbedNotes as p, runCommand as r, prepareWorktree as s, exitStatus as t, KernelBuilder as u, machineRecord as v, bootsAtOnce as w, extractPackages as x, prepareBench as y, adjustMachine as z };