import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAction } from './action.ts';
import { killEverything } from './world/process.ts';
import { findDataDir } from './world/terminal.ts';

const abort = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => abort.abort());
process.on('exit', killEverything);
const dataDir = findDataDir(dirname(fileURLToPath(import.meta.url)), existsSync);
// Handles that something left open must not keep a finished job alive.
process.exit(await runAction(dataDir, abort.signal));
