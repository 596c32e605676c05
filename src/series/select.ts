import { InputError } from '../errors.ts';
import type { Message } from '../mail/message.ts';
import type { SeriesChoice } from '../options.ts';
import { type Assembly, assemble } from './assemble.ts';
import { toSeries } from './build.ts';
import { type FoundSeries, isComplete, mailsOf, missingOf, newestDate, titleOf } from './found.ts';
import { byVersion, findLineages, type Lineage } from './lineage.ts';
import { completeReroll } from './reroll.ts';
import type { Series } from './series.ts';
import { holesTable, mailTable, seriesTable } from './table.ts';

/** No wish at all: the newest complete version of the only work in the input. */
export const NO_CHOICE: SeriesChoice = {
  version: null,
  patches: null,
  messageId: null,
  latest: false,
  allowIncomplete: false,
};

/** Every series of the mails as it was posted, oldest first; complete or not. */
export function assembleSeries(messages: readonly Message[]): Series[] {
  const assembly = assemble(messages);
  return [...assembly.series]
    .sort((a, b) => newestDate(a) - newestDate(b))
    .map((one) => toSeries(one, [], assembly.threads));
}

/**
 * The one series to work on: the highest version, complete, of the only work in the mails; or what the choice
 * says.
 * @throws InputError with a table of what was seen, what is missing, and what to type.
 */
export function selectSeries(messages: readonly Message[], choice: SeriesChoice = NO_CHOICE): Series {
  const assembly = assemble(messages);
  const lineage = chooseLineage(assembly, choice);
  const found = chooseVersion(lineage, assembly, choice);
  const older = lineage.filter((one) => byVersion(one, found) < 0);
  const series = toSeries(found, older, assembly.threads);
  return choice.patches === null ? series : takePatches(series, choice.patches, choice.allowIncomplete);
}

function chooseLineage(assembly: Assembly, choice: SeriesChoice): Lineage {
  const { series, threads, messages } = assembly;
  if (choice.messageId !== null) return lineageOf(choice.messageId, assembly);
  const withPatches = series.filter((one) => one.patches.size > 0);
  if (withPatches.length === 0) throw noPatch(messages, series);
  let lineages = findLineages(series, threads).filter((lineage) =>
    lineage.some((one) => one.patches.size > 0),
  );
  if (choice.version !== null && lineages.length > 1) {
    const fitting = lineages.filter((lineage) => lineage.some((one) => one.version === choice.version));
    if (fitting.length > 0) lineages = fitting;
  }
  const [only] = lineages;
  if (only !== undefined && lineages.length === 1) return only;
  if (choice.latest && only !== undefined) return newestOf(lineages);
  throw new InputError(
    `the input holds ${lineages.length} series that are not versions of one another:\n${seriesTable(lineages.flat())}`,
    { hint: 'Choose one with --message-id ID, or take the newest with --select latest.' },
  );
}

function newestOf(lineages: readonly Lineage[]): Lineage {
  const newest = (lineage: Lineage): number => Math.max(...lineage.map(newestDate));
  return lineages.reduce((best, lineage) => (newest(lineage) >= newest(best) ? lineage : best));
}

/** The lineage of a mail; a reply with a diff, chosen by its id, is a series of its own. */
function lineageOf(wanted: string, assembly: Assembly): Lineage {
  const id = wanted.replace(/^<|>$/g, '');
  const { series, threads, messages, strays } = assembly;
  const message = messages.find((one) => one.messageId === id);
  if (message === undefined) {
    throw new InputError(
      `no mail of the input has the Message-ID ${id}; there are:\n${seriesTable(series)}`,
      {
        hint: 'Give the Message-ID of a patch or a cover letter, without its brackets.',
      },
    );
  }
  if (strays.some((stray) => stray.message === message)) {
    const { subject } = message;
    return [
      {
        version: subject.version,
        versionInferred: subject.versionInferred,
        minor: 0,
        sender: message.sender,
        total: 1,
        cover: null,
        patches: new Map([[1, message]]),
        empty: new Map(),
        notes: ['a single diff of the thread, chosen by its Message-ID'],
        over: null,
      },
    ];
  }
  const direct = series.find(
    (one) => mailsOf(one).includes(message) || [...one.empty.values()].includes(message),
  );
  const above = threads.ancestors(message);
  const home = direct ?? series.find((one) => mailsOf(one).some((mail) => above.includes(mail)));
  const lineages = findLineages(series, threads);
  const lineage = lineages.find((one) => home !== undefined && one.includes(home));
  if (lineage === undefined || home === undefined) {
    throw new InputError(
      `the mail ${id} ("${message.subject.title}") belongs to no series; there are:\n${seriesTable(series)}`,
      {
        hint: 'Give the Message-ID of a patch or a cover letter.',
      },
    );
  }
  // The mail names one posting; other versions count only for what is older.
  return lineage.filter((one) => byVersion(one, home) <= 0);
}

