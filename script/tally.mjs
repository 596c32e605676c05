// Sums the results of script/test and prints `N passed, N failed` as the last line.
// usage: node script/tally.mjs FOLDER
// FOLDER holds NAME.json, each a report of vitest or {passed, failed, skipped}, and for some a NAME.json.exit with the
// exit status of the program that wrote it: not 0 is a failure even where the report names none.
// Exit 1 when anything failed, when nothing ran, or when a report cannot be read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Counts of one report. A test file that could not even be loaded has no test results: it counts as one failure. */
function counts(text) {
  const report = JSON.parse(text);
  if (report.testResults === undefined) return report;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function exitStatus(file) {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}

const sum = { passed: 0, failed: 0, skipped: 0 };
const [folder] = process.argv.slice(2);
for (const name of readdirSync(folder).sort()) {
  if (!name.endsWith('.json')) continue;
  let part;
  try {
    part = counts(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    console.log(`${name}: no readable report (${error.message})`);
    part = { passed: 0, failed: 1, skipped: 0 };
  }
  const status = exitStatus(join(folder, `${name}.exit`));
  if (status !== 0 && part.failed === 0) {
    console.log(`${name}: exit status ${status}, though no test of it failed`);
    part = { ...part, failed: 1 };
  }
  sum.passed += part.passed;
  sum.failed += part.failed;
  sum.skipped += part.skipped;
}
if (sum.skipped > 0) console.log(`${sum.skipped} skipped: these show nothing`);
if (sum.passed + sum.failed === 0) {
  console.log('no test ran');
  sum.failed = 1;
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
