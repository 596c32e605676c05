import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { suiteFiles } from '../../src/suite/script.ts';
import { parseSuite } from '../../src/suite/suite.ts';
import { listNames } from '../../src/world/files.ts';

const names = await listNames('suites', '.yaml');
const load = (name: string) => parseSuite(readFileSync(`suites/${name}.yaml`, 'utf8'), `suites/${name}.yaml`);

describe.each(names)('suite %s', (name) => {
  test('is called as its file', () => {
    expect(load(name).name).toBe(name);
  });

  test('a command that names a mount point says that it must be gone afterwards', () => {
    for (const step of load(name).steps) {
      if (step.kind !== 'perf' || !/^umount /.test(step.command)) continue;
      expect(step.gone).toBe(step.command.split(' ').at(-1));
    }
  });

  test('names fragments of kconfig that are there', async () => {
    const fragments = await listNames('kconfig', '.config');
    expect(load(name).needs.kconfig.filter((fragment) => !fragments.includes(fragment))).toEqual([]);
  });

  test('a size stands in the command too, so that plots find the steps that belong together', () => {
    for (const step of load(name).steps) {
      if (step.kind !== 'perf' || step.size === null) continue;
      expect(step.command).toContain(String(step.size.value));
    }
  });
});

test('umount-more measures trees of 1 to 1000 mounts, all with the same command but for the size', () => {
  const trees = load('umount-more').steps.flatMap((step) =>
    step.kind === 'perf' && step.size !== null ? [step] : [],
  );
  expect(trees.map(({ size }) => size)).toEqual(
    [1, 10, 100, 1000].map((value) => ({ name: 'mounts', value })),
  );
  expect(new Set(trees.map(({ command }) => command.replace(/\d+/g, '#'))).size).toBe(1);
});

test('steps reach the guest in their order', () => {
  const suite = load('umount-more');
  const files = suiteFiles(suite, { measure: true }).filter(({ path }) => path.endsWith('/id'));
  const inOrder = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  expect(inOrder.map(({ content }) => content.trim())).toEqual(suite.steps.map(({ id }) => id));
});

test.each([
  ['{ name: mounts, value: 0 }', 'size'],
  ['{ name: mounts }', 'size'],
  ['7', 'size'],
])('a size of %s is refused', (size, where) => {
  const text = `name: s\ndescription: d\nsteps: [{ id: a, title: t, kind: perf, command: c, size: ${size} }]\n`;
  expect(() => parseSuite(text, 's.yaml')).toThrow(where);
});

test('what a suite brings along reaches the guest, its bundle of the container being JSON', () => {
  const suite = load('crun');
  expect(suite.needs).toEqual({ kconfig: ['container'], programs: { crun: 'crun' } });
  const bundle = suiteFiles(suite, { measure: true }).find(({ path }) => path === 'bundle/config.json');
  const config = JSON.parse(bundle?.content ?? '') as { process: { args: string[]; terminal: boolean } };
  expect(config.process).toMatchObject({ args: ['/exit0'], terminal: false });
});

test.each([
  ['needs: { kconfig: ["../x"] }', 'kconfig'],
  ['needs: { programs: { "--x": crun } }', 'programs'],
  ['needs: { programs: { crun: "a;b" } }', 'programs'],
  ['needs: { kernel: [] }', 'needs'],
  ['files: { /etc/passwd: x }', 'files'],
  ['files: { a/../../b: x }', 'files'],
  ['files: { "a b": x }', 'files'],
])('a suite with %s is refused', (line, where) => {
  const text = `name: s\ndescription: d\n${line}\nsteps: [{ id: a, title: t, kind: script, script: "true" }]\n`;
  expect(() => parseSuite(text, 's.yaml')).toThrow(where);
});
