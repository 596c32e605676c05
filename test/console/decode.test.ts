import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseAddr2line, sourcePrefix, treePath } from '../../src/console/addr2line.ts';
import { checkBanner } from '../../src/console/banner.ts';
import { disassemble, parseCode } from '../../src/console/code-bytes.ts';
import { decodeReport } from '../../src/console/decode.ts';
import { decodeLine } from '../../src/console/decode-lines.ts';
import { parseConsole } from '../../src/console/parse.ts';
import { SymbolTable } from '../../src/console/symbols.ts';
import { HostProcesses } from '../../src/world/process.ts';

const NM = `ffffffff81000000 T kite_fly
ffffffff81000040 t kite_fly.cold
ffffffff81000050 t twin
ffffffff81000070 t other
ffffffff81000080 t twin
ffffffff810000b0 T last
ffffffff82000000 D linux_banner
`;

describe('symbols', () => {
  const symbols = new SymbolTable(NM);
  it('measures a symbol to the next one, and settles duplicates by size', () => {
    expect(symbols.find('kite_fly', 0x40)).toEqual([{ address: 0xffffffff81000000n, size: 0x40 }]);
    expect(symbols.find('twin', 0x30)).toEqual([{ address: 0xffffffff81000080n, size: 0x30 }]);
    expect(symbols.find('twin', 0x20)).toEqual([{ address: 0xffffffff81000050n, size: 0x20 }]);
    expect(symbols.find('kite_fly', 0x48)).toEqual([]);
    expect(symbols.find('kite_fly.cold', 0x10)).toHaveLength(1);
  });
  it('finds data, and says nothing of a name that stands for two places', () => {
    expect(symbols.addressOf('linux_banner')).toBe(0xffffffff82000000n);
    expect(symbols.addressOf('twin')).toBeNull();
  });
});

describe('addr2line output', () => {
  it('reads inline chains innermost first', () => {
    const chains = parseAddr2line(
      '0xffffffff8100003c\nspin_lock\n/src/./include/linux/spinlock.h:351\nlock_box\n/src/fs/box.c:14 (discriminator 2)\n0xffffffff81000001\n??\n??:0\n',
    );
    expect(chains.get(0xffffffff8100003cn)).toEqual([
      { function: 'spin_lock', file: '/src/./include/linux/spinlock.h', line: 351 },
      { function: 'lock_box', file: '/src/fs/box.c', line: 14 },
    ]);
    expect(chains.get(0xffffffff81000001n)).toEqual([]);
  });
  it('makes paths relative to the tree', () => {
    expect(sourcePrefix('/src/init/main.c')).toBe('/src/');
    expect(sourcePrefix('init/main.c')).toBeNull();
    expect(treePath('/src/./include/a.h', ['/src/'])).toBe('include/a.h');
    expect(treePath('/src/fs/../include/a.h', ['/src'])).toBe('include/a.h');
    expect(treePath('/elsewhere/a.h', ['/src/'])).toBe('/elsewhere/a.h');
  });
});

describe('decoded lines', () => {
  const chain = [
    { function: 'lock_box', file: 'fs/box.c', line: 14 },
    { function: 'kite_fly', file: 'fs/kite.c', line: 3 },
  ];
  const known = ({ symbol }: { symbol: string }) =>
    symbol === 'kite_fly' ? { source: chain, candidates: 1 } : null;
  it.each([
    ['[    1.0][  T31]  kite_fly+0x3d/0x90', '[    1.0][  T31]  kite_fly (fs/box.c:14 fs/kite.c:3)'],
    [
      '[    1.0][  T31]  ? [<ffffffff81000000>] kite_fly+0x3d/0x90 ',
      '[    1.0][  T31]  ? kite_fly (fs/box.c:14 fs/kite.c:3)',
    ],
    ['RIP: 0010:kite_fly+0x3d/0x90', 'RIP: 0010:kite_fly (fs/box.c:14 fs/kite.c:3)'],
    ['  unknown+0x3d/0x90', '  unknown+0x3d/0x90'],
    ['  kite_fly+0x3d/0x90 [kites]', '  kite_fly+0x3d/0x90 [kites]'],
    ['RIP: 0033:0x7f0000000000', 'RIP: 0033:0x7f0000000000'],
  ])('%s', (raw, decoded) => {
    expect(decodeLine(raw, known)).toBe(decoded);
  });
  it('says when a symbol may be at several places', () => {
    expect(decodeLine('f+0x1/0x2', () => ({ source: chain.slice(1), candidates: 3 }))).toBe(
      'f (fs/kite.c:3) (ambiguous: 3)',
    );
  });
});

