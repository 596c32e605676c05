/**
 * Character sets: names in mail are wrong often enough that decoding must never fail and never guess
 * silently. WHATWG labels cover what mail clients send; utf-7 is left out on purpose (it hides ASCII).
 */

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** True when the bytes are well-formed UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    UTF8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Charsets whose bytes are already UTF-8, so that converting changes nothing. */
export function isUnicodeCompatible(charset: string): boolean {
  return /^(|utf-?8|us-ascii|ascii|unknown-8bit|x-unknown|utf-7)$/i.test(charset.trim());
}

type Decoder = InstanceType<typeof TextDecoder>;

/** Made once a charset: building one is slow, and decoding a whole text leaves no state behind. */
const decoders = new Map<string, Decoder | null>();
const MAX_DECODERS = 200;

/** A decoder of the named charset, or null when the name is unknown. For whole texts only. */
export function decoderOf(charset: string, fatal: boolean): Decoder | null {
  const key = `${charset.trim().toLowerCase()} ${fatal}`;
  const known = decoders.get(key);
  if (known !== undefined) return known;
  let decoder: Decoder | null = null;
  try {
    decoder = new TextDecoder(charset.trim(), { fatal });
  } catch {
    // A name that nobody knows.
  }
  if (decoders.size < MAX_DECODERS) decoders.set(key, decoder);
  return decoder;
}

/** Text of a mail: the declared charset when it fits the bytes, else UTF-8, else windows-1252. */
export function decodeText(bytes: Uint8Array, charset: string): string {
  const declared = isUnicodeCompatible(charset) ? null : decoderOf(charset, true);
  for (const decoder of [declared, decoderOf('utf-8', true)]) {
    if (decoder === null) continue;
    try {
      return decoder.decode(bytes);
    } catch {
      // Not this charset; the next one is looser.
    }
  }
  return decoderOf('windows-1252', false)?.decode(bytes) ?? Buffer.from(bytes).toString('latin1');
}

/** The bytes converted from the declared charset to UTF-8, or null when that changes nothing or fails. */
export function transcode(bytes: Buffer, charset: string): Buffer | null {
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (isUnicodeCompatible(charset)) return bom ? bytes.subarray(3) : null;
  const decoder = decoderOf(charset, true);
  if (decoder === null) return null;
  try {
    const converted = Buffer.from(decoder.decode(bytes), 'utf8');
    return converted.equals(bytes) ? null : converted;
  } catch {
    return null;
  }
}
