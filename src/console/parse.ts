import type { ConsoleReport } from './problem.ts';
import { ConsoleReader } from './reader.ts';

/** Reads a whole console log: bytes as they came, or text. Never throws; what cannot be read is no problem. */
export function parseConsole(log: Uint8Array | string): ConsoleReport {
  const reader = new ConsoleReader();
  reader.push(log);
  return reader.end();
}
