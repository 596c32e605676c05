/**
 * The bytes that `git apply` and `git am` take for a diff. They end binary data at an empty line and call the
 * patch corrupt without it (apply.c, parse_binary_hunk), while a diff as cutDiff gives it ends at its last line.
 */
export function forGit(diff: Buffer): Buffer {
  return diff.includes('\nGIT binary patch\n') ? Buffer.concat([diff, Buffer.from('\n')]) : diff;
}
