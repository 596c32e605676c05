import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { runCli } from '../../src/cli.ts';
import type { Io } from '../../src/commands/command.ts';
import { COMMANDS } from '../../src/commands/index.ts';

const CASES = join(import.meta.dirname, 'cases');
const folder = mkdtempSync(join(tmpdir(), 'patchboot-dmesg-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'clean.log'), '[    1.000000][    T1] all is well\n');
writeFileSync(
  join(folder, 'oops.log.gz'),
  gzipSync(readFileSync(join(CASES, 'null-pointer', 'console.log'))),
);

async function run(args: readonly string[], stdin = ''): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const io: Io = {
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      err += text;
    },
    stdin: async () => Buffer.from(stdin),
    cwd: folder,
    env: {},
    stdoutIsTty: false,
    stderrIsTty: false,
    columns: 80,
    signal: new AbortController().signal,
    dataDir: folder,
  };
  const code = await runCli(['dmesg', ...args], io, COMMANDS);
  return { code, out, err };
}

describe('patchboot dmesg', () => {
  it('exits 0 and says clean for a clean log', async () => {
    expect(await run(['clean.log'])).toEqual({ code: 0, out: 'clean.log: clean\n', err: '' });
  });

  it('exits 1 and shows the first problem with its text, the others on a line', async () => {
    const { code, out } = await run([join(CASES, 'pitfall-panic-after-warn', 'console.log')]);
    expect(code).toBe(1);
    expect(out).toContain('2 problems, the kernel panicked');
    expect(out).toContain(
      '\nWARNING in basket_weigh\n  id WARNING:at_fs/basket/main.c:#basket_weigh\n  lines 5 to 30\n',
    );
    expect(out).toMatch(/^ {4}\[ .*RIP: 0010:basket_weigh\+0x1c2\/0x210$/m);
    expect(out).toContain(
      '\nAlso on this console:\n  line 31: kernel panic: kernel: panic_on_warn set ... (a consequence)\n',
    );
  });

  it('names locks, disturbances and what is unsure', async () => {
    const lockdep = await run([join(CASES, 'inconsistent-lock-state', 'console.log')]);
    expect(lockdep.out).toContain('lockdep was off at the end');
    expect(lockdep.out).toContain('  locks drawer_lock ({SOFTIRQ-ON-W} -> {IN-SOFTIRQ-W})\n');
    const cut = await run([join(CASES, 'pitfall-cut-before-stack', 'console.log')]);
    expect(cut.out).toContain('the log is cut');
    expect(cut.out).toContain(
      '  its stack is missing or mixed with another one\n  the console ends inside it\n',
    );
    const soft = await run([join(CASES, 'pitfall-soft-signals', 'console.log')]);
    expect(soft.code).toBe(0);
    expect(soft.out).toContain(
      'Timings of this boot are disturbed:\n  rcu: INFO: Stall ended before state dump start\n',
    );
  });

  it('prints one JSON object a log, with the promised fields, and unpacks .gz', async () => {
    const { code, out } = await run(['--json', 'clean.log', 'oops.log.gz']);
    const records = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { file: string; problems: Record<string, unknown>[] });
    expect(code).toBe(1);
    expect(records.map((record) => record.file)).toEqual(['clean.log', 'oops.log.gz']);
    expect(records[0]).toMatchObject({ panicked: false, reboots: 0, lockdepActive: null, problems: [] });
    const problem = records[1]?.problems[0] ?? {};
    for (const field of [
      'kind',
      'title',
      'id',
      'function',
      'file',
      'line',
      'endLine',
      'secondary',
      'corrupted',
      'locks',
      'context',
      'excerpt',
    ]) {
      expect(problem).toHaveProperty(field);
    }
  });

  it('reads standard input', async () => {
    const { code, out } = await run(
      ['-'],
      '[    1.000000] BUG: Bad rss-counter state mm:0 type:MM_ANONPAGES val:3\n',
    );
    expect(code).toBe(1);
    expect(out).toContain('standard input: 1 problem');
  });

  it.each([
    [['no-such.log'], 'cannot read no-such.log'],
    [[], 'dmesg needs a console log'],
    [['--nonsense', 'clean.log'], '--nonsense'],
    [['--source', 'x', 'clean.log'], '--source does nothing without --vmlinux'],
  ])('exits 2 for %j', async (args, message) => {
    const { code, out, err } = await run(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
  });

  it.each([
    ['empty.log', Buffer.alloc(0), 'it is empty'],
    ['nul.log', Buffer.alloc(5000), 'it holds no text'],
    ['blank.log', Buffer.from(' \n\n'), 'it holds no text'],
    ['image.log', Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7) % 64)), 'it is not text'],
  ])('does not call %s clean', async (name, bytes, why) => {
    writeFileSync(join(folder, name), bytes);
    const { code, out, err } = await run([name]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`${name} is no console log: ${why}`);
  });

  it('takes a console with much line noise, when the kernel speaks in it', async () => {
    writeFileSync(
      join(folder, 'noise.log'),
      Buffer.concat([Buffer.alloc(500), Buffer.from('\n[    0.000000] Linux version 6.12.0\n')]),
    );
    expect((await run(['noise.log'])).code).toBe(0);
  });

  it('reads the other logs when one cannot be read, and exits 2', async () => {
    const { code, out, err } = await run(['no-such.log', 'clean.log']);
    expect([code, out]).toEqual([2, 'clean.log: clean\n']);
    expect(err).toBe('patchboot: cannot read no-such.log: there is no such file\n');
  });

  it('says what is wrong with a .gz', async () => {
    writeFileSync(join(folder, 'fake.log.gz'), 'no gzip');
    expect((await run(['fake.log.gz'])).err).toContain('cannot unpack fake.log.gz');
  });

  it('says why it did not decode', async () => {
    const { code, out } = await run(['--vmlinux', 'clean.log', 'oops.log.gz']);
    expect(code).toBe(1);
    expect(out).toContain('Stacks are not decoded');
  });

  it('has help that names every option', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    for (const option of ['--json', '--vmlinux', '--source', '--help', 'Exit status'])
      expect(out).toContain(option);
  });
});
