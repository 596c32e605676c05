/** Which patch of a series is the first bad one. */

/**
 * Binary search for the first bad patch. Patch `count` is known to be bad and the base (0) good.
 * @param isBad tests the series up to a patch, numbered from 1; null when that patch cannot be tested (it does not compile).
 * @returns the number of the first bad patch; null when patches that cannot be tested hide it.
 */
export async function firstBadPatch(
  count: number,
  isBad: (index: number) => Promise<boolean | null>,
): Promise<number | null> {
  let good = 0;
  let bad = count;
  const untestable = new Set<number>();
  while (bad - good > 1) {
    const candidate = nextCandidate(good, bad, untestable);
    if (candidate === null) return null;
    const verdict = await isBad(candidate);
    if (verdict === null) untestable.add(candidate);
    else if (verdict) bad = candidate;
    else good = candidate;
  }
  return bad;
}

/** The testable patch that is nearest to the middle of those that may be the first bad one. */
function nextCandidate(good: number, bad: number, untestable: ReadonlySet<number>): number | null {
  const middle = Math.floor((good + bad) / 2);
  for (let distance = 0; distance < bad - good; distance++) {
    for (const candidate of [middle - distance, middle + distance]) {
      if (candidate > good && candidate < bad && !untestable.has(candidate)) return candidate;
    }
  }
  return null;
}
