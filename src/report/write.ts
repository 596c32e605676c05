import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { writeFileAtomic } from '../world/files.ts';
import { renderEml } from './eml.ts';
import { type ConsoleText, renderHtml } from './html.ts';
import { renderJunit } from './junit.ts';
import { renderLkp } from './lkp.ts';
import { renderMarkdown } from './markdown.ts';
import type { Result } from './result.ts';

/** GitHub's job summary takes 1 MiB a step and drops a longer one; what is written to disk keeps below. */
export const SUMMARY_LIMIT_BYTES = 900 * 1024;
/** Below the 65536 characters of an issue comment, with room for a marker. */
export const COMMENT_LIMIT_BYTES = 60_000;

export function renderJson(result: Result): string {
  return `${JSON.stringify(result, null, 2)}\n`;
}

/**
 * Writes result.json first, then report.txt (LKP), report.md, report.html, junit.xml and reply.eml (only when there
 * is a mail to answer) into the run's folder. Gives the names written. Consoles are read from the same folder.
 */
export async function writeReports(result: Result, outDir: string): Promise<readonly string[]> {
  const written: string[] = [];
  const write = async (name: string, text: string | null) => {
    if (text === null) return;
    await writeFileAtomic(join(outDir, name), text);
    written.push(name);
  };
  await write('result.json', renderJson(result));
  await write('report.txt', renderLkp(result));
  await write('report.md', renderMarkdown(result, { limitBytes: SUMMARY_LIMIT_BYTES }));
  await write('junit.xml', renderJunit(result));
  await write('reply.eml', renderEml(result));
  await write('report.html', renderHtml(result, { consoles: await readConsoles(result, outDir) }));
  return written;
}

/** One console is read up to this size; a longer one is left to the file. */
const CONSOLE_BYTES = 64 * 1024 * 1024;

/** The console logs that the result names, as far as they are plain files inside of the folder. */
export async function readConsoles(result: Result, folder: string): Promise<readonly ConsoleText[]> {
  const consoles: ConsoleText[] = [];
  const root = await realpath(folder);
  for (const log of new Set(result.boots.map((boot) => boot.log))) {
    const text = await readInside(root, log);
    if (text !== null) consoles.push({ log, text });
  }
  return consoles;
}

async function readInside(root: string, name: string): Promise<string | null> {
  if (name === '') return null;
  try {
    const path = await realpath(join(root, name));
    if (!path.startsWith(root + sep)) return null;
    const about = await stat(path);
    if (!about.isFile() || about.size > CONSOLE_BYTES) return null;
    return await readFile(path, 'utf8');
  } catch {
    // A log that is gone costs its place in the page, never the report.
    return null;
  }
}
