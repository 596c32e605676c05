import { describe, expect, it } from 'vitest';
import { parseConsole } from '../../src/console/parse.ts';
import type { Problem, SourceLine } from '../../src/console/problem.ts';
import { changedCode, definedFunction, touchedCode } from '../../src/console/touched.ts';

const DIFF = `diff --git a/fs/box.c b/fs/box.c
index 1111111..2222222 100644
--- a/fs/box.c
+++ b/fs/box.c
@@ -10,6 +10,7 @@ static void box_open(struct box *box)
 {
 	a();
-	b();
+	c();
+	d();
 	e();
 	f();
 }
@@ -40,3 +41,8 @@ int box_old(void)
 	return 0;
 }
 
+static void box_lift(struct work_struct *work)
+{
+	lift();
+}
+
 struct nothing;
diff --git a/include/linux/box.h b/include/linux/box.h
--- a/include/linux/box.h
+++ b/include/linux/box.h
@@ -1,2 +1,3 @@
 struct box;
+void box_lift(struct work_struct *work);
 
`;

const changed = changedCode([Buffer.from(DIFF)]);

function problemWith(
  frames: { symbol: string; unreliable?: boolean; role?: string; source?: SourceLine[] }[],
): Problem {
  const [problem] = parseConsole('[    1.000000][    T1] BUG: nothing in particular\n').problems;
  if (problem === undefined) throw new Error('no problem');
  return {
    ...problem,
    frames: frames.map((frame) => ({
      offset: 1,
      size: 2,
      module: null,
      unreliable: false,
      role: 'trace' as const,
      section: 'call trace',
      address: null,
      line: 1,
      source: [],
      ...frame,
    })) as Problem['frames'],
  };
}

describe('what a series changes', () => {
  it('reads files, functions of hunk headers, added functions and line ranges', () => {
    expect(changed).toEqual([
      {
        file: 'fs/box.c',
        functions: ['box_open', 'box_lift'],
        lines: [
          { from: 11, to: 13 },
          { from: 44, to: 48 },
        ],
      },
      { file: 'include/linux/box.h', functions: [], lines: [{ from: 2, to: 2 }] },
    ]);
  });

  it('keeps to the counts of the hunk, whatever its lines look like', () => {
    const diff = '--- a/x.c\n+++ b/x.c\n@@ -1,2 +1,2 @@ int f(void)\n---- a/y.c\n++++ b/y.c\n same\n';
    expect(changedCode([Buffer.from(diff)]).map((code) => code.file)).toEqual(['x.c']);
  });

  it('does not count a change between two functions for the one before', () => {
    const diff = '--- a/x.c\n+++ b/x.c\n@@ -1,3 +1,4 @@ int f(void)\n \treturn 0;\n }\n+int global;\n \n';
    expect(changedCode([Buffer.from(diff)])[0]?.functions).toEqual([]);
  });

  it('knows that text at the left margin ends a function, and that a label does not', () => {
    const change = (context: string) =>
      `--- a/x.c\n+++ b/x.c\n@@ -1,2 +1,3 @@ int f(void)\n ${context}\n+\tx = 1;\n \ty = 2;\n`;
    expect(changedCode([Buffer.from(change('EXPORT_SYMBOL(f);'))])[0]?.functions).toEqual([]);
    expect(changedCode([Buffer.from(change('/* about g */'))])[0]?.functions).toEqual([]);
    expect(changedCode([Buffer.from(change('out_free:'))])[0]?.functions).toEqual(['f']);
    expect(changedCode([Buffer.from(change('#endif'))])[0]?.functions).toEqual(['f']);
  });

  it('joins several patches to the same file, and leaves deleted files out', () => {
    const again =
      '--- a/fs/box.c\n+++ b/fs/box.c\n@@ -1 +1 @@ int g(void)\n-\ta();\n+\tb();\n--- a/z.c\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n';
    const both = changedCode([Buffer.from(DIFF), Buffer.from(again)]);
    expect(both.map((code) => code.file)).toEqual(['fs/box.c', 'include/linux/box.h']);
    expect(both[0]?.functions).toEqual(['box_open', 'box_lift', 'g']);
  });

  it.each([
    ['static void box_open(struct box *box)', 'box_open'],
    ['int *box_find(int n) {', 'box_find'],
    ['SYSCALL_DEFINE2(umount, char __user *, name, int, flags)', 'sys_umount'],
    ['void box_open(struct box *box);', null],
    ['\tbox_open(box);', null],
    ['EXPORT_SYMBOL(box_open);', null],
    ['if (x)', null],
    ['struct box {', null],
    ['', null],
  ])('%s', (line, name) => {
    expect(definedFunction(line)).toBe(name);
  });
});

describe('touched code', () => {
  const level = (fn: string, file: string, line: number): SourceLine => ({ function: fn, file, line });

  it('finds every inline level by function or by line', () => {
    const problem = problemWith([
      {
        symbol: 'outer',
        source: [level('box_lift.isra.0', 'fs/box.c', 46), level('outer', 'fs/other.c', 3)],
      },
      { symbol: 'x', source: [level('inlined', 'fs/box.c', 12)] },
      { symbol: 'y', source: [level('elsewhere', 'fs/box.c', 300)] },
    ]);
    expect(touchedCode(problem, changed)).toEqual(['box_lift fs/box.c:46', 'inlined fs/box.c:12']);
  });

  it('goes by names where frames are not decoded, registration chains included', () => {
    const problem = problemWith([{ symbol: 'box_open.part.0', role: 'registered' }, { symbol: 'stranger' }]);
    expect(touchedCode(problem, changed)).toEqual(['box_open']);
  });

  it('knows system calls by all their wrappers', () => {
    const umount = changedCode([
      Buffer.from(
        '--- a/fs/ns.c\n+++ b/fs/ns.c\n@@ -1 +1 @@ SYSCALL_DEFINE2(umount, char __user *, name, int, flags)\n-\ta();\n+\tb();\n',
      ),
    ]);
    expect(touchedCode(problemWith([{ symbol: '__x64_sys_umount' }]), umount)).toEqual(['__x64_sys_umount']);
    expect(touchedCode(problemWith([{ symbol: '__x64_sys_oldumount' }]), umount)).toEqual([]);
  });

  it('falls back to frames that are not proved to be called, and says so', () => {
    expect(touchedCode(problemWith([{ symbol: 'box_open', unreliable: true }]), changed)).toEqual([
      'box_open (on the stack, not proved to be called)',
    ]);
    expect(
      touchedCode(problemWith([{ symbol: 'box_open', unreliable: true }, { symbol: 'box_lift' }]), changed),
    ).toEqual(['box_lift']);
  });
});
