import type { Series } from '../series/series.ts';
import type { Git } from './git.ts';

/** Blob ids of the `index` lines: what each file of a series looked like where the series was made. */

export interface PreImage {
  readonly path: string;
  /** Abbreviated id. */
  readonly blob: string;
}

export interface Score {
  readonly matched: number;
  readonly total: number;
}

/** The first old blob of every file that the series changes; files that the series itself adds are left out. Pure. */
export function preImages(series: Pick<Series, 'patches'>): readonly PreImage[] {
  const seen = new Set<string>();
  const images: PreImage[] = [];
  for (const patch of series.patches) {
    for (const file of patch.files) {
      const path = file.oldPath ?? file.path;
      const first = !seen.has(path);
      seen.add(path);
      seen.add(file.path);
      if (!first || file.kind === 'added' || file.oldBlob === null) continue;
      if (/^0*$/.test(file.oldBlob) || file.oldBlob.length < 7) continue;
      images.push({ path, blob: file.oldBlob });
    }
  }
  return images;
}

/** How many pre-images a commit has. Reads trees only, so it works in blob-less clones. */
export async function scoreCommit(git: Git, commit: string, images: readonly PreImage[]): Promise<Score> {
  const paths = [...new Set(images.map((image) => image.path))];
  const result = await git.run([
    '--literal-pathspecs',
    'ls-tree',
    '-z',
    '--full-tree',
    commit,
    '--',
    ...paths,
  ]);
  const blobs = new Map<string, string>();
  for (const entry of result.stdout.toString().split('\0')) {
    const match = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry);
    if (match?.[1] !== undefined && match[2] !== undefined) blobs.set(match[2], match[1]);
  }
  const matched = images.filter(({ path, blob }) => blobs.get(path)?.startsWith(blob) === true).length;
  return { matched, total: images.length };
}

/** A score in words: "5 of 6 blob ids match". Pure. */
export function describeScore(score: Score): string {
  return `${score.matched} of ${score.total} blob ids match`;
}
