import type { StatedResult } from './claim.ts';
import { lastLabel, readLabel } from './labels.ts';
import { scanValues } from './values.ts';

/** `umount -l: 25.5 ms`, `- umount -l = 25.5 ms +- 1 ms`, `umount -l    25.5 ms`; the name is group 1. */
const ROW = /^\s*(?:[-*+]\s+)?([a-z`"'./][^:=|]{0,60}?)(?:\s*[:=]\s*|\s{2,})(?=[\d.])/i;
/** A line that is no sentence: it ends in a colon, or is short and has no full stop. */
const HEADING = /^(?:(?![.!?]\s).){2,80}:\s*$|^\s*(?:(?![.!?](?:\s|$))[^:]){2,60}\s*$/;

interface Section {
  readonly results: readonly StatedResult[];
  /** The text with the rows that were read blanked out. */
  readonly rest: string;
}

/**
 * Lists of commands under a heading that names a side, one time a row:
 * ```
 * Before the patch, 6.12-rt:
 *   umount:    24.6 ms
 *   umount -l: 25.5 ms
 * After the patch:
 *   ...
 * ```
 */
export function scanSections(text: string): Section {
  const lines = text.split('\n');
  const rest = [...lines];
  const results: StatedResult[] = [];
  let label: ReturnType<typeof readLabel> | null = null;
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    const row = ROW.exec(line);
    const [value, ...more] = row === null ? [] : scanValues(line).filter(({ figure }) => figure.unit !== '');
    if (row !== null && value !== undefined) {
      const name = (row[1] as string).trim().replace(/^[`"']|[`"']$/g, '');
      // A row that names a side itself is not of this form.
      if (label === null || more.length > 0 || readLabel(name).side !== null) return;
      const { side, environment } = label;
      results.push({
        side,
        environment,
        command: name,
        perfCommand: null,
        figure: value.figure,
        text: line.trim(),
      });
      rest[at] = '';
      return;
    }
    const heading = HEADING.test(line)
      ? lastLabel(lines.slice(Math.max(0, at - 4), at + 1).join('\n'))
      : null;
    const own = HEADING.test(line) ? readLabel(line.trim()) : null;
    label = own === null || own.side === null ? null : (heading ?? own);
  });
  const sides = new Set(results.map(({ side }) => side));
  return sides.has('base') && sides.has('patched')
    ? { results, rest: rest.join('\n') }
    : { results: [], rest: text };
}
