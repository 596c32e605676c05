import type { Finding } from '../report/result.ts';
import type { MachineJob } from './job.ts';

/** The code of the series that a splat leads to, so that a reader need not look it up. */

/** Lines before and after the place. */
const RADIUS = 4;
/** Of a place in the code that the series changes, as src/console/touched.ts writes it: function, file:line. */
const PLACE = /(?:^| )([^\s:]+):(\d+)$/;

/** Adds to every new splat the source around its first frame in code that the series changes. */
export async function withListings(
  findings: readonly Finding[],
  { worktree, commits }: Pick<MachineJob, 'worktree' | 'commits'>,
): Promise<readonly Finding[]> {
  const last = commits.at(-1);
  return Promise.all(
    findings.map(async (finding) => {
      if (finding.type !== 'splat' || finding.change !== 'new' || last === undefined) return finding;
      const place = finding.touches.map((touch) => PLACE.exec(touch)).find((match) => match !== null);
      const [, file = '', line = ''] = place ?? [];
      if (file === '') return finding;
      const text = await worktree.git.maybe(['show', `${last}:${file}`]);
      const listing = text === null ? [] : listLines(text, Number(line));
      return listing.length === 0 ? finding : { ...finding, listing };
    }),
  );
}

/** Lines around one, numbered, that one marked; [] when the text has no such line. */
export function listLines(text: string, line: number, radius = RADIUS): readonly string[] {
  const lines = text.split('\n');
  if (line < 1 || line > lines.length) return [];
  const from = Math.max(line - radius, 1);
  const shown = lines.slice(from - 1, line + radius);
  const width = String(from + shown.length - 1).length;
  return shown.map((words, i) => {
    const number = from + i;
    return `${number === line ? '>' : ' '} ${String(number).padStart(width)}  ${words}`;
  });
}
