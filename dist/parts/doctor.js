import { a as howToMend, c as packageFor, d as machineNames, i as examineNeeds, l as packagesFor, n as thisArch, r as thisSystem, s as installLine, t as chooseSandbox, u as loadMachine } from "./sandbox.js";
import { open, readFile, statfs } from "node:fs/promises";
import { availableParallelism, freemem } from "node:os";
import { dirname } from "node:path";
import { a as PatchbootError, i as InterruptedError, n as InfrastructureError, o as UsageError, t as EXIT } from "./errors.js";
import { setTimeout } from "node:timers/promises";
import { a as runChecked, o as succeeded, t as HostProcesses } from "./process.js";
import { t as parseFlags } from "./flags.js";
import { a as defaultCache } from "./options.js";

// src/doctor/checks.ts
/** Values of those sysctls that forbid user namespaces to ordinary users. */
const FORBIDDING = {
	"kernel/unprivileged_userns_clone": "0",
	"user/max_user_namespaces": "0",
	"kernel/apparmor_restrict_unprivileged_userns": "1"
};
const GIB = 1024 ** 3;
/**
* Measured with linux-source-6.12 and two small kernels: the tree with its git store is 2.2 GiB, a build folder
* 0.4 GiB, with DWARF 1 to 3 GiB. Below `least` a run cannot end well; below `enough` a second machine may not fit.
*/
const DISK = {
	least: 5 * GIB,
	enough: 12 * GIB
};
/** A guest has 1 GiB; linking a vmlinux with DWARF takes about as much again. */
const MEMORY = {
	least: 1.5 * GIB,
	enough: 3 * GIB
};
/** Judges the facts. `guestsNeedKvm` is whether a guest of the host's own architecture is planned. */
function judge(facts, guestsNeedKvm) {
	const checks = [
		disk(facts),
		memory(facts),
		processors(facts)
	];
	if (guestsNeedKvm) checks.push(kvm(facts));
	checks.push(userNamespaces(facts), sandbox(facts));
	return checks;
}
function disk({ cache }) {
	const id = "disk";
	if (cache.freeBytes === null) return {
		id,
		status: "warning",
		detail: `free space of ${cache.folder} is unknown`,
		advice: "A run needs about 5 GiB there."
	};
	return {
		id,
		detail: `${gib(cache.freeBytes)} free for ${cache.folder}`,
		...against(cache.freeBytes, DISK, "Make room, or set XDG_CACHE_HOME to a folder on a larger disk.")
	};
}
function memory({ memoryBytes }) {
	return {
		id: "memory",
		detail: `${gib(memoryBytes)} available`,
		...against(memoryBytes, MEMORY, "Guests have 1 GiB each.")
	};
}
function processors(facts) {
	const detail = `${facts.processors} processor${facts.processors === 1 ? "" : "s"}`;
	if (facts.processors > 1) return {
		id: "processors",
		status: "ok",
		detail
	};
	return {
		id: "processors",
		status: "warning",
		detail,
		advice: "Two virtual CPUs then share one processor: a first build takes a quarter of an hour, and races are rarer."
	};
}
function kvm(facts) {
	const id = "kvm";
	switch (facts.kvm) {
		case "absent": return {
			id,
			status: "warning",
			detail: "no /dev/kvm",
			advice: "Guests are emulated (TCG): slower, but everything works."
		};
		case "forbidden": return {
			id,
			status: "warning",
			detail: "/dev/kvm may not be opened by this user",
			advice: "Guests are emulated (TCG) until it may: sudo usermod -aG kvm \"$USER\", then log in again."
		};
		case "opens": return {
			id,
			status: "ok",
			detail: "/dev/kvm opens",
			advice: "That does not prove that it works: only a boot does. patchboot tries one and falls back to TCG."
		};
	}
}
function userNamespaces(facts) {
	const id = "user-namespaces";
	const forbidding = Object.entries(FORBIDDING).filter(([name, value]) => facts.sysctls[name]?.trim() === value);
	if (forbidding.length === 0) return {
		id,
		status: "ok",
		detail: "allowed to ordinary users"
	};
	const works = "description" in facts.sandbox;
	return {
		id,
		status: works ? "ok" : "warning",
		detail: forbidding.map(([name, value]) => `${name.replace("/", ".")} is ${value}`).join(", "),
		...works ? {} : { advice: "Ordinary users may not make namespaces; run patchboot with sudo." }
	};
}
function sandbox(facts) {
	const id = "sandbox";
	if ("description" in facts.sandbox) return {
		id,
		status: "ok",
		detail: `${facts.sandbox.description} ran a program`
	};
	const { message, hint } = facts.sandbox.error;
	return {
		id,
		status: "failed",
		detail: message,
		...hint === void 0 ? {} : { advice: hint }
	};
}
function against(value, limits, advice) {
	if (value < limits.least) return {
		status: "failed",
		advice: `At least ${gib(limits.least)} are needed. ${advice}`
	};
	if (value < limits.enough) return {
		status: "warning",
		advice: `${gib(limits.enough)} are comfortable. ${advice}`
	};
	return { status: "ok" };
}
function gib(bytes) {
	return `${(bytes / GIB).toFixed(1)} GiB`;
}

