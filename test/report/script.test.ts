import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { cleanText } from '../../src/report/clean.ts';
import { headerPattern, reproduceScripts } from '../../src/report/script.ts';
import { POISON, poisoned } from './poison.ts';
import { applyError, BASE, buildError, DECODED, functionalFail, pass, perfImprovement } from './samples.ts';

// test/e2e/reproduce.test.ts runs such a script from the tree to the splat; here is what it is made of.

const folder = mkdtempSync(join(tmpdir(), 'patchboot-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

const only = (scripts: ReturnType<typeof reproduceScripts>) => {
  const [script, ...more] = scripts;
  if (script === undefined || more.length > 0) throw new Error(`${scripts.length} scripts, not one`);
  return script;
};

describe('the script', () => {
  const { name, text } = only(reproduceScripts(functionalFail()));

  it('is one a machine, and says what it is for', () => {
    expect(name).toBe('reproduce/x86_64-lockdep.sh');
    expect(text).toContain('seen     WARNING:inconsistent_lock_state: 2/2 boots of the series, 0/2 of base');
    expect(text).toContain('usage: sh SCRIPT [patched|base] [FOLDER]');
  });

  it('ends a guest that hangs', () => {
    expect(text).toMatch(/^timeout \d+ qemu-system-x86_64 .* \|\|$/m);
  });

  it('needs nothing of ours', () => {
    const commands = text.split('\n').filter((line) => !line.startsWith('#') && !line.includes('GIT_'));
    expect(commands.join('\n')).not.toMatch(/patchboot (run|report)|node |npx /);
  });

  it('takes series, configuration and recipe from beside it', () => {
    expect(text).toContain('mbox=$(part reproduce/series.mbox)');
    expect(text).toContain('config=$(part x86_64-lockdep/patched.config)');
    expect(text).toContain('recipe=$(part reproduce/initramfs-x86_64-lockdep-umount.sh)');
  });

  it('finds them in the folder of the report, and beside itself as the mail has them', () => {
    const part = /^part\(\) \{[\s\S]*?^\}$/m.exec(text)?.[0] ?? '';
    const report = mkdtempSync(join(tmpdir(), 'patchboot-script-'));
    const inMail = join(report, 'mail');
    mkdirSync(join(report, 'reproduce'));
    mkdirSync(join(report, 'kernels'));
    mkdirSync(inMail);
    writeFileSync(join(report, 'kernels/a.config'), 'in the folder');
    writeFileSync(join(inMail, 'a.config.gz'), gzipSync('in the mail'));
    const look = (here: string) =>
      execFileSync('sh', ['-euc', `here=${here}; ${part}\nfile=$(part kernels/a.config); cat "$file"`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    expect(look(join(report, 'reproduce'))).toBe('in the folder');
    expect(look(inMail).trim()).toBe('in the folder');
    rmSync(join(report, 'kernels'), { recursive: true });
    expect(look(inMail)).toBe('in the mail');
    rmSync(report, { recursive: true });
    expect(() => look(join(report, 'reproduce'))).toThrow();
  });

  it('ends with the finding, found again or not', () => {
    expect(text).toMatch(/grep -E '[^']*inconsistent \+lock \+state' console\.log/);
    expect(text).toContain("echo 'not seen in this boot: WARNING:inconsistent_lock_state'; exit 1");
  });

  it('compiles and stops where the series does not compile', () => {
    const broken = only(reproduceScripts(buildError())).text;
    expect(broken).toContain('echo "the kernel compiles"');
    expect(broken).not.toContain('qemu-system-x86_64 ');
  });

  it('shows the times where a time changed', () => {
    expect(only(reproduceScripts(perfImprovement())).text).toContain('time elapsed');
  });

  it('is not made where there is nothing to do again', () => {
    expect(reproduceScripts(applyError())).toEqual([]);
    expect(reproduceScripts({ ...pass, base: null })).toEqual([]);
    const { mbox: _, ...without } = pass;
    expect(reproduceScripts(without)).toEqual([]);
  });
});

describe('hostile text', () => {
  it.each([
    'apt:linux-source-6.12',
    'linux-6.12.tar.xz',
    'https://git.example.org/linux.git',
    `https://git.example.org/$(touch\${IFS}pwned)`,
    "'; touch pwned; '",
    '$(touch pwned)',
  ])('the shell can read the script for the tree %s, and runs nothing of it', (tree) => {
    for (const result of [functionalFail(), poisoned(functionalFail()), poisoned(buildError())]) {
      const base = { tree, commit: BASE, describe: '\n touch pwned\n#', how: '' };
      const machines = result.machines.map((machine) => ({
        ...machine,
        name: 'x86_64-lockdep',
        arch: 'x86_64',
      }));
      for (const { text } of reproduceScripts({ ...result, machines, base })) {
        execFileSync('sh', ['-n'], { input: text });
        // With every program it calls replaced, what is left is its own quoting.
        const stubs =
          'git() { :; }; make() { :; }; tar() { :; }; mkdir() { :; }; cp() { :; }; ls() { echo x; }\n';
        const body = text.replace(
          'set -eu',
          `set +e\n${stubs}rm() { :; }; mv() { :; }; grep() { :; }; cd() { :; }; PATH=/nonexistent`,
        );
        try {
          execFileSync('sh', ['-s'], { input: body, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
        } catch {
          // It may fail; it must not obey.
        }
        expect(execFileSync('ls', [folder], { encoding: 'utf8' })).toBe('');
      }
    }
  });

  it('makes no script for a base that is no commit', () => {
    const base = { tree: 'linux', commit: '$(touch pwned)', describe: '', how: '' };
    expect(reproduceScripts({ ...pass, base })).toEqual([]);
  });

  it('makes no script for a machine whose name is no file name', () => {
    const machines = pass.machines.map((machine) => ({ ...machine, name: '../x' }));
    expect(reproduceScripts({ ...pass, machines, findings: [] })).toEqual([]);
  });
});

describe('the pattern of a header line', () => {
  it('skips rules, and leaves numbers open', () => {
    expect(headerPattern(DECODED)).toBe('WARNING: +inconsistent +lock +state');
    expect(
      headerPattern([
        '[    1.0][   T1] ------------[ cut here ]------------',
        '[    1.0][   T1] WARNING: CPU: 0 PID: 42 at fs/namespace.c:1337 put+0x1c/0x40',
      ]),
    ).toBe(
      'WARNING: +CPU: +[0-9a-fx]+ +PID: +[0-9a-fx]+ +at +fs/namespace\\.c:[0-9a-fx]+ +put\\+[0-9a-fx]+/[0-9a-fx]+',
    );
    expect(headerPattern(['=====', ''])).toBeNull();
  });

  it.each([POISON, 'a(b[c{d*e+f?g|h^i$j.k\\l', 'BUG: 0xffffffff81000000 (x)'])(
    '%j is found by grep again',
    (line) => {
      const pattern = headerPattern([line]) ?? '';
      const input = `[    1.000000][    T1] ${cleanText(line)}\n`;
      expect(() =>
        execFileSync('grep', ['-a', '-E', pattern], { input, env: { LC_ALL: 'C' } }),
      ).not.toThrow();
    },
  );
});
