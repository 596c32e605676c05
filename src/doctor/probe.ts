import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../world/files.ts';
import { type Processes, succeeded } from '../world/process.ts';
import type { Detection } from './needs.ts';

/** What detection may ask of the host; tests answer instead of a host. */
export interface Probe {
  /** Path of an executable on PATH or in the administrator's folders. */
  program(name: string): Promise<string | null>;
  file(path: string): Promise<boolean>;
  /** Path of a header, as the compiler's preprocessor finds it. */
  header(compiler: string, header: string): Promise<string | null>;
  /** Path of a library, as the compiler finds it. */
  library(compiler: string, file: string): Promise<string | null>;
}

/** Where a thing is; null when it is missing. */
export async function detect(detection: Detection, probe: Probe): Promise<string | null> {
  switch (detection.type) {
    case 'program':
      return probe.program(detection.name);
    case 'header':
      return probe.header(detection.compiler, detection.header);
    case 'library':
      return probe.library(detection.compiler, detection.file);
    case 'file':
      return (await probe.file(detection.path)) ? detection.path : null;
  }
}

const COMPILER_TIMEOUT_MS = 30_000;
/** An ordinary user's PATH on Debian lacks these, yet mkfs.ext4 and others live there. */
const ADMIN_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** Questions to the real host. `path` is the value of PATH. */
export function hostProbe(processes: Processes, path: string): Probe {
  const folders = [...new Set([...path.split(':').filter((folder) => folder !== ''), ...ADMIN_FOLDERS])];
  return {
    program: (name) => findProgram(name, folders),
    file: exists,
    async header(compiler, header) {
      if ((await findProgram(compiler, folders)) === null) return null;
      // The preprocessor's line markers name the file: # 1 "/usr/include/gelf.h" 1 3 4
      const result = await processes.run({
        argv: [compiler, '-E', '-x', 'c', '-'],
        input: `#include <${header}>\n`,
        timeoutMs: COMPILER_TIMEOUT_MS,
      });
      if (!succeeded(result)) return null;
      const markers = result.stdout.toString().matchAll(/^# \d+ "([^"]+)"/gm);
      return (
        [...markers].map((marker) => marker[1] ?? '').find((file) => file.endsWith(`/${header}`)) ?? null
      );
    },
    async library(compiler, file) {
      if ((await findProgram(compiler, folders)) === null) return null;
      const result = await processes.run({
        argv: [compiler, `-print-file-name=${file}`],
        timeoutMs: COMPILER_TIMEOUT_MS,
      });
      // gcc echoes the bare name when it finds nothing.
      const found = result.stdout.toString().trim();
      return succeeded(result) && found.startsWith('/') ? found : null;
    },
  };
}

async function findProgram(name: string, folders: readonly string[]): Promise<string | null> {
  for (const folder of folders) {
    const candidate = join(folder, name);
    const isFile = await stat(candidate).then(
      (info) => info.isFile(),
      () => false,
    );
    if (!isFile) continue;
    const runs = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return candidate;
  }
  return null;
}
