import fc from 'fast-check';

/**
 * Writes diffs and mails the way clients do, for the property tests: what went in must come out, byte for byte.
 * Nothing here uses the code under test.
 */

/** A patch before it became a mail. */
export interface Written {
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly log: string;
  readonly diff: Buffer;
}

/** How a mail was written. */
export interface Style {
  readonly encoding: '7bit' | '8bit' | 'quoted-printable' | 'base64';
  readonly wire: 'lf' | 'crlf';
  readonly shape:
    | 'single'
    | 'mixed-footer'
    | 'signed'
    | 'alternative'
    | 'attachment'
    | 'nested'
    | 'rfc822'
    | 'pgp';
  readonly charset: string;
  readonly flowed: boolean;
}

const lineBytes = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
      { weight: 3, arbitrary: fc.constant(0x09) },
      { weight: 2, arbitrary: fc.integer({ min: 0x80, max: 0xff }) },
      { weight: 1, arbitrary: fc.constantFrom(0x0c, 0x0b, 0x3d, 0x0d, 0x1b) },
    ),
    { maxLength: 60 },
  )
  .map((bytes) => Buffer.from(bytes))
  // A CR at a line end is what the DOS cases are about; here the wire must not be able to eat it.
  .map((bytes) => (bytes.at(-1) === 0x0d ? Buffer.concat([bytes, Buffer.from('x')]) : bytes));

const tricky = fc
  .constantFrom(
    'From here on',
    '-- ',
    '--bnd',
    '--bnd--',
    '>From x',
    'diff --git a/x b/x',
    '- dash',
    '.',
    '',
    ' ',
    '\t',
    '=3D',
    '=',
    '+++ b/q',
  )
  .map((text) => Buffer.from(text));

const hunkLine = fc.tuple(
  fc.constantFrom(' ', '-', '+'),
  fc.oneof({ weight: 5, arbitrary: lineBytes }, { weight: 1, arbitrary: tricky }),
);

const path = fc
  .array(fc.stringMatching(/^[a-zA-Z0-9_.+-]{1,8}$/), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join('/'))
  .filter((name) => name !== 'dev/null');

const fileDiff = fc
  .tuple(path, fc.array(fc.array(hunkLine, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 }))
  .map(([name, hunks]) => {
    const out: Buffer[] = [
      Buffer.from(
        `diff --git a/${name} b/${name}\nindex 1111111..2222222 100644\n--- a/${name}\n+++ b/${name}\n`,
      ),
    ];
    for (const [i, lines] of hunks.entries()) {
      // A context line at each end: the last line of a diff is then never one that a footer can join.
      const all = [[' ', Buffer.from('first')] as const, ...lines, [' ', Buffer.from('last')] as const];
      const old = all.filter(([sign]) => sign !== '+').length;
      const now = all.filter(([sign]) => sign !== '-').length;
      out.push(Buffer.from(`@@ -${i * 100 + 1},${old} +${i * 100 + 1},${now} @@ f${i}\n`));
      for (const [sign, text] of all) out.push(Buffer.from(sign), text, Buffer.from('\n'));
    }
    return Buffer.concat(out);
  });

export const diffs = fc.array(fileDiff, { minLength: 1, maxLength: 3 }).map((files) => Buffer.concat(files));

const word = fc.stringMatching(/^[A-Za-zéüßøжλ蛙]{1,9}$/u);
const words = (max: number) => fc.array(word, { minLength: 1, maxLength: max }).map((list) => list.join(' '));

export const written: fc.Arbitrary<Written> = fc.record({
  name: words(3),
  email: fc.stringMatching(/^[a-z0-9]{1,8}@[a-z]{1,8}\.org$/),
  title: words(6).map((title) => `sub: ${title}`),
  log: fc
    .array(fc.oneof(words(8), fc.constant('From x at 10:22:33 2001')), { maxLength: 6 })
    .map((lines) => ['Log', ...lines].join('\n')),
  diff: diffs,
});

export const styles: fc.Arbitrary<Style> = fc.record({
  encoding: fc.constantFrom('7bit' as const, '8bit' as const, 'quoted-printable' as const, 'base64' as const),
  wire: fc.constantFrom('lf' as const, 'crlf' as const),
  shape: fc.constantFrom(
    ...([
      'single',
      'mixed-footer',
      'signed',
      'alternative',
      'attachment',
      'nested',
      'rfc822',
      'pgp',
    ] as const),
  ),
  charset: fc.constantFrom('utf-8', 'us-ascii', 'iso-8859-1', 'x-unknown', 'koi8-r', ''),
  flowed: fc.boolean(),
});

function quotedPrintable(bytes: Buffer): string {
  let out = '';
  for (const line of bytes.toString('latin1').split('\n')) {
    let column = '';
    for (const [i, c] of [...line].entries()) {
      const code = c.charCodeAt(0);
      const plain = code >= 0x21 && code <= 0x7e && c !== '=';
      const blank = (c === ' ' || c === '\t') && i < line.length - 1;
      const next = plain || blank ? c : `=${code.toString(16).toUpperCase().padStart(2, '0')}`;
      if (column.length + next.length > 74) {
        out += `${column}=\n`;
        column = '';
      }
      column += next;
    }
    out += `${column}\n`;
  }
  return out.slice(0, -1);
}

