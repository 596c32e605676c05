/**
 * Error ids in the manner of the LKP robot: one token that stays the same between two boots and two builds,
 * so that a base and a patched kernel can be compared by it.
 */

interface Rewrite {
  readonly pattern: RegExp;
  readonly to: string;
  readonly why: string;
}

/** Applied in this order. */
const REWRITES: readonly Rewrite[] = [
  { pattern: /^(?:<\d+>|kern *:\w+ *: *)/, to: '', why: 'the level is no part of the message' },
  { pattern: /^\[ *\d+\.\d+\](?: ?\[ *[TC]\d+\])? ?/, to: '', why: 'time and caller differ between boots' },
  { pattern: /^[^A-Za-z]+/, to: '', why: '"[ BUG: x ]" and "=== BUG: x" are the same message' },
  { pattern: /^(?:watchdog|rcu|traps): /, to: '', why: 'subsystem tags come and go between releases' },
  { pattern: /\(Tainted: [^)]*\)|\(Not tainted[^)]*\)/g, to: '', why: 'taint tells of what came before' },
  { pattern: /\btask \S.*?:\d+ (?=blocked|can't)/, to: 'task ', why: 'any task may be the victim' },
  { pattern: /\bin process .*?(?= pfn:| pte:|$)/, to: 'in process', why: 'any process may be the victim' },
  { pattern: /\[[^\]\s][^\]]*:\d+\]/g, to: '', why: 'command and pid of a stuck task' },
  {
    pattern: /\bCPU: \d+ (?:UID: \d+ )?PID: \d+ (?:Comm: .*? )?(?=at )/,
    to: '',
    why: 'any CPU and task may hit it',
  },
  { pattern: /, CPU#\d+: .*$/, to: '', why: 'CPU and task of the WARN format of 6.19' },
  { pattern: /\b(code|syzkaller|task): \S+\/\d+/g, to: '$1', why: 'command and pid' },
  { pattern: /\+0x[0-9a-f]+\/0x[0-9a-f]+/g, to: '', why: 'offsets change with every build' },
  {
    pattern: /\.(?:isra|constprop|part|cold|llvm|lto_priv)(?:\.\d+)*/g,
    to: '',
    why: "suffixes are the compiler's",
  },
  { pattern: /\b[0-9a-f]{12,40}\b/g, to: '#', why: 'commit ids and addresses' },
  { pattern: /\b(?:0x)?[0-9a-f]{8,16}\b/g, to: '#', why: 'addresses' },
  { pattern: /0x[0-9a-f]+/g, to: '#', why: 'numbers' },
  { pattern: /\b(sd[a-z]+|vd[a-z]+|nvme|loop|md|dm-)\d+\w*/g, to: '$1#', why: 'device numbers' },
  { pattern: /(?<![A-Za-z_])\d+(?![A-Za-z_])/g, to: '#', why: 'numbers' },
  { pattern: /(?<=\.[chS]:)\d+/g, to: '#', why: 'line numbers move with every patch' },
  { pattern: /#(?:[.,:]#)+/g, to: '#', why: 'lists of numbers' },
  {
    pattern: /\s+(?=[^A-Za-z0-9#_/]|$)|(?<=[^A-Za-z0-9#_/\s.,])\s+/g,
    to: '',
    why: 'blanks beside punctuation',
  },
  { pattern: /\s+/g, to: '_', why: 'an id is one word' },
  { pattern: /[^A-Za-z0-9#})\]]+$/, to: '', why: 'trailing punctuation' },
  { pattern: /^(kernel_BUG_at_[^:]+):#$/, to: '$1', why: 'the line number of a BUG() moves' },
];

/** LKP-style id of a message line, for example "WARNING:inconsistent_lock_state". */
export function lkpId(line: string): string {
  let id = line;
  for (const { pattern, to } of REWRITES) id = id.replace(pattern, to);
  return id.slice(0, 200);
}
