import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, expect, test } from 'vitest';
import { parseConsole } from '../../src/console/parse.ts';
import { EXIT } from '../../src/errors.ts';
import type { Result, SplatFinding } from '../../src/report/result.ts';
import { runCliBundle } from './cli.ts';

/**
 * The script beside a report, run as its reader would: out of the mail, with git, make, mmdebstrap and QEMU, and with
 * nothing of patchboot in reach. It must come to the same commits and the same splat.
 */

const out = mkdtempSync(join(tmpdir(), 'patchboot-e2e-'));
const mail = mkdtempSync(join(tmpdir(), 'patchboot-mail-'));
afterAll(() => {
  for (const folder of [out, mail]) rmSync(folder, { recursive: true, force: true });
});

// The kernel is compiled anew, minutes on two cores; a compiler cache of the test's own makes the second time quick.
const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'patchboot-test');
const CCACHE = '/usr/lib/ccache';

test('call-rcu: the script in the reply finds the splat again', async () => {
  const run = await runCliBundle(
    ['run', 'examples/call-rcu', '--machines', 'x86_64-lockdep', '--suites', 'umount', '--out', out],
    { timeoutMs: 40 * 60_000 },
  );
  expect(run.code).toBe(EXIT.finding);
  const result = JSON.parse(readFileSync(join(out, 'result.json'), 'utf8')) as Result;
  const splat = result.findings[0] as SplatFinding;
  expect(splat.id).toBe('WARNING:inconsistent_lock_state');

  const { attachments } = await simpleParser(readFileSync(join(out, 'reply.eml')));
  for (const { filename, content } of attachments) writeFileSync(join(mail, filename ?? ''), content);
  const script = join(mail, 'x86_64-lockdep.sh');
  expect(existsSync(script)).toBe(true);

  // Always the same folder: the compiler cache knows files by their path. An old kernel must not be booted.
  const work = join(cache, 'reproduce');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const { code, text } = await shell(script, work);
  expect(text).not.toContain('note: ');
  expect(text).toContain('reproduced: WARNING:inconsistent_lock_state');
  expect(code).toBe(0);

  const head = execFileSync('git', ['rev-parse', 'HEAD'], {
    cwd: join(work, 'linux'),
    encoding: 'utf8',
  }).trim();
  expect(head).toBe(result.series?.patches.at(-1)?.commit);
  const { problems } = parseConsole(readFileSync(join(work, 'console.log')));
  const again = problems.find((problem) => problem.id === splat.id);
  expect(again?.key).toBe(splat.problem.key);
  rmSync(work, { recursive: true, force: true });
});

/** Runs the script with a clean environment: no variable of the test, no folder of the project. */
function shell(script: string, work: string): Promise<{ code: number | null; text: string }> {
  const path = [
    ...(existsSync(CCACHE) ? [CCACHE] : []),
    '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  ];
  const child = spawn('sh', [script, 'patched', work], {
    cwd: mail,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: path.join(':'),
      HOME: mail,
      CCACHE_DIR: join(cache, 'ccache'),
      CCACHE_NOHASHDIR: '1',
      // mmdebstrap fetches packages.
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /_proxy$/i.test(name))),
    },
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, text: text.slice(-200_000) }));
  });
}
