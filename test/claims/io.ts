import type { Io } from '../../src/commands/command.ts';

export interface TestIo extends Io {
  readonly out: () => string;
  readonly err: () => string;
  readonly lines: () => string[];
}

/** Surroundings of a command that keep what it writes. */
export function testIo(stdin = ''): TestIo {
  const [out, err]: [string[], string[]] = [[], []];
  return {
    stdout: (text) => out.push(text),
    stderr: (text) => err.push(text),
    stdin: async () => Buffer.from(stdin),
    cwd: import.meta.dirname,
    env: {},
    stdoutIsTty: false,
    stderrIsTty: false,
    columns: 80,
    signal: new AbortController().signal,
    dataDir: '',
    out: () => out.join(''),
    err: () => err.join(''),
    lines: () => out.join('').split('\n').filter(Boolean),
  };
}