function stuffed(bytes: Buffer): Buffer {
  const lines = bytes.toString('latin1').split('\n');
  return Buffer.from(
    lines.map((line) => (/^(?: |>|From )/.test(line) ? ` ${line}` : line)).join('\n'),
    'latin1',
  );
}

function encode(bytes: Buffer, encoding: Style['encoding']): Buffer {
  if (encoding === 'base64') return Buffer.from(`${bytes.toString('base64').replace(/(.{76})/g, '$1\n')}\n`);
  if (encoding === 'quoted-printable') return Buffer.from(quotedPrintable(bytes), 'latin1');
  return bytes;
}

function encodedWord(text: string): string {
  return /^[ -~]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}

/** Lines that end in a blank would be joined by a flowed reader: such diffs are never sent flowed. */
function mayFlow(body: Buffer): boolean {
  return !/ \r?(?:\n|$)/.test(body.toString('latin1'));
}

/** The bytes of a mail, without a mbox separator. */
export function toMail(patch: Written, style: Style, id: string, brackets: string, extra = ''): Buffer {
  const body = Buffer.concat([
    Buffer.from(`${patch.log}\n---\n f | 2 +-\n\n`),
    patch.diff,
    Buffer.from('-- \n2.45.0\n'),
  ]);
  const flowed =
    style.flowed && style.shape !== 'pgp' && style.shape !== 'attachment' && mayFlow(body.subarray(0, -11));
  let text: Buffer = body;
  if (style.shape === 'pgp') {
    const escaped = body
      .toString('latin1')
      .split('\n')
      .map((line) => (line.startsWith('-') ? `- ${line}` : line))
      .join('\n');
    text = Buffer.from(
      `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n${escaped}\n-----BEGIN PGP SIGNATURE-----\n\nx\n-----END PGP SIGNATURE-----\n`,
      'latin1',
    );
  }
  if (flowed) text = stuffed(text);
  const charset = style.charset === '' ? '' : `; charset=${style.charset}`;
  const type = `Content-Type: text/plain${charset}${flowed ? '; format=flowed' : ''}\nContent-Transfer-Encoding: ${style.encoding}\n`;
  const leaf = Buffer.concat([Buffer.from(`${type}\n`), encode(text, style.encoding)]);
  const head = `From: ${encodedWord(patch.name)} <${patch.email}>\nTo: list@example.org\nSubject: ${encodedWord(`${brackets} ${patch.title}`)}\nDate: Tue, 3 Mar 2026 10:00:00 +0100\nMessage-ID: <${id}>\n${extra}MIME-Version: 1.0\n`;
  const mail = Buffer.concat([Buffer.from(head), wrap(leaf, style, head)]);
  return style.wire === 'crlf' ? Buffer.from(mail.toString('latin1').replace(/\n/g, '\r\n'), 'latin1') : mail;
}

function wrap(leaf: Buffer, style: Style, head: string): Buffer {
  const footer = Buffer.from('Content-Type: text/plain\n\n_____\nlist footer\n');
  switch (style.shape) {
    case 'single':
    case 'pgp':
      return leaf;
    case 'mixed-footer':
      return multipart('mixed', 'outer-1', [leaf, footer]);
    case 'signed':
      return multipart('signed', 'outer-2', [
        leaf,
        Buffer.from('Content-Type: application/pgp-signature\n\nxx\n'),
      ]);
    case 'alternative':
      return multipart('alternative', 'outer-3', [
        leaf,
        Buffer.from('Content-Type: text/html\n\n<p>hello</p>\n'),
      ]);
    case 'attachment': {
      const named = leaf
        .toString('latin1')
        .replace(
          /^Content-Type: text\/plain/,
          'Content-Disposition: attachment; filename="0001.patch"\nContent-Type: text/x-patch',
        );
      return multipart('mixed', 'outer-4', [
        Buffer.from('Content-Type: text/plain\n\nsee the file\n'),
        Buffer.from(named, 'latin1'),
      ]);
    }
    case 'nested':
      return multipart('mixed', 'outer-5', [multipart('alternative', 'inner-5', [leaf]), footer]);
    case 'rfc822':
      return multipart('mixed', 'outer-6', [
        Buffer.concat([Buffer.from('Content-Type: message/rfc822\n\n'), Buffer.from(head), leaf]),
      ]);
  }
}

function multipart(subtype: string, boundary: string, parts: readonly Buffer[]): Buffer {
  const chunks: Buffer[] = [Buffer.from(`Content-Type: multipart/${subtype}; boundary="${boundary}"\n\n`)];
  for (const part of parts) chunks.push(Buffer.from(`--${boundary}\n`), part, Buffer.from('\n'));
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\n`)]);
}
