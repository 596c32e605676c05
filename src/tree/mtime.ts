import { runChecked } from '../world/process.ts';
import type { World } from '../world/world.ts';
import { FIXED_DATE_SECONDS } from './git.ts';

/**
 * Times of files in a worktree. make rebuilds what is newer than its object, so files of a fresh checkout get
 * one fixed old time: cached objects stay good, and only what git writes later is new.
 */

const TIMEOUT_MS = 5 * 60_000;

/** Sets the fixed old time on every file and link below a folder. Gives their number. */
export async function setOldTimes(folder: string, world: World): Promise<number> {
  const result = await runChecked(
    world.processes,
    {
      argv: [
        'find',
        folder,
        '(',
        '-type',
        'f',
        '-o',
        '-type',
        'l',
        ')',
        '-printf',
        '.',
        '-exec',
        'touch',
        '--no-dereference',
        `--date=@${FIXED_DATE_SECONDS}`,
        '{}',
        '+',
      ],
      timeoutMs: TIMEOUT_MS,
    },
    world.signal,
  );
  return result.stdout.length;
}
