import type { Processes } from '../world/process.ts';
import { findBlame } from './blame.ts';
import { disassemble, parseCode } from './code-bytes.ts';
import { decodeLine } from './decode-lines.ts';
import { takePrefix } from './lines.ts';
import type { Frame, Problem, SourceLine } from './problem.ts';
import { matchHeader, ruleNamed } from './rules/index.ts';
import type { Rule } from './rules/rule.ts';
import { detailsOf, type Groups, titles } from './title.ts';

export type SourceOf = (frame: Frame) => {
  readonly source: readonly SourceLine[];
  readonly candidates: number;
};

/** Kinds whose `Code:` line is where the kernel itself failed; elsewhere it only shows what was interrupted. */
const SHOWS_CODE = new Set(['oops', 'bug', 'warning', 'list-corruption', 'refcount', 'kasan']);
const KERNEL_IP = /\b(?:RIP: 0010:|pc : |PC is at )/;
const ANY_IP = /\b(?:RIP: [0-9a-f]{4}:|pc : |PC is at )/;

/** A problem with its frames' source lines, decoded text, and title and function over the inlined functions. */
export async function withDecodedFrames(
  problem: Problem,
  sourceOf: SourceOf,
  tools: { readonly processes: Processes; readonly signal?: AbortSignal | undefined },
): Promise<Problem> {
  const found = new Map(problem.frames.map((frame) => [frame, sourceOf(frame)]));
  const frames = problem.frames.map((frame) => ({ ...frame, source: found.get(frame)?.source ?? [] }));
  const rule = ruleNamed(problem.rule);
  const blame = findBlame(rule, frames);
  const { title, alternatives } = titles(rule, groupsOf(rule, problem.excerpt), blame);
  return {
    ...problem,
    frames,
    ...(blame === null ? {} : { title, alternativeTitles: alternatives, function: blame.function }),
    file: blame?.source?.file ?? problem.file,
    decoded: await decodedText(problem, found, tools),
  };
}

/** Groups of header and detail lines, read again from the excerpt. */
export function groupsOf(rule: Rule, excerpt: readonly string[]): Groups {
  let groups: Groups = {};
  for (const text of excerpt) {
    const { body } = takePrefix(text);
    const found = matchHeader(body);
    const header = found?.rule === rule ? found.match : null;
    if (header !== null && Object.keys(groups).length === 0) groups = { ...(header.groups ?? {}), ...groups };
    groups = { ...detailsOf(body), ...groups };
  }
  return groups;
}

async function decodedText(
  problem: Problem,
  found: ReadonlyMap<Frame, ReturnType<SourceOf>>,
  tools: { readonly processes: Processes; readonly signal?: AbortSignal | undefined },
): Promise<string[]> {
  // The same symbol is a return address in the trace and an instruction in RIP: looked up by how its line begins.
  const traces = new Map<string, ReturnType<SourceOf>>();
  const places = new Map<string, ReturnType<SourceOf>>();
  for (const [frame, source] of found) {
    const target = frame.role === 'ip' ? places : traces;
    if (!target.has(symbolKey(frame))) target.set(symbolKey(frame), source);
  }
  const decoded: string[] = [];
  let inKernel = true;
  let dumped = !SHOWS_CODE.has(problem.kind);
  for (const text of problem.excerpt) {
    if (ANY_IP.test(text)) inKernel = KERNEL_IP.test(text);
    const first = ANY_IP.test(text) || /\bWARNING: /.test(text) ? places : traces;
    const second = first === places ? traces : places;
    decoded.push(
      decodeLine(text, (symbol) => first.get(symbolKey(symbol)) ?? second.get(symbolKey(symbol)) ?? null),
    );
    if (dumped || !inKernel || text.indexOf('Code: ') < 0) continue;
    const code = parseCode(text);
    if (code === null) continue;
    dumped = true;
    decoded.push(...(await disassemble(code, tools.processes, tools.signal)));
  }
  return decoded;
}

function symbolKey({ symbol, offset, size }: Pick<Frame, 'symbol' | 'offset' | 'size'>): string {
  return `${symbol}+${offset}/${size}`;
}
