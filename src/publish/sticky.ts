import { randomUUID } from 'node:crypto';
import type { Result } from '../report/result.ts';
import { COMMENT_LIMIT_BYTES } from '../report/write.ts';
import { finalBody, type Links, runningBody, supersededBody } from './comment.ts';
import type { Comment, GitHub } from './github.ts';
import { isNewerRun, type Marker, readMarker } from './marker.ts';
import { classify, makeOnce, type Patience, patiently } from './retry.ts';

/**
 * The one comment of a pull request. It is updated in place, which notifies nobody; only another verdict than the one
 * people were told last makes a new comment, and the old one then says so and is folded.
 */

export interface StickyOptions {
  readonly number: number;
  readonly key: string;
  /** Head commit that the result is about; '' when not known. */
  readonly head: string;
  /** `RUN.ATTEMPT`, or ''. */
  readonly run: string;
  readonly links: Links;
}

export type CommentOutcome =
  | { readonly type: 'created' | 'updated'; readonly url: string; readonly notes: readonly string[] }
  | { readonly type: 'outdated'; readonly url: string };

interface Own {
  readonly comment: Comment;
  readonly marker: Marker;
}

export class StickyComment {
  private readonly github: GitHub;
  private readonly options: StickyOptions;
  private viewer: string | null = null;
  /** The comment that running() wrote to, so that a listing that lags behind cannot lose it. */
  private known: Own | null = null;

  constructor(github: GitHub, options: StickyOptions) {
    this.github = github;
    this.options = options;
  }

  /** Shows how far the run is; creates the comment when there is none. */
  async running(progress: string, patience: Patience): Promise<void> {
    const current = this.known ?? (await this.live(patience)).at(-1) ?? null;
    if (current !== null && this.isOutdatedBy(current)) return;
    const marker = this.marker('running', current?.marker.verdict ?? '', current?.marker.nonce);
    const body = runningBody(progress, marker, this.options.links, current?.comment.body ?? '');
    const comment =
      (current === null ? null : await this.update(current.comment, body, patience)) ??
      (await this.create(body, marker, patience));
    this.known = { comment, marker };
  }

  /** Tells the result. */
  async final(result: Result, patience: Patience): Promise<CommentOutcome> {
    const live = await this.live(patience);
    const current = live.at(-1) ?? this.known;
    if (current !== null && this.isOutdatedBy(current)) return { type: 'outdated', url: current.comment.url };
    const told = current?.marker.verdict ?? '';
    const news = told !== '' && told !== result.verdict;
    const marker = this.marker('final', result.verdict, news ? undefined : current?.marker.nonce);
    const write = (limitBytes: number): Promise<[Comment, 'created' | 'updated']> =>
      this.write(
        finalBody(result, marker, this.options.links, limitBytes),
        marker,
        news ? null : current,
        patience,
      );
    let written: [Comment, 'created' | 'updated'];
    try {
      written = await write(COMMENT_LIMIT_BYTES);
    } catch (error) {
      const failure = classify(error, patience.clock.now());
      if (failure.kind !== 'refused' || !failure.tooLong) throw error;
      // GitHub counts in a way that we do not know of: half is well below.
      written = await write(COMMENT_LIMIT_BYTES / 2);
    }
    const [comment, type] = written;
    const older = live.filter((own) => own.comment.id !== comment.id);
    return { type, url: comment.url, notes: await this.supersede(older, comment.url, patience) };
  }

  private async write(
    body: string,
    marker: Marker,
    current: Own | null,
    patience: Patience,
  ): Promise<[Comment, 'created' | 'updated']> {
    const updated = current === null ? null : await this.update(current.comment, body, patience);
    if (updated !== null) return [updated, 'updated'];
    return [await this.create(body, marker, patience), 'created'];
  }

  /** Null when somebody has deleted the comment meanwhile. */
  private async update(comment: Comment, body: string, patience: Patience): Promise<Comment | null> {
    if (comment.body === body) return comment;
    try {
      return await patiently(() => this.github.updateComment(comment.id, body), patience);
    } catch (error) {
      if (classify(error, patience.clock.now()).kind === 'not-found') return null;
      throw error;
    }
  }

  private create(body: string, marker: Marker, patience: Patience): Promise<Comment> {
    const { number } = this.options;
    const find = async (): Promise<Comment | null> =>
      (await this.own(patience)).find((own) => own.marker.nonce === marker.nonce)?.comment ?? null;
    return makeOnce(() => this.github.createComment(number, body), find, patience);
  }

  /** The new comment stands; what goes wrong here is mended by the next run, which sees these comments again. */
  private async supersede(
    older: readonly Own[],
    url: string,
    patience: Patience,
  ): Promise<readonly string[]> {
    const notes: string[] = [];
    for (const { comment, marker } of older) {
      try {
        await this.update(comment, supersededBody(comment.body, marker, url), patience);
        await this.github.minimizeComment(comment.nodeId);
      } catch (error) {
        notes.push(`the old comment ${comment.url} could not be folded: ${(error as Error).message}`);
      }
    }
    return notes;
  }

  /** Our comments that still tell the verdict, oldest first. */
  private async live(patience: Patience): Promise<readonly Own[]> {
    return (await this.own(patience)).filter((own) => own.marker.state !== 'superseded');
  }

  /** Marker and author both: the marker alone could be anybody's, the account alone other programs'. */
  private async own(patience: Patience): Promise<readonly Own[]> {
    this.viewer ??= await patiently(() => this.github.viewer(), patience);
    const viewer = this.viewer;
    const comments = await patiently(() => this.github.comments(this.options.number), patience);
    return comments
      .filter((comment) => isBy(comment, viewer))
      .map((comment) => ({ comment, marker: readMarker(comment.body) }))
      .filter((own): own is Own => own.marker?.key === this.options.key)
      .sort((a, b) => a.comment.id - b.comment.id);
  }

  private isOutdatedBy({ marker }: Own): boolean {
    return this.options.run !== '' && isNewerRun(marker.run, this.options.run);
  }

  private marker(state: Marker['state'], verdict: string, nonce: string = randomUUID()): Marker {
    const { key, head, run } = this.options;
    return { key, nonce, state, verdict, head, run };
  }
}

/** GraphQL calls an app `name[bot]` or `name`, REST calls it `name[bot]` and says that it is a bot. */
function isBy(comment: Comment, viewer: string): boolean {
  return comment.author === viewer || (comment.authorIsBot && comment.author === `${viewer}[bot]`);
}
