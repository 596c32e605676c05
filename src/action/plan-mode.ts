import { join, relative } from 'node:path';
import { EXIT } from '../errors.ts';
import { makePlan, planText } from '../plan.ts';
import { PLAN_FILE } from '../report/plan-file.ts';
import { withWorld } from '../world/create.ts';
import { writeFileAtomic } from '../world/files.ts';
import { githubLog, info } from './log.ts';
import { setOutputs, writeSummary } from './outputs.ts';
import { prepare } from './prepare.ts';
import type { Session } from './session.ts';

/** mode: plan. Which machines test the series, as a matrix for the jobs that follow. */
export async function planMode(session: Session): Promise<number> {
  const { dataDir, env, signal, workspace } = session;
  const preparation = prepare(session);
  const { cacheDir } = preparation.options;
  const stdin = (): Promise<Buffer> => Promise.resolve(Buffer.alloc(0));
  await withWorld({ cacheDir, dataDir, env, emit: githubLog(), signal, stdin }, async (world) => {
    const { options, pull } = await preparation.complete(world);
    const plan = await makePlan(options, world);
    const inWorkspace = (path: string): string =>
      path.startsWith(`${workspace}/`) ? relative(workspace, path) : path;
    setOutputs({
      matrix: JSON.stringify(plan.matrix),
      mails: options.mails.map(inWorkspace).join('\n'),
      base: options.base ?? '',
      tree: options.tree === workspace ? '.' : options.tree,
      ...(pull === null ? {} : { 'pull-request': pull.number, 'head-sha': pull.headSha }),
    });
    await writeFileAtomic(join(options.outDir, PLAN_FILE), `${JSON.stringify(plan.matrix)}\n`);
    for (const { machine, reason } of plan.matrix.include) info(`${machine}: ${reason}`);
    await writeSummary(planText(plan));
  });
  return EXIT.passed;
}
