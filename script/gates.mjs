// Scores the command line on real inputs with known answers and holds the figures against the bounds below.
// usage: node script/gates.mjs DIR RESULT.json     DIR has conformance/*.mjs and corpus/
// Writes {passed, failed, skipped} for script/tally.mjs; exit 1 when a bound is missed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [dir, resultFile] = process.argv.slice(2);
const mail = join(dir, 'corpus/mail');

/** @returns {string[]} */
const filesIn = (folder, ending = '') =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => join(folder, name))
    : [];

/**
 * One scorer each; one gate a figure. `figure` finds it in the scorer's output as its first group (a second group
 * is the whole of which it is a part); `least` and `most` are what the product promises. "all": no miss at all.
 */
const SCORERS = [
  {
    script: 'score-mail.mjs',
    args: [...filesIn(join(mail, 'cases'), '.eml'), ...filesIn(join(mail, 't5100'))],
    gates: [
      { name: "diff bytes are git's", figure: /^same-bytes ([\d.]+)/m, least: 95 },
      { name: 'no mail fails outright', figure: /(\d+) files failed outright/, most: 0 },
    ],
  },
  {
    script: 'score-series.mjs',
    args: ['--corpus', join(mail, 'series')],
    gates: [{ name: 'series are put together', figure: /^series (\d+)\/(\d+)/m, least: 'all' }],
  },
  {
    script: 'score-console.mjs',
    args: ['--corpus', join(dir, 'corpus/console')],
    gates: [
      { name: 'problems are detected', figure: /^detected\s+([\d.]+)/m, least: 99.5 },
      { name: 'clean logs are clean', figure: /^clean-is-clean\s+[\d.]+ \((\d+)\/(\d+)\)/m, least: 'all' },
      { name: 'kinds', figure: /^kind\s+([\d.]+)/m, least: 97 },
      { name: 'functions', figure: /^function\s+([\d.]+)/m, least: 92 },
      { name: 'functions of lockdep reports', figure: /^function LOCKDEP\s+([\d.]+)/m, least: 95 },
      { name: 'functions of warnings', figure: /^function WARNING\s+([\d.]+)/m, least: 95 },
      {
        name: 'functions of sleeps in atomic context',
        figure: /^function ATOMIC_SLEEP\s+([\d.]+)/m,
        least: 95,
      },
      { name: 'corrupted logs are called so', figure: /^corrupted\s+([\d.]+)/m, least: 95 },
    ],
  },
];

/** @returns {{ok: boolean, seen: string}} */
function judge(gate, output) {
  const match = gate.figure.exec(output);
  if (match === null) return { ok: false, seen: 'no figure' };
  const value = Number(match[1]);
  if (gate.most !== undefined) return { ok: value <= gate.most, seen: `${value}, at most ${gate.most}` };
  if (gate.least === 'all') {
    const all = Number(match[2]);
    return { ok: all > 0 && value === all, seen: `${value} of ${all}` };
  }
  return { ok: value >= gate.least, seen: `${value}, at least ${gate.least}` };
}

const tally = { passed: 0, failed: 0, skipped: 0 };
for (const { script, args, gates } of SCORERS) {
  const run = spawnSync(
    process.execPath,
    [join(dir, 'conformance', script), '--cli', 'dist/cli.js', '--show', '20', ...args],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, timeout: 15 * 60_000 },
  );
  const verdicts = gates.map((gate) => ({ gate, ...judge(gate, run.stdout ?? '') }));
  for (const { gate, ok, seen } of verdicts) {
    console.log(`  ${ok ? 'ok  ' : 'FAIL'}  ${gate.name}: ${seen}`);
    tally[ok ? 'passed' : 'failed']++;
  }
  // What was missed, or why there are no figures: only where somebody must look.
  if (verdicts.some(({ ok }) => !ok)) {
    const lines = `${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}`.trimEnd().split('\n');
    console.log(lines.map((line) => `        ${line}`).join('\n'));
  }
}
writeFileSync(resultFile, JSON.stringify(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
