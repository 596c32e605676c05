import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InputError } from '../errors.ts';
import { type ChangedFile, changesOfDiff, changesOfMail, isMailFile } from '../publish/changes.ts';
import type { GitHub } from '../publish/github.ts';
import { type Patience, patiently } from '../publish/retry.ts';
import { commitMails } from '../tree/export.ts';
import { findGitDir } from '../tree/folder.ts';
import { Git, OFFLINE } from '../tree/git.ts';
import { exists } from '../world/files.ts';
import type { World } from '../world/world.ts';
import type { Pull } from './event.ts';

/**
 * The patch mails of a pull request. In a kernel tree they are its own commits, as format-patch writes them; in a
 * repository of patches they are the mail files that it adds. They are read from the checkout's objects, or from
 * GitHub where the checkout lacks them; nothing of the pull request is executed.
 */

export type SeriesSource = 'auto' | 'commits' | 'files';

export interface PullSeries {
  readonly source: Exclude<SeriesSource, 'auto'>;
  /** Files with mails, written into the folder that was given. */
  readonly mails: readonly string[];
  /** The checkout, when it is the kernel tree that the commits are made for. */
  readonly tree: string | null;
  /** Commit below the first of the pull request. */
  readonly base: string | null;
  readonly changed: readonly ChangedFile[];
}

export interface PullPlace {
  /** The job's checkout. */
  readonly workspace: string;
  /** Folder to write the mails into. */
  readonly into: string;
}

export interface PullReader {
  /** Null without a token. */
  readonly github: GitHub | null;
  readonly patience: Patience;
  readonly world: World;
}

const FILES_MAX = 500;
const GIT_DIFF = ['--no-ext-diff', '--no-textconv', '--no-color'] as const;

export async function pullSeries(
  pull: Pull,
  wanted: SeriesSource,
  place: PullPlace,
  reader: PullReader,
): Promise<PullSeries> {
  await mkdir(place.into, { recursive: true });
  const kernel = await isKernelTree(place.workspace);
  const source = wanted === 'auto' ? (kernel ? 'commits' : 'files') : wanted;
  const git = await openCheckout(place.workspace, pull, reader.world);
  if (source === 'files') {
    const written = await addedMails(pull, git, place, reader);
    const changed = written.map(({ path, content }) => changesOfMail(path, content.toString()));
    return { source, mails: written.map(({ file }) => file), tree: null, base: null, changed };
  }
  const file = join(place.into, `pull-${pull.number}.mbox`);
  const { mails, base } =
    git === null ? await commitsFromGitHub(pull, reader) : await commitsFromCheckout(pull, git);
  await writeFile(file, mails);
  const changed = changesOfDiff(Buffer.from(mails));
  return { source, mails: [file], tree: kernel ? place.workspace : null, base, changed };
}

/** A folder with the files that the top of every kernel tree has. */
export async function isKernelTree(folder: string): Promise<boolean> {
  const makefile = await readFile(join(folder, 'Makefile'), 'utf8').catch(() => '');
  if (!/^VERSION = \d+$/m.test(makefile) || !/^PATCHLEVEL = \d+$/m.test(makefile)) return false;
  return (await exists(join(folder, 'Kbuild'))) && (await exists(join(folder, 'Kconfig')));
}

/** Git on the checkout, when it has the head of the pull request. */
async function openCheckout(workspace: string, pull: Pull, world: World): Promise<Git | null> {
  const dirs = await findGitDir(workspace);
  if (dirs === null) return null;
  const git = new Git(world, { gitDir: dirs.gitDir });
  return (await has(git, pull.headSha)) ? git : null;
}

async function has(git: Git, commit: string): Promise<boolean> {
  return (await git.maybe(['cat-file', '-e', `${commit}^{commit}`], { env: OFFLINE })) !== null;
}

async function commitsFromCheckout(
  pull: Pull,
  git: Git,
): Promise<{ readonly mails: Buffer; readonly base: string }> {
  const base = await forkPoint(pull, git);
  if (base === null) {
    throw new InputError(`the checkout does not reach from ${short(pull.headSha)} back to its base`, {
      hint: 'Give actions/checkout a fetch-depth above the number of commits of the pull request, or 0 for all.',
    });
  }
  const range = `${base}..${pull.headSha}`;
  const merges = await git.text(['rev-list', '--merges', '--count', range]);
  if (merges !== '0') {
    throw new InputError(`#${pull.number} holds ${merges} merge ${merges === '1' ? 'commit' : 'commits'}`, {
      hint: 'A merge is no patch. Rebase the branch on its base, as for a mailing list.',
    });
  }
  const mails = await commitMails(git, base, pull.headSha);
  if (mails.length === 0) throw noPatch(pull, 'has no commit of its own');
  return { mails, base };
}

