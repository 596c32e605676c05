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

/**
 * Chooses a form for each part so that the whole, joined by blank lines, stays within the limit. Every part
 * starts at its shortest form; then, by priority, each takes the fullest that still fits. `shortened` makes the
 * closing words from the names of the parts that lost something.
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
  for (const { part, index } of order) {
    const shortest = part.forms.length - 1;
    for (let form = 0; form < shortest; form++) {
      chosen[index] = form;
      if (byteLength(compose()) <= limitBytes) break;
      chosen[index] = shortest;
    }
  }
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
