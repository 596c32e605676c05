import { basename, dirname, join, relative, resolve } from "node:path";
import { a as PatchbootError, o as UsageError, r as InputError, t as EXIT } from "./errors.js";
import { t as parseFlags } from "./flags.js";
import { c as runOptions, n as DEFAULT_TREE, r as RUN_FLAGS } from "./options.js";
import { d as cleanText, n as duration, o as percent, s as probability, t as count, u as cleanLine } from "./figures.js";
import { G as summarise, H as compareMeasurements, K as RULES, O as columnTable, j as VIRTUAL_TIME, q as mean } from "./write.js";
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { C as loadSuite, D as timingsOf, E as seedOf, F as withWorld, I as withTempDir, L as stage, N as withLock, O as requireHost, S as hostRelease, T as runLimited, V as machineForSuites, _ as describeBoot, b as perfCommand, c as openTree, d as requestedOptions, f as stepSample, g as bootOnce, h as stepOutcome, i as surroundings, k as progressPrinter, l as findCommit, m as outcomeWords, p as disturbedNotes, s as prepareWorktree, u as KernelBuilder, v as machineRecord, w as bootsAtOnce, x as extractPackages, y as prepareBench, z as adjustMachine } from "./run.js";
import { _ as exists, y as writeFileAtomic } from "./schemas.js";
import { a as runChecked } from "./process.js";
import { t as chooseSandbox, u as loadMachine } from "./sandbox.js";
import { t as VERSION } from "./version.js";

