import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMessages } from '../../src/mail/read.ts';
import type { SeriesChoice } from '../../src/options.ts';
import { assembleSeries, NO_CHOICE, selectSeries } from '../../src/series/select.ts';
import { seriesRecord } from '../../src/series/show.ts';

/**
 * Golden cases: a folder holds mails and expected.json. `all` lists every series that was posted; `choices` says
 * what each choice gives: fields of the chosen series, or pieces of the error and its hint.
 */
interface Expected {
  readonly why: string;
  readonly all?: readonly Record<string, unknown>[];
  readonly choices?: readonly {
    readonly choice: Partial<SeriesChoice>;
    readonly series?: Record<string, unknown>;
    readonly error?: readonly string[];
  }[];
}

const CASES = join(import.meta.dirname, 'cases');

describe.each(readdirSync(CASES))('series case %s', (name) => {
  const dir = join(CASES, name);
  const expected = JSON.parse(readFileSync(join(dir, 'expected.json'), 'utf8')) as Expected;
  const inputs = readdirSync(dir).filter((file) => file !== 'expected.json');
  const mails = readMessages(inputs.sort(), { cwd: dir, stdin: async () => Buffer.alloc(0) });

  if (expected.all !== undefined) {
    test(`${expected.why}: all series`, async () => {
      const found = assembleSeries(await mails).map(flat);
      expect(found).toHaveLength(expected.all?.length ?? 0);
      for (const [i, fields] of (expected.all ?? []).entries()) expect(found[i]).toMatchObject(fields);
    });
  }

  for (const { choice, series, error } of expected.choices ?? []) {
    test(`${expected.why}: ${JSON.stringify(choice)}`, async () => {
      const messages = await mails;
      const select = (): Record<string, unknown> => flat(selectSeries(messages, { ...NO_CHOICE, ...choice }));
      if (error === undefined) {
        expect(select()).toMatchObject(series ?? {});
        return;
      }
      let thrown: { message: string; hint?: string | undefined } = { message: 'nothing was thrown' };
      try {
        select();
      } catch (caught) {
        thrown = caught as Error;
      }
      for (const piece of error) expect(`${thrown.message}\n${thrown.hint ?? ''}`).toContain(piece);
    });
  }
});

/** The NDJSON fields with patches as "index subject" and trailers as text. */
function flat(series: ReturnType<typeof selectSeries>): Record<string, unknown> {
  return {
    ...seriesRecord(series, []),
    cover: series.cover?.subject ?? null,
    patches: series.patches.map((patch) => `${patch.index} ${patch.subject}`),
    ids: series.patches.map((patch) => patch.messageId),
    logs: series.patches.map((patch) => patch.log),
    trailers: series.trailers.map(
      (one) => `${one.patchIndex} ${one.name}: ${one.value}${one.credited ? '' : ' (not counted)'}`,
    ),
  };
}
