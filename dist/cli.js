#!/usr/bin/env node
import { $ as perfCommand, A as loadMachine, At as count, B as string, Bt as defaultCache, C as renderHtml, Ct as findClaims, D as streamMessages, Dt as renderText, E as readMessages, Et as describeClaim, F as discriminatedUnion, Ft as cleanText, G as stepSample, Gt as InfrastructureError, H as toJSONSchema, Ht as parseRunArguments, I as int, It as progressPrinter, J as RULES, Jt as PatchbootError, K as compareMeasurements, Kt as InputError, L as literal, Lt as DEFAULT_TREE, M as _enum, Mt as percent, N as array, Nt as probability, O as showIdentity, Ot as columnTable, P as boolean, Pt as cleanLine, Q as prepareBench, R as number, Rt as RUN_FLAGS, S as renderJunit, St as dropDuplicates, T as renderLkp, Tt as claimRecord, U as KernelBuilder, Ut as runOptions, V as tuple, Vt as parsePatchList, W as requestedOptions, Wt as EXIT, X as describeBoot, Y as bootOnce, Yt as UsageError, Z as machineRecord, _ as mailRecord, _t as installLine, a as runCommand, at as VERSION, b as renderJson, bt as claimsOfMessage, ct as thisSystem, d as openTree, dt as HostProcesses, et as decodeReport, f as findCommit, g as describeMail, gt as writeFileAtomic, h as selectSeries, ht as exists, i as runAndPrint, it as stage, j as machineNames, jt as duration, k as adjustMachine, kt as VIRTUAL_TIME, l as chooseSandbox, lt as examineNeeds, m as assembleSeries, mt as succeeded, n as runInTerminal, nt as runLimited, o as surroundings, ot as requireHost, p as loadSuite, pt as runChecked, q as summarise, qt as InterruptedError, rt as ConsoleReader, s as withWorld, st as thisArch, tt as bootsAtOnce, u as prepareWorktree, ut as howToMend, v as COMMENT_LIMIT_BYTES, vt as packageFor, w as renderEml, wt as mean, x as renderMarkdown, xt as claimsOfSeries, y as readConsoles, yt as packagesFor, z as object, zt as RUN_FLAGS_HELP } from "./shared.js";
import path, { basename, dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { mkdir, open, readFile, readdir, statfs, writeFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { availableParallelism, freemem } from "node:os";
import { setTimeout } from "node:timers/promises";

// src/cli.ts
const OVERVIEW_EXIT = `Exit status: ${EXIT.passed} passed, ${EXIT.finding} the series has a finding, ${EXIT.input} wrong usage or input,
${EXIT.infrastructure} infrastructure trouble and no verdict, ${EXIT.interrupted} interrupted.`;
/** The text of `patchboot --help`. */
function overview(commands) {
	const width = Math.max(...commands.map((command) => command.name.length));
	const rows = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
	return `patchboot ${VERSION}: does a kernel patch apply, build, boot, and keep its promises?

Usage: patchboot COMMAND [ARGUMENT...]

${rows.join("\n")}

\`patchboot COMMAND --help\` tells all of a command. Data goes to stdout, progress to stderr.
${OVERVIEW_EXIT}
`;
}
/** Finds the command that the arguments name, runs it, and turns errors into messages and exit codes. */
async function runCli(args, io, commands) {
	try {
		const [name, ...rest] = args;
		if (name === void 0 || name === "--help" || name === "-h" || name === "help") {
			const wanted = name === "help" ? commands.find((command) => command.name === rest[0]) : void 0;
			io.stdout(wanted?.help ?? overview(commands));
			return name === void 0 ? EXIT.input : EXIT.passed;
		}
		if (name === "--version" || name === "-V") {
			io.stdout(`${VERSION}\n`);
			return EXIT.passed;
		}
		const command = commands.find((candidate) => candidate.name === name);
		if (command === void 0) throw new UsageError(`there is no command "${name}"`, { hint: `The commands are ${commands.map((c) => c.name).join(", ")}. \`patchboot --help\` explains them.` });
		const end = rest.indexOf("--");
		const flags = end < 0 ? rest : rest.slice(0, end);
		if (flags.includes("--help") || flags.includes("-h")) {
			io.stdout(command.help);
			return EXIT.passed;
		}
		return await command.run(rest, io);
	} catch (error) {
		return reportError(error, io);
	}
}
/** Prints an error for people and gives its exit code. Stacks are shown only when PATCHBOOT_DEBUG is set. */
function reportError(error, io) {
	const debug = (io.env["PATCHBOOT_DEBUG"] ?? "") !== "";
	if (error instanceof PatchbootError) {
		io.stderr(`patchboot: ${error.message}\n`);
		if (error.hint !== void 0) io.stderr(`${error.hint}\n`);
		if (debug) io.stderr(`${error.stack}\n`);
		return error.exitCode;
	}
	const message = error instanceof Error ? error.message : String(error);
	io.stderr(`patchboot: internal error: ${message}\nThis is a fault of patchboot, not of the patch. `);
	io.stderr(debug ? `${error.stack}\n` : "Run again with PATCHBOOT_DEBUG=1 for the stack.\n");
	return EXIT.infrastructure;
}

// src/bench/options.ts
const BENCH_FLAGS = {
	tree: RUN_FLAGS.tree,
	suites: RUN_FLAGS.suites,
	boots: RUN_FLAGS.boots,
	timing: RUN_FLAGS.timing,
	accel: RUN_FLAGS.accel,
	memory: RUN_FLAGS.memory,
	kconfig: RUN_FLAGS.kconfig,
	append: RUN_FLAGS.append,
	jobs: RUN_FLAGS.jobs,
	sandbox: RUN_FLAGS.sandbox,
	out: RUN_FLAGS.out,
	cache: RUN_FLAGS.cache,
	json: { type: "boolean" }
};
const BENCH_FLAGS_HELP = `What to measure
  --tree T             tree of the kernels that name none (default ${DEFAULT_TREE})
  --suites a,b|FILE    suites by name, or files of your own that end in .yaml (default: the machine's)
  --boots N            boots of each kernel (default 12 in virtual time, 6 in wall time). Below 6 or 5, or for many
                       commands at once, there are figures, but only a factor of two can be called a difference
  --timing auto|wall|virtual
                       clock of the figures (default auto: what the machine says)
  --accel auto|kvm|tcg for wall time; auto: KVM only after a boot has proved it (default auto)
  --memory 2G          memory of the guest
  --kconfig CONFIG_X=y one more kernel option, for kernels that are built (may be repeated)
  --append WORD        one more kernel parameter (may be repeated)

How to work
  --json               print everything, every single run included, as JSON instead of tables
  --out DIR            folder for bench.json, bench.txt and logs (default patchboot-bench)
  --cache DIR          folder for trees, kernels and guest files (default ~/.cache/patchboot)
  --jobs N             parallel compile jobs, and boots at a time in virtual time (default: all CPUs)
  --sandbox auto|off   off builds and boots without bubblewrap: only for kernels that you trust
`;
/** Parses the arguments of `patchboot bench`. */
function benchOptions(args, here) {
	const { values, positionals } = parse$2(args);
	const { json, ...raw } = values;
	if (positionals.length === 0) throw new UsageError("no kernel was given", { hint: "Usage: patchboot bench KERNEL...; for example `patchboot bench x86_64-rt x86_64`." });
	const run = runOptions(raw, [], here);
	const outDir = raw.out === void 0 ? resolve(here.cwd, "patchboot-bench") : run.outDir;
	return {
		kernels: positionals,
		run: {
			...run,
			outDir
		},
		json: json === true
	};
}
function parse$2(args) {
	try {
		return parseArgs({
			args: [...args],
			options: BENCH_FLAGS,
			allowPositionals: true
		});
	} catch (cause) {
		throw new UsageError(cause.message, {
			hint: "`patchboot bench --help` lists the options.",
			cause
		});
	}
}

// src/bench/text.ts
/** The tables of `patchboot bench` for people. Every figure says which clock it is of. */
function renderBench(result) {
	const several = result.kernels.length > 1;
	return `${[
		kernelLines(result.kernels),
		...result.commands.map((command) => commandLines(command, several)),
		...growthLines(result.growth),
		...closingLines(result)
	].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
function kernelLines(kernels) {
	const rows = kernels.map((kernel) => [
		cleanLine(kernel.label),
		kernel.release === "" ? "-" : cleanLine(kernel.release),
		kernel.tree === null ? `image ${kernel.key.slice(0, 12)}` : `${cleanLine(kernel.tree.describe)} ${kernel.tree.commit.slice(0, 12)}`,
		`${kernel.timing}, ${kernel.accel}`,
		cleanLine(kernel.testMachine)
	]);
	return [...columnTable([
		"kernel",
		"release",
		"source",
		"clock",
		"test machine"
	].map((title) => ({ title })), rows), ...kernels.flatMap(({ label, trouble }) => trouble === "" ? [] : [
		"",
		`${cleanLine(label)} could not be measured in whole:`,
		`  ${cleanText(trouble)}`
	])];
}
function commandLines(command, several) {
	const rows = command.figures.map((figure) => figureRow(figure));
	const columns = [
		{ title: "kernel" },
		{ title: "clock" },
		{
			title: "boots",
			align: "right"
		},
		{
			title: "median",
			align: "right"
		},
		{
			title: "mean",
			align: "right"
		},
		{
			title: "sd",
			align: "right"
		},
		...several ? [
			{ title: "ratio" },
			{ title: "interval" },
			{ title: "against the first" }
		] : []
	];
	return [
		`${cleanLine(command.command)}: ${cleanLine(command.title)}`,
		...columnTable(columns, rows.map((row) => row.slice(0, columns.length))).map((line) => `  ${line}`),
		...command.figures.flatMap(perfLines)
	];
}
function figureRow({ kernel, timing, summary, comparison, notComparable }) {
	if (summary === null) return [
		cleanLine(kernel),
		timing,
		"0",
		"-",
		"-",
		"-",
		"-",
		"",
		"not measured"
	];
	const { samples, medianSeconds, meanSeconds, stddevPercent } = summary;
	return [
		cleanLine(kernel),
		timing,
		String(samples),
		duration(medianSeconds),
		duration(meanSeconds),
		stddevPercent === null ? "-" : `${stddevPercent.toFixed(2)}%`,
		...comparison === null ? [
			"",
			"",
			notComparable === "" ? "" : `not comparable: ${notComparable}`
		] : [
			ratio(comparison.shiftPercent),
			ratioInterval(comparison),
			verdict(comparison)
		]
	];
}
const ratio = (shiftPercent) => `x ${(1 + shiftPercent / 100).toFixed(3)}`;
/** Below this coverage an interval says nothing: it is that of a boot or three. */
const LEAST_CONFIDENCE = .8;
function ratioInterval({ intervalPercent, confidence }) {
	if (confidence !== void 0 && confidence < LEAST_CONFIDENCE) return "-";
	const [low, high] = intervalPercent.map((value) => (1 + value / 100).toFixed(3));
	return `${low} to ${high} (${((confidence ?? .95) * 100).toFixed(0)}%)`;
}
function verdict(comparison) {
	const p = `p = ${probability(comparison.pAdjusted ?? comparison.p)}`;
	switch (comparison.verdict) {
		case "regression": return `slower by ${percent(comparison.shiftPercent)}, ${p}`;
		case "improvement": return `faster by ${percent(comparison.shiftPercent)}, ${p}`;
		case "no-change": return `no difference told; ${comparison.detectablePercent.toFixed(1)}% would have been, ${p}`;
		case "too-few-boots": return "too few boots for a verdict below a factor of two";
	}
}
/** What perf stat printed in the first boot of a kernel, as it printed it. */
function perfLines({ kernel, timing, samples }) {
	const [first] = samples;
	if (first === void 0) return [];
	const block = cleanText(first.perfText).split("\n");
	while (block[0]?.trim() === "") block.shift();
	while (block.at(-1)?.trim() === "") block.pop();
	return [
		"",
		`  perf stat on ${cleanLine(kernel)}, boot ${first.boot}, ${timing} time:`,
		"",
		...block
	];
}
function growthLines(growth) {
	const groups = /* @__PURE__ */ new Map();
	for (const one of growth) {
		const key = `${one.suite}\0${one.command}`;
		groups.set(key, [...groups.get(key) ?? [], one]);
	}
	return [...groups.values()].map((members) => {
		const [first] = members;
		if (first === void 0) return [];
		const sizes = first.sizes.map((size) => ({
			title: `${size}`,
			align: "right"
		}));
		const rows = members.map((one) => [
			cleanLine(one.kernel),
			...one.seconds.map(duration),
			one.exponent.toFixed(2),
			duration(one.marginalSeconds)
		]);
		return [`${cleanLine(first.command)}: median against ${cleanLine(first.sizeName)}, fitted exponent, and what one more costs at the end`, ...columnTable([
			{ title: "kernel" },
			...sizes,
			{
				title: "exponent",
				align: "right"
			},
			{
				title: "one more",
				align: "right"
			}
		], rows).map((line) => `  ${line}`)];
	});
}
function closingLines(result) {
	const notes = result.notes.map((note) => [`Note: ${cleanLine(note)}`]);
	const boots = [`A boot is one sample: the median (wall) or mean (virtual) of its runs, the first left out. ${count(result.boots.length, "boot")} in ${result.elapsedSeconds.toFixed(0)} s.`];
	const virtual = result.kernels.some((kernel) => kernel.timing === "virtual");
	return [...notes, virtual ? [...boots, `Virtual time is no hardware time: ${VIRTUAL_TIME}.`] : boots];
}

// src/bench/boots.ts
/**
* The order of the boots: all lanes once, then all again the other way round, so that a host that grows slower
* disturbs them alike. Equal indices have equal seeds in virtual time; in wall time there is nothing to perturb.
*/
function lanePlan(lanes) {
	const rounds = Math.max(0, ...lanes.map(({ boots }) => boots));
	return Array.from({ length: rounds }, (_, round) => {
		const order = lanes.flatMap((lane, index) => round < lane.boots ? [{
			...lane,
			index
		}] : []);
		if (round % 2 === 1) order.reverse();
		return order.map(({ index, timing }) => ({
			lane: index,
			index: round + 1,
			seed: timing === "virtual" ? round : 0
		}));
	}).flat();
}
/** Boots all lanes and gives the boots of each. A kernel that never speaks over the result channel is not tried again. */
async function bootLanes(lanes, jobs, world) {
	const plan = lanePlan(lanes.map(({ boots, bench }) => ({
		boots,
		timing: bench.timing
	})));
	const slots = lanes.every(({ bench }) => bench.timing === "virtual") ? bootsAtOnce("virtual", jobs) : 1;
	const mute = /* @__PURE__ */ new Set();
	let done = 0;
	const tasks = plan.map((planned) => async () => {
		const lane = lanes[planned.lane];
		done++;
		if (lane === void 0 || mute.has(planned.lane) || world.signal.aborted) return null;
		const request = {
			side: "base",
			index: planned.index,
			seed: planned.seed
		};
		const boot = await bootOnce(lane.bench, lane.kernel, request, String(planned.index), world);
		if (boot.frames.length === 0) mute.add(planned.lane);
		world.emit({
			type: "progress",
			stage: "boot",
			message: `${lane.label}, boot ${planned.index}: ${describeBoot(boot)}`,
			done,
			total: plan.length
		});
		return {
			lane: planned.lane,
			boot
		};
	});
	const booted = await runLimited(tasks, slots);
	return lanes.map((_, index) => booted.flatMap((one) => one?.lane === index ? [one.boot] : []).sort((a, b) => a.request.index - b.request.index));
}
/** Why these boots do not measure their kernel in whole; '' when they do. `consoleOf` gives a boot's console. */
function laneTrouble(boots, consoleOf) {
	const bad = boots.find((boot) => boot.state !== "passed");
	if (bad === void 0) return boots.length === 0 ? "it was not booted" : "";
	const where = `boot ${bad.request.index}: ${bad.detail || bad.state}`;
	if (bad.frames.length > 0) return where;
	const text = consoleOf(bad);
	const tail = text.split(/\r?\n/).filter((line) => line.trim() !== "").slice(-12);
	return `${text.includes("patchboot: no result channel") ? "it found no result channel: it needs CONFIG_VIRTIO_PCI and CONFIG_VIRTIO_CONSOLE built in, or its modules beside it (boot/vmlinuz-RELEASE, lib/modules/RELEASE)" : `${where}; a kernel needs at least CONFIG_BLK_DEV_INITRD, CONFIG_DEVTMPFS, CONFIG_TMPFS, CONFIG_VIRTIO_PCI and CONFIG_VIRTIO_CONSOLE built in, and a driver for the console`}. ${tail.length === 0 ? "Its console is empty." : `The end of its console:\n${tail.map((line) => `    ${line}`).join("\n")}`}`;
}

// src/stats/growth.ts
/** Fits points of different sizes, all above zero; null for fewer than three, which no line can be wrong about. */
function growthOf(points) {
	const inOrder = [...points].sort((a, b) => a.size - b.size);
	const usable = inOrder.every(({ size, seconds }) => size > 0 && seconds > 0);
	const sizes = new Set(inOrder.map(({ size }) => size));
	if (!usable || inOrder.length < 3 || sizes.size < inOrder.length) return null;
	const x = inOrder.map(({ size }) => Math.log(size));
	const y = inOrder.map(({ seconds }) => Math.log(seconds));
	const [meanX, meanY] = [mean(x), mean(y)];
	const covariance = mean(x.map((value, index) => (value - meanX) * (y[index] - meanY)));
	const variance = mean(x.map((value) => (value - meanX) ** 2));
	const [last, before] = [inOrder.at(-1), inOrder.at(-2)];
	if (last === void 0 || before === void 0) return null;
	return {
		exponent: covariance / variance,
		marginalSeconds: (last.seconds - before.seconds) / (last.size - before.size)
	};
}

// src/bench/figures.ts
/** All commands of all suites. `labels` is the order of the kernels; the first is what others are held against. */
function benchCommands(lanes, labels) {
	const faults = [];
	const measured = lanes.flatMap((lane) => lane.suite.steps.flatMap((step) => {
		if (step.kind !== "perf") return [];
		return [{
			lane,
			step,
			samples: lane.boots.flatMap((boot) => {
				const { sample, faults: why } = stepSample(boot, step);
				for (const fault of why) faults.push(`${lane.label}, boot ${boot.request.index}, ${step.id}: ${fault}`);
				return sample === null ? [] : [sample];
			})
		}];
	}));
	const comparisons = compareWithFirst(measured, labels);
	const commands = /* @__PURE__ */ new Map();
	for (const one of measured) {
		const { lane, step } = one;
		const key = keyOf(one);
		const command = commands.get(key) ?? {
			suite: lane.suite.name,
			step: step.id,
			title: step.title,
			command: step.command,
			perfCommand: perfCommand(step),
			size: step.size,
			figures: []
		};
		commands.set(key, command);
		const found = comparisons.get(one);
		command.figures.push({
			kernel: lane.label,
			timing: lane.timing,
			samples: one.samples.map(({ boot, seed, runs, perfText }) => ({
				boot,
				seed,
				runs,
				perfText
			})),
			summary: summarise(one.samples, lane.timing).base,
			comparison: typeof found === "object" ? found : null,
			notComparable: typeof found === "string" ? found : ""
		});
	}
	return {
		commands: [...commands.values()],
		faults
	};
}
const keyOf = ({ lane, step }) => `${lane.suite.name}\0${step.id}`;
/** Comparisons of every later kernel with the first, judged kernel by kernel; a string says why there is none. */
function compareWithFirst(measured, labels) {
	const found = /* @__PURE__ */ new Map();
	const first = new Map(measured.filter(({ lane }) => lane.label === labels[0]).map((one) => [keyOf(one), one]));
	for (const label of labels.slice(1)) {
		const pairs = measured.flatMap((one) => {
			const base = first.get(keyOf(one));
			if (one.lane.label !== label || base === void 0) return [];
			const why = notComparable(base.lane, one.lane);
			if (why === "") return [{
				one,
				base
			}];
			found.set(one, why);
			return [];
		});
		const judged = compareMeasurements(pairs.map(({ one, base }) => asMeasurement(base, one)));
		pairs.forEach(({ one }, index) => {
			const comparison = judged[index]?.comparison ?? null;
			if (comparison !== null) found.set(one, comparison);
		});
	}
	return found;
}
function notComparable(first, other) {
	if (first.timing !== other.timing) return `${other.timing} time is not held against ${first.timing} time`;
	if (first.timing === "virtual" && first.arch !== other.arch) return `virtual time counts instructions, and those of ${other.arch} and ${first.arch} are not the same work`;
	return "";
}
/** A pair as the statistics take it: the first kernel is the base. Nothing is a control: no series is on trial. */
function asMeasurement(base, other) {
	const { lane, step } = other;
	return {
		machine: lane.label,
		suite: lane.suite.name,
		step: step.id,
		command: step.command,
		perfCommand: perfCommand(step),
		control: false,
		timing: lane.timing,
		samples: [...base.samples, ...other.samples.map((sample) => ({
			...sample,
			side: "patched"
		}))],
		comparison: null
	};
}
/** How the commands that were measured over sizes grow, for each kernel. */
function benchGrowth(commands) {
	const groups = /* @__PURE__ */ new Map();
	for (const command of commands) {
		if (command.size === null) continue;
		const key = [
			command.suite,
			command.size.name,
			openSize(command)
		].join("\0");
		groups.set(key, [...groups.get(key) ?? [], command]);
	}
	return [...groups.values()].flatMap((members) => {
		const [first] = members;
		if (first?.size == null) return [];
		const { suite, size } = first;
		return first.figures.flatMap(({ kernel }) => {
			const points = members.flatMap((member) => {
				const seconds = member.figures.find((figure) => figure.kernel === kernel)?.summary?.medianSeconds;
				return seconds === void 0 || member.size === null ? [] : [{
					size: member.size.value,
					seconds
				}];
			}).sort((a, b) => a.size - b.size);
			const growth = growthOf(points);
			if (growth === null) return [];
			const sizes = points.map((point) => point.size);
			const seconds = points.map((point) => point.seconds);
			return [{
				kernel,
				suite,
				command: openSize(first),
				sizeName: size.name,
				sizes,
				seconds,
				...growth
			}];
		});
	});
}
function openSize({ command }) {
	return command.replace(/\d+/g, "#");
}

// src/bench/image.ts
/** What the first bytes of a file say that it is; null when they say nothing known. */
function imageArch(bytes) {
	if (bytes.toString("latin1", 0, 4) === "ELF") return "elf";
	if (bytes.toString("latin1", 514, 518) === "HdrS") return "x86_64";
	if (bytes.toString("latin1", 56, 60) === "ARMd") return "arm64";
	if (bytes[0] === 31 && bytes[1] === 139) return "gzip";
	return null;
}
const WANTED = {
	x86_64: "arch/x86/boot/bzImage (Debian: /boot/vmlinuz-*)",
	arm64: "arch/arm64/boot/Image or Image.gz"
};
/** Why the bytes are no image for the architecture; null when they are one. */
function imageFault(bytes, arch) {
	const found = imageArch(bytes);
	if (found === arch || found === "gzip" && arch === "arm64") return null;
	switch (found) {
		case null: return "it is no kernel image";
		case "elf": return "it is an ELF file such as vmlinux, which QEMU does not boot";
		case "gzip": return "it is a gzip file";
		default: return `it is an image for ${found}`;
	}
}
/** Copies the image to a folder of its own, which is all that the sandbox shows of it. Its key is its digest. */
async function takeImage(path, shown, arch, folder) {
	const bytes = await readFile(path).catch((cause) => {
		throw new InputError(`the kernel image of "${shown}" cannot be read: ${cause.message}`, { cause });
	});
	const fault = imageFault(bytes, arch);
	if (fault !== null) throw new InputError(`"${shown}" cannot be booted on ${arch}: ${fault}`, { hint: `Give ${WANTED[arch]}.` });
	await mkdir(folder, { recursive: true });
	const image = join(folder, "image");
	await writeFile(image, bytes);
	return {
		key: createHash("sha256").update(bytes).digest("hex"),
		image
	};
}

// src/bench/modules.ts
/**
* Kernels of distributions have the drivers of the result channel as modules. Where the modules lie beside the image,
* as packages install them (boot/vmlinuz-RELEASE, lib/modules/RELEASE), they are brought along and loaded first.
*/
/** In the order in which they are loaded; each needs only what stands before it. What is built in is not there. */
const MODULES = [
	"virtio_ring",
	"virtio",
	"virtio_pci_legacy_dev",
	"virtio_pci_modern_dev",
	"virtio_pci",
	"virtio_console"
];
const LOADER = "patchboot/load-modules";
const FOLDER = "patchboot/modules";
const XZ_TIMEOUT_MS = 6e4;
/** Kernel parameters that make the loader the first process. */
const LOADER_ARGUMENTS = [`rdinit=/${LOADER}`];
/** Folder of the modules of an image: by its name, as packages install it; null when there is none. */
async function modulesFolder(image) {
	const release = /^(?:vmlinuz|vmlinux|Image|bzImage|kernel)-(.+)$/.exec(basename(image))?.[1];
	if (release === void 0) return null;
	for (const place of ["../lib/modules", "../usr/lib/modules"]) {
		const folder = join(dirname(image), place, release);
		if (await exists(folder)) return folder;
	}
	return null;
}
/** Files for the guest that load the modules and go on with its init; none when the folder has none of them. */
async function moduleFiles(folder, world) {
	const all = await readdir(folder, { recursive: true });
	const found = [];
	const names = [];
	for (const name of MODULES) {
		const file = all.find((path) => [`${name}.ko`, `${name}.ko.xz`].includes(basename(path)));
		if (file === void 0) continue;
		names.push(name);
		found.push({
			path: `${FOLDER}/${name}.ko`,
			content: await unpacked(join(folder, file), world),
			executable: false
		});
	}
	if (names.length === 0) return [];
	return [...found, {
		path: LOADER,
		content: loaderScript(names),
		executable: true
	}];
}
/** Loads the modules in order; what cannot be loaded shows on the console, and in the end as a missing channel. */
function loaderScript(names) {
	return `#!/bin/sh\n${names.map((name) => `/usr/bin/busybox insmod /${FOLDER}/${name}.ko`).join("\n")}\nexec /init\n`;
}
async function unpacked(path, world) {
	if (!path.endsWith(".xz")) return readFile(path);
	const argv = [
		"xz",
		"-dc",
		"--",
		path
	];
	return (await runChecked(world.processes, {
		argv,
		timeoutMs: XZ_TIMEOUT_MS
	}, world.signal)).stdout;
}

// src/bench/kernels.ts
/** Builds or copies the kernels one after the other, in the order given. Trees are opened once each. */
async function takeKernels(targets, site, world) {
	const trees = /* @__PURE__ */ new Map();
	const taken = [];
	for (const [index, target] of targets.entries()) {
		const { source, text } = target.spec;
		if (source.type === "image") {
			const folder = join(world.tempDir, `image-${index}`);
			const kernel = await takeImage(source.path, text, target.machine.arch, folder);
			const provenance = {
				tree: null,
				release: "",
				compiler: "",
				fromCache: false,
				buildSeconds: 0
			};
			const modules = await modulesFolder(source.path);
			const guestFiles = modules === null ? [] : await moduleFiles(modules, world);
			taken.push({
				ok: true,
				kernel,
				provenance,
				guestFiles
			});
			continue;
		}
		const opened = trees.get(source.tree) ?? openTree(source.tree, world, site.options.cwd);
		trees.set(source.tree, opened);
		taken.push(await buildTarget(target, index, await opened, source.ref, site, world));
	}
	return taken;
}
async function buildTarget({ machine }, index, tree, ref, { options, sandbox }, world) {
	const { commit, describe } = await findCommit(tree, ref, world);
	const builder = new KernelBuilder({
		machine,
		options: await requestedOptions(machine, options.kconfig, world.dataDir),
		sandbox,
		jobs: options.jobs,
		workDir: join(world.tempDir, `kernel-${index}`),
		logDir: join(options.outDir, "build")
	}, world);
	const worktree = await prepareWorktree(tree, commit, world);
	const where = {
		name: tree.name,
		commit,
		describe
	};
	try {
		const build = await builder.build({
			source: worktree.path,
			commit,
			treeId: await worktree.treeId(commit),
			label: `kernel ${index + 1}`,
			trusted: true
		});
		if (!build.ok) {
			const log = build.logFile.split("/").slice(-2).join("/");
			const provenance = {
				tree: where,
				release: "",
				compiler: "",
				fromCache: false,
				buildSeconds: 0
			};
			return {
				ok: false,
				trouble: `it does not compile: ${build.reason} (${log})`,
				provenance
			};
		}
		const { release, compiler, fromCache, buildSeconds } = build.kernel;
		return {
			ok: true,
			kernel: build.kernel,
			guestFiles: [],
			provenance: {
				tree: where,
				release,
				compiler,
				fromCache,
				buildSeconds: Math.round(buildSeconds)
			}
		};
	} finally {
		await worktree.release();
	}
}

// src/bench/repeat.ts
/** Whether virtual time did repeat, where the same kernel was measured more than once. */
function repeatNotes(kernels, boots) {
	return kernels.flatMap((kernel, index) => {
		const first = kernels.slice(0, index).find((other) => isSame(other, kernel));
		if (first === void 0) return [];
		const pairs = boots.flatMap((boot) => {
			if (boot.kernel !== kernel.label || !ended(boot)) return [];
			const other = boots.find((one) => one.kernel === first.label && one.suite === boot.suite && one.seed === boot.seed && ended(one));
			return other === void 0 ? [] : [{
				boot,
				other
			}];
		});
		if (pairs.length === 0) return [];
		const names = `${first.label} and ${kernel.label} are the same kernel`;
		const differing = pairs.filter(({ boot, other }) => boot.consoleSha256 !== other.consoleSha256 || boot.resultsSha256 !== other.resultsSha256);
		return [differing.length === 0 ? `${names}: consoles and results are equal byte for byte in ${count(pairs.length, "pair")} of boots` : `${names}, but ${differing.length} of ${count(pairs.length, "pair")} of boots differ: virtual time did not repeat`];
	});
}
/** A boot that was interrupted stopped wherever the host stood. */
function ended({ state }) {
	return state === "passed" || state === "failed";
}
function isSame(a, b) {
	return a.key !== "" && a.key === b.key && a.machine === b.machine && a.timing === "virtual" && b.timing === "virtual";
}

// src/bench/spec.ts
const FORMS = "A kernel is MACHINE, MACHINE=TREE, MACHINE=TREE@REF or MACHINE=IMAGE, such as x86_64-rt=../linux@v6.12.";
const TARBALL = /\.(tar|tar\.\w+|tgz|txz|tbz2?)$/;
/** Reads a KERNEL word. Relative paths are taken from `cwd`. Throws a {@link UsageError} that says why not. */
function parseKernelSpec(text, defaultTree, cwd, kind) {
	const equals = text.indexOf("=");
	const machine = (equals < 0 ? text : text.slice(0, equals)).trim();
	if (!/^[a-z0-9_-]+$/.test(machine)) throw new UsageError(`"${text}" names no kernel: "${machine}" is no name of a machine`, { hint: FORMS });
	if (equals < 0) return {
		text,
		machine,
		source: {
			type: "tree",
			tree: defaultTree,
			ref: null
		}
	};
	const value = text.slice(equals + 1).trim();
	if (value === "") throw new UsageError(`"${text}" names no kernel: nothing follows "="`, { hint: FORMS });
	const path = resolve(cwd, value);
	if (kind(path) === "file" && !TARBALL.test(path)) return {
		text,
		machine,
		source: {
			type: "image",
			path
		}
	};
	const at = kind(path) === null ? refMark(value) : -1;
	if (at < 0) return {
		text,
		machine,
		source: {
			type: "tree",
			tree: value,
			ref: null
		}
	};
	const ref = value.slice(at + 1);
	const tree = value.slice(0, at);
	if (tree === "" || ref === "") throw new UsageError(`"${text}" names no kernel: ${ref === "" ? "no commit, tag or branch follows \"@\"" : "no tree stands before \"@\""}`, { hint: FORMS });
	return {
		text,
		machine,
		source: {
			type: "tree",
			tree,
			ref
		}
	};
}
/** Place of the @ before a reference; that of a user in a URL (https://user@host/) is none. */
function refMark(value) {
	const authority = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i.exec(value)?.[0].length ?? 0;
	const at = value.lastIndexOf("@");
	return at < authority ? -1 : at;
}
/** What tables call each kernel: its word, less folders of this host, with a number where words repeat. */
function kernelLabels(specs) {
	const names = specs.map(({ text, machine, source }) => {
		if (source.type === "image") return `${machine}=${source.path.split("/").at(-1)}`;
		if (text.indexOf("=") < 0 || /^[a-z0-9+.-]+:/i.test(source.tree)) return text;
		return `${machine}=${source.tree.replace(/\/+$/, "").split("/").at(-1) || "tree"}${source.ref === null ? "" : `@${source.ref}`}`;
	});
	return names.map((name, index) => {
		const before = names.slice(0, index).filter((other) => other === name).length;
		return before === 0 ? name : `${name} (${before + 1})`;
	});
}

// src/bench.ts
/**
* Measures kernels without any patch: kernels → boots → figures → bench.json and bench.txt. A kernel that does not
* compile or boot is told as its trouble and does not keep the others from being measured.
*/
async function bench(options, world) {
	const startedMs = world.now();
	const { run } = options;
	await mkdir(run.outDir, { recursive: true });
	const targets = await benchTargets(options, world);
	await requireHost({
		guests: [...new Set(targets.map(({ machine }) => machine.arch))],
		defaultTree: targets.some(({ spec }) => spec.source.type === "tree" && spec.source.tree === "apt:linux-source-6.12"),
		sandbox: run.sandbox !== "off"
	}, world);
	const sandbox = await chooseSandbox(run.sandbox, world.processes);
	const taken = await stage(world, "kernel", "the kernels", () => takeKernels(targets, {
		options: run,
		sandbox
	}, world));
	const lanes = await stage(world, "boot", "the boots", () => bootAll(targets, taken, options, sandbox, world));
	const labels = targets.map(({ label }) => label);
	const { commands, faults } = benchCommands(lanes, labels);
	const boots = await Promise.all(lanes.flatMap((lane) => lane.boots.map((boot) => bootRecord(lane, boot, run.outDir))));
	const kernels = await Promise.all(targets.map((target, index) => kernelRecord(target, taken[index], lanes.filter((lane) => lane.label === target.label))));
	const result = {
		version: 1,
		tool: {
			name: "patchboot",
			version: VERSION
		},
		startedAt: new Date(startedMs).toISOString(),
		elapsedSeconds: Math.round(world.now() - startedMs) / 1e3,
		kernels,
		boots,
		commands,
		growth: benchGrowth(commands),
		notes: [
			...faults,
			...problemNotes(boots),
			...repeatNotes(kernels, boots)
		]
	};
	await writeFileAtomic(join(run.outDir, "bench.json"), `${JSON.stringify(result, null, 2)}\n`);
	await writeFileAtomic(join(run.outDir, "bench.txt"), renderBench(result));
	return result;
}
async function benchTargets({ kernels, run }, world) {
	const specs = kernels.map((text) => parseKernelSpec(text, run.tree, run.cwd, pathKind));
	const labels = kernelLabels(specs);
	return Promise.all(specs.map(async (spec, index) => {
		const machine = adjustMachine(await loadMachine(spec.machine, world.dataDir), run);
		if (!machine.measures) throw new UsageError(`figures of the machine "${spec.machine}" mean nothing: its kernel has debug options`, { hint: "Name a machine without them, such as x86_64 or x86_64-rt." });
		return {
			spec,
			machine,
			label: labels[index] ?? spec.text
		};
	}));
}
const pathKind = (path) => {
	const info = statSync(path, { throwIfNoEntry: false });
	return info === void 0 ? null : info.isDirectory() ? "folder" : "file";
};
/** Boots every kernel with every suite that it is to run; all kernels of one suite take turns. */
async function bootAll(targets, taken, { run }, sandbox, world) {
	const bySuite = /* @__PURE__ */ new Map();
	for (const [index, { label, machine }] of targets.entries()) {
		const hand = taken[index];
		if (hand === void 0 || !hand.ok) continue;
		for (const name of run.suites ?? machine.suites) {
			const suite = await loadSuite(name, world.dataDir, run.cwd);
			const folder = `${index + 1}-${label.replaceAll(/[^\w.@-]+/g, "-")}`;
			const bootsDir = join(run.outDir, "boots", folder, suite.name);
			const { guestFiles } = hand;
			const job = {
				machine: guestFiles.length === 0 ? machine : withLoader(machine),
				suite,
				sandbox,
				bootsDir,
				options: run,
				guestFiles
			};
			const ready = await prepareBench(job, hand.kernel, world);
			const lane = {
				label,
				kernel: hand.kernel,
				bench: ready,
				boots: run.boots ?? RULES[ready.timing].usualBoots,
				suite,
				arch: machine.arch
			};
			bySuite.set(suite.name, [...bySuite.get(suite.name) ?? [], lane]);
		}
	}
	const results = [];
	for (const lanes of bySuite.values()) {
		const outcome = await bootLanes(lanes, run.jobs, world);
		lanes.forEach(({ label, arch, suite, bench: ready }, index) => {
			results.push({
				label,
				arch,
				timing: ready.timing,
				suite,
				boots: outcome[index] ?? [],
				bench: ready
			});
		});
	}
	return results;
}
function withLoader(machine) {
	return {
		...machine,
		bootArguments: [...machine.bootArguments, ...LOADER_ARGUMENTS]
	};
}
async function kernelRecord({ label, machine }, hand, lanes) {
	const [lane] = lanes;
	const troubles = await Promise.all(lanes.map(({ boots }) => troubleOf(boots)));
	const facts = lane === void 0 ? null : machineRecord(lane.bench, "");
	const banner = lane?.boots.find((boot) => boot.console.banner !== null)?.console.banner ?? "";
	const { provenance } = hand;
	return {
		label,
		machine: machine.name,
		description: machine.description,
		arch: machine.arch,
		timing: lane?.timing ?? machine.timing,
		...provenance,
		release: provenance.release || (/Linux version (\S+)/.exec(banner)?.[1] ?? ""),
		key: hand.ok ? hand.kernel.key : "",
		accel: facts?.accel ?? "tcg",
		accelReason: facts?.accelReason ?? "it was not booted",
		testMachine: facts?.testMachine ?? "",
		sandbox: facts?.sandbox ?? "",
		trouble: hand.ok ? troubles.find((trouble) => trouble !== "") ?? "" : hand.trouble
	};
}
async function troubleOf(boots) {
	const consoles = /* @__PURE__ */ new Map();
	for (const boot of boots.filter(({ state }) => state !== "passed")) consoles.set(boot, await readFile(boot.consoleFile, "utf8").catch(() => ""));
	return laneTrouble(boots, (boot) => consoles.get(boot) ?? "");
}
async function bootRecord(lane, boot, outDir) {
	const { index, seed, timing, accel, folder } = boot.request;
	return {
		kernel: lane.label,
		suite: lane.suite.name,
		index,
		seed,
		timing,
		accel,
		state: boot.state,
		detail: boot.detail,
		elapsedSeconds: Math.round(boot.elapsedMs) / 1e3,
		log: relative(outDir, boot.consoleFile),
		problems: boot.console.problems.map((problem) => problem.id),
		qemu: boot.qemu,
		consoleSha256: await digest(boot.consoleFile),
		resultsSha256: await digest(join(folder, "results.bin"))
	};
}
/** A kernel that complains while it is measured may be measuring its complaint. */
function problemNotes(boots) {
	return [...new Map(boots.flatMap((boot) => boot.problems.map((id) => [`${boot.kernel}\0${id}`, {
		boot,
		id
	}]))).values()].map(({ boot, id }) => `${boot.kernel}: the console shows ${id} (${boot.log}); its figures may be those of the report`);
}
async function digest(path) {
	return createHash("sha256").update(await readFile(path).catch(() => Buffer.alloc(0))).digest("hex");
}

// src/commands/bench.ts
const HELP$7 = `patchboot bench: measure kernels, alone or side by side, without any patch

Usage: patchboot bench [OPTION...] KERNEL...

KERNEL is one of
  MACHINE              the default tree's kernel for this machine, such as x86_64-rt
  MACHINE=TREE         the kernel of a git folder, git URL, tarball or apt:PACKAGE
  MACHINE=TREE@REF     the same at a commit, tag or branch
  MACHINE=IMAGE        an image of your own (bzImage, Image). It needs CONFIG_BLK_DEV_INITRD, CONFIG_DEVTMPFS,
                       CONFIG_TMPFS, CONFIG_VIRTIO_PCI and CONFIG_VIRTIO_CONSOLE. Those of distributions have the last
                       two as modules: unpack the package (dpkg -x) and give DIR/boot/vmlinuz-RELEASE, then they are
                       loaded from DIR/lib/modules/RELEASE

Every later kernel is held against the first. The same seeds are booted on each, in turns; a boot is one sample.
Each figure says whether it is of wall or of virtual time. Virtual time counts instructions: it repeats to the last
digit on any host, but caches and memory are not modelled, so it is never hardware time.

${BENCH_FLAGS_HELP}
Exit status: 0 all kernels measured, 1 a kernel did not compile, boot or get through its suite, 2 wrong usage or
input, 3 infrastructure trouble, 130 interrupted. Tables go to stdout and to bench.txt in the folder of --out, every
run to bench.json there.

Examples
  patchboot bench x86_64 x86_64-rt
  patchboot bench x86_64-rt=~/linux@v6.12 x86_64-rt=~/linux@HEAD --boots 12
  patchboot bench x86_64=arch/x86/boot/bzImage --suites umount-more --json
  patchboot bench x86_64=debian/boot/vmlinuz-6.1.0-57-amd64 x86_64-rt=debian/boot/vmlinuz-6.1.0-57-rt-amd64
`;
const benchCommand = {
	name: "bench",
	summary: "measure kernels, alone or side by side, without any patch",
	help: HELP$7,
	async run(args, io) {
		const options = benchOptions(args, surroundings(io));
		const colour = io.stderrIsTty && (io.env["NO_COLOR"] ?? "") === "";
		const emit = progressPrinter({
			colour,
			write: io.stderr,
			now: () => Date.now()
		});
		const { cacheDir, outDir } = options.run;
		const result = await withWorld({
			cacheDir,
			dataDir: io.dataDir,
			env: io.env,
			emit,
			signal: io.signal,
			stdin: io.stdin
		}, (world) => bench(options, world));
		io.stdout(options.json ? `${JSON.stringify(result, null, 2)}\n` : renderBench(result));
		io.stderr(`\nbench.json, bench.txt and logs are in ${outDir}\n`);
		return io.signal.aborted ? EXIT.interrupted : benchStatus(result);
	}
};
/** The exit status that a result stands for: trouble of a kernel outweighs trouble of ours. */
function benchStatus({ kernels, boots }) {
	const troubled = kernels.filter(({ trouble }) => trouble !== "");
	if (troubled.length === 0) return EXIT.passed;
	return troubled.every(({ label }) => {
		const bad = boots.filter((boot) => boot.kernel === label && boot.state !== "passed");
		return bad.length > 0 && bad.every(({ state }) => state === "infrastructure");
	}) ? EXIT.infrastructure : EXIT.finding;
}

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
	const hint = `\`patchboot ${command} --help\` lists the options.`;
	let parsed;
	try {
		parsed = parseArgs({
			args: [...args],
			options,
			allowPositionals: true,
			strict: true
		});
	} catch (cause) {
		throw new UsageError(`patchboot ${command}: ${cause.message}`, {
			hint,
			cause
		});
	}
	const { values, positionals } = parsed;
	if (positionals.length === 0) throw new UsageError(`patchboot ${command}: no mail is named`, { hint: `Name a file, a maildir, a Message-ID, or "-" for standard input. ${hint}` });
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

// src/commands/claims.ts
const HELP$6 = `Usage: patchboot claims [--json] [--archive URL] FILE...

Shows what the mails claim about speed: outputs of perf stat, hyperfine and time(1) under labels such as "w/o patch"
and "With this change applied", tables, and sentences ("reduces umount from 25 ms to 3 ms", "12% faster").

FILE is an mbox (plain, mboxrd, or .gz), one mail (.eml, .patch), a maildir or folder of patch files, a pattern
such as 'v2-*.patch', "-" for standard input, a Message-ID, or the URL of a mail in a public-inbox archive. Quoted
copies of a claim count once.

A ratio is patched / base: x0.5 is half the time. Its interval is 95 %, from both "+-" (which perf means as standard
errors); without them it is only what the rounding of the numbers leaves open. "control" marks a command that the
same mail says it does not change. Notes tell what does not fit: a percentage, a number of decimals, a control that
moved inside the claim.

Options:
  --json         one JSON object a claim: file, kind (patch | environment), command, environment, base and patched
                 {mean, stderr, unit, runs} or null, ratio, ratioInterval, intervalFrom (errors | rounding), control,
                 perfCommand, kernel, rt, arch, otherEnvironment, text, notes. "environment" compares two kernels or
                 machines without the patch: base is the first of them in the mail, patched the second.
  --archive URL  where Message-IDs are looked up (default https://lore.kernel.org/all/)
  --help         this text

Exit status: 0, also when there is no claim; 2 when an input cannot be read.
`;
/** A file in which the mail stage saw no body: plain text, or a mail that lost its line ends. */
const isBare = (message) => message.prose.trim() === "" && message.candidates.length === 0;
/** Enough for any mail. */
const PLAIN_LIMIT = 2e6;
/** The file as text; '' when it is not a file (standard input, an archive) or cannot be read again. */
async function plainText(message, io) {
	const bytes = await readFile(path.resolve(io.cwd, message.file)).catch(() => Buffer.alloc(0));
	return message.index === 0 ? bytes.subarray(0, PLAIN_LIMIT).toString("utf8") : "";
}
/** `patchboot claims`: performance claims in mails. */
const claimsCommand = {
	name: "claims",
	summary: "show what the mails claim about speed",
	help: HELP$6,
	async run(args, io) {
		const flags = parseMailFlags("claims", args, []);
		const files = /* @__PURE__ */ new Map();
		let unreadable = 0;
		for await (const message of streamMessages(flags.inputs, mailIo(io, flags.archive))) {
			if (message.error !== void 0) {
				io.stderr(`patchboot claims: ${message.file}: ${message.error}\n`);
				unreadable += 1;
				continue;
			}
			const known = files.get(message.file) ?? {
				title: message.subject.title,
				claims: []
			};
			known.claims.push(...isBare(message) ? findClaims(await plainText(message, io)) : claimsOfMessage(message));
			files.set(message.file, known);
		}
		let total = 0;
		for (const [file, { title, claims: all }] of files) {
			const claims = dropDuplicates(all);
			total += claims.length;
			if (flags.json) for (const claim of claims) io.stdout(`${JSON.stringify({
				file,
				...claimRecord(claim)
			})}\n`);
			else if (claims.length > 0) io.stdout(`${file}: ${title}\n${claims.map(describeClaim).join("").replace(/^(?=.)/gm, "  ")}`);
		}
		if (total === 0) io.stderr("no performance claim was found\n");
		return unreadable > 0 ? EXIT.input : EXIT.passed;
	}
};

// src/commands/demo.ts
const EXAMPLE = "call-rcu";
const HELP$5 = `patchboot demo: the main job on a bundled example

Usage: patchboot demo [OPTION...]

Takes examples/${EXAMPLE}, a series that releases unmounted mounts from a call_rcu() callback, applies it to Debian's
6.12 kernel source, and boots base and patched kernels under lockdep. It ends with a report of the splat and exit
status 1, for the series is at fault. The first run fetches the kernel source and builds two kernels.

${RUN_FLAGS_HELP}`;
const demoCommand = {
	name: "demo",
	summary: "the main job on a bundled example, everything fetched and built",
	help: HELP$5,
	run(args, io) {
		const { raw, mails } = parseRunArguments(args);
		const example = join(io.dataDir, "examples", EXAMPLE);
		const options = runOptions({
			machines: "x86_64-lockdep",
			...raw
		}, [example, ...mails], surroundings(io));
		return runAndPrint(options, io);
	}
};

// src/console/show.ts
/** One console log as `patchboot dmesg --json` prints it. */
function consoleRecord(file, report) {
	return {
		file,
		panicked: report.panicked,
		reboots: report.reboots,
		lockdepActive: report.lockdepActive,
		banner: report.banner,
		truncated: report.truncated,
		disturbances: report.disturbances,
		kernelOffset: report.kernelOffset === null ? null : `0x${report.kernelOffset.toString(16)}`,
		droppedProblems: report.droppedProblems,
		notes: report.notes,
		problems: report.problems
	};
}
const MAX_SHOWN_LINES = 150;
/** One console log for people: the headline problem with its text, the others folded to a line each. */
function describeConsole(file, report) {
	const lines = [`${file}: ${summary(report)}`];
	const headline = report.problems.find((problem) => !problem.secondary) ?? report.problems[0];
	if (headline !== void 0) {
		lines.push("", headline.title, ...facts(headline).map((fact) => `  ${fact}`), "");
		lines.push(...headline.decoded.slice(0, MAX_SHOWN_LINES).map((text) => `    ${text}`));
		const more = headline.decoded.length - MAX_SHOWN_LINES;
		if (more > 0) lines.push(`    (${more} more lines)`);
		const others = report.problems.filter((problem) => problem !== headline);
		if (others.length > 0) lines.push("", "Also on this console:", ...others.map((other) => `  ${folded(other)}`));
	}
	if (report.droppedProblems > 0) lines.push(`  and ${report.droppedProblems} more that were only counted`);
	if (report.disturbances.length > 0) lines.push("", "Timings of this boot are disturbed:", ...report.disturbances.map((text) => `  ${text}`));
	if (report.notes.length > 0) lines.push("", ...report.notes);
	return `${lines.join("\n")}\n`;
}
function summary(report) {
	const { problems } = report;
	const parts = [problems.length === 0 ? "clean" : problems.length === 1 ? "1 problem" : `${problems.length} problems`];
	if (report.panicked) parts.push("the kernel panicked");
	if (report.reboots > 0) parts.push(report.reboots === 1 ? "it booted twice" : `it booted ${report.reboots + 1} times`);
	if (report.lockdepActive === false) parts.push("lockdep was off at the end");
	if (report.truncated) parts.push("the log is cut");
	return parts.join(", ");
}
function facts(problem) {
	const where = problem.line === problem.endLine ? `line ${problem.line}` : `lines ${problem.line} to ${problem.endLine}`;
	const facts = [`id ${problem.id}`, problem.count > 1 ? `${where}, ${problem.count} times` : where];
	if (problem.file !== null) facts.push(`file ${problem.file}`);
	const locks = problem.locks.filter((lock) => lock.role !== "listed");
	const named = [...new Map(locks.map((lock) => [lock.name, lock])).values()];
	if (named.length > 0) facts.push(`locks ${named.map((lock) => `${lock.name} (${lock.role})`).join(", ")}`);
	if (problem.corrupted) facts.push("its stack is missing or mixed with another one");
	if (problem.truncated) facts.push("the console ends inside it");
	if (problem.infrastructure) facts.push("a limit of the configuration or of the harness, not a fault of the kernel");
	return facts;
}
function folded(problem) {
	const marks = [
		problem.secondary ? "a consequence" : "",
		problem.count > 1 ? `${problem.count} times` : "",
		problem.boot > 0 ? `boot ${problem.boot + 1}` : ""
	].filter((mark) => mark !== "");
	return `line ${problem.line}: ${problem.title}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}`;
}

// src/commands/dmesg.ts
const HELP$4 = `Usage: patchboot dmesg [--json] [--vmlinux FILE] [--source DIR] FILE...

Finds every problem on kernel console logs: lockdep reports, WARN, BUG, oopses, panics, hung tasks, stalls, and the
reports of KASAN, KMSAN, KCSAN, KFENCE, UBSAN and kmemleak. Names each by what is to blame, and tells the first one
from its consequences.

FILE is a console as it came over a serial line, the output of dmesg, or a system log; .gz is unpacked; "-" is
standard input. Logs of any length are read in a stream.

Options:
  --vmlinux FILE  decode stacks with this vmlinux, which must be of the same build (its banner is compared).
                  Needs nm, and llvm-addr2line or addr2line
  --source DIR    the kernel tree that the vmlinux was built from, to shorten and check paths
  --json          one JSON object a log: file, panicked, reboots, lockdepActive, banner, truncated, disturbances,
                  kernelOffset, droppedProblems, notes,
                  problems [{kind, title, alternativeTitles, id, key, function, file, line, endLine, secondary,
                  corrupted, truncated, infrastructure, boot, count, locks, context, frames, excerpt, decoded}]
  --help          this text

Exit status: 0 when all logs are clean, 1 when a problem was found, 2 when a file cannot be read.
`;
/** `patchboot dmesg`: problems on console logs. */
const dmesgCommand = {
	name: "dmesg",
	summary: "find and decode the problems on kernel console logs",
	help: HELP$4,
	async run(args, io) {
		const flags = parseFlags(args);
		let found = false;
		for (const [i, file] of flags.files.entries()) {
			const report = await decoded(await readConsole(file, io), flags, io);
			found ||= report.problems.length > 0;
			if (flags.json) io.stdout(`${JSON.stringify(consoleRecord(file, report))}\n`);
			else io.stdout(`${i > 0 ? "\n" : ""}${describeConsole(file === "-" ? "standard input" : file, report)}`);
		}
		return found ? EXIT.finding : EXIT.passed;
	}
};
function parseFlags(args) {
	try {
		const { values, positionals } = parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				json: { type: "boolean" },
				vmlinux: { type: "string" },
				source: { type: "string" }
			}
		});
		if (positionals.length === 0) throw new UsageError("dmesg needs a console log", { hint: "\"-\" is standard input." });
		if (values.source !== void 0 && values.vmlinux === void 0) throw new UsageError("--source does nothing without --vmlinux");
		return {
			json: values.json ?? false,
			vmlinux: values.vmlinux ?? null,
			source: values.source ?? null,
			files: positionals
		};
	} catch (cause) {
		if (cause instanceof UsageError) throw cause;
		throw new UsageError(cause instanceof Error ? cause.message : String(cause), {
			hint: "`patchboot dmesg --help` tells all options.",
			cause
		});
	}
}
async function readConsole(file, io) {
	const reader = new ConsoleReader();
	if (file === "-") {
		reader.push(await io.stdin());
		return reader.end();
	}
	const source = createReadStream(resolve(io.cwd, file), { highWaterMark: 1048576 });
	const sink = async (chunks) => {
		for await (const chunk of chunks) reader.push(chunk);
	};
	try {
		if (file.endsWith(".gz")) await pipeline(source, createGunzip(), sink);
		else await pipeline(source, sink);
	} catch (cause) {
		throw new InputError(`cannot read ${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
	}
	return reader.end();
}
async function decoded(report, flags, io) {
	if (flags.vmlinux === null) return report;
	return decodeReport(report, {
		vmlinux: resolve(io.cwd, flags.vmlinux),
		sourceRoot: flags.source === null ? null : resolve(io.cwd, flags.source),
		processes: new HostProcesses(io.signal),
		signal: io.signal
	});
}

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
const HELP$3 = `patchboot doctor: what this machine has, lacks, and what to type

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
	name: "doctor",
	summary: "what this machine has, lacks, and what to type",
	help: HELP$3,
	async run(args, io) {
		const options = await parseOptions$1(args, io);
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
async function parseOptions$1(args, io) {
	const { values } = parse$1(args);
	return {
		install: values.install ?? false,
		json: values.json ?? false,
		guests: await guestsOf(values.machines, io.dataDir)
	};
}
function parse$1(args) {
	try {
		return parseArgs({
			args: [...args],
			options: {
				install: { type: "boolean" },
				json: { type: "boolean" },
				machines: { type: "string" }
			},
			allowPositionals: false
		});
	} catch (cause) {
		throw new UsageError(cause.message, {
			hint: "`patchboot doctor --help` tells its options.",
			cause
		});
	}
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

// src/commands/mail.ts
const HELP$2 = `Usage: patchboot mail [--json] [--archive URL] FILE...

Shows what patchboot reads in mail: one entry a message, with its author, its place in a series, and its diff.

FILE is an mbox (plain, mboxrd, or .gz), one mail (.eml, .patch), a maildir or folder of patch files, a pattern
such as 'v2-*.patch', "-" for standard input, a Message-ID, or the URL of a mail in a public-inbox archive.

Options:
  --json          one JSON object a line, as each mail is read: file, index, kind (patch, cover, reply, pull or
                  other), subject, author {name, email}, date, messageId, version, position, total, rfc, resend,
                  tags, diffSha256, candidates [{decoder, sha256}], files, notes, and error for a mail that
                  cannot be read
  --archive URL   where Message-IDs are looked up (default https://lore.kernel.org/all/)
  --help          this text

diffSha256 is over the bytes from the first file header to the end of the last hunk, after transfer decoding and
nothing else. The candidates are all readings of the diff, best first.

Exit status: 0 when all mails were read, 2 when an input or a mail could not be.
`;
/** `patchboot mail`: mails as lines for people or as NDJSON. */
const mailCommand = {
	name: "mail",
	summary: "show what is in mails: kind, author, place in a series, diff",
	help: HELP$2,
	async run(args, io) {
		const flags = parseMailFlags("mail", args, []);
		let failed = false;
		for await (const message of streamMessages(flags.inputs, mailIo(io, flags.archive))) {
			if (message.error !== void 0) failed = true;
			io.stdout(flags.json ? `${JSON.stringify(mailRecord(message))}\n` : describeMail(message));
		}
		return failed ? EXIT.input : EXIT.passed;
	}
};

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
const HELP$1 = `Usage: patchboot report RESULT.json [--format FORMAT] [--output FILE]
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
	name: "report",
	summary: "show a result as text, Markdown, HTML, JUnit XML, mail or JSON",
	help: HELP$1,
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
	const { values, positionals } = parse(args);
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
function parse(args) {
	try {
		return parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				format: { type: "string" },
				output: { type: "string" },
				"limit-bytes": { type: "string" },
				color: { type: "string" },
				columns: { type: "string" },
				schema: { type: "boolean" }
			}
		});
	} catch (cause) {
		throw new UsageError(cause instanceof Error ? cause.message : String(cause), {
			cause,
			hint: "`patchboot report --help` lists the options."
		});
	}
}
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
		throw new InputError(`cannot read ${inputName(file)}: ${cause instanceof Error ? cause.message : String(cause)}`, {
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
		throw new UsageError(`cannot write ${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
	}
}

// src/series/show.ts
/** The NDJSON line of a series; field names are a contract with other programs. */
function seriesRecord(series, claims) {
	return {
		subject: series.subject,
		author: series.author,
		version: series.version,
		rfc: series.rfc,
		resend: series.resend,
		tags: series.tags,
		total: series.total,
		complete: series.complete,
		missing: series.missing,
		messageId: series.messageId,
		cover: series.cover,
		patches: series.patches.map((patch) => ({
			index: patch.index,
			subject: patch.subject,
			author: patch.author,
			date: patch.dateMs === null ? null : new Date(patch.dateMs).toISOString(),
			messageId: patch.messageId,
			diffSha256: patch.diffSha256,
			decoder: patch.decoder,
			files: patch.files.map((file) => file.path)
		})),
		baseCommit: series.baseCommit,
		prerequisites: series.prerequisites,
		trailers: series.trailers,
		claims,
		notes: series.notes
	};
}
/** A series for people. */
function describeSeries(series) {
	const marks = [
		`v${series.version}`,
		series.rfc ? "RFC" : "",
		series.resend ? "resend" : "",
		...series.tags,
		series.complete ? "" : `INCOMPLETE, missing ${series.missing.join(", ")} of ${series.total}`
	].filter((mark) => mark !== "");
	const lines = [`${series.subject}  [${marks.join(", ")}]`, `  from ${showIdentity(series.author)}  <${series.messageId}>`];
	if (series.cover !== null) lines.push(`  cover letter: ${series.cover.subject}`);
	for (const patch of series.patches) {
		const decoder = patch.decoder === "exact" ? "" : `, read as ${patch.decoder}`;
		lines.push(`  ${patch.index}/${series.total}  ${patch.subject}  (${patch.files.length} files${decoder})`);
	}
	if (series.baseCommit !== null) lines.push(`  base-commit: ${series.baseCommit}`);
	for (const prerequisite of series.prerequisites) lines.push(`  needs ${prerequisite}`);
	for (const trailer of series.trailers) {
		const place = trailer.patchIndex === 0 ? "series" : `patch ${trailer.patchIndex}`;
		const doubt = trailer.credited ? "" : `  (given by ${showIdentity(trailer.from)}, not counted)`;
		lines.push(`  ${place}: ${trailer.name}: ${trailer.value}${doubt}`);
	}
	for (const note of series.notes) lines.push(`  note: ${note}`);
	return `${lines.join("\n")}\n`;
}

// src/commands/series.ts
const HELP = `Usage: patchboot series [--json] [--all] [--version N] [--patches LIST] [--message-id ID]
                        [--select latest] [--allow-incomplete] [--archive URL] FILE...

Shows the series that patchboot would test: the right version, complete and in order, with base commit, trailers of
replies, and performance claims; or says what is missing and what to type.

FILE is an mbox (plain, mboxrd, or .gz), one mail (.eml, .patch), a maildir or folder of patch files, a pattern
such as 'v2-*.patch', "-" for standard input, a Message-ID, or the URL of a mail in a public-inbox archive.

Without options the highest version is taken. When that is a new version of some patches only, sent as answers to
the older ones, the older version fills the holes. Anything else that is incomplete, or two unrelated series in
the input, is an error with a table.

Options:
  --all               every series that was found, as it was posted, complete or not
  --version N         this version instead of the highest
  --patches LIST      these patches only, such as 1,3-5
  --message-id ID     the series of this mail; also a reply with a diff, which is never taken otherwise
  --select latest     of several unrelated series the newest
  --allow-incomplete  take a series with missing patches
  --json              one JSON object a series: subject, version, rfc, resend, tags, total, complete, missing, cover,
                      patches [{index, subject, author, date, messageId, diffSha256, decoder, files}], baseCommit,
                      prerequisites, trailers, claims, notes
  --archive URL       where Message-IDs are looked up (default https://lore.kernel.org/all/)
  --help              this text

Exit status: 0 when a series was found, 2 when the input or the choice is wrong.
`;
/** `patchboot series`: the series to test, or all that were found. */
const seriesCommand = {
	name: "series",
	summary: "show the series that would be tested, or all that are in the mails",
	help: HELP,
	async run(args, io) {
		const flags = parseMailFlags("series", args, [
			["all", "boolean"],
			["version", "string"],
			["patches", "string"],
			["message-id", "string"],
			["select", "string"],
			["allow-incomplete", "boolean"]
		]);
		const choice = readChoice(flags);
		const messages = await readMessages(flags.inputs, mailIo(io, flags.archive));
		const found = flags.extra["all"] === true ? assembleSeries(messages) : [selectSeries(messages, choice)];
		for (const series of found) io.stdout(flags.json ? `${JSON.stringify(seriesRecord(series, claimsOfSeries(series).map(claimRecord)))}\n` : describeSeries(series));
		return EXIT.passed;
	}
};
function readChoice(flags) {
	const text = (name) => {
		const value = flags.extra[name];
		return typeof value === "string" ? value : null;
	};
	const version = text("version");
	if (version !== null && !/^v?[1-9]\d{0,2}$/.test(version)) throw new UsageError(`--version takes a number from 1 to 999, not "${version}"`);
	const select = text("select");
	if (select !== null && select !== "latest") throw new UsageError(`--select takes "latest", not "${select}"`);
	const patches = text("patches");
	return {
		version: version === null ? null : Number(version.replace("v", "")),
		patches: parsePatchList(patches),
		messageId: text("message-id"),
		latest: select === "latest",
		allowIncomplete: flags.extra["allow-incomplete"] === true
	};
}

// src/commands/index.ts
/** All commands, in the order of the help. */
const COMMANDS = [
	runCommand,
	demoCommand,
	benchCommand,
	mailCommand,
	seriesCommand,
	claimsCommand,
	dmesgCommand,
	reportCommand,
	doctorCommand
];

// src/main-cli.ts
await runInTerminal((args, io) => runCli(args, io, COMMANDS));

export {  };