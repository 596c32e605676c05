import { z } from 'zod';
import { PROBLEM_KINDS } from '../console/problem.ts';
import { flag, integer, list, machineName, rate, real, shortText, text } from './schema-parts.ts';

/** Findings in the schema of result.json. */

const seen = {
  machine: machineName,
  base: rate,
  patched: rate,
  change: z.enum(['new', 'old', 'fixed', 'unclear']),
  touches: list(text),
  patchIndex: integer.nullable(),
};

const frame = z.object({
  symbol: shortText,
  offset: integer,
  size: integer,
  module: shortText.nullable(),
  unreliable: flag,
  role: z.enum(['trace', 'ip', 'lock', 'registered']),
  section: shortText,
  address: shortText.nullable(),
  line: integer,
  source: list(z.object({ function: shortText, file: shortText, line: integer })),
});

const problem = z.object({
  kind: z.enum(PROBLEM_KINDS),
  rule: shortText,
  infrastructure: flag,
  boot: integer,
  title: text,
  alternativeTitles: list(text),
  id: text,
  key: text,
  function: shortText.nullable(),
  file: shortText.nullable(),
  line: integer,
  endLine: integer,
  secondary: flag,
  corrupted: flag,
  truncated: flag,
  locks: list(
    z.object({ name: shortText, usage: shortText, role: shortText, address: shortText.nullable() }),
  ),
  context: shortText,
  frames: list(frame),
  excerpt: list(text),
  decoded: list(text),
  count: integer,
});

export const findingSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('splat'),
    ...seen,
    kind: z.enum(PROBLEM_KINDS),
    id: text,
    title: text,
    problem,
    listing: list(text).exactOptional(),
    log: shortText,
  }),
  z.object({
    type: z.enum(['build-error', 'build-warning']),
    ...seen,
    file: shortText.nullable(),
    line: integer.nullable(),
    message: text,
    log: shortText,
  }),
  z.object({ type: z.literal('boot-failure'), ...seen, id: text, message: text, log: shortText }),
  z.object({
    type: z.literal('check-failure'),
    ...seen,
    suite: shortText,
    check: shortText,
    promises: list(shortText).exactOptional(),
    message: text,
    log: shortText,
  }),
  z.object({
    type: z.literal('perf-change'),
    ...seen,
    suite: shortText,
    step: shortText,
    direction: z.enum(['regression', 'improvement', 'confounded']),
    ratio: real,
    message: text,
  }),
  z.object({
    type: z.literal('claim'),
    ...seen,
    outcome: z.enum(['consistent', 'not-reproduced', 'not-comparable']),
    claim: text,
    message: text,
  }),
]);
