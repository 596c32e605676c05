import { judge } from '../doctor/checks.ts';
import {
  type Diagnosis,
  diagnosisJson,
  diagnosisText,
  healthy,
  lacking,
  packagesToInstall,
} from '../doctor/diagnosis.ts';
import { installLine, packagesFor } from '../doctor/distribution.ts';
import { readFacts } from '../doctor/facts.ts';
import { installPackages } from '../doctor/install.ts';
import { examineNeeds, howToMend } from '../doctor/missing.ts';
import type { Arch, Plan } from '../doctor/needs.ts';
import { thisArch, thisSystem } from '../doctor/system.ts';
import { EXIT, InfrastructureError, UsageError } from '../errors.ts';
import { parseFlags } from '../flags.ts';
import { loadMachine, machineNames } from '../machine/machine.ts';
import { defaultCache } from '../options.ts';
import { HostProcesses, type Processes } from '../world/process.ts';
import type { Command, Io } from './command.ts';

const HELP = `patchboot doctor: what this machine has, lacks, and what to type

Usage: patchboot doctor [--install] [--machines NAME,...] [--json]

Looks at this machine: which programs, headers and kernel sources patchboot needs, which are missing, and whether
there is room, memory, KVM and a working sandbox. Prints the one command that mends what is missing.

  --install           install what is missing, as root, on Debian and Ubuntu (apt-get); with progress on stderr
  --machines a,b      what these virtual machines need ("all" for every machine); default: the x86_64 ones
  --json              one JSON value: ok, distribution, needs[], checks[], install{packages, command}|null

Exit status: 0 when everything required is there, 2 for wrong usage, 3 when something is missing or failed.
`;

const RETRY_PAUSE_MS = 5000;

interface Options {
  readonly install: boolean;
  readonly json: boolean;
  readonly guests: readonly Arch[];
}

export const doctorCommand: Command = {
  help: HELP,
  async run(args, io) {
    const options = await parseOptions(args, io);
    const processes = new HostProcesses(io.signal);
    let diagnosis = await examine(options.guests, io, processes);
    const packages = packagesToInstall(diagnosis);
    if (options.install && packages.length > 0) {
      if (!diagnosis.root) {
        throw new InfrastructureError('only root can install packages', {
          hint: `Type: ${installLine(packages, false)}`,
        });
      }
      await install(diagnosis, io, processes);
      diagnosis = await examine(options.guests, io, processes);
    }
    io.stdout(options.json ? `${JSON.stringify(diagnosisJson(diagnosis))}\n` : diagnosisText(diagnosis));
    return healthy(diagnosis) ? EXIT.passed : EXIT.infrastructure;
  },
};

async function parseOptions(args: readonly string[], io: Io): Promise<Options> {
  const { values } = parse(args);
  return {
    install: values.install ?? false,
    json: values.json ?? false,
    guests: await guestsOf(values.machines, io.dataDir),
  };
}

function parse(args: readonly string[]) {
  const { values, positionals } = parseFlags('doctor', args, {
    install: { type: 'boolean' },
    json: { type: 'boolean' },
    machines: { type: 'string' },
  });
  if (positionals[0] !== undefined) {
    throw new UsageError(`doctor takes options only, not "${positionals[0]}"`, {
      hint: '`patchboot doctor --help` lists them.',
    });
  }
  return { values };
}

async function guestsOf(machines: string | undefined, dataDir: string): Promise<readonly Arch[]> {
  if (machines === undefined) return ['x86_64'];
  const asked = machines
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (asked.length === 0) throw new UsageError('--machines names no machine');
  const names = asked.includes('all') ? await machineNames(dataDir) : asked;
  const loaded = await Promise.all(names.map((name) => loadMachine(name, dataDir)));
  return [...new Set(loaded.map((machine) => machine.arch))];
}

async function examine(guests: readonly Arch[], io: Io, processes: Processes): Promise<Diagnosis> {
  const { probe, distribution, root } = await thisSystem(processes, io.env['PATH'] ?? '');
  const hostArch = thisArch();
  const plan: Plan = {
    hostArch,
    guests,
    defaultTree: true,
    sandbox: true,
  };
  const [needs, facts] = await Promise.all([
    examineNeeds(plan, probe),
    readFacts(defaultCache(io.env), processes),
  ]);
  return {
    distribution,
    hostArch,
    guests,
    root,
    needs,
    checks: judge(facts, guests.includes(hostArch)),
  };
}

async function install(diagnosis: Diagnosis, io: Io, processes: Processes): Promise<void> {
  const { distribution } = diagnosis;
  const required = lacking(diagnosis, 'required');
  if (distribution.family === 'other') {
    throw new InfrastructureError('patchboot cannot install packages here', {
      hint: howToMend(required, distribution, true),
    });
  }
  await installPackages(
    {
      required: packagesFor(required, distribution),
      wanted: packagesFor(lacking(diagnosis, 'wanted'), distribution),
      env: io.env,
      progress: (line) => io.stderr(`${line}\n`),
      signal: io.signal,
      pauseMs: RETRY_PAUSE_MS,
    },
    processes,
  );
}
