import { allRaw, firstRaw, type Headers } from './headers.ts';

/** A moment and the zone it was written in (minutes east of UTC). */
export interface MailDate {
  readonly ms: number;
  readonly zoneMinutes: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Zone names of RFC 5322 and the ones that old clients send, in minutes. Unknown names count as UTC. */
const ZONES: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  cet: 60,
  cest: 120,
  met: 60,
  mest: 120,
  bst: 60,
  eet: 120,
  eest: 180,
  jst: 540,
};

/** Years outside of this range are damage or a trick: git refuses some and overflows on others. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 2099;

const RFC =
  /^(?:[A-Za-z]{3,9}\.?,?\s+)?(\d{1,2})[\s-]+([A-Za-z]{3})[a-z]*\.?[\s-]+(\d{2,4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(.*)$/;
const ASCTIME = /^[A-Za-z]{3}\s+([A-Za-z]{3})\s+(\d{1,2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+(\d{4})(.*)$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,9})?(.*)$/;

/** Reads a date of RFC 5322, asctime or ISO form. Null for anything else and for impossible values. */
export function parseDate(value: string): MailDate | null {
  const text = value.replace(/\s+/g, ' ').trim().slice(0, 200);
  let match = RFC.exec(text);
  if (match !== null) {
    const [, day, month, year, hour, minute, second, rest] = match;
    return build(fullYear(year), monthOf(month), day, hour, minute, second, rest);
  }
  match = ASCTIME.exec(text);
  if (match !== null) {
    const [, month, day, hour, minute, second, year, rest] = match;
    return build(Number(year), monthOf(month), day, hour, minute, second, rest);
  }
  match = ISO.exec(text);
  if (match !== null) {
    const [, year, month, day, hour, minute, second, rest] = match;
    return build(Number(year), Number(month) - 1, day, hour, minute, second, rest);
  }
  return null;
}

function fullYear(text: string | undefined): number {
  const year = Number(text);
  if ((text ?? '').length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function monthOf(text: string | undefined): number {
  return MONTHS.indexOf((text ?? '').toLowerCase());
}

function zoneOf(rest: string): number | null {
  const numeric = /^\s*([+-])(\d{2}):?(\d{2})\b/.exec(rest);
  if (numeric !== null) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3]);
    // The earth has zones from -12:00 to +14:00; git accepts anything and then shows nonsense.
    if (minutes > 14 * 60 || Number(numeric[3]) > 59) return null;
    return numeric[1] === '-' ? -minutes : minutes;
  }
  const named = /^\s*\(?([A-Za-z]{1,5})\b/.exec(rest);
  return named === null ? 0 : (ZONES[(named[1] ?? '').toLowerCase()] ?? 0);
}

function build(
  year: number,
  month: number,
  day: string | undefined,
  hour: string | undefined,
  minute: string | undefined,
  second: string | undefined,
  rest: string | undefined,
): MailDate | null {
  const zone = zoneOf(rest ?? '');
  const [d, h, m, s] = [Number(day), Number(hour), Number(minute), Number(second ?? 0)];
  if (zone === null || month < 0 || month > 11 || year < FIRST_YEAR || year > LAST_YEAR) return null;
  if (d < 1 || d > 31 || h > 23 || m > 59 || s > 60) return null;
  const utc = Date.UTC(year, month, d, h, m, Math.min(s, 59));
  if (new Date(utc).getUTCDate() !== d) return null;
  const ms = utc - zone * 60_000;
  return ms < 0 ? null : { ms, zoneMinutes: zone };
}

/** The form that mail headers and git take: `Fri, 9 Jun 2006 00:44:16 -0700`. */
export function formatDate(date: MailDate): string {
  const local = new Date(date.ms + date.zoneMinutes * 60_000);
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const month = MONTHS[local.getUTCMonth()] ?? '';
  const two = (n: number): string => String(n).padStart(2, '0');
  const zone = Math.abs(date.zoneMinutes);
  const sign = date.zoneMinutes < 0 ? '-' : '+';
  return (
    `${days[local.getUTCDay()]}, ${local.getUTCDate()} ${month.charAt(0).toUpperCase()}${month.slice(1)} ` +
    `${local.getUTCFullYear()} ${two(local.getUTCHours())}:${two(local.getUTCMinutes())}:` +
    `${two(local.getUTCSeconds())} ${sign}${two(Math.floor(zone / 60))}${two(zone % 60)}`
  );
}

/**
 * The date of a mail: its Date field, else the newest usable Received field. `note` says when the first could
 * not be used.
 */
export function mailDate(headers: Headers): { readonly date: MailDate | null; readonly note: string | null } {
  const sent = firstRaw(headers, 'date');
  const date = parseDate(sent);
  if (date !== null) return { date, note: null };
  const shown = JSON.stringify(sent.slice(0, 60));
  for (const received of allRaw(headers, 'received')) {
    const arrived = parseDate(received.slice(received.lastIndexOf(';') + 1));
    if (arrived !== null) {
      const note = `the Date field ${sent === '' ? 'is missing' : `${shown} is not a date`}; the Received field is used`;
      return { date: arrived, note };
    }
  }
  return { date: null, note: sent === '' ? null : `the Date field ${shown} is not a date` };
}
