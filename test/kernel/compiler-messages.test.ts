import { describe, expect, test } from 'vitest';
import { buildErrors, compilerMessages, messageKey } from '../../src/kernel/compiler-messages.ts';

const LOG = `  CC      fs/demo.o
/src/fs/demo.c: In function 'demo_release':
/src/fs/demo.c:120:9: error: implicit declaration of function 'demo_undo' [-Werror=implicit-function-declaration]
  120 |         demo_undo(m);
      |         ^~~~~~~~~
/src/fs/demo.c:99:13: warning: unused variable 'flags' [-Wunused-variable]
   99 |         int flags;
      |             ^~~~~
make[4]: *** [/src/scripts/Makefile.build:229: fs/demo.o] Error 1
`;

test('gcc messages with place, words and their source lines', () => {
  const messages = compilerMessages(LOG, '/src');
  expect(messages).toHaveLength(2);
  expect(messages[0]).toMatchObject({ severity: 'error', file: 'fs/demo.c', line: 120, column: 9 });
  expect(messages[0]?.raw).toHaveLength(3);
  expect(messages[1]).toMatchObject({
    severity: 'warning',
    file: 'fs/demo.c',
    line: 99,
    text: "unused variable 'flags' [-Wunused-variable]",
  });
});

describe('other tools', () => {
  test.each([
    ['ERROR: modpost: "demo_fn" [fs/demo.ko] undefined!', 'error', null],
    ['fs/demo.o: warning: objtool: demo_fn() falls through to next function', 'warning', 'fs/demo.o'],
    ["ld: fs/demo.o:(.text+0x12): undefined reference to `demo_fn'", 'error', null],
  ])('%s', (line, severity, file) => {
    expect(compilerMessages(line, '/src')[0]).toMatchObject({ severity, file });
  });
});

test("without a compiler's word, make's is taken", () => {
  const errors = buildErrors(
    "make[2]: *** No rule to make target 'fs/gone.o', needed by 'fs/built-in.a'.  Stop.\n",
    '/src',
  );
  expect(errors[0]?.text).toContain("No rule to make target 'fs/gone.o'");
});

test('a message that only moved is the same message', () => {
  const [, before] = compilerMessages(LOG, '/src');
  const [, after] = compilerMessages(LOG.replaceAll(':99:', ':103:'), '/src');
  if (before === undefined || after === undefined) throw new Error('no messages');
  expect(messageKey(after)).toBe(messageKey(before));
});
