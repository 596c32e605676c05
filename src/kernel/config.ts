import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InfrastructureError, UsageError } from '../errors.ts';
import type { Machine } from '../machine/machine.ts';

/** Kernel options that a machine asks for, and the check that the kernel really has them. */

export interface OptionRequest {
  /** With the CONFIG_ prefix. */
  readonly symbol: string;
  /** y, n, m, a number, or a string in quotes. */
  readonly value: string;
  /** Where it was asked for: file and line, or "machine x86_64-rt". */
  readonly origin: string;
}

const OPTION = /^(CONFIG_[A-Za-z0-9_]+)=(\S+|"[^"]*")$/;

/** Parses a fragment: one `CONFIG_X=value` a line, the rest after `#` is the reason. */
export function parseFragment(text: string, file: string): readonly OptionRequest[] {
  return text.split('\n').flatMap((line, index) => {
    const option = line.replace(/(^|\s+)#.*$/, '').trim();
    if (option === '') return [];
    const match = OPTION.exec(option);
    if (match === null) {
      throw new InfrastructureError(`${file}:${index + 1} is no kernel option: ${option}`, {
        hint: 'Write CONFIG_NAME=value, or CONFIG_NAME=n to switch one off.',
      });
    }
    return [{ symbol: match[1] ?? '', value: match[2] ?? '', origin: `${file}:${index + 1}` }];
  });
}

/** All options of a machine, the last request for a symbol winning. */
export async function requestedOptions(
  machine: Machine,
  extra: readonly string[],
  dataDir: string,
): Promise<readonly OptionRequest[]> {
  const requests: OptionRequest[] = [];
  for (const name of machine.kconfig) {
    const file = join(dataDir, 'kconfig', `${name}.config`);
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new InfrastructureError(
        `machine ${machine.name} wants kconfig/${name}.config, which is not there`,
        {
          cause,
        },
      );
    });
    requests.push(...parseFragment(text, `kconfig/${name}.config`));
  }
  requests.push(...parseOptions(machine.options, `machine ${machine.name}`));
  requests.push(...parseOptions(extra, 'the --kconfig option'));
  return [...new Map(requests.map((request) => [request.symbol, request])).values()];
}

function parseOptions(options: readonly string[], origin: string): readonly OptionRequest[] {
  return options.map((option) => {
    const match = OPTION.exec(option.trim());
    if (match === null)
      throw new UsageError(`${origin}: "${option}" is no kernel option`, {
        hint: 'Write CONFIG_NAME=value.',
      });
    return { symbol: match[1] ?? '', value: match[2] ?? '', origin };
  });
}

/** The requests in the form that kconfig reads, appended to what tinyconfig made. */
export function configText(requests: readonly OptionRequest[]): string {
  return requests
    .map(({ symbol, value }) => (value === 'n' ? `# ${symbol} is not set\n` : `${symbol}=${value}\n`))
    .join('');
}

export interface LostOption {
  readonly request: OptionRequest;
  /** What the final configuration has instead; null when the symbol is not there. */
  readonly actual: string | null;
}

/** Requests that the final .config does not fulfil, because of an unmet dependency or a wrong name. */
export function lostOptions(requests: readonly OptionRequest[], dotConfig: string): readonly LostOption[] {
  const values = new Map<string, string>();
  for (const line of dotConfig.split('\n')) {
    const set = /^(CONFIG_[A-Za-z0-9_]+)=(.*)$/.exec(line);
    if (set !== null) values.set(set[1] ?? '', set[2] ?? '');
  }
  return requests.flatMap((request) => {
    const actual = values.get(request.symbol) ?? null;
    const fulfilled = request.value === 'n' ? actual === null : actual === request.value;
    return fulfilled ? [] : [{ request, actual }];
  });
}

/** The message for lost options; names each, where it was asked for, and what became of it. */
export function describeLost(lost: readonly LostOption[], machine: string): string {
  const rows = lost.map(
    ({ request, actual }) =>
      `  ${request.symbol}=${request.value} (${request.origin}) became ${actual === null ? 'unset' : actual}`,
  );
  return `the kernel configuration of ${machine} lost ${lost.length === 1 ? 'an option' : `${lost.length} options`}:\n${rows.join('\n')}`;
}
