import { B as chooseMachines, L as stage, R as readSeries } from "./run.js";
import { m as escapeMarkdown, p as codeSpan } from "./write.js";

// src/plan.ts
/** Reads the series and chooses its machines; builds and boots nothing. */
async function makePlan(options, world) {
	return stage(world, "series", "the series and its machines", async () => {
		const series = await readSeries(options, world);
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