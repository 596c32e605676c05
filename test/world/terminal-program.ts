import { HostProcesses } from '../../src/world/process.ts';
import { runInTerminal } from '../../src/world/terminal.ts';

/** A program for terminal.test.ts: what it does is its first argument. */
await runInTerminal(async ([mode = ''], io) => {
  switch (mode) {
    case 'status':
      io.stdout('data\n');
      io.stderr('progress\n');
      return 3;
    case 'echo':
      io.stdout((await io.stdin()).toString().toUpperCase());
      return 0;
    case 'flood':
      for (let i = 0; i < 20_000; i++) io.stdout(`${'x'.repeat(99)}\n`);
      return 0;
    default: {
      // polite: ends with its child when told to. stubborn: a child that ignores SIGTERM, and a second one after it.
      const script =
        mode === 'polite' ? 'echo up; exec sleep 60' : 'trap "" TERM; echo up; while :; do sleep 1; done';
      const run = () =>
        new HostProcesses(mode === 'polite' ? io.signal : undefined).run({
          argv: ['sh', '-c', script],
          timeoutMs: 60_000,
          onLine: () => io.stderr('ready\n'),
        });
      await run();
      return 0;
    }
  }
});
