import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { UsageError } from '../errors.ts';
import { exists, listNames } from '../world/files.ts';

/** What runs in the guest: `suites/NAME.yaml`, or a file of the user's own. */

const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'lower case letters, digits and dashes');

const common = {
  id,
  title: z.string().min(1),
  /** Shell commands that run once before the step, in its own empty folder. */
  setup: z.string().default(''),
  /** Seconds until the step is killed. */
  timeout: z.number().int().positive().default(120),
};

const perfStep = z.strictObject({
  ...common,
  kind: z.literal('perf'),
  /** The command whose time is taken, without shell syntax. */
  command: z.string().min(1),
  /** Shell commands before and after each run, outside of the time taken. */
  pre: z.string().default(''),
  post: z.string().default(''),
  /** A mount point that must be there before each run and gone after it. */
  gone: z.string().nullable().default(null),
  repeat: z.number().int().min(2).max(1000).default(10),
  /** Whether the series is expected to leave this command alone: the control of the experiment. */
  control: z.boolean().default(false),
  /** The size of what is measured, for steps that differ in nothing else: `{ name: mounts, value: 1000 }`. */
  size: z
    .strictObject({ name: z.string().min(1), value: z.number().positive() })
    .nullable()
    .default(null),
});

const scriptStep = z.strictObject({
  ...common,
  kind: z.literal('script'),
  /** A shell script; a non-zero exit is a failed check. */
  script: z.string().min(1),
});

/** A name is one of guest/checks; anything else is a file of the user's own, a C program or a shell script. */
const program = z
  .string()
  .regex(/^[a-z0-9-]+$|\.(c|sh)$/, 'the name of a check of patchboot, or a path that ends in .c or .sh');

const checkStep = z.strictObject({
  ...common,
  kind: z.literal('check'),
  /** What says on its standard output, in KTAP, which promises are kept. */
  program,
  arguments: z.array(z.union([z.string(), z.number()]).transform(String)).default([]),
});

const suiteSchema = z.strictObject({
  name: id,
  description: z.string(),
  /** What the suite needs beside what every guest has. */
  needs: z
    .strictObject({
      /** Fragments of kconfig/, on top of those of the machine. */
      kconfig: z.array(z.string().regex(/^[a-z0-9_-]+$/)).default([]),
      /** Programs by name, each with the distribution's package that it comes from. */
      programs: z
        .record(
          z.string().regex(/^[A-Za-z0-9][\w.+-]*$/, 'the name of a program'),
          // Debian policy 5.6.1.
          z.string().regex(/^[a-z0-9][a-z0-9+.-]+$/, 'the name of a package'),
        )
        .default({}),
    })
    .default({ kconfig: [], programs: {} }),
  /** Files of the guest's root, by their path from the root; for scripts that is /PATH. */
  files: z
    .record(
      z
        .string()
        .regex(
          /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.+@-]+(?:\/[\w.+@-]+)*$/,
          'a path without a leading slash or dots',
        ),
      z.string(),
    )
    .default({}),
  steps: z.array(z.discriminatedUnion('kind', [perfStep, scriptStep, checkStep])).min(1),
});

export type Suite = z.infer<typeof suiteSchema> & {
  /** Where paths of the user's programs start from; absent in the suites that patchboot brings along. */
  readonly folder?: string;
};
export type Step = Suite['steps'][number];
export type PerfStep = z.infer<typeof perfStep>;
export type CheckStep = z.infer<typeof checkStep>;

/** Loads a suite by its name, or from a path that ends in .yaml. */
export async function loadSuite(nameOrPath: string, dataDir: string, cwd: string): Promise<Suite> {
  const own = nameOrPath.endsWith('.yaml') || nameOrPath.endsWith('.yml');
  const file = own ? resolve(cwd, nameOrPath) : join(dataDir, 'suites', `${nameOrPath}.yaml`);
  if (!(await exists(file))) {
    const names = await listNames(join(dataDir, 'suites'), '.yaml');
    throw new UsageError(`there is no suite "${nameOrPath}"`, {
      hint: `The suites are ${names.join(', ')}; a suite of your own is a path that ends in .yaml.`,
    });
  }
  const suite = parseSuite(await readFile(file, 'utf8'), own ? nameOrPath : `suites/${basename(file)}`);
  return own ? { ...suite, folder: dirname(file) } : suite;
}

/** Parses a suite; `file` is what errors call it. */
export function parseSuite(text: string, file: string): Suite {
  let value: unknown;
  try {
    value = parse(text);
  } catch (cause) {
    throw new UsageError(`${file} is not YAML: ${(cause as Error).message}`, { cause });
  }
  const parsed = suiteSchema.safeParse(value);
  if (!parsed.success) throw new UsageError(`${file} is not a suite:\n${z.prettifyError(parsed.error)}`);
  const ids = parsed.data.steps.map((step) => step.id);
  const twice = ids.find((one, index) => ids.indexOf(one) !== index);
  if (twice !== undefined) throw new UsageError(`${file} has two steps with the id "${twice}"`);
  return parsed.data;
}
