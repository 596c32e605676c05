import type { Check } from './checks.ts';
import { type Distribution, installLine, packageFor, packagesFor } from './distribution.ts';
import type { NeedState } from './missing.ts';
import { howToMend } from './missing.ts';
import type { Arch, Need } from './needs.ts';

/** All that `patchboot doctor` found out, as one value. */
export interface Diagnosis {
  readonly distribution: Distribution;
  readonly hostArch: Arch;
  readonly guests: readonly Arch[];
  readonly root: boolean;
  readonly needs: readonly NeedState[];
  readonly checks: readonly Check[];
}

/** Needs of one importance that are missing. */
export function lacking(diagnosis: Diagnosis, importance: 'required' | 'wanted'): readonly Need[] {
  return diagnosis.needs
    .filter((state) => state.importance === importance && state.found === null)
    .map((state) => state.need);
}

/** Whether a run can be expected to work. */
export function healthy(diagnosis: Diagnosis): boolean {
  return (
    lacking(diagnosis, 'required').length === 0 &&
    diagnosis.checks.every((check) => check.status !== 'failed')
  );
}

/** Everything missing that a package brings: the required and the wanted. */
export function packagesToInstall(diagnosis: Diagnosis): readonly string[] {
  return packagesFor(
    [...lacking(diagnosis, 'required'), ...lacking(diagnosis, 'wanted')],
    diagnosis.distribution,
  );
}

/** The diagnosis for people. */
export function diagnosisText(diagnosis: Diagnosis): string {
  const { distribution, hostArch, guests, needs, checks, root } = diagnosis;
  const needed = needs.filter((state) => state.importance !== 'unneeded');
  const unneeded = needs.filter((state) => state.importance === 'unneeded');
  const lines = [
    `${distribution.name}, ${hostArch}; for ${guests.join(' and ')} guests`,
    '',
    'Programs and files',
  ];
  const idWidth = Math.max(...needed.map(({ need }) => need.id.length));
  for (const { need, importance, found } of needed) {
    const status = found !== null ? 'ok' : importance === 'required' ? 'MISSING' : 'missing';
    const rest =
      found ??
      `${need.why} (${importance}; stage ${need.stages.join(', ')}; package ${packageFor(need, distribution) ?? 'unknown'})`;
    lines.push(`  ${status.padEnd(7)}  ${need.id.padEnd(idWidth)}  ${rest}`);
  }
  if (unneeded.length > 0) {
    lines.push(`  Not needed for this: ${unneeded.map(({ need }) => need.id).join(', ')}`);
  }

  lines.push('', 'This machine');
  const checkWidth = Math.max(...checks.map((check) => check.id.length));
  for (const { id, status, detail, advice } of checks) {
    const word = { ok: 'ok', warning: 'warning', failed: 'FAILED' }[status];
    lines.push(`  ${word.padEnd(7)}  ${id.padEnd(checkWidth)}  ${detail}`);
    const indent = ' '.repeat(7 + checkWidth + 6);
    if (advice !== undefined) lines.push(...advice.split('\n').map((line) => indent + line));
  }
  lines.push('', conclusion(diagnosis, root));
  return `${lines.join('\n')}\n`;
}

function conclusion(diagnosis: Diagnosis, root: boolean): string {
  const missing = [...lacking(diagnosis, 'required'), ...lacking(diagnosis, 'wanted')];
  if (missing.length > 0) return howToMend(missing, diagnosis.distribution, root);
  if (healthy(diagnosis)) return 'Everything is there.';
  return 'All programs are there, but see what failed above.';
}

/** The diagnosis as one JSON value. */
export function diagnosisJson(diagnosis: Diagnosis): unknown {
  const packages = packagesToInstall(diagnosis);
  return {
    ok: healthy(diagnosis),
    distribution: diagnosis.distribution,
    hostArch: diagnosis.hostArch,
    guests: diagnosis.guests,
    needs: diagnosis.needs.map(({ need, importance, found }) => ({
      id: need.id,
      importance,
      found,
      stages: need.stages,
      why: need.why,
      package: packageFor(need, diagnosis.distribution),
    })),
    checks: diagnosis.checks,
    install: packages.length === 0 ? null : { packages, command: installLine(packages, diagnosis.root) },
  };
}
