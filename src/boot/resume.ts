import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseConsole } from '../console/parse.ts';
import type { World } from '../world/world.ts';
import { type Boot, type BootRequest, runBoot } from './boot.ts';
import type { Frame } from './channel.ts';
import type { BootState } from './state.ts';

/**
 * A step that hangs is ended by its deadline, and may leave the kernel with a lock that is never released; another takes
 * the whole guest with it. The steps after it then get a fresh boot. To everybody else these boots are one: one console
 * file, one set of results.
 */

/** Boots, and again from the step after one that hung, until the suite is through. */
export async function runWholeSuite(request: BootRequest, world: World): Promise<Boot> {
  let boot = await runBoot(request, world);
  let last = boot;
  for (;;) {
    const from = resumeAt(last);
    if (from === null || world.signal.aborted) return boot;
    world.emit({
      type: 'warning',
      stage: 'boot',
      message: `${request.side} boot ${request.index} did not get through ${lastBegun(last)?.id}; a fresh boot for the steps after it`,
    });
    const folder = join(request.folder, `from-step-${from}`);
    last = await runBoot({ ...request, folder, from }, world);
    boot = await joined(boot, last);
  }
}

/** The step that a boot began last: its number from 0, and of how many. */
export function lastBegun(boot: Pick<Boot, 'frames'>): { id: string; number: number; count: number } | null {
  const frame = boot.frames.findLast(({ type, name }) => type === 'begin' && name !== 'guest');
  const match = /^(\d{1,4}) of (\d{1,4})$/.exec(frame?.content.toString('latin1').trim() ?? '');
  if (frame === undefined || match === null) return null;
  return { id: frame.name, number: Number(match[1]), count: Number(match[2]) };
}

/** Number of the step to go on with after a hang or a panic; null when there was none, or nothing is left. */
export function resumeAt(boot: Pick<Boot, 'frames' | 'state'>): number | null {
  const begun = lastBegun(boot);
  if (begun === null || begun.number + 1 >= begun.count) return null;
  const ended = boot.frames.some(({ type, name }) => type === 'step' && name === begun.id);
  const late = boot.frames.some(({ type, name }) => type === 'output' && name === `${begun.id}/hung`);
  const taken = ['hung', 'panicked', 'reset'].includes(boot.state) && !ended;
  // Ended by its own deadline in the guest, or with the whole guest: by the host's, or in a panic.
  return late || taken ? begun.number + 1 : null;
}

/** Worst first; a boot that is made of several is as bad as the worst of them. */
const ORDER: readonly BootState[] = [
  'panicked',
  'reset',
  'hung',
  'never-booted',
  'infrastructure',
  'failed',
  'passed',
];

async function joined(first: Boot, second: Boot): Promise<Boot> {
  const more = await readFile(second.consoleFile).catch(() => Buffer.alloc(0));
  await appendFile(first.consoleFile, more);
  const worst = ORDER.find((state) => state === first.state || state === second.state) ?? first.state;
  const lockdep = [first.lockdepActive, second.lockdepActive].filter((active) => active !== null);
  return {
    ...first,
    // What the first boot has said stays said: it is no trouble of the host when the second one says nothing.
    state: worst === 'infrastructure' ? first.state : worst,
    detail: [first.detail, second.detail].filter((detail) => detail !== '').join('; '),
    console: parseConsole(await readFile(first.consoleFile)),
    frames: withoutRepeats([...first.frames, ...second.frames]),
    complete: first.complete && second.complete,
    lockdepActive: lockdep.length === 0 ? null : lockdep.every((active) => active),
    elapsedMs: first.elapsedMs + second.elapsedMs,
  };
}

/** What the guest as such says (uname, mount table), the last boot says for all. */
function withoutRepeats(frames: readonly Frame[]): readonly Frame[] {
  return frames.filter(
    (frame, index) =>
      !frame.name.startsWith('guest') ||
      !frames.slice(index + 1).some(({ name, type }) => name === frame.name && type === frame.type),
  );
}
