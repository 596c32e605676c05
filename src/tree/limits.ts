/** Bounds of the tree stage, in one place. Patches come from strangers; real ones stay far below. */
export interface TreeLimits {
  /** Bytes of one diff. git's own limit is 1023 MiB. */
  readonly diffBytes: number;
  /** Bytes of one file that a binary patch makes. Firmware blobs have not been taken into the tree since 2017. */
  readonly binaryBytes: number;
  /** Bytes of a symlink's target. */
  readonly linkBytes: number;
  /** Refs whose trees are compared with the blob ids of a series. */
  readonly scoredRefs: number;
  /** Refs of a URL that are fetched to be compared. */
  readonly fetchedRefs: number;
  /** Commits along the history of the changed files that are compared with them. */
  readonly scoredCommits: number;
  /** Policy findings of a kind that are told one by one. */
  readonly findingsOfAKind: number;
}

export const TREE_LIMITS: TreeLimits = {
  diffBytes: 20 * 1024 * 1024,
  binaryBytes: 1024 * 1024,
  linkBytes: 4096,
  scoredRefs: 60,
  fetchedRefs: 8,
  scoredCommits: 300,
  findingsOfAKind: 10,
};
