import { MAIL_LIMITS } from './limits.ts';
import type { SubjectInfo } from './message.ts';
import { cleanText } from './words.ts';

/** Reply marks of mail clients in several languages. */
const REPLY = /^(?:re|aw|antw|sv|vs|odp|回复|答复)(?:\s*\[\d{1,4}\])?\s*[:：]\s*/i;
/** Forward marks. A forwarded patch is a patch; a reply is a review. */
const FORWARD = /^(?:fwd?|fw|tr|wg|rv)(?:\s*\[\d{1,4}\])?\s*[:：]\s*/i;

const KEYWORD = /^(?:patch(?:set|es)?|rfc|rft|resend|resent|repost|resubmit|pull|git)$/i;

/** One meaning of a token between brackets. Rows are tried in order; the first that fits is taken. */
const TOKENS: readonly (readonly [RegExp, (draft: Draft, match: RegExpExecArray) => void])[] = [
  [
    /^0+\/[nmx]$/i,
    (draft) => {
      draft.position ??= 0;
    },
  ],
  [/^(\d{1,9})\/(\d{1,9})$/, (draft, match) => counter(draft, Number(match[1]), Number(match[2]))],
  [/^(?:v|ver|version|rev|take|try)[.\-#]?(\d{1,12})$/i, (draft, match) => version(draft, Number(match[1]))],
  [
    /^patch(?:set|es)?$/i,
    (draft) => {
      draft.isPatch = true;
    },
  ],
  [
    /^rfc.{0,3}$/i,
    (draft) => {
      draft.rfc = true;
      draft.isPatch = true;
    },
  ],
  [
    /^(?:resend|resent|repost|resubmit)\w{0,4}$/i,
    (draft) => {
      draft.resend = true;
    },
  ],
  [
    /^pull$/i,
    (draft) => {
      draft.isPull = true;
    },
  ],
];

interface Draft {
  isReply: boolean;
  isForward: boolean;
  isPatch: boolean;
  isPull: boolean;
  version: number | null;
  position: number | null;
  total: number | null;
  rfc: boolean;
  resend: boolean;
  minor: SubjectInfo['minor'];
  tags: string[];
  problem: string | null;
}

/**
 * Reads a subject. The grammar is the union of what b4, patchwork and syzkaller accept: several bracket groups,
 * commas, glued tokens (`PATCHv3`, `PATCH1/8`), reply marks anywhere in front, Mercurial's `1 of 2`.
 */
export function parseSubject(subject: string): SubjectInfo {
  const draft: Draft = {
    isReply: false,
    isForward: false,
    isPatch: false,
    isPull: false,
    version: null,
    position: null,
    total: null,
    rfc: false,
    resend: false,
    minor: null,
    tags: [],
    problem: null,
  };
  let rest = cleanText(subject.slice(0, MAIL_LIMITS.headerValueBytes));
  for (let steps = 0; steps < 64; steps++) {
    rest = rest.replace(/^[\s:]+/, '');
    const mark = REPLY.exec(rest) ?? FORWARD.exec(rest);
    if (mark !== null) {
      if (REPLY.test(rest)) draft.isReply = true;
      else draft.isForward = true;
      rest = rest.slice(mark[0].length);
      continue;
    }
    const group = leadingGroup(rest);
    if (group === null) break;
    readGroup(draft, group.inner);
    rest = group.rest;
  }
  const bare = /^patch(?:\s+v\d{1,3})?(?:\s+\d{1,4}\/\d{1,4})?\s*:\s*/i.exec(rest);
  if (bare !== null && !draft.isPatch) {
    readGroup(draft, bare[0].replace(/:\s*$/, ''));
    rest = rest.slice(bare[0].length);
  }
  if (/^git pull\b|^pull request\b/i.test(rest)) draft.isPull = true;
  if (draft.version === null) {
    const trailing = /\(v(\d{1,4})\)$/.exec(rest);
    if (trailing !== null) version(draft, Number(trailing[1]));
  }
  if (draft.isPull) draft.isPatch = false;
  return {
    title: rest,
    isReply: draft.isReply,
    isForward: draft.isForward,
    isPatch: draft.isPatch,
    isPull: draft.isPull,
    version: draft.version ?? 1,
    versionInferred: draft.version === null,
    position: draft.position,
    total: draft.total,
    rfc: draft.rfc,
    resend: draft.resend,
    tags: draft.tags,
    minor: draft.minor,
    problem: draft.problem,
  };
}

/** The first bracket group, with brackets inside of it flattened; null when the text starts with none. */
function leadingGroup(text: string): { readonly inner: string; readonly rest: string } | null {
  if (!text.startsWith('[')) return null;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if (c === '[') depth++;
    else if (c === ']' && --depth === 0) {
      return { inner: text.slice(1, i).replace(/[[\]]/g, ' '), rest: text.slice(i + 1) };
    }
  }
  // An inner bracket that never closes: end at the first closing one, as git does.
  const close = text.indexOf(']');
  if (close < 0) return null;
  return { inner: text.slice(1, close).replace(/[[\]]/g, ' '), rest: text.slice(close + 1) };
}

function readGroup(draft: Draft, inner: string): void {
  const joined = inner
    .replace(/\b(\d{1,5}) of (\d{1,5})\b/gi, '$1/$2')
    .replace(/\b(take|try) (\d{1,3})\b/gi, '$1$2');
  for (const token of joined.split(/[\s,;]+/).flatMap(unglue)) {
    if (token === '') continue;
    const row = TOKENS.find(([pattern]) => pattern.test(token));
    if (row !== undefined) {
      row[1](draft, row[0].exec(token) as RegExpExecArray);
      continue;
    }
    if (/^git$/i.test(token) && /\bpull\b/i.test(joined)) continue;
    const minor = /^v(\d{1,3})\.(\d{1,3})$/i.exec(token);
    if (minor !== null) draft.minor = { version: Number(minor[1]), minor: Number(minor[2]) };
    draft.tags.push(token.slice(0, 64));
  }
}

/** `PATCHv3` to `PATCH v3`, `v2PATCH12/15`, `PATCH/RFC`, `RFC-PATCH`; other tokens stay whole. */
function unglue(token: string): readonly string[] {
  const pieces = token.split(/[/\-+|]/);
  if (pieces.length > 1 && pieces.every((piece) => KEYWORD.test(piece) || /^v\d{1,3}$/i.test(piece)))
    return pieces;
  const lead = /^(patch(?:set)?|rfc|resend|pull)[-_]?(v\d.*|\d{1,5}\/\d{1,5}.*)$/i.exec(token);
  if (lead !== null) return [lead[1] ?? '', ...unglue(lead[2] ?? '')];
  const versioned = /^(v\d{1,3})[-_]?((?:patch|rfc|resend).*|\d{1,5}\/\d{1,5})$/i.exec(token);
  if (versioned !== null) return [versioned[1] ?? '', ...unglue(versioned[2] ?? '')];
  return [token.replace(/^[(#]+|[):]+$/g, '')];
}

function counter(draft: Draft, position: number, total: number): void {
  if (draft.position !== null && draft.total !== null) return;
  if (total > MAIL_LIMITS.seriesTotal || position > MAIL_LIMITS.seriesTotal) {
    draft.problem = `the counter ${position}/${total} is beyond the limit of ${MAIL_LIMITS.seriesTotal} patches`;
    return;
  }
  draft.position = position;
  draft.total = total;
}

function version(draft: Draft, number: number): void {
  if (number > MAIL_LIMITS.version || number < 0) {
    draft.problem = `version ${number} is beyond the limit of ${MAIL_LIMITS.version}`;
    return;
  }
  draft.version ??= number;
}
