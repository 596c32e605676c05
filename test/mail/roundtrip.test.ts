import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '../../src/mail/message.ts';
import { readMessagesFromBytes } from '../../src/mail/read.ts';
import { selectSeries } from '../../src/series/select.ts';
import { diffs, type Style, styles, toMail, type Written, written } from './compose.ts';

/** Cases a property; PATCHBOOT_PROPERTY_RUNS sets more. */
const RUNS = Number(process.env['PATCHBOOT_PROPERTY_RUNS'] ?? 1500);

function expectPatch(message: Message | undefined, patch: Written): void {
  expect(message?.kind).toBe('patch');
  expect(message?.author).toEqual({ name: patch.name, email: patch.email });
  expect(message?.subject.title).toBe(patch.title);
  // The first reading that a tree would try is the diff itself.
  expect(message?.candidates[0]?.bytes.toString('latin1')).toBe(patch.diff.toString('latin1'));
}

test('any diff in any mail comes out as it went in', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(written, styles, async (patch, style) => {
      const messages = await readMessagesFromBytes(toMail(patch, style, 'one@x', '[PATCH v2]'), 'mail');
      expect(messages).toHaveLength(1);
      expectPatch(messages[0], patch);
      expect(messages[0]?.subject.version).toBe(2);
      // A charset that the words are not in garbles them; the diff above is exact all the same.
      if (!/8859|koi8/.test(style.charset) && style.shape !== 'pgp') expect(messages[0]?.log).toBe(patch.log);
    }),
    { numRuns: RUNS },
  );
});

const containers = fc.record({
  box: fc.constantFrom('mbox', 'mboxrd'),
  gz: fc.constantFrom('no', 'one', 'members'),
  blank: fc.boolean(),
  order: fc.boolean(),
});

test('any series in any container comes out whole and in order', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(written, styles), { minLength: 1, maxLength: 5 }),
      fc.stringMatching(/^[a-z]{1,6}@[a-z]{1,6}\.org$/),
      containers,
      async (patches, sender, container) => {
        const mails = patches.map(([patch, style], i) =>
          toMail(
            { ...patch, email: sender },
            style,
            `m${i}@x`,
            `[PATCH ${i + 1}/${patches.length}]`,
            i === 0 ? '' : 'In-Reply-To: <m0@x>\n',
          ),
        );
        if (container.order) mails.reverse();
        const bytes = inContainer(mails, container);
        const messages = await readMessagesFromBytes(bytes, 'box');
        expect(messages).toHaveLength(patches.length);
        const series = selectSeries(messages);
        expect(series.complete).toBe(true);
        for (const [i, [patch]] of patches.entries()) {
          expect(series.patches[i]?.index).toBe(i + 1);
          expect(series.patches[i]?.subject).toBe(patch.title);
          expect(series.patches[i]?.candidates[0]?.bytes.toString('latin1')).toBe(
            patch.diff.toString('latin1'),
          );
        }
      },
    ),
    { numRuns: Math.ceil(RUNS / 2) },
  );
});

function inContainer(
  mails: readonly Buffer[],
  container: { readonly box: string; readonly gz: string; readonly blank: boolean },
): Buffer {
  const boxed = mails.map((mail) => {
    const isRd = container.box === 'mboxrd';
    const separator = isRd
      ? 'From mboxrd@z Thu Jan  1 00:00:00 1970'
      : 'From a@example.org Tue Mar  3 10:00:00 2026';
    const text = mail.toString('latin1');
    const escaped = isRd
      ? text.replace(/(^|\n)(>*From )/g, (_, start: string, from: string) => `${start}>${from}`)
      : text;
    return Buffer.from(`${container.blank ? '\n' : ''}${separator}\n${escaped}\n`, 'latin1');
  });
  if (container.gz === 'members') return Buffer.concat(boxed.map((one) => gzipSync(one)));
  return container.gz === 'one' ? gzipSync(Buffer.concat(boxed)) : Buffer.concat(boxed);
}

test('the diff does not depend on how the input is cut into chunks', { timeout: 120_000 }, async () => {
  const style: Style = { encoding: '8bit', wire: 'lf', shape: 'single', charset: 'utf-8', flowed: false };
  const patch: Written = {
    name: 'Ada',
    email: 'a@b.org',
    title: 'sub: x',
    log: 'Log',
    diff: fc.sample(diffs, { numRuns: 1, seed: 7 })[0] as Buffer,
  };
  const mails = Array.from({ length: 40 }, (_, i) => toMail(patch, style, `m${i}@x`, '[PATCH]'));
  const bytes = inContainer(mails, { box: 'mbox', gz: 'no', blank: false });
  const { splitMbox } = await import('../../src/mail/mbox.ts');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 8 }),
      async (sizes) => {
        async function* chunks(): AsyncGenerator<Buffer> {
          for (let at = 0, i = 0; at < bytes.length; i++) {
            const size = sizes[i % sizes.length] as number;
            yield bytes.subarray(at, at + size);
            at += size;
          }
        }
        let count = 0;
        for await (const entry of splitMbox(chunks(), false)) {
          const found =
            'bytes' in entry ? entry.bytes.toString('latin1').replace(/^From .*\n/, '') : 'too large';
          expect(found).toBe((mails[count] as Buffer).toString('latin1'));
          count++;
        }
        expect(count).toBe(40);
      },
    ),
    { numRuns: 30 },
  );
});
