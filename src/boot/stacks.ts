import type { FileHandle } from 'node:fs/promises';
import { sendQmp } from './qmp.ts';

/**
 * Stacks of a guest that has gone silent, by magic sysrq over the serial line: a break, then a key
 * (Documentation/admin-guide/sysrq.rst). w: blocked tasks. l: all active CPUs. d: all held locks.
 */

const KEYS = ['w', 'l', 'd'] as const;
const PAUSE_MS = 1500;

/** Types the keys; the kernel's answers go to the console file. A guest that cannot answer is no error. */
export async function collectStacks(
  monitor: string,
  keyboard: FileHandle,
  signal: AbortSignal,
): Promise<void> {
  for (const key of KEYS) {
    if (signal.aborted) return;
    try {
      await sendQmp(monitor, [{ execute: 'chardev-send-break', arguments: { id: 'console' } }]);
      await keyboard.write(key);
    } catch {
      // QEMU ended meanwhile, or hangs itself: there is nothing to ask any more.
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
