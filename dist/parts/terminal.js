import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { t as EXIT } from "./errors.js";
import { r as killEverything } from "./process.js";
import { t as pathTrouble } from "./read2.js";

// src/world/terminal.ts
/** The real surroundings of the command line: this process's streams, signals and folders. */
/** What a shell calls the death by SIGPIPE: 128 + 13. */
const SIGPIPE_STATUS = 141;
/** Milliseconds that an interrupted command has to end its children before the program ends them itself. */
const INTERRUPT_GRACE_MS = 1e4;
/**
* Runs a program with the real {@link Io} and ends the process with its status. The first SIGINT or SIGTERM fires
* `io.signal`; the second, or ten seconds after the first, kills every child and ends at once.
*/
async function runInTerminal(program) {
	const abort = new AbortController();
	const interrupt = () => {
		if (abort.signal.aborted) endAtOnce();
		abort.abort();
		setTimeout(endAtOnce, INTERRUPT_GRACE_MS).unref();
	};
	for (const name of [
		"SIGINT",
		"SIGTERM",
		"SIGHUP"
	]) process.on(name, interrupt);
	process.on("exit", killEverything);
	process.stdout.on("error", (error) => {
		if (error.code === "EPIPE") process.exit(SIGPIPE_STATUS);
		process.stderr.write(`patchboot: cannot write to standard output: ${pathTrouble(error)}\n`);
		process.exit(EXIT.infrastructure);
	});
	process.stderr.on("error", () => {});
	const status = await program(process.argv.slice(2), terminalIo(abort.signal));
	process.exitCode = abort.signal.aborted ? EXIT.interrupted : status;
	await flushed(process.stdout);
	await flushed(process.stderr);
	process.exit();
}
function endAtOnce() {
	process.exit(EXIT.interrupted);
}
function flushed(stream) {
	return new Promise((resolve) => {
		stream.write("", () => resolve());
	});
}
function terminalIo(signal) {
	return {
		stdout: (text) => void process.stdout.write(text),
		stderr: (text) => void process.stderr.write(text),
		stdin: readStdin,
		cwd: process.cwd(),
		env: process.env,
		stdoutIsTty: process.stdout.isTTY === true,
		stderrIsTty: process.stderr.isTTY === true,
		columns: process.stdout.columns || 80,
		signal,
		dataDir: findDataDir(dirname(fileURLToPath(import.meta.url)), existsSync)
	};
}
async function readStdin() {
	const chunks = [];
	for await (const chunk of process.stdin) chunks.push(chunk);
	return Buffer.concat(chunks);
}
/** The nearest folder above the running file that holds the product's data: above dist/, or above src/world/. */
function findDataDir(start, there) {
	for (let folder = start;; folder = dirname(folder)) {
		if (there(`${folder}/machines`)) return folder;
		if (folder === dirname(folder)) return dirname(start);
	}
}

export { runInTerminal as n, findDataDir as t };