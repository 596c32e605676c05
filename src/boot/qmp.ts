import { createConnection } from 'node:net';

/** QEMU's machine protocol, as much of it as a hung guest needs (docs/interop/qmp-spec of QEMU). */

const ANSWER_TIMEOUT_MS = 5000;

/** Sends commands in order over the monitor socket. Rejects when QEMU does not answer in time or refuses. */
export async function sendQmp(
  socketPath: string,
  commands: readonly { readonly execute: string; readonly arguments?: Readonly<Record<string, unknown>> }[],
): Promise<void> {
  const socket = createConnection(socketPath);
  socket.setTimeout(ANSWER_TIMEOUT_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      const queue = [{ execute: 'qmp_capabilities' }, ...commands];
      let text = '';
      let sent = 0;
      socket.on('timeout', () => reject(new Error('the QEMU monitor does not answer')));
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the QEMU monitor closed the connection')));
      const next = (): void => {
        const command = queue[sent++];
        if (command === undefined) resolve();
        else socket.write(`${JSON.stringify(command)}\n`);
      };
      socket.on('data', (chunk) => {
        text += chunk.toString('utf8');
        const lines = text.split('\n');
        text = lines.pop() ?? '';
        for (const line of lines) {
          const message = JSON.parse(line) as { QMP?: unknown; return?: unknown; error?: { desc?: string } };
          if (message.error !== undefined) reject(new Error(`QEMU refused: ${message.error.desc ?? line}`));
          else if (message.QMP !== undefined || message.return !== undefined) next();
        }
      });
    });
  } finally {
    socket.removeAllListeners('close');
    socket.destroy();
  }
}
