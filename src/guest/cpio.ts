/**
 * Writer for cpio archives in "newc" form, which the kernel unpacks as its initramfs
 * (Documentation/driver-api/early-userspace/buffer-format.rst). Written here because the archive must be the
 * same byte for byte on every host: fixed owner, times and inode numbers, in the order given.
 */

export type CpioEntry =
  | { readonly type: 'directory'; readonly path: string; readonly mode?: number }
  | { readonly type: 'file'; readonly path: string; readonly mode?: number; readonly content: Uint8Array }
  | { readonly type: 'symlink'; readonly path: string; readonly target: string };

const S_IFDIR = 0o040000;
const S_IFREG = 0o100000;
const S_IFLNK = 0o120000;

/** An archive of the entries in their order. Paths are relative, without a leading slash. */
export function cpioArchive(entries: readonly CpioEntry[]): Buffer {
  const parts: Buffer[] = [];
  let inode = 1;
  for (const entry of entries) parts.push(...record(entry, inode++));
  parts.push(...rawRecord('TRAILER!!!', 0, 0, 0, 1, Buffer.alloc(0)));
  return Buffer.concat(parts);
}

function record(entry: CpioEntry, inode: number): Buffer[] {
  switch (entry.type) {
    case 'directory':
      return rawRecord(entry.path, S_IFDIR | (entry.mode ?? 0o755), inode, 0, 2, Buffer.alloc(0));
    case 'file':
      return rawRecord(entry.path, S_IFREG | (entry.mode ?? 0o755), inode, 0, 1, entry.content);
    case 'symlink':
      return rawRecord(entry.path, S_IFLNK | 0o777, inode, 0, 1, Buffer.from(entry.target));
  }
}

function rawRecord(
  path: string,
  mode: number,
  inode: number,
  mtime: number,
  links: number,
  content: Uint8Array,
): Buffer[] {
  const name = Buffer.from(`${path}\0`);
  // ino, mode, uid, gid, nlink, mtime, filesize, devmajor, devminor, rdevmajor, rdevminor, namesize, check
  const fields = [inode, mode, 0, 0, links, mtime, content.length, 0, 0, 0, 0, name.length, 0];
  const header = Buffer.from(`070701${fields.map((n) => n.toString(16).padStart(8, '0')).join('')}`);
  return [header, name, padding(header.length + name.length), Buffer.from(content), padding(content.length)];
}

function padding(length: number): Buffer {
  return Buffer.alloc((4 - (length % 4)) % 4);
}