function chooseVersion(lineage: Lineage, assembly: Assembly, choice: SeriesChoice): FoundSeries {
  const usable = lineage.filter((one) => one.patches.size > 0 || one.empty.size > 0 || one.cover !== null);
  const fitting = choice.version === null ? usable : usable.filter((one) => one.version === choice.version);
  const newest = fitting.at(-1);
  if (newest === undefined) {
    const versions = [...new Set(usable.map((one) => `v${one.version}`))].join(', ');
    throw new InputError(
      `the input has no version ${choice.version} of "${titleOf(usable[0] as FoundSeries)}", only ${versions}:\n${seriesTable(usable)}`,
      {
        hint: `Choose one of ${versions} with --version.`,
      },
    );
  }
  if (isComplete(newest)) return newest;
  const wanted = choice.patches;
  if (wanted?.every((number) => newest.patches.has(number)) === true) return newest;
  const reroll = completeReroll(newest, usable, assembly.threads);
  if (reroll !== null) return reroll;
  if (choice.allowIncomplete && newest.patches.size > 0) return newest;
  throw incomplete(newest, usable);
}

function incomplete(series: FoundSeries, lineage: Lineage): InputError {
  const missing = missingOf(series);
  const have = [...series.patches.keys()].sort((a, b) => a - b).join(', ') || 'none';
  const older = lineage.filter((one) => one !== series && isComplete(one)).map((one) => one.version);
  const ways = ['Add the missing mails'];
  if (series.patches.size > 0) ways.push('test what is there with --allow-incomplete');
  if (older.length > 0) ways.push(`test an older version with --version ${older.at(-1)}`);
  const beyond = [...series.patches].flatMap(([number, mail]) => [
    ...(mail.subject.problem === null ? [] : [mail.subject.problem]),
    ...(number > series.total ? [`the subject "${number}/${series.total}" counts beyond its own total`] : []),
  ]);
  const reason = beyond.length > 0 ? `\n${beyond.join('\n')}` : '';
  return new InputError(
    `v${series.version} of "${titleOf(series)}" is incomplete: have ${have}; need ${missing.join(', ')} of ${series.total}\n${holesTable(series)}${reason}`,
    { hint: `${ways.join(', or ')}.` },
  );
}

function noPatch(messages: readonly Message[], series: readonly FoundSeries[]): InputError {
  const mails = messages.length === 1 ? 'the mail' : `the ${messages.length} mails`;
  const cover = series.find((one) => one.cover !== null);
  const hint =
    cover !== undefined
      ? `Only a cover letter is there; pass the ${cover.total > 0 ? `${cover.total} ` : ''}patches as well.`
      : 'Pass the mails that hold the patches, or the Message-ID of one of them.';
  return new InputError(`no patch was found in ${mails}:\n${mailTable(messages)}`, { hint });
}

function takePatches(series: Series, wanted: readonly number[], allowIncomplete: boolean): Series {
  const there = new Set(series.patches.map((patch) => patch.index));
  const absent = wanted.filter((number) => !there.has(number));
  if (absent.length > 0 && !allowIncomplete) {
    throw new InputError(
      `--patches asks for ${absent.join(', ')}, but the series has ${[...there].join(', ')}`,
      {
        hint: 'Ask for patches that are there, or add --allow-incomplete.',
      },
    );
  }
  const patches = series.patches.filter((patch) => wanted.includes(patch.index));
  if (patches.length === 0)
    throw new InputError(`--patches ${wanted.join(',')} leaves nothing of the series "${series.subject}"`, {
      hint: `The series has ${[...there].join(', ')}.`,
    });
  const dropped = series.patches.filter((patch) => !wanted.includes(patch.index)).map((patch) => patch.index);
  const notes = dropped.length > 0 ? [`patches ${dropped.join(', ')} are left out, as asked`] : [];
  return {
    ...series,
    patches,
    missing: absent,
    complete: absent.length === 0,
    notes: [...series.notes, ...notes],
  };
}
