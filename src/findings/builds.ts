import { type CompilerMessage, messageKey } from '../kernel/compiler-messages.ts';
import type { KernelBuild } from '../kernel/kernel.ts';
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
 * Warnings that the series brings. A patched build compiles only what changed, the base's log has everything, so a
 * warning is new when its words and file are not in the base's log. `patched` has the warnings of each patch in order;
 * the first that gives one is named. What a later patch mends again is told as well: somebody who bisects meets it.
 */
export function buildWarningFindings(
  machine: string,
  base: readonly CompilerMessage[],
  patched: readonly (readonly CompilerMessage[])[],
  log: string,
): readonly BuildFinding[] {
  const known = new Set(base.map(messageKey));
  const fresh = new Map<string, { readonly warning: CompilerMessage; readonly patchIndex: number }>();
  for (const [index, warnings] of patched.entries()) {
    for (const warning of warnings) {
      const key = messageKey(warning);
      if (!known.has(key) && !fresh.has(key)) fresh.set(key, { warning, patchIndex: index + 1 });
    }
  }
  return [...fresh.values()].map(({ warning, patchIndex }) => ({
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
