import { o as UsageError, t as EXIT } from "./errors.js";
import { c as runOptions, i as RUN_FLAGS_HELP, s as parseRunArguments } from "./options.js";
import { t as makePlan } from "./plan.js";
import { F as withWorld, i as surroundings, k as progressPrinter } from "./run.js";
import { u as cleanLine } from "./figures.js";

// src/commands/plan.ts
const HELP = `patchboot plan: which machines test a series, as the matrix of a workflow

Usage: patchboot plan [OPTION...] MAIL...

Reads the series, chooses the machines, and builds nothing. stdout is one line of JSON for strategy.matrix in GitHub
Actions, one job a machine: {"include":[{"machine":"x86_64-lockdep","arch":"x86_64","reason":"..."}]}. stderr says the
same for people. Each job then runs \`patchboot run --machines MACHINE\` with the same mails, and one job merges what
they write with \`patchboot publish RESULT.json...\` or \`patchboot report RESULT.json...\`.

${RUN_FLAGS_HELP}
Exit status: 0 when there is a plan, 2 wrong usage or input, 130 interrupted.

Example
  patchboot plan series.mbox
`;
const planCommand = {
	help: HELP,
	async run(args, io) {
		const { raw, mails } = parseRunArguments("plan", args);
		if (mails.length === 0) throw new UsageError("no mail was given", { hint: "Usage: patchboot plan MAIL...; `patchboot plan --help` tells more." });
		const options = runOptions(raw, mails, surroundings(io));
		const emit = progressPrinter({
			colour: false,
			write: io.stderr,
			now: () => Date.now()
		});
		const { cacheDir } = options;
		const { matrix } = await withWorld({
			cacheDir,
			dataDir: io.dataDir,
			env: io.env,
			emit,
			signal: io.signal,
			stdin: io.stdin
		}, (world) => makePlan(options, world));
		for (const { machine, reason } of matrix.include) io.stderr(`${machine}: ${cleanLine(reason)}\n`);
		io.stdout(`${JSON.stringify(matrix)}\n`);
		return io.signal.aborted ? EXIT.interrupted : EXIT.passed;
	}
};

export { planCommand };