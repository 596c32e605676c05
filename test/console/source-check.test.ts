import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { trustedChain } from '../../src/console/source-check.ts';

const root = mkdtempSync(join(tmpdir(), 'patchboot-source-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'fs'));
writeFileSync(join(root, 'fs/box.c'), 'void box_open(void)\n{\n\tbox_lock();\n}\nint x;\n');

const level = (fn: string, file: string, line: number) => ({ function: fn, file, line });

describe('chains of GNU addr2line', () => {
  it('drops inlined levels that the named file cannot hold', async () => {
    const outer = level('anything', 'fs/box.c', 3);
    expect(await trustedChain([level('box_lock', 'fs/box.c', 3), outer], root)).toHaveLength(2);
    expect(await trustedChain([level('box_lock', 'fs/box.c', 300), outer], root)).toEqual([outer]);
    expect(await trustedChain([level('spin_lock', 'fs/box.c', 3), outer], root)).toEqual([outer]);
  });
  it('trusts headers, the outermost function, and what it cannot see', async () => {
    const chain = [
      level('spin_lock', 'include/spin.h', 3),
      level('no_such', 'fs/no.c', 3),
      level('x', 'fs/box.c', 900),
    ];
    expect(await trustedChain(chain, root)).toEqual(chain);
    expect(
      await trustedChain([level('spin_lock', 'fs/box.c', 300), level('a', 'b.c', 1)], null),
    ).toHaveLength(2);
  });
});
