/** The symbol table of a vmlinux, as `nm -n` prints it, for turning `func+0xoffset/0xsize` into addresses. */

export interface SymbolAddress {
  readonly address: bigint;
  /** kallsyms size: distance to the next symbol, not the size that ELF records. */
  readonly size: number;
}

export class SymbolTable {
  private readonly byName = new Map<string, SymbolAddress[]>();
  private readonly data = new Map<string, bigint>();

  /** Reads the output of `nm -n`: lines `ADDRESS TYPE NAME` in order of address. */
  constructor(nm: string) {
    let pending: { name: string; address: bigint }[] = [];
    for (const line of nm.split('\n')) {
      const first = line.indexOf(' ');
      const type = line.charAt(first + 1);
      const name = line.slice(first + 3);
      if (first <= 0 || name === '') continue;
      const address = BigInt(`0x${line.slice(0, first)}`);
      // Symbols at one address share the size; it ends where the next address begins.
      if (pending[0] !== undefined && pending[0].address !== address) {
        const size = Number(address - pending[0].address);
        for (const symbol of pending) this.add(symbol.name, { address: symbol.address, size });
        pending = [];
      }
      if ('tTwW'.includes(type)) pending.push({ name, address });
      else this.data.set(name, address);
    }
    for (const symbol of pending) this.add(symbol.name, { address: symbol.address, size: 0 });
  }

  private add(name: string, symbol: SymbolAddress): void {
    const known = this.byName.get(name);
    if (known === undefined) this.byName.set(name, [symbol]);
    else known.push(symbol);
  }

  /** Every place that has this name and this size; duplicates of static functions are common. */
  find(name: string, size: number): readonly SymbolAddress[] {
    return (this.byName.get(name) ?? []).filter((symbol) => symbol.size === size);
  }

  /** Address of a function or of data; null when there is none or more than one. */
  addressOf(name: string): bigint | null {
    const code = this.byName.get(name);
    if (code !== undefined) return code.length === 1 ? (code[0]?.address ?? null) : null;
    return this.data.get(name) ?? null;
  }

  get isEmpty(): boolean {
    return this.byName.size === 0;
  }
}
