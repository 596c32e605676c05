import type { Patch } from '../series/series.ts';
import { FIXED_DATE_SECONDS } from './git.ts';

/**
 * The mail that git am gets: written anew, so that nothing of a stranger's headers or MIME reaches git. The body
 * starts with our own in-body From line, which shields lines of the log that look like headers.
 */
export function emitPatchMail(patch: Patch, diff: Buffer): Buffer {
  const sender = from(patch);
  const head = [
    `From: ${sender}`,
    `Date: ${mailDate(patch)}`,
    `Subject: [PATCH] ${line(patch.subject) || '(no subject)'}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    `From: ${sender}`,
    '',
    patch.log.trim(),
    '---',
    '',
    '',
  ];
  return Buffer.concat([Buffer.from(head.join('\n')), diff]);
}

function from(patch: Patch): string {
  // git dies on an empty address ("empty ident name").
  const email = patch.author.email.replace(/[\s<>"\u0000-\u001f]/g, '') || 'unknown@localhost';
  const name = line(patch.author.name).replace(/[<>"\\]/g, '') || email.split('@')[0] || 'unknown';
  return `"${name}" <${email}>`;
}

function line(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
}

function mailDate(patch: Patch): string {
  const zone = Math.abs(patch.zoneMinutes) < 24 * 60 ? patch.zoneMinutes : 0;
  const local = new Date((patch.dateMs ?? FIXED_DATE_SECONDS * 1000) + zone * 60_000);
  const sign = zone < 0 ? '-' : '+';
  const hhmm = `${pad(Math.floor(Math.abs(zone) / 60))}${pad(Math.abs(zone) % 60)}`;
  return local.toUTCString().replace('GMT', sign + hhmm);
}

function pad(n: number): string {
  return String(n).padStart(2, '0');
}
