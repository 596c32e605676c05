import { InfrastructureError } from '../errors.ts';
import { type Distribution, installLine, packageFor, packagesFor } from './distribution.ts';
import { importance, NEEDS, type Need, type Plan } from './needs.ts';
import { detect, type Probe } from './probe.ts';

/** One row of the table, looked up on this host. */
export interface NeedState {
  readonly need: Need;
  readonly importance: 'required' | 'wanted' | 'unneeded';
  /** Where it was found; null when it is missing. */
  readonly found: string | null;
}

/** The host as far as missing things depend on it. */
export interface System {
  readonly probe: Probe;
  readonly distribution: Distribution;
  readonly root: boolean;
}

/** Looks up every row of the table. */
export async function examineNeeds(plan: Plan, probe: Probe): Promise<readonly NeedState[]> {
  return Promise.all(
    NEEDS.map(async (need) => ({
      need,
      importance: importance(need, plan),
      found: await detect(need.detection, probe),
    })),
  );
}

export interface Missing {
  readonly needs: readonly Need[];
  /** One sentence: what is missing. */
  readonly message: string;
  /** What to type. */
  readonly hint: string;
}

/** What a plan requires and this host lacks, in the words of `patchboot doctor`; null when nothing is missing. */
export async function missingFor(plan: Plan, system: System): Promise<Missing | null> {
  const states = await examineNeeds(plan, system.probe);
  const needs = states
    .filter((state) => state.importance === 'required' && state.found === null)
    .map(({ need }) => need);
  if (needs.length === 0) return null;
  return {
    needs,
    message: `this machine lacks ${needs.map((need) => need.id).join(', ')}`,
    hint: howToMend(needs, system.distribution, system.root),
  };
}

/** Throws an {@link InfrastructureError} when this host lacks something that the plan requires. */
export async function requirePlan(plan: Plan, system: System): Promise<void> {
  const missing = await missingFor(plan, system);
  if (missing !== null) throw new InfrastructureError(missing.message, { hint: missing.hint });
}

/** The command that brings some missing things, and a sentence for each that no package brings. */
export function howToMend(needs: readonly Need[], distribution: Distribution, root: boolean): string {
  if (distribution.family === 'other') {
    const names = needs.map((need) => need.packages.debian ?? need.id);
    return `patchboot knows the packages of Debian and Ubuntu only; this is ${distribution.name}.
Install what Debian calls: ${[...new Set(names)].join(' ')}`;
  }
  const lines: string[] = [];
  const packages = packagesFor(needs, distribution);
  if (packages.length > 0) lines.push(`Install it: ${installLine(packages, root)}`);
  for (const need of needs) {
    if (packageFor(need, distribution) !== null) continue;
    lines.push(
      need.only === 'default-tree'
        ? `${distribution.name} has no package ${need.id}: give --tree a kernel's git folder, git URL or tarball.`
        : `${distribution.name} has no package for ${need.id}.`,
    );
  }
  return lines.join('\n');
}
