import { shellWord } from '../world/shell.ts';
import { machineNames } from './boots.ts';
import { cleanLine } from './clean.ts';
import type { LkpOptions } from './lkp-parts.ts';
import { repeatOf, reproduceCommands } from './reproduce.ts';
import type { Finding, Result } from './result.ts';
import { reproduceScripts, scriptName } from './script.ts';

/** What LKP has an archive for: the files that a kernel and its boot are made of again, and how. */

/** LKP's link to its archive; here the files of the run, or what is attached to the mail. */
export function materialsBlock(result: Result, lead: Finding | undefined, options: LkpOptions): string[] {
  const files = options.attached ?? materials(result, lead);
  if (files.length === 0) return [];
  const where = options.attached === undefined ? 'in the folder of this report' : 'attached';
  return [
    `The kernel config and materials to reproduce are ${where}:`,
    ...files.map((file) => `\t${cleanLine(file)}`),
  ];
}

/** The files that the kernel and boot of a finding can be made of again: configuration, scripts, console. */
export function materials(result: Result, lead?: Finding): readonly string[] {
  const repeat = repeatOf(result, lead?.machine ?? machineNames(result)[0], lead);
  if (repeat === null) return [];
  const { patched, base } = repeat.kernels;
  const log = lead !== undefined && 'log' in lead ? lead.log : (repeat.boot?.log ?? '');
  const scripts = reproduceScripts(result).filter((script) => script.name === scriptName(repeat.machine));
  return [
    (patched ?? base)?.config ?? '',
    ...scripts.map((script) => script.name),
    repeat.boot?.recipe ?? '',
    ...(result.mbox === undefined ? [] : [result.mbox]),
    log,
  ].filter((file) => file !== '');
}

/** The script, and the commands that it consists of, for a shell; [] when there is nothing to do again. */
export function handCommands(
  result: Result,
  lead: Finding | undefined,
  place: (file: string) => string = (file) => file,
): readonly string[] {
  const commands = reproduceCommands(result, lead, place);
  const scripts = new Set(reproduceScripts(result).map((script) => script.name));
  const script = materials(result, lead).find((file) => scripts.has(file));
  if (script === undefined) return commands;
  const about = '# builds this kernel and boots it; needs nothing of patchboot';
  return [about, `sh ${shellWord(place(script))}`, '# or by hand: build kernel', ...commands.slice(1)];
}

/** How to see it again: the script, the same run, and the commands one by one. */
export function reproduceBlock(result: Result, lead: Finding | undefined, options: LkpOptions): string[] {
  const place = (file: string) => (options.attached === undefined ? file : (file.split('/').at(-1) ?? file));
  const again = result.reproduce === '' ? [] : ['# the whole test again', cleanLine(result.reproduce)];
  // LKP's layout: comments after eight blanks, commands after a tab.
  const line = (text: string) => (text.startsWith('#') ? ['', `        ${text}`] : [`\t${text}`]);
  return ['To reproduce:', ...[...again, ...handCommands(result, lead, place)].flatMap(line)];
}
