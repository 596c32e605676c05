/** What `/proc/lockdep_stats` says at the end of a boot (kernel/locking/lockdep_proc.c). */
export interface LockdepStats {
  /** `debug_locks: 1`: nothing has switched lockdep off since boot. false as well when the file says nothing. */
  readonly active: boolean;
  /** Tables that are full or nearly so: name, entries used, entries there are. */
  readonly nearlyFull: readonly { readonly name: string; readonly used: number; readonly max: number }[];
  /** All counters by name, as printed. */
  readonly counters: ReadonlyMap<string, number>;
}

/** A table this full hides locks soon. */
const NEARLY = 0.95;
const ROW = /^ *([\w][\w ()+\-/]*?):\s+(\d+)(?: \[max: (\d+)(?: pct: [\d.]+)?\])?/;

/** Reads the text of `/proc/lockdep_stats`; lines that are no counters are passed over. */
export function parseLockdepStats(text: string): LockdepStats {
  const counters = new Map<string, number>();
  const nearlyFull: { name: string; used: number; max: number }[] = [];
  for (const line of text.split('\n')) {
    const row = ROW.exec(line);
    if (row === null) continue;
    const name = row[1] ?? '';
    const used = Number(row[2]);
    counters.set(name, used);
    const max = Number(row[3] ?? 0);
    if (max > 0 && used >= max * NEARLY) nearlyFull.push({ name, used, max });
  }
  return { active: counters.get('debug_locks') === 1, nearlyFull, counters };
}
