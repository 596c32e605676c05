import { expect, test } from 'vitest';
import { buildWarningFindings } from '../../src/findings/builds.ts';
import type { CompilerMessage } from '../../src/kernel/compiler-messages.ts';

const warning = (file: string, text: string): CompilerMessage => ({
  severity: 'warning',
  file,
  line: 7,
  column: null,
  text,
  raw: [`${file}:7: warning: ${text}`],
});
const OLD = warning('lib/maple_tree.c', 'the frame is large');
const UNUSED = warning('fs/namespace.c', 'unused variable');
const SHADOW = warning('fs/file.c', 'shadowed');

const named = (base: readonly CompilerMessage[], patched: readonly (readonly CompilerMessage[])[]) =>
  buildWarningFindings('m', base, patched, 'log').map(({ file, line, patchIndex }) => [
    file,
    line,
    patchIndex,
  ]);

test('a warning is of the first patch that gives it', () => {
  expect(named([], [[], [UNUSED], [UNUSED, SHADOW]])).toEqual([
    ['fs/namespace.c', 7, 2],
    ['fs/file.c', 7, 3],
  ]);
});

test('what base says is not told', () => {
  expect(named([OLD], [[OLD], [OLD, UNUSED]])).toEqual([['fs/namespace.c', 7, 2]]);
});

test('a warning that a later patch mends is told: a bisection meets it', () => {
  expect(named([], [[UNUSED], []])).toEqual([['fs/namespace.c', 7, 1]]);
});
