import type { Processes } from '../world/process.ts';
import { runChecked } from '../world/process.ts';
import { type Lookup, lookUp, sourcePrefix, treePath } from './addr2line.ts';
import { checkBanner } from './banner.ts';
import { withDecodedFrames } from './decode-problem.ts';
import { type ElfFile, readElf } from './elf.ts';
import type { ConsoleReport, Frame, Problem, SourceLine } from './problem.ts';
import { returnsTo } from './return-address.ts';
import { trustedChain } from './source-check.ts';
import { SymbolTable } from './symbols.ts';

/** What decoding works with. */
export interface DecodeOptions {
  /** The vmlinux with debug information that the kernel was made from. */
  readonly vmlinux: string;
  /** The kernel tree on this host; also taken off the front of paths. null when there is none. */
  readonly sourceRoot: string | null;
  readonly processes: Processes;
  readonly signal?: AbortSignal;
}

/** More places than this for one symbol are not all looked up. */
const MAX_CANDIDATES = 16;
/** A frame of a matching vmlinux resolves nearly always; fewer than this share means another kernel. */
const MIN_RESOLVED = 0.5;

/**
 * Adds source lines to all frames of a console, decodes the excerpts in LKP's form, and names titles and guilty
 * functions anew over the inlined functions. A vmlinux that is not of this kernel decodes nothing: the report
 * comes back as it was, with a note. Throws InfrastructureError when vmlinux or nm cannot be read.
 */
export async function decodeReport(report: ConsoleReport, options: DecodeOptions): Promise<ConsoleReport> {
  if (report.problems.length === 0) return report;
  const { vmlinux, processes, signal } = options;
  const elf = await readElf(vmlinux).catch(() => null);
  if (elf === null) return noted(report, `Stacks are not decoded: ${vmlinux} is no readable 64-bit vmlinux.`);
  const nm = await runChecked(
    processes,
    { argv: ['nm', '-n', vmlinux], timeoutMs: 60_000, outputLimit: 256 * 1024 * 1024 },
    signal,
  );
  const symbols = new SymbolTable(nm.stdout.toString('latin1'));
  const banner = await checkBanner(report.banner, elf, symbols);
  if (banner.verdict === 'other') return noted(report, banner.note);

  const frames = report.problems.flatMap((problem) => problem.frames);
  const resolver = new Resolver(symbols, report.kernelOffset ?? 0n);
  const wanted = frames.filter((frame) => frame.module === null && frame.size > 0);
  const resolved = wanted.filter((frame) => resolver.places(frame).length > 0);
  if (wanted.length > 0 && resolved.length / wanted.length < MIN_RESOLVED) {
    return noted(
      report,
      `Stacks are not decoded: ${vmlinux} has other functions than the kernel of this console.`,
    );
  }

  const anchor = symbols.addressOf('start_kernel') ?? symbols.addressOf('kernel_init');
  const addresses = new Set<bigint>(anchor === null ? [] : [anchor]);
  const wants = new Map<Frame, readonly bigint[]>();
  for (const problem of report.problems) {
    for (const frame of problem.frames) {
      const back = returnsTo(frame, problem) ? 1n : 0n;
      const at = resolver.places(frame).map((place) => place - back);
      wants.set(frame, at);
      for (const address of at) addresses.add(address);
    }
  }
  const lookup = await lookUp(vmlinux, [...addresses], processes, signal);
  if (lookup === null)
    return noted(report, 'Stacks are not decoded: neither llvm-addr2line nor addr2line works here.');
  const chains = await cleanChains(lookup, anchor, elf, options);
  const problems: Problem[] = [];
  for (const problem of report.problems) {
    const sourceOf = (frame: Frame) => settle(frame, wants.get(frame) ?? [], chains);
    problems.push(await withDecodedFrames(problem, sourceOf, { processes, signal }));
  }
  const notes = [...report.notes, ...banner.notes, RETURN_NOTE, ...(lookup.tool.exact ? [] : [gnuNote(elf)])];
  return { ...report, problems, notes: [...new Set(notes.filter((note) => note !== ''))] };
}

const RETURN_NOTE =
  'Source lines are those of the calls: return addresses are looked up minus one, so some lines differ by a few from those of scripts/decode_stacktrace.sh.';

function gnuNote(elf: ElfFile): string {
  return elf.dwarf === 5
    ? 'Decoded by GNU addr2line, which can name a wrong file for inlined functions of a DWARF 5 kernel; lines that cannot be right were left out. Install llvm for exact files.'
    : '';
}

function noted(report: ConsoleReport, note: string): ConsoleReport {
  return { ...report, notes: [...report.notes, note] };
}

/** Addresses that a printed symbol may stand for. */
class Resolver {
  private readonly symbols: SymbolTable;
  private readonly slide: bigint;

  constructor(symbols: SymbolTable, slide: bigint) {
    this.symbols = symbols;
    this.slide = slide;
  }

  places(frame: Frame): readonly bigint[] {
    if (frame.module !== null || frame.size === 0 || frame.offset > frame.size) return [];
    const offset = BigInt(frame.offset);
    const places = this.symbols.find(frame.symbol, frame.size).map((symbol) => symbol.address + offset);
    if (places.length > 1 && frame.address !== null) {
      const printed = BigInt(`0x${frame.address}`) - this.slide;
      if (places.includes(printed)) return [printed];
    }
    return places.slice(0, MAX_CANDIDATES);
  }
}

/** One chain when all places agree, else the first with the number of places. */
function settle(
  frame: Frame,
  places: readonly bigint[],
  chains: ReadonlyMap<bigint, readonly SourceLine[]>,
): { source: readonly SourceLine[]; candidates: number } {
  const all = places.map((place) => chains.get(place) ?? []);
  const distinct = new Map(all.map((chain) => [JSON.stringify(chain), chain]));
  // Debug information without a name: an outermost function is the symbol itself.
  const source = (all[0] ?? []).map((level) =>
    level.function === '??' ? { ...level, function: frame.symbol } : level,
  );
  return { source, candidates: distinct.size };
}

async function cleanChains(
  lookup: Lookup,
  anchor: bigint | null,
  elf: ElfFile,
  options: DecodeOptions,
): Promise<Map<bigint, readonly SourceLine[]>> {
  const root = sourcePrefix(anchor === null ? undefined : lookup.chains.get(anchor)?.at(-1)?.file);
  const prefixes = [root, options.sourceRoot].filter((prefix) => prefix !== null);
  const clean = new Map<bigint, readonly SourceLine[]>();
  for (const [address, chain] of lookup.chains) {
    const relative = chain.map((level) => ({ ...level, file: treePath(level.file, prefixes) }));
    const doubtful = !lookup.tool.exact && elf.dwarf === 5;
    clean.set(address, doubtful ? await trustedChain(relative, options.sourceRoot) : relative);
  }
  return clean;
}
