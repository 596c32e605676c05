import type { ElfFile } from './elf.ts';
import type { SymbolTable } from './symbols.ts';

/** Whether a vmlinux is the one that printed a console. */
export type BannerCheck =
  | { readonly verdict: 'same' | 'unknown'; readonly notes: readonly string[] }
  | { readonly verdict: 'other'; readonly note: string };

/** Compares the console's `Linux version` line with the string in the vmlinux. */
export async function checkBanner(
  printed: string | null,
  elf: Pick<ElfFile, 'read'>,
  symbols: Pick<SymbolTable, 'addressOf'>,
): Promise<BannerCheck> {
  if (printed === null) {
    return {
      verdict: 'unknown',
      notes: ['The console has no banner, so the vmlinux was checked by its functions only.'],
    };
  }
  const address = symbols.addressOf('linux_banner');
  const bytes = address === null ? null : await elf.read(address, 1024);
  const end = bytes?.indexOf(0) ?? -1;
  if (bytes === null || end <= 0) {
    return {
      verdict: 'unknown',
      notes: ['The vmlinux has no readable banner, so it was checked by its functions only.'],
    };
  }
  const own = bytes.toString('latin1', 0, end).trim();
  // Some consoles cut long lines: a beginning that tells release and build is enough.
  const same = own === printed.trim() || (printed.length >= 80 && own.startsWith(printed.trim()));
  if (same) return { verdict: 'same', notes: [] };
  return {
    verdict: 'other',
    note: `Stacks are not decoded: the vmlinux is of another kernel.\n  console: ${printed.trim()}\n  vmlinux: ${own}`,
  };
}
