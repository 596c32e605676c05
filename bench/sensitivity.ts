/**
 * What each clock finds of work of a known size: runs the product on patches that let lazy umount work longer, and
 * prints a Markdown table. The plain command is untouched and is the control.
 *
 *   npx rolldown bench/sensitivity.ts --platform node --format esm -o /tmp/sensitivity.mjs
 *   node /tmp/sensitivity.mjs OUT 166,498,1660 --machines x86_64-rt --timing both --boots 8
 *
 * OUT is a folder for the results; the numbers are microseconds; what follows goes to `patchboot run`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement, Result } from '../src/report/result.ts';

const [out, list, ...more] = process.argv.slice(2);
if (out === undefined || list === undefined) {
  process.stderr.write('usage: node sensitivity.mjs OUT MICROSECONDS,... [OPTION OF patchboot run]...\n');
  process.exit(2);
}
const CLI = process.env['PATCHBOOT_CLI'] ?? 'dist/cli.js';
const patch = readFileSync('bench/patches/slower-lazy-umount.patch', 'utf8');
mkdirSync(out, { recursive: true });

function row(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

const milliseconds = (seconds: number | undefined): string =>
  seconds === undefined ? '-' : `${(seconds * 1e3).toFixed(2)} ms`;
const percent = (value: number | undefined): string =>
  value === undefined ? '-' : `${value > 0 ? '+' : ''}${value.toFixed(2)} %`;

function seconds(result: Result, { machine, timing }: Measurement): string {
  const boots = result.boots.filter((boot) => boot.machine === machine && boot.timing === timing);
  return boots.reduce((sum, boot) => sum + boot.elapsedSeconds, 0).toFixed(0);
}

row([
  'added',
  'clock',
  'command',
  'base',
  'patched',
  'shift',
  'interval',
  'told',
  'would tell',
  'boots',
  'seconds of booting',
]);
row(Array.from({ length: 11 }, () => '---'));
for (const added of list.split(',')) {
  const mail = join(out, `slower-${added}.patch`);
  const folder = join(out, added);
  writeFileSync(
    mail,
    patch.replace('udelay(166)', `udelay(${added})`).replace('166 microseconds', `${added} microseconds`),
  );
  const words = ['run', mail, '--suites', 'bench/umount-only.yaml', '--out', folder, ...more];
  const { status } = spawnSync(process.execPath, [CLI, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
  // 1 is a finding; more than that is no measurement.
  if (status === null || status > 1) throw new Error(`patchboot ended with ${status}; see ${folder}`);
  const result = JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')) as Result;
  for (const measurement of result.measurements) {
    const { comparison, timing, command, control } = measurement;
    row([
      `${added} us`,
      timing,
      control ? `${command} (control)` : command,
      milliseconds(comparison?.baseSeconds),
      milliseconds(comparison?.patchedSeconds),
      percent(comparison?.shiftPercent),
      comparison === null ? '-' : comparison.intervalPercent.map(percent).join(' to '),
      comparison?.confoundedBy === undefined ? (comparison?.verdict ?? '-') : 'confounded',
      percent(comparison?.detectablePercent),
      String(measurement.samples.length),
      seconds(result, measurement),
    ]);
  }
}
