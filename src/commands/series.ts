import { claimsOfSeries } from '../claims/series.ts';
import { claimRecord } from '../claims/show.ts';
import { EXIT, UsageError } from '../errors.ts';
import { readMessages } from '../mail/read.ts';
import { parsePatchList, type SeriesChoice } from '../options.ts';
import { assembleSeries, selectSeries } from '../series/select.ts';
import { describeSeries, seriesRecord } from '../series/show.ts';

import type { Command } from './command.ts';
import { type MailFlags, mailIo, parseMailFlags } from './mail-flags.ts';

const HELP = `Usage: patchboot series [--json] [--all] [--version N] [--patches LIST] [--message-id ID]
                        [--select latest] [--allow-incomplete] [--archive URL] FILE...

Shows the series that patchboot would test: the right version, complete and in order, with base commit, trailers of
replies, and performance claims; or says what is missing and what to type.

FILE is an mbox (plain, mboxrd, or .gz), one mail (.eml, .patch), a maildir or folder of patch files, a pattern
such as 'v2-*.patch', "-" for standard input, a Message-ID, or the URL of a mail in a public-inbox archive.

Without options the highest version is taken. When that is a new version of some patches only, sent as answers to
the older ones, the older version fills the holes. Anything else that is incomplete, or two unrelated series in
the input, is an error with a table.

Options:
  --all               every series that was found, as it was posted, complete or not
  --version N         this version instead of the highest
  --patches LIST      these patches only, such as 1,3-5
  --message-id ID     the series of this mail; also a reply with a diff, which is never taken otherwise
  --select latest     of several unrelated series the newest
  --allow-incomplete  take a series with missing patches
  --json              one JSON object a series: subject, version, rfc, resend, tags, total, complete, missing, cover,
                      patches [{index, subject, author, date, messageId, diffSha256, decoder, files}], baseCommit,
                      prerequisites, trailers, claims, notes
  --archive URL       where Message-IDs are looked up (default https://lore.kernel.org/all/)
  --help              this text

Exit status: 0 when a series was found, 2 when the input or the choice is wrong.
`;

/** `patchboot series`: the series to test, or all that were found. */
export const seriesCommand: Command = {
  help: HELP,
  async run(args, io) {
    const flags = parseMailFlags('series', args, [
      ['all', 'boolean'],
      ['version', 'string'],
      ['patches', 'string'],
      ['message-id', 'string'],
      ['select', 'string'],
      ['allow-incomplete', 'boolean'],
    ]);
    const choice = readChoice(flags);
    const messages = await readMessages(flags.inputs, mailIo(io, flags.archive));
    const found = flags.extra['all'] === true ? assembleSeries(messages) : [selectSeries(messages, choice)];
    for (const series of found) {
      io.stdout(
        flags.json
          ? `${JSON.stringify(seriesRecord(series, claimsOfSeries(series).map(claimRecord)))}\n`
          : describeSeries(series),
      );
    }
    return EXIT.passed;
  },
};

function readChoice(flags: MailFlags): SeriesChoice {
  const text = (name: string): string | null => {
    const value = flags.extra[name];
    return typeof value === 'string' ? value : null;
  };
  const version = text('version');
  if (version !== null && !/^v?[1-9]\d{0,2}$/.test(version)) {
    throw new UsageError(`--version takes a number from 1 to 999, not "${version}"`);
  }
  const select = text('select');
  if (select !== null && select !== 'latest')
    throw new UsageError(`--select takes "latest", not "${select}"`);
  const patches = text('patches');
  return {
    version: version === null ? null : Number(version.replace('v', '')),
    patches: parsePatchList(patches),
    messageId: text('message-id'),
    latest: select === 'latest',
    allowIncomplete: flags.extra['allow-incomplete'] === true,
  };
}
