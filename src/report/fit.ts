/** Fitting a document under a limit: what matters most is kept longest. */

/** A part of a document with ever shorter forms; the last may be '' when the part can be done without. */
export interface Part {
  /** What a reader is told is missing when the part is shortened. */
  readonly name: string;
  /** 0 is the most important. Parts of one priority are served in their order. */
  readonly priority: number;
  /** Fullest form first; at least one. */
  readonly forms: readonly string[];
}

export function byteLength(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** Parts up to this priority all get their few words before any of them gets its full form. */
export const FIRST_SCREEN = 6;

/**
 * Chooses a form for each part so that the whole, joined by blank lines, stays within the limit. In a first round the
 * parts of the first screen take the shortest form that says something; in a second one all parts, by priority, take
 * the fullest that still fits. `shortened` makes the closing words from the names of the parts that lost something.
 */
export function fitParts(
  parts: readonly Part[],
  limitBytes: number,
  shortened: (names: readonly string[]) => string,
): string {
  const chosen = parts.map((part) => part.forms.length - 1);
  const lost = () => parts.flatMap((part, index) => (chosen[index] === 0 ? [] : [part.name]));
  const compose = (silent = false) => {
    const names = silent ? [] : lost();
    const texts = parts.map((part, index) => part.forms[chosen[index] ?? 0] ?? '');
    return `${[...texts, names.length === 0 ? '' : shortened(names)].filter((text) => text !== '').join('\n\n')}\n`;
  };
  const order = parts
    .map((part, index) => ({ part, index }))
    .sort((a, b) => a.part.priority - b.part.priority);
  /** Moves a part to the first of the forms that fits; it stays where it is when none does. */
  const upgrade = (index: number, forms: readonly number[]) => {
    const before = chosen[index] ?? 0;
    for (const form of forms) {
      chosen[index] = form;
      if (byteLength(compose()) <= limitBytes) return;
    }
    chosen[index] = before;
  };
  for (const { part, index } of order) {
    const last = part.forms.length - 1;
    if (part.priority <= FIRST_SCREEN && part.forms[last] === '' && last > 0) upgrade(index, [last - 1]);
  }
  for (const { index } of order) upgrade(index, [...Array(chosen[index] ?? 0).keys()]);
  const whole = compose();
  return cutBytes(byteLength(whole) <= limitBytes ? whole : compose(true), limitBytes);
}

/** The last resort: cuts at a character boundary. */
export function cutBytes(text: string, limitBytes: number): string {
  if (byteLength(text) <= limitBytes) return text;
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += byteLength(character);
    if (bytes > limitBytes) break;
    kept += character;
  }
  return kept;
}
