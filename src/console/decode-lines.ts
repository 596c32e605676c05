import type { Frame, SourceLine } from './problem.ts';

/**
 * Report lines in the form of the kernel's scripts/decode_stacktrace.sh since its 2025 alignment fix, which is
 * what LKP mails show: `func (file:line file:line)`, innermost inline level first, all blanks kept.
 */

const PRINTED =
  /(?:\[<(?:0x)?[0-9a-f]+>\]\s+)?([A-Za-z_$][\w.$]*)\+0x([0-9a-f]+)\/0x([0-9a-f]+)( \[[\w-]+(?: [0-9a-f]+)?\])?/g;

/** `file:line file:line` of an inline chain. */
export function formatChain(source: readonly SourceLine[]): string {
  return source.map((level) => `${level.file}:${level.line}`).join(' ');
}

/** What stands for one printed symbol: its chain, and how many places it may mean. */
export interface DecodedSymbol {
  readonly source: readonly SourceLine[];
  readonly candidates: number;
}

/** Replaces every symbol of a line that is known; the others stay as they are. */
export function decodeLine(
  text: string,
  known: (frame: Pick<Frame, 'symbol' | 'offset' | 'size'>) => DecodedSymbol | null,
): string {
  if (text.indexOf('+0x') < 0) return text;
  return text
    .replace(PRINTED, (whole, symbol: string, offset: string, size: string, module: string | undefined) => {
      const found = known({ symbol, offset: Number.parseInt(offset, 16), size: Number.parseInt(size, 16) });
      if (found === null || found.source.length === 0 || module !== undefined) return whole;
      const doubt = found.candidates > 1 ? ` (ambiguous: ${found.candidates})` : '';
      return `${symbol} (${formatChain(found.source)})${doubt}`;
    })
    .replace(/\s+$/, '');
}
