import type { World } from '../world/world.ts';
import { requirePlan } from './missing.ts';
import type { Plan } from './needs.ts';
import { thisArch, thisSystem } from './system.ts';

/** What this host lacks is said before minutes are spent, in the words of `patchboot doctor`. */
export async function requireHost(plan: Omit<Plan, 'hostArch'>, world: World): Promise<void> {
  const system = await thisSystem(world.processes, process.env['PATH'] ?? '');
  await requirePlan({ ...plan, hostArch: thisArch() }, system);
}
