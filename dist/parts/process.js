import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { i as InterruptedError, n as InfrastructureError } from "./errors.js";

// src/world/process.ts
const DEFAULT_OUTPUT_LIMIT = 16777216;
const DEFAULT_GRACE_MS = 2e3;
const MAX_LINE = 65536;
/** The whole environment of a child: nothing else is inherited, so nothing secret can be. */
function baseEnvironment(path = process.env["PATH"] ?? "") {
	return {
		PATH: path === "" ? "/usr/sbin:/usr/bin:/sbin:/bin" : path,
		LC_ALL: "C",
		HOME: "/nonexistent",
		TZ: "UTC"
	};
}
/** True when the process ended by itself with status 0. */
function succeeded(result) {
	return result.ending.type === "exited" && result.ending.code === 0;
}
/** How a process ended, for messages: "exit status 2", "killed by SIGKILL", "timed out after 60 s". */
function describeEnding(result) {
	switch (result.ending.type) {
		case "exited": return `exit status ${result.ending.code}`;
		case "signalled": return `killed by ${result.ending.signal}`;
		case "timed-out": return `timed out after ${Math.round(result.elapsedMs / 1e3)} s`;
		case "aborted": return "interrupted";
	}
}
/** Runs a command and throws an {@link InfrastructureError} with its last words unless it succeeds. */
async function runChecked(processes, command, signal) {
	const result = await processes.run(command, signal);
	if (succeeded(result)) return result;
	if (result.ending.type === "aborted") throw new InterruptedError("interrupted");
	const words = lastLines(result.stderr.length > 0 ? result.stderr : result.stdout, 12);
	throw new InfrastructureError(`${command.argv[0]} failed (${describeEnding(result)}): ${command.argv.join(" ")}`, { hint: words === "" ? "It printed nothing." : `Its last words:\n${words}` });
}
/** The last `count` non-empty lines of some output. */
function lastLines(output, count) {
	return output.toString().split("\n").filter((line) => line.trim() !== "").slice(-count).join("\n");
}
var BoundedOutput = class {
	chunks = [];
	size = 0;
	dropped = 0;
	rest = "";
	limit;
	onLine;
	constructor(limit, onLine) {
		this.limit = limit;
		this.onLine = onLine;
	}
	push(chunk) {
		const room = this.limit - this.size;
		if (room > 0) this.chunks.push(chunk.length <= room ? chunk : chunk.subarray(0, room));
		this.size += Math.min(chunk.length, Math.max(room, 0));
		this.dropped += Math.max(chunk.length - Math.max(room, 0), 0);
		if (this.onLine === void 0) return;
		const lines = (this.rest + chunk.toString("utf8")).split("\n");
		this.rest = (lines.pop() ?? "").slice(0, MAX_LINE);
		for (const line of lines) this.onLine(line);
	}
	end() {
		if (this.rest !== "") this.onLine?.(this.rest);
		return Buffer.concat(this.chunks);
	}
};
/** Groups of every {@link HostProcesses} of this program that have not ended. */
const everyGroup = /* @__PURE__ */ new Set();
/** Kills whatever any part of this program has started: the last act of a program that ends at once. */
function killEverything() {
	for (const group of everyGroup) killGroup(group, "SIGKILL");
}
/** Real processes of this host. `abort` is the run's signal: when it fires, every group is killed. */
var HostProcesses = class {
	running = /* @__PURE__ */ new Set();
	abort;
	constructor(abort) {
		this.abort = abort;
	}
	/** Process group ids that have not ended. */
	get groups() {
		return [...this.running];
	}
	/** Kills at once whatever still runs; the last resort of an interrupted program. */
	killAll() {
		for (const group of this.running) killGroup(group, "SIGKILL");
	}
	async run(command, signal) {
		const started = performance.now();
		const signals = [this.abort, signal].filter((s) => s !== void 0);
		if (signals.some((s) => s.aborted)) return unstarted(command, { type: "aborted" });
		const [program, ...args] = command.argv;
		const child = spawn(program, args, {
			cwd: command.cwd,
			env: {
				...baseEnvironment(),
				...command.env
			},
			stdio: [
				"pipe",
				"pipe",
				"pipe"
			],
			detached: true
		});
		const log = command.logFile === void 0 ? void 0 : createWriteStream(command.logFile, { flags: "a" });
		const limit = command.outputLimit ?? DEFAULT_OUTPUT_LIMIT;
		const outputs = {
			stdout: new BoundedOutput(limit, command.onLine && ((line) => command.onLine?.(line, "stdout"))),
			stderr: new BoundedOutput(limit, command.onLine && ((line) => command.onLine?.(line, "stderr")))
		};
		for (const name of ["stdout", "stderr"]) child[name].on("data", (chunk) => {
			outputs[name].push(chunk);
			log?.write(chunk);
		});
		child.stdin.on("error", () => {});
		child.stdin.end(command.input ?? "");
		const group = child.pid;
		if (group !== void 0) {
			this.running.add(group);
			everyGroup.add(group);
		}
		let forced;
		let killTimer;
		const stop = (ending) => {
			if (group === void 0 || forced !== void 0) return;
			forced = ending;
			killGroup(group, "SIGTERM");
			killTimer = setTimeout(() => killGroup(group, "SIGKILL"), command.graceMs ?? DEFAULT_GRACE_MS);
		};
		const onAbort = () => stop({ type: "aborted" });
		for (const s of signals) s.addEventListener("abort", onAbort, { once: true });
		const deadline = setTimeout(() => stop({ type: "timed-out" }), command.timeoutMs);
		try {
			const natural = await new Promise((resolve, reject) => {
				child.on("error", (cause) => reject(startError(command, cause)));
				child.on("close", (code, sig) => resolve(code !== null ? {
					type: "exited",
					code
				} : {
					type: "signalled",
					signal: sig ?? "unknown"
				}));
			});
			return {
				argv: command.argv,
				ending: forced ?? natural,
				stdout: outputs.stdout.end(),
				stderr: outputs.stderr.end(),
				dropped: outputs.stdout.dropped + outputs.stderr.dropped,
				elapsedMs: performance.now() - started
			};
		} finally {
			clearTimeout(deadline);
			clearTimeout(killTimer);
			for (const s of signals) s.removeEventListener("abort", onAbort);
			if (group !== void 0) {
				killGroup(group, "SIGKILL");
				this.running.delete(group);
				everyGroup.delete(group);
			}
			if (log !== void 0) await endLog(log);
		}
	}
};
function killGroup(group, signal) {
	try {
		process.kill(-group, signal);
	} catch {}
}
function startError(command, cause) {
	const missing = cause.code === "ENOENT";
	return new InfrastructureError(`cannot start ${command.argv[0]}: ${cause.message}`, {
		hint: missing ? `Is ${command.argv[0]} installed, and does the folder ${command.cwd ?? process.cwd()} exist? \`patchboot doctor\` tells what is missing.` : "`patchboot doctor` tells what this machine lacks.",
		cause
	});
}
function unstarted(command, ending) {
	return {
		argv: command.argv,
		ending,
		stdout: Buffer.alloc(0),
		stderr: Buffer.alloc(0),
		dropped: 0,
		elapsedMs: 0
	};
}
async function endLog(log) {
	log.end();
	await finished(log).catch(() => {});
}

export { runChecked as a, lastLines as i, describeEnding as n, succeeded as o, killEverything as r, HostProcesses as t };