/**
 * Error ids in the manner of the LKP robot: one token that stays the same between two boots and two builds, so
 * that a base and a patched kernel can be compared by it. Numbers, addresses and victims go, words stay.
 */

interface Rewrite {
  readonly pattern: RegExp;
  readonly to: string;
  readonly why: string;
}

/** Applied in this order. */
export const REWRITES: readonly Rewrite[] = [
  { pattern: /^(?:<\d+>|kern *:\w+ *: *)/, to: '', why: 'the level is no part of the message' },
  { pattern: /^\[ *\d+\.\d+\](?: ?\[ *[TC]\d+\])? ?/, to: '', why: 'time and caller differ between boots' },
  { pattern: /^[^A-Za-z]+/, to: '', why: '"[ BUG: x ]" and "=== BUG: x" are the same message' },
  { pattern: /^(?:watchdog|rcu|traps|smp): /, to: '', why: 'subsystem tags come and go between releases' },
  { pattern: /\((?:Tainted|Not tainted)[^)]*\)/g, to: '', why: 'taint tells of what came before' },
  { pattern: /\btask \S.*?:\d+ (?=(?:is )?blocked|can't)/, to: 'task ', why: 'any task may be the victim' },
  { pattern: /\bin process .*$/, to: 'in process', why: 'any process and page may be the victim' },
  { pattern: /^(WARNING|BUG): \S.*\/\d+ (?=still has locks held)/, to: '$1: ', why: 'task' },
  {
    pattern: /\b(scheduling (?:while atomic|in a non-blocking section)): .*$/,
    to: '$1',
    why: 'task and preempt count',
  },
  { pattern: /\b(preemptible) \[[0-9a-f]+\] (code): .*$/, to: '$1 $2', why: 'preempt count and task' },
  { pattern: /\b((?:spinlock|rwlock) [\w -]+ on CPU)#\d+.*$/, to: '$1', why: 'CPU and task' },
  { pattern: /\b(workqueue lockup - pool) .*$/, to: '$1', why: 'pool and time' },
  { pattern: /\b(workqueue leaked [\w ,]+): .*$/, to: '$1', why: 'work, function and task' },
  { pattern: /^\S.* (?=invoked oom-killer)|(?<=invoked oom-killer): .*$/g, to: '', why: 'task and request' },
  {
    pattern: /^\S.*: (?=page allocation failure)|(?<=page allocation failure): .*$/g,
    to: '',
    why: 'task and request',
  },
  { pattern: /\b(Killed process|Kill process) .*$/, to: '$1', why: 'process and sizes' },
  {
    pattern: /\b(detected (?:expedited )?stalls? on (?:CPUs\/tasks|tasks|CPU))\b.*$/,
    to: '$1',
    why: 'CPUs, tasks and counts of the moment',
  },
  { pattern: /\b(happen(?:ed)? for \d+ jiffies)!.*$/, to: '$1', why: 'counts of the moment' },
  { pattern: /\b(kthread starved for \d+ jiffies)!.*$/, to: '$1', why: 'state of the moment' },
  {
    pattern: /\b(stack guard page was hit|non-responsive CSD lock|trying to register non-static key)\b.*$/,
    to: '$1',
    why: 'addresses and CPUs',
  },
  { pattern: /\bDentry \S+\{[^}]*\}/, to: 'Dentry', why: 'one of many names' },
  { pattern: / ?\[[^\]\s][^\]]*:\d+\]/g, to: '', why: 'command and pid of a stuck task' },
  {
    pattern: /\bCPU: \d+ (?:UID: \d+ )?PID: \d+ (?:Comm: .*? )?(?=at )/,
    to: '',
    why: 'any CPU and task may hit it',
  },
  { pattern: /\b(?:on )?CPU\d+\b:? ?/g, to: '', why: 'any CPU may hit it' },
  { pattern: /, CPU#\d+: .*$/, to: '', why: 'CPU and task of the WARN format of 6.19' },
  { pattern: /\b(RIP: )[0-9a-f]{4}:/, to: '$1', why: 'the code segment' },
  { pattern: /( \[#\d+\]).*$/, to: '$1', why: 'build options behind the count of oopses' },
  { pattern: /\+0x[0-9a-f]+\/0x[0-9a-f]+/g, to: '', why: 'offsets change with every build' },
  {
    pattern: /\.(?:isra|constprop|part|cold|llvm|lto_priv)(?:\.\d+)*/g,
    to: '',
    why: "suffixes are the compiler's",
  },
  { pattern: /\b(?:0x)?[0-9a-f]{8,}\b/g, to: '#', why: 'addresses, commit ids' },
  { pattern: /\b0x[0-9a-f]+\b/g, to: '#', why: 'numbers' },
  {
    pattern: /\b(sd[a-z]|vd[a-z]|nvme|loop|md|dm-|zram|ram|nbd|sr)\d+\w*/g,
    to: '$1#',
    why: 'device numbers',
  },
  { pattern: /(?<![A-Za-z0-9_])\d+(?=s?\b)/g, to: '#', why: 'numbers and times' },
  { pattern: /(?<=[A-Za-z]\.[chS]:)#(?::#)?/g, to: '#', why: 'line and column move with every patch' },
  { pattern: /^(kernel BUG at [^:]+):.*$/i, to: '$1', why: 'the line of a BUG()' },
  { pattern: /\s+/g, to: ' ', why: 'runs of blanks are layout' },
  { pattern: /\s+(?=[^A-Za-z0-9_/])|(?<=[^A-Za-z0-9_/])\s+/g, to: '', why: 'blanks beside punctuation' },
  { pattern: /\s+/g, to: '_', why: 'an id is one word' },
  { pattern: /[^A-Za-z0-9})]+$/, to: '', why: 'trailing punctuation and numbers' },
];

const LONGEST = 200;

/** LKP-style id of a message line, for example "WARNING:inconsistent_lock_state". */
export function lkpId(line: string): string {
  let id = line.slice(0, 4 * LONGEST);
  for (const { pattern, to } of REWRITES) id = id.replace(pattern, to);
  return id.slice(0, LONGEST);
}
