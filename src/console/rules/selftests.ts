/**
 * Tests of the kernel that provoke reports on purpose, and what they print before and after. A report between
 * the two is expected, and is counted in the report's notes only.
 */
export interface SelfTest {
  readonly name: string;
  readonly begins: RegExp;
  readonly ends: RegExp;
  /** Console lines after which the test counts as over, ended or not. */
  readonly lines: number;
  readonly why: string;
}

export const SELF_TESTS: readonly SelfTest[] = [
  {
    name: 'kunit',
    begins:
      /^\s*# Subtest: (?:kasan|kfence|kcsan|kmsan|slub_test|ubsan\w*|fortify|usercopy\w*|stackinit|backtrace\w*|drm_(?:rect|mode)_test)\s*$/,
    ends: /^\s*(?:not )?ok \d+ (?:- )?(?:kasan|kfence|kcsan|kmsan|slub_test|ubsan\w*|fortify|usercopy\w*|stackinit|backtrace\w*|drm_\w+)\b/,
    lines: 200_000,
    why: 'KUnit suites of the checkers, lib and mm',
  },
  {
    name: 'lkdtm',
    begins: /^lkdtm: Performing direct entry \w+/,
    ends: /^lkdtm: (?!Performing|attempting|trying|calling|Bad|Good|Overwriting|ok:)/,
    lines: 150,
    why: 'drivers/misc/lkdtm: a crash that somebody asked for by name',
  },
  {
    name: 'rcu-self-test',
    begins: /^Running RCU self tests/,
    ends: /^.*(?:RCU Tasks|NR_IRQS|Dentry cache|rcu: Hierarchical|Console: )/,
    lines: 60,
    why: 'kernel/rcu/update.c',
  },
  {
    name: 'locking-api-testsuite',
    begins: /^\| Locking API testsuite:/,
    ends: /^(?:Good, all \d+ testcases passed|BUG: +\d+ unexpected failures)/,
    lines: 600,
    why: 'lib/locking-selftest.c provokes every lockdep report there is',
  },
];
