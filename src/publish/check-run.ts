import { createHash } from 'node:crypto';
import { cleanLine, shorten } from '../report/clean.ts';
import { renderMarkdown } from '../report/markdown.ts';
import type { Result, Verdict } from '../report/result.ts';
import { VERDICT_WORDS } from '../report/view.ts';
import { ANNOTATIONS_PER_REQUEST } from './annotations.ts';
import type { CheckAnnotation, CheckRun, Conclusion, GitHub, NewCheckRun } from './github.ts';
import { makeOnce, type Patience } from './retry.ts';

/** The optional check run: a line among the checks of a commit, with annotations beyond the runner's ten. */

/** Not green where nothing is known: `neutral` would satisfy a required check. */
export const CONCLUSIONS: Readonly<Record<Verdict, Conclusion>> = {
  pass: 'success',
  fail: 'failure',
  'invalid-input': 'failure',
  inconclusive: 'action_required',
  infrastructure: 'action_required',
};

/** GitHub's maxLength of a summary is 65535. */
const SUMMARY_LIMIT_BYTES = 60_000;
/** A patch that breaks every line needs no thousand annotations. */
const ANNOTATIONS_MAX = 200;

export interface CheckRunOptions {
  readonly name: string;
  readonly headSha: string;
  readonly run: string;
  readonly detailsUrl: string | null;
}

export function checkRunOf(
  result: Result,
  annotations: readonly CheckAnnotation[],
  { name, headSha, run, detailsUrl }: CheckRunOptions,
): NewCheckRun {
  const identity = [name, headSha, run, result.startedAt].join('\n');
  return {
    name,
    headSha,
    externalId: createHash('sha256').update(identity).digest('hex').slice(0, 40),
    conclusion: CONCLUSIONS[result.verdict],
    detailsUrl,
    output: {
      title: shorten(`${VERDICT_WORDS[result.verdict]}: ${cleanLine(result.headline)}`, 200),
      summary: renderMarkdown(result, {
        limitBytes: SUMMARY_LIMIT_BYTES,
        ...(detailsUrl === null ? {} : { artifactUrl: detailsUrl }),
      }),
      annotations: annotations.slice(0, ANNOTATIONS_MAX),
    },
  };
}

/** Makes the check run, once, with as many requests as its annotations need. */
export async function postCheckRun(github: GitHub, run: NewCheckRun, patience: Patience): Promise<CheckRun> {
  const { annotations } = run.output;
  const batch = (from: number) => ({
    ...run.output,
    annotations: annotations.slice(from, from + ANNOTATIONS_PER_REQUEST),
  });
  const find = () => github.findCheckRun(run.headSha, run.name, run.externalId);
  const made = await makeOnce(() => github.createCheckRun({ ...run, output: batch(0) }), find, patience);
  for (let from = ANNOTATIONS_PER_REQUEST; from < annotations.length; from += ANNOTATIONS_PER_REQUEST) {
    // GitHub appends, so a repeated request would show its annotations twice.
    const findGrown = async () => {
      const found = await find();
      return found !== null && found.annotationsCount > from ? found : null;
    };
    await makeOnce(() => github.addAnnotations(made.id, batch(from)), findGrown, patience);
  }
  return made;
}
