import { createConnection } from 'node:net';
import { sendQmp } from './qmp.ts';

/**
 * Stacks of a guest that has gone silent, by magic sysrq over the serial line: a break, then a key
 * (Documentation/admin-guide/sysrq.rst). w: blocked tasks. l: all active CPUs. d: all held locks.
 */

const KEYS = ['w', 'l', 'd'] as const;
const PAUSE_MS = 1500;

/** Types the keys; the kernel's answers go to the console file. A guest that cannot answer is no error. */
export async function collectStacks(
  sockets: { readonly monitor: string; readonly keyboard: string },
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const key of KEYS) {
      if (signal.aborted) return;
      await sendQmp(sockets.monitor, [{ execute: 'chardev-send-break', arguments: { id: 'console' } }]);
      await type(sockets.keyboard, key);
      await pause();
    }
  } catch {
    // QEMU ended meanwhile, or hangs itself: there is nothing to ask any more.
  }
}

/**
 * Sends one key and closes at once, before the kernel answers: while somebody is connected, a full socket makes QEMU
 * write the same character into the log file twice (qemu_chr_write_buffer logs before the serial port tries again).
 */
function type(socketPath: string, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const keyboard = createConnection(socketPath);
    keyboard.setTimeout(PAUSE_MS, () => keyboard.destroy());
    keyboard.on('error', reject);
    keyboard.on('close', () => resolve());
    keyboard.resume();
    keyboard.end(key);
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
