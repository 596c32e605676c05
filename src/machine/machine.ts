import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { InfrastructureError, UsageError } from '../errors.ts';
import { listNames } from '../world/files.ts';

/** A virtual test machine as `machines/NAME.yaml` describes it. */

const seconds = z.number().positive();

/** Regular expressions, tried case-sensitively on the text of the mails. */
const pattern = z.string().refine((text) => {
  try {
    return new RegExp(text) !== null;
  } catch {
    return false;
  }
}, 'a regular expression');

/** When `--machines auto` takes the machine. A rule has one condition, and the reason that the report gives. */
const rule = z
  .strictObject({
    always: z.literal(true).optional(),
    /** All of these have to stand somewhere in the mails: subjects, cover letter, log messages. */
    mail: z.array(pattern).min(1).optional(),
    /** One file of the diff begins with one of these. */
    paths: z.array(z.string().min(1)).min(1).optional(),
    because: z.string().min(1),
  })
  .refine(
    ({ always, mail, paths }) => [always, mail, paths].filter((one) => one !== undefined).length === 1,
    'one of always, mail, paths',
  );

const machineSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9_-]+$/),
  description: z.string().min(1),
  arch: z.enum(['x86_64', 'arm64']),
  /** Names of files in kconfig/, merged in this order. */
  kconfig: z.array(z.string()).min(1),
  /** More options, `CONFIG_X=y`, for this machine only. */
  options: z.array(z.string()).default([]),
  qemu: z.strictObject({
    machine: z.string(),
    cpu: z.string().nullable().default(null),
    cpus: z.number().int().min(1).max(64),
    /** As QEMU writes it: 1G, 512M. */
    memory: z.string().regex(/^\d+[MG]$/),
  }),
  console: z.string(),
  bootArguments: z.array(z.string()).default([]),
  /** wall: the host's clock. virtual: QEMU's instruction counter, one CPU, repeatable to the bit. */
  timing: z.enum(['wall', 'virtual']),
  /** Whether figures of this machine mean anything: never with debug options. */
  measures: z.boolean(),
  suites: z.array(z.string()).min(1),
  /** Tried in their order; the first that holds gives the reason. None: only when asked for by name. */
  auto: z.array(rule).default([]),
  /** Boots a side. */
  boots: z.number().int().min(1).max(1000),
  deadlines: z
    .strictObject({ firstOutput: seconds, userspace: seconds, silence: seconds, total: seconds })
    .default({ firstOutput: 30, userspace: 90, silence: 60, total: 600 }),
});

export type Machine = z.infer<typeof machineSchema>;
export type MachineRule = Machine['auto'][number];

/** Names of all machines that patchboot brings along. */
export function machineNames(dataDir: string): Promise<readonly string[]> {
  return listNames(join(dataDir, 'machines'), '.yaml');
}

/** Reads one machine by name. */
export async function loadMachine(name: string, dataDir: string): Promise<Machine> {
  const names = await machineNames(dataDir);
  if (!names.includes(name)) {
    throw new UsageError(`there is no machine "${name}"`, { hint: `The machines are ${names.join(', ')}.` });
  }
  const file = join(dataDir, 'machines', `${name}.yaml`);
  return parseMachine(await readFile(file, 'utf8'), `machines/${name}.yaml`);
}

/** Parses a machine file; `file` is what errors call it. */
export function parseMachine(text: string, file: string): Machine {
  const parsed = machineSchema.safeParse(parse(text));
  if (!parsed.success) {
    throw new InfrastructureError(`${file} is not a machine file:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}
