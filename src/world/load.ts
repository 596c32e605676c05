import { availableParallelism, loadavg } from 'node:os';

/** How busy the host is, for deadlines that mean a guest's own time. */

const MOST = 10;

/** By how much longer a guest may take, because its host has other work; 1 on an idle host. */
export function patience(): number {
  const [lastMinute = 0] = loadavg();
  return patienceFor(lastMinute, availableParallelism());
}

/** `load` is the number of tasks that ran or waited for a CPU, as uptime(1) prints it. Pure. */
export function patienceFor(load: number, cpus: number): number {
  return Math.min(MOST, Math.max(1, load / cpus));
}
