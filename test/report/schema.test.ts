import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import { InputError } from '../../src/errors.ts';
import type { Result } from '../../src/report/result.ts';
import {
  parseResult,
  RESULT_LIMIT_BYTES,
  resultJsonSchema,
  type resultSchema,
} from '../../src/report/schema.ts';
import { functionalFail, perfImprovement, SAMPLES } from './samples.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A sample as plain JSON, with one place changed. */
function spoilt(change: (value: ReturnType<typeof JSON.parse>) => void): string {
  const value = JSON.parse(JSON.stringify(functionalFail()));
  change(value);
  return JSON.stringify(value);
}

function fault(json: string): string {
  try {
    parseResult(json, 'r.json');
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as Error).message;
  }
  throw new Error('the result was accepted');
}

it('the schema and the types say the same', () => {
  type Schema = z.infer<typeof resultSchema>;
  expectTypeOf<Schema>().toExtend<Result>();
  expectTypeOf<Result>().toExtend<Mutable<Schema>>();
});

describe('parseResult', () => {
  it.each(Object.entries(SAMPLES))('reads %s back as it was', (_, sample) => {
    expect(parseResult(JSON.stringify(sample()))).toEqual(sample());
  });

  it('drops unknown fields, also those that would reach a prototype', () => {
    const json = spoilt((value) => {
      value.later = 1;
      value.findings[0].later = 1;
    }).replace('"later"', '"__proto__":{"polluted":1},"later"');
    expect(parseResult(json)).toEqual(functionalFail());
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it.each<[string, (value: ReturnType<typeof JSON.parse>) => void, RegExp]>([
    [
      'a wrong type',
      (v) => {
        v.findings[1].problem.line = 'x';
      },
      /findings\[1\]\.problem\.line: .*expected (?:number|int)/,
    ],
    [
      'a missing field',
      (v) => {
        delete v.boots[2].log;
      },
      /boots\[2\]\.log: /,
    ],
    [
      'an unknown verdict',
      (v) => {
        v.verdict = 'great';
      },
      /verdict: .*"pass"/,
    ],
    [
      'an unknown kind of finding',
      (v) => {
        v.findings[0].type = 'x';
      },
      /findings\[0\]\.type: /,
    ],
    [
      'a negative time',
      (v) => {
        v.boots[0].elapsedSeconds = -1;
      },
      /boots\[0\]\.elapsedSeconds: .*>=0/,
    ],
    [
      'a huge time',
      (v) => {
        v.boots[0].elapsedSeconds = 1e308;
      },
      /boots\[0\]\.elapsedSeconds: .*<=/,
    ],
    [
      'half a boot',
      (v) => {
        v.findings[0].base.hits = 0.5;
      },
      /findings\[0\]\.base\.hits: /,
    ],
    [
      'a list that is none',
      (v) => {
        v.notes = {};
      },
      /notes: .*array/,
    ],
    [
      'another tool',
      (v) => {
        v.tool.name = 'other';
      },
      /tool\.name: /,
    ],
    [
      'a very long text',
      (v) => {
        v.headline = 'x'.repeat(3_000_000);
      },
      /headline: /,
    ],
  ])('names the place of %s', (_, change, words) => {
    const message = fault(spoilt(change));
    expect(message).toMatch(words);
    expect(message).toMatch(/^r\.json does not have the format of a result:\n/);
  });

  it('shows the first faults and counts the others', () => {
    const message = fault(
      spoilt((value) => {
        value.notes = Array.from({ length: 20 }, () => 1);
      }),
    );
    expect(message.split('\n')).toHaveLength(7);
    expect(message).toContain('and 15 more');
  });

  it('refuses what is not JSON, not an object, of another version, or too large', () => {
    expect(fault('{"version": 1,')).toMatch(/^r\.json is not JSON: /);
    expect(fault('[]')).toContain('the whole file: ');
    expect(fault('null')).toContain('the whole file: ');
    expect(
      fault(
        spoilt((value) => {
          value.version = 2;
        }),
      ),
    ).toContain('has format version 2; this patchboot reads version 1');
    expect(fault(' '.repeat(RESULT_LIMIT_BYTES + 1))).toContain('is larger than 64 MiB');
  });

  it('takes optional figures or does without', () => {
    const result = perfImprovement();
    const bare = result.measurements.map(({ summary: _, ...rest }) => rest);
    expect(parseResult(JSON.stringify({ ...result, measurements: bare })).measurements).toEqual(bare);
  });
});

it('docs/result.schema.json is the schema (renew it with: patchboot report --schema)', () => {
  const file = readFileSync(new URL('../../docs/result.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(resultJsonSchema())));
});
