import type { Boot } from '../boot/boot.ts';
import { failureId } from '../findings/boots.ts';
import { primaryProblems } from '../findings/splats.ts';
import { fails } from '../findings/verdict.ts';
import type { Finding } from '../report/result.ts';
import { stepOutcome } from '../suite/outcome.ts';
import type { Suite } from '../suite/suite.ts';
import type { World } from '../world/world.ts';
import { firstBadPatch } from './bisect.ts';
import { type BootBench, bootOneSide } from './boots.ts';
import type { JobKernels } from './kernels.ts';

/** Names the first bad patch of each failing finding, by building and booting the series up to a patch. */
export async function nameCulprits(
  findings: readonly Finding[],
  bench: BootBench,
  kernels: JobKernels,
  world: World,
): Promise<readonly Finding[]> {
  const count = kernels.count;
  if (count < 2) return findings;
  // Findings share the boots of a patch, so a second finding rarely costs another build.
  const booted = new Map<number, Promise<readonly Boot[] | null>>();
  const bootsUpTo = (index: number): Promise<readonly Boot[] | null> => {
    const known = booted.get(index) ?? bootUpTo(index, bench, kernels, world);
    booted.set(index, known);
    return known;
  };
  const named: Finding[] = [];
  for (const finding of findings) {
    if (!fails(finding) || finding.patchIndex !== null || !isSeenInBoots(finding)) {
      named.push(finding);
      continue;
    }
    const patchIndex = await firstBadPatch(count, async (index) => {
      const boots = await bootsUpTo(index);
      return boots === null ? null : boots.some((boot) => shows(boot, finding, bench.job.suite));
    });
    named.push({ ...finding, patchIndex });
  }
  return named;
}

async function bootUpTo(
  index: number,
  bench: BootBench,
  kernels: JobKernels,
  world: World,
): Promise<readonly Boot[] | null> {
  world.emit({
    type: 'progress',
    stage: 'boot',
    message: `looking for the first bad patch: the series up to patch ${index} of ${kernels.count}`,
  });
  const build = await kernels.upTo(index);
  return build.ok ? bootOneSide(bench, build.kernel, `patch-${index}`, world) : null;
}

function isSeenInBoots(finding: Finding): boolean {
  return finding.type === 'splat' || finding.type === 'boot-failure' || finding.type === 'check-failure';
}

/** Whether a boot shows what the finding says. */
function shows(boot: Boot, finding: Finding, suite: Suite): boolean {
  switch (finding.type) {
    case 'splat':
      return primaryProblems(boot).some((problem) => problem.key === finding.problem.key);
    case 'boot-failure':
      return failureId(boot) === finding.id;
    case 'check-failure':
      return suite.steps.some(
        (step) => step.id === finding.check && stepOutcome(boot, step).outcome === 'failed',
      );
    default:
      return false;
  }
}
