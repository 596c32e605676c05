import { cleanText } from './clean.ts';

/**
 * Console text on its way to a GitHub job log. The runner takes `::command::` at the start of a line (after any
 * white space) and `##[command]` anywhere for orders (actions/runner, ActionCommand.TryParseV2 and TryParse), and
 * ends lines at CR too. Both are broken up with a visible blank. Invisible characters go first, since the
 * runner's string search may overlook them.
 */
export function neutraliseWorkflowCommands(text: string): string {
  return cleanText(text)
    .replace(/\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/##(?=\[)/g, '## ')
    .split('\n')
    .map((line) => line.replace(/^(\s*):(?=:)/, '$1: '))
    .join('\n');
}
