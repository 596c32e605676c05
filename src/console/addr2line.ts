import { posix } from 'node:path';
import { InterruptedError } from '../errors.ts';
import { type Processes, succeeded } from '../world/process.ts';
import type { SourceLine } from './problem.ts';

/** Which program answers, in order of trust. */
export const ADDR2LINE_TOOLS = [
  { name: 'llvm-addr2line', exact: true, why: 'right file for every inline level, and the fastest' },
  {
    name: 'addr2line',
    exact: false,
    why: 'GNU: with DWARF 5 it names the wrong file for about one inlined address in seventy (2.40)',
  },
] as const;

export interface Lookup {
  /** Inline chains, innermost first, by address. */
  readonly chains: ReadonlyMap<bigint, readonly SourceLine[]>;
  readonly tool: (typeof ADDR2LINE_TOOLS)[number];
}

const TIMEOUT_MS = 120_000;

/** Looks up all addresses in one process; null when no tool works here. */
export async function lookUp(
  vmlinux: string,
  addresses: readonly bigint[],
  processes: Processes,
  signal?: AbortSignal,
): Promise<Lookup | null> {
  const input = `${addresses.map((address) => `0x${address.toString(16)}`).join('\n')}\n`;
  for (const tool of ADDR2LINE_TOOLS) {
    const run = processes.run(
      {
        argv: [tool.name, '-e', vmlinux, '-a', '-f', '-i'],
        input,
        timeoutMs: TIMEOUT_MS,
        outputLimit: 64 * 1024 * 1024,
      },
      signal,
    );
    // Not installed: the next tool may be.
    const result = await run.catch(() => null);
    if (result?.ending.type === 'aborted') throw new InterruptedError('interrupted while decoding stacks');
    if (result === null || !succeeded(result)) continue;
    return { chains: parseAddr2line(result.stdout.toString()), tool };
  }
  return null;
}

const ADDRESS = /^0x([0-9a-f]+)$/;
const PLACE = /^(.*?):(\d+)(?: \(discriminator \d+\))?$/;

/** Reads `addr2line -a -f -i`: an address line, then a pair of lines (function, file:line) for each inline level. */
export function parseAddr2line(output: string): Map<bigint, SourceLine[]> {
  const chains = new Map<bigint, SourceLine[]>();
  let chain: SourceLine[] = [];
  let name: string | null = null;
  for (const line of output.split('\n')) {
    const address = name === null ? ADDRESS.exec(line) : null;
    if (address !== null) {
      chain = [];
      chains.set(BigInt(`0x${address[1]}`), chain);
    } else if (name === null) {
      name = line;
    } else {
      const place = PLACE.exec(line);
      // `??:0` and `file:?`: no line is known, so the level says nothing.
      if (place !== null && place[1] !== '??' && place[2] !== '0') {
        chain.push({ function: name, file: place[1] ?? '', line: Number(place[2]) });
      }
      name = null;
    }
  }
  return chains;
}

/** The folder that the kernel was compiled in, found by where a function of init/main.c is. */
export function sourcePrefix(file: string | undefined): string | null {
  return file?.endsWith('/init/main.c') === true ? file.slice(0, -'init/main.c'.length) : null;
}

/** A path relative to the tree: build folder taken off, `./` and `../` resolved. */
export function treePath(file: string, prefixes: readonly string[]): string {
  const clean = posix.normalize(file);
  for (const prefix of prefixes) {
    const folder = posix.normalize(prefix.endsWith('/') ? prefix : `${prefix}/`);
    if (folder !== './' && clean.startsWith(folder)) return clean.slice(folder.length);
  }
  return clean;
}
