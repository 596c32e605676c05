/** Text tables: LKP's ruled one, and plain columns for the terminal. */

/** East Asian wide and emoji ranges that terminals draw two cells wide; the rest of the text here is narrow. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;
const ZERO = /\p{Mn}|\p{Me}|\u200c|\u200d/u;

/** Cells that a text takes on a terminal. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += ZERO.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

/** Pads to a width in cells; a longer text stays as it is. */
export function padCells(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const blanks = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return side === 'left' ? text + blanks : blanks + text;
}

/**
 * LKP's table: `|` between cells, one leading blank, left aligned; the first column is the longest key and two
 * blanks wide, all others 12 (wider only when a cell would not fit).
 */
export function ruledTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => {
    const longest = Math.max(...all.map((row) => displayWidth(row[column] ?? '')));
    return column === 0 ? longest + 2 : Math.max(12, longest + 2);
  });
  const rule = `+${widths.map((width) => '-'.repeat(width)).join('+')}+`;
  const line = (row: readonly string[]) =>
    `|${widths.map((width, column) => padCells(` ${row[column] ?? ''}`, width)).join('|')}|`;
  return [rule, line(header), rule, ...rows.map(line), rule].join('\n');
}

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** Columns two blanks apart, without rules, no trailing blanks; the header is left out when all titles are empty. */
export function columnTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const titles = columns.map((column) => column.title);
  const all = titles.some((title) => title !== '') ? [titles, ...rows] : rows;
  const widths = columns.map((_, index) => Math.max(0, ...all.map((row) => displayWidth(row[index] ?? ''))));
  return all.map((row) =>
    columns
      .map((column, index) =>
        padCells(row[index] ?? '', widths[index] ?? 0, column.align === 'right' ? 'right' : 'left'),
      )
      .join('  ')
      .trimEnd(),
  );
}
