import { chooseMachines } from './machine/choose.ts';
import type { RunOptions } from './options.ts';
import { codeSpan, escapeMarkdown } from './report/markdown-escape.ts';
import { readSeries } from './series/read.ts';
import type { Series } from './series/series.ts';
import { stage } from './stage.ts';
import type { World } from './world/world.ts';

/** Which jobs a series needs: one a machine, so that GitHub runs them side by side. */

/** One job of GitHub's matrix. */
export interface PlannedJob {
  readonly machine: string;
  readonly arch: string;
  /** Why this machine. */
  readonly reason: string;
}

export interface Plan {
  readonly series: Series;
  /** `strategy.matrix` of a workflow. */
  readonly matrix: { readonly include: readonly PlannedJob[] };
}

/** Reads the series and chooses its machines; builds and boots nothing. */
export async function makePlan(options: RunOptions, world: World): Promise<Plan> {
  return stage(world, 'series', 'the series and its machines', async () => {
    const series = await readSeries(options, world);
    const machines = await chooseMachines(options, series, world.dataDir);
    const include = machines.map(({ machine: { name, arch }, reason }) => ({ machine: name, arch, reason }));
    return { series, matrix: { include } };
  });
}

/** The plan for the job summary. */
export function planText({ series, matrix }: Plan): string {
  const { length } = series.patches;
  return [
    `${escapeMarkdown(series.subject)} (${length} ${length === 1 ? 'patch' : 'patches'}) is tested on:`,
    '',
    ...matrix.include.map(({ machine, reason }) => `- ${codeSpan(machine)}: ${escapeMarkdown(reason)}`),
    '',
  ].join('\n');
}
