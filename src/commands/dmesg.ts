import { readFile } from 'node:fs/promises';
import { parseConsole } from '../console/parse.ts';
import type { CliCommand } from './command.ts';

export const dmesgCommand: CliCommand = {
  name: 'dmesg',
  summary: 'problems on kernel console logs',
  help: 'patchboot dmesg',
  async run(args, io) {
    let code = 0;
    for (const file of args.filter((a) => !a.startsWith('--'))) {
      const report = parseConsole(await readFile(file));
      if (report.problems.length > 0) code = 1;
      io.stdout(`${JSON.stringify({ file, ...report, kernelOffset: report.kernelOffset?.toString(16) })}\n`);
    }
    return code;
  },
};
