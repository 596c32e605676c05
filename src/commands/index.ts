import type { CliCommand } from './command.ts';
import { demoCommand } from './demo.ts';
import { doctorCommand } from './doctor.ts';
import { runCommand } from './run.ts';

/** All commands, in the order of the help. */
export const COMMANDS: readonly CliCommand[] = [runCommand, demoCommand, doctorCommand];