// src/doctor/diagnosis.ts
/** Needs of one importance that are missing. */
function lacking(diagnosis, importance) {
	return diagnosis.needs.filter((state) => state.importance === importance && state.found === null).map((state) => state.need);
}
/** Whether a run can be expected to work. */
function healthy(diagnosis) {
	return lacking(diagnosis, "required").length === 0 && diagnosis.checks.every((check) => check.status !== "failed");
}
/** Everything missing that a package brings: the required and the wanted. */
function packagesToInstall(diagnosis) {
	return packagesFor([...lacking(diagnosis, "required"), ...lacking(diagnosis, "wanted")], diagnosis.distribution);
}
/** The diagnosis for people. */
function diagnosisText(diagnosis) {
	const { distribution, hostArch, guests, needs, checks, root } = diagnosis;
	const needed = needs.filter((state) => state.importance !== "unneeded");
	const unneeded = needs.filter((state) => state.importance === "unneeded");
	const lines = [
		`${distribution.name}, ${hostArch}; for ${guests.join(" and ")} guests`,
		"",
		"Programs and files"
	];
	const idWidth = Math.max(...needed.map(({ need }) => need.id.length));
	for (const { need, importance, found } of needed) {
		const status = found !== null ? "ok" : importance === "required" ? "MISSING" : "missing";
		const rest = found ?? `${need.why} (${importance}; stage ${need.stages.join(", ")}; package ${packageFor(need, distribution) ?? "unknown"})`;
		lines.push(`  ${status.padEnd(7)}  ${need.id.padEnd(idWidth)}  ${rest}`);
	}
	if (unneeded.length > 0) lines.push(`  Not needed for this: ${unneeded.map(({ need }) => need.id).join(", ")}`);
	lines.push("", "This machine");
	const checkWidth = Math.max(...checks.map((check) => check.id.length));
	for (const { id, status, detail, advice } of checks) {
		const word = {
			ok: "ok",
			warning: "warning",
			failed: "FAILED"
		}[status];
		lines.push(`  ${word.padEnd(7)}  ${id.padEnd(checkWidth)}  ${detail}`);
		const indent = " ".repeat(7 + checkWidth + 6);
		if (advice !== void 0) lines.push(...advice.split("\n").map((line) => indent + line));
	}
	lines.push("", conclusion(diagnosis, root));
	return `${lines.join("\n")}\n`;
}
function conclusion(diagnosis, root) {
	const missing = [...lacking(diagnosis, "required"), ...lacking(diagnosis, "wanted")];
	if (missing.length > 0) return howToMend(missing, diagnosis.distribution, root);
	if (healthy(diagnosis)) return "Everything is there.";
	return "All programs are there, but see what failed above.";
}
/** The diagnosis as one JSON value. */
function diagnosisJson(diagnosis) {
	const packages = packagesToInstall(diagnosis);
	return {
		ok: healthy(diagnosis),
		distribution: diagnosis.distribution,
		hostArch: diagnosis.hostArch,
		guests: diagnosis.guests,
		needs: diagnosis.needs.map(({ need, importance, found }) => ({
			id: need.id,
			importance,
			found,
			stages: need.stages,
			why: need.why,
			package: packageFor(need, diagnosis.distribution)
		})),
		checks: diagnosis.checks,
		install: packages.length === 0 ? null : {
			packages,
			command: installLine(packages, diagnosis.root)
		}
	};
}