/** Where the branch left its base: by history, or, in a shallow checkout, by the number of commits. */
async function forkPoint(pull: Pull, git: Git): Promise<string | null> {
  const { headSha, baseSha, commits } = pull;
  if (await has(git, baseSha)) {
    const base = await git.maybe(['merge-base', baseSha, headSha], { env: OFFLINE });
    if (base !== null) return base;
  }
  return commits === null
    ? null
    : git.maybe(['rev-parse', '--verify', '--quiet', `${headSha}~${commits}^{commit}`], { env: OFFLINE });
}

async function commitsFromGitHub(
  pull: Pull,
  reader: PullReader,
): Promise<{ readonly mails: string; readonly base: string }> {
  const github = requireGitHub(pull, reader);
  const mails = await patiently(() => github.pullMails(pull.number), reader.patience);
  if (mails.trim() === '') throw noPatch(pull, 'has no commit of its own');
  return { mails, base: pull.baseSha };
}

async function addedMails(
  pull: Pull,
  git: Git | null,
  place: PullPlace,
  reader: PullReader,
): Promise<readonly WrittenMail[]> {
  const base = git === null ? null : await forkPoint(pull, git);
  const source =
    git === null || base === null ? filesOnGitHub(pull, reader) : filesInCheckout(pull, git, base);
  const paths = (await source.paths()).filter(isMailFile).sort();
  if (paths.length === 0) {
    throw noPatch(pull, 'adds or changes no mail (.patch, .mbox, .eml, .diff)');
  }
  if (paths.length > FILES_MAX) {
    throw new InputError(`#${pull.number} adds ${paths.length} mails; the limit is ${FILES_MAX}`, {
      hint: 'Test one series a pull request, or name its files with the input mails.',
    });
  }
  const written: WrittenMail[] = [];
  for (const [index, path] of paths.entries()) {
    // The order of the pull request, whatever the folders; a path is a stranger's, so only its end is used.
    const name = `${String(index + 1).padStart(4, '0')}-${basename(path).replace(/[^\w.+-]/g, '_')}`;
    const file = join(place.into, name);
    const content = await source.read(path);
    await writeFile(file, content);
    written.push({ path, file, content });
  }
  return written;
}

interface WrittenMail {
  /** In the repository. */
  readonly path: string;
  readonly file: string;
  readonly content: Buffer;
}

interface FileSource {
  paths(): Promise<readonly string[]>;
  read(path: string): Promise<Buffer>;
}

function filesInCheckout(pull: Pull, git: Git, base: string): FileSource {
  return {
    paths: () =>
      git.fields([
        'diff',
        '--name-only',
        '-z',
        '--no-renames',
        '--diff-filter=AM',
        ...GIT_DIFF,
        base,
        pull.headSha,
      ]),
    read: async (path) => (await git.check(['cat-file', 'blob', `${pull.headSha}:${path}`])).stdout,
  };
}

function filesOnGitHub(pull: Pull, reader: PullReader): FileSource {
  const github = requireGitHub(pull, reader);
  return {
    paths: async () => {
      const files = await patiently(() => github.pullFiles(pull.number), reader.patience);
      return files.filter((file) => file.status !== 'removed').map((file) => file.path);
    },
    read: (path) => patiently(() => github.fileContent(path, pull.headSha), reader.patience),
  };
}

function requireGitHub(pull: Pull, { github }: PullReader): GitHub {
  if (github !== null) return github;
  throw new InputError(`the checkout does not have ${short(pull.headSha)}, the head of #${pull.number}`, {
    hint: 'Give actions/checkout "fetch-depth: 0", or pass github-token so that GitHub can be asked.',
  });
}

function noPatch(pull: Pull, what: string): InputError {
  return new InputError(`#${pull.number} ${what}`, {
    hint: 'Name the mails with the input mails, or start the workflow only for paths that hold patches.',
  });
}

function short(sha: string): string {
  return sha.slice(0, 12);
}
