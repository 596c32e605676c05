/** Stack frames as kernels print them, on the architectures that people send logs of. */

export interface PrintedFrame {
  readonly symbol: string;
  readonly offset: number;
  readonly size: number;
  readonly module: string | null;
  readonly unreliable: boolean;
  /** Absolute address in `[<ffffffff81000000>]`, lower case without 0x; null when it is not printed. */
  readonly address: string | null;
}

// Function names: C identifiers with compiler suffixes (.isra.0, .cold, .constprop.3), and the `$` of clang.
// They begin where a word begins and are not endless, so that searching a hostile line takes linear time.
const SYMBOL = String.raw`(?<![\w.$])[A-Za-z_$][\w.$]{0,200}`;
const OFFSET = String.raw`\+0x([0-9a-f]+)\/0x([0-9a-f]+)`;
const ADDRESS = String.raw`\(?\[<(?:0x)?([0-9a-f]{6,16})>\]\)?`;
const MODULE = String.raw`(?: \[([\w-]+)(?: [0-9a-f]+)?\])?`;
// Behind the symbol: `(unreliable)` (powerpc), `(P)`/`(F)` marks (arm64), a source line that a script added.
const TAIL = String.raw`(?:\s+\((?:unreliable|[A-Z]+)\))?(?:\s+[\w./<>-]+:\d+)?(?:\s+\[inline\])?\s*`;

/** ` ? [<addr>] func+0x1/0x2 [mod]`, with the bracketed stack address of powerpc before it. */
const FRAME = new RegExp(
  `^\\s*(?:\\[[0-9a-f]{8,16}\\] )?(\\? )?(?:(?:${ADDRESS}|\\[\\(ptrval\\)\\]|\\[[0-9a-f]{8,16}\\]|\\(ptrval\\))\\s*)?(\\? )?(?:[0-9a-f]+:)?(${SYMBOL})${OFFSET}${MODULE}${TAIL}$`,
);
/** ` func file.c:12 [inline]`: what symbolising scripts add for inlined functions. */
const INLINE = new RegExp(`^\\s*(\\? )?(${SYMBOL}) [\\w./-]+:\\d+ \\[inline\\]\\s*$`);
/** ` func file.c:12`: an outermost function of a symbolised stack whose offset was dropped. */
const SYMBOLISED = new RegExp(`^\\s+(\\? )?(${SYMBOL})(?:${OFFSET})? [\\w.-]+\\/[\\w./-]+:\\d+\\s*$`);
/** 32-bit arm: `[<addr>] (func) from [<addr>] (caller+0x1/0x2)`, and without addresses from 5.18 on. */
const ARM = new RegExp(
  `^\\s*(?:${ADDRESS} )?\\(?(${SYMBOL})(?:${OFFSET})?${MODULE}\\)? from (?:${ADDRESS}\\s*\\(|${SYMBOL}\\+0x|0x[0-9a-f]+)`,
);

/** `<IRQ>` and the like, on the line of the next frame until 4.9. */
const STACK_MARK = /^\s*<\/?[A-Z]+>\s*(?=\S)/;

/** Parses a line's body as a stack frame; null when it is none. */
export function parseFrame(text: string): PrintedFrame | null {
  // Nearly every line fails here: a frame has an offset, an inline mark, "from", or a source line.
  if (text.indexOf('+0x') < 0 && text.indexOf(' from ') < 0 && text.indexOf(':') < 0) return null;
  const body = text.indexOf('>') > 0 ? text.replace(STACK_MARK, '') : text;
  const match = FRAME.exec(body);
  if (match !== null) {
    return {
      symbol: match[4] ?? '',
      offset: Number.parseInt(match[5] ?? '0', 16),
      size: Number.parseInt(match[6] ?? '0', 16),
      module: match[7] ?? null,
      unreliable: match[1] !== undefined || match[3] !== undefined || body.includes('(unreliable)'),
      address: match[2] ?? null,
    };
  }
  const inline = INLINE.exec(body) ?? SYMBOLISED.exec(body);
  if (inline !== null) {
    return {
      symbol: inline[2] ?? '',
      offset: Number.parseInt(inline[3] ?? '0', 16),
      size: Number.parseInt(inline[4] ?? '0', 16),
      module: null,
      unreliable: inline[1] !== undefined,
      address: null,
    };
  }
  const arm = ARM.exec(body);
  if (arm === null) return null;
  return {
    symbol: arm[2] ?? '',
    offset: Number.parseInt(arm[3] ?? '0', 16),
    size: Number.parseInt(arm[4] ?? '0', 16),
    module: arm[5] ?? null,
    unreliable: false,
    address: arm[1] ?? null,
  };
}

const EMBEDDED = new RegExp(`(${SYMBOL})${OFFSET}${MODULE}`);
const EMBEDDED_ADDRESS = new RegExp(`${ADDRESS}\\s+${SYMBOL}${OFFSET}`);

/** The first `func+0x1/0x2` anywhere in a text: lock lines, `RIP:`, `pc :`, WARN headers. */
export function findSymbol(text: string): PrintedFrame | null {
  if (text.indexOf('+0x') < 0) return null;
  const match = EMBEDDED.exec(text);
  if (match === null) return null;
  return {
    symbol: match[1] ?? '',
    offset: Number.parseInt(match[2] ?? '0', 16),
    size: Number.parseInt(match[3] ?? '0', 16),
    module: match[4] ?? null,
    unreliable: false,
    address: EMBEDDED_ADDRESS.exec(text)?.[1] ?? null,
  };
}

// A C name has no dot: what follows it is the compiler's (.isra.0, .part.1, .cold, .llvm.123, .cfi_jt).
const COMPILER_SUFFIX = /[.$].*$/;

/** The name as it stands in the source: compiler suffixes removed. */
export function sourceName(symbol: string): string {
  return symbol.replace(COMPILER_SUFFIX, '');
}

// Wrappers that the SYSCALL_DEFINE macros make; the same call has a different one on each architecture.
const SYSCALL_WRAPPER =
  /^(?:__(?:x64|ia32|x32|arm64|arm|riscv|powerpc|s390x?|se|do|do_compat|se_compat|ia32_compat|arm64_compat|powerpc_compat)_(?:compat_)?sys|(?:__)?(?:compat_)?sys|SyS)_(?=[a-z0-9_]+$)/;

/** Wrappers of old kernels whose calls are known by the bare name. */
const BARE_SYSCALL = /^(?:compat_SyS|SYSC|C_SYSC)_(?=[a-z0-9_]+$)/;

/** `sys_NAME` for every wrapper of a system call; null for other functions. */
export function syscallName(name: string): string | null {
  if (BARE_SYSCALL.test(name)) return name.replace(BARE_SYSCALL, '');
  const match = SYSCALL_WRAPPER.exec(name);
  return match === null ? null : `sys_${name.slice(match[0].length)}`;
}
