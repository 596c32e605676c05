import { FN, HEADER, type Rule, TRACE } from './rule.ts';

/** Reports of run-time checkers: KASAN, KMSAN, KCSAN, KFENCE, UBSAN, kmemleak, ODEBUG. */
const BAD_ACCESS = ['bad-access in {fn}'];

/** Ciphers and digests read what they are given: whoever gave them unset memory is to blame. */
const DIGESTS =
  /crypto|cipher|shash|ahash|(?:^|_)(?:md5|sha\d+|sm3|aes|chacha|poly1305|blake2\w|ghash)_|netlink_(?:ack|rcv_skb)$/;

/** Constructors of buffers and sockets: the leak belongs to whoever asked for one. */
const LEAK_HELPERS =
  /^_*(?:\w+_)?(?:alloc|zalloc|dup)(?:_\w+)?$|^_*(?:sk|skb|idr|radix_tree|xa)_\w+$|^new_inode\w*$|^getname\w*$/;

export const SANITIZER_RULES: readonly Rule[] = [
  {
    name: 'kasan',
    kind: 'kasan',
    starts: ['BUG: KASAN: '],
    header: new RegExp(`^BUG: KASAN: (?<what>[\\w-]+(?: or [\\w-]+)?)(?: (?:in|on) (?:${FN})?)?`),
    title: 'KASAN: {what} {access} in {fn}',
    blame: [TRACE, HEADER],
    end: 'bar',
    needsStack: true,
    alternatives: BAD_ACCESS,
    why: 'print_error_description, mm/kasan/report.c',
  },
  {
    name: 'kmsan',
    kind: 'kmsan',
    starts: ['BUG: KMSAN: '],
    header: new RegExp(`^BUG: KMSAN: (?<what>[\\w-]+) in ${FN}`),
    title: 'KMSAN: {what} in {fn}',
    blame: [{ ...TRACE, skip: DIGESTS }, HEADER],
    end: 'bar',
    needsStack: true,
    alternatives: BAD_ACCESS,
    why: 'kmsan_report, mm/kmsan/report.c',
  },
  {
    name: 'kcsan',
    kind: 'kcsan',
    starts: ['BUG: KCSAN: '],
    header: new RegExp(
      `^BUG: KCSAN: (?<what>data-race|assert: race) in ${FN}(?: / (?<other>[A-Za-z_$][\\w.$]*))?`,
    ),
    title: 'KCSAN: {what} in {fn} / {other}',
    blame: [{ from: 'header', raw: true }, TRACE],
    end: 'bar',
    needsStack: false,
    why: 'print_report, kernel/kcsan/report.c',
  },
  {
    name: 'kfence',
    kind: 'kfence',
    starts: ['BUG: KFENCE: '],
    header: new RegExp(`^BUG: KFENCE: (?<what>[\\w-]+(?: (?!in )\\w+)?)(?: in ${FN})?`),
    title: 'KFENCE: {what} in {fn}',
    blame: [TRACE, HEADER],
    end: 'bar',
    needsStack: true,
    alternatives: BAD_ACCESS,
    why: 'kfence_report_error, mm/kfence/report.c',
  },
  {
    name: 'ubsan',
    kind: 'ubsan',
    starts: ['UBSAN: '],
    header: /^UBSAN: (?<what>Undefined behaviour|[\w-]+)(?: [\w ]+)? in (?<src>\S+?:\d+)/,
    title: 'UBSAN: {what} in {fn}',
    blame: [TRACE],
    end: 'trace',
    needsStack: true,
    why: 'ubsan_prologue, lib/ubsan.c; old kernels say "Undefined behaviour"',
  },
  {
    name: 'kmemleak-object',
    kind: 'leak',
    starts: ['BUG: memory leak', 'unreferenced object', '20'],
    header: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:BUG: memory leak|unreferenced object 0x)/,
    title: 'memory leak in {fn}',
    blame: [
      { from: 'trace', section: 'backtrace', skip: LEAK_HELPERS },
      { from: 'trace', section: 'backtrace' },
    ],
    end: 'trace',
    needsStack: true,
    fromUserSpace: true,
    continuedBy: ['kmemleak-object'],
    why: 'print_unreferenced, mm/kmemleak.c: read from debugfs, so user space prints it',
  },
  {
    name: 'kmemleak-count',
    kind: 'leak',
    starts: ['kmemleak: '],
    header: /^kmemleak: \d+ new suspected memory leaks/,
    title: 'memory leak',
    blame: [],
    end: 'line',
    needsStack: false,
    why: 'kmemleak_scan: only a number, the objects are in debugfs',
  },
];
