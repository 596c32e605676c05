import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Processes, succeeded } from '../world/process.ts';

/** The bytes of a `Code:` line, and where in them the faulting instruction is. */
export interface CodeBytes {
  readonly bytes: Uint8Array;
  /** Offset of the byte in angle brackets (x86) or of the word in round ones (arm64). */
  readonly at: number;
  readonly machine: 'x86_64' | 'aarch64';
}

const LINE = /\bCode: ((?:[<(]?[0-9a-f]{2,8}[>)]?\s*)+)$/;

/** Reads a `Code:` line; null when it has no bytes ("Unable to access opcode bytes", "Bad RIP value."). */
export function parseCode(text: string): CodeBytes | null {
  const match = LINE.exec(text.trimEnd());
  const words = match?.[1]?.trim().split(/\s+/) ?? [];
  if (words.length < 2) return null;
  const bare = words.map((word) => word.replace(/[<>()]/g, ''));
  const marked = words.findIndex((word) => /[<(]/.test(word));
  const width = bare[0]?.length === 8 ? 4 : 1;
  if (marked < 0 || bare.some((word) => word.length !== width * 2)) return null;
  const bytes = Uint8Array.from(
    bare.flatMap((word) => {
      const value = Buffer.from(word, 'hex');
      return [...(width === 4 ? value.reverse() : value)];
    }),
  );
  return { bytes, at: marked * width, machine: width === 4 ? 'aarch64' : 'x86_64' };
}

const TOOLS: Record<CodeBytes['machine'], readonly (readonly [string, ...string[]])[]> = {
  x86_64: [
    ['objdump', '-m', 'i386:x86-64'],
    ['x86_64-linux-gnu-objdump', '-m', 'i386:x86-64'],
  ],
  aarch64: [
    ['aarch64-linux-gnu-objdump', '-m', 'aarch64'],
    ['objdump', '-m', 'aarch64'],
  ],
};
const INSTRUCTION = /^ *[0-9a-f]+:\t/;

/**
 * Disassembles a `Code:` line in the manner of the kernel's scripts/decodecode: all bytes with the trapping
 * instruction marked, then again from that instruction on. Empty when no objdump can do it.
 */
export async function disassemble(
  code: CodeBytes,
  processes: Processes,
  signal?: AbortSignal,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'patchboot-code-'));
  try {
    const all = await dump(code.bytes, code.machine, folder, processes, signal);
    const from = await dump(code.bytes.subarray(code.at), code.machine, folder, processes, signal);
    if (all.length === 0 || from.length === 0) return [];
    // Counted from the end: the first bytes may begin in the middle of an instruction.
    const trapping = all.length - from.length;
    return [
      'All code',
      '========',
      ...all.map((line, i) =>
        i === trapping ? `${line.replace(':', ':*')}\t\t<-- trapping instruction` : line,
      ),
      '',
      'Code starting with the faulting instruction',
      '===========================================',
      ...from,
      '',
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function dump(
  bytes: Uint8Array,
  machine: CodeBytes['machine'],
  folder: string,
  processes: Processes,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const file = join(folder, 'code.bin');
  await writeFile(file, bytes);
  for (const tool of TOOLS[machine]) {
    const result = await processes
      .run({ argv: [...tool, '-D', '-b', 'binary', file], timeoutMs: 20_000 }, signal)
      .catch(() => null);
    if (result === null || !succeeded(result)) continue;
    return result.stdout
      .toString()
      .split('\n')
      .filter((line) => INSTRUCTION.test(line))
      .map((line) => line.trimEnd());
  }
  return [];
}
