import { benchCommand } from './bench.ts';
import { claimsCommand } from './claims.ts';
import type { CliCommand } from './command.ts';
import { demoCommand } from './demo.ts';
import { dmesgCommand } from './dmesg.ts';
import { doctorCommand } from './doctor.ts';
import { mailCommand } from './mail.ts';
import { planCommand } from './plan.ts';
import { publishCommand } from './publish.ts';
import { reportCommand } from './report.ts';
import { runCommand } from './run.ts';
import { seriesCommand } from './series.ts';

/** All commands, in the order of the help. */
export const COMMANDS: readonly CliCommand[] = [
  runCommand,
  demoCommand,
  benchCommand,
  mailCommand,
  seriesCommand,
  claimsCommand,
  dmesgCommand,
  planCommand,
  reportCommand,
  publishCommand,
  doctorCommand,
];
