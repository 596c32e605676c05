import { z } from 'zod';
import { InputError } from '../errors.ts';
import { VERSION } from '../version.ts';
import type { ResultPart } from './merge.ts';
import { RESULT_VERSION } from './result.ts';

/** What `mode: plan` leaves beside the results: which machines there should be one of. Pure. */

export const PLAN_FILE = 'plan.json';

/** GitHub runs at most so many jobs of one matrix. */
const JOBS_MAX = 256;

const planSchema = z.object({
  include: z.array(z.object({ machine: z.string().regex(/^[a-z0-9_-]{1,100}$/) })).max(JOBS_MAX),
});

/** The machines of a plan. @throws InputError when it is none. */
export function parsePlan(json: string, name: string): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new InputError(`${name} is not JSON: ${(cause as Error).message.slice(0, 300)}`, { cause });
  }
  const parsed = planSchema.safeParse(value);
  if (parsed.success) return parsed.data.include.map(({ machine }) => machine);
  throw new InputError(`${name} does not have the format of a plan`, {
    hint: 'Give the plan.json of mode: plan, or leave it out.',
  });
}

/**
 * For each planned machine without a result one that says so: a job that ended without a word (out of time, a lost
 * runner) must not leave the others to pass alone.
 */
export function lostParts(
  planned: readonly string[],
  parts: readonly ResultPart[],
  now: string,
): readonly ResultPart[] {
  const startedAt = parts[0]?.result.startedAt ?? now;
  return planned
    .filter((machine) => !parts.some((part) => isOf(part, machine)))
    .map((machine) => lostPart(machine, startedAt));
}

/** A run that failed before it came to its machine names none; then the folder tells, `patchboot-MACHINE`. */
function isOf({ name, result: { machines } }: ResultPart, machine: string): boolean {
  if (machines.length > 0) return machines.some((known) => known.name === machine);
  return name.split('/').some((folder) => folder === machine || folder.endsWith(`-${machine}`));
}

function lostPart(machine: string, startedAt: string): ResultPart {
  const headline = `${machine}: its job left no result`;
  return {
    name: machine,
    folder: '',
    result: {
      version: RESULT_VERSION,
      tool: { name: 'patchboot', version: VERSION },
      startedAt,
      elapsedSeconds: 0,
      verdict: 'infrastructure',
      headline,
      series: null,
      base: null,
      machines: [],
      kernels: [],
      boots: [],
      measurements: [],
      findings: [],
      error: {
        kind: 'infrastructure',
        message: headline,
        hint: 'The log of the job tells why: a limit of time, or a runner that was lost?',
      },
      notes: [],
      reproduce: '',
    },
  };
}
