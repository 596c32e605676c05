#!/usr/bin/env node
import { a as PatchbootError, o as UsageError, t as EXIT } from "./parts/errors.js";
import { t as VERSION } from "./parts/version.js";
import { n as runInTerminal } from "./parts/terminal.js";

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
			io.stdout((await wanted?.load())?.help ?? overview(commands));
			return name === void 0 ? EXIT.input : EXIT.passed;
		}
		if (name === "--version" || name === "-V") {
			io.stdout(`${VERSION}\n`);
			return EXIT.passed;
		}
		const entry = commands.find((candidate) => candidate.name === name);
		if (entry === void 0) throw new UsageError(`there is no command "${name}"`, { hint: `The commands are ${commands.map((c) => c.name).join(", ")}. \`patchboot --help\` explains them.` });
		const command = await entry.load();
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

// src/commands/index.ts
/** All commands, in the order of the help. */
const COMMANDS = [
	{
		name: "run",
		summary: "apply, build, boot and measure a patch series, and report (the main job)",
		load: async () => (await import("./parts/run2.js")).runCommand
	},
	{
		name: "demo",
		summary: "the main job on a bundled example, everything fetched and built",
		load: async () => (await import("./parts/demo.js")).demoCommand
	},
	{
		name: "bench",
		summary: "measure kernels, alone or side by side, without any patch",
		load: async () => (await import("./parts/bench.js")).benchCommand
	},
	{
		name: "mail",
		summary: "show what is in mails: kind, author, place in a series, diff",
		load: async () => (await import("./parts/mail.js")).mailCommand
	},
	{
		name: "series",
		summary: "show the series that would be tested, or all that are in the mails",
		load: async () => (await import("./parts/series2.js")).seriesCommand
	},
	{
		name: "claims",
		summary: "show what the mails claim about speed",
		load: async () => (await import("./parts/claims.js")).claimsCommand
	},
	{
		name: "dmesg",
		summary: "find and decode the problems on kernel console logs",
		load: async () => (await import("./parts/dmesg.js")).dmesgCommand
	},
	{
		name: "plan",
		summary: "the machines that test a series, as a job matrix in JSON",
		load: async () => (await import("./parts/plan2.js")).planCommand
	},
	{
		name: "report",
		summary: "show a result as text, Markdown, HTML, JUnit XML, mail or JSON",
		load: async () => (await import("./parts/report.js")).reportCommand
	},
	{
		name: "publish",
		summary: "post a result to its pull request: comment, check run",
		load: async () => (await import("./parts/publish2.js")).publishCommand
	},
	{
		name: "doctor",
		summary: "what this machine has, lacks, and what to type",
		load: async () => (await import("./parts/doctor.js")).doctorCommand
	}
];

// src/main-cli.ts
await runInTerminal((args, io) => runCli(args, io, COMMANDS));

export {  };