import { createConnection, type Socket } from 'node:net';
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
  const keyboard = createConnection(sockets.keyboard);
  // What the guest prints comes back on the socket too; it is in the log file already.
  keyboard.resume();
  keyboard.on('error', () => {});
  try {
    for (const key of KEYS) {
      if (signal.aborted) return;
      await sendQmp(sockets.monitor, [{ execute: 'chardev-send-break', arguments: { id: 'console' } }]);
      await type(keyboard, key);
      await pause();
    }
  } catch {
    // QEMU ended meanwhile, or hangs itself: there is nothing to ask any more.
  } finally {
    keyboard.destroy();
  }
}

function type(keyboard: Socket, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    keyboard.write(key, (error) => (error == null ? resolve() : reject(error)));
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
