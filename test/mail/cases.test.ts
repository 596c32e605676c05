import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { streamMessages } from '../../src/mail/read.ts';
import { mailRecord } from '../../src/mail/show.ts';

/**
 * Golden cases: a folder holds inputs and expected.json. `messages` lists, for each message, the fields that matter
 * (those of the NDJSON line, and `changes`, `prose`, `strip`); `error` is a piece of the InputError's text.
 * NAME.N.diff is, byte for byte, candidate N of the one message that has any.
 */
interface Expected {
  readonly why: string;
  readonly messages?: readonly Record<string, unknown>[];
  readonly error?: string;
}

const CASES = join(import.meta.dirname, 'cases');
const NO_INPUT = { cwd: CASES, stdin: async () => Buffer.alloc(0) };

describe.each(readdirSync(CASES))('mail case %s', (name) => {
  const dir = join(CASES, name);
  const names = readdirSync(dir).sort();
  const expected = JSON.parse(readFileSync(join(dir, 'expected.json'), 'utf8')) as Expected;
  const inputs = names.filter((file) => file !== 'expected.json' && !file.endsWith('.expected'));

  test(expected.why, async () => {
    const found: Record<string, unknown>[] = [];
    const diffs: Buffer[] = [];
    const read = async (): Promise<void> => {
      for await (const message of streamMessages(inputs, { ...NO_INPUT, cwd: dir })) {
        const { changes, prose, strip } = {
          changes: message.files,
          prose: message.prose,
          strip: message.candidates.map((one) => one.strip),
        };
        found.push({
          ...mailRecord(message),
          decoders: message.candidates.map((one) => one.decoder),
          changes,
          prose,
          strip,
        });
        diffs.push(...message.candidates.map((one) => one.bytes));
      }
    };
    if (expected.error !== undefined) {
      await expect(read()).rejects.toThrow(expected.error);
      return;
    }
    await read();
    expect(found).toHaveLength(expected.messages?.length ?? 0);
    for (const [i, fields] of (expected.messages ?? []).entries()) expect(found[i]).toMatchObject(fields);
    for (const file of names.filter((one) => one.endsWith('.expected'))) {
      const index = Number(/(\d+)\.expected$/.exec(file)?.[1]);
      expect(diffs[index]?.toString('latin1')).toBe(readFileSync(join(dir, file), 'latin1'));
    }
  });
});
