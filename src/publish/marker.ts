/**
 * The hidden first line of our comments. It says which comment is ours to update and what it told last. Anybody can
 * write such a line, so it counts only in comments of the token's own account.
 */

export interface Marker {
  /** Tells several patchboots of one pull request apart. */
  readonly key: string;
  /** Of this one comment: finds it again when the answer to its creation got lost. */
  readonly nonce: string;
  /** superseded: a newer comment tells the verdict. */
  readonly state: 'running' | 'final' | 'superseded';
  /** The verdict that people were told last; '' for none yet. */
  readonly verdict: string;
  /** Head commit of the pull request that the comment is about; '' when not known. */
  readonly head: string;
  /** `RUN.ATTEMPT` of the workflow run that wrote it; '' outside of Actions. */
  readonly run: string;
}

const STATES = ['running', 'final', 'superseded'] as const;
const FIELDS = ['key', 'nonce', 'state', 'verdict', 'head', 'run'] as const;

/** A key has no character that could end an HTML comment or a field. */
export function isMarkerKey(key: string): boolean {
  return /^[a-z0-9](?:[a-z0-9_.]|-(?!-))*$/i.test(key) && !key.endsWith('-') && key.length <= 60;
}

export function markerLine(marker: Marker): string {
  return `<!-- patchboot ${FIELDS.map((name) => `${name}=${marker[name]}`).join(' ')} -->`;
}

/** The marker of a comment's body; null when it does not begin with one. */
export function readMarker(body: string): Marker | null {
  const line = /^<!-- patchboot ([a-z]+=[\w.-]*(?: [a-z]+=[\w.-]*)*) -->/.exec(body)?.[1];
  if (line === undefined) return null;
  const fields = Object.fromEntries(line.split(' ').map((field) => field.split('=', 2) as [string, string]));
  const state = STATES.find((known) => known === fields['state']);
  const { key = '', nonce = '', verdict = '', head = '', run = '' } = fields;
  if (state === undefined || !isMarkerKey(key)) return null;
  return { key, nonce, state, verdict, head, run };
}

/** Whether the run of `a` began after that of `b`; run ids of GitHub only grow. */
export function isNewerRun(a: string, b: string): boolean {
  const numbers = (run: string): [bigint, number] => {
    const match = /^(\d{1,30})\.(\d{1,6})$/.exec(run);
    return match === null ? [0n, 0] : [BigInt(match[1] ?? 0), Number(match[2])];
  };
  const [runA, attemptA] = numbers(a);
  const [runB, attemptB] = numbers(b);
  return runA === runB ? attemptA > attemptB : runA > runB;
}
