/** Inline PGP (RFC 4880 §7): a signed text with its lines that start with a dash escaped. */

const BEGIN = '-----BEGIN PGP SIGNED MESSAGE-----';
const SIGNATURE = '-----BEGIN PGP SIGNATURE-----';

/** True when the text holds a clear-signed message. */
export function isClearSigned(text: string): boolean {
  return text.startsWith(BEGIN) || text.includes(`\n${BEGIN}`);
}

/** The signed text without armour and dash escapes; text before the armour is kept. */
export function undash(text: string): string {
  const begin = text.startsWith(BEGIN) ? 0 : text.indexOf(`\n${BEGIN}`) + 1;
  const before = text.slice(0, begin);
  const rest = text.slice(begin);
  // Armour headers (`Hash: SHA256`) end at the first empty line.
  const headerEnd = /\r?\n[ \t]*\r?\n/.exec(rest);
  if (headerEnd === null) return text;
  const start = headerEnd.index + headerEnd[0].length;
  const end = rest.indexOf(`\n${SIGNATURE}`, start - 1);
  const signed = rest.slice(start, end < 0 ? undefined : end + 1);
  return before + signed.replace(/(^|\n)- /g, '$1');
}