// src/bench/options.ts
const BENCH_FLAGS = {
	tree: RUN_FLAGS.tree,
	suites: RUN_FLAGS.suites,
	boots: RUN_FLAGS.boots,
	"first-seed": RUN_FLAGS["first-seed"],
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
  --timing auto|wall|virtual|both
                       clock of the figures (default auto: what the machine says); both measures with each clock
  --accel auto|kvm|tcg for wall time; auto: KVM only after a boot has proved it (default auto)
  --first-seed N       perturbation seed of the first boot in virtual time (default 0): others give other phases of
                       the timer tick
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
	const { values, positionals } = parseFlags("bench", args, BENCH_FLAGS);
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
		kernel.clocks.map(({ timing, accel }) => `${timing}, ${accel}`).join("; "),
		[...new Set(kernel.clocks.map(({ testMachine }) => cleanLine(testMachine)))].join("; ")
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
			one.timing,
			...one.seconds.map(duration),
			one.exponent.toFixed(2),
			duration(one.marginalSeconds)
		]);
		return [`${cleanLine(first.command)}: median against ${cleanLine(first.sizeName)}, fitted exponent, and what one more costs at the end`, ...columnTable([
			{ title: "kernel" },
			{ title: "clock" },
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
* disturbs them alike. Equal indices have equal seeds.
*/
function lanePlan(lanes, firstSeed = 0) {
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
			seed: seedOf(round, timing, firstSeed)
		}));
	}).flat();
}
/** Boots all lanes and gives the boots of each. A kernel that never speaks over the result channel is not tried again. */
async function bootLanes(lanes, jobs, world) {
	const plan = lanePlan(lanes.map(({ boots, bench }) => ({
		boots,
		timing: bench.job.timing
	})), lanes[0]?.bench.job.options.firstSeed);
	const slots = lanes.every(({ bench }) => bench.job.timing === "virtual") ? bootsAtOnce("virtual", jobs) : 1;
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
				const end = stepOutcome(boot, step);
				for (const fault of end.outcome === "failed" ? [outcomeWords(end)] : why) faults.push({
					kernel: lane.label,
					text: `boot ${boot.request.index}, ${step.id}: ${fault}`
				});
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
	const firsts = measured.filter(({ lane }) => lane.label === labels[0]);
	/** The first kernel's times of the same command, by the same clock where it was measured with both. */
	const baseOf = (one) => {
		const same = firsts.filter((other) => keyOf(other) === keyOf(one));
		return same.find(({ lane }) => lane.timing === one.lane.timing) ?? same[0];
	};
	for (const label of labels.slice(1)) {
		const pairs = measured.flatMap((one) => {
			const base = baseOf(one);
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
		return first.figures.flatMap(({ kernel, timing }) => {
			const points = members.flatMap((member) => {
				const seconds = member.figures.find((figure) => figure.kernel === kernel && figure.timing === timing)?.summary?.medianSeconds;
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
				timing,
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
/** Whether a file is one of the modules that are loaded. */
function isWantedModule(path) {
	return MODULES.some((name) => [`${name}.ko`, `${name}.ko.xz`].includes(basename(path)));
}
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

// src/bench/package.ts
/**
* A distribution's kernel from its package, unpacked and not installed. Of the hundreds of megabytes only the image
* and the modules of the result channel are kept, laid out as in the package, so that an image of a user's own and
* this one are handled alike.
*/
/** Path of the image in the cache; the newest one is fetched when the cache has none. */
async function packagedImage(name, arch, world) {
	const { codename } = await hostRelease();
	const all = join(world.cacheDir, "packaged-kernels");
	const folder = join(all, `${arch}-${codename}-${name}`);
	await mkdir(all, { recursive: true });
	return withLock(`${folder}.lock`, world.signal, async () => {
		const known = await imageIn(folder);
		if (known !== null) return known;
		world.emit({
			type: "progress",
			stage: "kernel",
			message: `fetching the package ${name} for ${arch}`
		});
		await withTempDir(all, "fetching", async (temp) => {
			const root = join(temp, "root");
			const kept = join(temp, "kept");
			await extractPackages(arch, [name], root, world).catch((cause) => {
				if (world.signal.aborted) throw cause;
				throw new InputError(`the package ${name} for ${arch} cannot be fetched`, {
					cause,
					hint: `It is looked for in the repositories of ${codename}. ${cause instanceof PatchbootError ? cause.hint ?? cause.message : ""}`
				});
			});
			await keep(root, kept);
			await rm(folder, {
				recursive: true,
				force: true
			});
			await rename(kept, folder);
		});
		const image = await imageIn(folder);
		if (image !== null) return image;
		await rm(folder, {
			recursive: true,
			force: true
		});
		throw new InputError(`the package ${name} for ${arch} holds no boot/vmlinuz-RELEASE`, { hint: "Name the package of a kernel image, such as apt:linux-image-amd64 or apt:linux-image-rt-arm64." });
	});
}
async function imageIn(folder) {
	const boot = join(folder, "boot");
	const image = (await readdir(boot).catch(() => [])).find((file) => file.startsWith("vmlinuz-"));
	return image === void 0 ? null : join(boot, image);
}
async function keep(root, kept) {
	const images = (await readdir(join(root, "boot")).catch(() => [])).filter((file) => file.startsWith("vmlinuz-"));
	const modules = await readdir(join(root, "lib/modules"), { recursive: true }).catch(() => []);
	const wanted = [...images.map((file) => join("boot", file)), ...modules.filter(isWantedModule).map((file) => join("lib/modules", file))];
	for (const file of wanted) {
		await mkdir(dirname(join(kept, file)), { recursive: true });
		await copyFile(join(root, file), join(kept, file));
	}
	await mkdir(kept, { recursive: true });
}

// src/bench/kernels.ts
/** Builds or copies the kernels one after the other, in the order given. Trees are opened once each. */
async function takeKernels(targets, site, world) {
	const trees = /* @__PURE__ */ new Map();
	const taken = [];
	for (const [index, target] of targets.entries()) {
		const { text } = target.spec;
		const source = await onThisHost(target, world);
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
/** What the word names, with packages unpacked to images. */
async function onThisHost({ spec, machine }, world) {
	const { source } = spec;
	if (source.type !== "package") return source;
	return {
		type: "image",
		path: await packagedImage(source.package, machine.arch, world)
	};
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
			if (boot.kernel !== kernel.label || boot.timing !== "virtual" || !ended(boot)) return [];
			const other = boots.find((one) => one.kernel === first.label && one.suite === boot.suite && one.timing === "virtual" && one.seed === boot.seed && ended(one));
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
	return a.key !== "" && a.key === b.key && a.machine === b.machine;
}

// src/bench/spec.ts
const FORMS = "A kernel is MACHINE, MACHINE=TREE, MACHINE=TREE@REF, MACHINE=IMAGE or MACHINE=apt:linux-image-NAME, such as x86_64-rt=../linux@v6.12.";
/** Debian policy 5.6.1: what a package name may hold. The others after apt: are packages of kernel source. */
const PACKAGE = /^apt:(linux-image-[a-z0-9+.-]+)$/;
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
	const packaged = PACKAGE.exec(value)?.[1];
	if (packaged !== void 0) return {
		text,
		machine,
		source: {
			type: "package",
			package: packaged
		}
	};
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
		if (source.type === "package") return `${machine}=apt:${source.package}`;
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
	const kernels = await Promise.all(targets.map((target, index) => kernelRecord(target, taken[index], lanes.filter((lane) => lane.label === target.label), faults.filter(({ kernel }) => kernel === target.label).map(({ text }) => text))));
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
			...faults.map(({ kernel, text }) => `${kernel}, ${text}`),
			...problemNotes(boots),
			...lanes.flatMap(({ label, boots: ofLane }) => disturbedNotes(ofLane, (boot) => `boot ${boot.request.index}`).map((note) => `${label}: ${note}`)),
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
		const own = adjustMachine(await loadMachine(spec.machine, world.dataDir), run);
		if (!own.measures) throw new UsageError(`figures of the machine "${spec.machine}" mean nothing: its kernel has debug options`, { hint: "Name a machine without them, such as x86_64 or x86_64-rt." });
		const suites = await Promise.all((run.suites ?? own.suites).map(async (name) => measuredSteps(await loadSuite(name, world.dataDir, run.cwd))));
		return {
			spec,
			machine: machineForSuites(own, suites),
			suites,
			label: labels[index] ?? spec.text
		};
	}));
}
const pathKind = (path) => {
	const info = statSync(path, { throwIfNoEntry: false });
	return info === void 0 ? null : info.isDirectory() ? "folder" : "file";
};
/** Boots every kernel with every suite that it is to run; all kernels of one suite and clock take turns. */
async function bootAll(targets, taken, { run }, sandbox, world) {
	const groups = /* @__PURE__ */ new Map();
	for (const [index, { label, machine, suites }] of targets.entries()) {
		const hand = taken[index];
		if (hand === void 0 || !hand.ok) continue;
		const folder = join(run.outDir, "boots", `${index + 1}-${label.replaceAll(/[^\w.@-]+/g, "-")}`);
		const timings = timingsOf(run.timing, machine);
		const { guestFiles } = hand;
		const loading = guestFiles.length === 0 ? machine : withLoader(machine);
		for (const suite of suites) for (const timing of timings) {
			const job = {
				machine: loading,
				suite,
				timing,
				sandbox,
				bootsDir: join(folder, suite.name, ...timings.length > 1 ? [timing] : []),
				options: run,
				guestFiles
			};
			const ready = await prepareBench(job, hand.kernel, world);
			const boots = run.boots ?? RULES[timing].usualBoots;
			const lane = {
				label,
				kernel: hand.kernel,
				bench: ready,
				boots,
				suite,
				arch: machine.arch
			};
			const group = `${suite.name}\0${timing}`;
			groups.set(group, [...groups.get(group) ?? [], lane]);
		}
	}
	const results = [];
	for (const lanes of groups.values()) {
		const outcome = await bootLanes(lanes, run.jobs, world);
		lanes.forEach(({ label, arch, suite, bench: ready }, index) => {
			const { timing } = ready.job;
			results.push({
				label,
				arch,
				timing,
				suite,
				boots: outcome[index] ?? [],
				bench: ready
			});
		});
	}
	return results;
}
/** The suite without its checks, which say nothing about speed and need more than a foreign kernel may have. */
function measuredSteps(suite) {
	const steps = suite.steps.filter(({ kind }) => kind !== "check");
	if (steps.some(({ kind }) => kind === "perf")) return {
		...suite,
		steps
	};
	throw new UsageError(`the suite "${suite.name}" measures nothing`, { hint: "bench needs a suite with steps of the kind perf, such as umount or umount-more." });
}
function withLoader(machine) {
	return {
		...machine,
		bootArguments: [...machine.bootArguments, ...LOADER_ARGUMENTS]
	};
}
async function kernelRecord({ label, machine }, hand, lanes, faults) {
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
		clocks: clocksOf(lanes),
		...provenance,
		release: provenance.release || (/Linux version (\S+)/.exec(banner)?.[1] ?? ""),
		key: hand.ok ? hand.kernel.key : "",
		accel: facts?.accel ?? "tcg",
		accelReason: facts?.accelReason ?? "it was not booted",
		testMachine: facts?.testMachine ?? "",
		sandbox: facts?.sandbox ?? "",
		trouble: hand.ok ? faults[0] ?? troubles.find((trouble) => trouble !== "") ?? "" : hand.trouble
	};
}
/** Each clock once, whatever the suites. */
function clocksOf(lanes) {
	const clocks = lanes.map(({ timing, bench: ready }) => {
		const { accel, accelReason, testMachine } = machineRecord(ready, "");
		return {
			timing,
			accel,
			accelReason,
			testMachine
		};
	});
	return clocks.filter((clock, index) => clocks.findIndex(({ timing }) => timing === clock.timing) === index);
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
const HELP = `patchboot bench: measure kernels, alone or side by side, without any patch

Usage: patchboot bench [OPTION...] KERNEL...

KERNEL is one of
  MACHINE              the default tree's kernel for this machine, such as x86_64-rt
  MACHINE=TREE         the kernel of a git folder, git URL, tarball or apt:PACKAGE
  MACHINE=TREE@REF     the same at a commit, tag or branch
  MACHINE=apt:linux-image-NAME
                       a distribution's kernel, from its package, such as arm64-rt=apt:linux-image-rt-arm64
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
  patchboot bench x86_64=apt:linux-image-amd64 x86_64-rt=apt:linux-image-rt-amd64
`;
const benchCommand = {
	help: HELP,
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

export { benchCommand };