import type { Detection } from '../../src/doctor/needs.ts';
import type { Probe } from '../../src/doctor/probe.ts';

/** A host that has everything except what `lacks` says. */
export function fakeProbe(lacks: (wanted: string) => boolean = () => false): Probe {
  const answer = async (wanted: string): Promise<string | null> =>
    lacks(wanted) ? null : `/found/${wanted}`;
  return {
    program: answer,
    file: async (path) => !lacks(path),
    header: (compiler, header) => answer(`${compiler} ${header}`),
    library: (compiler, file) => answer(`${compiler} ${file}`),
  };
}

/** What {@link fakeProbe} is asked for a detection. */
export function askedFor(detection: Detection): string {
  switch (detection.type) {
    case 'header':
      return `${detection.compiler} ${detection.header}`;
    case 'library':
      return `${detection.compiler} ${detection.file}`;
    case 'file':
      return detection.path;
    default:
      return detection.name;
  }
}
