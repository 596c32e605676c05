import { resolve } from "node:path";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { n as ConsoleReader, t as decodeReport } from "./decode.js";
import { a as PatchbootError, o as UsageError, r as InputError, t as EXIT } from "./errors.js";
import { t as parseFlags } from "./flags.js";
import { t as HostProcesses } from "./process.js";
import { n as readChunks } from "./read2.js";

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

// src/console/text-check.ts
/** Bytes that are looked at; what a file is shows at its start. */
const LOOKED_AT_BYTES = 262144;
/** Share of bytes that are no text above which a file is something else. Firmware and line noise stay far below. */
const MAX_NOISE = .3;
const KERNEL_STAMP = /\[ *\d+\.\d{6}\]/;
/**
* Whether bytes can be a console at all. A log without a problem is called clean, and a kernel image, an archive or an
* empty file of a failed upload must not be.
*/
var TextCheck = class {
	bytes = 0;
	blanks = 0;
	noise = 0;
	stamped = false;
	push(chunk) {
		const room = LOOKED_AT_BYTES - this.bytes;
		if (room <= 0) return;
		const part = chunk.subarray(0, room);
		this.bytes += part.length;
		for (const byte of part) if (byte === 32 || byte >= 9 && byte <= 13) this.blanks += 1;
		else if (byte < 32 && byte !== 8 && byte !== 27 || byte === 127) this.noise += 1;
		this.stamped ||= KERNEL_STAMP.test(Buffer.from(part).toString("latin1"));
	}
	/** Why this is no console, as the end of a sentence; null when it can be one. */
	trouble() {
		if (this.bytes === 0) return "it is empty";
		if (this.stamped) return null;
		if (this.blanks + this.noise === this.bytes) return "it holds no text";
		return this.noise > this.bytes * MAX_NOISE ? "it is not text" : null;
	}
};

// src/commands/dmesg.ts
const HELP = `Usage: patchboot dmesg [--json] [--vmlinux FILE] [--source DIR] FILE...

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

Exit status: 0 when all logs are clean, 1 when a problem was found, 2 when a file cannot be read
or holds no console text; the others are read all the same.
`;
/** `patchboot dmesg`: problems on console logs. */
const dmesgCommand = {
	help: HELP,
	async run(args, io) {
		const flags = parse(args);
		let found = false;
		let unreadable = false;
		let shown = 0;
		for (const file of flags.files) {
			let report;
			try {
				report = await decoded(await readConsole(file, io), flags, io);
			} catch (cause) {
				if (!(cause instanceof InputError) || flags.files.length === 1) throw cause;
				io.stderr(`patchboot: ${cause.message}\n`);
				unreadable = true;
				continue;
			}
			found ||= report.problems.length > 0;
			if (flags.json) io.stdout(`${JSON.stringify(consoleRecord(file, report))}\n`);
			else io.stdout(`${shown > 0 ? "\n" : ""}${describeConsole(shownName(file), report)}`);
			shown += 1;
		}
		if (unreadable) return EXIT.input;
		return found ? EXIT.finding : EXIT.passed;
	}
};
const FLAGS = {
	json: { type: "boolean" },
	vmlinux: { type: "string" },
	source: { type: "string" }
};
function parse(args) {
	const { values, positionals } = parseFlags("dmesg", args, FLAGS);
	if (positionals.length === 0) throw new UsageError("dmesg needs a console log", { hint: "\"-\" is standard input." });
	if (values.source !== void 0 && values.vmlinux === void 0) throw new UsageError("--source does nothing without --vmlinux");
	return {
		json: values.json ?? false,
		vmlinux: values.vmlinux ?? null,
		source: values.source ?? null,
		files: positionals
	};
}
async function readConsole(file, io) {
	const reader = new ConsoleReader();
	const name = shownName(file);
	const bytes = file === "-" ? once(await io.stdin()) : readChunks(resolve(io.cwd, file), file, io.signal);
	const check = new TextCheck();
	for await (const chunk of file.endsWith(".gz") ? unpacked(bytes, name) : bytes) {
		check.push(chunk);
		reader.push(chunk);
	}
	const report = reader.end();
	const why = check.trouble();
	if (why === null || report.problems.length > 0) return report;
	throw new InputError(`${name} is no console log: ${why}`, { hint: "Give the text of a serial console, the output of dmesg, or a system log." });
}
const shownName = (file) => file === "-" ? "standard input" : file;
async function* once(bytes) {
	yield bytes;
}
/** The content of a .gz. What comes from the file itself is already told in words. */
async function* unpacked(bytes, name) {
	try {
		yield* Readable.from(bytes).compose(createGunzip());
	} catch (cause) {
		if (cause instanceof PatchbootError) throw cause;
		throw new InputError(`cannot unpack ${name}: ${cause.message}`, {
			hint: "Is it a whole gzip file? A log that is not packed must not end in .gz.",
			cause
		});
	}
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

export { dmesgCommand };