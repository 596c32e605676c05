import type { ParseArgsConfig } from 'node:util';
import { UsageError } from '../errors.ts';
import { parseFlags } from '../flags.ts';
import type { MailIo } from '../mail/read.ts';
import type { Io } from './command.ts';

/** Flags that the commands which read mail share, and the values of their own ones. */
export interface MailFlags {
  readonly json: boolean;
  readonly archive: string | undefined;
  readonly inputs: readonly string[];
  /** Values of the extra string flags and `true` for extra switches, by name. */
  readonly extra: Readonly<Record<string, string | boolean | undefined>>;
}

/** One flag that a command adds: its name and whether it takes a value. */
export type ExtraFlag = readonly [name: string, type: 'string' | 'boolean'];

/**
 * Reads the arguments of a command that takes mail.
 * @throws UsageError for unknown flags and when no input is named.
 */
export function parseMailFlags(
  command: string,
  args: readonly string[],
  extra: readonly ExtraFlag[],
): MailFlags {
  const options: NonNullable<ParseArgsConfig['options']> = {
    json: { type: 'boolean', default: false },
    archive: { type: 'string' },
  };
  for (const [name, type] of extra) options[name] = { type };
  const { values, positionals } = parseFlags(command, args, options);
  if (positionals.length === 0) {
    throw new UsageError(`patchboot ${command}: no mail is named`, {
      hint: `Name a file, a maildir, a Message-ID, or "-" for standard input. \`patchboot ${command} --help\` lists the options.`,
    });
  }
  const own = values as Record<string, string | boolean | undefined>;
  return {
    json: own['json'] === true,
    archive: typeof own['archive'] === 'string' ? own['archive'] : undefined,
    inputs: positionals,
    extra: own,
  };
}

/** What the mail stage needs of a command's surroundings. */
export function mailIo(io: Io, archive: string | undefined): MailIo {
  return { cwd: io.cwd, stdin: io.stdin, signal: io.signal, ...(archive === undefined ? {} : { archive }) };
}
