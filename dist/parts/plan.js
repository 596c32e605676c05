import { B as stage, H as chooseMachines } from "./run.js";
import { t as readMessages } from "./read.js";
import { f as codeSpan, p as escapeMarkdown } from "./write.js";
import { n as selectSeries } from "./select.js";

// src/plan.ts
/** Reads the series and chooses its machines; builds and boots nothing. */
async function makePlan(options, world) {
	return stage(world, "series", "the series and its machines", async () => {
		const { cwd, archive } = options;
		const { stdin, signal } = world;
		const messages = await readMessages(options.mails, {
			cwd,
			archive,
			stdin,
			signal
		});
		const series = selectSeries(messages, options.series);
		return {
			series,
			matrix: { include: (await chooseMachines(options, series, world.dataDir)).map(({ machine: { name, arch }, reason }) => ({
				machine: name,
				arch,
				reason
			})) }
		};
	});
}
/** The plan for the job summary. */
function planText({ series, matrix }) {
	const { length } = series.patches;
	return [
		`${escapeMarkdown(series.subject)} (${length} ${length === 1 ? "patch" : "patches"}) is tested on:`,
		"",
		...matrix.include.map(({ machine, reason }) => `- ${codeSpan(machine)}: ${escapeMarkdown(reason)}`),
		""
	].join("\n");
}

export { planText as n, makePlan as t };