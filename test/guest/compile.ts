import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Compiles guest/NAME.c into a folder, as strictly as it must compile, and returns the program's path. */
export function compileGuestProgram(name: string, folder: string): string {
  const source = join(import.meta.dirname, '..', '..', 'guest', `${name}.c`);
  const program = join(folder, name);
  execFileSync('gcc', ['-O2', '-Wall', '-Wextra', '-Werror', '-static', '-o', program, source]);
  return program;
}

/** What a finished program left: its exit status (null after a signal) and both streams. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end in a folder. */
export function runProgram(argv: readonly string[], folder: string): Ended {
  const [program = '', ...args] = argv;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stdout, stderr };
}
