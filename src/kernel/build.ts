import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InterruptedError } from '../errors.ts';
import type { Machine } from '../machine/machine.ts';
import { exists } from '../world/files.ts';
import { type Command, describeEnding, type ProcessResult, runChecked, succeeded } from '../world/process.ts';
import type { Sandbox } from '../world/sandbox.ts';
import type { World } from '../world/world.ts';
import { findKernel, kernelKey, objectsFolder, type StoredKernel } from './cache.ts';
import { buildErrors, type CompilerMessage, compilerMessages } from './compiler-messages.ts';
import { configText, type OptionRequest } from './config.ts';
import { configure } from './configure.ts';
import type { KernelBuild } from './kernel.ts';
import { type BuildPlace, compilerName, imageTarget, makeCommand } from './make.ts';
import { copyTree, keepObjects, requireSpace, storeKernel } from './store.ts';

/**
 * Builds kernels for one machine: the base first, then patched commits in the same object folder, so that make
 * compiles only what the patch touches. The objects of the base are kept for the next series on the same base.
 */

export interface BuildSite {
  readonly machine: Machine;
  readonly options: readonly OptionRequest[];
  readonly sandbox: Sandbox;
  readonly jobs: number;
  /** Private folder of the run for objects and logs. */
  readonly workDir: string;
  /** Where build logs are left for the user. */
  readonly logDir: string;
}

export interface BuildRequest {
  /** Folder with the commit checked out. */
  readonly source: string;
  readonly commit: string;
  readonly treeId: string;
  /** For logs and progress: "base", "patch 2/3". */
  readonly label: string;
  /** Only trusted trees may leave things in shared caches (ccache, objects). */
  readonly trusted: boolean;
}

const CONFIG_TIMEOUT_MS = 10 * 60_000;
const BUILD_TIMEOUT_MS = 120 * 60_000;
const PROGRESS_EVERY = 100;

/** What make came to: the warnings of a build that ended well, or why there is no kernel. */
type Compiled =
  | { readonly ok: true; readonly warnings: readonly CompilerMessage[] }
  | Extract<KernelBuild, { ok: false }>;

export class KernelBuilder {
  private readonly site: BuildSite;
  private readonly world: World;
  /** Key of the base whose objects the object folder was started from. */
  private baseKey: string | null = null;
  private prepared = false;

  constructor(site: BuildSite, world: World) {
    this.site = site;
    this.world = world;
  }

  /** The kernel of a commit, from the cache or built. The first one asked for must be the base. */
  async build(request: BuildRequest): Promise<KernelBuild> {
    const { machine, options, sandbox } = this.site;
    const compilerVersion = await this.compilerVersion();
    const sourceRoot = sandbox.level === 'bubblewrap' ? '/src' : request.source;
    const key = kernelKey({
      treeId: request.treeId,
      arch: machine.arch,
      options: configText(options),
      compilerVersion,
      sourceRoot,
    });
    if (request.trusted) this.baseKey ??= key;
    const cached = await findKernel(this.world.cacheDir, key, request.commit);
    if (cached !== null) {
      this.progress(`${request.label}: kernel ${key.slice(0, 10)} is in the cache`);
      return { ok: true, kernel: cached };
    }
    return this.make(request, { key, sourceRoot, compiler: compilerVersion.split('\n')[0] ?? '' });
  }

  private async make(
    request: BuildRequest,
    identity: { key: string; sourceRoot: string; compiler: string },
  ): Promise<KernelBuild> {
    const { site, world } = this;
    const { machine } = site;
    const started = performance.now();
    const logFile = await this.logFile(request);
    const objects = await this.prepareObjects();
    const place = await this.place(request, objects);

    const { target, image } = imageTarget(machine.arch);
    const compiled = await this.compile(request, place, target, logFile);
    if (!compiled.ok) return compiled;

    const stored: StoredKernel = {
      key: identity.key,
      commit: request.commit,
      release: (await readFile(join(objects, 'include/config/kernel.release'), 'utf8')).trim(),
      compiler: identity.compiler,
      warnings: compiled.warnings,
      buildSeconds: (performance.now() - started) / 1000,
      sourceRoot: identity.sourceRoot,
    };
    const kernel = await storeKernel(stored, objects, image, world);
    if (request.trusted && identity.key === this.baseKey) await keepObjects(objects, identity.key, world);
    this.progress(`${request.label}: built ${stored.release} in ${stored.buildSeconds.toFixed(0)} s`);
    return { ok: true, kernel };
  }

