/** The little of the ELF format (elf(5)) that tells a static program from a dynamic one and from a script. */

const PT_INTERP = 3;

/**
 * What kind of program the first bytes of a file are. The program headers follow the file header directly in
 * every linker's output, so a few kilobytes are enough; headers beyond the given bytes are not looked at.
 */
export function programKind(head: Buffer): 'static' | 'dynamic' | 'not-elf' {
  if (head.length < 64 || head.readUInt32BE(0) !== 0x7f454c46) return 'not-elf';
  const is64 = head[4] === 2;
  const little = head[5] === 1;
  const u16 = (at: number): number => (little ? head.readUInt16LE(at) : head.readUInt16BE(at));
  const u32 = (at: number): number => (little ? head.readUInt32LE(at) : head.readUInt32BE(at));
  const u64 = (at: number): number => Number(little ? head.readBigUInt64LE(at) : head.readBigUInt64BE(at));
  const table = is64 ? u64(0x20) : u32(0x1c);
  const size = u16(is64 ? 0x36 : 0x2a);
  const count = u16(is64 ? 0x38 : 0x2c);
  for (let i = 0; i < count; i++) {
    const at = table + i * size;
    if (at + 4 > head.length) break;
    if (u32(at) === PT_INTERP) return 'dynamic';
  }
  return 'static';
}
