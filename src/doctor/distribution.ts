import type { Need } from './needs.ts';

/** Which Linux this is, as far as package names depend on it. */
export interface Distribution {
  /** For people: "Debian GNU/Linux 12 (bookworm)". */
  readonly name: string;
  /** Whose package names hold; other: none that we know. */
  readonly family: 'debian' | 'ubuntu' | 'other';
}

/** Reads /etc/os-release (os-release(5)): shell-like assignments, quotes optional. */
export function parseOsRelease(text: string): Distribution {
  const fields = new Map<string, string>();
  for (const line of text.split('\n')) {
    const match = /^([A-Z0-9_]+)=(?:"(.*)"|'(.*)'|(.*))$/.exec(line.trim());
    if (match?.[1] !== undefined) fields.set(match[1], match[2] ?? match[3] ?? match[4] ?? '');
  }
  const id = fields.get('ID') ?? '';
  // Derived systems name what they are like, nearest first: Mint says "ubuntu debian".
  const kin = [id, ...(fields.get('ID_LIKE') ?? '').split(/\s+/)];
  const family = kin.find((name) => name === 'debian' || name === 'ubuntu');
  return {
    name: fields.get('PRETTY_NAME') ?? fields.get('NAME') ?? 'an unknown Linux',
    family: family === 'debian' || family === 'ubuntu' ? family : 'other',
  };
}

/** Name of the package that brings a need; null where the distribution has none, or is not known. */
export function packageFor(need: Need, distribution: Distribution): string | null {
  return distribution.family === 'other' ? null : need.packages[distribution.family];
}

/** Packages for some needs, each once, sorted. */
export function packagesFor(needs: readonly Need[], distribution: Distribution): readonly string[] {
  const names = needs.map((need) => packageFor(need, distribution)).filter((name) => name !== null);
  return [...new Set(names)].sort();
}

/** The one line that a user types to install packages. */
export function installLine(packages: readonly string[], root: boolean): string {
  const sudo = root ? '' : 'sudo ';
  return `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends ${packages.join(' ')}`;
}
