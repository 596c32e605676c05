import { createHash } from 'node:crypto';
import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../errors.ts';
import { writeFileAtomic } from '../world/files.ts';
import type { World } from '../world/world.ts';
import { type BootRequest, runBoot } from './boot.ts';
import { type Accel, qemuProgram } from './qemu.ts';

/**
 * Which accelerator a machine can have. /dev/kvm proves nothing: under nested virtualisation it can open, create a
 * guest, and hang every Linux boot silently. Only a boot that prints `Linux version` in time proves KVM.
 */

export type AccelChoice = 'auto' | Accel;

export interface AccelDecision {
  readonly accel: Accel;
  /** For the report. */
  readonly reason: string;
}

const PROBE_SECONDS = 10;
const HOST_ARCH: Readonly<Record<string, string>> = { x64: 'x86_64', arm64: 'arm64' };

/** Decides by a real boot of `probe`, which should be the base kernel with a guest that does anything at all. */
export async function decideAccel(
  choice: AccelChoice,
  probe: Omit<BootRequest, 'accel' | 'timing'>,
  world: World,
): Promise<AccelDecision> {
  if (choice === 'tcg') return { accel: 'tcg', reason: 'asked for' };
  const sameArch = HOST_ARCH[process.arch] === probe.machine.arch;
  const usable = await access('/dev/kvm', constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!sameArch || !usable) {
    const why = sameArch ? '/dev/kvm cannot be opened' : `the host is no ${probe.machine.arch}`;
    if (choice === 'kvm')
      throw new UsageError(`--accel kvm is not possible: ${why}`, { hint: 'Use --accel auto.' });
    return { accel: 'tcg', reason: why };
  }
  const proved = await provedByBoot(probe, world);
  if (proved) return { accel: 'kvm', reason: 'a KVM boot printed "Linux version" in time' };
  const reason = `/dev/kvm exists, but a KVM boot printed no "Linux version" within ${PROBE_SECONDS} s`;
  if (choice === 'kvm')
    throw new UsageError(`--accel kvm does not work here: ${reason}`, { hint: 'Use --accel auto.' });
  return { accel: 'tcg', reason };
}

/** Whether KVM boots Linux here. Remembered until the host boots again or has another QEMU: a probe takes seconds. */
async function provedByBoot(probe: Omit<BootRequest, 'accel' | 'timing'>, world: World): Promise<boolean> {
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const version = await world.processes.run({
    argv: [qemuProgram(probe.machine), '--version'],
    timeoutMs: 20_000,
  });
  const key = createHash('sha256')
    .update(`${bootId}\n${version.stdout.toString()}`)
    .digest('hex')
    .slice(0, 32);
  const memory = join(world.cacheDir, 'kvm', key);
  const known = bootId === '' ? null : await readFile(memory, 'utf8').catch(() => null);
  if (known !== null) return known === 'works';

  world.emit({ type: 'progress', stage: 'boot', message: 'probing KVM with a real boot' });
  const deadlines = { ...probe.machine.deadlines, firstOutput: PROBE_SECONDS, total: PROBE_SECONDS * 6 };
  const machine = { ...probe.machine, deadlines };
  const boot = await runBoot({ ...probe, machine, accel: 'kvm', timing: 'wall' }, world);
  const works = boot.console.banner !== null;
  if (!world.signal.aborted) await writeFileAtomic(memory, works ? 'works' : 'hangs');
  return works;
}