describe('Code: lines', () => {
  it('finds the bytes and the instruction that faulted', () => {
    expect(parseCode('[  1.0] Code: 55 48 89 e5 <0f> 0b 5d c3')).toEqual({
      bytes: Uint8Array.of(0x55, 0x48, 0x89, 0xe5, 0x0f, 0x0b, 0x5d, 0xc3),
      at: 4,
      machine: 'x86_64',
    });
    expect(parseCode('Code: 910003fd (f9400400) ')).toEqual({
      bytes: Uint8Array.of(0xfd, 0x03, 0x00, 0x91, 0x00, 0x04, 0x40, 0xf9),
      at: 4,
      machine: 'aarch64',
    });
    expect(parseCode('Code: Unable to access opcode bytes at 0x7f.')).toBeNull();
    expect(parseCode('Code: Bad RIP value.')).toBeNull();
  });
});

describe('banner', () => {
  const banner = 'Linux version 6.12.40 (build@example) (gcc 12) #1 SMP Thu Jan  1 00:00:00 UTC 1970';
  const elf = { read: async () => Buffer.from(`${banner}\n\0rest`) };
  const symbols = new SymbolTable(NM);
  it('accepts its own kernel, refuses another, and says what it cannot tell', async () => {
    expect((await checkBanner(banner, elf, symbols)).verdict).toBe('same');
    expect((await checkBanner(banner.replace('#1', '#2'), elf, symbols)).verdict).toBe('other');
    expect((await checkBanner(null, elf, symbols)).verdict).toBe('unknown');
  });
});

/** A program is enough of a kernel: symbols, a banner, inlined functions, debug information. */
const SOURCE = `const char linux_banner[] = "Linux version 6.12.40 (build@example) (gcc 12) #1 SMP Thu Jan  1 00:00:00 UTC 1970\\n";
volatile int tide;
__attribute__((noinline)) void anchor_drop(int n) { tide += n; asm volatile(""); }
static inline __attribute__((always_inline)) void lock_harbour(int n)
{
	anchor_drop(n);
}
__attribute__((noinline)) int ship_berth(int n)
{
	lock_harbour(n);
	return tide + 1;
}
int start_kernel(void)
{
	return ship_berth(2) + 1;
}
int main(void) { return start_kernel(); }
`;

