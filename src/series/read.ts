import { readMessages } from '../mail/read.ts';
import type { RunOptions } from '../options.ts';
import type { World } from '../world/world.ts';
import { selectSeries } from './select.ts';
import type { Series } from './series.ts';

/** The series that the options name, out of their mails. */
export async function readSeries(
  { mails, series, cwd, archive }: Pick<RunOptions, 'mails' | 'series' | 'cwd' | 'archive'>,
  { stdin, signal }: Pick<World, 'stdin' | 'signal'>,
): Promise<Series> {
  return selectSeries(await readMessages(mails, { cwd, archive, stdin, signal }), series);
}
