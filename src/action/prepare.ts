import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { InputError, UsageError } from '../errors.ts';
import type { CommentCommand } from '../event/command.ts';
import type { Pull } from '../event/event.ts';
import { isKernelTree, pullSeries } from '../event/pull-series.ts';
import { requireTrustedCause } from '../event/trust.ts';
import { type RawOptions, type RunOptions, runOptions } from '../options.ts';
import type { ChangedFile } from '../publish/changes.ts';
import { patiently } from '../publish/retry.ts';
import type { World } from '../world/world.ts';
import { asking, patienceOf, type Session } from './session.ts';

/** All that a run needs. */
export interface Complete {
  readonly options: RunOptions;
  /** The pull request that the mails are from, and what it changes; null where the mails were named. */
  readonly pull: Pull | null;
  readonly changed: readonly ChangedFile[] | null;
}

/** What a job is to test: the mails that its inputs name, else those of its pull request. */
export interface Preparation {
  readonly command: CommentCommand | null;
  /** The options as far as they are known before anything is asked: enough to refuse a wrong one at once. */
  readonly options: RunOptions;
  /** The options with the mails of the pull request, which are fetched here. */
  complete(world: World): Promise<Complete>;
}

/** @throws UsageError or InputError for wrong inputs, and for events that must not run code of a patch. */
export function prepare(session: Session): Preparation {
  const { inputs, context } = session;
  const command = context === null ? null : requireTrustedCause(context.event);
  const raw = { ...inputs.raw, ...commandOptions(command, inputs.mails.length > 0) };
  const options = optionsOf(raw, inputs.mails, session);
  if (inputs.mails.length > 0) {
    // A repository that is no kernel tree has no kernel file to show a finding at.
    const complete = async (): Promise<Complete> => ({
      options,
      pull: null,
      changed: (await isKernelTree(session.workspace)) ? null : [],
    });
    return { command, options, complete };
  }
  requirePullEvent(session);
  return {
    command,
    options,
    complete: async (world) => {
      const pull = await pullOf(session, command);
      const series = await asking(`the patches of #${pull.number} cannot be read`, () =>
        pullSeries(
          pull,
          inputs.series,
          { workspace: session.workspace, into: join(options.outDir, 'mails') },
          { github: session.github, patience: patienceOf(session), world },
        ),
      );
      const all = optionsOf(
        {
          ...raw,
          ...(isSet(raw.tree) || series.tree === null ? {} : { tree: series.tree }),
          ...(isSet(raw.base) || series.base === null ? {} : { base: series.base }),
        },
        series.mails,
        session,
      );
      return { options: all, pull, changed: series.changed };
    },
  };
}

function optionsOf(raw: RawOptions, mails: readonly string[], { workspace, env }: Session): RunOptions {
  return runOptions(raw, mails, { cwd: workspace, env, cpuCount: availableParallelism() });
}

function isSet(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** A job of the plan has its machine and base from the plan, which has read the command already. */
function commandOptions(command: CommentCommand | null, planned: boolean): RawOptions {
  if (command === null) return {};
  const { machines: _machines, base: _base, ...rest } = command.options;
  return planned ? rest : command.options;
}

function requirePullEvent({ context }: Session): void {
  const event = context?.event;
  if (event?.name === 'pull_request' || event?.name === 'issue_comment') return;
  const cause = event?.name === 'other' && event.event !== '' ? `the event ${event.event}` : 'this job';
  throw new UsageError(`the input mails is empty, and ${cause} has no pull request to take mails from`, {
    hint: 'Name files, globs, message-ids or URLs in mails, one a line.',
  });
}

async function pullOf(session: Session, command: CommentCommand | null): Promise<Pull> {
  const event = session.context?.event;
  if (event?.name === 'pull_request') return event.pull;
  if (event?.name !== 'issue_comment') throw new UsageError('there is no pull request');
  const { github } = session;
  if (github === null) {
    throw new UsageError('a comment does not say which commit it is about, so GitHub must be asked', {
      hint: 'Pass github.token as the input github-token to the job that plans, with "permissions: pull-requests: read".',
    });
  }
  const pull = await asking(`#${event.number} cannot be read`, () =>
    patiently(() => github.pull(event.number), patienceOf(session)),
  );
  if (pull === null) throw new InputError(`#${event.number} is no pull request`);
  const { head = '' } = command ?? {};
  if (!pull.headSha.startsWith(head)) {
    throw new InputError(
      `#${event.number} is at ${pull.headSha.slice(0, 12)}, not at ${head} as the command says`,
      { hint: 'Somebody has pushed since. Look at the new commits, and give the command again.' },
    );
  }
  return pull;
}
