import type { Detection } from '../../src/doctor/needs.ts';
import type { Probe } from '../../src/doctor/probe.ts';

/** A 64-bit little-endian ELF header with one program header of the given type. */
export function elfHead(programHeaderType: number): Buffer {
  const head = Buffer.alloc(0x40 + 0x38);
  head.write('\x7fELF', 'latin1');
  head[4] = 2;
  head[5] = 1;
  head.writeBigUInt64LE(0x40n, 0x20);
  head.writeUInt16LE(0x38, 0x36);
  head.writeUInt16LE(1, 0x38);
  head.writeUInt32LE(programHeaderType, 0x40);
  return head;
}

export const PT_LOAD = 1;
export const PT_INTERP = 3;

/** A host that has everything except what `lacks` says. */
export function fakeProbe(lacks: (wanted: string) => boolean = () => false): Probe {
  const answer = async (wanted: string): Promise<string | null> =>
    lacks(wanted) ? null : `/found/${wanted}`;
  return {
    program: answer,
    paths: async (pattern) => (lacks(pattern) || pattern.includes('*') ? [] : [pattern]),
    head: async () => elfHead(PT_LOAD),
    header: (compiler, header) => answer(`${compiler} ${header}`),
    library: (compiler, file) => answer(`${compiler} ${file}`),
  };
}

/** What {@link fakeProbe} is asked for a detection. */
export function askedFor(detection: Detection): string {
  switch (detection.type) {
    case 'header':
      return `${detection.compiler} ${detection.header}`;
    case 'library':
      return `${detection.compiler} ${detection.file}`;
    case 'file':
      return detection.path;
    default:
      return detection.name;
  }
}
