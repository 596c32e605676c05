import { InputError, UsageError } from '../errors.ts';
import type { RawOptions } from '../options.ts';
import type { GitHubEvent } from './event.ts';

/** The comment command of maintainers: `/patchboot run machines=x86_64-rt boots=5`. Pure. */

/** Who may start a run by a comment: people whom the repository's owner has let in. */
export const TRUSTED_ASSOCIATIONS: readonly string[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/** What a command may set; all else stays with the workflow. Each value is checked where the option is. */
const SETTABLE = {
  machines: /^[a-z0-9_,-]{1,200}$/,
  suites: /^[a-z0-9_,-]{1,200}$/,
  base: /^[A-Za-z0-9][A-Za-z0-9_./^~-]{0,200}$/,
  boots: /^[1-9]\d{0,2}$/,
  timing: /^(?:auto|wall|virtual)$/,
  apply: /^(?:exact|fuzz)$/,
  head: /^[0-9a-f]{7,64}$/,
} as const;
type Setting = keyof typeof SETTABLE;

export interface CommentCommand {
  readonly options: RawOptions;
  /** Commit that the maintainer has looked at; the run refuses another. '' for whatever the head is. */
  readonly head: string;
}

export const COMMAND_HELP = `Write on a line of its own: /patchboot run [${Object.keys(SETTABLE).join('=… ')}=…]`;

/**
 * Reads the command of a comment.
 * @returns null when the comment holds none.
 * @throws InputError when its author may not give commands, UsageError when it cannot be understood.
 */
export function readCommand(event: Extract<GitHubEvent, { name: 'issue_comment' }>): CommentCommand | null {
  const line = event.body
    .split(/\r?\n/)
    .map((text) => text.trim())
    .find((text) => /^\/patchboot(?:\s|$)/.test(text));
  if (line === undefined || !event.onPull || event.action !== 'created') return null;
  if (!TRUSTED_ASSOCIATIONS.includes(event.association)) {
    throw new InputError(`${event.author} may not start a run (author association ${event.association})`, {
      hint: `Only ${TRUSTED_ASSOCIATIONS.join(', ')} of the repository may.`,
    });
  }
  const [, verb, ...words] = line.split(/\s+/);
  if (verb !== 'run') {
    throw new UsageError(`there is no command "/patchboot ${verb ?? ''}"`, { hint: COMMAND_HELP });
  }
  const settings = new Map(words.map(readSetting));
  const { head = '', ...options } = Object.fromEntries(settings) as Partial<Record<Setting, string>>;
  return { head, options };
}

function readSetting(word: string): [Setting, string] {
  const [, name = '', value = ''] = /^([a-z]+)=(.*)$/s.exec(word) ?? [];
  if (!(name in SETTABLE)) {
    throw new UsageError(`a command cannot set "${word.slice(0, 60)}"`, { hint: COMMAND_HELP });
  }
  const setting = name as Setting;
  if (!SETTABLE[setting].test(value)) {
    throw new UsageError(`"${value.slice(0, 60)}" is no value for ${setting}=`, { hint: COMMAND_HELP });
  }
  return [setting, value];
}
