/**
 * format=flowed (RFC 3676) undone the way git's mailinfo does it: one stuffed blank goes, a line that ends in
 * a blank is joined with the next one, and the signature separator stays. `delSp` also drops that blank.
 */
export function unflow(input: Buffer, delSp: boolean): Buffer {
  const text = input.toString('latin1');
  const out: string[] = [];
  let held = '';
  let from = 0;
  while (from < text.length) {
    const lf = text.indexOf('\n', from);
    const end = lf < 0 ? text.length : lf;
    let line = text.slice(from, end);
    from = end + 1;
    let lineEnd = lf < 0 ? '' : '\n';
    if (line.endsWith('\r')) {
      line = line.slice(0, -1);
      lineEnd = `\r${lineEnd}`;
    }
    if (line === '-- ') {
      if (held !== '') out.push(`${held}\n`);
      held = '';
      out.push(line, lineEnd);
      continue;
    }
    if (line.startsWith(' ')) line = line.slice(1);
    if (line.endsWith(' ')) {
      held += delSp ? line.slice(0, -1) : line;
      continue;
    }
    out.push(held, line, lineEnd);
    held = '';
  }
  if (held !== '') out.push(`${held}\n`);
  return Buffer.from(out.join(''), 'latin1');
}