// src/doctor/facts.ts
/** Reads the figures of this host that {@link HostFacts} describes. */
async function readFacts(cacheDir, processes) {
	const [freeBytes, memoryBytes, kvm, clone, limit, apparmor, sandbox] = await Promise.all([
		freeSpace(cacheDir),
		availableMemory(),
		openKvm(),
		sysctl("kernel/unprivileged_userns_clone"),
		sysctl("user/max_user_namespaces"),
		sysctl("kernel/apparmor_restrict_unprivileged_userns"),
		trySandbox(processes)
	]);
	return {
		cache: {
			folder: cacheDir,
			freeBytes
		},
		memoryBytes,
		processors: availableParallelism(),
		kvm,
		sysctls: {
			"kernel/unprivileged_userns_clone": clone,
			"user/max_user_namespaces": limit,
			"kernel/apparmor_restrict_unprivileged_userns": apparmor
		},
		sandbox
	};
}
/** Free bytes for this user where the folder is, or will be once it is made. */
async function freeSpace(folder) {
	const found = await statfs(folder).catch(() => null);
	if (found !== null) return found.bavail * found.bsize;
	const parent = dirname(folder);
	return parent === folder ? null : freeSpace(parent);
}
async function availableMemory() {
	const text = await readFile("/proc/meminfo", "utf8").catch(() => "");
	const available = /^MemAvailable:\s+(\d+) kB$/m.exec(text)?.[1];
	const host = available === void 0 ? freemem() : Number(available) * 1024;
	const limit = process.constrainedMemory();
	return limit > 0 ? Math.min(host, limit) : host;
}
async function openKvm() {
	try {
		await (await open("/dev/kvm", "r+")).close();
		return "opens";
	} catch (error) {
		const { code } = error;
		return code === "EACCES" || code === "EPERM" ? "forbidden" : "absent";
	}
}
async function sysctl(name) {
	return readFile(`/proc/sys/${name}`, "utf8").catch(() => null);
}
async function trySandbox(processes) {
	try {
		const { description } = await chooseSandbox("auto", processes);
		return { description };
	} catch (error) {
		if (error instanceof PatchbootError) return { error };
		throw error;
	}
}

