import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeEnding, HostProcesses, succeeded } from '../../src/world/process.ts';
import { bubblewrapArgv, type Confined, chooseSandbox, type Sandbox } from '../../src/world/sandbox.ts';

const processes = new HostProcesses();

test('the command line of bubblewrap: nothing shared but what is named, at fixed places', () => {
  const confined: Confined = {
    binds: [
      { host: '/home/pat/linux', inside: '/src', access: 'read' },
      { host: '/home/pat/out', inside: '/build', access: 'write' },
    ],
    argv: (path) => ['make', '-C', path('/home/pat/linux'), `O=${path('/home/pat/out')}`],
    env: (path) => ({ CCACHE_DIR: path('/home/pat/out/ccache') }),
    cwd: '/home/pat/out',
  };
  expect(
    bubblewrapArgv(confined, [
      { path: '/usr', link: null },
      { path: '/bin', link: 'usr/bin' },
    ]),
  ).toEqual([
    ...['bwrap', '--unshare-all', '--die-with-parent', '--new-session', '--clearenv'],
    ...['--cap-drop', 'ALL'],
    ...['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...['--ro-bind', '/home/pat/linux', '/src', '--bind', '/home/pat/out', '/build'],
    ...[
      '--setenv',
      'PATH',
      '/usr/sbin:/usr/bin:/sbin:/bin',
      '--setenv',
      'HOME',
      '/tmp',
      '--setenv',
      'LC_ALL',
      'C',
    ],
    ...['--setenv', 'TZ', 'UTC', '--setenv', 'CCACHE_DIR', '/build/ccache'],
    ...['--chdir', '/build', '--', 'make', '-C', '/src', 'O=/build'],
  ]);
});

describe('code of a patch, in the real sandbox', () => {
  let sandbox: Sandbox;
  let folder = '';
  beforeAll(async () => {
    sandbox = await chooseSandbox('auto', processes);
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    mkdirSync(join(folder, 'src'));
    mkdirSync(join(folder, 'build'));
    writeFileSync(join(folder, 'src/file'), 'clean');
    process.env['PATCHBOOT_TEST_TOKEN'] = 'ghs_verysecret';
  });
  afterAll(() => {
    delete process.env['PATCHBOOT_TEST_TOKEN'];
    rmSync(folder, { recursive: true, force: true });
  });
  const run = (script: string) =>
    processes.run({
      ...sandbox.wrap({
        binds: [
          { host: join(folder, 'src'), inside: '/src', access: 'read' },
          { host: join(folder, 'build'), inside: '/build', access: 'write' },
        ],
        argv: () => ['sh', '-c', script],
        cwd: join(folder, 'build'),
      }),
      timeoutMs: 20_000,
    });

  test('sees no token, not in its environment and not in that of any process', async () => {
    const result = await run('env; cat /proc/*/environ 2>/dev/null | tr "\\0" "\\n"');
    expect(result.stdout.toString()).toContain('PATH=');
    expect(result.stdout.toString()).not.toContain('ghs_verysecret');
    expect(result.stdout.toString()).not.toContain('PATCHBOOT_TEST_TOKEN');
  });
  test('cannot write to the tree, to /usr, or outside of its folder', async () => {
    for (const target of ['/src/file', '/usr/bin/x', join(folder, 'x')]) {
      expect(succeeded(await run(`echo bad > ${target}`))).toBe(false);
    }
    expect(readFileSync(join(folder, 'src/file'), 'utf8')).toBe('clean');
    expect(succeeded(await run('echo good > /build/file'))).toBe(true);
    expect(readFileSync(join(folder, 'build/file'), 'utf8')).toBe('good\n');
  });
  test('has no network and no passwords', async () => {
    const result = await run('cat /proc/net/dev | tail -n +3 | cut -d: -f1; ls /etc/shadow /root /home');
    expect(result.stdout.toString().trim().split(/\s+/)).toEqual(['lo']);
  });
  test('ends with all its children when its time is up', async () => {
    const started = performance.now();
    const result = await processes.run({
      ...sandbox.wrap({ binds: [], argv: () => ['sh', '-c', 'sleep 1000 & sleep 1000'], cwd: '/' }),
      timeoutMs: 500,
    });
    expect(result.ending.type).toBe('timed-out');
    expect(describeEnding(result)).toMatch(/^timed out after/);
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
