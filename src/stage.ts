import type { Stage } from './events.ts';
import type { World } from './world/world.ts';

/** Runs a stage and tells when it starts and ends, and how long it took. */
export async function stage<T>(world: World, name: Stage, title: string, work: () => Promise<T>): Promise<T> {
  const started = world.now();
  world.emit({ type: 'started', stage: name, title });
  const finish = (outcome: 'ok' | 'failed' | 'interrupted'): void =>
    world.emit({ type: 'finished', stage: name, title, elapsedMs: world.now() - started, outcome });
  try {
    const value = await work();
    finish('ok');
    return value;
  } catch (error) {
    finish(world.signal.aborted ? 'interrupted' : 'failed');
    throw error;
  }
}
