/** Bytes that are looked at; what a file is shows at its start. */
const LOOKED_AT_BYTES = 256 * 1024;

/** Share of bytes that are no text above which a file is something else. Firmware and line noise stay far below. */
const MAX_NOISE = 0.3;

const KERNEL_STAMP = /\[ *\d+\.\d{6}\]/;

/**
 * Whether bytes can be a console at all. A log without a problem is called clean, and a kernel image, an archive or an
 * empty file of a failed upload must not be.
 */
export class TextCheck {
  private bytes = 0;
  private blanks = 0;
  private noise = 0;
  private stamped = false;

  push(chunk: Uint8Array): void {
    const room = LOOKED_AT_BYTES - this.bytes;
    if (room <= 0) return;
    const part = chunk.subarray(0, room);
    this.bytes += part.length;
    for (const byte of part) {
      if (byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)) this.blanks += 1;
      // Backspace and escape are what terminals speak; bytes above 0x7f are letters of UTF-8 or line noise.
      else if ((byte < 0x20 && byte !== 0x08 && byte !== 0x1b) || byte === 0x7f) this.noise += 1;
    }
    this.stamped ||= KERNEL_STAMP.test(Buffer.from(part).toString('latin1'));
  }

  /** Why this is no console, as the end of a sentence; null when it can be one. */
  trouble(): string | null {
    if (this.bytes === 0) return 'it is empty';
    if (this.stamped) return null;
    if (this.blanks + this.noise === this.bytes) return 'it holds no text';
    return this.noise > this.bytes * MAX_NOISE ? 'it is not text' : null;
  }
}
