import { z } from 'zod';
import { InputError } from '../errors.ts';
import { RESULT_VERSION, type Result } from './result.ts';
import { findingSchema } from './schema-findings.ts';
import {
  flag,
  identity,
  integer,
  list,
  machineName,
  real,
  seconds,
  shortText,
  side,
  text,
  timing,
} from './schema-parts.ts';

/**
 * The format of result.json. A result crosses a border of trust: it is made where code of the patch ran, and read
 * by the job that holds the token. So everything is checked, sizes too; unknown fields are dropped.
 */

const boot = z.object({
  machine: machineName,
  side,
  index: integer,
  seed: integer,
  timing,
  accel: z.enum(['kvm', 'tcg']),
  state: z.enum(['passed', 'failed', 'hung', 'panicked', 'reset', 'never-booted', 'infrastructure']),
  detail: text,
  elapsedSeconds: seconds,
  log: shortText,
  problems: list(shortText),
  lockdepActive: flag.nullable(),
  qemu: list(text),
  startedSeconds: seconds.exactOptional(),
  recipe: shortText.exactOptional(),
});

const sample = z.object({ side, boot: integer, seed: integer, runs: list(seconds), perfText: text });

const sideSummary = z.object({
  samples: integer,
  meanSeconds: seconds,
  stddevPercent: real.nullable(),
  medianSeconds: seconds,
  medianIntervalSeconds: z.tuple([seconds, seconds]).readonly().nullable(),
});

const comparison = z.object({
  baseSeconds: seconds,
  patchedSeconds: seconds,
  changePercent: real,
  shiftPercent: real,
  intervalPercent: z.tuple([real, real]).readonly(),
  p: z.number().min(0).max(1),
  test: shortText,
  verdict: z.enum(['regression', 'improvement', 'no-change', 'too-few-boots']),
  detectablePercent: real,
  confidence: z.number().min(0).max(1).exactOptional(),
  pAdjusted: z.number().min(0).max(1).exactOptional(),
  floorPercent: real.exactOptional(),
  confoundedBy: list(shortText).exactOptional(),
  notes: list(text).exactOptional(),
});

const measurement = z.object({
  machine: machineName,
  suite: shortText,
  step: shortText,
  command: text,
  perfCommand: text,
  control: flag,
  timing,
  samples: list(sample),
  comparison: comparison.nullable(),
  summary: z
    .object({
      base: sideSummary.nullable(),
      patched: sideSummary.nullable(),
      meanChangePercent: real.nullable(),
    })
    .exactOptional(),
  size: z.object({ name: shortText, value: real }).exactOptional(),
});

const check = z.object({
  machine: machineName,
  side,
  suite: shortText,
  check: shortText,
  boot: integer,
  seed: integer,
  outcome: z.enum(['passed', 'failed', 'skipped', 'not-run']),
  message: text,
});

const kernel = z.object({
  machine: machineName,
  side,
  commit: shortText,
  release: shortText,
  compiler: shortText,
  fromCache: flag,
  buildSeconds: seconds,
  key: shortText,
  config: shortText,
});

const machine = z.object({
  name: machineName,
  description: text,
  arch: shortText,
  reason: text,
  accel: z.enum(['kvm', 'tcg']),
  accelReason: text,
  testMachine: text,
  sandbox: text,
});

const series = z.object({
  subject: text,
  author: identity,
  version: integer,
  rfc: flag,
  resend: flag,
  tags: list(shortText),
  total: integer,
  complete: flag,
  missing: list(integer),
  cover: z.object({ subject: text, author: identity, messageId: shortText, text }).nullable(),
  baseCommit: shortText.nullable(),
  prerequisites: list(shortText),
  messageId: shortText,
  listed: flag.exactOptional(),
  to: list(identity),
  cc: list(identity),
  notes: list(text),
  trailers: list(
    z.object({ name: shortText, value: text, from: identity, patchIndex: integer, credited: flag }),
  ),
  patches: list(
    z.object({
      index: integer,
      subject: text,
      author: identity,
      messageId: shortText,
      listed: flag.exactOptional(),
      diffSha256: shortText,
      decoder: shortText,
      files: list(shortText),
      commit: shortText.nullable(),
    }),
  ),
});

export const resultSchema = z.object({
  version: z.literal(RESULT_VERSION),
  tool: z.object({ name: z.literal('patchboot'), version: shortText }),
  startedAt: shortText,
  elapsedSeconds: seconds,
  verdict: z.enum(['pass', 'fail', 'inconclusive', 'infrastructure', 'invalid-input']),
  headline: text,
  series: series.nullable(),
  base: z.object({ tree: text, commit: shortText, describe: shortText, how: text }).nullable(),
  machines: list(machine),
  kernels: list(kernel),
  boots: list(boot),
  measurements: list(measurement),
  checks: list(check).exactOptional(),
  findings: list(findingSchema),
  mbox: shortText.exactOptional(),
  error: z.object({ kind: shortText, message: text, hint: text.nullable() }).nullable(),
  notes: list(text),
  reproduce: text,
});

/** A larger file is refused before it is parsed. */
export const RESULT_LIMIT_BYTES = 64 * 1024 * 1024;

const FAULTS_SHOWN = 5;

/**
 * Reads a result.json. `name` is the file as the user named it.
 * @throws InputError that names the places at fault (`findings[3].machine`) and what is expected there.
 */
export function parseResult(json: string, name = 'result.json'): Result {
  if (Buffer.byteLength(json) > RESULT_LIMIT_BYTES) {
    throw new InputError(`${name} is larger than ${RESULT_LIMIT_BYTES / 1024 / 1024} MiB`, {
      hint: 'A result of patchboot never is: give the result.json of a run.',
    });
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new InputError(`${name} is not JSON: ${words.slice(0, 300)}`, {
      cause,
      hint: 'The file may be cut off. Give the result.json that patchboot run wrote into its --out folder.',
    });
  }
  refuseOtherVersions(value, name);
  const parsed = resultSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues;
  const lines = faults.slice(0, FAULTS_SHOWN).map((issue) => `  ${placeOf(issue.path)}: ${issue.message}`);
  if (faults.length > FAULTS_SHOWN) lines.push(`  and ${faults.length - FAULTS_SHOWN} more`);
  throw new InputError(`${name} does not have the format of a result:\n${lines.join('\n')}`, {
    hint: '`patchboot report --schema` prints the format.',
  });
}

function refuseOtherVersions(value: unknown, name: string): void {
  if (typeof value !== 'object' || value === null || !('version' in value)) return;
  const { version } = value;
  if (typeof version !== 'number' || version === RESULT_VERSION) return;
  throw new InputError(
    `${name} has format version ${version}; this patchboot reads version ${RESULT_VERSION}`,
    {
      hint: 'Use the patchboot that made the file, or run the series again.',
    },
  );
}

/** `findings[3].problem.line`; `the whole file` for the root. */
function placeOf(path: readonly PropertyKey[]): string {
  const words = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return words === '' ? 'the whole file' : words.replace(/^\./, '');
}

/** The format as JSON Schema (draft 2020-12), for other programs; docs/result.schema.json is this. */
export function resultJsonSchema(): object {
  return {
    title: 'patchboot result',
    description:
      'What patchboot found out about a series; written as result.json. New fields may be added at any time.',
    ...z.toJSONSchema(resultSchema, { io: 'input' }),
  };
}
