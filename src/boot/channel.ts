import { createHash } from 'node:crypto';

/**
 * The result channel: frames that guest/init writes to a virtio-serial port. All of it is data from a machine
 * that a patch controls, so everything is bounded and nothing is believed without nonce, order and digest.
 */

export interface Frame {
  readonly sequence: number;
  readonly type: 'begin' | 'output' | 'step' | 'end';
  readonly name: string;
  readonly content: Buffer;
}

export interface ChannelContent {
  readonly frames: readonly Frame[];
  /** true when the frame `end` came with the right count, and nothing was wrong before it. */
  readonly complete: boolean;
  /** What is wrong with the stream, '' when nothing is. A stream that just stops is not wrong, only incomplete. */
  readonly fault: string;
}

const HEADER =
  /^PATCHBOOT ([0-9a-f]{16,64}) (\d{1,6}) (begin|output|step|end) ([\w./-]{1,200}) (\d{1,9}) ([0-9a-f]{64})$/;
const MAX_FRAMES = 20_000;
const MAX_FRAME_BYTES = 16 * 1024 * 1024;
const MAX_HEADER_BYTES = 512;

/** Parses everything that came over the channel. */
export function parseChannel(bytes: Buffer, nonce: string): ChannelContent {
  const frames: Frame[] = [];
  const broken = (fault: string): ChannelContent => ({ frames, complete: false, fault });
  let at = 0;
  while (at < bytes.length) {
    const newline = bytes.indexOf(0x0a, at);
    if (newline < 0) break;
    if (newline - at > MAX_HEADER_BYTES) return broken('a frame header is too long');
    const match = HEADER.exec(bytes.toString('latin1', at, newline));
    if (match === null) return broken(`frame ${frames.length + 1} has no valid header`);
    const [, gotNonce, sequence, type, name = '', length, digest] = match;
    if (gotNonce !== nonce) return broken(`frame ${frames.length + 1} carries a foreign nonce`);
    if (Number(sequence) !== frames.length + 1)
      return broken(`frame ${frames.length + 1} is numbered ${sequence}`);
    const size = Number(length);
    if (size > MAX_FRAME_BYTES) return broken(`frame ${sequence} claims ${size} bytes`);
    if (frames.length >= MAX_FRAMES) return broken(`more than ${MAX_FRAMES} frames`);
    const end = newline + 1 + size;
    if (end >= bytes.length) break;
    const content = bytes.subarray(newline + 1, end);
    if (bytes[end] !== 0x0a) return broken(`frame ${sequence} is longer than it says`);
    if (createHash('sha256').update(content).digest('hex') !== digest) {
      return broken(`frame ${sequence} (${name}) does not match its digest`);
    }
    frames.push({ sequence: Number(sequence), type: type as Frame['type'], name, content });
    at = end + 1;
    if (type === 'end') {
      if (at < bytes.length) return broken('there is data after the end');
      const count = Number(content.toString('latin1').trim());
      if (count !== frames.length - 1)
        return broken(`the end counts ${count} frames, ${frames.length - 1} came`);
      return { frames, complete: true, fault: '' };
    }
  }
  return { frames, complete: false, fault: '' };
}
