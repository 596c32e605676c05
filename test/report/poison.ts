/** Everything that a text may try, in one line. */
export const POISON =
  '``` @torvalds <img src=x onerror=alert(1)> <!-- marker --> fixes #1 | </pre></script>]]> \u202eevil\u001b[31m\u0000\ud800 ::error::x';

/** A result in which every free text carries the poison. */
export function poisoned<T>(value: T): T {
  if (typeof value === 'string')
    return (/^[a-z-]+$|^\d{4}-|^[0-9a-f]{40}$|@|^patchboot$/.test(value) ? value : `${value} ${POISON}`) as T;
  if (Array.isArray(value)) return value.map(poisoned) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner)])) as T;
}
