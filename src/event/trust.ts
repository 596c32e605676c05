import { UsageError } from '../errors.ts';
import { COMMAND_HELP, type CommentCommand, readCommand } from './command.ts';
import type { GitHubEvent } from './event.ts';

/**
 * Which events may lead to building and booting. Some give a job the repository's token and secrets although a
 * stranger caused them; code of patches has no place there.
 */

/**
 * @returns the command of a comment, null for other events.
 * @throws UsageError or InputError when this event must not run code of a patch.
 */
export function requireTrustedCause(event: GitHubEvent): CommentCommand | null {
  switch (event.name) {
    case 'pull_request_target':
      throw new UsageError('patchboot does not run under pull_request_target', {
        hint: 'That event has the token of the repository beside the code of a stranger. Use pull_request, and mode: report in a workflow_run workflow for forks; see examples/workflows.',
      });
    case 'workflow_run':
      throw new UsageError('patchboot does not build or boot under workflow_run', {
        hint: 'That event has the token of the repository. Test in the workflow that starts it, and use mode: report here; see examples/workflows.',
      });
    case 'issue_comment': {
      const command = readCommand(event);
      if (command === null) {
        throw new UsageError('the comment holds no command for patchboot', { hint: COMMAND_HELP });
      }
      return command;
    }
    case 'pull_request':
    case 'other':
      return null;
  }
}
