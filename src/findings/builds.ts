import { type CompilerMessage, messageKey } from '../kernel/compiler-messages.ts';
import type { Kernel, KernelBuild } from '../kernel/kernel.ts';
import type { BuildFinding } from '../report/result.ts';

/** What the compiler says only with the series. */

/** One build a side, and base's was fine. */
const ONLY_PATCHED = {
  base: { hits: 0, runs: 1 },
  patched: { hits: 1, runs: 1 },
  change: 'new',
  touches: [],
} as const;

/** The build of the patched tree failed, and the base's did not. */
export function buildErrorFinding(
  machine: string,
  build: Extract<KernelBuild, { ok: false }>,
  patchIndex: number | null,
  log: string,
): BuildFinding {
  const first = build.errors[0];
  return {
    type: 'build-error',
    machine,
    ...ONLY_PATCHED,
    patchIndex,
    file: first?.file ?? null,
    line: first?.line ?? null,
    message: first === undefined ? build.reason : first.raw.join('\n'),
    log,
  };
}

/**
 * Warnings that the patched build brings. The patched build compiles only what changed, the base's log has everything,
 * so a warning is new when its words and file are not in the base's log.
 */
export function buildWarningFindings(
  machine: string,
  base: Kernel,
  patched: Kernel,
  patchIndex: number | null,
  log: string,
): readonly BuildFinding[] {
  const known = new Set(base.warnings.map(messageKey));
  const fresh = new Map<string, CompilerMessage>();
  for (const warning of patched.warnings) {
    if (!known.has(messageKey(warning))) fresh.set(messageKey(warning), warning);
  }
  return [...fresh.values()].map((warning) => ({
    type: 'build-warning',
    machine,
    ...ONLY_PATCHED,
    patchIndex,
    file: warning.file,
    line: warning.line,
    message: warning.raw.join('\n'),
    log,
  }));
}
