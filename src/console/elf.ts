import { open } from 'node:fs/promises';

/** The little that decoding needs of an ELF file: which machine, which DWARF, and bytes at an address. */
export interface ElfFile {
  readonly machine: 'x86_64' | 'aarch64' | 'other';
  /** Version of the first unit in .debug_info; null when the file has none. */
  readonly dwarf: number | null;
  /** Bytes at a virtual address; null when no section of the file holds it. */
  read(address: bigint, length: number): Promise<Buffer | null>;
}

interface Section {
  readonly name: string;
  readonly type: number;
  readonly address: bigint;
  readonly offset: number;
  readonly size: number;
}

const SHT_NOBITS = 8;
const MACHINES: Record<number, ElfFile['machine']> = { 62: 'x86_64', 183: 'aarch64' };

/** Opens a 64-bit little-endian ELF file; null when the file is none. Throws what opening the file throws. */
export async function readElf(path: string): Promise<ElfFile | null> {
  const header = await readAt(path, 0, 64);
  if (
    header.length < 64 ||
    header.toString('latin1', 0, 4) !== '\x7fELF' ||
    header[4] !== 2 ||
    header[5] !== 1
  ) {
    return null;
  }
  const count = header.readUInt16LE(60);
  const table = await readAt(path, Number(header.readBigUInt64LE(40)), count * 64);
  const raw = Array.from({ length: Math.floor(table.length / 64) }, (_, i) =>
    table.subarray(i * 64, i * 64 + 64),
  );
  const range = (entry: Buffer): { offset: number; size: number } => ({
    offset: Number(entry.readBigUInt64LE(24)),
    size: Number(entry.readBigUInt64LE(32)),
  });
  const names = raw[header.readUInt16LE(62)];
  const strings =
    names === undefined ? Buffer.alloc(0) : await readAt(path, range(names).offset, range(names).size);
  const sections: Section[] = raw.map((entry) => {
    const start = entry.readUInt32LE(0);
    const end = strings.indexOf(0, start);
    return {
      name: strings.toString('latin1', start, end < 0 ? start : end),
      type: entry.readUInt32LE(4),
      address: entry.readBigUInt64LE(16),
      ...range(entry),
    };
  });
  return {
    machine: MACHINES[header.readUInt16LE(18)] ?? 'other',
    dwarf: await dwarfVersion(path, sections),
    async read(address, length) {
      const holder = sections.find(
        (s) =>
          s.address !== 0n &&
          s.type !== SHT_NOBITS &&
          address >= s.address &&
          address < s.address + BigInt(s.size),
      );
      if (holder === undefined) return null;
      const inside = Number(address - holder.address);
      return readAt(path, holder.offset + inside, Math.min(length, holder.size - inside));
    },
  };
}

async function dwarfVersion(path: string, sections: readonly Section[]): Promise<number | null> {
  const info = sections.find((section) => section.name === '.debug_info');
  if (info === undefined || info.size < 16) return null;
  const head = await readAt(path, info.offset, 16);
  // 64-bit DWARF marks itself with 0xffffffff before the length.
  return head.readUInt32LE(0) === 0xffffffff ? head.readUInt16LE(12) : head.readUInt16LE(4);
}

async function readAt(path: string, position: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
