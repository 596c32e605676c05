import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { possiblePaths, scanDiff } from '../../src/tree/diff-scan.ts';
import { HIDDEN_KINDS } from '../../src/tree/hidden-text.ts';
import { TREE_LIMITS } from '../../src/tree/limits.ts';
import { judgeDiff } from '../../src/tree/policy.ts';
import { parsePlaces } from '../../src/tree/trial.ts';
import { HostProcesses, succeeded } from '../../src/world/process.ts';

/** The policy reads diffs by itself; whatever path git takes from a diff, the policy must have seen. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchboot-diff-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const RUNS = Number(process.env['PATCHBOOT_FUZZ_RUNS'] ?? 150);

/** Names as they may stand in a header, also odd ones. */
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('x', 'fs/a.c', 'a b', 'é', 'x y z', 'fs/b-c.d') },
  fc.constantFrom(
    'x',
    'a/x',
    'b/x',
    'fs/a.c',
    'a b',
    'x ',
    ' x',
    '..',
    'a/../x',
    '/x',
    '.git/x',
    'ä',
    'x\ty',
  ),
  fc.string({ unit: fc.constantFrom('a', 'b', '/', '.', ' ', '"', '\\', '\t', 'x', '0', 'é'), maxLength: 8 }),
);
const written = name.chain((text) =>
  fc.constantFrom(
    text,
    `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\t', '\\t')}"`,
    `"${[...Buffer.from(text)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}"`,
    `${text}\t2024-01-01 00:00:00.000000000 +0000`,
    `${text} 2024-01-01 00:00:00`,
  ),
);
const prefixed = (prefix: string) =>
  written.map((text) => (text.startsWith('"') ? `"${prefix}${text.slice(1)}` : prefix + text));
const aName = fc.oneof(prefixed('a/'), prefixed('a/'), written, fc.constant('/dev/null'));
const bName = fc.oneof(prefixed('b/'), prefixed('b/'), written, fc.constant('/dev/null'));

const headerLine = fc.oneof(
  fc.tuple(aName, bName).map(([a, b]) => `diff --git ${a} ${b}`),
  name.map((n) => `diff --git a/${n} b/${n}`),
  name.map((n) => `diff --git ${n} ${n}`),
  aName.map((a) => `--- ${a}`),
  bName.map((b) => `+++ ${b}`),
  name.map((n) => `--- a/${n}\n+++ b/${n}`),
  written.map((n) => `rename from ${n}`),
  written.map((n) => `rename to ${n}`),
  written.map((n) => `copy from ${n}`),
  written.map((n) => `copy to ${n}`),
  fc.constantFrom(
    'similarity index 100%',
    'new file mode 100644',
    'deleted file mode 100644',
    'old mode 100644',
    'new mode 100755',
    'index 1111111..2222222 100644',
    'Index: x',
    '',
    'junk',
    '@@ -1 +1 @@\n-a\n+b',
    '@@ -0,0 +1 @@\n+b',
    '@@ -1 +0,0 @@\n-a',
    '@@ -1,2 +1,2 @@\n a\n-b\n+c',
    '--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+b',
  ),
);

/** A header that is nearly right, so that git takes many of them. */
const file = fc.oneof(
  fc
    .tuple(name, fc.array(headerLine, { maxLength: 2 }))
    .map(([n, more]) => [
      `diff --git a/${n} b/${n}`,
      ...more,
      `--- a/${n}`,
      `+++ b/${n}`,
      '@@ -1 +1 @@',
      '-a',
      '+b',
    ]),
  fc.tuple(aName, bName).map(([a, b]) => [`--- ${a}`, `+++ ${b}`, '@@ -1 +1 @@', '-a', '+b']),
  fc
    .tuple(name, name, written, written)
    .map(([n, m, from, to]) => [
      `diff --git a/${n} b/${m}`,
      'similarity index 100%',
      `rename from ${from}`,
      `rename to ${to}`,
    ]),
  fc
    .tuple(
      name,
      fc.constantFrom('new file mode 100644', 'deleted file mode 100644', 'old mode 100644\nnew mode 100755'),
    )
    .map(([n, mode]) => [`diff --git a/${n} b/${n}`, mode]),
  fc.array(headerLine, { minLength: 1, maxLength: 5 }),
);

test(
  'every path that git takes from a diff is seen',
  async () => {
    const processes = new HostProcesses();
    let judged = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(file, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(0, 1),
        async (files, strip) => {
          const diff = Buffer.from(`${files.flat().join('\n')}\n`);
          const path = join(folder, 'diff');
          await writeFile(path, diff);
          const result = await processes.run({
            argv: ['git', 'apply', '--numstat', '-z', `-p${strip}`, path],
            cwd: folder,
            env: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CEILING_DIRECTORIES: tmpdir() },
            timeoutMs: 20_000,
          });
          if (!succeeded(result)) return;
          // "added\tdeleted\tpath\0"; a rename has an empty path and two more fields.
          const fields = result.stdout.toString().split('\0').slice(0, -1);
          const taken = fields
            .map((field) => field.replace(/^(?:\d+|-)\t(?:\d+|-)\t/, ''))
            .filter((field) => field !== '');
          // What is refused anyway need not be read as git reads it: it squeezes slashes, for one.
          const level = strip as 0 | 1;
          const findings = judgeDiff(scanDiff(diff), level, diff.length, TREE_LIMITS);
          if (findings.some((finding) => finding.severity === 'refuse')) return;
          judged++;
          const seen = scanDiff(diff).flatMap((each) => possiblePaths(each, level));
          // git never writes to /dev/null: it is no path of a tree.
          const paths = taken.filter((each) => !/^\/?dev\/null$/.test(each));
          for (const each of paths) expect(seen).toContain(each);
        },
      ),
      // Without a wish for more, the same cases every time.
      { numRuns: RUNS, ...(process.env['PATCHBOOT_FUZZ_RUNS'] === undefined ? { seed: 1 } : {}) },
    );
    expect(judged).toBeGreaterThan(RUNS / 30);
  },
  30_000 + RUNS * 50,
);

test('nothing makes the readers throw', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(headerLine).map((lines) => lines.join('\n')),
  );
  fc.assert(
    fc.property(text, (given) => {
      const bytes = Buffer.from(given);
      judgeDiff(scanDiff(bytes), 1, bytes.length, TREE_LIMITS);
      parsePlaces(given);
      for (const { pattern } of HIDDEN_KINDS) pattern.test(given);
    }),
    { numRuns: 1000 },
  );
});
