import type { Claim, Environment, Figure } from './claim.ts';

/** Three figures, without an exponent: 0.125, 2.69, 12.0. */
function digits(ratio: number): string {
  return ratio >= 100
    ? ratio.toFixed(0)
    : ratio >= 1
      ? ratio.toFixed(2)
      : String(Number(ratio.toPrecision(3)));
}

/** `x0.125 (0.109 to 0.141)` */
export function ratioText(ratio: number, [low, high]: readonly [number, number]): string {
  return `x${digits(ratio)} (${digits(low)} to ${digits(high)})`;
}

function environmentText(claim: Claim): string | null {
  const name = (environment: Environment): string => environment.text ?? 'the first kernel';
  if (claim.otherEnvironment === null) return claim.environment.text;
  return `${name(claim.environment)} against ${claim.otherEnvironment.text ?? 'the other'}`;
}

/** One claim in a line: `"umount -l mnt" on 6.15-rc1 PREEMPT_RT: x0.125 (0.109 to 0.141)`. */
export function claimText(claim: Claim): string {
  const command = claim.command === '' ? 'a command that is not named' : `"${claim.command}"`;
  const environment = environmentText(claim);
  const where =
    environment === null ? '' : claim.kind === 'patch' ? ` on ${environment}` : `, ${environment}`;
  return `${command}${where}: ${ratioText(claim.ratio, claim.ratioInterval)}`;
}

function figureText(figure: Figure): string {
  const unit = figure.unit === '' ? '' : ` ${figure.unit}`;
  const error = figure.stderr === null ? '' : ` +- ${figure.stderr}`;
  const runs = figure.runs === null ? '' : `, ${figure.runs} ${figure.runs === 1 ? 'run' : 'runs'}`;
  return `${figure.mean}${error}${unit}${runs}`;
}

/** A claim for people: its line, its two figures, and what is odd about it. */
export function describeClaim(claim: Claim): string {
  const [first, second] = claim.kind === 'patch' ? ['base', 'patched'] : ['first', 'second'];
  const lines = [claimText(claim) + (claim.control ? ' (control)' : '')];
  if (claim.kind === 'environment') lines.push('  a comparison of kernels or machines, not of the patch');
  if (claim.base !== null) lines.push(`  ${first}: ${figureText(claim.base)}`);
  if (claim.patched !== null) lines.push(`  ${second}: ${figureText(claim.patched)}`);
  if (claim.base === null) lines.push(`  in words: ${claim.text}`);
  lines.push(...claim.notes.map((note) => `  note: ${note}`));
  return `${lines.join('\n')}\n`;
}

/** The NDJSON record of a claim. */
export function claimRecord(claim: Claim): Record<string, unknown> {
  return {
    kind: claim.kind,
    command: claim.command,
    environment: environmentText(claim),
    base: claim.base,
    patched: claim.patched,
    ratio: claim.ratio,
    ratioInterval: claim.ratioInterval,
    intervalFrom: claim.intervalFrom,
    control: claim.control,
    perfCommand: claim.perfCommand,
    kernel: claim.environment.version,
    rt: claim.environment.rt,
    arch: claim.environment.arch,
    otherEnvironment: claim.otherEnvironment?.text ?? null,
    text: claim.text,
    notes: claim.notes,
  };
}
