import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseResult } from '../../src/report/schema.ts';
import { readConsoles, writeReports } from '../../src/report/write.ts';
import { functionalFail, pass } from './samples.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchboot-report-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('writes every format, with the consoles in the page', async () => {
  await mkdir(join(folder, 'x86_64-lockdep'));
  await writeFile(join(folder, 'x86_64-lockdep/patched-1.console'), 'Linux version of this test\n');
  const names = await writeReports(functionalFail(), folder);
  const reports = ['report.txt', 'report.md', 'junit.xml', 'reply.eml', 'report.html'];
  expect(names).toEqual(['result.json', 'reproduce/x86_64-lockdep.sh', ...reports]);
  expect((await readdir(folder)).sort()).toEqual(
    ['result.json', ...reports, 'reproduce', 'x86_64-lockdep'].sort(),
  );
  expect(parseResult(await readFile(join(folder, 'result.json'), 'utf8'))).toEqual(functionalFail());
  expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('Linux version of this test');
});

it('writes no mail when there is none to answer', async () => {
  expect(await writeReports({ ...pass, series: null }, folder)).not.toContain('reply.eml');
});

it('reads consoles from inside of the folder only', async () => {
  const [boot] = pass.boots;
  if (boot === undefined) throw new Error('the sample has boots');
  const out = join(folder, 'out');
  await mkdir(out);
  await writeFile(join(folder, 'secret'), 'secret');
  await writeFile(join(out, 'good'), 'good');
  await symlink(join(folder, 'secret'), join(out, 'link'));
  const logs = ['../secret', join(folder, 'secret'), 'link', 'gone', '', '.', 'good', 'good'];
  const consoles = await readConsoles({ ...pass, boots: logs.map((log) => ({ ...boot, log })) }, out);
  expect(consoles).toEqual([{ log: 'good', text: 'good' }]);
});
