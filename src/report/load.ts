import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { InputError, UsageError } from '../errors.ts';
import { expandGlob, isGlob } from '../mail/glob.ts';
import { pathTrouble } from '../world/read.ts';
import { mergeResults } from './merge.ts';
import { lostParts, PLAN_FILE, parsePlan } from './plan-file.ts';
import type { Result } from './result.ts';
import { parseResult, RESULT_LIMIT_BYTES } from './schema.ts';

/** Results from disk: one, or several of one series as one. Only files named result.json, or named by the user, are read. */

/** Folders inside of each other, and results, that a search goes through: one folder a machine is usual. */
const DEPTH_MAX = 4;
const RESULTS_MAX = 256;

export interface LoadedResult {
  readonly result: Result;
  /** What the names of its logs are relative to. */
  readonly folder: string;
}

/**
 * Reads and merges results. Each input is a file, a pattern, or a folder that is searched for result.json; log names
 * of the merged result are relative to the folder above all of them. A plan.json among them says which machines there
 * should be a result of; without one of them there is no pass.
 * @throws InputError or UsageError that names the file at fault.
 */
export async function loadResults(inputs: readonly string[], cwd: string): Promise<LoadedResult> {
  const files = [...new Set((await Promise.all(inputs.map((input) => filesOf(input, cwd)))).flat())];
  if (files.length > RESULTS_MAX) {
    throw new UsageError(`there are ${files.length} results; the limit is ${RESULTS_MAX}`);
  }
  const plans = files.filter((file) => basename(file) === PLAN_FILE);
  const results = files.filter((file) => !plans.includes(file));
  const top = commonFolder(files.map((file) => dirname(resolve(cwd, file))));
  const parts = await Promise.all(
    results.map(async (file) => ({
      name: file,
      folder: relative(top, dirname(resolve(cwd, file))),
      result: parseResult(await readBounded(resolve(cwd, file), file), file),
    })),
  );
  const planned = await Promise.all(
    plans.map(async (file) => parsePlan(await readBounded(resolve(cwd, file), file), file)),
  );
  const lost = lostParts(planned.flat(), parts, new Date().toISOString());
  return { result: mergeResults([...parts, ...lost]), folder: top };
}

async function filesOf(input: string, cwd: string): Promise<readonly string[]> {
  const names = isGlob(input) ? await expandGlob(input, cwd) : [input];
  const found: string[] = [];
  for (const name of names) {
    const info = await stat(resolve(cwd, name)).catch(() => null);
    if (info?.isDirectory()) found.push(...(await search(name, cwd, DEPTH_MAX)));
    else if (info !== null) found.push(name);
  }
  if (found.length > 0) return found;
  throw new InputError(`there is no result.json at ${input}`, {
    hint: `It was looked for in ${cwd}. Did the job that makes it upload its report folder, and this one download it?`,
  });
}

async function search(folder: string, cwd: string, depth: number): Promise<readonly string[]> {
  const entries = await readdir(resolve(cwd, folder), { withFileTypes: true });
  const found = ['result.json', PLAN_FILE]
    .filter((name) => entries.some((entry) => entry.isFile() && entry.name === name))
    .map((name) => join(folder, name));
  // Below a result lie its logs, which are not ours to look through.
  if (depth === 0 || found.some((file) => basename(file) === 'result.json')) return found;
  // A symbolic link is no directory here, so an artifact cannot lead out of its folder.
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  for (const name of folders.sort()) found.push(...(await search(join(folder, name), cwd, depth - 1)));
  return found;
}

async function readBounded(path: string, name: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > RESULT_LIMIT_BYTES) {
      throw new InputError(`${name} is larger than ${RESULT_LIMIT_BYTES / 1024 / 1024} MiB`, {
        hint: 'A result of patchboot never is: give the result.json of a run.',
      });
    }
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`cannot read ${name}: ${pathTrouble(cause)}`, {
      hint: 'Give the result.json that `patchboot run` wrote into its --out folder.',
      cause,
    });
  }
}

function commonFolder(folders: readonly string[]): string {
  const [first = '/', ...rest] = folders;
  const parts = first.split('/');
  const same = (index: number): boolean => rest.every((folder) => folder.split('/')[index] === parts[index]);
  let count = 0;
  while (count < parts.length && same(count)) count++;
  return parts.slice(0, count).join('/') || '/';
}
