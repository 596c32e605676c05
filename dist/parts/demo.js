import { join } from "node:path";
import { c as runOptions, i as RUN_FLAGS_HELP, s as parseRunArguments } from "./options.js";
import { i as surroundings, n as runAndPrint } from "./run.js";

// src/commands/demo.ts
const EXAMPLE = "call-rcu";
const HELP = `patchboot demo: the main job on a bundled example

Usage: patchboot demo [OPTION...]

Takes examples/${EXAMPLE}, a series that releases unmounted mounts from a call_rcu() callback, applies it to Debian's
6.12 kernel source, and boots base and patched kernels under lockdep. It ends with a report of the splat and exit
status 1, for the series is at fault. The first run fetches the kernel source and builds two kernels.

${RUN_FLAGS_HELP}`;
const demoCommand = {
	help: HELP,
	run(args, io) {
		const { raw, mails } = parseRunArguments("demo", args);
		const example = join(io.dataDir, "examples", EXAMPLE);
		const options = runOptions({
			machines: "x86_64-lockdep",
			...raw
		}, [example, ...mails], surroundings(io));
		return runAndPrint(options, io);
	}
};

export { demoCommand };