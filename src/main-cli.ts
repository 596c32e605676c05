#!/usr/bin/env node
import { runCli } from './cli.ts';
import { COMMANDS } from './commands/index.ts';
import { runInTerminal } from './world/terminal.ts';

await runInTerminal((args, io) => runCli(args, io, COMMANDS));
