/**
 * 10,000 mails in one mbox: `patchboot mail --json` beside `git mailsplit` and `git mailinfo`, in one run.
 *
 *   script/build && node --experimental-strip-types bench/mail.ts [COUNT] [CLI]      (CLI defaults to dist/cli.js)
 *
 * Prints seconds and peak memory (VmHWM of Linux) for each, and for 1/10 of the mails, which shows whether memory
 * grows with the mbox.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const count = Number(process.argv[2] ?? 10_000);
const cli = process.argv[3] ?? 'dist/cli.js';

interface Cost {
  readonly what: string;
  readonly mails: number;
  readonly seconds: number;
  /** Peak resident memory; of the largest process where there are many. */
  readonly peakMib: number;
}

/** A mail of usual size, about 8 KiB: three files, twelve hunks, quoted-printable every third time. */
function mail(n: number): string {
  const hunks = Array.from({ length: 12 }, (_, h) => {
    const line = h * 40 + 1;
    const context = Array.from(
      { length: 6 },
      (_x, c) => ` \tcontext_line(${n}, ${h}, ${c}); /* some words to fill it */\n`,
    ).join('');
    return `@@ -${line},8 +${line},8 @@ static int f${h}(void)\n${context} \tx;\n-\told_call(${n});\n+\tnew_call(${n});\n`;
  }).join('');
  const diff = [0, 1, 2]
    .map(
      (f) =>
        `diff --git a/fs/f${f}.c b/fs/f${f}.c\nindex 1111111..2222222 100644\n--- a/fs/f${f}.c\n+++ b/fs/f${f}.c\n${f === 0 ? hunks : hunks.slice(0, hunks.indexOf('@@', 5))}`,
    )
    .join('');
  const qp = n % 3 === 0;
  const body = `Some words about patch ${n}.\n\nSigned-off-by: A U Thor <author@example.org>\n---\n\n${diff}-- \n2.45.0\n`;
  return `From author@example.org Tue Mar  3 10:00:00 2026
From: A U Thor <author@example.org>
To: list@example.org
Subject: [PATCH ${(n % 50) + 1}/50] fs: patch number ${n}
Date: Tue, 3 Mar 2026 10:00:00 +0100
Message-ID: <m${n}@example.org>
MIME-Version: 1.0
Content-Type: text/plain; charset=UTF-8
Content-Transfer-Encoding: ${qp ? 'quoted-printable' : '8bit'}

${qp ? body.replace(/=/g, '=3D') : body}
`;
}

function writeMbox(file: string, mails: number): void {
  const fd = openSync(file, 'w');
  for (let n = 0; n < mails; n++) writeSync(fd, mail(n));
  closeSync(fd);
}

/** Runs a program to its end with its output thrown away, and reads its peak memory while it runs. */
async function measure(what: string, mails: number, argv: readonly string[]): Promise<Cost> {
  const started = performance.now();
  const child = spawn(argv[0] as string, argv.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) lines++;
  });
  let peakMib = 0;
  const timer = setInterval(() => {
    peakMib = Math.max(peakMib, peakOf(child.pid ?? 0));
  }, 20);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}`);
  if (what.startsWith('patchboot') && lines !== mails) throw new Error(`${lines} lines for ${mails} mails`);
  return { what, mails, seconds: (performance.now() - started) / 1000, peakMib };
}

function peakOf(pid: number): number {
  try {
    const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return match === null ? 0 : Number(match[1]) / 1024;
  } catch {
    return 0;
  }
}

/** git needs one process a mail; the loop is a shell's, so that no other program is on its bill. */
async function measureGit(file: string, mails: number, dir: string): Promise<Cost> {
  const script = `git mailsplit -b -o"$1" "$2" >/dev/null && for m in "$1"/*; do git mailinfo "$1.msg" "$1.patch" < "$m" >/dev/null || exit 1; done`;
  const split = join(dir, 'split');
  spawnSync('mkdir', ['-p', split]);
  const cost = await measure('git mailsplit + mailinfo', mails, ['sh', '-c', script, 'sh', split, file]);
  if (readdirSync(split).length !== mails) throw new Error('git split another number of mails');
  rmSync(split, { recursive: true });
  return cost;
}

const dir = mkdtempSync(join(tmpdir(), 'bench-mail-'));
try {
  const costs: Cost[] = [];
  for (const mails of [Math.ceil(count / 10), count]) {
    const file = join(dir, `box-${mails}.mbox`);
    writeMbox(file, mails);
    costs.push(
      await measure('patchboot mail --json', mails, [process.execPath, cli, 'mail', '--json', file]),
    );
    costs.push(await measureGit(file, mails, dir));
  }
  for (const cost of costs) {
    const memory = cost.what.startsWith('git') ? '' : `  peak ${cost.peakMib.toFixed(0)} MiB`;
    const each = ((cost.seconds / cost.mails) * 1000).toFixed(2);
    console.log(
      `${cost.what.padEnd(26)} ${String(cost.mails).padStart(6)} mails  ${cost.seconds.toFixed(2)} s  ${each} ms each${memory}`,
    );
  }
} finally {
  rmSync(dir, { recursive: true });
}