// src/doctor/install.ts
const ATTEMPTS = 3;
const UPDATE_TIMEOUT_MS = 3e5;
const INSTALL_TIMEOUT_MS = 18e5;
/** apt keeps its own retries and waits for the lock (apt.conf(5)); the pseudo-terminal would garble the log. */
const APT_OPTIONS = [
	"-o",
	"Acquire::Retries=3",
	"-o",
	"DPkg::Lock::Timeout=300",
	"-o",
	"Dpkg::Use-Pty=0"
];
/** Downloads below this are not told one by one. */
const BIG_DOWNLOAD_MB = 5;
const PROXY_VARIABLES = [
	"http_proxy",
	"https_proxy",
	"ftp_proxy",
	"no_proxy"
];
/** Environment of apt-get: no questions, and the user's proxy. */
function aptEnvironment(env) {
	const chosen = { DEBIAN_FRONTEND: "noninteractive" };
	for (const name of PROXY_VARIABLES.flatMap((lower) => [lower, lower.toUpperCase()])) {
		const value = env[name];
		if (value !== void 0 && value !== "") chosen[name] = value;
	}
	return chosen;
}
/** Names of the packages that `apt-cache policy` knows and could install. Unknown names it does not print at all. */
function installable(policy) {
	const names = /* @__PURE__ */ new Set();
	let name;
	for (const line of policy.split("\n")) {
		name = /^(\S+):$/.exec(line)?.[1] ?? name;
		const candidate = /^ {2}Candidate: (.+)$/.exec(line)?.[1];
		if (name !== void 0 && candidate !== void 0 && candidate !== "(none)") names.add(name);
	}
	return names;
}
/** Turns the lines that apt-get prints into few lines for people; null for the ones to leave out. */
function installProgress() {
	let total = 0;
	let done = 0;
	return (line) => {
		const counts = /^(\d+) upgraded, (\d+) newly installed/.exec(line);
		if (counts !== null) {
			total = Number(counts[1]) + Number(counts[2]);
			return `${total} package${total === 1 ? "" : "s"} to install`;
		}
		if (/^Need to get /.test(line) || /^(E|W|Err:\d*)[: ]/.test(line)) return line;
		const download = /^Get:\d+ \S+ \S+ \S+ (\S+) .*\[(\d+)(?:\.\d+)? MB\]/.exec(line);
		if (download !== null && Number(download[2]) >= BIG_DOWNLOAD_MB) return `downloading ${download[1]} (${download[2]} MB)`;
		const name = /^Setting up (\S+)/.exec(line)?.[1];
		if (name === void 0) return null;
		done++;
		return `${done}/${Math.max(total, done)} ${name}`;
	};
}
/** Installs the packages; throws an {@link InfrastructureError} with apt's own words when it cannot. */
async function installPackages(options, processes) {
	const env = aptEnvironment(options.env);
	options.progress("apt-get update");
	const updated = await persistently(options, processes, {
		argv: [
			"apt-get",
			...APT_OPTIONS,
			"update"
		],
		env,
		timeoutMs: UPDATE_TIMEOUT_MS
	});
	if (!succeeded(updated)) options.progress("apt-get update failed; going on with the package lists that are here");
	const asked = [.../* @__PURE__ */ new Set([...options.required, ...options.wanted])];
	const known = installable((await runChecked(processes, {
		argv: [
			"apt-cache",
			"policy",
			...asked
		],
		env,
		timeoutMs: UPDATE_TIMEOUT_MS
	}, options.signal)).stdout.toString());
	const lost = options.required.filter((name) => !known.has(name));
	if (lost.length > 0) throw new InfrastructureError(`apt knows no package ${lost.join(", ")}`, { hint: "Look into /etc/apt/sources.list and /etc/apt/sources.list.d: is the main archive (on Ubuntu also universe) there?" });
	for (const name of asked.filter((candidate) => !known.has(candidate))) options.progress(`apt knows no package ${name}; going on without it`);
	const packages = asked.filter((name) => known.has(name));
	if (packages.length === 0) return;
	options.progress(`apt-get install --no-install-recommends ${packages.join(" ")}`);
	const shorten = installProgress();
	const installed = await persistently(options, processes, {
		argv: [
			"apt-get",
			...APT_OPTIONS,
			"install",
			"-y",
			"--no-install-recommends",
			...packages
		],
		env,
		timeoutMs: INSTALL_TIMEOUT_MS,
		onLine: (line) => {
			const short = shorten(line);
			if (short !== null) options.progress(short);
		}
	});
	if (!succeeded(installed)) throw new InfrastructureError(`apt-get could not install ${packages.join(" ")}`, { hint: `Its last words:\n${lastWords(installed)}` });
}
async function persistently(options, processes, command) {
	for (let attempt = 1;; attempt++) {
		const result = await processes.run(command, options.signal);
		if (result.ending.type === "aborted") throw new InterruptedError("interrupted while installing packages");
		if (succeeded(result) || attempt === ATTEMPTS) return result;
		const pauseMs = options.pauseMs * 2 ** (attempt - 1);
		options.progress(`failed; trying again in ${Math.round(pauseMs / 1e3)} s`);
		await setTimeout(pauseMs, void 0, { signal: options.signal }).catch(() => {
			throw new InterruptedError("interrupted while installing packages");
		});
	}
}
function lastWords(result) {
	return `${result.stdout}\n${result.stderr}`.split("\n").filter((line) => line.trim() !== "").slice(-12).join("\n");
}

