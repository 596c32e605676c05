import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { o as UsageError } from "./errors.js";
import { t as parseFlags } from "./flags.js";

// src/options.ts
/** CONFIG_NR_CPUS of kconfig/base.config. */
const MAX_CPUS = 8;
const DEFAULT_TREE = "apt:linux-source-6.12";
const DEFAULT_OUT = "patchboot-out";
const DEFAULT_ARCHIVE = "https://lore.kernel.org/all/";
/** Flags of `patchboot run`, in parseArgs' form. */
const RUN_FLAGS = {
	tree: { type: "string" },
	base: { type: "string" },
	machines: {
		type: "string",
		multiple: true
	},
	suites: {
		type: "string",
		multiple: true
	},
	version: { type: "string" },
	patches: { type: "string" },
	"message-id": { type: "string" },
	select: { type: "string" },
	"allow-incomplete": { type: "boolean" },
	apply: { type: "string" },
	accel: { type: "string" },
	timing: { type: "string" },
	boots: { type: "string" },
	"first-seed": { type: "string" },
	jobs: { type: "string" },
	kconfig: {
		type: "string",
		multiple: true
	},
	memory: { type: "string" },
	cpus: { type: "string" },
	cpu: { type: "string" },
	append: {
		type: "string",
		multiple: true
	},
	sandbox: { type: "string" },
	out: { type: "string" },
	cache: { type: "string" },
	archive: { type: "string" }
};
/** The help of these flags, for every command that takes them. */
const RUN_FLAGS_HELP = `What to test
  --tree T             git folder, git URL, kernel tarball, or apt:PACKAGE (default ${DEFAULT_TREE})
  --base REF           apply to this commit, tag or branch instead of finding the base
  --version N          take version N of the series
  --patches 1,3-5      take only these patches of it
  --message-id ID      take the series of this mail, where the input holds several
  --select latest      take the newest, where the input holds several
  --allow-incomplete   work on a series with missing patches
  --apply exact|fuzz   fuzz: let patches apply with less context; the report says so (default exact)

Where to test
  --machines a,b|auto  machines by name (see machines/); auto: those whose rules match (default auto)
  --suites a,b|FILE    suites by name, or files of your own that end in .yaml (default: the machine's)
  --boots N            boots a side (default: the machine's)
  --accel auto|kvm|tcg auto: KVM only after a boot has proved it (default auto)
  --timing auto|wall|virtual|both
                       clock of the figures (default auto: what the machine says); both measures with each clock
  --first-seed N       perturbation seed of the first boot in virtual time (default 0): others give other phases of
                       the timer tick
  --memory 2G          memory of the guest
  --cpus N             CPUs of the guest; virtual time has one whatever is asked for
  --cpu MODEL          CPU model of the guest, by QEMU's name
  --kconfig CONFIG_X=y one more kernel option (may be repeated)
  --append WORD        one more kernel parameter (may be repeated)

How to work
  --out DIR            folder for result.json, reports and logs (default ${DEFAULT_OUT})
  --cache DIR          folder for trees, kernels and guest files (default ~/.cache/patchboot)
  --jobs N             parallel compile jobs (default: all CPUs)
  --sandbox auto|off   off runs patch code without bubblewrap: only for patches that you trust
  --archive URL        mail archive that message-ids are looked up in (default ${DEFAULT_ARCHIVE})
`;
/** Parses the flags of a command that runs the pipeline; the rest are mails. */
function parseRunArguments(command, args) {
	const { values, positionals } = parseFlags(command, args, RUN_FLAGS);
	return {
		raw: values,
		mails: positionals
	};
}
/** Turns raw values into options: defaults, types and cross-checks. */
function runOptions(raw, mails, here) {
	const text = (name) => {
		const value = raw[name];
		return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
	};
	const list = (name) => {
		const value = raw[name];
		return (typeof value === "string" ? [value] : Array.isArray(value) ? value : []).map((v) => v.trim()).filter((v) => v !== "");
	};
	const names = (name) => {
		const values = list(name).flatMap((v) => v.split(/[\s,]+/)).filter((v) => v !== "");
		return values.length === 0 || values.length === 1 && values[0] === "auto" ? null : [...new Set(values)];
	};
	const select = text("select");
	if (select !== null && select !== "latest") throw new UsageError(`--select ${select} is not known`, { hint: "The only choice is --select latest." });
	const memory = text("memory");
	if (memory !== null && !/^\d+[MG]$/.test(memory)) throw new UsageError(`--memory ${memory} is no size`, { hint: "Write it as QEMU does: 512M, 2G." });
	const cpus = positive("cpus", text("cpus"));
	if (cpus !== null && cpus > MAX_CPUS) throw new UsageError(`--cpus ${cpus} is too many`, { hint: `The test kernels have up to ${MAX_CPUS}.` });
	const cpu = text("cpu");
	if (cpu !== null && !/^[A-Za-z0-9][\w.-]*(,[+-]?[a-z][\w.-]*(=[\w.-]+)?)*$/.test(cpu)) throw new UsageError(`--cpu ${cpu} is no CPU model`, { hint: "Write it as QEMU does: SandyBridge, max." });
	return {
		mails,
		tree: text("tree") ?? "apt:linux-source-6.12",
		base: text("base"),
		machines: names("machines"),
		suites: names("suites"),
		series: {
			version: positive("version", text("version")),
			patches: parsePatchList(text("patches")),
			messageId: text("message-id"),
			latest: select === "latest",
			allowIncomplete: raw["allow-incomplete"] === true
		},
		apply: oneOf("apply", text("apply") ?? "exact", ["exact", "fuzz"]),
		accel: oneOf("accel", text("accel") ?? "auto", [
			"auto",
			"kvm",
			"tcg"
		]),
		timing: oneOf("timing", text("timing") ?? "auto", [
			"auto",
			"wall",
			"virtual",
			"both"
		]),
		boots: positive("boots", text("boots")),
		firstSeed: positive("first-seed", text("first-seed")) ?? 0,
		jobs: positive("jobs", text("jobs")) ?? here.cpuCount,
		kconfig: list("kconfig"),
		memory,
		cpus,
		cpu,
		bootArguments: list("append"),
		sandbox: oneOf("sandbox", text("sandbox") ?? "auto", ["auto", "off"]),
		outDir: resolve(here.cwd, text("out") ?? "patchboot-out"),
		cacheDir: resolve(here.cwd, text("cache") ?? defaultCache(here.env)),
		archive: text("archive") ?? "https://lore.kernel.org/all/",
		cwd: here.cwd
	};
}
/** Where things are kept between runs, by the XDG rules. */
function defaultCache(env) {
	const xdg = env["XDG_CACHE_HOME"];
	return xdg === void 0 || xdg === "" ? join(homedir(), ".cache", "patchboot") : join(xdg, "patchboot");
}
/** `1,3-5` as [1, 3, 4, 5]. */
function parsePatchList(text) {
	if (text === null) return null;
	const numbers = text.split(",").flatMap((part) => {
		const match = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(part);
		const first = Number(match?.[1]);
		const last = Number(match?.[2] ?? match?.[1]);
		if (match === null || first < 1 || last < first) throw new UsageError(`--patches ${text} is no list of patch numbers`, { hint: "Write for example 1,3-5." });
		return Array.from({ length: last - first + 1 }, (_, index) => first + index);
	});
	return [...new Set(numbers)].sort((a, b) => a - b);
}
function positive(name, value) {
	if (value === null) return null;
	if (!/^[1-9]\d{0,5}$/.test(value)) throw new UsageError(`--${name} ${value} is no positive number`);
	return Number(value);
}
function oneOf(name, value, choices) {
	const found = choices.find((choice) => choice === value);
	if (found === void 0) throw new UsageError(`--${name} ${value} is not known`, { hint: `The choices are ${choices.join(", ")}.` });
	return found;
}

export { defaultCache as a, runOptions as c, RUN_FLAGS_HELP as i, DEFAULT_TREE as n, parsePatchList as o, RUN_FLAGS as r, parseRunArguments as s, DEFAULT_OUT as t };