function tool(name: string, ...args: string[]): boolean {
  try {
    execFileSync(name, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const canBuild = process.arch === 'x64' && ['gcc', 'nm', 'objdump'].every((name) => tool(name, '--version'));

describe.skipIf(!canBuild)('a real file with debug information', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patchboot-decode-test-'));
  const tree = join(folder, 'tree');
  const vmlinux = join(folder, 'vmlinux');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('mkdir', ['-p', join(tree, 'init')]);
  writeFileSync(join(tree, 'init/main.c'), SOURCE);
  execFileSync('gcc', ['-O2', '-g', '-no-pie', '-o', vmlinux, join(tree, 'init/main.c')]);
  const processes = new HostProcesses();
  const symbols = new SymbolTable(execFileSync('nm', ['-n', vmlinux]).toString());
  const disassembly = execFileSync('objdump', ['-d', vmlinux]).toString();

  /** `ship_berth+0xOFFSET/0xSIZE` of the instruction after its call of anchor_drop. */
  function returnAddress(): string {
    const text = disassembly.slice(disassembly.indexOf('<ship_berth>:'));
    const lines = text.split('\n');
    const start = symbols.addressOf('ship_berth') ?? 0n;
    const call = lines.findIndex((line) => line.includes('call') && line.includes('anchor_drop'));
    const after = BigInt(`0x${lines[call + 1]?.trim().split(':')[0]}`);
    const next = [
      ...execFileSync('nm', ['-n', vmlinux])
        .toString()
        .matchAll(/^([0-9a-f]+) /gm),
    ]
      .map((match) => BigInt(`0x${match[1]}`))
      .find((address) => address > start);
    return `ship_berth+0x${(after - start).toString(16)}/0x${((next ?? 0n) - start).toString(16)}`;
  }

  const BANNER = 'Linux version 6.12.40 (build@example) (gcc 12) #1 SMP Thu Jan  1 00:00:00 UTC 1970';
  function log(banner = BANNER): string {
    return [
      banner,
      'BUG: sleeping function called from invalid context at harbour.c:3',
      'in_atomic(): 1, irqs_disabled(): 0, non_block: 0, pid: 214, name: ship',
      'Call Trace:',
      ' <TASK>',
      ` ${returnAddress()}`,
      ' </TASK>',
      '',
    ]
      .map((body, i) => `[    ${i === 0 ? '0' : '1'}.000000][  T214] ${body}\n`)
      .join('');
  }

  it('looks return addresses up minus one, and blames the innermost inlined function', async () => {
    const report = await decodeReport(parseConsole(log()), { vmlinux, sourceRoot: tree, processes });
    const [problem] = report.problems;
    expect(problem?.frames[0]?.source).toEqual([
      { function: 'lock_harbour', file: 'init/main.c', line: 6 },
      { function: 'ship_berth', file: 'init/main.c', line: 10 },
    ]);
    expect(problem?.function).toBe('lock_harbour');
    expect(problem?.file).toBe('init/main.c');
    expect(problem?.title).toBe('BUG: sleeping function called from invalid context in lock_harbour');
    expect(problem?.decoded).toContain('[    1.000000][  T214]  ship_berth (init/main.c:6 init/main.c:10)');
    expect(problem?.key).toBe(parseConsole(log()).problems[0]?.key);
  });

  it('decodes nothing with the vmlinux of another kernel', async () => {
    const plain = parseConsole(log(BANNER.replace('#1', '#7')));
    const report = await decodeReport(plain, { vmlinux, sourceRoot: tree, processes });
    expect(report.problems).toEqual(plain.problems);
    expect(report.notes.join()).toContain('the vmlinux is of another kernel');
  });

  it('decodes nothing when the functions are not those of the console', async () => {
    const plain = parseConsole(log('hello').replace(/\/0x[0-9a-f]+/g, '/0x9999'));
    const report = await decodeReport(plain, { vmlinux, sourceRoot: tree, processes });
    expect(report.problems).toEqual(plain.problems);
    expect(report.notes.join()).toContain('other functions');
  });

  it('says when the file is no vmlinux', async () => {
    const report = await decodeReport(parseConsole(log()), {
      vmlinux: join(tree, 'init/main.c'),
      sourceRoot: null,
      processes,
    });
    expect(report.notes.join()).toContain('no readable 64-bit vmlinux');
  });

  it('disassembles code bytes and marks the trapping instruction', async () => {
    const code = parseCode('Code: 55 48 89 e5 <0f> 0b 5d c3');
    expect(code === null ? [] : await disassemble(code, processes)).toEqual([
      'All code',
      '========',
      expect.stringMatching(/^ {3}0:\t55 +\tpush +%rbp$/),
      expect.stringMatching(/^ {3}1:\t48 89 e5 +\tmov +%rsp,%rbp$/),
      expect.stringMatching(/^ {3}4:\*\t0f 0b +\tud2\t\t<-- trapping instruction$/),
      expect.stringMatching(/^ {3}6:\t5d +\tpop +%rbp$/),
      expect.stringMatching(/^ {3}7:\tc3 +\tret/),
      '',
      'Code starting with the faulting instruction',
      '===========================================',
      expect.stringMatching(/^ {3}0:\t0f 0b +\tud2$/),
      expect.stringMatching(/^ {3}2:\t5d +\tpop +%rbp$/),
      expect.stringMatching(/^ {3}3:\tc3 +\tret/),
      '',
    ]);
  });
});
