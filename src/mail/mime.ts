import mailsplit from '@zone-eu/mailsplit';
import { InputError } from '../errors.ts';
import { MAIL_LIMITS } from './limits.ts';

/** One leaf of the MIME tree. `raw` is not transfer-decoded and keeps the line ends of the wire. */
export interface Part {
  /** Lower case, `text/plain` when the part names none. */
  readonly contentType: string;
  /** The value of Content-Transfer-Encoding, lower case. */
  readonly encoding: string;
  readonly charset: string;
  readonly flowed: boolean;
  readonly delSp: boolean;
  readonly disposition: string;
  readonly filename: string;
  /** Subtype of each multipart around the part, outermost first. */
  readonly path: readonly string[];
  /** Which child of the innermost multipart/alternative this is; parts with one number are one choice. */
  readonly alternative: number | null;
  readonly raw: Buffer;
}

type Node = InstanceType<typeof mailsplit.MimeNode>;

/**
 * The leaves of a mail. `header` is the header block with its empty line. mailparser's own splitter walks the
 * tree; attached mails stay leaves.
 * @throws InputError when the tree has more parts or levels than the limits allow.
 */
export async function splitParts(header: Buffer, body: Buffer): Promise<readonly Part[]> {
  const root = new mailsplit.MimeNode(false, {});
  root.addHeaderChunk(header);
  root.parseHeaders();
  // A multipart without a boundary has no parts to find; its body is read as it stands.
  if (root.multipart === false || root._boundary === false) return [leaf(root, [body])];
  const parts = await walk(Buffer.concat([header, body]));
  // A boundary that never comes would hide the whole body.
  const empty = parts.every((part) => part.raw.length === 0);
  return empty ? [{ ...leaf(root, [body]), contentType: 'text/plain' }] : parts;
}

async function walk(mail: Buffer): Promise<readonly Part[]> {
  const splitter = new mailsplit.Splitter({
    ignoreEmbedded: true,
    maxHeadSize: MAIL_LIMITS.headerBytes * 2,
    maxChildNodes: MAIL_LIMITS.parts,
  });
  const bodies = new Map<Node, Buffer[]>();
  splitter.end(mail);
  try {
    for await (const chunk of splitter as AsyncIterable<
      Node | { readonly type: 'body' | 'data'; readonly node: Node; readonly value?: Buffer }
    >) {
      if (chunk.type === 'node') bodies.set(chunk, []);
      else if (chunk.type === 'body' && chunk.value !== undefined) bodies.get(chunk.node)?.push(chunk.value);
    }
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'EMAXLEN') throw cause;
    throw new InputError(
      `the mail has more than ${MAIL_LIMITS.parts} parts or a part header of more than ${MAIL_LIMITS.headerBytes * 2} bytes`,
      { hint: 'Patch mail has a handful of parts. Save the patch itself to a file and pass that.', cause },
    );
  }
  const parts: Part[] = [];
  for (const [node, chunks] of bodies) if (node.multipart === false) parts.push(leaf(node, chunks));
  return parts;
}

function leaf(node: Node, chunks: readonly Buffer[]): Part {
  const path: string[] = [];
  let alternative: number | null = null;
  let parent: Node | false = node.parentNode as Node | false;
  while (parent !== false) {
    path.unshift(parent.multipart === false ? '' : parent.multipart);
    if (parent.multipart === 'alternative' && alternative === null) alternative = alternativeId(parent);
    if (path.length > MAIL_LIMITS.mimeDepth) {
      throw new InputError(`the mail has multiparts nested more than ${MAIL_LIMITS.mimeDepth} deep`, {
        hint: 'Save the patch itself to a file and pass that.',
      });
    }
    parent = parent.parentNode as Node | false;
  }
  const only = chunks[0];
  return {
    contentType: node.contentType === false || node.contentType === '' ? 'text/plain' : node.contentType,
    encoding: node.encoding === false ? '' : node.encoding,
    charset: node.charset === false ? '' : node.charset,
    flowed: node.flowed,
    delSp: node.delSp,
    disposition: node.disposition === false ? '' : node.disposition,
    filename: node.filename === false ? '' : node.filename,
    path,
    alternative,
    raw: chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks),
  };
}

const alternativeIds = new WeakMap<Node, number>();
let nextAlternative = 0;

function alternativeId(node: Node): number {
  const known = alternativeIds.get(node);
  if (known !== undefined) return known;
  alternativeIds.set(node, ++nextAlternative);
  return nextAlternative;
}
