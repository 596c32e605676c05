import type { RunOptions } from './options.ts';
import { shellWord } from './world/shell.ts';

/** The command line that runs the same again, for reports. Folders of this host are left out. */
export function reproduceLine(options: RunOptions): string {
  const words = ['patchboot', 'run', ...options.mails.map(mailInput)];
  const flag = (name: string, value: string | number | null): void => {
    if (value !== null) words.push(`--${name}`, String(value));
  };
  flag('tree', options.tree.startsWith('/') || options.tree.startsWith('.') ? 'TREE' : options.tree);
  flag('base', options.base);
  flag('machines', options.machines?.join(',') ?? null);
  flag('suites', options.suites?.join(',') ?? null);
  flag('version', options.series.version);
  flag('patches', options.series.patches?.join(',') ?? null);
  flag('message-id', options.series.messageId);
  if (options.series.latest) flag('select', 'latest');
  if (options.series.allowIncomplete) words.push('--allow-incomplete');
  if (options.apply !== 'exact') flag('apply', options.apply);
  flag('timing', options.timing === 'auto' ? null : options.timing);
  flag('boots', options.boots);
  flag('first-seed', options.firstSeed === 0 ? null : options.firstSeed);
  flag('memory', options.memory);
  flag('cpus', options.cpus);
  flag('cpu', options.cpu);
  for (const option of options.kconfig) flag('kconfig', option);
  for (const word of options.bootArguments) flag('append', word);
  return words.map(shellWord).join(' ');
}

/** An input as another person can give it: ids, URLs and relative paths as they are, of other paths the last part. */
function mailInput(mail: string): string {
  const onThisHost = /^(?:\/|~|\.\.?\/)/.test(mail);
  return onThisHost ? (mail.split('/').findLast((part) => part !== '') ?? mail) : mail;
}
