import type { Boot } from '../boot/boot.ts';
import { failureIds } from '../findings/boots.ts';
import { counts } from '../findings/rates.ts';
import { oldProblems, primaryProblems } from '../findings/splats.ts';
import { fails } from '../findings/verdict.ts';
import type { Finding } from '../report/result.ts';
import { stepOutcome } from '../suite/outcome.ts';
import type { Suite } from '../suite/suite.ts';
import type { World } from '../world/world.ts';
import { firstBadPatch } from './bisect.ts';
import { type BootBench, bootOneSide } from './boots.ts';
import type { JobKernels } from './kernels.ts';

/**
 * Names the first bad patch of each failing finding, by building and booting the series up to a patch.
 * @param seen The boots that the findings were made from.
 */
export async function nameCulprits(
  findings: readonly Finding[],
  seen: readonly Boot[],
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
      const boots = (await bootsUpTo(index))?.filter(counts) ?? [];
      const shows = evidenceOf(finding, [...seen, ...boots], bench.job.suite);
      return boots.length === 0 ? null : boots.some(shows);
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

/** Tells whether a boot shows what the finding says. */
function evidenceOf(finding: Finding, all: readonly Boot[], suite: Suite): (boot: Boot) => boolean {
  const counted = all.filter(counts);
  const old = oldProblems(counted);
  switch (finding.type) {
    case 'splat':
      return (boot) => primaryProblems(boot, old).some((problem) => problem.key === finding.problem.key);
    case 'boot-failure': {
      const idOf = failureIds(counted, old);
      return (boot) => idOf(boot) === finding.id;
    }
    case 'check-failure': {
      const step = suite.steps.find(({ id }) => id === finding.check);
      // Another promise of the same check may be broken on base.
      const isMeant = ({ name }: { readonly name: string }): boolean =>
        finding.promises?.includes(name) ?? true;
      return (boot) => step !== undefined && stepOutcome(boot, step).failed.some(isMeant);
    }
    default:
      return () => false;
  }
}
