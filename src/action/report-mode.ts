import { resolve } from 'node:path';
import { DEFAULT_OUT } from '../options.ts';
import { gatherFiles } from '../report/inside.ts';
import { loadResults } from '../report/load.ts';
import { renderText } from '../report/text.ts';
import { writeReports } from '../report/write.ts';
import { info, showAnnotations } from './log.ts';
import { resultSummary, setResultOutputs, writeSummary } from './outputs.ts';
import { conclude, publishResult } from './run-mode.ts';
import type { Session } from './session.ts';

/**
 * mode: report. Merges results of other jobs and posts them. Of what they uploaded it reads result.json, and for the
 * report the files that it names.
 */
export async function reportMode(session: Session): Promise<number> {
  const { inputs, workspace } = session;
  const { result, folder } = await loadResults(inputs.results, workspace);
  const { out } = inputs.raw;
  const outDir = resolve(workspace, typeof out === 'string' && out.trim() !== '' ? out.trim() : DEFAULT_OUT);
  await gatherFiles(result, folder, outDir);
  await writeReports(result, outDir);
  setResultOutputs(result, outDir);
  info(renderText(result, { color: false, columns: 120 }));
  await writeSummary(resultSummary(result));
  const publication = await publishResult(result, session, { sticky: null, changed: null });
  if (inputs.annotations && publication !== null) showAnnotations(publication.annotations ?? []);
  return conclude(result, session);
}
