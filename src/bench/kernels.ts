import { join } from 'node:path';
import type { InitramfsFile } from '../guest/initramfs.ts';
import type { BootableKernel } from '../job/boots.ts';
import { KernelBuilder } from '../kernel/build.ts';
import { requestedOptions } from '../kernel/config.ts';
import type { Machine } from '../machine/machine.ts';
import type { RunOptions } from '../options.ts';
import type { Suite } from '../suite/suite.ts';
import { findCommit } from '../tree/base.ts';
import { openTree, type Tree } from '../tree/tree.ts';
import { prepareWorktree } from '../tree/worktree.ts';
import type { Sandbox } from '../world/sandbox.ts';
import type { World } from '../world/world.ts';
import { takeImage } from './image.ts';
import { moduleFiles, modulesFolder } from './modules.ts';
import { packagedImage } from './package.ts';
import type { BenchKernel } from './result.ts';
import type { KernelSpec } from './spec.ts';

/** From what the command line names to kernels that can be booted. */

export interface BenchTarget {
  readonly label: string;
  readonly spec: KernelSpec;
  /** With what the suites need in its kernel. */
  readonly machine: Machine;
  readonly suites: readonly Suite[];
}

export interface BenchSite {
  readonly options: RunOptions;
  readonly sandbox: Sandbox;
}

type Provenance = Pick<BenchKernel, 'tree' | 'release' | 'compiler' | 'fromCache' | 'buildSeconds'>;

/** A kernel in hand, or the sentence why there is none. */
export type BenchKernelInHand =
  | {
      readonly ok: true;
      readonly kernel: BootableKernel;
      readonly provenance: Provenance;
      /** What the guest needs to load the drivers of an image that has them as modules. */
      readonly guestFiles: readonly InitramfsFile[];
    }
  | { readonly ok: false; readonly trouble: string; readonly provenance: Provenance };

/** Builds or copies the kernels one after the other, in the order given. Trees are opened once each. */
export async function takeKernels(
  targets: readonly BenchTarget[],
  site: BenchSite,
  world: World,
): Promise<readonly BenchKernelInHand[]> {
  const trees = new Map<string, Promise<Tree>>();
  const taken: BenchKernelInHand[] = [];
  for (const [index, target] of targets.entries()) {
    const { text } = target.spec;
    const source = await onThisHost(target, world);
    if (source.type === 'image') {
      const folder = join(world.tempDir, `image-${index}`);
      const kernel = await takeImage(source.path, text, target.machine.arch, folder);
      const provenance = { tree: null, release: '', compiler: '', fromCache: false, buildSeconds: 0 };
      const modules = await modulesFolder(source.path);
      const guestFiles = modules === null ? [] : await moduleFiles(modules, world);
      taken.push({ ok: true, kernel, provenance, guestFiles });
      continue;
    }
    const opened = trees.get(source.tree) ?? openTree(source.tree, world, site.options.cwd);
    trees.set(source.tree, opened);
    taken.push(await buildTarget(target, index, await opened, source.ref, site, world));
  }
  return taken;
}

/** What the word names, with packages unpacked to images. */
async function onThisHost({ spec, machine }: BenchTarget, world: World) {
  const { source } = spec;
  if (source.type !== 'package') return source;
  const path = await packagedImage(source.package, machine.arch, world);
  return { type: 'image' as const, path };
}

async function buildTarget(
  { machine }: BenchTarget,
  index: number,
  tree: Tree,
  ref: string | null,
  { options, sandbox }: BenchSite,
  world: World,
): Promise<BenchKernelInHand> {
  const { commit, describe } = await findCommit(tree, ref, world);
  const builder = new KernelBuilder(
    {
      machine,
      options: await requestedOptions(machine, options.kconfig, world.dataDir),
      sandbox,
      jobs: options.jobs,
      // Two kernels of one machine do not share objects: their trees may be far apart.
      workDir: join(world.tempDir, `kernel-${index}`),
      logDir: join(options.outDir, 'build'),
    },
    world,
  );
  const worktree = await prepareWorktree(tree, commit, world);
  const where = { name: tree.name, commit, describe };
  try {
    const build = await builder.build({
      source: worktree.path,
      commit,
      treeId: await worktree.treeId(commit),
      label: `kernel ${index + 1}`,
      trusted: true,
    });
    if (!build.ok) {
      const log = build.logFile.split('/').slice(-2).join('/');
      const provenance = { tree: where, release: '', compiler: '', fromCache: false, buildSeconds: 0 };
      return { ok: false, trouble: `it does not compile: ${build.reason} (${log})`, provenance };
    }
    const { release, compiler, fromCache, buildSeconds } = build.kernel;
    return {
      ok: true,
      kernel: build.kernel,
      guestFiles: [],
      provenance: { tree: where, release, compiler, fromCache, buildSeconds: Math.round(buildSeconds) },
    };
  } finally {
    await worktree.release();
  }
}
