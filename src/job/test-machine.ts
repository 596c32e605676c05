import type { ResultDraft } from '../draft.ts';
import { stage } from '../stage.ts';
import { writeFileAtomic } from '../world/files.ts';
import type { World } from '../world/world.ts';
import { bootBothSides, machineRecord, prepareBench, recipeFile } from './boots.ts';
import { nameCulprits } from './culprit.ts';
import { jobFindings } from './findings.ts';
import { withLastWords } from './hang.ts';
import type { MachineJob } from './job.ts';
import { buildKernels } from './kernels.ts';
import { withListings } from './listing.ts';

/** The middle of the sentence, for one machine: kernels → boots → findings. All it learns goes into the draft. */
export async function testMachine(job: MachineJob, draft: ResultDraft, world: World): Promise<void> {
  const { machine } = job;
  const kernels = await stage(world, 'kernel', `kernels for ${machine.name}`, () =>
    buildKernels(job, draft, world),
  );
  if (kernels === null) return;
  const { bench, boots } = await stage(world, 'boot', `boots on ${machine.name}`, async () => {
    const ready = await prepareBench(job, kernels.base, world);
    draft.addMachine(machineRecord(ready, job.reason));
    const title = `suite ${job.suite.name} on ${machine.name}`;
    await writeFileAtomic(recipeFile(ready), ready.initramfs.recipe(title));
    return { bench: ready, boots: await bootBothSides(ready, kernels, draft, world) };
  });
  await stage(world, 'console', `findings on ${machine.name}`, async () => {
    const told = await withListings(jobFindings(job, boots, draft), job);
    const seen = await withLastWords(told, job.options.outDir);
    const findings = await nameCulprits(seen, boots, bench, kernels, world);
    for (const finding of findings) world.emit({ type: 'finding', finding });
    draft.findings.push(...findings);
  });
}
