import { InfrastructureError, InterruptedError } from '../errors.ts';
import { type Command, describeEnding, type ProcessResult, succeeded } from '../world/process.ts';
import type { World } from '../world/world.ts';
import { cleanWords } from './words.ts';

/**
 * Every git process of patchboot is built here: no configuration but ours, no hooks, no prompts, no
 * protocol but the listed ones, no conversion of bytes. A user's settings must not change a verdict, and a
 * patch must not be able to run anything through git.
 */

/** Protocols that git may use. `ext::` and ssh would run programs; ssh would also need the user's keys. */
export const PROTOCOLS = ['https', 'http', 'git', 'file'] as const;

/** The committer of every commit that patchboot makes. */
export const COMMITTER = { name: 'patchboot', email: 'patchboot@localhost' } as const;

/** Date of commits made from tarballs, and of files in a fresh worktree: 2000-01-01 00:00:00 UTC. */
export const FIXED_DATE_SECONDS = 946_684_800;

/** Settings that hold for every call. */
const PINNED: Readonly<Record<string, string>> = {
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  'core.autocrlf': 'false',
  'core.safecrlf': 'false',
  'core.symlinks': 'true',
  'core.fileMode': 'true',
  'core.attributesFile': '/dev/null',
  'core.excludesFile': '/dev/null',
  'core.protectHFS': 'true',
  'core.protectNTFS': 'true',
  // A slot survives being archived and unpacked elsewhere: inode, device and ctime do not count.
  'core.trustctime': 'false',
  'core.checkStat': 'minimal',
  // Listing the refs of an alternate would start git in the user's repository, under its configuration.
  'core.alternateRefsCommand': 'true',
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'commit.gpgSign': 'false',
  'am.threeWay': 'false',
  'am.keepcr': 'false',
  'am.messageid': 'false',
  'mailinfo.scissors': 'false',
  'mailinfo.quotedCr': 'nowarn',
  'apply.whitespace': 'nowarn',
  'apply.ignoreWhitespace': 'no',
  'merge.conflictStyle': 'merge',
  'merge.directoryRenames': 'false',
  'rerere.enabled': 'false',
  'submodule.recurse': 'false',
  'fetch.recurseSubmodules': 'false',
  'i18n.commitEncoding': 'utf-8',
  'advice.detachedHead': 'false',
  'diff.noprefix': 'false',
  'diff.mnemonicPrefix': 'false',
  'http.lowSpeedLimit': '1000',
  'http.lowSpeedTime': '60',
};

const ENVIRONMENT: Readonly<Record<string, string>> = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: 'false',
  GIT_EDITOR: ':',
  GIT_PAGER: 'cat',
  GIT_ALLOW_PROTOCOL: PROTOCOLS.join(':'),
  GIT_COMMITTER_NAME: COMMITTER.name,
  GIT_COMMITTER_EMAIL: COMMITTER.email,
  GIT_AUTHOR_NAME: COMMITTER.name,
  GIT_AUTHOR_EMAIL: COMMITTER.email,
};

/** For calls that only look: without it, git fetches an object that a partial clone lacks. */
export const OFFLINE: Readonly<Record<string, string>> = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
};

/** Which repository, worktree and index a call works on. */
export interface GitPlace {
  readonly gitDir: string;
  readonly workTree?: string;
  /** Another index than the place's own, for trials. */
  readonly indexFile?: string;
}

export interface GitOptions {
  readonly input?: Uint8Array | string;
  /** Default 2 minutes. */
  readonly timeoutMs?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly config?: Readonly<Record<string, string>>;
  readonly outputLimit?: number;
  readonly onLine?: (line: string, stream: 'stdout' | 'stderr') => void;
}

const DEFAULT_TIMEOUT_MS = 120_000;

/** The command for one git call, with everything pinned. */
export function gitCommand(place: GitPlace, args: readonly string[], options: GitOptions = {}): Command {
  const settings = Object.entries({ ...PINNED, ...options.config });
  const { input, outputLimit, onLine } = options;
  return {
    argv: ['git', ...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]), ...args],
    cwd: place.workTree ?? place.gitDir,
    env: {
      ...ENVIRONMENT,
      GIT_DIR: place.gitDir,
      ...(place.workTree === undefined ? {} : { GIT_WORK_TREE: place.workTree }),
      ...(place.indexFile === undefined ? {} : { GIT_INDEX_FILE: place.indexFile }),
      ...options.env,
    },
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    ...(input === undefined ? {} : { input }),
    ...(outputLimit === undefined ? {} : { outputLimit }),
    ...(onLine === undefined ? {} : { onLine }),
  };
}

/** Git on one place. */
export class Git {
  readonly place: GitPlace;
  private readonly world: World;

  constructor(world: World, place: GitPlace) {
    this.world = world;
    this.place = place;
  }

  /** The same repository with another index. */
  withIndex(indexFile: string): Git {
    return new Git(this.world, { ...this.place, indexFile });
  }

  /** Runs git and gives what happened; throws only when interrupted or when it cannot be started. */
  async run(args: readonly string[], options: GitOptions = {}): Promise<ProcessResult> {
    const env = { ...this.world.networkEnv, ...options.env };
    const result = await this.world.processes.run(
      gitCommand(this.place, args, { ...options, env }),
      this.world.signal,
    );
    if (result.ending.type === 'aborted') throw new InterruptedError('interrupted');
    return result;
  }

  /** Runs git and throws an {@link InfrastructureError} with its words unless it succeeds. */
  async check(args: readonly string[], options: GitOptions = {}): Promise<ProcessResult> {
    const result = await this.run(args, options);
    if (succeeded(result)) return result;
    throw new InfrastructureError(`git ${args[0]} failed (${describeEnding(result)})`, {
      hint: `In ${this.place.gitDir}, git said:\n${wordsOf(result)}`,
    });
  }

  /** Standard output of a call that must succeed, without the last newline. */
  async text(args: readonly string[], options: GitOptions = {}): Promise<string> {
    return (await this.check(args, options)).stdout.toString().replace(/\n$/, '');
  }

  /** Standard output, or null when git says no. */
  async maybe(args: readonly string[], options: GitOptions = {}): Promise<string | null> {
    const result = await this.run(args, options);
    return succeeded(result) ? result.stdout.toString().replace(/\n$/, '') : null;
  }

  /** Fields of a NUL-separated output. */
  async fields(args: readonly string[], options: GitOptions = {}): Promise<readonly string[]> {
    const text = (await this.check(args, options)).stdout.toString();
    return text.split('\0').filter((field) => field !== '');
  }
}

/** What git said, fit to be shown. */
export function wordsOf(result: ProcessResult): string {
  const text = (result.stderr.length > 0 ? result.stderr : result.stdout).toString();
  return text.trim() === '' ? describeEnding(result) : cleanWords(text);
}

/** A full object id in hex: SHA-1 or SHA-256. */
export function isObjectId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
