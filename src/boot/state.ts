import type { BootRecord } from '../report/result.ts';
import type { Ending } from '../world/process.ts';
import type { ChannelContent } from './channel.ts';
import type { Alarm } from './watch.ts';

export type BootState = BootRecord['state'];

/** All that is known when QEMU has ended. */
export interface BootEvidence {
  readonly ending: Ending;
  /** Last words of QEMU itself. */
  readonly qemuError: string;
  readonly sawBanner: boolean;
  readonly sawUserspace: boolean;
  readonly alarm: Alarm | null;
  /** The whole boot took longer than its deadline. */
  readonly outOfTime: boolean;
  readonly panicked: boolean;
  /** Why the guest could not work whatever the kernel does, in the words of its console; '' when it could. */
  readonly guestFault: string;
  /** guest/init has looked for the result channel in vain. */
  readonly noChannel: boolean;
  readonly channel: Pick<ChannelContent, 'complete' | 'fault'>;
  /** Ids of steps that ended with a non-zero status. */
  readonly failedSteps: readonly string[];
}

/** Decides what a boot was. Only the end marker on the result channel makes it passed or failed. */
export function bootState(evidence: BootEvidence): { readonly state: BootState; readonly detail: string } {
  const { ending, channel } = evidence;
  if (ending.type === 'aborted') return { state: 'infrastructure', detail: 'interrupted' };
  if (evidence.guestFault !== '') return { state: 'infrastructure', detail: evidence.guestFault };
  if (evidence.panicked) return { state: 'panicked', detail: 'the kernel panicked' };
  if (channel.fault !== '') {
    return { state: 'infrastructure', detail: `the result channel is damaged: ${channel.fault}` };
  }
  if (evidence.noChannel) return { state: 'infrastructure', detail: 'the guest found no result channel' };
  if (channel.complete) {
    if (evidence.failedSteps.length === 0) return { state: 'passed', detail: '' };
    return { state: 'failed', detail: `failed: ${evidence.failedSteps.join(', ')}` };
  }
  switch (evidence.alarm) {
    case 'no-output':
      return { state: 'never-booted', detail: 'no "Linux version" on the console in time' };
    case 'no-userspace':
      return { state: 'hung', detail: 'the kernel started, but no user space in time (hang in boot)' };
    case 'silent':
      return evidence.sawUserspace
        ? { state: 'hung', detail: 'nothing on the console for too long (hang in test)' }
        : { state: 'hung', detail: 'nothing on the console for too long (hang in boot)' };
    case 'stuck':
      return {
        state: 'hung',
        detail: `a CPU was stuck for 40 seconds and more (hang in ${evidence.sawUserspace ? 'test' : 'boot'})`,
      };
    case null:
      break;
  }
  if (evidence.outOfTime) return { state: 'hung', detail: 'the boot as a whole took too long' };
  if (!evidence.sawBanner) {
    const words = evidence.qemuError === '' ? 'it printed nothing' : evidence.qemuError;
    return { state: 'infrastructure', detail: `QEMU ended before the kernel started: ${words}` };
  }
  if (!evidence.sawUserspace)
    return { state: 'never-booted', detail: 'the kernel ended before user space, without a panic' };
  // With -no-reboot a machine that resets itself, as after a triple fault, ends QEMU like one that is switched off.
  const killed = evidence.qemuError.includes('terminating on signal');
  if (ending.type === 'exited' && ending.code === 0 && !killed)
    return { state: 'reset', detail: 'the machine reset itself in a test, without a panic' };
  return { state: 'infrastructure', detail: 'the guest ended without the end marker' };
}
