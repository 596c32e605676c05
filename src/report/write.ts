import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeFileAtomic } from '../world/files.ts';
import { type Attachment, renderEml } from './eml.ts';
import { type ConsoleText, renderHtml } from './html.ts';
import { readInside } from './inside.ts';
import { renderJunit } from './junit.ts';
import { renderLkp, reportLead } from './lkp.ts';
import { materials } from './lkp-materials.ts';
import { renderMarkdown } from './markdown.ts';
import type { Result } from './result.ts';
import { reproduceScripts } from './script.ts';

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
  for (const { name, text } of reproduceScripts(result)) await write(name, text);
  await write('report.txt', renderLkp(result));
  await write('report.md', renderMarkdown(result, { limitBytes: SUMMARY_LIMIT_BYTES }));
  await write('junit.xml', renderJunit(result));
  await write('reply.eml', renderEml(result, { attachments: await readAttachments(result, outDir) }));
  await write('report.html', renderHtml(result, { consoles: await readConsoles(result, outDir) }));
  return written;
}

/** The console logs that the result names, as far as they are plain files inside of the folder. */
export async function readConsoles(result: Result, folder: string): Promise<readonly ConsoleText[]> {
  const consoles: ConsoleText[] = [];
  for (const log of new Set(result.boots.map((boot) => boot.log))) {
    const text = await readInside(folder, log);
    if (text !== null) consoles.push({ log, text });
  }
  return consoles;
}

/** Lists refuse mails of more than about 100 KB. */
const ATTACHED_BYTES = 70_000;

/**
 * What the reply carries, as far as it is in the folder and a list would take it: the kernel's configuration, the
 * script, the initramfs recipe, the patches and the console; long ones compressed, as LKP does.
 */
export async function readAttachments(result: Result, folder: string): Promise<readonly Attachment[]> {
  const attachments: Attachment[] = [];
  // Written anew: a result that was merged has no such file yet, and paths of its own.
  const scripts = new Map(reproduceScripts(result).map(({ name, text }) => [name, text]));
  let room = ATTACHED_BYTES;
  for (const file of materials(result, reportLead(result))) {
    const text = scripts.get(file) ?? (await readInside(folder, file));
    if (text === null) continue;
    // What is read as it is stays plain; the script unpacks what it needs.
    const packed = !scripts.has(file) && file !== result.mbox;
    const name = /\.(?:sh|mbox|config)$/.test(file) ? (file.split('/').at(-1) ?? file) : 'dmesg';
    const content = packed ? gzipSync(text, { level: 9 }) : Buffer.from(text);
    const bytes = Math.ceil((content.length * 4) / 3);
    if (bytes > room) continue;
    room -= bytes;
    attachments.push({ name: packed ? `${name}.gz` : name, content });
  }
  return attachments;
}
