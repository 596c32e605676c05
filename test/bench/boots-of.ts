import type { Boot } from '../../src/boot/boot.ts';
import { formatPerfStat } from '../../src/suite/perf-stat.ts';
import { parseSuite } from '../../src/suite/suite.ts';

/** Boots as a guest would leave them, made of figures. */

export const SUITE = parseSuite(
  `name: s
description: three sizes and a plain command
steps:
  - { id: plain, title: plain umount, kind: perf, command: umount mnt, repeat: 3 }
  - { id: tree-1, title: one, kind: perf, command: umount tree-1, repeat: 3, size: { name: mounts, value: 1 } }
  - { id: tree-10, title: ten, kind: perf, command: umount tree-10, repeat: 3, size: { name: mounts, value: 10 } }
  - { id: tree-100, title: more, kind: perf, command: umount tree-100, repeat: 3, size: { name: mounts, value: 100 } }
  - { id: settle, title: settle, kind: script, script: sleep 1 }
`,
  's.yaml',
);

/** A boot in which each run of a step took so many seconds; null for a step that failed. */
export function bootOf(index: number, seconds: Readonly<Record<string, number | null>>): Boot {
  const frames = SUITE.steps.flatMap((step) => {
    const value = step.kind === 'perf' ? seconds[step.id] : 0;
    const frame = (type: string, name: string, text: string) => ({ type, name, content: Buffer.from(text) });
    if (value === undefined || value === null) return [frame('step', step.id, '1\n')];
    // Not all alike, else perf has no +- to print.
    const runs = [value * 1.5, value, value * 1.01];
    return [
      frame('output', `${step.id}/perf`, formatPerfStat('umount', runs, { table: true })),
      frame('output', `${step.id}/runs`, runs.map((run) => `ns ${Math.round(run * 1e9)}\n`).join('')),
      frame('step', step.id, '0\n'),
    ];
  });
  return { request: { side: 'base', index, seed: index - 1, timing: 'virtual' }, frames } as unknown as Boot;
}

/** Boots of one kernel that takes `factor` times as long as the standard one, with the scatter of phases. */
export function bootsOf(count: number, factor: number): readonly Boot[] {
  return Array.from({ length: count }, (_, position) => {
    const phase = 1 + 0.002 * (position % 3);
    const base = 0.018 * factor * phase;
    return bootOf(position + 1, {
      plain: base,
      'tree-1': base,
      'tree-10': base + 0.001,
      'tree-100': base + 0.01,
    });
  });
}
