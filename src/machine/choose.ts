import type { RunOptions } from '../options.ts';
import type { Series } from '../series/series.ts';
import type { Suite } from '../suite/suite.ts';
import { loadMachine, type Machine, type MachineRule, machineNames } from './machine.ts';

export interface ChosenMachine {
  readonly machine: Machine;
  /** For the report. */
  readonly reason: string;
}

/** What rules look at. */
export type SeriesFacts = Pick<Series, 'subject' | 'cover'> & {
  readonly patches: readonly Pick<Series['patches'][number], 'subject' | 'log' | 'notes' | 'files'>[];
};

/** The machines that a run uses, with the options of the user worked in. */
export async function chooseMachines(
  options: RunOptions,
  series: SeriesFacts,
  dataDir: string,
): Promise<readonly ChosenMachine[]> {
  const adjusted = (machine: Machine, reason: string): ChosenMachine => ({
    machine: adjustMachine(machine, options),
    reason,
  });
  if (options.machines !== null) {
    return Promise.all(
      options.machines.map(async (name) => adjusted(await loadMachine(name, dataDir), 'asked for')),
    );
  }
  const all = await Promise.all((await machineNames(dataDir)).map((name) => loadMachine(name, dataDir)));
  return matchingMachines(all, series).map(({ machine, reason }) => adjusted(machine, reason));
}

/** Machines of which a rule holds; those that are always taken come first, being the ones that most series need. */
export function matchingMachines(
  machines: readonly Machine[],
  series: SeriesFacts,
): readonly ChosenMachine[] {
  const chosen = machines.flatMap((machine) => {
    for (const rule of machine.auto) {
      const why = holds(rule, series);
      if (why !== null) return [{ machine, reason: why, first: rule.always === true }];
    }
    return [];
  });
  return [...chosen.filter(({ first }) => first), ...chosen.filter(({ first }) => !first)].map(
    ({ machine, reason }) => ({ machine, reason }),
  );
}

/** The machine with a kernel that serves all these suites: one kernel for all, so that it is built once. */
export function machineForSuites(machine: Machine, suites: readonly Pick<Suite, 'needs'>[]): Machine {
  const fragments = suites.flatMap(({ needs }) => needs.kconfig);
  return { ...machine, kconfig: [...new Set([...machine.kconfig, ...fragments])] };
}

/** The reason when the rule holds, with what it was found in; null when it does not. */
const TRAILERS = /^[ \t]*(?:Fixes|Cc|Link|Closes|[A-Z][a-z]+(?:-[a-z]+)*-by):[ \t].*$/gim;

function holds(rule: MachineRule, series: SeriesFacts): string | null {
  if (rule.always === true) return rule.because;
  if (rule.mail !== undefined) {
    const text = mailText(series);
    const found = rule.mail.map((pattern) => new RegExp(pattern).exec(text)?.[0]);
    if (found.some((words) => words === undefined)) return null;
    return `${rule.because}; the mail says ${found.map((words) => `"${words}"`).join(' and ')}`;
  }
  const files = series.patches.flatMap((patch) => patch.files.map(({ path }) => path));
  const touched = files.find((file) => rule.paths?.some((path) => file.startsWith(path)));
  return touched === undefined ? null : `${rule.because}; the diff touches ${touched}`;
}

/** Words of people about the series. Trailers name other patches, other people and their machines. */
function mailText({ subject, cover, patches }: SeriesFacts): string {
  const texts = patches.flatMap((patch) => [patch.subject, patch.log, patch.notes]);
  return [subject, cover?.subject ?? '', cover?.text ?? '', ...texts].join('\n').replace(TRAILERS, '');
}

/** The machine with memory, CPUs and kernel parameters as the user wants them. */
export function adjustMachine(
  machine: Machine,
  options: Pick<RunOptions, 'memory' | 'cpus' | 'cpu' | 'bootArguments'>,
): Machine {
  const { memory, cpus, cpu } = machine.qemu;
  return {
    ...machine,
    qemu: {
      ...machine.qemu,
      memory: options.memory ?? memory,
      cpus: options.cpus ?? cpus,
      cpu: options.cpu ?? cpu,
    },
    bootArguments: [...machine.bootArguments, ...options.bootArguments],
  };
}
