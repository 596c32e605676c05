import { relative } from 'node:path';
import type { Boot } from './boot/boot.ts';
import { InterruptedError, PatchbootError } from './errors.ts';
import { decide, type MachineOutcome, sortFindings } from './findings/verdict.ts';
import type { Kernel } from './kernel/kernel.ts';
import type {
  BootRecord,
  CheckRecord,
  Finding,
  KernelRecord,
  MachineRecord,
  Measurement,
  Result,
  Side,
} from './report/result.ts';
import { RESULT_VERSION } from './report/result.ts';
import type { Series } from './series/series.ts';
import { VERSION } from './version.ts';

/** A result in the making: what every stage has added so far, so that an error half way loses nothing. */
export class ResultDraft {
  private readonly startedMs: number;
  private readonly outDir: string;
  private readonly reproduce: string;
  private series: Series | null = null;
  private commits: readonly string[] = [];
  private decoders: readonly string[] = [];
  private base: Result['base'] = null;
  private mbox: string | null = null;
  private error: Result['error'] = null;
  private wasInterrupted = false;
  /** Why there was nothing to boot although nothing is wrong: the patches are there already. */
  nothingToTest: string | null = null;
  readonly machines: MachineRecord[] = [];
  readonly kernels: KernelRecord[] = [];
  readonly boots: BootRecord[] = [];
  readonly measurements: Measurement[] = [];
  readonly checks: CheckRecord[] = [];
  readonly findings: Finding[] = [];
  readonly outcomes: MachineOutcome[] = [];
  readonly notes: string[] = [];

  constructor(startedMs: number, outDir: string, reproduce: string) {
    this.startedMs = startedMs;
    this.outDir = outDir;
    this.reproduce = reproduce;
  }

  get interrupted(): boolean {
    return this.wasInterrupted;
  }

  chooseSeries(series: Series): void {
    this.series = series;
  }

  chooseBase(base: NonNullable<Result['base']>): void {
    this.base = base;
  }

  /** Commits of the applied patches in order, and how each diff was read. */
  apply(commits: readonly string[], decoders: readonly string[]): void {
    this.commits = commits;
    this.decoders = decoders;
  }

  /** A machine that runs several suites is told once. */
  addMachine(record: MachineRecord): void {
    if (this.machines.every((machine) => machine.name !== record.name)) this.machines.push(record);
  }

  addKernel(machine: string, side: Side, kernel: Kernel, configFile: string): void {
    if (this.kernels.some((known) => known.machine === machine && known.side === side)) return;
    this.kernels.push({
      machine,
      side,
      commit: kernel.commit,
      release: kernel.release,
      compiler: kernel.compiler,
      fromCache: kernel.fromCache,
      buildSeconds: round(kernel.buildSeconds),
      key: kernel.key,
      config: this.relative(configFile),
    });
  }

  /** The applied patches, written for `git am`. */
  keepMbox(file: string): void {
    this.mbox = this.relative(file);
  }

  /** `recipe`: the file that tells how its initramfs is made. */
  addBoot(boot: Boot, startedMs: number, recipe: string): void {
    const { request } = boot;
    this.boots.push({
      machine: request.machine.name,
      side: request.side,
      index: request.index,
      seed: request.seed,
      timing: request.timing,
      accel: request.accel,
      state: boot.state,
      detail: boot.detail,
      elapsedSeconds: round(boot.elapsedMs / 1000),
      log: this.relative(boot.consoleFile),
      problems: boot.console.problems.map((problem) => problem.id),
      lockdepActive: boot.lockdepActive,
      qemu: boot.qemu,
      startedSeconds: round((startedMs - this.startedMs) / 1000),
      recipe: this.relative(recipe),
    });
  }

  /** Paths in a result are relative to its folder, so that it can be moved and uploaded. */
  relative(path: string): string {
    return relative(this.outDir, path);
  }

  /** Keeps an error as the reason why there is no (whole) verdict. Anything unexpected is our own fault. */
  fail(error: unknown): void {
    if (error instanceof InterruptedError) this.wasInterrupted = true;
    this.error =
      error instanceof PatchbootError
        ? { kind: error.kind, message: error.message, hint: error.hint ?? null }
        : {
            kind: 'infrastructure',
            message: `internal error: ${error instanceof Error ? error.message : String(error)}`,
            hint: 'This is a fault of patchboot, not of the patch. Run again with PATCHBOOT_DEBUG=1 for the stack.',
          };
  }

  finish(nowMs: number): Result {
    const findings = sortFindings(this.findings);
    const { verdict, headline } = decide({
      findings,
      machines: this.outcomes,
      error: this.error,
      nothingToTest: this.nothingToTest,
    });
    return {
      version: RESULT_VERSION,
      tool: { name: 'patchboot', version: VERSION },
      startedAt: new Date(this.startedMs).toISOString(),
      elapsedSeconds: round((nowMs - this.startedMs) / 1000),
      verdict,
      headline,
      series: this.series === null ? null : this.seriesRecord(this.series),
      base: this.base,
      machines: this.machines,
      kernels: this.kernels,
      boots: [...this.boots].sort(
        (a, b) => a.machine.localeCompare(b.machine) || a.index - b.index || a.side.localeCompare(b.side),
      ),
      measurements: this.measurements,
      checks: this.checks,
      findings,
      ...(this.mbox === null ? {} : { mbox: this.mbox }),
      error: this.error,
      notes: this.notes,
      reproduce: this.reproduce,
    };
  }

  private seriesRecord(series: Series): NonNullable<Result['series']> {
    return {
      ...series,
      patches: series.patches.map((patch, index) => ({
        index: patch.index,
        subject: patch.subject,
        author: patch.author,
        messageId: patch.messageId,
        listed: patch.listed,
        diffSha256: patch.diffSha256,
        decoder: this.decoders[index] ?? patch.decoder,
        files: patch.files.map((file) => file.path),
        commit: this.commits[index] ?? null,
      })),
    };
  }
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
