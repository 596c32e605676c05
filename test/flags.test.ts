import { describe, expect, it } from 'vitest';
import { UsageError } from '../src/errors.ts';
import { parseFlags } from '../src/flags.ts';

const FLAGS = {
  tree: { type: 'string' },
  json: { type: 'boolean' },
  append: { type: 'string', multiple: true },
} as const;

function refusal(...args: readonly string[]): { message: string; hint: string } {
  try {
    parseFlags('run', args, FLAGS);
  } catch (error) {
    if (error instanceof UsageError) return { message: error.message, hint: error.hint ?? '' };
    throw error;
  }
  throw new Error('it was taken');
}

describe('parseFlags', () => {
  it('reads values, switches, lists and what is no flag', () => {
    const { values, positionals } = parseFlags(
      'run',
      ['a.eml', '--tree', 'x', '--json', '--append=-v', '--append', 'y', '--', '--b'],
      FLAGS,
    );
    expect(values).toEqual({ tree: 'x', json: true, append: ['-v', 'y'] });
    expect(positionals).toEqual(['a.eml', '--b']);
  });

  it('takes "-" and negative-looking inline values', () => {
    expect(parseFlags('run', ['--tree', '-', '-'], FLAGS)).toMatchObject({ positionals: ['-'] });
    expect(parseFlags('run', ['--tree=-x'], FLAGS).values).toEqual({ tree: '-x' });
  });

  it.each([
    [['--tre', 'x'], 'run has no option --tre', 'Did you mean --tree?'],
    [['--jsn'], 'run has no option --jsn', 'Did you mean --json?'],
    [['--frobnicate'], 'run has no option --frobnicate', '`patchboot run --help`'],
    [['-x'], 'run has no option -x', '`patchboot run --help`'],
    [['--constructor'], 'run has no option --constructor', '`patchboot run --help`'],
    [['--json=yes'], '--json takes no value, but was given "yes"', '`patchboot run --help`'],
    [['--help=yes'], '--help takes no value', '`patchboot run --help`'],
    [['--tree'], '--tree needs a value', '`patchboot run --help`'],
    [
      ['--tree', '--json'],
      '--tree needs a value, and --json looks like the next option',
      'write --tree=--json',
    ],
  ])('says what is wrong with %j', (args, message, hint) => {
    const told = refusal(...args);
    expect(told.message).toContain(message);
    expect(told.hint).toContain(hint);
  });
});
