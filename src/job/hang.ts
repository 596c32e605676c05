import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../report/result.ts';

/** What a guest that fell silent said last, and the stacks that src/boot/stacks.ts had it print then. */

const LAST_LINES = 10;
const STACK_LINES = 40;
const ASKED = /sysrq: Show /;

/** Adds the last words to findings of kernels that hang. */
export async function withLastWords(
  findings: readonly Finding[],
  outDir: string,
): Promise<readonly Finding[]> {
  return Promise.all(
    findings.map(async (finding) => {
      if (finding.type !== 'boot-failure' || finding.log === '') return finding;
      const text = await readFile(join(outDir, finding.log), 'latin1').catch(() => '');
      const words = lastWords(text);
      return words.length === 0 ? finding : { ...finding, message: [finding.message, ...words].join('\n') };
    }),
  );
}

/** The last lines before the stacks were asked for, and the first of these; the last lines where nobody asked. */
export function lastWords(console: string): readonly string[] {
  const lines = console.split(/\r*\n/).filter((line) => line.trim() !== '');
  const asked = lines.findIndex((line) => ASKED.test(line));
  const end = asked < 0 ? lines.length : asked;
  return [
    ...lines.slice(Math.max(0, end - LAST_LINES), end),
    ...(asked < 0 ? [] : lines.slice(asked, asked + STACK_LINES)),
  ];
}