  private async compile(
    request: BuildRequest,
    place: BuildPlace,
    target: string,
    logFile: string,
  ): Promise<Compiled> {
    const { machine, options, sandbox } = this.site;
    const sourceRoot = sandbox.level === 'bubblewrap' ? '/src' : request.source;
    const failed = (result: ProcessResult, what: string): Compiled => {
      const errors = buildErrors(result.stderr.toString('utf8'), sourceRoot);
      const reason = errors[0]?.text ?? `${what} ended with ${describeEnding(result)}`;
      return { ok: false, commit: request.commit, errors, logFile, reason };
    };
    const run = (targets: readonly string[], onLine?: Command['onLine']): Promise<ProcessResult> =>
      this.runMake(place, targets, logFile, BUILD_TIMEOUT_MS, onLine);
    const bad = await configure(place.objects, options, machine.name, run);
    if (bad !== null) return failed(bad, 'the configuration');
    this.progress(`${request.label}: compiling`);
    const result = await run([target], this.counter(request.label));
    if (!succeeded(result)) return failed(result, 'make');
    const log = Buffer.concat([result.stdout, result.stderr]).toString('utf8');
    return {
      ok: true,
      warnings: compilerMessages(log, sourceRoot).filter(({ severity }) => severity === 'warning'),
    };
  }

  private async logFile({ label }: BuildRequest): Promise<string> {
    const { logDir, machine } = this.site;
    await mkdir(logDir, { recursive: true });
    return join(logDir, `build-${machine.name}-${label.replaceAll(/[^a-z0-9]+/g, '-')}.log`);
  }

  /** The object folder of this run, started from the objects of the base when the cache has them. */
  private async prepareObjects(): Promise<string> {
    const objects = join(this.site.workDir, `objects-${this.site.machine.name}`);
    if (this.prepared) return objects;
    await requireSpace(this.site.workDir, this.world.cacheDir);
    const kept = this.baseKey === null ? null : objectsFolder(this.world.cacheDir, this.baseKey);
    if (kept !== null && (await exists(join(kept, '.complete')))) {
      await copyTree(kept, objects, this.world);
    } else {
      await mkdir(objects, { recursive: true });
    }
    this.prepared = true;
    return objects;
  }

  private async place(request: BuildRequest, objects: string): Promise<BuildPlace> {
    const present = await this.world.processes
      .run({ argv: ['ccache', '--version'], timeoutMs: CONFIG_TIMEOUT_MS })
      .then(succeeded, () => false);
    const ccache = join(this.world.cacheDir, 'ccache');
    if (present) await mkdir(ccache, { recursive: true });
    return {
      source: request.source,
      objects,
      ccache: present ? ccache : null,
      ccacheWritable: request.trusted,
    };
  }

  private async runMake(
    place: BuildPlace,
    targets: readonly string[],
    logFile: string,
    timeoutMs: number,
    onLine?: Command['onLine'],
  ): Promise<ProcessResult> {
    const { machine, sandbox, jobs } = this.site;
    const result = await this.world.processes.run(
      {
        ...sandbox.wrap(makeCommand(machine.arch, place, targets, jobs)),
        timeoutMs,
        logFile,
        ...(onLine === undefined ? {} : { onLine }),
      },
      this.world.signal,
    );
    if (result.ending.type === 'aborted') throw new InterruptedError('interrupted while building a kernel');
    return result;
  }

  private async compilerVersion(): Promise<string> {
    const compiler = compilerName(this.site.machine.arch);
    const result = await runChecked(
      this.world.processes,
      { argv: [compiler, '--version'], timeoutMs: CONFIG_TIMEOUT_MS },
      this.world.signal,
    );
    return result.stdout.toString();
  }

  private counter(label: string): (line: string) => void {
    let files = 0;
    return (line) => {
      if (!/^ {2}(CC|AS|LD|AR) /.test(line)) return;
      files++;
      if (files % PROGRESS_EVERY === 0) this.progress(`${label}: ${files} objects`);
    };
  }

  private progress(message: string): void {
    this.world.emit({ type: 'progress', stage: 'kernel', message: `${this.site.machine.name}: ${message}` });
  }
}