// src/commands/doctor.ts
const HELP = `patchboot doctor: what this machine has, lacks, and what to type

Usage: patchboot doctor [--install] [--machines NAME,...] [--json]

Looks at this machine: which programs, headers and kernel sources patchboot needs, which are missing, and whether
there is room, memory, KVM and a working sandbox. Prints the one command that mends what is missing.

  --install           install what is missing, as root, on Debian and Ubuntu (apt-get); with progress on stderr
  --machines a,b      what these virtual machines need ("all" for every machine); default: the x86_64 ones
  --json              one JSON value: ok, distribution, needs[], checks[], install{packages, command}|null

Exit status: 0 when everything required is there, 2 for wrong usage, 3 when something is missing or failed.
`;
const RETRY_PAUSE_MS = 5e3;
const doctorCommand = {
	help: HELP,
	async run(args, io) {
		const options = await parseOptions(args, io);
		const processes = new HostProcesses(io.signal);
		let diagnosis = await examine(options.guests, io, processes);
		const packages = packagesToInstall(diagnosis);
		if (options.install && packages.length > 0) {
			if (!diagnosis.root) throw new InfrastructureError("only root can install packages", { hint: `Type: ${installLine(packages, false)}` });
			await install(diagnosis, io, processes);
			diagnosis = await examine(options.guests, io, processes);
		}
		io.stdout(options.json ? `${JSON.stringify(diagnosisJson(diagnosis))}\n` : diagnosisText(diagnosis));
		return healthy(diagnosis) ? EXIT.passed : EXIT.infrastructure;
	}
};
async function parseOptions(args, io) {
	const { values } = parse(args);
	return {
		install: values.install ?? false,
		json: values.json ?? false,
		guests: await guestsOf(values.machines, io.dataDir)
	};
}
function parse(args) {
	const { values, positionals } = parseFlags("doctor", args, {
		install: { type: "boolean" },
		json: { type: "boolean" },
		machines: { type: "string" }
	});
	if (positionals[0] !== void 0) throw new UsageError(`doctor takes options only, not "${positionals[0]}"`, { hint: "`patchboot doctor --help` lists them." });
	return { values };
}
async function guestsOf(machines, dataDir) {
	if (machines === void 0) return ["x86_64"];
	const asked = machines.split(",").map((name) => name.trim()).filter((name) => name !== "");
	if (asked.length === 0) throw new UsageError("--machines names no machine");
	const names = asked.includes("all") ? await machineNames(dataDir) : asked;
	const loaded = await Promise.all(names.map((name) => loadMachine(name, dataDir)));
	return [...new Set(loaded.map((machine) => machine.arch))];
}
async function examine(guests, io, processes) {
	const { probe, distribution, root } = await thisSystem(processes, io.env["PATH"] ?? "");
	const hostArch = thisArch();
	const plan = {
		hostArch,
		guests,
		defaultTree: true,
		sandbox: true
	};
	const [needs, facts] = await Promise.all([examineNeeds(plan, probe), readFacts(defaultCache(io.env), processes)]);
	return {
		distribution,
		hostArch,
		guests,
		root,
		needs,
		checks: judge(facts, guests.includes(hostArch))
	};
}
async function install(diagnosis, io, processes) {
	const { distribution } = diagnosis;
	const required = lacking(diagnosis, "required");
	if (distribution.family === "other") throw new InfrastructureError("patchboot cannot install packages here", { hint: howToMend(required, distribution, true) });
	await installPackages({
		required: packagesFor(required, distribution),
		wanted: packagesFor(lacking(diagnosis, "wanted"), distribution),
		env: io.env,
		progress: (line) => io.stderr(`${line}\n`),
		signal: io.signal,
		pauseMs: RETRY_PAUSE_MS
	}, processes);
}

export { doctorCommand };