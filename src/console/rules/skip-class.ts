/** A class of functions that a stack shows and that are never to blame. */
export interface SkipClass {
  readonly name: string;
  /** Alternatives of one anchored regular expression, matched against source names. */
  readonly functions: readonly string[];
  readonly why: string;
}

/** A blank-separated list of patterns, as the tables write them. */
export function patterns(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
