import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../errors.ts';
import { compileHelper } from '../guest/helpers.ts';
import type { InitramfsFile } from '../guest/initramfs.ts';
import type { Arch } from '../guest/root.ts';
import { exists, listNames } from '../world/files.ts';
import type { World } from '../world/world.ts';
import { programFile, stepFolder } from './script.ts';
import type { CheckStep, Suite } from './suite.ts';

/** The programs of a suite's checks, compiled for the guest: each in the folder of its step. */
export async function checkPrograms(
  suite: Suite,
  arch: Arch,
  world: World,
): Promise<readonly InitramfsFile[]> {
  const files: InitramfsFile[] = [];
  for (const [index, step] of suite.steps.entries()) {
    if (step.kind !== 'check') continue;
    const source = await programSource(step, suite, world.dataDir);
    const program = { path: `${stepFolder(step, index)}/${programFile(step)}`, executable: true };
    files.push(
      source.endsWith('.c')
        ? {
            ...program,
            content: await readFile(await compileHelper(source, arch, world)),
            source: await withOwnHeaders(source, [dirname(source), join(world.dataDir, 'guest', 'checks')]),
          }
        : { ...program, content: await readFile(source) },
    );
  }
  return files;
}

/** A C text with the headers that it quotes put in, each once, so that it can be compiled by itself. */
async function withOwnHeaders(
  file: string,
  folders: readonly string[],
  seen = new Set<string>(),
): Promise<string> {
  const lines: string[] = [];
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const name = /^\s*#\s*include\s*"([^"]+)"/.exec(line)?.[1];
    if (name === undefined) {
      lines.push(line);
      continue;
    }
    const places = folders.map((folder) => join(folder, name));
    const there = await Promise.all(places.map(exists));
    const header = places[there.indexOf(true)];
    if (header === undefined) lines.push(line);
    else if (!seen.has(header)) {
      seen.add(header);
      lines.push(await withOwnHeaders(header, folders, seen));
    }
  }
  return lines.join('\n');
}

/** Where the source of a check is. */
export async function programSource(step: CheckStep, suite: Suite, dataDir: string): Promise<string> {
  const own = /\.(c|sh)$/.test(step.program);
  const checks = join(dataDir, 'guest', 'checks');
  const source = own ? resolve(suite.folder ?? checks, step.program) : join(checks, `${step.program}.c`);
  if (await exists(source)) return source;
  const names = await listNames(checks, '.c');
  throw new UsageError(`suite ${suite.name}, step ${step.id}: there is no check "${step.program}"`, {
    hint: own
      ? `The path starts from the folder of the suite: ${source} does not exist.`
      : `The checks are ${names.join(', ')}; one of your own is a path that ends in .c or .sh.`,
  });
}
