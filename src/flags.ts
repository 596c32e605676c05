import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './errors.ts';

type FlagRows = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends FlagRows> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/**
 * Reads the arguments of `patchboot COMMAND` with node:util's parser, and says in our words what is wrong with them.
 * @throws UsageError for an unknown flag, a flag without its value, and a switch that was given one.
 */
export function parseFlags<const T extends FlagRows>(
  command: string,
  args: readonly string[],
  flags: T,
): Pick<Parsed<T>, 'values' | 'positionals'> {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: flags,
    allowPositionals: true,
    // Its own refusals are written for the authors of programs; the tokens tell all that is needed for better ones.
    strict: false,
    tokens: true,
  });
  for (const token of tokens) if (token.kind === 'option') check(command, token, flags);
  return { values, positionals } as unknown as Parsed<T>;
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function check(command: string, token: OptionToken, flags: FlagRows): void {
  const { name, rawName, value } = token;
  const help = `\`patchboot ${command} --help\` lists the options.`;
  const type = name === 'help' ? 'boolean' : Object.hasOwn(flags, name) ? flags[name]?.type : undefined;
  if (type === undefined) {
    const near = nearest(name, Object.keys(flags));
    throw new UsageError(`${command} has no option ${rawName}`, {
      hint: near === null ? help : `Did you mean --${near}? ${help}`,
    });
  }
  if (type === 'boolean' && value !== undefined) {
    throw new UsageError(`${rawName} takes no value, but was given "${value}"`, { hint: help });
  }
  if (type === 'string' && value === undefined)
    throw new UsageError(`${rawName} needs a value`, { hint: help });
  if (type === 'string' && token.inlineValue !== true && /^-./.test(value ?? '')) {
    throw new UsageError(`${rawName} needs a value, and ${value} looks like the next option`, {
      hint: `If it is the value, write ${rawName}=${value}. ${help}`,
    });
  }
}

/** The known name that is at most two letters off, or that starts with what was typed. */
function nearest(typed: string, known: readonly string[]): string | null {
  const prefixed = known.filter((name) => typed.length > 1 && name.startsWith(typed));
  if (prefixed.length === 1) return prefixed[0] ?? null;
  const ranked = known.map((name) => ({ name, far: distance(typed, name) })).sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best !== undefined && best.far <= 2 && best.far < typed.length ? best.name : null;
}

/** Letters to insert, drop or change to turn one word into the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
